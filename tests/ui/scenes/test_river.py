"""The animated background of the main menu: it moves by itself, redraws only its moving parts, and can rest."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.drawing.landscape import BEAT
from game.ui.drawing.strokes import Strokes
from game.ui.scenes.menu import MainMenu
from game.ui.scenes.options import Options
from game.ui.scenes.river import boat_left, river
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Pop, Push
from game.ui.window.input import WindowHidden, WindowShown
from tests.sparing import one_now
from tests.ui.conftest import saved

SIZE = (640, 360)


def shown(make_shell, size: tuple[int, int] = SIZE, **settings: object) -> tuple[MainMenu, object, pygame.Surface]:
    """Return a menu whose first picture was drawn, its stack, and the surface."""
    shell = make_shell(size, language="en", effects_volume=0.0, music_volume=0.0, **settings)
    menu = MainMenu(shell)
    stack = scene_stack(shell)
    stack.apply(Push(menu))
    surface = pygame.Surface(size, 0, 32)
    menu.draw(shell.canvas(surface))
    menu.is_dirty = False
    return menu, stack, surface


def stir(menu: MainMenu, surface: pygame.Surface) -> None:
    """Let a beat of the background pass, and draw what it asks for, as the program's loop does."""
    menu.update(BEAT)
    is_dirty, is_stirred = menu.is_dirty, menu.is_stirred
    menu.is_dirty = menu.is_stirred = False
    if is_dirty:
        menu.draw(menu.shell.canvas(surface))
    elif is_stirred:
        menu.stir(menu.shell.canvas(surface))


def is_as_drawn_anew(menu: MainMenu, surface: pygame.Surface) -> bool:
    """Return whether a surface shows exactly the present picture of the menu."""
    anew = pygame.Surface(surface.get_size(), 0, 32)
    menu.draw(menu.shell.canvas(anew))
    return seen(surface) == seen(anew)


def seen(surface: pygame.Surface) -> bytes:
    """Return the colours of a surface."""
    return pygame.image.tobytes(surface, "RGB")


WINDOWS = [(1280, 720), (1024, 768), (640, 360), (500, 900)]
SAVES = [saved(f"{at}.felucca", "sobek", ("Anna", "Bo"), is_finished=at > 1) for at in range(5)]


@pytest.mark.parametrize("many", one_now((5, 0, 1)))
@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_what_is_stirred_is_what_is_drawn_anew(make_shell, size: tuple[int, int], many: int) -> None:
    menu, _, surface = shown(make_shell, size, listed=SAVES[:many])
    menu.is_focus_shown = True
    first = surface.copy()
    for widget in menu.focusables():
        menu.set_focus(widget, by_key=True)
        for _ in range(5):
            stir(menu, surface)
        assert is_as_drawn_anew(menu, surface), widget.name
    for _ in range(100):  # the changes come again, and are drawn as they were kept
        stir(menu, surface)
    assert is_as_drawn_anew(menu, surface)
    assert seen(surface) != seen(first), "nothing has moved"


def test_no_pixel_changes_twice_in_a_beat(make_shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change that is kept after another was drawn over it lacks its pixels, and later tears the picture."""
    drawn: list[list[pygame.Rect]] = []
    paint = Strokes.paint

    def note(self: Strokes, surface: pygame.Surface, changes: list, paint_region: object) -> None:
        drawn.append([region for region, _ in changes])
        paint(self, surface, changes, paint_region)  # type: ignore[arg-type]

    monkeypatch.setattr(Strokes, "paint", note)
    menu, _, surface = shown(make_shell, WINDOWS[0])
    for _ in range(60):
        stir(menu, surface)
    assert len(drawn) > 20
    for regions in drawn:
        assert not [one for at, one in enumerate(regions) if one.collidelist(regions[:at]) >= 0]
    assert is_as_drawn_anew(menu, surface)


def test_the_river_flows_below_a_tooltip_and_a_toast(make_shell) -> None:
    menu, _, surface = shown(make_shell, WINDOWS[0], listed=SAVES)
    menu.toast("A toast", seconds=60.0)
    menu.draw(menu.shell.canvas(surface))
    menu.is_dirty = False
    before = surface.copy()
    for _ in range(12):
        stir(menu, surface)
    assert not menu.is_dirty
    assert seen(surface) != seen(before)
    assert is_as_drawn_anew(menu, surface)


@pytest.mark.parametrize("change", ["rebuild", "resize", "return"])
def test_a_new_river_may_be_stirred_before_its_first_beat(make_shell, change: str) -> None:
    menu, stack, surface = shown(make_shell, WINDOWS[0], listed=SAVES)
    if change == "rebuild":
        menu.rebuild()
    elif change == "resize":
        menu.refresh((1280.0, 800.0))
    else:
        stack.apply(Push(Options(menu.shell)))
        stack.apply(Pop())
    menu.stir(menu.shell.canvas(surface))
    menu.draw(menu.shell.canvas(surface))
    menu.redraw(menu.root.children[1])
    menu.stir(menu.shell.canvas(surface))
    assert is_as_drawn_anew(menu, surface)


@pytest.mark.parametrize(
    "settings",
    [{"living_background": False}, {"animation": "off"}, {"theme": "contrast"}],
    ids=lambda each: next(iter(each)),
)
def test_a_river_that_is_not_wanted_asks_for_no_time(make_shell, settings: dict[str, object]) -> None:
    menu, _, _ = shown(make_shell, **settings)
    assert menu.next_update() is None
    menu.update(1.0)
    assert not menu.is_stirred


def test_the_river_rests_while_nobody_sees_it(make_shell) -> None:
    menu, stack, _ = shown(make_shell)
    wait = menu.next_update()
    assert wait is not None
    assert 0 < wait <= BEAT
    menu.handle(WindowHidden())
    assert menu.next_update() is None
    menu.handle(WindowShown())
    assert menu.next_update() is not None
    stack.apply(Push(Options(menu.shell)))
    assert menu.next_update() is None
    stack.apply(Pop())
    assert menu.next_update() is not None


@pytest.mark.parametrize("size", [(1280, 720), (1280, 2276), (1706, 720), (960, 720)])
@pytest.mark.parametrize("right", [740.0, 960.0])
def test_the_boat_keeps_to_its_room(make_shell, size: tuple[float, float], right: float, monkeypatch) -> None:
    places: dict[str, pygame.FRect] = {}
    shell = make_shell((640, 360))
    canvas = shell.canvas(pygame.Surface((640, 360), 0, 32))
    note = lambda _, parts: places.update({Path(name).name: rect for name, rect in parts})  # noqa: E731
    monkeypatch.setattr("game.ui.widgets.living.paint_parts", note)
    river(size, (430, right)).paint(canvas)
    assert 430 <= places["title-felucca"].left < places["title-felucca"].right <= right + 0.01
    assert places["title-reeds-right"].right == size[0]


def test_in_a_tall_window_the_boat_reaches_below_the_list() -> None:
    """It was 430 px wide beside the list, behind the reeds, above 300 px of water."""
    left = boat_left((900, 1200), 876.0, (408.0, 900.0))
    assert 280 < left < 340
    assert boat_left((900, 1200), 876.0, (408.0, 1190.0)) == 408.0, "a list down to the foot leaves the boat beside it"
