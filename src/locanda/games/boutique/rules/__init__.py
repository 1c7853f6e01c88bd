"""The rules of Boutique Hotel Manager by the phases of the rulebook; every function names the clauses of `rules.md`."""
