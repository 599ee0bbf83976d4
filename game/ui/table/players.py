"""Changing the players of a match in progress: a person or an AI in each seat, and the AIs' thinking time."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.analysis.profile import read_profile
from game.locale import text
from game.match.match import Match
from game.match.opponents import opponents
from game.match.seats import Seat, ai, human
from game.match.statistics import Sitting, SittingHistory, against, tally
from game.ui.boards.kit.portraits import person_of, portrait_of
from game.ui.boards.kit.seat_words import taken_over
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL
from game.ui.layout import REACHABLE, Edge, cut, trim
from game.ui.scenes.pace import pace_slider
from game.ui.scenes.round_table import Place, RoundTable, paint_floor, seat_width, seated
from game.ui.scenes.seat_choice import NAME, Plate, PlateWords, SeatChoice, Seated, told_of
from game.ui.scenes.sitters import Guest, sitters
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem
from game.ui.widgets.flow import FormRow, Row
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.panel import Sheet, sheet_height
from game.ui.widgets.scene import Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size

_WIDEST, _APART = 1180.0, 16.0
"""The greatest width of the table's room, and the room between it and the sheet below."""
_LIFTED = 0.45
"""The share of the free sky of a tall window that is left below the table instead."""
_COLUMNS = 36.0
"""The gap between hint and time, which stand side by side in a wide window."""
_PAD, _GAP = 16.0, 8.0
"""The edge of the sheet, and the room between its lines."""


