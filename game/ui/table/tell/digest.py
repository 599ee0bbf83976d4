"""The events since the viewer's last turn: a sheet in the place of the log, with small pictures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import groupby

import pygame

from game.locale import text
from game.match.seats import Seat
from game.match.watched import WatchedGame
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.seat_head import paint_face
from game.ui.boards.kit.values import DETAIL, HEADING, LogLine, Shown
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style
from game.ui.table.tell.log_panel import (
    below_head,
    head_button,
    paint_sheet_head,
    place_below_head,
    place_in_head,
    why_button,
)
from game.ui.table.tell.piece_row import PictureRow
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import Action

_STYLE = Style("sans", 15, leading=1.22)
_FACE, _LARGE = 22.0, 36.0
"""The side of the face beside a sentence, and beside pictures."""
_HEIGHTS, _LOW = (76.0, 56.0, 40.0), (34.0, 28.0)
"""The heights of a picture, the greatest that leaves room for all sentences being chosen, and those of pictures beside
brief sentences alone.
"""
_BESIDE = 7.0
"""The gap beside the face of a player."""
_CUT = 0.25
"""Rows lower than this part of the sheet are never cut by its upper edge."""
_BARE_PAD = 4
"""The margin of the sentences on a shelf."""
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
    """Sentences about one player, or about the game itself, and the pieces that moved with them; what is slight only
    follows from something else, and is left out first.
    """

    lines: tuple[LogLine, ...]
    pictures: tuple[Shown, ...]
    player: Seat | None = None
    is_slight: bool = False


@dataclass(frozen=True, slots=True)
class TurnStory:
    """What one player did in a turn, and all that followed from it, the earliest first."""

    deeds: tuple[Deed, ...]
    is_summary: bool = False
    """Whether the log has no such sentences."""

    @property
    def lines(self) -> list[LogLine]:
        """All sentences."""
        return [line for deed in self.deeds for line in deed.lines]


def _is_slight(line: LogLine, acted: Collection[int]) -> bool:
    """Return whether a sentence is a detail, or the end of a turn in which its seat has `acted`."""
    return line.weight == DETAIL or (line.is_closing and line.seat in acted)


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

    def turns(self) -> list[TurnStory]:
        """Return the turns since the viewer's own, the earliest first; none for a spectator.

        What the viewer does in a turn that goes on is not told, only what the game did after it.
        """
        viewer = self._viewpoint.viewer
        if viewer == SPECTATOR:
            return []
        first = max(1, self._last_turn)
        found: list[list[Deed]] = []
        together: list[Fact] = []
        since: list[Fact] = []
        goes_on = actor = -1
        """The seat whose turn goes on."""
        shown: set[int] = set()
        """The pieces of this turn that have a picture."""
        for ply, each in enumerate(self._game.facts(self._viewpoint.eyes, first), first):
            actor = self._game.decision(ply)[0]
            together += each
            since += each
            if not self._presenter.is_half_told(together):
                self._tell(together, found, shown, is_own=actor == viewer, goes_on=actor == goes_on)
                goes_on = -1 if actor == viewer or self._presenter.ends_turn(together) else actor
                together = []
        self._tell(together, found, shown, is_own=actor == viewer, goes_on=False)
        return [*(TurnStory(tuple(deeds)) for deeds in found), *self._summary(since)]

    def _summary(self, facts: Sequence[Fact]) -> list[TurnStory]:
        """Return what all facts since the viewer's turn say together, if anything."""
        line = self._presenter.summary(facts)
        if line is None:
            return []
        player = self._game.seats[line.seat] if line.seat >= 0 else None
        return [TurnStory((Deed((line,), (), player),), is_summary=True)]

    def _tell(
        self, facts: Sequence[Fact], turns: list[list[Deed]], shown: set[int], *, is_own: bool, goes_on: bool
    ) -> None:
        """Add the deeds of one decision to those of earlier turns, of which the last may go on; of the viewer's own
        decision only what the game did after it, and all that followed from that.

        The first deed of a player has the pictures of that player, and the first of all those of no player. What
        happens to another player is told after what caused it. A piece that moves twice in a turn has one picture;
        `shown` has those of the turn that goes on.
        """
        if not goes_on:
            shown.clear()
        lines = self._presenter.sentences(facts) if facts else []
        if is_own:
            lines = lines[next((at for at, line in enumerate(lines) if line.seat < 0), len(lines)) :]
        pieces = []
        for each in self._presenter.pictures(facts) if lines and not is_own else ():
            if each.piece not in shown:
                pieces.append(each)
                shown |= {each.piece} - {-1}
        told: set[int] = set()
        owners = {line.seat for line in lines}
        acted = {line.seat for deed in (turns[-1] if turns and goes_on else []) for line in deed.lines}
        for (seat, is_slight), some in groupby(lines, key=lambda line: (line.seat, _is_slight(line, acted))):
            own = [] if seat in told else [each for each in pieces if each.seat == seat]
            others = [] if told else [each for each in pieces if each.seat not in owners]
            player = self._game.seats[seat] if seat >= 0 else None
            deed = Deed(tuple(some), tuple(each.shown for each in own + others), player, is_slight)
            if turns and (goes_on or told):
                turns[-1].append(deed)
            else:
                turns.append([deed])
            told.add(seat)
            acted.add(seat)

    def of_ais(self) -> list[int]:
        """Return the newest decisions of AIs since the viewer's last one, the newest first, at most `_MOST_ASKED`."""
        game = self._game
        since = range(game.ply, max(self._last_turn, 0), -1)
        found = [ply for ply in since if not game.seatings[ply][game.decision(ply)[0]].is_human]
        return found[:_MOST_ASKED]

    @property
    def _last_own(self) -> int:
        """The number of the viewer's last decision, -1 if there is none."""
        game, viewer = self._game, self._viewpoint.viewer
        return next((ply for ply in range(game.ply, 0, -1) if game.decision(ply)[0] == viewer), -1)

    @property
    def _last_turn(self) -> int:
        """The number of the viewer's last decision before those of others, 0 if there is none: decisions in a turn that
        goes on do not count.
        """
        game, viewer, ply = self._game, self._viewpoint.viewer, self._game.ply
        if game.to_move == viewer:
            while ply > 0 and game.decision(ply)[0] == viewer:
                ply -= 1
        return next((each for each in range(ply, 0, -1) if game.decision(each)[0] == viewer), 0)

    def is_shown(self, *, is_asked: bool) -> bool:
        """Return whether the digest stands in the place of the log now."""
        return self.is_wanted(is_asked=is_asked) and bool(self.turns())

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
        return bool(self.turns())


