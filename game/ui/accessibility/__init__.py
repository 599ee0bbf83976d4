"""The table for those who cannot see it: what is on the screen as a tree of words, and who reads it."""
