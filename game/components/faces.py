"""Faces resolved: the recipe of a piece's face with every property, colour and text filled in. Pure data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

import msgspec

from game.components.definitions import (
    AnyLayer,
    Box,
    Component,
    GameDefinitions,
    PaintingLayer,
    PatternLayer,
    PictureLayer,
    PointMm,
    Property,
    PropertyValue,
    RowLayer,
    ShapeLayer,
    SizeMm,
    TextLayer,
    ThemeDefinition,
)
from game.errors import FeluccaError

Side = Literal["face", "back"]
Light = Literal["day", "night", "lamps"]
PATTERNS: Final = ("dots", "bars", "checks", "zigzag", "waves", "ears", "lozenges", "lines")


class DrawnShape(msgspec.Struct, frozen=True):
    """A form in face millimetres; colours are `#RRGGBB` or empty for none."""

    form: str
    box: Box
    fill: str
    outline: str
    width: float
    radius: float
    points: tuple[PointMm, ...]


class DrawnPicture(msgspec.Struct, frozen=True):
    """A picture under art/ fitted into the box, turned clockwise by `turn` degrees."""

    svg: str
    box: Box
    turn: int = 0


class DrawnPainting(msgspec.Struct, frozen=True):
    """A painted picture under art/baked that fills the box, or hangs from its top edge and keeps its shape."""

    picture: str
    box: Box
    hangs: bool = False
    light: Light = "day"


class DrawnText(msgspec.Struct, frozen=True):
    """A text in its language-independent form: a text key, or a label shown as it stands."""

    key: str
    label: str
    box: Box
    colour: str
    size: float
    font: str
    bold: bool
    align: str
    relief: str = ""
    least: float = 0.0
    """The size in millimetres below which the text is left out instead of being fitted into its box."""


class DrawnPattern(msgspec.Struct, frozen=True):
    """An edge pattern that fills the box."""

    pattern: str
    box: Box
    colour: str


DrawnLayer = DrawnShape | DrawnPicture | DrawnPainting | DrawnText | DrawnPattern


class ResolvedFace(msgspec.Struct, frozen=True):
    """The layers to draw, from the bottom up, on a face of `size` millimetres. Hashable: equal faces look the same."""

    size: SizeMm
    layers: tuple[DrawnLayer, ...]


Properties = Mapping[str, str | int]
STRIP: Final = "strip"
"""The property of a piece of which only the left part is in sight: how much of its width, in per cent."""
_BESIDE_EDGE: Final = 0.8
"""The room in millimetres between words and the edge of a piece that lies over theirs."""
_LEAST_SHARE: Final = 0.6
"""The smallest size of such words, as a share of their size."""
LIGHTS: Final[tuple[Light, ...]] = ("day", "night", "lamps")
"""The lights that a painted picture may be seen in; lamps burn at night."""
ANIMALS: Final = ("crocodile", "ibis", "cat", "falcon")
"""The animal of each seat, which names its painted pictures."""


def properties(definitions: GameDefinitions, name: str) -> dict[str, str | int]:
    """Return the properties of the piece called `name`, or of the first piece of that component, that a face may use.

    Raises FeluccaError if the game has none of that name.
    """
    try:
        component = definitions.component_of(name)
    except KeyError:
        raise FeluccaError(f"there is no piece '{name}' in the game '{definitions.game}'") from None
    family = definitions.families.get(component.family)
    piece = next((piece for piece in definitions.pieces if piece.name == name), None)
    shown = piece or next(piece for piece in definitions.pieces if piece.component == component.id)
    found: dict[str, str | int] = {
        "id": component.id,
        "name": component.name,
        "help": component.help,
        "family": component.family,
        "family-name": family.name if family else "",
        "letter": family.letter if family else "",
        "pattern": family.pattern if family else "",
        "family-icon": family.icon if family else "",
        "painting": component.painting or component.id,
        "icon": component.icon or (family.icon if family else ""),
        "back": shown.back,
    }
    for key, kind in definitions.properties.items():
        found.update(_shown(key, kind, shown.properties[key]))
    return found


def _shown(key: str, kind: Property, value: PropertyValue) -> Iterator[tuple[str, str | int]]:
    """Yield what a face sees of a property: words for pictures, and each of several numbers under its own name."""
    if isinstance(kind, dict):
        yield key, kind.get(str(value), "")
    elif isinstance(value, tuple):
        yield from zip(kind, value, strict=True)
    else:
        yield key, int(value) if isinstance(value, bool) else value


def face_of(definitions: GameDefinitions, name: str, side: Side = "face") -> tuple[str, dict[str, str | int]]:
    """Return the name of the face to draw for a piece or component, and its properties; for a face its own name and {}.

    Raises FeluccaError if `name` is none of them.
    """
    if name in definitions.faces:
        return name, {}
    values = properties(definitions, name)
    component: Component = definitions.component_of(name)
    return (f"back-{values['back']}" if side == "back" else component.face), values


def resolve(
    definitions: GameDefinitions,
    theme: ThemeDefinition,
    name: str,
    width_px: int,
    side: Side = "face",
    extra: Properties | None = None,
) -> ResolvedFace:
    """Return the layers to draw for `name`: a piece (`ivory.3`), a component (`ivory`) or a face (`back-beige`).

    Layers are chosen for a width of `width_px` pixels. `extra` adds or replaces properties, for faces that show a
    temporary value, such as a number or a seat; with STRIP only that percentage of the width is in sight, from the
    left, and has all words that fit. Raises FeluccaError for an unknown name.
    """
    face_name, values = face_of(definitions, name, side)
    if extra:
        values.update(extra)
    if "seat" in values:
        values["animal"] = ANIMALS[int(values["seat"]) - 1]
    face = definitions.faces.get(face_name)
    if face is None:
        raise FeluccaError(f"the piece '{name}' has no {side} in the game '{definitions.game}'")
    layers = [
        drawn
        for layer in face.layers
        if layer.from_px <= width_px < layer.below_px
        and (not layer.needs or values.get(layer.needs))
        and not (layer.lacks and values.get(layer.lacks))
        and layer.look in ("", "painted" if theme.is_painted else "plain")
        for drawn in _draw(layer, theme, values)
    ]
    if STRIP in values:
        layers = [_in_strip(layer, face.size[0] * int(values[STRIP]) / 100) for layer in layers]
    return ResolvedFace(face.size, tuple(layers))


def _in_strip(layer: DrawnLayer, width: float) -> DrawnLayer:
    """Return a layer with its words in the part of the face, `width` millimetres wide, that is in sight."""
    if not isinstance(layer, DrawnText):
        return layer
    left, top, wide, high = layer.box
    room = width - left - _BESIDE_EDGE
    if room >= wide:
        return layer
    return msgspec.structs.replace(layer, box=(left, top, max(0.0, room), high), least=layer.size * _LEAST_SHARE)


def _value(text: str, values: Properties) -> str:
    return str(values.get(text[1:], "")) if text.startswith("$") else text


def _number(text: str, values: Properties) -> int:
    """Return the number in a text or a property, 0 if it is empty; raises FeluccaError for other words."""
    value = _value(text, values) or "0"
    if not value.isdecimal():
        raise FeluccaError(f"a face needs a number for '{text}', not '{value}'")
    return int(value)


def _colour(text: str, theme: ThemeDefinition, values: Properties) -> str:
    if not text:
        return ""
    if text.startswith("$"):
        kind, _, part = text[1:].partition(".")
        value = values.get(kind, "")
        if value == "":
            return ""
        text = f"{kind}.{value}.{part}" if part else f"{kind}.{value}"
    return theme.text(text)


def _draw(layer: AnyLayer, theme: ThemeDefinition, values: Properties) -> Iterator[DrawnLayer]:
    match layer:
        case ShapeLayer():
            yield DrawnShape(
                layer.form,
                layer.box,
                _colour(layer.fill, theme, values),
                _colour(layer.outline, theme, values),
                layer.width,
                layer.radius,
                layer.points,
            )
        case PictureLayer():
            svg = named_picture(_value(layer.svg, values), values)
            if svg:
                yield DrawnPicture(svg, layer.box, _number(layer.turn, values))
        case PaintingLayer():
            yield DrawnPainting(named_picture(layer.picture, values), layer.box, layer.hangs, light_of(layer, values))
        case RowLayer():
            yield from _row(layer, values)
        case TextLayer():
            key, label = _value(layer.key, values), _value(layer.label, values)
            if key or label:
                colour = _colour(layer.colour, theme, values)
                relief = _colour(layer.relief, theme, values)
                look = (layer.size, layer.font, layer.bold, layer.align)
                yield DrawnText(key, label, layer.box, colour, *look, relief)
        case PatternLayer():
            pattern = _value(layer.pattern, values)
            if pattern:
                yield DrawnPattern(pattern, layer.box, _colour(layer.colour, theme, values))


def named_picture(name: str, values: Properties) -> str:
    """Return the name of a picture with properties in the place of their names in braces.

    Raises KeyError for one that the piece does not have, ValueError or IndexError for braces that hold no name.
    """
    return name.format_map(values)


def light_of(layer: PaintingLayer, values: Properties) -> Light:
    """Return the light of a layer for a piece with these properties; daylight if they name none."""
    named = _value(layer.light, values)
    return next((light for light in LIGHTS if light == named), "day")


def _row(layer: RowLayer, values: Properties) -> Iterator[DrawnPicture]:
    count = _number(str(layer.count), values)
    svg = _value(layer.svg, values)
    x, y, width, height = layer.box
    length, breadth = (width, height) if layer.across else (height, width)
    if count < 1 or not svg:
        return
    side = min(breadth, (length - layer.gap * (count - 1)) / count)
    start = (length - count * side - layer.gap * (count - 1)) / 2
    for index in range(count):
        along, aside = start + index * (side + layer.gap), (breadth - side) / 2
        left, top = (x + along, y + aside) if layer.across else (x + aside, y + along)
        yield DrawnPicture(svg, (left, top, side, side))
