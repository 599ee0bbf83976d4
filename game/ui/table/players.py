"""Changing the players of a match in progress: a person or an AI in each seat, and the AIs' thinking time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.analysis.profile import read_profile
from game.locale import text
from game.match.match import Match
from game.match.seats import Seat, ai, human
from game.match.statistics import Sitting, SittingHistory, against
from game.ui.boards.kit.seat_head import Sitter
from game.ui.boards.kit.seat_words import level_words, taken_over
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import first_fitting
from game.ui.scenes.opponent_choice import PERSON, OpponentChoice
from game.ui.scenes.pace import pace_slider
from game.ui.scenes.path import Column
from game.ui.scenes.rivals import Rivals
from game.ui.widgets import background
from game.ui.widgets.background import Background
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import ChoiceItem
from game.ui.widgets.flow import FormRow, Row
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.panel import Sheet, sheet_height
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size


@dataclass(frozen=True, slots=True)
class _Rows:
    """The height of an AI's choice, the side of a person's portrait, the gap, and whether results are beside them."""

    height: float
    side: float
    gap: float = 14.0
    has_record: bool = True


_LOWEST = 60.0
_ROWS = (
    _Rows(270.0, 110.0),
    _Rows(220.0, 110.0),
    _Rows(180.0, 110.0),
    _Rows(140.0, 96.0),
    _Rows(100.0, 80.0),
    _Rows(66.0, 62.0),
    _Rows(_LOWEST, 56.0, 6.0, has_record=False),
    _Rows(48.0, 44.0, 6.0, has_record=False),
)
"""The first that fits is taken; in the last a tooltip tells what kind of player an AI is."""
_TALL = 100.0
"""The least height of a row above the gallery of all opponents."""
_WIDEST, _WIDEST_GAP = 1180.0, 30.0


class Players(Stage):
    """Shows the players; a change takes effect at once, even while an AI thinks, and is noted in the record.

    A seat keeps its name, so that log, scoring and record agree from the deal to the end.
    """

    def __init__(self, shell: Shell, match: Match, give_seat: Callable[[int, Seat], None]) -> None:
        """`give_seat` lets somebody else decide for a seat."""
        super().__init__(shell)
        self._match = match
        self._give_seat = give_seat
        self._reading: Background[SittingHistory] | None = Background(read_profile)
        """The work that reads the records in the background."""
        self._history: list[Sitting] = []
        """The finished matches of this game."""
        ais = [seat for seat, one in enumerate(match.seats) if not one.is_human]
        self.default_focus = "back" if match.is_over else f"level-{ais[0] if ais else 0}"

    def enter(self, size: Size) -> None:
        """Show the players, with their results once these have been read."""
        self._take_history(background.PATIENCE)
        super().enter(size)

    def on_tick(self, dt: float) -> Change | None:
        """Show the results once they have been read."""
        if self._take_history():
            self.rebuild()
        return None

    @property
    def poll_seconds(self) -> float:
        """Seconds between two looks for the results."""
        return background.POLL if self._reading is not None else 0.0

    def _take_history(self, patience: float = 0.0) -> bool:
        """Take the results over if they are read within `patience` seconds; return whether they are."""
        history = self._reading.taken(patience) if self._reading is not None else None
        if history is None:
            return False
        self._reading = None
        self._history = [one for one in history.sittings if one.game == self._match.game.name]
        return True

    def build(self) -> None:
        """Put a row for each seat, as high as there is room for, the time a move may take, and all opponents."""
        shell = self.shell
        header = Header(shell, text("players-title"), Pop)
        room = sheet_below(header, self.size, widest=_WIDEST)
        gallery = self._gallery()
        layouts = [(rows, gallery) for rows in _ROWS if gallery and rows.height >= _TALL]
        rows, parts = first_fitting(
            ((rows, [*self._parts(rows), *below]) for rows, below in [*layouts, *((rows, []) for rows in _ROWS)]),
            lambda found: sheet_height(shell, found[1], room.width, gap=found[0].gap) <= room.height,
        )
        self.root.add(header, Sheet(shell, parts, room, gap=rows.gap, widest_gap=_WIDEST_GAP))

    def _parts(self, rows: _Rows) -> list[Widget]:
        shell, match = self.shell, self._match
        parts: list[Widget] = [self._row(seat, rows) for seat in range(len(match.seats))]
        if not match.is_over:
            parts.append(Label(shell, text("players-hint"), SMALL, "text_soft"))
        if not all(seat.is_human for seat in match.seats):
            key = "settings-thinking-seconds"
            parts += [Rule(shell), FormRow(shell, text(key), pace_slider(shell), hint=text(f"{key}-hint"), split=0.5)]
        return parts

    def _row(self, seat: int, rows: _Rows) -> Widget:
        shell, one = self.shell, self._match.seats[seat]
        words: list[Widget] = [Label(shell, one.name, BODY.bolder())]
        record = self._record(one) if rows.has_record else ""
        if record:
            words.append(Label(shell, record, SMALL, "text_soft"))
        who = Row(shell, [(Sitter(shell, seat, one, rows.side), 0.0), (Column(shell, words), 1.0)], gap=16)
        return Row(
            shell,
            [(who, 1.0), (self._player(seat, min(_LOWEST, rows.height) if one.is_human else rows.height), 1.6)],
            gap=12,
        )

    @property
    def _alone(self) -> str:
        """The name of the only person at the table, '' if there are more or none."""
        people = [one.name for one in self._match.seats if one.is_human]
        return people[0] if len(people) == 1 else ""

    def _record(self, one: Seat) -> str:
        """Return the text for the results of a person, or of the only person against an AI."""
        name = one.name if one.is_human else self._alone
        mine = [sitting for sitting in self._history if sitting.name == name]
        if not one.is_human:
            mine = against(mine).get(one.level, [])
        won = sum(sitting.has_won for sitting in mine)
        return text("players-record" if one.is_human else "players-record-ai", won=won, count=len(mine)) if mine else ""

    def _gallery(self) -> list[Widget]:
        """Return all opponents with the results of the only person against them; nothing for several people."""
        if not self._alone:
            return []
        mine = [sitting for sitting in self._history if sitting.name == self._alone]
        shell = self.shell
        return [Rule(shell), Label(shell, text("statistics-rivals"), BODY.bolder()), Rivals(shell, against(mine))]

    def _player(self, seat: int, height: float) -> Widget:
        """Return the control that shows and changes the player of a seat."""
        shell, one = self.shell, self._match.seats[seat]
        if self._match.is_over:
            return Label(shell, text("new-human") if one.is_human else level_words(one.level), BODY, "text_soft")
        person = ChoiceItem(PERSON, text("new-human"), text("players-human-hint"))
        control = OpponentChoice(
            shell, one.level, lambda level: self._change(seat, str(level)),
            name=f"level-{seat}", person=person, height=height,
        )  # fmt: skip
        control.caption = one.name
        return control

    def _change(self, seat: int, level: str) -> Change | None:
        was = self._match.seats[seat]
        if level != was.level:
            now = human(was.name) if level == PERSON else ai(level, was.name)
            self._give_seat(seat, now)
            self.rebuild()
            self.toast(taken_over(was.name, was, now), is_alone=True)
        return None
