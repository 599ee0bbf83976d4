"""`felucca check`: every mistake in the files that ship with Felucca."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import paths, registry
from game.ai.heuristics import make
from game.ai.network import read
from game.ai.train.trainable import Trainable
from game.analysis.scale import FILE, read_scale
from game.components.check import check_all, check_playing, mistakes_in
from game.components.source import Mistake, nearest
from game.errors import FeluccaError, reason
from game.grammar import ARTICLES
from game.locale import FALLBACK, LANGUAGES
from game.match.opponents import read_opponents
from game.match.week import Flower
from game.paths import read_text
from game.ui.boards.kit.seat_head import SEALS
from game.ui.window.mixer import PIECES

if TYPE_CHECKING:
    from fluent.syntax import ast

DRAWINGS = ("backdrop", "felucca", "logo", *SEALS, *(f"lotus/{flower.value}" for flower in Flower))
"""The drawings in art/ named by code; all others are named in data/ and checked there."""
EFFECTS = (
    *("take", "place", "deliver", "shuffle", "steal", "turn", "score", "penalty", "round-end"),
    *("win", "lose", "click", "refuse", "hint", "undo", "ankh", "event", "prosperity"),
)
"""The sounds of every table and of the window; a game's own are in its entry."""


def check_drawings(folder: Path, needed: Iterable[str] = DRAWINGS) -> list[Mistake]:
    """Return the mistakes in the drawings of `folder`, after rasterising each of them, and those needed but missing."""
    names = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.svg")}
    return [
        Mistake(f"art/{name}.svg", 0, problem)
        for name in sorted({*names, *needed})
        if (problem := _drawn(folder / f"{name}.svg"))
    ]


def _drawn(file: Path) -> str:
    """Return the mistake in a drawing, '' if there is none."""
    if not file.is_file():
        return "the drawing is missing"
    try:
        drawn = pygame.image.load_sized_svg(str(file), (48, 48))
    except (pygame.error, OSError) as error:
        return f"the drawing cannot be read: {error}"
    return "" if drawn.get_bounding_rect() else "the drawing is empty"


def own_sounds(entries: Iterable[registry.GameEntry]) -> set[str]:
    """Return the sounds that games have of their own."""
    return {name for entry in entries for name in (entry.ambience, *entry.effects) if name}


def check_sounds(folder: Path, needed: Iterable[str]) -> list[Mistake]:
    """Return the mistakes in the sounds of `folder`, and those needed but missing, after decoding each of them.

    Nothing is played.
    """
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        pygame.mixer.init(44100, -16, 2, 512)
    except (pygame.error, NotImplementedError, ImportError) as error:
        return [Mistake("sounds", 0, f"there can be no sound: {error}")]
    names = {path.stem for path in folder.glob("*.ogg")}
    try:
        return [
            Mistake(f"sounds/{name}.ogg", 0, problem)
            for name in sorted({*names, *needed})
            if (problem := _played(folder / f"{name}.ogg"))
        ]
    finally:
        pygame.mixer.quit()


def _played(file: Path) -> str:
    """Return the mistake in a sound, '' if there is none."""
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
    """Return whether an Ogg file consists of complete pages with an end mark on the last one (RFC 3533, section 6).

    A player would accept a file that is cut off in the middle.
    """
    at = flags = 0
    while ogg.startswith(b"OggS", at) and at + 27 <= len(ogg):
        flags, segments = ogg[at + 5], ogg[at + 26]
        at += 27 + segments + sum(ogg[at + 27 : at + 27 + segments])
    return at == len(ogg) and bool(flags & 4)


_KEY = re.compile(r"-?[A-Za-z][\w-]*")


def check_texts(folder: Path) -> list[Mistake]:
    """Return the mistakes in the texts of `folder`, where each language has a folder of its own."""
    names = sorted({path.name for language in LANGUAGES for path in (folder / language).glob("*.ftl")})
    mistakes = [] if names else [Mistake("data/locale", 0, "there are no texts")]
    for name in names:
        found: dict[str, dict[str, int] | None] = {}
        for language in LANGUAGES:
            found[language], wrong = _read(folder, language, name)
            mistakes += wrong
        english = found.pop(FALLBACK)
        for language, lines in found.items():
            if english is not None and lines is not None:
                mistakes += _compare(english, lines, f"data/locale/{language}/{name}")
    return mistakes


