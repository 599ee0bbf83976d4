"""The end of a game: the scoring, the podium, and further games."""
