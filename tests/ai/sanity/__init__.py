"""Moves that no sensible player makes, as data with a proof of each, and the levels that must avoid them."""
