"""Analysis of finished games: the losses by decisions and the gains and losses by draws."""
