"""Asks why AIs played as they did, in a process of its own, so that no AI waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.motives import UNKNOWN, WITHHELD
from game.ai.reasons import Hint
from game.ai.worker import Thinker, Worker
from game.errors import FeluccaError
from game.match.match import Match
from game.match.opponents import level as find_level


@dataclass(frozen=True, slots=True)
class Motive:
    """The reasons for decision number `ply`, which `seat` made, as far as everybody may know them."""

    ply: int
    seat: int
    hint: Hint


class Motives:
    """Explains decisions of a match in progress, from common knowledge alone; no method waits.

    Its process is started when it is first needed.
    """

    def __init__(self, match: Match, process: Thinker | None = None) -> None:
        """The reasons are found in `process`, or else in one of its own."""
        self._match = match
        self._process = process
        self._found: list[Motive] = []
        self._left: list[int] = []
        """The decisions still to be explained, the next one first."""
        self._ticket = -1
        self._branch = 0
        self.is_asked = False
        """Whether an answer is awaited."""

    def ask(self, plies: Sequence[int]) -> None:
        """Ask for the reasons of these decisions, at least one; earlier questions are dropped."""
        self._found, self._left, self._branch = [], list(plies), self._match.branch
        self.is_asked = True
        self._ask_next()

    def poll(self) -> list[Motive] | None:
        """Return the reasons once, in the order of the question, when all have been found; else None.

        After an undo the question is dropped.
        """
        if not self.is_asked:
            return None
        if self._branch != self._match.branch:
            self.cancel()
            return None
        reply = self._process.poll() if self._process is not None and self._ticket >= 0 else None
        if reply is not None and reply.ticket == self._ticket:
            self._take(reply.hint or Hint((), verdict=(UNKNOWN,)))
        self.is_asked = bool(self._left)
        return None if self.is_asked else self._found

    def cancel(self) -> None:
        """Drop the question."""
        self._left, self.is_asked = [], False
        if self._process is not None:
            self._process.cancel()

    def close(self) -> None:
        """End the process."""
        self.cancel()
        if self._process is not None:
            self._process.close()
            self._process = None

    def _take(self, hint: Hint) -> None:
        ply = self._left.pop(0)
        self._found.append(Motive(ply, self._match.decision(ply)[0], hint))
        self._ask_next()

    def _ask_next(self) -> None:
        """Ask about the next decision; one that only its seat knows, or of an unknown level, is answered at once."""
        self._ticket = -1
        if not self._left:
            return
        match, ply = self._match, self._left[0]
        seat, move, _ = match.decision(ply)
        view = match.public_view_before(ply)
        if view is None:
            self._take(Hint(move, verdict=(WITHHELD,)))
            return
        try:
            level = find_level(match.seatings[ply][seat].level, match.game.name)
        except FeluccaError:
            self._take(Hint(move, verdict=(UNKNOWN,)))
            return
        self._process = self._process or Worker(match.game.name, match.game.numbers)
        self._ticket = self._process.ask(view, level, ply, is_hint=True, played=move)
