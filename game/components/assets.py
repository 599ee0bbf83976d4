"""The files of pictures and sounds, of the program or of a plugin."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from game.paths import asset_dir, is_file
from game.registry import folders


def find_asset(kind: Literal["art", "sounds"], name: str) -> Path | None:
    """Return the file of that path in a folder, the program's before those of plugins; None if there is none.

    Raises FeluccaError if the program's folder is missing.
    """
    files = (folder / name for folder in (asset_dir(kind), *folders(kind)))
    return next(filter(is_file, files), None)
