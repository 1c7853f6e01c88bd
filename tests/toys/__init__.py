"""Tiny games on the whole contract, for tests of the engine: a dice race, sealed bids with hidden bonuses, and a tally
that is copied under other names and changed."""
