"""`felucca check`: every mistake in the files that ship with Felucca."""

from __future__ import annotations

from pathlib import Path

from game import paths, registry
from game.ai.heuristics import make
from game.ai.learned import read
from game.ai.train.trainable import Trainable
from game.components.check import check_all, check_playing
from game.components.source import DefinitionError, Mistake
from game.errors import FeluccaError
from game.table.opponents import read_opponents


def check_levels(data: Path, art: Path) -> list[Mistake]:
    """Return the mistakes in the AI levels and in the portraits of the characters."""
    games = [game for name in registry.GAMES if (game := check_playing(name, data)[1]) is not None]
    try:
        return read_opponents(data / "opponents.yaml", art, games)[1]
    except DefinitionError as error:
        return list(error.mistakes)


def check_learned(data: Path) -> list[Mistake]:
    """Return the mistakes in the files of weights that the AIs need, for the games that can be played."""
    found = []
    for name in registry.GAMES:
        _, game = check_playing(name, data)
        trainable = make(game) if game is not None else None
        if not isinstance(trainable, Trainable):
            continue
        for subject, inputs in trainable.subjects().items():
            file = f"weights/{subject}.json"
            try:
                read(data / file, subject, inputs)
            except FeluccaError as error:
                found.append(Mistake(f"data/{file}", 0, str(error)))
    return found


def find_mistakes() -> list[Mistake]:
    """Return every mistake in data, drawings and sounds, sorted by file and line."""
    from game.cli.assets import check_drawings, check_sounds
    from game.cli.texts import check_texts

    data = paths.asset_dir("data")
    art, sounds = _folder("art"), _folder("sounds")
    found = [*check_all(data, art), *check_levels(data, art), *check_learned(data)]
    for home in (data, *registry.data_folders()):
        found += check_texts(home / "locale")
    return sorted({*found, *check_drawings(art), *check_sounds(sounds)})


def _folder(name: paths.Assets) -> Path:
    """Return the folder of shipped files called `name`, or its expected place if it is missing."""
    try:
        return paths.asset_dir(name)
    except FeluccaError:
        return paths.asset_dir("data").parent / name


def check() -> int:
    """Print all mistakes and return 1 if there are any."""
    mistakes = find_mistakes()
    for mistake in mistakes:
        print(mistake)
    if mistakes:
        print(f"{len(mistakes)} mistake{'s' * (len(mistakes) != 1)} found")
        return 1
    print("no mistakes found")
    return 0
