"""One module a game: how long it can be, and what neither appears nor vanishes; see `contract.games`."""
