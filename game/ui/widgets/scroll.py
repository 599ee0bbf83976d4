"""A window onto something taller, moved by wheel, keys, the bar, or by the focus itself."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.layout import Edge, cut, placed, trim
from game.ui.widgets.base import DONE, Reply, Widget
from game.ui.widgets.flow import column, column_height
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerMove, PointerUp, Wheel

_BAR, _PAD = 12.0, 8.0
TAKEN = 2 * _PAD + _BAR + 4
"""How much narrower than an area with a scroll bar its widgets are, with the usual `pad`."""
AROUND = 2 * _PAD
"""How much lower than an area its window onto the widgets is, with the usual `pad`."""
_MARGIN = 16.0
"""The room above or below a widget that is scrolled into view."""
_SIGN = 6.0
"""The height, and half the width, of the arrow that points to more."""
_FADE = 14.0
"""The strip along an edge in which contents that continue beyond it fade out."""


class ScrollArea(Widget):
    """A column of widgets in a window of fixed height.

    Give it its widgets with `fill` after `place`. `offset` is how far it is scrolled, in logical pixels. The bar of a
    quiet area is a thin line until the pointer is on it.
    """

    is_solid = True
    """The wheel works everywhere in the area."""

    def __init__(
        self, shell: Shell, *, name: str = "", gap: float = 10.0, pad: float = _PAD, is_quiet: bool = False
    ) -> None:
        super().__init__(shell, name=name)
        self.is_quiet = is_quiet
        self._gap = gap
        self.pad = pad
        self.offset = 0.0
        self._height = 0.0
        self._bar = _Bar(shell, self)

    @property
    def window(self) -> pygame.FRect | None:
        """The part of the canvas in which the contents show."""
        return self.rect

    @property
    def reach(self) -> float:
        """The distance by which the contents can be scrolled."""
        beyond = self._height - self.rect.height
        return beyond if beyond > 0.5 else 0.0

    @property
    def shown(self) -> list[pygame.FRect]:
        """The places of the widgets in the area, as far as they are in the window."""
        places = [each.rect.clip(self.rect) for each in self.children if each is not self._bar]
        return [place for place in places if place.height > 0]

    def fill(self, widgets: Sequence[Widget], *, offset: float = 0.0) -> None:
        """Lay out the widgets of the area, scrolled by `offset`."""
        self.children = []
        self.offset = 0.0
        self.add(*widgets)
        self._lay(widgets, _BAR + 4 if self._is_too_low_for(widgets) else 0.0)
        if self.reach > 0:
            self._bar.place(cut(self.rect, Edge.RIGHT, _BAR)[0])
            self.add(self._bar)
        self.scroll_to(offset)

    def leave_below(self, height: float) -> None:
        """Allow scrolling beyond the last widget by `height`."""
        self._height += height

    def _is_too_low_for(self, widgets: Sequence[Widget]) -> bool:
        """Return whether the widgets need a bar; they are measured until that is known."""
        width, left = self.rect.width - 2 * self.pad, self.rect.height + 0.5 - 2 * self.pad
        for widget in widgets:
            left -= widget.measure(width)[1]
            if left < 0:
                return True
            left -= self._gap
        return False

    def _lay(self, widgets: Sequence[Widget], bar: float) -> float:
        """Lay out the widgets beside a bar of that width; return the height they take."""
        inside = self.rect.inflate(-2 * self.pad, -2 * self.pad)
        inside.width -= bar
        self._height = column(widgets, inside, gap=self._gap) - self.rect.top + self.pad if widgets else 0.0
        return self._height

    def wanted(self, widgets: Sequence[Widget], width: float) -> float:
        """Return the height at which `widgets` need no scrolling in an area `width` wide."""
        return column_height(widgets, width - 2 * self.pad, gap=self._gap) + 2 * self.pad

    def scroll_to(self, offset: float) -> None:
        """Scroll so that `offset` logical pixels are above the window."""
        offset = min(max(0.0, offset), self.reach)
        moved = self.offset - offset
        if moved:
            for child in self.children:
                if child is not self._bar:
                    child.shift(0, moved)
            self.offset = offset
            self.redraw()

    def reveal(self, widget: Widget, *, to_top: bool = False) -> None:
        """Scroll as little as possible so that `widget` shows; with `to_top`, so that it is at the top."""
        above = widget.rect.top - self.rect.top - _MARGIN
        below = widget.rect.bottom - self.rect.bottom + _MARGIN
        if to_top or above < 0:
            self.scroll_to(self.offset + above)
        elif below > 0:
            self.scroll_to(self.offset + min(below, above))

    def handle(self, event: InputEvent) -> Reply:
        """Scroll by wheel and keys; a key at the end is left to another area."""
        page = self.rect.height * 0.85
        if isinstance(event, Wheel) and self.reach > 0:
            self.scroll_to(self.offset - event.dy * 56)
            return DONE
        if isinstance(event, KeyPress) and self.reach > 0:
            steps = {
                Action.PAGE_UP: self.offset - page,
                Action.PAGE_DOWN: self.offset + page,
                Action.START: 0.0,
                Action.END: self.reach,
            }
            if event.action in steps:
                before = self.offset
                self.scroll_to(steps[event.action])
                return DONE if self.offset != before else None
        return None

    def draw_children(self, canvas: Canvas) -> None:
        """Draw the visible contents; they fade out at an edge with more beyond it."""
        with canvas.faded(self._edges()):
            for child in self.children:
                if child.is_visible and child.rect.bottom >= self.rect.top and child.rect.top <= self.rect.bottom:
                    child.draw(canvas)
        if self.is_quiet:
            for strip, is_upper in self._edges():
                self._paint_sign(canvas, strip, is_upper=is_upper)

    def _paint_sign(self, canvas: Canvas, strip: pygame.FRect, *, is_upper: bool) -> None:
        """Draw a small arrow where a quiet area, whose bar is easily overlooked, has more to show."""
        x, base = strip.right + _BAR / 2, (strip.bottom if is_upper else strip.top)
        tip = base - _SIGN if is_upper else base + _SIGN
        colour = "text_on_dark" if canvas.theme.is_painted else "text"
        canvas.polygon(((x - _SIGN, base), (x + _SIGN, base), (x, tip)), colour)

    def _edges(self) -> list[tuple[pygame.FRect, bool]]:
        """Return the strips along the edges beyond which there is more, and whether they are the upper one."""
        room = trim(self.rect, right=_BAR + 2)
        above, below = (cut(room, Edge.TOP, _FADE)[0], True), (cut(room, Edge.BOTTOM, _FADE)[0], False)
        return [above] * (self.offset > 0.5) + [below] * (self.offset < self.reach - 0.5)


class _Bar(Widget):
    """The bar: its thumb shows the visible part of the contents and can be dragged."""

    def __init__(self, shell: Shell, area: ScrollArea) -> None:
        super().__init__(shell)
        self._area = area
        self._grip = 0.0

    def _thumb(self) -> pygame.FRect:
        area = self._area
        whole = area.rect.height + area.reach
        height = max(36.0, self.rect.height * area.rect.height / whole)
        return placed(self.rect, self.rect.width - 4, height, down=area.offset / area.reach if area.reach else 0.0)

    def hit(self, pos: Point) -> Widget | None:
        """Catch the pointer, though it never has the focus."""
        return self if self.rect.collidepoint(pos) else None

    def handle(self, event: InputEvent) -> Reply:
        """Follow the pointer that drags the thumb, or jump to a click."""
        if isinstance(event, PointerDown) and event.button == 1:
            host = self.host
            if host is not None:
                host.captured = self
            thumb = self._thumb()
            self._grip = event.pos[1] - thumb.top if thumb.collidepoint(event.pos) else thumb.height / 2
            return self._drag(event.pos[1])
        if isinstance(event, PointerMove) and self.is_pressed:
            return self._drag(event.pos[1])
        if isinstance(event, PointerUp):
            return DONE
        return None

    def _drag(self, y: float) -> Reply:
        room = self.rect.height - self._thumb().height
        share = (y - self._grip - self.rect.top) / room if room > 0 else 0.0
        self._area.scroll_to(share * self._area.reach)
        return DONE

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the groove and the thumb."""
        x = self.rect.centerx
        lit = self.is_hovered or self.is_pressed
        if self._area.is_quiet and not lit:
            thumb = self._thumb()
            canvas.line((x, thumb.top), (x, thumb.bottom), "glass_line" if canvas.theme.is_painted else "sand", 3.0)
            return
        canvas.line((x, self.rect.top + 4), (x, self.rect.bottom - 4), "panel_hairline")
        canvas.box(self._thumb(), "gold" if lit else "sand", radius=4, line="panel_line", width=1.0)
