"""Training of evaluations by self-play: TD(λ) on afterstates (`selfplay`), or look-ahead (`search_bootstrap`)."""
