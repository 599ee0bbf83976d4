"""The log beside the board, newest entry at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import language, text
from game.match.seats import Seat
from game.match.watched import WatchedGame
from game.ui.boards.kit.seat_head import paint_face
from game.ui.boards.kit.values import LogLine
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.richtext import Paragraph
from game.ui.drawing.text import Style
from game.ui.layout import Edge, cut, trim
from game.ui.table.tell.game_log import GameLog
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.input import Action

_STYLE = Style("sans", 15, leading=1.22)
_HEADING = Style("sans", 15, bold=True, leading=1.25)
_KEPT = 600
_kept: dict[tuple[object, ...], Paragraph] = {}
_SHOWN = 80
"""The number of recent sentences kept in the panel."""
_GAP = 5.0
"""The gap between two sentences."""
_LOW_PAD = 2.0
"""The room around the sentences of a low sheet."""
SIDE = 26.0
"""The side of a button in the head."""
_EDGE, _BARE_EDGE = 14.0, 8.0
"""How far the words of a sheet are from its edge, and those of one without ground."""
_FACE, _BESIDE = 1.5, 7.0
"""The side of a face, of the size of the letters, and the gap between it and its sentence."""


class _Entry(Label):
    """A sentence beside the face of its player, who is None for the game itself."""

    def __init__(self, shell: Shell, line: LogLine, who: Seat | None, style: Style, *, is_on_dark: bool) -> None:
        colour: Colour = "text_soft" if line.weight == 0 else "text"
        if is_on_dark:
            colour = "text_on_dark_soft" if line.weight == 0 else "text_on_dark"
        super().__init__(shell, line.markup, style, colour, aloud=line.said)
        self._seat = line.seat
        self._who = who
        self._face = style.size * shell.types.size * _FACE

    @property
    def _left(self) -> float:
        return self._face + _BESIDE

    def laid_out(self, width: float) -> Paragraph:
        """Return the wrapped text, kept while the look stays the same: sentences do not change."""
        types = self.shell.types
        key = (self.markup, width, self.style, types.scale, types.size, self.shell.theme.name)
        found = _kept.get(key)
        if found is None:
            if len(_kept) > _KEPT:
                _kept.clear()
            found = _kept[key] = super().laid_out(width)
        return found

    def measure(self, width: float) -> tuple[float, float]:
        """Return the size of the sentence beside its face."""
        high = self.laid_out(width - self._left).height
        return width, high if self._who is None else max(high, self._face)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw face and sentence, the face level with the first line."""
        rect, words, top = self.rect, self.laid_out(self.rect.width - self._left), self.rect.top
        if self._who is not None:
            paint_face(
                canvas, self._seat, self._who, (rect.left + self._face / 2, top + self._face / 2), self._face / 2
            )
            top += max(0.0, self._face - words.line_height) / 2 if words.height < self._face else 0.0
        canvas.paragraph(words, (rect.left + self._left, top), self.colour)


def entries(
    shell: Shell,
    lines: Sequence[LogLine],
    seats: Sequence[Seat],
    size: float = _STYLE.size,
    *,
    is_on_dark: bool = False,
) -> list[Widget]:
    """Return the sentences as widgets, in letters of `size`, each beside the face of its player among `seats`."""
    plain, heading = _STYLE.sized(size), _HEADING.sized(size)
    return [
        _Entry(
            shell, line, seats[line.seat] if line.seat >= 0 else None, heading if line.weight == 2 else plain,
            is_on_dark=is_on_dark,
        )
        for line in lines
    ]  # fmt: skip


def head_button(shell: Shell, icon: str, name: str, tooltip: str, press: Callback, *, on_dark: bool = True) -> Button:
    """Return a button for the head of a sheet in the place of the log: of glass where the table is painted, or, if not
    `on_dark`, of papyrus.
    """
    on_dark = on_dark and shell.theme.is_painted
    return Button(shell, "", press, kind="plain", icon=icon, name=name, tooltip=tooltip, height=SIDE, on_dark=on_dark)


def why_button(shell: Shell, press: Callback) -> Button:
    """Return the button that asks AIs why they played as they did."""
    return head_button(shell, "help", "why", text("why-open", press=shell.press_for(Action.WHY)), press)


def place_in_head(buttons: Sequence[Button], rect: pygame.FRect) -> None:
    """Place buttons in the head of a sheet, the first at its right end."""
    rest, _ = cut(trim(rect, right=6, top=2), Edge.TOP, SIDE)
    for button in buttons:
        place, rest = cut(rest, Edge.RIGHT, SIDE)
        button.place(place)


def paint_sheet_head(
    canvas: Canvas,
    rect: pygame.FRect,
    title: str,
    buttons: Sequence[Button],
    *,
    shorter: str = "",
    is_bare: bool = False,
) -> None:
    """Draw a sheet in the place of the log, with its title beside its buttons, or the `shorter` one where there is no
    room for it; one that `is_bare` has no ground.
    """
    is_painted = canvas.theme.is_painted
    if not is_painted:
        canvas.panel(rect, lift=8)
    elif not is_bare:
        canvas.glass(rect, line="glass_line")
    left = min((each.rect.left for each in buttons), default=rect.right)
    room = left - rect.left - _EDGE
    (head,), style = canvas.types.heads((title,), room)
    if shorter and canvas.types.width(head, style) > room:
        (head,), style = canvas.types.heads((shorter,), room)
    soft = "text_on_dark_soft" if is_painted else "text_soft"
    if is_painted and is_bare:
        canvas.text(head, (rect.left + _BARE_EDGE, rect.top + 15), style, soft, middle=True, width=room)
        return
    canvas.text(head, (rect.left + _EDGE, rect.top + 18), style, soft, middle=True, width=room)
    y = rect.top + 30
    canvas.line((rect.left + 12, y), (rect.right - 12, y), "glass_line" if is_painted else "panel_hairline")


