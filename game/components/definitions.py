"""The typed definitions of the YAML files: components, faces, numbers, options, themes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

import msgspec

ComponentKind = Literal["card", "tile", "token", "marker", "cube", "pawn", "cutout"]
"""The kind of a thing on the table: tokens, markers and pawn feet are round; pawns and cutouts cast no shadow."""
Origin = Literal["rulebook", "recovered", "ruling", "reconstruction"]
Property = Literal["number", "text", "flag"] | dict[str, str] | tuple[str, ...]
"""A property that a game gives its pieces: a number, a text, a yes or no, one of some words, or several numbers.

Words come with those by which faces name their pictures (`mark: {h: horizontal, v: vertical}`); several numbers come
with the names under which faces find each of them (`cost: [wood, stone, gold]`).
"""
PropertyValue = bool | int | str | tuple[int, ...]
Count = Annotated[int, msgspec.Meta(ge=1, le=999)]
"""The number of equal pieces."""
Coordinate = Annotated[float, msgspec.Meta(ge=-200, le=200)]
"""Millimetres on a face."""
Length = Annotated[float, msgspec.Meta(gt=0, le=200)]
"""A visible length in millimetres, more than 0."""
Breadth = Annotated[float, msgspec.Meta(ge=0, le=200)]
"""A breadth in millimetres; may be 0."""
Box = tuple[Coordinate, Coordinate, Length, Length]
PointMm = tuple[Coordinate, Coordinate]
SizeMm = tuple[Length, Length]
Rgb = tuple[int, int, int]
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


def rgb(code: str) -> Rgb:
    """Return the red, green and blue of the colour `#RRGGBB`; ValueError for anything else."""
    if not _COLOUR.fullmatch(code):
        raise ValueError(f"'{code}' is not a colour: write it as \"#RRGGBB\"")
    value = int(code[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A family of goods: its text keys, silhouette and edge pattern."""

    name: str
    letter: str
    icon: str
    pattern: str


class Batch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some equal pieces of a component; fields that are None, and properties not given, are those of the component."""

    count: Count = 1
    back: str | None = None
    source: Origin | None = None


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of piece. `face` and `back` name faces; `batches` lists its pieces, else there are `count` equal ones.

    `name` and `help` are text keys, `icon` a picture under art/, `painting` the last part of the name of its painted
    picture, its id if empty. Its entry, and those of its batches, may also give the properties that the game declares.
    """

    id: str
    kind: ComponentKind
    name: str
    face: str
    source: Origin
    help: str = ""
    back: str = ""
    family: str = ""
    icon: str = ""
    painting: str = ""
    count: Count = 1
    batches: tuple[Batch, ...] = ()

    @property
    def back_faces(self) -> set[str]:
        """The names of the faces on the backs of the component's pieces."""
        return {f"back-{back}" for back in (self.back, *(batch.back for batch in self.batches)) if back}


class Piece(msgspec.Struct, frozen=True):
    """One physical piece. `name` is the id that the rules use, such as `ivory.1`; an empty text means none."""

    name: str
    component: str
    group: str
    family: str
    back: str
    source: Origin
    properties: Mapping[str, PropertyValue]
    """The value of every property that the game declares, as its file has it."""


class ComponentGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Components that belong together, with the totals the rulebook states, which their counts must meet.

    `defaults` are the keys its components share.
    """

    total: int
    components: dict[str, dict[str, Any]]
    rule: str = ""
    families: dict[str, int] = {}
    defaults: dict[str, Any] = {}


def _tag(name: str) -> str:
    """Return the word for a kind of layer, from the name of its class."""
    return name.removesuffix("Layer").lower()


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="draw", tag=_tag):
    """One step of drawing a face; all measures are millimetres from the top-left corner.

    Texts that start with `$` stand for a property of the piece (`$icon`, `$family`, `$letter`, `$scarabs` …). The layer
    is drawn only if the face is at least `from_px` and less than `below_px` pixels wide, and only if the property
    called `needs` is not empty or zero and the one called `lacks` is. With a `look` it belongs to the themes with
    painted pictures, or to those with plain drawings.
    """

    box: Box
    from_px: int = 0
    below_px: int = 100_000
    needs: str = ""
    lacks: str = ""
    look: Literal["", "painted", "plain"] = ""


class ShapeLayer(Layer, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A filled and outlined form; `points` (millimetres within the box) are for polygons only."""

    form: Literal["rect", "rounded", "circle", "polygon"] = "rect"
    fill: str = ""
    outline: str = ""
    width: Breadth = 0.0
    radius: Breadth = 0.0
    points: tuple[PointMm, ...] = ()


