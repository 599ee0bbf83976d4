"""The tree of moves counted from fixed positions, by the engine and by the slow reading of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sobek.positions import GAME, play, position
from tests.rules.sobek.slow import perft, slow_legal

ROW = "ebony.6+ebony.5+marble.6+queen.ivory+cattle.7+thief.fish+ivory.5"


def opening() -> Any:
    """Two players early in a round, with a set in hand and tokens to choose from."""
    return position(
        round=3,
        hands=["wheat.1+wheat.2+wheat.6+wheat.9+amulet.1", "fish.1+fish.6+scribe.fish"],
        corruption=["ivory.1", "marble.1+wheat.7"],
        quays=ROW,
        tokens="guild.ankh+flood.1+flood.2+curse.1+embalming",
        scores=[10, 12],
    )


def powers() -> Any:
    """Three players with characters in hand and sets on the table."""
    return position(
        seats=3,
        round=3,
        hands=[
            "vizier.cattle+courtesan.wheat+wheat.1+amulet.1",
            "merchant.wheat+ebony.1",
            "ivory.1-4+ivory.6+fish.1-3",
        ],
        corruption=["fish.4+fish.5", "marble.1+marble.2+wheat.9", "cattle.1+scribe.cattle"],
        sets={(0, "wheat"): "wheat.6-8", (0, "amulet"): "amulet.2-4", (2, "cattle"): "cattle.2-4"},
        quays=ROW,
        prosperity=[(0, "amulet"), None],
        tokens="prosperity.2+guild.water",
        scores=[3, 40, 7],
    )


def amulets() -> Any:
    """A seat with amulets and goods in hand, and a set of goods before it (S-3.3c)."""
    return position(
        round=3,
        hands=["amulet.1-4+cattle.1+cattle.2", "ebony.1+queen.ivory"],
        quays="ebony.6+marble.6+cattle.7",
        sets={(0, "wheat"): "wheat.6-8"},
        tokens="prosperity.2+guild.water",
    )


def ending() -> Any:
    """The last card of the last round has been taken: horizontal sets."""
    state = position(
        seats=3,
        turn=2,
        round=3,
        quays="ivory.5",
        hands=["wheat.1-3+amulet.1+amulet.2+amulet.3+fish.1", "ebony.1", "fish.2-4+ivory.1+ivory.2+amulet.4"],
    )
    play(state, "take 1")
    return state


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        (opening, [16, 71, 538, 2456]),
        (powers, [7, 29, 207, 1166]),
        (amulets, [14, 49, 140, 373]),
        (ending, [8, 32, 266, 361]),
    ],
)
def test_perft(start: Any, counts: list[int]) -> None:
    for depth, count in enumerate(counts, start=1):
        fast, slow = perft(start(), depth, GAME.legal), perft(start(), depth, slow_legal)
        assert (fast, slow) == (count, count), depth


def test_the_order_of_moves() -> None:
    state = opening()
    assert [GAME.show_move(state, move) for move in GAME.legal(state)][:8] == [
        "take 1",
        "take 2",
        "take 3",
        "take 4",
        "set wheat wheat.1+wheat.2+wheat.6",
        "set wheat wheat.1+wheat.2+wheat.9",
        "set wheat wheat.1+wheat.6+wheat.9",
        "set wheat wheat.1+wheat.2+wheat.6+wheat.9",
    ]
    state = ending()
    assert [GAME.show_move(state, move) for move in GAME.legal(state)] == [
        "lay ivory ivory.1+ivory.2+ivory.5",
        "lay ivory ivory.1+ivory.2+amulet.4",
        "lay ivory ivory.1+ivory.5+amulet.4",
        "lay ivory ivory.1+ivory.2+ivory.5+amulet.4",
        "lay fish fish.2+fish.3+fish.4",
        "lay fish fish.2+fish.3+amulet.4",
        "lay fish fish.2+fish.3+fish.4+amulet.4",
        "done",
    ]
