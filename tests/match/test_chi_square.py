"""Shuffles, deals and steals are fair: counted over many seeds and compared with chance by chi-square.

The draws are those of real play (`Luck`). Every seed is fixed, so a result never changes. The critical values are those
of the usual tables for one in a thousand: a fair source passes them 999 times in a thousand.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Sequence

import pytest

from game.match.random_stream import DEAL, PLAY, RandomStream
from game.rules.core.chance import Chance
from game.rules.core.facts import Fact, Moved
from game.rules.core.game import Setup
from game.rules.sare.tables import DOUBLE, SHOE
from tests.ai.test_opponents import made
from tests.rules.duel import material as duel
from tests.rules.sobek import positions as sobek

CRITICAL = {
    1: 10.828,
    2: 13.816,
    3: 16.266,
    4: 18.467,
    5: 20.515,
    6: 22.458,
    8: 26.124,
    35: 66.619,
    50: 86.661,
    53: 90.573,
    54: 91.872,
}
"""By degrees of freedom: the value that chi-square exceeds once in a thousand times."""
DEALS = 1500
STEALS = 3000


def chi_square(counts: Counter[Hashable], categories: int) -> float:
    """Return chi-square of counts that should be equal in all categories."""
    assert len(counts) <= categories
    total = sum(counts.values())
    expected = total / categories
    assert expected >= 20
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (categories - len(counts)) * expected


def assert_even(counts: Counter[Hashable], categories: int) -> None:
    assert chi_square(counts, categories) < CRITICAL[categories - 1]


def test_the_measure_itself_is_right_and_finds_a_loaded_die() -> None:
    assert chi_square(Counter({1: 30, 2: 14, 3: 34, 4: 45, 5: 57, 6: 20}), 6) == pytest.approx(37.78, abs=0.005)
    rng = random.Random(1)
    loaded: Counter[Hashable] = Counter(max(rng.randrange(6), rng.randrange(6)) for _ in range(600))
    assert chi_square(loaded, 6) > CRITICAL[5]
    never: Counter[Hashable] = Counter(rng.randrange(5) for _ in range(600))
    assert chi_square(never, 6) > CRITICAL[5]


@pytest.mark.parametrize("size", [2, 3, 4, 6, 51])
def test_draws_of_one_seed_are_even(size: int) -> None:
    luck = RandomStream("one seed", PLAY)
    assert_even(Counter(luck.chance(range(size)) for _ in range(100 * size)), size)


@pytest.mark.parametrize("size", [6, 51])
def test_first_draws_of_many_seeds_are_even(size: int) -> None:
    assert_even(Counter(RandomStream(f"seed {n}", DEAL).chance(range(size)) for n in range(100 * size)), size)


def test_one_draw_tells_nothing_about_the_next() -> None:
    luck = RandomStream("pairs", PLAY)
    draws = [luck.chance(range(3)) for _ in range(4001)]
    assert_even(Counter(zip(draws[::2], draws[1::2], strict=False)), 9)


def starts(name: str, look: Callable[[object], Hashable]) -> Counter[Hashable]:
    """Return how often each value of `look` occurs at the start of a game for two."""
    game = made(name)
    return Counter(look(game.start(Setup(2), RandomStream(f"{name} {n}", DEAL).chance)) for n in range(DEALS))


@pytest.mark.rule("S-2.5")
@pytest.mark.parametrize(
    ("look", "categories"),
    [
        (lambda state: state.quays[0], 54),
        (lambda state: state.quays[8], 54),
        (lambda state: state.hands[0], 36),
        (lambda state: state.hands[1], 36),
        (lambda state: state.turn, 2),
    ],
)
def test_the_deal_of_sobek_is_even(look: Callable[[object], Hashable], categories: int) -> None:
    """54 cards may lie at each place of the row; 9 green cards make 36 hands of two."""
    assert_even(starts("sobek", look), categories)


@pytest.mark.rule("D-2")
@pytest.mark.parametrize(
    ("look", "categories"), [(lambda state: state.market[0], 55), (lambda state: state.market[35], 55)]
)
def test_the_market_of_the_duel_is_laid_out_evenly(look: Callable[[object], Hashable], categories: int) -> None:
    """55 tiles may lie at each place outside the centre."""
    assert_even(starts("duel", look), categories)


def first_of_season(number: int) -> tuple[int, int]:
    """Return the double card and the first season card of a game of Sa-Rê in which all else is chance."""
    game, rng = made("sa-re"), random.Random(number)
    facts: list[Fact] = []
    luck = RandomStream(f"sa-re {number}", PLAY)
    state = game.start(Setup(2), luck.chance, facts.append)
    double = -1
    for _ in range(200):
        for fact in facts:
            if isinstance(fact, Moved) and fact.dst == DOUBLE and double < 0:
                double = fact.pieces[0]
            elif isinstance(fact, Moved) and fact.src == SHOE and fact.how != "remove":
                return double, fact.pieces[0]
        facts.clear()
        game.apply(state, game.legal(state)[rng.randrange(len(game.legal(state)))], luck.chance, facts.append)
    raise AssertionError("no card was shown")


@pytest.mark.rule("R-5")
def test_the_cards_of_a_season_come_evenly() -> None:
    seen = [first_of_season(number) for number in range(600)]
    t = made("sa-re").tables  # type: ignore[attr-defined]
    faces = Counter(t.faces[card] for card in t.season_cards)
    assert sum(faces.values()) == 22
    counts = Counter(t.faces[shown] for _, shown in seen)
    expected = {face: many * len(seen) / 22 for face, many in faces.items()}
    found = sum((counts[face] - many) ** 2 / many for face, many in expected.items())
    assert found < CRITICAL[len(faces) - 1]
    assert_even(Counter(double for double, _ in seen), 6)


def steals(take: Callable[[Chance], object]) -> Counter[Hashable]:
    """Return how often each piece is taken."""
    return Counter(take(RandomStream(f"steal {n}", PLAY).chance) for n in range(STEALS))


def stolen(before: Sequence[int], after: Sequence[int]) -> int:
    """Return the piece that left the second hand."""
    return (before[1] & ~after[1]).bit_length() - 1


@pytest.mark.rule("S-5.3")
def test_the_thief_of_sobek_takes_each_card_of_a_back_equally_often() -> None:
    known = sobek.position(hands=["thief.fish", "wheat.1-6"])
    thief = sobek.GAME.read_move(known, "play thief.fish")

    def take(chance: Chance) -> int:
        state = known.clone()
        sobek.GAME.apply(state, thief, chance)
        return stolen(known.hands, state.hands)

    backs = {sobek.GAME.universe.backs[piece] for piece in sobek.members(known.hands[1])}
    counts = steals(take)
    assert len(backs) == 1
    assert_even(counts, 6)


@pytest.mark.rule("D-5")
def test_the_thief_of_the_duel_takes_each_tile_of_a_back_equally_often() -> None:
    known = duel.position({}, "b3", hands=("thief.fish", "wheat.1 wheat.2 fish.1 fish.2 ivory.1 queen.ivory"))
    black = [text for text in duel.legal(known) if text.startswith("play thief.fish")]
    text = next(text for text in black if "red" not in text)
    thief = duel.move(text)
    wanted = [piece for piece in range(duel.U.size) if known.hands[1] >> piece & 1]
    same = [piece for piece in wanted if duel.U.backs[piece] == thief[2]] if len(thief) > 2 else wanted

    def take(chance: Chance) -> int:
        state = known.clone()
        duel.GAME.apply(state, thief, chance)
        return stolen(known.hands, state.hands)

    assert len(same) > 2
    assert_even(steals(take), len(same))
