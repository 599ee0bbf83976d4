"""The painter of component faces and boards: recipes in, pictures at real pixels out."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
import pygame

from game.components.assets import find_asset
from game.components.boards import Board, TileLayer
from game.components.definitions import ComponentKind, GameDefinitions, ThemeDefinition
from game.components.faces import (
    DrawnLayer,
    DrawnPainting,
    DrawnPattern,
    DrawnPicture,
    DrawnShape,
    DrawnText,
    Properties,
    ResolvedFace,
    Side,
    resolve,
)
from game.paths import asset_dir
from game.ui.drawing import forms, skin
from game.ui.drawing.paintings import Paintings, lit
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.text import Style, Typeface, Typesetter

TextFunction = Callable[[str], str]
_BUDGET: Final = 160_000_000
"""The bytes of the faces and boards that are kept, of all games, themes and languages together."""
_RECIPES_KEPT: Final = 4000
"""The number of resolved recipes that a painter keeps."""
_LEAST: Final = 5
"""The smallest size of words on a face, in real pixels."""
_PITCH: Final = 0.9
"""The distance between two lines of a name, in letter heights."""
_TAIL: Final = 0.06
"""How far two lines are raised so that descenders of the lower one stay inside, in letter heights."""
_RELIEF: Final = 0.05
"""The width of the dark edge of words on a painting, in letter heights."""
_TWO_LINES: Final = 1.72
"""The height that a two-line name needs, in letter heights."""


@lru_cache(maxsize=32)
def around(edge: int) -> tuple[tuple[int, int], ...]:
    """Return the ways, in pixels, in which a letter is moved to draw its edge: all around a square, without a gap."""
    steps = range(-edge, edge + 1)
    return tuple((across, down) for across in steps for down in steps if max(abs(across), abs(down)) == edge)


@lru_cache(maxsize=256)
def font(face: Typeface, bold: bool, pixels: int) -> pygame.font.Font:
    """Return one of the packaged fonts, `pixels` tall."""
    return Typesetter(scale=pixels / 20).font(Style(face, 20, bold=bold))


_faces = SurfaceCache(_BUDGET)
"""The faces and boards of all painters."""


class Motifs:
    """The SVG files under art/, rasterised on demand.

    They are those of the program and its plugins, or of a `folder`. A missing or broken file is drawn as a crossed box
    and not looked for again.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.bad: set[str] = set()
        """The names of unusable drawings."""

    def surface(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return the picture `name` (without `.svg`) fitted into `width` by `height` pixels."""
        size = max(1, width), max(1, height)
        if name not in self.bad:
            file = f"{name}.svg"
            path = self.folder / file if self.folder is not None else find_asset("art", file)
            try:
                return pygame.image.load_sized_svg(str(path), size)
            except (pygame.error, OSError):
                self.bad.add(name)
        return _substitute(size)


def _substitute(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    box = surface.get_rect()
    pygame.draw.rect(surface, (128, 112, 92), box, max(1, min(size) // 12))
    pygame.draw.line(surface, (128, 112, 92), box.topleft, box.bottomright)
    return surface


class FacePainter:
    """Draws the faces of one game at any width; the pictures are kept in a cache that all painters share.

    `text` turns a text key into words. Surfaces are shared: the caller must not draw on them. Each language and theme
    needs a painter of its own.
    """

    def __init__(
        self,
        definitions: GameDefinitions,
        theme: ThemeDefinition,
        text: TextFunction,
        motifs: Motifs | None = None,
    ) -> None:
        self.definitions = definitions
        self.theme = theme
        self.motifs = motifs or Motifs()
        self.paintings = Paintings()
        self._text = text
        self._kinds: dict[str, ComponentKind] = {}
        self._resolved: dict[tuple[str, int, Side, tuple[tuple[str, str | int], ...]], ResolvedFace] = {}

    def face(self, name: str, width: int, side: Side = "face", **extra: str | int) -> ResolvedFace:
        """Return the layers of a face for a width in pixels; arguments as for `surface`.

        Raises FeluccaError for an unknown name.
        """
        key = (name, width, side, tuple(sorted(extra.items())))
        found = self._resolved.get(key)
        if found is None:
            if len(self._resolved) >= _RECIPES_KEPT:
                self._resolved.clear()
            values: Properties = extra
            found = self._resolved[key] = resolve(self.definitions, self.theme, name, width, side, values)
        return found

    def kind(self, name: str) -> ComponentKind:
        """Return the kind of a face, which decides how it lies on the table; KeyError for an unknown name."""
        if name not in self._kinds:
            self._kinds[name] = self.definitions.kind_of(name)
        return self._kinds[name]

    def height(self, name: str, width: int, side: Side = "face", **extra: str | int) -> int:
        """Return the height in pixels of a face that is `width` wide; arguments as for `surface`."""
        size = self.face(name, width, side, **extra).size
        return max(1, round(width * size[1] / size[0]))

    def surface(self, name: str, width: int, side: Side = "face", **extra: str | int) -> pygame.Surface:
        """Return the face of a piece, a component or a plain face, `width` pixels wide, with alpha.

        `extra` gives momentary properties: `seat=2`, `number=15`, `label="×2"`. Raises FeluccaError for an unknown
        name.
        """
        width = max(1, width)
        return self._kept(self.face(name, width, side, **extra), width)

    def plain(self, name: str, width: int, least: int) -> pygame.Surface:
        """Return a face `width` pixels wide with no more detail than one of `least` pixels."""
        return self._kept(self.face(name, max(1, least)), max(1, width))

    def _kept(self, face: ResolvedFace, width: int) -> pygame.Surface:
        return _faces.made((self, face, width), lambda: self._paint(face, width))

    def spread(self, name: str, size: tuple[int, int], **extra: str | int) -> pygame.Surface:
        """Return a face stretched to fill `size` real pixels: for cloth, boards and other things of any shape."""
        return self._kept(_stretched(self.face(name, size[0], "face", **extra), size), size[0])

    def fresh(self, name: str, width: int, **extra: str | int) -> pygame.Surface:
        """Return a newly painted face, `width` pixels wide, that is not cached: for parts of other cached pictures."""
        return self._paint(self.face(name, width, "face", **extra), width)

    def paintings_of(self, name: str, width: int, **extra: str | int) -> dict[str, float]:
        """Return the widths in real pixels of the paintings of a face that is `width` wide, by their names."""
        face = self.face(name, width, "face", **extra)
        layers = [layer for layer in face.layers if isinstance(layer, DrawnPainting)]
        return {layer.picture: layer.box[2] * width / face.size[0] for layer in layers}

    def has(self, name: str, width: int, side: Side = "face", least: int = 0, **extra: str | int) -> bool:
        """Return whether `surface`, or `plain` if `least` is given, would return a cached picture; widths in pixels."""
        width = max(1, width)
        return (self, self.face(name, least or width, side, **extra), width) in _faces

    def board(self, board: Board, width: int) -> pygame.Surface:
        """Return a board `width` pixels wide and opaque: its ground, and the faces of the slots that have one.

        It is kept like a face; the caller must not draw on it.
        """
        return _faces.made((self, board.name, width), lambda: self._paint_board(board, width))

    def _paint_board(self, board: Board, width: int) -> pygame.Surface:
        scale = width / board.width_mm
        height = max(1, round(board.height_mm * scale))
        surface = pygame.Surface((width, height), 0, 32)
        for layer in board.layers:
            surface.blit(
                pygame.transform.smoothscale(self._ground(layer, board.tile_mm * scale), (width, height)), (0, 0)
            )
        for slot in board.slots.values():
            if slot.face:
                left, top, wide, _ = slot.rect.scaled(scale)
                surface.blit(self.surface(slot.face, wide, "face", **dict(slot.values)), (left, top))
        return surface

    def _ground(self, layer: TileLayer, side: float) -> pygame.Surface:
        """Return the tiles of a layer side by side, each at the next whole pixel above `side`."""
        cell = math.ceil(side)
        folder = (self.motifs.folder or asset_dir("art")).resolve()
        ground = pygame.Surface((len(layer.rows[0]) * cell, len(layer.rows) * cell), pygame.SRCALPHA)
        drawn: dict[Path, pygame.Surface] = {}
        for row, cells in enumerate(layer.rows):
            for column, path in enumerate(cells):
                if path is None:
                    continue
                if path not in drawn:
                    name = os.path.relpath(path.with_suffix(""), folder)
                    drawn[path] = self.motifs.surface(name, cell, cell)
                ground.blit(drawn[path], (column * cell, row * cell))
        return ground

    def _paint(self, face: ResolvedFace, width: int) -> pygame.Surface:
        scale = width / face.size[0]
        size = width, max(1, round(face.size[1] * scale))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        elements: list[str] = []
        for layer in face.layers:
            if isinstance(layer, DrawnShape | DrawnPattern):
                elements.append(forms.element(layer, scale))
                continue
            forms.draw(surface, elements)
            self._blit(surface, layer, scale)
        forms.draw(surface, elements)
        ground = next(iter(face.layers), None)
        if isinstance(ground, DrawnShape) and ground.form == "rounded" and ground.box == (0.0, 0.0, *face.size):
            _round_off(surface, round(ground.radius * scale))
        return surface

    def _blit(self, surface: pygame.Surface, layer: DrawnLayer, scale: float) -> None:
        left, top, width, height = (value * scale for value in layer.box)
        if isinstance(layer, DrawnPicture):
            picture = self.motifs.surface(layer.svg, round(width), round(height))
            if layer.turn:
                picture = _turned(self.motifs.surface(layer.svg, round(width * 2), round(height * 2)), layer.turn)
            x = left + (width - picture.get_width()) / 2
            y = top + (height - picture.get_height()) / 2
            surface.blit(picture, (round(x), round(y)))
        elif isinstance(layer, DrawnPainting):
            right, bottom = round(left + width), round(top + height)
            corner = round(left), round(top)
            room = right - corner[0], bottom - corner[1]
            painting = self.paintings.get(layer.picture, room, keeps_shape=layer.hangs) or _substitute(room)
            surface.blit(lit(painting, layer.light), corner)
        elif isinstance(layer, DrawnText):
            self._write(surface, layer, scale)

    def fitted(self, layer: DrawnText, scale: float) -> tuple[list[str], int]:
        """Return the lines of a text and the size of its font in pixels, at `scale` pixels per millimetre; a name takes
        two lines where one would make it smaller.
        """
        words = self._text(layer.key) if layer.key else layer.label
        _, _, width, height = (value * scale for value in layer.box)
        wanted = max(_LEAST, round(layer.size * scale))

        def fitting(lines: list[str]) -> int:
            needed = max(font(_face_of(layer), layer.bold, wanted).size(line)[0] for line in lines)
            return wanted if needed <= width else max(_LEAST, int(wanted * width / needed))

        pixels, broken = fitting([words]), halves(words)
        if pixels < wanted and broken and (lower := min(fitting(broken), int(height / _TWO_LINES))) > pixels:
            return broken, lower
        return [words], pixels

    def _write(self, surface: pygame.Surface, layer: DrawnText, scale: float) -> None:
        left, top, width, height = (value * scale for value in layer.box)
        lines, pixels = self.fitted(layer, scale)
        if pixels < layer.least * scale:
            return
        drawn_in = font(_face_of(layer), layer.bold, pixels)
        red, green, blue = self.theme.colour(layer.colour)
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[layer.align]
        pitch = pixels * _PITCH
        above = (pitch + _TAIL * pixels) * (len(lines) - 1)
        y = top + (height - above + _cap_height(drawn_in)) / 2 - drawn_in.get_ascent()
        for number, words in enumerate(lines):
            line = drawn_in.render(words, True, (red, green, blue))
            x = left + (width - line.get_width()) * share
            if layer.relief:
                edge = max(1, round(pixels * _RELIEF))
                cast = drawn_in.render(words, True, self.theme.colour(layer.relief))
                for across, down in around(edge):
                    surface.blit(cast, (round(x) + across, round(y + number * pitch) + down))
            surface.blit(line, (round(x), round(y + number * pitch)))


def _round_off(surface: pygame.Surface, radius: int) -> None:
    """Make transparent what reaches over the round corners of a face, such as the edges of a plate."""
    inside = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    skin.plain_box(inside, inside.get_rect(), radius, (255, 255, 255), None, 0, None)
    surface.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _stretched(face: ResolvedFace, size: tuple[int, int]) -> ResolvedFace:
    """Return a face whose layers fill another shape; texts and rounded corners keep their proportions."""
    factor = size[1] / size[0] * face.size[0] / face.size[1]
    layers = []
    for layer in face.layers:
        left, top, width, height = layer.box
        layers.append(msgspec.structs.replace(layer, box=(left, top * factor, width, height * factor)))
    return ResolvedFace((face.size[0], face.size[1] * factor), tuple(layers))


def _face_of(layer: DrawnText) -> Typeface:
    return "sans" if layer.font == "sans" else "serif"


def halves(words: str) -> list[str]:
    """Return a name in two lines of similar length, [] for a single word."""
    gaps = [at for at, letter in enumerate(words) if letter == " "]
    if not gaps:
        return []
    gap = min(gaps, key=lambda at: max(at, len(words) - at - 1))
    return [words[:gap], words[gap + 1 :]]


def _cap_height(font: pygame.font.Font) -> float:
    """Return the height of capitals, used to centre single lines."""
    metrics = font.metrics("H")[0]
    return float(metrics[3] if metrics else font.get_ascent() * 0.7)


def _turned(picture: pygame.Surface, degrees: int) -> pygame.Surface:
    """Return a picture drawn at double size, rotated clockwise and scaled down."""
    return pygame.transform.rotozoom(picture, -degrees, 0.5)
