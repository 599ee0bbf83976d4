"""A line of text to type into: caret, selection, clipboard and input methods."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import DONE, Done, Reply, Widget
from game.ui.widgets.letters import Letters
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.controls import is_command, writes
from game.ui.window.display import Size
from game.ui.window.input import Action, Composing, InputEvent, KeyPress, PointerDown, PointerMove, PointerUp, Typed

_PAD = 12.0
_PASS_ON = (
    Action.NEXT,
    Action.PREVIOUS,
    Action.UP,
    Action.DOWN,
    Action.BACK,
    Action.FULL_SCREEN,
    Action.HELP,
    Action.PAGE_UP,
    Action.PAGE_DOWN,
)

_OPENER = 34.0
"""The width of the area on the right that opens the on-screen keyboard."""
_TYPING_KEYPAD = (pygame.K_KP8, pygame.K_KP2)


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def _to_clipboard(text: str) -> None:
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return


class TextField(Widget):
    """A text field; `on_change` gets every new text.

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
    ) -> None:
        super().__init__(shell, name=name, tooltip=tooltip)
        self.value = value
        self._usual = usual
        self._is_new_here = self._selects_all = False
        """Whether the focus has just arrived by a click, and whether that click selects all."""
        self._on_change = on_change
        self._placeholder = placeholder
        self.longest = longest
        self._icon = icon
        self._width = width
        self.caret = len(value)
        self.anchor = self.caret
        self._composing = ""
        self._opener = _Opener(shell, self)
        self.add(self._opener)

    def accessible(self) -> Accessible | None:
        """Return the field in words, with its text; without a caption it is named by its placeholder."""
        return self.said(Role.FIELD, "" if self.caption else self._placeholder, value=self.value)

    def measure(self, width: float) -> Size:
        """Return the size of the field."""
        return min(width, self._width), max(40.0, self.shell.types.line_height(BODY) + 10)

    def place(self, rect: pygame.FRect) -> None:
        """Take up `rect`, with the button for the on-screen keyboard at its right end."""
        super().place(rect)
        self._opener.place(pygame.FRect(rect.right - _OPENER, rect.top, _OPENER, rect.height).inflate(-6, -6))

    def on_focus(self, *, by_key: bool) -> None:
        """Select everything when the focus came by key."""
        self._is_new_here = not by_key
        if by_key:
            self._select_all()

    def _select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.value)
        self.touch()

    @property
    def selection(self) -> tuple[int, int]:
        """The start and end of the selection."""
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    def handle(self, event: InputEvent) -> Reply:
        """Take text, keys and clicks."""
        if isinstance(event, Typed):
            self._composing = ""
            return self._insert(event.text)
        if isinstance(event, Composing):
            self._composing = event.text
            self.touch()
            return DONE
        if isinstance(event, PointerDown) and event.button == 1:
            self._selects_all = self._is_new_here and self.value == self._usual
            self._is_new_here = False
            if self._selects_all:
                self._select_all()
                return DONE
            self.caret = self.anchor = self._index_at(event.pos[0])
            self.touch()
            return DONE
        if isinstance(event, PointerMove) and self.is_pressed:
            if self._selects_all:
                return DONE
            self.caret = self._index_at(event.pos[0])
            self.touch()
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
            return DONE
        if not event.key or (event.action in _PASS_ON and not (writes(event.key) or event.key in _TYPING_KEYPAD)):
            return None
        start, end = self.selection
        keeps = bool(event.mods & pygame.KMOD_SHIFT)
        if is_command(event.mods):
            return self._shortcut(event.key, keeps)
        if event.key == pygame.K_BACKSPACE:
            return self._replace(start if start < end else max(0, start - 1), end, "")
        if event.key == pygame.K_DELETE:
            return self._replace(start, end if start < end else end + 1, "")
        if event.key == pygame.K_LEFT:
            self._go(start if start < end and not keeps else self.caret - 1, keeps)
        elif event.key == pygame.K_RIGHT:
            self._go(end if start < end and not keeps else self.caret + 1, keeps)
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
        self.anchor, self.caret = 0, len(self.value)
        reply = self._insert(value)
        return None if isinstance(reply, Done) else reply

    def _shortcut(self, key: int, keeps: bool) -> Reply:
        start, end = self.selection
        if key == pygame.K_a:
            self._select_all()
        elif key in (pygame.K_c, pygame.K_x) and start < end:
            _to_clipboard(self.value[start:end])
            if key == pygame.K_x:
                return self._replace(start, end, "")
        elif key == pygame.K_v:
            return self._insert(_clipboard())
        elif key in (pygame.K_LEFT, pygame.K_RIGHT):  # keyboards of Apple have neither Home nor End
            self._go(0 if key == pygame.K_LEFT else len(self.value), keeps)
        return DONE

    def _go(self, index: int, keeps: bool) -> None:
        self.caret = min(max(0, index), len(self.value))
        if not keeps:
            self.anchor = self.caret
        self.touch()

    def _insert(self, text: str) -> Reply:
        clean = "".join(letter for letter in text if letter.isprintable())
        return self._replace(*self.selection, clean)

    def _replace(self, start: int, end: int, text: str) -> Reply:
        room = self.longest - (len(self.value) - (min(end, len(self.value)) - start))
        text = text[: max(0, room)]
        value = self.value[:start] + text + self.value[end:]
        self.caret = self.anchor = start + len(text)
        self.touch()
        if value == self.value:
            return DONE
        self.value = value
        return self._on_change(value) or DONE

    def _left(self) -> float:
        return self.rect.left + _PAD + (26 if self._icon else 0)

    def _shift(self, caret: float) -> float:
        """Return the distance that the text is shifted to the left to keep the caret visible."""
        room = self.rect.right - self._left() - _PAD - 2
        return max(0.0, caret - room) if self.is_focused else 0.0

    def _index_at(self, x: float) -> int:
        inside = x - self._left() + self._shift(self.shell.types.width(self.value[: self.caret], BODY))
        width = self.shell.types.width
        return min(range(len(self.value) + 1), key=lambda i: abs(width(self.value[:i], BODY) - inside))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the text, the selection and the caret."""
        rect, types = self.rect, canvas.types
        canvas.box(rect, "field", radius=8, line="panel_line", width=2.0 if self.is_focused else 1.5)
        if self._icon:
            canvas.icon(self._icon, (rect.left + 20, rect.centery), 19, "text_soft")
        inner = pygame.FRect(self._left(), rect.top + 4, rect.right - self._left() - _PAD + 2, rect.height - 8)
        before = self.value[: self.caret] + self._composing
        shown = before + self.value[self.caret :]
        caret = types.width(before, BODY)
        shift = self._shift(caret)
        with canvas.clip(inner):
            left = inner.left - shift
            start, end = self.selection
            if self.is_focused and start < end and not self._composing:
                x1, x2 = types.width(self.value[:start], BODY), types.width(self.value[:end], BODY)
                canvas.box(pygame.FRect(left + x1, inner.top + 3, x2 - x1, inner.height - 6), "sand", radius=3)
            if shown:
                canvas.text(shown, (left, rect.centery), BODY, middle=True)
            elif not self.is_focused and self._placeholder:
                canvas.text(self._placeholder, (left, rect.centery), BODY, "disabled", middle=True)
            if self._composing:
                x1 = types.width(self.value[: self.caret], BODY)
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
