"""The drawing of Souvlaki Wars: shop fronts in neon, queues with their orders, cards, the oilcloth, the tracks."""
