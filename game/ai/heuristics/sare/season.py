"""Stop or continue: the cards still in the shoe are counted exactly, the rest is estimated (R-5, R-6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.ai.heuristics.contract import Uniform
from game.ai.heuristics.sare import needs
from game.ai.heuristics.sare.evaluation import Evaluation
from game.rules.core.arithmetic import total
from game.rules.core.game import Move
from game.rules.core.universe import EMPTY
from game.rules.sare import city, moves, odds
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

MISJUDGED: Final = 48.0
"""Eight times the greatest misjudgement, in resources, at the highest temperature."""
Supply = tuple[Sequence[int], Sequence[float], float]
"""The cost of the seat's own sites, its own amounts of each resource, and its substitutes for any resource."""
Weigh = Callable[[Evaluation, SaReState, int, int], float]
"""Returns a seat's advantage of continuing over stopping, with its gauge lower by the squares in the last argument."""


def counted(tables: Tables, state: SaReState) -> odds.Counts:
    """Return the number of cards of each face that may come next, in a complete position."""
    return odds.counts(tables, [card for card in (*state.shoe, *state.top, *state.bottom) if card != EMPTY])


def revolt_chance(judge: Evaluation, state: SaReState, seat: int, faces: odds.Counts, margin: int) -> float:
    """Return the approximate chance of a revolt before the next question; `margin` squares are left, red included."""
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
    calm = 1.0 - (single * bare_single + double * bare_double) / cards
    twice = 1.0 - calm * calm
    if margin in (3, 4):
        both = double / cards * (double / cards)
        twice = max(twice, both)
        if margin == 3:
            twice = max(twice, 2 * single * double / (cards * cards) + both)
    if margin == 2:
        twice = max(twice, single / cards * (single / cards) + twice)
    chance = direct + faces[HORUS] / cards * min(1.0, twice)
    return judge.weights["palace"] * chance if palace else chance


def at_stake(state: SaReState, tables: Tables, seat: int) -> float:
    """Return the number of resources that stopping now yields."""
    found = float(sum(state.pool))
    if not state.awarded and state.double and GOLD not in tables.double_gains[state.double[0]]:
        found += 2.0
    for card in (state.kept[seat], state.palace[seat]):
        if card >= 0 and tables.faces[card] <= GOLD:
            found += 1.0
    return found + (state.jokers >> seat & 1)


def usefulness(judge: Evaluation, state: SaReState, seat: int, faces: odds.Counts, means: Supply) -> float:
    """Return the average value of the next card, in resources; `faces` counts the cards that may come, at least one.

    A resource that the sites lack is worth most, one that cannot be stored least. What darkness takes is deducted.
    """
    w = judge.weights
    cards = sum(faces)
    due, own, wild = means
    room = city.room(judge.tables, state, seat) + w["spill"]
    over = [own[kind] + state.pool[kind] - due[kind] for kind in range(3)]
    spare = max(0.0, over[0]) + max(0.0, over[1]) + max(0.0, over[2]) + wild
    value = 0.0
    for kind in range(3):
        if over[kind] < 0:
            worth = w["needed"]
        elif spare < room:
            worth = w["stored"]
        else:
            worth = w["surplus"]
        value += faces[kind] / cards * worth
    if state.dark:
        value -= w["dark"] * sum(state.pool) / max(4.0, len(state.dark))
    return value + faces[HORUS] / cards * w["horus"]


def eagerness(judge: Evaluation, state: SaReState, seat: int, lower: int = 0) -> float:
    """Return the approximate advantage of continuing over stopping, in resources: a short formula for playouts.

    `lower` counts squares by which the gauge of `seat` is assumed to be lower.
    """
    t, w = judge.tables, judge.weights
    faces = counted(t, state)
    if not sum(faces):
        return 0.0
    stake, means = at_stake(state, t, seat), _means(t, state, seat)
    gain = usefulness(judge, state, seat, faces, means) + _besides(judge, state, seat, stake, means)
    alone = not state.standing & (state.standing - 1)
    if alone and GOLD not in t.double_gains[state.double[0]]:
        gain *= 0.95
    if state.top:
        chance = odds.revolt(t, state, seat, lower)
        gain *= 1.0 - chance
    else:
        chance = revolt_chance(judge, state, seat, faces, t.red - state.gauge[seat] + lower)
    return gain - chance * (w["caution"] * stake + w["revolt"])