class PictureLayer(Layer, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An SVG under art/ (name without `.svg`), fitted into the box and centred, turned by `turn` degrees.

    A property in braces stands for its value: `marks/{mark}`. The turn is a number, or `$` and a property that is one.
    """

    svg: str
    turn: str = ""


class PaintingLayer(Layer, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A painted picture under art/baked (name without ending) that fills the box.

    A property in braces stands for its value: `sobek/{painting}`. One that `hangs` is as wide as the box and begins
    at its top, but keeps its own shape. `light` is one of `game.components.faces.LIGHTS`
    or `$light`.
    """

    picture: str
    hangs: bool = False
    light: str = "day"


class RowLayer(Layer, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same picture `count` times in a row (or column), centred in the box, `gap` millimetres apart.

    The count is a number, or `$` and a property that is one.
    """

    svg: str
    count: Count | str
    gap: Breadth = 0.0
    across: bool = True


class TextLayer(Layer, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A text: `key` is a text key, `label` is shown as it stands; `size` is the letter height in millimetres."""

    key: str = ""
    label: str = ""
    colour: str = "ink"
    relief: str = ""
    """The colour of the shadow of the text; '' for no shadow."""
    size: Annotated[float, msgspec.Meta(gt=0, le=50)] = 5.0
    font: Literal["serif", "sans"] = "serif"
    bold: bool = False
    align: Literal["left", "centre", "right"] = "centre"


class PatternLayer(Layer, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An edge pattern that fills the box; `pattern` is one of `game.components.faces.PATTERNS` or `$pattern`."""

    pattern: str
    colour: str


AnyLayer = ShapeLayer | PictureLayer | PaintingLayer | RowLayer | TextLayer | PatternLayer


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recipe of a face: its size in millimetres and its layers from the bottom up.

    `kind` is for faces that belong to no component, such as a marker's.
    """

    size: SizeMm
    layers: tuple[AnyLayer, ...]
    kind: ComponentKind = "card"


class RuleNumber(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number the rules take, or a list or mapping of them, with its source and the rule that uses it."""

    value: Any
    source: Origin
    rule: str = ""


class OptionDefinition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice made before a game, as the rules know it. `name` and `help` are text keys.

    The words for a choice are the text `<id>-<choice>`, with `<id>-<choice>-help` if that exists; a switch needs none.
    """

    id: str
    name: str
    help: str
    default: str
    choices: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    rule: str = ""

    @property
    def is_switch(self) -> bool:
        """Whether the choice is only between off and on."""
        return self.choices in (("no", "yes"), ("off", "on"))


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal the table may choose to play for; `name` and `help` are text keys."""

    id: str
    name: str
    help: str
    source: Origin
    rule: str = ""


class GameDefinitions(msgspec.Struct, frozen=True):
    """The definitions of a game. Mappings keep the order of the files."""

    game: str
    name: str
    seats: tuple[int, ...]
    properties: dict[str, Property]
    """The properties that the game's pieces have besides those of every piece."""
    given: dict[str, Property]
    """The properties that the game's table gives a face while it is shown."""
    families: dict[str, Family]
    components: dict[str, Component]
    pieces: tuple[Piece, ...]
    faces: dict[str, Face]
    numbers: dict[str, RuleNumber]
    options: tuple[OptionDefinition, ...]
    scenarios: tuple[Scenario, ...]
    boards: tuple[str, ...]

    @property
    def all_options(self) -> tuple[OptionDefinition, ...]:
        """Everything to choose before a game: the scenario if there are some, then the options."""
        if not self.scenarios:
            return self.options
        ids = tuple(scenario.id for scenario in self.scenarios)
        return OptionDefinition("scenario", "option-scenario", "option-scenario-help", ids[0], ids), *self.options

    def component_of(self, name: str) -> Component:
        """Return the component of a piece (`ivory.3`) or of that id (`ivory`); KeyError if there is none."""
        if name in self.components:
            return self.components[name]
        stem, _, number = name.rpartition(".")
        if number.isdecimal() and stem in self.components:
            return self.components[stem]
        raise KeyError(name)

    def kind_of(self, name: str) -> ComponentKind:
        """Return the kind of a piece, a component, a back or another face; KeyError if there is none of that name."""
        with suppress(KeyError):
            return self.component_of(name).kind
        backed = (each.kind for each in self.components.values() if name in each.back_faces)
        return next(backed, self.faces[name].kind)


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a family or a seat: the surface, its edge, and the writing on it; each `#RRGGBB`."""

    fill: str
    edge: str
    ink: str


class ThemeDefinition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A palette: the named colours, and those of families and seats."""

    name: str
    colours: dict[str, str]
    families: dict[str, Colours]
    seats: tuple[Colours, ...]
    is_painted: bool = False
    """Whether faces show painted pictures; otherwise they show plain drawings."""
    icons: dict[str, str] = {}
    """The painted pictures of icons in a line of text: by the name of one, or by a folder with the name following."""

    def colour(self, name: str) -> Rgb:
        """Return red, green and blue of a colour name, `family.ivory.edge`, `seat.1.ink` or `#RRGGBB`.

        Raises KeyError, IndexError or AttributeError for a name the theme does not have, ValueError for a wrong code or
        seat.
        """
        return rgb(self.text(name))

    def text(self, name: str) -> str:
        """Return the colour called `name` as `#RRGGBB`, a code as it is; raises as `colour` does if the theme has
        none.
        """
        if name.startswith("#"):
            return name
        kind, _, rest = name.partition(".")
        if kind == "family" and rest:
            family, _, part = rest.partition(".")
            return str(getattr(self.families[family], part or "fill"))
        if kind == "seat" and rest:
            seat, _, part = rest.partition(".")
            return str(getattr(self.seats[int(seat) - 1], part or "fill"))
        return self.colours[name]
