"""Felucca: a desktop table for three games of the Nile."""

from game import compiled

__version__ = "0.3.0.dev0"

compiled.install()
