"""A switch that is on or off; its label stands before it, see `FormRow`."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.drawing.animation import Tween
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY
from game.ui.drawing.theme import mix
from game.ui.layout import Edge, cut, placed
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import DONE, Reply, Widget, pressed
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import InputEvent

_WIDTH, _HEIGHT = 50.0, 28.0


class Toggle(Widget):
    """A switch; `on_change` gets the new value."""

    focusable = True
    ring_radius = _HEIGHT / 2
    """Round like the switch."""

    def __init__(
        self,
        shell: Shell,
        value: bool,
        on_change: Callable[[bool], Change | None],
        *,
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(shell, name=name, tooltip=tooltip)
        self.value = value
        self._on_change = on_change
        self._slid = float(value)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a switch."""
        return self.said(Role.SWITCH, is_on=self.value, can_press=True)

    def measure(self, width: float) -> Size:
        """Return the size of the switch."""
        return _WIDTH, max(_HEIGHT + 6, self.shell.types.line_height(BODY))

    def place(self, rect: pygame.FRect) -> None:
        """Take up no more of `rect` than the switch needs."""
        super().place(cut(rect, Edge.LEFT, min(rect.width, self.measure(rect.width)[0]))[0])

    def handle(self, event: InputEvent) -> Reply:
        """React to a press or a key."""
        return pressed(self, event, self.switch)

    def switch(self) -> Reply:
        """Switch to the other state."""
        self.value = not self.value
        self.shell.sound.play("click")
        host = self.host
        if host is not None:
            host.animator.play(Tween(0.12, self._slide, start=self._slid, end=float(self.value)))
        return self._on_change(self.value) or DONE

    def _slide(self, to: float) -> None:
        self._slid = to
        self.redraw()

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the switch."""
        theme = canvas.theme
        track = placed(self.rect, _WIDTH, _HEIGHT, across=0.0)
        fill = mix(theme["sand"], theme["malachite"], self._slid)
        canvas.box(track, fill, radius=_HEIGHT / 2, line="panel_line")
        knob = track.left + _HEIGHT / 2 + self._slid * (_WIDTH - _HEIGHT)
        canvas.disc((knob, track.centery), _HEIGHT / 2 - 4, "linen", line="panel_line", width=1.2)
        if self.value and self._slid > 0.9:
            canvas.icon("check", (track.left + 14, track.centery), 15, "linen")
