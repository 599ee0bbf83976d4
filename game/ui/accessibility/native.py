"""AccessKit: its adapters for each system, and translation into its types and back. Nothing else imports it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from game.ui.accessibility.tree import WINDOW, Edges, Element, ReaderRequest, TreeChange, Wish
from game.ui.widgets.accessible import Role

try:
    import accesskit
except ImportError:  # there is no wheel for this system
    accesskit = None

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
_RUNS = 1 << 40
"""The number of the text in a field, counted from that of the field."""
_WORD = re.compile(r"\S+\s*|\s+")
"""A word with the space after it."""


def is_available() -> bool:
    """Return whether AccessKit is available on this system."""
    return accesskit is not None


def window_adapter(window: int, on_begin: Callable[[], None], on_request: Callable[[ReaderRequest], None]) -> Any:
    """Return the adapter of Windows or macOS for the handle of a window."""
    if sys.platform == "darwin":
        accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
        return accesskit.macos.SubclassingAdapter.for_window(window, on_begin, _forwarding(on_request))
    return accesskit.windows.SubclassingAdapter(window, on_begin, _forwarding(on_request))


def desktop_adapter(
    on_begin: Callable[[], None], on_request: Callable[[ReaderRequest], None], on_end: Callable[[], None]
) -> Any:
    """Return the adapter of Linux, which belongs to no window; it calls from a thread of its own."""
    return accesskit.unix.Adapter(on_begin, _forwarding(on_request), on_end)


def show_place(adapter: Any, place: Edges) -> None:
    """Tell the adapter of Linux where the window lies on the screen, without any frame around it."""
    rect = accesskit.Rect(*place)
    adapter.set_root_window_bounds(rect, rect)


def tree_update(change: TreeChange) -> Any:
    """Return a change of the tree as AccessKit's TreeUpdate."""
    update = accesskit.TreeUpdate(change.focus)
    update.tree = accesskit.Tree(WINDOW)
    update.tree.toolkit_name = "Felucca"
    for number, element in change.elements.items():
        made = _node(element, change.scale)
        if change.language:
            made.set_language(change.language)
        if element.is_.role is Role.FIELD:
            _add_text(update, number, made, element)
        if number in change.said:
            is_urgent = change.said[number].is_urgent
            made.set_live(accesskit.Live.ASSERTIVE if is_urgent else accesskit.Live.POLITE)
        update.nodes.append((number, made))
    return update


def _forwarding(on_request: Callable[[ReaderRequest], None]) -> Callable[[Any], None]:
    """Return a function that takes AccessKit's requests, and passes on those that we know."""
    action = accesskit.Action
    wishes = (  # AccessKit's values have no hash
        (action.CLICK, Wish.PRESS),
        (action.FOCUS, Wish.FOCUS),
        (action.INCREMENT, Wish.MORE),
        (action.DECREMENT, Wish.LESS),
        (action.SET_VALUE, Wish.VALUE),
    )

    def forward(request: Any) -> None:
        for known, wish in wishes:
            if known == request.action:
                value = request.data[1] if isinstance(request.data, Sequence) else None
                on_request(ReaderRequest(wish, request.target, value))

    return forward


def _add_text(update: Any, number: int, field: Any, element: Element) -> None:
    """Give a text field its text and its selection as a run within it, from which screen readers follow the typing."""
    here, run = element.is_, number + _RUNS
    made = accesskit.Node(accesskit.Role.TEXT_RUN)
    made.set_value(here.value)
    made.set_character_lengths([len(letter.encode()) for letter in here.value])
    made.set_word_lengths([len(word) for word in _WORD.findall(here.value)])
    field.set_children([run])
    if here.marked is not None:
        anchor, caret = (accesskit.TextPosition(run, at) for at in here.marked)
        field.set_text_selection(accesskit.TextSelection(anchor, caret))
    update.nodes.append((run, made))


def _node(element: Element, scale: float) -> Any:
    """Return an element as a node of AccessKit."""
    here, action = element.is_, accesskit.Action
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
    made.set_bounds(accesskit.Rect(*(edge * scale for edge in element.rect)))
    made.set_children(list(element.children))
    if element.position is not None:
        made.set_position_in_set(element.position)
    if element.options:
        made.set_size_of_set(element.options)
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
    if not element.is_enabled:
        made.set_disabled()
    elif here.can_press:
        made.add_action(action.CLICK)
    if element.can_focus:
        made.add_action(action.FOCUS)
    return made
