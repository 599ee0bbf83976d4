"""A module whose ENTRY is no entry of a game: see test_registry."""

ENTRY = "ferry"
