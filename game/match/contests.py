"""The contest that a recorded game belongs to: its score, and the place of the next game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.contest.place import ContestPlace, GameScore
from game.contest.standing import Standing, next_first, standing
from game.match.lines import AnyLine, Deal, RecordHeader, Result
from game.registry import ENTRIES

_SEAT = "seat."
"""The beginning of the name by which a record calls a seat that was drawn."""


@dataclass(frozen=True, slots=True)
class NextGame:
    """The place of the next game of a contest, None for a single game, and the seat that begins it (-1: drawn)."""

    place: ContestPlace | None
    first: int


def first_seat(lines: Sequence[AnyLine]) -> int:
    """Return the seat that began a game: the given one, or else the one drawn in the deal; 0 if there was no draw."""
    header, deal = lines[0], lines[1]
    assert isinstance(header, RecordHeader)
    assert isinstance(deal, Deal)
    if header.first >= 0:
        return header.first
    drawn = [name.removeprefix(_SEAT) for name in deal.chance if name.startswith(_SEAT)]
    return int(drawn[0]) if drawn and drawn[0].isdecimal() else 0


def standing_of(header: RecordHeader, result: Result | None = None) -> Standing | None:
    """Return the score of the contest of a game, with the game itself if it has a `result`; None without a contest."""
    if header.contest is None:
        return None
    entry = ENTRIES.get(header.game)
    games = header.contest.before
    if result is not None:
        games = (*games, _score(0, result))
    replays = entry is not None and entry.replays_ties
    return standing(header.contest.length, len(header.seats), games, replays_ties=replays)


def score_of(lines: Sequence[AnyLine]) -> GameScore | None:
    """Return the score of a recorded game as the next game of its contest states it, None if it is unfinished."""
    result = lines[-1]
    return _score(first_seat(lines), result) if isinstance(result, Result) else None


def next_game(lines: Sequence[AnyLine]) -> NextGame | None:
    """Return the next game of the contest of a record.

    None if the game belongs to no contest, the game is unfinished or the contest is decided.
    """
    header, result = lines[0], lines[-1]
    assert isinstance(header, RecordHeader)
    if header.contest is None or not isinstance(result, Result):
        return None
    score = standing_of(header, result)
    if score is None or score.is_over:
        return None
    first = first_seat(lines)
    games = (*header.contest.before, _score(first, result))
    place = ContestPlace(header.contest.id, len(games) + 1, header.contest.length, games)
    return NextGame(place, next_first(first, len(header.seats)))


def _score(first: int, result: Result) -> GameScore:
    return GameScore(first, tuple(result.scores), tuple(result.winners), result.resigned)
