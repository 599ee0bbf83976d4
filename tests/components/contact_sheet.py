"""Draw every motif, or every piece of a game, on one sheet to look at: `python -m tests.components.contact_sheet`.

python -m tests.components.contact_sheet motifs goods characters --to sheet.png
python -m tests.components.contact_sheet sobek --to sheet.png
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.components.load import load_game
from game.components.theme import load_theme
from game.paths import asset_dir
from game.registry import GAMES
from game.ui.drawing.faces import FacePainter

GROUND = "#C9A873"


def rows_of(pictures: Sequence[Sequence[pygame.Surface]], columns: int) -> pygame.Surface:
    """Return the rows of pictures side by side, `columns` rows to a line."""
    width = max(sum(p.get_width() + 8 for p in row) for row in pictures) + 12
    height = max(p.get_height() for row in pictures for p in row) + 8
    sheet = pygame.Surface((width * columns, height * -(-len(pictures) // columns)))
    sheet.fill(GROUND)
    for index, row in enumerate(pictures):
        left, top = index % columns * width + 6, index // columns * height + 4
        for picture in row:
            sheet.blit(picture, (left, top))
            left += picture.get_width() + 8
    return sheet


def motifs(folders: Sequence[str]) -> pygame.Surface:
    """Return the motifs under art/ (in `folders`, or all) at 24, 48, 100 and 200 pixels."""
    art = asset_dir("art")
    files = [p for p in sorted(art.rglob("*.svg")) if not folders or p.relative_to(art).parts[0] in folders]
    sizes = (24, 48, 100, 200)
    return rows_of([[pygame.image.load_sized_svg(str(p), (s, s)) for s in sizes] for p in files], 4)


def words(key: str) -> str:
    """Return something like the text of a key: an initial for a letter, else the key without its first word."""
    first, _, rest = key.partition("-")
    return rest[:1].upper() if first == "letter" else rest


def game_pieces(game: str, theme: str) -> pygame.Surface:
    """Return the face and back of each component of a game at two widths."""
    paint = FacePainter(load_game(game), load_theme(theme), words)
    names = list(load_game(game).components)
    return rows_of([[paint.surface(n, 60), paint.surface(n, 120), paint.surface(n, 60, "back")] for n in names], 5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("motifs", *GAMES))
    parser.add_argument("folders", nargs="*", help="folders of art/, such as goods")
    parser.add_argument("--theme", default="papyrus")
    parser.add_argument("--to", type=Path, required=True)
    given = parser.parse_args()
    pygame.init()
    sheet = motifs(given.folders) if given.what == "motifs" else game_pieces(given.what, given.theme)
    pygame.image.save(sheet, str(given.to))


if __name__ == "__main__":
    main()
