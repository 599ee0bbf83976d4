"""The settings, on four pages; every change takes effect at once."""

from __future__ import annotations

from game.locale import available_languages, text
from game.ui.drawing.text import SMALL
from game.ui.scenes import pace
from game.ui.scenes.keys_page import key_lines
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import ChoiceItem, Dropdown, SegmentedControl, Tabs
from game.ui.widgets.field import TextField
from game.ui.widgets.flow import FormRow
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.slider import Slider
from game.ui.widgets.stage import Stage
from game.ui.widgets.toggle import Toggle
from game.ui.window.input import Action
from game.ui.window.settings import CHOICES

_PAGES = {
    "display": ("language", "window", "interface_scale", "text_size", "theme", "living_background"),
    "play": (
        "player_name",
        "thinking_seconds",
        "shows_speech",
        "animation",
        "auto_skip",
        "answers_obvious",
        "show_legal",
        "shows_odds",
        "coach",
        "confirm_handover",
        "confirm_quit",
        "tooltip_delay",
    ),
    "sound": ("effects_volume", "music_volume", "ambience_volume", "reads_aloud"),
    "keys": (),
}


def _key(name: str) -> str:
    return name.replace("_", "-")


class Options(Stage):
    """Shows and changes the settings."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.page = "display"
        self.default_focus = "tabs"

    def build(self) -> None:
        """Put the lines of one page on a sheet."""
        shell = self.shell
        items = [ChoiceItem(page, text(f"settings-page-{page}")) for page in _PAGES]
        tabs = Tabs(shell, items, self.page, self._turn)
        tabs.caption = text("spoken-page")
        header = Header(shell, text("menu-settings"), Pop, tabs)
        lines = [self._line(name) for name in _PAGES[self.page]]
        if self.page == "keys":
            lines = key_lines(shell, self.rebuild, self.toast)
        if self.page == "sound" and shell.sound.problem:
            lines.append(Label(shell, text(shell.sound.problem), SMALL, "danger"))
        if self.page == "sound" and not shell.voice.is_there:
            lines.append(Label(shell, text("settings-voice-missing"), SMALL, "text_soft"))
        room = sheet_below(header, self.size, widest=980)
        self.root.add(header, Sheet(shell, lines, room, gap=12))

    def led(self, here: Widget, target: Widget | None, action: Action) -> Widget | None:
        """Let "down" lead from the page tabs to the first line, and "up" to the back button; left and right turn
        pages.
        """
        if not isinstance(here, Tabs) or action not in (Action.DOWN, Action.UP):
            return target
        everything = self.focusables()
        at = everything.index(here)
        beyond = everything[at + 1 :] if action is Action.DOWN else everything[at - 1 : at]
        return next(iter(beyond), target)

    def _turn(self, page: object) -> Change | None:
        self.page = str(page)
        self.rebuild()
        return None

    def _line(self, name: str) -> Widget:
        key = f"settings-{_key(name)}"
        hint = text(f"{key}-hint", press=self.shell.press_for(Action.EXPLAIN))
        return FormRow(self.shell, text(key), self._control(name), hint=hint, split=0.5)

    def _control(self, name: str) -> Widget:
        shell = self.shell
        value = getattr(shell.settings, name)

        def change(new: object) -> Change | None:
            shell.change_settings(**{name: new})
            return None

        if isinstance(value, bool):
            return Toggle(shell, value, change, name=name)
        if name == "player_name":
            return TextField(shell, value, change, name=name, placeholder=text("seat-human", number=1), longest=20)
        if name == pace.NAME:
            return pace.pace_slider(shell)
        if name not in CHOICES:
            return Slider(shell, value, change, name=name)
        values = CHOICES[name]
        if name == "language":
            values = ("auto", *available_languages())
        items = [ChoiceItem(one, text(f"settings-{_key(name)}-{_word(one)}")) for one in values]
        if len(items) > 3:
            return Dropdown(shell, items, value, change, name=name)
        return SegmentedControl(shell, items, value, change, name=name)


def _word(value: object) -> str:
    """Return a value as the end of a text key: 0.85 becomes 85."""
    return str(round(value * 100)) if isinstance(value, float) else str(value)
