"""The keys and gamepad buttons of each action. Steering keys are fixed; the player can change all others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType

import pygame

from game.locale import has, text
from game.ui.window.input import Action

Codes = Mapping[str, Sequence[int]]
"""The player's own keys or buttons by action name, as the settings keep them."""
CHOSEN = (
    Action.HINT,
    Action.UNDO,
    Action.ANSWERS,
    Action.EXPLAIN,
    Action.ZOOM_IN,
    Action.LOG,
    Action.DIGEST,
    Action.WHY,
    Action.HELP,
    Action.SKIP,
    Action.MENU,
    Action.TELL_TURN,
    Action.TELL_HAND,
    Action.TELL_SUPPLY,
    Action.TELL_FIRST,
    Action.TELL_SECOND,
    Action.TELL_THIRD,
    Action.TELL_SCORE,
    Action.TELL_LAST,
)
"""The actions whose keys and buttons the player can change, in the order of the keys page."""

_KEYS: Mapping[Action, tuple[int, ...]] = MappingProxyType(
    {
        Action.UP: (pygame.K_UP, pygame.K_KP8),
        Action.DOWN: (pygame.K_DOWN, pygame.K_KP2),
        Action.LEFT: (pygame.K_LEFT, pygame.K_KP4),
        Action.RIGHT: (pygame.K_RIGHT, pygame.K_KP6),
        Action.NEXT: (pygame.K_TAB,),
        Action.ACTIVATE: (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE),
        Action.BACK: (pygame.K_ESCAPE, pygame.K_AC_BACK),
        Action.MENU: (pygame.K_m, pygame.K_F10),
        Action.HINT: (pygame.K_h,),
        Action.UNDO: (pygame.K_u,),
        Action.ANSWERS: (pygame.K_a,),
        Action.LOG: (pygame.K_l,),
        Action.DIGEST: (pygame.K_d,),
        Action.WHY: (pygame.K_w,),
        Action.HELP: (pygame.K_F1,),
        Action.EXPLAIN: (pygame.K_i, pygame.K_F2),
        Action.SKIP: (pygame.K_s,),
        Action.ZOOM_IN: (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS),
        Action.ZOOM_OUT: (pygame.K_MINUS, pygame.K_KP_MINUS),
        Action.PAGE_UP: (pygame.K_PAGEUP,),
        Action.PAGE_DOWN: (pygame.K_PAGEDOWN,),
        Action.START: (pygame.K_HOME,),
        Action.END: (pygame.K_END,),
        Action.FULL_SCREEN: (pygame.K_F11,),
        Action.TELL_TURN: (pygame.K_t,),
        Action.TELL_HAND: (pygame.K_c,),
        Action.TELL_SUPPLY: (pygame.K_b,),
        Action.TELL_FIRST: (pygame.K_F6,),
        Action.TELL_SECOND: (pygame.K_F7,),
        Action.TELL_THIRD: (pygame.K_F8,),
        Action.TELL_SCORE: (pygame.K_p,),
        Action.TELL_LAST: (pygame.K_e,),
    }
)
_BUTTONS: Mapping[Action, tuple[int, ...]] = MappingProxyType(
    {
        Action.ACTIVATE: (pygame.CONTROLLER_BUTTON_A,),
        Action.BACK: (pygame.CONTROLLER_BUTTON_B,),
        Action.HINT: (pygame.CONTROLLER_BUTTON_X,),
        Action.EXPLAIN: (pygame.CONTROLLER_BUTTON_Y,),
        Action.MENU: (pygame.CONTROLLER_BUTTON_START,),
        Action.LOG: (pygame.CONTROLLER_BUTTON_BACK,),
        Action.PREVIOUS: (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,),
        Action.NEXT: (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,),
        Action.UNDO: (pygame.CONTROLLER_BUTTON_LEFTSTICK,),
        Action.SKIP: (pygame.CONTROLLER_BUTTON_RIGHTSTICK,),
        Action.UP: (pygame.CONTROLLER_BUTTON_DPAD_UP,),
        Action.DOWN: (pygame.CONTROLLER_BUTTON_DPAD_DOWN,),
        Action.LEFT: (pygame.CONTROLLER_BUTTON_DPAD_LEFT,),
        Action.RIGHT: (pygame.CONTROLLER_BUTTON_DPAD_RIGHT,),
    }
)
WITH_TRIGGER: Mapping[int, Action] = MappingProxyType(
    {
        pygame.CONTROLLER_BUTTON_A: Action.TELL_TURN,
        pygame.CONTROLLER_BUTTON_B: Action.TELL_LAST,
        pygame.CONTROLLER_BUTTON_X: Action.TELL_HAND,
        pygame.CONTROLLER_BUTTON_Y: Action.TELL_SUPPLY,
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: Action.TELL_FIRST,
        pygame.CONTROLLER_BUTTON_DPAD_UP: Action.TELL_SECOND,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Action.TELL_THIRD,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: Action.TELL_SCORE,
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Action.WHY,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Action.DIGEST,
        pygame.CONTROLLER_BUTTON_START: Action.HELP,
    }
)
"""The actions of the buttons while the left trigger is held: those without a button of their own."""
_BUTTON_NAMES = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_BACK: "Select",
    pygame.CONTROLLER_BUTTON_START: "Start",
    pygame.CONTROLLER_BUTTON_GUIDE: "Guide",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "L3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "↑",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "↓",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "←",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "→",
}
"""The usual labels of gamepad buttons; buttons without one are numbered."""
TRIGGER = "LT"
"""The usual label of the left trigger."""
_MODIFIERS = frozenset(range(pygame.K_LCTRL, pygame.K_RGUI + 1)) | {
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
    pygame.K_MODE,
}
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
_KEYPAD = "KP"
"""The prefix that pygame's names for keypad keys share."""
_TYPING_KEYPAD = frozenset(range(pygame.K_KP_DIVIDE, pygame.K_KP_EQUALS + 1)) - {pygame.K_KP_ENTER}
_KEYPAD_SIGNS = {"PLUS": "+", "MINUS": "-", "MULTIPLY": "*", "DIVIDE": "/", "PERIOD": ".", "EQUALS": "="}
_LETTERS = {pygame.KSCAN_A + at: pygame.K_a + at for at in range(26)}
"""The letters of a Latin keyboard by the places of their keys."""
_LAST_OF_ASCII = 127
_FIRST_WITHOUT_LETTER = 1 << 30
"""Codes from this one on belong to keys that type nothing."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """The keys, or the buttons, of each action; no code belongs to two actions."""

    standard: Mapping[Action, tuple[int, ...]]
    own: Mapping[Action, tuple[int, ...]] = field(default_factory=dict)
    """The player's own choices."""

    def of(self, action: Action) -> tuple[int, ...]:
        """Return the keys or buttons of an action, the main one first."""
        return self.own.get(action, self.standard.get(action, ()))

    def action(self, code: int) -> Action | None:
        """Return the action of a key or button, None if it has none."""
        return next((action for action in Action if code in self.of(action)), None)

    def steers(self, code: int) -> bool:
        """Return whether a key or button is fixed, because it belongs to a steering action."""
        action = self.action(code)
        return action is not None and action not in CHOSEN

    def given(self, action: Action, code: int) -> Assignment:
        """Return an assignment in which `code` alone triggers `action`.

        The action that loses `code` keeps its other codes, or takes the former first code of `action`. Raises
        ValueError for a steering key, or an action that isn't in `CHOSEN`.
        """
        if action not in CHOSEN or self.steers(code):
            raise ValueError(f"{code} cannot ask for {action}")
        own = {**self.own, action: (code,)}
        loser = self.action(code)
        if loser is not None and loser is not action:
            own[loser] = tuple(one for one in self.of(loser) if one != code) or self.of(action)[:1]
        changed = {each: codes for each, codes in own.items() if codes != self.standard.get(each, ())}
        return Assignment(self.standard, changed)

    def stored(self) -> dict[str, list[int]]:
        """Return the player's changes, for the settings file."""
        return {action.value: list(codes) for action, codes in self.own.items()}


