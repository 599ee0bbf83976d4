"""Errors about unknown names are short however many names there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.choices import PAGE, choice_of
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.sare.evaluation import WEIGHTS
from game.errors import FeluccaError
from tests.ai.test_opponents import made


def test_few_names_are_all_named() -> None:
    assert choice_of("hord", {"hoard": 0.0, "fear": 0.0}) == "choose fear, hoard"
    assert choice_of("hord", ()) == "choose nothing"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("cautoin", "did you mean 'caution'? "),
        ("taste_temple_in_prist", "did you mean 'taste_temple_in_priest' or "),
        ("zzzz", ""),
    ],
)
def test_of_many_names_the_nearest_are_named_and_the_page_about_all(name: str, told: str) -> None:
    """All 229 were named, in 4,000 letters."""
    with pytest.raises(FeluccaError) as caught:
        make_heuristics(made("sa-re"), {name: 1.0})
    words = str(caught.value)
    assert words.startswith(f"there is no weight called '{name}': {told}")
    assert words.endswith(f"{PAGE} tells about all {len(WEIGHTS)}")
    assert len(words) < 240


def test_the_page_about_all_is_there() -> None:
    assert (Path(__file__).parents[2] / PAGE).is_file()
