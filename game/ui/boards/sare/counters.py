"""The counters on the tray of Sa-Rê: the counted things, their source and their limits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.core.game import Move
from game.rules.sare import construction
from game.rules.sare.moves import AT_LOSS
from game.rules.sare.payment import tokens_of, usable_tokens
from game.rules.sare.state import SaReState
from game.rules.sare.tables import JOKER
from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.payments import Pocket
from game.ui.boards.sare.steps import Chartering, Counted, Keeping, Paying, Swapping


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that can be changed: the index of its amount in the step, its name, the source of the resource, its
    face, and its bounds.
    """

    at: int
    name: str
    kind: str
    face: str
    value: int
    least: int
    most: int
    have: int


def counters(state: SaReState, seat: int, step: Counted, keeps: Sequence[Move]) -> list[Counter]:
    """Return the counters of a step; `keeps` are the legal moves that keep something in the Warehouses."""

    def counter(at: int, kind: str, face: str, least: int, most: int, have: int) -> Counter:
        return Counter(at, step.COUNTERS[at], kind, face, step.amounts[at], least, most, have)

    match step:
        case Keeping():
            most = [max((move[1 + kind] for move in keeps), default=0) for kind in range(3)]
            return [counter(at, "keep", TOKENS[at], 0, most[at], _held(state, seat, at)) for at in range(3)]
        case Swapping(rival=rival):
            own, his = state.store[seat * 3 :], state.store[rival * 3 :]
            return [counter(at, "market", TOKENS[at], -own[at], his[at], own[at]) for at in range(3)]
        case Chartering(amounts=amounts):
            lacking = 2 - sum(amounts)
            return [
                counter(at, "hand" if at < 4 else "token", TOKENS[at % 4], 0, min(have, amounts[at] + lacking), have)
                for at, have in enumerate(construction.sources(state, seat))
                if have
            ]
        case Paying(plan=plan):
            found = []
            for kind, due in enumerate(plan.due):
                hand, tokens = state.gains[seat * 4 + kind], tokens_of(state, seat, kind)
                if due and hand:
                    found.append(counter(Pocket.HAND + kind, "hand", TOKENS[kind], 0, min(due, hand), hand))
                if due and tokens:
                    found.append(counter(Pocket.TOKENS + kind, "token", TOKENS[kind], 0, min(due, tokens), tokens))
            wanted = sum(plan.due) + plan.rest
            jokers, port = state.gains[seat * 4 + JOKER], tokens_of(state, seat, JOKER)
            caravans = state.caravans[seat] - state.chartered
            if wanted and jokers:
                found.append(counter(Pocket.JOKERS, "hand", TOKENS[JOKER], 0, min(wanted, jokers), jokers))
            if wanted and port:
                found.append(counter(Pocket.PORT, "token", TOKENS[JOKER], 0, min(wanted, port), port))
            if wanted and caravans > 0:
                found.append(counter(Pocket.CARAVANS, "caravan", "caravan", 0, min(wanted, caravans), caravans))
            return found


def _held(state: SaReState, seat: int, kind: int) -> int:
    if state.stack[-1][0] == AT_LOSS:
        return state.store[seat * 3 + kind]
    may_use = not state.revolted >> seat & 1  # the tokens of his trades
    return state.gains[seat * 4 + kind] + may_use * tokens_of(state, seat, kind)


def wild(state: SaReState, seat: int) -> int:
    """Return how many jokers may be kept as something else: gained ones, and the tokens of a Port (R-8.4)."""
    if state.stack[-1][0] == AT_LOSS:
        return 0
    return state.gains[seat * 4 + JOKER] + usable_tokens(state, seat)[JOKER]