def below_head(shell: Shell, rect: pygame.FRect, *, is_bare: bool) -> pygame.FRect:
    """Return the room below the head of a sheet in the place of the log."""
    if is_bare and shell.theme.is_painted:
        return trim(rect, top=22)
    return trim(rect, left=4, right=4, top=33, bottom=7)


def place_below_head(area: ScrollArea, rect: pygame.FRect, *, is_bare: bool) -> None:
    """Place the sentences of a sheet below its head, on one edge with its title; in a low sheet less is left above and
    below them, so that two lines fit.
    """
    room = below_head(area.shell, rect, is_bare=is_bare)
    if room.height - 2 * area.pad < 2 * area.shell.types.line_height(_STYLE):
        area.pad = min(area.pad, _LOW_PAD)
    edge = _BARE_EDGE if is_bare and area.shell.theme.is_painted else _EDGE
    area.place(trim(room, left=rect.left + edge - area.pad - room.left))


class LogPanel(Widget):
    """A sheet with the last sentences, scrolled to the newest.

    `on_large` gives it a button to show all of them, `on_digest` one to show the events since the viewer's last turn,
    `on_why` one to ask AIs for their reasons.
    """

    def __init__(
        self, shell: Shell, lines: Sequence[LogLine], seats: Sequence[Seat], on_large: Callback | None = None,
        on_digest: Callback | None = None, on_why: Callback | None = None, *, is_bare: bool = False,
    ) -> None:  # fmt: skip
        """A panel that `is_bare` lies on a painted shelf and has no ground of its own."""
        super().__init__(shell, name="log-panel")
        self._is_bare = is_bare
        self._lines = list(lines)[-_SHOWN:]
        self._seats = seats
        self._area = ScrollArea(shell, name="log", gap=_GAP, pad=8, is_quiet=True)
        self.add(self._area)
        self._buttons = []
        if on_large is not None:
            self._buttons.append(head_button(shell, "enlarge", "log-large", text("board-log-large"), on_large))
        if on_digest is not None:
            tip = text("digest-open", press=shell.press_for(Action.DIGEST))
            self._buttons.append(head_button(shell, "eye", "digest", tip, on_digest))
        if on_why is not None:
            self._buttons.append(why_button(shell, on_why))
        self.add(*self._buttons)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of sentences."""
        return Accessible(Role.LIST, text("board-log"))

    def place(self, rect: pygame.FRect) -> None:
        """Lay the sheet and its sentences out in `rect`, scrolled to the newest."""
        super().place(rect)
        place_in_head(self._buttons, rect)
        place_below_head(self._area, rect, is_bare=self._is_bare)
        rows = entries(self.shell, self._lines, self._seats, is_on_dark=self.shell.theme.is_painted)
        self._area.fill(rows)
        if self._area.reach > 0:
            self._area.leave_below(_GAP + self._spare(rows))
            self._area.scroll_to(self._area.reach)

    def _spare(self, rows: Sequence[Widget]) -> float:
        """Return the height below the newest sentence at which the sentence at the top of the sheet is whole."""
        room = self._area.rect.height - 2 * self._area.pad
        for row in reversed(rows):
            if row.rect.height > room:
                break
            room -= row.rect.height + _GAP
        return max(0.0, room)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        paint_sheet_head(canvas, self.rect, text("board-log"), self._buttons, is_bare=self._is_bare)


class LogCorner:
    """The place of the log beside the board; it keeps its last sheet, and how far that is scrolled."""

    def __init__(self, shell: Shell, game: WatchedGame, log: GameLog, on_large: Callback) -> None:
        self._shell = shell
        self._game = game
        self._log = log
        self._on_large = on_large
        self._kept: tuple[tuple[object, ...], LogPanel] | None = None
        """The last sheet, with all that it depends on."""

    def panel(
        self, place: pygame.FRect, on_digest: Callback | None = None, on_why: Callback | None = None, *, is_bare: bool
    ) -> LogPanel:
        """Return the sheet in its place, a new one if anything about it has changed.

        The first line, the seal, is left out as soon as the log has another; the large log always has it. `on_digest`
        and `on_why` are those of `LogPanel`.
        """
        shell, lines, seats = self._shell, self._log.lines, self._game.seats
        shown = lines[1:] or lines
        looks = shell.settings, shell.display, shell.is_pad_used, language(), is_bare, tuple(place)
        key = (tuple(shown), tuple(seats), on_digest, on_why, looks)
        if self._kept is None or self._kept[0] != key:
            panel = LogPanel(shell, shown, seats, self._on_large, on_digest, on_why, is_bare=is_bare)
            panel.place(place)
            self._kept = key, panel
        return self._kept[1]
