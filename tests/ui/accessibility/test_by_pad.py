"""A gamepad alone reaches whatever a mouse or a keyboard can use, in every scene, and asks for all information."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game import locale
from game.cli.screenshots import play_through
from game.registry import GAMES
from game.ui.accessibility.outline import Outline, Outliner
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.finish.final import Final
from game.ui.table.scene import TableScene
from game.ui.table.tell.narrator import INFORMATION_KEYS
from game.ui.widgets.base import DONE, Pressable, Reply, Widget
from game.ui.widgets.choice import ChoiceItem, Dropdown, SegmentedControl
from game.ui.widgets.field import TextField
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.slider import Slider
from game.ui.widgets.stage import Stage
from game.ui.window.events import Translator
from game.ui.window.input import Action, KeyPress
from tests.sparing import one_now, some_now
from tests.ui.accessibility.test_accessibility import open_scene, played
from tests.ui.accessibility.transcripts import GAMES as WHOLE_GAMES
from tests.ui.accessibility.transcripts import Listening, begin, moves_of
from tests.ui.gallery.invented import pictures
from tests.ui.scenes.test_languages import SCENES

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
ON, OFF = 32000, 0
LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
NEXT = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
BUTTONS = range(pygame.CONTROLLER_BUTTON_MAX)
WHEEL = pygame.CONTROLLER_AXIS_RIGHTY
TRIGGER, OTHER_TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
OF_KEYS_ALONE = {
    Action.FULL_SCREEN: "the settings have it",
    Action.START: "the right stick scrolls as far",
    Action.END: "the right stick scrolls as far",
    Action.ZOOM_OUT: "ZOOM_IN closes the zoom again, and so does BACK",
}
"""The actions without a button, and what stands for each."""
SOON = ("menu", "new-duel", "options-keys", "rules-sobek", "week-today", "challenge", "table-menu", "review")
"""The scenes that are looked at with every change."""


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    locale.set_language("en")
    yield
    locale.set_language("en")


class Pad:
    """A gamepad at a scene: its events go through the translator of the window."""

    def __init__(self, scene: Stage) -> None:
        self.scene = scene
        self._translator = Translator(scene.shell.display, scene.shell.controls)
        self._outliner = Outliner()
        self.changes: list[Change] = []

    def _give(self, kind: int, **values: int) -> list[KeyPress]:
        presses = self._translator.translate(pygame.event.Event(kind, instance_id=0, **values))
        for each in presses:
            change = self.scene.handle(each)
            if change is not None:
                self.changes.append(change)
        return [each for each in presses if isinstance(each, KeyPress)]

    def press(self, button: int) -> list[KeyPress]:
        """Press a button and let it go."""
        presses = self._give(pygame.CONTROLLERBUTTONDOWN, button=button)
        return presses + self._give(pygame.CONTROLLERBUTTONUP, button=button)

    def push(self, axis: int, value: int = ON) -> list[KeyPress]:
        """Push a stick or a trigger all the way, and let it go."""
        return self._give(pygame.CONTROLLERAXISMOTION, axis=axis, value=value) + self._give(
            pygame.CONTROLLERAXISMOTION, axis=axis, value=OFF
        )

    def ask(self, button: int) -> list[KeyPress]:
        """Press a button while the left trigger is held."""
        self._give(pygame.CONTROLLERAXISMOTION, axis=TRIGGER, value=ON)
        presses = self.press(button)
        return presses + self._give(pygame.CONTROLLERAXISMOTION, axis=TRIGGER, value=OFF)

    def outline(self) -> Outline:
        return self._outliner.outline(self.scene)

    def around(self, button: int = NEXT) -> list[Widget]:
        """Return the widgets that have the focus one after another, until it comes round."""
        found: list[Widget] = []
        while True:
            self.press(button)
            focused = self.scene.focused
            if focused is None or focused in found:
                return found
            found.append(focused)


def left_out(pad: Pad) -> list[str]:
    """Return what a mouse or keyboard can use in a scene and a gamepad cannot come to."""
    scene, found = pad.scene, pad.around()
    outline = pad.outline()
    came = {number for number, (widget, _) in outline.widgets.items() if widget in found}
    nodes = {number: node.is_ for number, node in outline.nodes.items() if node.can_focus and number not in came}
    missed = [f"{is_.role.name} {is_.name}" for is_ in nodes.values()]
    for each in scene.steering.top.walk():
        answers = type(each).handle is not Widget.handle and each.is_visible and each.is_enabled
        if isinstance(each, Label):
            missed += [f"link to {link}" for link in links(each)[1:]]
        elif answers and not (each.focusable or is_by_pointer(each) or is_echo(scene, each)):
            missed.append(f"{type(each).__name__} {each.name}")
    return missed + unscrolled(pad)


def is_by_pointer(widget: Widget) -> bool:
    """Return whether a widget has no need of the focus: an area that the right stick scrolls, its bar, or the opener of
    the letters, which A opens in the field itself.
    """
    outer = widget.parent
    is_bar = isinstance(outer, ScrollArea) and outer.reach > 0 and widget is outer.children[-1]
    return isinstance(widget, ScrollArea) or is_bar or isinstance(outer, TextField)


def links(label: Label) -> list[str]:
    """Return the rules that a click on a text leads to; A leads to the first."""
    if not label.focusable:
        return []
    return list(dict.fromkeys(each.run.rule for each in label.laid_out(label.rect.width).placed if each.run.rule))


def is_echo(scene: Stage, widget: Widget) -> bool:
    """Return whether another place on the table, which can have the focus, leads to the same thing or does the same."""
    targets = scene.presenter.targets() if isinstance(scene, TableScene) else ()
    here = next((each for each in targets if each.id == widget.name), None)
    others = [each for each in targets if not each.is_echo]
    return here is not None and any(
        each.thing == here.thing or (here.does is not None and each.does == here.does) for each in others
    )


def unscrolled(pad: Pad) -> list[str]:
    """Return the areas that the right stick does not scroll to their end and back."""
    areas = [each for each in pad.scene.steering.top.walk() if isinstance(each, ScrollArea) and each.reach > 0]
    seen: dict[ScrollArea, set[bool]] = {each: set() for each in areas}
    for _ in range(2):
        for way in (ON, -ON):
            before: list[float] = []
            while before != (before := [each.offset for each in areas]):
                pad.push(WHEEL, way)
                for each in areas:
                    seen[each] |= {True} if each.offset >= each.reach else {False} if not each.offset else set()
    return [f"{type(each).__name__} {each.name}" for each in areas if len(seen[each]) < 2]


def left_out_of_popups(pad: Pad) -> list[str]:
    """Return what cannot be come to in the lists and on the sheets of letters of a scene, or cannot be left again."""
    missed = []
    for each in [each for each in pad.around() if isinstance(each, TextField | Dropdown)]:
        pad.scene.set_focus(each, by_key=True)
        pad.press(A)
        popup = pad.scene.steering.popup
        if popup is None:
            missed.append(f"{each.name} does not open")
            continue
        lines = [line for line in popup.walk() if line.focusable]
        missed += [f"{each.name}: {line.name}" for line in lines if line not in pad.around()]
        pad.press(B)
        missed += [f"{each.name} does not close"] if pad.scene.steering.popup is not None else []
    return missed


def unpressed(pad: Pad, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what a click presses and A does not."""
    pressed: list[Widget] = []

    def note(self: Pressable) -> Reply:
        pressed.append(self)
        return DONE

    for kind in (Pressable, *(each for each in _below(Pressable) if "press" in vars(each))):
        monkeypatch.setattr(kind, "press", note)
    found = [each for each in pad.around() if isinstance(each, Pressable)]
    for each in found:
        pad.scene.set_focus(each, by_key=True)
        pad.press(A)
    monkeypatch.undo()
    return [each.name for each in found if each not in pressed]


