"""The main menu: continue, new game, rules, statistics, settings; and the saved games."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import accumulate
from operator import attrgetter
from pathlib import Path

import pygame

import game
from game import registry
from game.errors import as_sentence, shortened
from game.locale import text, translated
from game.match import saves, statistics
from game.match.saves import Saved
from game.ui.boards.kit import contest_words
from game.ui.boards.kit.phrases import capitalized, listed
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SMALL, SMALLEST, Style, Typesetter
from game.ui.layout import Edge, around, bounded, cut, grid, placed, trim
from game.ui.scenes.game_card import TALL
from game.ui.scenes.language_choice import language_choice
from game.ui.scenes.river import boat_left, boat_width, river
from game.ui.scenes.titles import game_title
from game.ui.widgets.accessible import Accessible, Announced, Role
from game.ui.widgets.base import Pressable, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Push, Quit
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage, keys_told
from game.ui.window.display import Size
from game.ui.window.input import Action as Act

_SCENES = {
    "new": "new_game:NewGameScene",
    "week": "week:WeekScene",
    "learn": "learning:Learning",
    "rules": "rulebook:Rulebook",
    "statistics": "statistics:Statistics",
    "settings": "options:Options",
    "credits": "credits:Credits",
}
"""The scenes that the menu opens, by the names of their buttons: module and class."""
_LEFT = 88.0
LISTED = 200
"""The number of saved games listed at first and added on each request, the last played first."""
_FIRST, _HIGH = 70.0, 50.0
"""The heights of the first button and of the others, which are a list."""
_GAP, _PAD, _BELOW = 14.0, 8.0, 22.0
"""The gap below the first button, the padding of the list, and the least gap below it."""
_TEXT = 24.0
"""The distance from the left edge of the list to its words, and to those of the first button."""
_SAVES_HIGH, _APART, _NEXT = 0.64, 8.0, 20.0
"""The greatest height of the saved games beside the menu, as a share of the window, the room between two, and what is
seen of one that is not whole.
"""
_SHELF, _PICTURE, _SLENDER, _ROOMY = 20.0, 1.1, 0.8, 380.0
"""The padding around the saved games, the shape of the picture on each, that on a card narrower than the last figure,
which also has its small buttons below each other.
"""
_BESIDE, _DOT = 14.0, " · "
"""The room between picture and words, and what stands between facts in a line."""
_EDGE, _NARROW_EDGE, _NARROW_SHELF = 64.0, 24.0, 14.0
"""How far the saved games are from the window's edges, and from the right one where the boat needs the room, and the
padding around them there.
"""
_BROAD, _SLIM = 470.0, 340.0
"""The greatest width of the saved games beside the menu, and the least, at normal text size."""
_LONGEST_MARK = 80
"""The letters that are shown of what tells a copy apart."""
_LOUD, _QUIET = Style("serif", 28, bold=True), Style("serif", 21, bold=True)
_NAME, _ABOUT = Style("serif", 104, bold=True), Style("sans", 17, bold=True, spacing=0.17)
"""The program's name and the line below it, in sizes that the text size leaves as they are."""


def ask_to_quit(shell: Shell) -> Change:
    """Return the change that closes the program, after a question if the player wants to be asked."""
    if not shell.settings.confirm_quit:
        return Quit()
    answers = (Answer(text("quit-yes"), Quit, "primary"), Answer(text("quit-no")))
    return Push(Dialog(shell, text("quit-question"), answers))


