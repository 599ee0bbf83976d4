"""The widget: a rectangle that draws itself and can answer pointer, keys and focus."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Final, Protocol

import pygame

from game.locale import text
from game.ui.drawing.animation import Animator
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point, Size
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerUp


class Done:
    """A widget's answer to an event that it has consumed, without a change of scene."""


DONE: Final = Done()
Reply = Change | Done | None
"""A widget's answer to an event: None to ignore it, `DONE` to consume it, or a change of scene."""

REACH: Final = 48.0
"""No widget draws farther beyond its rectangle than this, shadow included."""

Callback = Callable[[], Change | None]
"""A function called when a widget is used; it can return a change of scene."""


class Host(Protocol):
    """The scene's services to its widgets."""

    focused: Widget | None
    hovered: Widget | None
    captured: Widget | None
    """The widget that receives all pointer events until the button is released."""
    animator: Animator
    is_covered: bool
    """Whether another scene lies over this one and has the keys."""

    @property
    def is_focus_shown(self) -> bool:
        """Whether the player is steering by keys."""

    def set_focus(self, widget: Widget | None) -> None:
        """Give the focus to a widget, or to none."""

    def open_popup(self, popup: Widget, owner: Widget, focused: Widget | None = None) -> None:
        """Show `popup` above everything; it gets all input until it closes, and then `owner` has the focus."""

    def close_popup(self) -> bool:
        """Close the popup if there is one; return whether there was."""

    def touch(self) -> None:
        """Ask for a new frame."""

    def redraw(self, *widgets: Widget | None) -> None:
        """Ask for a frame in which at most these widgets have changed."""


