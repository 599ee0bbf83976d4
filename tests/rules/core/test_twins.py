"""Pieces that look alike: whoever sees one learns its face, never which of them it is."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from game.rules.core.deck import Contradiction
from game.rules.core.facts import Looked, Moved
from game.rules.core.knowledge import Knowledge
from game.rules.core.universe import Universe
from tests.rules.agreement import allows

FACES = (0, 0, 0, 1, 1, 2)
UNIVERSE = Universe([(f"p{i}", 0) for i in range(6)], ("back",), FACES)
ZONES = 4
BACK = -1


def fresh() -> Knowledge:
    return Knowledge(0, UNIVERSE, ZONES, {0: 0b111111})


def faces_of(zones: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(FACES[i] for i in range(6) if zone >> i & 1)) for zone in zones)


def test_twins_are_the_pieces_with_one_face() -> None:
    assert UNIVERSE.twins == (0b111, 0b111, 0b111, 0b11000, 0b11000, 0b100000)
    assert Universe([("a", 0), ("b", 0)], ("back",)).twins == (1, 2)


@pytest.mark.parametrize("seed", range(20))
def test_knowledge_of_twins_equals_brute_force(seed: int) -> None:
    """Every arrangement of faces has the probability that counting single pieces gives it."""
    rng = random.Random(seed)
    truth = (0b111111, 0, 0, 0)
    knowledge = fresh()
    worlds: Counter[tuple[int, ...]] = Counter({truth: 1})
    for _ in range(7):
        src = rng.choice([z for z in range(ZONES) if truth[z]])
        dst = rng.choice([z for z in range(ZONES) if z != src])
        count = rng.randint(1, min(2, truth[src].bit_count()))
        taken = rng.sample([i for i in range(6) if truth[src] >> i & 1], count)
        kind = rng.choice(("seen", "unseen", "look"))
        if kind == "look":
            knowledge.learn(Looked(1, src, tuple(i for i in range(6) if truth[src] >> i & 1)))
            seen = faces_of(truth)[src]
            worlds = Counter({w: n for w, n in worlds.items() if faces_of(w)[src] == seen})
            continue
        after: Counter[tuple[int, ...]] = Counter()
        for world, weight in worlds.items():
            for choice in combinations([i for i in range(6) if world[src] >> i & 1], count):
                if kind == "seen" and sorted(FACES[i] for i in choice) != sorted(FACES[i] for i in taken):
                    continue
                mask = sum(1 << i for i in choice)
                new = list(world)
                new[src] ^= mask
                new[dst] ^= mask
                after[tuple(new)] += weight
        new = list(truth)
        moved = sum(1 << i for i in taken)
        new[src] ^= moved
        new[dst] ^= moved
        truth, worlds = tuple(new), after
        knowledge.learn(Moved(tuple(taken) if kind == "seen" else (BACK,) * count, src, dst, 1, "move"))
        assert allows(knowledge, truth)
    exact: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for world, weight in worlds.items():
        exact[faces_of(world)] += weight
    draws = Counter(faces_of(tuple(sum(1 << i for i in zone) for zone in knowledge.sample(rng))) for _ in range(600))
    assert set(draws) <= set(exact)
    total = sum(worlds.values())
    for arrangement, weight in exact.items():
        assert abs(draws[arrangement] / 600 - weight / total) < 0.09
    for piece in range(6):
        for zone in range(ZONES):
            twins = [i for i in range(6) if FACES[i] == FACES[piece]]
            share = sum(n * (w[zone] >> i & 1) for w, n in worlds.items() for i in twins) / total
            assert sum(knowledge.chance_of(i, zone) for i in twins) == pytest.approx(share)


def test_a_twin_seen_again_does_not_tell_which_one_it_is() -> None:
    """A card seen, then mixed unseen with another: its face alone does not show that it came back."""
    knowledge = fresh()
    knowledge.learn(Moved((0,), 0, 1, 1, "look"))
    knowledge.learn(Moved((BACK,), 0, 1, 0, "draw"))
    knowledge.learn(Moved((BACK,), 1, 2, 0, "keep"))
    knowledge.learn(Moved((1,), 1, 3, 1, "show"))
    assert knowledge.chance_of(5, 2) > 0
    assert knowledge.chance_of(3, 2) > 0
    assert sum(knowledge.chance_of(piece, 2) for piece in range(3)) == pytest.approx(4 / 7)


def test_what_was_seen_keeps_the_name_it_was_seen_by() -> None:
    knowledge = fresh()
    knowledge.learn(Moved((2,), 0, 1, 1, "look"))
    knowledge.learn(Moved((0,), 1, 2, 1, "show"))
    assert knowledge.surely_lies(2) == 0b1


def test_an_arrangement_with_twins_exchanged_agrees_as_well() -> None:
    knowledge = fresh()
    knowledge.learn(Moved((0,), 0, 1, 1, "look"))
    assert allows(knowledge, (0b111110, 0b1, 0, 0))
    assert allows(knowledge, (0b111101, 0b10, 0, 0))
    assert not allows(knowledge, (0b110111, 0b1000, 0, 0))
    assert not allows(knowledge, (0b111100, 0b11, 0, 0))


def test_a_look_at_more_of_a_face_than_there_can_be_is_a_contradiction() -> None:
    knowledge = fresh()
    knowledge.learn(Moved((BACK, BACK), 0, 1, 0, "move"))
    with pytest.raises(Contradiction):
        knowledge.learn(Looked(1, 1, (5, 5)))