@dataclass(frozen=True, slots=True)
class _Manner:
    """How turns are told: with slight sentences or without, with `all` the others or the first of each player, in their
    brief form or whole, and the height of pictures, 0 for none.
    """

    high: float = 0.0
    is_whole: bool = False
    is_brief: bool = True
    is_all: bool = True
    more: frozenset[LogLine] = frozenset()
    """Sentences that are told besides the first of each player."""
    whole: frozenset[LogLine] = frozenset()
    """Sentences that are told whole though the others are brief."""


_MANNERS = (
    *(_Manner(high, is_whole=True, is_brief=False) for high in _HEIGHTS),
    *(_Manner(high, is_brief=False) for high in _HEIGHTS),
    *(_Manner(high) for high in _HEIGHTS[1:]),
    _Manner(is_brief=False),
    *(_Manner(high) for high in _LOW),
    _Manner(),
)
"""The manners in which turns can be told whole but for details, the best first."""


@dataclass(frozen=True, slots=True)
class _Told:
    """Sentences in one row, their player, or None for the game itself, and the pictures of all of them."""

    lines: tuple[LogLine, ...]
    player: Seat | None
    pictures: tuple[Shown, ...]
    unwritten: tuple[LogLine, ...] = ()
    """What is only heard after them."""

    def joins(self, line: LogLine, player: Seat | None) -> bool:
        """Return whether a sentence goes on in this row."""
        is_heading = HEADING in (line.weight, self.lines[0].weight)
        return not is_heading and (player is None) == (self.player is None)