def when(moment: float, now: float | None = None) -> str:
    """Return the text for the time since a moment (seconds of the epoch)."""
    passed = max(0.0, (time.time() if now is None else now) - moment)
    for key, seconds in (("when-days", 86400), ("when-hours", 3600), ("when-minutes", 60)):
        if passed >= seconds:
            return text(key, count=int(passed // seconds))
    return text("when-now")


class MainMenu(Stage):
    """The main menu, with the saved games beside it."""

    title = "Felucca"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.default_focus = "continue"
        self.saves: tuple[Saved, ...] = ()
        self._listed = LISTED
        self._has_more = False
        self._longer_than = 0
        """The length of the list when the player asked for more; 0 without such a request."""
        self._scrolled: Callable[[], float] = float
        """Returns the list's last scroll position."""
        self._opened: Path | None = None
        """The record that was opened last."""
        self._list = pygame.FRect()
        """The glass below all buttons except the first."""
        self._between: list[float] = []
        """The heights of the lines between the buttons on the glass."""

    def enter(self, size: Size) -> None:
        """Look for saved games, then show the menu."""
        self._look_for_saves()
        super().enter(size)
        self.shell.sound.play_music()

    def resume(self) -> None:
        """Look for saved games again, because a match may have been played meanwhile."""
        super().resume()
        before = self._unfinished
        self._look_for_saves()
        if self._unfinished != before:
            self.focus_name(self.default_focus)

    @property
    def _unfinished(self) -> Saved | None:
        """The game that was played last and can be continued."""
        return next((save for save in self.saves if (save.has_next or not save.is_finished) and not save.problem), None)

    def _look_for_saves(self) -> None:
        """Read the list of saved games in the background, because it may be long and the disk slow."""
        wanted = self._listed + 1
        self.expect(lambda: saves.listing(most=wanted), self._take_saves)

    def _take_saves(self, found: list[Saved]) -> None:
        self.saves, self._has_more = tuple(found[: self._listed]), len(found) > self._listed

    def build(self) -> None:
        """Put the buttons at the left, the languages in the corner, and the saved games at the right."""
        shell = self.shell
        unfinished = self._unfinished
        entries: list[tuple[str, Callable[[], Change | None]]] = []
        if unfinished is not None:
            entries.append(("continue", lambda: self._resume(unfinished)))
        entries += [
            *((name, partial(self._open, place)) for name, place in _SCENES.items()),
            ("quit", lambda: ask_to_quit(shell)),
        ]
        buttons = [
            Button(
                shell,
                text("opening" if name == "continue" and self._is_opening(unfinished) else f"menu-{name}"),
                press,
                name=name,
                kind="plain" if index else "hero",
                style=_QUIET if index else _LOUD,
                height=_HIGH if index else _FIRST,
                align=0.0,
                inset=_TEXT - _PAD if index else _TEXT,
                on_dark=bool(index),
                note="" if index or unfinished is None else f"{game_title(unfinished.game)} · {progress(unfinished)}",
                painting="" if index or unfinished is None else f"common/game-{unfinished.game}",
            )
            for index, (name, press) in enumerate(entries)
        ]
        self.default_focus = "continue" if unfinished is not None else "new"
        width = max(320.0, *(button.measure(600)[0] + 20 for button in buttons))
        heights = [button.measure(width)[1] for button in buttons]
        least = self._logo_rect().bottom + 40
        tight = min(1.0, (self.size[1] - least - _BELOW - _GAP - 2 * _PAD) / sum(heights))
        whole = sum(heights) * tight + _GAP + 2 * _PAD
        is_below = bool(self.saves) and self.size[1] > self.size[0] * TALL
        top = least if is_below else max(least, (self.size[1] - whole) * 0.6)
        first, self._list = cut(pygame.FRect(_LEFT, top, width, whole), Edge.TOP, heights[0] * tight, _GAP)
        buttons[0].place(first)
        rest = self._list.inflate(-2 * _PAD, -2 * _PAD)
        for button, height in zip(buttons[1:], heights[1:], strict=True):
            place, rest = cut(rest, Edge.TOP, height * tight)
            button.place(place)
        self._between = [button.rect.top for button in buttons[2:]]
        self.root.add(*buttons, language_choice(shell, trim(self.screen, left=self._logo_rect().right)))
        room = trim(self.screen, left=_LEFT + width + 24, right=24)
        if is_below:
            room.height = self._build_saves(_LEFT, self._list.bottom + 40).top
        elif self.size[1] > self.size[0] * TALL:
            left = boat_left(self.size, room.right, self._list.bottomright)
            room = trim(room, left=left - room.left)
        elif self.saves:
            room.width = self._build_saves(_LEFT + width + 40).left - 12 - room.left
        self.living.show(river(self.size, (room.left, room.right), room.height))

    def rebuild(self) -> None:
        """Create all widgets afresh; a list just extended continues where it ended."""
        super().rebuild()
        if 0 < self._longer_than < len(self.saves):
            self.focus_name(f"save-{self.saves[self._longer_than].path}")
            self._longer_than = 0

    def _is_opening(self, save: Saved | None) -> bool:
        return self.is_busy and save is not None and save.path == self._opened

    def _build_saves(self, left: float, top: float = 0.0) -> pygame.FRect:
        """Put the saved games on the right, or in a tall window from `top` down, and return their place."""
        shell = self.shell
        width = self.size[0] - left - 64
        edge, pad, larger = _EDGE, _SHELF, max(1.0, shell.types.size * 0.9)
        if top:
            width = self.size[0] - 2 * left
        else:
            beside = self.size[0] - left - boat_width(self.size)
            if beside < _BROAD * larger + edge:  # the boat keeps its size where it can
                edge, pad = _NARROW_EDGE, _NARROW_SHELF
            width = min(_BROAD * larger, max(_SLIM * larger, beside - edge), width)
            left = self.size[0] - width - edge
        panel = Panel(shell, text("menu-saves"), pad=pad, is_glass=True)
        cards: list[Widget] = [
            SaveCard(shell, save, self._resume, self._ask_to_delete, self._analyse, is_opening=self._is_opening(save))
            for save in self.saves
        ]
        if self._has_more:
            cards.append(Button(shell, text("save-more"), self._list_more, name="more", kind="plain", on_dark=True))
        area = ScrollArea(shell, gap=_APART, pad=0)
        edges = panel.head + 2 * pad
        wanted = area.wanted(cards, width - 2 * pad) + edges
        most = (self.size[1] - 64 - top if top else self.size[1] * _SAVES_HIGH) - edges
        ends = [*accumulate(card.measure(width - 2 * pad)[1] + _APART for card in cards)]
        whole = max((end for end in ends if end - _APART <= most), default=ends[0])
        height = min(wanted, edges + whole - _APART + _NEXT)
        panel.place(placed(trim(self.screen, left=left, bottom=_EDGE), width, height, 0.0, 1.0))
        area.place(panel.inner)
        area.fill(cards, offset=self._scrolled())
        self._scrolled = lambda: area.offset
        panel.add(area)
        self.root.add(panel)
        return panel.rect

    def _list_more(self) -> None:
        """List more saved games; the focus moves to the first new one."""
        self._longer_than = len(self.saves)
        self._listed += LISTED
        self._look_for_saves()

    def _logo_rect(self) -> pygame.FRect:
        return pygame.FRect(_LEFT, 52, 430, 148)

    def _open(self, place: str) -> Change:
        """Open a scene named by its module and class; the module is imported only now, so that the menu appears
        sooner.
        """
        return Push(registry.named(f"game.ui.scenes.{place}")(self.shell))

    def _resume(self, save: Saved) -> Change | None:
        if save.rescue:
            return self._ask_to_rescue(save)
        if not self.is_busy:
            self._opened = save.path
            self.soon(lambda: Push(self.shell.doors.resume(self.shell, save.path)))
        return None

    def _analyse(self, save: Saved) -> None:
        if not self.is_busy:
            self._opened = save.path
            self.soon(lambda: self.shell.doors.analyse(self.shell, save.path))

    def _ask_to_rescue(self, save: Saved) -> Change | None:
        def go_on() -> Change | None:
            saves.rescue(save.path)
            return Push(self.shell.doors.resume(self.shell, save.path))

        answers = (Answer(text("save-rescue-yes"), go_on, "primary"), Answer(text("save-rescue-no")))
        return Push(Dialog(self.shell, as_sentence(translated(save.rescue)), answers))

    def _ask_to_delete(self, save: Saved) -> Change | None:
        def delete() -> None:
            statistics.remember(save.path, statistics.statistics_file())
            saves.delete(save.path)

        names = ", ".join(save.names)
        question = text("save-delete-file", name=names)
        if save.game:
            question = text("save-delete-question", game=game_title(save.game), seats=names)
        answers = (Answer(text("save-delete-yes"), delete, "danger"), Answer(text("save-delete-no")))
        return Push(Dialog(self.shell, question, answers))

    def narration(self) -> Sequence[str]:
        """Return the line below the program's name."""
        return (text("menu-subtitle"),)

    def announced(self) -> Announced:
        """Return the announcements, with the keys if texts are read aloud to a player who does not know them yet."""
        said = super().announced()
        return replace(said, notices=[*said.notices, *keys_told(self.shell, "menu")])

    def back(self) -> Change | None:
        """Ask whether to quit."""
        return ask_to_quit(self.shell)

    def act(self, action: Act) -> Change | None:
        """Open the rulebook with the help key."""
        return self._open(_SCENES["rules"]) if action is Act.HELP else None

    def paint(self, canvas: Canvas) -> None:
        """Draw the river, the name and the version."""
        self.living.paint(canvas)
        if canvas.is_shown(self._list):
            canvas.glass(self._list, top=150, bottom=190)
            for y in self._between:
                canvas.line((self._list.left + _TEXT, y), (self._list.right - _TEXT, y), "glass_line", 1)
        self._paint_name(canvas)
        place = self._version_rect()
        if canvas.is_shown(place.inflate(80, 40)):
            version = text("menu-version", version=game.__version__)
            wide = canvas.text(version, place.topright, SMALL, "text_on_dark", align=1.0)
            canvas.picture("logo", around((place.right - wide - 24, place.centery), 32))

    def _paint_name(self, canvas: Canvas) -> None:
        rect, types, words = self._logo_rect(), canvas.types, text("menu-subtitle")
        name, about = _NAME.sized(_NAME.size / types.size), _ABOUT.sized(_ABOUT.size / types.size)
        cartouche = pygame.FRect(rect.left, rect.top + 111, types.width(words, about) + 36, 34)
        wide = max(cartouche.width, types.width(self.title, name))
        if not canvas.is_shown(bounded(cartouche, right=rect.left + wide, top=0).inflate(16, 16)):
            return
        for by, colour in ((4.0, "ink"), (0.0, "text_on_dark")):
            canvas.text(self.title, (rect.left - 4 + by / 2, rect.top - 16 + by), name, colour)
        canvas.glass(cartouche, radius=17, top=170, bottom=190)
        canvas.text(words, cartouche.center, about, "answer", align=0.5, middle=True)

    def _version_rect(self) -> pygame.FRect:
        foot, _ = cut(self.screen, Edge.BOTTOM, 32)
        return placed(trim(foot, right=24), 200, self.shell.types.line_height(SMALL), 1.0, 0.0)


def progress(save: Saved) -> str:
    """Return in words how far a saved game or its contest has come, or who has won it or resigned."""
    if save.problem:
        return text("save-newer" if save.is_newer else "save-damaged")
    if save.score is not None:
        return contest_words.saved(save.score, is_over=save.is_finished, has_next=save.has_next)
    if not save.is_finished:
        return text("save-round", number=save.round) if save.round else text("save-moves", count=save.decisions)
    if save.resigned:
        return text("save-resigned", name=save.resigned)
    return text("save-won", names=listed(save.winners), count=len(save.winners)) if save.winners else text("save-over")


def _mark(save: Saved) -> str:
    """Return the mark that tells a copy apart from its original saved game, '' for the original."""
    return text("save-copy", name=shortened(save.copy, _LONGEST_MARK)) if save.copy else ""


def _about(save: Saved) -> str:
    """Return the reason why a saved game cannot be opened, or else the facts that tell it apart."""
    return as_sentence(translated(save.problem)) if save.problem else _mark(save)


class SaveCard(Pressable):
    """A saved match in the list: activate it to continue; small buttons delete it and analyse one that is over, unless
    its contest goes on.
    """

    def __init__(
        self,
        shell: Shell,
        save: Saved,
        on_open: Callable[[Saved], Change | None],
        on_delete: Callable[[Saved], Change | None],
        on_analyse: Callable[[Saved], Change | None],
        *,
        is_opening: bool = False,
    ) -> None:
        super().__init__(shell, lambda: on_open(save), name=f"save-{save.path}", tooltip=_about(save))
        self.save = save
        self._played = when(save.played.timestamp())
        """The time of the last move in words, as of now: later parts of the window must not tell another."""
        self._is_opening = is_opening
        self._tools = [self._tool("trash", "delete", text("save-delete"), lambda: on_delete(save))]
        if save.is_finished and not save.problem and not save.has_next:
            words = text("name-figure", name=text("analysis-analyse"), figure=text("analysis-analyse-help"))
            self._tools.append(self._tool("graph", "analyse", words, lambda: on_analyse(save)))
        self.add(*self._tools)

    def _tool(self, icon: str, name: str, tooltip: str, press: Callable[[], Change | None]) -> Button:
        button = Button(
            self.shell, "", press, kind="plain", icon=icon, name=f"{name}-{self.save.path}", tooltip=tooltip, height=36
        )
        game = ", ".join((game_title(self.save.game), *self.save.names))
        button.caption = text("name-figure", name=tooltip.partition(":")[0].strip(), figure=game)
        return button

    def accessible(self) -> Accessible | None:
        """Return the card as a button, named by all its words."""
        return self.said(Role.BUTTON, ", ".join(filter(None, self._words())), can_press=True)

    def _words(self, *, are_winners_counted: bool = False) -> tuple[str, str, str]:
        """Return the game (or an unreadable file's name), the players, the progress and the last move's time.

        The winners are named, or only counted where their names leave no room.
        """
        save, names = self.save, ", ".join(self.save.names)
        done = text("save-tied", count=len(save.winners)) if are_winners_counted else progress(save)
        line = capitalized(_DOT.join(filter(None, (done, self._played, _mark(save)))))
        line = text("opening") if self._is_opening else line
        if not save.game:
            return names, "", line
        score = contest_words.full_score(save.score, save.names) if save.score is not None else ""
        return game_title(save.game), score or names, line

    def measure(self, width: float) -> Size:
        """Return the size of the card."""
        types = self.shell.types
        return width, types.line_height(BODY) + types.line_height(SMALL) * max(2, len(self._lines(width))) + 22

    def _picture(self, width: float) -> float:
        """Return the width of the picture: that of one beside three lines."""
        high = self.shell.types.line_height(BODY) + 2 * self.shell.types.line_height(SMALL) + 22
        return high * (_PICTURE if self._is_roomy(width) else _SLENDER) if self.save.game else 0.0

    def _room(self, width: float) -> float:
        """Return the width of the words beside picture and small buttons."""
        tools = len(self._tools) if self._is_roomy(width) else 1
        return width - self._picture(width) - _BESIDE - 24 - 40 * tools

    def _lines(self, width: float) -> list[tuple[str, str]]:
        """Return the lines below the title on a card of a width, each with its colour: the players, the result and the
        time, in several lines where the smallest type has no room for one.
        """
        types, save, room = self.shell.types, self.save, self._room(width)
        _, names, line = self._words()
        is_named = len(save.winners) > 1 and save.score is None and not (save.resigned or save.problem)
        if is_named and types.width(line.partition(_DOT)[0], SMALL) > room:
            _, names, line = self._words(are_winners_counted=True)
        told = [(each, "text") for each in _folded(names, ", ", types, room)]
        ink = "danger" if save.problem else "text_soft"
        return [*told, *((each, ink) for each in _folded(line, _DOT, types, room))]

    def place(self, rect: pygame.FRect) -> None:
        """Put the small buttons at the right."""
        super().place(rect)
        rest = trim(rect, right=12)
        if not self._is_roomy(rect.width):
            places = grid(cut(rest, Edge.RIGHT, 36)[0], 1, rect.height / len(self._tools), len(self._tools))
            for tool, place in zip(self._tools, places, strict=True):
                tool.place(placed(place, 36, 36))
            return
        for tool in self._tools:
            strip, rest = cut(rest, Edge.RIGHT, 36, 4)
            tool.place(placed(strip, 36, 36))

    def _is_roomy(self, width: float) -> bool:
        return width >= _ROOMY * self.shell.types.size

    def draw_self(self, canvas: Canvas) -> None:
        """Draw game, players, progress and time; for an unreadable file, its name."""
        rect, save = self.rect, self.save
        lit = self.is_lit
        canvas.box(rect, "lit" if lit else "linen", radius=7, line="panel_hairline", width=1.2)
        left, room = rect.left + 16, self._room(rect.width)
        picture, _ = cut(trim(rect, left=1, top=1, bottom=1), Edge.LEFT, self._picture(rect.width))
        if save.game and canvas.painting(f"common/game-{save.game}", picture, radius=7):
            left = picture.right + _BESIDE
        title = self._words()[0]
        y = rect.top + 10 + (0 if save.game else canvas.types.line_height(SMALL) / 2)
        canvas.text(title, (left, y), canvas.types.fitted(title, BODY.bolder(), room), width=room)
        y += canvas.types.line_height(BODY)
        lines = self._lines(rect.width)
        style = min(
            (canvas.types.fitted(line, SMALL, room) for line, _ in lines), key=attrgetter("size"), default=SMALL
        )
        for line, ink in lines:
            canvas.text(line, (left, y), style, ink, width=room)
            y += canvas.types.line_height(SMALL)


def _folded(words: str, joint: str, types: Typesetter, room: float) -> list[str]:
    """Return words in as few lines as fit into `room` in the smallest type, parted at the joints, and where a part is
    too long for a line, between its words. A fact, unlike a name, has a capital where it begins a line.
    """
    least, end = SMALL.sized(SMALLEST), joint.rstrip(_DOT)
    lines: list[str] = []
    parts = words.split(joint) if words else []
    for number, part in enumerate(parts):
        closed = part + (end if number < len(parts) - 1 else "")
        if lines and types.width(longer := lines[-1] + joint.removeprefix(end) + closed, least) <= room:
            lines[-1] = longer
            continue
        begun = capitalized(closed) if joint == _DOT else closed
        lines += _folded(begun, " ", types, room) if joint != " " and types.width(begun, least) > room else [begun]
    return lines
