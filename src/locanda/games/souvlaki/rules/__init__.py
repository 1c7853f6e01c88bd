"""The rules of Souvlaki Wars by the phases of the rulebook; every function names the clauses of `rules.md`."""
