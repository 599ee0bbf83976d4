"""The control of a game in progress: who decides next, a person, an AI, a teacher or a standing answer."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from game.ai.reasons import Hint
from game.locale import text, translated
from game.match.ai_client import Advice, AIs, Chosen, Stuck, carry_out
from game.match.match import NO_UNDO, Match
from game.match.motives import Motive, Motives
from game.match.seats import Seat
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, Refusal, View
from game.rules.core.state import State
from game.ui.table.viewpoint import Viewpoint

if TYPE_CHECKING:
    from game.ui.boards.kit.presenter import Presenter
    from game.ui.table.teach.teacher import Teacher

POLL_SECONDS = 0.03
"""The seconds between two checks for an AI's answer."""
UNDO, HOLD, STEP = "undo", "hold", "step"
"""The names of the buttons for undo, for pausing AIs in a game without people, and for a single step."""
LOOKING_SECONDS = 1.5
"""Seconds on the screen after which a hint for a question is prepared: people who know the answer need none."""
HELD_UP_BY = (UNDO, HOLD, STEP)
"""While one of these is held down, no AI decides, so that a click is never too late."""


# What the scene is to do


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision was made; show it, with a notice about its circumstances."""

    notice: str = ""


@dataclass(frozen=True, slots=True)
class Answered:
    """A standing answer of the viewer was carried out; the log notes it at decision `ply` with a text key."""

    ply: int
    seat: int
    remark: str


@dataclass(frozen=True, slots=True)
class LookAs:
    """Show the table to the player of `seat`, or to a SPECTATOR, without a cover; `is_alone` is that of `Viewpoint`."""

    seat: int
    is_alone: bool


@dataclass(frozen=True, slots=True)
class HandOver:
    """Cover the screen until the player of `seat` has it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Refused:
    """Give the reason why an action was not carried out."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Teach:
    """Let the teacher show the note that is due."""


@dataclass(frozen=True, slots=True)
class ReplaceAI:
    """Ask who replaces an AI that has failed."""

    stuck: Stuck


@dataclass(frozen=True, slots=True)
class MissHint:
    """Give the reason why there is no hint."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Finish:
    """Show the end."""


Order = Decided | Answered | LookAs | HandOver | Refused | Teach | ReplaceAI | MissHint | Finish


@dataclass(frozen=True, slots=True)
class ShowHint:
    """An AI's recommendation and its reasons, or with `is_motive` its reasons for the move that it played."""

    hint: Hint
    is_motive: bool = False


@dataclass(frozen=True, slots=True)
class ShowMotives:
    """The reasons of AIs for their moves."""

    motives: list[Motive]


@dataclass(frozen=True, slots=True)
class Countdown:
    """An automatic answer about to be given, and the share of the time before it that is left, 0 to 1."""

    move: Move
    left: float


class Controller(Protocol):
    """Keeps a game on a table going: `TurnController` in play, `PlaybackController` in a replay, which asks nothing."""

    is_held: bool
    """Whether decisions are paused until the watcher continues."""
    hint_level: str
    """The level that gives hints; '' for none."""

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back."""

    @property
    def is_counting(self) -> bool:
        """Whether the question is one about hidden pieces, which the panel of cards would answer."""
        return False

    @property
    def is_solving(self) -> bool:
        """Whether a position is solved instead of a game played."""
        return False

    @property
    def can_hint(self) -> bool:
        """Whether an AI can be asked for a hint now."""

    @property
    def awaits_viewer(self) -> bool:
        """Whether nothing happens before the viewer does something."""

    def pass_time(self, dt: float, *, is_moving: bool, pressed: str | None) -> None:
        """Let `dt` seconds pass.

        `is_moving` says whether motion is being shown; `pressed` is the name of the widget held down.
        """

    def poll(self) -> ShowHint | ShowMotives | MissHint | None:
        """Collect the AI's answers; return the hint or the motives that were asked for, None while there are none."""

    def next(self, shown: View[State], *, pressed: str | None) -> Order | None:
        """Let the game continue once everything is shown; return the order for the scene, None if it has nothing to
        do.
        """

    def wait(self, shown: View[State], *, is_moving: bool, is_covered: bool, pressed: str | None) -> float | None:
        """Return the seconds until something happens on its own; None if nothing will.

        `is_covered` says whether another scene lies over the table.
        """

    def think_ahead(self) -> None:
        """Let the AI that decides next think while the last decision is still to be shown."""
        return

    def forget(self) -> None:
        """Take note that decisions were undone or a seat changed; pending answers no longer count."""
        return

    def hold(self, *, is_once: bool = False) -> None:
        """Pause or continue decisions that are only watched; `is_once` lets one happen, then pauses."""

    @property
    def countdown(self) -> Countdown | None:
        """The automatic answer about to be given; None if there is none."""
        return None

    def keep_open(self) -> None:
        """Leave the current question to the viewer, whatever answer was about to be given."""
        return

    def start_anew(self) -> None:
        """Let the time before an automatic answer begin again."""
        return

    def close(self) -> None:
        """Stop all AIs."""


