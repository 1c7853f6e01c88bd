"""How fast the house is: the rules, `Match`, the compiler, the server; beside plain Python and other engines."""
