"""Telling the game: log, digest, hints, explanations, speech, and all of it for screen readers."""
