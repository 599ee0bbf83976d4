"""A picture of a position with two moves marked on it: the one that was played and a better one."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import chain
from typing import Self

import pygame

from game.rules.core.game import Move
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out_within, spoken
from game.ui.drawing.text import SMALL
from game.ui.layout import Edge, around, cut, placed, trim
from game.ui.table.areas import Areas, divided
from game.ui.window.display import MIN_HEIGHT, MIN_WIDTH, Display, Point, Size

PLAYED, BETTER = "terracotta", "nile"
"""The colours of the two moves; a cross and a tick tell them apart as well."""
_BESIDE, _ABOVE = 46.0, 18.0
"""The room beside, and above and below the things that the moves are made of."""
_LEAST, _CLOSEST, _FARTHER = 0.34, 1.1, 0.8
"""The least part of the window's width that is shown, and how large things are at most, relative to the table: where a
picture stands alone, and where it shows the places of pieces that stand beside it.
"""
_PIECE, _CARD = 40.0, (270.0, 108.0)
"""Moves with things smaller than this in the picture on a card of usual size are told by their pieces alone."""
_EDGE = 10.0
"""How far beyond the picture of a card with words on a sheet of choices what is shown of it ends."""
_CLOSE = 4.0
"""The part of such a card's height that is free beside its picture, before its words."""
_LOW = 0.6
"""Where in a player's own place what is seen of it lies: rather low, below the roof, where the player's things are."""
_ROUND = 8.0
"""The room around a table below the bar, into which portraits and flags rise."""
_FAR, _SOFT = 12, 4
"""The factor by which a picture is reduced before it is blurred, around a table and below pieces."""
_DARK, _SHADED = 90, 150
"""How light, up to 255, these pictures are."""
_FRAME, _HEM, _SIGN = 6.0, 2.0, 11.0
"""The width of a frame and of its light hem, and the radius of its sign in a picture of any size."""
LARGE_SIGN, _OFF_PLATE, _AROUND = 13.0, 4.0, 7.0
"""The radius of a sign on a piece or a plate, how far beyond the corner of the plate it lies, and the room around the
words on that.
"""
_PLATE_ROOM, _EDGE_ROOM = 1.0, 9.0
"""The room for the plate of a move without a place, relative to what is marked, and the one at the picture's edges."""


class Depicted(Enum):
    """What the picture of two moves shows: only a ground on which their pieces stand alone, the marked places of pieces
    that stand beside it, or marked places that show all.
    """

    ALONE = auto()
    PLACES = auto()
    PIECES = auto()


def depicted(presenter: Presenter[State], played: Move, better: Move) -> Depicted:
    """Return what the picture of two moves shows; the presenter must be laid out for it."""
    if _is_on_sheet(presenter, (played, better)):
        return Depicted.ALONE
    places = _told_apart(presenter, played, better)
    marked = [_rects(presenter, names) for names in places]
    if not any(marked) or places[0] == places[1]:
        return Depicted.ALONE
    pieces = [presenter.pictured(move) for move in (played, better)]
    if not any(pieces):
        return Depicted.PLACES
    if _are_far_apart(presenter, [*chain.from_iterable(marked)]):
        return Depicted.ALONE
    are_seen = all(
        not rects or item.rect.collidelist(rects) >= 0
        for items, rects in zip(pieces, marked, strict=True)
        for item in items
    )
    return Depicted.PIECES if are_seen else Depicted.PLACES


def _are_far_apart(presenter: Presenter[State], places: Sequence[pygame.FRect]) -> bool:
    """Return whether a picture of places, marked on a card of usual size, would show some too small."""
    view = _View.of(presenter, _FARTHER)
    size = view.display.px(_CARD[0]), view.display.px(_CARD[1])
    zoom = view.zoom(view.part([view.framed(place) for place in places], size), size)
    return min(max(place.size) for place in places) * zoom < _PIECE


