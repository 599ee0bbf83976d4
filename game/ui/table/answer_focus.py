"""Where keys lead between the table and the answers of the action panel."""

from __future__ import annotations

from game.ui.table.offer_buttons import OfferButton
from game.ui.widgets import focus
from game.ui.widgets.base import Widget
from game.ui.widgets.steering import Steering
from game.ui.window.input import Action


class AnswerFocus:
    """Leads the focus to the answers and back."""

    def __init__(self, steering: Steering) -> None:
        self._steering = steering
        self._left = ""
        """Where the focus was on the table before a key led it to the answers."""

    @property
    def _answers(self) -> list[Widget]:
        return [widget for widget in self._steering.focusables() if isinstance(widget, OfferButton)]

    def turn(self) -> None:
        """Lead the focus to the first answer, and from the answers back to where it was on the table."""
        steering, wanted = self._steering, self._answers
        if steering.focused in wanted:
            wanted = [widget for widget in steering.focusables() if widget.name == self._left]
        elif steering.focused is not None:
            self._left = steering.focused.name
        if wanted:
            steering.is_focus_shown = True
            steering.set_focus(wanted[0], by_key=True)

    def below(self, here: Widget) -> Widget | None:
        """Return the answer that lies nearest below `here`, else the first, or None where there is no answer."""
        answers = self._answers
        return focus.neighbour(here, answers, Action.DOWN) or next(iter(answers), None)
