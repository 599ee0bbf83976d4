"""The painted pictures under art/baked, `name.webp`, `name@2x.webp` and `name@3x.webp`, and the light on them."""

from __future__ import annotations

import contextlib
import math
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game.components.assets import asset_folders, find_asset
from game.components.faces import Light
from game.errors import FeluccaError

_NIGHT: Final = (84, 96, 150)
"""The part of each colour, of 255, that the night leaves."""
_LAMP: Final = (171, 132, 52)
"""The colour that lamps add to the night where they are brightest."""
_LAMP_AT, _LAMP_REACH = (0.46, 0.66), 0.52
"""The place of the lamps of a building and the reach of their light, as shares of its picture."""
_GRAIN: Final = 48
"""The side in pixels of the field of light that is scaled to a picture."""


def lit(picture: pygame.Surface, light: Light) -> pygame.Surface:
    """Return a picture with alpha as it looks in a light; by day it is the picture itself."""
    if light == "day":
        return picture
    seen = picture.copy()
    if light == "night":
        seen.fill(_NIGHT, special_flags=pygame.BLEND_RGB_MULT)
    else:
        field = pygame.transform.smoothscale(_lamplight(), picture.get_size())
        seen.blit(field, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return seen


@lru_cache(maxsize=1)
def _lamplight() -> pygame.Surface:
    """Return the night with a lamp in it, as a small opaque field of light."""
    field = pygame.Surface((_GRAIN, _GRAIN), 0, 32)
    for x in range(_GRAIN):
        for y in range(_GRAIN):
            away = pygame.Vector2(x / _GRAIN - _LAMP_AT[0], y / _GRAIN - _LAMP_AT[1]).length() / _LAMP_REACH
            share = max(0.0, 1 - away) ** 1.2
            field.set_at((x, y), [round(night + lamp * share) for night, lamp in zip(_NIGHT, _LAMP, strict=True)])
    return field


_SCALES: Final = ("", "@2x", "@3x")
"""The endings of a picture, from the smallest to the largest."""
_HEAD: Final = 30
"""The number of bytes at the beginning of a file that tell its size."""
_SMALL: Final = 130_000
"""The size in pixels up to which a picture is small, such as a piece; all those of a game take at most 20 MB."""
_LARGE, _KEPT = 450_000, 1_000_000
"""The size in pixels up to which pictures stay decoded, and their size in all; goods and rims are parts of many
faces.
"""


class ReadAhead:
    """Painted pictures decoded before they are needed, by their files; each is handed out once."""

    def __init__(self) -> None:
        self._pictures: dict[Path, pygame.Surface] = {}

    def read(self, widths: Mapping[str, float], paintings: Paintings | None = None) -> None:
        """Read the files that `paintings`, by default those of the program, need for pictures of these widths.

        `widths` are in real pixels, by the names of the pictures. Any thread may call it. Pictures read earlier are
        dropped unless they are among these; files that cannot be read are skipped.
        """
        before, self._pictures = self._pictures, {}
        self._read(widths, paintings or Paintings(), before)

    def add(self, widths: Mapping[str, float]) -> frozenset[Path]:
        """Read the pictures for these widths, as in `read`, but drop none; return their files."""
        return self._read(widths, Paintings(), {})

    def _read(
        self, widths: Mapping[str, float], paintings: Paintings, before: dict[Path, pygame.Surface]
    ) -> frozenset[Path]:
        """Read pictures unless they are there, or were `before`; return their files."""
        pictures, files = self._pictures, []
        for name, width in widths.items():
            for each in paintings.names(name, round(width)):
                with contextlib.suppress(pygame.error, OSError, FeluccaError):
                    file = paintings.file(each)
                    if file not in pictures:
                        pictures[file] = before.pop(file) if file in before else decoded(file)
                    files.append(file)
                    break
        return frozenset(files)

    def drop(self, files: Iterable[Path]) -> None:
        """Drop the pictures of these files, if nobody has taken them."""
        for file in files:
            self._pictures.pop(file, None)

    def take(self, file: Path) -> pygame.Surface | None:
        """Return the picture of a file, None if it was not read or was taken."""
        return self._pictures.pop(file, None)


AHEAD: Final = ReadAhead()
"""The pictures read ahead for all painters."""


class Paintings:
    """Reads painted pictures and scales them; a missing or broken one is not looked for again."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._decoded: OrderedDict[str, pygame.Surface] = OrderedDict()
        self._held = 0
        """The size of the decoded pictures in pixels."""
        self._sizes: dict[str, tuple[int, int]] = {}
        """The sizes of the smallest files, by name."""
        self._unread: set[str] = set()
        """The files that are missing or broken, by name."""
        self.bad: set[str] = set()
        """The names of unreadable pictures."""

    def get(self, name: str, size: tuple[int, int], *, keeps_shape: bool = False) -> pygame.Surface | None:
        """Return a picture of `size` real pixels, scaled from the smallest file at least as wide, or else the largest;
        None if there is none.

        With `keeps_shape` the height follows from the width.
        """
        width, height = max(1, size[0]), max(1, size[1])
        found = self._read(name, width)
        if found is None:
            return None
        if keeps_shape:
            height = max(1, round(width * found.get_height() / found.get_width()))
        return _scaled(found, (width, height))

    def cover(
        self, name: str, size: tuple[int, int], middle: tuple[float, float] = (0.5, 0.5)
    ) -> pygame.Surface | None:
        """Return a picture just large enough to cover `size` real pixels, cropped to it; None if there is none.

        `middle` is the centre of the crop as shares of width and height.
        """
        found = self._read(name, size[0])
        if found is None:
            return None
        width, height = found.get_size()
        factor = max(size[0] / width, size[1] / height)
        across, high = (
            max(1, min(whole, round(side / factor))) for whole, side in ((width, size[0]), (height, size[1]))
        )
        left = min(max(0, round(width * middle[0] - across / 2)), width - across)
        top = min(max(0, round(height * middle[1] - high / 2)), height - high)
        return _scaled(found.subsurface((left, top, across, high)), size)

    def names(self, name: str, width: int) -> list[str]:
        """Return the names of the files to try for a width in real pixels, the best first; [] without such a picture.

        Only the last, that of the smallest file, is sure to exist.
        """
        least = self._size(name)[0]
        wanted = max(1, -(-width // least)) if least else 0
        return [f"{name}{ending}" for ending in reversed(_SCALES[:wanted])]

    def small(self, folder: str) -> list[str]:
        """Return the names of the pictures in a folder of art/baked whose smallest file has at most 130,000 pixels."""
        baked = [self._folder] if self._folder else [art / "baked" for art in asset_folders("art")]
        files = sorted(file for each in baked for file in (each / folder).glob("*.webp") if "@" not in file.stem)
        return [name for file in files if math.prod(self._size(name := f"{folder}/{file.stem}")) <= _SMALL]

    def shape_of(self, name: str) -> float:
        """Return the height of a picture relative to its width, 0 if there is none."""
        width, height = self._size(name)
        return height / width if width else 0.0

    def _read(self, name: str, width: int) -> pygame.Surface | None:
        """Return the smallest file at least as wide, or the largest there is; None if there is none."""
        found = next((found for each in self.names(name, width) if (found := self._load(each)) is not None), None)
        if found is None:
            self.bad.add(name)
        return found

    def _size(self, name: str) -> tuple[int, int]:
        """Return the size of the smallest file of a picture, found in its first bytes; (0, 0) if there is none."""
        if name in self.bad:
            return 0, 0
        if name not in self._sizes:
            try:
                with self.file(name).open("rb") as file:
                    self._sizes[name] = size_in(file.read(_HEAD))
            except (OSError, FeluccaError):
                self._sizes[name] = 0, 0
        return self._sizes[name]

    def _load(self, name: str) -> pygame.Surface | None:
        """Return the picture of one file, kept if it is small, or None if it cannot be read."""
        if name in self._decoded:
            self._decoded.move_to_end(name)
            return self._decoded[name]
        if name in self._unread:
            return None
        try:
            file = self.file(name)
            found = AHEAD.take(file) or decoded(file)
        except (pygame.error, OSError, FeluccaError):
            self._unread.add(name)
            return None
        if _area(found) <= _LARGE:
            self._decoded[name] = found
            self._held += _area(found)
            while self._held > _KEPT:
                self._held -= _area(self._decoded.popitem(last=False)[1])
        return found

    def file(self, name: str) -> Path:
        """Return the file of a picture; raises FileNotFoundError or FeluccaError if no assets contain it.

        In a folder that the caller gave, the file is not looked for and need not exist.
        """
        if self._folder is not None:
            return self._folder / f"{name}.webp"
        file = find_asset("art", f"baked/{name}.webp")
        if file is None:
            raise FileNotFoundError(name)
        return file


def decoded(file: Path) -> pygame.Surface:
    """Return the picture of a file, in 32 bits with alpha if the file has it; raises pygame.error or OSError."""
    read = pygame.image.load(str(file))
    return read.convert(pygame.Surface((1, 1), read.get_flags() & pygame.SRCALPHA, 32))


def _scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture with alpha in another size; one without alpha stays opaque.

    pygame scales alpha like a colour and loses up to 4 of 255 of it, so that what lies below would shine through.
    """
    found = pygame.transform.smoothscale(picture, size) if picture.get_size() != size else picture.copy()
    if found.get_flags() & pygame.SRCALPHA:
        return found
    opaque = pygame.Surface(size, pygame.SRCALPHA, 32)  # a converted one would not blend what is cut out of it later
    opaque.blit(found, (0, 0))
    return opaque


def size_in(head: bytes) -> tuple[int, int]:
    """Return the width and height given at the beginning of a WebP file, in pixels; (0, 0) for any other file.

    The container knows three kinds: lossy, lossless, and extended, such as lossy with alpha.
    """
    if len(head) < _HEAD or head[:4] != b"RIFF" or head[8:12] != b"WEBP":
        return 0, 0
    match head[12:16]:
        case b"VP8 ":
            return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF
        case b"VP8L":
            bits = int.from_bytes(head[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":
            return int.from_bytes(head[24:27], "little") + 1, int.from_bytes(head[27:30], "little") + 1
    return 0, 0


def _area(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()
