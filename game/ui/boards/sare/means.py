"""What a seat could pay with, and what its sites cost together."""

from __future__ import annotations

from game.rules.sare import city, payment
from game.rules.sare.game import SaRe
from game.rules.sare.state import SaReState
from game.rules.sare.tables import SPACES


def means_of(state: SaReState, seat: int) -> tuple[int, int, int, int]:
    """Return all that a seat could pay with now: gains, Warehouses, tokens, and jokers with caravans.

    After a revolt that is what it may still charter and store: no tokens, no caravans (R-7).
    """
    store, gains = state.store[seat * 3 : seat * 3 + 3], state.gains[seat * 4 : seat * 4 + 4]
    if state.revolted >> seat & 1:
        return gains[0] + store[0], gains[1] + store[1], gains[2] + store[2], gains[3]
    wood, stone, gold, wild = payment.means(state, seat)
    if state.stack and state.stack[-1][1] != seat:
        wild += state.chartered  # by the seat that builds, not by this one
    return wood + store[0], stone + store[1], gold + store[2], wild


def demand_of(game: SaRe, state: SaReState, seat: int) -> tuple[int, int, int]:
    """Return what all sites of a seat cost together now, one step of a pyramid counted."""
    total = [0, 0, 0]
    for tile, slot, is_built in city.tiles(state, seat):
        if not is_built:
            for kind, number in enumerate(city.price(game.tables, state, seat, tile, slot % SPACES)):
                total[kind] += number
    return total[0], total[1], total[2]