class DigestPanel(Widget):
    """A sheet with turns, the earliest first as in the log; in each the deed comes first, and then what followed.

    Each has its sentences, brief ones where there is little room. Where even these have none, the sheet is scrolled to
    the newest turn. Sentences left out because they only give details are counted at its foot; the log has them.
    """

    def __init__(
        self,
        shell: Shell,
        brush: Brush,
        turns: Sequence[TurnStory],
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
        self.turns = list(turns)
        self._area = ScrollArea(shell, name="digest-list", gap=5, pad=_BARE_PAD if is_bare else 8, is_quiet=True)
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
        """Lay the sheet and its turns out in `rect`.

        Where not everything fits, details are left out, then pictures are smaller and sentences brief, then there are
        no pictures, and then some of what followed from a deed is only counted; where that is still too much, the sheet
        is scrolled to the newest turn.
        """
        super().place(rect)
        place_in_head(self._buttons, rect)
        place_below_head(self._area, rect, is_bare=self._is_bare)
        for manner in _MANNERS:
            if self._has_room(self._rows(self.turns, manner)):
                break
        else:
            manner = self._fullest()
        manner = self._named(manner)
        rows = self._rows(self.turns, manner)
        if self._has_room(rows):
            foot = [self._untold(manner)]
            self._area.fill([*rows, *(foot if foot[0].markup else ())])
        else:
            self._scroll_to_newest()

    def _fullest(self) -> _Manner:
        """Return the manner with the first deed of each player, and as many of the other sentences as have room beside
        the count of those left out, those of the newest turn first.
        """
        manner = _Manner(is_all=False)
        for turn in reversed(self.turns):
            for deed in turn.deeds:
                for line in () if deed.is_slight else deed.lines:
                    fuller = replace(manner, more=manner.more | {line, *_series_of(line, turn)})
                    if self._has_room([*self._rows(self.turns, fuller), self._untold(fuller)]):
                        manner = fuller
        return manner

    def _named(self, manner: _Manner) -> _Manner:
        """Return a brief manner without pictures with as many whole sentences as have room, the newest first."""
        if not manner.is_brief or manner.high:
            return manner
        for line in [line for turn in reversed(self.turns) for line in turn.lines if line.brief and not line.series]:
            fuller = replace(manner, whole=manner.whole | {line})
            if self._has_room([*self._rows(self.turns, fuller), self._untold(fuller)]):
                manner = fuller
        return manner

    def _scroll_to_newest(self) -> None:
        """Show all sentences in their brief form, the newest turn from its beginning."""
        area = self._area
        earlier = [row for turn in self.turns[:-1] for row in self._rows([turn], _Manner())]
        newest = self._rows(self.turns[-1:], _Manner())
        area.fill([*earlier, *newest])
        room = area.rect.height - 2 * area.pad
        if newest[-1].rect.bottom - newest[0].rect.top > room:
            area.scroll_to(newest[0].rect.top - area.rect.top - area.pad)
            return
        above = max(row.rect.height for row in (*earlier, *newest) if newest[-1].rect.bottom - row.rect.top > room)
        if above < _CUT * room:
            whole = next(row for row in (*earlier, *newest) if newest[-1].rect.bottom - row.rect.top <= room)
            area.leave_below(room - (newest[-1].rect.bottom - whole.rect.top))
        area.scroll_to(area.reach)

    def _has_room(self, rows: Sequence[Widget]) -> bool:
        area = self._area
        return area.wanted(rows, area.rect.width) <= area.rect.height

    def _rows(self, turns: Sequence[TurnStory], manner: _Manner) -> list[_Row]:
        """Return the rows of turns told in a manner; those of a player who has a later turn are quiet."""
        return [
            _Row(self.shell, self._brush, told, manner, is_quiet=self._has_later(turn, told.player) or is_past)
            for turn in turns
            for told, is_past in _with_age(_told(turn, manner))
        ]

    def _has_later(self, turn: TurnStory, player: Seat | None) -> bool:
        """Return whether a player has a turn after another one."""
        after = self.turns[self.turns.index(turn) + 1 :]
        return player is not None and any(deed.player == player for each in after for deed in each.deeds)

    def _untold(self, manner: _Manner) -> Label:
        """Return the number of the sentences that are left out in a manner; no words if there are none."""
        soft = "text_on_dark_soft" if self.shell.theme.is_painted else "text_soft"
        rows = [told for turn in self.turns for told in _told(turn, manner)]
        count = sum(not line.is_closing for told in rows for line in told.unwritten)
        return Label(self.shell, text("digest-more", count=count) if count else "", _STYLE, soft)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        paint_sheet_head(canvas, self.rect, text("digest-title"), self._buttons, is_bare=self._is_bare)


def has_room_for_digest(shell: Shell, rect: pygame.FRect, *, is_bare: bool) -> bool:
    """Return whether a digest in `rect` has at least two lines of words below its head."""
    return below_head(shell, rect, is_bare=is_bare).height >= 2 * shell.types.line_height(_STYLE) + 2 * _BARE_PAD


def _told(turn: TurnStory, manner: _Manner) -> list[_Told]:
    """Return the rows told about a turn; what is not told of it is heard after the row before."""
    found: list[_Told] = []
    players: list[Seat | None] = []
    whole: set[LogLine] = set()
    for deed in turn.deeds:
        is_first = deed.player not in players and not deed.is_slight
        players.append(deed.player)
        if is_first:
            whole |= {deed.lines[0], *_series_of(deed.lines[0], turn)}
        for number, line in enumerate(deed.lines):
            pictures = () if number else deed.pictures
            is_told = manner.is_whole or not deed.is_slight
            if not manner.is_all:
                is_told = line.weight == HEADING or line in whole or line in manner.more
            last = found[-1] if found else None
            if last is None or (is_told and not last.joins(line, deed.player)):
                found.append(_Told((line,), deed.player, pictures))
            elif is_told:
                found[-1] = replace(last, lines=(*last.lines, line), pictures=last.pictures + pictures)
            else:
                more = pictures if deed.player in (None, last.player) else ()
                found[-1] = replace(last, unwritten=(*last.unwritten, line), pictures=last.pictures + more)
    return found


def _with_age(rows: Sequence[_Told]) -> list[tuple[_Told, bool]]:
    """Return the rows of a turn, each with whether its player has another one below a later heading."""
    found = []
    for at, told in enumerate(rows, 1):
        heading = next(
            (later for later, row in enumerate(rows) if later >= at and row.lines[0].weight == HEADING), None
        )
        later = () if heading is None else rows[heading:]
        found.append((told, told.player is not None and any(row.player == told.player for row in later)))
    return found


def _series_of(line: LogLine, turn: TurnStory) -> list[LogLine]:
    """Return the sentences of a turn that share one with a line, none if it stands alone."""
    if line.series is None:
        return []
    return [each for each in turn.lines if each.series and _same_series(each) == _same_series(line)]


def _same_series(line: LogLine) -> tuple[str, int]:
    """Return what lines have in common that may share a sentence."""
    return line.series.key if line.series else "", line.seat


def _worded(lines: Sequence[LogLine], manner: _Manner) -> str:
    """Return sentences as rich text; several deeds of one kind share one, and alone they have it in place of a brief
    form.
    """
    found: list[str] = []
    before = None
    for (_, seat), some in groupby(lines, key=_same_series):
        alike = list(some)
        series = [line.series for line in alike if line.series]
        if series and (manner.is_brief or (len(series) > 1 and not any(line.brief for line in alike))):
            things = listed([each.thing for each in series])
            found.append(text(series[0].key, name=series[0].name, count=len(series), things=things))
            before = seat
            continue
        for line in alike:
            again = line.also if line.seat == before else ""
            is_brief = manner.is_brief and line not in manner.whole
            found.append(again or (line.brief if is_brief else "") or line.markup)
            before = line.seat
    return " ".join(found)


class _Row(Label):
    """Sentences below their pictures, and the face of their player, who is None for the game itself."""

    def __init__(self, shell: Shell, brush: Brush, told: _Told, manner: _Manner, *, is_quiet: bool) -> None:
        high = manner.high if told.pictures else 0.0
        colour: Colour = "text_on_dark" if shell.theme.is_painted else "text"
        first = told.lines[0]
        if is_quiet or all(line.weight == DETAIL for line in told.lines):
            colour = "text_on_dark_soft" if shell.theme.is_painted else "text_soft"
        words = _worded(told.lines, manner)
        aloud = " ".join(line.aloud for line in (*told.lines, *told.unwritten))
        style = _STYLE.bolder() if first.weight == HEADING else _STYLE
        super().__init__(shell, words, style, colour, aloud=aloud)
        self._brush = brush
        self._seat = first.seat
        self._who = told.player if first.seat >= 0 else None
        self._pictures = told.pictures if high else ()
        self._high = high

    @property
    def _left(self) -> float:
        """The left edge of a sentence, away from a face beside it."""
        return 0.0 if self._pictures or self._who is None else _FACE + _BESIDE

    def measure(self, width: float) -> Size:
        """Return the size of pictures and sentences."""
        high = self._high + 3 if self._pictures else 0.0
        return width, max(high + self.laid_out(width - self._left).height, _FACE if self._who is not None else 0.0)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw face, pictures and sentences; many pictures overlap."""
        rect, top = self.rect, self.rect.top
        if self._who is not None:
            side = min(_LARGE, self._high) if self._pictures else _FACE
            middle = top + (self._high if self._pictures else _FACE) / 2
            paint_face(canvas, self._seat, self._who, (rect.left + side / 2, middle), side / 2)
        if self._pictures:
            left = rect.left if self._who is None else rect.left + min(_LARGE, self._high) + _BESIDE
            PictureRow(self._brush, self._pictures, self._high, rect.right - left).paint(canvas, (left, top))
            top += self._high + 3
        canvas.paragraph(self.laid_out(rect.width - self._left), (rect.left + self._left, top), self.colour)
