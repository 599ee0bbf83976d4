"""The page for exporting and importing tells what it has done, and offers what it finds."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path

import pytest

from game import locale
from game.match.archive import TakenIn
from game.paths import HOME, documents_dir
from game.ui.scenes.moving import Moving, exports, imported_words
from game.ui.widgets.scene import Complain
from game.ui.window.input import Action, KeyPress
from tests.patience import LONG
from tests.ui.pilot import named


@pytest.fixture
def page(make_shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Moving:
    monkeypatch.setenv(HOME, str(tmp_path))
    locale.set_language("en")
    shell = make_shell(effects_volume=0.0, music_volume=0.0)
    scene = Moving(shell, lambda: date(2026, 11, 27))
    scene.enter(shell.display.size)
    return scene


def use(page: Moving, name: str) -> object:
    """Press a button, and let its work be done; return the change that follows."""
    assert page.focus_name(name)
    page.handle(KeyPress(Action.ACTIVATE))
    assert page.poll_seconds
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        change = page.update(0.01)
        if change is not None or not page.poll_seconds:
            return change
        time.sleep(0.005)
    raise AssertionError("the work does not end")


def test_an_export_is_told_and_can_be_imported(page: Moving) -> None:
    (documents_dir().parent / "learned.json").write_text('{"duel/market": 2}')
    assert use(page, "export") is None
    assert named(page, "told").markup == "Exported: Felucca 2026-11-27.zip, in the folder documents."  # type: ignore[attr-defined]
    assert "Exported" in page.announced().notices[-1].markup
    assert [file.name for file in exports()] == ["Felucca 2026-11-27.zip"]
    assert use(page, "take-Felucca 2026-11-27.zip") is None
    assert named(page, "told").markup == "Imported: everything in it was here already."  # type: ignore[attr-defined]


def test_a_bad_export_is_one_sentence(page: Moving) -> None:
    documents_dir().mkdir(parents=True)
    (documents_dir() / "Felucca bad.zip").write_bytes(b"no zip")
    (documents_dir() / "else.zip").write_bytes(b"not ours")
    page.rebuild()
    assert [file.name for file in exports()] == ["Felucca bad.zip"]
    assert isinstance(use(page, "take-Felucca bad.zip"), Complain)


@pytest.mark.parametrize(
    ("taken", "expected"),
    [
        (TakenIn(), "Imported: everything in it was here already."),
        (TakenIn(others=1), "Imported: no new games."),
        (TakenIn(games=1), "Imported: 1 new game."),
        (TakenIn(games=21, continued=1), "Imported: 21 new games, and 1 game continued elsewhere."),
        (TakenIn(games=2, continued=3), "Imported: 2 new games, and 3 games continued elsewhere."),
    ],
)
def test_what_was_imported_is_counted(taken: TakenIn, expected: str) -> None:
    locale.set_language("en")
    assert imported_words(taken) == expected
