"""Credits and licences."""

from __future__ import annotations

from game.locale import has, keys, text
from game.registry import ENTRIES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SUBHEADING
from game.ui.layout import first_fitting, placed
from game.ui.widgets.base import Widget
from game.ui.widgets.flow import Column, Row
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Spacer
from game.ui.widgets.panel import Sheet, sheet_height
from game.ui.widgets.scene import Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size

_GAMES = "credits-games-title"
"""The heading of the games."""
_SHAPES = (0.62, 0.45, 0.33, 0.0)
"""The heights of the picture of a game above its text, relative to its width, and 0 for one beside it: the first with
which everything fits is taken.
"""
_BESIDE = (122.0, 92.0)
"""The size of a picture beside its text."""
_PAD, _GAP = 30.0, 22.0
"""The padding of the sheet, and the gap between two games."""


class Credits(Stage):
    """The texts whose keys begin with `credits-`; keys of headings end in `-title`."""

    def build(self) -> None:
        """Put the texts on a sheet, with the largest pictures of the games with which it needs no scrolling."""
        self.default_focus = "back"
        header = Header(self.shell, text("menu-credits"), Pop)
        room = sheet_below(header, self.size, widest=1140)
        parts = first_fitting(
            map(self._parts, _SHAPES),
            lambda parts: sheet_height(self.shell, parts, room.width, pad=_PAD, gap=8) <= room.height,
        )
        self.root.add(header, Sheet(self.shell, parts, room, pad=_PAD, gap=8, widest_gap=22))

    def _parts(self, shape: float) -> list[Widget]:
        """Return the texts, those of the games side by side below pictures of that shape."""
        shell = self.shell
        parts: list[Widget] = []
        for key in keys("credits-"):
            if key.endswith("-title"):
                if parts:
                    parts.append(Spacer(shell, 8))
                parts.append(Label(shell, text(key), SUBHEADING))
                if key == _GAMES:
                    parts.append(self._games(shape))
            elif key.removeprefix("credits-") not in ENTRIES:
                parts.append(Label(shell, text(key), BODY))
        return parts

    def _games(self, shape: float) -> Widget:
        """Return the pictures of the games with their texts."""
        shell, games = self.shell, [game for game in ENTRIES if has(f"credits-{game}")]
        parts = [
            (
                GamePicture(shell, game, shape or _BESIDE[1] / _BESIDE[0], 0.0 if shape else _BESIDE[0]),
                Label(shell, text(f"credits-{game}"), BODY),
            )
            for game in games
        ]
        columns: list[Widget] = [
            Column(shell, [picture, words], gap=8)
            if shape
            else Row(shell, [(picture, 0.0), (words, 1.0)], is_level=True)
            for picture, words in parts
        ]
        return Row(shell, [(each, 1.0) for each in columns], gap=_GAP, is_level=True)


class GamePicture(Widget):
    """The picture of a game, or its emblem in a theme for reading."""

    def __init__(self, shell: Shell, game: str, shape: float, wide: float) -> None:
        """`shape` is the height relative to the width; `wide` is 0 for one as wide as its room."""
        super().__init__(shell)
        self._game = game
        self._shape = shape
        self._wide = wide

    def measure(self, width: float) -> Size:
        """Return the size of the picture."""
        wide = self._wide or width
        return wide, wide * self._shape

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the picture in a thin frame."""
        if not canvas.theme.is_painted or not canvas.painting(f"common/game-{self._game}", self.rect, radius=8):
            side = self.rect.height * 0.8
            canvas.picture(ENTRIES[self._game].emblem, placed(self.rect, side, side))
        canvas.box(self.rect, None, radius=8, line="panel_line", width=1.5)
