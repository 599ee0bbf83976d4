"""AIs at the table: they are asked at their turn and decide through the same `submit` as people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.levels import Level
from game.ai.reasons import Hint
from game.ai.worker import Worker
from game.errors import FeluccaError
from game.match.match import Match
from game.match.opponents import USUAL_SECONDS, paced
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

    With `is_hint` the seat is a person's, and the hint failed.
    """

    seat: int
    sentence: str
    is_hint: bool = False


@dataclass(frozen=True, slots=True)
class _Task:
    ticket: int
    seat: int
    ply: int
    branch: int
    is_hint: bool


class AIClient:
    """Runs the AIs of a match in a process that is started on first use.

    Call `poll` regularly: it never waits. Undo, a new seat or a new match need no further care: outdated answers are
    dropped.
    """

    def __init__(
        self,
        match: Match,
        *,
        find: Callable[[str, str], Level] = find_level,
        seconds: Callable[[], float] = lambda: USUAL_SECONDS,
    ) -> None:
        """`find` returns the level of an id for a game, `seconds` the current time limit for a move."""
        self._match = match
        self._find = find
        self._seconds = seconds
        self._worker: Worker | None = None
        self._task: _Task | None = None
        self._stuck: tuple[int, int, int] | None = None

    @property
    def seat(self) -> int:
        """The seat that an AI is thinking for, or -1; hints count as well."""
        return self._task.seat if self._task is not None else -1

    def poll(self) -> Chosen | Advice | Stuck | None:
        """Ask the AI to move, if there is one, and return its answer once it has come.

        The answer is not carried out: the caller submits it when the screen is ready for it.
        """
        match, task = self._match, self._task
        if task is not None and (task.ply, task.branch) != (match.ply, match.branch):
            self.cancel()
            task = None
        if task is None:
            return self._ask_ai()
        reply = self._working().poll()
        if reply is None or reply.ticket != task.ticket:
            return None
        self._task = None
        if reply.problem:
            if not task.is_hint:
                self._stuck = (match.ply, match.branch, task.seat)
            return Stuck(task.seat, reply.problem, task.is_hint)
        if task.is_hint:
            return Advice(task.seat, reply.hint or Hint(reply.move))
        return Chosen(task.seat, reply.move, task.ply, task.branch, reply.is_stand_in)

    def ask_advice(self, level: str, view: View[State]) -> bool:
        """Ask an AI of `level` for advice to the viewer of `view`; return False if it is not a person's turn.

        The view is the one on the screen: where several people look at it, it holds only common knowledge.
        """
        seat = self._match.to_move
        if seat < 0 or not self._match.seats[seat].is_human or (view.viewer, view.ply) != (seat, self._match.ply):
            return False
        self._ask(view, level, is_hint=True)
        return True

    def level(self, name: str) -> Level:
        """Return a level with its settings in this match and the current time limit for a move."""
        return paced(self._find(name, self._match.game.name), self._seconds())

    def lend(self) -> Worker:
        """Return the process for other requests; a request it was working on is repeated by `poll`."""
        if self._task is not None:
            self.cancel()
        return self._working()

    def cancel(self) -> None:
        """Stop thinking; `poll` starts again if it is an AI's turn."""
        self._task = None
        if self._worker is not None:
            self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._task = None
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _ask_ai(self) -> Stuck | None:
        match = self._match
        seat = match.to_move
        asked = match.ply, match.branch, seat
        if seat < 0 or match.seats[seat].is_human or self._stuck == asked:
            return None
        try:
            self._ask(match.view(seat), match.seats[seat].level, is_hint=False)
        except FeluccaError as error:  # such as a level that only the program has that wrote the record
            self._stuck = asked
            return Stuck(seat, error.sentence)
        return None

    def _ask(self, view: View[State], level: str, *, is_hint: bool) -> None:
        match, seat = self._match, view.viewer
        chosen = self.level(level)
        ticket = self._working().ask(view, chosen, match.ai_seed(seat), is_hint=is_hint)
        self._task = _Task(ticket, seat, match.ply, match.branch, is_hint)

    def _working(self) -> Worker:
        if self._worker is None:
            self._worker = Worker(self._match.game.name, self._match.game.numbers)
        return self._worker


def carry_out(match: Match, chosen: Chosen) -> Refusal | None:
    """Submit the choice of an AI; a refusal means that it is outdated, or that the AI is wrong."""
    answer = match.submit(chosen.seat, chosen.move, chosen.ply, chosen.branch)
    return answer if isinstance(answer, Refusal) else None
