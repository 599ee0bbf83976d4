"""What to do at each decision of Sa-Rê: the moves worth a thought, and the one a playout makes."""

from __future__ import annotations

from game.ai.knowhow.contract import Uniform
from game.ai.knowhow.sare import building, needs, season
from game.ai.knowhow.sare.evaluation import Evaluation
from game.rules.core.game import Game, Move
from game.rules.sare import market, moves, payment
from game.rules.sare.powers import placements, softenings, why_no_gold
from game.rules.sare.state import SaReState
from game.rules.sare.tables import BARRACKS_BIT, GOLD, MARKET_BIT, TEMPLE_BIT

SWAPS = 3
"""Swaps of a Market that are considered."""


def candidates(game: Game, judge: Evaluation, state: SaReState) -> list[Move]:
    """Return the moves worth a thought, the best guess first; never empty while the game goes on."""
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
        return [_payment(state, kind)]
    if kind == moves.AT_STORE:
        return building.stores(judge, state, seat)
    if kind == moves.AT_TEMPLE:
        return _placed(judge, state)
    if kind == moves.AT_MARKET:
        return [*_swaps(judge, state, seat), (moves.PASS,)]
    if kind == moves.AT_SETTLE:
        return building.settlements(judge, state, seat)
    found = game.legal(state)
    found.sort(key=lambda move: move[0] == moves.PASS)
    return found


def _payment(state: SaReState, kind: int) -> Move:
    if kind == moves.AT_DISCOUNT:
        found = payment.discounts(state)
    elif kind == moves.AT_PAY:
        found = payment.payments(state)
    else:
        found = payment.wilds(state)
    return payment.sensible(state, found)


def _answers(judge: Evaluation, state: SaReState, seat: int) -> list[Move]:
    """Return what may be done at the question; what the counting recommends comes first."""
    t = judge.tables
    ready = state.ready[seat]
    found = [season.answer(judge, state, lambda: 0.5), (moves.CONTINUE,), (moves.STOP,)]
    if why_no_gold(state, seat) is None and t.red - state.gauge[seat] <= 4:
        found.append((moves.PAY_GOLD,))
    if ready & TEMPLE_BIT and not state.drawn:
        found.append((moves.TEMPLE_LOOK,))
    if ready & BARRACKS_BIT:
        pushed = season.push_target(t, state, seat)
        if pushed >= 0:
            found.append((moves.BARRACKS_PUSH, pushed))
    if ready & MARKET_BIT:
        found += _swaps(judge, state, seat)
    return list(dict.fromkeys(found))


def _swaps(judge: Evaluation, state: SaReState, seat: int) -> list[Move]:
    """Return the swaps of the Market that serve the own sites best."""
    t = judge.tables
    due = needs.site_bill(t, state, seat)
    total, _ = needs.bill(t, state, seat)
    own, _ = needs.means(state, seat)
    rated = []
    for move in market.swaps(state, seat):
        value = -0.05 * sum(abs(n) for n in move[2:])
        for kind in range(3):
            before, after = own[kind], own[kind] + move[2 + kind]
            value += min(after, due[kind]) - min(before, due[kind])
            value += 0.3 * (min(after, total[kind]) - min(before, total[kind]))
        if value > 0.2:
            rated.append((value, move))
    rated.sort(key=lambda pair: (-pair[0], pair[1]))
    return [move for _, move in rated[:SWAPS]]


def _placed(judge: Evaluation, state: SaReState) -> list[Move]:
    """Return what a Temple may do with its two cards: keep a resource first, bury what is left unless it is one."""
    t = judge.tables
    faces = [t.faces[card] for card in state.hand]

    def liking(move: Move) -> tuple[bool, bool, Move]:
        kept, other = faces[move[1]], faces[1 - move[1]]
        good_top = other <= GOLD
        return kept > GOLD, good_top == bool(move[2]), move

    return sorted(placements(t, state), key=liking)


def choose(game: Game, judge: Evaluation, state: SaReState, uniform: Uniform) -> Move:
    """Return a plausible move: the best guess, at the question and the sites with some chance."""
    kind, seat = state.stack[-1][:2]
    if kind == moves.AT_QUESTION:
        return season.answer(judge, state, uniform)
    if kind == moves.AT_PALACE:
        return (moves.SEIZE,) if season.seize(judge, state, seat) else (moves.PASS,)
    if kind == moves.AT_TROUBLE:
        found = softenings(state)
        return found[0] if found else (moves.PASS,)
    found = candidates(game, judge, state)
    if kind == moves.AT_SITES and len(found) > 1 and uniform() < 0.15:
        return found[1]
    return found[0]
