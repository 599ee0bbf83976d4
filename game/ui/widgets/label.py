"""Static text: one or many lines, with markup and links to rules."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.richtext import Paragraph, lay_out, spoken
from game.ui.drawing.text import BODY, HEADING, SUBHEADING, TITLE, Style, Typesetter
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import DONE, Reply, Widget
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point, Size
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerUp

OnLink = Callable[[str], Change | None]
"""A function called with a rule id when its link is followed."""


class Label(Widget):
    """Rich text, wrapped to its width.

    With `on_link`, links to rules can be clicked; activating the focused label follows the first. `aloud` is spoken
    instead of a text that one cannot follow by ear.
    """

    def __init__(
        self,
        shell: Shell,
        markup: str,
        style: Style = BODY,
        colour: Colour = "text",
        *,
        align: float = 0.0,
        name: str = "",
        on_link: OnLink | None = None,
        aloud: str = "",
    ) -> None:
        super().__init__(shell, name=name)
        self.markup = markup
        self.style = style
        self.colour = colour
        self.align = align
        self._on_link = on_link
        self._aloud = aloud
        self._laid: tuple[tuple[float, Style, Typesetter], Paragraph] | None = None
        self.focusable = on_link is not None and "<rule:" in markup

    def accessible(self) -> Accessible | None:
        """Describe the widget as a text, a heading by its style, or a link."""
        role = Role.HEADING if self.style in (HEADING, SUBHEADING, TITLE) else Role.TEXT
        words = spoken(self._aloud or self.markup)
        return Accessible(Role.LINK if self.focusable else role, words, can_press=self.focusable) if words else None

    def laid_out(self, width: float) -> Paragraph:
        """Return the wrapped text, wrapped again when the scale of the window or the size of the text has changed."""
        shell = self.shell
        key = width, self.style, shell.types
        if self._laid is None or self._laid[0] != key:
            self._laid = (key, lay_out(self.markup, width, shell.types, shell.theme, self.style, align=self.align))
        return self._laid[1]

    def measure(self, width: float) -> Size:
        """Return the size of the wrapped text; as wide as allowed if it is aligned or takes several lines."""
        paragraph = self.laid_out(width)
        return (width if self.align or paragraph.lines > 1 else min(width, paragraph.width + 1)), paragraph.height

    def link_at(self, pos: Point) -> str:
        """Return the rule linked at a place on the canvas, '' if there is none."""
        return self.laid_out(self.rect.width).link_at(pos[0] - self.rect.left, pos[1] - self.rect.top)

    def handle(self, event: InputEvent) -> Reply:
        """Follow a link."""
        if self._on_link is None:
            return None
        rule = ""
        if isinstance(event, PointerDown):
            return DONE if self.link_at(event.pos) else None
        if isinstance(event, PointerUp):
            rule = self.link_at(event.pos)
        elif isinstance(event, KeyPress) and event.action is Action.ACTIVATE:
            rule = next((item.run.rule for item in self.laid_out(self.rect.width).placed if item.run.rule), "")
        return (self._on_link(rule) or DONE) if rule else None

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the text."""
        canvas.paragraph(self.laid_out(self.rect.width), self.rect.topleft, self.colour)


class Spacer(Widget):
    """Room of a given height."""

    def __init__(self, shell: Shell, height: float) -> None:
        super().__init__(shell)
        self._height = height

    def measure(self, width: float) -> Size:
        """Return the full width and the given height."""
        return width, self._height


class Rule(Widget):
    """A thin horizontal line."""

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the line with its margins."""
        return width, 9.0

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the line."""
        y = self.rect.centery
        canvas.line((self.rect.left, y), (self.rect.right, y), "panel_hairline")
