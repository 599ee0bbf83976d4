"""The adapter of Linux, which works in a process of its own.

AccessKit's adapter for AT-SPI can lock up for good: while it answers a question about the state of a node it takes the
lock of the tree twice, and a change of the tree in between lets each wait for the other, holding the interpreter's
lock. In the process of the window that would freeze the game. Here it freezes only the helper process, which is
replaced within seconds; the screen reader then finds the window again, and what it had missed is announced.
"""

from __future__ import annotations

import contextlib
import queue
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from game.ui.accessibility.native import desktop_adapter, show_place, tree_update
from game.ui.accessibility.tree import (
    NOWHERE,
    Element,
    Publication,
    ReaderRequest,
    Tree,
    TreeChange,
    WindowFocus,
    Wish,
)
from game.ui.widgets.accessible import Role

if TYPE_CHECKING:  # most players have no screen reader, and the menu shall not wait for it
    from multiprocessing.connection import Connection

Serve = Callable[["Connection[Any, Any]"], None]
"""The main function of a helper; it is called with the helper's end of the connection."""

PATIENCE = 3.0
"""The seconds after which a helper that has not taken a message counts as frozen, and a silent one is asked whether it
still answers.
"""
SHORT = 10.0
"""The lifetime in seconds below which a helper counts as failed."""
ATTEMPTS, PAUSE = 5, 60.0
"""The number of failed helpers in a row after which the next one has to wait, and how many seconds."""
SETTLED = 0.1
"""The seconds from AccessKit's question for the tree to ours, long enough for it to have left the call."""


class Sign(Enum):
    """The short messages between the window and its helper."""

    PING = auto()
    """Asks whether the helper still answers."""
    TAKEN = auto()
    """The helper has taken its oldest message."""
    END = auto()
    """There are no more messages."""


Message = TreeChange | WindowFocus | Sign
"""A message to a helper."""


class RemoteAdapter:
    """Publishes the window's tree through a helper, while a screen reader is listening; no method waits for it."""

    def __init__(self, on_request: Callable[[ReaderRequest], None], serve: Serve | None = None) -> None:
        """`on_request` gets the requests of the screen reader, in threads of this adapter."""
        self._on_request = on_request
        self._serve = serve or serve_screen_reader
        self._lock = threading.RLock()
        self._publication = Publication()
        self._heard: set[int] = set()
        """The announcements that a helper has taken."""
        self._is_focused = False
        self._failures = 0
        self._helper: _Helper | None = None
        # It has no tree of its own, so it cannot lock up: it only tells when a screen reader comes and goes.
        self._watch = desktop_adapter(self._begin, lambda _: None, self._end)

    def show(self, tree: Tree) -> None:
        """Publish the screen's tree and the latest announcements."""
        tree = replace(tree, elements={number: with_value(each) for number, each in tree.elements.items()})
        with self._lock:
            if self._helper is None or not self._helper.is_asking:
                return
            self._heard &= tree.said.keys()
            unheard = tree.said.keys() - self._heard
            if self._publication.is_new and unheard:  # what comes with the first tree is not announced
                self._helper.send(self._publication.change(tree.without(unheard)))
            self._helper.send(self._publication.change(tree))

    def show_focused(self, is_focused: bool) -> None:
        """Report whether the window has the system's focus."""
        with self._lock:
            self._is_focused = is_focused
            if self._helper is not None and self._helper.is_asking:
                self._helper.send(WindowFocus(is_focused))

    def close(self) -> None:
        """End the helper."""
        with self._lock:
            helper, self._helper = self._helper, None
        if helper is not None:
            helper.end()

    def _begin(self) -> None:
        """Start a helper, because a screen reader listens from now on."""
        with self._lock:
            self.close()
            self._failures = 0
            self._start()

    def _end(self) -> None:
        self.close()
        self._on_request(ReaderRequest(Wish.NOTHING))

    def _start(self) -> None:
        self._helper = None
        with contextlib.suppress(OSError):  # without a further process there is no screen reader
            self._helper = _Helper(self._serve, self._answer, self._replace)

    def _answer(self, helper: _Helper, reply: ReaderRequest | TreeChange) -> None:
        """Pass on a request of the helper, or note the change that it has taken."""
        with self._lock:
            if helper is not self._helper:
                return
            if isinstance(reply, TreeChange):
                self._heard |= reply.said.keys()
                return
            if reply.wish is Wish.TREE:
                helper.is_asking = True
                helper.send(WindowFocus(self._is_focused))
                self._publication.forget()
        self._on_request(reply)

    def _replace(self, helper: _Helper) -> None:
        """Start another helper in place of one that has ended or was frozen."""
        with self._lock:
            if helper is not self._helper:
                return
            self._failures = self._failures + 1 if helper.age < SHORT else 0
        if self._failures >= ATTEMPTS:
            time.sleep(PAUSE)
        with self._lock:
            if helper is self._helper:
                self._start()