def read(standard: Mapping[Action, tuple[int, ...]], stored: object) -> Assignment:
    """Return the assignment in the settings. Raises ValueError if part of it is invalid."""
    if not isinstance(stored, Mapping):
        raise ValueError("no assignment")
    own = {}
    for name, codes in stored.items():
        if name not in CHOSEN or not isinstance(codes, Sequence) or not all(type(code) is int for code in codes):
            raise ValueError(f"{name} cannot be chosen so")
        own[Action(name)] = tuple(codes)
    made = Assignment(standard, own)
    given = [code for action in Action for code in made.of(action)]
    if len(set(given)) != len(given) or not all(0 <= code < 1 << 31 for code in given):
        raise ValueError("one of them is given twice")
    return made


class Controls:
    """The action of every key and every gamepad button."""

    def __init__(self, keys: Codes = MappingProxyType({}), buttons: Codes = MappingProxyType({})) -> None:
        """Start with the player's own choices; raises ValueError if they contradict each other."""
        self.keys = read(_KEYS, keys)
        self.buttons = read(_BUTTONS, buttons)

    def asked_by_key(self, key: int, mods: int, scancode: int = 0) -> Action | None:
        """Return the action of a key pressed together with these modifiers, None if it has none; see `latin_key` for
        its `scancode`.
        """
        latin = latin_key(key, scancode)
        if key == pygame.K_TAB and mods & pygame.KMOD_SHIFT:
            return Action.PREVIOUS
        if latin == pygame.K_z and is_command(mods):
            return Action.UNDO
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and mods & pygame.KMOD_ALT:
            return Action.FULL_SCREEN
        if mods & (_COMMAND | pygame.KMOD_ALT) and pygame.K_a <= latin <= pygame.K_z:
            return None
        return self.keys.action(key) or self.keys.action(latin)

    def key(self, action: Action) -> str:
        """Return the name of the first key of an action; '' if it has none."""
        return next((key_name(code) for code in self.keys.of(action)), "")

    def button(self, action: Action) -> str:
        """Return the name of the first button of an action, or of the one to be held with the left trigger; '' if it
        has none.
        """
        return next((button_name(code) for code in self.buttons.of(action)), with_trigger(action))


