"""The contest that a recorded game belongs to: its score, and the place of the next game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.contest.place import ContestPlace, GameScore
from game.contest.standing import Standing, next_first, standing
from game.registry import ENTRIES
from game.table.lines import AnyLine, Deal, RecordHeader, Result

_SEAT = "seat."
"""The beginning of the name by which a record calls a seat that was drawn."""


@dataclass(frozen=True, slots=True)
class NextGame:
    """The place of the next game of a contest, and the seat that begins it."""

    place: ContestPlace
    first: int


def first_seat(header: RecordHeader, deal: Deal) -> int:
    """Return the seat that began a game: the given one, or else the one drawn in the deal; 0 if there was no draw."""
    if header.first >= 0:
        return header.first
    drawn = [name.removeprefix(_SEAT) for name in deal.chance if name.startswith(_SEAT)]
    return int(drawn[0]) if drawn and drawn[0].isdecimal() else 0


def games_of(lines: Sequence[AnyLine]) -> tuple[GameScore, ...]:
    """Return the games of the contest that a record belongs to, its own included if it is over; none without one."""
    header, deal, last = lines[0], lines[1], lines[-1]
    assert isinstance(header, RecordHeader)
    assert isinstance(deal, Deal)
    if header.contest is None:
        return ()
    if not isinstance(last, Result):
        return header.contest.before
    own = GameScore(first_seat(header, deal), tuple(last.scores), tuple(last.winners), last.resigned)
    return (*header.contest.before, own)


def standing_of(lines: Sequence[AnyLine]) -> Standing | None:
    """Return the score of the contest that a record belongs to, None if it belongs to none."""
    header = lines[0]
    assert isinstance(header, RecordHeader)
    if header.contest is None:
        return None
    entry = ENTRIES.get(header.game)
    replays = entry is not None and entry.replays_ties
    return standing(header.contest.length, len(header.seats), games_of(lines), replays_ties=replays)


def next_game(lines: Sequence[AnyLine]) -> NextGame | None:
    """Return the next game of the contest of a record, None if the game is unfinished or the contest decided."""
    header, score = lines[0], standing_of(lines)
    assert isinstance(header, RecordHeader)
    if header.contest is None or score is None or score.is_over or not isinstance(lines[-1], Result):
        return None
    games = games_of(lines)
    place = ContestPlace(header.contest.id, len(games) + 1, header.contest.length, games)
    return NextGame(place, next_first(games[-1].first, len(header.seats)))
