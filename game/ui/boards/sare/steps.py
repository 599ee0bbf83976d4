"""The steps of a choice in progress: what has been chosen of a decision so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from game.ui.boards.sare.payments import Plan


@dataclass(frozen=True, slots=True)
class Launching:
    """A tile to launch is chosen; its space comes next."""

    tile: int


@dataclass(frozen=True, slots=True)
class OnSpace:
    """A space of the own city is chosen; what can be done there comes next."""

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
    """A Market's swap with `rival` is counted out by resource: what comes, negative for what is given."""

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
    """The payment for a site is counted out, as its plan has it."""

    WORD: ClassVar = "pay"
    COUNTERS: ClassVar = Plan.COUNTERS
    plan: Plan

    @property
    def amounts(self) -> tuple[int, ...]:
        """What the plan takes from each source."""
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
    """What a few buttons ask beside the decision."""

    PUSH = "push"
    """Which city the Barracks push."""
    CALM = "calm"
    """When the Palace shall ask nevertheless."""
    WASTE = "waste"
    """Whether gold shall be paid although it has no effect."""
    REDEEM = "redeem"
    """The resource that a caravan is redeemed for."""
