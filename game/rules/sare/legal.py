"""The entry point of the rules: list the legal moves, draw one, and say why another is not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.core.chance import Roll
from game.rules.core.game import Move, Refusal
from game.rules.sare import construction, market, moves, payment, powers, sites, storage
from game.rules.sare.moves import AT_MARKET, AT_PALACE, AT_SETTLE, PASS, SEIZE, SETTLE
from game.rules.sare.state import SaReState
from game.rules.sare.tables import SPACES, TYPES, Tables

KINDS: Final = (
    (moves.SETTLE,),
    (moves.LAUNCH, moves.ABANDON, moves.DEMOLISH, moves.READY),
    (moves.KEEP,),
    (moves.PAY_GOLD, moves.BARRACKS_PUSH, moves.TEMPLE_LOOK, moves.SWAP, moves.STOP, moves.CONTINUE),
    (moves.PLACE,),
    (moves.SEIZE, moves.PASS),
    (moves.SOFTEN, moves.PASS),
    (moves.SWAP, moves.PASS),
    (moves.BUILD, moves.CHARTER, moves.FINISH),
    (moves.DISCOUNT,),
    (moves.PAY,),
    (moves.WILD,),
    (moves.KEEP, moves.REDEEM),
)
"""The kinds of moves that answer each kind of decision."""

RANGES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    moves.SETTLE: ((0, SPACES - 1),),
    **dict.fromkeys(moves.ON_SITE, ((0, TYPES - 1), (0, SPACES - 1))),
    moves.KEEP: ((0, 99),) * 3,
    moves.BARRACKS_PUSH: ((0, 3),),
    moves.PLACE: ((0, 1), (0, 1)),
    moves.SWAP: ((0, 3), (-99, 99), (-99, 99), (-99, 99)),
    moves.SOFTEN: ((1, 3),),
    moves.DISCOUNT: ((0, 2),),
    moves.PAY: ((0, 99),) * 2,
    moves.WILD: ((0, 99),) * 3,
    moves.CHARTER: ((0, 7), (0, 7)),
    moves.REDEEM: ((0, 2),),
}
"""The least and greatest value of each argument; kinds that are not here take none."""


def legal(tables: Tables, state: SaReState) -> list[Move]:
    """Return the moves of the seat that must decide, sorted."""
    if not state.stack:
        return []
    entry = state.stack[-1]
    return _LEGAL[entry[0]](tables, state, entry[1])


def _storing(tables: Tables, state: SaReState, seat: int) -> list[Move]:
    found = storage.keeps(tables, state, seat)
    found += [(moves.REDEEM, kind) for kind in range(3) if storage.why_not_redeem(tables, state, seat, kind) is None]
    return found


_LEGAL: Final[dict[int, Callable[[Tables, SaReState, int], list[Move]]]] = {
    moves.AT_SETTLE: lambda *_: [(SETTLE, space) for space in range(SPACES)],
    moves.AT_SITES: sites.legal,
    moves.AT_LOSS: sites.losses,
    moves.AT_QUESTION: powers.questions,
    moves.AT_TEMPLE: lambda tables, state, seat: powers.placements(tables, state),
    moves.AT_PALACE: lambda *_: [(SEIZE,), (PASS,)],
    moves.AT_TROUBLE: lambda tables, state, seat: [*powers.softenings(state), (PASS,)],
    moves.AT_MARKET: lambda tables, state, seat: [*market.swaps(state, seat), (PASS,)],
    moves.AT_BUILD: construction.legal,
    moves.AT_DISCOUNT: lambda tables, state, seat: payment.discounts(state),
    moves.AT_PAY: lambda tables, state, seat: payment.payments(state),
    moves.AT_WILD: lambda tables, state, seat: payment.wilds(state),
    moves.AT_STORE: _storing,
}
_SAMPLERS: Final[dict[int, Callable[[Tables, SaReState, int, Roll], Move]]] = {
    moves.AT_SITES: sites.sample,
    moves.AT_QUESTION: powers.sample_question,
    moves.AT_BUILD: construction.sample,
    moves.AT_STORE: storage.sample,
}
_SPACE_BAG: Final = range(SPACES)
_EIGHT: Final = range(8)


def sample(tables: Tables, state: SaReState, roll: Roll) -> Move:
    """Return a random legal move; each can come up, those that carry the game on more often."""
    entry = state.stack[-1]
    kind = entry[0]
    sampler = _SAMPLERS.get(kind)
    if sampler:
        return sampler(tables, state, entry[1], roll)
    if kind == AT_SETTLE:
        return SETTLE, roll(_SPACE_BAG)
    if kind == AT_MARKET and roll(_EIGHT):
        return (PASS,)
    found = _LEGAL[kind](tables, state, entry[1])
    return found[roll(range(len(found)))]


def canonical(tables: Tables, state: SaReState, move: Move) -> Move:
    """Return the legal move with the same effect as `move`: sources in order, the first of two like cards."""
    if move[0] == moves.CHARTER and move[1] > move[2]:
        return moves.CHARTER, move[2], move[1]
    if move[0] == moves.PLACE and tables.faces[state.hand[0]] == tables.faces[state.hand[1]]:
        return moves.PLACE, 0, move[2]
    return move


def refusal(tables: Tables, state: SaReState, move: Move) -> Refusal | None:
    """Return why a move is not legal now, or None if it is."""
    if not state.stack:
        return Refusal("R-9", "refuse-sa-re-over")
    if not move or not 0 <= move[0] < len(moves.WORDS):
        return Refusal("R-3", "refuse-sa-re-unknown-move")
    kind, *args = move
    ranges = RANGES.get(kind, ())
    if len(args) != len(ranges):
        return Refusal("R-3", "refuse-sa-re-unknown-move")
    if any(not low <= value <= high for value, (low, high) in zip(args, ranges, strict=True)):
        return Refusal("R-3", "refuse-sa-re-unknown-move")
    entry = state.stack[-1]
    if kind not in KINDS[entry[0]]:
        return _wrong_time(state, entry[0], kind)
    return _refuse(tables, state, entry[1], move)


def _wrong_time(state: SaReState, decision: int, kind: int) -> Refusal:
    if kind == SETTLE:
        return Refusal("R-2", "refuse-sa-re-settled")
    if kind in (moves.LAUNCH, moves.ABANDON, moves.DEMOLISH, moves.READY):
        return Refusal("R-3", "refuse-sa-re-not-site-phase")
    if kind == moves.TEMPLE_LOOK or (kind == SEIZE and decision != AT_PALACE):
        return Refusal("R-6", "refuse-sa-re-not-that-building")
    if kind in (moves.PAY_GOLD, moves.STOP, moves.CONTINUE):
        return Refusal("R-5.3", "refuse-sa-re-not-asked")
    if kind in (moves.BUILD, moves.CHARTER, moves.FINISH):
        return Refusal("R-8", "refuse-sa-re-not-building")
    if kind == moves.SOFTEN:
        return Refusal("R-6", "refuse-sa-re-no-reaction")
    return Refusal("R-8" if kind in (moves.PAY, moves.WILD, moves.DISCOUNT) else "R-6", "refuse-sa-re-other-decision")


def _refuse(tables: Tables, state: SaReState, seat: int, move: Move) -> Refusal | None:
    decision, kind = state.stack[-1][0], move[0]
    if decision == moves.AT_SITES:
        return sites.refusal(tables, state, seat, move)
    if decision == moves.AT_LOSS:
        return None if move in sites.losses(tables, state, seat) else Refusal("R-3.5", "refuse-sa-re-loss-sum")
    if decision == moves.AT_QUESTION:
        return powers.refuse_question(tables, state, seat, move)
    if kind == moves.SOFTEN:
        return powers.refuse_soften(state, move)
    if decision == AT_MARKET and kind == moves.SWAP:
        return market.refusal(state, seat, move)
    if kind == moves.BUILD:
        return construction.refuse_build(tables, state, seat, move[1], move[2])
    if kind == moves.CHARTER:
        return construction.refuse_charter(tables, state, seat, move)
    if kind in (moves.DISCOUNT, moves.PAY, moves.WILD):
        return payment.refusal(state, move)
    if kind == moves.KEEP:
        return storage.refuse_keep(tables, state, seat, move)
    if kind == moves.REDEEM:
        return storage.why_not_redeem(tables, state, seat, move[1])
    return None
