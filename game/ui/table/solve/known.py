"""The viewer's knowledge of a position as exact facts, on a sheet in the place of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.locale import text
from game.match.seats import Seat
from game.rules.core.game import View
from game.rules.core.state import State
from game.ui.boards.kit.phrases import capitalized
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import CardCount, LogLine
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.layout import first_fitting, grid, trim
from game.ui.table.teach.teacher import SolvingTable
from game.ui.table.tell.log_panel import entries, paint_sheet_head, place_below_head
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_STYLE, _LOW = Style("sans", 15.5, leading=1.3), Style("sans", 14.5, leading=1.25)
_LEAST = 14.0
"""The size of the smallest letters, in logical pixels: text larger than usual is set smaller for lack of room."""
_WIDE_GAP = "\u2002"
"""A space that keeps a figure away from the next picture."""
_GLUE = "\u00a0"
"""A space that keeps a kind on one line."""
_HAND = "hand"
"""The kind of the zones that are hands."""
_GAP, _ABOVE_FRAME = 2.0, 5.0
"""The gap between two facts on a shelf, half of that elsewhere, and the room above the line of its frame."""
_BETWEEN, _BELOW = 14.0, 0.5
"""The room between two columns of kinds, and between two rows of them."""
_ROOMY = 100.0
"""The height of a sheet from which the kinds of pieces stand in it at their usual size."""


def hands(presenter: Presenter[State], view: View[State], seats: Sequence[Seat]) -> list[LogLine]:
    """Return a sentence about the hand of every other player: how many pieces, and how many of them are unseen."""
    game, found = presenter.game, []
    for number, zone in enumerate(game.zones):
        if zone.kind != _HAND or not 0 <= zone.owner < len(seats) or zone.owner == view.viewer:
            continue
        count = view.knowledge.count(number)
        unseen = count - view.knowledge.surely_lies(number).bit_count()
        words = text(f"know-hand-{game.name}", name=seats[zone.owner].name, count=count, unseen=unseen)
        found.append(LogLine(words, zone.owner))
    return found


def kinds(counts: Sequence[CardCount]) -> tuple[str, list[str]]:
    """Return the numbers of unseen and of all pieces of each kind with unseen ones: in rich text, and as sentences."""
    some = [each for each in counts if each.unseen]
    shown = f"{_WIDE_GAP} ".join(f"<icon:{each.icon}>{each.unseen}/{each.total}" for each in some)
    return shown, [*map(_in_words, some)]


def _named(counts: Sequence[CardCount]) -> str:
    """Return the names of kinds with unseen pieces and both numbers in rich text that can be broken between kinds."""
    some = (f"<icon:{each.icon}> {_in_figures(each)}" for each in counts if each.unseen)
    return f"{_WIDE_GAP} ".join(each.replace(" ", _GLUE) for each in some)


class _Sentences(Label):
    """Sentences each with its sign before it, one a line."""

    def is_whole(self, width: float) -> bool:
        """Return whether no sentence goes on below its sign."""
        return self.laid_out(width).lines == self.markup.count("<br>") + 1


def _in_words(count: CardCount) -> str:
    """Return the numbers of unseen and of all pieces of a kind as a sentence."""
    return capitalized(text("know-kind", kind=count.title, hidden=count.unseen, total=count.total))


def _in_figures(count: CardCount) -> str:
    """Return the name of a kind with both numbers."""
    return f"{capitalized(count.title)} {count.unseen}/{count.total}"


class _Kinds(Widget):
    """A few words about each kind with unseen pieces, beside its sign, in as many columns as have room."""

    def __init__(
        self, shell: Shell, counts: Sequence[CardCount], style: Style, ink: str,
        words: Callable[[CardCount], str] = _in_figures,
    ) -> None:  # fmt: skip
        super().__init__(shell)
        self.add(
            *(
                Label(shell, f"<icon:{each.icon}> {words(each)}", style, ink, aloud=_in_words(each))
                for each in counts
                if each.unseen
            )
        )

    def _cells(self, room: pygame.FRect) -> list[pygame.FRect]:
        widest, high = (max(each.measure(room.width)[side] for each in self.children) for side in (0, 1))
        across = max(1, int((room.width + _BETWEEN) // (widest + _BETWEEN)))
        return grid(room, across, high, len(self.children), (_BETWEEN, _BELOW))

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all rows."""
        return width, self._cells(pygame.FRect((0, 0), (width, 0)))[-1].bottom

    def place(self, rect: pygame.FRect) -> None:
        """Place the kinds row by row."""
        super().place(rect)
        for label, cell in zip(self.children, self._cells(rect), strict=True):
            label.place(cell)


