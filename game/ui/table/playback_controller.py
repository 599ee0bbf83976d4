"""The replay of a finished game: step by step, by itself, or at any decision, with the eyes of any seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.reasons import Hint
from game.ai.worker import Worker
from game.locale import text, translated
from game.match.opponents import level as find_level
from game.match.opponents import paced
from game.match.replay import Replay
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.ui.table.show.open_hands import has_hands
from game.ui.table.turn_controller import HELD_UP_BY, POLL_SECONDS, Controller, Decided, MissHint, Order, ShowHint
from game.ui.table.viewpoint import Viewpoint

_PAUSE = 0.7
"""Seconds between two decisions, besides their motion."""


@dataclass(frozen=True, slots=True)
class _Question:
    """A question to an AI: the worker's ticket, and the decision it is about; `is_motive` if it made that decision."""

    ticket: int
    ply: int
    branch: int
    is_motive: bool


class PlaybackController(Controller):
    """Plays a finished game: paused at first, then automatically or step by step."""

    def __init__(self, replay: Replay, viewpoint: Viewpoint, hint_level: str, seconds: Callable[[], float]) -> None:
        """`hint_level` is the level of the AI that can be asked about a decision, '' for none; `seconds` returns its
        thinking time.
        """
        self.replay = replay
        self._viewpoint = viewpoint
        self.hint_level = hint_level
        self._seconds = seconds
        self._first = viewpoint.viewer
        """The seat that looked first."""
        self.is_held = True
        self._is_owed = False
        self._pause = 0.0
        """Seconds until the next decision, while nothing is held."""
        self._wanted: int | None = None
        """The decision that the slider was moved to, until it is let go."""
        self._worker: Worker | None = None
        self._question: _Question | None = None

    @property
    def awaits_viewer(self) -> bool:
        """Whether the playback is paused."""
        return self.is_held

    # What an AI would have done

    @property
    def can_hint(self) -> bool:
        """Whether there is a decision that an AI may be asked about."""
        return not self.replay.is_over

    @property
    def is_advising(self) -> bool:
        """Whether an AI was asked and its answer is awaited."""
        return self._question is not None

    def ask_hint(self) -> None:
        """Ask an AI for its move, given the knowledge of the seat that decided."""
        self._ask(self.hint_level, self.replay.ply)

    @property
    def explained(self) -> int:
        """The number of the decision whose AI can be asked why: the one shown, or else the next one; 0 for none."""
        replay = self.replay
        near = (ply for ply in (replay.ply, replay.ply + 1) if 0 < ply <= replay.count)
        return next((ply for ply in near if not replay.seatings[ply][replay.decision(ply)[0]].is_human), 0)

    def ask_why(self) -> None:
        """Ask the AI that made the next decision for all its reasons; raises FeluccaError for an unknown level."""
        seat, move = self.replay.next()
        self._ask(self.replay.seatings[self.replay.ply + 1][seat].level, self.replay.ai_seed, move)

    def _ask(self, name: str, seed: int, played: Move = ()) -> None:
        """Ask an AI of the level `name` about the next decision, which is its own if it `played` a move there."""
        replay = self.replay
        self.is_held = True
        level = paced(find_level(name, replay.game.name), self._seconds())
        if self._worker is None:
            self._worker = Worker(replay.game.name, replay.game.numbers)
        ticket = self._worker.ask(replay.question(), level, seed, is_hint=True, played=played)
        self._question = _Question(ticket, replay.ply, replay.branch, bool(played))

    def give_up_hint(self) -> None:
        """Stop asking the AI."""
        self._question = None

    def poll(self) -> ShowHint | MissHint | None:
        """Return the AI's answer, None while there is none or it is no longer wanted."""
        question = self._question
        if question is None or self._worker is None:
            return None
        reply = self._worker.poll()
        if (question.ply, question.branch) != (self.replay.ply, self.replay.branch):
            self._question = None
            return None
        if reply is None or reply.ticket != question.ticket:
            return None
        self._question = None
        if reply.problem:
            return MissHint(text("board-no-hint", problem=translated(reply.problem)))
        return ShowHint(reply.hint or Hint(reply.move), question.is_motive)

    # What comes next

    def pass_time(self, dt: float, *, is_moving: bool, pressed: str | None) -> None:
        """Go to the decision where the slider was released, and count the seconds to the next one."""
        if self._wanted is not None and pressed is None:
            wanted, self._wanted = self._wanted, None
            self.replay.go_to(wanted)
        self._pause = _PAUSE if is_moving else self._pause - dt

    def next(self, shown: View[State], *, pressed: str | None) -> Order | None:
        """Show the next decision, if it is time for it; return the order for the scene, None without one."""
        is_wanted = self._is_owed or (not self.is_held and self._pause <= 0)
        if pressed in HELD_UP_BY or not is_wanted or self.replay.is_over:
            return None
        self._is_owed = False
        self.replay.step()
        return Decided()

    def wait(self, shown: View[State], *, is_moving: bool, is_covered: bool, pressed: str | None) -> float | None:
        """Return the seconds until the next decision, jump or question; None if there will be none."""
        waits = []
        if pressed is None and (self._wanted is not None or (self._is_owed and not is_covered)):
            waits.append(0.0)
        if self._question is not None:
            waits.append(POLL_SECONDS)
        if not (self.is_held or is_moving or self.replay.is_over):
            waits.append(max(self._pause, 0.001))
        return min(waits, default=None)

    def hold(self, *, is_once: bool = False) -> None:
        """Pause or resume; `is_once` shows one decision, then pauses."""
        self._pause = 0.0
        self.is_held, self._is_owed = is_once or not self.is_held, is_once

    def pause(self) -> None:
        """Stop automatic playback."""
        self.is_held, self._is_owed = True, False

    def see(self, ply: int) -> None:
        """Go to the position after decision number `ply` as soon as no button is down."""
        self.is_held, self._wanted = True, ply

    @property
    def can_undo(self) -> bool:
        """Whether a decision precedes the position shown."""
        return self.replay.ply > 0

    def step_back(self) -> None:
        """Go back by one decision, and stay there."""
        self.is_held, self._is_owed = True, False
        if self.can_undo:
            self.replay.go_to(self.replay.ply - 1)

    def look_on(self) -> int:
        """Change to the next view and return its viewer: every seat in turn, then common knowledge, then all cards
        open.

        The viewer of common knowledge is SPECTATOR, that of all cards the first seat looked at; games without hands
        have no cards to open.
        """
        replay, viewer = self.replay, self._viewpoint.viewer
        if replay.is_open:
            replay.is_open = False
            return 0
        if viewer == SPECTATOR:
            replay.is_open = has_hands(replay.game)
            return self._first if replay.is_open else 0
        return viewer + 1 if viewer + 1 < len(replay.seats) else SPECTATOR

    def close(self) -> None:
        """Stop all AIs."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None
