"""The players at the end of a match: each stands in a robe behind a block of stone, the winners with laurel.

The robe, its cape and the sash in the seat's colour are painted here below the bust of each portrait, and kept.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.components.faces import ANIMALS
from game.match.seats import Seat
from game.ui.boards.kit.portraits import Mood, paint_portrait, portrait_of
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.theme import SEAT_COLOURS, Rgb, mix
from game.ui.layout import Edge, around, bounded, cut, placed, standing, trim

HEAD, FACE, WAIST, SEEN = 0.13, 0.5, 1.14, 1.5
"""Where most heads begin, the middle of the face, the sash, and where a stone hides the rest of a figure: down from the
top of its picture, relative to the width."""
BODY = 0.76
"""The width of shoulders and robe relative to that of the picture."""
SLAB = 19.0
"""The height of the slab on a stone."""
_INSET, _BORDER = 0.03, 11.0
"""How much narrower a block is than its slab at each side, relative to the width, and the stone beside its cloth."""
BACKDROP = "common/winner"
"""The painting behind the end: a temple that is open to the evening."""
_HALL = (0.5, 0.5)
"""What is seen of it below a terrace: the point, as shares of width and height, that it is cut around."""
_CORNICE, _CAST = 12.0, 40.0
"""The height of a terrace's cornice and that of the shadow below it."""
_SHADE = (130, 40)
"""The opacity of the shade in the hall below a terrace, above and below, out of 255."""
_BROW = 0.56
"""The width of a head with its hair, relative to that of the picture."""
_LAUREL = 1.06
"""The side of the laurel relative to the width of the picture."""
LAUREL_OVER = (_LAUREL / 2 - FACE + HEAD) / (SEEN - HEAD)
"""How far the laurel reaches above a winner, relative to the winner's height above the stone."""
_GLEAM, _LEAF_EDGE, _LEAF = (44, 34, 4), 0.004, 160
"""The light on the laurel's leaves, the width of their dark edge relative to the laurel's, and the opacity out of 255
by which they differ from the shine around them.
"""
_PETALS = ((-74, 56), (74, 56), (-40, 76), (40, 76), (0, 88))
"""The petals of the lotus above a winner, from the outer ones: the angle from upright, and the length."""
_LOTUS, _PETAL = (200.0, 108.0), 0.2
"""The foot of the lotus in the laurel, and half the width of a petal relative to its length."""
LOTUS_TOP = 0.11
"""Where the tail of a winner's words ends in the laurel's gap, above the lotus, relative to the laurel's side."""
_PINK, _ROSE, _BLUSH = (250, 214, 232), (206, 104, 160), (255, 240, 246)
"""The colours of the petals: at the light, in the shade, and of the middle one."""
_SPARKS = (
    (-168, 200, 13), (-150, 228, 9), (-134, 240, 15), (-112, 176, 9), (-66, 178, 11), (-46, 240, 12), (-34, 214, 9),
    (-14, 206, 14), (12, 214, 9), (38, 256, 13), (142, 258, 12), (166, 212, 9), (-140, 172, 8), (-38, 168, 8),
)  # fmt: skip
"""The sparks around the laurel: the angle from the right, the distance from its middle, and the size."""
_SPARK: Rgb = (255, 246, 200)
_BUST = 624 / 552
"""The height of a bust relative to its width."""
_SHOULDERS = 0.82
"""Where the shoulders begin, down from the top of the picture, relative to its width."""
_PAINTED = 552
"""The greatest width at which a figure is painted, in real pixels."""
_UNITS = 460
"""The width of a picture in the units of the drawings below."""
_FINE = 2
"""The oversampling of the robe before it is scaled down."""
_LIT, _DEEP, _LINE = (255, 240, 208), (30, 12, 34), (41, 20, 18)
"""The light on cloth, the shadow below the cape, and the line around everything."""
_GOLD: Rgb = (233, 185, 60)
_RIM: Rgb = (255, 231, 168)
"""The evening light around a figure."""
_KEPT = SurfaceCache(24_000_000)


