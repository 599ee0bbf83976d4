"""The screen as a tree of accessible nodes, made from the widgets in focus order."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from game.ui.accessibility.tree import WINDOW, Edges, Element
from game.ui.drawing.richtext import spoken
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.scene import Scene
from game.ui.widgets.stage import Stage

_FIRST = 1


@dataclass(frozen=True, slots=True)
class Outline:
    """All nodes by number, the focused one, and their widgets.

    A widget comes with the index of the part that the node stands for, or -1.
    """

    nodes: dict[int, Element] = field(default_factory=dict)
    focus: int = WINDOW
    scene: int = WINDOW
    """The node of the scene."""
    widgets: dict[int, tuple[Widget, int]] = field(default_factory=dict)

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

    def outline(self, scene: Scene, said: Sequence[int] = ()) -> Outline:
        """Return the outline of the top scene; `said` are the nodes of the latest announcements."""
        made = _Making(self._numbers, self._next)
        outline = made.outline(scene, said)
        self._numbers, self._next = made.used, made.next
        return outline

    def number(self) -> int:
        """Return the number of a separate node."""
        self._next += 1
        return self._next - 1


class _Making:
    """An outline in progress."""

    def __init__(self, numbers: dict[Hashable, int], following: int) -> None:
        self._numbers = numbers
        self.used: dict[Hashable, int] = {}
        self.next = following
        self._nodes: dict[int, Element] = {}
        self._widgets: dict[int, tuple[Widget, int]] = {}
        self._focused: Widget | None = None
        self._focus = WINDOW

    def outline(self, scene: Scene, said: Sequence[int]) -> Outline:
        """Return the outline of a scene."""
        top = self._number((id(scene), "scene"))
        children: list[int] = []
        size = (0.0, 0.0)
        title, role = "Felucca", Role.GROUP
        self._nodes[WINDOW] = Element(Accessible(Role.WINDOW, title), (0.0, 0.0, 0.0, 0.0))
        self._nodes[top] = self._nodes[WINDOW]
        if isinstance(scene, Stage):
            size = scene.size
            role = Role.DIALOG if scene.is_overlay else Role.GROUP
            self._focused = scene.focused
            for index, markup in enumerate(filter(None, scene.narration())):
                number = self._number((top, "narration", index))
                self._nodes[number] = Element(Accessible(Role.TEXT, spoken(markup)), (0.0, 0.0, *size))
                children.append(number)
            children += self._inside(scene.steering.top, scene.steering.top.accessible(), top)
            headings = (node.is_.name for node in self._nodes.values() if node.is_.role is Role.HEADING)
            title = spoken(scene.title) or next(headings, title)
        whole = (0.0, 0.0, *size)
        self._nodes[WINDOW] = Element(Accessible(Role.WINDOW, "Felucca"), whole, (top, *said))
        self._nodes[top] = Element(Accessible(role, title), whole, tuple(children))
        return Outline(self._nodes, self._focus or top, top, self._widgets)

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
        self._widgets[number] = widget, -1
        can_focus = widget.focusable and widget.is_enabled
        parts: list[int] = []
        for index, part in enumerate(here.parts):
            each = self._number((number, index))
            parts.append(each)
            is_part_focus = widget.focusable and widget.is_enabled
            self._nodes[each] = Element(part, _box(widget), (), is_part_focus, widget.is_enabled)
            self._widgets[each] = widget, index
        self._nodes[number] = Element(here, _box(widget), tuple(parts), can_focus and not parts, widget.is_enabled)
        if widget is self._focused:
            self._focus = parts[here.at] if 0 <= here.at < len(parts) else number
        return number


def _box(widget: Widget) -> Edges:
    rect = widget.rect
    return rect.left, rect.top, rect.right, rect.bottom


def _around(boxes: Sequence[Edges]) -> Edges:
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )
