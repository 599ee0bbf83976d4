"""The text of moves and positions, and the sentences of refusals."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from game import locale
from game.errors import FeluccaError
from game.rules.core.chance import seeded
from game.rules.duel.state import DuelState
from tests.rules.duel.material import GAME, SETUP, U, mask, move, position, refused

ROOT = Path(__file__).resolve().parents[3]
PIECES = {"queen": U.id("queen.ivory"), "thief": U.id("thief.fish"), "court": U.id("courtesan.wheat")}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("take c3", (0, 14)),
        ("exchange", (1,)),
        ("keep", (9,)),
        ("refill", (2,)),
        ("sell fish fish.1+statue.2+thief.fish", (3, 1, mask("fish.1", "statue.2", "thief.fish"))),
        ("play queen.ivory", (4, PIECES["queen"])),
        ("play thief.fish grey", (4, PIECES["thief"], 1)),
        ("play merchant.wheat a6", (4, U.id("merchant.wheat"), 30)),
        ("play high-priest.ebony statue", (4, U.id("high-priest.ebony"), 6)),
        ("play high-priestess.marble ivory", (4, U.id("high-priestess.marble"), 5)),
        ("play courtesan.wheat cattle cattle.1", (4, PIECES["court"], 0, mask("cattle.1"))),
        ("turn \\", (5, 3)),
        ("use seven", (6, U.id("seven"))),
        ("use scarabs.2 wheat", (6, U.id("scarabs.2"), 2)),
        ("use finger.1 b1", (6, U.id("finger.1"), 1)),
        ("pick ivory.6", (7, U.id("ivory.6"))),
        ("discard cattle.1+queen.ivory", (8, mask("cattle.1", "queen.ivory"))),
    ],
)
def test_moves_read_and_show(text: str, expected: tuple[int, ...]) -> None:
    assert move(text) == expected
    assert GAME.show_move(None, expected) == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "pass",
            "take",
            "take g1",
            "take c3 c4",
            "exchange c3",
            "refill now",
            "sell fish",
            "sell gold fish.1",
            "sell fish fish.99",
        ),
        *(
            "sell fish fish.1+fish.1",
            "sell fish seven",
            "turn x",
            "turn",
            "play",
            "play nobody",
            "play thief.fish pink",
        ),
        *("play queen.ivory fish", "play courtesan.wheat fish", "use seven fish", "use finger.1 fish", "pick"),
        *("pick fish.1 fish.2", "discard", "discard deben.1", "TAKE c3"),
        *("play finger.1 c3", "play scarabs.1 fish", "use merchant.wheat c3", "use thief.fish grey"),
    ],
)
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(FeluccaError, match=re.escape(repr(text))):
        GAME.read_move(None, text)


def test_a_position_reads_back() -> None:
    s = GAME.start(SETUP, seeded(random.Random(6)))
    text = s.text(U)
    assert DuelState.parse(text, U) == s
    assert "market=" in text
    assert " ankh=-1 " in text


def sentences() -> dict[str, set[str]]:
    """Return the keys of the English refusals with their placeholders."""
    found: dict[str, set[str]] = {}
    key = ""
    text = (ROOT / "data" / "locale" / "en" / "refuse-duel.ftl").read_text(encoding="utf-8")
    for row in text.splitlines():
        start = re.match(r"([a-z][a-z-]*) =", row)
        if start:
            key = start[1]
            found[key] = set()
        if not row.startswith("#"):
            found.setdefault(key, set()).update(re.findall(r"\$(\w+)", row))
    found.pop("", None)
    return found


def test_every_refusal_has_a_sentence_and_the_reverse() -> None:
    source = (ROOT / "game" / "rules" / "duel" / "refusals.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"(refuse-duel-[a-z-]+)"', source)) == set(sentences())


def test_every_refusal_is_provoked_by_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for key in sentences():
        assert f'"{key.removeprefix("refuse-duel-")}")' in tests or f'"{key}")' in tests, key


@pytest.mark.parametrize(
    ("hand", "text", "sentence"),
    [
        ("fish.1 fish.2", "sell fish fish.1+fish.2", "A set needs at least 3 tiles; you have chosen 2."),
        ("fish.1 fish.2", "sell fish fish.1", "A set needs at least 3 tiles; you have chosen 1."),
    ],
)
def test_sentences_are_filled_in(hand: str, text: str, sentence: str) -> None:
    s = position({"c3": "fish.3"}, "b3", hands=(hand, ""))
    refused(s, text)
    refusal = GAME.refusal(s, move(text))
    assert refusal is not None
    assert set(refusal.args) == sentences()[refusal.key]
    locale.set_language("en")
    assert locale.text(refusal.key, **refusal.args) == sentence
