"""Weeks on the river that a test has made up."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path

from game.analysis.week import DayVerdict, Table, Week, WeekDay
from game.match.seats import ai, human
from game.match.week import Sailing

MONDAY = date(2026, 11, 23)
TABLES = (
    ("duel", (("gambler", "Ptah"),)),
    ("sa-re", (("steward", "Meryt"), ("hoarder", "Senu"))),
    ("sobek", (("miser", "Nefret"), ("spoiler", "Henut"))),
    ("duel", (("vizier", "Imhotep"),)),
    ("sobek", (("gambler", "Ptah"), ("miser", "Nefret"))),
    ("sa-re", (("merchant", "Imhotep"),)),
    ("sobek", (("vizier", "Senu"), ("steward", "Meryt"), ("pharaoh", "Nefret"))),
)
SAILED = {0: (2.0, (88, 71)), 1: (13.0, (55, 61, 60)), 3: (8.0, (114, 59))}
"""The days that were sailed, with what was given away and the points."""
PARS = {"vizier": 3.0, "steward": 12.0, "merchant": 25.0}


def sailing(day: int, person: str = "Anna", order: str = "", *, is_helped: bool = False) -> Sailing:
    """Return a finished game at the table of a day, counted from Monday."""
    _, scores = SAILED.get(day, (0.0, (1, 0)))
    winners = (scores.index(max(scores)),)
    return Sailing(f"FEL-{day}", person, Path(f"{day}.felucca"), (order, ""), 0, scores, winners, is_helped)


def table(day: int) -> Table:
    """Return the table of a day, counted from Monday."""
    game, opponents = TABLES[day % 7]
    return Table(f"FEL-{day}", game, (human("Anna"), *(ai(level, name) for level, name in opponents)))


def week(
    today: int = 4, sailed: Mapping[int, tuple[float, tuple[int, ...]]] = SAILED, people: tuple[str, ...] = ()
) -> Week:
    """Return the week in which Monday, Tuesday (with help) and Thursday were sailed, up to today."""
    days = []
    for day in range(7):
        is_sailed = day in sailed and day <= today
        verdict = DayVerdict(sailed[day][0], PARS, (2, 2, 1, 2, 0, 2, 2)) if is_sailed else None
        game = sailing(day, is_helped=day == 1) if is_sailed else None
        days.append(WeekDay(MONDAY + timedelta(days=day), table(day), game, verdict))
    return Week(MONDAY + timedelta(days=today), "Anna", tuple(days), people)
