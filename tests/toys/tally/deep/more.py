"""A number that is two imports away from the rules' own module."""

MORE = 0
