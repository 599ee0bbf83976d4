"""Moving the focus between the table and the answers, on the sheet of choices and in the action panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match.watched import WatchedGame
from game.ui.boards.kit.values import Target
from game.ui.layout import bounded
from game.ui.table.areas import Areas
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.widgets import focus
from game.ui.widgets.base import Hotspot, Widget
from game.ui.widgets.steering import Steering
from game.ui.window.input import Action


class AnswerFocus:
    """Leads the focus to the answers and back; `on_sheet` returns the targets on the sheet of choices."""

    def __init__(self, steering: Steering, on_sheet: Callable[[], Sequence[Target]]) -> None:
        self._steering = steering
        self._on_sheet = on_sheet
        self._left = ""
        """The focus on the table before a key moved it to the answers."""
        self._asked_at: int | None = None
        """The decision that last moved the focus; None while the viewer waits."""

    def goes_on(self, game: WatchedGame, viewer: int) -> bool:
        """Return whether nobody else has decided since the viewer was last asked; False after `leave`."""
        asked_at = self._asked_at
        if asked_at is None:
            return False
        return all(game.decision(ply)[0] == viewer for ply in range(asked_at + 1, game.ply + 1))

    def leave(self) -> bool:
        """Take note that the viewer waits; return whether the focus is to be taken from the answers."""
        was, self._asked_at = self._asked_at, None
        return was is not None

    def ask(self, first: str, ply: int, *, has_focus: bool, goes_on: bool) -> None:
        """Move the focus to the `first` answer of decision `ply` if the viewer `goes_on`.

        Otherwise a widget that had the focus while the viewer waited (`has_focus`) keeps it, or else the next direction
        key leads to the first answer.
        """
        if self._asked_at != ply:
            if goes_on:
                self._steering.focus_name(first)
            has_focus = goes_on or (has_focus and self._asked_at is None)
            self._asked_at = ply
        if not has_focus and isinstance(self._steering.focused, Hotspot | OfferButton):
            self._steering.propose(first)

    @property
    def _answers(self) -> list[Widget]:
        """The answers, those on the sheet first."""
        names = {target.id for target in self._on_sheet()}
        everything = self._steering.focusables()
        buttons = [widget for widget in everything if isinstance(widget, OfferButton)]
        return [widget for widget in everything if widget.name in names] + buttons

    def turn(self) -> None:
        """Move the focus to the first answer, or from the answers back to its former place on the table."""
        steering, wanted = self._steering, self._answers
        if steering.focused in wanted:
            wanted = [widget for widget in steering.focusables() if widget.name == self._left]
        elif steering.focused is not None:
            self._left = steering.focused.name
        if wanted:
            steering.is_focus_shown = True
            steering.set_focus(wanted[0], by_key=True)

    def led(self, here: Widget, target: Widget | None, areas: Areas) -> Widget | None:
        """Return where "down" leads from `here`: to `target`, unless that leaves the hand.

        Out of the hand it leads to the closest answer below, or else the first. Without answers it leads to the log if
        the hand is on a shelf, as wide as which the log may be, otherwise to `target`.
        """
        hand = areas.hand
        if not hand.contains(here.rect) or (target is not None and hand.contains(target.rect)):
            return target
        answers = self._answers
        if answers:
            return focus.neighbour(here, answers, Action.DOWN) or answers[0]
        foot = bounded(areas.log, right=max(areas.log.right, areas.shelf.right))
        log = (each for each in self._steering.focusables() if foot.contains(each.rect))
        return next(log, target) if areas.is_on_shelf else target
