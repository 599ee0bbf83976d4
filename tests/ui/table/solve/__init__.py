"""Solving at the table."""
