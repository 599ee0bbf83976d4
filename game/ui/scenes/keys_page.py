"""The settings page for keys and gamepad buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.locale import text
from game.ui.drawing.text import BODY, CAPTION
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.flow import FormRow, Row
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change, Pop, Push
from game.ui.widgets.shell import Shell
from game.ui.window.controls import CHOSEN, TRIGGER, Assignment, button_name, is_modifier, key_name, with_trigger
from game.ui.window.input import Action, KeyPress

_STEERING = ("lead", "next", "use", "back", "scroll", "window")
"""The actions with fixed keys: the texts `keys-steer-…`, `…-keys` and `…-buttons`."""
_SPLIT, _HEIGHT = 0.44, 38.0
_TRIGGERS = {Action.ANSWERS: TRIGGER, Action.ZOOM_IN: "RT"}
"""The actions that a gamepad's triggers carry out in addition to the assigned buttons; triggers are no buttons."""
_NAMES: dict[str, Callable[[int], str]] = {"keys": key_name, "buttons": button_name}


def key_lines(shell: Shell, rebuild: Callable[[], None], tell: Callable[[str], None]) -> list[Widget]:
    """Return the lines of the page; `rebuild` rebuilds it after a change, and `tell` shows a notice."""
    heads = [Label(shell, text(f"keys-head-{kind}").upper(), CAPTION, "text_soft") for kind in _NAMES]
    lines: list[Widget] = [_line(shell, "", *heads)]
    for action in CHOSEN:
        given = [_choice(shell, kind, action, rebuild, tell) for kind in _NAMES]
        lines.append(_line(shell, text(f"keys-{action.value}"), *given))
    standard = Button(
        shell,
        text("keys-standard"),
        partial(_put_back, shell, rebuild),
        name="standard",
        is_enabled=bool(shell.settings.keys or shell.settings.buttons),
    )
    lines.append(FormRow(shell, "", standard, split=_SPLIT))
    for name in _STEERING:
        does = text(f"keys-steer-{name}")
        fixed = [_fixed(shell, does, text(f"keys-steer-{name}-{kind}")) for kind in _NAMES]
        lines.append(_line(shell, does, *fixed))
    return [*lines, Label(shell, text("keys-mouse"), BODY, "text_soft")]


def _line(shell: Shell, words: str, *parts: Widget) -> FormRow:
    return FormRow(shell, words, Row(shell, [(part, 1.0) for part in parts], gap=20), split=_SPLIT)


def _fixed(shell: Shell, does: str, keys: str) -> Label:
    """Return the keys that always do something, which are told with what they do."""
    return Label(shell, keys, BODY, "text_soft", aloud=text("name-figure", name=does, figure=keys))


def _assignment(shell: Shell, kind: str) -> Assignment:
    return shell.controls.keys if kind == "keys" else shell.controls.buttons


def _choice(
    shell: Shell, kind: str, action: Action, rebuild: Callable[[], None], tell: Callable[[str], None]
) -> Button:
    """Return the button that shows the key or button of `action` and lets the player change it."""
    button = Button(
        shell,
        _label(shell, kind, action),
        lambda: Push(ask_key(shell, kind, action, rebuild, tell)),
        name=f"{kind}-{action.value}",
        height=_HEIGHT,
    )
    button.caption = text(f"keys-{action.value}")
    return button


def _label(shell: Shell, kind: str, action: Action) -> str:
    """Return the names of the keys or buttons of an action."""
    names = [_NAMES[kind](code) for code in _assignment(shell, kind).of(action)]
    if kind == "buttons":
        names += filter(None, (_TRIGGERS.get(action, ""), with_trigger(action)))
    return text("keys-or", first=names[0], second=names[1]) if len(names) > 1 else "".join(names) or "–"


def _put_back(shell: Shell, rebuild: Callable[[], None]) -> None:
    shell.change_settings(keys={}, buttons={})
    rebuild()


def ask_key(
    shell: Shell, kind: str, action: Action, rebuild: Callable[[], None], tell: Callable[[str], None]
) -> Dialog:
    """Return a dialog that waits for the key, or the gamepad button, that the player chooses for `action`.

    `kind` is "keys" or "buttons". Steering keys answer the dialog instead. After a choice `rebuild` is called, and
    `tell` with a notice if another action lost its key.
    """

    def choose(event: KeyPress) -> Change | None:
        code = None
        if not is_modifier(event.key):
            code = event.button if kind == "buttons" else event.key or None
        before = _assignment(shell, kind)
        if code is None or before.steers(code):
            return None
        loser = before.action(code)
        shell.change_settings(**{kind: before.given(action, code).stored()})
        rebuild()
        if loser is not None and loser is not action:
            tell(text("keys-moved", action=text(f"keys-{loser.value}"), press=_label(shell, kind, loser)))
        return Pop()

    answers = [Answer(text("keys-leave"))]
    return Dialog(shell, text(f"keys-ask-{kind}"), answers, title=text(f"keys-{action.value}"), on_key=choose)
