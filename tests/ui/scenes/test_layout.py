"""No text runs out of its place, at the sizes that matter and with the largest text."""

from __future__ import annotations

import pygame
import pytest

from game import locale, registry
from game.components.load import numbers
from game.match.match import Match
from game.match.seats import ai, human
from game.rules.core.game import Setup
from game.ui.drawing import text
from game.ui.drawing.text import BODY, SMALLEST, Style, Typesetter
from game.ui.scenes.crash import Crash
from game.ui.scenes.credits import Credits
from game.ui.scenes.learning import Learning, LearningPage
from game.ui.scenes.menu import MainMenu, ask_to_quit
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.options import Options, SettingsPage
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.statistics import Statistics
from game.ui.table.players import Players
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Dropdown
from game.ui.widgets.flow import FormRow
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.report import Report
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.ui.conftest import make_history, make_saves
from tests.ui.drawn import drawing
from tests.ui.pilot import unfold
from tests.ui.shells import PICTURES
from tests.ui.snapshot import render_scene

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080), (900, 1200), (1080, 1920)]


def quit_dialog(shell):
    return ask_to_quit(shell).scene


def crash(shell):
    return Crash(shell, Report((ValueError("broken"),)), MainMenu)


def page(name):
    """Return the settings, opened at a page."""

    def make(shell):
        scene = Options(shell)
        scene.page = name
        return scene

    return make


def statistics(shell):
    return Statistics(shell, make_history())


REAL = ("sobek", "duel", "sa-re")
STYLES = [value for value in vars(text).values() if isinstance(value, Style)]
PAGES = [page(name) for name in SettingsPage]
SCENES = [MainMenu, NewGameScene, statistics, *PAGES, Rulebook, Credits, crash, quit_dialog]


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("make", SCENES)
def test_everything_stays_in_its_place(make_shell, make, text_size):
    for size in SIZES:
        shell = make_shell(size, listed=make_saves(), text_size=text_size)
        scene = make(shell)
        scene.enter(shell.display.size)
        canvas = pygame.FRect((-0.5, -0.5), (scene.size[0] + 1, scene.size[1] + 1))
        for widget in scene.root.walk():
            assert widget.rect.width >= 0
            clip = widget.clip_rect
            if clip is None:
                assert canvas.contains(widget.rect), (size, widget, widget.rect)
            else:
                assert widget.rect.left >= clip.left - 0.5, (size, widget, widget.name)
                assert widget.rect.right <= clip.right + 0.5, (size, widget, widget.name)
        for widget in scene.focusables():
            if isinstance(widget, Button) and widget.label:
                wanted = shell.types.width(widget.label, widget.style) + (30 if widget.icon else 0) + 12
                assert wanted <= widget.rect.width + 0.5, (size, widget.label)
        free = [w for w in scene.focusables() if w.clip_rect is None]
        for index, one in enumerate(free):
            for other in free[index + 1 :]:
                overlap = one.rect.clip(other.rect)
                assert overlap.width * overlap.height < 1 or other.parent is one, (size, one.name, other.name)


@pytest.mark.parametrize("make", SCENES)
def test_drawing_changes_nothing(make_shell, make):
    shell = make_shell(listed=make_saves())
    scene = make(shell)
    first = render_scene(scene)
    places = [(id(w), tuple(w.rect)) for w in scene.root.walk()]
    canvas = shell.canvas(pygame.Surface((1280, 720), 0, 32))
    scene.draw(canvas)
    if not scene.is_overlay:
        assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(first, "RGB")
    assert [(id(w), tuple(w.rect)) for w in scene.root.walk()] == places
    assert not scene.is_dirty


def test_no_style_is_too_small():
    assert len(STYLES) == 8
    types = Typesetter(1.0, 1.0)
    for style in STYLES:
        assert style.size >= SMALLEST
        assert types.font(style).get_point_size() >= 14


def test_figures_are_tabular():
    types = Typesetter(1.0, 1.0)
    for style in STYLES:
        if not style.italic and not style.spacing:
            widths = {types.font(style.sized(40)).size(figure)[0] for figure in "0123456789"}
            assert max(widths) - min(widths) <= 1, style


@pytest.mark.parametrize(
    ("pixels", "interface", "scale", "size"),
    [
        ((1280, 720), 1.0, 1.0, (1280, 720)),
        ((1920, 1080), 1.0, 1.5, (1280, 720)),
        ((3840, 2160), 1.0, 3.0, (1280, 720)),
        ((1600, 1200), 1.0, 1.25, (1280, 960)),
        ((2560, 1080), 1.0, 1.5, (1706.67, 720)),
        ((2560, 1440), 0.7, 1.4, (1828.57, 1028.57)),
        ((1280, 720), 0.7, 1.0, (1280, 720)),
        ((960, 540), 1.0, 0.75, (1280, 720)),
        ((960, 540), 0.7, 0.75, (1280, 720)),
        ((900, 1200), 1.0, 1.0, (900, 1200)),
        ((720, 1280), 1.0, 0.9, (800, 1422.22)),
        ((1080, 1920), 0.7, 1.0, (1080, 1920)),
    ],
)
def test_the_canvas_grows_with_the_window(pixels, interface, scale, size):
    display = fit(pixels, interface)
    assert display.scale == pytest.approx(scale)
    assert display.size == pytest.approx(size, abs=0.01)


