"""Choosing one of several values: segments side by side, or a drop-down list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.richtext import spoken
from game.ui.drawing.text import BODY, Style
from game.ui.layout import abreast, grid, hanging
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import DONE, Reply, Widget, pressed
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerMove, PointerUp


@dataclass(frozen=True, slots=True)
class ChoiceItem:
    """A value and the words for it."""

    value: object
    label: str
    tooltip: str = ""


LINE = "line-"
"""The prefix of the names of lines in an open list."""
_BESIDE_LINE = 36.0
"""The room beside the words of such a line, which the mark of the chosen one takes."""
_BEFORE_LABEL, _ARROW = 14.0, 30.0
"""The room before the value of a closed list, and the least that its arrow takes."""
OnChoice = Callable[[object], Change | None]


def _index_of(items: Sequence[ChoiceItem], value: object) -> int:
    return next((index for index, item in enumerate(items) if item.value == value), 0)


class SegmentedControl(Widget):
    """Segments side by side. Left and right change the value while it has the focus, as far as there are segments."""

    focusable = True

    def __init__(
        self,
        shell: Shell,
        items: Sequence[ChoiceItem],
        value: object,
        on_change: OnChoice,
        *,
        name: str = "",
        height: float = 40.0,
        style: Style = BODY,
    ) -> None:
        super().__init__(shell, name=name)
        self._style = style
        self.items = tuple(items)
        self.index = _index_of(items, value)
        self._on_change = on_change
        self._height = height
        self._pointed: int | None = None

    @property
    def value(self) -> object:
        """The chosen item's value."""
        return self.items[self.index].value

    def accessible(self) -> Accessible | None:
        """Describe the widget as a choice of its segments."""
        parts = [
            Accessible(Role.SEGMENT, item.label, spoken(item.tooltip), is_on=index == self.index, can_press=True)
            for index, item in enumerate(self.items)
        ]
        return self.said(Role.CHOICE, parts=tuple(parts), at=self.index)

    def part_place(self, index: int) -> pygame.FRect:
        """Return the place of a segment."""
        return self._segments()[index]

    def _widths(self) -> list[float]:
        return [max(44.0, self.shell.types.width(item.label, self._style) + 30) for item in self.items]

    def measure(self, width: float) -> Size:
        """Return the size of all segments."""
        return sum(self._widths()), max(self._height, self.shell.types.line_height(self._style) + 10)

    def _segments(self) -> list[pygame.FRect]:
        widths = self._widths()
        lacking = sum(widths) - self.rect.width
        if lacking > 0:  # the margins give way before the words
            widths = [width - lacking / len(widths) for width in widths]
        factor = 1.0 if lacking > 0 else self.rect.width / sum(widths)
        return abreast(self.rect, [width * factor for width in widths], 0.0, 0.0)

    def handle(self, event: InputEvent) -> Reply:
        """Choose by click, or by left and right; ACTIVATE takes the next value, after the last one the first."""
        if isinstance(event, PointerDown) and event.button == 1:
            return DONE
        if isinstance(event, (PointerUp, PointerMove)):
            pointed = next((i for i, rect in enumerate(self._segments()) if rect.collidepoint(event.pos)), None)
            if isinstance(event, PointerUp):
                return self.choose(pointed) if pointed is not None and event.button == 1 else DONE
            if pointed != self._pointed:
                self._pointed = pointed
                self.redraw()
            return DONE
        if isinstance(event, KeyPress):
            if event.action is Action.LEFT and self.index > 0:
                return self.choose(self.index - 1)
            if event.action is Action.RIGHT and self.index < len(self.items) - 1:
                return self.choose(self.index + 1)
            if event.action is Action.ACTIVATE:
                return self.choose((self.index + 1) % len(self.items))
        return None

    def choose(self, index: int) -> Reply:
        """Take the value at `index`."""
        if index == self.index:
            return DONE
        self.index = index
        self.shell.sound.play("click")
        self.touch()
        return self._on_change(self.items[index].value) or DONE

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the segments in one groove of sand, framed in a theme for reading."""
        if canvas.theme.is_painted:
            canvas.box(self.rect, "sand", radius=8, line="shade", width=1.2)
        else:
            canvas.box(self.rect, "field", radius=8, line="panel_line", width=1.5)
        segments = self._segments()
        fitted = [
            canvas.types.fitted(item.label, self._style, rect.width - 8)
            for item, rect in zip(self.items, segments, strict=True)
        ]
        style = min(fitted, key=lambda style: style.size)
        for index, (item, rect) in enumerate(zip(self.items, segments, strict=True)):
            ink: Colour = "text"
            if index == self.index:
                canvas.box(rect.inflate(-6, -6), "primary", radius=6)
                ink = "primary_text"
            elif index == self._pointed and self.is_hovered:
                canvas.box(rect.inflate(-6, -6), "lit", radius=6)
            if index and index != self.index and index - 1 != self.index:
                canvas.line((rect.left, rect.top + 10), (rect.left, rect.bottom - 10), "panel_hairline")
            canvas.text(item.label, rect.center, style, ink, align=0.5, middle=True, width=rect.width - 8)


class Dropdown(Widget):
    """A closed list that shows the chosen value; it opens below, or above if it would not fit there."""

    focusable = True

    def __init__(
        self,
        shell: Shell,
        items: Sequence[ChoiceItem],
        value: object,
        on_change: OnChoice,
        *,
        name: str = "",
    ) -> None:
        super().__init__(shell, name=name)
        self.items = tuple(items)
        self.index = _index_of(items, value)
        self._on_change = on_change

    @property
    def value(self) -> object:
        """The chosen item's value."""
        return self.items[self.index].value

    def accessible(self) -> Accessible | None:
        """Return the accessible list, with the chosen item as its value."""
        chosen = self.items[self.index] if self.items else ChoiceItem(None, "")
        found = self.said(Role.DROPDOWN, value=chosen.label, can_press=True)
        return replace(found, description=" ".join(filter(None, (found.description, spoken(chosen.tooltip)))))

    @property
    def longest(self) -> float:
        """The width of the longest item's words."""
        return max((self.shell.types.width(item.label, BODY) for item in self.items), default=60.0)

    def measure(self, width: float) -> Size:
        """Return the size that holds the longest item."""
        return min(self.longest + 64, width), max(40.0, self.shell.types.line_height(BODY) + 10)

    def handle(self, event: InputEvent) -> Reply:
        """Open the list."""
        return pressed(self, event, self.open)

    def open(self) -> Reply:
        """Show the list."""
        host = self.host
        if host is not None:
            popup = self.make_list()
            lines = [widget for widget in popup.walk() if widget.focusable]
            name = f"{LINE}{self.index}"
            host.open_popup(popup, self, next((line for line in lines if line.name == name), None))
            self.shell.sound.play("click")
        return DONE

    def make_list(self) -> Widget:
        """Return the open list; its lines are called `LINE` and their number."""
        return _List(self.shell, self)

    def choose(self, index: int) -> Reply:
        """Take the value at `index` and close the list."""
        host = self.host
        if host is not None:
            host.close_popup()
        if index == self.index:
            return DONE
        self.index = index
        self.shell.sound.play("click")
        return self._on_change(self.items[index].value) or DONE

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the value and the arrow."""
        canvas.box(self.rect, "lit" if self.is_hovered else "field", radius=8, line="panel_line")
        label = self.items[self.index].label if self.items else ""
        width = self.rect.width - _BEFORE_LABEL - _ARROW
        style = canvas.types.fitted(label, BODY, width)
        canvas.text(label, (self.rect.left + _BEFORE_LABEL, self.rect.centery), style, middle=True, width=width)
        canvas.icon("down", (self.rect.right - 20, self.rect.centery), 18)


class _List(Widget):
    """The open list of a drop-down: as wide as its words, within the window."""

    is_solid = True
    """It stops the pointer even between its lines."""

    def __init__(self, shell: Shell, owner: Dropdown) -> None:
        super().__init__(shell)
        self.caption = owner.caption
        height, many = owner.rect.height, len(owner.items)
        width = max(owner.rect.width, owner.longest + 12 + _BESIDE_LINE)
        self.rect = hanging(owner.rect, width, height * many + 12, shell.display.size, gap=4)
        for index, place in enumerate(grid(self.rect.inflate(-12, -12), 1, height, many)):
            line = _Line(shell, owner, index, owner.items[index])
            line.place(place)
            self.add(line)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list."""
        return self.said(Role.LIST)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet under the lines."""
        canvas.shadow(self.rect, spread=12, alpha=110)
        canvas.box(self.rect, "field", radius=8, line="panel_line")


class _Line(Widget):
    focusable = True

    def __init__(self, shell: Shell, owner: Dropdown, index: int, item: ChoiceItem) -> None:
        super().__init__(shell, name=f"{LINE}{index}", tooltip=item.tooltip)
        self._owner = owner
        self._index = index
        self._item = item

    def accessible(self) -> Accessible | None:
        """Describe the widget as a line of the list."""
        return self.said(Role.OPTION, self._item.label, is_on=self._index == self._owner.index, can_press=True)

    @property
    def column(self) -> pygame.FRect | None:
        """The list."""
        return self.parent.rect if self.parent is not None else None

    def handle(self, event: InputEvent) -> Reply:
        """Be chosen."""
        if isinstance(event, PointerDown):
            return DONE
        if isinstance(event, PointerUp):
            return self._owner.choose(self._index) if self.rect.collidepoint(event.pos) else DONE
        if isinstance(event, KeyPress):
            if event.action is Action.ACTIVATE:
                return self._owner.choose(self._index)
            if event.action is Action.BACK:
                return self._owner.choose(self._owner.index)
            if event.action in (Action.START, Action.END) and self.host is not None and self.parent is not None:
                self.host.set_focus(self.parent.children[0 if event.action is Action.START else -1])
                return DONE
        return None

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the words, lit under pointer or focus."""
        if self.is_hovered or self.is_focused:
            canvas.box(self.rect, "lit", radius=6)
        if self._index == self._owner.index:
            canvas.icon("check", (self.rect.right - 16, self.rect.centery), 16, "malachite")
        at = (self.rect.left + 10, self.rect.centery)
        canvas.text(self._item.label, at, BODY, middle=True, width=self.rect.width - _BESIDE_LINE)


class Tabs(SegmentedControl):
    """A segmented control that switches between the pages of a scene."""

    def __init__(self, shell: Shell, items: Sequence[ChoiceItem], value: object, on_change: OnChoice) -> None:
        super().__init__(shell, items, value, on_change, name="tabs", height=44.0)

    def led(self, target: Widget | None, action: Action, everything: Sequence[Widget]) -> Widget | None:
        """Let "down" lead to the first widget after the tabs and "up" to the one before; left and right turn pages."""
        if action not in (Action.DOWN, Action.UP):
            return target
        at = everything.index(self)
        beyond = everything[at + 1 :] if action is Action.DOWN else everything[at - 1 : at]
        return next(iter(beyond), target)
