"""The tips of a first game: each explains a thing once, beside it, when it first comes up."""

from __future__ import annotations

from collections.abc import Sequence

from game.components.load import numbers_in, older_numbers
from game.locale import text
from game.match.match import Match
from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.ui.boards.kit.lessons import Lesson
from game.ui.table.teach.teacher import NEXT, NoteButton, Teacher, TeacherNote

ON, OFF = "guide on", "guide off"
"""The notes in the record for a seat that wants tips, or does not."""
STOP = "stop"


class Tutorial(Teacher):
    """Gives the players of a match tips, each only once; undoing a decision does not bring a tip back."""

    shows_result = True
    may_decide = True

    def __init__(self, match: Match, lessons: Sequence[Lesson[State]]) -> None:
        self._match = match
        self.game = match.game.name
        self.lessons = tuple(lessons)
        self._numbers = numbers_in(self.game, older_numbers(self.game, match.game.numbers))
        self._shown: tuple[int, int, Lesson[State]] | None = None
        """The decision and the seat for which a tip is shown, and the tip."""
        self._known: tuple[object, list[Lesson[State]]] = ((), [])

    def is_on(self, seat: int) -> bool:
        """Return whether the player of `seat` wants tips."""
        return [wish for wish in self._match.preferences(seat) if wish in (ON, OFF)][-1:] == [ON]

    def turn(self, seat: int, *, is_on: bool) -> None:
        """Begin or end the tips for the player of `seat`."""
        self._match.note_preference(seat, ON if is_on else OFF, lasts=True)

    def told(self, seat: int) -> list[Lesson[State]]:
        """Return the tips already given to the player of `seat`, in order."""
        known = self._match.preferences(seat)
        return [lesson for lesson in self.lessons if _told(lesson) in known]

    def due(self, view: View[State]) -> list[Lesson[State]]:
        """Return the tips not yet given about the viewer's present decision, in order; none if tips are off."""
        seat = view.viewer
        if seat != view.to_move or not self.is_on(seat):
            return []
        told = self._match.preferences(seat)
        now = (view.ply, seat, self._match.branch, told)
        if self._known[0] != now:
            self._known = now, [each for each in self.lessons if _told(each) not in told and each.is_due(view)]
        return self._known[1]

    # What it does as a teacher

    @property
    def note(self) -> TeacherNote | None:
        """The tip that is shown, with the numbers that the table is played by; None if there is none."""
        if self._shown is None or self._shown[:2] != (self._match.ply, self._match.to_move):
            return None
        lesson = self._shown[2]
        key = f"tip-{self.game}-{lesson.name}"
        chosen = {option.name: option.values[0] for option in self._match.game.options}
        values = {**self._numbers, **chosen, **self._match.setup.options}
        replies = (NoteButton(NEXT, text("tip-next")), NoteButton(STOP, text("tip-stop"), "plain"))
        return TeacherNote(
            text("tip-caption"), text(f"{key}-title"), key, values, lesson.rule, lesson.places, replies=replies
        )

    def is_due(self, shown: View[State]) -> bool:
        """Return whether a tip is due that is not on the screen."""
        return self.note is None and bool(self.due(shown))

    def speak(self, shown: View[State]) -> None:
        """Show the first tip that is due, and note in the record that it was given."""
        self._show(shown.viewer, self.due(shown)[0])

    def _show(self, seat: int, lesson: Lesson[State]) -> None:
        self._shown = self._match.ply, seat, lesson
        if _told(lesson) not in self._match.preferences(seat):
            self._match.note_preference(seat, _told(lesson), lasts=True)

    def hear(self, move: Move) -> None:
        """Close the tip, because its reader has moved on."""
        self._shown = None

    def answer(self, name: str) -> None:
        """Show the next tip about this decision, or close the last one; with STOP, end the tips of its reader."""
        if self._shown is not None and name == STOP:
            self.turn(self._shown[1], is_on=False)
        elif self._shown is not None:
            view = self._match.view(self._shown[1])
            more = self.due(view)
            if more:
                self._show(view.viewer, more[0])
                return
        self._shown = None


def _told(lesson: Lesson[State]) -> str:
    """Return the record's note that a tip was given."""
    return f"lesson {lesson.name}"
