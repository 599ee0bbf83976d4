"""Sa-Rê's presenter: a press becomes a step of a choice, then a move; some answers are given beforehand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core.game import Move, View
from game.rules.core.refusal import Refusal
from game.rules.sare import city
from game.rules.sare.moves import (
    ABANDON,
    AT_BUILD,
    AT_PALACE,
    AT_QUESTION,
    AT_SETTLE,
    AT_SITES,
    AT_TEMPLE,
    BARRACKS_PUSH,
    BUILD,
    DEMOLISH,
    LAUNCH,
)
from game.rules.sare.state import SaReState
from game.ui.boards.sare import payments, resting
from game.ui.boards.sare.offers import PRESSES
from game.ui.boards.sare.picture import SarePicture
from game.ui.boards.sare.selection import PASS


class SarePresenter(SarePicture):
    """Answers the presses of one viewer at a time, and remembers what he has decided on or wished before."""

    wished = ""
    """What the last press wished for the rest of the season, as the record has it."""

    # At a shared screen, and decided beforehand

    def is_secret(self, view: View[SaReState]) -> bool:
        """Return whether this decision shows its owner what the others may not see: the Temple's two cards (R-10)."""
        stack = view.state.stack
        return bool(stack) and stack[-1][0] == AT_TEMPLE

    def recall(self, wishes: Callable[[int], Sequence[str]]) -> None:
        """Take the source of what each seat has wished in this match."""
        self._wishes = wishes

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

    def is_underway(self, view: View[SaReState]) -> bool:
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
            spaces = (each.id for each in self.targets() if each.id.startswith("plot.") and each.is_usable)
            return next(spaces, "")
        return "" if any(move[0] == LAUNCH for move in choice.legal) else "ready"

    # Presses

    def press(self, target: str) -> Move | Refusal | None:
        """Return the move that a press means, why not, or None when it narrowed the choice."""
        self.wished = ""
        was = self.choice.is_begun
        answer = self._press(target)
        if self.choice.is_begun and not was and not target.startswith(("less.", "more.")):
            self.choice.begun_with = target
        self._renew()
        return answer

    def _press(self, target: str) -> Move | Refusal | None:
        head, _, rest = target.partition(".")
        choice = self.choice
        if target in PRESSES:
            return PRESSES[target]
        if head == "clear":
            choice.clear()
        elif head == "home":
            self._enlarge(-1)
        elif head == "odds":
            self.shell.change_settings(shows_odds=not self.shows_odds)
        elif head == "seat" or (head == "plot" and not target.startswith(f"plot.{self.layout.large}.")):
            self._enlarge(int(rest.split(".")[0]))
        elif head in ("less", "more"):
            return choice.count(rest, 1 if head == "more" else -1)
        elif head == "do":
            return self._confirm()
        elif head == "move":
            return choice.legal[int(rest)]
        elif head == "push":
            return BARRACKS_PUSH, int(rest)
        elif head in ("rest", "wake"):
            return self._rest(head, rest)
        elif head in ("market", "charter", "barracks", "calm", "with", "off", "build"):
            return self._narrow(head, [int(part) for part in rest.split(".") if part])
        else:
            return self._press_target(target)
        return None

    def _enlarge(self, seat: int) -> None:
        """Show the site of a seat large, with -1 the viewer's own."""
        self.large = seat
        self._lay_out()

    def _confirm(self) -> Move | Refusal:
        answer = self.choice.confirm()
        if not isinstance(answer, Refusal) and self.choice.mode == "pay":
            self.plan = self.choice.plan
        return answer

    def _rest(self, head: str, rest: str) -> Move | None:
        """Let a building pass by itself for the rest of the season, always or unless something, or ask again."""
        building, _, how = rest.partition(".")
        how = resting.ASK if head == "wake" else how
        self.wished = resting.wish(building, how, self.view.state.round)
        return PASS if head == "rest" and self.choice.kind == AT_PALACE else None

    def _narrow(self, head: str, numbers: list[int]) -> Move | None:
        """Begin a choice of several steps, or take one; return the move where there is only one to choose."""
        choice = self.choice
        if head == "charter":
            return choice.begin_charter()
        if head == "build":
            return choice.begin_payment(numbers[0], numbers[1])
        if head == "market":
            choice.begin_swap()
        elif head in ("barracks", "calm"):
            choice.aside = head
        elif head == "with":
            choice.begin_swap()
            choice.rival = numbers[0]
        else:
            choice.take_off(numbers[0])
        return None

    def _press_target(self, target: str) -> Move | Refusal | None:
        found = next((each for each in self.targets() if each.id == target), None)
        if found is None or found.answer == ():
            return None
        head, _, rest = target.partition(".")
        choice = self.choice
        if head == "tile" and choice.tile == int(rest):
            choice.tile = -1
            return None
        if isinstance(found.answer, Refusal):
            return found.answer
        moves = found.answer
        if head == "tile":
            choice.tile, choice.space = int(rest), -1
            self._enlarge(-1)
            return None
        if head == "look":
            choice.card = int(rest)
            return None
        space = int(rest.split(".")[1])
        kind = moves[0][0]
        if kind == BUILD and len(moves) == 1:
            return choice.begin_payment(moves[0][1], space)
        if kind in (ABANDON, DEMOLISH) or len(moves) > 1:
            choice.space = -1 if choice.space == space else space
            return None
        return moves[0]

    # Carrying a tile to a space

    def carries(self, target: str) -> bool:
        """Return whether a target is a tile to launch."""
        return target.startswith("tile.") and self.choice.kind == AT_SITES

    def take_up(self, target: str) -> bool:
        """Choose the tile that is carried; the spaces for it show its price."""
        self.choice.clear()
        self.choice.tile, self.choice.begun_with = int(target.partition(".")[2]), target
        self._enlarge(-1)
        return True

    def landing(self, target: str, over: str, at: tuple[float, float]) -> str:
        """Return the own space below the tile, also one where it may not lie, which says why."""
        return over if over.startswith(f"plot.{self.choice.seat}.") else ""

    def cancel(self) -> bool:
        """Take the selection back; then make the own site large again."""
        was = self.choice.is_begun
        if was:
            self.choice.clear()
        elif self.large >= 0 and self.large != self.view.viewer:
            was = True
            self.large = -1
            self._lay_out()
        self._renew()
        return was
