"""Every numbered rule has a test, and every refusal a sentence and a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import locale

HERE = Path(__file__).resolve().parent
RULES = [
    *(f"R-1.{n}" for n in range(1, 8)),
    "R-2",
    *(f"R-3.{n}" for n in range(1, 7)),
    "R-4",
    *(f"R-5.{n}" for n in range(1, 8)),
    "R-6",
    "R-7",
    *(f"R-8.{n}" for n in range(1, 8)),
    "R-9",
    "R-10",
]
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
SOURCE = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted((HERE.parents[2] / "game" / "rules" / "sare").glob("*.py"))
)
KEYS = sorted(set(re.findall(r'"(refuse-sa-re-[a-z-]+)"', SOURCE)))


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test(rule: str) -> None:
    assert f'mark.rule("{rule}")' in TESTS


@pytest.mark.parametrize("key", KEYS)
def test_the_refusal_has_a_sentence_and_a_test(key: str) -> None:
    assert locale.has(key)
    assert f'"{key}"' in TESTS
