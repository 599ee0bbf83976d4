"""Short walks with fixed seeds, which come to all scenes: 60 s of processor time together, on a quiet machine."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.walk.aside import IS_POSSIBLE
from tests.walk.homes import FIVE, Saved, Start
from tests.walk.plans import Plan, learning, there_and_back, whole_game
from tests.walk.scenes import UNREACHED, all_scenes
from tests.walk.walk import walk
from tests.walk.walks import shorten

pytestmark = pytest.mark.skipif(not IS_POSSIBLE, reason="this system cannot copy a process to look at it")

SHRINKING = 30.0
"""The seconds in which a failing walk is made shorter."""


@dataclass(frozen=True, slots=True)
class Short:
    """A walk of the suite: its name, start, plan, the scenes it comes to, and the most processor seconds it goes on."""

    name: str
    start: Start
    plan: Plan
    reaches: Collection[str]
    seconds: float = 6.0


AT_TABLE = {"CardsPanel", "LogSheet", "TableMenu", "Players", "Options", "Rulebook", "Fairness", "Zoom"}
AT_END = {"Final", "Fairness", "TableScene replay", "WinChancesSheet", "AnalysisScene"}
MENU = {"MainMenu", "NewGameScene", "Learning", "Rulebook", "Statistics", "Options", "Credits"}


def late(game: str, people: int, ais: int, share: float = 0.9) -> Start:
    return Start(saves=(Saved(game, people, ais, share),), opens=0, settings={"animation": "fast"})


SHORT = (
    Short("menu of a new player", Start(), there_and_back, MENU),
    Short("menu with saved games", Start("2", FIVE), there_and_back, MENU),
    Short("menu in a tall window", Start("3", FIVE[:1], {"language": "it"}, (900, 1200)), there_and_back, MENU),
    Short("sobek", late("sobek", 1, 2), whole_game, {"TableScene live", "Scoring", *AT_TABLE, *AT_END}),
    Short("duel", late("duel", 2, 0), whole_game, {"TableScene live", "HandOverScene", *AT_TABLE, *AT_END}),
    Short("sa-re", late("sa-re", 1, 1), whole_game, {"TableScene live", *AT_TABLE, *AT_END}),
    Short("lesson", Start("4"), learning("sobek", "chapter-", 30), {"TableScene lesson", "Learning"}),
    Short("exercise", Start("5"), learning("sa-re", "exercise-", 15), {"TableScene exercise", "Learning"}),
)


@pytest.mark.parametrize("short", SHORT, ids=lambda short: short.name)
def test_nothing_goes_wrong_on_a_walk(short: Short, tmp_path: Path) -> None:
    outcome = walk(
        short.start,
        short.plan,
        random.Random(short.name),
        is_over=lambda it: it.seconds > short.seconds,
        shots=tmp_path,
    )
    if outcome.findings:
        told = "\n".join(map(str, outcome.findings))
        pytest.fail(f"{told}\nshown by this walk (pictures in {tmp_path}):\n{shorten(outcome, None, SHRINKING).script}")
    missing = set(short.reaches) - outcome.reached.counts.keys()
    assert not missing, f"after {len(outcome.trail)} gestures and {outcome.seconds:.1f} s only {outcome.reached}"


def test_the_short_walks_come_to_all_scenes() -> None:
    assert {scene for short in SHORT for scene in short.reaches} | UNREACHED.keys() == all_scenes()
