"""The pictures of Café International: pure functions from plain data to SVG text, all of our own drawing."""
