"""The distance of a seat of Sa-Rê from the end, in rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ai.heuristics.sare import needs
from game.rules.sare import city
from game.rules.sare.state import SaReState
from game.rules.sare.tables import PORT, TRADES, WAREHOUSE, Tables


def rounds_to_go(tables: Tables, weights: Mapping[str, float], state: SaReState, seat: int) -> float:
    """Return the approximate number of rounds that `seat` needs to fulfil the scenario."""
    due, tiles = needs.bill(tables, state, seat)
    own, wild = needs.means(state, seat)
    return rounds(tables, weights, state, seat, due, tiles, own, wild)


def rounds(
    t: Tables,
    w: Mapping[str, float],
    state: SaReState,
    seat: int,
    due: Sequence[float],
    tiles: int,
    own: Sequence[float],
    wild: float,
) -> float:
    """Return the same for a seat whose bill and means are known; see `needs`."""
    short = surplus = 0.0
    for kind in range(3):
        difference = due[kind] - own[kind]
        if difference > 0:
            short += difference
        else:
            surplus -= difference
    work = max(0.0, short - wild - w["balance"] * surplus)
    trades = sum(city.built(state, seat, trade) for trade in TRADES)
    income = w["income"] + w["trade"] * trades + w["port"] * city.built(state, seat, PORT)
    income += w["warehouse"] * min(2, city.built(state, seat, WAREHOUSE) - 1)
    by_work = work / income
    by_tiles = tiles / (city.masters(state, seat) + 1.0)
    by_steps = float(needs.steps_left(t, state, seat))
    rounds: float = (by_work**4 + by_tiles**4 + by_steps**4) ** 0.25
    admin = city.administrative(state, seat).bit_count()
    return rounds - w["administrative"] * admin
