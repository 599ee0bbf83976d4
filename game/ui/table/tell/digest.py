"""The events since the viewer's last turn: a sheet in the place of the log, with small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import groupby, product

import pygame

from game.locale import text
from game.match.seats import Seat
from game.match.watched import WatchedGame
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.seat_head import paint_face
from game.ui.boards.kit.values import LogLine, Shown
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style
from game.ui.layout import first_fitting
from game.ui.table.tell.log_panel import below_head, head_button, paint_sheet_head, place_in_head, why_button
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import Action

_STYLE = Style("sans", 15, leading=1.22)
_NAME = Style("sans", 15, bold=True)
_FACE, _LARGE = 22.0, 36.0
"""The side of the face beside a sentence, and beside pictures."""
_HEIGHTS, _LEAST = (76.0, 56.0, 40.0), 28.0
"""The heights of a picture, the greatest that leaves room for all sentences being chosen, and that of pictures which
without it would be left out with their sentences.
"""
_STEP, _BESIDE = 5.0, 7.0
"""The gaps between two pictures, and beside the face of a player."""
_FADED = 150
_MOST_ASKED = 3
"""The decisions whose reasons are told at once."""


class DigestState(Enum):
    """Whether the digest stands in the place of the log."""

    AUTO = auto()
    """While the viewer is asked."""
    OPEN = auto()
    """Until the viewer closes it or decides."""
    CLOSED = auto()
    """Not until the viewer opens it again."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Sentences about one player, or about the game itself, and the pieces that moved with them."""

    lines: tuple[LogLine, ...]
    pictures: tuple[Shown, ...]
    player: Seat | None = None


class Digest:
    """The deeds of the others since the viewer's last decision, told from the viewer's knowledge.

    The argument `is_asked` of its methods means that the viewer has to decide now.
    """

    def __init__(self, game: WatchedGame, presenter: Presenter[State], viewpoint: Viewpoint) -> None:
        self._game = game
        self._presenter = presenter
        self._viewpoint = viewpoint
        self._state = DigestState.AUTO
        self._opened = -1
        """The viewer's last decision when the digest was opened by hand."""

    def deeds(self) -> list[Deed]:
        """Return the deeds since the viewer's last decision, the newest first; none for a spectator."""
        if self._viewpoint.viewer == SPECTATOR:
            return []
        since = self._last_own + 1
        facts = self._game.facts(self._viewpoint.eyes, since)
        if not since:
            facts = facts[1:]
        found: list[Deed] = []
        together: list[Fact] = []
        for each in facts:
            together += each
            if not self._presenter.is_half_told(together):
                self._tell(together, found)
                together = []
        self._tell(together, found)
        return found[::-1]

    def _tell(self, facts: Sequence[Fact], deeds: list[Deed]) -> None:
        """Add the deeds of one decision to earlier ones; the first of a player has the pictures of that player.

        Pieces that are no player's belong to the first deed.
        """
        lines = self._presenter.sentences(facts) if facts else []
        pieces = self._presenter.pictures(facts) if lines else ()
        told: set[int] = set()
        owners = {line.seat for line in lines}
        for seat, some in groupby(lines, key=lambda line: line.seat):
            own = [] if seat in told else [each for each in pieces if each.seat == seat]
            others = [] if told else [each for each in pieces if each.seat not in owners]
            pictures = tuple(each.shown for each in own + others)
            deeds.append(Deed(tuple(some), pictures, self._game.seats[seat] if seat >= 0 else None))
            told.add(seat)

    def of_ais(self) -> list[int]:
        """Return the newest decisions of AIs since the viewer's last one, the newest first, at most `_MOST_ASKED`."""
        game = self._game
        since = range(game.ply, max(self._last_own, 0), -1)
        found = [ply for ply in since if not game.seatings[ply][game.decision(ply)[0]].is_human]
        return found[:_MOST_ASKED]

    @property
    def _last_own(self) -> int:
        """The number of the viewer's last decision, -1 if there is none."""
        game, viewer = self._game, self._viewpoint.viewer
        return next((ply for ply in range(game.ply, 0, -1) if game.decision(ply)[0] == viewer), -1)

    def is_shown(self, *, is_asked: bool) -> bool:
        """Return whether the digest stands in the place of the log now."""
        return self.is_wanted(is_asked=is_asked) and bool(self.deeds())

    def is_wanted(self, *, is_asked: bool) -> bool:
        """Return whether the digest stands in the place of the log, provided it has anything to show."""
        if self._state is DigestState.OPEN and self._opened != self._last_own:
            self._state = DigestState.AUTO
        return self._state is DigestState.OPEN or (self._state is DigestState.AUTO and is_asked)

    def toggle(self, *, is_asked: bool) -> bool:
        """Close the digest if it is shown, else open it; return whether there is anything to show or to close."""
        if self.is_shown(is_asked=is_asked):
            self._state = DigestState.CLOSED
            return True
        self._state, self._opened = DigestState.OPEN, self._last_own
        return bool(self.deeds())


