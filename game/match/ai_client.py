"""AIs at the table: they are asked at their turn and decide through the same `submit` as people."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Protocol

from game.ai.levels import Level
from game.ai.reasons import Hint
from game.ai.worker import Thinker, Worker
from game.errors import FeluccaError
from game.match.match import Match
from game.match.opponents import USUAL_SECONDS, at_any_pace, paced
from game.match.opponents import level as find_level
from game.rules.core.game import Move, Refusal, View
from game.rules.core.state import State


@dataclass(frozen=True, slots=True)
class Chosen:
    """The AI in `seat` has chosen `move`; `ply` and `branch` are for `Match.submit`.

    `is_stand_in` means that its process failed and a simpler AI decided for it.
    """

    seat: int
    move: Move
    ply: int
    branch: int
    is_stand_in: bool = False


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint for `seat`: the move an AI would make, and why."""

    seat: int
    hint: Hint


@dataclass(frozen=True, slots=True)
class Stuck:
    """The AI in `seat` cannot continue, for the reason in `sentence`; another player must take the seat.

    With `is_hint` the seat is a person's, who stays: only the hint failed.
    """

    seat: int
    sentence: str
    is_hint: bool = False


@dataclass(frozen=True, slots=True)
class _Task:
    """A request to an AI: for its move, or for advice about `view`; until somebody asks for advice that is prepared, it
    is not wanted.
    """

    ticket: int
    view: View[State]
    branch: int
    level: str
    is_hint: bool
    is_wanted: bool

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        return self.view.viewer


class AIs(Protocol):
    """The AIs of a match as a table asks them: `AIClient`, or a stand-in that gives no hints and has no process."""

    @property
    def seat(self) -> int:
        """The seat for which an AI's move or advice is awaited, -1 for none."""

    def poll(self) -> Chosen | Advice | Stuck | None:
        """Return the answer of the AI once it has come, else None."""

    def ask(self) -> None:
        """Ask the AI whose turn it is to move."""

    def ask_advice(self, level: str, view: View[State]) -> bool:
        """Ask an AI of `level` for advice to the viewer of `view`; return False if there is none."""
        return False

    def prepare_advice(self, level: str, view: View[State]) -> None:
        """Prepare advice to the viewer of `view` before anybody asks for it."""
        return

    def lend(self) -> Thinker | None:
        """Return the process for other requests, None if there is none."""
        return None

    def cancel(self) -> None:
        """Stop thinking."""
        return

    def close(self) -> None:
        """End the process."""
        return


class AtOnce(AIs):
    """Stands in for the process: the AIs move at once, as `choose` says, and nobody gets advice."""

    seat = -1

    def __init__(self, match: Match, choose: Callable[[Match], Move]) -> None:
        self._match = match
        self._choose = choose

    def poll(self) -> Chosen | None:
        """Return the move of the AI whose turn it is, None if no AI is to move."""
        match = self._match
        if match.to_move < 0 or match.seats[match.to_move].is_human:
            return None
        return Chosen(match.to_move, self._choose(match), match.ply, match.branch)

    def ask(self) -> None:
        """Do nothing: the answer is there as soon as it is polled."""


