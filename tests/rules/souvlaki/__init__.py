"""Tests of the rules of Souvlaki Wars, clause by clause."""
