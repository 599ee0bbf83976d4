"""How a game ends: the scoring, the podium, and what can be played next."""
