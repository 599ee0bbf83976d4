"""The screen as a tree of accessible nodes, made from the widgets in focus order."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.ui.accessibility.tree import NOWHERE, WINDOW, Edges, Element
from game.ui.drawing.richtext import spoken
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.scene import Scene
from game.ui.widgets.stage import Stage

_FIRST = 1


@dataclass(frozen=True, slots=True)
class Outline:
    """All nodes by number, the focused one, and their widgets.

    A widget comes with the index of the part that the node stands for, None for the whole.
    """

    nodes: dict[int, Element] = field(default_factory=dict)
    focus: int = WINDOW
    scene: int = WINDOW
    """The node of the scene."""
    widgets: dict[int, tuple[Widget, int | None]] = field(default_factory=dict)

    def saying(self, said: Sequence[int]) -> Outline:
        """Return the outline with the nodes of announcements in its window."""
        window = replace(self.nodes[WINDOW], children=(self.scene, *said))
        return replace(self, nodes={**self.nodes, WINDOW: window})

    def words(self) -> list[str]:
        """Return the headings and texts of the scene in order, leaving out lists such as the log."""
        found, waiting = [], [self.scene]
        while waiting:
            node = self.nodes[waiting.pop()]
            if node.is_.role is not Role.LIST:
                waiting += reversed(node.children)
            if node.is_.role in (Role.HEADING, Role.TEXT) and node.is_.name:
                found.append(node.is_.name)
        return found


class Outliner:
    """Makes outlines in which a thing keeps its number as long as it exists, even if its widget is rebuilt."""

    def __init__(self) -> None:
        self._numbers: dict[Hashable, int] = {}
        self._next = _FIRST

    def outline(self, scene: Scene) -> Outline:
        """Return the outline of the top scene."""
        made = _Making(self._numbers, self._next)
        outline = made.outline(scene)
        self._numbers, self._next = made.used, made.next
        return outline

    def number(self) -> int:
        """Return a new number, for a node that belongs to no widget."""
        self._next += 1
        return self._next - 1


class _Making:
    """An outline in progress."""

    def __init__(self, numbers: dict[Hashable, int], following: int) -> None:
        self._numbers = numbers
        self.used: dict[Hashable, int] = {}
        self.next = following
        self._nodes: dict[int, Element] = {}
        self._widgets: dict[int, tuple[Widget, int | None]] = {}
        self._focused: Widget | None = None
        self._focus = WINDOW

    def outline(self, scene: Scene) -> Outline:
        """Return the outline of a scene. While no widget has the focus, it rests on the last painted text: the turn."""
        top = self._number((id(scene), "scene"))
        children: list[int] = []
        size, rest = (0.0, 0.0), top
        title, role = "Felucca", Role.GROUP
        self._nodes[WINDOW] = Element(Accessible(Role.WINDOW, title), (0.0, 0.0, 0.0, 0.0))
        self._nodes[top] = self._nodes[WINDOW]
        if isinstance(scene, Stage):
            size = scene.size
            role = Role.DIALOG if scene.is_overlay else Role.GROUP
            self._focused = scene.focused
            for index, markup in enumerate(filter(None, scene.narration())):
                number = self._number((top, "narration", index))
                self._nodes[number] = Element(Accessible(Role.TEXT, spoken(markup)), NOWHERE)
                children.append(number)
            rest = children[-1] if children else top
            children += self._inside(scene.steering.top, scene.steering.top.accessible(), top)
            popup = scene.steering.popup.accessible() if scene.steering.popup is not None else None
            title = popup.name if popup is not None else ""
            title = title or spoken(scene.title) or self._first(Role.HEADING) or self._first(Role.TEXT) or title
        whole = (0.0, 0.0, *size)
        self._nodes[WINDOW] = Element(Accessible(Role.WINDOW, "Felucca"), whole, (top,))
        self._nodes[top] = Element(Accessible(role, title), whole, tuple(children))
        self._count_options()
        return Outline(self._nodes, self._focus or rest, top, self._widgets)

    def _count_options(self) -> None:
        """Number the lines of an open list, which may stand among headings."""
        for number, node in list(self._nodes.items()):
            options = [each for each in node.children if self._is_option(each)]
            if options:
                self._nodes[number] = replace(node, options=len(options))
            for at, each in enumerate(options):
                self._nodes[each] = replace(self._nodes[each], position=at)

    def _is_option(self, number: int) -> bool:
        return number in self._nodes and self._nodes[number].is_.role is Role.OPTION

    def _first(self, role: Role) -> str:
        """Return the name of the first node of a role, '' if there is none."""
        return next((node.is_.name for node in self._nodes.values() if node.is_.role is role), "")

    def _number(self, key: Hashable) -> int:
        """Return the number of a key on its first use in this outline, or of the next one like it."""
        again = 0
        while (key, again) in self.used:
            again += 1
        found = self._numbers.get((key, again))
        if found is None:
            found, self.next = self.next, self.next + 1
        self.used[key, again] = found
        return found

    def _inside(self, widget: Widget, here: Accessible | None, outer: int) -> list[int]:
        """Return the nodes of the widget `here` and of its descendants within the node `outer`."""
        found: list[int] = []
        if here is not None:
            number = self._made(here, widget, outer)
            found.append(number)
            if here.role.is_container and widget.children:
                self._add(number, self._of_children(widget, number))
                return found
        return found + self._of_children(widget, outer)

    def _of_children(self, widget: Widget, outer: int) -> list[int]:
        """Return the nodes of a widget's children; neighbours in one area share a list of their own."""
        found: list[int] = []
        area, room = "", -1
        for child in filter(lambda child: child.is_visible, widget.children):
            here = child.accessible()
            if here is None and not child.children:
                continue
            if here is None or not here.area:
                area = ""
                found += self._inside(child, here, outer)
                continue
            if here.area != area:
                area = here.area
                room = self._number((outer, "area", area))
                self._nodes[room] = Element(Accessible(Role.LIST, area), _box(child))
                found.append(room)
            self._add(room, self._inside(child, here, room))
        return found

    def _add(self, number: int, children: Sequence[int]) -> None:
        node = self._nodes[number]
        boxes = [node.rect, *(self._nodes[child].rect for child in children)]
        rect = node.rect if node.is_.role is not Role.LIST else _around(boxes)
        self._nodes[number] = Element(node.is_, rect, (*node.children, *children), node.can_focus, node.is_enabled)

    def _made(self, here: Accessible, widget: Widget, outer: int) -> int:
        number = self._number((outer, here.role, widget.name or here.name))
        self._widgets[number] = widget, None
        can_focus = widget.focusable and widget.is_enabled
        parts = [self._number((number, index)) for index in range(len(here.parts))]
        for index, each in enumerate(parts):
            place = _edges(widget.part_place(index))
            self._nodes[each] = Element(here.parts[index], place, (), can_focus, widget.is_enabled)
            self._widgets[each] = widget, index
        self._nodes[number] = Element(here, _box(widget), tuple(parts), can_focus and not parts, widget.is_enabled)
        if widget is self._focused:
            self._focus = parts[here.at] if 0 <= here.at < len(parts) else number
        return number


def _box(widget: Widget) -> Edges:
    return _edges(widget.rect)


def _edges(rect: pygame.FRect) -> Edges:
    return rect.left, rect.top, rect.right, rect.bottom


def _around(boxes: Sequence[Edges]) -> Edges:
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )
