"""Boards: Tiled maps read into frozen slots measured in millimetres."""

from __future__ import annotations

import logging
import math
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any
from xml.etree import ElementTree

import msgspec

from game.components.definitions import Box
from game.components.source import DefinitionError, Mistake, advice, faultless, nearest
from game.paths import LARGEST, asset_dir, is_file
from game.registry import ENTRIES

SURROUNDINGS = "surroundings"
"""The kind of the slots that may reach outside the map, because they are drawn around the board as well."""
ANCHORS: Mapping[str, float] = MappingProxyType({"left": 0.0, "right": 1.0, "top": 0.0, "bottom": 1.0})
"""The edges that a slot can keep to, each with the part of the spare room that then lies before the slot."""
_OBJECT = re.compile(r"""<object\s[^>]*?\bid=["'](\d+)""")


class Rect(msgspec.Struct, frozen=True):
    """A rectangle in millimetres from the top-left corner of the board."""

    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> Box:
        return self.x, self.y, self.width, self.height

    def scaled(self, factor: float) -> tuple[int, int, int, int]:
        """Return x, y, width and height in whole pixels, at `factor` pixels per millimetre; neighbours meet."""
        left, top = round(self.x * factor), round(self.y * factor)
        return left, top, round((self.x + self.width) * factor) - left, round((self.y + self.height) * factor) - top


class Slot(msgspec.Struct, frozen=True):
    """A named place on a board. `face` names the face drawn there, `values` are the values the face may show."""

    name: str
    kind: str
    rect: Rect
    face: str = ""
    values: tuple[tuple[str, str | int], ...] = ()
    anchor: str = ""
    """The edges that the slot keeps to where the room is larger than the map, such as `left bottom`; '' for none."""


class TileLayer(msgspec.Struct, frozen=True):
    """Rows of picture files, one per square; None where a square is bare."""

    name: str
    rows: tuple[tuple[Path | None, ...], ...]


class Board(msgspec.Struct, frozen=True):
    """A board: its size, the squares of its ground and its slots by name."""

    name: str
    width_mm: float
    height_mm: float
    tile_mm: float
    layers: tuple[TileLayer, ...]
    slots: dict[str, Slot]

    def rect(self, name: str) -> Rect:
        """Return the rectangle of a slot; KeyError if the board has none of that name."""
        return self.slots[name].rect


def board_path(name: str, data: Path | None = None) -> Path:
    """Return the path of the map of a board, in the folder of its plugin, else in `data`, by default the program's."""
    home = next((entry.data for entry in ENTRIES.values() if name in entry.slots), None)
    return (home or data or asset_dir("data")) / "boards" / f"{name}.tmx"


def wanted_slots(name: str) -> tuple[str, ...]:
    """Return the names of the objects that the map of a board must have; none for a board that no game has."""
    return next((entry.slots[name] for entry in ENTRIES.values() if name in entry.slots), ())


def read_board(name: str, data: Path | None = None) -> tuple[Board, list[Mistake]]:
    """Return a board and the mistakes in its map.

    Mistakes are objects that are missing, without a name or a size, named twice, outside the map or kept to an unknown
    edge, and missing pictures. Raises DefinitionError if the map cannot be read at all or does not state its scale.
    """
    path = board_path(name, data)
    label = f"data/boards/{name}.tmx"
    tiled = _read_map(path, label)
    scale = tiled.properties.get("pixels_per_mm")
    if not isinstance(scale, int | float) or scale <= 0:
        raise DefinitionError([Mistake(label, 0, "the map needs a property 'pixels_per_mm' (a number above 0)")])
    size = tiled.width * tiled.tilewidth / scale, tiled.height * tiled.tileheight / scale
    slots: dict[str, Slot] = {}
    mistakes = []
    lines = _object_lines(path)
    for item in tiled.objects:
        slot = _slot(item, scale)
        if slot.name in slots:
            mistakes.append(Mistake(label, lines.get(item.id, 0), f"there are two objects called '{slot.name}'"))
        mistakes += [Mistake(label, lines.get(item.id, 0), wrong) for wrong in _wrong_with(slot, item.id, size)]
        if slot.name:
            slots[slot.name] = slot
    wanted = wanted_slots(name)
    for slot_name in wanted:
        if slot_name not in slots:
            suggestion = nearest(slot_name, set(slots) - set(wanted))
            mistakes.append(Mistake(label, 0, f"the map has no object '{slot_name}'", suggestion))
    layers = tuple(_tile_layer(tiled, tiled.layers[at]) for at in tiled.visible_tile_layers)
    for layer in layers:
        for picture in sorted({cell for row in layer.rows for cell in row if cell and not is_file(cell)}):
            mistakes.append(Mistake(label, 0, f"the picture '{picture.name}' of the layer '{layer.name}' is missing"))
    return Board(name, *size, tiled.tilewidth / scale, layers, slots), mistakes


