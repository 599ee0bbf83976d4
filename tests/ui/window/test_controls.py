"""The keys and gamepad buttons of each action, and changing them."""

from __future__ import annotations

import json
from itertools import chain

import pygame
import pytest

from game.locale import keys as text_keys
from game.locale import set_language
from game.ui.scenes.options import Options, SettingsPage
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.field import TextField
from game.ui.widgets.scene import Pop, Push
from game.ui.window import settings
from game.ui.window.controls import CHOSEN, Controls, key_name
from game.ui.window.display import fit
from game.ui.window.events import Translator
from game.ui.window.input import Action, KeyPress, Typed
from game.ui.window.settings import Settings
from tests.ui.tables import Table
from tests.ui.windows import SILENT, nudge, opened

PAD_X, PAD_GUIDE = pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_GUIDE


@pytest.mark.parametrize(
    ("key", "mods", "action"),
    [
        (pygame.K_TAB, 0, Action.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Action.PREVIOUS),
        (pygame.K_z, pygame.KMOD_LCTRL, Action.UNDO),
        (pygame.K_z, pygame.KMOD_LMETA, Action.UNDO),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_RALT, None),  # what Windows makes of AltGr
        (pygame.K_u, 0, Action.UNDO),
        (pygame.K_u, pygame.KMOD_LCTRL, None),
        (pygame.K_RETURN, 0, Action.ACTIVATE),
        (pygame.K_RETURN, pygame.KMOD_LALT, Action.FULL_SCREEN),
        (pygame.K_ESCAPE, 0, Action.BACK),
        (pygame.K_q, 0, None),
    ],
)
def test_keys_ask_for_actions(key, mods, action):
    assert Controls().asked_by_key(key, mods) is action


def test_no_key_and_no_button_asks_for_two_things():
    controls = Controls()
    for assignment in (controls.keys, controls.buttons):
        given = list(chain.from_iterable(assignment.of(action) for action in Action))
        assert len(set(given)) == len(given)


def test_a_key_chosen_is_the_only_one_and_who_loses_it_keeps_his_others():
    given = Controls().keys.given(Action.HINT, pygame.K_m)
    assert (given.of(Action.HINT), given.of(Action.MENU)) == ((pygame.K_m,), (pygame.K_F10,))
    assert given.action(pygame.K_h) is None


def test_who_loses_his_only_key_takes_the_one_that_is_free_now():
    given = Controls().keys.given(Action.HINT, pygame.K_u)
    assert (given.of(Action.HINT), given.of(Action.UNDO)) == ((pygame.K_u,), (pygame.K_h,))
    assert given.given(Action.HINT, pygame.K_h).own == {}, "chosen back, nothing is left to keep"


def test_what_has_no_button_can_take_one_from_another():
    given = Controls().buttons.given(Action.HELP, PAD_X)
    assert (given.of(Action.HELP), given.of(Action.HINT)) == ((PAD_X,), ())
    assert Controls(buttons=given.stored()).buttons.action(PAD_X) is Action.HELP


@pytest.mark.parametrize("key", [pygame.K_UP, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_F11])
def test_what_steers_is_not_given_away(key):
    with pytest.raises(ValueError, match="cannot ask for"):
        Controls().keys.given(Action.HINT, key)


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        {"hint": 5},
        {"hint": "h"},
        {"hint": ["h"]},
        {"hint": [True]},
        {"hint": [pygame.K_u]},
        {"hint": [pygame.K_q, pygame.K_q]},
        {"hint": [pygame.K_RETURN]},
        {"hint": [-1]},
        {"hint": [1 << 40]},
        {"up": [pygame.K_q]},
        {"tlhIngan": [pygame.K_q]},
    ],
)
def test_settings_with_keys_that_cannot_be_begin_with_the_standard(tmp_path, wrong):
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"keys": wrong, "animation": "fast"}))
    assert settings.load(file) == (Settings(animation="fast"), "settings-damaged")


def test_what_the_player_chose_is_stored(tmp_path, shell):
    file = tmp_path / "settings.json"
    shell.store = lambda now, changed: settings.store(now, changed, file)
    shell.change_settings(keys=shell.controls.keys.given(Action.HINT, pygame.K_q).stored())
    kept, problem = settings.load(file)
    assert (kept.keys, problem) == ({"hint": [pygame.K_q]}, "")
    assert Controls(kept.keys).asked_by_key(pygame.K_q, 0) is Action.HINT


def test_everything_listed_has_its_words():
    assert {f"keys-{action.value}" for action in CHOSEN} <= set(text_keys("keys-"))


