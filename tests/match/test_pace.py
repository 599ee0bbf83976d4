"""How long a move may take: the player's choice scales the limits of every level, and time is a cap."""

from __future__ import annotations

import pytest

from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.match.opponents import INSTANT, level, opponents, paced
from tests.ai.test_opponents import PLIES, made, reached

SEARCH = Level("any", "search", {"worlds": 24, "width": 8}, Limit(12000, 1.0))


def test_the_usual_time_changes_nothing_but_caps_those_without_a_limit() -> None:
    assert paced(SEARCH, 1.0) == SEARCH
    assert paced(Level("a", "greedy", {"worlds": 8}), 1.0) == Level("a", "greedy", {"worlds": 8}, Limit(0, 1.0))


def test_more_time_gives_more_nodes_and_more_worlds() -> None:
    assert paced(SEARCH, 10.0) == Level("any", "search", {"worlds": 240, "width": 8}, Limit(120_000, 10.0))
    crowd = Level("any", "search", {"multiplayer_worlds": 12}, Limit(100, 1.0))
    assert paced(crowd, 2.5) == Level("any", "search", {"multiplayer_worlds": 30}, Limit(250, 2.5))
    assert paced(Level("a", "greedy", {"worlds": 8}, Limit(100)), 2.5).options == {"worlds": 8}


def test_less_time_gives_fewer_nodes_in_as_many_worlds() -> None:
    assert paced(SEARCH, 0.25) == Level("any", "search", SEARCH.options, Limit(3000, 0.25))


def test_at_once_is_a_twentieth_of_a_second_at_most() -> None:
    assert paced(SEARCH, 0.0) == Level("any", "search", SEARCH.options, Limit(600, INSTANT))
    assert paced(Level("a", "random"), 0.0).limit == Limit(0, INSTANT)


@pytest.mark.parametrize("game", PLIES)
def test_no_level_takes_more_than_a_second_unless_asked_to(game: str) -> None:
    for name in opponents():
        assert 0 < paced(level(name, game), 1.0).limit.seconds <= 1.0


class Ticking:
    """A clock on which every look takes a hundredth of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


@pytest.mark.parametrize("name", PLIES)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seconds", [0.0, 1.0])
def test_the_strongest_stops_within_a_tenth_more_than_its_time(name: str, seats: int, seconds: float) -> None:
    """Only looks at the clock take time here: once it is over, at most a few more are taken."""
    if name == "duel" and seats == 3:
        seats = 2
    chosen = paced(level("pharaoh", name), seconds)
    endless = Limit(seconds=chosen.limit.seconds)
    _, seen = reached(name, seats, PLIES[name][1], 5)
    clock = Ticking()
    player = make_player(chosen.kind, made(name), {**chosen.options, "worlds": 400}, 1)
    assert player.choose(seen, Budget(endless, clock=clock)) in seen.legal
    assert seconds or clock.now > chosen.limit.seconds, "it had nothing to stop for"
    assert clock.now <= chosen.limit.seconds * 1.1 + 0.05
