"""Who decides next: a person at the screen, a program, or nobody any more."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from game.locale import text, translated
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move
from game.rules.core.refusal import Refusal
from game.table.ai_client import Advice, AIClient, Chosen, Stuck, carry_out
from game.table.match import NO_UNDO, Match
from game.table.seats import Seat, ai, human
from game.ui.boards.lessons import Lesson
from game.ui.boards.presenter import Foresight
from game.ui.display import Size
from game.ui.scene import Change, Push
from game.ui.scenes.guiding import Guide
from game.ui.scenes.hinting import WHERE
from game.ui.scenes.watching import Watching
from game.ui.shell import Shell
from game.ui.widgets.dialog import Answer, Dialog

POLL_SECONDS = 0.03
"""How often a thinking program is asked whether it is ready."""
UNDO, HOLD, STEP = "undo", "hold", "step"
"""The names of the buttons to take back, to stop programs that are only watched, and to let them decide once."""
FALLBACK = "random"
"""The level that takes over from a program that cannot go on."""


class Driving(Watching):
    """Keeps a match going: asks programs, passes the screen between people, ends.

    Without `thinking` only people play, and there are no hints.
    """

    def __init__(self, shell: Shell, match: Match, thinking: AIClient | None) -> None:
        super().__init__(shell, match)
        self.thinking = thinking
        self._chosen: Chosen | Stuck | None = None
        """What came of the thinking of a program, until the table is ready for it."""
        self._is_finished = False
        self.guide = Guide(match, self.presenter.lessons)
        self.is_held = self._is_owed = False
        """Whether programs that are only watched wait, and whether they are to decide once all the same."""

    @abstractmethod
    def hand_over(self, seat: int) -> Change:
        """Return the change that covers the screen until the player of `seat` has it."""

    @abstractmethod
    def teach(self, lessons: Sequence[Lesson]) -> Change:
        """Return the change that shows lessons of the guide."""

    @abstractmethod
    def finish(self) -> Change:
        """Return the change that shows the end."""

    def enter(self, size: Size) -> None:
        """Come to the table; what a person was deciding in several steps when it was left is decided anew."""
        super().enter(size)
        self._begin_anew()

    def exit(self) -> None:
        """Leave; programs stop thinking."""
        if self.thinking is not None:
            self.thinking.close()
        super().exit()

    def start_over(self) -> None:
        """Forget what a program chose."""
        self._chosen = None

    def look_as(self, viewer: int, *, is_alone: bool = True) -> None:
        """Show the table with other eyes; what a program is asked for those before is given up."""
        if self._is_advised and self.thinking is not None:
            self.thinking.cancel()
        super().look_as(viewer, is_alone=is_alone)

    def on_tick(self, dt: float) -> Change | None:
        """Move what moves; when all is shown, let the next happen."""
        if not self.show_on(dt):
            return None
        self._poll()
        if self._is_paused:
            return None
        if self.worry:
            reason, self.worry = self.worry, ""
            return self.complain(text("board-unsaved", reason=translated(reason)))
        return self.show_more() if self.is_moving else self._drive()

    def next_update(self) -> float | None:
        """Return the seconds until something happens by itself."""
        wait = super().next_update()
        if self._script is not None:
            return self.rest if wait is None else min(wait, self.rest)
        is_chosen = self._chosen is not None and not self._is_waited_for
        if not self._is_paused and (self._queue or self._steps or is_chosen or self.worry or self._is_due):
            return 0.0
        thinking = self.thinking if self._chosen is None else None
        if thinking is not None and (thinking.seat >= 0 or self._is_programs_turn):
            return POLL_SECONDS if wait is None else min(wait, POLL_SECONDS)
        return wait

    @property
    def _is_programs_turn(self) -> bool:
        seat = self.match.to_move
        return seat >= 0 and not self.match.seats[seat].is_human

    @property
    def _is_due(self) -> bool:
        """Whether the screen must change hands or show the end."""
        if self.match.is_over:
            return not self._is_finished
        return self._must_change or self._foreseen is not None or bool(self.guide.due(self.shown))

    @property
    def _holder(self) -> int:
        """The seat whose player has the screen now: a person alone always, else whoever decides."""
        people = self.people
        return people[0] if len(people) == 1 else self.match.to_move

    @property
    def _must_change(self) -> bool:
        """Whether the screen must show the table to somebody else, or to the same person in another way."""
        seat = self._holder
        return seat in self.people and (seat != self.viewer or self._must_be_alone(seat) != self.is_alone)

    @property
    def _is_waited_for(self) -> bool:
        """Whether a program waits: for a watcher, or for a button that is down, so that no click is too late."""
        is_pressed = self.captured is not None and self.captured.name in (UNDO, HOLD, STEP)
        return is_pressed or (self.is_held and not self.people and not self._is_owed)

    @property
    def _foreseen(self) -> Move | None:
        """The move that the viewer has decided on beforehand for the decision at hand."""
        if self.viewer != self.match.to_move or not isinstance(self.presenter, Foresight):
            return None
        return self.presenter.automatic()

    def _poll(self) -> None:
        if self.thinking is None or self._chosen is not None or self.match.is_over:
            return
        answer = self.thinking.poll()
        if isinstance(answer, Advice):
            self._advise(answer)
        else:
            self._chosen = answer

    def _advise(self, advice: Advice) -> None:
        if advice.seat == self.viewer == self.match.to_move:
            self.advice, self.reasons, self.hint_step = advice.move, advice.reasons, WHERE
            self.refused = None
            self.match.note_hint(advice.seat, advice.move)
            self.shell.sound.play("hint")
            self.rebuild()

    def _drive(self) -> Change | None:
        """Everything is shown: carry out what a program chose, pass the screen on, or end."""
        if self.match.is_over:
            return None if self._is_finished else self._end()
        if self._chosen is not None:
            if self._is_waited_for:
                return None
            chosen, self._chosen, self._is_owed = self._chosen, None, False
            if isinstance(chosen, Stuck):
                return self._miss_hint(chosen) if chosen.is_hint else self._replace(chosen)
            carry_out(self.match, chosen)
            return self.show_more() if self.is_moving else None
        if self._must_change and (change := self._pass_on()):
            return change
        foreseen = self._foreseen
        if foreseen is not None:
            done = self.match.submit(self.viewer, foreseen, self.match.ply)
            if isinstance(done, Refusal):
                self.refuse(done)
            return None
        lessons = self.guide.due(self.shown)
        return self.teach(lessons) if lessons else None

    def _pass_on(self) -> Change | None:
        """Show the table to the person who has the screen now, after a cover if there is something to hide.

        A person alone gets it when all others have left, who may still look.
        """
        seat = self._holder
        is_alone = self._must_be_alone(seat)
        if is_alone and self.shell.settings.confirm_handover:
            return self.hand_over(seat)
        is_new = seat != self.viewer
        self.look_as(seat, is_alone=is_alone)
        if is_new and self.is_shared:
            self.shell.sound.play("turn")
        return None

    def hold(self, *, is_once: bool = False) -> None:
        """Let programs that are only watched wait, or go on; `is_once` lets them decide once, then wait."""
        self.skip()
        self.is_held, self._is_owed = is_once or not self.is_held, is_once
        self.rebuild()

    @property
    def can_ask_hint(self) -> bool:
        """Whether it is the viewer's turn, so that a program may advise him."""
        return self.match.to_move == self.viewer

    @property
    def _is_advised(self) -> bool:
        """Whether a program looks at the position for the viewer."""
        return self.thinking is not None and self.thinking.seat == self.viewer == self.match.to_move

    def give_seat(self, seat: int, now: Seat) -> None:
        """Let somebody else decide for `seat`; what a person was deciding in several steps is decided anew."""
        self._begin_anew()
        if now.is_human:
            self.is_held = self._is_owed = False
        self.match.replace_seat(seat, now)

    # Taking back

    @property
    def taker(self) -> int:
        """The seat whose last decision can be taken back at this screen, or -1.

        Not the viewer's alone: the screen has passed on before the one who decided sees that he did not mean it.
        """
        ply = self.match.ply
        last = self.match.decision(ply)[0] if ply else -1
        return next((seat for seat in (last, self.viewer) if seat in self.people and self.match.can_undo(seat)), -1)

    @property
    def can_undo(self) -> bool:
        """Whether somebody at this screen may take his last decision back."""
        return self.taker >= 0

    def undo(self) -> Change | None:
        """Take the last decision back with all its steps, unless it showed something new; who made it decides anew."""
        taker = self.taker
        done = self.match.undo(taker) if taker >= 0 else NO_UNDO
        if isinstance(done, Refusal):
            self.refuse(done)
            self.rebuild()
            return None
        self._begin_anew()
        self.shell.sound.play("undo")
        change = self._pass_on() if self._must_change else None
        self._ask_again()
        return change

    def _ask_again(self) -> None:
        """After an undo, have the viewer asked even what he did not want to be asked: he wants to decide anew."""
        if isinstance(self.presenter, Foresight) and (wish := self.presenter.ask_again()):
            self.match.note_preference(self.viewer, wish)
            self.rebuild()

    def _begin_anew(self) -> None:
        """Take back the steps a person has made of a decision whose steps are made, and taken back, together."""
        seat, presenter = self.match.to_move, self.presenter
        if not isinstance(presenter, Foresight):
            return
        while presenter.is_underway(self.match.view(SPECTATOR)) and self.match.can_undo(seat):
            self.match.undo(seat)

    def _miss_hint(self, stuck: Stuck) -> Change:
        """Tell why there is no hint."""
        self.rebuild()
        return self.complain(text("board-no-hint", problem=translated(stuck.sentence)))

    def _replace(self, stuck: Stuck) -> Change:
        """Ask who plays on for a program that cannot."""
        seat, name = stuck.seat, self.match.seats[stuck.seat].name

        answers = (
            Answer(text("board-stuck-program"), lambda: self.give_seat(seat, ai(FALLBACK, name)), "primary"),
            Answer(text("board-stuck-human"), lambda: self.give_seat(seat, human(name))),
        )
        return Push(Dialog(self.shell, text("board-stuck", name=name, problem=translated(stuck.sentence)), answers))

    def _end(self) -> Change:
        """Show the end, with a fanfare, or without if no person won."""
        self._is_finished = True
        winners = set(self.match.result.winners) if self.match.result else set()
        people = set(self.people)
        self.shell.sound.play("win" if winners & people or not people else "lose")
        return self.finish()