@pytest.mark.parametrize(
    ("language", "key", "name"),
    [
        ("en", pygame.K_h, "H"),
        ("en", pygame.K_F1, "F1"),
        ("fr", pygame.K_PAGEUP, "Page préc."),
        ("it", pygame.K_SPACE, "Spazio"),
        ("fr", pygame.K_KP_PLUS, "+ du pavé"),
        ("fr", ord("é"), "É"),
        ("en", pygame.K_CAPSLOCK, "Capslock"),
        ("it", pygame.K_KP7, "7 del tastierino"),
        ("en", 1 << 30 | 128, "#1073741952"),
    ],
)
def test_keys_have_names(language, key, name):
    set_language(language)
    assert key_name(key) == name


def page(shell):
    scene, stack = Options(shell), scene_stack(shell)
    stack.apply(Push(scene))
    scene.page = SettingsPage.KEYS
    scene.rebuild()
    return scene, stack


def ask(scene, stack, name):
    assert scene.focus_name(name), name
    stack.apply(scene.handle(KeyPress(Action.ACTIVATE)))
    assert isinstance(stack.top, Dialog)
    return stack.top


def test_a_key_is_chosen_by_pressing_it(shell):
    scene, stack = page(shell)
    question = ask(scene, stack, "keys-hint")
    assert question.handle(KeyPress(None, pygame.K_LSHIFT)) is None
    stack.apply(question.handle(KeyPress(Action.UNDO, pygame.K_u)))
    assert stack.top is scene
    assert scene.focused.name == "keys-hint"
    labels = {one.name: one.label for one in scene.focusables() if one.name.startswith("keys-")}
    assert (labels["keys-hint"], labels["keys-undo"]) == ("U", "H")
    assert scene.toasts.sentences == ["“Undo” is now on H."]
    assert scene.focus_name("standard")
    scene.handle(KeyPress(Action.ACTIVATE))
    assert (shell.settings.keys, shell.controls.key(Action.HINT)) == ({}, "H")
    assert not scene.focus_name("standard"), "there is nothing more to put back"


def test_a_button_is_chosen_by_pressing_it(shell):
    scene, stack = page(shell)
    question = ask(scene, stack, "buttons-help")
    assert question.handle(KeyPress(Action.HINT, pygame.K_h)) is None, "a key is no button"
    stack.apply(question.handle(KeyPress(None, button=PAD_GUIDE)))
    assert shell.settings.buttons == {"help": [PAD_GUIDE]}


@pytest.mark.parametrize(
    "press",
    [
        KeyPress(Action.BACK, pygame.K_ESCAPE),
        KeyPress(Action.ACTIVATE, pygame.K_RETURN),
        KeyPress(Action.BACK, button=pygame.CONTROLLER_BUTTON_B),
    ],
)
@pytest.mark.parametrize("name", ["keys-hint", "buttons-hint"])
def test_what_steers_leaves_it_as_it_is(shell, name, press):
    scene, stack = page(shell)
    change = ask(scene, stack, name).handle(press)
    assert isinstance(change, Pop)
    stack.apply(change)
    assert stack.top is scene
    assert not shell.settings.keys
    assert not shell.settings.buttons


def test_a_chosen_key_works_at_once_in_the_real_window():
    with opened(SILENT) as app:
        app.shell.store = lambda *_: ""
        app.shell.change_settings(keys={"help": [pygame.K_q]})
        seen = []
        app.stack.top.handle = lambda event: seen.append(event)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0))
        nudge()
        app.step()
        assert [event.action for event in seen if isinstance(event, KeyPress)] == [Action.HELP]


def test_the_tools_of_a_table_name_the_keys_chosen():
    table = Table(1, 1)
    table.shell.change_settings(keys={"menu": [pygame.K_q]})
    table.scene.rebuild()
    tips = {one.name: one.tooltip for one in table.scene.root.walk() if one.name in ("menu", "rules")}
    assert tips == {"menu": "Menu <b>Q</b>", "rules": "Rules <b>F1</b>"}


def test_who_plays_by_gamepad_is_told_its_buttons():
    with opened(SILENT) as app:

        def told(event):
            pygame.event.post(event)
            nudge()
            app.step()
            return [app.shell.press_for(action) for action in (Action.HINT, Action.HELP)]

        button = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=PAD_X, instance_id=0)
        assert told(button) == ["X", "LT + Start"]
        assert told(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0)) == ["H", "F1"]


def test_a_letter_chosen_for_the_rules_can_still_be_typed(shell):
    shell.change_settings(keys={"help": [pygame.K_r]})
    field = TextField(shell, "", lambda _: None)
    press = KeyPress(shell.controls.asked_by_key(pygame.K_r, 0), pygame.K_r)
    assert press.action is Action.HELP
    assert field.handle(press) is not None, "it goes no further"
    field.handle(Typed("r"))
    assert field.value == "r"


def test_an_unknown_button_means_nothing_but_is_known_by_its_number():
    event = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=PAD_GUIDE, instance_id=0)
    assert Translator(fit((1280, 720)), Controls()).translate(event) == [KeyPress(None, button=PAD_GUIDE)]
