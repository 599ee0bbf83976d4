"""Is it fair? A program decides again after everything that it cannot see was dealt anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, Setup, View, view
from game.rules.core.observers import Observers
from game.table.luck import private_seed

NODES = 300
"""What a search may spend on a decision if its level has no limit of nodes: time must not decide."""
DEALS = 4
"""How often the hidden things are dealt anew at most until they lie otherwise than they really do."""


@dataclass(frozen=True, slots=True)
class Audited:
    """A decision of an audit, found again by `game` and `ply`.

    `changed` says whether the second truth differs from the real one, `unseen` whether the seat that decides cannot
    tell them apart; `first` and `second` are what the level did in each.
    """

    game: str
    ply: int
    seat: int
    changed: bool
    unseen: bool
    first: Move
    second: Move

    @property
    def is_fair(self) -> bool:
        """Say whether the level did the same in two truths that look alike."""
        return self.unseen and self.first == self.second


def audit(game: Game, setup: Setup, level: Level, seed: str) -> Iterator[Audited]:
    """Play games at `level` for ever and yield every decision between two moves or more.

    The moves made are those of the level. Everything follows from `seed`; the limit is one of nodes alone.
    """
    number = 0
    while True:
        yield from _game(game, setup, level, f"{seed}/{number}")
        number += 1


def _game(game: Game, setup: Setup, level: Level, seed: str) -> Iterator[Audited]:
    chance = seeded(random.Random(private_seed(seed, "", "deal")))
    dealer = random.Random(private_seed(seed, "", "audit"))
    observers = Observers(game, setup)
    state = game.start(setup, chance, observers.sink)
    ply = 0
    while (seat := game.to_move(state)) >= 0:
        seen = observers.view(state, seat, ply)
        move = seen.legal[0]
        if len(seen.legal) > 1:
            thought = private_seed(seed, "", f"program {ply}")
            move = decide(game, level, seen, thought)
            for _ in range(DEALS):
                other = game.world(seen, dealer)
                if other != state:
                    break
            twin = view(game, other, seen.knowledge.clone(), setup, ply)
            unseen = twin.state == seen.state and twin.legal == seen.legal
            yield Audited(seed, ply, seat, other != state, unseen, move, decide(game, level, twin, thought))
        game.apply(state, move, chance, observers.sink)
        ply += 1


def decide(game: Game, level: Level, seen: View, seed: int) -> Move:
    """Return what `level` does when it sees `seen` and draws its own chances from `seed`."""
    player = make_player(level.kind, game, level.options, seed)
    return player.choose(seen, Budget(Limit(level.limit.nodes or NODES)))
