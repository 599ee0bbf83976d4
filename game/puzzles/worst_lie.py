"""The worst lie of the cards: after a wrong answer, a world in which it loses and the right one does not.

The idea is that of Bridge Master (Fred Gitelman): the cards lie as badly for a wrong answer as all that the solver
knows allows. Both moves are played out to the end of the game in the same world with the same later draws.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Generic

from game.ai.heuristics import make as make_heuristics
from game.analysis.judge import lookahead, plays_out
from game.analysis.run import strongest
from game.puzzles.puzzle import game_of
from game.rules.core.bits import members
from game.rules.core.chance import Chance, recording, seeded
from game.rules.core.facts import Fact, Moved
from game.rules.core.game import Game, Move, View
from game.rules.core.knowledge import Knowledge
from game.rules.core.state import S, State
from game.rules.core.universe import NO_OWNER

LOOKED_AT: Final = 48
"""The number of worlds that are put in order, the worst for the wrong answer first."""
PLAYED_OUT: Final = 160
"""The most worlds and draws in which both moves are played out."""
WIDTH: Final = 8
"""The number of candidates of each decision in a line."""
LONGEST: Final = 1500
"""The number of decisions after which a line is given up."""
FAR: Final = 15
"""The number of decisions, from the answer on, in which its consequence is looked for."""


@dataclass(frozen=True, slots=True)
class LieStep:
    """A decision of a line: the seat, the move with its notation, the names of the pieces drawn, and all its facts,
    unredacted.
    """

    seat: int
    move: Move
    notation: str
    drawn: tuple[str, ...]
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class LieLine:
    """A move of the solver and what follows it to the end of the game; `scores` and `winners` are those of the end."""

    steps: tuple[LieStep, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HiddenZone:
    """The pieces of a zone in the world besides those the solver knows to lie there: piece ids, ascending.

    `zone` is its number in `Game.zones`.
    """

    zone: int
    pieces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WorstLie(Generic[S]):
    """A complete position that agrees with all that the solver knows, and both lines from there.

    The solver (`seat`) is among the winners of `right` and not among those of `wrong`. `hidden` are the zones whose
    contents the solver did not know. `tried` counts the worlds that were played out until this one was found.
    """

    seat: int
    world: S
    hidden: tuple[HiddenZone, ...]
    right: LieLine
    wrong: LieLine
    tried: int


def worst_lie(name: str, view: View[State], right: Move, wrong: Move) -> WorstLie[State] | None:
    """Return the worst lie for `wrong` in the game called `name`; None if none was found.

    The same arguments give the same answer. It can take some seconds, so that the window calls it in another
    process; all arguments and results can be sent there.
    """
    game = game_of(name)
    player = LinePlayer(game, view.setup.seats)
    rng = random.Random(f"/{view.ply}/lie")
    for tried, (world, draw_seed) in enumerate(_worst_first(game, view, right, wrong, rng), 1):
        good = player.line(world, right, draw_seed)
        if good is None or view.viewer not in good.winners:
            continue
        bad = player.line(world, wrong, draw_seed)
        if bad is not None and view.viewer not in bad.winners:
            return WorstLie(view.viewer, world, hidden_in(game, world, view.knowledge), good, bad, tried)
    return None


def _worst_first(
    game: Game[State], view: View[State], right: Move, wrong: Move, rng: random.Random
) -> Iterator[tuple[State, int]]:
    """Yield worlds that agree with `view`, each with the seed of its later draws: the worst for `wrong` first."""
    look = lookahead(game, strongest(game.name).options, view.setup.seats, 1)
    worlds = []
    for at in range(LOOKED_AT):
        world, draw_seed = game.world(view, rng), rng.getrandbits(32)
        if game.refusal(world, right) is None and game.refusal(world, wrong) is None:
            good, bad = look.values(world, (right, wrong), draw_seed)
            worlds.append((bad - good, at, world, draw_seed))
    worlds.sort(key=lambda one: one[:2])
    for count in range(PLAYED_OUT if worlds else 0):
        _, _, world, draw_seed = worlds[count % len(worlds)]
        yield world, draw_seed if count < len(worlds) else rng.getrandbits(32)


class LinePlayer(Generic[S]):
    """Plays lines out in complete positions, all cards open to all seats.

    A seat takes the candidate after which it stands best; where only the end of a stage can be judged, the move of the
    rollout policy. Draw number n of a line is the same in every line with the same seed.
    """

    def __init__(self, game: Game[S], seats: int) -> None:
        self._game = game
        self._heuristics = make_heuristics(game)
        self._judges_ends = plays_out(strongest(game.name), seats)

    def line(self, world: S, move: Move, draw_seed: int) -> LieLine | None:
        """Return the line that begins with `move`, to the end of the game; None if LONGEST decisions don't end it."""
        game, state = self._game, world.clone()
        chance = seeded(random.Random(draw_seed))
        steps = [self._step(state, game.canonical(state, move), chance)]
        while game.to_move(state) >= 0:
            if len(steps) == LONGEST:
                return None
            steps.append(self._step(state, self._choose(state, draw_seed + len(steps)), chance))
        return LieLine(tuple(steps), game.scores(state), game.winners(state))

    def _choose(self, state: S, seed: int) -> Move:
        heuristics, game = self._heuristics, self._game
        if self._judges_ends:
            return heuristics.policy(state, lambda: 0.5)
        seat, stage = game.to_move(state), heuristics.stage(state)
        best, chosen = -1.0, None
        for move in heuristics.candidates(state)[:WIDTH]:
            after = state.clone()
            game.apply(after, move, seeded(random.Random(seed)))
            share = heuristics.shares(after, stage)[seat]
            if share > best:
                best, chosen = share, move
        assert chosen is not None
        return chosen

    def _step(self, state: S, move: Move, chance: Chance) -> LieStep:
        """Carry `move` out and return it as a step."""
        game = self._game
        drawn: list[int] = []
        facts: list[Fact] = []
        seat, notation = game.to_move(state), game.show_move(state, move)
        game.apply(state, move, recording(chance, drawn), facts.append)
        return LieStep(seat, move, notation, tuple(map(game.universe.show, drawn)), tuple(facts))


