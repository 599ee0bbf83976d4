"""D-1: the contents of the box, and the geometry of the market."""

from __future__ import annotations

from collections import Counter

import pytest

from game import locale, registry
from game.components import load
from game.errors import FeluccaError
from game.rules.core.bits import members
from game.rules.core.game import Game
from game.rules.duel.game import Duel
from game.rules.duel.geometry import ORIENTATIONS, fill_order, read_square, show_square
from game.rules.duel.tables import BACKS, FAMILIES, NAMES, TOKENS, Tables
from tests.rules.duel.material import GAME, T, U, mask, names, numbers, square

TABLE = {
    # family: black without scarabs, black with, scarabs on each, grey
    "cattle": (r"\D /", r"h v \ / /", 1, "v h"),
    "fish": (r"vD \ /", r"h v / \ \ ".strip(), 1, "v h"),
    "wheat": (r"/D \ /", r"h h v / \ ".strip(), 1, "/ v h"),
    "marble": ("/D v \\", r"h v \ ".strip(), 2, "h"),
    "ebony": ("vD /", r"h v / \ ".strip(), 2, "h"),
    "ivory": (r"\D /", r"v / \ ".strip(), 3, "h"),
    "statue": (r"h v / \ \ ".strip(), "", 0, ""),
}


@pytest.mark.rule("D-1.1")
def test_the_numbers_of_goods() -> None:
    counts = Counter(T.family[i] for i in range(55))
    assert [counts[i] for i in range(7)] == [9, 10, 11, 7, 7, 6, 5]
    assert [backs.bit_count() for backs in U.back_masks] == [45, 10, 10, 13, 13]


@pytest.mark.rule("D-1.2")
@pytest.mark.rule("D-1.3")
@pytest.mark.parametrize("family", TABLE)
def test_the_table_of_goods(family: str) -> None:
    without, worthy, scarabs, grey = TABLE[family]
    marks = [*without.split(), *worthy.split(), *grey.split()]
    plain, black = len(without.split()), len(without.split()) + len(worthy.split())
    for number, text in enumerate(marks, start=1):
        tile = U.id(f"{family}.{number}")
        assert NAMES[T.family[tile]] == family
        assert ORIENTATIONS[T.mark[tile]] == text[0]
        assert bool(T.icons >> tile & 1) == text.endswith("D")
        assert T.scarabs[tile] == (scarabs if plain < number <= black else 0)
        assert BACKS[U.backs[tile]] == ("black" if number <= black else "grey")
    with pytest.raises(ValueError, match="no piece"):
        U.id(f"{family}.{len(marks) + 1}")


@pytest.mark.rule("D-1.2")
@pytest.mark.parametrize(("language", "told"), [("en", "Twenty-five"), ("fr", "Vingt-cinq"), ("it", "Venticinque")])
def test_the_rulebook_counts_the_tiles_with_scarabs(language: str, told: str) -> None:
    assert sum(scarabs > 0 for scarabs in T.scarabs) == 25
    locale.set_language(language)
    assert f"{told} t" in locale.text("rules-duel-D-1-2")


@pytest.mark.rule("D-1.2")
def test_one_icon_in_each_family_but_the_statues() -> None:
    assert names(T.icons) == {f"{family}.1" for family in FAMILIES}


@pytest.mark.rule("D-1.4")
def test_the_characters() -> None:
    expected = {
        "queen.ivory", "vizier.cattle", "scribe.cattle", "thief.fish", "scribe.fish", "merchant.wheat",
        "courtesan.wheat", "high-priest.ebony", "high-priestess.marble", "architect.statue",
    }  # fmt: skip
    assert names(T.characters) == expected
    for tile in members(T.characters):
        assert NAMES[T.family[tile]] == U.names[tile].rsplit(".", 1)[1]
        assert T.mark[tile] == -1
        assert T.scarabs[tile] == 0
        assert BACKS[U.backs[tile]] == "red"
    assert names(T.wild) == {"statue.1", "statue.2", "statue.3", "statue.4", "statue.5", "architect.statue"}


@pytest.mark.rule("D-1.5")
def test_the_pirogues() -> None:
    assert Counter(TOKENS[kind] for kind in T.token_kind.values()) == {
        "pyramid": 2,
        "scarabs": 2,
        "mummy": 1,
        "snake-1": 1,
        "snake-2": 1,
        "seven": 1,
        "deben-two": 2,
        "eye": 1,
        "finger": 2,
    }
    assert names(U.back_masks[3]) == {
        "pyramid.1", "pyramid.2", "scarabs.1", "scarabs.2", "mummy", "snake-1", "snake-2", "seven",
        "deben-two.1", "deben-two.2", "eye", "finger.1", "finger.2",
    }  # fmt: skip


@pytest.mark.rule("D-1.6")
def test_the_deben() -> None:
    values = [T.coin_values[U.id(f"deben.{i}")] for i in range(1, 14)]
    assert values == [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9]
    assert T.ranking[0] == mask("deben.13")
    assert T.ranking[-1] == mask("deben.1", "deben.2", "deben.3")


