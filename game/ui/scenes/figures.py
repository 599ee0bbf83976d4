"""Figures between the paragraphs of a rulebook: pieces as they look on the table, and small scenes made of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.components.definitions import GameDefinitions
from game.components.faces import Side, properties
from game.components.figures import Figure, FigureArrow, FigureNote, FigureScene, FigureThing, FigureTrack
from game.components.load import OlderNumbers, load_with, numbers, numbers_in
from game.locale import text
from game.ui.boards.kit.painting import CORNER, Brush, Painted, hang_tag, painter_for
from game.ui.boards.kit.values import Item
from game.ui.drawing import skin
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.text import SMALL, Style, typesetter
from game.ui.layout import Edge, abreast, around, bounded, cut, placed, trim
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.flow import even_rows
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.display import Display, Point, Size

_LABEL = SMALL
_GAP, _ABOVE, _LEAD = 16.0, 6.0, 5.0
"""The gap between two cells, the room above and below a figure, and that between a picture and its words."""
_BROADER = 1.5
"""How much wider than its piece a label may be in one line."""
_LEAST, _MOST = 210.0, 1.4
"""The least width of a scene, and its greatest, relative to its units."""
_UNIT = 0.8
"""The side of a unit of a scene, as the table draws things on its canvas: tags and shadows stay large enough."""
_DETAIL = 64
"""The detail, as of so many pixels, of faces too small for a name that can be read."""
_RADIUS = 10.0
_SHAFT, _HEAD = 5.0, 13.0
"""The thickness of an arrow, and the length of its head, in units of a scene."""
_PAWN, _STANDING, _JUMP, _OVER = 0.8, 0.34, 1.5, 0.4
"""The width of a pawn, how far above the middle of its space it stands, and how far above it an arrow leads
and ends, in steps of a track."""
_made = SurfaceCache(32_000_000)
"""The finished scenes."""

OnEnlarge = Callable[[str, Side], Change | None]
"""Shows a side of a piece enlarged."""


def values_of(definitions: GameDefinitions, piece: str) -> dict[str, str | int]:
    """Return what the label of a piece may say: its properties, its name in words, and the count of such pieces."""
    component = definitions.component_of(piece)
    count = sum(1 for each in definitions.pieces if each.component == component.id)
    return properties(definitions, piece) | {"name": text(component.name), "count": count}


def set_value(definitions: GameDefinitions, panel: FigureScene) -> dict[str, int]:
    """Return the cards of the set in a scene, the sum of their worths under its name, and the points."""
    counted = [thing.face for thing in panel.things if thing.is_counted]
    worth = sum(int(properties(definitions, name).get(panel.worth, 0)) for name in counted)
    return {"cards": len(counted), panel.worth: worth, "points": len(counted) * worth} if panel.worth else {}


class FigureRow(Widget):
    """A figure: its cells side by side, in as few rows as there is room for."""

    def __init__(
        self, shell: Shell, game: str, figure: Figure, on_enlarge: OnEnlarge, older: OlderNumbers | None = None
    ) -> None:
        """Show today's numbers, or those of an older table."""
        super().__init__(shell, name=f"figure-{figure.below}")
        brush = Brush(painter_for(game, shell.theme.name, older))
        definitions, words = load_with(game, older), numbers_in(game, older)
        self.is_beside = figure.beside
        self.cells: list[PieceCell | SceneCell] = [
            PieceCell(shell, brush, definitions, figure, piece, partial(on_enlarge, piece, figure.side))
            for piece in figure.pieces
        ]
        self.cells += [SceneCell(shell, brush, definitions, panel, words) for panel in figure.panels]
        self.add(*self.cells)

    @property
    def is_ready(self) -> bool:
        """Whether all pictures are there."""
        return all(cell.is_ready for cell in self.cells)

    def make_ready(self) -> Iterator[None]:
        """Draw the pictures that are still missing, a part of one at each step."""
        for cell in self.cells:
            yield from cell.make_ready()

    def _rows(self, width: float) -> list[list[tuple[PieceCell | SceneCell, float]]]:
        """Return the cells with their widths, row by row."""
        cells = [(cell, cell.wide(width, len(self.cells))) for cell in self.cells]
        return even_rows(cells, lambda cell: cell[1], width, _GAP)

    @property
    def whole_width(self) -> float:
        """The width of all cells side by side."""
        return sum(cell.wide(0.0, len(self.cells)) for cell in self.cells) + _GAP * (len(self.cells) - 1)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the rows."""
        rows = self._rows(width)
        high = sum(max(cell.measure(wide)[1] for cell, wide in row) for row in rows)
        return width, high + _GAP * (len(rows) - 1) + 2 * _ABOVE

    def place(self, rect: pygame.FRect) -> None:
        """Put the cells into centred rows."""
        super().place(rect)
        rest = trim(rect, top=_ABOVE)
        for row in self._rows(rect.width):
            line, rest = cut(rest, Edge.TOP, max(cell.measure(wide)[1] for cell, wide in row), _GAP)
            for (cell, _), place in zip(row, abreast(line, [wide for _, wide in row], _GAP), strict=True):
                cell.place(place)


class _CellWords(Label):
    """Words that their cell says aloud."""

    def accessible(self) -> Accessible | None:
        """Return None."""
        return None


class PieceCell(Pressable):
    """A piece as it looks on the table with words below it; a press enlarges it."""

    def __init__(
        self,
        shell: Shell,
        brush: Brush,
        definitions: GameDefinitions,
        figure: Figure,
        piece: str,
        on_press: Callback,
    ) -> None:
        super().__init__(shell, on_press, name=f"piece-{figure.below}-{piece}")
        self._brush, self._piece, self._figure = brush, piece, figure
        values = values_of(definitions, piece)
        words = text(figure.label, **values) if figure.label else ""
        self._label = _CellWords(shell, words, _LABEL, align=0.5) if words else None
        name = str(values["name"])
        self._said = words if name in words else text("name-figure", name=name, figure=words) if words else name
        self._shape = brush.height(piece, 1.0, side=figure.side)
        self._ready_at = 0
        if self._label is not None:
            self.add(self._label)

    def accessible(self) -> Accessible | None:
        """Describe the piece as a button."""
        return self.said(Role.BUTTON, self._said, can_press=True)

    def wide(self, room: float, _many: int) -> float:
        """Return the width of the cell."""
        if self._label is None:
            return self._figure.wide
        types = self.shell.types
        word = max(types.width(word, _LABEL) for word in self._label.markup.split())
        return max(self._figure.wide, self._label.laid_out(max(self._figure.wide * _BROADER, word)).width, word) + 2

    def measure(self, width: float) -> Size:
        """Return the size of the piece with its words."""
        below = self._label.measure(width)[1] + _LEAD if self._label is not None else 0.0
        return width, self._figure.wide * self._shape + below

    def place(self, rect: pygame.FRect) -> None:
        """Put the words below the piece."""
        super().place(rect)
        if self._is_painted:
            self._ready_at = self._width
        if self._label is not None:
            below = bounded(rect, top=self._face.bottom + _LEAD)
            self._label.place(cut(below, Edge.TOP, self._label.measure(rect.width)[1])[0])

    @property
    def _face(self) -> pygame.FRect:
        return placed(self.rect, self._figure.wide, self._figure.wide * self._shape, down=0.0)

    @property
    def _detail(self) -> int:
        """The detail of a piece beside a rule, whose text names it."""
        return _DETAIL if self._figure.beside else 0

    @property
    def _width(self) -> int:
        """The width of the piece in pixels."""
        return self.shell.display.px(self._figure.wide)

    @property
    def _is_painted(self) -> bool:
        return self._brush.painter.has(self._piece, self._width, self._figure.side, self._detail)

    @property
    def is_ready(self) -> bool:
        """Whether the piece is shown as it is painted, not as an empty place.

        Another cell with the same piece may have it painted, which does not draw this one again.
        """
        return self._ready_at == self._width

    def make_ready(self) -> Iterator[None]:
        """Paint the piece if it is not cached, and show it."""
        if self.is_ready:
            return
        if not self._is_painted:
            painter = self._brush.painter
            if self._detail:
                painter.plain(self._piece, self._width, self._detail)
            else:
                painter.surface(self._piece, self._width, self._figure.side)
        self._ready_at = self._width
        self.redraw()
        yield

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the piece with its shadow, raised a little under the pointer."""
        if self.is_ready:
            lift = 0.3 if self.is_hovered else 0.0
            item = Item("", self._face, self._piece, self._figure.side, detail=self._detail)
            self._brush.item(canvas, item, 0.0 if self._detail else lift)
        else:
            canvas.box(self._face, "sand", radius=self._figure.wide * CORNER)