def _read_map(path: Path, label: str) -> Any:
    """Return a map as loaded by pytmx; raises DefinitionError."""
    if not is_file(path):
        raise DefinitionError([Mistake(label, 0, "the map is missing")])
    if path.stat().st_size > LARGEST:
        raise DefinitionError([Mistake(label, 0, "the map is too large")])
    import pytmx  # here, because it brings pygame along

    logging.getLogger("pytmx").setLevel(logging.ERROR)
    try:
        if ElementTree.parse(path).getroot().tag != "map":
            raise DefinitionError([Mistake(label, 1, "not a Tiled map")])
        return pytmx.TiledMap(str(path))
    except DefinitionError:
        raise
    except ElementTree.ParseError as error:
        raise DefinitionError([Mistake(label, error.position[0], "not a Tiled map: the XML is broken")]) from error
    except Exception as error:  # pytmx lets through whatever a broken map makes it stumble over
        raise DefinitionError([Mistake(label, 0, f"not a Tiled map that can be read: {error}")]) from error


def _wrong_with(slot: Slot, number: int, size: tuple[float, float]) -> Iterator[str]:
    """Yield the mistakes in the object `number` of a map of `size` millimetres."""
    if not slot.name:
        yield f"the object {number} has no name"
        return
    box, slack = slot.rect, 0.01 if slot.kind != SURROUNDINGS else math.inf
    is_inside = box.x >= -slack and box.y >= -slack
    if not is_inside or box.x + box.width > size[0] + slack or box.y + box.height > size[1] + slack:
        yield f"the object '{slot.name}' reaches outside the map"
    if box.width <= 0 or box.height <= 0:
        yield f"the object '{slot.name}' has no size"
    for word in slot.anchor.split():
        if word not in ANCHORS:
            yield f"the object '{slot.name}' keeps to '{word}': {advice(word, ANCHORS)}"


def _slot(item: Any, scale: float) -> Slot:
    values = {
        key: value
        for key, value in item.properties.items()
        if isinstance(value, str | int) and key not in ("face", "anchor")
    }
    return Slot(
        name=item.name or "",
        kind=item.type or "",
        rect=Rect(item.x / scale, item.y / scale, item.width / scale, item.height / scale),
        face=str(item.properties.get("face", "")),
        values=tuple(sorted(values.items())),
        anchor=str(item.properties.get("anchor", "")),
    )


def _tile_layer(tiled: Any, layer: Any) -> TileLayer:
    pictures: dict[int, Path | None] = {0: None}
    for gid in {gid for row in layer.data for gid in row if gid}:
        image = tiled.images[gid] if gid < len(tiled.images) else None
        pictures[gid] = Path(image[0]).resolve() if image else None
    return TileLayer(layer.name, tuple(tuple(pictures[gid] for gid in row) for row in layer.data))


def _object_lines(path: Path) -> dict[int, int]:
    """Return the line of each object of a map by its number, as far as it is formatted as Tiled does."""
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    found = ((_OBJECT.search(line), number) for number, line in enumerate(lines, start=1))
    return {int(match[1]): number for match, number in found if match}


@cache
def load_board(name: str) -> Board:
    """Return a board; raises DefinitionError with every mistake if its map is wrong."""
    return faultless(read_board(name))
