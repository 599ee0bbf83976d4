"""The exercises of a game: curated positions with a question each, read from its `exercises.yaml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from game.components.lessons import LessonStep, Situation
from game.components.source import Mistake, faultless, game_source
from game.errors import FeluccaError


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with a question: for one of the good `moves`, or for one of several `answers`.

    `ask` is the kind of question, with the texts `exercise-<game>-<ask>-title`, `-ask` and `-no`; the text
    `exercise-<game>-<id>` explains the right answer. `before` is played first; `moves`, `among`, `about`, `then` and
    `draws` are those of a step of a lesson. An answer is a figure, or `seat 1`; the `right` one is among them, and
    `then` shows it.
    """

    id: str
    ask: str
    position: Situation
    before: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    among: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    draws: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    right: str = ""
    rule: str = ""

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """The exercise as steps of a lesson, the last of which is the question."""
        made = [LessonStep((move,)) for move in self.before]
        asked = LessonStep(self.moves, among=self.among, then=self.then, draws=self.draws)
        first, *others = *made, asked
        return msgspec.structs.replace(first, position=self.position), *others


class _Exercises(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    exercises: tuple[Exercise, ...]


def read_exercises(game: str, data: Path | None = None) -> tuple[tuple[Exercise, ...], list[Mistake]]:
    """Return the exercises of a game and the mistakes in their file; no exercises if there are mistakes or no file.

    Raises DefinitionError if the file is not YAML.
    """
    source = game_source(game, "exercises", data)
    if source is None:
        return (), []
    found = source.decode((), _Exercises)
    exercises = found.exercises if found is not None else ()
    for at, each in enumerate(exercises):
        if bool(each.moves) == bool(each.answers):
            source.report(("exercises", at), f"the exercise '{each.id}' must have either good moves or answers")
        elif each.answers and each.right not in each.answers:
            source.report(("exercises", at), f"the right answer of the exercise '{each.id}' must be among its answers")
        if any(other.id == each.id for other in exercises[:at]):
            source.report(("exercises", at), f"there are two exercises '{each.id}'")
    return (() if source.mistakes else exercises), sorted(source.mistakes)


@cache
def load_exercises(game: str) -> tuple[Exercise, ...]:
    """Return the exercises of a game; raises DefinitionError with the mistakes in their file."""
    return faultless(read_exercises(game))


def find_exercise(game: str, name: str) -> Exercise:
    """Return an exercise by its id; raises FeluccaError quoting it."""
    for each in load_exercises(game):
        if each.id == name:
            return each
    raise FeluccaError(f"there is no exercise {name!r} of {game!r}")
