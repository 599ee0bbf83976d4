"""What the boards of all games are made of: the base presenter, values, places, motion, painting, words of seats."""