def picture_of(presenter: Presenter[State], played: Move | None, better: Move, size: tuple[int, int]) -> pygame.Surface:
    """Return the part of the table with two moves marked, or with `better` alone, scaled to `size` in real pixels.

    `presenter` must show the position before the moves. It is laid out again, for a wide window of the least size,
    whatever the real one is, so that pieces are large in the picture.
    """
    laid_out(presenter)
    moves = [move for move in (played, better) if move is not None]
    if not any(map(presenter.pictured, moves)):  # ways to turn and plots: those of other moves say nothing
        presenter.show(replace(presenter.view, legal=tuple(moves)), presenter.seats)
    *_, made = picture_in_steps(presenter, played, better, size, closest=_FARTHER)
    assert made is not None
    return made


def ground_of(presenter: Presenter[State], size: tuple[int, int]) -> pygame.Surface:
    """Return the viewer's own part of the table, without a sheet of choices, blurred and darkened in `size` real
    pixels. `presenter` is laid out again for it.
    """
    laid_out(presenter)
    presenter.show(replace(presenter.view, legal=()), presenter.seats)
    view = _View.of(presenter, _FARTHER)
    canvas = _drawn(presenter, view.display, view.areas)
    return _dimmed(_cut_out(view, canvas, view.part([view.home(size)], size), (), size), size, _SOFT, _SHADED)


