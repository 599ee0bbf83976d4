"""The table where a game is played or replayed: the scene, its parts, and the sheets that lie over it."""
