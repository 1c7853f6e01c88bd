"""The engine: records, rules, doors and the match above them.  Knows no game."""
