"""The figures of the rulebook in the window: drawn when they come into sight, enlarged by a press."""

from __future__ import annotations

import pygame
import pytest

from game.components.load import load_figures
from game.ui.scenes.figures import FigureRow, PieceCell
from game.ui.scenes.rulebook import Rulebook, RuleText
from game.ui.table.tell.zoom import Zoom
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.window import settings
from game.ui.window.input import Action, KeyPress, Typed
from game.ui.wiring import DOORS


def opened(game: str, rule: str = "", **wishes: object) -> Rulebook:
    """Return the rulebook of a game, entered."""
    wanted = settings.Settings(language="en", animation="off", **wishes)
    shell = Shell(DOORS, wanted, store=lambda *_: "")
    scene = Rulebook(shell, game, rule)
    scene.enter(shell.display.size)
    return scene


def finish(scene: Rulebook) -> int:
    """Let time pass until nothing is missing; return the number of steps."""
    for steps in range(500):
        if not scene.poll_seconds:
            return steps
        scene.update(scene.poll_seconds)
    raise AssertionError("figures are never finished")


def rows(scene: Rulebook) -> list[FigureRow]:
    return [each for each in scene.root.walk() if isinstance(each, FigureRow)]


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_figures_are_drawn_when_they_come_into_sight(game: str) -> None:
    scene = opened(game, text_size=1.1)
    everything = rows(scene)
    assert len(everything) == len(load_figures(game))
    places = [each.rect.copy() for each in everything]
    finish(scene)
    assert rows(scene)[0].is_ready
    assert not rows(scene)[-1].is_ready, "what is far away waits"
    assert [each.rect for each in rows(scene)] == places, "nothing moves when a picture is there"


def test_a_piece_that_another_cell_has_painted_is_shown_when_its_own_place_is_drawn() -> None:
    scene = opened("duel", text_size=0.9)
    cells = {each.name: each for each in scene.root.walk() if isinstance(each, PieceCell)}
    first, second = cells["piece-D-1.1-ivory"], cells["piece-D-1.2-ivory.1"]
    assert not first.is_ready
    assert list(first.make_ready()) == [None]
    assert first.is_ready
    assert not second.is_ready, "its place was not drawn anew"
    assert list(second.make_ready()) == [None]
    assert second.is_ready


def test_a_scene_shows_its_picture_and_says_its_words() -> None:
    scene = opened("sobek")
    finish(scene)
    surface = pygame.Surface(scene.shell.display.pixels, 0, 32)
    scene.draw(scene.shell.canvas(surface))
    for cell in rows(scene)[0].cells:
        middle = round(cell.rect.top + 60)
        shades = {tuple(surface.get_at((x, middle))) for x in range(round(cell.rect.left), round(cell.rect.right), 5)}
        assert len(shades) > 15
    said = [each.accessible() for each in rows(scene)[0].walk()]
    assert "Take one of the first 4 cards on the quays." in [each.name for each in said if each is not None]


def test_a_piece_is_enlarged_with_its_power() -> None:
    scene = opened("sobek", "S-5.2")
    cell = next(each for each in scene.root.walk() if each.name == "piece-S-5.2-high-priest.ebony")
    assert isinstance(cell, PieceCell)
    assert cell.accessible().name == "High Priest"
    scene.set_focus(cell)
    change = scene.handle(KeyPress(Action.ACTIVATE))
    assert isinstance(change, Push)
    assert isinstance(change.scene, Zoom)
    assert change.scene.about.face == "high-priest.ebony"
    assert "corruption" in change.scene.about.markup


@pytest.mark.parametrize(
    ("game", "rule", "name", "side", "words"),
    [
        ("sobek", "S-1.1", "piece-S-1.1-fish", "face", "There are 10 in the box."),
        ("sa-re", "R-1.3", "piece-R-1.3-palace", "back", ""),
    ],
)
def test_what_is_enlarged_is_what_was_shown(game: str, rule: str, name: str, side: str, words: str) -> None:
    scene = opened(game, rule)
    scene.focus_name(name)
    about = scene.handle(KeyPress(Action.ACTIVATE)).scene.about
    assert about.side == side
    assert about.markup == words or not words


def test_the_label_of_a_piece_has_its_count_from_the_box() -> None:
    scene = opened("sobek", "S-1.1")
    said = [each.accessible().name for each in scene.root.walk() if isinstance(each, PieceCell)]
    assert said[:7] == [
        "ivory × 6", "ebony × 7", "marble × 7", "cattle × 9", "fish × 10", "wheat × 10", "amulet × 5",
    ]  # fmt: skip
    assert said[7:11] == ["wheat: no scarab", "wheat: 1 scarab", "ebony: 2 scarabs", "ivory: 3 scarabs"]


def test_a_piece_stands_left_of_its_rule_and_its_text_begins_without_an_icon() -> None:
    scene = opened("duel", "D-6.4")
    rule = next(each for each in scene.root.walk() if isinstance(each, RuleText) and each.rule == "D-6.4")
    row = next(each for each in rule.children if isinstance(each, FigureRow))
    assert [cell.accessible().name for cell in row.cells] == ["Snake", "Large Snake"]
    assert not rule.markup.startswith("<icon")
    assert rule.rect.contains(row.rect)


def test_a_search_shows_words_and_no_figures() -> None:
    scene = opened("sobek")
    scene.handle(Typed("priestess"))
    assert rows(scene) == []
    found = [each for each in scene.root.walk() if isinstance(each, RuleText)]
    assert found
    assert all(each.finds() for each in found)
