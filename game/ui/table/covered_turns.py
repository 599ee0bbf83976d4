"""The decisions that players make alone at a shared screen, which everybody sees when their turn is over."""

from __future__ import annotations

from game.match.match import Match
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import View
from game.rules.core.state import State


class CoveredTurns:
    """Keeps common knowledge before and after each decision that was made alone."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._public: dict[int, View[State]] = {}
        self._since = 0
        """The number of decisions when the last player took the screen: everybody has seen these."""

    def begin(self) -> None:
        """Take note that a player takes the screen."""
        self._since = self._match.ply
        self._public.clear()

    def note(self) -> None:
        """Keep common knowledge of the present position."""
        self._public[self._match.ply] = self._match.view(SPECTATOR)

    def end(self) -> list[View[State]]:
        """Return the views before and after the decisions of the turn, as far as all were noted, at least the last."""
        ply = self._match.ply
        since = min(self._since, ply - 1)
        if any(at not in self._public for at in range(since, ply)):
            since = ply - 1
        views = [self._public[at] for at in range(since, ply + 1)]
        self._public.clear()
        return views
