"""The sheet that shows a player at a shared screen the pieces just received unseen, before the hand is covered."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.match.watched import WatchedGame
from game.rules.core.facts import Fact, Moved
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.phrases import GameWords
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SUBHEADING
from game.ui.layout import Edge, abreast, bounded, cut, placed
from game.ui.widgets.button import Button
from game.ui.widgets.flow import column, column_height
from game.ui.widgets.label import Label, Spacer
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_WIDTH, _MARGIN, _PAD, _GAP = 560.0, 20.0, 26.0, 14.0
_FACE, _BETWEEN = 104.0, 12.0


def received(game: WatchedGame, seat: int, own: Sequence[Fact], public: Sequence[Fact]) -> list[int]:
    """Return the pieces that came to `seat` from elsewhere and whose faces are not known to everybody.

    `own` and `public` are the facts of one decision as the seat and as everybody perceived them.
    """
    zones = game.game.zones
    found: list[int] = []
    for mine, theirs in zip(own, public, strict=True):
        if not isinstance(mine, Moved) or not isinstance(theirs, Moved):
            continue
        if zones[mine.dst].owner == seat != zones[mine.src].owner:
            found += [piece for piece in mine.pieces if piece >= 0 and piece not in theirs.pieces]
    return found


class DrawnSheet(Stage):
    """Shows a player's new pieces; while it is open the game waits. It closes when other people may see the screen."""

    is_overlay = True
    is_private = True
    deaf_seconds = 0.4

    def __init__(self, shell: Shell, name: str, pieces: Sequence[int], words: GameWords, brush: Brush) -> None:
        super().__init__(shell)
        self._name = name
        self._pieces = pieces
        self._words = words
        self._faces = [words.face(piece) for piece in words.ordered(pieces)]
        self._brush = brush
        self._room = pygame.FRect()
        self.default_focus = "done"

    def build(self) -> None:
        """Put the words, room for the pictures, and a button on a sheet."""
        shell = self.shell
        width = min(_WIDTH * shell.types.size, self.size[0] - 2 * _MARGIN)
        pictures = Spacer(shell, _FACE)
        parts = [
            Label(shell, text("drawn-title", name=self._name), SUBHEADING, align=0.5),
            pictures,
            Label(shell, text("drawn-text", pieces=self._words.pieces(self._pieces)), BODY, align=0.5),
            Button(shell, text("drawn-done"), Pop, kind="primary", name="done", height=50),
        ]
        high = column_height(parts, width - 2 * _PAD, gap=_GAP) + 2 * _PAD
        panel = Panel(shell, pad=_PAD, lift=26)
        panel.place(placed(self.screen, width, high))
        column(parts, panel.inner, gap=_GAP, align=0.5)
        self._room, _ = cut(bounded(panel.inner, top=pictures.rect.top), Edge.TOP, _FACE)
        panel.add(*parts)
        self.root.add(panel)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the pieces side by side."""
        many, brush = len(self._faces), self._brush
        wide = [_FACE / brush.height(face, 1.0) for face in self._faces]
        step = min(1.0, (self._room.width - _BETWEEN * (many - 1)) / sum(wide))
        room = placed(self._room, self._room.width, _FACE * step)
        for face, place in zip(self._faces, abreast(room, [width * step for width in wide], _BETWEEN), strict=True):
            brush.face(canvas, face, place)
