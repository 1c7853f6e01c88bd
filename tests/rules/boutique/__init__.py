"""Tests of the rules of Boutique Hotel Manager, clause by clause."""
