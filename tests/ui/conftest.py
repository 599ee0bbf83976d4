"""A shell without a window, a stage for widgets, and a pilot that presses keys."""

from __future__ import annotations

import os
import time

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game.match.statistics import Sitting, SittingHistory
from game.ui.widgets import background
from game.ui.widgets.shell import Doors, GameInfo, LevelInfo, OptionInfo, SaveEntry, Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings

LEVELS = (LevelInfo("first", "menu-rules"), LevelInfo("second", "menu-settings"))
OPTION = OptionInfo("open_information", "menu-saves")
GOAL = OptionInfo("goal", "when", values=("days", "hours"), default="days")
GAMES = (
    GameInfo("sobek", (2, 3, 4), (OPTION,), LEVELS),
    GameInfo("duel", (2,), (OPTION,), LEVELS),
    GameInfo("sa-re", (2, 3, 4), (GOAL, OPTION), LEVELS, "second"),
)


def make_saves() -> tuple[SaveEntry, ...]:
    now = time.time()
    long = ("Ada Lovelace-Byron XX", "Ptolemaios Philadelphos", "Kleopatra Thea Philopator", "Nefret")
    return (
        SaveEntry("a.jsonl", "sobek", ("Ada", "Meryt"), now - 300, "Round 2"),
        SaveEntry("b.jsonl", "sa-re", long, now - 90_000, "Ramose won", True),
        SaveEntry("c.jsonl", "duel", ("Ada",), now - 9_000, problem="line 3 is torn"),
    )


def make_history() -> SittingHistory:
    """Return matches of Ada and of a guest with a long name, one of them against a level that is no longer known."""
    ada, guest, hour = "Ada", "Ptolemaios Philadelphos", 3600.0
    sittings = (
        Sitting("sa-re", ada, 3, "first-pyramid", frozenset({"merchant", "gambler"}), 6, True, 400 * hour),
        Sitting("sa-re", ada, 3, "first-pyramid", frozenset({"merchant"}), 3, False, 45 * 60.0),
        Sitting("sa-re", ada, 2, "scribe", frozenset({"gone"}), 13, True, hour),
        Sitting("sobek", ada, 2, "", frozenset({"pharaoh"}), 112, False, hour),
        Sitting("sobek", ada, 2, "", frozenset({""}), 120, True, 0.5 * hour),
        Sitting("sobek", guest, 2, "", frozenset({""}), 95, False, 0.5 * hour),
    )
    return SittingHistory(sittings, damaged=2)


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenes get their files at once, however slow the machine is; the tests of a slow disk override this."""
    monkeypatch.setattr(background, "PATIENCE", 60.0)


@pytest.fixture
def make_shell():
    def make(size=(1280, 720), *, saves=(), **settings) -> Shell:
        doors = Doors(games=lambda: GAMES, list_saves=lambda _: saves)
        return Shell(doors, Settings(**settings), fit(size), store=lambda *_: "")

    return make


@pytest.fixture
def shell(make_shell) -> Shell:
    return make_shell()
