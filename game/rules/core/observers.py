"""The knowledge of all viewers of one match, fed from the same facts."""

from __future__ import annotations

from typing import Generic

from game.rules.core.facts import SPECTATOR, Fact, redact
from game.rules.core.game import Game, Setup, View, view
from game.rules.core.knowledge import Knowledge
from game.rules.core.state import S


class Observers(Generic[S]):
    """One Knowledge for each seat and for the spectator. `sink` takes facts; `view` returns a viewer's view."""

    __slots__ = ("_game", "_knowledge", "_setup")

    def __init__(self, game: Game[S], setup: Setup) -> None:
        self._game = game
        self._setup = setup
        viewers = (*range(setup.seats), SPECTATOR)
        self._knowledge: dict[int, Knowledge] = {v: game.knowledge(v, setup) for v in viewers}

    def sink(self, fact: Fact) -> None:
        """Let every viewer learn `fact` as that viewer perceives it."""
        for viewer, knowledge in self._knowledge.items():
            knowledge.learn(redact(fact, viewer, self._game.universe))

    def knowledge(self, viewer: int) -> Knowledge:
        """Return the current knowledge of `viewer` (not a copy)."""
        return self._knowledge[viewer]

    def view(self, state: S, viewer: int, ply: int = 0) -> View[S]:
        """Return the view of `state` for `viewer`; it does not change when the match continues."""
        return view(self._game, state, self._knowledge[viewer].clone(), self._setup, ply)
