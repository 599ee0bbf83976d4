"""Showing the game: decisions in motion, the picture of the table, dragging."""
