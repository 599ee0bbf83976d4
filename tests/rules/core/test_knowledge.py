"""Knowledge is exact: compared with brute force over everything that could have happened."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations

import pytest

from game.rules.core.bits import mask_of, members
from game.rules.core.deck import BundleCounts, Contradiction
from game.rules.core.facts import Excluded, Gathered, Looked, Moved
from game.rules.core.knowledge import Knowledge
from game.rules.core.universe import Universe
from tests.rules.agreement import all_of, allows

PIECES = 7
ZONES = 4
UNIVERSE = Universe([(f"p{i}", 0 if i < 5 else 1) for i in range(PIECES)], ("blue", "red"))
START = {0: (1 << PIECES) - 1}


def fresh() -> Knowledge:
    return Knowledge(0, UNIVERSE, ZONES, START)


def arrangements(knowledge: Knowledge) -> set[tuple[int, ...]]:
    """Return every arrangement (a mask for each zone) that the tables allow."""
    found: set[tuple[int, ...]] = {(0,) * ZONES}
    for deck in knowledge.decks:
        allowed = [new for table in deck.distributions for new in laid_out(list(zip(deck.bundles, table, strict=True)))]
        found = {tuple(a | b for a, b in zip(old, new, strict=True)) for old in found for new in allowed}
    return found


def laid_out(rows: list[tuple[int, BundleCounts]]) -> list[tuple[int, ...]]:
    """Return all ways to distribute bundles over the zones, with the counts of their rows."""
    if not rows:
        return [(0,) * ZONES]
    (bundle, row), *rest = rows
    places = set(permutations([zone for zone, number in enumerate(row) for _ in range(number)]))
    ids = members(bundle)
    own = [
        tuple(mask_of(i for i, z in zip(ids, to, strict=True) if z == zone) for zone in range(ZONES)) for to in places
    ]
    return [tuple(a | b for a, b in zip(one, more, strict=True)) for one in own for more in laid_out(rest)]


def random_story(rng: random.Random, steps: int) -> tuple[Knowledge, Counter[tuple[int, ...]]]:
    """Make random moves, seen and unseen, on a true arrangement; follow all that agree with them, with weights."""
    truth = [START[0] if z == 0 else 0 for z in range(ZONES)]
    knowledge = fresh()
    worlds: Counter[tuple[int, ...]] = Counter({tuple(truth): 1})
    for _ in range(steps):
        src = rng.choice([z for z in range(ZONES) if truth[z]])
        dst = rng.choice([z for z in range(ZONES) if z != src])
        back = rng.choice([b for b in (0, 1) if truth[src] & UNIVERSE.back_masks[b]])
        here = [i for i in range(PIECES) if truth[src] >> i & 1 and UNIVERSE.backs[i] == back]
        taken = rng.sample(here, rng.randint(1, min(2, len(here))))
        kind = rng.random()
        moved = sum(1 << i for i in taken)
        after: Counter[tuple[int, ...]] = Counter()
        seen = kind < 0.35
        for world, weight in worlds.items():
            pool = [i for i in range(PIECES) if world[src] >> i & 1 and UNIVERSE.backs[i] == back]
            for choice in combinations(pool, len(taken)):
                mask = sum(1 << i for i in choice)
                if seen and mask != moved:
                    continue
                new = list(world)
                new[src] ^= mask
                new[dst] ^= mask
                after[tuple(new)] += weight
        truth[src] ^= moved
        truth[dst] ^= moved
        pieces = tuple(taken) if seen else tuple(UNIVERSE.hidden(i) for i in taken)
        knowledge.learn(Moved(pieces, src, dst, 0, "move"))
        worlds = after
        if kind > 0.9:
            zone = rng.randrange(ZONES)
            absent = sum(1 << i for i in range(PIECES) if not truth[zone] >> i & 1 and rng.random() < 0.4)
            knowledge.learn(Excluded(zone, absent))
            worlds = Counter({w: n for w, n in worlds.items() if not w[zone] & absent})
        elif kind > 0.8:
            zone = rng.randrange(ZONES)
            knowledge.learn(Looked(1, zone, tuple(i for i in range(PIECES) if truth[zone] >> i & 1)))
            worlds = Counter({w: n for w, n in worlds.items() if w[zone] == truth[zone]})
    return knowledge, worlds


@pytest.mark.parametrize("seed", range(60))
def test_knowledge_equals_brute_force(seed: int) -> None:
    knowledge, worlds = random_story(random.Random(seed), 7)
    assert arrangements(knowledge) == set(worlds)
    assert all(allows(knowledge, w) for w in worlds)
    total = sum(worlds.values())
    for piece in range(PIECES):
        for zone in range(ZONES):
            expected = sum(n for w, n in worlds.items() if w[zone] >> piece & 1) / total
            assert knowledge.chance_of(piece, zone) == pytest.approx(expected)
    for zone in range(ZONES):
        may = 0
        sure = (1 << PIECES) - 1
        for world in worlds:
            may |= world[zone]
            sure &= world[zone]
        assert knowledge.may_lie(zone) == may
        assert knowledge.surely_lies(zone) == sure


def test_samples_follow_the_weights() -> None:
    knowledge, worlds = random_story(random.Random(3), 5)
    rng = random.Random(1)
    drawn = Counter(tuple(sum(1 << i for i in zone) for zone in knowledge.sample(rng)) for _ in range(4000))
    assert set(drawn) <= set(worlds)
    total = sum(worlds.values())
    chi = sum((drawn[w] - 4000 * n / total) ** 2 / (4000 * n / total) for w, n in worlds.items())
    assert chi < len(worlds) + 4 * (2 * len(worlds)) ** 0.5


@pytest.mark.parametrize("seed", range(6))
def test_a_piece_whose_place_is_certain_moves_like_any_other(seed: int) -> None:
    """It takes a short way, on which nothing is counted; here it takes the long one too."""
    rng, carried = random.Random(seed), 0
    knowledge, _ = random_story(rng, 6)
    for deck, backs in zip(knowledge.decks, UNIVERSE.back_masks, strict=True):
        for piece in members(backs):
            src = next((zone for zone in range(ZONES) if deck.surely_lies(zone) >> piece & 1), None)
            if src is not None:
                carried += 1
                dst = rng.randrange(ZONES)
                counted = deck.clone()
                counted.is_split = True
                for each in (deck, counted):
                    each.draw(piece, UNIVERSE.twins[piece], src, dst)
                assert (deck.bundles, deck.distributions, deck.sure) == (
                    counted.bundles,
                    counted.distributions,
                    counted.sure,
                )
    assert carried


def test_a_thief_leaves_two_possibilities() -> None:
    knowledge = fresh()
    knowledge.learn(Moved((0, 1), 0, 1, 1, "take"))
    knowledge.learn(Moved((UNIVERSE.hidden(0),), 1, 2, 0, "steal"))
    assert knowledge.chance_of(0, 2) == 0.5
    assert knowledge.may_lie(2) == 0b11
    assert knowledge.surely_lies(1) == 0
    knowledge.learn(Moved((0,), 2, 3, 1, "play"))
    assert knowledge.surely_lies(1) == 0b10


def test_an_impossible_report_is_a_contradiction() -> None:
    with pytest.raises(Contradiction):
        fresh().learn(Moved((0,), 1, 2, 1, "take"))
    with pytest.raises(Contradiction):
        fresh().learn(Excluded(0, 1))


def test_a_reset_forgets() -> None:
    knowledge = fresh()
    knowledge.learn(Moved((0,), 0, 1, 1, "take"))
    knowledge.learn(Gathered())
    assert all_of(knowledge) == all_of(fresh())


def test_what_is_forgotten_may_be_anything_unseen() -> None:
    knowledge = fresh()
    blue = UNIVERSE.hidden(0)
    knowledge.learn(Moved((0,), 0, 1, 0, "move"))
    knowledge.learn(Moved((blue,), 0, 1, 0, "move"))
    knowledge.learn(Moved((4,), 0, 3, 0, "move"))
    assert knowledge.surely_lies(1) == 1
    knowledge.forget(1 << 0, (0, 1))
    assert knowledge.surely_lies(1) == 0
    assert knowledge.may_lie(1) == 0b1111
    assert knowledge.count(1) == 2
    assert knowledge.surely_lies(3) == 1 << 4
    assert knowledge.chance_of(0, 1) == pytest.approx(2 / 4)


def test_nothing_is_forgotten_that_only_one_place_can_hold() -> None:
    knowledge = fresh()
    knowledge.learn(Moved((0, 1, 2, 3, 4), 0, 1, 0, "move"))
    knowledge.forget(0b11, (0, 1))
    assert knowledge.surely_lies(1) == 0b11111


def test_after_nothing_could_be_forgotten_what_is_seen_is_learned() -> None:
    """The piece that was to be forgotten is a bundle of its own, though it lies with others for certain."""
    knowledge, other = fresh(), fresh()
    knowledge.forget(1 << 2, [0])
    for each in (knowledge, other):
        each.learn(Moved((3,), 0, 1, 1, "take"))
    assert arrangements(knowledge) == arrangements(other)
    assert all_of(knowledge) == all_of(other)