class DigestPanel(Widget):
    """A sheet with deeds, the newest first.

    Sentences without room are only counted at its foot; the log has them.
    """

    def __init__(
        self,
        shell: Shell,
        brush: Brush,
        deeds: Sequence[Deed],
        on_log: Callback,
        on_large: Callback,
        on_why: Callback | None = None,
        *,
        is_bare: bool = False,
    ) -> None:
        """`on_log` shows the log instead, `on_large` all of it over the table, `on_why` asks AIs for their reasons; a
        panel that `is_bare` lies on a shelf.
        """
        super().__init__(shell, name="digest-panel")
        self._is_bare = is_bare
        self._brush = brush
        self.deeds = list(deeds)
        self._area = ScrollArea(shell, name="digest-list", gap=5, pad=4 if is_bare else 8, is_quiet=True)
        tip = text("digest-log", press=shell.press_for(Action.DIGEST))
        self._buttons = [
            head_button(shell, "enlarge", "log-large", text("board-log-large"), on_large),
            head_button(shell, "log", "digest", tip, on_log),
            *([why_button(shell, on_why)] if on_why is not None else []),
        ]
        self.add(self._area, *self._buttons)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of sentences."""
        return Accessible(Role.LIST, text("digest-title"))

    def place(self, rect: pygame.FRect) -> None:
        """Lay the sheet and its deeds out in `rect`.

        Where not all sentences fit, faces and pictures stand for the earliest of them, then all pictures of a player's
        turn lie in one row; where that is still too much, the earliest sentences are only counted.
        """
        super().place(rect)
        place_in_head(self._buttons, rect)
        self._area.place(below_head(self.shell, rect, is_bare=self._is_bare))
        self._area.fill(self._fitting())

    def _fitting(self) -> list[Widget]:
        """Return the rows with the largest pictures and the most sentences for which there is room, at least the words
        of the newest one.
        """
        many, low = len(self.deeds), (_HEIGHTS[-1], _LEAST)
        brief = ((_HEIGHTS[-1], written) for written in range(many - 1, -1, -1))
        sizes = [*((high, many) for high in _HEIGHTS), *brief]
        turns = _turns(self.deeds)
        short = product(low, range(len(turns), -1, -1))
        tried = [(self.deeds, *size) for size in sizes] + [(turns, *size) for size in short]
        rows = first_fitting((self._rows(*each) for each in tried), self._has_room)
        if self._has_room(rows):
            return rows
        sentences = sum(len(deed.lines) for deed in self.deeds)
        for kept, high in product(range(sentences - 1, 0, -1), low):
            rows = [*self._rows(_newest(self.deeds, kept), high, 1), self._folded(sentences - kept)]
            if self._has_room(rows):
                return rows
        return self._rows([replace(deed, pictures=()) for deed in _newest(self.deeds, 1)], _LEAST, 1)

    def _has_room(self, rows: Sequence[Widget]) -> bool:
        return self._area.wanted(rows, self._area.rect.width) <= self._area.rect.height

    def _rows(self, deeds: Sequence[Deed], high: float, written: int) -> list[Widget]:
        """Return the rows of deeds with pictures of a height; after the `written` newest ones, faces and pictures
        stand for the sentences.
        """
        rows: list[Widget] = []
        for at, deed in enumerate(deeds):
            for number, line in enumerate(deed.lines):
                pictures = () if number else deed.pictures
                is_brief = at >= written and bool(pictures)
                rows.append(_Row(self.shell, self._brush, line, deed.player, pictures, high, is_brief=is_brief))
        return rows

    def _folded(self, count: int) -> Label:
        """Return the number of the sentences that have no room."""
        soft = "text_on_dark_soft" if self.shell.theme.is_painted else "text_soft"
        return Label(self.shell, text("digest-earlier", count=count), _STYLE, soft)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        paint_sheet_head(canvas, self.rect, text("digest-title"), self._buttons, is_bare=self._is_bare)


def _newest(deeds: Sequence[Deed], count: int) -> list[Deed]:
    """Return the newest `count` sentences of deeds, each beside its player."""
    found: list[Deed] = []
    for deed in deeds:
        kept = deed.lines[-count:]
        found.append(replace(deed, lines=kept))
        count -= len(kept)
        if not count:
            break
    return found


def _turns(deeds: Sequence[Deed]) -> list[Deed]:
    """Return deeds, the newest first, with those of a player in a row as one.

    It has all their pictures, the earliest first, and the newest sentence of all, or in an earlier turn that with the
    most pictures; all are heard. Pictures of the game itself go with the deed before. A newest sentence without
    pictures stays alone.
    """
    alone = [deeds[0]] if deeds and not deeds[0].pictures else []
    found: list[list[Deed]] = []
    for deed in reversed(deeds[len(alone) :]):
        last = found[-1][0].player if found else None
        is_same = deed.player is last if deed.player is not None else bool(deed.pictures)
        if last is not None and is_same:
            found[-1].append(deed)
        else:
            found.append([deed])
    newest = deeds[0] if deeds else None
    return alone + [_together(some, newest) for some in reversed(found)]


def _together(deeds: Sequence[Deed], newest: Deed | None) -> Deed:
    """Return deeds of a player, the earliest first, as one."""
    first = deeds[0]
    if len(deeds) == 1 or not any(deed.pictures for deed in deeds):
        return replace(first, lines=tuple(line for deed in deeds for line in deed.lines))
    main = newest if newest is deeds[-1] else max(deeds, key=lambda deed: len(deed.pictures))
    said = " ".join(line.aloud for deed in deeds for line in deed.lines)
    pictures = tuple(shown for deed in deeds for shown in deed.pictures)
    return Deed((replace(main.lines[-1], said=said, seat=first.lines[0].seat),), pictures, first.player)


class _Row(Label):
    """A sentence below its pictures, and the face of its player, who is None for the game itself."""

    def __init__(
        self,
        shell: Shell,
        brush: Brush,
        line: LogLine,
        who: Seat | None,
        pictures: Sequence[Shown],
        high: float,
        *,
        is_brief: bool,
    ) -> None:
        """`high` is the height of the pictures; a sentence that `is_brief` is only told, not written, and its player's
        name stands beside them where there is room.
        """
        colour: Colour = "text_on_dark" if shell.theme.is_painted else "text"
        super().__init__(shell, line.markup, _STYLE, colour, aloud=line.said)
        self._brush = brush
        self._seat = line.seat
        self._who = who if line.seat >= 0 else None
        self._pictures = pictures
        self._high = high
        self._is_brief = is_brief

    @property
    def _left(self) -> float:
        """The left edge of a sentence, away from a face beside it."""
        return 0.0 if self._pictures or self._who is None else _FACE + _BESIDE

    def measure(self, width: float) -> Size:
        """Return the size of pictures and sentence."""
        high = self._high + 3 if self._pictures else 0.0
        words = 0.0 if self._is_brief else self.laid_out(width - self._left).height
        return width, max(high + words, _FACE if self._who is not None else 0.0)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw face, pictures and sentence; many pictures overlap."""
        rect, top = self.rect, self.rect.top
        if self._who is not None:
            side = min(_LARGE, self._high) if self._pictures else _FACE
            middle = top + (self._high if self._pictures else _FACE) / 2
            paint_face(canvas, self._seat, self._who, (rect.left + side / 2, middle), side / 2)
        if self._pictures:
            self._paint_pictures(canvas)
            top += self._high + 3
        if not self._is_brief:
            canvas.paragraph(self.laid_out(rect.width - self._left), (rect.left + self._left, top), self.colour)

    def _paint_pictures(self, canvas: Canvas) -> None:
        """Draw the pictures after the face, and before them the name that stands for the sentence, if it fits."""
        rect, left = self.rect, self.rect.left
        wides = [self._high * 1000 / self._brush.height(each.face, 1000) for each in self._pictures]
        whole = sum(wides[:-1]) + _STEP * (len(wides) - 1)
        if self._who is not None:
            left += min(_LARGE, self._high) + _BESIDE
            name = self._who.name
            if self._is_brief and canvas.types.width(name, _NAME) + _STEP + whole + wides[-1] <= rect.right - left:
                middle = (left, rect.top + self._high / 2)
                left += _STEP + canvas.text(name, middle, _NAME, self.colour, middle=True)
        room = rect.right - left - wides[-1]
        squeeze = min(1.0, room / whole) if whole else 1.0
        for each, wide in zip(self._pictures, wides, strict=True):
            alpha = _FADED if each.is_faded else 255
            self._brush.face(canvas, each.face, pygame.FRect(left, rect.top, wide, self._high), alpha=alpha)
            left += (wide + _STEP) * squeeze
