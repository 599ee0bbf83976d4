"""Stop or continue: the cards still in the shoe are counted exactly, the rest is expectation (R-5, R-6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.knowhow.contract import Uniform
from game.ai.knowhow.sare import needs, odds
from game.ai.knowhow.sare.evaluation import Evaluation
from game.rules.core.game import Move
from game.rules.core.universe import EMPTY
from game.rules.sare import city, moves
from game.rules.sare.powers import why_no_barracks
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    BARRACKS_BIT,
    DOUBLE_TROUBLE,
    GARDENS_BIT,
    GOLD,
    HORUS,
    LIBRARY_BIT,
    PALACE_BIT,
    TEMPLE_BIT,
    TROUBLE,
    Tables,
)

NEEDED, STORED, SURPLUS = 1.15, 0.85, 0.3
"""What a resource is worth that the own sites lack, one that can be stored, and one that can be neither."""
Weigh = Callable[[Evaluation, SaReState, int, int], float]
"""Tells what continuing brings a seat more than stopping, as if its gauge stood so many squares lower."""


def counted(tables: Tables, state: SaReState) -> odds.Counts:
    """Return how many cards of each face may come next, in a complete position."""
    return odds.counts(tables, [card for card in (*state.shoe, *state.top, *state.bottom) if card != EMPTY])


def revolt_chance(state: SaReState, seat: int, faces: odds.Counts, margin: int) -> float:
    """Return the chance that the next question will not be reached; `margin` squares are left below and with red."""
    cards = sum(faces)
    if not cards:
        return 0.0
    single, double = faces[TROUBLE], faces[DOUBLE_TROUBLE]
    ready = state.ready[seat]
    palace = ready & PALACE_BIT
    bare_single = 1 if margin <= 1 else 0
    bare_double = 1 if margin <= 2 else 0
    hit_single = 0 if ready & LIBRARY_BIT else bare_single
    hit_double = bare_double
    if ready & GARDENS_BIT:
        hit_double = 0 if ready & LIBRARY_BIT else bare_single
    direct = (single * hit_single + double * hit_double) / cards
    twice = 1.0 - (1.0 - (single * bare_single + double * bare_double) / cards) ** 2
    if margin in (3, 4):
        twice = max(twice, (double / cards) ** 2)
        if margin == 3:
            twice = max(twice, 2 * single * double / cards**2 + (double / cards) ** 2)
    if margin == 2:
        twice = max(twice, (single / cards) ** 2 + twice)
    chance = direct + faces[HORUS] / cards * min(1.0, twice)
    return 0.3 * chance if palace else chance


def at_stake(state: SaReState, tables: Tables, seat: int) -> float:
    """Return how many resources stopping now brings."""
    total = float(sum(state.pool))
    if not state.awarded and state.double and GOLD not in tables.double_gains[state.double[0]]:
        total += 2.0
    for card in (state.kept[seat], state.palace[seat]):
        if card >= 0 and tables.faces[card] <= GOLD:
            total += 1.0
    return total + (state.jokers >> seat & 1)


def usefulness(tables: Tables, state: SaReState, seat: int, faces: odds.Counts) -> float:
    """Return what the next card brings on average: resources that can be built with or stored count in full."""
    cards = sum(faces)
    due = needs.site_bill(tables, state, seat)
    own, wild = needs.means(state, seat)
    room = city.room(tables, state, seat) + 1.5
    lacking = [max(0.0, due[kind] - own[kind] - state.pool[kind]) for kind in range(3)]
    spare = sum(max(0.0, own[kind] + state.pool[kind] - due[kind]) for kind in range(3)) + wild
    value = 0.0
    for kind in range(3):
        if lacking[kind] > 0:
            worth = NEEDED
        elif spare < room:
            worth = STORED
        else:
            worth = SURPLUS
        value += faces[kind] / cards * worth
    if state.dark:
        value -= 0.35 * sum(state.pool) / max(4.0, len(state.dark))
    return value + faces[HORUS] / cards * 0.9


def eagerness(judge: Evaluation, state: SaReState, seat: int, lower: int = 0) -> float:
    """Return about what continuing brings more than stopping, in resources: a short formula for playouts.

    With `lower`, as if the gauge of `seat` stood so many squares lower.
    """
    t, w = judge.tables, judge.weights
    faces = counted(t, state)
    if not sum(faces):
        return 0.0
    stake = w["caution"] * at_stake(state, t, seat) + w["revolt"]
    gain = usefulness(t, state, seat, faces) + _double(t, state, seat)
    alone = not state.standing & (state.standing - 1)
    if alone and GOLD not in t.double_gains[state.double[0]]:
        gain *= 0.95
    margin = t.red - state.gauge[seat] + lower
    return gain - revolt_chance(state, seat, faces, margin) * stake


def expectation(judge: Evaluation, state: SaReState, seat: int, lower: int = 0) -> float:
    """Return the same, counted out over every card that may come and all that follows it (see `odds`)."""
    t, w = judge.tables, judge.weights
    worth = worth_of(t, state, seat)
    now = worth(odds.brought(odds.at_question(t, state, seat)))
    lost = now - w["caution"] * at_stake(state, t, seat) - w["revolt"]
    return odds.one_more(t, state, seat, worth, lost, lower) - now + _double(t, state, seat)


def _double(tables: Tables, state: SaReState, seat: int) -> float:
    """Return what going on is worth for the double card, which the first or the last to stop gets (R-5.1)."""
    if not state.double or state.awarded:
        return 0.0
    rivals = (state.standing & ~(1 << seat)).bit_count()
    return 0.15 * rivals if GOLD in tables.double_gains[state.double[0]] else -0.2 * rivals


def worth_of(tables: Tables, state: SaReState, seat: int) -> odds.Worth:
    """Return what resources are worth to a seat: most if its sites lack them, least if they cannot be stored."""
    due = needs.site_bill(tables, state, seat)
    own, wild = needs.means(state, seat)
    lacking = [max(0.0, due[kind] - own[kind]) for kind in range(3)]
    spare = sum(max(0.0, own[kind] - due[kind]) for kind in range(3)) + wild
    room = max(0.0, city.room(tables, state, seat) + 1.5 - spare)

    def worth(brought: Sequence[int]) -> float:
        used = sum(map(min, lacking, brought))
        short = sum(lacking) - used
        jokers = min(short, brought[3])
        left = sum(brought) - used - jokers
        stored = min(left, room)
        return NEEDED * (used + jokers) + STORED * stored + SURPLUS * (left - stored)

    return worth


def answer(judge: Evaluation, state: SaReState, uniform: Uniform, weigh: Weigh = eagerness) -> Move:
    """Return a plausible answer to the question, with a little chance; `weigh` tells what continuing brings more."""
    t = judge.tables
    _, seat, paid = state.stack[-1]
    ready = state.ready[seat]
    if ready & TEMPLE_BIT and not state.drawn and len(state.shoe) > 2:
        return (moves.TEMPLE_LOOK,)
    margin = t.red - state.gauge[seat]
    low = state.gauge[seat] <= city.base(state, seat)
    if ready & BARRACKS_BIT and not low and margin <= 3:
        pushed = push_target(t, state, seat)
        if pushed >= 0:
            return (moves.BARRACKS_PUSH, pushed)
    if is_free(t, state, seat):
        return (moves.CONTINUE,)
    now = weigh(judge, state, seat, 0)
    if not paid and not low and margin <= 2 and state.store[seat * 3 + GOLD]:
        relieved = weigh(judge, state, seat, 1) - 1.0
        if relieved > max(now, 0.0):
            return (moves.PAY_GOLD,)
    return (moves.CONTINUE,) if now + 0.3 * (uniform() - 0.5) > 0 else (moves.STOP,)


def is_free(tables: Tables, state: SaReState, seat: int) -> bool:
    """Say whether one more card can do no harm: a resource is known to lie on top, or a lone player cannot revolt."""
    if state.dark:
        return False
    if state.top:
        return tables.faces[state.top[0]] <= GOLD
    return not state.standing & (state.standing - 1) and not odds.revolt(tables, state, seat)


def push_target(tables: Tables, state: SaReState, seat: int) -> int:
    """Return the opponent that the Barracks had best push: the highest gauge; -1 if none can be."""
    able = [other for other in range(state.seats) if why_no_barracks(tables, state, seat, other) is None]
    return max(able, key=lambda other: (state.gauge[other], -other), default=-1)


def seize(judge: Evaluation, state: SaReState, seat: int) -> bool:
    """Say whether the Palace had best take the card shown."""
    face = judge.tables.faces[state.shown[0]]
    margin = judge.tables.red - state.gauge[seat]
    if face == DOUBLE_TROUBLE:
        return margin <= 4
    if face == TROUBLE:
        return margin <= 2
    if face <= GOLD:
        return state.drawn > 3
    return False
