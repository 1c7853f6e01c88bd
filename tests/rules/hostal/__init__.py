"""Tests of the rules of Hostil Hostal, clause by clause."""
