"""The table of a lesson: it asks for a move, plays it out and comments on the result."""

from __future__ import annotations

from enum import Enum, auto

from game import registry
from game.components.lessons import load_course
from game.components.load import numbers, numbers_in
from game.errors import FeluccaError
from game.locale import text
from game.match.lesson import LessonGame
from game.match.opponents import opponents
from game.match.progress import note_progress
from game.match.seats import Seat, ai, human, named
from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.rules.core.universe import MAX_SEATS
from game.ui.boards.kit.seat_words import ai_names
from game.ui.table.live import play
from game.ui.table.teach.teacher import AGAIN, LEAVE, NEXT, NoteButton, Teacher, TeacherNote
from game.ui.widgets.scene import Change, Pop, Replace, Scene
from game.ui.widgets.shell import Shell


class LessonPhase(Enum):
    """The state of a step."""

    ASKING = auto()
    """The player is asked for a move."""
    PLAYING = auto()
    """The consequences are being played out."""
    TELLING = auto()
    """The teacher comments on the result."""


class ChapterTeacher(Teacher):
    """Teaches the steps of a chapter on one table."""

    def __init__(self, shell: Shell, name: str, chapter: str, lesson: LessonGame) -> None:
        self._shell = shell
        self._name = name
        self._chapter = chapter
        self.lesson = lesson
        self.phase = LessonPhase.ASKING
        self._said = ""
        """The last part of the key of the teacher's comment."""

    @property
    def is_right(self) -> bool:
        """Whether the last move is one that the step asks for."""
        return self._said == "why"

    @property
    def is_correcting(self) -> bool:
        """Whether the player's move was wrong, and the teacher is about to say so."""
        return self.phase is LessonPhase.PLAYING and not self.is_right

    @property
    def may_decide(self) -> bool:
        """Whether the player is asked for a move."""
        return self.phase is LessonPhase.ASKING and bool(self.lesson.step.moves)

    @property
    def note(self) -> TeacherNote | None:
        """The task, or the comment on the move; the task stays while the move is played out."""
        lesson, step = self.lesson, self.lesson.step
        key = f"lesson-{self._name}-{self._chapter}-{lesson.at + 1}"
        caption = text("lesson-count", number=lesson.at + 1, count=len(lesson.steps))
        title, values = text(f"chapter-{self._name}-{self._chapter}"), numbers_in(self._name)
        replies: tuple[NoteButton, ...]
        if self.phase is not LessonPhase.TELLING:
            is_asking = self.phase is LessonPhase.ASKING
            moves = tuple(lesson.read(move) for move in step.among or step.moves[:1]) if is_asking else ()
            replies = () if step.moves else (NoteButton(NEXT, text("lesson-next")),)
            return TeacherNote(caption, title, key, values, targets=step.about, moves=moves, replies=replies)
        rule = step.rules[0] if step.rules else ""
        if not self.is_right:
            replies = (NoteButton(AGAIN, text("lesson-again")), NoteButton(NEXT, text("lesson-skip"), "plain"))
            return TeacherNote(
                caption, title, f"{key}-{self._said}", values, rule, targets=lesson.shows, replies=replies, mood="price"
            )
        if not lesson.is_last:
            replies = (NoteButton(NEXT, text("lesson-next")),)
        elif self._following:
            replies = (NoteButton(NEXT, text("lesson-chapter")), NoteButton(LEAVE, text("lesson-leave"), "plain"))
        else:
            replies = (NoteButton(LEAVE, text("lesson-leave")),)
        return TeacherNote(
            caption, title, f"{key}-why", values, rule, targets=lesson.shows, replies=replies, mood="good"
        )

    @property
    def _following(self) -> str:
        """The chapter after this one, '' after the last."""
        course = load_course(self._name)
        ids = [chapter.id for chapter in course.chapters] if course is not None else []
        at = ids.index(self._chapter) + 1
        return ids[at] if at < len(ids) else ""

    def is_due(self, shown: View[State]) -> bool:
        """Return whether all consequences of the move have been shown."""
        return self.phase is LessonPhase.PLAYING and not self.lesson.has_reply and shown.ply == self.lesson.match.ply

    def speak(self, shown: View[State]) -> None:
        """Comment on the move; a right one is noted in the player's progress."""
        self.phase = LessonPhase.TELLING
        if self.is_right:
            self._keep()

    def _keep(self) -> None:
        note_progress(self._name, self._chapter, self.lesson.at + 1)

    def hear(self, move: Move) -> None:
        """Judge the move that the player is about to make."""
        self._said = self.lesson.take(move)
        self.phase = LessonPhase.PLAYING

    @property
    def has_reply(self) -> bool:
        """Whether further consequences of the move are to come."""
        return self.phase is LessonPhase.PLAYING and self.lesson.has_reply

    def reply(self) -> Move | None:
        """Return the next move that follows from the player's move, None if there is none."""
        return self.lesson.reply() if self.phase is LessonPhase.PLAYING else None

    def answer(self, name: str) -> Change | None:
        """Leave (LEAVE), try again (AGAIN), or continue with the next step or chapter (NEXT)."""
        lesson = self.lesson
        if name == LEAVE:
            return Pop()
        if name == AGAIN:
            return self.begin_again()
        if not lesson.step.moves:
            self._keep()
        if lesson.is_last:
            following = self._following
            return Replace(open_chapter(self._shell, self._name, following)) if following else Pop()
        if lesson.goes_on and (self.is_right or not lesson.step.moves):
            lesson.go_on()
            self.phase, self._said = LessonPhase.ASKING, ""
            return None
        return Replace(open_chapter(self._shell, self._name, self._chapter, lesson.at + 1))

    def begin_again(self) -> Change | None:
        """Try the step again, unless it still asks."""
        if self.phase is LessonPhase.ASKING:
            return None
        return Replace(open_chapter(self._shell, self._name, self._chapter, self.lesson.at))


def open_chapter(shell: Shell, name: str, chapter: str, at: int = 0) -> Scene:
    """Return the table of a chapter of the game `name` at step `at`, counted from 0, or at its last step.

    Raises FeluccaError if there is no such chapter.
    """
    course = load_course(name)
    if course is None:
        raise FeluccaError(f"there are no lessons for {name!r}")
    steps = course.chapter(chapter).steps
    game = registry.make(name, numbers(name))
    lesson = LessonGame(game, course, steps, min(at, len(steps) - 1), lesson_seats(shell))
    return play(shell, lesson.match, teacher=ChapterTeacher(shell, name, chapter, lesson))


def lesson_seats(shell: Shell) -> list[Seat]:
    """Return the learner in seat 0 and opponents in all further seats that a table can have."""
    me = shell.player
    others = named([*opponents()][: MAX_SEATS - 1], ai_names(), [me])
    return [human(me), *(ai("", name) for name in others)]
