"""The rulebook: chapters, numbered paragraphs, search, and links to single rules."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.components.faces import Side
from game.components.lessons import load_course
from game.components.load import OlderNumbers, load_figures, numbers_in
from game.locale import keys, text
from game.registry import ENTRIES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import plain
from game.ui.drawing.text import BOOK, SMALL, SUBHEADING
from game.ui.layout import Edge, around, cut, placed, trim
from game.ui.scenes.figures import FigureRow
from game.ui.scenes.game_card import TALL
from game.ui.scenes.rule_search import Sought
from game.ui.widgets.accessible import Accessible
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem, SegmentedControl
from game.ui.widgets.field import TextField
from game.ui.widgets.flow import Row
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, OnLink
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop, Push
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell, TurnPicture
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size
from game.ui.window.input import InputEvent, Typed

_LINE, _CHAPTER = 38.0, SMALL.bolder().sized(16.5)
"""The height and the style of a chapter in the list."""
_APART = 20.0
"""The gap between the chapters and the book, and beside the field to search in."""
_ABOVE, _SEARCH = 0.4, 112.0
"""The greatest share of the height for the chapters in a tall window, and what it takes besides them."""


_INDENT, _AWAY = 6.0, 16.0
"""The room beside the words of a rule, for the frame around it, and from the pieces left of them."""
_ICONS = re.compile(r"^(<icon:[^<>]+> ?)+")
"""The icons with which a rule begins."""
_MOMENT, _SLICE = 0.02, 0.012
"""Seconds until more pictures are drawn, and for how long at a time."""
_DRAWN = object()
_PICTURE, _SHAPE = 520.0, 0.5
"""The greatest width of the picture of a turn, at normal text size, and its height, relative to the width."""


def rule_of(key: str, game: str) -> str:
    """Return the rule id of a text key: `S-3.3a` for `rules-sobek-S-3-3a`; '' for a chapter."""
    end = key.removeprefix(f"rules-{game}-")
    letter, dash, rest = end.partition("-")
    return f"{letter}-{rest.replace('-', '.')}" if dash and letter == ENTRIES[game].rule_letter else ""


def is_chapter(key: str, game: str) -> bool:
    """Return whether a text key is the title of a chapter."""
    return key.startswith(f"rules-{game}-chapter-")


def game_of(rule: str) -> str:
    """Return the game a rule id belongs to; '' if there is none."""
    return next((game for game, entry in ENTRIES.items() if rule.startswith(f"{entry.rule_letter}-")), "")


def books() -> tuple[str, ...]:
    """Return the games that have a rulebook."""
    return tuple(game for game in ENTRIES if keys(f"rules-{game}-"))


def nearest_rule(rule: str, rules: list[str]) -> str:
    """Return the rule itself, or the one it is part of: for `S-3.3e` perhaps `S-3.3`; empty if there is none."""
    while rule:
        if rule in rules:
            return rule
        rule = rule[:-1]
    return ""


@dataclass(frozen=True, slots=True)
class _Look:
    """The look of a picture of a turn: its game, its size in real pixels, theme, language and size of text."""

    game: str
    size: tuple[int, int]
    theme: str
    language: str
    text_size: float


class Rulebook(Stage):
    """The rules of a game, by default of the one last begun, opened at `rule` if given (an id such as S-3.3a).

    Opened from an older table it shows that table's numbers.
    """

    def __init__(self, shell: Shell, game: str = "", rule: str = "", older: OlderNumbers | None = None) -> None:
        super().__init__(shell)
        self.books = books()
        wanted = game or game_of(rule) or str(shell.settings.latest.get("game", ""))
        self.game = wanted if wanted in self.books else (self.books[0] if self.books else "")
        self._older = {self.game: older}
        self.rule = rule
        self.query = ""
        self.default_focus = ""
        self._area: ScrollArea | None = None
        self._jump = rule
        self._shown: TurnPicture | None = None
        self._shown_for: _Look | None = None
        self._wanted: _Look | None = None
        """The look in which the picture of a turn is still to be drawn."""
        self._drawing: Iterator[None] | None = None
        """The steps of the picture that is being drawn."""
        self._came_to = 0.0
        """Where the book stood after the rule was looked up."""

    def build(self) -> None:
        """Put the chapters at the left and the paragraphs at the right."""
        shell = self.shell
        extra: list[Widget] = []
        if len(self.books) > 1:
            items = [ChoiceItem(game, text(f"game-{game}")) for game in self.books]
            control = SegmentedControl(shell, items, self.game, self._open_book, name="books")
            control.caption = text("new-game")
            extra.append(control)
        header = Header(shell, text("rulebook-title"), Pop, *extra)
        sheet = sheet_below(header, self.size, widest=1240)
        side, book = Panel(shell, pad=20), Panel(shell, pad=26)
        if self._is_tall:
            line, half = max(_LINE, shell.types.line_height(_CHAPTER) + 16) + 1, -(-len(self._chapters()) // 2)
            high = min(sheet.height * _ABOVE, _SEARCH * max(1.0, shell.types.size) + half * line)
            shelf, desk = cut(sheet, Edge.TOP, high, _APART)
        else:
            shelf, desk = cut(sheet, Edge.LEFT, min(292.0 * shell.types.size, sheet.width * 0.46), _APART)
        side.place(shelf)
        book.place(desk)
        self.root.add(header, side, book)
        search = TextField(
            shell, self.query, self._search, name="search", icon="search", placeholder=text("rulebook-search"),
            longest=40, width=600,
        )  # fmt: skip
        fair = Button(shell, text("table-menu-fairness"), self._fairness, icon="scales", name="fairness", height=42)
        wide, high = fair.measure(side.inner.width)
        strip, room = cut(side.inner, Edge.TOP, search.measure(side.inner.width)[1], 14)
        if self._is_tall:
            beside, strip = cut(strip, Edge.RIGHT, wide, _APART)
            fair.place(placed(beside, wide, high, down=0.0))
        else:
            below, room = cut(room, Edge.BOTTOM, high, 12)
            fair.place(below)
        search.place(strip)
        side.add(search, fair)
        self._fill_book(book)
        self._fill_side(side, trim(room, left=-4, right=-4))

    @property
    def _is_tall(self) -> bool:
        """Whether the chapters stand above the book."""
        return self.size[1] > self.size[0] * TALL

    def _all_keys(self) -> list[str]:
        return keys(f"rules-{self.game}-") if self.game else []

    def _chapters(self) -> list[str]:
        return [key for key in self._all_keys() if is_chapter(key, self.game)]

    def _turn(self, width: float) -> TurnPicture | None:
        """Return the picture of a turn of this game; it is drawn a moment later, once for each look and width."""
        shell = self.shell
        wide = min(width - 60, _PICTURE * shell.types.size)
        size = shell.display.px(wide), shell.display.px(wide * _SHAPE)
        key = _Look(self.game, size, shell.theme.name, shell.settings.language, shell.types.size)
        self._wanted = key if key != self._shown_for else None
        return self._shown if self._wanted is None else None

    @property
    def poll_seconds(self) -> float:
        """The seconds until more of the pictures in sight is drawn, 0 while none is wanted."""
        is_wanted = self._drawing is not None or self._is_turn_wanted or bool(self._missing())
        return _MOMENT if is_wanted else 0.0

    @property
    def _is_turn_wanted(self) -> bool:
        """Whether the picture of a turn is missing where one looks."""
        area, course = self._area, load_course(self.game) if self._wanted is not None else None
        if area is None or course is None or course.rulebook_step is None:
            return False
        name = f"rule-{course.rulebook_step.rules[0]}"
        return any(each.rect.colliderect(area.rect) for each in area.children if each.name == name)

    def _missing(self) -> list[FigureRow]:
        """Return the figures in sight, or less than a page below, whose pictures are not all drawn."""
        if self._area is None:
            return []
        near = self._area.rect.copy()
        near.height *= 2
        figures = (each for each in self._area.walk() if isinstance(each, FigureRow))
        return [each for each in figures if each.rect.colliderect(near) and not each.is_ready]

    def on_tick(self, dt: float) -> None:
        """Draw what is missing in sight for a moment: figures, then the picture of a turn."""
        start = time.perf_counter()
        while time.perf_counter() - start < _SLICE:
            if self._drawing is None:
                self._drawing = self._next_drawing()
                if self._drawing is None:
                    return
            if next(self._drawing, _DRAWN) is _DRAWN:
                self._drawing = None

    def _next_drawing(self) -> Iterator[None] | None:
        """Return the steps of the next picture that is missing, None if there is none."""
        missing = self._missing()
        if missing:
            return missing[0].make_ready()
        return self._draw_turn(self._wanted) if self._wanted is not None and self._is_turn_wanted else None

    def _draw_turn(self, wanted: _Look) -> Iterator[None]:
        """Draw the picture of a turn and show it; the rule looked up stays where it is."""
        for shown in self.shell.doors.turn_picture(self.shell, wanted.game, wanted.size):
            self._shown = shown
            yield
        self._shown_for = wanted
        if self.rule and self._area is not None and self._area.offset == self._came_to:
            self._jump = self.rule
        self.rebuild()

    def _fill_book(self, book: Panel) -> None:
        shell = self.shell
        area = ScrollArea(shell, gap=9, pad=10)
        area.place(book.inner.inflate(12, 12))
        words = Sought(self.query)
        parts: list[Widget] = []
        older = self._older.get(self.game)
        # the picture of a turn is of a table that is played by today's numbers
        found, shown = 0, self._turn(area.rect.width) if not words and older is None else None
        figures = load_figures(self.game) if self.game and not words else ()
        for key in self._all_keys():
            rule, body = rule_of(key, self.game), text(key, **numbers_in(self.game, older))
            if words:
                if is_chapter(key, self.game) or not words.is_in(f"{rule} {plain(body, shell.theme)}"):
                    continue
                found += 1
            name = rule or key.removeprefix(f"rules-{self.game}-")
            rows = [FigureRow(shell, self.game, each, self._enlarge, older) for each in figures if each.below == name]
            beside = next((each for each in rows if each.is_beside), None)
            if not is_chapter(key, self.game):
                is_marked = bool(rule) and rule == self.rule and not words
                parts.append(
                    RuleText(shell, rule, body, self._follow, is_marked=is_marked, sought=words, beside=beside)
                )
                if shown is not None and rule == shown.rule and not words:
                    parts += [PictureOfTurn(shell, shown), Label(shell, shown.move, SMALL, "text_soft", align=0.5)]
            else:
                parts.append(Label(shell, body, SUBHEADING, name=key))
            parts += [each for each in rows if each is not beside]
        if words:
            parts.insert(0, Label(shell, text("rulebook-found", count=found), SMALL, "text_soft"))
        area.fill(parts, offset=self._area.offset if self._area is not None and not words else 0.0)
        book.add(area)
        self._area, self._drawing = area, None
        if self._jump:
            self._show_rule(self._jump)
            self._jump, self._came_to = "", area.offset

    def _fill_side(self, side: Panel, place: pygame.FRect) -> None:
        """List the chapters, in two columns where they stand above the book."""
        shell = self.shell
        chapters = self._chapters()
        self.default_focus = f"to-{chapters[0]}" if chapters else "search"
        buttons = [
            Button(
                shell, text(key), partial(self._open_chapter, key), kind="plain", name=f"to-{key}", align=0.0,
                height=_LINE, style=_CHAPTER,
            )
            for key in chapters
        ]  # fmt: skip
        area = ScrollArea(shell, gap=1, pad=4)
        area.place(place)
        parts: list[Widget] = [Row(shell, [(button, 1.0)], is_level=True) for button in buttons]
        if self._is_tall:
            half = -(-len(parts) // 2)
            pairs = [[parts[at], *parts[at + half : at + half + 1]] for at in range(half)]
            filled = [[*pair, Widget(shell)][:2] for pair in pairs]
            parts = [Row(shell, [(each, 1.0) for each in pair]) for pair in filled]
        area.fill(parts)
        side.add(area)

    def _enlarge(self, piece: str, side: Side) -> Change | None:
        return self.shell.doors.enlarge(self.shell, self.game, piece, side, self._older.get(self.game))

    def _fairness(self) -> Change | None:
        from game.ui.scenes.fairness import Fairness

        return Push(Fairness(self.shell))

    def _open_chapter(self, key: str) -> None:
        if self.query:
            self.query = ""
            self.rebuild()
        self._show(key)

    def _show(self, name: str) -> None:
        """Scroll to a chapter, or to a rule with the title of the chapter it opens."""
        if self._area is None:
            return
        title: Widget | None = None
        for widget in self._area.children:
            if widget.name == name:
                self._area.reveal(title or widget, to_top=True)
            title = None if isinstance(widget, RuleText) else widget

    def _show_rule(self, rule: str) -> None:
        rules = [found for key in self._all_keys() if (found := rule_of(key, self.game))]
        self.rule = nearest_rule(rule, rules)
        if self._area is not None:
            for widget in self._area.children:
                if isinstance(widget, RuleText):
                    widget.is_marked = widget.rule == self.rule
        self._show(f"rule-{self.rule}")

    def _follow(self, rule: str) -> None:
        game = game_of(rule)
        if (game != self.game and game in self.books) or self.query:
            self.game, self.query, self._jump, self._area = game or self.game, "", rule, None
            self.rebuild()
        else:
            self._show_rule(rule)
        if self.is_focus_shown and self._area is not None:
            usable = (each for each in self._area.children if each.focusable)
            self.set_focus(next((each for each in usable if self._area.rect.contains(each.rect)), None))
        self.is_dirty = True

    def _open_book(self, game: object) -> None:
        self.game, self.query, self.rule, self._area = str(game), "", "", None
        self.rebuild()

    def _search(self, query: str) -> None:
        caret = len(query)
        if isinstance(self.focused, TextField):
            caret = self.focused.caret
        self.query = query
        self.rebuild()
        if isinstance(self.focused, TextField):
            self.focused.caret = self.focused.anchor = caret

    @property
    def ime_rect(self) -> tuple[float, float, float, float] | None:
        """The place of the search field, which takes text wherever the focus is; None if there is none."""
        for each in self.root.walk():
            if isinstance(each, TextField):
                return each.rect.left, each.rect.top, each.rect.width, each.rect.height
        return None

    def handle(self, event: InputEvent) -> Change | None:
        """Begin a search with what is typed, wherever the focus is."""
        if isinstance(event, Typed) and event.text.strip() and not isinstance(self.focused, TextField):
            self.focus_name("search")
        return super().handle(event)

    def back(self) -> Change | None:
        """Clear the search, or leave."""
        if self.query:
            self.query = ""
            self.rebuild()
            return None
        return Pop()


class PictureOfTurn(Widget):
    """The picture of a turn, in the middle of its line."""

    def __init__(self, shell: Shell, shown: TurnPicture) -> None:
        super().__init__(shell)
        self._picture = shown.picture

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the picture."""
        return width, self._picture.get_height() / self.shell.display.scale + 6

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the picture in a thin frame."""
        scale = canvas.display.scale
        wide, high = self._picture.get_width() / scale, self._picture.get_height() / scale
        place = placed(trim(self.rect, top=3), wide, high, down=0.0)
        canvas.surface.blit(self._picture, canvas.display.px_rect(place))
        canvas.box(place.inflate(4, 4), None, radius=6, line="panel_line", width=2)


class RuleText(Label):
    """A paragraph that ends with its small rule id; the rule looked up is highlighted, and search hits are framed."""

    def __init__(
        self,
        shell: Shell,
        rule: str,
        body: str,
        on_link: OnLink,
        sought: Sought,
        *,
        is_marked: bool,
        beside: FigureRow | None = None,
    ) -> None:
        """Pieces `beside` the text stand left of it, in place of the icons with which it begins."""
        if beside is not None:
            body = _ICONS.sub("", body)
        markup = f"{body}\N{NO-BREAK SPACE}<code:{rule}>" if rule else body
        super().__init__(shell, markup, BOOK, name=f"rule-{rule}", on_link=on_link, aloud=body)
        self.rule = rule
        self.is_marked = is_marked
        self._sought = sought
        self._beside = beside
        self._left = _INDENT
        """The room left of the words."""
        if beside is not None:
            self._left += beside.whole_width + _AWAY
            self.add(beside)

    def accessible(self) -> Accessible | None:
        """Describe the widget with its rule id."""
        found = super().accessible()
        return (
            replace(found, name=text("name-figure", name=self.rule, figure=found.name) if self.rule else found.name)
            if found is not None
            else None
        )

    def _room(self, width: float) -> float:
        """Return the width left for words within the frame around a highlighted rule."""
        return width - self._left - _INDENT

    def measure(self, width: float) -> Size:
        """Return the size of the text with the room of the frame."""
        beside = self._beside.measure(self._beside.whole_width)[1] if self._beside is not None else 0.0
        return width, max(super().measure(self._room(width))[1] + 4, beside)

    def place(self, rect: pygame.FRect) -> None:
        """Put the pieces beside the text at the left."""
        super().place(rect)
        if self._beside is not None:
            wide = self._beside.whole_width
            self._beside.place(placed(rect, wide, self._beside.measure(wide)[1], 0.0).move(_INDENT, 0))

    def _corner(self) -> tuple[float, float]:
        """Return the upper left corner of the words, in the middle of the pieces beside them."""
        high = self.laid_out(self._room(self.rect.width)).height
        down = max(0.0, (self.rect.height - high) / 2) if self._beside is not None else 0.0
        return self.rect.left + self._left, self.rect.top + down

    def link_at(self, pos: tuple[float, float]) -> str:
        """Return the rule linked at a place, '' if there is none."""
        paragraph = self.laid_out(self._room(self.rect.width))
        left, top = self._corner()
        return paragraph.link_at(pos[0] - left, pos[1] - top)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the text, and the highlight behind it."""
        if self.is_marked:
            canvas.box(self.rect.inflate(8, 6), "lit", radius=6, line="focus", width=1.5)
        for rect in self.finds():
            canvas.box(rect, "lit", radius=4, line="focus", width=1.5)
        canvas.paragraph(self.laid_out(self._room(self.rect.width)), self._corner())

    def finds(self) -> list[pygame.FRect]:
        """Return the places of the search hits in the text."""
        if not self._sought:
            return []
        types, paragraph = self.shell.types, self.laid_out(self._room(self.rect.width))
        corner, found = self._corner(), []
        for item in paragraph.placed:
            style = item.run.style(paragraph.style)
            left, top = corner[0] + item.x, corner[1] + item.y
            for span in self._sought.finds(item.run.text):
                start, end = (types.width(item.run.text[:at], style) for at in span)
                words = around((left + start, top), end - start, paragraph.line_height, 0.0, 0.0)
                found.append(trim(words, left=-2, right=-2, top=1, bottom=1))
        return found
