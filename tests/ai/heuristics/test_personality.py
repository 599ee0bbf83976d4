"""Personalities: the differences of each from a Steward, in one place for all games."""

from __future__ import annotations

import random
from itertools import combinations
from statistics import median

import pytest

from game.ai.budget import Budget, Limit
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.personality import SpitefulHeuristics
from game.ai.heuristics.sare import season
from game.ai.heuristics.sare.evaluation import WEIGHTS, Evaluation
from game.ai.levels import make_player
from game.ai.manners import Mannered
from game.errors import FeluccaError
from game.match.opponents import level, opponents
from game.registry import entry
from game.rules.core.chance import seeded
from game.rules.core.game import Move, Setup, View
from game.rules.sare.moves import CHARTER, FINISH, LAUNCH
from game.rules.sare.tables import ADMINISTRATIVE, BARRACKS, TILES
from game.rules.sobek.moves import TAKE
from tests.ai.cities import OPENING, City, alike
from tests.ai.positions import position, sobek
from tests.ai.sanity.sare_table import Position, T
from tests.ai.test_opponents import PLIES, first_launch, made, reached
from tests.rules.sare.material import GAME

CHARACTERS = ("miser", "gambler", "hoarder", "spoiler", "racer", "connoisseur", "gossip", "copycat")


def test_there_are_eight_characters_and_no_two_are_alike_in_any_game() -> None:
    assert [name for name, known in opponents().items() if known.is_character] == list(CHARACTERS)
    for game in ("sobek", "duel", "sa-re"):
        tempers = [level(name, game) for name in CHARACTERS]
        assert len({known.limit for known in tempers}) == 1
        traits = [(known.options.get("weights", {}), known.options.get("tastes", {})) for known in tempers]
        assert all(weights or tastes for weights, tastes in traits)
        assert len({str(found) for found in traits}) == len(CHARACTERS)


class Fixed:
    """A player that expects the same of its candidates in every position."""

    def __init__(self, values: dict[Move, float]) -> None:
        self._values = values

    def values(self, view: View, budget: Budget) -> dict[Move, float]:
        return dict(self._values)


def quays(*names: str, cards: int = 24) -> View:
    """Return the view of the seat to move before these cards on the quays, with as many still to come."""
    t = sobek().tables
    others = [t.universe.show(card) for card in t.deck_ids]
    deck = [name for name in others if name not in (*names, "wheat.2", "fish.2")][:cards]
    return position(" ".join(names), ["wheat.2", "fish.2"], deck=" ".join(deck))[1]


def test_a_character_takes_what_is_to_its_taste_among_moves_that_are_nearly_as_good() -> None:
    seen, game = quays("wheat.6", "ivory.1", "fish.4"), sobek()
    plain, ivory, far = (TAKE, 0), (TAKE, 1), (TAKE, 2)
    chosen = {}
    for leeway in (0.0, 0.05, 0.2):
        player = Mannered(game, Fixed({plain: 0.6, ivory: 0.56, far: 0.45}), {"favourite": 0.1}, leeway)
        chosen[leeway] = player.choose(seen, Budget(Limit()))
    assert chosen == {0.0: plain, 0.05: ivory, 0.2: ivory}
    weary = Mannered(game, Fixed({plain: 0.6, ivory: 0.56, far: 0.45}), {"favourite": 0.03}, 0.2)
    assert weary.choose(seen, Budget(Limit())) == plain, "a taste of less than the difference changes nothing"
    skips = Mannered(game, Fixed({plain: 0.6, ivory: 0.56, far: 0.45}), {"skipped": 0.2}, 0.2)
    assert skips.choose(seen, Budget(Limit())) == far
    late = quays("wheat.6", "ivory.1", "fish.4", cards=0)
    assert skips.choose(late, Budget(Limit())) == plain, "near the end everybody counts"


@pytest.mark.parametrize("tastes", [{"favourite": 2}, {"favourite": True}, {"favourite": "much"}, {"skipped": -1.01}])
def test_a_taste_beyond_a_victory_is_refused(tastes: dict[str, object]) -> None:
    with pytest.raises(FeluccaError, match="must be a number from -1 to 1"):
        Mannered(sobek(), Fixed({}), tastes, 0.1)  # type: ignore[arg-type]


def test_an_unknown_taste_is_refused_and_so_is_one_of_a_player_that_judges_nothing() -> None:
    with pytest.raises(FeluccaError, match="there is no taste called 'garlic': choose amulets, copies"):
        make_player("greedy", sobek(), {"tastes": {"garlic": 0.1}}, 0)
    with pytest.raises(FeluccaError, match="neither tastes nor attention"):
        make_player("greedy", sobek(), {"rollout": 1, "tastes": {"favourite": 0.1}}, 0)
    with pytest.raises(FeluccaError, match="there is no taste called 'favourite': choose nothing"):
        make_player("search", made("sa-re"), {"tastes": {"favourite": 0.1}}, 0)


def test_the_city_of_a_connoisseur_begins_with_what_is_beautiful() -> None:
    """All but the Spoiler, who never builds it, begin with the Library, so the next administrative building tells."""
    game = made("sa-re")
    launched = {}
    for name in ("steward", "connoisseur", "spoiler", "gossip"):
        heuristics = make_heuristics(game, level(name, "sa-re").options.get("weights", {}))
        chance = seeded(random.Random(4))
        state = game.start(Setup(2, {"scenario": "priest"}), chance)
        found = []
        while state.round < 6 and game.to_move(state) >= 0:
            move = heuristics.policy(state, lambda: 0.5)
            if move[0] == LAUNCH and move[1] in ADMINISTRATIVE:
                found.append(TILES[move[1]])
            game.apply(state, move, chance)
        launched[name] = list(dict.fromkeys(found))
    assert launched["connoisseur"][:2] == ["library", "gardens"]
    assert launched["spoiler"][0] == "barracks"
    assert "library" not in launched["spoiler"]
    assert "barracks" not in launched["steward"][:2]
    assert "market" in launched["gossip"][:2]
    assert "market" not in launched["steward"][:2]


