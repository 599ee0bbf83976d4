"""Training of evaluations by self-play: temporal differences on afterstates, TD(λ)."""
