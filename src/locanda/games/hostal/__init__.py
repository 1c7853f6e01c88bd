"""Hostil Hostal: guests in beds, cards in the dark, and a dawn that tells who slept."""
