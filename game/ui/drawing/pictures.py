"""Original drawings from art/, rasterised at real pixels and cached."""

from __future__ import annotations

import contextlib
from functools import lru_cache
from pathlib import Path

import pygame

from game.components.assets import find_asset
from game.components.faces import Light
from game.errors import FeluccaError, sentence
from game.paths import is_file
from game.ui.drawing import icons, skin
from game.ui.drawing.paintings import Paintings, lit
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.theme import Rgb

_BADGE = (128, 128)
"""The size of the window's icon in pixels."""


class Pictures:
    """Rasterised drawings and scaled painted pictures by name and size; beyond `budget` bytes the least recently used
    are dropped.
    """

    def __init__(self, folder: Path | None = None, *, budget: int = 96_000_000) -> None:
        self._folder = folder
        self._kept = SurfaceCache(budget)
        self._broken: set[str] = set()
        self._paintings = Paintings(folder / "baked" if folder is not None else None)
        self._is_bare = False
        """Whether the absence of all drawings was already reported."""

    def file(self, name: str) -> Path | None:
        """Return the file of the drawing `name` (a path in art/ without its ending); None if there is none.

        Raises FeluccaError if there is no folder of drawings, but only once.
        """
        if self._folder is not None:
            file = self._folder / f"{name}.svg"
            return file if is_file(file) else None
        try:
            return find_asset("art", f"{name}.svg")
        except FeluccaError:
            if self._is_bare:
                return None
            self._is_bare = True
            raise

    def get(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the drawing `name` fitted into `size` real pixels, or None if there is none.

        Raises FeluccaError once if the file is not a drawing; afterwards it counts as missing.
        """
        key = (name, *size)
        if (found := self._kept.get(key)) is not None:
            return found
        drawn = self._draw(name, size)
        if drawn is None:
            return None
        return self._kept.keep(key, drawn.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32)))

    def painting(
        self,
        name: str,
        size: tuple[int, int],
        radius: int = 0,
        middle: tuple[float, float] = (0.5, 0.5),
        light: Light = "day",
    ) -> pygame.Surface | None:
        """Return the painted picture `name` cropped to `size` real pixels around its `middle`, or None if there is
        none.

        `middle` is a point as shares of width and height, `radius` that of its corners in real pixels, `light` the
        light in which it is seen.
        """
        key = (f"{name}#{radius}#{middle}#{light}", *size)
        if (found := self._kept.get(key)) is not None:
            return found
        cover = self._paintings.cover(name, size, middle) if all(size) else pygame.Surface(size, pygame.SRCALPHA, 32)
        if cover is None:
            return None
        if radius:
            cut = pygame.Surface(size, pygame.SRCALPHA, 32)
            skin.plain_box(
                cut, cut.get_rect(), min(radius, *(side // 2 for side in size)), (255, 255, 255), None, 0, None
            )
            cover.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return self._kept.keep(key, lit(cover, light))

    def shape_of(self, name: str) -> float:
        """Return the height of a painted picture relative to its width, 0 if there is none of that name."""
        return self._paintings.shape_of(name)

    def _draw(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        file = self.file(name)
        if file is None or name in self._broken:
            return None
        try:
            return pygame.image.load_sized_svg(str(file), (max(1, size[0]), max(1, size[1])))
        except pygame.error as error:
            self._broken.add(name)
            why = sentence("error-picture", "the picture {file} cannot be read: {reason}", file=file.name, reason=error)
            raise FeluccaError(why) from error

    def cover(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the drawing `name` scaled to cover `size` real pixels and cropped to it; None if there is none.

        Rasterising it is costly; only the cropped picture is cached, by its size. Raises FeluccaError as `get` does.
        """
        key = (f"{name}#cover", *size)
        if (found := self._kept.get(key)) is not None:
            return found
        small = self.get(name, (64, 64))
        if small is None:
            return None
        width, height = small.get_size()
        factor = max(size[0] / width, size[1] / height) * 1.04
        whole = self._draw(name, (round(width * factor) + 1, round(height * factor) + 1))
        if whole is None:
            return None
        cut = pygame.Surface(size, 0, 32)
        cut.blit(whole, ((size[0] - whole.get_width()) // 2, (size[1] - whole.get_height()) // 2))
        return self._kept.keep(key, cut)


def badge(pictures: Pictures) -> pygame.Surface | None:
    """Return the logo as the window's icon, or None if it cannot be read; the menu reports the problem."""
    with contextlib.suppress(FeluccaError):
        return pictures.get("logo", _BADGE)
    return None


@lru_cache(maxsize=256)
def icon(name: str, side: int, colour: Rgb) -> pygame.Surface | None:
    """Return an icon of the interface in one colour at `side` real pixels; None if there is none."""
    return icons.draw(name, side, colour)
