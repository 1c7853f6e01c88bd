"""The drawing of Hostil Hostal: the inn by night, its guests, the cards that lie about, and what stands around it."""
