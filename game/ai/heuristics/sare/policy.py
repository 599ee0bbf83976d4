"""The candidate moves at each decision of Sa-Rê, the rollout policy, and the play in training episodes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.ai.heuristics.contract import Uniform, at_temperature
from game.ai.heuristics.sare import building, needs, purse, season
from game.ai.heuristics.sare.evaluation import Evaluation
from game.rules.core.arithmetic import total
from game.rules.core.game import Game, Move
from game.rules.core.universe import EMPTY
from game.rules.sare import market, moves, odds, payment
from game.rules.sare.powers import placements, softenings, why_no_gold
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    BARRACKS_BIT,
    DOUBLE_TROUBLE,
    GARDENS_BIT,
    GOLD,
    LIBRARY_BIT,
    MARKET_BIT,
    TEMPLE_BIT,
    Tables,
)

SWAPS: Final = 3
"""The number of Market swaps that are considered."""
DECISIVE: Final = 9.0
"""The value of a swap that makes, or prevents, the end of the game."""
WORTH_GOLD: Final = 0.02
"""The least reduction of the chance of a revolt by the next card for which a gold is considered."""
NEAR: Final = 3
"""The number of squares left, red included, up to which the Barracks are used at once."""
SAFE: Final = 0.01
"""The chance of a revolt up to which nobody stops without getting anything."""


def candidates(game: Game[SaReState], judge: Evaluation, state: SaReState) -> list[Move]:
    """Return the moves worth considering, the best guess first; never empty while the game is in progress."""
    if not state.stack:
        return []
    kind, seat = state.stack[-1][:2]
    if kind == moves.AT_SITES:
        return building.sensible_sites(judge, state, seat)
    if kind == moves.AT_QUESTION:
        return _answers(judge, state, seat)
    if kind == moves.AT_BUILD:
        return building.builds(judge, state, seat)
    if kind in (moves.AT_DISCOUNT, moves.AT_PAY, moves.AT_WILD):
        return [_payment(judge, state, seat, kind)]
    if kind == moves.AT_STORE:
        return building.stores(judge, state, seat)
    if kind == moves.AT_TEMPLE:
        return _placed(judge, state)
    if kind == moves.AT_MARKET:
        return [*_swaps(judge, state, seat), (moves.PASS,)]
    if kind == moves.AT_SETTLE:
        return building.settlements(judge, state, seat)
    if kind == moves.AT_TROUBLE:
        return softenings(state)[-1:]
    if kind == moves.AT_PALACE:
        return [(moves.SEIZE,)] if _must_seize(judge.tables, state, seat) else [(moves.SEIZE,), (moves.PASS,)]
    return game.legal(state)


def _payment(judge: Evaluation, state: SaReState, seat: int, kind: int) -> Move:
    """Return the best step of a payment; only the Port's discount leaves a real choice."""
    if kind == moves.AT_DISCOUNT:
        return purse.discount(
            judge.tables, state, seat, building.site_worths(judge, state, seat), payment.discounts(state)
        )
    found = payment.payments(state) if kind == moves.AT_PAY else payment.wilds(state)
    return payment.sensible(judge.tables, state, found)


def _answers(judge: Evaluation, state: SaReState, seat: int) -> list[Move]:
    """Return the candidate answers to the question, the one with the best expectation first.

    A Temple costs nothing and must look now or never, and Barracks near red are as urgent (R-6): these come alone.
    """
    t = judge.tables
    ready = state.ready[seat]
    if ready & TEMPLE_BIT and not state.drawn and len(state.shoe) > 1:
        return [(moves.TEMPLE_LOOK,)]
    pushed = season.push_target(t, state, seat) if ready & BARRACKS_BIT else -1
    if pushed >= 0 and t.red - state.gauge[seat] <= NEAR:
        return [(moves.BARRACKS_PUSH, pushed)]
    settled = _settled(t, state, seat)
    if settled == (moves.STOP,):
        return [settled]
    if settled is not None:
        found = [settled]
    else:
        weigh = season.expectation if judge.weights["counted"] else season.eagerness
        found = [season.answer(judge, state, lambda: 0.5, weigh), (moves.CONTINUE,), (moves.STOP,)]
        if not season.at_stake(state, t, seat) and odds.revolt(t, state, seat) <= SAFE:
            found = [(moves.CONTINUE,)]
    if why_no_gold(state, seat) is None and odds.revolt(t, state, seat) - odds.revolt(t, state, seat, 1) > WORTH_GOLD:
        found.append((moves.PAY_GOLD,))
    if pushed >= 0:
        found.append((moves.BARRACKS_PUSH, pushed))
    if ready & MARKET_BIT:
        found += _swaps(judge, state, seat)
    return list(dict.fromkeys(found))


