"""The gallery of every scene, filled with results that nobody has reached."""
