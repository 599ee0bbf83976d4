"""`felucca check`: every mistake in the data files."""

from __future__ import annotations

from pathlib import Path

from game.components.check import check_all
from game.paths import asset_dir
from game.table.opponents import read_opponents


def check(data: Path | None = None) -> int:
    """Print all mistakes and return 1 if there are any."""
    folder = data or asset_dir("data")
    mistakes = [*check_all(folder), *read_opponents(folder / "opponents.yaml")[1]]
    for mistake in mistakes:
        print(mistake)
    if mistakes:
        print(f"{len(mistakes)} mistake{'s' * (len(mistakes) != 1)} found")
        return 1
    print("all data files are right")
    return 0
