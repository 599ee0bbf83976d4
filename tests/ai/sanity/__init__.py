"""Moves that no sensible player makes, as data with a proof of each, and the levels that must avoid them."""

NOW = ("merchant", "steward", "pharaoh", "hoarder")
"""The levels that are tried with every change; all are tried every night."""
