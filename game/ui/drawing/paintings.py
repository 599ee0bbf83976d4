"""The painted pictures under art/baked, each in a few sizes: `name.webp`, `name@2x.webp`, `name@3x.webp`."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Final

import pygame

from game.errors import FeluccaError
from game.paths import asset_dir

_SCALES: Final = ("", "@2x", "@3x")
"""The endings of a picture, from the smallest to the largest."""
_SMALL, _KEPT = 40_000, 64
"""The size in pixels up to which pictures stay decoded, and their greatest number; rims and goods are parts of many
faces.
"""


class Paintings:
    """Reads painted pictures and scales them; a missing or broken one is not looked for again."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._small: OrderedDict[Path, pygame.Surface] = OrderedDict()
        self.bad: set[str] = set()
        """The names of unreadable pictures."""

    def get(self, name: str, size: tuple[int, int], *, keeps_shape: bool = False) -> pygame.Surface | None:
        """Return a picture of `size` real pixels, scaled from the smallest file at least as wide, or None.

        With `keeps_shape` the height follows from the width.
        """
        width, height = max(1, size[0]), max(1, size[1])
        found = self._read(name, width)
        if found is None:
            return None
        if keeps_shape:
            height = max(1, round(width * found.get_height() / found.get_width()))
        return pygame.transform.smoothscale(found, (width, height))

    def cover(
        self, name: str, size: tuple[int, int], middle: tuple[float, float] = (0.5, 0.5)
    ) -> pygame.Surface | None:
        """Return a picture just large enough to cover `size` real pixels, cropped to it, or None.

        `middle` is the centre of the crop as shares of width and height.
        """
        found = self._read(name, size[0])
        if found is None:
            return None
        width, height = found.get_size()
        factor = max(size[0] / width, size[1] / height)
        across, high = min(width, round(size[0] / factor)), min(height, round(size[1] / factor))
        left = min(max(0, round(width * middle[0] - across / 2)), width - across)
        top = min(max(0, round(height * middle[1] - high / 2)), height - high)
        return pygame.transform.smoothscale(found.subsurface((left, top, across, high)), size)

    def shape_of(self, name: str) -> float:
        """Return the height of a picture relative to its width, 0 if there is none."""
        found = self._read(name, 1)
        return found.get_height() / found.get_width() if found is not None else 0.0

    def _read(self, name: str, width: int) -> pygame.Surface | None:
        found: pygame.Surface | None = None
        for ending in _SCALES if name not in self.bad else ():
            try:
                found = self._load(self._file(f"{name}{ending}"))
            except (pygame.error, OSError, FeluccaError):
                break
            if found.get_width() >= width:
                break
        if found is None:
            self.bad.add(name)
        return found

    def _load(self, file: Path) -> pygame.Surface:
        if file in self._small:
            self._small.move_to_end(file)
            return self._small[file]
        found = pygame.image.load(str(file)).convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
        if found.get_width() * found.get_height() <= _SMALL:
            self._small[file] = found
            if len(self._small) > _KEPT:
                self._small.popitem(last=False)
        return found

    def _file(self, name: str) -> Path:
        folder = self._folder or asset_dir("art") / "baked"
        return folder / f"{name}.webp"
