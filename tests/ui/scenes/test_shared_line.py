"""The line to share gives nothing away and can be read again in any language."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import locale
from game.analysis.week import DayVerdict
from game.ui.scenes.shared_line import SharedLine, read_line, shared_line
from tests.weeks import PARS, sailing

VERDICT = DayVerdict(8.4, {**PARS, "steward": 21.0}, (2, 2, 1, 2, 0, 2, 2))
CODE = "FEL-7K3M-9QXD-TN2P"


@pytest.fixture(autouse=True)
def _english():
    locale.set_language("en")
    yield
    locale.set_language("en")


def test_the_line_is_as_it_is_told() -> None:
    line = shared_line("26 Nov", "Sobek: 2 Players", sailing(3), VERDICT, CODE)
    result = "114–59 · ●●◐●○●● · gave away 8 ‰ (Steward 21, Vizier 3)"
    assert line == f"Felucca · 26 Nov · Sobek: 2 Players · {result} · {CODE}"


def test_a_line_without_judgement_or_day_and_with_help() -> None:
    line = shared_line("", "Sobek", replace(sailing(3), is_helped=True), None, CODE)
    assert line == f"Felucca · Sobek · 114–59 · with help · {CODE}"
    assert read_line(line) == SharedLine(CODE, (114, 59))


def test_a_level_that_cannot_be_told_apart_is_not_named() -> None:
    verdict = replace(VERDICT, pars={})
    assert "gave away 8 ‰ · " in shared_line("", "Sa-Rê", sailing(3), verdict, CODE)


def test_games_of_equal_qualities_have_equal_lines() -> None:
    other = replace(sailing(3), path=Path("other.felucca"), order=("9", "9"))
    assert shared_line("", "x", sailing(3), VERDICT, CODE) == shared_line("", "x", other, VERDICT, CODE)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_language_is_read_again(language: str) -> None:
    locale.set_language(language)
    line = shared_line("26 nov.", locale.text("game-duel"), sailing(3), VERDICT, CODE)
    assert read_line(line) == SharedLine(CODE, (114, 59), (2, 2, 1, 2, 0, 2, 2), 8.0)
    assert read_line(f"  look: {line.lower()}  ") == SharedLine(CODE, (114, 59), (2, 2, 1, 2, 0, 2, 2), 8.0)


@pytest.mark.parametrize("words", ["", CODE, "114–59", "Felucca · 114–59 · ●●◐", "·" * 1000, "9" * 5000])
def test_what_is_no_line_is_none(words: str) -> None:
    assert read_line(words) is None