def is_valid(stored: object, *, of_buttons: bool) -> bool:
    """Return whether settings may contain these keys or buttons."""
    try:
        read(_BUTTONS if of_buttons else _KEYS, stored)
    except ValueError:
        return False
    return True


def is_command(mods: int) -> bool:
    """Return whether modifiers make a letter a command: Ctrl or Cmd; with Alt they type, as AltGr does on Windows."""
    return bool(mods & _COMMAND) and not mods & pygame.KMOD_ALT


def latin_key(key: int, scancode: int) -> int:
    """Return the Latin letter in the place of a key that types a letter of another script; other keys as they are.

    So a Russian or Greek keyboard has the letters of the actions where a Latin one has them.
    """
    return _LETTERS.get(scancode, key) if writes(key) and key > _LAST_OF_ASCII else key


def writes(key: int) -> bool:
    """Return whether a key types a letter, a digit or a sign."""
    return pygame.K_SPACE <= key < _FIRST_WITHOUT_LETTER and key != pygame.K_DELETE


def types(key: int) -> bool:
    """Return whether a key types something while text is written; the keys of the keypad do too."""
    return writes(key) or key in _TYPING_KEYPAD


def is_modifier(key: int) -> bool:
    """Return whether a key only modifies other keys."""
    return key in _MODIFIERS


def key_name(key: int) -> str:
    """Return the label of a key in the player's language."""
    if key > pygame.K_SPACE and writes(key):
        return chr(key).upper()
    name = _constants().get(key, f"#{key}")
    if name.startswith(_KEYPAD):
        sign = name.removeprefix(_KEYPAD).lstrip("_")
        return text("key-keypad", sign=_KEYPAD_SIGNS.get(sign, sign))
    words = f"key-{name.lower()}"
    return text(words) if has(words) else name.capitalize()


@cache
def _constants() -> dict[int, str]:
    """Return pygame's constants for keys by name."""
    return {getattr(pygame, name): name[2:] for name in dir(pygame) if name.startswith("K_")}


def with_trigger(action: Action) -> str:
    """Return the name of the button that asks for an action while the left trigger is held; '' if none does."""
    return next((f"{TRIGGER} + {button_name(code)}" for code, asked in WITH_TRIGGER.items() if asked is action), "")


def button_name(button: int) -> str:
    """Return the label of a gamepad button."""
    return _BUTTON_NAMES.get(button, f"#{button}")
