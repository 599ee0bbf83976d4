"""The counters on the tray of Sa-Rê: the counted things, their source and their limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.rules.core.game import Move
from game.rules.sare import construction
from game.rules.sare.moves import AT_LOSS
from game.rules.sare.payment import tokens_of, usable_tokens
from game.rules.sare.state import SaReState
from game.rules.sare.tables import JOKER
from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.payments import Plan


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that can be changed: where the resource comes from, its face, and its bounds."""

    name: str
    kind: str
    face: str
    value: int
    least: int
    most: int
    have: int


def keeping(state: SaReState, seat: int, keeps: Sequence[Move], counts: Mapping[str, int]) -> list[Counter]:
    """Return the counters of the Warehouses' contents for the moves `keeps`: `k0` wood, `k1` stone, `k2` gold."""
    found = []
    for kind in range(3):
        name, most = f"k{kind}", max((move[1 + kind] for move in keeps), default=0)
        found.append(Counter(name, "keep", TOKENS[kind], counts[name], 0, most, _held(state, seat, kind)))
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


def swapping(state: SaReState, seat: int, rival: int, counts: Mapping[str, int]) -> list[Counter]:
    """Return the counters of a Market's swap with `rival`, negative for resources given: `m0` to `m2`."""
    own, his = state.store[seat * 3 :], state.store[rival * 3 :]
    return [
        Counter(f"m{kind}", "market", TOKENS[kind], counts[f"m{kind}"], -own[kind], his[kind], own[kind])
        for kind in range(3)
    ]


def chartering(state: SaReState, seat: int, counts: Mapping[str, int]) -> list[Counter]:
    """Return the counters of the payment for a caravan: `s0` to `s3` from the hand, `s4` to `s7` tokens of
    buildings.
    """
    lacking = 2 - sum(counts.values())
    found = []
    for source, have in enumerate(construction.sources(state, seat)):
        if have:
            name, kind = f"s{source}", "hand" if source < 4 else "token"
            most = min(have, counts[name] + lacking)
            found.append(Counter(name, kind, TOKENS[source % 4], counts[name], 0, most, have))
    return found


def paying(state: SaReState, seat: int, plan: Plan) -> list[Counter]:
    """Return the counters of the payment for the site of `plan`, by the names that `Plan.changed` knows."""
    found = []
    for kind in range(3):
        due = plan.due[kind]
        hand, tokens = state.gains[seat * 4 + kind], tokens_of(state, seat, kind)
        if due and hand:
            found.append(Counter(f"h{kind}", "hand", TOKENS[kind], plan.hand[kind], 0, min(due, hand), hand))
        if due and tokens:
            found.append(Counter(f"t{kind}", "token", TOKENS[kind], plan.tokens[kind], 0, min(due, tokens), tokens))
    most = sum(plan.due) + plan.rest
    jokers, port = state.gains[seat * 4 + JOKER], tokens_of(state, seat, JOKER)
    caravans = state.caravans[seat] - state.chartered
    if most and jokers:
        found.append(Counter("j", "hand", TOKENS[JOKER], plan.jokers, 0, min(most, jokers), jokers))
    if most and port:
        found.append(Counter("p", "token", TOKENS[JOKER], plan.port, 0, min(most, port), port))
    if most and caravans > 0:
        found.append(Counter("c", "caravan", "caravan", plan.caravans, 0, min(most, caravans), caravans))
    return found
