"""What the windows of all tests share."""

from __future__ import annotations

from game.ui.drawing.pictures import Pictures

PICTURES = Pictures()
"""The pictures of art/, read and scaled once as in the program, whose windows follow one another as tests do."""
