"""A week of tables of the day: which of them were sailed, and which game counts for each.

Everything follows from the finished games on disk. Of each person the first finished game at the table of a day counts;
all later ones are practice, and nothing depends on the days before or after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from pathlib import Path

from game.match.seats import same_person

DAYS = 7
"""The days of a week, which begins on Monday."""


class Flower(Enum):
    """The lotus at the landing place of a day, by the name of its picture."""

    GOLD = "gold"
    """Less was given away than the Vizier would have."""
    SILVER = "silver"
    BRONZE = "bronze"
    PLAIN = "plain"
    """Sailed: more was given away, or nothing is known of it yet."""
    EMPTY = "empty"
    """Not sailed."""
    BUD = "bud"
    """Still to come."""


@dataclass(frozen=True, slots=True)
class Sailing:
    """A finished game of a person at a table that repeats: that of a day, or another one with a code.

    `order` sorts the games at one table from the first to the last. The scores are those of all seats, `seat` is the
    person's.
    """

    code: str
    day: date | None
    """The day whose table it is, None for a table of no day."""
    person: str
    path: Path
    order: tuple[str, str]
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_helped: bool = False
    """Whether somebody took back a move, or was helped by a hint or by the coach."""
    is_resigned: bool = False

    @property
    def has_won(self) -> bool:
        """Whether the person is among the winners."""
        return self.seat in self.winners


def monday(day: date) -> date:
    """Return the Monday of a day's week."""
    return day - timedelta(days=day.weekday())


def days_of(day: date) -> tuple[date, ...]:
    """Return the seven days of a day's week."""
    first = monday(day)
    return tuple(first + timedelta(days=number) for number in range(DAYS))


def people(sailings: Iterable[Sailing]) -> tuple[str, ...]:
    """Return the people who have sailed, each under the spelling of their last game, sorted by name."""
    spelling = {same_person(one.person): one.person for one in sorted(sailings, key=lambda one: one.order)}
    return tuple(spelling[name] for name in sorted(spelling))


def counted(sailings: Iterable[Sailing], person: str) -> Mapping[str, Sailing]:
    """Return the game that counts for each table, by its code, at which a person has sailed."""
    found: dict[str, Sailing] = {}
    wanted = same_person(person)
    for one in sorted(sailings, key=lambda one: one.order):
        if same_person(one.person) == wanted:
            found.setdefault(one.code, one)
    return found
