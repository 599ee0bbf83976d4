"""The tools in the bar: undo, hint, skip, cards, rules and menu."""

from __future__ import annotations

import pygame

from game.locale import text
from game.match.watched import WatchedGame
from game.ui.layout import Edge, cut, placed, trim
from game.ui.table.bar import GAP, ROW, SIDE
from game.ui.table.navigation import Navigation
from game.ui.table.parts import Mode
from game.ui.widgets.base import Callback
from game.ui.widgets.button import Button
from game.ui.widgets.shell import Shell
from game.ui.window.input import Action

_ACTIONS = {
    "undo": Action.UNDO,
    "hint": Action.HINT,
    "solution": Action.HINT,
    "skip": Action.SKIP,
    "motion": Action.SKIP,
    "cards": Action.LOG,
    "rules": Action.HELP,
    "menu": Action.MENU,
}
"""The actions whose keys the tools show."""


def bar_tools(
    shell: Shell, game: WatchedGame, mode: Mode, navigation: Navigation, skip: tuple[str, Callback],
    bar: pygame.FRect,
) -> list[Button]:  # fmt: skip
    """Return the buttons of the tools, placed from the right end of the bar; unusable ones are disabled.

    `skip` is the name of the tool that ends a wait, and its press.
    """
    controller, cards = mode.controller, text(f"cards-title-{game.game.name}")

    def tool(name: str, icon: str, press: Callback, *, is_on: bool = True, more: str = "") -> Button:
        """Return a tool whose tooltip names its key, with `more` below."""
        key = shell.press_for(_ACTIONS[name])
        words = text(f"board-tool-{name}", press=key, cards=cards)
        tip = f"{words}<br>{more}" if more else words
        button = Button(shell, "", press, icon=icon, name=name, tooltip=tip, is_enabled=is_on, height=SIDE)
        button.shortcut = key
        return button

    why = "" if mode.can_undo or game.header.free_undo else text("table-refuse-undo")
    made = [tool("undo", "undo", mode.undo, is_on=mode.can_undo, more=why)]
    if controller.is_solving:
        made = [tool("solution", "hint", mode.ask_hint)]
    if controller.hint_level:
        made.append(tool("hint", "hint", mode.ask_hint, is_on=controller.can_hint))
    made.append(tool(skip[0], "skip", skip[1]))
    if not controller.is_counting:
        made.append(tool("cards", "search", navigation.open_cards))
    made += [tool("rules", "rules", navigation.open_rule), tool("menu", "menu", mode.open_menu)]
    rest = trim(cut(bar, Edge.TOP, ROW)[0], right=GAP, bottom=2)
    for button in reversed(made):
        strip, rest = cut(rest, Edge.RIGHT, SIDE, GAP)
        button.place(placed(strip, SIDE, SIDE))
    return made
