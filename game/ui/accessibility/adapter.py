"""The connection to the system's screen reader: outlines become AccessKit trees, requests become events."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Any

import pygame

from game.ui.accessibility.announcer import Announcement
from game.ui.accessibility.outline import WINDOW, Element, Outline
from game.ui.widgets.accessible import Accessible, Role

try:
    import accesskit
except ImportError:  # there is no wheel for this system
    accesskit = None

REQUESTED = pygame.event.custom_type()
"""The type of events that carry a screen reader's request; their `request` is a `ReaderRequest`."""
_ROLES: Mapping[Role, str] = MappingProxyType(
    {
        Role.BUTTON: "BUTTON",
        Role.SWITCH: "CHECK_BOX",
        Role.CHOICE: "RADIO_GROUP",
        Role.SEGMENT: "RADIO_BUTTON",
        Role.DROPDOWN: "COMBO_BOX",
        Role.OPTION: "LIST_BOX_OPTION",
        Role.SLIDER: "SLIDER",
        Role.FIELD: "TEXT_INPUT",
        Role.TEXT: "LABEL",
        Role.HEADING: "HEADING",
        Role.LINK: "LINK",
        Role.ITEM: "LIST_ITEM",
        Role.PROGRESS: "PROGRESS_INDICATOR",
        Role.GROUP: "GROUP",
        Role.LIST: "LIST",
        Role.DIALOG: "DIALOG",
        Role.WINDOW: "WINDOW",
    }
)
"""AccessKit's names for our roles."""
_UNSEEN = ("dummy", "offscreen")


class Wish(Enum):
    """The kinds of requests from a screen reader."""

    TREE = auto()
    """Send the tree now, and every change from now on."""
    NOTHING = auto()
    """Send nothing more."""
    FOCUS = auto()
    PRESS = auto()
    MORE = auto()
    LESS = auto()
    VALUE = auto()


@dataclass(frozen=True, slots=True)
class ReaderRequest:
    """A request from a screen reader: its kind, the node, and the value to set."""

    wish: Wish
    node: int = WINDOW
    value: object = None


class Adapter:
    """Publishes a window's tree for the system's screen reader, while one is listening.

    Requests arrive as events and may come from any thread. Must be made before the window is shown.
    """

    def __init__(self, window: pygame.Window) -> None:
        self._sent: dict[int, Element] = {}
        handlers = (lambda: _post(ReaderRequest(Wish.TREE)), _forward)
        if sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            self._native = accesskit.macos.SubclassingAdapter.for_window(window.handle, *handlers)
        elif sys.platform == "win32":
            self._native = accesskit.windows.SubclassingAdapter(window.handle, *handlers)
        else:
            self._native = accesskit.unix.Adapter(*handlers, lambda: _post(ReaderRequest(Wish.NOTHING)))

    def show(self, outline: Outline, said: Mapping[int, Announcement], scale: float) -> None:
        """Publish the screen's tree and the latest announcements; a logical pixel is `scale` real ones."""
        self._raise(self._native.update_if_active(lambda: self._update(outline, said, scale)))

    def forget(self) -> None:
        """Start afresh, because the next listener knows nothing."""
        self._sent = {}

    def show_focused(self, is_focused: bool) -> None:
        """Report whether the window has the system's focus; Windows reports that by itself."""
        if sys.platform == "darwin":
            self._raise(self._native.update_view_focus_state(is_focused))
        elif sys.platform != "win32":
            self._native.update_window_focus_state(is_focused)

    def _raise(self, events: Any) -> None:
        if events is not None:
            events.raise_events()

    def _update(self, outline: Outline, said: Mapping[int, Announcement], scale: float) -> Any:
        """Return the nodes that have changed."""
        update = accesskit.TreeUpdate(outline.focus)
        update.tree = accesskit.Tree(WINDOW)
        update.tree.toolkit_name = "Felucca"
        window = outline.nodes[WINDOW]
        spoken = {number: Element(Accessible(Role.TEXT, each.sentence), window.rect) for number, each in said.items()}
        for number, node in {**outline.nodes, **spoken}.items():
            if self._sent.get(number) != node:
                made = _made(node, scale)
                if number in said:
                    is_urgent = said[number].is_urgent
                    made.set_live(accesskit.Live.ASSERTIVE if is_urgent else accesskit.Live.POLITE)
                update.nodes.append((number, made))
        self._sent = {**outline.nodes, **spoken}
        return update


def make_adapter(window: pygame.Window) -> Adapter | None:
    """Return the connection to a screen reader for a window not yet shown; None if there can be none."""
    if accesskit is None or pygame.display.get_driver() in _UNSEEN:
        return None
    with contextlib.suppress(Exception):  # whatever goes wrong in the parts of the system, the game goes on without
        return Adapter(window)
    return None


def _post(request: ReaderRequest) -> None:
    with contextlib.suppress(pygame.error):  # the window may be closed already
        pygame.event.post(pygame.event.Event(REQUESTED, request=request))


def _forward(request: Any) -> None:
    """Forward a screen reader's request to the event loop."""
    action = accesskit.Action
    wishes = (  # AccessKit's values have no hash
        (action.CLICK, Wish.PRESS),
        (action.FOCUS, Wish.FOCUS),
        (action.INCREMENT, Wish.MORE),
        (action.DECREMENT, Wish.LESS),
        (action.SET_VALUE, Wish.VALUE),
    )
    wish = next((wish for known, wish in wishes if known == request.action), None)
    if wish is not None:
        value = request.data[1] if isinstance(request.data, Sequence) else None
        _post(ReaderRequest(wish, request.target, value))


def _made(node: Element, scale: float) -> Any:
    """Return a node of AccessKit."""
    here, action = node.is_, accesskit.Action
    made = accesskit.Node(getattr(accesskit.Role, _ROLES[here.role]))
    if here.role is Role.TEXT:  # the text of a label is its value
        made.set_value(here.name)
    else:
        made.set_label(here.name)
    if here.description:
        made.set_description(here.description)
    if here.value:
        made.set_value(here.value)
    if here.shortcut:
        made.set_keyboard_shortcut(here.shortcut)
    made.set_bounds(accesskit.Rect(*(edge * scale for edge in node.rect)))
    made.set_children(list(node.children))
    if here.is_on is not None and here.role in (Role.SWITCH, Role.SEGMENT):
        made.set_toggled(accesskit.Toggled.TRUE if here.is_on else accesskit.Toggled.FALSE)
    elif here.is_on is not None:
        made.set_selected(here.is_on)
    if here.scale is not None:
        made.set_numeric_value(here.scale.value)
        made.set_min_numeric_value(here.scale.least)
        made.set_max_numeric_value(here.scale.most)
        if here.scale.step:
            made.set_numeric_value_step(here.scale.step)
            for each in (action.INCREMENT, action.DECREMENT, action.SET_VALUE):
                made.add_action(each)
    if here.role is Role.FIELD:
        made.add_action(action.SET_VALUE)
    if here.role is Role.DIALOG:
        made.set_modal()
    if not node.is_enabled:
        made.set_disabled()
    elif here.can_press:
        made.add_action(action.CLICK)
    if node.can_focus:
        made.add_action(action.FOCUS)
    return made
