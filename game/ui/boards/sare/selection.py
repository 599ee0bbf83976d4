"""What the viewer of Sa-Rê may do now, by target; and how a choice of several steps narrows."""

from __future__ import annotations

from dataclasses import replace

from game.rules.core.game import Move, View
from game.rules.core.refusal import Refusal
from game.rules.sare import city, moves
from game.rules.sare.game import SaRe
from game.rules.sare.moves import (
    ABANDON,
    AT_BUILD,
    AT_LOSS,
    AT_MARKET,
    AT_SETTLE,
    AT_SITES,
    AT_STORE,
    AT_TEMPLE,
    BUILD,
    CHARTER,
    DEMOLISH,
    KEEP,
    LAUNCH,
    PLACE,
    SETTLE,
    SWAP,
)
from game.rules.sare.state import SaReState
from game.rules.sare.tables import PYRAMID, RESOURCES, SPACES
from game.ui.boards.choosing import Choosing
from game.ui.boards.sare import counters, payments
from game.ui.boards.sare.counters import Counter
from game.ui.boards.sare.payments import Plan

Answer = tuple[Move, ...] | Refusal


class Selection(Choosing):
    """The legal moves of a view, and the steps of a choice made so far."""

    def __init__(self, game: SaRe, view: View[SaReState], *, is_paying: bool = False) -> None:
        """`is_paying` tells that a payment decided on is being carried out, so that its steps are not asked."""
        super().__init__(game, view)
        self._is_paying = is_paying
        self.game = game
        self.tables = game.tables
        self.state: SaReState = view.state
        self.kind = self.state.stack[-1][0] if self.state.stack else -1
        self.begun_with = ""
        """The target or offer whose press last began a choice of several steps."""
        self.clear()

    def clear(self) -> None:
        """Choose nothing."""
        self.tile = -1
        self.space = -1
        self.card = -1
        self.rival = -1
        self.mode = ""
        self.aside = ""
        """A choice among few buttons: `barracks` whom to push, `calm` when the Palace is to ask."""
        self.plan: Plan | None = None
        self.counts: dict[str, int] = {}
        if not self.is_mine:
            return
        if self.kind in (AT_STORE, AT_LOSS):
            self._begin_keeping()
        elif self.kind == AT_TEMPLE:
            self.mode = "temple"
        elif self.kind == AT_MARKET:
            self.begin_swap()
        elif self.kind in payments.STEPS and not self._is_paying:
            self.mode = "pay"
            self.plan = self._suggested = payments.propose_rest(self.game, self.state)

    @property
    def is_begun(self) -> bool:
        """Whether a step was taken that can be taken back."""
        if self.kind in (AT_STORE, AT_LOSS):
            return self.is_mine and self.counts != self._proposed
        if self.kind == AT_MARKET:
            return any(self.counts.values())
        if self.kind in payments.STEPS:
            return self.plan is not None and self.plan != self._suggested
        is_aside = bool(self.aside) or self.mode not in ("", "temple")
        return is_aside or self.tile >= 0 or self.space >= 0 or self.card >= 0

    def one(self, move: Move) -> Answer:
        """Return a move as an answer: itself, or why it is not legal."""
        if not self.is_mine:
            return self.why_not(move)
        refused = self.game.refusal(self.state, move)
        return (move,) if refused is None else refused

    def of(self, *wanted: int) -> list[Move]:
        """Return the legal moves of some kinds."""
        return [move for move in self.legal if move[0] in wanted]

    # Targets

    def at_tile(self, tile: int) -> Answer:
        """Return the launches that a tile of the reference board stands for, or why there is none."""
        if self.is_mine and self.kind == AT_SITES:
            found = tuple(move for move in self.legal if move[0] == LAUNCH and move[1] == tile)
            if found:
                return found
        return self.why_not((LAUNCH, tile, 0))

    def at_plot(self, seat: int, space: int) -> Answer:
        """Return what can be done with a plot; empty where it only explains itself."""
        if not self.is_mine or seat != self.seat:
            return ()
        if self.kind == AT_SETTLE:
            return self.one((SETTLE, space))
        if self.kind == AT_SITES:
            return self.one((LAUNCH, self.tile, space)) if self.tile >= 0 else self._givings(space)
        if self.kind == AT_BUILD and self.mode == "":
            return self._buildings(space)
        return ()

    def _tiles_at(self, space: int) -> list[tuple[int, bool]]:
        tiles = city.tiles(self.state, self.seat)
        return [(tile, is_built) for tile, slot, is_built in tiles if slot % SPACES == space]

    def _givings(self, space: int) -> Answer:
        found = tuple(move for move in self.legal if move[0] in (ABANDON, DEMOLISH) and move[2] == space)
        if found:
            return found
        return next((self.why_not((DEMOLISH, tile, space)) for tile, _ in self._tiles_at(space)), ())

    def _buildings(self, space: int) -> Answer:
        found = tuple(move for move in self.legal if move[0] == BUILD and move[2] == space)
        if found:
            return found
        sites = [tile for tile, is_built in self._tiles_at(space) if not is_built]
        return self.why_not((BUILD, sites[0], space)) if sites else ()

    def at_card(self, index: int) -> Answer:
        """Return the moves that keep one of the two cards a Temple looks at; cards that look alike are one."""
        wanted = min(index, max((move[1] for move in self.legal), default=0))
        return tuple(move for move in self.legal if move[0] == PLACE and move[1] == wanted)

    # Choices in several steps

    def begin_swap(self) -> None:
        """Begin with the Market: nothing changes hands yet."""
        self.mode = "market"
        rivals = self.rivals()
        self.rival = rivals[0] if rivals else -1
        self.counts = {"m0": 0, "m1": 0, "m2": 0}

    def rivals(self) -> list[int]:
        """Return the seats the Market can swap with."""
        return sorted({move[1] for move in self.legal if move[0] == SWAP})

    def begin_charter(self) -> Move | None:
        """Begin to choose what pays for a caravan; where only two resources can, return the move."""
        charters = self.of(CHARTER)
        if len(charters) == 1:
            return charters[0]
        self.mode = "charter"
        self.counts = {f"s{source}": 0 for source in range(8)}
        return None

    def begin_payment(self, tile: int, space: int) -> Move | None:
        """Begin with the payment the rules suggest; where there is no other, return the move."""
        if payments.is_only_one(self.game, self.state, tile, space):
            return BUILD, tile, space
        self.mode = "pay"
        self.plan = payments.propose(self.game, self.state, tile, space)
        return None

    def _begin_keeping(self) -> None:
        self.mode = "keep"
        best = max(
            self.of(KEEP), key=lambda move: (sum(move[1:]), min(move[1:]), -max(move[1:])), default=(KEEP, 0, 0, 0)
        )
        self.counts = {f"k{kind}": best[1 + kind] for kind in range(3)}
        self._proposed = dict(self.counts)

    def counters(self) -> list[Counter]:
        """Return what can be counted up and down now."""
        state, seat = self.state, self.seat
        if self.mode == "keep":
            return counters.keeping(state, seat, self.of(KEEP), self.counts)
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

    def take_off(self, kind: int) -> None:
        """Let the Port take this resource off; pay the rest as before, and what it took off before by its own kind."""
        if self.plan is None:
            return
        before, plan = self.plan.off, replace(self.plan, off=kind)
        for each in range(3):
            while plan.hand[each] + plan.tokens[each] > plan.price[each]:
                plan = plan.changed(f"h{each}" if plan.hand[each] else f"t{each}", -1)
        self.plan = plan
        for name in (f"h{before}", f"t{before}"):
            if self.plan.missing > 0:
                self.count(name, 1)

    def count(self, name: str, by: int) -> Refusal | None:
        """Change a counter within its bounds, or say why it goes no further."""
        counter = next((each for each in self.counters() if each.name == name), None)
        if counter is None:
            return None
        if not counter.least <= counter.value + by <= counter.most:
            return self._bound(counter, by)
        if self.mode == "pay" and self.plan is not None:
            self.plan = self.plan.changed(name, by)
        else:
            self.counts[name] += by
        return None

    def _bound(self, counter: Counter, by: int) -> Refusal:
        """Return why a counter stands at the end that `by` leads beyond."""
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

    def confirm(self) -> Move | Refusal:
        """Return the move the counters make, or why they make none; for a payment its first."""
        if self.mode == "pay" and self.plan is not None:
            refused = payments.why_not(self.game, self.state, self.plan)
            return refused if refused is not None else payments.step(self.state, self.plan)
        if self.mode == "charter" and self.chosen != 2:
            return Refusal("R-8.3", "refuse-sa-re-two-resources", {"chosen": self.chosen})
        move = self._counted()
        refused = self.game.refusal(self.state, move)
        return refused if refused is not None else move

    def _counted(self) -> Move:
        values = tuple(self.counts.values())
        if self.mode == "keep":
            return (KEEP, *values)
        if self.mode == "market":
            return (SWAP, self.rival, *values)
        first, second = [source for source in range(8) for _ in range(self.counts[f"s{source}"])]
        return CHARTER, first, second

    @property
    def chosen(self) -> int:
        """How many resources for a caravan are chosen."""
        return sum(self.counts.values()) if self.mode == "charter" else 0

    @property
    def room(self) -> int:
        """How many resources the viewer's Warehouses hold."""
        return city.room(self.tables, self.state, self.seat)

    def price_at(self, tile: int, space: int) -> tuple[int, int, int]:
        """Return what a tile would cost on a space; a Pyramid not yet launched costs what the top card says."""
        state = self.state
        if state.pyramid[self.seat] or tile != PYRAMID:
            return city.price(self.tables, state, self.seat, tile, space)
        trial = state.clone()
        trial.pyramid[self.seat] = self._top_pyramid
        return city.price(self.tables, trial, self.seat, tile, space)

    @property
    def is_last_step(self) -> bool:
        """Whether one more step completes the viewer's pyramid."""
        number = self.state.pyramid[self.seat]
        return bool(number) and self.state.steps[self.seat] + 1 == self.tables.pyramid_steps[number - 1]

    def full_price(self, tile: int) -> tuple[int, ...]:
        """Return what a tile to launch costs without any discount."""
        return self.tables.pyramid_costs[self._top_pyramid - 1] if tile == PYRAMID else self.tables.costs[tile]

    @property
    def _top_pyramid(self) -> int:
        return (self.state.pyramids & -self.state.pyramids).bit_length()


PASS: Move = (moves.PASS,)
