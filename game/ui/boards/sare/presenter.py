"""Sa-Rê's presenter: a press becomes a step of a choice, then a move; some answers are given beforehand."""

from __future__ import annotations

from dataclasses import replace

from game.rules.core.game import Move, View
from game.rules.sare import city
from game.rules.sare.moves import (
    AT_BUILD,
    AT_QUESTION,
    AT_SETTLE,
    AT_SITES,
    AT_TEMPLE,
    BUILD,
    LAUNCH,
)
from game.ui.boards.sare import payments, resting
from game.ui.boards.sare.picture import SarePicture
from game.ui.boards.sare.selection import PASS, Selection
from game.ui.boards.sare.things import Plot, Stack
from game.ui.boards.values import Narrow


class SarePresenter(SarePicture):
    """Answers the presses of one viewer at a time, and remembers what he has decided on or wished before."""

    # At a shared screen, and decided beforehand

    def is_secret(self, view: View) -> bool:
        """Return whether this decision shows its owner what the others may not see: the Temple's two cards (R-10)."""
        stack = view.state.stack
        return bool(stack) and stack[-1][0] == AT_TEMPLE

    def automatic(self) -> Move | None:
        """Return the next step of a payment under way, or the pass of a building that is not to ask."""
        choice = self.choice
        if not choice.is_mine:
            return None
        if self.plan is not None and choice.kind in payments.STEPS:
            move = payments.step(choice.state, self.plan)
            return move if move in choice.legal else None
        return PASS if self._passing else None

    @property
    def _passing(self) -> str:
        return resting.passing(self.tables, self.choice.state, self.resting) if self.choice.is_mine else ""

    def ask_again(self) -> str:
        """Return the wish that ends the one by which the decision at hand would pass, or ''."""
        building = self._passing
        return resting.wish(building, resting.ASK, self.view.state.round) if building else ""

    def is_underway(self, view: View) -> bool:
        """Return whether a payment is half made: its steps are decided together."""
        stack = view.state.stack
        return bool(stack) and stack[-1][0] in payments.STEPS

    def lead(self) -> str:
        """Return a space for the tile chosen, the end of a full phase, the first amount to count, or the answer.

        The second tile of the start follows the first, and of two answers the one that stands out is meant. A choice
        that was taken back leads to where it had begun.
        """
        choice = self.choice
        if not choice.is_mine:
            return ""
        if choice.begun_with and not choice.is_begun:
            return choice.begun_with
        if choice.mode == "pay" or (choice.mode == "charter" and choice.chosen == 2):
            return "do"
        if choice.mode in ("charter", "market"):
            return next((f"more.{counter.name}" for counter in choice.counters()), "")
        if choice.kind == AT_SETTLE:
            built = city.built_spaces(choice.state, choice.seat)
            return f"plot.{choice.seat}.{built.bit_length() - 1}" if built else ""
        if choice.kind == AT_QUESTION:
            return "" if choice.aside else "continue"
        if choice.kind == AT_BUILD:
            return "" if choice.mode or choice.of(BUILD) else "finish"
        if choice.kind != AT_SITES or choice.space >= 0:
            return ""
        if choice.tile >= 0:
            spaces = (each.id for each in self.targets() if isinstance(each.thing, Plot) and each.is_usable)
            return next(spaces, "")
        return "" if any(move[0] == LAUNCH for move in choice.legal) else "ready"

    def start(self) -> str:
        """Return where the keys begin: where they are led, else at the first thing that can be used."""
        usable = [target.id for target in self.targets() if target.is_usable]
        return self.lead() or next(iter([*usable, *(offer.id for offer in self.offers())]), "")

    # Presses

    def narrow(self, narrowed: Narrow, origin: str) -> None:
        """Go on with another selection; a tile is chosen for the own site, and the keys come back to where it began."""
        selection = narrowed.selection
        assert isinstance(selection, Selection)
        if selection.is_begun and not self.choice.is_begun and not narrowed.is_adjustment:
            selection = replace(selection, begun_with=origin)
        if selection.tile >= 0:
            self.large = -1
        super().narrow(Narrow(selection), origin)

    def decide(self, move: Move) -> Move:
        """Return the move to play; how the viewer wants to pay is kept for the steps that follow."""
        if self.choice.mode == "pay":
            self.plan = self.choice.plan
        return move

    # Carrying a tile to a space

    def carries(self, target: str) -> bool:
        """Return whether a target is a tile to launch."""
        return isinstance(self.thing(target), Stack) and self.choice.kind == AT_SITES

    def take_up(self, target: str) -> bool:
        """Choose the tile that is carried; the spaces for it show its price."""
        thing = self.thing(target)
        assert isinstance(thing, Stack)
        self.narrow(Narrow(replace(self.choice.cleared(), tile=thing.tile, begun_with=target)), target)
        return True

    def landing(self, target: str, over: str, at: tuple[float, float]) -> str:
        """Return the own space below the tile, also one where it may not lie, which says why."""
        thing = self.thing(over)
        return over if isinstance(thing, Plot) and thing.seat == self.choice.seat else ""

    def cancel(self) -> bool:
        """Take the selection back; then make the own site large again."""
        if self.choice.is_begun or not (self.large >= 0 and self.large != self.view.viewer):
            return super().cancel()
        self.enlarge(-1)
        return True
