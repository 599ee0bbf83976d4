"""A text field of one line, with caret, selection, clipboard and input methods, and its on-screen keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, BUTTON, Style, cluster_ends, clusters
from game.ui.layout import Edge, abreast, bounded, cut, grid, hanging, trim
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import DONE, Callback, Done, Reply, Widget
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.controls import is_command, types
from game.ui.window.display import Size
from game.ui.window.input import (
    DIRECTIONS,
    Action,
    Composing,
    InputEvent,
    KeyPress,
    Pasted,
    PointerDown,
    PointerMove,
    PointerUp,
    Typed,
)

LONGEST_WRITTEN = 20
"""The greatest length of a name typed in the window, in code points; records may hold longer ones."""
_PLAIN = ("abcdefghij", "klmnopqrst", "uvwxyz-'.&", "1234567890")
_MARKED = ("àâäáãåæçèé", "êëìíîïñòóô", "öõøœùúûüýÿ", "’«»!?:;()_")
"""The letters of the on-screen keyboard without and with marks, row by row."""
_PAD, _GAP, _SIDE = 14.0, 5.0, 42.0
_STEERING = (*DIRECTIONS, Action.NEXT, Action.PREVIOUS, Action.ACTIVATE, Action.BACK, Action.FULL_SCREEN)
"""The keys that steer and type nothing."""


class Letters(Widget):
    """An on-screen keyboard with the text so far above it, at most `longest` code points; `on_done` gets the text.

    The field's old text is selected at first, so the first letter replaces it. Letters are capital at the beginning and
    after a space.
    """

    is_typed_into = True
    is_solid = True
    """The sheet stops the pointer between its letters too."""

    def __init__(
        self, shell: Shell, value: str, field: pygame.FRect, longest: int, on_done: Callable[[str], Change | None]
    ) -> None:
        super().__init__(shell)
        self.value = value
        self.is_selected = bool(value)
        self._longest = longest
        self._on_done = on_done
        self._is_swapped = False
        """Whether the next letter is small where it would be large, and the other way round."""
        self._is_marked = False
        """Whether the letters with marks are shown."""
        self._letters: list[Button] = []
        side = max(_SIDE, shell.types.line_height(BUTTON) + 16)
        self._line = max(40.0, shell.types.line_height(BODY) + 10)
        wide = 10 * side + 9 * _GAP
        high = self._line + 10 + 5 * side + 4 * _GAP
        self.rect = hanging(field, wide + 2 * _PAD, high + 2 * _PAD, shell.display.size, gap=6)
        *rows, lowest_row = grid(trim(self._inside, top=self._line + 10), 1, side, len(_PLAIN) + 1, (0.0, _GAP))
        for across, row in enumerate(_PLAIN):
            for at, place in enumerate(grid(rows[across], 10, side, len(row), (_GAP, 0.0))):
                key = self._key(row[at], row[at], lambda row=across, at=at: self._write(self._rows[row][at]))  # type: ignore[misc]
                key.place(place)
                self._letters.append(key)
        self.add(*self._letters)
        lowest: tuple[tuple[str, str, int, Callback, ButtonKind], ...] = (
            ("case", "aA", 1, self._swap, "quiet"),
            ("marks", "àé", 1, self._turn, "quiet"),
            ("space", text("letters-space"), 3, lambda: self._write(" "), "quiet"),
            ("delete", text("letters-delete"), 3, self._erase, "quiet"),
            ("done", text("letters-done"), 2, lambda: self._on_done(self.value), "primary"),
        )
        widths = [many * side + (many - 1) * _GAP for _, _, many, _, _ in lowest]
        for (name, label, _, effect, kind), place in zip(lowest, abreast(lowest_row, widths, _GAP, 0.0), strict=True):
            key = self._key(name, label, effect, kind)
            key.place(place)
            self.add(key)
        self._relabel()

    def _key(self, name: str, label: str, effect: Callback, kind: ButtonKind = "quiet") -> Button:
        return Button(self.shell, label, effect, kind=kind, name=f"letter-{name}")

    @property
    def _inside(self) -> pygame.FRect:
        """The sheet without its margins."""
        return self.rect.inflate(-2 * _PAD, -2 * _PAD)

    def accessible(self) -> Accessible | None:
        """Describe the widget with the text so far."""
        return Accessible(Role.GROUP, text("letters-open"), value=self.value)

    # Writing

    def preview(self, event: InputEvent) -> Reply:
        """Take typing on a real keyboard as well; return None for a key that steers."""
        if isinstance(event, Typed):
            self._write(_in_a_line(event.text), is_plain=True)
        elif not isinstance(event, KeyPress) or (event.action in _STEERING and event.key != pygame.K_SPACE):
            return None
        elif event.key == pygame.K_BACKSPACE:
            self._erase()
        return DONE

    @property
    def _is_large(self) -> bool:
        before = "" if self.is_selected else self.value
        return (not before or before[-1] == " ") != self._is_swapped

    def _write(self, letter: str, *, is_plain: bool = False) -> None:
        if not letter:
            return
        before = "" if self.is_selected else self.value
        letter = letter if is_plain or not self._is_large else letter.upper()
        self.value = before + _start(letter, self._longest - len(before))
        self._go_on()

    def _erase(self) -> None:
        self.value = "" if self.is_selected else "".join(clusters(self.value)[:-1])
        self._go_on()

    def _go_on(self) -> None:
        self.is_selected = self._is_swapped = False
        self._relabel()

    def _swap(self) -> None:
        self._is_swapped = not self._is_swapped
        self._relabel()

    def _turn(self) -> None:
        """Show the letters with marks, or those without."""
        self._is_marked = not self._is_marked
        self._relabel()

    @property
    def _rows(self) -> tuple[str, ...]:
        return _MARKED if self._is_marked else _PLAIN

    def _relabel(self) -> None:
        for key, letter in zip(self._letters, "".join(self._rows), strict=True):
            key.label = letter.upper() if self._is_large else letter
        self.redraw()

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet, and on it the text so far."""
        canvas.shadow(self.rect, spread=16, alpha=120)
        canvas.panel(self.rect, lift=0)
        line = cut(self._inside, Edge.TOP, self._line)[0]
        canvas.box(line, "field", radius=8, line="panel_line", width=1.5)
        inner = line.inflate(-24, -8)
        wide = canvas.types.width(self.value, BODY)
        left = inner.left - max(0.0, wide + 3 - inner.width)
        with canvas.clip(inner):
            if self.is_selected:
                canvas.box(bounded(inner.inflate(0, -6), left=left, right=left + wide), "sand", radius=3)
            canvas.text(self.value, (left, line.centery), BODY, middle=True)
            canvas.line((left + wide + 1, inner.top + 4), (left + wide + 1, inner.bottom - 4), "text", 1.6)