def figure_width(high: float) -> float:
    """Return the width of the picture of a player who is `high` above the stone."""
    return high / (SEEN - HEAD)


def head(place: pygame.FRect, *, has_won: bool) -> pygame.FRect:
    """Return what a head with hat and hair, and a winner's laurel, take of the player's `place` above the stone."""
    wide = figure_width(place.height)
    middle = place.top + wide * (FACE - HEAD)
    return around((place.centerx, middle), wide * (_LAUREL if has_won else _BROW), wide * 2 * (FACE - HEAD))


def laurel(place: pygame.FRect) -> pygame.FRect:
    """Return the place of the laurel around the head of the winner in `place`."""
    wide = figure_width(place.height)
    return around((place.centerx, place.top + wide * (FACE - HEAD)), wide * _LAUREL)


def bodies(place: pygame.FRect) -> pygame.FRect:
    """Return what the shoulders and all below take of the player's `place` above the stone."""
    wide = figure_width(place.height)
    return standing(place.midbottom, wide * BODY, wide * (SEEN - _SHOULDERS))


def waist(place: pygame.FRect) -> float:
    """Return the height in the window at which the sash of the player in `place` begins."""
    return place.bottom - figure_width(place.height) * (SEEN - WAIST)


def paint_figure(
    canvas: Canvas, seat: int, who: Seat, place: pygame.FRect, *, has_won: bool, mood: Mood = "content"
) -> None:
    """Draw a player from head to sash, as high as `place`, a winner before laurel."""
    wide = figure_width(place.height)
    top = place.top - wide * HEAD
    portrait = portrait_of(who, seat, canvas.portraits)
    if has_won and canvas.theme.is_painted:
        _paint_laurel(canvas, laurel(place))
    if portrait and _paint_whole(canvas, f"{portrait}-bust{'-cross' if mood == 'cross' else ''}", seat, place, top):
        return
    face = placed(place, min(place.size), min(place.size), down=1.0)
    if not paint_portrait(canvas, portrait, face, mood=mood, radius=12):
        paint_seal(canvas, seat, face.center, face.width / 2)


def paint_stone(canvas: Canvas, seat: int, stone: pygame.FRect) -> pygame.FRect:
    """Draw a block with a cloth in the colour of the seat, a plain box in a theme for reading; return the place of the
    cloth below the slab.
    """
    front = trim(stone, top=SLAB)
    cloth = trim(front, left=stone.width * _INSET + _BORDER, right=stone.width * _INSET + _BORDER)
    real, name = canvas.display.px_rect(stone), f"common/stone-{ANIMALS[seat]}"
    if not canvas.theme.is_painted or not canvas.pictures.shape_of(name):
        canvas.box(stone, SEAT_COLOURS[seat], radius=6, line="panel_line", width=2)
        return trim(front, left=10, right=10)
    canvas.shadow(trim(front, left=8, right=8), spread=16, radius=6, alpha=140)
    slab, border = canvas.display.px(SLAB), canvas.display.px(_BORDER)
    canvas.surface.blit(
        _KEPT.made((name, real.size, slab), lambda: _block(canvas, name, real.size, slab, border)), real
    )
    return cloth


def paint_terrace(canvas: Canvas, place: pygame.FRect) -> None:
    """Draw the front of a terrace on which stones stand: below its cornice the temple's lower hall, in the shade."""
    canvas.box(place, "limestone", radius=0, line=None if canvas.theme.is_painted else "panel_line")
    if not canvas.theme.is_painted:
        return
    cornice, hall = cut(place, Edge.TOP, _CORNICE)
    canvas.painting(BACKDROP, hall, middle=_HALL)
    canvas.pane(hall, "ink", *_SHADE)
    canvas.box(cornice, "gold", radius=0)
    canvas.pane(cornice, "clay", 30, 150)
    canvas.pane(cut(hall, Edge.TOP, _CAST)[0], "ink", 150, 0)


