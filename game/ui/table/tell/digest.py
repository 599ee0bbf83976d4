"""The events since the viewer's last turn: a sheet in the place of the log, with small pictures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from enum import Enum, auto
from itertools import groupby

import pygame

from game.locale import text
from game.match.watched import WatchedGame
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import DETAIL, LogLine
from game.ui.drawing.canvas import Canvas
from game.ui.table.tell.digest_rows import (
    FACE,
    STYLE,
    Deed,
    DeedRow,
    Form,
    Manner,
    PicturePlace,
    TurnStory,
    later,
    newest,
    told,
)
from game.ui.table.tell.log_panel import (
    below_head,
    head_button,
    paint_sheet_head,
    place_below_head,
    place_in_head,
    why_button,
)
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.input import Action

_PAD, _BARE_PAD, _TIGHT_PAD = 8.0, 4.0, 2.0
"""The margin of the sentences, on a shelf, and where they need all the room."""
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


def _is_slight(line: LogLine, acted: Collection[int]) -> bool:
    """Return whether a sentence is a detail, or the end of a turn in which its seat has `acted`."""
    return line.weight == DETAIL or (line.is_closing and line.seat in acted)


def _without_scoring(lines: Sequence[LogLine]) -> Sequence[LogLine]:
    """Return the sentences but those of a scoring, which a scene of its own has shown: they tell of points before
    the deductions, and the table has those after them.
    """
    start = next((at for at, line in enumerate(lines) if line.is_outcome), len(lines))
    end = next((at for at, line in enumerate(lines[start:], start) if line.seat < 0), len(lines))
    return [*lines[:start], *lines[end:]]


class Digest:
    """The deeds of the others since the viewer's last decision, told from the viewer's knowledge.

    The argument `is_asked` of its methods means that the viewer has to decide now.
    """

    def __init__(self, game: WatchedGame, presenter: Presenter[State], viewpoint: Viewpoint) -> None:
        self._game = game
        self._presenter = presenter
        self._viewpoint = viewpoint
        self._state = DigestState.AUTO
        self._opened: int | None = None
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
            if not self._game.is_half_made(ply):
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
        company = tuple((seat, self._game.seats[seat]) for seat in line.together)
        return [TurnStory((Deed((line,), (), player, company=company),), is_summary=True)]

    def _tell(
        self, facts: Sequence[Fact], turns: list[list[Deed]], shown: set[int], *, is_own: bool, goes_on: bool
    ) -> None:
        """Add the deeds of one decision to those of earlier turns, of which the last may go on; of the viewer's own
        decision only what the game did after it, and all that followed from that.

        The first deed of a player has the pictures of that player, one that is slight only where no other is, and the
        first of all those of no player. What happens to another player is told after what caused it. A piece that moves
        twice in a turn has one picture; `shown` has those of the turn that goes on.
        """
        if not goes_on:
            shown.clear()
        lines = _without_scoring(self._presenter.sentences(facts)) if facts else []
        if is_own:
            lines = lines[next((at for at, line in enumerate(lines) if line.seat < 0), len(lines)) :]
        pieces = []
        for each in self._presenter.pictures(facts) if lines and not is_own else ():
            if each.piece not in shown:
                pieces.append(each)
                shown |= {each.piece} - {-1}
        acted = {line.seat for deed in (turns[-1] if turns and goes_on else []) for line in deed.lines}
        deeds: list[Deed] = []
        for (seat, is_slight), some in groupby(lines, key=lambda line: (line.seat, _is_slight(line, acted))):
            deeds.append(Deed(tuple(some), (), self._game.seats[seat] if seat >= 0 else None, is_slight))
            acted.add(seat)
        weightiest = sorted(deeds, key=lambda deed: deed.is_slight)
        pictured = {deed.lines[0].seat: deed for deed in reversed(weightiest)}
        for number, deed in enumerate(deeds):
            seat = deed.lines[0].seat
            own = [each.shown for each in pieces if each.seat == seat] if deed is pictured[seat] else []
            others = [] if number else [each.shown for each in pieces if each.seat not in pictured]
            told = replace(deed, pictures=(*own, *others))
            if turns and (goes_on or number):
                turns[-1].append(told)
            else:
                turns.append([told])

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


_LARGE, _MIDDLE, _SMALL = (76.0, 56.0), (64.0, 54.0, 46.0, 40.0), (34.0, 28.0)
"""The heights of pictures above words, beside words, and beside words that would have no room otherwise."""
_MANNERS = (
    *(
        manner
        for has_details, highs in ((True, (*_MIDDLE, *_SMALL[:1])), (False, _MIDDLE))
        for manner in (
            *(
                Manner(PicturePlace.ABOVE, high, form, has_details)
                for high in _LARGE
                for form in (Form.FULL, Form.PICTURED)
            ),
            *(Manner(PicturePlace.BESIDE, high, has_details=has_details) for high in highs),
        )
    ),
    *(Manner(setting, high, Form.PICTURED) for high in _SMALL for setting in (PicturePlace.BESIDE, PicturePlace.ABOVE)),
    Manner(form=Form.FULL),
    Manner(),
)
"""The manners in which all but details can be told, the best first."""
_SPARING = (*(Manner(PicturePlace.BESIDE, high) for high in (*_MIDDLE[-1:], *_SMALL)), Manner())
"""The manners in which only the last turn of each player may be told, the best first."""


class DigestPanel(Widget):
    """A sheet with turns, the earliest first as in the log; in each the deed comes first, and then what followed.

    Each has its sentences, brief ones where there is little room. Sentences left out are counted in its head; the
    log has them.
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
        self.left_out = 0
        """The number of sentences left out."""
        self._has_head = True
        """Whether there is room for the title and the buttons; the keys and the large log remain."""
        self._area = ScrollArea(shell, name="digest-list", gap=5, is_quiet=True)
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

        Where not everything fits, details are left out, then pictures are smaller and sentences brief, and then there
        are no pictures. Where that is still too much, the last turn of each player is told, the newest if there is room
        for no more, and as much of the rest as has room.
        """
        super().place(rect)
        self._has_head = not self._is_bare or _has_room_for_head(self.shell, rect, is_bare=True)
        self.children = [self._area, *(self._buttons if self._has_head else ())]
        place_in_head(self._buttons, rect)
        manner = None
        main = [each for each in _MANNERS if not each.has_details]
        for pad, manners in ((_BARE_PAD if self._is_bare else _PAD, _MANNERS), (_TIGHT_PAD, main)):
            self._place_area(pad)
            manner = next((each for each in manners if self._has_room(self._rows(each))), None)
            if manner is not None:
                break
        manner = self._with_full(self._with_pictures(manner or self._sparing()))
        rows = self._rows(manner)
        self.left_out = sum(len(row.unwritten) for row in told(self.turns, manner))
        self._area.fill(rows)

    def _place_area(self, pad: float) -> None:
        """Place the sentences with a margin."""
        self._area.pad = pad
        if self._has_head:
            place_below_head(self._area, self.rect, is_bare=self._is_bare)
        else:
            self._area.place(self.rect)

    def _sparing(self) -> Manner:
        """Return the manner with the last turn of each player, or of those who had room, the newest in any case, and as
        many of the other sentences as have room.
        """
        least, ranked = newest(self.turns), later(self.turns)
        only = least
        manner = next((each for each in _SPARING if self._has_room(self._rows(replace(each, only=least)))), None)
        if manner is None:
            manner, ranked = Manner(), sorted(ranked, key=lambda lines: not lines & least)
            only = frozenset().union(*ranked[:1])
        for lines in ranked:
            if self._has_room(self._rows(replace(manner, only=only | lines))):
                only |= lines
        return replace(manner, only=only)

    def _with_pictures(self, manner: Manner) -> Manner:
        """Return a manner without pictures with those that make no row higher."""
        if manner.setting is not PicturePlace.NONE:
            return manner
        first = [row.lines[0] for row in told(self.turns, manner)]
        rows, fuller = self._rows(manner), self._rows(replace(manner, beside=frozenset(first)))
        width = self._inner_width
        highs = zip(first, rows, fuller, strict=True)
        kept = [line for line, row, full in highs if full.measure(width)[1] <= row.measure(width)[1]]
        return replace(manner, beside=frozenset(kept))

    @property
    def _inner_width(self) -> float:
        """The width of a row."""
        return self._area.rect.width - 2 * self._area.pad

    def _with_full(self, manner: Manner) -> Manner:
        """Return a manner with brief words alone with as many sentences in full as have room, the newest first."""
        if manner.form is not Form.BRIEF or manner.setting is not PicturePlace.NONE:
            return manner
        for line in [line for turn in reversed(self.turns) for line in turn.lines if line.brief and not line.series]:
            fuller = replace(manner, full=manner.full | {line})
            if self._has_room(self._rows(fuller)):
                manner = fuller
        return manner

    def _has_room(self, rows: Sequence[Widget]) -> bool:
        area = self._area
        return area.wanted(rows, area.rect.width) <= area.rect.height

    def _rows(self, manner: Manner) -> list[DeedRow]:
        """Return the rows told in a manner; those of a player who has a row in a later part of the story are quiet."""
        found = told(self.turns, manner)
        last = {row.player: row.part for row in found}
        width = self._inner_width
        return [
            DeedRow(
                self.shell, self._brush, row, manner, width, is_quiet=bool(row.player) and row.part < last[row.player]
            )
            for row in found
        ]

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        if not self._has_head:
            return
        title = text("digest-title")
        counted = f"{title} +{self.left_out}" if self.left_out else title
        paint_sheet_head(canvas, self.rect, counted, self._buttons, shorter=title, is_bare=self._is_bare)


def has_room_for_digest(shell: Shell, rect: pygame.FRect, *, is_bare: bool) -> bool:
    """Return whether a digest in `rect` has a line of words on a shelf, or elsewhere two below its head."""
    if not is_bare:
        return _has_room_for_head(shell, rect, is_bare=False)
    return rect.height >= max(FACE, shell.types.line_height(STYLE)) + 2 * _TIGHT_PAD


def _has_room_for_head(shell: Shell, rect: pygame.FRect, *, is_bare: bool) -> bool:
    """Return whether a digest in `rect` has at least two lines of words below its head."""
    return below_head(shell, rect, is_bare=is_bare).height >= 2 * shell.types.line_height(STYLE) + 2 * _BARE_PAD
