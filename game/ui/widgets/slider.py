"""A slider: a value from 0 to 1 as a knob on a line."""

from __future__ import annotations

from collections.abc import Callable

from game.locale import text
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import BODY
from game.ui.layout import bounded, placed
from game.ui.widgets.accessible import Accessible, Role, Scale
from game.ui.widgets.base import DONE, Reply, Widget
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerMove, PointerUp, Wheel

_KNOB = 11.0
_FIGURE = 58.0


class Slider(Widget):
    """A slider from 0 to 1 in as many equal `steps`; `on_change` gets every new value."""

    focusable = True
    ring_radius = 14.0
    """Round like the knob."""

    def __init__(
        self,
        shell: Shell,
        value: float,
        on_change: Callable[[float], Change | None],
        *,
        name: str = "",
        steps: int = 10,
        width: float = 300.0,
        figure: Callable[[float], str] | None = None,
    ) -> None:
        """`figure` returns the text of a value; without it, the text is a percentage."""
        super().__init__(shell, name=name)
        self.ink: Colour = "text_soft"
        """The colour of the figure."""
        self._figure = figure or (lambda value: text("percent", count=round(value * 100)))
        room = max(shell.types.width(self._figure(step / steps), BODY) for step in range(steps + 1))
        self._room = max(_FIGURE * shell.settings.text_size, room + 12)
        self.value = value
        self._on_change = on_change
        self._steps = steps
        self._width = width

    @property
    def figure(self) -> str:
        """The text of the value."""
        return self._figure(self.value)

    def accessible(self) -> Accessible | None:
        """Return the accessible slider with its value as text and as a number."""
        return self.said(Role.SLIDER, value=self.figure, scale=Scale(self.value, 0.0, 1.0, 1 / self._steps))

    def measure(self, width: float) -> Size:
        """Return the size of line and figure."""
        return min(width, self._width), max(34.0, self.shell.types.line_height(BODY))

    def _line(self) -> tuple[float, float]:
        """Return the ends of the way of the knob's middle."""
        return self.rect.left + _KNOB, self.rect.right - _KNOB - self._room

    def handle(self, event: InputEvent) -> Reply:
        """Move by pointer, wheel or keys."""
        if isinstance(event, PointerDown) and event.button == 1:
            return self._move_to(event.pos[0])
        if isinstance(event, PointerMove) and self.is_pressed:
            return self._move_to(event.pos[0])
        if isinstance(event, PointerUp):
            self.shell.sound.play("click")
            return DONE
        if isinstance(event, Wheel) and self.is_focused and event.dy:
            return self._set(self.value + (1 if event.dy > 0 else -1) / self._steps)
        if isinstance(event, KeyPress):
            step = 1 / self._steps
            led = {
                Action.LEFT: self.value - step,
                Action.RIGHT: self.value + step,
                Action.START: 0.0,
                Action.END: 1.0,
            }
            if event.action in led:
                self.shell.sound.play("click")
                return self._set(led[event.action])
        return None

    def _move_to(self, x: float) -> Reply:
        left, right = self._line()
        return self._set((x - left) / max(1.0, right - left))

    def _set(self, value: float) -> Reply:
        value = round(min(1.0, max(0.0, value)) * self._steps) / self._steps
        if value == self.value:
            return DONE
        self.value = value
        self.redraw()
        return self._on_change(value) or DONE

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the line, which begins and ends where the knob does, the knob and the figure."""
        left, right = self._line()
        x, y = left + (right - left) * self.value, self.rect.centery
        line = bounded(placed(self.rect, 0.0, 8.0), left=left - _KNOB, right=right + _KNOB)
        canvas.box(line, "sand", radius=4, line="panel_line", width=1.2)
        if self.value > 0:
            canvas.box(bounded(line, right=x), "primary", radius=4, line="panel_line", width=1.2)
        lit = self.is_hovered or self.is_pressed
        canvas.disc((x, y), _KNOB, "lit" if lit else "linen", line="panel_line")
        canvas.text(self.figure, (self.rect.right - 4, y), BODY, self.ink, align=1.0, middle=True)
