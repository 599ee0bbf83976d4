"""The connection to the system's screen reader."""

from __future__ import annotations

import contextlib
import sys
from typing import Any, Protocol

import pygame

from game.ui.accessibility.native import is_available, tree_update, window_adapter
from game.ui.accessibility.tree import Publication, ReaderRequest, Tree, Wish

REQUESTED = pygame.event.custom_type()
"""The type of events that carry a screen reader's request; their `request` is a `ReaderRequest`."""
_UNSEEN = ("dummy", "offscreen")


class Adapter(Protocol):
    """Publishes a window's tree for the system's screen reader, while one is listening.

    Requests arrive as events and may come from any thread.
    """

    def show(self, tree: Tree) -> None:
        """Publish the screen's tree and the latest announcements."""

    def show_focused(self, is_focused: bool) -> None:
        """Report whether the window has the system's focus."""

    def close(self) -> None:
        """End the connection."""


class WindowAdapter:
    """The adapter of Windows or macOS, which belongs to a window. Must be made before the window is shown."""

    def __init__(self, window: pygame.Window) -> None:
        self._publication = Publication()
        self._native = window_adapter(window.handle, self._begin, _post)

    def show(self, tree: Tree) -> None:
        """Publish the screen's tree and the latest announcements."""
        self._raise(self._native.update_if_active(lambda: tree_update(self._publication.change(tree))))

    def show_focused(self, is_focused: bool) -> None:
        """Report whether the window has the system's focus; Windows reports that by itself."""
        if sys.platform == "darwin":
            self._raise(self._native.update_view_focus_state(is_focused))

    def close(self) -> None:
        """Do nothing: the adapter ends with the window."""

    def _begin(self) -> None:
        """Ask for the tree, because somebody listens from now on."""
        self._publication.forget()
        _post(ReaderRequest(Wish.TREE))

    def _raise(self, events: Any) -> None:
        if events is not None:
            events.raise_events()


def make_adapter(window: pygame.Window) -> Adapter | None:
    """Return the connection to a screen reader for a window not yet shown; None if there can be none."""
    if not is_available() or pygame.display.get_driver() in _UNSEEN:
        return None
    with contextlib.suppress(Exception):  # whatever goes wrong in the parts of the system, the game goes on without
        if sys.platform in ("win32", "darwin"):
            return WindowAdapter(window)
        from game.ui.accessibility.remote import RemoteAdapter

        return RemoteAdapter(_post)
    return None


def _post(request: ReaderRequest) -> None:
    with contextlib.suppress(pygame.error):  # the window may be closed already
        pygame.event.post(pygame.event.Event(REQUESTED, request=request))
