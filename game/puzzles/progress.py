"""The record of what people have done with puzzles, drills and their review boxes: one small file, shared by all
windows.

Everything is kept by person, as several may play at one computer. What this version does not know in the file stays.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.errors import FeluccaError
from game.files.document import Unsound, read_document
from game.files.notices import NOTICES
from game.match.lines import Natural
from game.match.progress import change_progress
from game.match.record import UNREADABLE
from game.match.seats import same_person
from game.paths import user_dir
from game.puzzles.rating import PuzzleRating, after

_PUZZLE, _MISTAKE = "puzzle", "mistake"


class PuzzleOutcome(StrEnum):
    """The result of a person's tries at a puzzle."""

    FIRST = "first"
    """Solved at the first try."""
    LATER = "later"
    """Solved at a later try."""
    MISSED = "missed"
    """Not solved so far."""


UNSURE = (PuzzleOutcome.MISSED, PuzzleOutcome.LATER)
"""The outcomes of puzzles that were not solved at the first try."""


_SOONEST, _LATEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(9000, 1, 1, tzinfo=UTC)
"""The times between which something may come back: all of them are dates in every time zone."""
_LEARNING = 1
"""The state of FSRS in which something was never reviewed."""


class Memory(msgspec.Struct, frozen=True):
    """How well something is remembered: the members of a card of FSRS. Times are in UTC and ISO form.

    Raises ValueError for members that FSRS cannot go on with.
    """

    due: str
    state: Annotated[int, msgspec.Meta(ge=_LEARNING, le=3)] = _LEARNING
    step: Natural | None = 0
    stability: Annotated[float, msgspec.Meta(gt=0, le=1e6)] | None = None
    difficulty: Annotated[float, msgspec.Meta(ge=1, le=10)] | None = None
    last_review: str | None = None

    def __post_init__(self) -> None:
        """Also called for what is read from a file, which anybody may have written."""
        for moment in (self.due, self.last_review):
            if moment is not None and not _SOONEST <= datetime.fromisoformat(moment).astimezone(UTC) <= _LATEST:
                raise ValueError(f"'{moment}' is too far away")
        is_reviewed = self.stability is not None and self.difficulty is not None
        if not (is_reviewed if self.state != _LEARNING else self.step is not None):
            raise ValueError(f"state {self.state} lacks members")


class OwnMistake(msgspec.Struct, frozen=True):
    """A decision of a finished game that an analysis found to be a mistake.

    `record` is the name of the game's file, `ply` the number of the decision. `good` are the moves that would have
    been good, in text notation, the best one first; `played` is the move made, `loss` its loss in shares of a game.
    """

    game: str
    record: Annotated[str, msgspec.Meta(pattern=r"^[^/\\\x00]{1,250}$")]
    ply: Annotated[int, msgspec.Meta(ge=1)]
    good: tuple[str, ...]
    played: str
    loss: Annotated[float, msgspec.Meta(ge=-10, le=10)]

    @property
    def key(self) -> str:
        """The name of the mistake in the review box."""
        return f"{_MISTAKE}/{self.record}/{self.ply}"


class ReviewCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """An item in the review box; a puzzle has no `mistake`."""

    memory: Memory
    mistake: OwnMistake | None = None


class PuzzleStanding(msgspec.Struct, frozen=True):
    """A person's standing at the puzzles of a game: the rating (`PuzzleRating`), and how many of the puzzles tried were
    solved at the first try.
    """

    value: Annotated[float, msgspec.Meta(ge=-5000, le=5000)]
    deviation: Annotated[float, msgspec.Meta(gt=0, le=1000)]
    volatility: Annotated[float, msgspec.Meta(gt=0, le=1)]
    solved: Natural = 0
    tried: Natural = 0

    @property
    def rating(self) -> PuzzleRating:
        """The rating with its deviation and volatility."""
        return PuzzleRating(self.value, self.deviation, self.volatility)


class DrillScore(msgspec.Struct, frozen=True):
    """A person's score at the drills of a game: the questions answered rightly, and all that were answered."""

    right: Natural = 0
    asked: Natural = 0


