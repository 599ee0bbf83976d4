"""The declaration of a picture: its name, its sizes and the function that paints it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image


@dataclass(frozen=True, slots=True)
class Picture:
    """One entry of the bake list.

    `name` is the path under art/baked without its ending, such as "sobek/ivory". `size` is the size of the picture at
    1x, in pixels; `scales` are the multiples that are baked. `paint` gets the width of the largest and returns it; all
    others are scaled down from it, so that every size agrees. `quality` is that of WebP at 1x; each further scale has
    `finer` less, for it is seen on screens with finer pixels.
    """

    name: str
    size: tuple[int, int]
    paint: Callable[[int], Image] = field(repr=False)
    scales: tuple[int, ...] = (1, 2)
    quality: int = 84
    finer: int = 0

    def files(self) -> dict[str, tuple[int, int]]:
        """Return the files under art/baked and their sizes in pixels."""
        width, height = self.size
        return {f"{self.name}{suffix(scale)}.webp": (width * scale, height * scale) for scale in self.scales}

    @property
    def game(self) -> str:
        """Return the folder of the picture."""
        return PurePosixPath(self.name).parts[0]


def suffix(scale: int) -> str:
    """Return the end of a file's name: nothing at 1x, `@2x` at 2x."""
    return "" if scale == 1 else f"@{scale}x"
