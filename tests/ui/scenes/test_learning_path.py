"""The medallions of lessons and exercises are of one size, those of the exercises at one edge."""

from __future__ import annotations

import pygame
import pytest

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.scenes.learning import Learning
from game.ui.scenes.path import Medallion, Path, Station
from game.ui.widgets.label import Label
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.ui.drawn import drawing


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_all_medallions_look_alike(size: tuple[int, int], text_size: float) -> None:
    settings = Settings(language="en", animation="off", text_size=text_size)
    scene = Learning(Shell(DOORS, settings, fit(size), store=lambda *_: ""))
    scene.enter(scene.shell.display.size)
    surface = pygame.Surface(scene.shell.display.pixels, 0, 32)
    with drawing() as found:
        scene.draw(scene.shell.canvas(surface))
    discs = [
        box.rect
        for box in found.boxes
        if box.line == "panel_line" and box.rect.width == pytest.approx(box.rect.height) and box.rect.width < 60
    ]
    exercises = [each for each in scene.root.walk() if each.name.startswith("exercise-")]
    assert {type(each) for each in exercises} == {Medallion, Station}
    *lessons, _goal = (each for each in scene.root.walk() if isinstance(each, Station) and each not in exercises)
    places = {each: [disc for disc in discs if each.rect.collidepoint(disc.center)] for each in (*exercises, *lessons)}
    mine = {each: found[0] for each, found in places.items() if found}
    assert len({round(disc.width, 2) for disc in mine.values()}) == 1
    edges = [mine[each].left for each in exercises if isinstance(each, Station) and each in mine]
    first = min(mine[each].left for each in exercises if isinstance(each, Medallion) and each in mine)
    assert edges == pytest.approx([first] * len(edges), abs=0.1)


def test_the_path_is_green_as_far_as_it_was_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell(DOORS, Settings(language="en", animation="off"), fit((1280, 720)), store=lambda *_: "")
    path = Path(
        shell,
        [
            Station(shell, at + 1, "Stage", lambda: None, name=f"{at}", is_done=is_done, is_next=False, high=40.0)
            for at, is_done in enumerate((True, True, False, False))
        ],
    )
    path.place(pygame.FRect(0, 0, 400, path.measure(400)[1]))
    drawn: list[tuple[float, object]] = []
    monkeypatch.setattr(Canvas, "line", lambda _, start, __, colour, *___: drawn.append((start[1], colour)))
    path.draw_self(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    assert [colour for _, colour in sorted(drawn) if colour != "panel_line"] == ["malachite", "malachite", "sand"]


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_focus_ring_of_the_goal_leaves_the_words_below_it_whole(size: tuple[int, int], text_size: float) -> None:
    """A corner of it lay over their first letter."""
    settings = Settings(language="en", animation="off", text_size=text_size)
    scene = Learning(Shell(DOORS, settings, fit(size), store=lambda *_: ""))
    scene.enter(scene.shell.display.size)
    about = text("learn-guided-about")
    words = next(each for each in scene.root.walk() if isinstance(each, Label) and each.markup == about)
    place = scene.shell.display.px_rect(words.rect)
    seen = []
    for has_focus in (False, True):
        scene.is_focus_shown = has_focus
        assert scene.focus_name("guided")
        surface = pygame.Surface(scene.shell.display.pixels, 0, 32)
        scene.draw(scene.shell.canvas(surface))
        ink = scene.shell.theme["text"]
        seen.append(pygame.mask.from_threshold(surface.subsurface(place), ink, (60, 60, 60, 255)).count())
    assert seen[0] == seen[1] > 100
