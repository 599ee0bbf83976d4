"""Styles of text that the parts of the week on the river share."""

from __future__ import annotations

from game.ui.drawing.text import Style

DAY, TODAY = Style("serif", 18, bold=True, leading=1.2), Style("serif", 19, bold=True, leading=1.2)
NAME = Style("sans", 15, bold=True, leading=1.2)
STORY = Style("serif", 23, bold=True, leading=1.2)
SAIL = Style("serif", 24, bold=True, leading=1.2)
