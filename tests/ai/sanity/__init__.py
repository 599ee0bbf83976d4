"""Moves that no sensible player makes, as data with a proof of each, and the levels that must avoid them."""

NOW = ("merchant", "pharaoh", "hoarder")
"""One level that weighs moves, one that searches and one with a character, tried with every change; all every night."""
