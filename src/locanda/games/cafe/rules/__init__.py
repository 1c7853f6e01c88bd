"""The rules of Café International by the parts of the rulebook; every function names the clauses of `rules.md`."""
