"""Sobek at the board scene."""