def _settled(t: Tables, state: SaReState, seat: int) -> Move | None:
    """Return the only sensible answer where stopping is certain to win or to lose, else None; unused Markets give
    None.

    Stopping wins when it pays for everything missing and no opponent can end the game this round; it loses when it does
    not, and an opponent that has stopped can end the game.
    """
    if any(state.ready[other] & MARKET_BIT and market.is_possible(state, other) for other in range(state.seats)):
        return None
    rivals = [other for other in range(state.seats) if other != seat]
    own = _end(t, state, seat, stopping(t, state, seat))
    if own is not None and _is_paid(own):
        alone = all(needs.last_sites(t, state, other) is None for other in rivals)
        return (moves.STOP,) if alone and _is_surely_paid(t, state, seat, own) else None
    for other in rivals:
        if not (state.standing | state.revolted) >> other & 1:
            end = _end(t, state, other, (0, 0, 0, 0))
            if end is not None and _is_surely_paid(t, state, other, end):
                return (moves.CONTINUE,)
    return None


def _is_surely_paid(t: Tables, state: SaReState, seat: int, end: tuple[list[float], float]) -> bool:
    """Return whether the end is paid without the Port's discount, which may not apply to the missing resource."""
    bill = needs.last_bill(t, state, seat)
    return bill is not None and _is_paid((end[0], end[1] - bill[1]))


def stopping(t: Tables, state: SaReState, seat: int) -> Sequence[int]:
    """Return the wood, stone, gold and jokers that stopping yields, with the double card if that is due (R-5.1)."""
    brought = list(odds.brought(odds.at_question(t, state, seat)))
    pair = t.double_gains[state.double[0]]
    alone = not state.standing & (state.standing - 1)
    if not state.awarded and (alone or GOLD not in pair):
        for kind in pair:
            brought[kind] += 1
    return brought


def _swaps(judge: Evaluation, state: SaReState, seat: int) -> list[Move]:
    """Return the Market swaps that best serve the seat's own sites, or decide who can end the game this round."""
    t = judge.tables
    due = needs.site_bill(t, state, seat)
    total, _ = needs.bill(t, state, seat)
    own, _ = needs.means(state, seat)
    ends = {}
    for other in range(state.seats):
        coming = stopping(t, state, other) if state.standing >> other & 1 else (0, 0, 0, 0)
        ends[other] = _end(t, state, other, coming)
    rated = []
    for move in market.swaps(state, seat):
        value = -0.05 * sum(abs(n) for n in move[2:])
        for kind in range(3):
            before, after = own[kind], own[kind] + move[2 + kind]
            value += min(after, due[kind]) - min(before, due[kind])
            value += 0.3 * (min(after, total[kind]) - min(before, total[kind]))
        for other, sign in ((seat, DECISIVE), (move[1], -DECISIVE)):
            change = move[2:] if other == seat else tuple(-n for n in move[2:])
            end = ends[other]
            if end is not None:
                value += sign * (_is_paid(end, change) - _is_paid(end))
        if value > 0.2:
            rated.append((value, move))
    rated.sort(key=lambda pair: (-pair[0], pair[1]))
    return [move for _, move in rated[:SWAPS]]


def _end(t: Tables, state: SaReState, seat: int, coming: Sequence[int]) -> tuple[list[float], float] | None:
    """Return a seat's surplus by kind after ending the game this round, and its substitutes for any resource.

    `coming` are the resources it still gets; None if it cannot end the game with any resources.
    """
    bill = None if state.revolted >> seat & 1 else needs.last_bill(t, state, seat)
    if bill is None:
        return None
    own, _ = needs.means(state, seat)
    wild = needs.anything(state, seat) + bill[1]
    return [own[kind] + coming[kind] - bill[0][kind] for kind in range(3)], wild + coming[3]


