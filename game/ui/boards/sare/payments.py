"""The payment for a site: its plan, the steps in which the rules take it, and whether it is obvious."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import ClassVar

from game.rules.core.chance import unavailable
from game.rules.core.facts import Fact, Noted
from game.rules.core.game import Move, Refusal
from game.rules.sare import city, payment
from game.rules.sare.game import SaRe
from game.rules.sare.moves import AT_DISCOUNT, AT_PAY, BUILD, DISCOUNT, PAY, WILD
from game.rules.sare.notes import Pay, Resource, Wild
from game.rules.sare.state import SaReState
from game.rules.sare.tables import CARPENTER, JOKER, RESOURCES, SPACES, TYPES, Tables

Three = tuple[int, int, int]


class Pocket(IntEnum):
    """The index of an amount of a payment; HAND and TOKENS are the indices for wood, and those for stone and gold
    follow.
    """

    HAND = 0
    TOKENS = 3
    JOKERS = 6
    PORT = 7
    CARAVANS = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan for paying a site (tile, space).

    `due` is the price after the craftsmen; `off` the resource of the Port's discount, if any. `hand` and `tokens`
    are paid by kind; the remainder, and the `rest` that earlier steps left to pay, come from jokers, the Port's token
    and caravans.
    """

    COUNTERS: ClassVar = ("h0", "h1", "h2", "t0", "t1", "t2", "j", "p", "c")
    """The names of the counters of a payment, in the order of the amounts."""
    tile: int
    space: int
    due: Three
    rest: int = 0
    off: int | None = None
    hand: Three = (0, 0, 0)
    tokens: Three = (0, 0, 0)
    jokers: int = 0
    port: int = 0
    caravans: int = 0

    @property
    def price(self) -> Three:
        """The price after all discounts."""
        wood, stone, gold = (due - (kind == self.off) for kind, due in enumerate(self.due))
        return wood, stone, gold

    @property
    def missing(self) -> int:
        """The number of resources still to pay; negative if too many are offered."""
        wild = self.jokers + self.port + self.caravans
        return sum(self.price) + self.rest - sum(self.hand) - sum(self.tokens) - wild

    @property
    def excess(self) -> Three:
        """The surplus of each resource over the price."""
        wood, stone, gold = (
            max(0, self.hand[kind] + self.tokens[kind] - price) for kind, price in enumerate(self.price)
        )
        return wood, stone, gold

    @property
    def is_exact(self) -> bool:
        """Whether the payment matches the price exactly."""
        return not self.missing and not any(self.excess)

    @property
    def amounts(self) -> tuple[int, ...]:
        """The amount taken from each source, in the order of `Pocket`."""
        return (*self.hand, *self.tokens, self.jokers, self.port, self.caravans)

    def changed(self, at: int, by: int) -> Plan:
        """Return the plan with the amount at an index changed."""
        amounts = list(self.amounts)
        amounts[at] += by
        hand, tokens = (amounts[0], amounts[1], amounts[2]), (amounts[3], amounts[4], amounts[5])
        jokers, port, caravans = amounts[Pocket.JOKERS :]
        return replace(self, hand=hand, tokens=tokens, jokers=jokers, port=port, caravans=caravans)


def propose(game: SaRe, state: SaReState, tile: int, space: int) -> Plan:
    """Return the payment that the rules suggest for a site that can be built."""
    plan = Plan(tile, space, city.price(game.tables, state, state.stack[-1][1], tile, space))
    return _suggested(plan, game, state, game.suggest_payment(state, (tile, space)))


def propose_rest(game: SaRe, state: SaReState) -> Plan:
    """Return the rules' suggestion for the rest of a payment already begun."""
    kind, _, tile, slot, *due = state.stack[-1]
    rest = due.pop() if kind != AT_DISCOUNT else 0
    wood, stone, gold = due or (0, 0, 0)
    return _suggested(Plan(tile, slot % SPACES, (wood, stone, gold), rest), game, state, game.suggest_payment(state))


def _suggested(plan: Plan, game: SaRe, state: SaReState, steps: Sequence[Move]) -> Plan:
    """Return a plan with the payments of `steps`."""
    seat = state.stack[-1][1]
    trial = state.clone()
    facts: list[Fact] = []
    for move in steps:
        game.apply(trial, move, unavailable, facts.append)
    for fact in facts:
        if not isinstance(fact, Noted) or fact.seat != seat:
            continue
        if fact.what in ("built", "step"):
            break
        match fact.values:
            case Pay(kind=kind, hand=hand, tokens=tokens):
                plan = plan.changed(Pocket.HAND + kind, hand).changed(Pocket.TOKENS + kind, tokens)
            case Wild(jokers=jokers, port=port, caravans=caravans):
                plan = replace(plan, jokers=jokers, port=port, caravans=caravans)
            case Resource(kind=kind) if fact.what == "discount":
                plan = replace(plan, off=kind)
    return plan


