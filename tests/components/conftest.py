"""A copy of the shipped data in which one thing at a time can be broken."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.paths import asset_dir

Break = Callable[[str, str, str], int]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with the shipped games, boards and themes; beside it the pictures that the maps name."""
    for part in ("games", "boards", "themes"):
        shutil.copytree(asset_dir("data") / part, tmp_path / "data" / part)
    shutil.copytree(asset_dir("art") / "board", tmp_path / "art" / "board")
    return tmp_path / "data"


@pytest.fixture
def spoil(data: Path) -> Break:
    """Replace a text that occurs in a file under data/; gives the line of its first occurrence."""

    def replace(file: str, old: str, new: str) -> int:
        path = data / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} does not hold {old!r}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return text[: text.index(old)].count("\n") + 1

    return replace