def hidden_in(game: Game[State], world: State, knowledge: Knowledge) -> tuple[HiddenZone, ...]:
    """Return the zones of a complete position that hold pieces which the owner of `knowledge` cannot be sure of."""
    found = []
    for zone, mask in enumerate(game.zone_masks(world)):
        unsure = mask & ~knowledge.surely_lies(zone)
        if unsure:
            found.append(HiddenZone(zone, tuple(members(unsure))))
    return tuple(found)


class Aftermath(Enum):
    """What a wrong answer changes for the next other player, beside the right one."""

    NONE = auto()
    """That player goes on in the same way."""
    FREE = auto()
    """The answer takes pieces of the shared table and passes none over, and leaves others to that player."""
    OTHER = auto()
    """That player goes on in another way."""


def aftermath(game: Game[State], lie: WorstLie[State]) -> Aftermath:
    """Return what a wrong answer changes for the next other player in the worst lie."""
    lying = game.zone_masks(lie.world)

    def taken(step: LieStep) -> tuple[set[int], bool]:
        """Return the pieces that a step takes from the shared table of the position, and whether it passes any over."""
        found: set[int] = set()
        passes = False
        for fact in step.facts:
            if isinstance(fact, Moved) and game.zones[fact.src].owner == NO_OWNER:
                own = game.zones[fact.dst]
                pieces = {piece for piece in fact.pieces if piece >= 0 and lying[fact.src] >> piece & 1}
                if own.owner == step.seat and fact.how == "take":
                    found |= pieces
                passes = passes or fact.how == "skip"
        return found, passes

    first, *others = lie.wrong.steps
    after = next((step for step in others if step.seat not in (lie.seat, -1)), None)
    if after is None:
        return Aftermath.NONE
    instead = next((step for step in lie.right.steps[1:] if step.seat == after.seat), None)
    mine, passes = taken(first)
    theirs, _ = taken(after)
    if mine and not passes and theirs - (taken(instead)[0] if instead is not None else set()):
        return Aftermath.FREE
    ways = [[step.facts for step in line.steps[:FAR] if step.seat == after.seat] for line in (lie.wrong, lie.right)]
    is_other = not ways[1] or any(one != other for one, other in zip(*ways, strict=False))
    return Aftermath.OTHER if is_other else Aftermath.NONE