def _dimmed(picture: pygame.Surface, size: tuple[int, int], far: int, light: int) -> pygame.Surface:
    """Return a picture in `size` real pixels, blurred as if reduced by the factor `far`, and darkened to `light`, up
    to 255.
    """
    reduced = pygame.transform.smoothscale(picture, (max(1, size[0] // far), max(1, size[1] // far)))
    dimmed = pygame.transform.smoothscale(pygame.transform.gaussian_blur(reduced, 3), size)
    dimmed.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
    return dimmed


def picture_in_steps(
    presenter: Presenter[State],
    played: Move | None,
    better: Move,
    size: tuple[int, int],
    *,
    closest: float = _CLOSEST,
) -> Iterator[pygame.Surface | None]:
    """Make a picture of the places of one or two moves in steps that yield None; the last yields the picture, in which
    things are at most `closest` times as large as at the table.
    """
    view = _View.of(presenter, closest)
    canvas = _canvas(presenter, view.display)
    for _ in _draw_in_steps(presenter, canvas, view.areas):
        yield None
    yield _compared(view, canvas, played, better, size)


def _is_on_sheet(presenter: Presenter[State], moves: Sequence[Move]) -> bool:
    """Return whether the places of moves, if they have any, lie on a sheet of choices."""
    choices = {target.id for target in presenter.on_sheet()}
    places = {name for move in moves for name in presenter.places_of(move)}
    return bool(presenter.sheet) and places & {target.id for target in presenter.targets()} <= choices


def _told_apart(presenter: Presenter[State], played: Move | None, better: Move) -> tuple[set[str], set[str]]:
    """Return the ids of the places of each of two moves that are not those of the other, unless they share all."""
    worse = set(presenter.places_of(played)) if played is not None else set[str]()
    best = set(presenter.places_of(better))
    return (worse, best) if worse == best else (worse - best, best - worse)


def _rects(presenter: Presenter[State], names: Collection[str]) -> list[pygame.FRect]:
    """Return the places of targets with the ids `names`."""
    return [target.rect for target in presenter.targets() if target.id in names]


def laid_out(presenter: Presenter[State]) -> Display:
    """Lay a position out as it is for its pictures, and return the window that it is laid out for."""
    display = _display(presenter)
    areas = divided(presenter, display.size)
    presenter.arrange(areas.table, areas.hand, areas.side, areas.shelf)
    return display


def table_picture(presenter: Presenter[State], size: tuple[int, int]) -> pygame.Surface:
    """Return the whole table without hand and answers in a picture of `size` real pixels, with its own blurred and
    darkened copy around it where the shapes differ. `presenter` is laid out again for it.
    """
    display = _display(presenter)
    areas = without_hand(divided(presenter, display.size))
    canvas = _drawn(presenter, display, areas)
    whole = canvas.surface.subsurface(canvas.display.part(whole_table(areas, display.size), canvas.surface))
    factor = min(size[0] / whole.get_width(), size[1] / whole.get_height())
    wide, high = round(whole.get_width() * factor), round(whole.get_height() * factor)
    picture = _dimmed(whole, size, _FAR, _DARK)
    picture.blit(pygame.transform.smoothscale(whole, (wide, high)), ((size[0] - wide) // 2, (size[1] - high) // 2))
    return picture


def whole_table(areas: Areas, size: Size) -> pygame.FRect:
    """Return the part of a window of `size` that shows the whole table, with some room around one below the bar."""
    room = areas.table.union(areas.side) if areas.side.width else areas.table
    edge = _ROUND if room.top >= areas.bar.bottom else 0.0
    return room.inflate(2 * edge, 2 * edge).clip(pygame.FRect((0, 0), size))


def _display(presenter: Presenter[State]) -> Display:
    """Return a wide window of the least size, with the scale of the real one."""
    scale = presenter.shell.display.scale
    return Display((round(MIN_WIDTH * scale), round(MIN_HEIGHT * scale)), scale)


def without_hand(areas: Areas) -> Areas:
    """Return the areas of a table without hand and answers: panels beside the board get the room of the shelf, and what
    a hand shows on the table lies at its foot.
    """
    if areas.side.width:
        foot, _ = cut(areas.shelf, Edge.BOTTOM, 0.0)
        return replace(areas, side=areas.side.union(areas.shelf), hand=foot, shelf=foot)
    hand = areas.hand.copy()
    if areas.table.contains(hand):
        hand.bottom = areas.table.bottom
    return replace(areas, hand=hand)


def _canvas(presenter: Presenter[State], display: Display) -> Canvas:
    """Return an empty canvas for the table of a presenter."""
    shell = presenter.shell
    surface = pygame.Surface(display.pixels, 0, 32)
    canvas = Canvas(surface, display, shell.theme, shell.types, shell.pictures, shell.portraits)
    canvas.fill("backdrop")
    return canvas


def _drawn(presenter: Presenter[State], display: Display, areas: Areas) -> Canvas:
    """Draw the position that a presenter shows, laid out in `areas`."""
    canvas = _canvas(presenter, display)
    deque(_draw_in_steps(presenter, canvas, areas), maxlen=0)
    return canvas


def _draw_in_steps(presenter: Presenter[State], canvas: Canvas, areas: Areas) -> Iterator[None]:
    """Draw the position that a presenter shows, laid out in `areas`, on a canvas in steps."""
    presenter.arrange(areas.table, areas.hand, areas.side, areas.shelf)
    yield
    yield from presenter.paint(canvas)
    for item in presenter.items():
        presenter.brush.item(canvas, item)
        yield
    presenter.paint_marks(canvas, "")
    presenter.paint_over(canvas, "")
    yield


def paint_plate(canvas: Canvas, room: pygame.FRect, words: str) -> Point:
    """Draw the words of a move on a plate in a room; return the place for its sign, which has room at the right."""
    types, plain, aside = canvas.types, spoken(words), LARGE_SIGN + _OFF_PLATE
    most = room.width - aside - 2 * _AROUND
    longest = max(plain.split(), key=lambda word: types.width(word, SMALL))
    style = types.fitted(longest, SMALL, most - 1)  # so that no word is split
    wide = min(most, types.width(plain, style) + 1)
    laid = lay_out_within(words, (wide, room.height - 2 * _AROUND), types, canvas.theme, style, align=0.5)
    middle = room.centerx - aside / 2, room.centery
    plate = around(middle, laid.width + 2 * _AROUND, laid.height + 2 * _AROUND)
    canvas.box(plate, "quiet", radius=8, line="ink", width=1.5, grain=True)
    canvas.paragraph(laid, (middle[0] - wide / 2, plate.top + _AROUND))
    lowest = room.bottom + _EDGE_ROOM - LARGE_SIGN
    return plate.right + _OFF_PLATE, min(plate.bottom + _OFF_PLATE, lowest)


def paint_sign(canvas: Canvas, at: Point, radius: float, *, is_better: bool) -> None:
    """Draw the sign of a move: a tick in green, a cross in red."""
    canvas.disc(at, radius, BETTER if is_better else PLAYED, line="linen", width=2)
    reach, (x, y) = radius * 0.42, at
    corners: list[list[Point]] = [[(x - reach, y), (x - reach * 0.2, y + reach * 0.8), (x + reach, y - reach * 0.7)]]
    if not is_better:
        corners = [[(x - reach, y - reach), (x + reach, y + reach)], [(x - reach, y + reach), (x + reach, y - reach)]]
    for line in corners:
        canvas.outline(line, "linen", max(2.0, radius * 0.24), is_closed=False)


@dataclass(frozen=True, slots=True)
class _Mark:
    """The places of a move, and the colour of its frames, PLAYED or BETTER."""

    rects: Sequence[pygame.FRect]
    colour: str


@dataclass(frozen=True, slots=True)
class _View:
    """What is shown of the table of a presenter, in whose pictures things are at most `closest` times as large."""

    presenter: Presenter[State]
    display: Display
    areas: Areas
    closest: float

    @classmethod
    def of(cls, presenter: Presenter[State], closest: float) -> Self:
        """Divide the window for a position."""
        display = _display(presenter)
        return cls(presenter, display, divided(presenter, display.size), closest)

    def zoom(self, part: pygame.FRect, size: tuple[int, int]) -> float:
        """Return how large things of a part of the table are in a picture of `size`, relative to the table."""
        return size[0] / self.display.scale / part.width

    def _has_words(self, rect: pygame.FRect) -> bool:
        """Return whether a place is a card on a sheet of choices."""
        return any(each.contains(rect) for each in self.presenter.subject())

    def framed(self, rect: pygame.FRect) -> pygame.FRect:
        """Return the part of a place to frame: of a card with words beside its picture, the picture alone."""
        if self._has_words(rect) and rect.width > 2 * rect.height:
            return cut(rect, Edge.LEFT, rect.height - _CLOSE)[0]
        return rect

    def clear_of_words(self, part: pygame.FRect, rects: Sequence[pygame.FRect]) -> pygame.FRect:
        """Return a part of the window moved to the left until it ends before the words beside the pictures of cards,
        if nothing that is marked lies beyond.
        """
        framed = [self.framed(rect) for rect in rects]
        if framed == list(rects) or not framed:
            return part
        end = max(rect.right for rect in framed) + _EDGE
        return part.move(max(min(0.0, end - part.right), -part.left), 0.0)

    def part(self, rects: Sequence[pygame.FRect], size: tuple[int, int], *, has_plate: bool = False) -> pygame.FRect:
        """Return the part of the window to show in a picture of `size`: around `rects`, of the picture's shape, at the
        left with room for a plate.

        Without any, it is around the head of what the question is about, or else the player's own part.
        """
        window, shape = self.display.size, size[0] / size[1]
        about = rects or self.presenter.subject() or [self.home(size)]
        whole = about[0].unionall(about[1:]).inflate(2 * _BESIDE, 2 * _ABOVE)
        if has_plate:
            whole = trim(whole, left=-_PLATE_ROOM * whole.width)
        least = min(window[0] * _LEAST, size[0] / self.display.scale / self.closest)
        width = max(whole.width, least, whole.height * shape)
        width = min(width, window[0], window[1] * shape)
        part = around(whole.center, width, width / shape)
        room, bounds = self.areas.table.union(self.areas.hand), pygame.FRect((0, 0), window)
        if room.width >= part.width and room.height >= part.height:
            bounds = room
        return moved_off(part.clamp(bounds), whole, self.areas.hand, bounds)

    def beside(self, rects: Sequence[pygame.FRect], part: pygame.FRect, size: tuple[int, int]) -> pygame.FRect:
        """Return the larger room beside `rects` in a picture of `size` of a part of the table."""
        zoom, whole = self.zoom(part, size), rects[0].unionall(rects[1:])
        picture = pygame.FRect(0, 0, size[0] / self.display.scale, size[1] / self.display.scale)
        left = trim(picture, right=(part.right - whole.left) * zoom)
        right = trim(picture, left=(whole.right - part.left) * zoom)
        return max(left, right, key=lambda room: room.width).inflate(-2 * _SIGN, -2 * _EDGE_ROOM)

    def home(self, size: tuple[int, int]) -> pygame.FRect:
        """Return the part of the player's own place on the table, as much as fills a picture of `size`."""
        home = self.presenter.home
        high = (home.width + 2 * _BESIDE) * size[1] / size[0] - 2 * _ABOVE
        return placed(home, home.width, min(home.height, high), 0.5, _LOW)


def _compared(view: _View, canvas: Canvas, played: Move | None, better: Move, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of `picture_of` from a canvas with the whole table; of two moves, one without a place of its
    own stands on a plate.
    """
    presenter, moves = view.presenter, [move for move in (played, better) if move is not None]
    for item in chain.from_iterable(map(presenter.pieces_of, moves)):
        presenter.brush.item(canvas, item)  # once more, over those that cover it
    apart = _told_apart(presenter, played, better)
    marks = [_Mark(_rects(presenter, names), sign) for names, sign in zip(apart, (PLAYED, BETTER), strict=True)]
    marks = [mark for mark in marks if mark.rects]
    all_places = set(chain.from_iterable(map(presenter.places_of, moves)))
    rects = [rect for mark in marks for rect in mark.rects] or _rects(presenter, all_places)
    framed, has_plate = [view.framed(rect) for rect in rects], played is not None and len(marks) == 1
    part = view.clear_of_words(view.part(framed, size, has_plate=has_plate), rects)
    picture = _cut_out(view, canvas, part, marks, size)
    if has_plate:
        above, is_better = copy(canvas), marks[0].colour == PLAYED
        above.surface, above.display = picture, Display(size, view.display.scale)
        at = paint_plate(above, view.beside(framed, part, size), presenter.say(moves[is_better]))
        paint_sign(above, at, LARGE_SIGN, is_better=is_better)
    return picture


def _cut_out(
    view: _View, whole: Canvas, part: pygame.FRect, marks: Sequence[_Mark], size: tuple[int, int]
) -> pygame.Surface:
    """Return a part of the `whole` table with marks, each with one sign, in a picture of `size`."""
    surface = whole.surface.copy()
    canvas = copy(whole)
    canvas.surface = surface
    for mark in marks:
        for rect in mark.rects:
            paint_frame(canvas, view.framed(rect), mark.colour)
    radius = _SIGN / max(0.4, view.zoom(part, size))
    for mark in marks:
        room = part.clip(view.framed(mark.rects[-1]).inflate(8 + radius, 8 + radius))
        sign = around(room.topright, 2 * radius + 4).clamp(part)
        paint_sign(canvas, sign.center, radius, is_better=mark.colour == BETTER)
    return pygame.transform.smoothscale(surface.subsurface(view.display.part(part, surface)), size)


def moved_off(part: pygame.FRect, whole: pygame.FRect, sheet: pygame.FRect, bounds: pygame.FRect) -> pygame.FRect:
    """Return a part of the window moved off a sheet that it would cut, up or to the left inside `bounds`, as far as it
    still shows the `whole` of what it is about; unmoved where that lies on the sheet itself.
    """
    if not part.colliderect(sheet) or part.contains(sheet) or whole.colliderect(sheet):
        return part
    ways = (part.move(0.0, sheet.top - part.bottom), part.move(sheet.left - part.right, 0.0))
    clear = (way for way in ways if way.contains(whole) and bounds.contains(way))
    return min(clear, key=lambda way: abs(way.x - part.x) + abs(way.y - part.y), default=part)


def paint_frame(canvas: Canvas, rect: pygame.FRect, colour: str) -> None:
    """Frame a place, of which only the outermost pixel is covered: names of pieces reach that far."""
    frame = rect.inflate(2 * (_FRAME + _HEM - 1), 2 * (_FRAME + _HEM - 1))
    canvas.box(frame, None, radius=10, line="linen", width=_FRAME + _HEM)
    canvas.box(frame, None, radius=10, line=colour, width=_FRAME)
