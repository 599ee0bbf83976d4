"""What a seat could pay with, and what its sites cost together."""

from __future__ import annotations

from game.rules.sare import city, payment
from game.rules.sare.game import SaRe
from game.rules.sare.state import SaReState
from game.rules.sare.tables import SPACES


def means_of(state: SaReState, seat: int) -> tuple[int, int, int, int]:
    """Return all that a seat could pay with now: gains, Warehouses, tokens, and jokers with caravans."""
    wood, stone, gold, wild = payment.means(state, seat)
    store = state.store[seat * 3 : seat * 3 + 3]
    if state.revolted >> seat & 1:
        return 0, 0, 0, 0
    return wood + store[0], stone + store[1], gold + store[2], wild


def demand_of(game: SaRe, state: SaReState, seat: int) -> tuple[int, int, int]:
    """Return what all sites of a seat cost together now, one step of a pyramid counted."""
    total = [0, 0, 0]
    for tile, slot, is_built in city.tiles(state, seat):
        if not is_built:
            for kind, number in enumerate(city.price(game.tables, state, seat, tile, slot % SPACES)):
                total[kind] += number
    return total[0], total[1], total[2]
