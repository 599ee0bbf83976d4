"""The picture of the end of a match: the title, the players in the evening light with their words, and the scores."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.locale import text
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import BODY, SMALL, TITLE
from game.ui.layout import bounded, placed, trim
from game.ui.table.finish.ending import Ending
from game.ui.table.finish.figures import BACKDROP
from game.ui.table.finish.pedestals import Pedestals
from game.ui.table.finish.voices import paint_voices
from game.ui.window.display import Size

MIDDLE = (0.462, 0.375)
"""The point of the painting, as shares of width and height, that stays in the middle of the window.

A narrow window then shows the sun, a wide one the frieze.
"""
_SHAPE = 2560 / 1200
"""The width of this painting relative to its height."""

_TOP, _BELOW_TITLE = 10.0, 2.0
"""The room above the title and below it."""
_BEAM = 0.103
"""Where the beam of the painting ends, as a share of the height of a tall window."""
_MARGIN, _GAP = 24.0, 12.0
"""The margins and the gaps between parts."""


class Podium:
    """Draws an ending in a window of `size`, above `bottom`."""

    def __init__(self, ending: Ending, brush: Brush, size: Size, bottom: float) -> None:
        self._ending = ending
        self._size = size
        window = pygame.FRect((0, 0), size)
        self._room = bounded(trim(window, left=_MARGIN, right=_MARGIN, top=_TOP), bottom=bottom)
        """The room for everything."""
        self._is_wide = size[0] >= size[1]
        self._pedestals = Pedestals(ending, brush, is_wide=self._is_wide)

    def paint_backdrop(self, canvas: Canvas) -> None:
        """Draw the temple, in a wide window with its sun as far behind the winners as the painting reaches."""
        across, aside = MIDDLE
        if self._is_wide:
            seen = min(1.0, self._size[0] / self._size[1] / _SHAPE)
            across += (0.5 - self._pedestals.middle(canvas.types, self._stage(canvas)) / self._size[0]) * seen
        canvas.backdrop(BACKDROP, (across, aside))

    def paint(self, canvas: Canvas, share: float = 1.0) -> Iterator[None]:
        """Draw everything but the backdrop in steps; `share` is how far the race of the scores has come, 1 at its
        end.
        """
        ending, stage = self._ending, self._stage(canvas)
        self._paint_title(canvas, self._room.top)
        busy = self._pedestals.busy(canvas.types, stage)
        if ending.table.verdict:
            verdict = self._verdict(canvas)
            sheet = placed(self._below_title(canvas), verdict.width + 40, verdict.height + 8, down=0.0)
            busy.append(sheet)
            canvas.box(sheet, "deep_nile", radius=10)
            canvas.rich(ending.table.verdict, sheet.inflate(-39, -8), verdict.style, "text_on_dark", align=0.5)
        yield from self._pedestals.paint(canvas, stage, share)
        yield
        figures, sky = self._pedestals.figures(canvas.types, stage), self._below_title(canvas)
        said = [(seat, text("speech-said", words=words)) for seat, words in ending.said]
        paint_voices(canvas, said, figures, ending.heroes, sky, busy)

    def _below_title(self, canvas: Canvas) -> pygame.FRect:
        return trim(self._room, top=canvas.types.line_height(TITLE) + _BELOW_TITLE)

    def _stage(self, canvas: Canvas) -> pygame.FRect:
        """Return the room for the players, below the verdict, and in a tall window below the beam."""
        verdict = self._verdict(canvas).height + 12 if self._ending.table.verdict else 0.0
        stage = trim(self._below_title(canvas), top=verdict + _GAP)
        return stage if self._is_wide else trim(stage, top=max(0.0, self._size[1] * _BEAM - stage.top))

    def _verdict(self, canvas: Canvas) -> Paragraph:
        """Return the verdict in the fewest lines that fit, all about equally long.

        In a wide window it is rather small than on two lines.
        """
        words, types, theme, room = self._ending.table.verdict, canvas.types, canvas.theme, self._size[0] * 0.84
        found, small = lay_out(words, room, types, theme, BODY), lay_out(words, room, types, theme, SMALL)
        if self._is_wide and small.lines < found.lines:
            found = small
        while (closer := lay_out(words, found.width - 8, types, theme, found.style)).lines == found.lines > 1:
            found = closer
        return found

    def _paint_title(self, canvas: Canvas, top: float) -> None:
        """Draw the winners' names after their seals."""
        ending, types = self._ending, canvas.types
        winners, title = ending.heroes, ending.title
        step, high = 58.0, types.line_height(TITLE)
        room = self._size[0] - 80 - step * len(winners)
        style = types.fitted(title, TITLE, room)
        left = (self._size[0] - min(room, types.width(title, style)) - step * len(winners)) / 2
        for seat in winners:
            paint_seal(canvas, seat, (left + 24, top + high / 2), 24)
            left += step
        for by, colour in ((2.0, "ink"), (0.0, "text_on_dark")):
            canvas.text(title, (left + by, top + by), style, colour, width=room)
