"""Choosing the portrait of a person: a press shows the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.locale import text
from game.ui.boards.kit.portraits import PEOPLE
from game.ui.boards.kit.seat_head import paint_round
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Pressable
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_SIGN = 10.0
"""The radius of the sign that there are more portraits."""


class PortraitChoice(Pressable):
    """The portrait of the person in a seat; those `taken` by others at the table are left out."""

    def __init__(
        self,
        shell: Shell,
        seat: int,
        portrait: str,
        taken: Sequence[str],
        on_change: Callable[[int, str], None],
        *,
        side: float,
    ) -> None:
        super().__init__(shell, self._next, name=f"portrait-{seat}", tooltip=text("new-portrait"))
        self.portrait = portrait
        self._seat = seat
        self._taken = taken
        self._on_change = on_change
        self._side = side

    def _next(self) -> None:
        at = PEOPLE.index(self.portrait)
        self.portrait = next(name for name in (*PEOPLE[at + 1 :], *PEOPLE) if name not in self._taken)
        self._on_change(self._seat, self.portrait)
        self.redraw()

    def accessible(self) -> Accessible | None:
        """Return it as a button that shows a portrait."""
        return self.said(Role.BUTTON, text(f"portrait-{self.portrait}"), can_press=True)

    @property
    def ring_radius(self) -> float:
        """The corner radius of the focus ring: half its side."""
        return self._side / 2

    def measure(self, width: float) -> Size:
        """Return its size."""
        return self._side, self._side

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the portrait, with a ring while the pointer or the keys are at it."""
        radius = self._side / 2
        if self.is_lit:
            canvas.disc(self.rect.center, radius, "primary_lit")
        paint_round(canvas, self._seat, f"common/{self.portrait}", self.rect.center, radius - 3)
        at = self.rect.left + _SIGN, self.rect.bottom - _SIGN
        canvas.disc(at, _SIGN, "quiet_lit" if self.is_lit else "quiet", line="panel_line", width=1.2)
        canvas.icon("right", at, _SIGN * 1.4)