class TurnController(Controller):
    """Keeps a game going: asks AIs, passes the screen between people, teaches, and ends the game.

    Decisions go through `match.submit`; an `Order` tells the scene its part. Without `thinking` there are neither AIs
    nor hints.
    """

    def __init__(
        self,
        match: Match,
        viewpoint: Viewpoint,
        presenter: Presenter[State],
        teacher: Teacher,
        thinking: AIs | None,
        hint_level: str,
        *,
        answers_foreseen: bool = True,
        prepares_hints: Callable[[], bool] = lambda: False,
    ) -> None:
        """With `answers_foreseen`, standing answers are given without asking.

        `prepares_hints` tells whether an AI may look for a hint before the viewer asks for it.
        """
        self._answers_foreseen = answers_foreseen
        self._prepares_hints = prepares_hints
        self._match = match
        self._viewpoint = viewpoint
        self._presenter = presenter
        self.teacher = teacher
        self.thinking = thinking
        self.hint_level = hint_level if thinking is not None else ""
        """The level that gives hints; '' for none."""
        self.is_held = False
        self._is_owed = False
        """Whether one decision is due in spite of the pause."""
        self.motives = Motives(match)
        self._answer: Chosen | Stuck | None = None
        """The result of an AI's thinking, kept until the table is ready for it."""
        self._hint_wanted = -1
        """The decision that a hint was asked for, until an AI can look at it; -1 for none."""
        self._is_finished = False
        self._questioned = (-1, -1)
        """The decision, and the branch of the match, whose question is on the screen."""
        self._stood = 0.0
        """The seconds for which the question has been on the screen."""
        self._advised = -1
        """The last decision that a hint was asked for."""
        self._is_prepared = False
        """Whether a hint for the question on the screen is being prepared, or is not to be."""

    @property
    def awaits_viewer(self) -> bool:
        """Whether nothing happens before the viewer decides or reads a note."""
        if self._match.is_over or self.teacher.note is not None:
            return True
        is_given = self._foreseen is not None and not self._pause
        return self._match.to_move == self._viewpoint.viewer and not is_given

    # Hints

    @property
    def can_hint(self) -> bool:
        """Whether it is the viewer's turn."""
        return self._match.to_move == self._viewpoint.viewer

    @property
    def is_advising(self) -> bool:
        """Whether an AI is looking at the position for the viewer."""
        return self.thinking is not None and self.thinking.seat == self._viewpoint.viewer == self._match.to_move

    def want_hint(self) -> bool:
        """Ask for a hint about the decision at hand; return whether there can be one."""
        if self.thinking is None or not self.hint_level or not self.can_hint:
            return False
        self._hint_wanted = self._advised = self._match.ply
        return True

    def look_for_hint(self, shown: View[State]) -> bool:
        """Let an AI look at the position `shown`, once it is fully visible, if a hint is wanted; return whether it
        does.
        """
        if self._hint_wanted != self._match.ply or self.thinking is None:
            return False
        self._hint_wanted = -1
        return self.thinking.ask_advice(self.hint_level, shown)

    def _prepare_hint(self, shown: View[State]) -> None:
        """Let an AI look at the position for the viewer, who has not asked for a hint so far."""
        self._is_prepared = True
        if self.thinking is not None and self._prepares_hints():
            self.thinking.prepare_advice(self.hint_level, shown)

    @property
    def _until_prepared(self) -> float | None:
        """The seconds until a hint is to be prepared; None if it is or none will be."""
        is_open = self.can_hint and not self._match.is_over and self._foreseen is None
        if self._is_prepared or not self.hint_level or not is_open:
            return None
        return max(0.0, LOOKING_SECONDS - self._stood)

    def give_up_hint(self) -> None:
        """Drop the hint that was asked for the viewer."""
        if self.is_advising and self.thinking is not None:
            self.thinking.cancel()

    def poll(self) -> ShowHint | ShowMotives | None:
        """Collect the AI's answers; return a hint for the viewer, which is noted in the record, or motives; None while
        there are none.
        """
        if (told := self.motives.poll()) is not None:
            return ShowMotives(told)
        if self._answer is not None or self._match.is_over:
            return None
        made = self.teacher.reply() if self.teacher.has_reply else None
        if made is not None:
            self._answer = Chosen(self._match.to_move, made, self._match.ply, self._match.branch)
        if self.thinking is None:
            return None
        answer = self.thinking.poll()
        if isinstance(answer, Advice):
            return self.advise(answer)
        self._answer = answer
        return None

    def advise(self, advice: Advice) -> ShowHint | None:
        """Note a hint in the record and return it; None if the viewer is no longer to move."""
        if not advice.seat == self._viewpoint.viewer == self._match.to_move:
            return None
        self._match.note_hint(advice.seat, advice.hint.move)
        return ShowHint(advice.hint)

    # What comes next

    def think_ahead(self) -> None:
        """Let the AI whose turn it is think."""
        if self.thinking is not None:
            self.thinking.ask()

    def pass_time(self, dt: float, *, is_moving: bool, pressed: str | None) -> None:
        """Count the seconds for which the question is visible."""
        question = self._match.ply, self._match.branch
        is_new, self._questioned = question != self._questioned, question
        self._is_prepared = self._is_prepared and not is_new
        self._stood = 0.0 if is_new or is_moving or pressed else self._stood + dt

    def next(self, shown: View[State], *, pressed: str | None) -> Order | None:
        """Carry out an AI's move or a standing answer, pass the screen on, teach, or end the game.

        Returns the order for the scene, None without one.
        """
        is_others = self._viewpoint.must_hide or self._viewpoint.must_change
        if self.teacher.is_due(shown) and self._answer is None and not is_others:
            return Teach()
        if self._match.is_over:
            return self._finish() if self._is_ending else None
        if self._viewpoint.must_hide:
            return LookAs(SPECTATOR, is_alone=True)
        if self._answer is not None:
            return None if self._must_wait(pressed) else self._carry_out(self._answer)
        if self._viewpoint.must_change:
            return self.pass_on()
        if self._until_prepared == 0.0:
            self._prepare_hint(shown)
        foreseen = self._foreseen
        if foreseen is None or self._stood < self._pause:
            return None
        viewer, remark = self._viewpoint.viewer, self._presenter.standing_answers.remark
        done = self._match.submit(viewer, foreseen, self._match.ply, is_automatic=True)
        if isinstance(done, Refusal):
            return Refused(done)
        return Answered(done.ply, viewer, remark) if remark else None

    def _carry_out(self, answer: Chosen | Stuck) -> Order:
        self._answer, self._is_owed = None, False
        if isinstance(answer, Chosen):
            carry_out(self._match, answer)
            name = self._match.seats[answer.seat].name
            return Decided(text("board-stand-in", name=name) if answer.is_stand_in else "")
        if answer.is_hint:
            return MissHint(text("board-no-hint", problem=translated(answer.sentence)))
        return ReplaceAI(answer)

    @property
    def _is_ending(self) -> bool:
        """Return whether the result is still to be shown."""
        return not self._is_finished and self.teacher.shows_result

    def _finish(self) -> Order:
        self._is_finished = True
        return Finish()

    def pass_on(self) -> Order:
        """Return the order that shows the table to the person who has the screen now, after a cover if there is a
        secret.

        A person who plays alone, because all others have left, gets the cover as well: the others may still be looking.
        """
        seat = self._viewpoint.holder
        is_alone = self._viewpoint.must_be_alone(seat)
        if is_alone and self._viewpoint.covers_hands:
            return HandOver(seat)
        return LookAs(seat, is_alone)

    @property
    def _foreseen(self) -> Move | None:
        """The viewer's standing answer to the decision at hand, if such answers are given here."""
        if not self._answers_foreseen or self._viewpoint.viewer != self._match.to_move:
            return None
        return self._presenter.standing_answers.automatic()

    @property
    def countdown(self) -> Countdown | None:
        """The automatic answer about to be given, which the viewer can still prevent; None if there is none."""
        pause, move = self._pause, self._foreseen
        return Countdown(move, max(0.0, 1 - self._stood / pause)) if move is not None and 0 < pause < math.inf else None

    def keep_open(self) -> None:
        """Leave the question at hand to the viewer."""
        self._presenter.standing_answers.is_kept_open = True

    def start_anew(self) -> None:
        """Let the time before an automatic answer begin again."""
        self._stood = 0.0

    @property
    def _pause(self) -> float:
        """Seconds for which a question stays visible before its standing answer is given."""
        return math.inf if self._advised == self._match.ply else self._presenter.standing_answers.pause

    def _must_wait(self, pressed: str | None) -> bool:
        """Return whether an AI's decision must wait: for a watcher, or for a button held down."""
        return pressed in HELD_UP_BY or (self.is_held and not self._viewpoint.people and not self._is_owed)

    def _is_due(self, shown: View[State]) -> bool:
        """Return whether the screen must change hands, a lesson is due, or the end is to be shown."""
        if self.teacher.is_due(shown):
            return True
        if self._match.is_over:
            return self._is_ending
        viewpoint = self._viewpoint
        is_foreseen = self._foreseen is not None and self._stood >= self._pause
        return viewpoint.must_hide or viewpoint.must_change or is_foreseen

    def wait(self, shown: View[State], *, is_moving: bool, is_covered: bool, pressed: str | None) -> float | None:
        """Return 0 if something is due, or the seconds to the next poll while an AI thinks, to a standing answer, or to
        the preparation of a hint; None if nothing will happen by itself.
        """
        is_answered = self._answer is not None
        if is_moving:
            return None
        if self.motives.is_asked:
            return POLL_SECONDS
        if not is_covered and (
            self.teacher.has_reply or (is_answered and not self._must_wait(pressed)) or self._is_due(shown)
        ):
            return 0.0
        if not is_covered and self._foreseen is not None and self._pause < math.inf:
            return max(0.0, self._pause - self._stood)
        if (solving := self.teacher.solving) is not None and solving.is_looking and not is_covered:
            return POLL_SECONDS
        if self.thinking is None or is_answered:
            return None
        if self.thinking.seat >= 0 or self._is_ais_turn:
            return POLL_SECONDS
        return None if is_covered else self._until_prepared

    @property
    def _is_ais_turn(self) -> bool:
        seat = self._match.to_move
        return seat >= 0 and not self._match.seats[seat].is_human

    def forget(self) -> None:
        """Discard the move that an AI or the teacher has chosen."""
        self._answer = None

    def hold(self, *, is_once: bool = False) -> None:
        """Pause AIs in a game without people, or let them continue; `is_once` lets them decide once."""
        self.is_held, self._is_owed = is_once or not self.is_held, is_once

    def give_seat(self, seat: int, now: Seat) -> None:
        """Give `seat` to another player; a decision that a person leaves half made, or finds so, starts again from its
        first step.
        """
        self.begin_anew()
        if now.is_human:
            self.is_held = self._is_owed = False
        self._match.replace_seat(seat, now)
        self.begin_anew()

    def close(self) -> None:
        """Stop all AIs and the teacher."""
        self.teacher.close()
        self.motives.close()
        if self.thinking is not None:
            self.thinking.close()

    @property
    def is_counting(self) -> bool:
        """Whether the question is one about hidden pieces, which the panel of cards would answer."""
        solving = self.teacher.solving
        return solving is not None and solving.shows_log

    @property
    def is_solving(self) -> bool:
        """Whether a position is solved instead of a game played."""
        return self.teacher.solving is not None

    # Taking back

    @property
    def taker(self) -> int:
        """The seat whose last decision can be undone at this screen, or -1.

        It need not be the viewer's: the screen has often passed on before a mistake is noticed.
        """
        match = self._match
        last = match.decision(match.ply)[0] if match.ply else -1
        people = self._viewpoint.people
        return next((it for it in (last, self._viewpoint.viewer) if it in people and match.can_undo(it)), -1)

    @property
    def can_undo(self) -> bool:
        """Whether a person at this screen can undo the last decision."""
        return self.taker >= 0

    def undo(self) -> Refusal | None:
        """Undo the last decision with all its steps; return the reason if it is impossible."""
        taker = self.taker
        done = self._match.undo(taker) if taker >= 0 else NO_UNDO
        return done if isinstance(done, Refusal) else None

    def ask_again(self) -> bool:
        """After an undo, ask the viewer even where a standing answer exists; return whether one did."""
        wish = self._presenter.standing_answers.ask_again()
        if wish:
            self._match.note_preference(self._viewpoint.viewer, wish)
        return bool(wish)

    def begin_anew(self) -> None:
        """Undo the steps of a half-made decision of a person: of a game that was broken off, or of an AI before."""
        if self._match.is_half_made(self._match.ply):
            self._match.undo(self._match.to_move)
