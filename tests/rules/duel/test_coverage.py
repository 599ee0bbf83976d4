"""Every rule has a test that bears its id."""

from __future__ import annotations

import re
from pathlib import Path

RULES = [
    *(f"D-1.{i}" for i in range(1, 8)),
    *("D-2", "D-3", "D-3.1", "D-3.1a", "D-3.1b", "D-3.1c", "D-3.1d", "D-3.2", "D-3.3"),
    *(f"D-4.{i}" for i in range(1, 6)),
    *("D-5", "D-6", "D-7"),
]


def marked() -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    return {rule for text in texts for rule in re.findall(r'pytest\.mark\.rule\("([^"]+)"\)', text)}


def test_every_rule_has_a_test() -> None:
    assert not set(RULES) - marked()


def test_no_test_names_an_unknown_rule() -> None:
    assert not marked() - set(RULES)


def test_refusals_name_known_rules() -> None:
    source = (Path(__file__).resolve().parents[3] / "game" / "rules" / "duel" / "refusals.py").read_text(
        encoding="utf-8"
    )
    assert set(re.findall(r'"(D-[^"]+)"', source)) <= set(RULES)
