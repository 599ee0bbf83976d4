"""Steering in a scene of widgets: one focus, one widget under the pointer, one captured by it, a popup above all."""

from __future__ import annotations

from functools import partial
from typing import Protocol

import pygame

from game.ui.drawing.animation import Animator
from game.ui.widgets import focus as order
from game.ui.widgets.base import Hotspot, Reply, Widget
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.widgets.tooltip import Tip
from game.ui.window.display import Point
from game.ui.window.input import (
    DIRECTIONS,
    Action,
    Composing,
    InputEvent,
    KeyPress,
    Pasted,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Typed,
    Wheel,
    WindowHidden,
)

_SCROLLING = (Action.PAGE_UP, Action.PAGE_DOWN, Action.START, Action.END)
"""The keys that scroll."""
_ENOUGH = 0.5
"""The share of a widget's height that must be in sight for it to keep the focus while keys scroll."""


class Steered(Protocol):
    """The scene's part in steering."""

    shell: Shell
    root: Widget
    is_dirty: bool

    def redraw(self, *widgets: Widget) -> None:
        """Ask for a frame in which at most these widgets and the layers above all of them have changed; without any,
        for a frame in which everything may have.
        """

    def back(self) -> Change | None:
        """Answer the "back" key."""

    def act(self, action: Action) -> Change | None:
        """Answer an action that no widget wanted."""

    def led(self, here: Widget, target: Widget | None, action: Action) -> Widget | None:
        """Return the widget that a direction leads to from `here`, None for none; `target` is the nearest."""

    def on_hidden(self) -> Change | None:
        """Respond to the window losing the focus or being hidden."""


