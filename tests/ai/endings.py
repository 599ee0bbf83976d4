"""Measures what decides games of Sa-Rê: `python -m tests.ai.endings --levels LEVELS --players N --games N`.

The first level sits in every seat in turn against AIs of the last one, each deal as often as there are seats; with a
single level all are equal. Told are the shares of games that one player ends alone and of those that each tie-break
decides, how often the first level launches its Pyramid before all others, how often the number decides for it and
against it, and what it wins, each with a 95 % interval.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from enum import Enum

from game.cli.parallel import Job, outcomes
from game.cli.ratings import wilson
from game.cli.table import find_table
from game.rules.core.facts import Noted
from game.rules.sare.scoring import NO_PYRAMID
from game.rules.sare.tables import PYRAMID


class Ending(Enum):
    """What decides a game (R-9)."""

    ALONE = "ended by one player alone"
    BUILDINGS = "decided by administrative buildings"
    COMPLETED = "by a completed Pyramid"
    NUMBER = "by the Pyramid's number"
    STEPS = "by steps of the Pyramid"
    SHARED = "shared"


PLACES = (Ending.BUILDINGS, Ending.NUMBER, Ending.STEPS, Ending.NUMBER)
"""What decides, by the place at which two ranks differ; see `game.rules.sare.scoring.rank`."""


def ending(notes: Sequence[Noted]) -> Ending:
    """Return what decided a game with these notes: the first tie-break that sets the winner apart from all others."""
    ranks = sorted((tuple(note.values) for note in notes if note.what == "tie-break"), reverse=True)
    if len(ranks) < 2:
        return Ending.ALONE
    best, second = ranks[:2]
    place = next((at for at, (mine, theirs) in enumerate(zip(best, second, strict=True)) if mine != theirs), -1)
    if place < 0:
        return Ending.SHARED
    how = PLACES[place]
    return Ending.COMPLETED if how is Ending.NUMBER and second[place] == NO_PYRAMID else how


def first_pyramid(notes: Sequence[Noted]) -> int:
    """Return the seat that launched its Pyramid before all others, which has the lowest number; -1 if nobody did."""
    return next((note.seat for note in notes if note.what == "launch" and note.values[0] == PYRAMID), -1)


def _share(part: float, games: int) -> str:
    low, high = wilson(part, games)
    return f"{100 * part / games:.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {games}"


def main() -> None:
    """Play, and print what decided."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--levels", default="steward")
    parser.add_argument("--scenario", default="priest")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="endings")
    chosen = parser.parse_args()
    names = chosen.levels.split(",")
    found: Counter[Ending] = Counter()
    leads = decides_for = decides_against = 0
    won = 0.0
    for number in range(chosen.games):
        deal, seat = divmod(number, chosen.players)
        seated = [names[0] if at == seat else names[-1] for at in range(chosen.players)]
        table = find_table("sa-re", chosen.players, ",".join(seated), {"scenario": chosen.scenario})
        job = Job("sa-re", table.setup, table.levels, f"{chosen.seed}/{deal}", noted=("tie-break", "launch"))
        outcome = next(outcomes(table.game, [job], 1))
        how = ending(outcome.notes)
        has_won, is_tied = seat in outcome.winners, any(n.seat == seat for n in outcome.notes if n.what == "tie-break")
        found[how] += 1
        leads += first_pyramid(outcome.notes) == seat
        decides_for += how is Ending.NUMBER and has_won
        decides_against += how is Ending.NUMBER and is_tied and not has_won
        won += has_won / len(outcome.winners)
    print(f"{chosen.scenario}, {chosen.players} players, {chosen.levels}")
    for how in Ending:
        print(f"  {how.value}: {_share(found[how], chosen.games)}")
    print(f"  {names[0]} launches the first Pyramid: {_share(leads, chosen.games)}")
    print(f"  the number decides for it: {_share(decides_for, chosen.games)}")
    print(f"  the number decides against it: {_share(decides_against, chosen.games)}")
    print(f"  {names[0]} wins: {_share(won, chosen.games)}")


if __name__ == "__main__":
    main()
