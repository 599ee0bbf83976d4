"""Sa-Rê at the board scene."""
