"""Audit of fairness: an AI decides again after everything hidden from it has been dealt again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.ai.worker import Thinker
from game.match.random_stream import private_seed
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, Setup, View, view
from game.rules.core.observers import Observers
from game.rules.core.state import State

NODES = 300
"""The budget in nodes for a search whose level has no limit of nodes, since time must not decide."""
DEALS = 4
"""The maximum number of new deals until the hidden pieces differ from the real ones."""
SHORT = 20
"""The number of deals in a short audit."""
SHORT_NODES = 1500
"""The most nodes that a search may use for each deal of a short audit."""


@dataclass(frozen=True, slots=True)
class Audited:
    """A decision of an audit, identified by `game` and `ply`.

    `changed` says whether the second deal differs from the real one, `unseen` whether the deciding seat cannot tell
    them apart; `first` and `second` are the moves of the level in each.
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
        """Whether the level made the same move in two deals that look alike."""
        return self.unseen and self.first == self.second


def audit(game: Game[State], setup: Setup, level: Level, seed: str) -> Iterator[Audited]:
    """Play games at `level` without end and yield every decision between two or more moves.

    The moves played are those of the level. Everything follows from `seed`; the limit is in nodes alone.
    """
    number = 0
    while True:
        yield from _game(game, setup, level, f"{seed}/{number}")
        number += 1


def _game(game: Game[State], setup: Setup, level: Level, seed: str) -> Iterator[Audited]:
    chance = seeded(random.Random(private_seed(seed, "", "deal")))
    dealer = random.Random(private_seed(seed, "", "audit"))
    observers = Observers(game, setup)
    state = game.start(setup, chance, observers.sink)
    ply = 0
    while (seat := game.to_move(state)) >= 0:
        seen = observers.view(state, seat, ply)
        move = seen.legal[0]
        if len(seen.legal) > 1:
            thought = private_seed(seed, "", f"ai {ply}")
            move = decide(game, level, seen, thought)
            for _ in range(DEALS):
                other = game.world(seen, dealer)
                if other != state:
                    break
            twin = twin_of(game, seen, other)
            second = decide(game, level, twin, thought)
            yield Audited(seed, ply, seat, other != state, looks_alike(seen, twin), move, second)
        game.apply(state, move, chance, observers.sink)
        ply += 1


def decide(game: Game[State], level: Level, seen: View[State], seed: int) -> Move:
    """Return the move of `level` for the view `seen`, with its own randomness from `seed`."""
    player = make_player(level.kind, game, level.options, seed)
    return player.choose(seen, Budget(timeless(level).limit))


def timeless(level: Level, most: int = 0) -> Level:
    """Return `level` with a limit in nodes alone, at most `most` (0: no maximum); NODES if it had no such limit."""
    nodes = level.limit.nodes or NODES
    return Level(level.id, level.kind, level.options, Limit(min(nodes, most) if most else nodes))


def twin_of(game: Game[State], seen: View[State], other: State) -> View[State]:
    """Return the view that the viewer of `seen` would have if `other` were the true position."""
    return view(game, other, seen.knowledge.clone(), seen.setup, seen.ply)


def looks_alike(one: View[State], other: View[State]) -> bool:
    """Return whether two views have the same position and the same legal moves."""
    return bool(one.state == other.state and one.legal == other.legal)


class Check:
    """A short audit of one decision, run step by step in a worker: call `poll` regularly, it never waits.

    The AI's moves are compared and never revealed. `done` of `deals` deals are finished; in `same` of them the AI had
    the same view and made the same move; `different` counts the distinct deals; `problem` is a sentence if the audit
    cannot continue.
    """

    def __init__(self, game: Game[State], seen: View[State], level: Level, seed: int, deals: int = SHORT) -> None:
        """`seen` belongs to the seat that must decide; everything hidden from it is dealt again from `seed`."""
        self.deals = deals
        self.done = self.same = 0
        self.problem = ""
        self._game = game
        self._seen = seen
        self._level = timeless(level, SHORT_NODES)
        self._seed = seed
        self._dealer = random.Random(seed)
        self._worlds: set[object] = set()
        self._first: Move = ()
        self._asked: View[State] | None = None
        self._ticket = 0

    @property
    def different(self) -> int:
        """The number of distinct deals so far."""
        return len(self._worlds)

    @property
    def is_done(self) -> bool:
        """Whether the audit is finished."""
        return bool(self.problem) or self.done == self.deals

    @property
    def is_fair(self) -> bool:
        """Whether the AI made the same move in all deals so far; False if there is a problem."""
        return not self.problem and self.same == self.done

    def poll(self, worker: Thinker) -> bool:
        """Send the next request, or take the answer if it has come; return whether anything changed."""
        if self.is_done:
            return False
        if self._asked is None:
            self._asked = self._next()
            self._ticket = worker.ask(self._asked, self._level, self._seed)
            return False
        reply = worker.poll()
        if reply is None or reply.ticket != self._ticket:
            return False
        asked, self._asked = self._asked, None
        self.problem = reply.problem
        if not self._first:
            self._first = reply.move
        elif not self.problem:
            self.done += 1
            self.same += looks_alike(self._seen, asked) and reply.move == self._first
        return True

    def _next(self) -> View[State]:
        """Return the next view of the seat: first the real one, then one for each new deal."""
        if not self._first:
            return self._seen
        other = self._game.world(self._seen, self._dealer)
        self._worlds.add(other.key())
        return twin_of(self._game, self._seen, other)
