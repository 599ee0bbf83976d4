"""The input of the learned part of the evaluation of Sa-Rê: one row of numbers of about 0 to 1 for every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ai.heuristics.sare import needs
from game.rules.core.arithmetic import total
from game.rules.sare import city, scoring
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    ALL_SPACES,
    CARPENTER,
    GOLDSMITH,
    MASTER,
    PORT,
    PYRAMID,
    STONECUTTER,
    TURN_ORDER,
    WAREHOUSE,
    Tables,
)

COUNTED: Final = (PORT, PYRAMID, CARPENTER, STONECUTTER, GOLDSMITH, WAREHOUSE, MASTER)
"""The tiles of which the number built is a feature; for administrative buildings each type is a feature."""
SIZE: Final = 40
"""The length of a row."""


def features(t: Tables, weights: Mapping[str, float], state: SaReState) -> list[list[float]]:
    """Return a row for every seat, in a position at the start of a round."""
    seats = state.seats
    ranks = [scoring.rank(state, seat) for seat in range(seats)]
    order = TURN_ORDER[seats][state.first]
    rows = []
    for seat in range(seats):
        due, tiles = needs.bill(t, state, seat)
        own, wild = needs.means(state, seat)
        soon = needs.site_bill(t, state, seat)
        lacking = [max(0.0, due[kind] - own[kind]) for kind in range(3)]
        spare = total(max(0.0, own[kind] - due[kind]) for kind in range(3))
        urgent = total(max(0.0, soon[kind] - own[kind]) for kind in range(3))
        missing = total(lacking)
        steps = needs.steps_left(t, state, seat)
        administrative = city.administrative(state, seat)
        rounds = needs.rounds(t, weights, state, seat, due, tiles, own, wild)
        have, wanted = scoring.progress(t, state, seat)
        number = state.pyramid[seat]
        leads = all(ranks[seat] > rank for other, rank in enumerate(ranks) if other != seat)
        rows.append(
            [
                missing / 10,
                max(0.0, missing - wild - 0.4 * spare) / 10,
                lacking[0] / 10,
                lacking[1] / 10,
                lacking[2] / 10,
                spare / 5,
                wild / 3,
                urgent / 5,
                state.siting[seat].bit_count() / 3,
                tiles / 5,
                steps / 3,
                *(float(city.built(state, seat, tile)) for tile in COUNTED),
                *(float(administrative >> bit & 1) for bit in range(6)),
                administrative.bit_count() / 3,
                state.growth[seat].bit_count() / 2,
                order.index(seat) / (seats - 1),
                state.round / 8,
                rounds / 4,
                min(rounds, 3.0) / 3,
                min(rounds, 1.5) / 1.5,
                (wanted - have) / 5,
                1.0 if leads else 0.0,
                1.0 if number else 0.0,
                number / 4,
                state.steps[seat] / 3,
                total(own) / 8,
                (needs.free_spaces(state, seat) & ALL_SPACES).bit_count() / 12,
                1.0 if not urgent else 0.0,
                1.0 if missing <= wild else 0.0,
            ]
        )
    return rows
