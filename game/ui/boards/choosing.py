"""What the selections of games begin with: a decision, its legal moves, and why others are not legal."""

from __future__ import annotations

from typing import Any

from game.rules.core.game import Game, Move, View
from game.rules.core.refusal import Refusal
from game.table.match import NOT_YOUR_TURN, OVER


class Choosing:
    """The decision that a view shows; `is_mine` says that its viewer makes it."""

    def __init__(self, game: Game[Any], view: View[Any]) -> None:
        self._game = game
        self.view = view
        self.legal = view.legal
        self.is_mine = view.to_move == view.viewer and bool(view.legal)
        self.seat = view.viewer
        self._kept = frozenset(view.legal)

    def why_not(self, move: Move) -> Refusal:
        """Return why a move is not legal."""
        if not self.is_mine:
            return OVER if self.view.to_move < 0 else NOT_YOUR_TURN
        return self._game.refusal(self.view.state, move) or NOT_YOUR_TURN
