"""Every rule of Sobek has a test that says so."""

from __future__ import annotations

import re
from pathlib import Path

RULES = {
    "S-1": "1 2 3 4 5",
    "S-2": "1 2 3 4 5 6",
    "S-3": "0 1a 1b 1c 1d 2 3a 3b 3c 3d 3e",
    "S-4": "1 2 3",
    "S-5": "1 2 3 4 5 6 7",
    "S-6": "1 2 3 4 5 6",
    "S-7": "1 2 3 4",
    "S-8": "0 1 2 3",
}


def test_every_rule_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    marked = set(re.findall(r'mark\.rule\("([^"]+)"\)', "".join(sources)))
    rules = {f"{chapter}.{part}" for chapter, parts in RULES.items() for part in parts.split()}
    assert rules - marked == set()
    assert marked - rules <= set(RULES)
