"""What the windows of all tests share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pygame

from game.ui import wiring
from game.ui.drawing import paintings
from game.ui.drawing.pictures import Pictures
from game.ui.drawing.surface_cache import SurfaceCache

_DECODE = paintings.decoded
PICTURES = Pictures()
"""The pictures of art/, read and scaled once as in the program, whose windows follow one another as tests do."""
_DECODED = SurfaceCache(200_000_000)
"""The paintings that were read: by what read them, their files, and when those changed."""


@contextmanager
def read_once() -> Iterator[None]:
    """Decode each painting once for all windows that are opened meanwhile, in whatever sizes they show it.

    Within another such context it changes nothing.
    """

    def decoded(file: Path) -> pygame.Surface:
        changed = file.stat().st_mtime_ns if file.exists() else 0
        return _DECODED.made((pygame.image.load, file, changed), lambda: _DECODE(file))

    with patch.object(paintings, "decoded", decoded):
        yield


@contextmanager
def uncollected() -> Iterator[None]:
    """Let nobody look for garbage while a game is made ready: among all that tests keep this would take long."""
    with patch.object(wiring, "gc", SimpleNamespace(collect=lambda: 0)):
        yield