class SceneCell(Widget):
    """A small scene with words below it."""

    def __init__(
        self,
        shell: Shell,
        brush: Brush,
        definitions: GameDefinitions,
        panel: FigureScene,
        words: dict[str, str | int],
    ) -> None:
        super().__init__(shell)
        self._brush, self._panel = brush, panel
        self._things, self._arrows = [*panel.things], [*panel.arrows]
        if panel.track is not None:
            things, arrows = on_track(definitions.game, panel.track)
            self._things += things
            self._arrows += arrows
        self._values: dict[str, str | int] = {**words, **set_value(definitions, panel)}
        self._label = Label(shell, text(f"figure-{panel.say}", **self._values), _LABEL, align=0.5)
        self._shown: pygame.Surface | None = None
        self.add(self._label)

    def wide(self, room: float, many: int) -> float:
        """Return the width of the cell: scenes side by side fill the room, but none is too small to read."""
        columns = min(many, max(1, int((room + _GAP) / (_LEAST + _GAP))))
        columns = math.ceil(many / math.ceil(many / columns))
        return min((room - _GAP * (columns - 1)) / columns, self._panel.size[0] * _MOST)

    def measure(self, width: float) -> Size:
        """Return the size of the scene with its words."""
        return width, self._high(width) + _LEAD + self._label.measure(width - 8)[1]

    def _high(self, width: float) -> float:
        return width * self._panel.size[1] / self._panel.size[0]

    def place(self, rect: pygame.FRect) -> None:
        """Put the words below the scene."""
        super().place(rect)
        self._shown = _made.get(self._key())
        below = trim(rect, left=4, right=4, top=self._high(rect.width) + _LEAD)
        self._label.place(cut(below, Edge.TOP, self._label.measure(rect.width - 8)[1])[0])

    @property
    def _picture(self) -> pygame.FRect:
        return cut(self.rect, Edge.TOP, self._high(self.rect.width))[0]

    def _key(self) -> tuple[object, ...]:
        shell = self.shell
        place = self._picture
        size = shell.display.px(place.width), shell.display.px(place.height)
        return self._brush.painter, self._panel.say, size, shell.settings.language

    @property
    def is_ready(self) -> bool:
        """Whether the scene is shown."""
        return self._shown is not None

    def make_ready(self) -> Iterator[None]:
        """Paint the scene thing by thing if it is not cached, and show it."""
        if self.is_ready:
            return
        key = self._key()
        if key not in _made:
            yield from self._make(key)
        self._shown = _made.get(key)
        self.redraw()
        yield

    def _make(self, key: tuple[object, ...]) -> Iterator[None]:
        """Paint the scene thing by thing, and keep it."""
        shell, panel, place = self.shell, self._panel, self._picture
        size = shell.display.px(place.width), shell.display.px(place.height)
        surface = pygame.Surface(size, pygame.SRCALPHA, 32)
        scale = size[0] / (panel.size[0] * _UNIT)
        canvas = Canvas(surface, Display(size, scale), shell.theme, typesetter(scale, 1.0), shell.pictures)
        canvas.fill(panel.ground)
        yield from self._brush.read_ahead(
            canvas, map(partial(_painted, self._brush), panel.things), self._paint(canvas)
        )
        mask = pygame.Surface(size, pygame.SRCALPHA, 32)
        skin.plain_box(mask, mask.get_rect(), shell.display.px(_RADIUS), (255, 255, 255), None, 0, None)
        surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        _made.keep(key, surface)

    def _paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw the things of the scene, one at each step, and the signs over them."""
        for thing in self._things:
            draw_thing(canvas, self._brush, thing)
            yield
        for arrow in self._arrows:
            draw_arrow(canvas, arrow)
        for note in self._panel.notes:
            draw_note(canvas, note, text(f"figure-{note.say}", **self._values))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the scene in a thin frame."""
        place = self._picture
        if self._shown is not None:
            canvas.surface.blit(self._shown, canvas.display.px_rect(place).topleft)
        canvas.box(place, "sand" if self._shown is None else None, radius=_RADIUS, line="panel_line", width=1.5)