def is_only_one(game: SaRe, state: SaReState, tile: int, space: int) -> bool:
    """Return whether a site can be paid in only one way; the rules then carry out all steps."""
    trial = state.clone()
    game.apply(trial, (BUILD, tile, space), unavailable)
    return not trial.is_half_made


def is_payment_obvious(tables: Tables, state: SaReState, tile: int, space: int) -> bool:
    """Return whether no payment of a site beats the one that the rules suggest (R-8.1).

    It uses tokens first, which come back; then resources from the hand; then means that stand for any resource: the
    Port's token, which comes back, jokers, which need room, and caravans. Where the Port grants a discount, or its
    token can replace one of several resources, the choice is the player's.
    """
    seat = state.stack[-1][1]
    if city.has_port_discount(tables, state, seat, space):
        return False
    due, own = city.price(tables, state, seat, tile, space), payment.means(state, seat)
    tokens = payment.usable_tokens(state, seat)
    is_short = any(due[kind] > own[kind] for kind in range(3))
    is_free = all(due[kind] <= tokens[kind] for kind in range(3))
    if tokens[JOKER] and not (is_short or is_free):
        return False
    return all(comes_again(tables, state, seat, kind) for kind in range(3) if due[kind] and tokens[kind])


def comes_again(tables: Tables, state: SaReState, seat: int, kind: int) -> bool:
    """Return whether the supply refills all craftsmen of a kind, whatever others take from it before (R-8.1, R-1.1)."""
    owned = (state.owned[other * TYPES + CARPENTER + kind] & ~state.siting[other] for other in range(state.seats))
    rooms = sum(city.room(tables, state, other) for other in range(state.seats) if other != seat)
    return state.supply[kind] >= rooms + sum(trades.bit_count() for trades in owned)


def step(state: SaReState, plan: Plan) -> Move:
    """Return the move of a plan for the open step of the payment, or the one that begins it."""
    entry = state.stack[-1]
    if not state.is_half_made:
        return BUILD, plan.tile, plan.space
    if entry[0] == AT_DISCOUNT:
        assert plan.off is not None, "the rules suggest a discount wherever the Port grants one"
        return DISCOUNT, plan.off
    if entry[0] == AT_PAY:
        kind = payment.asked(state)
        return PAY, plan.hand[kind], plan.tokens[kind]
    return WILD, plan.jokers, plan.port, plan.caravans


def leading_to(move: Move, state: SaReState, plan: Plan) -> tuple[str, ...]:
    """Return the targets and offers that change the open step of a plan to `move`."""
    if move[0] == DISCOUNT:
        return (f"off.{move[1]}",) if move[1] != plan.off else ()
    kind = payment.asked(state) if move[0] == PAY else 0
    wild = [Pocket.JOKERS, Pocket.PORT, Pocket.CARAVANS]
    names = [plan.COUNTERS[at] for at in (wild if move[0] == WILD else [Pocket.HAND + kind, Pocket.TOKENS + kind])]
    pairs = zip(names, move[1:], step(state, plan)[1:], strict=True)
    return tuple(f"{'more' if wanted > now else 'less'}.{name}" for name, wanted, now in pairs if wanted != now)


def why_not(game: SaRe, state: SaReState, plan: Plan) -> Refusal | None:
    """Return the reason why a plan does not pay for the site, or None if it does."""
    for kind, excess in enumerate(plan.excess):
        if excess:
            return Refusal("R-8.1", "refuse-sa-re-paid-kind", {"resource": RESOURCES[kind], "due": plan.price[kind]})
    if plan.missing:
        key = "refuse-sa-re-unpaid" if plan.missing > 0 else "refuse-sa-re-overpaid"
        return Refusal("R-8.1", key, {"count": abs(plan.missing)})
    refusals = (game.refusal(before, move) for before, move in _carried_out(game, state, plan))
    return next((refused for refused in refusals if refused is not None), None)


def steps(game: SaRe, state: SaReState, plan: Plan) -> list[Move]:
    """Return all moves of a plan that pays, the one that begins it included where the payment is not open yet."""
    return [move for _, move in _carried_out(game, state, plan)]


def _carried_out(game: SaRe, state: SaReState, plan: Plan) -> Iterator[tuple[SaReState, Move]]:
    """Yield the moves of a plan, each with the position before it, which the next one changes."""
    trial, is_paid = state.clone(), False
    while not is_paid:
        move = step(trial, plan)
        yield trial, move
        game.apply(trial, move, unavailable)
        is_paid = not trial.is_half_made
