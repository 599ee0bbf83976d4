"""The settings, on up to four pages; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum, auto

import pygame

from game.locale import available_languages, text
from game.ui.drawing.text import SMALL, SUBHEADING
from game.ui.scenes import pace
from game.ui.scenes.keys_page import key_lines
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem, Dropdown, SegmentedControl, Tabs
from game.ui.widgets.field import TextField
from game.ui.widgets.flow import FormRow
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.panel import Sheet, sheet_height
from game.ui.widgets.scene import Change, Pop, Push
from game.ui.widgets.shell import Shell, usual_name
from game.ui.widgets.slider import Slider
from game.ui.widgets.stage import Stage
from game.ui.widgets.toggle import Toggle
from game.ui.window.input import Action
from game.ui.window.settings import CHOICES


class SettingsPage(StrEnum):
    """A page of the settings, by its word in text keys."""

    DISPLAY = auto()
    SOUND = auto()
    PLAY = auto()
    KEYS = auto()


_PAGES = {
    SettingsPage.DISPLAY: ("language", "window", "interface_scale", "text_size", "theme", "living_background"),
    SettingsPage.SOUND: ("effects_volume", "music_volume", "ambience_volume", "plays_hidden", "reads_aloud"),
    SettingsPage.PLAY: (
        "player_name",
        "thinking_seconds",
        "shows_speech",
        "animation",
        "auto_skip",
        "answers_obvious",
        "show_legal",
        "shows_odds",
        "coach",
        "reviews_a_day",
        "times_drills",
        "confirm_handover",
        "confirm_quit",
        "tooltip_delay",
    ),
    SettingsPage.KEYS: (),
}
_GAP, _WIDEST_GAP = 12.0, 34.0
"""The least and the greatest room between two lines."""


def _key(name: str) -> str:
    return name.replace("_", "-")


class Options(Stage):
    """Shows and changes the settings."""

    def __init__(self, shell: Shell, page: SettingsPage = SettingsPage.DISPLAY) -> None:
        super().__init__(shell)
        self.page = page
        self.default_focus = "tabs"

    def build(self) -> None:
        """Put the lines of one page on a sheet, or those of several pages with a heading each if they fit."""
        shell = self.shell
        header = Header(shell, text("menu-settings"), Pop)
        room = sheet_below(header, self.size, widest=980)
        bundles = self._bundles(room)
        shown = next(bundle for bundle in bundles if self.page in bundle)
        items = [ChoiceItem(bundle[0], " · ".join(map(_title, bundle))) for bundle in bundles]
        tabs = Tabs(shell, items, shown[0], self._turn)
        tabs.caption = text("spoken-page")
        header = Header(shell, text("menu-settings"), Pop, tabs)
        room = sheet_below(header, self.size, widest=980)
        self.root.add(header, Sheet(shell, self._lines(shown), room, gap=_GAP, widest_gap=_WIDEST_GAP))

    def _bundles(self, room: pygame.FRect) -> list[list[SettingsPage]]:
        """Return the pages in order, each with the ones before it if all of them fit on one sheet."""
        bundles: list[list[SettingsPage]] = []
        for page in _PAGES:
            joined = [*bundles[-1], page] if bundles else []
            fits = joined and sheet_height(self.shell, self._lines(joined), room.width, gap=_GAP) <= room.height
            bundles[-1:] = [joined] if fits else [*bundles[-1:], [page]]
        return bundles

    def _lines(self, pages: Sequence[SettingsPage]) -> list[Widget]:
        """Return the lines of some pages."""
        shell, lines = self.shell, list[Widget]()
        for page in pages:
            if len(pages) > 1:
                lines += [*([Rule(shell)] if lines else []), Label(shell, _title(page), SUBHEADING)]
            lines += self._page(page)
        return lines

    def _page(self, page: SettingsPage) -> list[Widget]:
        shell = self.shell
        lines = [self._line(name) for name in _PAGES[page]]
        if page is SettingsPage.PLAY:
            opener = Button(shell, text("moving-open"), self._move, name="moving", height=40)
            lines.append(FormRow(shell, text("moving-title"), opener, hint=text("moving-hint"), split=0.5))
        if page is SettingsPage.KEYS:
            lines = key_lines(shell, self.rebuild, self.toast)
        if page is SettingsPage.SOUND and shell.sound.problem:
            lines.append(Label(shell, text(shell.sound.problem), SMALL, "danger"))
        if page is SettingsPage.SOUND and not shell.voice.is_there:
            lines.append(Label(shell, text("settings-voice-missing"), SMALL, "text_soft"))
        return lines

    def _move(self) -> Change | None:
        from game.ui.scenes.moving import Moving

        return Push(Moving(self.shell))

    def _turn(self, page: object) -> None:
        self.page = SettingsPage(str(page))
        self.rebuild()

    def _line(self, name: str) -> Widget:
        key = f"settings-{_key(name)}"
        hint = text(f"{key}-hint", press=self.shell.press_for(Action.EXPLAIN))
        return FormRow(self.shell, text(key), self._control(name), hint=hint, split=0.5)

    def _control(self, name: str) -> Widget:
        shell = self.shell
        value = getattr(shell.settings, name)

        def change(new: object) -> None:
            shell.change_settings(**{name: new})

        if isinstance(value, bool):
            return Toggle(shell, value, change, name=name)
        if name == "player_name":
            return TextField(shell, value, change, name=name, placeholder=usual_name(), longest=20)
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


def _title(page: SettingsPage) -> str:
    return text(f"settings-page-{page}")


def _word(value: object) -> str:
    """Return a value as the end of a text key: 0.85 becomes 85."""
    return str(round(value * 100)) if isinstance(value, float) else str(value)
