"""Some dozens of mutated files; .github/workflows/nightly.yml tries fifty thousand."""

from __future__ import annotations

import pytest

from tests.fuzz import KINDS, fuzz

NUMBERS = {"record": 40, "game": 12, "map": 12, "text": 3, "lessons": 12}


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_in_a_file_only_a_sentence_comes_of_it(kind: str) -> None:
    said = list(fuzz(kind, NUMBERS.get(kind, 20), 1))
    assert len(said) == NUMBERS.get(kind, 20)
    assert any(said) or kind in ("settings", "record", "text", "statistics", "progress", "training", "analysis")


def test_the_fuzzer_finds_what_is_no_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tests.fuzz.examine", stumble)
    with pytest.raises(ZeroDivisionError):
        list(fuzz("record", 1, 1))
