"""`felucca screenshots`: every scene of the window as a picture, in several sizes and languages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

import pygame

from game import locale, registry
from game.ai.budget import Budget, Limit
from game.ai.levels import make_player
from game.cli import gallery
from game.cli.gallery import Playthrough
from game.cli.table import find_game
from game.errors import FeluccaError, reason
from game.match.match import Match
from game.match.seats import ai, human
from game.rules.core.game import Setup

SEED = "felucca"
_LEVELS = (("merchant", "Nefer"), ("pharaoh", "Ramose"), ("gambler", "Tiye"))
"""The AIs that play against a person at the tables shown."""
_NODES = 16
_LONGEST = 600
"""The decisions after which a match is cut off, since it might never end."""
_SHEET_HIGH, _SHEET_GAP, _SHEET_WIDE = 400, 12, 3000
"""The height of a picture on a sheet, the room between two, and the greatest width of a row, in real pixels."""


def screenshots(
    folder: Path,
    sizes: Sequence[tuple[int, int]],
    languages: Sequence[str],
    chosen: Sequence[str] = (),
    only: Sequence[str] = (),
    *,
    sheets: bool = False,
    theme: str = "papyrus",
    text_size: float = 1.0,
) -> int:
    """Write every scene to `folder/LANGUAGE/SIZE`, and sheets with all sizes of each to `folder/LANGUAGE`.

    With games `chosen`, only their scenes are written; with patterns in `only`, those whose files have a name that
    matches one. Return the number of pictures without sheets. Raises FeluccaError for an unknown language, patterns
    that no name matches, a blank picture, or a file that cannot be written.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    unknown = next((language for language in languages if language not in locale.available_languages()), "")
    if unknown:
        raise FeluccaError(f"there is no language '{unknown}': choose {', '.join(locale.available_languages())}")
    games = {name: play_through(name) for name in chosen or registry.GAMES if _may_show(only, name)}
    count = 0
    try:
        for language in languages:
            locale.set_language(language)
            small: dict[str, list[pygame.Surface]] = {}
            for size in sizes:
                scenes = gallery.pictures(language, games, size, lone=not chosen, theme=theme, text_size=text_size)
                for scene in scenes:
                    name = file_name(scene.name)
                    if only and not any(fnmatchcase(name, pattern) for pattern in only):
                        continue
                    picture = scene.paint()
                    _write(picture, folder / language / f"{size[0]}x{size[1]}" / f"{name}.png")
                    if sheets:
                        small.setdefault(name, []).append(_reduced(picture))
                    count += 1
            for name, several in small.items():
                _write(_sheet(several), folder / language / f"{name}.png")
    finally:
        locale.set_language(locale.FALLBACK)
    if only and not count:
        raise FeluccaError(f"no scene has a name like {' or '.join(only)}")
    return count


def _may_show(only: Sequence[str], game: str) -> bool:
    """Return whether scenes of a game, which end with its name, can match one of the patterns."""
    ends = [re.split(r"[*?\]]", pattern)[-1] for pattern in only]
    return not only or any(end.endswith(game) or game.endswith(end) for end in ends)


def file_name(scene: str) -> str:
    """Return the name of the file for a scene: `NewGameScene sobek` becomes `new-game-sobek`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", scene.replace("Scene", "")).replace(" ", "-").lower().lstrip("_")


def play_through(name: str) -> Playthrough:
    """Play a match of a game with as many seats as it allows, and return it: the first seat is a person's."""
    game = find_game(name)
    others = max(game.seats) - 1
    seats = (human("Anna"), *(ai(level_name, called) for level_name, called in _LEVELS[:others]))
    # a quick AI decides for all, whatever level their portraits are of
    players = [make_player("greedy", game, {}, seed) for seed in range(len(seats))]
    match = Match.new(game, Setup(len(seats)), seats, seed=SEED, salt="-", clock=None)
    while not match.is_over and match.ply < _LONGEST:
        seat = match.to_move
        match.submit(seat, players[seat].choose(match.view(seat), Budget(Limit(nodes=_NODES))), match.ply)
    if not match.is_over:
        raise FeluccaError(f"the match of {name} does not end")
    return Playthrough(seats, SEED, [match.decision(ply)[1] for ply in range(1, match.ply + 1)])


def _write(picture: pygame.Surface, file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, str(file))
    except OSError as error:
        raise FeluccaError(f"the picture '{file}' cannot be written: {reason(error)}") from None
    except pygame.error as error:
        raise FeluccaError(f"the picture '{file}' cannot be written: {error}") from None


def _reduced(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture scaled to the height of a sheet."""
    width = round(picture.get_width() * _SHEET_HIGH / picture.get_height())
    return pygame.transform.smoothscale(picture, (width, _SHEET_HIGH))


def _sheet(pictures: Iterable[pygame.Surface]) -> pygame.Surface:
    """Return pictures beside and below each other."""
    rows: list[list[pygame.Surface]] = [[]]
    for picture in pictures:
        if rows[-1] and _width([*rows[-1], picture]) > _SHEET_WIDE:
            rows.append([])
        rows[-1].append(picture)
    sheet = pygame.Surface((max(map(_width, rows)), len(rows) * (_SHEET_HIGH + _SHEET_GAP)), 0, 32)
    for y, row in enumerate(rows):
        x = 0
        for picture in row:
            sheet.blit(picture, (x, y * (_SHEET_HIGH + _SHEET_GAP)))
            x += picture.get_width() + _SHEET_GAP
    return sheet


def _width(row: Sequence[pygame.Surface]) -> int:
    return sum(picture.get_width() + _SHEET_GAP for picture in row)