class FactPanel(Widget):
    """A sheet with facts in the place of the log; `told` is its whole text for speech."""

    def __init__(self, table: SolvingTable, title: str, ways: Sequence[Sequence[Widget]], told: str) -> None:
        """`ways` are the forms of the facts, the roomiest first; the first that fits is shown, or else the last."""
        super().__init__(table.shell, name="fact-panel")
        self._is_bare = table.areas.is_on_shelf
        self._title = title
        self._ways = ways
        gap = _GAP if self._is_bare else 2 * _GAP
        self._area = ScrollArea(table.shell, name="facts", gap=gap, pad=2, is_quiet=True)
        self.add(self._area)
        self.told = told
        self.place(table.areas.log)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of facts."""
        return Accessible(Role.LIST, self._title)

    def place(self, rect: pygame.FRect) -> None:
        """Lay the sheet and its facts out in `rect`."""
        super().place(rect)
        foot = _ABOVE_FRAME if self._is_bare else 0.0
        place_below_head(self._area, trim(rect, bottom=foot), is_bare=self._is_bare)
        room = self._area.rect
        width = room.width - 2 * self._area.pad

        def fits(parts: Sequence[Widget]) -> bool:
            is_whole = all(each.is_whole(width) for each in parts if isinstance(each, _Sentences))
            return is_whole and self._area.wanted(parts, room.width) <= room.height

        self._area.fill(first_fitting(self._ways, fits))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        paint_sheet_head(canvas, self.rect, self._title, (), is_bare=self._is_bare)


def known_panel(table: SolvingTable) -> FactPanel:
    """Return the sheet of the viewer's knowledge: the others' hands, where there are any, and the hidden pieces, with a
    sentence for each kind where there is room.
    """
    shell, presenter = table.shell, table.presenter
    is_on_dark = shell.theme.is_painted
    lines = hands(presenter, presenter.view, table.seats)
    counts = presenter.card_counts()
    shown, sentences = kinds(counts)
    said = " ".join(sentences)
    ink = "text_on_dark" if is_on_dark else "text"
    least = replace(_LOW.sized(_LEAST / shell.types.size), leading=1.15)
    ways: list[list[Widget]] = []
    if not table.areas.is_on_shelf:
        listed: list[Widget] = [*entries(shell, lines, table.seats, _STYLE.size, is_on_dark=is_on_dark)]
        icons = [each.icon for each in counts if each.unseen]
        for style in (_STYLE, _LOW):
            pairs = zip(icons, sentences, strict=True)
            ways.append(
                [
                    *listed,
                    *(_Sentences(shell, f"<icon:{icon}> {each}", style, ink, aloud=each) for icon, each in pairs),
                ]
            )
        dense = "<br>".join(f"<icon:{icon}> {each}" for icon, each in zip(icons, sentences, strict=True))
        low = entries(shell, lines, table.seats, least.size, is_on_dark=is_on_dark)
        ways += [[*few, _Sentences(shell, dense, least, ink, aloud=said)] for few in (list(listed), low)]
        listed.append(Label(shell, text("know-shares"), _LOW, ink, aloud=text("know-hidden")))
        ways.append([*listed, _Kinds(shell, counts, least, ink)])
        is_low = table.areas.log.height < _ROOMY
        ways.append([*listed, Label(shell, shown, _LOW if is_low else _STYLE, ink, aloud=said)])
    said_before = " · ".join([*(line.markup for line in lines), text("know-hidden")])
    told = " · ".join([*(line.markup for line in lines), text("know-shares")])
    if table.areas.is_on_shelf:
        about = " · ".join(line.markup for line in lines) or text("know-hidden")
        for style in (_STYLE, _LOW, least):
            ways.append([Label(shell, about, style, ink), _Kinds(shell, counts, style, ink, _in_words)])
    for style in (_LOW, least):
        ways.append([Label(shell, told, style, ink, aloud=said_before), _Kinds(shell, counts, style, ink)])
    ways.append(
        [Label(shell, told, least, ink, aloud=said_before), Label(shell, _named(counts), least, ink, aloud=said)]
    )
    for style, shares, figures in (
        (_LOW, "know-shares", shown),
        (least, "know-shares", shown),
        (least, "know-title-shares", shown.replace(_WIDE_GAP, "")),
    ):
        told = " · ".join([*(line.markup for line in lines), text(shares)])
        ways.append([Label(shell, told, style, ink, aloud=said_before), Label(shell, figures, style, ink, aloud=said)])
    title = text("know-title" if lines else "know-title-hidden")
    return FactPanel(table, title, ways, " ".join([*(f"{line.aloud}." for line in lines), said]))


def explanation(table: SolvingTable, title: str, sentences: Sequence[str]) -> FactPanel:
    """Return a sheet with sentences that explain an answer."""
    ink = "text_on_dark" if table.shell.theme.is_painted else "text"
    parts = [Label(table.shell, each, _LOW, ink) for each in sentences]
    return FactPanel(table, title, [parts], " ".join(sentences))
