"""Checks of the look of pieces: families, faces and backs, their pictures, patterns and colours."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from game.components.definitions import (
    AnyLayer,
    Face,
    GameDefinitions,
    PaintingLayer,
    PatternLayer,
    PictureLayer,
    Property,
    RowLayer,
    ShapeLayer,
    TextLayer,
    ThemeDefinition,
)
from game.components.faces import ANIMALS, LIGHTS, PATTERNS, Properties, named_picture, properties
from game.components.files import GameFiles
from game.components.source import Key, Source, nearest
from game.paths import is_file

_EVERYWHERE: Final[Mapping[str, Property]] = {
    **dict.fromkeys(("id", "name", "help", "family", "family-name", "letter", "pattern", "family-icon"), "text"),
    **dict.fromkeys(("icon", "painting", "back", "animal", "light"), "text"),
    "seat": "number",
}
"""The properties of the faces of every game: those of every piece, and the seat and the light it is drawn for."""
_OF_THE_PIECE: Final = frozenset(
    f"${owner}{part}" for owner in ("family", "seat") for part in ("", ".fill", ".edge", ".ink")
)
"""The colours that come with a piece."""


def check_looks(files: GameFiles, themes: Iterable[ThemeDefinition], art: Sequence[Path]) -> None:
    """Report the mistakes in the look of families and components to their sources."""
    game = files.definitions
    source = files.sources["components"]
    for name, family in game.families.items():
        if family.pattern not in PATTERNS:
            place = ("families", name, "pattern")
            source.report(place, f"unknown pattern '{family.pattern}'", nearest(family.pattern, PATTERNS))
        _check_picture(source, ("families", name, "icon"), family.icon, art)
        for theme in themes:
            if name not in theme.families:
                message = f"the theme '{theme.name}' has no colours for the family '{name}'"
                source.report(("families", name), message, nearest(name, theme.families))
    for name, component in game.components.items():
        at = files.places[name]
        if component.face not in game.faces:
            source.report((*at, "face"), f"unknown face '{component.face}'", nearest(component.face, game.faces))
        if component.icon:
            _check_picture(source, (*at, "icon"), component.icon, art)
        backs = [name[5:] for name in game.faces if name.startswith("back-")]
        used: list[tuple[tuple[Key, ...], str | None]] = [((*at, "back"), component.back)]
        used += [((*at, "batches", index, "back"), batch.back) for index, batch in enumerate(component.batches)]
        for spot, back in used:
            if back and back not in backs:
                source.report(spot, f"unknown back '{back}'", nearest(back, backs))


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """The names that may follow `$`, or stand in braces, in the faces of a game, and those of them that are numbers."""

    known: frozenset[str]
    numbers: frozenset[str]

    @classmethod
    def of(cls, game: GameDefinitions) -> _Vocabulary:
        """Return the words of a game: its own properties, those that its table gives, and those everywhere."""
        known: set[str] = set()
        numbers: set[str] = set()
        for name, kind in {**_EVERYWHERE, **game.given, **game.properties}.items():
            known.update(kind if isinstance(kind, tuple) else (name,))
            if kind in ("number", "flag") or isinstance(kind, tuple):
                numbers.update(kind if isinstance(kind, tuple) else (name,))
        return cls(frozenset(known), frozenset(numbers))


class _Named(NamedTuple):
    """The names in a layer, by the key they stand under."""

    colours: Mapping[str, str] = {}
    texts: Mapping[str, str] = {}
    """Texts and pictures: a `$` stands before a property of the piece."""
    numbers: Mapping[str, str] = {}


def _named(layer: AnyLayer) -> _Named:
    """Return the names in a layer."""
    match layer:
        case ShapeLayer():
            return _Named(colours={"fill": layer.fill, "outline": layer.outline})
        case PictureLayer():
            return _Named(texts={"svg": layer.svg}, numbers={"turn": layer.turn})
        case PaintingLayer():
            return _Named(texts={"light": layer.light})
        case RowLayer():
            return _Named(texts={"svg": layer.svg}, numbers={"count": str(layer.count)})
        case TextLayer():
            return _Named(
                colours={"colour": layer.colour, "relief": layer.relief}, texts={"key": layer.key, "label": layer.label}
            )
        case PatternLayer():
            return _Named(colours={"colour": layer.colour}, texts={"pattern": layer.pattern})


def check_face(files: GameFiles, name: str, face: Face, themes: Iterable[ThemeDefinition], art: Sequence[Path]) -> None:
    """Report the mistakes in a face and all its layers to the source of the faces."""
    source = files.sources["faces"]
    game = files.definitions
    words = _Vocabulary.of(game)
    wearers = (piece.name for piece in game.pieces if game.components[piece.component].face == name)
    worn = {tuple(properties(game, wearer).items()) for wearer in wearers}
    for index, layer in enumerate(face.layers):
        place = ("faces", name, "layers", index)
        x, y, width, height = layer.box
        if x < -0.01 or y < -0.01 or x + width > face.size[0] + 0.01 or y + height > face.size[1] + 0.01:
            source.report((*place, "box"), f"a layer of the face '{name}' reaches over its edge")
        if isinstance(layer, ShapeLayer) and layer.form == "polygon" and len(layer.points) < 3:
            source.report(place, f"a polygon of the face '{name}' has fewer than 3 points")
        _check_layer(source, place, layer, words, themes, art)
        if isinstance(layer, PictureLayer) and "{" in layer.svg:
            for values in worn:
                _check_named(source, (*place, "svg"), layer, layer.svg, dict(values), art)
        if isinstance(layer, PaintingLayer):
            for values in worn:
                _check_named(source, (*place, "picture"), layer, layer.picture, dict(values), art)
            if "{animal}" in layer.picture:
                for animal in ANIMALS:
                    _check_named(source, (*place, "picture"), layer, layer.picture, {"animal": animal}, art)
            elif "{" not in layer.picture:
                _check_named(source, (*place, "picture"), layer, layer.picture, {}, art)


def _check_layer(
    source: Source,
    place: tuple[Key, ...],
    layer: AnyLayer,
    words: _Vocabulary,
    themes: Iterable[ThemeDefinition],
    art: Sequence[Path],
) -> None:
    """Check that everything a layer names exists."""

    def expect(key: str, word: str, known: Collection[str], message: str) -> None:
        if word not in known:
            source.report((*place, key), message, nearest(word, known))

    for key, asked in (("needs", layer.needs), ("lacks", layer.lacks)):
        if asked:
            expect(key, asked, words.known, f"unknown property '{asked}'")
    named = _named(layer)
    for key, text in named.texts.items():
        if text.startswith("$"):
            expect(key, text[1:], words.known, f"unknown property '{text}'")
        elif key == "svg" and "{" not in text:
            _check_picture(source, (*place, key), text, art)
        elif key == "pattern":
            expect(key, text, PATTERNS, f"unknown pattern '{text}'")
        elif key == "light":
            expect(key, text, LIGHTS, f"unknown light '{text}'")
    for key, text in named.numbers.items():
        if text and not text.isdecimal():
            message = f"expected a number or a property that is one, not '{text}'"
            expect(key, text.removeprefix("$"), words.numbers, message)
    for key, colour in named.colours.items():
        for theme in themes:
            _check_colour(source, (*place, key), colour, theme)


def _check_colour(source: Source, place: tuple[Key, ...], colour: str, theme: ThemeDefinition) -> None:
    if not colour or colour in _OF_THE_PIECE:
        return
    try:
        theme.colour(colour)
    except (KeyError, ValueError, IndexError, AttributeError):
        source.report(place, f"the theme '{theme.name}' has no colour '{colour}'", nearest(colour, theme.colours))


def _check_picture(source: Source, place: tuple[Key, ...], picture: str, art: Sequence[Path]) -> None:
    if not any(is_file(folder / f"{picture}.svg") for folder in art):
        source.report(place, f"there is no picture 'art/{picture}.svg'", nearest(picture, _names(art, ".svg")))


def _names(folders: Iterable[Path], ending: str) -> list[str]:
    """Return the paths of all pictures in folders, without their ending."""
    return [path.relative_to(home).with_suffix("").as_posix() for home in folders for path in home.rglob(f"*{ending}")]


def _check_named(
    source: Source,
    place: tuple[Key, ...],
    layer: PictureLayer | PaintingLayer,
    name: str,
    values: Properties,
    art: Sequence[Path],
) -> None:
    """Check that there is the drawing, or the painted picture, that a layer names for a piece with these properties."""
    if layer.needs and not values.get(layer.needs):
        return
    try:
        picture = named_picture(name, values)
    except (LookupError, ValueError, AttributeError) as error:
        source.report(place, f"'{name}' names a property that there is not: {error}")
        return
    if isinstance(layer, PictureLayer):
        _check_picture(source, place, picture, art)
    else:
        baked = [folder / "baked" for folder in art]
        if not any(is_file(folder / f"{picture}.webp") for folder in baked):
            message = f"there is no picture 'art/baked/{picture}.webp'"
            source.report(place, message, nearest(picture, _names(baked, ".webp")))
