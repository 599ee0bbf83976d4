"""`felucca check`: every mistake in the data files."""

from __future__ import annotations

from pathlib import Path

from game.ai.knowhow import make
from game.ai.learned import read
from game.ai.train.pupil import Pupil
from game.cli.table import find_game
from game.components.check import check_all
from game.components.source import Mistake
from game.errors import FeluccaError
from game.paths import asset_dir
from game.rules import registry
from game.table.opponents import read_opponents


def check_levels(folder: Path) -> list[Mistake]:
    """Return what is wrong with the levels that programs play at, and with the seals of the characters."""
    return read_opponents(folder / "opponents.yaml", asset_dir("art"))[1]


def check_learned(folder: Path) -> list[str]:
    """Return what is wrong with the files of weights that the programs need."""
    found = []
    for name in registry.GAMES:
        pupil = make(find_game(name))
        if not isinstance(pupil, Pupil):
            continue
        for subject, inputs in pupil.subjects().items():
            try:
                read(folder / "knowhow" / f"{subject}.json", subject, inputs)
            except FeluccaError as error:
                found.append(str(error))
    return found


def check(data: Path | None = None) -> int:
    """Print all mistakes and return 1 if there are any."""
    folder = data or asset_dir("data")
    mistakes: list[object] = [*check_all(folder), *check_levels(folder)]
    mistakes += check_learned(folder)
    for mistake in mistakes:
        print(mistake)
    if mistakes:
        print(f"{len(mistakes)} mistake{'s' * (len(mistakes) != 1)} found")
        return 1
    print("all data files are right")
    return 0