def on_track(game: str, track: FigureTrack) -> tuple[list[FigureThing], list[FigureArrow]]:
    """Return the spaces of a track with its pawns, and the arrows of its jumps."""
    rules = numbers(game)
    spaces: str = rules[track.spaces]
    symbols: dict[str, str] = rules[track.symbols]
    left, middle = track.at
    things = []
    for at in range(track.first, track.last + 1):
        letter = spaces[at % len(spaces)]
        face = f"{track.face}-{symbols.get(letter, 'number')}"
        values: dict[str, str | int] = {} if letter in symbols else {"number": at}
        things.append(FigureThing(face, (left + (at - track.first) * track.step, middle), track.step, values=values))
    for pawn in track.pawns:
        place = left + (pawn.space - track.first) * track.step, middle - track.step * _STANDING
        things.append(FigureThing(pawn.face, place, track.step * _PAWN, values=pawn.values))
    arrows = []
    for start, end in track.jumps:
        x, to = (left + (space - track.first) * track.step for space in (start, end))
        low, high = middle - track.step * _STANDING, middle - track.step * _JUMP
        inset = math.copysign(track.step * 0.3, to - x)
        arrows.append(FigureArrow(((x, low), (x + inset, high), (to - inset, high), (to, low - track.step * _OVER))))
    return things, arrows


