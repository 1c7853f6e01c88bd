"""The rules of Hostil Hostal by the phases of the rulebook; every function names the clauses of `rules.md`."""
