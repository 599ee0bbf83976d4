"""A competent beginner, by whom the levels are spaced: somebody who knows the rules and has played a few games.

It takes scarabs and what it already collects, completes sets, spends what it has, and never looks ahead, counts or
remembers. It sees a view like any AI. `python -m tests.ai.beginner GAME [--levels NAMES] [--games N]` plays it against
each level on common deals, both seats in turn, and prints its share of the games with a 95 % interval.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from typing import Any

from game import registry
from game.ai.budget import Budget
from game.ai.levels import make_player
from game.cli.ratings import SURE, wilson
from game.components.load import numbers
from game.match.opponents import level
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, Setup, View
from game.rules.core.observers import Observers
from game.rules.duel import moves as duel
from game.rules.duel.tables import COUNT, PRIEST, PRIESTESS, STATUE
from game.rules.sare import moves as sare
from game.rules.sare.tables import ADMINISTRATIVE, ALL_SPACES, MASTER, PORT, PYRAMID, SPACES, TRADES, TYPES, WAREHOUSE
from game.rules.sobek import moves as sobek
from game.rules.sobek.tables import AMULET, SLOTS

LEVELS = "apprentice,scribe,merchant,steward"
LARGE = 5
"""The number of tiles from which a set is sold even with few scarabs; a set of Sobek needs one card less."""
ENOUGH = 3
"""The resources for which it stops in a season of Sa-Rê; near red it stops for fewer."""
EXTRA = (*TRADES, MASTER, WAREHOUSE)
"""The tiles of which it may want a second."""


def rate_duel(t: Any, view: View[Any], move: Move) -> float:
    """Return how good a move of the duel looks to a beginner."""
    state, seat, kind = view.state, view.viewer, move[0]
    hand = state.hands[seat]
    if kind == duel.TAKE:
        tile = state.market[move[1]]
        if tile < 0:
            return 3.0
        passed = 0
        if state.ankh >= 0:
            passed = (t.between[state.ankh * t.squares + move[1]] & state.filled).bit_count()
        family = t.family[tile]
        if t.characters >> tile & 1:
            return 4.2 - 1.5 * passed
        held = 2 if family == STATUE else (hand & t.families[family]).bit_count()
        lying = family < COUNT and bool(state.sets[seat * COUNT + family])
        return 3.0 + 2.5 * t.scarabs[tile] + 1.2 * held + lying - 1.5 * passed
    if kind == duel.SELL:
        tiles = move[2]
        if (tiles & t.wild).bit_count() > 1 or (tiles & t.wild and (hand & t.families[move[1]] & ~tiles)):
            return 0.0
        lying = state.sets[seat * COUNT + move[1]]
        scarabs = sum(t.scarabs[i] for i in range(len(t.scarabs)) if (tiles | lying) >> i & 1)
        is_good = tiles.bit_count() >= LARGE or scarabs >= 6 or not state.pile
        return 2.0 * tiles.bit_count() + 1.5 * scarabs if is_good else 2.0
    if kind == duel.PLAY:
        if t.powers[move[1]] in (PRIEST, PRIESTESS):
            return 1.5 * state.corruption[seat].bit_count()
        return 3.5
    if kind == duel.ORIENT:
        return -float((t.lines[state.ankh * 4 + move[1]] & state.filled).bit_count())
    return {duel.KEEP: 1.0, duel.EXCHANGE: 0.5, duel.REFILL: 3.0}.get(kind, 0.0)


def rate_sobek(t: Any, view: View[Any], move: Move) -> float:
    """Return how good a move of Sobek looks to a beginner."""
    state, seat, kind = view.state, view.viewer, move[0]
    hand = state.hands[seat]
    if kind in (sobek.TAKE, sobek.FETCH):
        card = state.quays[move[1]]
        place = move[1] if kind == sobek.TAKE else 0
        if card < 0:
            return 3.0 - 1.5 * place
        family = t.family[card]
        held = 2 if family == AMULET else (hand & t.families[family]).bit_count()
        return 3.0 + 2.0 * t.worth[card] + 1.2 * held + bool(state.sets[seat * SLOTS + family]) - 1.5 * place
    if kind in (sobek.SET, sobek.LAY):
        cards = move[2]
        wild = (cards & t.amulets).bit_count()
        if kind == sobek.SET and (wild > 1 or (wild and (hand & t.families[move[1]] & ~cards & ~t.amulets))):
            return 0.0
        scarabs = sum(t.worth[i] for i in range(len(t.worth)) if (cards | state.sets[seat * SLOTS + move[1]]) >> i & 1)
        is_good = cards.bit_count() >= LARGE - 1 or scarabs >= 3 or not state.deck
        return 2.0 * cards.bit_count() + 1.5 * scarabs if is_good else 2.0
    if kind == sobek.PLAY:
        return 1.2 * state.corruption[seat].bit_count() if t.power[move[1]] == 1 else 5.5
    return 0.0


def rate_sare(t: Any, view: View[Any], move: Move) -> float:
    """Return how good a move of Sa-Rê looks to a beginner."""
    state, seat, kind = view.state, view.viewer, move[0]
    at = seat * TYPES
    if kind == sare.LAUNCH:
        tile = move[1]
        own = [bool(state.owned[at + other]) for other in range(TYPES)]
        if state.siting[seat].bit_count() >= (2 if state.round < 3 else 3) or (own[tile] and tile not in EXTRA):
            return -1.0
        helpful = sum(own[other] for other in (PORT, *ADMINISTRATIVE))
        if tile in ADMINISTRATIVE and sum(own[other] for other in ADMINISTRATIVE) >= t.priest:
            return -1.0
        trades = sum((state.owned[at + trade] | state.owned[at + trade] >> SPACES) & ALL_SPACES for trade in TRADES)
        beside = 0.05 * (t.neighbours[move[2]] & trades).bit_count()
        if tile in TRADES and not own[tile]:
            return 6.0 + 0.01 * t.neighbours[move[2]].bit_count()
        if tile == PYRAMID:
            return 3.5 if helpful >= 2 else -1.0
        return (4.0 - 0.1 * sum(t.costs[tile]) if tile in (PORT, *ADMINISTRATIVE) else -1.0) + beside
    if kind == sare.STOP:
        margin, pool = t.red - state.gauge[seat], sum(state.pool)
        return 1.0 if pool >= max(1, min(ENOUGH, margin - 1)) else -1.0
    if kind == sare.BUILD:
        return 5.0 + 0.1 * sum(t.costs[move[1]])
    if kind == sare.KEEP:
        return float(sum(move[1:]))
    return {
        sare.CONTINUE: 0.0, sare.READY: 0.2, sare.FINISH: 0.1, sare.SOFTEN: 2.0, sare.PASS: 0.5, sare.TEMPLE_LOOK: 3.0,
        sare.BARRACKS_PUSH: 3.0, sare.ABANDON: -9.0, sare.DEMOLISH: -9.0, sare.SWAP: -5.0, sare.CHARTER: -1.0,
        sare.PAY_GOLD: -1.0, sare.REDEEM: -1.0,
    }.get(kind, 0.0)  # fmt: skip


RATING: dict[str, Callable[[Any, View[Any], Move], float]] = {
    "duel": rate_duel,
    "sobek": rate_sobek,
    "sa-re": rate_sare,
}


class Beginner:
    """Plays the move that looks best, one of them by chance if several do."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self._tables: Any = game.tables  # type: ignore[attr-defined]
        self._rate = RATING[game.name]
        self._rng = random.Random(seed)

    def choose(self, view: View[Any]) -> Move:
        """Return one of `view.legal`."""
        return max(view.legal, key=lambda move: (self._rate(self._tables, view, move), self._rng.random()))


