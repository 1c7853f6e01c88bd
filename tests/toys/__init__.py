"""Two tiny games on the whole contract, for tests of the engine: a dice race, and sealed bids with hidden bonuses."""
