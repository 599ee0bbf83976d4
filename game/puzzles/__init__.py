"""Puzzles found in games between AIs, questions about exact knowledge, and the player's rating at them."""
