"""Checks of the look of pieces: families, faces and backs, their pictures, patterns and colours."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from game.components.definitions import (
    AnyLayer,
    Face,
    PaintingLayer,
    PatternLayer,
    PictureLayer,
    RowLayer,
    ShapeLayer,
    TextLayer,
    ThemeDefinition,
)
from game.components.faces import ANIMALS, LIGHTS, PATTERNS, Properties, painting_of, properties
from game.components.files import GameFiles
from game.components.source import Key, Source, nearest
from game.paths import is_file

PROPERTIES: Final = (
    *("id", "name", "help", "family", "family-name", "letter", "pattern", "family-icon", "icon", "scarabs", "back"),
    *("painting", "animal", "value", "mark", "mark-icon", "mark-notch", "deben", "symbol"),
    *("wood", "stone", "gold", "costs", "steps", "seat", "number", "label", "turn", "shared", "light"),
    *("main", "administrative", "production", "disc", "bare", "one", "two"),
    *("main-two", "administrative-two", "production-two"),
)
"""The names that may follow `$` in a face: the properties of a piece, and values passed when drawing."""
NUMBERS: Final = ("scarabs", "value", "deben", "wood", "stone", "gold", "costs", "steps", "seat", "number", "turn")
"""The properties that are numbers."""
_OF_THE_PIECE: Final = frozenset(
    f"${owner}{part}" for owner in ("family", "seat") for part in ("", ".fill", ".edge", ".ink")
)
"""The colours that come with a piece."""


def check_looks(files: GameFiles, themes: Iterable[ThemeDefinition], art: Path) -> None:
    """Check the look of families and components."""
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


def check_face(files: GameFiles, name: str, face: Face, themes: Iterable[ThemeDefinition], art: Path) -> None:
    """Check a face and all its layers."""
    source = files.sources["faces"]
    for index, layer in enumerate(face.layers):
        place = ("faces", name, "layers", index)
        x, y, width, height = layer.box
        if x < -0.01 or y < -0.01 or x + width > face.size[0] + 0.01 or y + height > face.size[1] + 0.01:
            source.report((*place, "box"), f"a layer of the face '{name}' reaches over its edge")
        if isinstance(layer, ShapeLayer) and layer.form == "polygon" and len(layer.points) < 3:
            source.report(place, f"a polygon of the face '{name}' has fewer than 3 points")
        _check_layer(source, place, layer, themes, art)
        if isinstance(layer, PaintingLayer):
            for component in files.definitions.components.values():
                if component.face == name:
                    values = properties(files.definitions, component.id)
                    _check_painting(source, (*place, "picture"), layer, values, art)
            if "{animal}" in layer.picture:
                for animal in ANIMALS:
                    _check_painting(source, (*place, "picture"), layer, {"animal": animal}, art)
            elif "{" not in layer.picture:
                _check_painting(source, (*place, "picture"), layer, {}, art)


def _check_layer(
    source: Source, place: tuple[Key, ...], layer: AnyLayer, themes: Iterable[ThemeDefinition], art: Path
) -> None:
    """Check that everything a layer names exists."""

    def expect(key: str, word: str, known: Collection[str], message: str) -> None:
        if word not in known:
            source.report((*place, key), message, nearest(word, known))

    for key, asked in (("needs", layer.needs), ("lacks", layer.lacks)):
        if asked:
            expect(key, asked, PROPERTIES, f"unknown property '{asked}'")
    named = _named(layer)
    for key, text in named.texts.items():
        if text.startswith("$"):
            expect(key, text[1:], PROPERTIES, f"unknown property '{text}'")
        elif key == "svg":
            _check_picture(source, (*place, key), text, art)
        elif key == "pattern":
            expect(key, text, PATTERNS, f"unknown pattern '{text}'")
        elif key == "light":
            expect(key, text, LIGHTS, f"unknown light '{text}'")
    for key, text in named.numbers.items():
        if text and not text.isdecimal():
            message = f"expected a number or a property that is one, not '{text}'"
            expect(key, text.removeprefix("$"), NUMBERS, message)
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


def _check_picture(source: Source, place: tuple[Key, ...], picture: str, art: Path) -> None:
    if not is_file(art / f"{picture}.svg"):
        known = [path.relative_to(art).with_suffix("").as_posix() for path in art.rglob("*.svg")]
        source.report(place, f"there is no picture 'art/{picture}.svg'", nearest(picture, known))


def _check_painting(
    source: Source, place: tuple[Key, ...], layer: PaintingLayer, values: Properties, art: Path
) -> None:
    """Check that there is a painted picture for a piece with these properties."""
    if layer.needs and not values.get(layer.needs):
        return
    try:
        name = painting_of(layer, values)
    except (KeyError, ValueError, IndexError) as error:
        source.report(place, f"'{layer.picture}' names a property that there is not: {error}")
        return
    if not (art / "baked" / f"{name}.webp").is_file():
        baked = art / "baked"
        known = [path.relative_to(baked).with_suffix("").as_posix() for path in baked.rglob("*.webp")]
        source.report(place, f"there is no picture 'art/baked/{name}.webp'", nearest(name, known))