class Widget:
    """A rectangle in logical pixels, absolute on the canvas.

    `name` finds the focus again after a scene has rebuilt its widgets. `tooltip` is shown on hover or focus. A usable
    widget sets `focusable`, a widget that takes text also `is_typed_into`. `rect` is set by `place`.
    """

    focusable = False
    is_typed_into = False
    cursor = pygame.SYSTEM_CURSOR_HAND

    def __init__(self, shell: Shell, *, name: str = "", tooltip: str = "") -> None:
        self.shell = shell
        self.name = name
        self.tooltip = tooltip
        self.caption = ""
        """The caption beside the widget, which explains its purpose."""
        self.remark = ""
        """The small print below the widget."""
        self.shortcut = ""
        """The key or button with the same effect, which ends the first line of the tooltip in bold."""
        self.rect = pygame.FRect()
        self.parent: Widget | None = None
        self.children: list[Widget] = []
        self.is_enabled = True
        self.is_visible = True
        self._host: Host | None = None

    @property
    def host(self) -> Host | None:
        """The scene that shows this widget, or None before it is shown."""
        widget: Widget | None = self
        while widget is not None:
            if widget._host is not None:
                return widget._host
            widget = widget.parent
        return None

    def attach(self, host: Host) -> None:
        """Become the root of the widgets of `host`."""
        self._host = host

    def add(self, *children: Widget) -> None:
        """Put widgets inside this one, drawn in this order."""
        for child in children:
            child.parent = self
            self.children.append(child)

    def accessible(self) -> Accessible | None:
        """Return the accessible description of the widget; None if only its children have one, or none do."""
        return None

    def part_place(self, index: int) -> pygame.FRect:
        """Return the place of one of the parts that `accessible` describes."""
        return self.rect

    def said(self, role: Role, words: str = "", **more: Any) -> Accessible:
        """Return the accessible widget with a role, named by its caption and its own text, or else by its tooltip.

        A text used as the name is not repeated as the explanation.
        """
        caption = spoken(self.caption)
        name = text("name-figure", name=caption, figure=words) if caption and words else caption or words
        head, *rest = self.tooltip.split("<br>")
        head = head.removesuffix(f"<b>{self.shortcut}</b>").rstrip()
        about = [self.remark, *rest] if spoken(head) in name or not name else [self.remark, self.tooltip]
        about_it = spoken("<br>".join(filter(None, about)))
        return Accessible(role, name or spoken(head), about_it, shortcut=self.shortcut, **more)

    def measure(self, width: float) -> Size:
        """Return the widget's preferred size within `width`."""
        return width, self.rect.height

    def place(self, rect: pygame.FRect) -> None:
        """Take up `rect`, and place the children in it."""
        self.rect = pygame.FRect(rect)

    def shift(self, dx: float, dy: float) -> None:
        """Move with all children."""
        self.rect.move_ip(dx, dy)
        for child in self.children:
            child.shift(dx, dy)

    @property
    def is_focused(self) -> bool:
        """Whether the widget has the focus."""
        return (host := self.host) is not None and host.focused is self

    @property
    def is_hovered(self) -> bool:
        """Whether the pointer is over the widget."""
        return (host := self.host) is not None and host.hovered is self

    @property
    def is_pressed(self) -> bool:
        """Whether a mouse button is held down on the widget."""
        return (host := self.host) is not None and host.captured is self

    @property
    def is_lit(self) -> bool:
        """Whether the pointer is over the widget, or the player has led the focus to it by keys."""
        host = self.host
        if host is None or host.hovered is self:
            return host is not None
        return host.focused is self and host.is_focus_shown and not host.is_covered

    @property
    def clip_rect(self) -> pygame.FRect | None:
        """The part of the canvas where this widget is visible, or None for all of it."""
        found: pygame.FRect | None = None
        widget = self.parent
        while widget is not None:
            own = widget.window
            if own is not None:
                found = own if found is None else found.clip(own)
            widget = widget.parent
        return found

    @property
    def window(self) -> pygame.FRect | None:
        """The part of the canvas that children are clipped to, or None if they are not."""
        return None

    @property
    def looks(self) -> Hashable:
        """The values that the widget's picture depends on besides theme and window, None if they change from frame to
        frame.
        """
        return None

    @property
    def column(self) -> pygame.FRect | None:
        """The list that contains this line and beside which the line's tooltip is shown, None for other widgets."""
        return None

    def hit(self, pos: Point) -> Widget | None:
        """Return the topmost widget at `pos`, this one or a descendant; None if there is none."""
        if not self.is_visible:
            return None
        window = self.window
        if window is None or window.collidepoint(pos):
            for child in reversed(self.children):
                found = child.hit(pos)
                if found is not None:
                    return found
        return self if self.rect.collidepoint(pos) and self.is_solid else None

    @property
    def is_solid(self) -> bool:
        """Whether the widget stops the pointer, so that nothing below it is pointed at."""
        return self.focusable or bool(self.tooltip)

    @property
    def is_clickable(self) -> bool:
        """Whether the widget receives all pointer events from a press on it until the button goes up."""
        return self.focusable

    def walk(self) -> Iterator[Widget]:
        """Yield this widget and all visible descendants in order."""
        if self.is_visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def preview(self, event: InputEvent) -> Reply:
        """As a popup, answer a key or text before the focused widget inside gets it."""
        return None

    def handle(self, event: InputEvent) -> Reply:
        """Answer an event that reached this widget or bubbled up from a child."""
        return None

    def led(self, target: Widget | None, action: Action, everything: Sequence[Widget]) -> Widget | None:
        """Return which widget among `everything` a direction leads to from this one, None for none; `target` is the
        nearest.
        """
        return target

    def on_focus(self, *, by_key: bool) -> None:
        """Take note that the focus has arrived."""

    def reveal(self, widget: Widget) -> None:
        """Bring a widget inside this one into view."""

    def touch(self) -> None:
        """Ask for a new frame."""
        if (host := self.host) is not None:
            host.touch()

    def redraw(self) -> None:
        """Ask for a frame in which at most this widget has changed."""
        if (host := self.host) is not None:
            host.redraw(self)

    def draw(self, canvas: Canvas) -> None:
        """Draw this widget, then those in it."""
        if self not in canvas.ground and canvas.is_shown(self.rect.inflate(2 * REACH, 2 * REACH)):
            self.draw_self(canvas)
        window = self.window
        if window is None:
            self.draw_children(canvas)
        else:
            with canvas.clip(window):
                self.draw_children(canvas)

    def draw_children(self, canvas: Canvas) -> None:
        """Draw the visible widgets inside."""
        for child in self.children:
            if child.is_visible:
                child.draw(canvas)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw this widget without its children."""

    @property
    def ring_radius(self) -> float:
        """The corner radius of the focus ring."""
        return 8.0


class Group(Widget):
    """A group of widgets with no drawing of its own."""


def pressed(widget: Widget, event: InputEvent, press: Callable[[], Reply]) -> Reply:
    """Return the reply of `press` if an event ends a click on `widget` or is ACTIVATE; DONE for the rest of a click,
    None for other events.
    """
    if isinstance(event, PointerDown) and event.button == 1:
        return DONE
    if isinstance(event, PointerUp) and event.button == 1:
        return press() if widget.rect.collidepoint(event.pos) else DONE
    if isinstance(event, KeyPress) and event.action is Action.ACTIVATE:
        return press()
    return None


class Pressable(Widget):
    """A widget that calls `on_press` when a click ends on it, or on ACTIVATE while it has the focus.

    `cue` is its sound.
    """

    focusable = True

    def __init__(
        self, shell: Shell, on_press: Callback, *, name: str = "", tooltip: str = "", cue: str = "click"
    ) -> None:
        super().__init__(shell, name=name, tooltip=tooltip)
        self._on_press = on_press
        self._cue = cue

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button."""
        return self.said(Role.BUTTON, can_press=True)

    def handle(self, event: InputEvent) -> Reply:
        """React to a press."""
        return pressed(self, event, self.press)

    def press(self) -> Reply:
        """Carry out the widget's action."""
        if not self.is_enabled:
            return DONE
        self.shell.sound.play(self._cue)
        return self._on_press() or DONE


class Hotspot(Pressable):
    """A place that can be pointed at, focused and used, but is drawn by its scene.

    Used for things on a board: set `rect` through `place`, and the action through `on_press`. `on_context` answers the
    right mouse button; `on_aim` gets True when the pointer or focus arrives, False when it leaves; `describe` returns
    the thing there in words.
    """

    is_clickable = True
    """Even if the place cannot have the focus because another one stands for it."""

    def __init__(
        self,
        shell: Shell,
        on_press: Callback,
        *,
        name: str = "",
        tooltip: str = "",
        on_context: Callback | None = None,
        on_aim: Callable[[bool], None] | None = None,
        describe: Callable[[], Accessible | None] | None = None,
        radius: float = 8.0,
    ) -> None:
        super().__init__(shell, on_press, name=name, tooltip=tooltip, cue="")
        self._on_context = on_context
        self.on_aim = on_aim
        self._describe = describe
        self._radius = radius

    def accessible(self) -> Accessible | None:
        """Return the description of the thing at this place, unless another place stands for it."""
        if not self.focusable:
            return None
        return self._describe() if self._describe is not None else super().accessible()

    @property
    def ring_radius(self) -> float:
        """The corner radius of the focus ring."""
        return self._radius

    def handle(self, event: InputEvent) -> Reply:
        """Use the place, or ask about it with the right mouse button."""
        is_asked = isinstance(event, PointerUp) and event.button == 3 and self.rect.collidepoint(event.pos)
        if is_asked and self._on_context is not None:
            return self._on_context() or DONE
        return super().handle(event)
