"""The knowledge gained when a piece moves unseen because it is the best of several, compared with brute force."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from game.rules.core.bits import mask_of
from game.rules.core.deck import Contradiction
from game.rules.core.facts import Moved
from game.rules.core.knowledge import Knowledge
from game.rules.core.universe import EMPTY, Universe
from tests.rules.agreement import allows

VALUES = (1, 1, 1, 2, 2, 3, 4)
UNIVERSE = Universe([(f"coin.{i}", 0) for i in range(len(VALUES))], ("coin",))
RANKING = tuple(mask_of(i for i, v in enumerate(VALUES) if v == value) for value in (4, 3, 2, 1))
BAG, OFFER, PURSE = range(3)
UNSEEN = UNIVERSE.hidden(0)


def fresh() -> Knowledge:
    return Knowledge(0, UNIVERSE, 3, {BAG: (1 << len(VALUES)) - 1})


def better_of_two(knowledge: Knowledge) -> None:
    knowledge.learn(Moved((UNSEEN, UNSEEN), BAG, OFFER, 0, "draw"))
    knowledge.learn(Moved((UNSEEN,), OFFER, PURSE, 0, "keep", ranking=RANKING))
    knowledge.learn(Moved((UNSEEN,), OFFER, BAG, 0, "return"))


def worlds_after(purses: Counter[frozenset[int]]) -> Counter[frozenset[int]]:
    """Follow every draw of two and every choice of the higher, one of two equals by a fair draw."""
    after: Counter[frozenset[int]] = Counter()
    for purse, weight in purses.items():
        for pair in combinations([i for i in range(len(VALUES)) if i not in purse], 2):
            top = max(VALUES[i] for i in pair)
            best = [i for i in pair if VALUES[i] == top]
            for kept in best:
                after[purse | {kept}] += weight * 2 // len(best)
    return after


def test_the_better_of_two_weighs_as_it_came_about() -> None:
    knowledge = fresh()
    purses: Counter[frozenset[int]] = Counter({frozenset(): 1})
    for _ in range(2):
        better_of_two(knowledge)
        purses = worlds_after(purses)
        total = sum(purses.values())
        for piece in range(len(VALUES)):
            expected = Fraction(sum(n for purse, n in purses.items() if piece in purse), total)
            assert knowledge.chance_of(piece, PURSE) == pytest.approx(float(expected))
    everything = (1 << len(VALUES)) - 1
    for purse in map(frozenset, combinations(range(len(VALUES)), 2)):
        mask = mask_of(purse)
        assert allows(knowledge, [everything ^ mask, 0, mask]) == (purse in purses)


def test_a_draw_after_it_stays_exact() -> None:
    knowledge = fresh()
    better_of_two(knowledge)
    knowledge.learn(Moved((UNSEEN,), BAG, PURSE, 0, "draw"))
    purses: Counter[frozenset[int]] = Counter()
    for purse, weight in worlds_after(Counter({frozenset(): 1})).items():
        for piece in set(range(len(VALUES))) - purse:
            purses[purse | {piece}] += weight
    total = sum(purses.values())
    for piece in range(len(VALUES)):
        expected = sum(n for purse, n in purses.items() if piece in purse) / total
        assert knowledge.chance_of(piece, PURSE) == pytest.approx(expected)


def test_the_higher_of_two_different_coins_is_known_to_who_sees_the_other() -> None:
    knowledge = fresh()
    knowledge.learn(Moved((3, 6), BAG, OFFER, 1, "draw"))
    knowledge.learn(Moved((UNSEEN,), OFFER, PURSE, 0, "keep", ranking=RANKING))
    assert knowledge.surely_lies(PURSE) == 1 << 6
    assert knowledge.surely_lies(OFFER) == 1 << 3


def test_nothing_can_be_the_best_of_nothing() -> None:
    with pytest.raises(Contradiction):
        fresh().learn(Moved((UNSEEN,), OFFER, PURSE, 0, "keep", ranking=RANKING))


def test_an_empty_place_is_a_dot() -> None:
    assert UNIVERSE.show(EMPTY) == "."
    assert UNIVERSE.read(".") == EMPTY
