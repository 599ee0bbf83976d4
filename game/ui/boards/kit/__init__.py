"""The building blocks of all boards: the base presenter, values, places, motion, painting, words of seats."""
