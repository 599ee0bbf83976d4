"""The way of the focus between the table and the answers: the sheet of choices and the action panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.boards.kit.values import Target
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.widgets import focus
from game.ui.widgets.base import Widget
from game.ui.widgets.steering import Steering
from game.ui.window.input import Action


class AnswerFocus:
    """Leads the focus to the answers and back; `on_sheet` returns the targets on the sheet of choices."""

    def __init__(self, steering: Steering, on_sheet: Callable[[], Sequence[Target]]) -> None:
        self._steering = steering
        self._on_sheet = on_sheet
        self._left = ""
        """The focus on the table before a key moved it to the answers."""

    @property
    def _answers(self) -> list[Widget]:
        """The answers, those on the sheet first."""
        names = {target.id for target in self._on_sheet()}
        everything = self._steering.focusables()
        buttons = [widget for widget in everything if isinstance(widget, OfferButton)]
        return [widget for widget in everything if widget.name in names] + buttons

    def turn(self) -> None:
        """Move the focus to the first answer, or from the answers back to its old place on the table."""
        steering, wanted = self._steering, self._answers
        if steering.focused in wanted:
            wanted = [widget for widget in steering.focusables() if widget.name == self._left]
        elif steering.focused is not None:
            self._left = steering.focused.name
        if wanted:
            steering.is_focus_shown = True
            steering.set_focus(wanted[0], by_key=True)

    def below(self, here: Widget) -> Widget | None:
        """Return the answer closest below `here`, or else the first; None if there is no answer."""
        answers = self._answers
        return focus.neighbour(here, answers, Action.DOWN) or next(iter(answers), None)
