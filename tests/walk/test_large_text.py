"""No text is cut at tables of random games in large letters; more seeds are looked at by hand and at night."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import locale
from tests.walk.large_text import Look


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    locale.set_language("en")


@pytest.mark.parametrize("seed", [20023, 20112, 20216, 40023])
def test_no_text_is_cut_in_a_game_in_large_letters(seed: int) -> None:
    assert [*Look(seed).found()] == []
