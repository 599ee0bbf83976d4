"""Learning from self-play what a position is worth: temporal differences on afterstates, TD(λ)."""
