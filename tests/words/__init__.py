"""Tests of the texts: the loader, and every word file of the house and of every game."""
