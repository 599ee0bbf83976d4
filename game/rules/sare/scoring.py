"""The end of the game: the seats that have fulfilled the scenario, the winners, and the progress of each (R-9)."""

from __future__ import annotations

from typing import Final

from game.rules.sare import city
from game.rules.sare.state import OVER, SaReState
from game.rules.sare.tables import (
    ADMINISTRATIVE,
    ALL_SPACES,
    FIRST_PYRAMID,
    PHARAOH,
    PORT,
    PRIEST,
    PYRAMID,
    SCRIBE,
    SPACES,
    TYPES,
    Tables,
)

PHARAOH_ADMINISTRATIVE: Final = len(ADMINISTRATIVE)
NO_PYRAMID: Final = -99
"""The value that replaces the negative number of a pyramid where a seat has none: worse than any."""


def progress(tables: Tables, state: SaReState, seat: int) -> tuple[int, int]:
    """Return how much of the scenario a seat has fulfilled, and how much there is to fulfil."""
    if state.scenario == SCRIBE:
        covered = city.built_spaces(state, seat)
        if state.steps[seat]:
            slots = state.owned[seat * TYPES + PYRAMID]
            covered |= slots & ALL_SPACES
        return covered.bit_count() + (state.steps[seat] > 0), SPACES + 1
    if state.scenario == FIRST_PYRAMID:
        if city.built(state, seat, PYRAMID):
            return 1, 1
        return 0, 1
    wanted = PHARAOH_ADMINISTRATIVE if state.scenario == PHARAOH else tables.priest
    assert state.scenario in (PRIEST, PHARAOH)
    main = city.built(state, seat, PORT) + city.built(state, seat, PYRAMID)
    return main + min(wanted, city.administrative(state, seat).bit_count()), 2 + wanted


def finishers(tables: Tables, state: SaReState) -> list[int]:
    """Return the seats that have fulfilled the scenario."""
    done = []
    for seat in range(state.seats):
        have, wanted = progress(tables, state, seat)
        if have == wanted:
            done.append(seat)
    return done


def rank(state: SaReState, seat: int) -> tuple[int, int, int, int]:
    """Return the tie-break of a seat, the higher the better.

    It consists of the number of administrative buildings, the negative number of the pyramid if it is completed, the
    number of pyramid steps, and the negative number of the pyramid; NO_PYRAMID stands for a missing one.
    """
    number = -state.pyramid[seat] if state.pyramid[seat] else NO_PYRAMID
    completed = number if city.built(state, seat, PYRAMID) else NO_PYRAMID
    return city.administrative(state, seat).bit_count(), completed, state.steps[seat], number


def tie_winner(state: SaReState) -> int:
    """Return the seat that would win now if all fulfilled the scenario in the same round; -1 if several would."""
    ranks = [rank(state, seat) for seat in range(state.seats)]
    best = max(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else -1


def winners(tables: Tables, state: SaReState) -> tuple[int, ...]:
    """Return the seats that won; empty while the game is in progress."""
    if state.phase != OVER:
        return ()
    done = finishers(tables, state)
    best = max(rank(state, seat) for seat in done)
    return tuple(seat for seat in done if rank(state, seat) == best)
