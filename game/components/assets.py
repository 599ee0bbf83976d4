"""The files of pictures and sounds, of the program or of a plugin."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from game.paths import asset_dir, is_file
from game.registry import folders


def asset_folders(kind: Literal["art", "sounds"]) -> tuple[Path, ...]:
    """Return the program's folder, and those of plugins; raises FeluccaError if the program's is missing."""
    return asset_dir(kind), *folders(kind)


def find_asset(kind: Literal["art", "sounds"], name: str) -> Path | None:
    """Return the file `name` in the program's folder, or else in that of a plugin; None if there is none.

    Raises FeluccaError if the program's folder is missing.
    """
    return next(filter(is_file, (folder / name for folder in asset_folders(kind))), None)