def _block(canvas: Canvas, name: str, size: tuple[int, int], slab: int, border: int) -> pygame.Surface:
    """Return a stone of any shape, put together from the slab, the edges and the cloth of its picture."""
    wide = round(size[0] * 420 / 400)
    whole = canvas.pictures.painting(name, (wide, round(wide * 300 / 420)), 0, (0.5, 0.5), "day")
    assert whole is not None
    found, unit, inset = pygame.Surface(size, pygame.SRCALPHA, 32), wide / 420, round(size[0] * _INSET)
    inner = size[0] - 2 * inset - 2 * border
    for left, right, at, across in (
        (30, 62, inset, border), (62, 358, inset + border, inner), (358, 390, inset + border + inner, border)
    ):  # fmt: skip
        part = whole.subsurface((round(left * unit), round(46 * unit), round((right - left) * unit), round(200 * unit)))
        found.blit(pygame.transform.smoothscale(part, (across, size[1] - slab)), (at, slab))
    top = whole.subsurface((round(10 * unit), round(10 * unit), size[0], round(38 * unit)))
    found.blit(pygame.transform.smoothscale(top, (size[0], slab)), (0, 0))
    return found


def _paint_whole(canvas: Canvas, name: str, seat: int, place: pygame.FRect, top: float) -> bool:
    """Draw a bust with its robe and the light of the evening around them; return False if there is none."""
    real = canvas.display.px_rect(bounded(placed(place, figure_width(place.height), place.height), top=top))
    sash = canvas.colour(SEAT_COLOURS[seat])
    across = min(real.width, _PAINTED)  # a larger bust has no more detail
    size = across, round(real.height * across / real.width)
    bust = canvas.pictures.painting(name, (across, round(across * _BUST)), 0, (0.5, 0.5), "day")
    if bust is None:
        return False
    found = _KEPT.made(
        (name, real.size, sash), lambda: pygame.transform.smoothscale(_robed(bust, size, sash), real.size)
    )
    canvas.surface.blit(found, found.get_rect(midbottom=real.midbottom))
    return True


def _paint_laurel(canvas: Canvas, place: pygame.FRect) -> None:
    """Draw the laurel in bright gold, with a dark edge that parts it from the sky."""
    real = canvas.display.px_rect(place)
    leaves = canvas.pictures.painting("common/laurel", real.size, 0, (0.5, 0.5), "day")
    if leaves is None:
        return

    def edged() -> pygame.Surface:
        shape = pygame.mask.from_surface(leaves, _LEAF).to_surface(setcolor=_LINE, unsetcolor=(0, 0, 0, 0))
        edge, bright = pygame.Surface(real.size, pygame.SRCALPHA, 32), leaves.copy()
        for turn in range(0, 360, 45):
            edge.blit(shape, pygame.Vector2(max(1.0, real.width * _LEAF_EDGE), 0).rotate(turn))
        bright.fill((*_GLEAM, 0), special_flags=pygame.BLEND_RGBA_ADD)
        found = pygame.transform.gaussian_blur(edge, 1)
        found.blit(bright, (0, 0))
        found.blit(_flowering(real.size), (0, 0))
        return found

    canvas.surface.blit(_KEPT.made(("laurel", real.size), edged), real)


def _flowering(size: tuple[int, int]) -> pygame.Surface:
    """Return a lotus for the gap of the laurel above a head, and sparks around, in `size` real pixels."""
    drawing = _Cloth(size)
    middle = pygame.Vector2(200, 190)
    for turn, away, long in _SPARKS:
        drawing.shine(middle + pygame.Vector2(away, 0).rotate(turn), long)
    foot = pygame.Vector2(_LOTUS)
    for turn, long in _PETALS:
        tip = foot + pygame.Vector2(0, -long).rotate(turn)
        side = pygame.Vector2(2 * _PETAL * long, -long * 0.55)
        one, other = (foot + pygame.Vector2(x, side.y).rotate(turn) for x in (-side.x, side.x))
        edge = [*_curve(foot, one, tip), *_curve(tip, other, foot)]
        drawing.fill(edge, _PINK if turn else _BLUSH, _ROSE if turn else _PINK)
    return drawing.done()


