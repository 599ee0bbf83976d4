"""What the windows of all tests share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pygame

from game.ui.drawing import paintings
from game.ui.drawing.pictures import Pictures
from game.ui.drawing.surface_cache import SurfaceCache

PICTURES = Pictures()
"""The pictures of art/, read and scaled once as in the program, whose windows follow one another as tests do."""
_DECODED = SurfaceCache(200_000_000)
"""The paintings that were read: by what read them, their files, and when those changed."""


@contextmanager
def read_once() -> Iterator[None]:
    """Decode each painting once for all windows that are opened meanwhile, in whatever sizes they show it."""
    decode = paintings.decoded

    def decoded(file: Path) -> pygame.Surface:
        changed = file.stat().st_mtime_ns if file.exists() else 0
        return _DECODED.made((pygame.image.load, file, changed), lambda: decode(file))

    with patch.object(paintings, "decoded", decoded):
        yield