def test_the_pointer_is_where_it_points():
    display = fit((3840, 2160), pointer=2.0)
    assert display.to_logical(960, 540) == (640, 360)


@pytest.mark.parametrize(("size", "pages"), [((1280, 720), 4), ((900, 1200), 3), ((1080, 1920), 3), ((3840, 2160), 4)])
def test_pages_of_settings_share_a_sheet_that_has_room_for_them(make_shell, size, pages):
    shell = make_shell(size)
    scene = Options(shell)
    scene.enter(shell.display.size)
    tabs = next(widget for widget in scene.root.walk() if widget.name == "tabs")
    assert len(tabs.items) == pages
    shown = {widget.name for widget in scene.root.walk()}
    assert {"language", "theme"} <= shown
    assert ("music_volume" in shown) == (pages == 3)
    sheet = next(widget for widget in scene.root.walk() if isinstance(widget, Sheet))
    assert sheet.rect.height > 0.75 * scene.size[1]  # the lines stand further apart where there is room


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
@pytest.mark.parametrize("game", REAL)
@pytest.mark.usefixtures("_only_real_games")
def test_nothing_scrolls_at_the_largest_text(make_shell, language, size, game):
    locale.set_language(language)
    shell = make_shell(size, text_size=1.3)
    new_game, learning = NewGameScene(shell, game), Learning(shell)
    new_game.draft.count, learning.shown = (2 if game == "duel" else 4), game
    seats = [human("Anna"), *(ai("gambler", name) for name in ("Nefer", "Ramose", "Tiye")[: new_game.draft.count - 1])]
    match = Match.new(
        registry.make(game, numbers(game)), Setup(new_game.draft.count), seats, seed="a", clock=None, luck=1
    )
    for scene in (new_game, learning, Players(shell, match, lambda *_: None)):
        scene.enter(shell.display.size)
        scrolled = [widget for widget in scene.root.walk() if isinstance(widget, ScrollArea) and widget.reach]
        assert not scrolled, scene


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
@pytest.mark.parametrize("text_size", [1.15, 1.3])
@pytest.mark.usefixtures("_only_real_games")
def test_every_value_of_a_closed_list_is_whole_with_larger_text(make_shell, language, size, text_size):
    locale.set_language(language)
    shell = make_shell(size, text_size=text_size)
    scene = NewGameScene(shell, "duel")
    scene.enter(shell.display.size)
    unfold(scene)
    lists = [widget for widget in scene.root.walk() if isinstance(widget, Dropdown)]
    assert lists
    with drawing() as seen:
        for each in lists:
            for index in range(len(each.items)):
                each.index = index
                each.draw_self(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    smallest = BODY.sized(SMALLEST)
    for mark in seen.texts:
        assert mark.rect.width >= shell.types.width(mark.words, smallest) - 1, f"{mark.words} was shortened"


@pytest.mark.usefixtures("_only_real_games")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_the_page_of_practice_needs_no_scrolling(language: str, game: str) -> None:
    locale.set_language(language)
    try:
        shell = Shell(DOORS, Settings(language=language), fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
        scene = Learning(shell)
        scene.shown, scene.page = game, LearningPage.PRACTICE
        scene.enter(shell.display.size)
        (page,) = (each for each in scene.root.children if isinstance(each, Sheet))
        (area,) = (each for each in page.children if isinstance(each, ScrollArea))
        assert area.reach == 0.0
    finally:
        locale.set_language("en")


@pytest.mark.parametrize("game", REAL)
@pytest.mark.usefixtures("_only_real_games")
def test_options_stand_near_their_words_and_in_columns_in_a_wide_window(make_shell, game):
    shell = make_shell((2560, 1080))
    scene = NewGameScene(shell, game)
    scene.enter(shell.display.size)
    unfold(scene)
    sheet = next(widget for widget in scene.root.walk() if isinstance(widget, Sheet))
    assert sheet.rect.width <= 780
    assert sheet.rect.left - 250 > 0.2 * (scene.size[0] - 780), "and in the middle of its room"
    lines = {widget.control.name: widget for widget in scene.root.walk() if isinstance(widget, FormRow)}
    assert lines["shuffle-seats"].rect.right == pytest.approx(lines["length"].rect.right)
    assert lines["free-undo"].rect.left == pytest.approx(lines["seed"].rect.left)


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("page", [SettingsPage.SOUND, SettingsPage.PLAY])
def test_all_controls_of_the_settings_begin_in_one_line(page: SettingsPage, language: str, make_shell) -> None:
    """The line of a slider began half a knob to the right of the switches."""
    shell = make_shell(language=language)
    scene = Options(shell, page)
    canvas = shell.canvas(render_scene(scene))
    begun = {}
    for row in (each for each in scene.root.walk() if isinstance(each, FormRow)):
        with drawing() as seen:
            row.control.draw_self(canvas)
        if seen.boxes:
            begun[row.control.name] = round(min(box.rect.left for box in seen.boxes))
    assert len(begun) > 4
    assert len({*begun.values()}) == 1, begun