def _is_paid(end: tuple[list[float], float], change: Sequence[int] = (0, 0, 0)) -> bool:
    """Return whether the end is paid after `change` of the Warehouses."""
    over, wild = end
    return total(max(0.0, -have - more) for have, more in zip(over, change, strict=True)) <= wild


def _must_seize(t: Tables, state: SaReState, seat: int) -> bool:
    """Return whether passing means a revolt, or shares the last card of all with every standing seat."""
    face = t.faces[state.shown[0]]
    if face <= GOLD:
        return not state.shoe and not state.top and all(card == EMPTY for card in state.bottom)
    if face > DOUBLE_TROUBLE:
        return False
    rise = 2 if face == DOUBLE_TROUBLE else 1
    if not state.inside:
        ready = state.ready[seat]
        if rise == 2 and ready & GARDENS_BIT:
            rise = 1
        if rise == 1 and ready & LIBRARY_BIT:
            rise = 0
    return rise >= t.red - state.gauge[seat]


def _placed(judge: Evaluation, state: SaReState) -> list[Move]:
    """Return the Temple's sensible placements: keep a resource first; bury the other card unless it is a resource.

    Burying a resource and keeping none is worse than the reverse, and left out.
    """
    t = judge.tables
    faces = [t.faces[card] for card in state.hand]

    def liking(move: Move) -> tuple[bool, bool, Move]:
        kept, other = faces[move[1]], faces[1 - move[1]]
        good_top = other <= GOLD
        return kept > GOLD, good_top == bool(move[2]), move

    found = placements(t, state)
    good = [move for move in found if faces[move[1]] <= GOLD or not move[2] or faces[1 - move[1]] > GOLD]
    return sorted(good, key=liking)


def choose(game: Game[SaReState], judge: Evaluation, state: SaReState, uniform: Uniform) -> Move:
    """Return a plausible move: the best guess, with some randomness at the question and the sites."""
    kind, seat = state.stack[-1][:2]
    if kind == moves.AT_QUESTION:
        return season.answer(judge, state, uniform)
    if kind == moves.AT_PALACE:
        return (moves.SEIZE,) if season.seize(judge, state, seat) else (moves.PASS,)
    found = candidates(game, judge, state)
    if kind == moves.AT_SITES and len(found) > 1 and uniform() < 0.15:
        return found[1]
    return found[0]


def alternatives(judge: Evaluation, state: SaReState, move: Move, uniform: Uniform) -> list[Move]:
    """Return the moves as promising as `move`, ordered by chance and by the personality's preferences."""
    found = building.alternatives(judge, state, move)
    if len(found) == 1:
        return found
    preferred = {each: uniform() + building.preference(judge, state, each) for each in found}
    return sorted(found, key=lambda each: -preferred[each])


ADVENTUROUSNESS: Final[tuple[float, ...]] = (0.0, 0.1, 0.25)
"""The chances that a seat tries any candidate where it plans and builds: one of these for a whole game."""
TEMPERATURES: Final[tuple[float, ...]] = (0.2, 0.5)
"""The temperatures of a seat's rollout policy: one of these for a whole game."""
PLANNED: Final = frozenset({moves.AT_SETTLE, moves.AT_SITES, moves.AT_BUILD, moves.AT_STORE})


class Exploration:
    """The play of the seats of one episode: the rollout policy, with random candidates now and then."""

    __slots__ = ("_adventure", "_rng", "_uniforms")

    def __init__(self, rng: random.Random, seats: int) -> None:
        self._rng = rng
        self._adventure = [rng.choice(ADVENTUROUSNESS) for _ in range(seats)]
        self._uniforms = [at_temperature(rng.random, rng.choice(TEMPERATURES)) for _ in range(seats)]

    def move(self, game: Game[SaReState], judge: Evaluation, state: SaReState) -> Move:
        """Return the move of the seat that must decide."""
        kind, seat = state.stack[-1][:2]
        if kind in PLANNED and self._rng.random() < self._adventure[seat]:
            return self._rng.choice(candidates(game, judge, state))
        return choose(game, judge, state, self._uniforms[seat])
