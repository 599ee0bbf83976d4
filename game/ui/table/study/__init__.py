"""Studying a finished game: its analysis and curves, and its mistakes to be tried again."""