def _painted(brush: Brush, thing: FigureThing) -> Painted:
    """Return the face of a thing, its place, and what it is given for the moment."""
    extra = tuple(thing.values.items())
    high = thing.high or brush.height(thing.face, thing.wide, extra, thing.side)
    return thing.face, around(_inside(thing.at), thing.wide * _UNIT, high * _UNIT), extra


def _inside(spot: Point) -> Point:
    """Return a spot of a scene on its canvas."""
    return spot[0] * _UNIT, spot[1] * _UNIT


def draw_thing(canvas: Canvas, brush: Brush, thing: FigureThing) -> None:
    """Draw a thing of a scene, whose units are those of the canvas; scenery casts no shadow."""
    face, place, extra = _painted(brush, thing)
    if thing.high:
        brush.spread(canvas, face, place, extra)
    elif face in brush.painter.definitions.faces:
        brush.face(canvas, face, place, extra, thing.side)
    else:
        detail = _DETAIL if thing.side == "face" and not extra else 0
        brush.item(canvas, Item("", place, face, thing.side, extra, thing.look, lean=thing.lean, detail=detail))
    if thing.tag is not None:
        hang_tag(canvas, brush, place, thing.tag.face, tuple(thing.tag.values.items()), thing.tag.more)


def draw_arrow(canvas: Canvas, arrow: FigureArrow) -> None:
    """Draw an arrow with a dark rim."""
    through = [_inside(spot) for spot in arrow.through]
    *_, before, end = through
    angle = math.atan2(end[1] - before[1], end[0] - before[0])
    for colour, rim in (("ink", 2.0), ("amber", 0.0)):
        reach, half = _HEAD + 1.6 * rim, _HEAD * 0.72 + 1.2 * rim
        tip = end[0] + math.cos(angle) * rim * 1.4, end[1] + math.sin(angle) * rim * 1.4
        foot = tip[0] - math.cos(angle) * reach, tip[1] - math.sin(angle) * reach
        side = -math.sin(angle) * half, math.cos(angle) * half
        inside = (end[0] - math.cos(angle) * _HEAD * 0.8, end[1] - math.sin(angle) * _HEAD * 0.8)
        line: Sequence[Point] = [*through[:-1], inside]
        canvas.outline(line, colour, _SHAFT + 2 * rim, is_closed=False)
        for joint in line[:-1]:
            canvas.disc(joint, _SHAFT / 2 + rim, colour)
        canvas.polygon([tip, (foot[0] + side[0], foot[1] + side[1]), (foot[0] - side[0], foot[1] - side[1])], colour)


def draw_note(canvas: Canvas, note: FigureNote, words: str) -> None:
    """Draw words on a dark tag in the middle of their place."""
    style = Style("serif", note.size * _UNIT, bold=True)
    tag = around(_inside(note.at), canvas.types.width(words, style) + style.size, style.size * 1.45)
    canvas.shadow(tag, spread=4, radius=8, alpha=130)
    canvas.box(tag, "ink", radius=8, line="sand", width=1.0)
    canvas.text(words, tag.center, style, "linen", align=0.5, middle=True)