class Players(Stage):
    """Shows the players; a change takes effect at once, even while an AI thinks, and is noted in the record.

    A seat keeps its name, so that log, scoring and record agree from the deal to the end.
    """

    def __init__(self, shell: Shell, match: Match, give_seat: Callable[[int, Seat], None]) -> None:
        """`give_seat` lets somebody else decide for a seat."""
        super().__init__(shell)
        self._match = match
        self._give_seat = give_seat
        self._history: list[Sitting] = []
        """The finished matches of this game."""
        self._has_history = False
        """Whether they have been read."""
        self._choices: dict[int, SeatChoice] = {}
        """Who sits in each chair, to be exchanged."""
        ais = [seat for seat, one in enumerate(match.seats) if not one.is_human]
        self.default_focus = "back" if match.is_over else f"level-{ais[0] if ais else 0}"

    def enter(self, size: Size) -> None:
        """Show the players, with their results once these have been read."""
        self.expect(read_profile, self._take_history)
        super().enter(size)

    def _take_history(self, found: SittingHistory) -> None:
        self._history = [one for one in found.sittings if one.game == self._match.game.name]
        self._has_history = True

    def build(self) -> None:
        """Put everybody around the table, with the meaning of a change and the time for a move below it."""
        shell = self.shell
        header = Header(shell, text("players-title"), Pop)
        room = sheet_below(header, self.size, widest=_WIDEST)
        self.root.add(header)
        parts = self._parts()
        if parts:
            high = min(sheet_height(shell, parts, room.width, pad=_PAD, gap=_GAP), room.height / 2)
            foot, room = cut(room, Edge.BOTTOM, high, _APART)
            self.root.add(Sheet(shell, parts, foot, pad=_PAD, gap=_GAP))
        self._build_table(room)

    def _parts(self) -> list[Widget]:
        """Return the lines of the sheet, none once the match is over."""
        shell, match = self.shell, self._match
        if match.is_over:
            return []
        hint = Label(shell, text("players-hint"), SMALL, "text_soft")
        if all(seat.is_human for seat in match.seats):
            return [hint]
        key = "settings-thinking-seconds"
        pace = FormRow(shell, text(key), pace_slider(shell), hint=text(f"{key}-hint"), split=0.5)
        width, height = self.size
        if width > height:
            return [Row(shell, [(hint, 1.0), (pace, 1.0)], gap=_COLUMNS)]
        return [hint, Rule(shell), pace]

    def _build_table(self, room: pygame.FRect) -> None:
        """Put a chair and a plate for each seat around the table."""
        seats = self._match.seats
        plates = [self._plate(seat) for seat in range(len(seats))]
        size = self.shell.types.size
        wide = seat_width(room, len(seats), size)
        high = max(plate.measure(wide)[1] for plate in plates)
        seating = seated(room, len(seats), high, size)
        sky = min(place.person.top for place in seating.places) - room.top
        seating = seated(trim(room, bottom=sky * _LIFTED), len(seats), high, size)
        people = [self._person(seat, place, seating.bust) for seat, place in enumerate(seating.places)]
        for person, plate, place in zip(people, plates, seating.places, strict=True):
            person.place(place.person)
            plate.place(place.plate)
        self.root.add(*people, RoundTable(self.shell, self._match.game.name, seating), *plates)

    def _plate(self, seat: int) -> Plate:
        shell, one = self.shell, self._match.seats[seat]
        level = None if one.is_human else opponents().get(one.level)
        change: Button | None = None
        if not self._match.is_over:
            change = Button(
                shell, text("players-change"), lambda: self._open(seat), name=f"change-{seat}",
                tooltip=text("new-change-person"), height=REACHABLE, style=SMALL,
            )  # fmt: skip
            change.caption = one.name
        return Plate(shell, seat, level, self._told(one), Label(shell, one.name, NAME), change)

    def paint_backdrop(self, canvas: Canvas) -> None:
        """Draw the evening over the river, and the planks on which the table stands."""
        super().paint_backdrop(canvas)
        paint_floor(canvas, self.size)

    @property
    def _alone(self) -> str:
        """The name of the only person at the table, '' if there are more or none."""
        people = [one.name for one in self._match.seats if one.is_human]
        return people[0] if len(people) == 1 else ""

    def _told(self, one: Seat) -> PlateWords:
        """Return what a plate tells: of a person the results in this game, of an AI its title and the results of the
        only person against it.
        """
        name = one.name if one.is_human else self._alone
        mine = [sitting for sitting in self._history if sitting.name == name]
        if not one.is_human:
            mine = against(mine).get(one.level, [])
            won = sum(sitting.has_won for sitting in mine)
            return told_of(one, text("players-record-ai", won=won, count=len(mine)) if mine else "")
        you = text("new-you") if one.name == self._alone else ""
        if not mine:
            return PlateWords(you, words=text("new-no-games-yet") if self._has_history else "")
        found = tally(mine)
        best = text("new-record-best", points=found.best) if found.best is not None else ""
        return PlateWords(you, text("new-record", won=found.won, count=found.played), best)

    def _person(self, seat: int, chair: Place, bust: float) -> Widget:
        """Return who sits in a chair; a press exchanges them while the match lasts."""
        shell, one = self.shell, self._match.seats[seat]
        portraits = self.shell.portraits
        if self._match.is_over:
            return Seated(shell, seat, portrait_of(one, seat, portraits), chair, bust)
        person = Guest(one.name, person_of(one.name, seat, portraits))
        value = person if one.is_human else one.level
        items = [*sitters(value), ChoiceItem(person, text("new-human"), text("players-human-hint"))]
        choice = SeatChoice(
            shell, seat, items, value, lambda sitter: self._change(seat, sitter), chair, bust,
            name=f"level-{seat}",
        )  # fmt: skip
        choice.caption = one.name
        self._choices[seat] = choice
        return choice

    def _open(self, seat: int) -> None:
        """Show who could sit in a chair."""
        self._choices[seat].open()

    def _change(self, seat: int, sitter: object) -> None:
        was = self._match.seats[seat]
        now = human(was.name) if isinstance(sitter, Guest) else ai(str(sitter), was.name)
        if now != was:
            self._give_seat(seat, now)
            self.rebuild()
            self.toast(taken_over(was.name, was, now), is_alone=True)
