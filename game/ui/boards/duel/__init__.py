"""Sobek: 2 Players at the board scene."""
