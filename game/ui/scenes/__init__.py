"""The screens: menu, new game, settings, rulebook, credits, crash; and those around the table."""

from __future__ import annotations
