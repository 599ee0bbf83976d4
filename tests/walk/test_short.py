"""Short walks with fixed seeds, which come to all scenes within about a minute of processor time."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.walk.aside import IS_POSSIBLE
from tests.walk.homes import FIVE, Saved, Start
from tests.walk.plans import (
    Plan,
    first_start,
    learning,
    match_of_games,
    moves,
    practising,
    table,
    there_and_back,
    to_the_end,
    tools,
)
from tests.walk.scenes import UNREACHED, all_scenes
from tests.walk.walk import walk
from tests.walk.walks import shorten

pytestmark = pytest.mark.skipif(not IS_POSSIBLE, reason="this system cannot copy a process to look at it")

SHRINKING = 30.0
"""The seconds in which a failing walk is made shorter."""


@dataclass(frozen=True, slots=True)
class Short:
    """A walk of the suite: its name, start and plan, the most gestures, and the scenes that it comes to."""

    name: str
    start: Start
    plan: Plan
    gestures: int
    reaches: Collection[str]


MENU = {
    *("MainMenu", "NewGameScene", "WeekScene", "Challenge", "Moving", "Learning", "Rulebook", "Statistics", "Options"),
    *("Credits", "Dialog", "FourTables"),
}
AT_END = {"Final", "ScoreSheet", "Fairness", "TableScene replay", "WinChancesSheet", "AnalysisScene"}
OVER = {"CardsPanel", "LogSheet", "TableMenu", "Players", "Options", "Rulebook", "Fairness"}


def at(saved: Saved, seed: str = "1", **settings: object) -> Start:
    return Start(seed, (saved,), opens=0, settings={"animation": "fast", **settings})


GUIDED = at(Saved("sobek", 1, 1, 0.97, is_guided=True))
SHORT = (
    Short("menu of a new player", Start(), there_and_back, 90, MENU),
    Short("first start", Start("9", settings={"has_started": False}), first_start, 14, {"FirstStart", "MainMenu"}),
    Short("menu with saved games", Start("2", FIVE), there_and_back, 90, MENU),
    Short("menu in a tall window", Start("3", FIVE[:1], {"language": "it"}, (900, 1200)), there_and_back, 90, MENU),
    Short("table of sobek", at(Saved("sobek", 1, 2, 0.5)), table, 34, {"TableScene live", "Zoom"}),
    Short("table of duel", at(Saved("duel", 1, 1, 0.4), language="fr"), table, 24, {"TableScene live", "Zoom"}),
    Short("table of sa-re", at(Saved("sa-re", 1, 1, 0.5)), table, 48, {"TableScene live", "Zoom"}),
    Short("over a table", at(Saved("sa-re", 2, 0, 0.3), language="it"), tools, 80, OVER),
    Short("end of sobek", GUIDED, to_the_end, 90, {*AT_END, "Scoring", "FirstGameSheet"}),
    Short("end of duel", at(Saved("duel", 2, 0, 0.9)), moves, 60, {"Final", "HandOverScene", "Scoring"}),
    Short("end of sa-re", at(Saved("sa-re", 1, 1, 0.95), "5"), to_the_end, 90, AT_END),
    Short(
        "match",
        Start("6", settings={"animation": "fast"}),
        match_of_games,
        60,
        {"Final", "TableMenu", "Dialog"},
    ),
    Short("hot seat", at(Saved("sobek", 2, 0, 0.7), language="it"), moves, 28, {"HandOverScene", "DrawnSheet"}),
    Short("coach", at(Saved("sa-re", 1, 1, 0.3), "2", coach=True), moves, 12, {"TableScene live", "Looking"}),
    Short("lesson", Start("4"), learning("sobek", "chapter-", 15), 20, {"TableScene lesson", "Learning"}),
    Short("exercise", Start("5"), learning("sa-re", "exercise-", 15), 20, {"TableScene exercise", "Learning"}),
    Short("puzzle", Start("7"), practising("duel", "puzzles", 14), 20, {"TableScene puzzle", "Learning"}),
    Short("drill", Start("8"), practising("sobek", "drills", 14), 20, {"TableScene drill", "Learning"}),
)


NIGHTLY = {"menu of a new player", "menu in a tall window", "table of sobek", "end of duel"}
"""The walks that come to no scene that the others don't, by name."""
NOW = tuple(short for short in SHORT if short.name not in NIGHTLY)


@pytest.mark.parametrize(
    "short", [pytest.param(it, marks=() if it in NOW else pytest.mark.slow, id=it.name) for it in SHORT]
)
def test_nothing_goes_wrong_on_a_walk(short: Short, tmp_path: Path) -> None:
    rng = random.Random(short.name)
    outcome = walk(
        short.start, short.plan, rng, is_over=lambda it: len(it.trail) >= short.gestures, shots=tmp_path,
        judges_speed=False,
    )  # fmt: skip
    print(f"{len(outcome.trail)} gestures, {outcome.seconds:.1f} s of processor time: {outcome.reached}")
    if outcome.findings:
        told = "\n".join(map(str, outcome.findings))
        pytest.fail(f"{told}\nshown by this walk (pictures in {tmp_path}):\n{shorten(outcome, None, SHRINKING).script}")
    missing = set(short.reaches) - outcome.reached.counts.keys()
    assert not missing, f"after {len(outcome.trail)} gestures and {outcome.seconds:.1f} s only {outcome.reached}"


def test_the_short_walks_come_to_all_scenes() -> None:
    for walks in (NOW, SHORT):
        assert {scene for short in walks for scene in short.reaches} | UNREACHED.keys() == all_scenes()
