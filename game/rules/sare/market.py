"""The Market: swaps between Warehouses, as net changes (R-6)."""

from __future__ import annotations

from typing import Final

from game.rules.core.facts import Noted, Sink
from game.rules.core.game import Move, Refusal
from game.rules.sare import moves
from game.rules.sare.notes import Swap
from game.rules.sare.state import SaReState
from game.rules.sare.tables import MARKET_BIT, RESOURCES

_DIFFERENT: Final = tuple((give, take) for give in range(3) for take in range(3) if give != take)


def is_possible(state: SaReState, seat: int) -> bool:
    """Return whether the seat has any swap that changes something."""
    own = state.store[seat * 3 : seat * 3 + 3]
    return any(
        other != seat and any(own[give] and state.store[other * 3 + take] for give, take in _DIFFERENT)
        for other in range(state.seats)
    )


def swaps(state: SaReState, seat: int) -> list[Move]:
    """Return all swaps as net changes: giving and taking the same kind cancels out."""
    store = state.store
    wood, stone, gold = store[seat * 3 : seat * 3 + 3]
    found: list[Move] = []
    for other in range(state.seats):
        if other == seat:
            continue
        his_wood, his_stone, his_gold = store[other * 3 : other * 3 + 3]
        for w in range(-wood, his_wood + 1):
            for s in range(-stone, his_stone + 1):
                g = -w - s
                if -gold <= g <= his_gold and (w or s):
                    found.append((moves.SWAP, other, w, s, g))
    return found


def refusal(state: SaReState, seat: int, move: Move) -> Refusal | None:
    """Return why a swap is not legal, or None if it is (R-6)."""
    _, other, *change = move
    if other == seat or not 0 <= other < state.seats:
        return Refusal("R-6", "refuse-sa-re-no-such-opponent")
    if sum(change):
        return Refusal("R-6", "refuse-sa-re-swap-uneven")
    if not any(change):
        return Refusal("R-6", "refuse-sa-re-swap-nothing")
    for kind, number in enumerate(change):
        if state.store[seat * 3 + kind] + number < 0:
            return Refusal("R-6", "refuse-sa-re-swap-own-lacks", {"resource": RESOURCES[kind]})
        if state.store[other * 3 + kind] - number < 0:
            return Refusal("R-6", "refuse-sa-re-swap-other-lacks", {"resource": RESOURCES[kind]})
    return None


def swap(state: SaReState, seat: int, move: Move, sink: Sink | None) -> None:
    """Change the two stores and turn the Market to its night side."""
    _, other, *change = move
    state.ready[seat] &= ~MARKET_BIT
    for kind, number in enumerate(change):
        state.store[seat * 3 + kind] += number
        state.store[other * 3 + kind] -= number
    if sink:
        sink(Noted("swap", seat, Swap(other, *change)))
