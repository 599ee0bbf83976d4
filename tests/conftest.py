"""No test opens a real window or a sound device, or touches the player's own files."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from game import locale
from game.files.notices import NOTICES
from game.match import random_stream
from tests.catalogue import parsed

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the walks come first, each of which takes some ten seconds.

    So no worker waits for the last of another at the end, and the process that a walk copies at each look is small.
    """
    items.sort(key=lambda item: "walk" not in item.path.parts)


def pytest_collection_finish() -> None:
    """Look for garbage among what the tests make, and seldom.

    What was collected stays to the end, and most of what a test makes is gone without being looked for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 10)


_HOMES = count(1)


@pytest.fixture(scope="session", autouse=True)
def _unflushed() -> Iterator[None]:
    """Don't wait for the disk: what a flush saves from is a cut of the power, which no test makes.

    A file must still be open. Tests of what is flushed, and when, put a function of their own in its place.
    """
    with patch.object(os, "fsync", lambda handle: os.fstat(handle) and None):
        yield


@pytest.fixture(autouse=True)
def _apart(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Give each test a home of its own, which exists once something is written to it, and the luck of its own name, so
    that a failure comes again; remember no notice of another test.
    """
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path_factory.getbasetemp() / "homes" / str(next(_HOMES))))
    luck = random.Random(request.node.nodeid)
    monkeypatch.setattr(random, "SystemRandom", lambda: luck)
    monkeypatch.setattr(random_stream, "secrets", SimpleNamespace(token_hex=lambda count: luck.randbytes(count).hex()))
    NOTICES.forget()


@pytest.fixture(autouse=True)
def _english() -> None:
    """Speak English, and remember no missing text of another test."""
    locale.set_language("en")
    locale.forget_missing()


@pytest.fixture
def _parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let checks of the texts share the syntax trees, which take three seconds."""
    monkeypatch.setattr("fluent.syntax.parse", parsed)
