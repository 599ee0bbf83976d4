"""A bar of progress."""

from __future__ import annotations

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL
from game.ui.layout import Edge, cut
from game.ui.widgets.accessible import Accessible, Role, Scale
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size


class Progress(Widget):
    """A bar filled from 0 to 1, with a label below it."""

    def __init__(self, shell: Shell, value: float = 0.0, label: str = "") -> None:
        super().__init__(shell)
        self.value = value
        self.label = label

    def show(self, value: float, label: str = "") -> None:
        """Show another value, from 0 to 1, with `label`."""
        self.value, self.label = min(1.0, max(0.0, value)), label
        self.redraw()

    def accessible(self) -> Accessible | None:
        """Describe the widget with its words and as a number."""
        return Accessible(Role.PROGRESS, self.label, scale=Scale(self.value, 0.0, 1.0, 0.0))

    def measure(self, width: float) -> Size:
        """Return the size of bar and words."""
        return width, 16.0 + (self.shell.types.line_height(SMALL) + 6 if self.label else 0.0)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the bar and the words."""
        bar = cut(self.rect, Edge.TOP, 16)[0]
        canvas.box(bar, "field", radius=8, line="panel_line")
        if self.value > 0:
            canvas.box(
                cut(bar, Edge.LEFT, max(16.0, bar.width * self.value))[0], "malachite", radius=8, line="panel_line"
            )
        if self.label:
            canvas.text(self.label, (bar.centerx, bar.bottom + 6), SMALL, "text_soft", align=0.5, width=bar.width)
