"""The widgets, one by one, by pointer and by key."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.errors import FeluccaError
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SMALL, SUBHEADING
from game.ui.widgets import field, stage
from game.ui.widgets.base import REACH, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem, Dropdown, SegmentedControl
from game.ui.widgets.dialog import Answer, Dialog, scene_stack
from game.ui.widgets.field import TextField
from game.ui.widgets.flow import Row
from game.ui.widgets.label import Label
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Pop, Push, Quit
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.slider import Slider
from game.ui.widgets.stage import Stage
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.window.display import fit
from game.ui.window.input import (
    Action,
    Composing,
    KeyPress,
    Pasted,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Typed,
    Wheel,
)
from tests.ui.drawn import drawing


class One(Stage):
    """A stage that shows one widget at 100, 100."""

    def __init__(self, shell, make):
        super().__init__(shell)
        self.make = make
        self.default_focus = "it"

    def build(self):
        self.it = self.make(self.shell)
        width, height = self.it.measure(400)
        self.it.place(pygame.FRect(100, 100, width, height))
        self.root.add(self.it)


@pytest.fixture
def show(shell):
    def make_stage(make):
        scene = One(shell, make)
        scene.enter(shell.display.size)
        return scene

    return make_stage


def click(scene, pos):
    scene.handle(PointerMove(pos))
    down = scene.handle(PointerDown(pos))
    return scene.handle(PointerUp(pos)) or down


def key(scene, code, mods=0, action=None):
    return scene.handle(KeyPress(action, code, mods))


# Button


class Wide(Widget):
    """A widget that draws as far beyond its rectangle as a widget may."""

    colour = "primary"

    def draw_self(self, canvas: Canvas) -> None:
        canvas.box(self.rect.inflate(2 * REACH, 2 * REACH), self.colour, radius=0)


def test_a_widget_is_drawn_anew_as_far_as_it_reaches(show):
    scene = show(Wide)
    (wide,) = scene.root.children
    surface, whole = (pygame.Surface(scene.shell.display.pixels, 0, 32) for _ in range(2))
    canvas = scene.shell.canvas(surface)
    scene.draw(canvas)
    scene.is_dirty = False
    wide.colour = "danger"
    wide.redraw()
    scene.stir(canvas)
    scene.draw(scene.shell.canvas(whole))
    assert surface.get_buffer().raw == whole.get_buffer().raw


def test_a_button_is_pressed_by_click_and_by_key(show):
    told = []
    scene = show(lambda shell: Button(shell, "Go", lambda: told.append(1), name="it"))
    click(scene, scene.it.rect.center)
    scene.handle(KeyPress(Action.ACTIVATE))
    assert told == [1, 1]


def test_a_button_answers_with_a_change_of_scene(show):
    scene = show(lambda shell: Button(shell, "Go", Quit, name="it"))
    assert click(scene, scene.it.rect.center) == Quit()


def test_a_disabled_button_does_nothing(show):
    told = []
    scene = show(lambda shell: Button(shell, "Go", lambda: told.append(1), name="it", is_enabled=False))
    click(scene, scene.it.rect.center)
    scene.handle(KeyPress(Action.ACTIVATE))
    assert told == []
    assert scene.focused is None


def test_the_right_button_does_not_press(show):
    told = []
    scene = show(lambda shell: Button(shell, "Go", lambda: told.append(1), name="it"))
    scene.handle(PointerDown(scene.it.rect.center, 3))
    scene.handle(PointerUp(scene.it.rect.center, 3))
    assert told == []


def test_an_error_on_the_way_becomes_a_dialog(show):
    def fail():
        raise FeluccaError("the disk is full")

    scene = show(lambda shell: Button(shell, "Go", fail, name="it"))
    stack = scene_stack(scene.shell)
    stack.apply(Push(scene))
    stack.apply(click(scene, scene.it.rect.center))
    assert isinstance(stack.top, Dialog)
    assert stack.top.sentence == "The disk is full."


# Toggle, choice, drop-down, slider


def test_a_toggle_turns_over(show):
    told = []
    scene = show(lambda shell: Toggle(shell, False, told.append, name="it"))
    click(scene, scene.it.rect.center)
    scene.handle(KeyPress(Action.ACTIVATE))
    assert told == [True, False]


def test_a_toggle_is_no_wider_than_it_is_drawn(show):
    """Its ring stays clear of the next item in a row."""
    scene = show(lambda shell: Row(shell, [(Toggle(shell, False, print, name=name), 1.0) for name in "AB"], gap=0))
    first, second = (widget.rect for widget in scene.it.children)
    assert first.width == 50
    assert second.left - first.right > 100


ITEMS = [ChoiceItem(1, "one"), ChoiceItem(2, "two"), ChoiceItem(3, "three")]


def test_segments_by_click_and_arrows(show):
    told = []
    scene = show(lambda shell: SegmentedControl(shell, ITEMS, 2, told.append, name="it"))
    click(scene, (scene.it.rect.right - 5, scene.it.rect.centery))
    for action in (Action.LEFT, Action.LEFT, Action.LEFT, Action.ACTIVATE):
        scene.handle(KeyPress(action))
    assert told == [3, 2, 1, 2]
    assert scene.it.value == 2


def test_segments_without_room_have_smaller_words_and_cut_none(make_shell, monkeypatch):
    shell = make_shell((900, 1200), text_size=1.3)
    items = [ChoiceItem(word, word) for word in ("Finestra", "Senza bordi", "Schermo intero")]
    choice = SegmentedControl(shell, items, "Finestra", lambda _: None)
    drawn = []
    monkeypatch.setattr(Canvas, "text", lambda *args, **more: drawn.append((args[1], args[3], more["width"])) or 0.0)
    for share, is_smaller in ((1.0, False), (0.8, True)):
        drawn.clear()
        choice.place(pygame.FRect(0, 0, choice.measure(0)[0] * share, 40))
        choice.draw_self(shell.canvas(pygame.Surface((900, 1200))))
        assert [word for word, _, _ in drawn] == [item.label for item in items]
        assert all(shell.types.shorten(word, style, width) == word for word, style, width in drawn)
        assert len({style for _, style, _ in drawn}) == 1
        assert (drawn[0][1].size < BODY.size) == is_smaller


def test_a_value_that_is_not_offered_shows_the_first(show):
    scene = show(lambda shell: SegmentedControl(shell, ITEMS, 99, lambda _: None, name="it"))
    assert scene.it.value == 1


def test_a_dropdown_opens_and_chooses_by_key(show):
    told = []
    scene = show(lambda shell: Dropdown(shell, ITEMS, 1, told.append, name="it"))
    scene.is_focus_shown = True
    scene.handle(KeyPress(Action.ACTIVATE))
    assert scene.steering.popup is not None
    assert len(scene.focusables()) == 3
    scene.handle(KeyPress(Action.DOWN))
    scene.handle(KeyPress(Action.DOWN))
    scene.handle(KeyPress(Action.ACTIVATE))
    assert told == [3]
    assert scene.steering.popup is None
    assert scene.focused is scene.it


def test_home_and_end_go_to_the_ends_of_an_open_dropdown(show):
    scene = show(lambda shell: Dropdown(shell, ITEMS, 2, lambda _: None, name="it"))
    scene.is_focus_shown = True
    scene.handle(KeyPress(Action.ACTIVATE))
    for action, at in ((Action.END, -1), (Action.START, 0)):
        scene.handle(KeyPress(action))
        assert scene.focused is scene.steering.popup.children[at]


def test_a_dropdown_by_pointer(show):
    told = []
    scene = show(lambda shell: Dropdown(shell, ITEMS, 1, told.append, name="it"))
    click(scene, scene.it.rect.center)
    click(scene, scene.steering.popup.children[1].rect.center)
    assert told == [2]


@pytest.mark.parametrize("way", ["escape", "outside"])
def test_a_dropdown_closes_without_a_choice(show, way):
    told = []
    scene = show(lambda shell: Dropdown(shell, ITEMS, 1, told.append, name="it"))
    click(scene, scene.it.rect.center)
    if way == "escape":
        scene.handle(KeyPress(Action.BACK))
    else:
        click(scene, (900.0, 600.0))
    assert (scene.steering.popup, told, scene.focused) == (None, [], scene.it)


def test_a_dropdown_near_the_lower_edge_opens_upwards(show):
    scene = show(lambda shell: Dropdown(shell, ITEMS, 1, lambda _: None, name="it"))
    scene.it.place(pygame.FRect(100, 670, 200, 40))
    scene.it.open()
    assert scene.steering.popup.rect.bottom <= 670


@pytest.mark.parametrize("left", [100, 1180])
def test_the_list_of_a_narrow_dropdown_shows_its_words_within_the_window(show, left):
    items = [ChoiceItem(number, f"The best of so many games: {number}") for number in (1, 2, 3)]
    scene = show(lambda shell: Dropdown(shell, items, 2, lambda _: None, name="it"))
    scene.it.place(pygame.FRect(left, 100, 90, 40))
    scene.it.open()
    popup = scene.steering.popup
    assert scene.root.rect.contains(popup.rect)
    with drawing() as drawn:
        popup.draw(scene.shell.canvas(pygame.Surface((1280, 720))))
    for item in items:
        assert drawn.text(item.label).rect.right <= popup.rect.right - 16


@pytest.mark.parametrize(("left", "width"), [(100, 200), (1040, 200), (20, 1240)])
def test_the_words_about_a_line_of_a_dropdown_hide_no_other(show, monkeypatch, left, width):
    shown = []
    monkeypatch.setattr(stage, "draw_tooltip", lambda *args, **more: shown.append(draw_tooltip(*args, **more)))
    items = [ChoiceItem(word, word, "All about it, in more words than there is room for in one line") for word in "abc"]
    scene = show(lambda shell: Dropdown(shell, items, "a", lambda _: None, name="it"))
    scene.it.place(pygame.FRect(left, 100, width, 40))
    scene.it.open()
    line = scene.steering.popup.children[1]
    scene.handle(PointerMove(line.rect.center))
    scene.update(2.0)
    scene.draw(scene.shell.canvas(pygame.Surface((1280, 720))))
    (rect,) = shown
    assert scene.root.rect.contains(rect)
    assert not rect.colliderect(line.rect)
    assert rect.colliderect(scene.steering.popup.rect) == (width > 1000), "where there is no room beside it"


def test_a_slider_by_pointer_key_and_wheel(show):
    told = []
    scene = show(lambda shell: Slider(shell, 0.5, told.append, name="it"))
    left, right, y = scene.it.rect.left, scene.it.rect.right, scene.it.rect.centery
    scene.handle(PointerDown((left, y)))
    scene.handle(PointerMove((right + 500, y)))
    scene.handle(PointerUp((right, y)))
    scene.handle(KeyPress(Action.RIGHT))
    scene.handle(KeyPress(Action.LEFT))
    scene.handle(Wheel((left, y), 1))
    scene.handle(KeyPress(Action.START))
    scene.handle(KeyPress(Action.END))
    assert told == [0.0, 1.0, 0.9, 1.0, 0.0, 1.0]


# Text field


class Clip(list):
    """Stands in for the clipboard; its text comes when `come` is called."""

    asked = 0

    def put(self, text):
        self.append(text)

    def ask(self):
        self.asked += 1

    def come(self, scene):
        for _ in range(self.asked):
            scene.handle(Pasted(self[-1] if self else ""))
        self.asked = 0


@pytest.fixture
def typed(show):
    clip = Clip()
    told = []
    scene = show(lambda shell: TextField(shell, "Ada", told.append, name="it", longest=10))
    scene.shell.clipboard = clip
    return scene, told, clip


def test_what_a_field_asks_for_is_slanted_and_as_small_as_need_be(make_shell, monkeypatch):
    """In bold it was taken for a name, and cut at a narrow plate in large text."""
    shell = make_shell((900, 1200), text_size=1.5)
    field = TextField(shell, "", lambda _: None, placeholder="Your own name", style=SUBHEADING, is_plain=True)
    drawn = []
    monkeypatch.setattr(Canvas, "text", lambda *args, **more: drawn.append((args[1], args[3])) or 0.0)
    field.place(pygame.FRect(0, 0, 150, 40))
    field.draw_self(shell.canvas(pygame.Surface((900, 1200))))
    ((words, style),) = drawn
    assert style.italic
    assert not style.bold
    assert shell.types.width(words, style) <= 150 < shell.types.width(words, SUBHEADING)


def test_text_is_typed_at_the_caret(typed):
    scene, told, _ = typed
    scene.handle(Typed("!"))
    key(scene, pygame.K_HOME)
    scene.handle(Typed("O "))
    key(scene, pygame.K_RIGHT)
    key(scene, pygame.K_DELETE)
    key(scene, pygame.K_BACKSPACE)
    assert told == ["Ada!", "O Ada!", "O Aa!", "O a!"]


def test_letters_with_a_meaning_are_only_letters_in_a_field(typed):
    scene, _, _ = typed
    assert key(scene, pygame.K_h, action=Action.HINT) is None
    assert key(scene, pygame.K_SPACE, action=Action.ACTIVATE) is None
    assert scene.focused is scene.it


def test_text_does_not_grow_past_the_longest(typed):
    scene, told, _ = typed
    scene.handle(Typed("x" * 50))
    assert told == ["Ada" + "x" * 7]


def test_a_text_without_end_costs_no_more_than_its_start(typed, monkeypatch):
    """A screen reader, or dictation, may write a whole book into a name."""
    looked_at = []
    ends = field.cluster_ends
    monkeypatch.setattr(field, "cluster_ends", lambda text: looked_at.append(len(text)) or ends(text))
    scene, told, _ = typed
    scene.handle(Typed("e\N{COMBINING ACUTE ACCENT}" * 100_000))
    assert told == ["Ada" + "e\N{COMBINING ACUTE ACCENT}" * 3]
    assert max(looked_at) <= 24


def test_control_characters_stay_out(typed):
    scene, told, _ = typed
    scene.handle(Typed("a\x00b\x1b\u202ec\ufeff"))
    assert told == ["Adaabc"]


@pytest.mark.parametrize("gap", ["\n", "\r\n", "\r", "\n\n  \n", "\u2028", "\t", "\xa0", "\u3000"])
def test_what_stands_apart_stays_apart(typed, gap):
    scene, told, _ = typed
    scene.handle(Typed(f"a{gap}b"))
    assert told == ["Adaa b"]


@pytest.mark.parametrize(
    "letter",
    [
        "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}",
        "\u0646\u0645\u06cc\u200c\u062e",
        "\N{WAVING BLACK FLAG}\U000e0067\U000e0062\U000e007f",
    ],
)
def test_joiners_are_part_of_what_is_written(typed, letter):
    scene, told, _ = typed
    scene.handle(Typed(letter))
    assert told == [f"Ada{letter}"]


LETTERS = (
    "e\u0301",
    "\N{REGIONAL INDICATOR SYMBOL LETTER I}\N{REGIONAL INDICATOR SYMBOL LETTER T}",
    "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}",
    "\u0928\u0940",
    "\u1112\u1161\u11ab",
    "1\ufe0f\u20e3",
)
"""Letters of several code points: an accent, a flag, a pictogram, an Indian vowel sign, a syllable, a key."""


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_of_several_code_points_is_one_for_caret_and_deletion(typed, letter):
    scene, told, _ = typed
    scene.it.longest = 24
    scene.handle(Typed(letter))
    end = len(f"Ada{letter}")
    key(scene, pygame.K_LEFT)
    assert scene.it.selection == (3, 3)
    key(scene, pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert scene.it.selection == (3, end)
    key(scene, pygame.K_LEFT)
    key(scene, pygame.K_DELETE)
    assert told[-1] == "Ada"
    scene.handle(Typed(letter))
    click(scene, (scene.it.rect.right - 2, scene.it.rect.centery))
    assert scene.it.caret == end
    key(scene, pygame.K_BACKSPACE)
    assert told[-1] == "Ada"


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_that_does_not_fit_is_left_out_whole(typed, letter):
    scene, told, _ = typed
    scene.it.longest = 3 + 2 * len(letter) - 1
    scene.handle(Typed(3 * letter))
    assert told == [f"Ada{letter}"]


def test_what_is_pasted_goes_to_the_field_that_asked(typed):
    scene, told, clip = typed
    clip.append("Eve")
    scene.handle(Pasted("a text that came too late"))
    assert told == []
    key(scene, pygame.K_v, pygame.KMOD_CTRL)
    scene.handle(Typed("!"))
    clip.come(scene)
    assert told == ["Ada!", "Ada!Eve"]


def test_without_text_nothing_is_pasted_and_that_is_heard(typed, monkeypatch):
    scene, told, clip = typed
    heard = []
    monkeypatch.setattr(scene.shell.sound, "play", heard.append)
    key(scene, pygame.K_v, pygame.KMOD_CTRL)
    clip.come(scene)
    assert (told, heard) == ([], ["refuse"])


def test_what_a_field_cannot_do_is_heard(typed, monkeypatch):
    scene, told, _ = typed
    heard = []
    monkeypatch.setattr(scene.shell.sound, "play", heard.append)
    key(scene, pygame.K_DELETE)
    assert heard == ["refuse"], "nothing stands behind the caret"
    scene.handle(Typed(7 * "a"))
    assert heard == ["refuse"]
    scene.handle(Typed("b"))
    assert (told, heard) == ([f"Ada{7 * 'a'}"], ["refuse", "refuse"])
    key(scene, pygame.K_a, pygame.KMOD_CTRL)
    scene.handle(Typed(told[0]))
    assert heard == ["refuse", "refuse"], "what was selected was written again"


def test_a_key_that_types_nothing_is_left_to_the_scene(typed, monkeypatch):
    scene, told, _ = typed
    asked = []
    monkeypatch.setattr(scene, "act", asked.append)
    key(scene, pygame.K_F6, action=Action.TELL_FIRST)
    key(scene, pygame.K_F10, action=Action.MENU)
    key(scene, pygame.K_KP_PLUS, action=Action.ZOOM_IN)
    key(scene, pygame.K_HOME, action=Action.START)
    assert (told, asked) == ([], [Action.TELL_FIRST, Action.MENU])


def test_cut_and_paste(typed):
    scene, told, clip = typed
    key(scene, pygame.K_a, pygame.KMOD_CTRL)
    key(scene, pygame.K_x, pygame.KMOD_CTRL)
    key(scene, pygame.K_v, pygame.KMOD_CTRL)
    clip.come(scene)
    key(scene, pygame.K_v, pygame.KMOD_CTRL)
    clip.come(scene)
    assert clip == ["Ada"]
    assert told == ["", "Ada", "AdaAda"]


def test_altgr_writes_letters_and_commands_nothing(typed):
    scene, told, clip = typed
    for letter in (pygame.K_a, pygame.K_x, pygame.K_v):
        key(scene, letter, pygame.KMOD_LCTRL | pygame.KMOD_RALT)  # so Windows tells of AltGr
    scene.handle(Typed("ą"))
    clip.come(scene)
    assert clip == []
    assert told == ["Adaą"]


def test_a_command_goes_to_both_ends_where_there_is_no_key_for_them(typed):
    scene, told, _ = typed
    key(scene, pygame.K_LEFT, pygame.KMOD_LMETA)
    scene.handle(Typed("L"))
    key(scene, pygame.K_RIGHT, pygame.KMOD_LMETA | pygame.KMOD_LSHIFT)
    assert scene.it.selection == (1, 4)
    assert told == ["LAda"]


def test_shift_selects(typed):
    scene, told, _ = typed
    key(scene, pygame.K_LEFT, pygame.KMOD_SHIFT)
    key(scene, pygame.K_LEFT, pygame.KMOD_SHIFT)
    assert scene.it.selection == (1, 3)
    scene.handle(Typed("l"))
    assert told == ["Al"]


def test_composed_text_is_not_final(typed):
    scene, told, _ = typed
    scene.handle(Composing("ne", 2))
    key(scene, pygame.K_RETURN)
    assert told == []
    scene.handle(Typed("né"))
    assert told == ["Adané"]


def test_the_caret_goes_where_one_clicks(typed):
    scene, _, _ = typed
    rect = scene.it.rect
    click(scene, (rect.left + 2, rect.centery))
    assert scene.it.caret == 0
    click(scene, (rect.right - 2, rect.centery))
    assert scene.it.caret == 3


def test_the_first_click_on_a_usual_text_selects_it_and_the_next_sets_the_caret(show):
    told = []
    scene = show(lambda shell: TextField(shell, "Player 1", told.append, name="it", usual="Player 1"))
    rect = scene.it.rect
    scene.set_focus(None)
    scene.handle(PointerDown((rect.left + 30, rect.centery)))
    scene.handle(PointerMove((rect.left + 33, rect.centery)))
    scene.handle(PointerUp((rect.left + 33, rect.centery)))
    assert scene.it.selection == (0, 8), "a hand that trembles does not lose it"
    click(scene, (rect.left + 2, rect.centery))
    assert scene.it.selection == (0, 0)
    scene.handle(PointerDown((rect.left + 2, rect.centery)))
    scene.handle(PointerMove((rect.right - 40, rect.centery)))
    scene.handle(PointerUp((rect.right - 40, rect.centery)))
    assert scene.it.selection == (0, 8), "and then a drag selects"
    scene.handle(Typed("Ada"))
    assert told == ["Ada"]
    scene.set_focus(None)
    click(scene, (rect.right - 2, rect.centery))
    assert scene.it.selection == (3, 3), "what somebody has written is not typed over"


def test_a_field_tells_the_system_where_text_goes(typed):
    scene, _, _ = typed
    assert scene.ime_rect == tuple(scene.it.rect)


# Scroll area, label, dialog, toast, progress


def make_area(shell):
    area = ScrollArea(shell, name="area", gap=10, pad=0)
    area.measure = lambda width: (width, 200.0)
    return area


def fill(shell, area, count=20):
    area.fill([Button(shell, f"Button {i}", lambda: None, name=f"b{i}", height=40) for i in range(count)])


def test_a_scroll_area_stops_at_its_ends(show, shell):
    scene = show(make_area)
    fill(shell, scene.it)
    assert scene.it.reach == 20 * 50 - 10 - 200
    scene.handle(Wheel((110.0, 110.0), 3))
    assert scene.it.offset == 0
    scene.handle(Wheel((110.0, 110.0), -1))
    assert scene.it.offset == 56
    scene.handle(KeyPress(Action.END))
    assert scene.it.offset == scene.it.reach
    assert scene.it.children[19].rect.bottom == pytest.approx(scene.it.rect.bottom)


def test_keys_that_scroll_take_the_focus_along(show, shell):
    scene = show(make_area)
    fill(shell, scene.it)
    scene.handle(KeyPress(Action.DOWN))
    assert scene.focused.name == "b0"
    scene.handle(KeyPress(Action.END))
    assert (scene.it.offset, scene.focused.name, scene.is_focus_shown) == (scene.it.reach, "b16", True)
    scene.handle(KeyPress(Action.PAGE_UP))
    assert scene.it.offset == scene.it.reach - 0.85 * 200
    assert scene.focused.name == "b16", "it is still in sight"
    scene.handle(KeyPress(Action.START))
    assert (scene.it.offset, scene.focused.name) == (0, "b3")


def test_a_focus_that_keys_show_after_a_dialog_is_scrolled_into_sight(show, shell):
    scene = show(make_area)
    fill(shell, scene.it)
    hidden = scene.it.children[4]
    scene.set_focus(hidden)
    assert hidden.rect.bottom > scene.it.rect.bottom
    scene.pause()
    scene.is_focus_shown = True  # by a key in the dialog
    scene.resume()
    assert hidden.rect.bottom <= scene.it.rect.bottom


def test_a_focus_with_no_other_in_sight_is_not_shown(show, shell):
    scene = show(make_area)
    lines = [Label(shell, f"Line {i}", name=f"l{i}") for i in range(30)]
    scene.it.fill([Button(shell, "", lambda: None, name="b", height=40), *lines])
    scene.handle(KeyPress(Action.DOWN))
    assert (scene.focused.name, scene.is_focus_shown) == ("b", True)
    scene.handle(KeyPress(Action.END))
    assert (scene.focused.name, scene.is_focus_shown) == ("b", False)


@pytest.mark.parametrize(("high", "bars", "reach"), [(42.5, 0, 0.0), (42.75, 1, 1.0)])
def test_there_is_a_bar_where_the_widgets_need_more_than_there_is(show, shell, high, bars, reach):
    scene = show(make_area)
    scene.it.fill([Button(shell, "", lambda: None, name=f"b{i}", height=high) for i in range(4)])
    assert len(scene.it.children) == 4 + bars
    assert scene.it.reach == reach


def test_an_area_without_widgets_leaves_keys_and_wheel_to_others(show):
    scene = show(lambda shell: ScrollArea(shell, name="area"))
    scene.it.place(pygame.FRect())
    scene.it.fill([])
    assert (scene.it.reach, scene.it.children) == (0.0, [])
    assert scene.it.handle(KeyPress(Action.END)) is None
    assert scene.it.handle(Wheel((0.0, 0.0), -1.0)) is None


def test_the_focus_scrolls_into_view(show, shell):
    scene = show(make_area)
    fill(shell, scene.it)
    for _ in range(12):
        scene.handle(KeyPress(Action.NEXT))
        assert scene.it.rect.contains(scene.focused.rect)


def test_what_is_scrolled_away_cannot_be_clicked(show, shell):
    scene = show(make_area)
    fill(shell, scene.it)
    assert scene.it.hit((110.0, 350.0)) is None


def test_the_bar_can_be_dragged(show, shell):
    scene = show(make_area)
    fill(shell, scene.it)
    x = scene.it.rect.right - 5
    scene.handle(PointerDown((x, 102.0)))
    scene.handle(PointerMove((x, 900.0)))
    assert scene.it.offset == scene.it.reach
    scene.handle(PointerUp((x, 900.0)))
    assert scene.steering.captured is None


def test_little_needs_no_bar(show, shell):
    scene = show(make_area)
    fill(shell, scene.it, 3)
    assert scene.it.reach == 0
    assert len(scene.it.children) == 3


@pytest.mark.parametrize("size", [(1280, 720), (1000, 640), (1920, 1080)])
def test_the_words_of_a_label_stand_apart_after_a_change_of_size(show, shell, size):
    """Words measured at one scale and drawn at another were glued together or torn: Ptahmoves."""
    words = "<b>Ptah, the merchant of Memphis,</b> moves <i>up</i> to <b>24</b> (water)"
    scene = show(lambda shell: Label(shell, words, SMALL, name="it"))
    scene.it.laid_out(600.0)
    shell.show_on(fit(size))
    placed = scene.it.laid_out(600.0).placed
    types = shell.types
    for one, other in pairwise(placed):
        advance = types.width(one.run.text, one.run.style(SMALL))
        assert other.y > one.y or other.x == pytest.approx(one.x + advance, abs=0.01), (one.run.text, other.run.text)


def test_a_link_in_a_label_is_followed(show):
    told = []
    scene = show(lambda shell: Label(shell, "see <rule:S-4.2>", name="it", on_link=told.append))
    link = next(item for item in scene.it.laid_out(scene.it.rect.width).placed if item.run.rule)
    click(scene, (100 + link.x + 3, 100 + link.y + 5))
    click(scene, (102.0, 105.0))
    scene.handle(KeyPress(Action.ACTIVATE))
    assert told == ["S-4.2", "S-4.2"]


def test_a_dialog_gives_its_answers(shell):
    dialog = Dialog(shell, "Sure?", (Answer("Yes", Quit, "primary"), Answer("No")))
    dialog.enter(shell.display.size)
    assert dialog.focused.name == "answer-0"
    assert dialog.handle(KeyPress(Action.ACTIVATE)) == Pop(then=Quit())
    assert dialog.handle(KeyPress(Action.BACK)) == Pop()


def test_a_toast_goes_by_itself(show):
    scene = show(lambda shell: Progress(shell, 0.5, "half"))
    scene.toast("Saved.", 2.0)
    assert scene.next_update() == pytest.approx(2.0)
    scene.update(1.5)
    assert scene.next_update() == pytest.approx(0.5)
    scene.update(0.6)
    assert scene.next_update() is None


def test_progress_stays_between_its_ends(show):
    scene = show(lambda shell: Progress(shell))
    scene.it.show(7.0, "all")
    assert scene.it.value == 1.0


@pytest.mark.parametrize(("theme", "fades"), [("papyrus", True), ("contrast", False)])
def test_a_scroll_area_fades_where_it_goes_on(make_shell, theme: str, fades: bool) -> None:
    shell = make_shell((1280, 720), theme=theme)

    class Block(Widget):
        def measure(self, width: float) -> tuple[float, float]:
            return width, 400.0

        def draw_self(self, canvas: Canvas) -> None:
            canvas.box(self.rect, (192, 32, 16), radius=0)

    area = ScrollArea(shell, pad=0)
    area.place(pygame.FRect(100, 100, 200, 120))
    area.fill([Block(shell)])

    def red(y: float) -> int:
        surface = pygame.Surface((1280, 720), 0, 32)
        with (canvas := shell.canvas(surface)).clip(area.rect):
            area.draw(canvas)
        return surface.get_at((150, round(y)))[0]

    full = red(160)
    assert (red(101) < full, red(218) < full) == (False, fades)
    area.scroll_to(50)
    assert (red(101) < full, red(218) < full) == (fades, fades)
    area.scroll_to(area.reach)
    assert (red(101) < full, red(218) < full) == (fades, False)


def test_what_is_under_the_pointer_is_found_anew_in_a_window_of_another_size(show):
    scene = show(lambda shell: Button(shell, "Go", Quit, name="it"))
    x, y = scene.it.rect.center
    for at, is_over in (((x, y), False), ((2 * x, 2 * y), True)):
        scene.shell.show_on(fit((1280, 720)))
        scene.refresh(scene.shell.display.size)
        scene.handle(PointerMove(at))
        assert (scene.steering.hovered is scene.it) is not is_over
        scene.shell.show_on(fit((2560, 1440)))
        scene.refresh(scene.shell.display.size)
        assert (scene.steering.hovered is scene.it) is is_over


def test_nothing_is_under_a_pointer_that_has_left_the_window(show):
    scene = show(lambda shell: Button(shell, "Go", Quit, name="it"))
    scene.handle(PointerMove(scene.it.rect.center))
    scene.handle(PointerLeave())
    scene.refresh(scene.shell.display.size)
    assert scene.steering.hovered is None