def _curve(*points: tuple[float, float] | pygame.Vector2, steps: int = 12) -> list[tuple[float, float]]:
    """Return the points of a quadratic curve through the first and the last of three points."""
    (ax, ay), (bx, by), (cx, cy) = points
    shares = [step / steps for step in range(steps + 1)]
    return [
        (
            ax * (1 - t) ** 2 + 2 * bx * t * (1 - t) + cx * t**2,
            ay * (1 - t) ** 2 + 2 * by * t * (1 - t) + cy * t**2,
        )
        for t in shares
    ]


class _Cloth:
    """Draws smooth shapes in the units of the portraits, with a light that falls from the left."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._zoom = size[0] * _FINE / _UNITS
        self.surface = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA, 32)

    def _at(self, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [((x + 30) * self._zoom, (y + 40) * self._zoom) for x, y in points]

    def fill(self, points: Sequence[tuple[float, float]], colour: Rgb, dark: Rgb | None = None) -> None:
        """Fill a shape, with `dark` shading into that colour at the right, and draw the line around it."""
        corners = self._at(points)
        if dark is None:
            pygame.draw.polygon(self.surface, colour, corners)
        else:
            left, right = min(x for x, _ in corners), max(x for x, _ in corners)
            before = self.surface.get_clip()
            for at in range(32):
                x = left + (right - left) * at / 32
                self.surface.set_clip(pygame.Rect(x, 0, (right - left) / 32 + 1, self.surface.get_height()))
                pygame.draw.polygon(self.surface, mix(colour, dark, max(0.0, at - 8) / 23), corners)
            self.surface.set_clip(before)
        self.line([*points, points[0]], _LINE, 2.4)

    def line(self, points: Sequence[tuple[float, float]], colour: Rgb, wide: float) -> None:
        """Draw a line through points."""
        corners, thick = self._at(points), max(1, round(wide * self._zoom))
        pygame.draw.lines(self.surface, colour, False, corners, thick)

    def shine(self, middle: pygame.Vector2, long: float) -> None:
        """Draw a spark with four rays."""
        rays = [pygame.Vector2(long if at % 2 == 0 else long * 0.22, 0).rotate(45 * at) + middle for at in range(8)]
        pygame.draw.polygon(self.surface, _SPARK, self._at([(ray.x, ray.y) for ray in rays]))

    def done(self) -> pygame.Surface:
        """Return the drawing in its own size."""
        return pygame.transform.smoothscale(self.surface, self._size)


def _tinted(picture: pygame.Surface, colour: Rgb, alpha: int) -> pygame.Surface:
    """Return the shape of a picture in one colour."""
    found = picture.copy()
    found.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    found.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return found


def _robed(bust: pygame.Surface, size: tuple[int, int], sash: Rgb) -> pygame.Surface:
    """Return a bust that ends in a cape over a long robe of the same cloth, with a sash, in `size` real pixels."""
    unit = size[0] / _UNITS
    robe = _cloth_of(bust)
    gown = _Cloth(size)
    low = size[1] / unit
    sides = [(50, 440), (54, 530), *_curve((54, 530), (58, 700), (24, 880))]
    shape = [(x, min(y, low + 40)) for x, y in (*sides, *((400 - x, y) for x, y in reversed(sides)))]
    gown.fill(shape, robe, _shaded(robe, 0.42))
    for x, lean in ((94, -1.0), (142, -0.6), (196, 0.0), (250, 0.6), (302, 1.0)):
        for by, colour, wide in ((0, _shaded(robe, 0.55), 4.0), (6, mix(robe, _LIT, 0.25), 2.2)):
            gown.line(_curve((x + by, 500), (x + by + lean * 6, 640), (x + by + lean * 26, 860)), colour, wide)
    _tie(gown, sash)
    found = gown.done()
    cape = bust.copy()
    mask = _Cloth(bust.get_size())
    edge = [
        *_curve((-60, 392), (-52, 452), (0, 462)),
        (58, 468),
        *_curve((58, 468), (200, 498), (342, 468)),
        (400, 462),
    ]
    corners = [(-60, -60), *edge, *_curve((400, 462), (452, 452), (460, 392)), (460, -60)]
    pygame.draw.polygon(mask.surface, (255, 255, 255), mask._at(corners))
    cape.blit(mask.done(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    shadow = pygame.Surface(size, pygame.SRCALPHA, 32)
    shadow.blit(_tinted(cape, _DEEP, 120), (round(5 * unit), round(13 * unit)))
    shadow.blit(_alpha_of(found), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    found.blit(shadow, (0, 0))
    found.blit(_tinted(cape, _LINE, 250), (0, round(2.6 * unit)))
    found.blit(cape, (0, 0))
    return _lit_around(found, unit)


def _alpha_of(picture: pygame.Surface) -> pygame.Surface:
    """Return the shape of a picture in white."""
    return _tinted(picture, (255, 255, 255), 255)


def _lit_around(figure: pygame.Surface, unit: float) -> pygame.Surface:
    """Return a figure before the shine of the evening sun, on the margins that it has."""
    shape = _tinted(figure, _RIM, 150)
    width, height = shape.get_size()
    small = pygame.transform.smoothscale(shape, (max(1, round(width / unit / 8)), max(1, round(height / unit / 8))))
    found = pygame.transform.smoothscale(small, (width, height))
    found.blit(figure, (0, 0))
    return found


def _cloth_of(bust: pygame.Surface) -> Rgb:
    """Return the colour of a person's clothes in the light: the middle one of those low at the left of the bust."""
    width, height = bust.get_size()
    found: list[pygame.Color] = []
    for row in (round(height * 0.9), round(height * 0.93), round(height * 0.96)):
        seen = [x for x in range(width) if bust.get_at((x, row)).a > 200]
        found += [bust.get_at((x, row)) for x in seen[len(seen) // 25 : len(seen) // 3]]
    if not found:
        return _LIT
    middle = sorted(found, key=lambda colour: colour.r + colour.g + colour.b)[len(found) // 2]
    return middle.r, middle.g, middle.b


def _tie(gown: _Cloth, sash: Rgb) -> None:
    """Draw a sash around the waist, with two ends that hang down below a golden clasp."""
    lit, deep, dark = mix(sash, _LIT, 0.14), _shaded(sash, 0.5), _shaded(_GOLD, 0.75)
    upper, lower = _curve((50, 462), (200, 502), (350, 462)), _curve((347, 522), (200, 560), (53, 522))
    gown.fill([(172, 524), (160, 714), (206, 722), (214, 534)], lit, sash)
    gown.fill([(160, 702), (206, 710), (206, 722), (160, 714)], _GOLD)
    gown.fill([(204, 534), (216, 694), (252, 686), (236, 528)], deep)
    gown.fill([(216, 682), (251, 674), (252, 686), (216, 694)], _GOLD)
    gown.fill([*upper, *lower], lit, deep)
    for line, colour in ((_curve((51, 472), (200, 512), (349, 472)), _GOLD), (lower, dark)):
        gown.line(line, colour, 7.0)
    for radius, colour in ((25.0, _GOLD), (16.0, sash)):
        gown.fill(_ring(204, 514, radius), colour)


def _shaded(colour: Rgb, share: float) -> Rgb:
    """Return a colour in the shade, which is a little violet."""
    red, green, blue = colour
    return round(red * share), round(green * share * 0.96), round(blue * min(1.0, share * 1.08))


def _ring(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    turns = [pygame.Vector2(radius, 0).rotate(step * 15) for step in range(24)]
    return [(x + turn.x, y + turn.y) for turn in turns]