def _below(kind: type) -> Iterator[type]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def check(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    pad = Pad(scene)
    assert left_out(pad) == []
    assert left_out_of_popups(pad) == []
    assert unpressed(pad, monkeypatch) == []
    assert pad.changes == [], "nothing was chosen"


@pytest.mark.parametrize("name", some_now(SCENES, SOON))
def test_a_gamepad_comes_to_everything_in_a_scene(name, monkeypatch):
    check(open_scene(name), monkeypatch)


@pytest.mark.parametrize("decisions", one_now((18, 0, 44)))
@pytest.mark.parametrize("game", GAMES)
def test_a_gamepad_comes_to_everything_on_a_table(game, decisions, monkeypatch):
    check(played(game, decisions).scene, monkeypatch)


@pytest.mark.parametrize("game", some_now(WHOLE_GAMES, ()))
def test_a_gamepad_comes_to_everything_that_can_be_pictured(game):
    """The scenes that `felucca screenshots` shows, with those over a table and at the end of a game."""
    seen = 0
    for picture in pictures("en", {game: play_through(game)}, lone=False):
        top = picture.scene
        focus, is_shown = top.focused, top.is_focus_shown
        pad = Pad(top)
        missed = [*left_out(pad), *left_out_of_popups(pad)]
        assert (picture.name, missed) == (picture.name, [])
        top.set_focus(focus)
        top.is_focus_shown = is_shown
        seen += 1
    assert seen > 20


# Keys


def test_every_action_of_a_key_has_a_button():
    pad = Pad(open_scene("menu"))
    axes = range(pygame.CONTROLLER_AXIS_MAX)
    presses = [each for button in BUTTONS for each in (*pad.press(button), *pad.ask(button))]
    presses += [each for axis in axes for way in (ON, -ON) for each in pad.push(axis, way)]
    assert {each.action for each in presses} - {None} == set(Action) - OF_KEYS_ALONE.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_gamepad_asks_for_all_information_at_a_table(game):
    scene, same = played(game, 12).scene, played(game, 12).scene.narrator
    pad, told = Pad(scene), {}
    for button in BUTTONS:
        for press in pad.ask(button):
            if press.action in INFORMATION_KEYS:
                told[press.action] = scene.toasts.sentences[-1]
    assert told == {action: same.answer(action) for action in INFORMATION_KEYS}


@pytest.mark.parametrize("game", GAMES)
def test_the_triggers_lead_to_the_answers_and_show_a_thing_large(game):
    scene = played(game, 12).scene
    pad = Pad(scene)
    thing = next(each for each in pad.around() if scene.presenter.explain(each.name) is not None)
    scene.set_focus(thing, by_key=True)
    pad.push(OTHER_TRIGGER)
    assert [type(change).__name__ for change in pad.changes] == ["Push"]
    answers = [each for each in pad.around() if isinstance(each, OfferButton)]
    scene.set_focus(thing, by_key=True)
    pad.push(TRIGGER)
    assert (scene.focused is thing) == (not answers), "to the answers, where there are any"


# Widgets that a mouse uses otherwise


def test_the_directions_choose_every_segment_and_value():
    shell = open_scene("menu").shell
    chosen: list[object] = []
    choice = SegmentedControl(shell, [ChoiceItem(at, str(at)) for at in range(3)], 0, chosen.append, name="choice")
    slider = Slider(shell, 0.0, chosen.append, name="slider", steps=4)
    scene = Stage(shell)
    scene.enter((640, 360))
    scene.root.add(choice, slider)
    choice.place(pygame.FRect(10, 10, 300, 40))
    slider.place(pygame.FRect(10, 60, 300, 40))
    pad = Pad(scene)
    for widget in (choice, slider):
        scene.set_focus(widget, by_key=True)
        for way in (RIGHT, RIGHT, RIGHT, RIGHT, LEFT):
            pad.press(way)
    assert chosen == [1, 2, 1, 0.25, 0.5, 0.75, 1.0, 0.75]


# A whole game


class Thumbs(Listening):
    """A person who plays with a gamepad alone, and sees what happens."""

    def listen(self) -> None:
        """Hear nothing."""

    def walk(self, name: str) -> None:
        """Let the shoulder button lead to something."""
        pad = Pad(self.top)
        if self.top.focused is None or self.top.focused.name != name:
            pad.press(NEXT)
            first = self.top.focused
            while self.top.focused.name != name:
                pad.press(NEXT)
                assert self.top.focused is not first, f"there is no way to {name}"

    def press(self, action: Action, name: str) -> None:
        """Press A, or A with the left trigger for the state of the table."""
        pad = Pad(self.top)
        presses = pad.press(A) if action is Action.ACTIVATE else pad.ask(A)
        assert [each.action for each in presses] == [action]
        for change in pad.changes:
            self.stack.apply(change)


@pytest.mark.parametrize("game", some_now(WHOLE_GAMES, {"duel"}))
def test_a_whole_game_is_played_with_a_gamepad_alone(game):
    person = Thumbs(begin(game), moves_of(game), "en")
    assert sum(1 for _ in person.play()) > 10
    assert person.match.is_over
    assert isinstance(person.top, Final)
