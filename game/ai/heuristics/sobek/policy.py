"""The rollout policy of Sobek: sensible, with some chance, and fast."""

from __future__ import annotations

from game.ai.heuristics.contract import Uniform
from game.ai.heuristics.sobek.candidates import layings, sheddings
from game.ai.heuristics.sobek.inventory import Inventory
from game.rules.core.game import Game, Move
from game.rules.sobek.moves import LAY, PLAY, SET, SHED, TAKE
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET, SLOTS


def choose(game: Game[SobekState], inventory: Inventory, state: SobekState, uniform: Uniform) -> Move:
    """Return a plausible move of the seat that must decide."""
    if state.stack:
        return _answer(game, inventory, state, uniform)
    t = inventory.tables
    seat = state.turn
    hand = state.hands[seat]
    families, amulets, people, _ = inventory.summary(hand)
    quays = state.quays
    left = len(quays) + len(state.deck)
    if hand.bit_count() >= 3:
        short = left < 3 * state.seats
        best, gain = None, 0.0
        for family, count, scarabs in families:
            if count >= 3 or (count + amulets >= 3 and (short or scarabs > 2)):
                value = scarabs * count + uniform()
                if value > gain and (short or count >= 4 or uniform() < 0.45):
                    best, gain = family, value
        if best is not None:
            named = hand & t.families[best]
            if short or named.bit_count() < 3:
                named |= hand & t.amulets
            slot: int = best
            base = seat * SLOTS
            if state.sets[base + AMULET] and not state.sets[base + best] and base + AMULET not in state.prosperity:
                slot = AMULET
            return (SET, slot, named)
    if people and uniform() < 0.25:
        mask = hand & t.characters
        return (PLAY, (mask & -mask).bit_length() - 1)
    return (TAKE, _place(inventory, state, seat, uniform))


def _place(inventory: Inventory, state: SobekState, seat: int, uniform: Uniform) -> int:
    """Return the place of the card to take among those in reach."""
    t = inventory.tables
    quays = state.quays
    sets = state.sets
    hand = state.hands[seat]
    best, place = -99.0, 0
    cost = 0.0
    base = seat * SLOTS
    for at in range(min(t.reach, len(quays))):
        card = quays[at]
        family = t.family[card]
        if t.characters >> card & 1 or family == AMULET:
            value = 3.0
        else:
            value = t.worth[card] + 0.8 * (hand & t.families[family]).bit_count()
            if sets[base + family]:
                value += 1.0
        value += 2.5 * uniform() - cost
        if value > best:
            best, place = value, at
        cost += 1.3
    return place


def _answer(game: Game[SobekState], inventory: Inventory, state: SobekState, uniform: Uniform) -> Move:
    kind, seat = state.stack[-1][:2]
    t = inventory.tables
    if kind == LAY:
        return layings(t, inventory, state, seat)[0]
    if kind == SHED:
        return sheddings(t, inventory, state, seat, state.stack[-1][2])[0]
    moves = game.legal(state)
    return moves[int(uniform() * len(moves))]