def _compare(english: dict[str, int], other: dict[str, int], label: str) -> Iterator[Mistake]:
    """Yield the texts that only one of two files of the same name has; `label` is the other one."""
    for key in english.keys() - other.keys():
        yield Mistake(label, 0, f"the text '{key}' is missing", nearest(key, other.keys() - english.keys()))
    for key in other.keys() - english.keys():
        message = f"the text '{key}' is not in data/locale/{FALLBACK}"
        yield Mistake(label, other[key], message, nearest(key, english.keys() - other.keys()))


def _read(folder: Path, language: str, name: str) -> tuple[dict[str, int] | None, list[Mistake]]:
    """Return the line of each text in a file by its key, or None if it is no file of texts, and its mistakes."""
    from fluent.syntax import ast, parse

    path, label = folder / language / name, f"data/locale/{language}/{name}"
    try:
        source = read_text(path)
        entries = parse(source).body
    except OSError as error:
        return None, [Mistake(label, 0, f"cannot be read: {reason(error)}")]
    except UnicodeDecodeError:
        return None, [Mistake(label, 0, "is not a UTF-8 text file")]
    except RecursionError:
        return None, [Mistake(label, 0, "is nested too deeply")]
    lines: dict[str, int] = {}
    mistakes = []
    for entry in entries:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        key = ""
        if isinstance(entry, ast.Junk):
            key = found[0] if (found := _KEY.match(entry.content or "")) else ""
            mistakes.append(Mistake(label, line, f"not a text that can be read: {entry.annotations[0].message}"))
        elif isinstance(entry, ast.Message | ast.Term):
            key = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
            mistakes += (Mistake(label, line, wrong) for wrong in _wrong_articles(entry, source, language))
        if key in lines:
            mistakes.append(Mistake(label, line, f"the text '{key}' is given twice, first on line {lines[key]}"))
        elif key:
            lines[key] = line
    return lines, mistakes


def _wrong_articles(entry: ast.Message | ast.Term, source: str, language: str) -> Iterator[str]:
    """Yield what is wrong with the articles that a text in the `source` declares for its word (`game/grammar.py`)."""
    from fluent.syntax import ast

    known = ARTICLES.get(language, ())
    for attribute in entry.attributes:
        article = getattr(attribute.value.elements[0], "value", "")
        if attribute.id.name != "article":
            yield f"the text '{entry.id.name}' declares '{attribute.id.name}', which nothing reads"
        elif article not in known:
            yield f"the text '{entry.id.name}' has the article '{article}', not {' or '.join(known) or 'none'}"
        elif attribute.span is not None and "\n" in source[attribute.span.start : attribute.span.end].strip():
            yield f"the text '{entry.id.name}' has its article on another line than '.article', where nothing reads it"
        elif entry.value is None or not isinstance(entry.value.elements[0], ast.TextElement):
            yield f"the text '{entry.id.name}' has an article and doesn't begin with a word, so that nothing reads it"


def check_levels(data: Path, art: Path) -> list[Mistake]:
    """Return the mistakes in the AI levels and in the portraits of the characters."""
    games = [game for name in registry.GAMES if (game := check_playing(name, data)[1]) is not None]
    return mistakes_in(read_opponents, data / "opponents.yaml", art, games)


def check_scale(data: Path) -> list[Mistake]:
    """Return the mistakes in the figures that the analysis of finished games compares a player with."""
    return mistakes_in(read_scale, data / FILE)


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
    data = paths.asset_dir("data")
    art, sounds = _folder("art"), _folder("sounds")
    found = [*check_all(data, art), *check_levels(data, art), *check_learned(data), *check_scale(data)]
    for home in (data, *registry.folders("data")):
        found += check_texts(home / "locale")
    shipped = own_sounds(entry for entry in registry.ENTRIES.values() if entry.home is None)
    found += [*check_drawings(art), *check_sounds(sounds, {*EFFECTS, *PIECES, *shipped})]
    for entry in registry.ENTRIES.values():
        if entry.home is not None:
            mine = {name for name in own_sounds((entry,)) if not (sounds / f"{name}.ogg").is_file()}
            found += [*check_drawings(entry.home / "art", ()), *check_sounds(entry.home / "sounds", mine)]
    return sorted(set(found))


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
