"""A payment as a whole: proposed by the rules, changed piece by piece, then carried out step by step."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.core.chance import unavailable
from game.rules.core.facts import Fact, Noted
from game.rules.core.game import Move
from game.rules.core.refusal import Refusal
from game.rules.sare import city
from game.rules.sare.game import SaRe
from game.rules.sare.moves import AT_DISCOUNT, AT_PAY, AT_WILD, BUILD, DISCOUNT, PAY, WILD
from game.rules.sare.state import SaReState
from game.rules.sare.tables import RESOURCES

STEPS = (AT_DISCOUNT, AT_PAY, AT_WILD)
"""The decisions that a payment consists of."""

Three = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """How a site (tile, space) is to be paid.

    `due` is the price after the trades; `off` the resource the Port takes off, -1 for none. `hand` and `tokens` are
    paid by kind; the rest comes from jokers, the Port's token and caravans.
    """

    tile: int
    space: int
    due: Three
    off: int = -1
    hand: Three = (0, 0, 0)
    tokens: Three = (0, 0, 0)
    jokers: int = 0
    port: int = 0
    caravans: int = 0

    @property
    def price(self) -> Three:
        """What is to be paid after all discounts."""
        wood, stone, gold = (due - (kind == self.off) for kind, due in enumerate(self.due))
        return wood, stone, gold

    @property
    def missing(self) -> int:
        """How many resources are still to be paid; negative if too many are offered."""
        return sum(self.price) - sum(self.hand) - sum(self.tokens) - self.jokers - self.port - self.caravans

    @property
    def excess(self) -> Three:
        """How much more of each resource is offered by its kind than the price asks for."""
        wood, stone, gold = (
            max(0, self.hand[kind] + self.tokens[kind] - price) for kind, price in enumerate(self.price)
        )
        return wood, stone, gold

    @property
    def is_exact(self) -> bool:
        """Whether just what is asked for is offered."""
        return not self.missing and not any(self.excess)

    def changed(self, name: str, by: int) -> Plan:
        """Return the plan with one of its counters changed: `h0` … `t2`, `j`, `p`, `c`."""
        if name[0] in "ht":
            kind = int(name[1])
            numbers = list(self.hand if name[0] == "h" else self.tokens)
            numbers[kind] += by
            three = numbers[0], numbers[1], numbers[2]
            return replace(self, hand=three) if name[0] == "h" else replace(self, tokens=three)
        if name == "j":
            return replace(self, jokers=self.jokers + by)
        if name == "p":
            return replace(self, port=self.port + by)
        return replace(self, caravans=self.caravans + by)


def propose(game: SaRe, state: SaReState, tile: int, space: int) -> Plan:
    """Return the payment that the rules suggest for a site that can be built."""
    seat = state.stack[-1][1]
    plan = Plan(tile, space, city.price(game.tables, state, seat, tile, space))
    trial = state.clone()
    facts: list[Fact] = []
    for move in game.suggest_payment(state, (tile, space)):
        game.apply(trial, move, unavailable, facts.append)
    for fact in facts:
        if not isinstance(fact, Noted) or fact.seat != seat:
            continue
        if fact.what == "discount":
            plan = replace(plan, off=fact.values[0])
        elif fact.what == "pay":
            kind, hand, tokens = fact.values
            plan = plan.changed(f"h{kind}", hand).changed(f"t{kind}", tokens)
        elif fact.what == "wild":
            jokers, port, caravans = fact.values
            plan = replace(plan, jokers=jokers, port=port, caravans=caravans)
        elif fact.what in ("built", "step"):
            break
    return plan


def is_only_one(game: SaRe, state: SaReState, tile: int, space: int) -> bool:
    """Return whether a site can be paid in just one way: the rules then carry out all its steps by themselves."""
    seat = state.stack[-1][1]
    trial = state.clone()
    game.apply(trial, (BUILD, tile, space), unavailable)
    return not trial.stack or trial.stack[-1][0] not in STEPS or trial.stack[-1][1] != seat


def step(state: SaReState, plan: Plan) -> Move:
    """Return the move of a plan for the open step of the payment."""
    entry = state.stack[-1]
    if entry[0] == AT_DISCOUNT:
        return DISCOUNT, plan.off
    if entry[0] == AT_PAY:
        kind = 0 if entry[4] else 1 if entry[5] else 2
        return PAY, plan.hand[kind], plan.tokens[kind]
    return WILD, plan.jokers, plan.port, plan.caravans


def why_not(game: SaRe, state: SaReState, plan: Plan) -> Refusal | None:
    """Return why a plan does not pay the site, or None if it does."""
    for kind, excess in enumerate(plan.excess):
        if excess:
            return Refusal("R-8.1", "refuse-sa-re-paid-kind", {"resource": RESOURCES[kind], "due": plan.price[kind]})
    if plan.missing:
        key = "refuse-sa-re-unpaid" if plan.missing > 0 else "refuse-sa-re-overpaid"
        return Refusal("R-8.1", key, {"count": abs(plan.missing)})
    trial = state.clone()
    move: Move = (BUILD, plan.tile, plan.space)
    seat = state.stack[-1][1]
    while True:
        refused = game.refusal(trial, move)
        if refused is not None:
            return refused
        game.apply(trial, move, unavailable)
        if not trial.stack or trial.stack[-1][0] not in STEPS or trial.stack[-1][1] != seat:
            return None
        move = step(trial, plan)