@pytest.mark.parametrize("scenario", ["priest", "scribe", "pharaoh"])
def test_a_taste_in_one_scenario_is_none_in_the_others(scenario: str) -> None:
    first = first_launch({"taste_barracks_in_priest": 20.0}, scenario)
    assert (first == BARRACKS) is (scenario == "priest")


@pytest.mark.parametrize("scenario", ["priest", "scribe", "pharaoh"])
def test_the_characters_of_a_table_launch_in_orders_of_their_own(scenario: str) -> None:
    """By the rules of thumb alone; without tastes for an order, ten to twelve of the 24 pairs of a goal were alike."""
    game = made("sa-re")
    heuristics = {name: make_heuristics(game, level(name, "sa-re").options["weights"]) for name in CHARACTERS}
    pairs = []
    for first in range(len(CHARACTERS)):
        cities = [City(CHARACTERS[(first + seat) % len(CHARACTERS)]) for seat in range(3)]
        chance = seeded(random.Random(first))
        state = game.start(Setup(3, {"scenario": scenario}), chance)
        while (seat := game.to_move(state)) >= 0 and any(len(city.launched) < OPENING for city in cities):
            move = heuristics[cities[seat].level].policy(state, lambda: 0.5)
            if move[0] == LAUNCH:
                cities[seat].launched.append(move[1:])
            game.apply(state, move, chance)
        pairs += [(one.order(), other.order()) for one, other in combinations(cities, 2)]
    likenesses = alike(pairs)
    assert sum(likeness > 0.6 for likeness in likenesses) <= 1
    assert median(likenesses) < 0.4


@pytest.mark.parametrize("name", PLIES)
def test_a_spoiler_weighs_the_misfortune_of_the_strongest_rival(name: str) -> None:
    game = made(name)
    plain, spiteful = make_heuristics(game), make_heuristics(game, {"spite": 0.25})
    assert isinstance(spiteful, SpitefulHeuristics)
    for seats in game.seats:
        truth, _ = reached(name, seats, PLIES[name][1], 2)
        stage = plain.stage(truth)
        shares = plain.shares(truth, stage)
        bad, good = entry(name).outlook
        liked = spiteful.shares(truth, stage)
        for seat in range(seats):
            best = max(plain.points(truth, other) for other in range(seats) if other != seat)
            woe = min(1.0, max(0.0, (good - best) / (good - bad)))
            assert liked[seat] == pytest.approx(0.75 * shares[seat] + 0.25 * woe)
            assert 0.0 <= liked[seat] <= 1.0
        assert spiteful.candidates(truth) == plain.candidates(truth)


def test_a_spoiler_gives_points_up_to_see_the_leader_lose_a_few() -> None:
    """Eight points for itself, or seven fewer for a leading rival: a Steward takes the former, a Spoiler the latter."""
    gain, _ = position("wheat.6 ivory.1", ["wheat.2", "fish.2"], scores=[48, 60])
    spoil, _ = position("wheat.6 ivory.1", ["wheat.2", "fish.2"], scores=[40, 53])
    steward, spoiler = make_heuristics(sobek()), make_heuristics(sobek(), {"spite": 0.5})
    stage = steward.stage(gain)
    assert steward.shares(gain, stage)[0] > steward.shares(spoil, stage)[0]
    assert spoiler.shares(gain, stage)[0] < spoiler.shares(spoil, stage)[0]


@pytest.mark.parametrize("spite", [-0.1, 1.1, True, "much"])
def test_a_spite_out_of_range_is_refused(spite: object) -> None:
    with pytest.raises(FeluccaError, match="the weight 'spite' must be a number from 0 to 1"):
        make_heuristics(made("duel"), {"spite": spite})  # type: ignore[dict-item]


def test_a_hoarder_of_sa_re_likes_what_is_in_store_and_room_for_more() -> None:
    truth, _ = reached("sa-re", 2, PLIES["sa-re"][1], 2)
    plain, hoarder = make_heuristics(made("sa-re")), make_heuristics(made("sa-re"), {"hoard": 0.1})
    stage = plain.stage(truth)
    for state in (truth, fuller := truth.clone()):
        state.store = [0] * len(state.store)
    fuller.store[0] = 3
    gains = [known.shares(fuller, stage)[0] - known.shares(truth, stage)[0] for known in (plain, hoarder)]
    assert gains[1] > gains[0] > 0.0


def test_a_hoarder_of_sa_re_puts_into_caravans_what_others_store() -> None:
    table = Position(2, "priest").site(0, "palace b2").works("wood 1 stone 1")
    plain, hoarder = (make_heuristics(GAME, weights) for weights in ({}, level("hoarder", "sa-re").options["weights"]))
    assert [known.candidates(table.state)[0][0] for known in (plain, hoarder)] == [FINISH, CHARTER]


def test_a_copycat_stays_in_the_season_with_the_next_seat_and_stops_after_it() -> None:
    weights = level("copycat", "sa-re").options["weights"]
    plain, copycat = Evaluation(T, WEIGHTS), Evaluation(T, {**WEIGHTS, "follow": weights["follow"]})
    for weigh in (season.expectation, season.eagerness):
        state = Position(3, "priest").question("wood-stone").pool("wood 1").state
        for changed, sign in ((state, 1), (state.clone(), -1)):
            changed.standing = 0b111 if sign > 0 else 0b101
            more = weigh(copycat, changed, 0, 0) - weigh(plain, changed, 0, 0)
            assert more * sign > 0.1
