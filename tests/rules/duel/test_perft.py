"""The number of move sequences from fixed positions, counted with the program's rules and with those of `slow.py`.

Draws always give the first piece of the bag.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.rules.core.chance import seeded
from game.rules.duel.state import DuelState
from tests.rules.duel import slow
from tests.rules.duel.material import GAME, SETUP, position, written


def first(bag: object, *_: object) -> int:
    return 0


def count(s: DuelState, depth: int, moves: Callable[[DuelState], list[tuple[int, ...]]]) -> int:
    found = moves(s)
    if depth == 1:
        return len(found)
    total = 0
    for m in found:
        after = s.clone()
        GAME.apply(after, m, first)
        total += count(after, depth - 1, moves)
    return total


def slowly(s: DuelState) -> list[tuple[int, ...]]:
    return [GAME.read_move(s, text) for text in sorted(slow.legal(s))]


def opening() -> DuelState:
    return GAME.start(SETUP, seeded(random.Random(11)))


def busy() -> DuelState:
    """Both can sell, play and take; all Pirogues with a choice are left."""
    return position(
        {
            "a3": "fish.1",
            "c3": "thief.fish",
            "d3": "cattle.6",
            "b1": "ivory.4",
            "b5": "wheat.7",
            "f1": "ebony.1",
            "e5": "marble.6",
            "d6": "statue.3",
            "a6": "queen.ivory",
        },
        "b3",
        "h",
        hands=(
            "fish.4 fish.5 fish.10 statue.1 merchant.wheat",
            "wheat.4 wheat.5 wheat.9 courtesan.wheat high-priest.ebony",
        ),
        corruption=("marble.1 marble.4", "ivory.1 cattle.2 statue.4"),
        sets={(0, "ivory"): "ivory.2 ivory.3 ivory.5", (1, "wheat"): "wheat.1 wheat.2 wheat.8"},
        berths="pyramid.1 scarabs.1 mummy eye finger.2",
        pile="cattle.1 ebony.3 scribe.fish",
    )


def late() -> DuelState:
    """The pile is empty and few tiles are left."""
    return position(
        {"c3": "vizier.cattle", "e5": "statue.5", "a1": "fish.6", "c6": "ebony.4"},
        "c4",
        "v",
        hands=(
            "marble.1 marble.2 statue.2 architect.statue scribe.cattle",
            "wheat.4 wheat.5 wheat.6 ivory.1 high-priestess.marble",
        ),
        corruption=("fish.1", "cattle.1 cattle.2 queen.ivory"),
        berths="finger.1 seven",
    )


@pytest.mark.parametrize(
    ("start", "depth", "expected"),
    [(opening, 6, 3960), (busy, 4, 9530), (late, 6, 1775)],
    ids=["opening", "busy", "late"],
)
def test_perft(start: Callable[[], DuelState], depth: int, expected: int) -> None:
    found = count(start(), depth, GAME.legal)
    breakdown = {GAME.show_move(None, m): 0 for m in GAME.legal(start())}
    for m in GAME.legal(start()):
        after = start()
        GAME.apply(after, m, first)
        breakdown[GAME.show_move(None, m)] = count(after, depth - 1, GAME.legal)
    assert found == expected, breakdown


@pytest.mark.parametrize(
    ("start", "depth", "expected"),
    [(opening, 6, 3960), (busy, 4, 9530), (late, 6, 1775)],
    ids=["opening", "busy", "late"],
)
def test_the_slow_rules_count_the_same(start: Callable[[], DuelState], depth: int, expected: int) -> None:
    assert count(start(), depth, slowly) == expected


def test_the_moves_of_the_busy_position() -> None:
    """Three tiles on the line; four sales of fish; nine tiles for the Merchant."""
    words = [GAME.show_move(None, m).split()[0] for m in GAME.legal(busy())]
    assert words == ["take"] * 3 + ["sell"] * 4 + ["play"] * 9


def test_the_order_of_moves() -> None:
    assert written(GAME.legal(busy())[:4]) == [
        "take a3",
        "take c3",
        "take d3",
        "sell fish fish.4+fish.5+statue.1",
    ]
    assert [m[0] for m in GAME.legal(busy())] == sorted(m[0] for m in GAME.legal(busy()))
