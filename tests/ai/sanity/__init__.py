"""Moves that no sensible player makes, as data with a proof of each, and the levels that must avoid them."""

NOW = ("merchant", "pharaoh")
"""One level that weighs moves and one that searches, tried with every change; all, and the characters, every night."""
