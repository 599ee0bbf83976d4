"""Answers that a player gives before the question comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core.game import Move
from game.ui.widgets.shell import Shell


class StandingAnswers:
    """The standing answers of the viewer. A game that knows none has these defaults."""

    is_taught = False
    """Whether the viewer is in a lesson, in which no question is answered automatically."""

    is_kept_open = False
    """Whether an input has kept the present question open, so that it is left to the viewer."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._wishes: Callable[[int], Sequence[str]] = lambda _: ()

    def recall(self, wishes: Callable[[int], Sequence[str]]) -> None:
        """Set the function that returns the wishes that a seat has noted in the match so far."""
        self._wishes = wishes

    def ask_again(self) -> str:
        """Return the wish that revokes the one by which the decision shown would be passed, or '' if there is none."""
        return ""

    @property
    def pause(self) -> float:
        """The seconds for which the question of an automatic answer stands, so that the viewer can still say no."""
        return 0.0

    @property
    def remark(self) -> str:
        """The text key of the log's remark about the next automatic answer; '' for none."""
        return ""

    def automatic(self) -> Move | None:
        """Return the move the viewer has already decided on for the decision shown, or None; it changes nothing."""
        return None
