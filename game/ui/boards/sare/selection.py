"""The viewer's possible actions by target, and the narrowing of a choice made in several steps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from game.rules.core.game import Move, Refusal, View
from game.rules.sare import city, moves
from game.rules.sare.game import SaRe
from game.rules.sare.state import SaReState
from game.rules.sare.tables import PYRAMID, SPACES, Tables
from game.ui.boards.kit.choosing import Choosing, MovesOrRefusal, press_of
from game.ui.boards.kit.values import Narrow, Press, Refuse, Submit
from game.ui.boards.sare import payments
from game.ui.boards.sare.payments import Plan, Pocket
from game.ui.boards.sare.steps import (
    Aside,
    Chartering,
    ChoiceStep,
    Counted,
    Counter,
    Keeping,
    Launching,
    OnSpace,
    Paying,
    Peeking,
    Swapping,
    changed,
    counters,
)


@dataclass(frozen=True)
class Selection(Choosing[SaReState]):
    """The legal moves of a view, and the steps of the choice so far; `begin` returns one without steps.

    `is_quick` tells that obvious payments are made without asking.
    """

    game: SaRe
    is_quick: bool = False
    step: ChoiceStep | None = None
    aside: Aside | None = None
    begun_with: str = ""
    """The target or offer that began the present choice of several steps."""

    @classmethod
    def begin(cls, game: SaRe, view: View[SaReState], *, is_quick: bool = False) -> Self:
        """Return the selection for a view's decision, with the rules' suggestion."""
        choice = cls(game, view, is_quick=is_quick)
        if not choice.is_mine:
            return choice
        if choice.kind in (moves.AT_STORE, moves.AT_LOSS):
            return replace(choice, step=choice._proposed)
        if choice.kind == moves.AT_TEMPLE:
            return replace(choice, step=Peeking())
        if choice.kind == moves.AT_MARKET:
            return choice.swapping()
        if choice.state.is_half_made:
            return replace(choice, step=Paying(choice._suggested))
        return choice

    def cleared(self) -> Self:
        """Return the selection without steps, which still knows where it had begun."""
        begun = type(self).begin(self.game, self.view, is_quick=self.is_quick)
        return replace(begun, begun_with=self.begun_with)

    @property
    def tables(self) -> Tables:
        """The tables of the rules."""
        return self.game.tables

    @property
    def tile(self) -> int | None:
        """The tile chosen to be launched, None if there is none."""
        return self.step.tile if isinstance(self.step, Launching) else None

    @property
    def space(self) -> int | None:
        """The chosen space of the player's city, None if there is none."""
        return self.step.space if isinstance(self.step, OnSpace) else None

    @property
    def plan(self) -> Plan | None:
        """The payment that is being counted out, None if there is none."""
        return self.step.plan if isinstance(self.step, Paying) else None

    @cached_property
    def _proposed(self) -> Keeping:
        """The Warehouses' best contents."""
        best = max(
            self.of(moves.KEEP),
            key=lambda move: (sum(move[1:]), min(move[1:]), -max(move[1:])),
            default=(moves.KEEP, 0, 0, 0),
        )
        return Keeping(best[1:])

    @cached_property
    def _suggested(self) -> Plan:
        """The rules' suggestion for the rest of a payment."""
        return payments.propose_rest(self.game, self.state)

    @property
    def is_question(self) -> bool:
        """Whether the viewer is asked to stop or continue, and has begun nothing else."""
        return self.is_mine and self.kind == moves.AT_QUESTION and not self.is_begun

    @property
    def is_begun(self) -> bool:
        """Whether there is a step to cancel."""
        if self.kind in (moves.AT_STORE, moves.AT_LOSS):
            return self.is_mine and (self.aside is not None or self.step != self._proposed)
        if self.kind == moves.AT_MARKET:
            return isinstance(self.step, Swapping) and any(self.step.amounts)
        if self.state.is_half_made:
            return self.plan is not None and self.plan != self._suggested
        return self.aside is not None or self.step not in (None, Peeking())

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
        """Return the possible actions on a plot, or the reason why there are none; empty where it only has an
        explanation.
        """
        if not self.is_mine or seat != self.seat:
            return ()
        if self.kind == moves.AT_SETTLE:
            return self.one((moves.SETTLE, space))
        if self.kind == moves.AT_SITES:
            return self._givings(space) if self.tile is None else self.one((moves.LAUNCH, self.tile, space))
        if self.kind == moves.AT_BUILD and not isinstance(self.step, Counted):
            return self._buildings(space)
        return ()

    def _tiles_at(self, space: int) -> list[tuple[int, bool]]:
        tiles = city.tiles(self.state, self.seat)
        return [(tile, is_built) for tile, slot, is_built in tiles if slot % SPACES == space]

    def _givings(self, space: int) -> MovesOrRefusal:
        found = tuple(move for move in self.legal if move[0] in (moves.ABANDON, moves.DEMOLISH) and move[2] == space)
        if found:
            return found
        first = Refusal("R-3.1", "refuse-sa-re-tile-first") if self.of(moves.LAUNCH) else ()
        return next((self.why_not((moves.DEMOLISH, tile, space)) for tile, _ in self._tiles_at(space)), first)

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
        """Return the press on a tile of the reference board: choose it to launch, put it back, or say why it cannot be
        launched.
        """
        if self.tile == tile:
            return Narrow(replace(self, step=None))
        return press_of(self.at_tile(tile), Narrow(replace(self, step=Launching(tile))))

    def on_plot(self, seat: int, space: int) -> Press | None:
        """Return the press on a plot: play the move, begin its payment, choose among its actions, or say why there are
        none; None if it only has an explanation.
        """
        answer = self.at_plot(seat, space)
        if isinstance(answer, Refusal) or not answer:
            return press_of(answer)
        kind, tile, *_ = answer[0]
        if kind == moves.BUILD and len(answer) == 1:
            return self.build(tile, space)
        if kind in (moves.ABANDON, moves.DEMOLISH) or len(answer) > 1:
            return Narrow(replace(self, step=None if self.space == space else OnSpace(space)))
        return Submit(answer[0])

    def on_card(self, index: int) -> Press | None:
        """Return the press on one of the Temple's cards: choose it to be kept; None if it cannot be kept."""
        return press_of(self.at_card(index), Narrow(replace(self, step=Peeking(index))))

    # Choices in several steps

    def swapping(self, rival: int | None = None) -> Self:
        """Return the selection with a swap begun, with `rival` or the first opponent; nothing changes hands yet."""
        return replace(self, step=Swapping(self.rivals()[0] if rival is None else rival))

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
        return Narrow(replace(self, step=Chartering()))

    def build(self, tile: int, space: int) -> Press:
        """Return the press that begins with the payment the rules suggest; where there is no other, the move.

        It is the move as well where no other payment is better and the viewer does not want to be asked about that.
        """
        move = moves.BUILD, tile, space
        if payments.is_only_one(self.game, self.state, tile, space) or self.pays_by_itself(move):
            return Submit(move)
        return Narrow(replace(self, step=Paying(payments.propose(self.game, self.state, tile, space))))

    def pays_by_itself(self, move: Move) -> bool:
        """Return whether a move builds a site whose obvious payment is made without asking."""
        is_choosing = self.kind == moves.AT_BUILD and not isinstance(self.step, Counted)
        is_building = self.is_quick and is_choosing and move[0] == moves.BUILD
        return is_building and payments.is_payment_obvious(self.tables, self.state, move[1], move[2])

    def counters(self) -> list[Counter]:
        """Return the counters of the present step; none if it counts nothing."""
        if not isinstance(self.step, Counted):
            return []
        return counters(self.state, self.seat, self.step, self.of(moves.KEEP))

    def discounts(self) -> list[int]:
        """Return the resources the Port may take off the payment at hand."""
        plan = self.plan
        if plan is None or plan.off is None:
            return []
        return [kind for kind in range(3) if plan.due[kind]]

    def taking_off(self, kind: int) -> Self:
        """Return the selection with the Port's discount on this resource.

        The rest is paid as before; the resource discounted before is paid in its own kind again.
        """
        if self.plan is None or self.plan.off is None:
            return self
        before, plan = self.plan.off, replace(self.plan, off=kind)
        for each in range(3):
            while plan.hand[each] + plan.tokens[each] > plan.price[each]:
                plan = plan.changed((Pocket.HAND if plan.hand[each] else Pocket.TOKENS) + each, -1)
        choice = replace(self, step=Paying(plan))
        for at in (Pocket.HAND + before, Pocket.TOKENS + before):
            counter = next((each for each in choice.counters() if each.at == at), None)
            if counter is not None and choice.plan is not None and choice.plan.missing > 0:
                adjusted = choice.adjusted(counter, 1)
                choice = choice if isinstance(adjusted, Refusal) else adjusted
        return choice

    def adjusted(self, counter: Counter, by: int) -> Self | Refusal:
        """Return the selection with a counter changed within its bounds, or the reason for the bound."""
        if not counter.least <= counter.value + by <= counter.most:
            return self._bound(counter, by)
        assert isinstance(self.step, Counted), "only what is counted out has counters"
        return replace(self, step=changed(self.step, counter.at, by))

    def on_counter(self, counter: Counter, by: int) -> Press:
        """Return the press on a counter's button."""
        adjusted = self.adjusted(counter, by)
        return Refuse(adjusted) if isinstance(adjusted, Refusal) else Narrow(adjusted, is_adjustment=True)

    def _bound(self, counter: Counter, by: int) -> Refusal:
        """Return the reason why a source gives no more."""
        is_charter, is_keeping = isinstance(self.step, Chartering), isinstance(self.step, Keeping)
        rule = "R-8.3" if is_charter else "R-8.4" if is_keeping else "R-8.1"
        assert by > 0, "only what lies in a place can be taken away"
        if counter.value == counter.have:
            return Refusal(rule, "refuse-sa-re-no-more")
        if is_charter:
            return Refusal(rule, "refuse-sa-re-two-resources", {"chosen": self.chosen})
        if is_keeping:
            return Refusal(rule, "refuse-sa-re-no-room", {"room": self.room})
        return Refusal(rule, "refuse-sa-re-pay-too-much", {"due": counter.most})

    def confirm(self) -> Press:
        """Return the press that plays the move the counters make, or says why there is none; for a payment, its next
        move.
        """
        if self.plan is not None:
            refused = payments.why_not(self.game, self.state, self.plan)
            return Refuse(refused) if refused is not None else Submit(payments.step(self.state, self.plan))
        if isinstance(self.step, Chartering) and self.chosen != 2:
            return Refuse(Refusal("R-8.3", "refuse-sa-re-two-resources", {"chosen": self.chosen}))
        return self.submits(self._counted())

    def _counted(self) -> Move:
        match self.step:
            case Keeping(amounts=amounts):
                return (moves.KEEP, *amounts)
            case Swapping(rival=rival, amounts=amounts):
                return (moves.SWAP, rival, *amounts)
            case Chartering(amounts=amounts):
                return (moves.CHARTER, *(source for source, many in enumerate(amounts) for _ in range(many)))
        raise ValueError("nothing is counted out")

    def counting(self, move: Move) -> tuple[str, ...]:
        """Return the buttons that move the counters towards a move: those that lower one, or else those that raise one,
        or else the answer.
        """
        match self.step:
            case Keeping(amounts=amounts) | Swapping(amounts=amounts) | Chartering(amounts=amounts) as step:
                wanted = [move[1:].count(at) for at in range(8)] if move[0] == moves.CHARTER else list(move[-3:])
            case _:
                return ("do",)
        steps = [(name, number - now) for name, number, now in zip(step.COUNTERS, wanted, amounts, strict=True)]
        less = tuple(f"less.{name}" for name, by in steps if by < 0)
        return less or tuple(f"more.{name}" for name, by in steps if by > 0) or ("do",)

    @property
    def chosen(self) -> int:
        """The number of resources chosen for a caravan."""
        return sum(self.step.amounts) if isinstance(self.step, Chartering) else 0

    @property
    def room(self) -> int:
        """The capacity of the viewer's Warehouses."""
        return city.room(self.tables, self.state, self.seat)

    def price_at(self, tile: int, space: int) -> tuple[int, int, int]:
        """Return the wood, stone and gold for a tile on a space; a Pyramid not yet launched costs the price on the top
        card.
        """
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
        """Return the wood, stone and gold for a tile to launch, without discounts."""
        return self.tables.pyramid_costs[self.next_pyramid - 1] if tile == PYRAMID else self.tables.costs[tile]

    @property
    def next_pyramid(self) -> int:
        """The number of the Pyramid on top of the stack."""
        return (self.state.pyramids & -self.state.pyramids).bit_length()


PASS: Move = (moves.PASS,)
PLAIN_MOVES: dict[str, Move] = {
    "ready": (moves.READY,),
    "seize": (moves.SEIZE,),
    "pass": PASS,
    "stop": (moves.STOP,),
    "continue": (moves.CONTINUE,),
    "gold": (moves.PAY_GOLD,),
    "temple": (moves.TEMPLE_LOOK,),
    "finish": (moves.FINISH,),
}
"""The moves of the offers that need no further choice, by name."""
