"""A shell without a window, a stage for widgets, and a pilot that presses keys."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from pathlib import Path
from typing import Any
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game.components import load
from game.match import saves
from game.match.saves import Saved
from game.match.seats import human
from game.match.statistics import Sitting, SittingHistory
from game.registry import GAMES
from game.ui.boards.kit import painting
from game.ui.table.show import renderer
from game.ui.table.show.renderer import TableRenderer
from game.ui.widgets import background
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings
from tests.patience import LONG
from tests.ui.shells import PICTURES, read_once, uncollected

LONG_AGO = datetime(1970, 1, 2)
_LOOKS = ("game", "theme", "look", "language", "size", "text_size")
"""The parameters of tests on which the pictures of a window depend."""


def pytest_collection_modifyitems(items: list[pytest.Function]) -> None:
    """Let the tests of a file that open equal windows follow one another, so that they share their pictures."""
    items[:] = [item for _, each in groupby(items, lambda item: item.path) for item in sorted(each, key=_look)]


def _look(item: pytest.Function) -> tuple[str, ...]:
    """Return what the window of a test of this room looks like, in words that are the same in every process."""
    if "ui" not in item.path.parts or not hasattr(item, "callspec"):
        return ()
    params = {name: item.callspec.params.get(name) for name in _LOOKS}
    return tuple(str(value) if isinstance(value, str | float | tuple) else "" for value in params.values())


def make_saves() -> list[Saved]:
    now = datetime.now()
    long = ("Ada Lovelace-Byron XX", "Ptolemaios Philadelphos", "Kleopatra Thea Philopator", "Nefret")
    return [
        saved("a.jsonl", "sobek", ("Ada", "Meryt"), now - timedelta(minutes=5), round=2),
        saved("b.jsonl", "sa-re", long, now - timedelta(hours=25), is_finished=True, winners=("Ramose",)),
        saved("c.jsonl", "duel", ("Ada",), now - timedelta(hours=2.5), problem="line 3 is torn"),
    ]


def saved(
    name: str, game: str, players: Sequence[str], played: datetime = LONG_AGO, *,
    is_finished: bool = False, problem: str = "", **more: Any,
) -> Saved:  # fmt: skip
    """Return the summary of a record of people; `more` are the fields that it sets otherwise."""
    seats = tuple(human(player) for player in players)
    fields = {"decisions": 0, "round": 0} | more
    return Saved(Path(name), game, seats, "", played, is_finished=is_finished, problem=problem, **fields)


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


@pytest.fixture(scope="session", autouse=True)
def _read_once() -> Iterator[None]:
    """Decode each painting once for all tests, and look for no garbage: a window does so once, tests open hundreds."""
    with read_once(), uncollected():
        yield


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


@pytest.fixture(scope="package", autouse=True)
def _made_at_once() -> Iterator[None]:
    """Scenes get their files at once, and pictures are ready in the frame that begins them, however slow the machine
    is; tests of a slow disk, and of the steps in which pictures are made, put other times in their place.
    """
    with (
        patch.object(background, "PATIENCE", 60.0),
        patch.object(renderer, "SLICE", LONG),
        patch.object(painting, "LOOK", LONG),
    ):
        yield


@pytest.fixture
def _unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let motion begin at once, without painting ahead: for tests that look at what moves and what is said.

    So they also take the same ticks however slow the machine is. What is drawn is painted when it is drawn.
    """
    monkeypatch.setattr(TableRenderer, "prepare", lambda renderer: renderer.stir() is None)


@pytest.fixture
def make_shell(monkeypatch: pytest.MonkeyPatch):
    def make(size=(1280, 720), *, listed: Sequence[Saved] = (), **settings) -> Shell:
        """Return a shell for a window; the menu finds the records `listed`."""
        monkeypatch.setattr(saves, "listing", lambda *, most: list(listed[:most]))
        return Shell(settings=Settings(**settings), display=fit(size), store=lambda *_: "", pictures=PICTURES)

    return make


@pytest.fixture
def shell(make_shell) -> Shell:
    return make_shell()


@pytest.fixture
def _only_real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the games that players have, without the null game of the tests."""
    monkeypatch.setattr(load, "GAMES", tuple(game for game in GAMES if game != "ferry"))
