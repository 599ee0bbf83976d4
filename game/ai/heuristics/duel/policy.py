"""The rollout policy of the duel: sensible, with some chance, and fast."""

from __future__ import annotations

from game.ai.heuristics.contract import Uniform
from game.ai.heuristics.duel.candidates import sheddings
from game.ai.heuristics.duel.inventory import Inventory
from game.rules.core.game import Move
from game.rules.duel.legal import can_refill, reach, sample
from game.rules.duel.moves import REFILL, SELL, TAKE
from game.rules.duel.state import PYRAMID_TURN, SCRIBE_TILES, TAKES, TURN, DuelState
from game.rules.duel.tables import COUNT


def choose(inventory: Inventory, state: DuelState, uniform: Uniform) -> Move:
    """Return a plausible move of the seat that must decide."""
    t = inventory.tables
    kind, seat = state.stack[-1]
    if kind in (TURN, PYRAMID_TURN):
        hand = state.hands[seat]
        families, wild, people = inventory.summary(hand)
        late = len(state.pile) < 6
        best, gain = -1, 0.0
        for family, count, scarabs, goods in families:
            lying = state.sets[seat * COUNT + family]
            if count + wild >= 3 and (lying or goods) and (count >= 3 or late or scarabs > 2):
                glory = inventory.worth(family, lying)[1]
                value = (scarabs + glory) * count + uniform()
                if value > gain and (late or count >= 4 or uniform() < 0.45):
                    best, gain = family, value
        if best >= 0:
            tiles = hand & t.families[best]
            if late or tiles.bit_count() < 3:
                tiles |= hand & t.wild
            return (SELL, best, tiles)
        if people and uniform() < 0.2:
            return sample(t, state, lambda bag: int(uniform() * len(bag)))
        squares = reach(t, state, kind)
        if squares:
            return _take(inventory, state, seat, squares, uniform)
        if can_refill(t, state, kind):
            return (REFILL,)
    elif kind in TAKES:
        return _take(inventory, state, seat, reach(t, state, kind), uniform)
    elif kind == SCRIBE_TILES:
        return sheddings(inventory, state, seat)[0]
    return sample(t, state, lambda bag: int(uniform() * len(bag)))


def _take(inventory: Inventory, state: DuelState, seat: int, squares: int, uniform: Uniform) -> Move:
    """Return the take of the tile that looks best."""
    t = inventory.tables
    best, place = -99.0, 0
    hand, market = state.hands[seat], state.market
    while squares:
        low = squares & -squares
        squares ^= low
        square = low.bit_length() - 1
        piece = market[square]
        family = t.family[piece]
        if t.characters >> piece & 1 or family == COUNT:
            value = 3.5
        else:
            value = t.scarabs[piece] + 0.9 * (hand & t.families[family]).bit_count()
            if state.sets[seat * COUNT + family]:
                value += 1.0
        if state.ankh >= 0:
            value -= 1.2 * (t.between[state.ankh * t.squares + square] & state.filled).bit_count()
        value += 2.5 * uniform()
        if value > best:
            best, place = value, square
    return (TAKE, place)
