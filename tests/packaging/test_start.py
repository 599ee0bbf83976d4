"""Where the frozen program starts: the language of a system that tells it to nobody."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from game import locale

START = Path(__file__).resolve().parents[2] / "packaging" / "start.py"


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    spec = importlib.util.spec_from_file_location("felucca_start", START)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_macos_is_asked_for_its_language(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, "fr_CH\n", ""))
    monkeypatch.setenv("LANG", "")
    start.take_language()
    assert locale.system_language() == "fr"


def test_a_language_that_is_set_stays(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    start.take_language()
    assert locale.system_language() == "it"


def test_a_system_that_does_not_answer_gets_english(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(*_: object, **__: object) -> None:
        raise FileNotFoundError("/usr/bin/defaults")

    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr(subprocess, "run", silent)
    monkeypatch.setattr("locale.getlocale", lambda *_: (None, None))
    start.take_language()
    assert locale.system_language() == "en"