class Training(msgspec.Struct, frozen=True):
    """All that is kept of one person.

    `standings` and `drills` go by game, `puzzles` by `<game>/<puzzle>`, `cards` by the name of the item in the review
    box. `reviews` holds the number of reviews on the latest local day on which there were any, by its ISO date.
    """

    standings: dict[str, PuzzleStanding] = {}
    puzzles: dict[str, PuzzleOutcome] = {}
    cards: dict[str, ReviewCard] = {}
    reviews: dict[str, Natural] = {}
    drills: dict[str, DrillScore] = {}

    def standing(self, game: str) -> PuzzleStanding:
        """Return the standing in a game, that of a new player if there is none."""
        new = PuzzleRating()
        return self.standings.get(game, PuzzleStanding(new.value, new.deviation, new.volatility))

    def outcome(self, game: str, puzzle: str) -> PuzzleOutcome | None:
        """Return how a puzzle went, None if it was never tried."""
        return self.puzzles.get(f"{game}/{puzzle}")


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A rating before and after an attempt."""

    before: PuzzleRating
    after: PuzzleRating


def puzzle_key(game: str, puzzle: str) -> str:
    """Return the name of a puzzle in the review box."""
    return f"{_PUZZLE}/{game}/{puzzle}"


def puzzle_of(key: str) -> tuple[str, str] | None:
    """Return game and id of the puzzle with this name in the review box, None for anything else."""
    kind, _, rest = key.partition("/")
    game, _, puzzle = rest.partition("/")
    return (game, puzzle) if kind == _PUZZLE and puzzle else None


def progress_file() -> Path:
    """Return the path of the file with the progress in puzzles."""
    return user_dir() / "puzzles.json"


def load_training(name: str) -> Training:
    """Return the data of the person called `name`, empty if there are none or the file has another form.

    NOTICES reports if the file cannot be read; then nothing counts as done.
    """
    try:
        return _person(_found_in(read_document(progress_file())), name)
    except Unsound:
        return Training()
    except FeluccaError as error:
        NOTICES.tell(error.sentence)
        return Training()


def note_attempt(name: str, game: str, puzzle: str, rating: int, *, is_solved: bool) -> RatingChange | None:
    """Note the first try at a puzzle with this `rating`, and return how the person's rating moved.

    None if it was tried before, or if the file cannot be read: then nothing moves. A missed puzzle is not put into the
    review box: see `game.puzzles.review.note_missed`.
    """
    changes: list[RatingChange] = []

    def edit(known: Training) -> Training:
        changes.clear()
        if known.outcome(game, puzzle) is not None:
            return known
        had = known.standing(game)
        moved = after(had.rating, rating, is_solved=is_solved)
        changes.append(RatingChange(had.rating, moved))
        now = PuzzleStanding(moved.value, moved.deviation, moved.volatility, had.solved + is_solved, had.tried + 1)
        outcome = PuzzleOutcome.FIRST if is_solved else PuzzleOutcome.MISSED
        return msgspec.structs.replace(
            known, standings={**known.standings, game: now}, puzzles={**known.puzzles, f"{game}/{puzzle}": outcome}
        )

    change_training(name, edit)
    return changes[0] if changes else None


def note_solved(name: str, game: str, puzzle: str) -> None:
    """Note that a puzzle is solved now, if its first try was a miss; otherwise nothing changes."""

    def edit(known: Training) -> Training:
        if known.outcome(game, puzzle) is not PuzzleOutcome.MISSED:
            return known
        return msgspec.structs.replace(known, puzzles={**known.puzzles, f"{game}/{puzzle}": PuzzleOutcome.LATER})

    change_training(name, edit)


def note_drill(name: str, game: str, *, is_right: bool) -> None:
    """Count an answer to a drill."""

    def edit(known: Training) -> Training:
        had = known.drills.get(game, DrillScore())
        now = DrillScore(had.right + is_right, had.asked + 1)
        return msgspec.structs.replace(known, drills={**known.drills, game: now})

    change_training(name, edit)


def add_mistakes(name: str, mistakes: Iterable[OwnMistake]) -> None:
    """Put mistakes into the review box, due at once; those that are in it stay as they are."""
    found = list(mistakes)

    def edit(known: Training) -> Training:
        due = datetime.now(UTC).isoformat()
        new = {one.key: ReviewCard(Memory(due), one) for one in found if one.key not in known.cards}
        return msgspec.structs.replace(known, cards={**known.cards, **new}) if new else known

    if found:
        change_training(name, edit)


def change_training(name: str, edit: Callable[[Training], Training]) -> None:
    """Change the data of the person called `name`, as they are in the file at that moment; everything else in the file
    stays.

    `edit` may be called more than once. NOTICES reports if the change cannot be stored.
    """

    def edit_all(data: bytes) -> bytes:
        found = _found_in(data)
        known = _person(found, name)
        changed = edit(known)
        if changed == known:
            return data
        people = dict(found.get("people", {}))
        who = same_person(name)
        people[who] = {**people.get(who, {}), **msgspec.to_builtins(changed)}
        return json.dumps({**found, "people": people}, ensure_ascii=False).encode()

    change_progress(progress_file(), edit_all)


def _found_in(data: bytes) -> dict[str, Any]:
    """Return the content of the file; raises Unsound."""
    if not data:
        return {}
    try:
        found = msgspec.json.decode(data.removeprefix(BOM_UTF8), type=dict[str, Any])
        msgspec.convert(found.get("people", {}), dict[str, dict[str, Any]])
    except UNREADABLE:
        raise Unsound from None
    return found


def _person(found: Mapping[str, Any], name: str) -> Training:
    """Return what is kept of a person; raises Unsound if it has another form."""
    try:
        return msgspec.convert(found.get("people", {}).get(same_person(name), {}), Training)
    except msgspec.ValidationError:
        raise Unsound from None
