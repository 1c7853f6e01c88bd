"""The engine and what is on top of it, tested on the toys."""
