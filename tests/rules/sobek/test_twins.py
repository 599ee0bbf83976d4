"""Equal cards are equal: their ids in the engine reveal nothing (S-8.3)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from game.rules.core.bits import mask_of, members
from game.rules.core.chance import Chance, recording, scripted, seeded, unavailable
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, Setup
from game.rules.core.knowledge import Knowledge
from game.rules.core.observers import Observers
from game.rules.sobek.moves import GRAB, SET, SHAPES, TAKE
from tests.rules.agreement import allows
from tests.rules.sobek.positions import GAME, TABLES, cards, ids
from tests.rules.zones import zone_called

U = GAME.universe


def stolen_fish() -> tuple[Any, Observers]:
    """Return a game of three in which seat 1 has a green fish of its own and another, stolen from seat 0."""
    watching = Observers(GAME, Setup(3))
    hands = "fish.10 cattle.8 fish.9 wheat.9 ivory.6 ebony.7"
    row = "ivory.1 thief.fish ivory.2 ivory.4 fish.1 ebony.1 ebony.2 fish.2 ebony.3"
    next_row = "wheat.1 wheat.2 wheat.3 wheat.4 wheat.5 wheat.6 wheat.7 wheat.8 marble.1"
    tokens = "guild.ankh flood.1 flood.2 curse.1 deceit"
    deal = [*hands.split(), *row.split()[::-1], *tokens.split(), "seat.0"]
    state = GAME.start(Setup(3), scripted([ids(name) for name in deal]), watching.sink)
    chance = scripted([ids(name) for name in [*next_row.split()[::-1], "fish.10"]])
    for text in [*["take 1"] * 10, "play thief.fish", "steal seat.0 green", "take 1", "take 1"]:
        GAME.apply(state, GAME.read_move(state, text), chance, watching.sink)
    return state, watching


@pytest.mark.rule("S-8.3")
def test_a_stolen_card_may_be_the_one_of_its_kind_that_is_played() -> None:
    """Seat 0 sees a green fish played and cannot tell whether it is the stolen one or one that was dealt."""
    state, watching = stolen_fish()
    hand = zone_called(GAME.zones, "hand.1")
    green_fish = TABLES.group[ids("fish.9")]
    assert green_fish == cards("fish.9+fish.10")
    assert possible(watching.knowledge(0))[hand][green_fish] == (1, 2)
    move = GAME.canonical(state, GAME.read_move(state, "set fish fish.1+fish.2+fish.10"))
    GAME.apply(state, move, unavailable, watching.sink)
    assert possible(watching.knowledge(0))[hand][green_fish] == (0, 1)
    assert possible(watching.knowledge(0))[hand][TABLES.group[ids("wheat.9")]] == (0, 2)
    assert possible(watching.knowledge(1))[hand][green_fish] == (1, 1)
    assert possible(watching.knowledge(2))[hand][green_fish] == (0, 1)


@pytest.mark.rule("S-8.3")
@pytest.mark.parametrize(
    ("seats", "seed"), [(3, 5), *(pytest.param(*more, marks=pytest.mark.slow) for more in ((2, 0), (4, 1)))]
)
def test_names_of_equal_cards_tell_nothing(seats: int, seed: int) -> None:
    """The same game with other ids for equal cards leaves everybody with the same knowledge."""
    setup = Setup(seats)
    rng, renaming = random.Random(seed), random.Random(seed + 1000)
    fair = seeded(rng)
    mine, others = Observers(GAME, setup), Observers(GAME, setup)
    drawn: list[int] = []
    state = GAME.start(setup, recording(fair, drawn), mine.sink)
    other = GAME.start(setup, renamed(drawn, renaming), others.sink)
    for _ in range(100):
        tries = [GAME.sample(state, fair) for _ in range(6)]
        move = next((m for m in tries if m[0] not in (TAKE, SET)), tries[0])
        drawn.clear()
        same = face_equal(state, other, move, renaming)
        GAME.apply(state, move, recording(fair, drawn), mine.sink)
        GAME.apply(other, same, renamed(drawn, renaming), others.sink)
        for viewer in (*range(seats), SPECTATOR):
            assert possible(mine.knowledge(viewer)) == possible(others.knowledge(viewer))
            assert allows(mine.knowledge(viewer), GAME.zone_masks(state))
        if GAME.to_move(state) < 0:
            break


def renamed(outcomes: Sequence[int], rng: random.Random) -> Chance:
    """Return draws of pieces that look like `outcomes`, any of those in the bag."""
    script = iter(outcomes)

    def chance(bag: Sequence[int], source: object = None, epoch: int = 0, /) -> int:
        piece = next(script)
        alike = TABLES.group[piece] if piece < U.size else 1 << piece
        return rng.choice([index for index, found in enumerate(bag) if alike >> found & 1])

    return chance


def face_equal(state: Any, other: Any, move: Move, rng: random.Random) -> Move:
    """Return a move in `other` that looks like `move` in `state`, by any of the equal cards there."""
    shapes = SHAPES[move[0]].split()
    seat = state.stack[-1][1] if state.stack else state.turn
    here = other.hands[seat]
    if state.stack and len(state.stack[-1]) > 2 and move[0] == GRAB:
        here = other.corruption[state.stack[-1][2]]
    here |= other.tokens
    same = [move[0]]
    for shape, value in zip(shapes, move[1:], strict=True):
        if shape == "cards":
            value = mask_of(alike_in(here, members(value), rng))
        elif shape == "piece":
            (value,) = alike_in(here, [value], rng)
        same.append(value)
    return tuple(same)


def alike_in(zone: int, pieces: Sequence[int], rng: random.Random) -> list[int]:
    """Return for every one of `pieces` another of `zone` that looks like it."""
    found: list[int] = []
    for piece in pieces:
        able = [p for p in members(zone & TABLES.group[piece]) if p not in found]
        found.append(rng.choice(able))
    return found


def possible(knowledge: Knowledge) -> list[dict[int, tuple[int, int]]]:
    """Return for every zone and every face (the mask of its cards) the least and the most of it that may lie there."""
    found: list[dict[int, tuple[int, int]]] = [{} for _ in range(knowledge.zones)]
    for deck, backs in zip(knowledge.decks, U.back_masks, strict=True):
        for face in {TABLES.group[piece] for piece in members(backs)}:
            for zone in range(knowledge.zones):
                least, most = 99, 0
                for table in deck.distributions:
                    low = high = 0
                    for mask, row in zip(deck.bundles, table, strict=True):
                        alike = (mask & face).bit_count()
                        low += max(0, row[zone] - mask.bit_count() + alike)
                        high += min(alike, row[zone])
                    least, most = min(least, low), max(most, high)
                if most:
                    found[zone][face] = (least, most)
    return found