class AIClient:
    """Runs the AIs of a match in a process that is started on first use.

    Call `ask` after each decision and `poll` for the answer: they never wait. After an undo or a change of seats,
    outdated answers are dropped.
    """

    def __init__(
        self,
        match: Match,
        *,
        find: Callable[[str, str], Level] = find_level,
        seconds: Callable[[], float] = lambda: USUAL_SECONDS,
        process: Thinker | None = None,
    ) -> None:
        """`find` returns the level of an id for a game, `seconds` the current time limit for a move.

        The AIs think in `process`, or else in one of their own.
        """
        self._match = match
        self._find = find
        self._seconds = seconds
        self._worker = process
        self._task: _Task | None = None
        self._put_off: _Task | None = None
        """Advice that is asked for and was in progress when the process was lent."""
        self._stuck: tuple[int, int, int] | None = None

    @property
    def seat(self) -> int:
        """The seat for which an AI's move or advice is awaited, -1 for none."""
        return self._task.seat if self._task is not None and self._task.is_wanted else -1

    def poll(self) -> Chosen | Advice | Stuck | None:
        """Ask the AI to move, if there is one, and return its answer once it has come.

        The answer is not carried out: the caller submits it when the screen is ready for it.
        """
        task = self._in_hand()
        if task is None:
            return None if self._takes_up() else self._ask_ai()
        if not task.is_wanted:
            return None
        reply = self._working().poll()
        if reply is None or reply.ticket != task.ticket:
            return None
        self._task = None
        if reply.problem:
            if not task.is_hint:
                self._stuck = self._here
            return Stuck(task.seat, reply.problem, task.is_hint)
        if task.is_hint:
            return Advice(task.seat, reply.hint or Hint(reply.move))
        return Chosen(task.seat, reply.move, task.view.ply, task.branch, reply.is_stand_in)

    def ask(self) -> None:
        """Ask the AI whose turn it is to move, so that it thinks before its answer is polled.

        If it cannot be asked, `poll` says why.
        """
        if self._in_hand() is None and self._is_ais_turn:
            with suppress(FeluccaError):
                self._ask_to_move()

    def _in_hand(self) -> _Task | None:
        """Return the request that an AI works on; one about another position is dropped."""
        task = self._task
        if task is not None and (task.view.ply, task.branch) != (self._match.ply, self._match.branch):
            self.cancel()
        return self._task

    def ask_advice(self, level: str, view: View[State]) -> bool:
        """Ask an AI of `level` for advice to the viewer of `view`; return False if it is not a person's turn.

        The view is the one on the screen: where several people look at it, it holds only common knowledge.
        """
        if not self._can_advise(view):
            return False
        task = self._in_hand()
        if task is not None and task.is_hint and task.view is view and task.level == level:
            self._task = replace(task, is_wanted=True)
        else:
            self._ask(view, level, is_hint=True)
        return True

    def prepare_advice(self, level: str, view: View[State]) -> None:
        """Prepare advice to the viewer of `view`; `poll` returns it only after `ask_advice` has asked for it."""
        if self._can_advise(view) and self._in_hand() is None:
            with suppress(FeluccaError):
                self._ask(view, level, is_hint=True, is_wanted=False)

    def _can_advise(self, view: View[State]) -> bool:
        """Return whether a person is to decide in the position of `view`, and looks at it."""
        seat = self._match.to_move
        return seat >= 0 and self._match.seats[seat].is_human and (view.viewer, view.ply) == (seat, self._match.ply)

    def level(self, name: str) -> Level:
        """Return a level with the current time limit for a move, or in a match with a table code with its nodes alone.

        So it plays the same there on every machine. Raises FeluccaError for an unknown level.
        """
        level = self._find(name, self._match.game.name)
        return at_any_pace(level) if self._match.header.table else paced(level, self._seconds())

    def lend(self) -> Thinker:
        """Return the process for other requests; `poll` repeats the one in progress, if its answer is awaited."""
        if (task := self._task) is not None:
            self.cancel()
            self._put_off = task if task.is_hint and task.is_wanted else None
        return self._working()

    def _takes_up(self) -> bool:
        """Ask once more for the advice that was put off, if it is still about this position; return whether it is."""
        task, self._put_off = self._put_off, None
        if task is not None and task.branch == self._match.branch:
            with suppress(FeluccaError):
                return self.ask_advice(task.level, task.view)
        return False

    def cancel(self) -> None:
        """Stop thinking; `poll` starts again if it is an AI's turn."""
        self._task = self._put_off = None
        if self._worker is not None:
            self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._task = self._put_off = None
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _ask_ai(self) -> Stuck | None:
        if self._is_ais_turn:
            try:
                self._ask_to_move()
            except FeluccaError as error:  # such as a level that only the program has that wrote the record
                self._stuck = self._here
                return Stuck(self._match.to_move, error.sentence)
        return None

    @property
    def _here(self) -> tuple[int, int, int]:
        """The position: the number of decisions, the branch, and the seat that must decide."""
        return self._match.ply, self._match.branch, self._match.to_move

    @property
    def _is_ais_turn(self) -> bool:
        """Whether an AI that is not stuck must decide."""
        seat = self._match.to_move
        return seat >= 0 and not self._match.seats[seat].is_human and self._stuck != self._here

    def _ask_to_move(self) -> None:
        match, seat = self._match, self._match.to_move
        self._ask(match.view(seat), match.seats[seat].level, is_hint=False)

    def _ask(self, view: View[State], level: str, *, is_hint: bool, is_wanted: bool = True) -> None:
        chosen, seed = self.level(level), self._match.ai_seed(view.viewer)
        ticket = self._working().ask(view, chosen, seed, is_hint=is_hint)
        self._task = _Task(ticket, view, self._match.branch, level, is_hint, is_wanted)

    def _working(self) -> Thinker:
        if self._worker is None:
            self._worker = Worker(self._match.game.name, self._match.game.numbers)
        return self._worker


def carry_out(match: Match, chosen: Chosen) -> Refusal | None:
    """Submit the choice of an AI; return None, or the refusal of a choice that is outdated or wrong."""
    answer = match.submit(chosen.seat, chosen.move, chosen.ply, chosen.branch)
    return answer if isinstance(answer, Refusal) else None