PLAIN_INSET = 6.0
"""The room before the words of a plain field without an icon."""
_PAD = 12.0
_EDITING = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE)
"""The keys that change the text or the selection, whatever they do elsewhere."""

_OPENER = 34.0
"""The width of the area on the right that opens the on-screen keyboard."""

_JOINERS = ("\N{ZERO WIDTH NON-JOINER}", "\N{ZERO WIDTH JOINER}", *map(chr, range(0xE0020, 0xE0080)))
"""The invisible code points that are part of what is written: joiners of letters and pictograms, and tags of flags."""


def _in_a_line(text: str) -> str:
    """Return text as a field takes it: its lines joined by a space, without control codes."""
    line = " ".join(part.strip() for part in text.splitlines() if part.strip()) if len(text.splitlines()) > 1 else text
    plain = (" " if letter.isspace() else letter for letter in line)
    return "".join(letter for letter in plain if letter.isprintable() or letter in _JOINERS)


def _start(text: str, room: int) -> str:
    """Return as many whole grapheme clusters of a text as there is room for, in code points.

    One code point beyond the room tells whether the last cluster ends there, so a text of any length costs the same.
    """
    room = max(0, room)
    return text[: max(end for end in cluster_ends(text[: room + 1]) if end <= room)]


class TextField(Widget):
    """A text field of at most `longest` code points; `on_change` gets every new text.

    While it holds its `usual` text, which nobody has typed, the first click selects all of it.
    """

    focusable = is_typed_into = True
    cursor = pygame.SYSTEM_CURSOR_IBEAM

    def __init__(
        self,
        shell: Shell,
        value: str,
        on_change: Callable[[str], Change | None],
        *,
        name: str = "",
        placeholder: str = "",
        tooltip: str = "",
        longest: int = 24,
        icon: str = "",
        width: float = 260.0,
        usual: str = "",
        style: Style = BODY,
        is_plain: bool = False,
        on_enter: Callback | None = None,
    ) -> None:
        """A field that `is_plain` has a line below instead of a box while it is not lit; `on_enter` is called on the
        Enter key.
        """
        super().__init__(shell, name=name, tooltip=tooltip)
        self.value = value
        self._style = style
        self._is_plain = is_plain
        self._usual = usual
        self._is_new_here = self._selects_all = False
        """Whether the focus has just arrived by a click, and whether that click selects all."""
        self._on_change = on_change
        self._on_enter = on_enter
        self._placeholder = placeholder
        self.longest = longest
        self._icon = icon
        self._width = width
        self.caret = len(value)
        self.anchor = self.caret
        self._composing = ""
        self._is_pasting = False
        """Whether the text of the clipboard has been asked for."""
        self._opener = _Opener(shell, self)
        self.add(self._opener)

    def accessible(self) -> Accessible | None:
        """Return the accessible field with its text; without a caption its placeholder is its name."""
        marked = (min(self.anchor, len(self.value)), self.caret)
        return self.said(Role.FIELD, "" if self.caption else self._placeholder, value=self.value, marked=marked)

    @property
    def _asking(self) -> Style:
        """The style of the placeholder: slanted and never bold, so that it is not taken for a text."""
        return replace(self._style, bold=False, italic=True)

    def measure(self, width: float) -> Size:
        """Return the size of the field."""
        return min(width, self._width), max(40.0, self.shell.types.line_height(self._style) + 10)

    def place(self, rect: pygame.FRect) -> None:
        """Take up `rect`, with the button for the on-screen keyboard at its right end."""
        super().place(rect)
        self._opener.place(cut(rect, Edge.RIGHT, _OPENER)[0].inflate(-6, -6))

    def on_focus(self, *, by_key: bool) -> None:
        """Select everything when the focus came by key."""
        self._is_new_here = not by_key
        if by_key:
            self._select_all()

    def _select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.value)
        self.redraw()

    @property
    def selection(self) -> tuple[int, int]:
        """The start and end of the selection."""
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    def handle(self, event: InputEvent) -> Reply:
        """Take text, keys and clicks."""
        if isinstance(event, Typed):
            self._composing = ""
            return self._insert(event.text)
        if isinstance(event, Pasted):
            return self._paste(event.text)
        if isinstance(event, Composing):
            self._composing = event.text
            self.redraw()
            return DONE
        if isinstance(event, PointerDown) and event.button == 1:
            self._selects_all = self._is_new_here and self.value == self._usual
            self._is_new_here = False
            if self._selects_all:
                self._select_all()
                return DONE
            self.caret = self.anchor = self._index_at(event.pos[0])
            self.redraw()
            return DONE
        if isinstance(event, PointerMove) and self.is_pressed:
            if self._selects_all:
                return DONE
            self.caret = self._index_at(event.pos[0])
            self.redraw()
            return DONE
        if isinstance(event, PointerUp):
            return DONE
        if isinstance(event, KeyPress):
            return self._key(event)
        return None

    def _key(self, event: KeyPress) -> Reply:
        if self._composing:
            return DONE
        if not event.key and event.action is Action.ACTIVATE:
            return self.open_letters()
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return (self._on_enter() if self._on_enter is not None else None) or DONE
        if not event.key or (event.action is not None and event.key not in _EDITING and not types(event.key)):
            return None
        start, end = self.selection
        keeps = bool(event.mods & pygame.KMOD_SHIFT)
        if is_command(event.mods):
            return self._shortcut(event.key, keeps)
        if event.key == pygame.K_BACKSPACE:
            return self._replace(start if start < end else self._beside(start, -1), end, "")
        if event.key == pygame.K_DELETE:
            return self._replace(start, end if start < end else self._beside(end, 1), "")
        if event.key == pygame.K_LEFT:
            self._go(start if start < end and not keeps else self._beside(self.caret, -1), keeps)
        elif event.key == pygame.K_RIGHT:
            self._go(end if start < end and not keeps else self._beside(self.caret, 1), keeps)
        elif event.key == pygame.K_HOME:
            self._go(0, keeps)
        elif event.key == pygame.K_END:
            self._go(len(self.value), keeps)
        return DONE

    def open_letters(self) -> Reply:
        """Show the on-screen keyboard, for players without a real one."""
        if self.host is not None:
            sheet = Letters(self.shell, self.value, self.rect, self.longest, self.take)
            self.host.open_popup(sheet, self, sheet.children[0])
            self.shell.sound.play("click")
        return DONE

    def take(self, value: str) -> Change | None:
        """Take `value` from the on-screen keyboard, which closes."""
        if self.host is not None:
            self.host.close_popup()
        if value == self.value:
            return None
        self.anchor, self.caret = 0, len(self.value)
        reply = self._insert(value)
        return None if isinstance(reply, Done) else reply

    def _shortcut(self, key: int, keeps: bool) -> Reply:
        start, end = self.selection
        if key == pygame.K_a:
            self._select_all()
        elif key in (pygame.K_c, pygame.K_x) and start < end:
            self.shell.clipboard.put(self.value[start:end])
            if key == pygame.K_x:
                return self._replace(start, end, "")
        elif key == pygame.K_v:
            self._is_pasting = True
            self.shell.clipboard.ask()
        elif key in (pygame.K_LEFT, pygame.K_RIGHT):  # keyboards of Apple have neither Home nor End
            self._go(0 if key == pygame.K_LEFT else len(self.value), keeps)
        return DONE

    def _go(self, index: int, keeps: bool) -> None:
        self.caret = min(max(0, index), len(self.value))
        if not keeps:
            self.anchor = self.caret
        self.redraw()

    def _beside(self, index: int, way: int) -> int:
        """Return the next place of the caret to the left (-1) or to the right (1): letters are not split."""
        ends = cluster_ends(self.value)
        if way < 0:
            return max((end for end in ends if end < index), default=0)
        return min((end for end in ends if end > index), default=len(self.value))

    def _paste(self, text: str) -> Reply:
        """Insert the text of the clipboard, if this field has asked for it."""
        if not self._is_pasting:
            return None
        self._is_pasting = False
        if not text:
            self.shell.sound.play("refuse")
            return DONE
        return self._insert(text)

    def _insert(self, text: str) -> Reply:
        return self._replace(*self.selection, _in_a_line(text))

    def _replace(self, start: int, end: int, text: str) -> Reply:
        room = self.longest - (len(self.value) - (min(end, len(self.value)) - start))
        text = _start(text, room)
        value = self.value[:start] + text + self.value[end:]
        self.caret = self.anchor = start + len(text)
        self.redraw()
        if value == self.value:
            if start == end:  # there is no room, or nothing to erase
                self.shell.sound.play("refuse")
            return DONE
        self.value = value
        return self._on_change(value) or DONE

    def _left(self) -> float:
        return self.rect.left + (PLAIN_INSET if self._is_plain else _PAD) + (26 if self._icon else 0)

    def _shift(self, caret: float) -> float:
        """Return the distance that the text is shifted to the left to keep the caret visible."""
        room = self.rect.right - self._left() - _PAD - 2
        return max(0.0, caret - room) if self.is_focused else 0.0

    def _index_at(self, x: float) -> int:
        inside = x - self._left() + self._shift(self.shell.types.width(self.value[: self.caret], self._style))
        width = self.shell.types.width
        return min(cluster_ends(self.value), key=lambda end: abs(width(self.value[:end], self._style) - inside))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the text, the selection and the caret."""
        rect, types = self.rect, canvas.types
        if self._is_plain and not self.is_lit:
            canvas.line((rect.left + 4, rect.bottom - 3), (rect.right - 4, rect.bottom - 3), "panel_hairline", 1.2)
        else:
            canvas.box(rect, "field", radius=8, line="panel_line", width=2.0 if self.is_focused else 1.5)
        if self._icon:
            canvas.icon(self._icon, (rect.left + 20, rect.centery), 19, "text_soft")
        inner = bounded(rect.inflate(0, -8), left=self._left(), right=rect.right - _PAD + 2)
        before = self.value[: self.caret] + self._composing
        shown = before + self.value[self.caret :]
        caret = types.width(before, self._style)
        shift = self._shift(caret)
        with canvas.clip(inner):
            left = inner.left - shift
            start, end = self.selection
            if self.is_focused and start < end and not self._composing:
                x1, x2 = types.width(self.value[:start], self._style), types.width(self.value[:end], self._style)
                canvas.box(bounded(inner.inflate(0, -6), left=left + x1, right=left + x2), "sand", radius=3)
            if shown:
                canvas.text(shown, (left, rect.centery), self._style, middle=True)
            elif not self.is_focused and self._placeholder:
                style = types.fitted(self._placeholder, self._asking, inner.width)
                canvas.text(self._placeholder, (left, rect.centery), style, "text_soft", middle=True)
            if self._composing:
                x1 = types.width(self.value[: self.caret], self._style)
                canvas.line((left + x1, inner.bottom - 4), (left + caret, inner.bottom - 4), "text", 1.5)
            if self.is_focused:
                canvas.line((left + caret + 1, inner.top + 4), (left + caret + 1, inner.bottom - 4), "text", 1.6)


class _Opener(Widget):
    """The button at the right end of a field that opens the on-screen keyboard; its icon shows while the pointer is in
    use.
    """

    def __init__(self, shell: Shell, field: TextField) -> None:
        super().__init__(shell, tooltip=text("letters-open"))
        self._field = field

    def handle(self, event: InputEvent) -> Reply:
        """Open the on-screen keyboard."""
        if isinstance(event, PointerDown) and event.button == 1:
            return self._field.open_letters()
        return None

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the icon on a ground of its own, because long text continues below it."""
        host, field = self.host, self._field
        is_led = host is not None and host.is_focus_shown
        if not (self.is_hovered or field.is_hovered or (field.is_focused and not is_led)):
            return
        canvas.box(self.rect, "lit" if self.is_hovered else "field", radius=6)
        canvas.icon("keyboard", self.rect.center, 20, "text" if self.is_hovered else "text_soft")
