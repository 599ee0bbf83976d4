"""The figures of the rulebooks: where they stand, what they show, and what is wrong in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import locale
from game.components.check import check_all
from game.components.figures import read_figures
from game.components.load import load_figures, load_game, numbers
from game.ui.scenes.figures import set_value
from game.ui.scenes.rulebook import rule_of
from tests.components.conftest import Break

DRUMS = ("sa-re-revolt", "sa-re-beside")
GAMES = ("sobek", "duel", "sa-re")


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_stands_below_a_paragraph_and_has_its_words(game: str) -> None:
    prefix = f"rules-{game}-"
    places = {rule_of(key, game) or key.removeprefix(prefix) for key in locale.keys(prefix)}
    for figure in load_figures(game):
        assert figure.below in places
        said = [panel.say for panel in figure.panels] + [note.say for panel in figure.panels for note in panel.notes]
        for key in [*(f"figure-{say}" for say in said), *([figure.label] if figure.label else [])]:
            assert locale.has(key), key


@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_opens_with_a_turn(game: str) -> None:
    first = load_figures(game)[0]
    assert first.below == "about"
    assert len(first.panels) == 3


def panels(game: str) -> dict[str, object]:
    return {panel.say: panel for figure in load_figures(game) for panel in figure.panels}


@pytest.mark.parametrize(
    ("game", "say", "value"),
    [
        ("sobek", "sobek-set", (3, 3, 9)),
        ("sobek", "sobek-set-amulet", (3, 2, 6)),
        ("sobek", "sobek-set-character", (4, 3, 12)),
        ("sobek", "sobek-value", (4, 6, 24)),
        ("duel", "duel-sell", (3, 3, 9)),
        ("duel", "duel-value", (4, 6, 24)),
    ],
)
def test_the_value_of_a_set_is_counted_from_its_pieces(game: str, say: str, value: tuple[int, ...]) -> None:
    assert tuple(set_value(load_game(game), panels(game)[say]).values()) == value


def test_the_scenes_of_the_quays_agree_with_the_rules() -> None:
    rules = numbers("sobek")
    take, quays = panels("sobek")["sobek-take"], panels("sobek")["sobek-quays"]
    cards = [thing for thing in take.things if "." in thing.face]
    assert len(cards) == rules["reach"] + 1
    lit = next(at for at, card in enumerate(cards) if card.look == "lit")
    assert [card.tag.face if card.tag else "" for card in cards] == ["sack"] * lit + [""] * (len(cards) - lit)
    assert cards[-1].look == "resting", "the last card is out of reach"
    assert len([thing for thing in quays.things if "." in thing.face]) == rules["quays"]


def test_the_prices_shown_are_those_of_the_rules() -> None:
    """R-8.1: what lies beside the market that is built is its price."""
    built = panels("sa-re")["sa-re-build"]
    paid = [sum(thing.face == f"resource.{kind}" for thing in built.things) for kind in ("wood", "stone", "gold")]
    assert paid == numbers("sa-re")["costs"]["market"]


@pytest.mark.parametrize(("say", "way"), [("sobek-penalty", -1), ("sobek-guild", 1)])
def test_arrows_on_the_track_lead_to_the_next_space_of_the_symbol(say: str, way: int) -> None:
    """S-6.1, S-7.3: forwards from any space to the ankh, backwards from each ankh to the one before."""
    spaces, track = numbers("sobek")["track"], panels("sobek")[say].track
    ankh = next(letter for letter, symbol in numbers("sobek")["symbols"].items() if symbol == "ankh")
    for start, end in track.jumps:
        assert spaces[end] == ankh
        assert ankh not in spaces[min(start, end) + 1 : max(start, end)]
        assert (end - start) * way > 0
    assert track.jumps[-1][1] == track.pawns[0].space


def test_the_less_corrupt_player_of_the_duel_draws_the_deben_of_the_example() -> None:
    """D-4.4: 1 against 8."""
    scene = panels("duel")["duel-corrupt"]
    drawn = [thing for thing in scene.things if thing.face.startswith("deben.")]
    less, more = (int(locale.text(f"figure-{note.say}")) for note in scene.notes)
    assert len(drawn) == 1 + (more - less) // numbers("duel")["corruption_step"]


def test_the_workers_revolt_on_the_red_square() -> None:
    """R-7: the drum below the workers has the number of the gauge's red square."""
    red = numbers("sa-re")["gauge_red"]
    shown = {say: [thing.values for thing in panels("sa-re")[say].things if thing.face == "drum"] for say in DRUMS}
    assert [each["number"] for each in shown["sa-re-revolt"]] == [red]
    assert [each["number"] for each in shown["sa-re-beside"]] == [*range(1, red + 1)]
    assert shown["sa-re-beside"][-1]["building"] == "red"


@pytest.mark.parametrize(
    ("game", "say", "start", "number"),
    [
        ("sa-re", "sa-re-manage", "-site", "sites_per_master"),
        ("sa-re", "sa-re-store", "resource.", "storage"),
        ("duel", "duel-pirogues", "pirogue", "berths"),
    ],
)
def test_as_many_things_are_shown_as_the_rules_say(game: str, say: str, start: str, number: str) -> None:
    """R-3.1, R-8.4, D-2."""
    definitions = load_game(game)
    shown = 0
    for thing in panels(game)[say].things:
        is_pirogue = thing.face in definitions.components and definitions.components[thing.face].face == start
        is_site = str(thing.values.get("building", "")).endswith(start)
        shown += is_pirogue or is_site or thing.face.startswith(start)
    assert shown == numbers(game)[number]


@pytest.mark.parametrize(
    ("old", "new", "message", "suggestion"),
    [
        ("ivory, ebony,", "ivroy, ebony,", "there is no piece and no face 'ivroy'", "ivory"),
        ("face: planks,", "face: plank,", "there is no piece and no face 'plank'", "planks"),
        ("tag: {face: sack,", "tag: {face: sacks,", "there is no piece and no face 'sacks'", "sack"),
        ("beside: true,", "besides: true,", "unknown key 'besides'", "beside"),
        ("pieces: [deceit]", "wide: 60", "the figure below 'S-6.6' must have either pieces or panels", ""),
    ],
)
def test_a_mistake_in_the_figures_is_told_with_its_line(
    data: Path, spoil: Break, old: str, new: str, message: str, suggestion: str
) -> None:
    if old == "pieces: [deceit]":
        old, new = "beside: true, wide: 60, pieces: [deceit]", "beside: true"
    line = spoil("games/sobek/figures.yaml", old, new)
    figures, mistakes = read_figures("sobek", data)
    assert figures == ()
    assert [(each.line, each.message, each.suggestion) for each in mistakes] == [(line, message, suggestion)]
    assert mistakes[0] in check_all(data)