def won(game: Game[Any], setup: Setup, name: str, seed: str, seat: int) -> float:
    """Return the beginner's share of the victory in `seat` against AIs of a level."""
    chance, observers = seeded(random.Random(seed)), Observers(game, setup)
    state = game.start(setup, chance, observers.sink)
    beginner, chosen = Beginner(game, len(seed)), level(name, game.name)
    habits = random.Random(f"{seed} habits").getrandbits(32)
    ply = 0
    while (mover := game.to_move(state)) >= 0:
        view = observers.view(state, mover, ply)
        move = view.legal[0]
        if len(view.legal) > 1:
            if mover == seat:
                move = beginner.choose(view)
            else:
                number = habits << 32 | random.Random(f"{seed} {ply}").getrandbits(32)
                move = make_player(chosen.kind, game, chosen.options, number).choose(view, Budget(chosen.limit))
        game.apply(state, move, chance, observers.sink)
        ply += 1
    winners = game.winners(state)
    return (seat in winners) / len(winners)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(RATING))
    parser.add_argument("--levels", default=LEVELS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    arguments = parser.parse_args()
    game = registry.make(arguments.game, numbers(arguments.game))
    setup = Setup(arguments.players, {"scenario": "priest"} if arguments.game == "sa-re" else {})
    for name in arguments.levels.split(","):
        found = [
            won(game, setup, name, f"beginner {number // arguments.players}", number % arguments.players)
            for number in range(arguments.first, arguments.first + arguments.games)
        ]
        low, high = wilson(sum(found), len(found), SURE)
        share = sum(found) / len(found)
        print(f"{name:<24} {100 * share:5.1f} % ({100 * low:.0f}–{100 * high:.0f}) of {len(found)}", flush=True)


if __name__ == "__main__":
    main()
