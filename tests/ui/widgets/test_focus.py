"""Focus: by direction, in order, and to every widget of every scene."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.ui.scenes.credits import Credits
from game.ui.scenes.menu import MainMenu, ask_to_quit
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.options import Options, SettingsPage
from game.ui.scenes.rulebook import Rulebook
from game.ui.widgets.base import Hotspot
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.focus import beside, neighbour
from game.ui.widgets.scene import Pop, Push
from game.ui.widgets.stage import Stage
from game.ui.window.input import DIRECTIONS, Action, KeyPress, PointerDown, PointerMove, PointerUp, Wheel
from tests.ui.conftest import make_saves


class Place:
    def __init__(self, name, x, y, w=80, h=30):
        self.name, self.rect = name, pygame.FRect(x, y, w, h)


GRID = [Place(f"{column}{row}", 100 * column, 60 * row) for row in range(3) for column in range(3)]


def at(name):
    return next(place for place in GRID if place.name == name)


@pytest.mark.parametrize(
    ("start", "action", "end"),
    [
        ("11", Action.LEFT, "01"),
        ("11", Action.RIGHT, "21"),
        ("11", Action.UP, "10"),
        ("11", Action.DOWN, "12"),
        ("00", Action.LEFT, None),
        ("22", Action.DOWN, None),
    ],
)
def test_a_direction_leads_to_the_neighbour_in_a_grid(start, action, end):
    found = neighbour(at(start), GRID, action)
    assert (found.name if found else None) == end


def test_distance_aside_counts_three_times():
    here, aside = Place("here", 0, 0), Place("aside", 90, 60)
    near, far = Place("near", 180, 0), Place("far", 300, 0)
    assert neighbour(here, [aside, near], Action.RIGHT) is near
    assert neighbour(here, [aside, far], Action.RIGHT) is aside


def test_a_row_above_is_not_to_the_right_but_above():
    here, answer, tool = Place("log", 400, 300, 26, 26), Place("answer", 500, 340), Place("tool", 450, 0)
    hand = [Place(str(number), 90 * number, 200, 88, 88) for number in range(8)]
    assert neighbour(here, [*hand, tool, answer], Action.RIGHT) is answer
    assert neighbour(here, [*hand, tool], Action.RIGHT) is None
    assert neighbour(here, [*hand, tool], Action.LEFT) is None
    assert neighbour(here, [*hand, tool], Action.UP).name == "4"


def test_what_lies_on_something_larger_is_reached_from_it():
    tile, arrow, beyond = Place("tile", 0, 0, 92, 92), Place("arrow", 40, 20, 50, 50), Place("beyond", 100, 20, 50, 50)
    assert neighbour(tile, [arrow, beyond], Action.RIGHT) is arrow
    assert neighbour(arrow, [tile, beyond], Action.RIGHT) is beyond
    assert neighbour(beyond, [tile, arrow], Action.LEFT) is tile


def test_order_goes_around():
    assert beside(GRID[-1], GRID, 1) is GRID[0]
    assert beside(GRID[0], GRID, -1) is GRID[-1]
    assert beside(None, GRID, 1) is GRID[0]
    assert beside(None, [], 1) is None


SCENES = [MainMenu, NewGameScene, Options, Rulebook, Credits]


@pytest.mark.parametrize("make", SCENES)
def test_tab_reaches_every_widget(make_shell, make):
    shell = make_shell(listed=make_saves())
    scene = make(shell)
    scene.enter(shell.display.size)
    wanted = {id(widget) for widget in scene.focusables()}
    reached = set()
    for _ in range(len(wanted) + 1):
        scene.handle(KeyPress(Action.NEXT, pygame.K_TAB))
        reached.add(id(scene.focused))
    assert reached == wanted


def options_page(page):
    def make(shell):
        scene = Options(shell)
        scene.page = page
        return scene

    return make


OPTIONS_PAGES = [pytest.param(options_page(page), id=page) for page in SettingsPage]


@pytest.mark.parametrize("make", [MainMenu, Credits, *OPTIONS_PAGES])
def test_directions_alone_reach_every_widget(make_shell, make):
    """Each step starts from a scene of its own, for a direction may turn a page and build all widgets anew."""

    def entered():
        scene = make(make_shell(listed=make_saves()))
        scene.enter(scene.shell.display.size)
        scene.shell.is_focus_shown = True
        return scene

    scene = entered()
    wanted = [widget.name for widget in scene.focusables()]
    assert len(set(wanted)) == len(wanted)
    reached, edge = {scene.focused.name}, [scene.focused.name]
    while edge:
        name = edge.pop()
        for action in DIRECTIONS:
            scene = entered()
            scene.set_focus(next(widget for widget in scene.focusables() if widget.name == name))
            scene.handle(KeyPress(action))
            found = scene.focused.name
            if found in wanted and found not in reached:
                reached.add(found)
                edge.append(found)
    assert [name for name in wanted if name not in reached] == []


def test_the_first_direction_only_shows_where_the_focus_is(shell):
    scene = MainMenu(shell)
    scene.enter(shell.display.size)
    assert scene.focused.name == "new"
    scene.handle(KeyPress(Action.DOWN))
    assert (scene.focused.name, scene.is_focus_shown) == ("new", True)
    scene.handle(KeyPress(Action.DOWN))
    assert scene.focused.name == "week"


@pytest.mark.parametrize("event", [PointerDown((5.0, 5.0)), Wheel((5.0, 5.0), -1.0)])
def test_the_pointer_hides_the_ring(shell, event):
    scene = MainMenu(shell)
    scene.enter(shell.display.size)
    scene.handle(KeyPress(Action.NEXT))
    assert scene.is_focus_shown
    scene.handle(event)
    assert not scene.is_focus_shown


def test_below_another_scene_nothing_is_lit_by_the_keys(shell):
    """Only the top scene is drawn again when keys or pointer take over, and both would differ from a full redraw."""
    stack = scene_stack(shell)
    below = MainMenu(shell)
    stack.apply(Push(below))
    below.handle(KeyPress(Action.NEXT))
    stack.apply(ask_to_quit(shell))
    assert [widget.name for widget in below.root.walk() if widget.is_lit] == []
    assert stack.top.focused.is_lit
    stack.apply(Pop())
    assert [widget.name for widget in below.root.walk() if widget.is_lit] == [below.focused.name]


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
@pytest.mark.parametrize("radius", [8.0, 40.0])
def test_the_ring_is_told_from_the_frame_of_what_can_be_used_without_its_colour(make_shell, theme, radius):
    shell = make_shell(theme=theme)
    surface = pygame.Surface((200, 200), 0, 32)
    surface.fill(shell.theme["focus"])
    canvas = shell.canvas(surface)
    place = pygame.FRect(60, 60, 80, 80)
    canvas.ring(place, radius=radius)
    ground = (*shell.theme["focus"], 255)
    drawn = {(x, y) for x in range(200) for y in range(200) if surface.get_at((x, y)) != ground}
    assert drawn
    middle = range(90, 110)
    assert not [(x, y) for x, y in drawn if x in middle or y in middle], "open on all four sides"
    assert not [at for at in drawn if place.inflate(-6, -6).collidepoint(at)] or radius > 8, "round what has it"
    for x, y in drawn:
        assert {(199 - x, y), (x, 199 - y)} <= drawn, "four corners alike"
    tones = {tuple(surface.get_at(at))[:3] for at in drawn}
    assert {shell.theme["linen"], shell.theme["nile"]} <= tones, "light and dark, for any ground"


class Spots(Stage):
    def build(self):
        self.told = []
        for index in range(3):
            spot = Hotspot(
                self.shell,
                lambda index=index: self.told.append(f"press {index}"),
                name=f"spot-{index}",
                tooltip=f"place {index}",
                on_aim=lambda on, index=index: self.told.append(f"{'aim' if on else 'leave'} {index}"),
            )
            spot.place(pygame.FRect(100 * index, 100, 80, 80))
            self.root.add(spot)


@pytest.fixture
def spots(shell):
    scene = Spots(shell)
    scene.enter(shell.display.size)
    return scene


def test_a_hotspot_tells_when_it_is_aimed_at(spots):
    spots.handle(PointerMove((110.0, 110.0)))
    spots.handle(PointerMove((210.0, 110.0)))
    spots.handle(PointerMove((600.0, 600.0)))
    assert spots.told == ["aim 1", "leave 1", "aim 2", "leave 2"]


def test_a_click_counts_where_it_ends(spots):
    spots.handle(PointerDown((110.0, 110.0)))
    spots.handle(PointerUp((600.0, 110.0)))
    assert "press 1" not in spots.told
    spots.handle(PointerDown((110.0, 110.0)))
    spots.handle(PointerUp((120.0, 110.0)))
    assert "press 1" in spots.told


def test_a_disabled_widget_is_passed_over(spots):
    spots.root.children[1].is_enabled = False
    spots.focus_name("spot-0")
    spots.handle(KeyPress(Action.NEXT))
    assert spots.focused.name == "spot-2"


def test_the_focus_survives_building_anew(spots):
    spots.focus_name("spot-2")
    before = spots.focused
    spots.refresh((1400.0, 800.0))
    assert spots.focused is not before
    assert spots.focused.name == "spot-2"


def test_a_tooltip_waits_and_the_key_shows_it_at_once(spots):
    spots.handle(PointerMove((110.0, 110.0)))
    spots.update(0.3)
    assert not spots.steering.tip.is_shown
    assert spots.next_update() == pytest.approx(0.3)
    spots.update(0.31)
    assert spots.steering.tip.is_shown
    spots.handle(PointerMove((600.0, 600.0)))
    assert not spots.steering.tip.is_shown
    spots.focus_name("spot-0")
    spots.handle(KeyPress(Action.EXPLAIN))
    assert spots.steering.tip.is_shown
    assert spots.next_update() is None


def test_a_tooltip_of_the_pointer_goes_when_the_keys_come_back_to_the_widget_in_focus(spots):
    spots.focus_name("spot-0")
    spots.handle(PointerMove((210.0, 110.0)))
    spots.update(0.7)
    assert spots.steering.tip.is_shown
    spots.is_dirty = False
    spots.steering.set_focus(spots.focused, by_key=True)
    assert not spots.steering.tip.is_shown
    assert spots.is_dirty, "it is drawn over"


def test_what_was_pointed_at_last_tells_of_itself_by_keys_or_by_pointer(spots):
    spots.focus_name("spot-0")
    spots.handle(KeyPress(Action.NEXT))
    assert spots.pointed.name == "spot-1"
    spots.handle(PointerMove((210.0, 110.0)))
    assert spots.pointed.name == "spot-2"
    assert spots.is_focus_shown
    spots.handle(KeyPress(Action.PREVIOUS))
    assert spots.pointed.name == "spot-0"
    spots.handle(PointerDown((210.0, 110.0)))
    spots.handle(PointerUp((210.0, 110.0)))
    spots.focus_name("spot-0")
    assert spots.pointed.name == "spot-2"
    spots.handle(KeyPress(Action.EXPLAIN))
    assert spots.pointed.name == "spot-0"


@pytest.mark.parametrize("step", [60, 40, 12])
def test_arrows_go_through_overlapping_cards_one_by_one(step):
    hand = [Place(str(number), step * number, 500, 98, 98) for number in range(14)]
    around = [Place("panel", -20, 480, 14 * step + 120, 140), Place("bag", 14 * step, 200), Place("offer", 200, 650)]
    for action, row in ((Action.RIGHT, hand), (Action.LEFT, hand[::-1])):
        for here, there in itertools.pairwise(row):
            assert neighbour(here, [*around, *hand], action) is there
    assert neighbour(hand[5], [*around, *hand], Action.DOWN).name == "offer"


def test_down_from_the_tabs_of_the_settings_passes_no_row_over(shell):
    scene = Options(shell)
    scene.enter(shell.display.size)
    scene.focus_name("tabs")
    scene.is_focus_shown = True
    way = []
    for _ in range(4):
        scene.handle(KeyPress(Action.DOWN))
        way.append(scene.focused.name)
    assert way == ["language", "window", "interface_scale", "text_size"]


@pytest.mark.parametrize("key", [Action.DOWN, Action.EXPLAIN])
@pytest.mark.parametrize("left_by", ["wheel", "size"])
def test_the_focus_ring_never_appears_out_of_sight(make_shell, left_by: str, key: Action) -> None:
    """Keys after the wheel, or after a new build at another size, first bring the focused widget back into sight."""
    scene = Options(make_shell(), SettingsPage.KEYS)
    scene.enter((1280, 720))
    last = [each for each in scene.focusables() if each.name.startswith("buttons-")][-1]
    scene.set_focus(last, by_key=True)
    if left_by == "wheel":
        for _ in range(60):
            scene.handle(Wheel(last.clip_rect.center, 5.0))
        assert not last.clip_rect.contains(last.rect)
    else:
        scene.is_focus_shown = False
        scene.refresh((900, 1200))
    scene.handle(KeyPress(key))
    focused = scene.focused
    assert scene.is_focus_shown
    assert focused.name == last.name
    assert focused.clip_rect.contains(focused.rect)
    scene.refresh((1280, 720))
    assert scene.focused.clip_rect.contains(scene.focused.rect)
