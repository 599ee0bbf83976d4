"""A single instance: a program that is started with a file hands it to this player's open window, if there is one.

The first process listens, a later one sends the path, through a socket in the player's folder or, on Windows, a named
pipe.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import threading
from multiprocessing.connection import Client, Listener
from pathlib import Path

import pygame

from game.paths import user_dir

RUNG = pygame.event.custom_type()
"""The type of the event for a file that a later start passes on; `file` is its path."""
PATIENCE = 1.0
"""The seconds to wait for an answer of the other process."""
_LONGEST = 1 << 15
_HEARD = b"heard"
_FAMILY = "AF_PIPE" if sys.platform == "win32" else "AF_UNIX"


def _address() -> str:
    home = user_dir().absolute()
    if sys.platform == "win32":
        return rf"\\.\pipe\felucca-{hashlib.sha256(str(home).encode()).hexdigest()[:16]}"
    return str(home / "window.sock")


def ring(file: Path) -> bool:
    """Ask the open window of this player to open a file; return whether there is one and it has heard."""
    try:
        with Client(_address(), _FAMILY) as other:
            other.send_bytes(os.fsencode(file.absolute()))
            return other.poll(PATIENCE) and other.recv_bytes(len(_HEARD)) == _HEARD
    except (OSError, EOFError):
        return False


class Doorbell:
    """Listens for later starts, from `open` to `close`, unless another window of this player does."""

    def __init__(self) -> None:
        self._listener: Listener | None = None
        self._thread: threading.Thread | None = None

    def open(self) -> None:
        """Listen from now on. Where that is impossible, later starts open windows of their own."""
        self._listener = _listening()
        if self._listener is not None:
            self._thread = threading.Thread(target=self._listen, args=(self._listener,), daemon=True)
            self._thread.start()

    def _listen(self, listener: Listener) -> None:
        while self._listener is not None:
            with contextlib.suppress(OSError, EOFError, pygame.error), listener.accept() as other:
                if self._listener is not None and other.poll(PATIENCE):
                    file = os.fsdecode(other.recv_bytes(_LONGEST))
                    pygame.event.post(pygame.event.Event(RUNG, file=file))
                    other.send_bytes(_HEARD)

    def close(self) -> None:
        """Stop listening; the thread is woken, since nothing else ends its wait."""
        listener, self._listener = self._listener, None
        if listener is None or self._thread is None:
            return
        with contextlib.suppress(OSError), Client(_address(), _FAMILY):
            pass
        self._thread.join(PATIENCE)
        listener.close()


def _listening() -> Listener | None:
    """Return a listener at the address; None if another process listens there already, or none can be made.

    The first start of a player makes the folder that the address is in.
    """
    address = _address()
    with contextlib.suppress(OSError):
        user_dir().mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        return Listener(address, _FAMILY)
    if sys.platform == "win32":
        return None
    try:
        with Client(address, _FAMILY):
            return None
    except OSError:  # left behind by a window that was killed
        with contextlib.suppress(OSError):
            Path(address).unlink()
            return Listener(address, _FAMILY)
    return None
