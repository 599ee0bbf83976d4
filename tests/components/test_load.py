"""The shipped definitions: pieces and numbers as the rulebooks state them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter

import pytest

from game.components.files import read_game
from game.components.load import load_game, numbers
from game.errors import FeluccaError
from game.registry import GAMES


@pytest.mark.rule("S-1.1")
def test_sobek_goods_with_and_without_scarabs() -> None:
    counted = Counter(
        (p.family, p.back, p.properties["scarabs"]) for p in load_game("sobek").pieces if p.group == "goods"
    )
    assert counted == {
        ("ivory", "beige", 3): 3,
        ("ivory", "beige", 0): 2,
        ("ivory", "green", 0): 1,
        ("ebony", "beige", 2): 4,
        ("ebony", "beige", 0): 2,
        ("ebony", "green", 0): 1,
        ("marble", "beige", 2): 3,
        ("marble", "beige", 0): 3,
        ("marble", "green", 0): 1,
        ("cattle", "beige", 1): 5,
        ("cattle", "beige", 0): 2,
        ("cattle", "green", 0): 2,
        ("fish", "beige", 1): 5,
        ("fish", "beige", 0): 3,
        ("fish", "green", 0): 2,
        ("wheat", "beige", 1): 5,
        ("wheat", "beige", 0): 3,
        ("wheat", "green", 0): 2,
        ("amulet", "beige", 0): 5,
    }


@pytest.mark.rule("S-1.1")
def test_sobek_names_scarabs_first_and_green_last() -> None:
    named = {
        p.name: (p.properties["scarabs"], p.back)
        for p in load_game("sobek").pieces
        if p.family == "ivory" and p.group == "goods"
    }
    assert named == {
        "ivory.1": (3, "beige"),
        "ivory.2": (3, "beige"),
        "ivory.3": (3, "beige"),
        "ivory.4": (0, "beige"),
        "ivory.5": (0, "beige"),
        "ivory.6": (0, "green"),
    }


@pytest.mark.rule("S-1.2")
@pytest.mark.rule("S-1.3")
def test_sobek_characters_and_events() -> None:
    names = [p.name for p in load_game("sobek").pieces if p.group != "goods"]
    assert " ".join(names) == (
        "queen.ivory high-priest.ebony high-priestess.marble vizier.cattle scribe.cattle scribe.fish thief.fish "
        "courtesan.wheat merchant.wheat guild.ankh guild.eye guild.feather guild.water flood.1 flood.2 curse.1 curse.2 "
        "prosperity.1 prosperity.2 embalming deceit"
    )


@pytest.mark.rule("S-1.4")
def test_sobek_track_meets_its_fixed_points() -> None:
    track = numbers("sobek")["track"]
    assert len(track) == 100
    assert all((letter == "#") == (space % 5 == 0) for space, letter in enumerate(track))
    assert Counter(track) == {"#": 20, "A": 20, "E": 20, "F": 20, "W": 20}
    ankhs_below_61 = [space for space in range(61) if track[space] == "A"]
    assert track[61] == "A"
    assert ankhs_below_61[-2] == 52


@pytest.mark.rule("D-1.1")
def test_duel_tiles_by_back() -> None:
    assert Counter(p.back for p in load_game("duel").pieces) == {
        "black": 45,
        "grey": 10,
        "red": 10,
        "pirogue": 13,
        "deben": 13,
    }


@pytest.mark.rule("D-1.2")
@pytest.mark.rule("D-1.3")
def test_duel_tiles_are_named_without_scarabs_first_and_grey_last() -> None:
    wheat = [
        (p.name, p.properties["mark"], p.properties["scarabs"], p.properties["deben"], p.back)
        for p in load_game("duel").pieces
        if p.family == "wheat" and p.properties["mark"]
    ]
    assert wheat == [
        ("wheat.1", "/", 0, True, "black"),
        ("wheat.2", "\\", 0, False, "black"),
        ("wheat.3", "/", 0, False, "black"),
        ("wheat.4", "h", 1, False, "black"),
        ("wheat.5", "h", 1, False, "black"),
        ("wheat.6", "v", 1, False, "black"),
        ("wheat.7", "/", 1, False, "black"),
        ("wheat.8", "\\", 1, False, "black"),
        ("wheat.9", "/", 0, False, "grey"),
        ("wheat.10", "v", 0, False, "grey"),
        ("wheat.11", "h", 0, False, "grey"),
    ]


@pytest.mark.rule("D-1.5")
@pytest.mark.rule("D-1.6")
def test_duel_tokens() -> None:
    names = [p.name for p in load_game("duel").pieces if p.group == "pirogues"]
    assert " ".join(names) == (
        "pyramid.1 pyramid.2 scarabs.1 scarabs.2 mummy snake-1 snake-2 seven deben-two.1 deben-two.2 eye "
        "finger.1 finger.2"
    )
    deben = [(p.name, p.properties["value"]) for p in load_game("duel").pieces if p.group == "deben"]
    assert [value for _, value in deben] == [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9]
    assert deben[0][0] == "deben.1"
    assert deben[-1] == ("deben.13", 9)


@pytest.mark.rule("R-1.2")
@pytest.mark.rule("R-1.5")
def test_sare_pieces_by_group() -> None:
    assert Counter(p.group for p in load_game("sa-re").pieces) == {
        "main": 8,
        "administrative": 24,
        "production": 28,
        "pyramids": 4,
        "season": 22,
        "doubles": 6,
        "resources": 110,
    }


@pytest.mark.rule("R-1.3")
@pytest.mark.rule("R-1.4")
def test_sare_prices_come_from_the_numbers() -> None:
    components = load_game("sa-re").components
    assert components["palace"].cost == (1, 2, 3)
    assert components["carpenter"].cost == (0, 3, 2)
    assert components["master-builder"].cost == (1, 1, 1)
    assert [(components[f"pyramid-card.{n}"].steps, components[f"pyramid-card.{n}"].cost) for n in (1, 2, 3, 4)] == [
        (3, (2, 3, 1)),
        (3, (2, 2, 1)),
        (2, (2, 3, 2)),
        (2, (2, 2, 2)),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_names_are_unique_and_numbers_are_plain_data(game: str) -> None:
    names = [p.name for p in load_game(game).pieces]
    assert len(set(names)) == len(names)
    assert json.loads(json.dumps(numbers(game))) == numbers(game)


def test_the_list_of_pieces_in_the_numbers() -> None:
    assert numbers("sobek")["pieces"][0] == {
        "name": "ivory.1",
        "family": "ivory",
        "scarabs": 3,
        "back": "beige",
        "symbol": "",
    }


def test_every_number_says_where_it_comes_from() -> None:
    origins = {name: number.source for name, number in load_game("sobek").numbers.items()}
    assert origins["track"] == "reconstruction"
    assert origins["rounds"] == "rulebook"


def test_a_piece_or_a_component_leads_to_its_component() -> None:
    sobek = load_game("sobek")
    assert sobek.component_of("fish.3").id == "fish"
    assert sobek.component_of("scribe.fish").id == "scribe.fish"
    assert sobek.component_of("flood").id == "flood"
    with pytest.raises(KeyError):
        sobek.component_of("camel.1")


def test_an_unknown_game_is_named_with_a_suggestion() -> None:
    with pytest.raises(FeluccaError, match=r"^there is no game 'sobeck': did you mean 'sobek'\?$"):
        read_game("sobeck")


def test_numbers_are_read_without_pygame() -> None:
    code = "import sys; from game.components.load import numbers; numbers('sobek'); print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize(
    ("game", "face", "kind"),
    [
        ("sobek", "ivory.1", "card"),
        ("sobek", "back-event", "token"),
        ("sobek", "marker", "pawn"),
        ("duel", "wheat.3", "tile"),
        ("duel", "back-grey", "tile"),
        ("duel", "back-pirogue", "cutout"),
        ("duel", "deben.3", "token"),
        ("duel", "ankh", "pawn"),
        ("sa-re", "palace", "tile"),
        ("sa-re", "pyramid-card.2", "card"),
        ("sa-re", "growth", "cube"),
    ],
)
def test_the_definitions_say_how_a_thing_lies(game: str, face: str, kind: str) -> None:
    assert load_game(game).kind_of(face) == kind


def test_what_a_game_does_not_have_lies_nowhere() -> None:
    with pytest.raises(KeyError, match="felucca"):
        load_game("sobek").kind_of("felucca")
