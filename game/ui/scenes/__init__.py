"""The screens: menu, new game, settings, statistics, rulebook, credits, crash."""

from __future__ import annotations
