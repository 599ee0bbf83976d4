"""The rules of the three games: pure functions that need only the standard library."""
