"""Changing the players of a match in progress: a person or an AI in each seat, and the AIs' thinking time."""

from __future__ import annotations

from collections.abc import Callable

from game.locale import text
from game.table.match import Match
from game.table.seats import Seat, ai, human
from game.ui.boards.seat_head import Sitter
from game.ui.boards.seat_words import level_infos, level_words, taken_over
from game.ui.drawing.text import BODY, SMALL
from game.ui.scenes.opponent_choice import PERSON, OpponentChoice
from game.ui.scenes.pace import pace_slider
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import ChoiceItem
from game.ui.widgets.flow import FormRow, Row
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import LevelInfo, Shell
from game.ui.widgets.stage import Stage


class Players(Stage):
    """Shows the players; a change takes effect at once, even while an AI thinks, and is noted in the record.

    A seat keeps its name, so that log, scoring and record agree from the deal to the end.
    """

    def __init__(self, shell: Shell, match: Match, give_seat: Callable[[int, Seat], None]) -> None:
        """`give_seat` lets somebody else decide for a seat."""
        super().__init__(shell)
        self._match = match
        self._give_seat = give_seat
        ais = [seat for seat, one in enumerate(match.seats) if not one.is_human]
        self.default_focus = "back" if match.is_over else f"level-{ais[0] if ais else 0}"

    def build(self) -> None:
        """Put a row for each seat, and the time a move may take."""
        shell, match = self.shell, self._match
        header = Header(shell, text("players-title"), Pop)
        parts: list[Widget] = [self._row(seat) for seat in range(len(match.seats))]
        if not match.is_over:
            parts.append(Label(shell, text("players-hint"), SMALL, "text_soft"))
        if not all(seat.is_human for seat in match.seats):
            key = "settings-thinking-seconds"
            parts += [Rule(shell), FormRow(shell, text(key), pace_slider(shell), hint=text(f"{key}-hint"), split=0.5)]
        room = sheet_below(header, self.size, widest=900)
        self.root.add(header, Sheet(shell, parts, room, gap=14))

    def _row(self, seat: int) -> Widget:
        shell, one = self.shell, self._match.seats[seat]
        who = Row(shell, [(Sitter(shell, seat, one, 62.0), 0.0), (Label(shell, one.name, BODY.bolder()), 1.0)], gap=16)
        return Row(shell, [(who, 1.0), (self._player(seat), 1.6)], gap=0)

    def _player(self, seat: int) -> Widget:
        """Return the control that shows and changes the player of a seat."""
        shell, one = self.shell, self._match.seats[seat]
        if self._match.is_over:
            return Label(shell, text("new-human") if one.is_human else level_words(one.level), BODY, "text_soft")
        person = ChoiceItem(PERSON, text("new-human"), text("players-human-hint"))
        levels = level_infos()
        if one.level and one.level not in [level.name for level in levels]:
            levels += (LevelInfo(one.level, ""),)
        control = OpponentChoice(
            shell, levels, one.level, lambda level: self._change(seat, str(level)), name=f"level-{seat}", person=person
        )
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
