"""The table in the browser: an authoritative server whose journal is the truth."""
