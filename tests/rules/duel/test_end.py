"""D-4: the end of the game, and the value of everything at that point."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core.chance import lowest
from game.rules.core.facts import EVERYONE, Fact, Looked, Moved, Noted
from game.rules.duel import scoring
from game.rules.duel.state import TURN, DuelState
from tests.rules.duel.material import GAME, T, do, legal, mask, moved, noted, position

# After `take c3` the Ankh on c3 points up and down at nothing.
LAST = {"c3": "ebony.4", "e6": "ivory.3"}


def ended(draws: list[str] | None = None, **more: Any) -> tuple[DuelState, list[Fact]]:
    s = position(more.pop("market", LAST), "b3", "h", **more)
    facts = do(s, "take c3", draws=draws or [])
    return s, facts


@pytest.mark.rule("D-4.1")
@pytest.mark.parametrize(
    ("hand", "pile", "goes_on"),
    [
        ("", 0, False),
        ("wheat.1 wheat.2 statue.1 ivory.4", 0, True),
        ("wheat.1 wheat.2 ivory.4 ivory.5", 0, False),
        ("statue.1 statue.2 statue.3", 0, False),
        ("", 1, True),
        ("queen.ivory", 0, True),
    ],
)
def test_the_game_ends_when_nothing_can_be_done(hand: str, pile: int, goes_on: bool) -> None:
    s = position(LAST, "b3", "h", hands=("", hand), pile=pile)
    GAME.apply(s, (0, 14), lowest)
    assert bool(s.stack) == goes_on
    assert bool(GAME.legal(s)) == goes_on
    assert GAME.to_move(s) == (1 if goes_on else -1)
    # A tile elsewhere on the market changes nothing.
    assert s.filled == 1 << 34


@pytest.mark.rule("D-4.1")
def test_the_end_is_tested_at_the_start_of_an_extra_turn() -> None:
    hand = "fish.4 fish.5 fish.6"
    s = position({"a6": "ivory.3"}, "b3", "h", hands=(hand, "queen.ivory"), berths="pyramid.1")
    do(s, "sell fish fish.4+fish.5+fish.6", "use pyramid.1", draws=["deben.1"])
    assert GAME.to_move(s) == -1
    assert s.corruption == [0, mask("queen.ivory")]


@pytest.mark.rule("D-4.1")
def test_an_extra_turn_looks_along_all_four_lines() -> None:
    hand = "fish.4 fish.5 fish.6"
    s = position({"b6": "ivory.3"}, "b3", "h", hands=(hand, ""), berths="pyramid.1")
    do(s, "sell fish fish.4+fish.5+fish.6", "use pyramid.1")
    assert legal(s) == ["take b6"]


@pytest.mark.rule("D-4.1")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    s, facts = ended(draws=["deben.1"])
    refusal = GAME.refusal(s, (0, 34))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("D-4.1", "refuse-duel-over")
    assert noted(facts, "end") == [(1, ())]


@pytest.mark.rule("D-4.2")
def test_the_example_of_the_rulebook() -> None:
    """Three wheat and a wheat character are removed; marble, ivory and an ivory character become corruption."""
    hand = "wheat.2 wheat.4 wheat.6 courtesan.wheat marble.2 ivory.2 queen.ivory"
    market = {"c3": "ebony.4", "e6": "fish.3"}
    s = position(market, "b3", "h", hands=(hand, ""))
    assert scoring.unsold(T, s, 0) == mask("wheat.2", "wheat.4", "wheat.6", "courtesan.wheat")
    # Seat 0 takes a tile that fits nothing, then seat 1 can do nothing.
    facts = do(s, "take c3", draws=["deben.1", "deben.2"])
    assert moved(facts, "unsold") == [("wheat.2", "wheat.4", "wheat.6", "courtesan.wheat")]
    assert s.corruption[0] == mask("marble.2", "ebony.4", "ivory.2", "queen.ivory")
    assert not s.sets[2]
    assert noted(facts, "unsold") == [(0, (4,))]


@pytest.mark.rule("D-4.2")
@pytest.mark.parametrize(
    ("hand", "sold", "removed"),
    [
        # One or two tiles of a family already sold are not a set.
        ("fish.4 fish.5", "fish", ""),
        ("fish.4 fish.5 fish.6", "", "fish.4 fish.5 fish.6"),
        # Statues without a family to join are corruption.
        ("statue.1 statue.2 statue.3", "", ""),
        ("statue.1 statue.2 statue.3", "fish", "statue.1 statue.2 statue.3"),
        ("statue.1 statue.2", "fish", ""),
        # Two statues can complete two families, or one that holds less.
        ("fish.1 fish.2 marble.1 marble.2 statue.1 statue.2", "", "fish.1 fish.2 marble.1 marble.2 statue.1 statue.2"),
        ("fish.1 marble.1 marble.2 statue.1 statue.2", "", "marble.1 marble.2 statue.1 statue.2"),
        ("thief.fish statue.1 statue.2", "", ""),
        ("thief.fish statue.1 statue.2", "fish", "thief.fish statue.1 statue.2"),
        ("fish.1 thief.fish scribe.fish", "", "fish.1 thief.fish scribe.fish"),
        ("fish.1 fish.2 fish.3 architect.statue", "", "fish.1 fish.2 fish.3 architect.statue"),
    ],
)
def test_the_removal_leaves_the_fewest_tiles(hand: str, sold: str, removed: str) -> None:
    sets = {(0, sold): "fish.6 fish.7 fish.8"} if sold else None
    s = position(LAST, "b3", "h", hands=(hand, ""), sets=sets)
    assert scoring.unsold(T, s, 0) == mask(*removed.split())


@pytest.mark.rule("D-4.2")
def test_a_character_opens_a_set_at_the_end_under_the_option() -> None:
    hand = "thief.fish statue.1 statue.2"
    s = position(LAST, "b3", "h", hands=(hand, ""), lenient=True)
    assert scoring.unsold(T, s, 0) == mask(*hand.split())


@pytest.mark.rule("D-4.2")
def test_only_the_other_player_removes_sets() -> None:
    """The seat that ends the game cannot sell; all its tiles become corruption."""
    s, _ = ended(hands=("wheat.1 wheat.2 wheat.3", "ivory.4 fish.2 fish.4"), draws=["deben.1"])
    assert s.corruption == [mask("ebony.4"), mask("ivory.4", "fish.2", "fish.4")]
    assert s.removed & mask("wheat.1", "wheat.2", "wheat.3") == mask("wheat.1", "wheat.2", "wheat.3")


@pytest.mark.rule("D-4.3")
def test_what_is_left_in_hand_is_corruption() -> None:
    s, facts = ended(hands=("wheat.1", "ivory.4 fish.2"), corruption=("marble.1", "fish.1"))
    assert s.hands == [0, 0]
    assert s.corruption == [mask("marble.1", "wheat.1", "ebony.4"), mask("fish.1", "fish.2", "ivory.4")]
    assert noted(facts, "corruption") == [(0, (1, 2, 0, 3)), (1, (1, 2, 0, 3))]


@pytest.mark.rule("D-4.4")
@pytest.mark.parametrize(
    ("mine", "his", "drawn"),
    [(1, 8, 3), (3, 3, 0), (3, 4, 1), (3, 5, 1), (3, 6, 2), (3, 8, 2), (3, 9, 3), (2, 11, 4), (7, 1, -3)],
)
def test_deben_for_the_less_corrupt(mine: int, his: int, drawn: int) -> None:
    """1 against 8 draws 3: one for the lower total and one for every full 3 of the difference."""
    tiles = [f"{family}.{i}" for family in ("wheat", "marble", "cattle") for i in range(1, 7)]
    # The tile taken, which fits nothing, is one more for seat 0.
    corruption = (" ".join(tiles[: mine - 1]), " ".join(tiles[mine : mine + his]))
    draws = [f"deben.{i}" for i in range(1, abs(drawn) + 1)]
    s, facts = ended(corruption=corruption, draws=draws)
    winner = 0 if drawn > 0 else 1
    assert s.deben[winner] == mask(*draws)
    assert s.deben[1 - winner] == 0
    assert [f.seers for f in facts if isinstance(f, Moved) and f.how == "draw"] == [EVERYONE] * abs(drawn)
    notes = noted(facts, "bonus")
    values = {1: 3, 2: 6, 3: 9, 4: 13}
    assert notes == ([(winner, (abs(mine - his), abs(drawn), values[abs(drawn)]))] if drawn else [])


@pytest.mark.rule("D-4.4")
def test_snakes_count_as_corruption() -> None:
    s, facts = ended(pirogues=("snake-2", "snake-1"), corruption=("", "wheat.1 wheat.2"))
    assert noted(facts, "corruption") == [(0, (0, 1, 2, 3)), (1, (2, 0, 1, 3))]
    assert s.deben == [0, 0]


@pytest.mark.rule("D-4.4")
def test_an_empty_bag_ends_the_draws() -> None:
    held = " ".join(f"deben.{i}" for i in range(1, 13))
    corruption = ("", "wheat.1 wheat.2 wheat.3 wheat.4 wheat.5 wheat.6 wheat.7 wheat.8")
    s, facts = ended(deben=("", held), corruption=corruption, draws=["deben.13"])
    assert s.deben[0] == mask("deben.13")
    assert s.bag == []
    assert noted(facts, "bonus") == [(0, (7, 1, 9))]


EXAMPLE = {
    # Six scarabs on four tiles, three scarabs on three.
    (0, "marble"): "marble.4 marble.5 marble.6 marble.1",
    (0, "wheat"): "wheat.4 wheat.5 wheat.6",
}


@pytest.mark.rule("D-4.5")
def test_the_example_of_the_rulebook_is_worth_57() -> None:
    """24 + 9 + 24: two sets, the Deben 3, 5, 7, 7 and a Pirogue of 2."""
    assert scoring.set_points(T, 3, mask("marble.4", "marble.5", "marble.6", "marble.1")) == 24
    assert scoring.set_points(T, 2, mask("wheat.4", "wheat.5", "wheat.6")) == 9
    s = position(
        LAST,
        sets=EXAMPLE,
        deben=("deben.1 deben.6 deben.10 deben.11", ""),
        pirogues=("deben-two.1", ""),
    )
    assert scoring.deben_points(T, s, 0) + scoring.pirogue_points(T, s, 0) == 24
    assert GAME.scores(s) == (57, 0)


@pytest.mark.rule("D-4.5")
def test_the_scoring_is_told_in_parts() -> None:
    s, facts = ended(
        sets={**EXAMPLE, (1, "cattle"): "cattle.3 cattle.4 cattle.1 scarabs.1"},
        deben=("deben.1 deben.6 deben.10", "deben.4"),
        pirogues=("deben-two.1 snake-2", "seven"),
        corruption=("", "fish.1 fish.4 fish.5 fish.6 fish.7 fish.8"),
        hands=("ivory.4 ivory.5 ivory.1 cattle.2", "ebony.1"),
        draws=["deben.11", "deben.12"],
    )
    told = [(f.what, f.seat, f.values) for f in facts if isinstance(f, Noted)]
    assert told == [
        ("ankh", 0, (14, 1)),
        ("end", 1, ()),
        ("unsold", 0, (3,)),
        # From before, left over, of Snakes, in all.
        ("corruption", 0, (0, 2, 2, 4)),
        ("corruption", 1, (6, 1, 0, 7)),
        # The difference, the Deben drawn, their points.
        ("bonus", 0, (3, 2, 15)),
        # Family, tiles, scarabs, points.
        ("set", 0, (2, 3, 3, 9)),
        ("set", 0, (3, 4, 6, 24)),
        ("deben", 0, (5, 30)),
        ("pirogues", 0, (2,)),
        ("total", 0, (65,)),
        ("set", 1, (0, 3, 4, 12)),
        ("deben", 1, (1, 4)),
        ("pirogues", 1, (7,)),
        ("total", 1, (23,)),
        ("winners", -1, (0,)),
    ]
    assert [f.seers for f in facts if isinstance(f, Looked)] == [EVERYONE] * 4
    assert GAME.scores(s) == (65, 23)


@pytest.mark.rule("D-4.5")
@pytest.mark.parametrize(
    ("deben", "pirogues", "corruption", "winners"),
    [
        (("deben.13", "deben.12"), ("", ""), ("fish.1", "wheat.1"), (0,)),
        (("deben.12", "deben.13"), ("", ""), ("", "wheat.1"), (1,)),
        # As many points: the one with less corruption wins, Snakes included.
        (("deben.1", "deben.2"), ("", ""), ("fish.1", "wheat.1 wheat.2"), (0,)),
        (("deben.1", "deben.2"), ("snake-2", ""), ("fish.1", "wheat.1 wheat.2"), (1,)),
        (("deben.4", "deben.5"), ("snake-1", ""), ("fish.1", "wheat.1 wheat.2"), (0, 1)),
    ],
)
def test_who_wins(
    deben: tuple[str, str], pirogues: tuple[str, str], corruption: tuple[str, str], winners: tuple[int, ...]
) -> None:
    s = position(LAST, deben=deben, pirogues=pirogues, corruption=corruption)
    s.stack.clear()
    assert GAME.winners(s) == winners


def test_nobody_has_won_while_the_game_goes_on() -> None:
    s = position(LAST)
    assert s.stack == [(TURN, 0)]
    assert GAME.winners(s) == ()
