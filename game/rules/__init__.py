"""The rules of the three games: pure, standard library only."""
