"""The games: a folder each, and nothing of one in another."""
