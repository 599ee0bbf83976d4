"""The lessons of a game: chapters of curated positions, read from its `lessons.yaml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from game.components.source import Mistake, faultless, game_source
from game.errors import FeluccaError


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The viewers of pieces in zones of a kind: everyone, the owner or nobody; nobody sees pieces with these backs."""

    who: str
    hidden: tuple[str, ...] = ()


class Situation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position by name: the differences from the first position of a game with these options.

    `fields` are fields of the state in its text notation, in which spaces may stand for `+`. Pieces that they name
    leave every other field; pieces without a place return to where a set-up starts. A game may define further words:
    see its entry in the registry. `seen` adds to the sights of the course, for zones that a decision opens.
    """

    fields: dict[str, str]
    options: dict[str, str] = {}
    seats: int = 2
    seen: dict[str, Sight] = {}


class Mishap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reaction to certain wrong moves: the text `…-no-<say>`, which is said before anybody else moves.

    `shows` names the targets that this text is about.
    """

    moves: tuple[str, ...]
    say: str = ""
    shows: tuple[str, ...] = ()


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the player.

    Without a `position` it continues the step before. `moves` are the good ones, the first of which is shown; a move is
    written in the notation of the game, and a prefix stands for all moves that begin with it. `among` are moves whose
    places are lit instead, where the player must choose, and `about` names other targets to light. `then` are the
    moves that follow a good one, `otherwise` the reactions to certain wrong ones; `draws` names the pieces drawn first.
    `shows` names the targets to light while the outcome of a good move is explained. `rules` are the ids that the step
    teaches; the rulebook shows a step that is `in_rulebook` as a picture below the first of them.
    """

    moves: tuple[str, ...] = ()
    position: Situation | None = None
    among: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    otherwise: tuple[Mishap, ...] = ()
    draws: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    in_rulebook: bool = False


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Steps about one subject, 1 to 2 minutes long; the title is the text `chapter-<game>-<id>`."""

    id: str
    steps: tuple[LessonStep, ...]


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons of a game.

    `rest` names the field of the state for each zone in which a set-up starts, `seen` the viewers of the zones of a
    kind; nobody sees zones that are not named there. `occupied` names number fields whose bits are the places of
    another field that hold a piece.
    """

    rest: dict[str, str]
    seen: dict[str, Sight]
    chapters: tuple[Chapter, ...]
    occupied: dict[str, str] = {}

    @property
    def rulebook_step(self) -> LessonStep | None:
        """The step that the rulebook shows, None if there is none."""
        return next((step for chapter in self.chapters for step in chapter.steps if step.in_rulebook), None)

    def chapter(self, name: str) -> Chapter:
        """Return a chapter by its id; raises FeluccaError quoting it."""
        for chapter in self.chapters:
            if chapter.id == name:
                return chapter
        raise FeluccaError(f"there is no chapter {name!r}")


def read_course(game: str, data: Path | None = None) -> tuple[Course | None, list[Mistake]]:
    """Return the course of a game and the mistakes in its file; no course (None) if there are mistakes or no file.

    Raises DefinitionError if the file is not YAML.
    """
    source = game_source(game, "lessons", data)
    if source is None:
        return None, []
    course = source.decode((), Course)
    if course is not None:
        for at, chapter in enumerate(course.chapters):
            if not chapter.steps or chapter.steps[0].position is None:
                source.report(("chapters", at), f"the chapter '{chapter.id}' must begin with a position")
    return (None if source.mistakes else course), sorted(source.mistakes)


@cache
def load_course(game: str) -> Course | None:
    """Return the course of a game, None if there is none; raises DefinitionError with the mistakes in its file."""
    return faultless(read_course(game))
