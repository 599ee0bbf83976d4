"""The table of an exercise: it asks for the best move or for an answer, and explains the right one and the mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from game import registry
from game.ai.heuristics.contract import Reason
from game.ai.reasons import contrasted, reasons
from game.components.exercises import Exercise, find_exercise, load_exercises
from game.components.lessons import load_course
from game.components.load import numbers, numbers_in
from game.errors import FeluccaError
from game.locale import text
from game.match.lesson import LEARNER, LessonGame
from game.match.progress import EXERCISE, load_progress, note_progress
from game.match.seats import only_rival
from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.ui.table.live import play
from game.ui.table.teach.lesson_table import lesson_seats
from game.ui.table.teach.teacher import AGAIN, LEAVE, NEXT, SOLUTION, NoteButton, Teacher, TeacherNote
from game.ui.table.tell.hint_words import sentences
from game.ui.widgets.scene import Change, Pop, Replace, Scene
from game.ui.widgets.shell import Shell


class ExercisePhase(Enum):
    """The state of an exercise."""

    ASKING = auto()
    """The player is asked."""
    PLAYING = auto()
    """The consequences of the answer are being played out."""
    RIGHT = auto()
    """The answer was right, and it was said why."""
    WRONG = auto()
    """The answer was wrong, and its cost was explained."""
    SHOWN = auto()
    """The player wanted to see the answer, and it was said why it is right."""


class ExerciseTeacher(Teacher):
    """Asks the question of an exercise on its table and judges the answer."""

    def __init__(self, shell: Shell, name: str, exercise: Exercise, lesson: LessonGame) -> None:
        self._shell = shell
        self._name = name
        self._exercise = exercise
        self.lesson = lesson
        self.phase = ExercisePhase.ASKING
        self._verdict = ExercisePhase.ASKING
        """The phase after everything has been played out."""
        self._found: tuple[tuple[str, Sequence[Reason]], ...] = ()
        """The hint engine's reasons about the player's move, and about the best one, each below a title of that key."""

    @property
    def may_decide(self) -> bool:
        """Whether the player is asked for a move."""
        return self.phase is ExercisePhase.ASKING and bool(self._exercise.moves)

    @property
    def note(self) -> TeacherNote | None:
        """The question, or the comment on the answer; the question stays while the answer is played out."""
        exercises = load_exercises(self._name)
        caption = text("exercise-count", number=exercises.index(self._exercise) + 1, count=len(exercises))
        of_kind, values = f"exercise-{self._name}-{self._exercise.ask}", numbers_in(self._name)
        title = text(f"{of_kind}-title")
        if self.phase in (ExercisePhase.RIGHT, ExercisePhase.WRONG):
            caption += f" · {text('exercise-right' if self.phase is ExercisePhase.RIGHT else 'exercise-wrong')}"
        match self.phase:
            case ExercisePhase.ASKING | ExercisePhase.PLAYING:
                replies = self._answers() if self.phase is ExercisePhase.ASKING else ()
                moves = tuple(map(self.lesson.read, self._exercise.among)) if self.may_decide else ()
                about = self._exercise.about
                return TeacherNote(
                    caption, title, f"{of_kind}-ask", values, targets=about, moves=moves, replies=replies
                )
            case ExercisePhase.WRONG:
                replies = (
                    NoteButton(AGAIN, text("lesson-again")),
                    NoteButton(SOLUTION, text("exercise-show"), "plain"),
                )
                key = f"{of_kind}-no"
                return TeacherNote(caption, title, key, values, replies=replies, mood="price", more=self._told)
        leave = NoteButton(LEAVE, text("exercise-leave"), "plain")
        replies = (NoteButton(NEXT, text("exercise-next")), leave) if self._following else (leave,)
        key, rule = f"exercise-{self._name}-{self._exercise.id}", self._exercise.rule
        return TeacherNote(caption, title, key, values, rule, replies=replies, mood="good", more=self._told)

    def _answers(self) -> tuple[NoteButton, ...]:
        """Return the answers to press, and a way to see the right one."""
        found = [NoteButton(answer_button(each), self._label(each)) for each in self._exercise.answers]
        return *found, NoteButton(SOLUTION, text("exercise-show"), "plain")

    def _label(self, answer: str) -> str:
        """Return the text of an answer: the name of a seat, or a figure."""
        word, _, number = answer.partition(" ")
        return self.lesson.match.seats[int(number)].name if word == "seat" else answer

    @property
    def _following(self) -> str:
        """The next exercise that is not done yet, '' if all others are."""
        exercises, done = load_exercises(self._name), load_progress()
        at = exercises.index(self._exercise)
        others = (*exercises[at + 1 :], *exercises[:at])
        return next((each.id for each in others if f"{self._name}/{EXERCISE}{each.id}" not in done), "")

    def is_due(self, shown: View[State]) -> bool:
        """Return whether all that followed from the answer is shown."""
        is_all_shown = shown.ply == self.lesson.match.ply
        return self.phase is ExercisePhase.PLAYING and not self.lesson.has_reply and is_all_shown

    def speak(self, shown: View[State]) -> None:
        """Comment on the answer; a right one is noted in the player's progress."""
        self.phase = self._verdict
        if self.phase is ExercisePhase.RIGHT:
            note_progress(self._name, f"{EXERCISE}{self._exercise.id}", 1)

    def hear(self, move: Move) -> None:
        """Judge the move that the player is about to make, and find the reasons for the comment."""
        is_good = self.lesson.take(move) == "why"
        self._compare(move)
        self._settle(ExercisePhase.RIGHT if is_good else ExercisePhase.WRONG)

    def _settle(self, verdict: ExercisePhase) -> None:
        self._verdict, self.phase = verdict, ExercisePhase.PLAYING

    def _compare(self, move: Move) -> None:
        """Note the reasons for a good move; for another move, its costs and the advantages of the best one."""
        match = self.lesson.match
        view = match.view(LEARNER)
        if self.lesson.is_good(move):
            self._found = (("", reasons(match.game, view, move)),)
            return
        better, worse = contrasted(match.game, view, self.lesson.good_move, move)
        self._found = ("exercise-costs", worse), ("exercise-instead", better)

    @property
    def _told(self) -> tuple[str, ...]:
        """The reasons in words."""
        rival = only_rival(self.lesson.match.seats, LEARNER)
        return tuple(_listed(title, found, rival) for title, found in self._found if found)

    @property
    def has_reply(self) -> bool:
        """Whether the exercise has a move left to make after the answer."""
        return self.phase is ExercisePhase.PLAYING and self.lesson.has_reply

    def reply(self) -> Move | None:
        """Return the next move that follows from the answer, None if there is none."""
        return self.lesson.reply() if self.phase is ExercisePhase.PLAYING else None

    def answer(self, name: str) -> Change | None:
        """Judge an answer, show the right one (SOLUTION), try again (AGAIN), open another exercise (NEXT), or leave.

        Answers have the names of `answer_button`.
        """
        answers = {answer_button(each): each for each in self._exercise.answers}
        if name in answers:
            if answers[name] == self._exercise.right:
                self.lesson.show()
                self._settle(ExercisePhase.RIGHT)
            else:
                self.phase = ExercisePhase.WRONG
        elif name == SOLUTION and self.phase is ExercisePhase.ASKING:
            if self._exercise.moves:
                self._compare(self.lesson.good_move)
            self.lesson.show()
            self._settle(ExercisePhase.SHOWN)
        elif name in (AGAIN, SOLUTION):
            return Replace(open_exercise(self._shell, self._name, self._exercise.id, is_shown=name == SOLUTION))
        elif name == NEXT:
            return Replace(open_exercise(self._shell, self._name, self._following))
        else:
            return Pop()
        return None

    def begin_again(self) -> Change | None:
        """Try the exercise again, unless it still asks."""
        return self.answer(AGAIN) if self.phase is not ExercisePhase.ASKING else None


def answer_button(answer: str) -> str:
    """Return the name of the button of an answer."""
    return f"answer.{answer}"


def _listed(title: str, found: Sequence[Reason], rival: str) -> str:
    """Return reasons as a list, each after a dot; the title of a key stands above it. `rival` is as in `sentences`."""
    return "<br>".join([*([text(title)] if title else []), *(f"• {sentence}" for sentence in sentences(found, rival))])


def open_exercise(shell: Shell, name: str, exercise: str, *, is_shown: bool = False) -> Scene:
    """Return the table of the exercise with the id `exercise` of the game `name`; with `is_shown` its answer is shown.

    Its notes do not keep the place of an earlier one.

    Raises FeluccaError if there is no such exercise.
    """
    course, wanted = load_course(name), find_exercise(name, exercise)
    if course is None:
        raise FeluccaError(f"there are no lessons for {name!r}")
    steps = wanted.steps
    lesson = LessonGame(registry.make(name, numbers(name)), course, steps, len(steps) - 1, lesson_seats(shell))
    teacher = ExerciseTeacher(shell, name, wanted, lesson)
    if is_shown:
        teacher.answer(SOLUTION)
    shell.note_place = None
    return play(shell, lesson.match, teacher=teacher)
