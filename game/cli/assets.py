"""The drawings and sounds of the program: a check that each exists and can be shown or played."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from game.components.faces import MARKS
from game.components.source import Mistake
from game.registry import ENTRIES
from game.ui.boards.seat_head import SEALS
from game.ui.window.sound import PIECES, VARIANTS, VARIED

DRAWINGS = (
    "backdrop",
    "felucca",
    "logo",
    *SEALS,
    *(f"marks/{kind}{name}" for name in MARKS.values() for kind in ("", "notch-")),
)
"""The drawings in art/ named by code; all others are named in data/ and checked there."""
EFFECTS = (
    *("take", "corruption", "place", "character", "set", "event", "flood", "curse", "prosperity", "guild", "deliver"),
    *("shuffle", "steal", "turn", "score", "penalty", "round-end", "win", "lose", "click", "hover", "refuse", "deben"),
    *("pirogue", "ankh", "season-card", "trouble", "horus", "hoshekh", "obelisk", "revolt", "build", "pay", "storage"),
    *("hint", "undo"),
    *(f"{name}-{number}" for number in range(2, VARIANTS + 1) for name in VARIED),
)
"""The sounds named by code, besides the music and the ambience of the tables."""


def check_drawings(folder: Path) -> list[Mistake]:
    """Return the mistakes in the drawings of `folder`, after rasterising each of them."""
    names = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.svg")}
    return [
        Mistake(f"art/{name}.svg", 0, problem)
        for name in sorted({*names, *DRAWINGS})
        if (problem := _drawn(folder / f"{name}.svg"))
    ]


def _drawn(file: Path) -> str:
    """Return the mistake in a drawing, or nothing."""
    if not file.is_file():
        return "the drawing is missing"
    try:
        drawn = pygame.image.load_sized_svg(str(file), (48, 48))
    except (pygame.error, OSError) as error:
        return f"the drawing cannot be read: {error}"
    return "" if drawn.get_bounding_rect() else "the drawing is empty"


def check_sounds(folder: Path) -> list[Mistake]:
    """Return the mistakes in the sounds of `folder`, after decoding each of them; nothing is played."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        pygame.mixer.init(44100, -16, 2, 512)
    except (pygame.error, NotImplementedError, ImportError) as error:
        return [Mistake("sounds", 0, f"there can be no sound: {error}")]
    names = {path.stem for path in folder.glob("*.ogg")}
    around = {entry.ambience for entry in ENTRIES.values() if entry.ambience}
    try:
        return [
            Mistake(f"sounds/{name}.ogg", 0, problem)
            for name in sorted({*names, *EFFECTS, *PIECES, *around})
            if (problem := _played(folder / f"{name}.ogg"))
        ]
    finally:
        pygame.mixer.quit()


def _played(file: Path) -> str:
    """Return the mistake in a sound, or nothing."""
    if not file.is_file():
        return "the sound is missing"
    try:
        pygame.mixer.Sound(str(file))
        if file.stem in PIECES:
            pygame.mixer.music.load(str(file))
    except (pygame.error, OSError) as error:
        return f"the sound cannot be played: {error}"
    return "" if _is_whole(file.read_bytes()) else "the sound is cut off"


def _is_whole(ogg: bytes) -> bool:
    """Say whether an Ogg file consists of complete pages with an end mark on the last one (RFC 3533, section 6).

    A player would accept a file that is cut off in the middle.
    """
    at = flags = 0
    while ogg.startswith(b"OggS", at) and at + 27 <= len(ogg):
        flags, segments = ogg[at + 5], ogg[at + 26]
        at += 27 + segments + sum(ogg[at + 27 : at + 27 + segments])
    return at == len(ogg) and bool(flags & 4)