@pytest.mark.rule("D-1.7")
def test_the_order_of_filling() -> None:
    order = [show_square(at, 6) for at in fill_order(6)]
    assert order[:4] == ["c3", "d3", "d4", "c4"]
    assert order[4:16] == ["b2", "c2", "d2", "e2", "e3", "e4", "e5", "d5", "c5", "b5", "b4", "b3"]
    assert order[16:22] == ["a1", "b1", "c1", "d1", "e1", "f1"]
    assert order[22:] == ["f2", "f3", "f4", "f5", "f6", "e6", "d6", "c6", "b6", "a6", "a5", "a4", "a3", "a2"]


@pytest.mark.rule("D-1.7")
@pytest.mark.parametrize(
    ("at", "mark", "line"),
    [
        ("c3", "h", "a3 b3 d3 e3 f3"),
        ("c3", "v", "c1 c2 c4 c5 c6"),
        ("c3", "/", "e1 d2 b4 a5"),
        ("c3", "\\", "a1 b2 d4 e5 f6"),
        ("a1", "/", ""),
        ("f1", "\\", ""),
        ("f1", "/", "e2 d3 c4 b5 a6"),
    ],
)
def test_lines(at: str, mark: str, line: str) -> None:
    found = T.lines[square(at) * 4 + ORIENTATIONS.index(mark)]
    assert {show_square(i, 6) for i in members(found)} == set(line.split())
    assert not found & ~T.star[square(at)]


@pytest.mark.rule("D-1.7")
def test_squares_between() -> None:
    between = T.between[square("b5") * 36 + square("e2")]
    assert {show_square(i, 6) for i in members(between)} == {"c4", "d3"}
    assert T.between[square("e2") * 36 + square("b5")] == between
    assert T.between[square("a1") * 36 + square("b3")] == 0


def test_the_components_are_the_pieces_of_the_rules() -> None:
    drawn = {piece.name: piece for piece in load.load_game("duel").pieces}
    assert set(drawn) == set(U.names[: U.size])
    for tile, (family, mark) in enumerate(zip(T.family, T.mark, strict=True)):
        piece = drawn[U.names[tile]]
        assert piece.family == NAMES[family]
        assert piece.properties["scarabs"] == T.scarabs[tile]
        assert piece.back == BACKS[U.backs[tile]]
        assert piece.properties["mark"] == (ORIENTATIONS[mark] if mark >= 0 else "")
        assert piece.properties["deben"] == bool(T.icons >> tile & 1)
    for coin, value in T.coin_values.items():
        assert drawn[U.names[coin]].properties["value"] == value
    assert load.numbers("duel") == numbers()


@pytest.mark.parametrize("text", ["", "c", "g1", "c0", "c7", "C3", "3c"])
def test_no_such_square(text: str) -> None:
    with pytest.raises(ValueError, match="no square"):
        read_square(text, 6)


def test_pieces_with_one_back_have_neighbouring_ids() -> None:
    """Unseen pieces are told in ascending order of ids: their backs must not tell their families."""
    assert list(U.backs) == sorted(U.backs)


def test_it_is_a_game_of_the_registry() -> None:
    game = registry.make("duel", numbers())
    assert isinstance(game, Game)
    assert game.name == "duel"
    assert game.numbers == numbers()


def test_the_worked_out_numbers_are_the_game_under_test() -> None:
    assert Duel(numbers()).universe.names == GAME.universe.names


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"market_size": 5}, "'market_size' must be 4, 6 or 8"),
        ({"set_size": 0}, "'set_size' must be a whole number"),
        ({"berths": True}, "'berths' must be a whole number"),
        ({"berths": 14}, "needs 14 Pirogues"),
        ({"starting_tiles": 4}, "needs 12 starting tiles"),
        ({"set_size": 999}, "needs 999 tiles for a set"),
        ({"deben": []}, "at least one Deben"),
        ({"deben": ["x"]}, "cannot be played with these numbers"),
        ({"goods": {}}, "lack 'cattle'"),
        ({"characters": ["queen.gold"]}, "cannot be played with these numbers"),
        ({"characters": ["king.ivory"]}, "cannot be played with these numbers"),
        ({"characters": ["queen.ivory", "queen.ivory"]}, "two pieces have the same name"),
        ({"snakes": 3}, "cannot be played with these numbers"),
        ({"scarabs_families": ["gold"]}, "cannot be played with these numbers"),
    ],
)
def test_numbers_it_cannot_be_played_with(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(FeluccaError, match=sentence):
        Tables({**numbers(), **change})


def test_a_number_that_is_missing() -> None:
    wanting = numbers()
    del wanting["queen_tiles"]
    with pytest.raises(FeluccaError, match="lack 'queen_tiles'"):
        Tables(wanting)
