"""Near the end of a round or a game even greedy players look ahead, and searches look to the end."""

from __future__ import annotations

from typing import Any

from game.ai.budget import Budget, Limit
from game.ai.heuristics import make as make_heuristics
from game.ai.levels import make_player, read_level
from game.ai.pimc import WorldSearch
from game.ai.search import OPTIONS
from game.rules.core.game import Move, View
from tests.ai.positions import position, sobek
from tests.ai.test_opponents import made, reached


def danger() -> View:
    """Return a position in which the card to take is the one that the rival needs."""
    _, seen = position("fish.1 ivory.3 wheat.6 cattle.6 cattle.7", ["fish.2 fish.3", "ivory.1 ivory.2"])
    return seen


def judged(seen: View, nodes: int) -> dict[Move, float]:
    player = make_player("greedy", sobek(), {"endgame": nodes}, 1)
    return player.values(seen, Budget(Limit()))  # type: ignore[attr-defined,no-any-return]


def test_looking_ahead_near_the_end_sees_what_the_rival_takes() -> None:
    seen = danger()
    plain, ahead = judged(seen, 0), judged(seen, 400)
    assert plain.keys() == ahead.keys()
    assert plain != ahead
    assert sobek().show_move(seen.state, max(ahead, key=lambda move: ahead[move])) != "take 1"


def test_looking_ahead_near_the_end_costs_no_more_than_it_may() -> None:
    budget = Budget(Limit())
    make_player("greedy", sobek(), {"endgame": 400}, 1).choose(danger(), budget)
    assert 100 < budget.spent < 500


def test_far_from_the_end_nothing_changes() -> None:
    _, seen = reached("sobek", 2, 12, 5)
    assert not make_heuristics(sobek()).is_near_end(seen.state)
    assert judged(seen, 0) == judged(seen, 400)


def spent(seen: View, limit: Limit, **more: Any) -> int:
    budget = Budget(limit)
    options = {**OPTIONS, "worlds": 1, "width": 3, **more}
    WorldSearch(sobek(), make_heuristics(sobek()), options, 1).values(seen, budget)
    return budget.spent


def test_a_search_goes_on_to_the_end_if_something_limits_it() -> None:
    seen = danger()
    assert spent(seen, Limit(nodes=100_000)) > 2 * spent(seen, Limit())
    assert spent(seen, Limit(nodes=100_000), rounds_ahead=0) == spent(seen, Limit(), rounds_ahead=0)


def test_when_a_game_is_near_its_end() -> None:
    _, early = position("fish.1 fish.2 fish.3", ["", ""], deck="wheat.6 wheat.7 wheat.8 cattle.6 cattle.7 marble.4")
    _, late = position("fish.1 fish.2 fish.3", ["", ""], deck="wheat.6 wheat.7 wheat.8 cattle.6 cattle.7")
    heuristics = make_heuristics(sobek())
    assert [heuristics.is_near_end(seen.state) for seen in (early, late)] == [False, True]
    duel = made("duel")
    state = reached("duel", 2, 14, 5)[1].state.clone()
    assert not make_heuristics(duel).is_near_end(state)
    state.pile, state.filled = [], (1 << 17) - 1
    assert not make_heuristics(duel).is_near_end(state)
    state.filled >>= 1
    assert make_heuristics(duel).is_near_end(state)
    state.pile, state.filled = [0, 1, 2], (1 << 11) - 1
    assert not make_heuristics(duel).is_near_end(state)
    state.filled >>= 1
    assert make_heuristics(duel).is_near_end(state)
    assert not make_heuristics(made("sa-re")).is_near_end(reached("sa-re", 2, 18, 5)[1].state)


def test_another_kind_of_player_shares_no_options() -> None:
    data = {
        "player": "greedy",
        "options": {"worlds": 8, "endgame": 400},
        "games": {"sa-re": {"player": "search", "options": {"worlds": 24}}, "duel": {"options": {"worlds": 2}}},
    }
    assert read_level("x", data, "sobek").options == {"worlds": 8, "endgame": 400}
    assert read_level("x", data, "duel").options == {"worlds": 2, "endgame": 400}
    assert read_level("x", data, "sa-re").options == {"worlds": 24}
