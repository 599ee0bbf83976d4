"""Buttons, by kind: hero begins to play, primary is the main action, danger destroys something, quiet and plain are for
the rest.
"""

from __future__ import annotations

from typing import Literal

from game.ui.drawing.animation import Tween
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import BUTTON, SMALL, SMALLEST, Style
from game.ui.drawing.theme import mix
from game.ui.layout import Edge, cut
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Reply
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerUp

ButtonKind = Literal["hero", "primary", "quiet", "plain", "danger"]

PAD = 20.0
_PICTURE, _ABOVE_NOTE = 1.1, 0.52
"""The shape of a painting in a button, and the greatest height of a label above a note, relative to the button's."""
_RIM = 1.5
"""The dark rim around the light edge of a hero button."""


def filled(kind: Literal["hero", "primary", "quiet"], *, is_lit: bool) -> tuple[str, str]:
    """Return the colour of a filled button, and that of its words."""
    return f"{kind}_lit" if is_lit else kind, "text" if kind == "quiet" else f"{kind}_text"


class Button(Pressable):
    """A button with a label, an icon, or both.

    `plain` has no box until pointed at. With an `icon` and no label it is square. A label with `align` 0 begins `inset`
    from the left; then it can have a `note`, a quieter line below it, and, where that has room beside it, a `painting`
    at the right end.
    """

    def __init__(
        self,
        shell: Shell,
        label: str,
        on_press: Callback,
        *,
        kind: ButtonKind = "quiet",
        icon: str = "",
        name: str = "",
        tooltip: str = "",
        cue: str = "click",
        style: Style = BUTTON,
        is_enabled: bool = True,
        height: float = 46.0,
        align: float = 0.5,
        inset: float = PAD * 0.8,
        on_dark: bool = False,
        note: str = "",
        painting: str = "",
    ) -> None:
        super().__init__(shell, on_press, name=name or label, tooltip=tooltip, cue=cue)
        self.label = label
        self.note = note
        self._painting = painting
        self.icon = icon
        self.is_enabled = is_enabled
        self._kind: ButtonKind = kind
        self.style = style
        self._height = height
        self._align = align
        self._inset = inset
        self._on_dark = on_dark
        self._sunk = 0.0

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button, named by its label."""
        return self.said(Role.BUTTON, ", ".join(filter(None, (self.label, self.note))), can_press=True)

    def measure(self, width: float) -> Size:
        """Return the size of the label with its padding."""
        below = self.shell.types.line_height(SMALL) if self.note else 0.0
        height = max(self._height, self.shell.types.line_height(self.style) + below + 16)
        if not self.label:
            return height, height
        wide = self.shell.types.width(self.label, self.style) + 2 * PAD + (30 if self.icon else 0)
        return wide, height

    def handle(self, event: InputEvent) -> Reply:
        """React to a press by sinking a little."""
        if isinstance(event, (PointerDown, PointerUp)) and event.button == 1:
            self._sink(1.0 if isinstance(event, PointerDown) else 0.0)
        elif isinstance(event, KeyPress) and event.action is Action.ACTIVATE:
            host = self.host
            if host is not None:
                host.animator.play(Tween(0.14, self._show_sunk, start=1.0, end=0.0))
        return super().handle(event)

    def _sink(self, to: float) -> None:
        host = self.host
        if host is not None:
            host.animator.play(Tween(0.09, self._show_sunk, start=self._sunk, end=to))

    def _show_sunk(self, value: float) -> None:
        self._sunk = value
        self.redraw()

    def _colours(self) -> tuple[Colour | None, Colour, Colour]:
        """Return fill, line and text colour for the present state."""
        theme = self.shell.theme
        lit = self.is_lit
        if not self.is_enabled:
            if self._kind == "plain":
                return None, "disabled", "disabled"
            return mix(theme["quiet"], theme["panel"], 0.5), "panel_hairline", "disabled"
        if self._kind == "danger":
            return (mix(theme["danger"], (255, 255, 255), 0.12) if lit else "danger"), "primary_line", "primary_text"
        if self._kind == "plain":
            ink: Colour = "text_on_dark" if self._on_dark and not lit else "text"
            return ("quiet_lit" if lit else None), ("panel_hairline" if lit else "panel"), ink
        fill, ink = filled(self._kind, is_lit=lit)
        if self._kind == "quiet":
            is_tool = not self.label and theme.is_painted
            return fill, ("panel_hairline" if is_tool else "panel_line"), ink
        return fill, ("linen" if self._kind == "hero" else "primary_line"), ink

    @property
    def _style_of_label(self) -> Style:
        """The style of the label: smaller above a note if the button is low."""
        share = self.rect.height * _ABOVE_NOTE / self.shell.types.line_height(self.style)
        return self.style.sized(self.style.size * min(1.0, share)) if self.note else self.style

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the button, lower while it is held down."""
        fill, line, ink = self._colours()
        rect = self.rect.move(0, 2.0 * self._sunk)
        if fill is not None:
            if self._kind != "plain" and self.is_enabled and self._sunk < 0.9:
                base = self.rect.move(0, 3)
                if self._kind == "hero":
                    base = base.union(self.rect).inflate(2 * _RIM, 2 * _RIM)
                canvas.box(base, mix(canvas.colour(fill), canvas.theme["ink"], 0.6), radius=8)
            canvas.box(rect, fill, radius=8, line=line, width=1.5, grain=self._kind in ("hero", "quiet"))
        middle = rect.centery
        if not self.label:
            canvas.icon(self.icon, (rect.centerx, middle), min(rect.width, rect.height) * 0.54, ink)
            return
        room = 30.0 if self.icon else 0.0
        inset = self._inset if self._align == 0 else 6.0
        most = rect.width - inset - room - 6
        if self._painting:
            picture, _ = cut(rect.inflate(-10, -10), Edge.RIGHT, (rect.height - 10) * _PICTURE)
            beside = most - picture.width - 10
            is_whole = canvas.types.width(self.note, SMALL.sized(SMALLEST)) <= beside
            if is_whole and canvas.painting(self._painting, picture, radius=6):
                most = beside
        if self.note:
            note = canvas.types.fitted(self.note, SMALL, most)
            below = canvas.types.line_height(SMALL)
            canvas.text(self.note, (rect.left + inset, middle + below * 0.75), note, ink, middle=True, width=most)
            middle -= below * 0.45
        style = canvas.types.fitted(self.label, self._style_of_label, most)
        label = canvas.types.shorten(self.label, style, most)
        wide = canvas.types.width(label, style) + room
        left = rect.left + inset if self._align == 0 else rect.centerx - wide / 2
        if self.icon:
            canvas.icon(self.icon, (left + 11, middle), 22, ink)
        canvas.text(label, (left + room, middle), style, ink, middle=True)
