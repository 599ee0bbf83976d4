"""Where the shipped files are: in a source tree, an installed wheel or a frozen executable."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Literal

from game.errors import FeluccaError

Assets = Literal["data", "art", "sounds"]


def _candidates(name: str) -> list[Path]:
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    roots = [Path(frozen)] if frozen else []
    return [root / name for root in (*roots, package / "_assets", package.parent)]


@cache
def asset_dir(name: Assets) -> Path:
    """Return the folder of shipped files called `name`.

    Raises FeluccaError if the program was installed without it.
    """
    for folder in _candidates(name):
        if folder.is_dir():
            return folder
    raise FeluccaError(f"the folder '{name}' that belongs to Felucca is missing: please install the program again")
