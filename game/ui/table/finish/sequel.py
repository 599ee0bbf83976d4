"""Further games after a finished one, as its table and its final scene offer them."""

from __future__ import annotations

from typing import Protocol

from game.match.contests import NextGame
from game.ui.widgets.scene import Scene


class Sequel(Protocol):
    """The games that can follow a game; `game.ui.table.opening` makes them."""

    @property
    def following(self) -> NextGame | None:
        """The next game of the contest; None if the game is unfinished or a single one, or the contest decided."""

    def next(self) -> Scene:
        """Return the table of the next game of the contest."""

    def again(self) -> Scene:
        """Return the table of a new game, or contest, with the same players and options and another deal."""

    def against(self, level: str) -> Scene:
        """Return the table of a single new game with the same people and options; all AIs are of `level`."""

    def restart(self) -> Scene:
        """Delete this unfinished game, and return the table of a new game or contest with another deal."""

    def same(self) -> Scene:
        """Return the table of a single game with the deal of this one, which must be over."""
