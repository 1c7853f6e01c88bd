"""Numbers that a copy may change."""

STEP = 1
WIDTH = 3
LAST = 9
EVENTS = 1