def with_value(element: Element) -> Element:
    """Return an element with its value in its name, unless it is a text field: only of these AccessKit publishes the
    value as text.
    """
    from game.locale import text

    here = element.is_
    if not here.value or here.role is Role.FIELD:
        return element
    return replace(element, is_=replace(here, name=text("name-figure", name=here.name, figure=here.value)))


class _Helper:
    """A process that talks to the screen reader, and the two threads that talk to it."""

    def __init__(
        self,
        serve: Serve,
        on_reply: Callable[[_Helper, ReaderRequest | TreeChange], None],
        on_end: Callable[[_Helper], None],
    ) -> None:
        """`on_reply` gets requests, and each change that was taken; raises OSError if no process can be started."""
        import multiprocessing

        from game import processes

        context = multiprocessing.get_context("spawn")
        self.is_asking = False
        """Whether it has asked for the tree, so that it can take changes."""
        self._on_reply, self._on_end = on_reply, on_end
        self._connection, its = context.Pipe()
        self._process = context.Process(target=serve, args=(its,), name="felucca-screen-reader", daemon=True)
        try:
            processes.start(self._process)
        except OSError:
            self._connection.close()
            raise
        finally:
            its.close()
        self._began = time.monotonic()
        self._messages: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self._sent: deque[tuple[float, Message]] = deque()
        """The messages that it has not taken yet, and since when they have waited."""
        self._sender = threading.Thread(target=self._send, name="felucca-screen-reader-out", daemon=True)
        self._sender.start()
        threading.Thread(target=self._receive, name="felucca-screen-reader-in", daemon=True).start()

    @property
    def age(self) -> float:
        """The seconds since it was started."""
        return time.monotonic() - self._began

    def send(self, message: Message) -> None:
        """Send a message; does not wait."""
        self._messages.put(message)

    def end(self) -> None:
        """End the process; what the screen reader still asks is dropped."""
        self._process.kill()

    def _send(self) -> None:
        with contextlib.suppress(OSError):  # it has ended
            while (message := self._messages.get()) is not Sign.END:
                self._sent.append((time.monotonic(), message))
                self._connection.send(message)

    def _receive(self) -> None:
        """Pass on its replies until it ends or is frozen."""
        with contextlib.suppress(OSError, EOFError):
            while not self._is_frozen():
                if self._connection.poll(PATIENCE):
                    self._take(self._connection.recv())
                elif self.is_asking:
                    self.send(Sign.PING)
        self._process.kill()
        self._process.join()
        self.send(Sign.END)
        self._sender.join()
        self._connection.close()
        self._on_end(self)

    def _take(self, reply: ReaderRequest | Sign) -> None:
        """Handle a request, or the news that the oldest message was taken."""
        if isinstance(reply, ReaderRequest):
            self._on_reply(self, reply)
            return
        _, message = self._sent.popleft()
        if isinstance(message, TreeChange):
            self._on_reply(self, message)

    def _is_frozen(self) -> bool:
        return bool(self._sent) and time.monotonic() - self._sent[0][0] > PATIENCE


def serve_screen_reader(connection: Connection[Any, Any]) -> None:
    """Publish the trees that arrive, and send the requests of the screen reader; the main function of a helper.

    Nothing may arrive before the first request, which is for the tree. It is sent a moment after AccessKit has asked:
    while AccessKit asks, it holds a lock that a change of the tree would wait for, together with the interpreter's.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that started this one
    lock = threading.Lock()

    def reply(answer: ReaderRequest | Sign) -> None:
        with lock, contextlib.suppress(OSError):
            connection.send(answer)

    def begin() -> None:
        threading.Timer(SETTLED, reply, [ReaderRequest(Wish.TREE)]).start()

    native, place = desktop_adapter(begin, reply, lambda: None), NOWHERE
    while True:
        try:
            message: Message = connection.recv()
        except (EOFError, OSError):
            return
        if isinstance(message, TreeChange):
            if message.place != place:
                place = message.place
                show_place(native, place)
            native.update_if_active(lambda: tree_update(message))  # noqa: B023
        elif isinstance(message, WindowFocus):
            native.update_window_focus_state(message.is_focused)
        reply(Sign.TAKEN)
