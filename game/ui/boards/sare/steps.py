"""The steps of a choice in progress, and the amounts counted in one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from game.rules.core.game import Move
from game.rules.sare import construction
from game.rules.sare.moves import AT_LOSS
from game.rules.sare.payment import tokens_of, usable_tokens
from game.rules.sare.state import SaReState
from game.rules.sare.tables import JOKER
from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.payments import Plan, Pocket


@dataclass(frozen=True, slots=True)
class Launching:
    """A tile to launch is chosen; its space comes next."""

    tile: int


@dataclass(frozen=True, slots=True)
class OnSpace:
    """A space of the player's city is chosen; what can be done there comes next."""

    space: int


@dataclass(frozen=True, slots=True)
class Peeking:
    """A Temple's two cards lie open; `card` is the one to keep, once it is chosen."""

    WORD: ClassVar = "temple"
    """The word of the step in text keys."""
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Keeping:
    """The contents of the Warehouses are counted out: wood, stone, gold."""

    WORD: ClassVar = "keep"
    COUNTERS: ClassVar = ("k0", "k1", "k2")
    """The names of the counters, in the order of the amounts."""
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Swapping:
    """A Market's swap with `rival`, by resource: the amount received, negative for an amount given."""

    WORD: ClassVar = "market"
    COUNTERS: ClassVar = ("m0", "m1", "m2")
    rival: int
    amounts: tuple[int, ...] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Chartering:
    """Resources for a caravan are counted out: by kind those of the hand, then the tokens of buildings."""

    WORD: ClassVar = "charter"
    COUNTERS: ClassVar = ("s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7")
    amounts: tuple[int, ...] = (0,) * 8


@dataclass(frozen=True, slots=True)
class Paying:
    """The payment for a site is counted out; `plan` holds its amounts."""

    WORD: ClassVar = "pay"
    COUNTERS: ClassVar = Plan.COUNTERS
    plan: Plan

    @property
    def amounts(self) -> tuple[int, ...]:
        """The amount that the plan takes from each source."""
        return self.plan.amounts


Counted = Keeping | Swapping | Chartering | Paying
"""A step in which amounts are counted out."""
OnTray = Peeking | Counted
"""A step that lies on the tray over the season's board."""
ChoiceStep = Launching | OnSpace | OnTray


def changed(step: Counted, at: int, by: int) -> Counted:
    """Return a step with one of its amounts changed."""
    if isinstance(step, Paying):
        return Paying(step.plan.changed(at, by))
    amounts = list(step.amounts)
    amounts[at] += by
    return replace(step, amounts=tuple(amounts))


class Aside(Enum):
    """A question beside the decision, with a button for each answer."""

    PUSH = "push"
    """Which city the Barracks push."""
    CALM = "calm"
    """The cases in which the Palace shall ask nevertheless."""
    WASTE = "waste"
    """Whether gold shall be paid although it has no effect."""
    REDEEM = "redeem"
    """The resource that a caravan is redeemed for."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that can be changed: the index of its amount in the step, its name, the source of the resource, its
    face, its bounds, and how many there are (`have`).
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
