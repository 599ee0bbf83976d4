"""Whoever reads a rule id in the source finds it in the rulebook of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import locale

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {"sobek": ("S", "sobek"), "duel": ("D", "duel"), "sa-re": ("R", "sare")}
"""The letter of a game's rule ids, and the name of its folders."""


@pytest.mark.parametrize("game", FOLDERS)
def test_every_id_that_is_named_stands_in_the_rulebook(game: str) -> None:
    letter, folder = FOLDERS[game]
    keys = locale.keys(f"rules-{game}-{letter}-")
    book = {f"{letter}-{key.removeprefix(f'rules-{game}-{letter}-').replace('-', '.')}" for key in keys}
    files = [path for top in ("game/rules", "tests/rules") for path in (ROOT / top / folder).glob("*.py")]
    named = {rule for path in files for rule in re.findall(rf"\b{letter}-\d+\.\d+[a-z]?\b", path.read_text("utf-8"))}
    assert len(named) > 15
    there = book | {rule[:-1] for rule in book if rule[-1].isalpha()}
    """S-3.1 stands there in its parts, and D-3.1d in D-3.1."""
    assert {rule for rule in named if rule not in there and rule[:-1] not in book} == set()
