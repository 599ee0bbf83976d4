"""A picture of a position with two moves marked on it: the one that was played and a better one."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

import pygame

from game.rules.core.game import Move
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.drawing.canvas import Canvas
from game.ui.layout import Edge, around, cut
from game.ui.table.areas import Areas, divided
from game.ui.window.display import MIN_HEIGHT, MIN_WIDTH, Display, Point, Size

PLAYED, BETTER = "terracotta", "nile"
"""The colours of the two moves; a cross and a tick tell them apart as well."""
_MARGIN = 46.0
"""The room around the things that the moves are made of."""
_LEAST = 0.34
"""The least part of the window's width that is shown."""
_ROUND = 8.0
"""The room around a table below the bar, into which portraits and flags rise."""
_FAR = 12
"""The factor by which a picture is reduced before it is blurred."""
_FRAME, _SIGN = 6.0, 19.0
"""The width of a frame, and the radius of its sign."""


def picture_of(presenter: Presenter[State], played: Move | None, better: Move, size: tuple[int, int]) -> pygame.Surface:
    """Return the part of the table with two moves marked, or with `better` alone, scaled to `size` in real pixels.

    `presenter` must show the position before the moves. It is laid out again, for a wide window of the least size,
    whatever the real one is, so that pieces are large in the picture.
    """
    *_, made = picture_in_steps(presenter, played, better, size)
    assert made is not None
    return made


def picture_in_steps(
    presenter: Presenter[State], played: Move | None, better: Move, size: tuple[int, int]
) -> Iterator[pygame.Surface | None]:
    """Make the picture of `picture_of` in steps that yield None; the last yields the picture."""
    display = _display(presenter)
    areas = divided(presenter, display.size)
    canvas = _canvas(presenter, display)
    for _ in _draw_in_steps(presenter, canvas, areas):
        yield None
    surface = canvas.surface
    best = set(presenter.places_of(better))
    worse = set(presenter.places_of(played)) if played is not None else set[str]()
    shared = worse & best if worse != best else set[str]()
    marks = [
        (_rects(presenter, names), colour) for names, colour in ((worse - shared, PLAYED), (best - shared, BETTER))
    ]
    rects = [rect for found, _ in marks for rect in found] or _rects(presenter, worse | best)
    rects = rects or presenter.subject() or [areas.table]
    part = _part(rects, areas.table.union(areas.hand), display.size, size[0] / size[1])
    for found, colour in marks:
        _frame(canvas, found, colour, part)
    real = display.part(part, surface)
    yield pygame.transform.smoothscale(surface.subsurface(real), size)


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
    far = pygame.transform.smoothscale(whole, (size[0] // _FAR, size[1] // _FAR))
    picture = pygame.transform.smoothscale(pygame.transform.gaussian_blur(far, 3), size)
    picture.fill((90, 90, 90), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(pygame.transform.smoothscale(whole, (wide, high)), ((size[0] - wide) // 2, (size[1] - high) // 2))
    return picture


def whole_table(areas: Areas, size: Size) -> pygame.FRect:
    """Return the part of a window of `size` that shows the whole table, with some room around one below the bar."""
    room = areas.table.union(areas.side) if areas.side.width else areas.table
    edge = _ROUND if room.top >= areas.bar.bottom else 0.0
    return room.inflate(2 * edge, 2 * edge).clip(pygame.FRect(0, 0, *size))


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
    canvas = Canvas(surface, display, shell.theme, shell.types, shell.pictures, shell.settings.portraits)
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


def paint_sign(canvas: Canvas, at: Point, radius: float, *, is_better: bool) -> None:
    """Draw the sign of a move: a tick in green, a cross in red."""
    canvas.disc(at, radius, BETTER if is_better else PLAYED, line="linen", width=2)
    reach, (x, y) = radius * 0.42, at
    corners: list[list[Point]] = [[(x - reach, y), (x - reach * 0.2, y + reach * 0.8), (x + reach, y - reach * 0.7)]]
    if not is_better:
        corners = [[(x - reach, y - reach), (x + reach, y + reach)], [(x - reach, y + reach), (x + reach, y - reach)]]
    scale, width = canvas.display.scale, max(2, canvas.display.px(radius * 0.24))
    for line in corners:
        points = [(across * scale, down * scale) for across, down in line]
        pygame.draw.lines(canvas.surface, canvas.colour("linen"), False, points, width)


def _rects(presenter: Presenter[State], names: Collection[str]) -> list[pygame.FRect]:
    return [target.rect for target in presenter.targets() if target.id in names]


def _frame(canvas: Canvas, rects: Sequence[pygame.FRect], colour: str, room: pygame.FRect) -> None:
    """Frame places, and give the last the sign of the move, whole in `room`."""
    for rect in rects:
        frame = rect.inflate(8, 8)
        canvas.box(frame, None, radius=10, line="linen", width=_FRAME + 4)
        canvas.box(frame, None, radius=10, line=colour, width=_FRAME)
    if rects:
        sign = around(rects[-1].inflate(8, 8).bottomright, 2 * _SIGN + 4).clamp(room)
        paint_sign(canvas, sign.center, _SIGN, is_better=colour == BETTER)


def _part(
    rects: Collection[pygame.FRect], room: pygame.FRect, window: tuple[float, float], shape: float
) -> pygame.FRect:
    """Return the part of the window to show: around `rects`, as wide for its height as `shape` says."""
    first, *others = rects
    whole = first.unionall(others).inflate(2 * _MARGIN, 2 * _MARGIN)
    width = max(whole.width, window[0] * _LEAST, whole.height * shape)
    width = min(width, window[0], window[1] * shape)
    part = pygame.FRect(0, 0, width, width / shape)
    part.center = whole.center
    bounds = pygame.FRect(0, 0, *window)
    if room.width >= part.width and room.height >= part.height:
        bounds = room
    return part.clamp(bounds)
