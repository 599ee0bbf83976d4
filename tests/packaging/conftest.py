"""The scripts of packaging/, which are no package."""

from __future__ import annotations

import importlib
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
