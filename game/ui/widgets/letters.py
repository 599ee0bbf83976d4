"""A sheet of letters over a text field, to write with a gamepad or the mouse alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.locale import text
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, BUTTON
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import DONE, Callback, Reply, Widget
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.input import DIRECTIONS, Action, InputEvent, KeyPress, Typed

_ROWS = ("abcdefghij", "klmnopqrst", "uvwxyz-'.&", "1234567890")
_PAD, _GAP, _SIDE = 14.0, 5.0, 42.0
_STEERING = (*DIRECTIONS, Action.NEXT, Action.PREVIOUS, Action.ACTIVATE, Action.BACK, Action.FULL_SCREEN)
"""The keys that steer and type nothing."""


class Letters(Widget):
    """An on-screen keyboard with the text so far above it, at most `longest` characters; `on_done` gets the text.

    The field's old text is selected at first, so the first letter replaces it. Letters are capital at the beginning and
    after a space.
    """

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
        self._letters: list[Button] = []
        side = max(_SIDE, shell.types.line_height(BUTTON) + 16)
        self._line = max(40.0, shell.types.line_height(BODY) + 10)
        wide = 10 * side + 9 * _GAP
        high = self._line + 10 + 5 * side + 4 * _GAP
        self.rect = self._room_at(field, wide + 2 * _PAD, high + 2 * _PAD)
        left, top = self.rect.left + _PAD, self.rect.top + _PAD + self._line + 10
        for across, row in enumerate(_ROWS):
            for at, letter in enumerate(row):
                key = self._key(letter, letter, lambda letter=letter: self._write(letter))  # type: ignore[misc]
                key.place(pygame.FRect(left + at * (side + _GAP), top + across * (side + _GAP), side, side))
                self._letters.append(key)
        self.add(*self._letters)
        top += len(_ROWS) * (side + _GAP)
        lowest: tuple[tuple[str, str, int, Callback, ButtonKind], ...] = (
            ("case", "aA", 2, self._swap, "quiet"),
            ("space", text("letters-space"), 3, lambda: self._write(" "), "quiet"),
            ("delete", text("letters-delete"), 3, self._erase, "quiet"),
            ("done", text("letters-done"), 2, lambda: self._on_done(self.value), "primary"),
        )
        for name, label, many, effect, kind in lowest:
            key = self._key(name, label, effect, kind)
            key.place(pygame.FRect(left, top, many * side + (many - 1) * _GAP, side))
            left = key.rect.right + _GAP
            self.add(key)
        self._relabel()

    def _key(self, name: str, label: str, effect: Callback, kind: ButtonKind = "quiet") -> Button:
        return Button(self.shell, label, effect, kind=kind, name=f"letter-{name}")

    def _room_at(self, field: pygame.FRect, width: float, height: float) -> pygame.FRect:
        """Return a place below the field, or above it where there is no room."""
        across, down = self.shell.display.size
        top = field.bottom + 6
        if top + height > down - 8:
            top = max(8.0, field.top - 6 - height)
        return pygame.FRect(max(8.0, min(field.left, across - 8 - width)), top, width, height)

    def accessible(self) -> Accessible | None:
        """Return it with the text so far."""
        return Accessible(Role.GROUP, text("letters-open"), value=self.value)

    @property
    def is_solid(self) -> bool:
        """Between its letters it is solid too."""
        return True

    # Writing

    def preview(self, event: InputEvent) -> Reply:
        """Take typing on a real keyboard as well; None stands for a steering key."""
        if isinstance(event, Typed):
            self._write("".join(letter for letter in event.text if letter.isprintable()), is_plain=True)
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
        self.value = (before + letter)[: self._longest]
        self._go_on()

    def _erase(self) -> None:
        self.value = "" if self.is_selected else self.value[:-1]
        self._go_on()

    def _go_on(self) -> None:
        self.is_selected = self._is_swapped = False
        self._relabel()

    def _swap(self) -> None:
        self._is_swapped = not self._is_swapped
        self._relabel()

    def _relabel(self) -> None:
        for key in self._letters:
            key.label = key.label.upper() if self._is_large else key.label.lower()
        self.touch()

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet, and on it the text so far."""
        canvas.shadow(self.rect, spread=16, alpha=120)
        canvas.panel(self.rect, lift=0)
        line = pygame.FRect(self.rect.left + _PAD, self.rect.top + _PAD, self.rect.width - 2 * _PAD, self._line)
        canvas.box(line, "field", radius=8, line="panel_line", width=1.5)
        inner = line.inflate(-24, -8)
        wide = canvas.types.width(self.value, BODY)
        left = inner.left - max(0.0, wide + 3 - inner.width)
        with canvas.clip(inner):
            if self.is_selected:
                canvas.box(pygame.FRect(left, inner.top + 3, wide, inner.height - 6), "sand", radius=3)
            canvas.text(self.value, (left, line.centery), BODY, middle=True)
            canvas.line((left + wide + 1, inner.top + 4), (left + wide + 1, inner.bottom - 4), "text", 1.6)
