"""Felucca: a desktop table for three games of the Nile."""

__version__ = "0.1.0"
