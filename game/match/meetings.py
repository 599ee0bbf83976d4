"""The games that the players of a table have had with each other before, from records and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.contest.standing import PAIR
from game.match import saves
from game.match.seats import Seat, same_person
from game.match.statistics import Entries, Sitting, history_of, match_name, read_entries, statistics_file
from game.registry import ENTRIES


@dataclass(frozen=True, slots=True)
class Meeting:
    """The games of a person against one other player, both always with the same number of seats at the table.

    `name` is the person, who met a person called `other` or, if that is '', AIs of `level`. `lost` and `drawn` are
    shown at tables of two only. `last` is the latest of the games before the present one.
    """

    name: str
    other: str
    level: str
    played: int
    won: int
    lost: int
    drawn: int
    last: Sitting | None


def meetings_before(record: Path, game: str, seats: Sequence[Seat]) -> list[Meeting]:
    """Return the meetings of the players of a game with a record, from all records and statistics; it takes a while."""
    entries, _ = read_entries(saves.folder(), statistics_file())
    return meetings(entries, match_name(record), game, seats)


def meetings(entries: Entries, present: str, game: str, seats: Sequence[Seat]) -> list[Meeting]:
    """Return the meetings of the players of a game, this game included if it counts; `present` is its name.

    At a table of two it is the one with the other player, from the view of a person; with more seats those of the only
    person with each level. Players that have not met before have none.
    """
    people = [seat for seat in seats if seat.is_human]
    if not people or (len(seats) > PAIR and len(people) > 1):
        return []
    me = people[0]
    others = [seat for seat in seats if seat is not me]
    whole = _mine(entries, game, me, len(seats))
    earlier = _mine({name: entry for name, entry in entries.items() if name != present}, game, me, len(seats))
    found: list[Meeting] = []
    for level, name in dict.fromkeys((seat.level, seat.name if seat.is_human else "") for seat in others):
        before = [one for one in earlier if _has_met(one, level, name)]
        if before:
            found.append(_meeting(me.name, name, level, [one for one in whole if _has_met(one, level, name)], before))
    return found


def _mine(entries: Entries, game: str, me: Seat, seats: int) -> list[Sitting]:
    """Return the sittings of a person that count, in a game with a number of seats."""
    mine = same_person(me.name)
    found = history_of(entries).sittings
    return [one for one in found if (one.game, one.seats, same_person(one.name)) == (game, seats, mine)]


def _has_met(one: Sitting, level: str, name: str) -> bool:
    """Return whether a sitting was against a person called `name`, or without one against an AI of `level`."""
    if name:
        return same_person(name) in map(same_person, one.people)
    return level in one.rivals


def _meeting(name: str, other: str, level: str, whole: list[Sitting], earlier: list[Sitting]) -> Meeting:
    drawn = sum(one.has_won and one.is_shared for one in whole)
    won = sum(one.has_won for one in whole) - drawn
    return Meeting(name, other, level, len(whole), won, len(whole) - won - drawn, drawn, earlier[-1])


def lead_of(one: Sitting) -> int | None:
    """Return the points by which a game was won or lost; None if it had none, was tied or was resigned."""
    entry = ENTRIES.get(one.game)
    return abs(one.lead) if one.lead and entry is not None and entry.has_points else None
