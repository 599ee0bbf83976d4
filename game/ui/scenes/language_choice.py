"""The choice of the language in a corner of the title and of the first start, for somebody who can read neither."""

from __future__ import annotations

import pygame

from game.locale import available_languages, language, text
from game.ui.drawing.text import SMALL
from game.ui.layout import placed, trim
from game.ui.widgets.choice import ChoiceItem, SegmentedControl
from game.ui.widgets.shell import Shell

_EDGE, _HEIGHT = 16.0, 34.0
"""The distance from the window's edges, and the height at normal text size."""


def language_choice(shell: Shell, room: pygame.FRect) -> SegmentedControl:
    """Return the languages, each by its own name, in the upper right corner of a room, no wider than that."""
    items = [ChoiceItem(each, text(f"settings-language-{each}")) for each in available_languages()]

    def change(chosen: object) -> None:
        shell.change_settings(language=chosen)

    choice = SegmentedControl(shell, items, language(), change, name="language", height=_HEIGHT, style=SMALL)
    choice.caption = text("settings-language")
    corner = trim(room, left=_EDGE, right=_EDGE, top=_EDGE)
    wide, high = choice.measure(corner.width)
    choice.place(placed(corner, min(wide, corner.width), high, 1.0, 0.0))
    return choice
