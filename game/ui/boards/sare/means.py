"""A seat's means of payment, and the total cost of its sites."""

from __future__ import annotations

from game.rules.sare import city, payment
from game.rules.sare.game import SaRe
from game.rules.sare.state import SaReState
from game.rules.sare.tables import PYRAMID, SPACES


def means_of(state: SaReState, seat: int) -> tuple[int, int, int, int]:
    """Return all means of payment of a seat: gains, Warehouses, tokens, and jokers with caravans.

    After a revolt only the means of chartering and storing remain: no tokens, no caravans (R-7).
    """
    store, gains = state.store[seat * 3 : seat * 3 + 3], state.gains[seat * 4 : seat * 4 + 4]
    if state.revolted >> seat & 1:
        return gains[0] + store[0], gains[1] + store[1], gains[2] + store[2], gains[3]
    wood, stone, gold, wild = payment.means(state, seat)
    if state.stack and state.stack[-1][1] != seat:
        wild += state.chartered  # by the seat that builds, not by this one
    return wood + store[0], stone + store[1], gold + store[2], wild


def demand_of(game: SaRe, state: SaReState, seat: int) -> tuple[int, int, int]:
    """Return the present total cost of a seat's sites; a pyramid counts one step, unless one was built just now
    (R-8.2).

    After a revolt nothing can be built in this round (R-7).
    """
    total = [0, 0, 0]
    if state.revolted >> seat & 1:
        return 0, 0, 0
    has_stepped = state.stepped and state.stack and state.stack[-1][1] == seat
    for tile, slot, is_built in city.tiles(state, seat):
        if not is_built and not (tile == PYRAMID and has_stepped):
            for kind, number in enumerate(city.price(game.tables, state, seat, tile, slot % SPACES)):
                total[kind] += number
    return total[0], total[1], total[2]


def wanted_of(
    need: tuple[int, int, int], have: tuple[int, int, int, int], gain: tuple[int, int, int, int]
) -> tuple[int, int, int, int]:
    """Return the wanted amount of each kind; of jokers, if there are any, as many as the shortage requires."""
    short = sum(max(0, need[kind] - have[kind] - gain[kind]) for kind in range(3))
    return *need, short if have[3] + gain[3] else 0