class Steering:
    """Focus, pointer, popup and tooltip of a scene; events go to its widgets first, and unhandled ones to the scene."""

    def __init__(self, scene: Steered) -> None:
        self._scene = scene
        self.animator = Animator(scene.shell.speed)
        """Moves single widgets, which ask for their new pictures themselves."""
        self.focused: Widget | None = None
        self._left = ""
        """The name of the last widget that had the focus, while none has it."""
        self._proposed = ""
        """The name of the widget that gets the focus as soon as a key moves it, while none has it."""
        self.hovered: Widget | None = None
        self._is_resting = False
        """Whether the widget under the pointer arrived there by itself; its tooltip then waits for the pointer to
        move.
        """
        self._led_by_keys = False
        """Whether the tooltip follows the keys rather than the pointer."""
        self.captured: Widget | None = None
        self.popup: Widget | None = None
        self.is_covered = False
        """Whether another scene lies over this one and has the keys."""
        self._popup_owner: Widget | None = None
        self.tip = Tip(scene.shell)

    def begin(self, root: Widget) -> None:
        """Start with new widgets inside `root`, without focus or pointer."""
        self.forget_pointer()
        self.popup = self.focused = None
        root.attach(self)

    def hold_again(self, held: Widget) -> None:
        """Let the new widget that has taken the place of `held`, which the pointer holds down, be held instead."""
        there = (each for each in self.top.walk() if each.name == held.name and each.rect == held.rect)
        self.captured = next(there, None)

    def touch(self) -> None:
        """Ask for a new frame."""
        self._scene.is_dirty = True

    def redraw(self, *widgets: Widget | None) -> None:
        """Ask for a frame in which at most these widgets have changed."""
        found = [widget for widget in widgets if widget is not None]
        if found:
            self._scene.redraw(*found)

    @property
    def top(self) -> Widget:
        """The widget that receives input: the popup, if there is one."""
        return self.popup if self.popup is not None else self._scene.root

    @property
    def is_focus_shown(self) -> bool:
        """Whether the player is steering by keys, so that the focus ring is visible; the same for all scenes."""
        return self._scene.shell.is_focus_shown

    @is_focus_shown.setter
    def is_focus_shown(self, value: bool) -> None:
        if value == self.is_focus_shown:
            return
        self._scene.shell.is_focus_shown = value
        if value:
            self.reveal_focus()
        self.redraw(self.focused)
        if self.focused is not self.hovered:
            self._aim(self.focused, value)

    # Focus

    def focusables(self) -> list[Widget]:
        """Return the widgets that can have the focus now, in the order they were added."""
        return [widget for widget in self.top.walk() if widget.focusable and widget.is_enabled]

    def focus_name(self, name: str) -> bool:
        """Give the focus to the widget called `name`; return whether there is one."""
        for widget in self.focusables():
            if name and widget.name == name:
                self.set_focus(widget)
                return True
        return False

    def propose(self, name: str) -> None:
        """Let no widget have the focus until a key moves it, first to the widget called `name`."""
        self.set_focus(None)
        self._proposed = name

    def set_focus(self, widget: Widget | None, *, by_key: bool = False, scrolls: bool = True) -> None:
        """Give the focus to a widget, or to none.

        `by_key` means that the player moved it with a key: the tooltip of the widget is then due. While the player
        steers by keys it `scrolls` into sight.
        """
        before = self.focused
        self._proposed = ""
        if widget is not before:
            self.focused = widget
            if before is not None and before is not self.hovered:
                self._aim(before, False)
            if before is not None and widget is None:
                self._left = before.name
            if widget is not None:
                self._aim(widget, True)
                widget.on_focus(by_key=by_key)
        if widget is not before or (by_key and not self._led_by_keys):
            self._hide_tip()
        if scrolls and (by_key or self.is_focus_shown):
            self.reveal_focus()
        self.tip.expect(widget if by_key else None)
        self._led_by_keys = by_key or self._led_by_keys
        self.redraw(before, widget)

    def reveal_focus(self) -> None:
        """Scroll the focused widget into sight: a wheel or a new build may have left it elsewhere."""
        focused = self.focused
        outer = focused.parent if focused is not None else None
        while focused is not None and outer is not None:
            outer.reveal(focused)
            outer = outer.parent

    def open_popup(self, popup: Widget, owner: Widget, focused: Widget | None = None) -> None:
        """Show `popup` above everything; it gets all input until it closes, and then `owner` has the focus."""
        popup.attach(self)
        self.popup, self._popup_owner = popup, owner
        self.set_focus(focused)
        self.touch()

    def close_popup(self) -> bool:
        """Close the popup if there is one; return whether there was."""
        if self.popup is None:
            return False
        self.popup = None
        self.set_focus(self._popup_owner)
        self.touch()
        return True

    def move_focus(self, action: Action) -> bool:
        """Move the focus by a direction or in order, staying inside a scroll area as long as possible; return False if
        there is no widget to move it to.
        """
        here = self.focused if self.focused in self.focusables() else None
        if self._proposed and self.focus_name(self._proposed):
            self.is_focus_shown = True
            self.set_focus(self.focused, by_key=True)
            return True
        if here is None and self.hovered is not None and self.hovered.focusable and self.hovered.is_enabled:
            here = self.hovered
        everything = self.focusables()
        target: Widget | None = None
        if action in (Action.NEXT, Action.PREVIOUS):
            target = order.beside(here, everything, 1 if action is Action.NEXT else -1)
        elif here is None:
            target = next((widget for widget in everything if widget.name == self._left), next(iter(everything), None))
        elif not self.is_focus_shown:
            target = here
        else:
            scope = here.clip_rect
            near = [widget for widget in everything if scope is not None and widget.clip_rect == scope]
            target = order.neighbour(here, near, action) if near else None
            if target is None:
                rest = [widget for widget in everything if widget not in near and self._is_in_sight(widget)]
                target = self._scene.led(here, order.neighbour(here, rest, action), action)
        if target is None:
            return False
        self.is_focus_shown = True
        self.set_focus(target, by_key=True)
        return True

    @staticmethod
    def _is_in_sight(widget: Widget, share: float = 0.0) -> bool:
        """Return whether more than nothing of a widget is in sight, or at least `share` of its height, as far as that
        fits into its area.
        """
        if (clip := widget.clip_rect) is None:
            return True
        height = clip.clip(widget.rect).height
        return height > 0 and height >= share * min(widget.rect.height, clip.height)

    def _aim(self, widget: Widget | None, is_aimed: bool) -> None:
        if isinstance(widget, Hotspot) and widget.on_aim is not None:
            widget.on_aim(is_aimed)

    # Events

    def handle(self, event: InputEvent) -> Reply:
        """Send an event to its widget."""
        if isinstance(event, PointerMove):
            return self._pointer_moved(event)
        if isinstance(event, PointerDown):
            return self._pointer_down(event)
        if isinstance(event, PointerUp):
            target, self.captured = self.captured, None
            self.touch()
            return target.handle(event) if target is not None else None
        if isinstance(event, PointerLeave):
            self._scene.shell.mouse = None
            if self.captured is None:
                self.hover(None)
            return None
        if isinstance(event, Wheel):  # it may move the focus out of sight
            self.is_focus_shown = self._led_by_keys = False
            return self._bubble(self.hit(event.pos), event)
        if isinstance(event, (KeyPress, Typed, Pasted, Composing)):
            reply = self.popup.preview(event) if self.popup is not None else None
            return reply or (self._pressed(event) if isinstance(event, KeyPress) else self._typed(event))
        if isinstance(event, WindowHidden):
            return self._scene.on_hidden()
        self.touch()
        return None

    def hit(self, pos: Point) -> Widget | None:
        """Return the widget at `pos`, None if there is none."""
        return self.top.hit(pos)

    @staticmethod
    def _bubble(widget: Widget | None, event: InputEvent) -> Reply:
        while widget is not None:
            reply = widget.handle(event)
            if reply is not None:
                return reply
            widget = widget.parent
        return None

    def _pointer_moved(self, event: PointerMove) -> Reply:
        self._scene.shell.mouse = self._scene.shell.display.to_mouse(*event.pos)
        if self.captured is None:
            self.hover(self.hit(event.pos))
        if self._is_resting:
            self._is_resting = False
            self.tip.expect(self.hovered)
        target = self.captured or self.hovered
        return target.handle(event) if target is not None else None

    def find_pointer(self) -> None:
        """Find the widget under the pointer after a rebuild, unless another scene lies above or the player steers by
        keys.
        """
        shell = self._scene.shell
        if shell.mouse is not None and not (self.is_covered or self.is_focus_shown):
            self.hover(self.hit(shell.display.to_logical(*shell.mouse)))
            self.tip.wait = None
            self._is_resting = True

    def hover(self, widget: Widget | None) -> None:
        """Take note that the pointer is over `widget`."""
        if widget is self.hovered:
            return
        before, self.hovered = self.hovered, widget
        if before is not self.focused:
            self._aim(before, False)
        self._aim(widget, True)
        self._hide_tip()
        self.tip.expect(widget)
        self._led_by_keys = False
        self.redraw(before, widget)

    def _hide_tip(self) -> None:
        if self.tip.is_shown:
            self.tip.hide()
            self._scene.redraw()

    def _pointer_down(self, event: PointerDown) -> Reply:
        self.is_focus_shown = self._led_by_keys = False
        self.tip.drop()
        self.touch()
        target = self.hit(event.pos)
        if target is None:
            self.close_popup()
            return None
        if target.is_clickable and target.is_enabled:
            if event.button == 1 and target.focusable:
                self.set_focus(target)
            self.captured = target
            return target.handle(event)
        return self._bubble(target if target.is_enabled else target.parent, event)

    def _typed(self, event: Typed | Pasted | Composing) -> Reply:
        return self.focused.handle(event) if self.focused is not None else None

    def _pressed(self, event: KeyPress) -> Reply:
        reply = self._carried_out(event)
        if event.action in _SCROLLING:
            self._take_focus_along()
        return reply

    def _carried_out(self, event: KeyPress) -> Reply:
        focused = self.focused
        if focused is not None and focused.is_enabled:
            reply = self._bubble(focused, event)
            if reply is not None:
                self.touch()
                return reply
        if event.action in DIRECTIONS or event.action in (Action.NEXT, Action.PREVIOUS):
            if not self.move_focus(event.action) and event.action in (Action.UP, Action.DOWN):
                self._scroll(Wheel((0.0, 0.0), 1.0 if event.action is Action.UP else -1.0))
            return None
        if event.action is Action.EXPLAIN:
            self.is_focus_shown = self._led_by_keys = True
            self.tip.is_shown = not self.tip.is_shown
            self.touch()
            return None
        if event.action is Action.BACK:
            self.touch()
            if self.close_popup():
                return None
            if self._led_by_keys and self.tip.is_shown and self.pointed is not None:
                self._hide_tip()
                return None
            self.tip.drop()
            return self._scene.back()
        if event.action in _SCROLLING:
            return self._scroll(event) or self._scene.act(event.action)
        return self._scene.act(event.action) if event.action is not None else None

    def _scroll(self, event: KeyPress | Wheel) -> Reply:
        """Scroll the largest area that can still be scrolled so."""
        areas = [widget for widget in self.top.walk() if widget.window is not None]
        for area in sorted(areas, key=lambda widget: widget.rect.width * widget.rect.height, reverse=True):
            if reply := area.handle(event):
                return reply
        return None

    def _take_focus_along(self) -> None:
        """Give the focus to the nearest widget in sight if a key has scrolled its own out of sight.

        Without another in the same area it stays where it is, and isn't shown until a key moves it.
        """
        before = self.focused
        if before is None or not self.is_focus_shown or self._is_in_sight(before, _ENOUGH):
            return
        clip = before.clip_rect
        others = [each for each in self.focusables() if each.clip_rect == clip and self._is_in_sight(each, 1.0)]
        if others:
            self.set_focus(min(others, key=partial(order.distance, before)), by_key=True, scrolls=False)
        else:
            self.is_focus_shown = self._led_by_keys = False

    def forget_pointer(self) -> None:
        """Forget the widgets that the pointer is over and holds down, and hide the tooltip; its position is kept."""
        self._aim(self.hovered, False)
        self.hovered = self.captured = None
        self.tip.drop()

    @property
    def pointed(self) -> Widget | None:
        """The widget whose tooltip is due: the last one reached by keys or by the pointer, whichever came later; None
        without one.
        """
        if self._led_by_keys and self.focused is not None and self.focused.tooltip:
            return self.focused
        return self.hovered if self.hovered is not None and self.hovered.tooltip else None

    @property
    def cursor(self) -> int:
        """The shape of the pointer: a hand over usable things."""
        target = self.captured or self.hovered
        usable = target is not None and target.is_clickable and target.is_enabled
        return target.cursor if target is not None and usable else pygame.SYSTEM_CURSOR_ARROW

    @property
    def held(self) -> str | None:
        """The name of the widget that the pointer holds down, None for none."""
        return self.captured.name if self.captured is not None else None