def expectation(judge: Evaluation, state: SaReState, seat: int, lower: int = 0) -> float:
    """Return the advantage of continuing over stopping, in resources, exactly over all cards that may come (`odds`)."""
    t, w = judge.tables, judge.weights
    stake = at_stake(state, t, seat)
    worth = worth_of(judge, state, seat)
    now = worth(odds.brought(odds.at_question(t, state, seat)))
    lost = now - w["caution"] * stake - w["revolt"]
    more = _besides(judge, state, seat, stake, _means(t, state, seat))
    return odds.one_more(t, state, seat, worth, lost, lower) - now + more


def _means(tables: Tables, state: SaReState, seat: int) -> Supply:
    own, wild = needs.means(state, seat)
    return needs.site_bill(tables, state, seat), own, wild


def _besides(judge: Evaluation, state: SaReState, seat: int, stake: float, means: Supply) -> float:
    """Return the value of going on apart from the next card: for the double card, for sites, for the end of the
    game, for a personality that does as the next seat does.

    The first or the last to stop gets the double card (R-5.1). `stake` is the number of resources that stopping now
    brings.
    """
    t, w = judge.tables, judge.weights
    value = 0.0
    if state.double and not state.awarded:
        rivals = (state.standing & ~(1 << seat)).bit_count()
        value = rivals * (w["last"] if GOLD in t.double_gains[state.double[0]] else -w["first"])
    value += w["follow"] if state.standing >> (seat + 1) % state.seats & 1 else -w["follow"]
    due, own, _ = means
    wild = needs.anything(state, seat) + stake - sum(state.pool)
    if _short(due, own, state.pool) > wild:
        value += w["unpaid"]
    last = needs.last_bill(t, state, seat)
    if last is not None and _short(last[0], own, state.pool) <= wild + last[1]:
        value -= w["winning"]
    return value


def _short(due: Sequence[int], own: Sequence[float], pool: Sequence[int]) -> float:
    short = 0.0
    for kind in range(3):
        short += max(0.0, due[kind] - own[kind] - pool[kind])
    return short


def worth_of(judge: Evaluation, state: SaReState, seat: int) -> odds.Worth:
    """Return a function that values resources for a seat: those its sites lack count most, surplus ones least."""
    w = judge.weights
    due = needs.site_bill(judge.tables, state, seat)
    own, wild = needs.means(state, seat)
    wood, stone, gold = [max(0.0, due[kind] - own[kind]) for kind in range(3)]
    spare = total(max(0.0, own[kind] - due[kind]) for kind in range(3)) + wild
    room = max(0.0, city.room(judge.tables, state, seat) + w["spill"] - spare)
    needed, stored, surplus = w["needed"], w["stored"], w["surplus"]

    def worth(brought: Sequence[int]) -> float:
        used = min(wood, brought[0]) + min(stone, brought[1]) + min(gold, brought[2])
        short = wood + stone + gold - used
        jokers = min(short, brought[3])
        left = sum(brought) - used - jokers
        kept = min(left, room)
        return needed * (used + jokers) + stored * kept + surplus * (left - kept)

    return worth


def answer(judge: Evaluation, state: SaReState, uniform: Uniform, weigh: Weigh = eagerness) -> Move:
    """Return a plausible answer to the question, a little random; `weigh` returns the advantage of continuing."""
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
        relieved = weigh(judge, state, seat, 1) - judge.weights["relief"]
        if relieved > max(now, 0.0):
            return (moves.PAY_GOLD,)
    return (moves.CONTINUE,) if now + _misjudged(uniform() - 0.5) > 0 else (moves.STOP,)


def _misjudged(aside: float) -> float:
    """Return the misjudgement, in resources, for a random deviation; it grows steeply with the temperature."""
    return 0.3 * aside + MISJUDGED * aside * aside * aside


def is_free(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether one more card is harmless: a resource is known to lie on top, or a lone player cannot revolt."""
    if state.dark:
        return False
    if state.top:
        return tables.faces[state.top[0]] <= GOLD
    return not state.standing & (state.standing - 1) and not odds.revolt(tables, state, seat)


def push_target(tables: Tables, state: SaReState, seat: int) -> int:
    """Return the opponent to push with the Barracks, the one with the highest gauge; -1 if none can be pushed."""
    able = [other for other in range(state.seats) if why_no_barracks(tables, state, seat, other) is None]
    return max(able, key=lambda other: (state.gauge[other], -other), default=-1)


def seize(judge: Evaluation, state: SaReState, seat: int) -> bool:
    """Return whether the Palace should take the revealed card."""
    face = judge.tables.faces[state.shown[0]]
    margin = judge.tables.red - state.gauge[seat]
    if face == DOUBLE_TROUBLE:
        return margin <= 4
    if face == TROUBLE:
        return margin <= 2
    if face <= GOLD:
        return state.drawn > 3
    return False
