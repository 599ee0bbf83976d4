"""The scripts of packaging/, which are no package, and the folders that players of older versions left."""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Import a script of packaging/ by name."""
    for folder in (PACKAGING, *(PACKAGING / system for system in ("linux", "macos", "windows"))):
        monkeypatch.syspath_prepend(str(folder))

    def load(name: str) -> ModuleType:
        return importlib.import_module(name)

    return load


@pytest.fixture
def home(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the folder `HOME` of a module of tests, used by the program."""
    there = tmp_path / "home"
    shutil.copytree(request.module.HOME, there)
    monkeypatch.setenv("FELUCCA_HOME", str(there))
    return there
