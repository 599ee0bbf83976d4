"""The viewer's possible actions by target, and the narrowing of a choice made in several steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Self

from game.rules.core.game import Move, Refusal, View
from game.rules.sare import city, moves
from game.rules.sare.game import SaRe
from game.rules.sare.state import SaReState
from game.rules.sare.tables import BARRACKS_BIT, DOUBLE_TROUBLE, PYRAMID, RESOURCES, SPACES, TROUBLE, Tables
from game.ui.boards.choosing import Choosing, MovesOrRefusal, press_of
from game.ui.boards.sare import counters, obvious, payments
from game.ui.boards.sare.counters import Counter
from game.ui.boards.sare.odds import unseen
from game.ui.boards.sare.payments import Plan
from game.ui.boards.values import Narrow, Press, Refuse, Submit


@dataclass(frozen=True)
class Selection(Choosing[SaReState]):
    """The legal moves of a view, and the steps of the choice so far; `begin` returns one without steps.

    `is_paying` tells that a payment is being carried out, so that its steps are not asked; `is_quick` that obvious
    payments are made without asking.
    """

    game: SaRe
    is_paying: bool = False
    is_quick: bool = False
    tile: int = -1
    space: int = -1
    card: int = -1
    rival: int = -1
    mode: str = ""
    aside: str = ""
    """A choice among a few buttons: `barracks` for the city to push, `calm` for the Palace's exceptions, `gold` for the
    second press on a payment without effect, `redeem` for the resource of a caravan.
    """
    plan: Plan | None = None
    counts: Mapping[str, int] = field(default_factory=dict)
    begun_with: str = ""
    """The target or offer that began the present choice of several steps."""

    @classmethod
    def begin(cls, game: SaRe, view: View[SaReState], *, is_paying: bool = False, is_quick: bool = False) -> Self:
        """Return the selection for a view's decision, with the rules' suggestion."""
        choice = cls(game, view, is_paying=is_paying, is_quick=is_quick)
        if not choice.is_mine:
            return choice
        if choice.kind in (moves.AT_STORE, moves.AT_LOSS):
            return replace(choice, mode="keep", counts=choice._proposed)
        if choice.kind == moves.AT_TEMPLE:
            return replace(choice, mode="temple")
        if choice.kind == moves.AT_MARKET:
            return choice.swapping()
        if choice.kind in payments.STEPS and not is_paying:
            return replace(choice, mode="pay", plan=choice._suggested)
        return choice

    def cleared(self) -> Self:
        """Return the selection without steps, which still knows where it had begun."""
        begun = type(self).begin(self.game, self.view, is_paying=self.is_paying, is_quick=self.is_quick)
        return replace(begun, begun_with=self.begun_with)

    @property
    def tables(self) -> Tables:
        """The tables of the rules."""
        return self.game.tables

    @cached_property
    def _proposed(self) -> Mapping[str, int]:
        """The Warehouses' best contents."""
        best = max(
            self.of(moves.KEEP),
            key=lambda move: (sum(move[1:]), min(move[1:]), -max(move[1:])),
            default=(moves.KEEP, 0, 0, 0),
        )
        return {f"k{kind}": best[1 + kind] for kind in range(3)}

    @cached_property
    def _suggested(self) -> Plan:
        """The rules' suggestion for the rest of a payment."""
        return payments.propose_rest(self.game, self.state)

    @property
    def is_begun(self) -> bool:
        """Whether there is a step to cancel."""
        if self.kind in (moves.AT_STORE, moves.AT_LOSS):
            return self.is_mine and (bool(self.aside) or self.counts != self._proposed)
        if self.kind == moves.AT_MARKET:
            return any(self.counts.values())
        if self.kind in payments.STEPS:
            return self.plan is not None and self.plan != self._suggested
        is_aside = bool(self.aside) or self.mode not in ("", "temple")
        return is_aside or self.tile >= 0 or self.space >= 0 or self.card >= 0

    @property
    def is_gold_wasted(self) -> bool:
        """Whether gold paid to the workers now has no effect: whatever is still drawn this season, and even if all the
        others use their Barracks, the gauge stays below red (R-5.3, R-5.5).
        """
        state, tables = self.state, self.tables
        left = unseen(self.view, tables)
        others = (other for other in range(state.seats) if other != self.seat)
        pushes = sum(bool(state.standing >> other & 1 and state.ready[other] & BARRACKS_BIT) for other in others)
        return state.gauge[self.seat] + left[TROUBLE] + 2 * left[DOUBLE_TROUBLE] + pushes < tables.red

    def of(self, *wanted: int) -> list[Move]:
        """Return the legal moves of these kinds."""
        return [move for move in self.legal if move[0] in wanted]

    # Targets

    def at_tile(self, tile: int) -> MovesOrRefusal:
        """Return the launches of a tile on the reference board, or the reason why there is none."""
        if self.is_mine and self.kind == moves.AT_SITES:
            found = tuple(move for move in self.legal if move[0] == moves.LAUNCH and move[1] == tile)
            if found:
                return found
        return self.why_not((moves.LAUNCH, tile, 0))

    def at_plot(self, seat: int, space: int) -> MovesOrRefusal:
        """Return the possible actions on a plot; empty where it only has an explanation."""
        if not self.is_mine or seat != self.seat:
            return ()
        if self.kind == moves.AT_SETTLE:
            return self.one((moves.SETTLE, space))
        if self.kind == moves.AT_SITES:
            return self.one((moves.LAUNCH, self.tile, space)) if self.tile >= 0 else self._givings(space)
        if self.kind == moves.AT_BUILD and self.mode == "":
            return self._buildings(space)
        return ()

    def _tiles_at(self, space: int) -> list[tuple[int, bool]]:
        tiles = city.tiles(self.state, self.seat)
        return [(tile, is_built) for tile, slot, is_built in tiles if slot % SPACES == space]

    def _givings(self, space: int) -> MovesOrRefusal:
        found = tuple(move for move in self.legal if move[0] in (moves.ABANDON, moves.DEMOLISH) and move[2] == space)
        if found:
            return found
        return next((self.why_not((moves.DEMOLISH, tile, space)) for tile, _ in self._tiles_at(space)), ())

    def _buildings(self, space: int) -> MovesOrRefusal:
        found = tuple(move for move in self.legal if move[0] == moves.BUILD and move[2] == space)
        if found:
            return found
        sites = [tile for tile, is_built in self._tiles_at(space) if not is_built]
        return self.why_not((moves.BUILD, sites[0], space)) if sites else ()

    def at_card(self, index: int) -> MovesOrRefusal:
        """Return the moves that keep one of the Temple's two cards; equal cards count as one."""
        wanted = min(index, max((move[1] for move in self.legal), default=0))
        return tuple(move for move in self.legal if move[0] == moves.PLACE and move[1] == wanted)

    # Presses

    def on_tile(self, tile: int) -> Press | None:
        """Return the press on a tile of the reference board: choose it to launch, or put it back."""
        if self.tile == tile:
            return Narrow(replace(self, tile=-1))
        return press_of(self.at_tile(tile), Narrow(replace(self, tile=tile, space=-1)))

    def on_plot(self, seat: int, space: int) -> Press | None:
        """Return the press on a plot: play the move, begin its payment, or choose among its actions."""
        answer = self.at_plot(seat, space)
        if isinstance(answer, Refusal) or not answer:
            return press_of(answer)
        kind, tile, *_ = answer[0]
        if kind == moves.BUILD and len(answer) == 1:
            return self.build(tile, space)
        if kind in (moves.ABANDON, moves.DEMOLISH) or len(answer) > 1:
            return Narrow(replace(self, space=-1 if self.space == space else space))
        return Submit(answer[0])

    def on_card(self, index: int) -> Press | None:
        """Return the press on one of the Temple's cards: choose it to be kept."""
        return press_of(self.at_card(index), Narrow(replace(self, card=index)))

    # Choices in several steps

    def swapping(self, rival: int = -1) -> Self:
        """Return the selection with the Market begun, with the first opponent or another; nothing changes hands yet."""
        rivals = self.rivals()
        first = rivals[0] if rivals else -1
        return replace(self, mode="market", rival=rival if rival >= 0 else first, counts={"m0": 0, "m1": 0, "m2": 0})

    def rivals(self) -> list[int]:
        """Return the seats the Market can swap with."""
        return sorted({move[1] for move in self.legal if move[0] == moves.SWAP})

    def charter(self) -> Press:
        """Return the press that starts paying for a caravan; with only two resources to choose from, the move
        itself.
        """
        charters = self.of(moves.CHARTER)
        if len(charters) == 1:
            return Submit(charters[0])
        return Narrow(replace(self, mode="charter", counts={f"s{source}": 0 for source in range(8)}))

    def build(self, tile: int, space: int) -> Press:
        """Return the press that begins with the payment the rules suggest; where there is no other, the move.

        It is the move as well where no other payment is better and the viewer does not want to be asked about that.
        """
        move = moves.BUILD, tile, space
        if payments.is_only_one(self.game, self.state, tile, space) or self.pays_by_itself(move):
            return Submit(move)
        return Narrow(replace(self, mode="pay", plan=payments.propose(self.game, self.state, tile, space)))

    def pays_by_itself(self, move: Move) -> bool:
        """Return whether a move builds a site whose obvious payment is made without asking."""
        is_building = self.is_quick and self.mode == "" and self.kind == moves.AT_BUILD and move[0] == moves.BUILD
        return is_building and obvious.is_payment_obvious(self.tables, self.state, move[1], move[2])

    def counters(self) -> list[Counter]:
        """Return the present counters."""
        state, seat = self.state, self.seat
        if self.mode == "keep":
            return counters.keeping(state, seat, self.of(moves.KEEP), self.counts)
        if self.mode == "market" and self.rival >= 0:
            return counters.swapping(state, seat, self.rival, self.counts)
        if self.mode == "charter":
            return counters.chartering(state, seat, self.counts)
        if self.mode == "pay" and self.plan is not None:
            return counters.paying(state, seat, self.plan)
        return []

    def discounts(self) -> list[int]:
        """Return the resources the Port may take off the payment at hand."""
        plan = self.plan
        if plan is None or plan.off < 0:
            return []
        return [kind for kind in range(3) if plan.due[kind]]

    def taking_off(self, kind: int) -> Self:
        """Return the selection with the Port's discount on this resource.

        The rest is paid as before; the resource discounted before is paid in its own kind again.
        """
        if self.plan is None:
            return self
        before, plan = self.plan.off, replace(self.plan, off=kind)
        for each in range(3):
            while plan.hand[each] + plan.tokens[each] > plan.price[each]:
                plan = plan.changed(f"h{each}" if plan.hand[each] else f"t{each}", -1)
        choice = replace(self, plan=plan)
        for name in (f"h{before}", f"t{before}"):
            if choice.plan is not None and choice.plan.missing > 0:
                counted = choice.counted(name, 1)
                choice = choice if isinstance(counted, Refusal) else counted
        return choice

    def counted(self, name: str, by: int) -> Self | Refusal:
        """Return the selection with a counter changed within its bounds, or the reason for the bound."""
        counter = next((each for each in self.counters() if each.name == name), None)
        if counter is None:
            return self
        if not counter.least <= counter.value + by <= counter.most:
            return self._bound(counter, by)
        if self.mode == "pay" and self.plan is not None:
            return replace(self, plan=self.plan.changed(name, by))
        return replace(self, counts={**self.counts, name: self.counts[name] + by})

    def on_counter(self, name: str, by: int) -> Press:
        """Return the press on a counter's button."""
        counted = self.counted(name, by)
        return Refuse(counted) if isinstance(counted, Refusal) else Narrow(counted, is_adjustment=True)

    def _bound(self, counter: Counter, by: int) -> Refusal:
        """Return the reason for a counter's bound in the direction `by`."""
        if self.mode == "market":
            key = "refuse-sa-re-swap-own-lacks" if by < 0 else "refuse-sa-re-swap-other-lacks"
            return Refusal("R-6", key, {"resource": RESOURCES[int(counter.name[1])]})
        rule = {"charter": "R-8.3", "keep": "R-8.4"}.get(self.mode, "R-8.1")
        if by < 0:
            return Refusal(rule, "refuse-sa-re-none-to-take")
        if counter.value == counter.have:
            return Refusal(rule, "refuse-sa-re-no-more")
        if self.mode == "charter":
            return Refusal(rule, "refuse-sa-re-two-resources", {"chosen": self.chosen})
        if self.mode == "keep":
            return Refusal(rule, "refuse-sa-re-no-room", {"room": self.room})
        return Refusal(rule, "refuse-sa-re-pay-too-much", {"due": counter.most})

    def confirm(self) -> Press:
        """Return the press that plays the move the counters make, or says why there is none; of a payment its first."""
        if self.mode == "pay" and self.plan is not None:
            refused = payments.why_not(self.game, self.state, self.plan)
            return Refuse(refused) if refused is not None else Submit(payments.step(self.state, self.plan))
        if self.mode == "charter" and self.chosen != 2:
            return Refuse(Refusal("R-8.3", "refuse-sa-re-two-resources", {"chosen": self.chosen}))
        move = self._counted()
        refused = self.game.refusal(self.state, move)
        return Refuse(refused) if refused is not None else Submit(move)

    def _counted(self) -> Move:
        values = tuple(self.counts.values())
        if self.mode == "keep":
            return (moves.KEEP, *values)
        if self.mode == "market":
            return (moves.SWAP, self.rival, *values)
        first, second = [source for source in range(8) for _ in range(self.counts[f"s{source}"])]
        return moves.CHARTER, first, second

    def counting(self, move: Move) -> tuple[str, ...]:
        """Return the buttons that bring the counters nearer to a move: one up, or else one down, or else the answer."""
        if move[0] == moves.CHARTER:
            wanted = [move[1:].count(source) for source in range(8)]
        else:
            wanted = list(move[-3:])
        steps = [(name, number - self.counts[name]) for name, number in zip(self.counts, wanted, strict=False)]
        less = tuple(f"less.{name}" for name, by in steps if by < 0)
        return less or tuple(f"more.{name}" for name, by in steps if by > 0) or ("do",)

    @property
    def chosen(self) -> int:
        """The number of resources chosen for a caravan."""
        return sum(self.counts.values()) if self.mode == "charter" else 0

    @property
    def room(self) -> int:
        """The capacity of the viewer's Warehouses."""
        return city.room(self.tables, self.state, self.seat)

    def price_at(self, tile: int, space: int) -> tuple[int, int, int]:
        """Return the price of a tile on a space; a Pyramid not yet launched costs the price on the top card."""
        state = self.state
        if state.pyramid[self.seat] or tile != PYRAMID:
            return city.price(self.tables, state, self.seat, tile, space)
        trial = state.clone()
        trial.pyramid[self.seat] = self.next_pyramid
        return city.price(self.tables, trial, self.seat, tile, space)

    @property
    def is_last_step(self) -> bool:
        """Whether one more step completes the viewer's pyramid."""
        number = self.state.pyramid[self.seat]
        return bool(number) and self.state.steps[self.seat] + 1 == self.tables.pyramid_steps[number - 1]

    def full_price(self, tile: int) -> tuple[int, ...]:
        """Return the price of a tile to launch without any discount."""
        return self.tables.pyramid_costs[self.next_pyramid - 1] if tile == PYRAMID else self.tables.costs[tile]

    @property
    def next_pyramid(self) -> int:
        """The number of the Pyramid on top of the stack."""
        return (self.state.pyramids & -self.state.pyramids).bit_length()


PASS: Move = (moves.PASS,)
