"""Levels that err like people: they overlook what is not obvious and misjudge for a whole game, but never blindly."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ai.budget import Budget, Limit
from game.ai.levels import make_player
from game.ai.manners import is_better
from game.ai.mistakes import Inattentive, misjudged
from game.errors import FeluccaError
from game.match.match import Match
from game.match.seats import ai
from game.rules.core.game import Move, Setup, View
from game.rules.sare.moves import CONTINUE, STOP
from game.rules.sobek.moves import TAKE
from tests.ai.positions import position, sobek
from tests.ai.sanity import sare_season
from tests.ai.test_opponents import made


class Fixed:
    """A player that expects the same of its candidates in every position."""

    def __init__(self, values: dict[Move, float]) -> None:
        self._values = values

    def values(self, view: View, budget: Budget) -> dict[Move, float]:
        return dict(self._values)


def seen(*names: str) -> View:
    return position(" ".join(names), ["wheat.2", "fish.2"])[1]


def chosen(values: dict[Move, float], view: View, attention: float, times: int = 400) -> Counter[Move]:
    """Return how often each move is chosen."""
    player = Inattentive(sobek(), Fixed(values), attention, 1.0, 5)
    return Counter(player.choose(view, Budget(Limit())) for _ in range(times))


def test_what_comes_late_at_first_sight_is_overlooked_more_often() -> None:
    view = seen("wheat.6", "ivory.1", "fish.4")
    values = {(TAKE, 0): 0.1, (TAKE, 1): 0.2, (TAKE, 2): 0.3}
    one = chosen(values, view, 1.0)
    assert 0.28 <= one[TAKE, 2] / 400 <= 0.39, "a third of the time it sees the third"
    assert 0.28 <= one[TAKE, 1] / 400 <= 0.39, "half of the rest the second"
    assert chosen(values, view, 3.0) == {(TAKE, 2): 400}
    assert chosen(values, view, 0.3)[TAKE, 0] > one[TAKE, 0]


def test_a_mistake_is_the_rarer_the_more_it_would_cost() -> None:
    """The best of those seen is taken, so the worst is played only when nothing else is seen."""
    view = seen("wheat.6", "ivory.1", "fish.4")
    found = chosen({(TAKE, 0): 0.1, (TAKE, 1): 0.3, (TAKE, 2): 0.29}, view, 1.0)
    assert found[TAKE, 1] > found[TAKE, 2] > 0


def test_a_card_is_never_skipped_for_one_no_better() -> None:
    """The first wheat has as many scarabs as the third card and costs less; whoever sees the third sees the first."""
    game = sobek()
    t = game.tables
    same = [card for card in t.deck_ids if t.family[card] == 5 and t.worth[card] == 1 and card not in t.power]
    names = [t.universe.show(card) for card in same[-2:]]
    view = seen(names[0], "ivory.1", names[1])
    assert is_better(game, view, (TAKE, 0), (TAKE, 2))
    assert not is_better(game, view, (TAKE, 2), (TAKE, 0))
    assert not is_better(game, view, (TAKE, 1), (TAKE, 2))
    assert chosen({(TAKE, 2): 0.1, (TAKE, 0): 0.2, (TAKE, 1): 0.05}, view, 0.3)[TAKE, 2] == 0


@pytest.mark.parametrize(
    ("name", "goes_on", "stops"),
    [
        ("goes_on_into_a_sure_revolt", False, True),
        ("stops_alone_before_resources_only", True, False),
        ("stops_before_resources_only", False, False),
    ],
)
def test_in_a_season_it_is_plain_to_stop_before_a_sure_revolt_and_to_go_on_where_nothing_can_be_lost(
    name: str, goes_on: bool, stops: bool
) -> None:
    table = next(each for each in sare_season.POSITIONS if each.name == name).table()
    found = [is_better(table.game, table.view(), *pair) for pair in (((CONTINUE,), (STOP,)), ((STOP,), (CONTINUE,)))]
    assert found == [goes_on, stops], "the first to stop may win the double card"


@pytest.mark.parametrize("attention", [0, -1, True, "much", float("nan")])
def test_an_attention_that_sees_nothing_is_refused(attention: object) -> None:
    with pytest.raises(FeluccaError, match=r"the attention of an opponent must be from 0\.1 to 1000000"):
        Inattentive(sobek(), Fixed({}), attention, 1.0, 0)  # type: ignore[arg-type]


def test_a_misjudgement_lasts_a_game_and_differs_between_games() -> None:
    first = misjudged({"fear": 0.5}, {"fear": 1.0, "hoard": 0.5}, 7)
    assert first == misjudged({"fear": 0.5}, {"fear": 1.0, "hoard": 0.5}, 7)
    assert set(first) == {"fear", "hoard"}
    errors = [misjudged({}, {"fear": 1.0}, number)["fear"] for number in range(400)]
    assert abs(sum(errors) / 400) < 0.15
    assert 0.9 < (sum(error**2 for error in errors) / 400) ** 0.5 < 1.1
    with pytest.raises(FeluccaError, match="the misjudgement of 'fear' must be a number from 0 to 100, not -1"):
        make_player("greedy", made("duel"), {"misjudges": {"fear": -1}}, 0)


def test_an_ai_keeps_its_habits_in_a_game() -> None:
    match = Match.new(made("duel"), Setup(2), [ai("scribe"), ai("scribe")], seed="habits", salt="0")
    try:
        habits, seeds = {seat: match.ai_seed(seat) >> 32 for seat in range(2)}, set()
        assert habits[0] != habits[1]
        for _ in range(4):
            seeds.add(match.ai_seed(0))
            assert match.ai_seed(0) >> 32 == habits[0]
            match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
        assert len(seeds) == 4
    finally:
        match.close()
