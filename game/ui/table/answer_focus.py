"""How keys lead from the table to the answers, and back."""

from __future__ import annotations

from game.ui.table.offer_buttons import OfferButton
from game.ui.widgets import focus
from game.ui.widgets.base import Widget
from game.ui.widgets.stage import Stage
from game.ui.window.input import Action


class AnswerFocus:
    """Remembers where the focus was on the table before a key led it to the answers."""

    def __init__(self) -> None:
        self._left = ""

    def turn(self, stage: Stage) -> None:
        """Lead the focus to the first answer, and from the answers back to where it was."""
        there = stage.focusables()
        wanted: list[Widget] = [widget for widget in there if isinstance(widget, OfferButton)]
        if stage.focused in wanted:
            wanted = [widget for widget in there if widget.name == self._left]
        elif stage.focused is not None:
            self._left = stage.focused.name
        if wanted:
            stage.is_focus_shown = True
            stage.set_focus(wanted[0], by_key=True)

    @staticmethod
    def below(here: Widget, stage: Stage) -> Widget | None:
        """Return the answer nearest below `here`, or the first; None if there are no answers."""
        answers = [widget for widget in stage.focusables() if isinstance(widget, OfferButton)]
        return focus.neighbour(here, answers, Action.DOWN) or next(iter(answers), None)
