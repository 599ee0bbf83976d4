"""Drawing items and flights with the face painter of a game."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from functools import lru_cache, partial
from itertools import zip_longest

import pygame

from game.components.faces import DrawnShape, Side
from game.components.load import OlderNumbers, load_with
from game.components.theme import load_theme, theme_names
from game.locale import has, language, text
from game.ui.boards.kit.geometry import Setting
from game.ui.boards.kit.motion import Aloft
from game.ui.boards.kit.values import Extra, Fan, Flight, Item, strip
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.faces import FacePainter
from game.ui.drawing.paintings import AHEAD
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.text import Style, Typesetter
from game.ui.layout import around, placed, trim
from game.ui.widgets.background import Background
from game.ui.window.display import Display, Point

_BADGE = Style("sans", 15, bold=True)
_MORE, _TAG = Style("sans", 16, bold=True, leading=1.15), 23.0
"""The style of the figure on the tag of a piece, and the height of that tag."""
_ROUND = ("token", "marker", "pawn")
_WITHOUT_SHADOW = ("cutout", "pawn")
_TOKENS = (*_ROUND, *_WITHOUT_SHADOW)
_LONE = 100.0
"""The width of a piece that lies nowhere."""
TALLY = 42.0
"""The horizontal padding of a tally."""
CORNER = 0.09
"""The radius of a card's corners, relative to its width."""
RESTING, UNLIT = 0.28, 0.42
"""The share by which a resting piece is darkened, and one beside a light that a choice depends on."""
_FAN_STEP, _TOKEN_STEP = 0.4, 0.85
"""The usual distance between two faces of a fan, and between two of tokens, relative to their width."""
_leant = SurfaceCache(48_000_000)
"""The pictures of leaning items."""
_fanned = SurfaceCache(24_000_000)
"""The pictures of the faces of fans, turned."""
_flown = SurfaceCache(24_000_000)
"""The pictures of pieces between two sizes, which a flight that turns over or back comes through again."""
_shapes = SurfaceCache(24_000_000)
"""Where the faces of items hide what is behind them."""
_STRAIGHTENED, _HALO = 0.4, 40.0
"""The lift at which a leaning item stands upright, and the room for shadow and glow around one."""
_FINE = 400
"""A picture of at least this width is turned at its own size: on a fine screen its edges are smooth enough."""
_FANNED = 7.0
"""The angle between the first and the last card of a fan, in degrees."""
_PUFFS = 9
"""The puffs of dust around a rising thing."""
_FOOT_LINE, _TOP_LINE = 0.82, 0.0
"""How far down in its picture a thing begins to rise, and where its top may be."""
_SHADE = (44.0, 60.0)
"""How much wider and higher than its place a flying piece is with its shadow."""
_TICK, _TICK_UP = 12.0, 0.3
"""How far the middle of a tick is from the left edge of its card, and, as a share of the height, from the lower one: it
stands above the name.
"""
_TICK_RADIUS, _TILE_NAME, _TILE_SHAPE = 11.0, 0.285, 1.3
"""Its radius, the share of the name in the height of a square tile, and the least height of a card, of its width."""
AROUND = (76.0, 84.0)
"""How much wider and higher than its place an item can be with shadow, frame, badge and lift."""


@lru_cache(maxsize=6)
def _painter(game: str, theme: str, language: str, older: OlderNumbers | None) -> FacePainter:
    return FacePainter(load_with(game, older), load_theme(theme if theme in theme_names() else "papyrus"), _on_plate)


def _on_plate(key: str) -> str:
    """Return words on a piece: where a name is too long for its plate, a shorter one."""
    short = f"{key}-plate"
    return text(short if has(short) else key)


def painter_for(game: str, theme: str, older: OlderNumbers | None = None) -> FacePainter:
    """Return the painter of a game's faces in a theme and the language in use; its pictures are kept.

    With the numbers of an older table, faces show those.
    """
    return _painter(game, theme, language(), older)


def _scaled(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return _flown.made((surface, size), lambda: pygame.transform.smoothscale(surface, size))


def _turned(surface: pygame.Surface, angle: float) -> pygame.Surface:
    """Return a picture turned at twice its size, if it is small, so that its edges come out smooth."""
    width, height = surface.get_size()
    if width >= _FINE:
        return pygame.transform.rotozoom(surface, angle, 1.0)
    sheet = pygame.Surface((width + 4, height + 4), pygame.SRCALPHA, 32)
    sheet.blit(surface, (2, 2))
    turned = pygame.transform.rotozoom(sheet, angle, 2.0)
    return pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))


def _leaning(surface: pygame.Surface, angle: float) -> pygame.Surface:
    return _fanned.made((surface, angle), lambda: _turned(surface, angle))


def _leans(item: Item) -> bool:
    """Return whether an item leans; a chosen one stands upright."""
    return bool(item.lean) and item.look != "chosen"


def height_over(item: Item, lift: float) -> float:
    """Return how high above its place an item raised by `lift` (0 to 1) is drawn; a chosen one is higher."""
    return item.lift * lift + (item.rise if item.look == "chosen" else 0.0)


def hang_tag(canvas: Canvas, brush: Brush, piece: pygame.FRect, face: str, extra: Extra, more: int = 1) -> pygame.FRect:
    """Draw a red tag with a face and `+more` on the foot of a piece that would become or add that; return its place."""
    tag = around((piece.centerx, piece.bottom - 2), canvas.types.width(f"+{more}", _MORE) + 36, _TAG)
    canvas.shadow(tag, spread=4, radius=7, alpha=120)
    canvas.box(tag, "danger", radius=7, line="ink", width=1.2)
    brush.face(canvas, face, pygame.FRect(tag.left + 3, tag.top - 2, _TAG, _TAG * 40 / 38), extra)
    canvas.text(f"+{more}", (tag.right - 7, tag.centery), _MORE, "linen", align=1.0, middle=True)
    return tag


def tally(canvas: Canvas, box: pygame.FRect, words: str, style: Style, picture: str) -> None:
    """Draw `words` on a dark label after `picture` on a light disc; `box` must be `TALLY` wider than the words."""
    canvas.shadow(box, spread=4, alpha=90)
    canvas.box(box, "deep_nile", radius=13, line="gold", width=1.3)
    side = box.height - 6
    icon = placed(trim(box, left=5), side, side, 0.0)
    canvas.disc(icon.center, 11, "linen")
    canvas.picture(picture, icon.inflate(-2, -2))
    canvas.text(words, (icon.right + 6, box.centery), style, "text_on_dark", middle=True)


def caption_height(types: Typesetter, style: Style) -> float:
    """Return the height of the tag of a figure."""
    return style.size * types.size * 1.22


def caption(canvas: Canvas, words: str, corner: Point, style: Style, within: pygame.FRect) -> None:
    """Draw a figure on a dark tag whose lower right corner is at `corner`, moved and made smaller to lie `within`."""
    pad = style.size * 0.34
    style = canvas.types.fitted(words, style, within.width - 2 * pad)
    high = min(caption_height(canvas.types, style), within.height)
    wide = max(canvas.types.width(words, style) + 2 * pad, high)
    tag = around(corner, wide, high, 1.0, 1.0).clamp(within)
    canvas.shadow(tag, spread=4, radius=high * 0.28, alpha=130)
    canvas.box(tag, "ink", radius=high * 0.28, line="sand", width=0.8)
    canvas.text(
        words, (tag.left + (wide - canvas.types.width(words, style)) / 2, tag.centery), style, "linen", middle=True
    )


Painted = tuple[str, pygame.FRect, Extra]
"""A face, its place, and its momentary properties."""
LOOK = 0.004
"""The seconds that each step waits for paintings that are being decoded."""


class Brush:
    """Draws faces on a canvas, at real pixels."""

    def __init__(self, painter: FacePainter) -> None:
        self.painter = painter

    def height(self, face: str, width: float, extra: Extra = (), side: Side = "face") -> float:
        """Return the logical height of a face that is `width` wide, with its momentary properties."""
        return self.painter.height(face, 1000, side, **dict(extra)) * width / 1000

    def make_ready(self, canvas: Canvas, items: Iterable[Item], flights: Iterable[Aloft]) -> Iterator[None]:
        """Paint the missing pictures of items and flights, one at each step."""
        display, items = canvas.display, list(items)
        wanted = [(item, display.px(item.rect.width)) for item in items]
        for each in flights:
            flight = each.flight
            wide = _width(display, each)
            wanted.append((Item("", flight.path[0], flight.face, flight.side, flight.extra), wide))
            if flight.turns_to:
                wanted.append((Item("", flight.path[0], flight.turns_to, extra=flight.extra), wide))
        for item, width in wanted:
            if not self.painter.has(item.face, width, item.side, item.detail, **dict(item.extra)):
                self._picture(item, width)
                yield
        for item in filter(_leans, items):
            if self._lean_key(display, item) not in _leant:
                self._leant(canvas, item)
                yield

    def _picture(self, item: Item, width: int) -> pygame.Surface:
        if item.detail:
            return self.painter.plain(item.face, width, item.detail)
        return self.painter.surface(item.face, width, item.side, **dict(item.extra))

    def face(
        self,
        canvas: Canvas,
        name: str,
        rect: pygame.FRect,
        extra: Extra = (),
        side: str = "face",
        alpha: int = 255,
        *,
        detail: int = 0,
    ) -> None:
        """Draw a face into `rect`; rectangles of one size give one picture, wherever they lie.

        With a `detail` the face shows no finer details than at a width of so many pixels.
        """
        real = canvas.display.px_rect(rect)
        wide = canvas.display.px(rect.width)
        if detail:
            surface = self.painter.plain(name, wide, detail)
        else:
            surface = self.painter.surface(name, wide, side, **dict(extra))  # type: ignore[arg-type]
        if alpha < 255:
            surface = surface.copy()
            surface.set_alpha(alpha)
        canvas.surface.blit(surface, real.topleft)

    @contextmanager
    def behind(self, canvas: Canvas, items: Iterable[Item], room: pygame.FRect) -> Iterator[None]:
        """Let what is drawn meanwhile within `room` lie behind items that are in the picture already."""
        seen = canvas.display.px_rect(room).clip(canvas.surface.get_clip())
        kept: list[tuple[pygame.Surface, pygame.Rect]] = []
        for item in items:
            place = canvas.display.px_rect(item.rect)
            if not place.inflate(2, 2).colliderect(seen):
                continue
            shape = self._shape(item, canvas.display.px(item.rect.width))  # it may be a pixel wider than the place
            if part := shape.get_bounding_rect().move(place.topleft).clip(seen):
                before = pygame.Surface(part.size, pygame.SRCALPHA, 32)
                before.blit(canvas.surface, (0, 0), part)
                area = part.move(-place.left, -place.top)
                before.blit(shape, (0, 0), area, special_flags=pygame.BLEND_RGBA_MULT)
                kept.append((before, part))
        yield
        for before, part in kept:
            canvas.surface.blit(before, part)

    def _shape(self, item: Item, width: int) -> pygame.Surface:
        """Return where a face hides what is behind it: white, as opaque as the face."""

        def made() -> pygame.Surface:
            shape = self._picture(item, width).copy()
            shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            return shape

        return _shapes.made((self.painter, item.face, item.side, item.extra, item.detail, width), made)

    def lone(self, face: str, extra: Extra = (), side: Side = "face") -> Item:
        """Return a piece that lies nowhere, in the shape of its face."""
        return Item("", pygame.FRect(0, 0, _LONE, self.height(face, _LONE, extra, side)), face, side, extra)

    def fan_width(self, fan: Fan, height: float) -> float:
        """Return the usual width of a fan whose faces are `height` high."""
        wides = [height / self.height(face, 1.0) for face in fan.faces]
        return max(wides) * self._fan_step(fan) * (len(wides) - 1) + wides[-1]

    def _fan_step(self, fan: Fan) -> float:
        """Return the usual distance between two faces, relative to their width; tokens hardly cover each other."""
        return _TOKEN_STEP if self.has_tokens(fan) else _FAN_STEP

    def has_tokens(self, fan: Fan) -> bool:
        """Return whether a fan is made of tokens, not of cards or tiles."""
        return all(map(self.is_token, fan.faces))

    def is_token(self, face: str) -> bool:
        """Return whether a face is that of a token, or of a thing of any shape, and not of a card or tile."""
        return self.painter.kind(face) in _TOKENS

    def is_round(self, face: str) -> bool:
        """Return whether a face is round."""
        return self.painter.kind(face) in _ROUND

    def lay_fan(self, fan: Fan, place: pygame.FRect) -> list[Item]:
        """Return the faces of a fan as high as `place`, in its middle, closer together where it is narrow."""
        wides = [place.height / self.height(face, 1.0) for face in fan.faces]
        step = min(max(wides) * self._fan_step(fan), (place.width - wides[-1]) / max(1, len(wides) - 1))
        left = place.centerx - (step * (len(wides) - 1) + wides[-1]) / 2
        return [
            Item("", around((left + at * step, place.top), wide, place.height, 0, 0), face, detail=fan.detail)
            for at, (wide, face) in enumerate(zip(wides, fan.faces, strict=True))
        ]

    def fan(self, canvas: Canvas, items: Sequence[Item], angle: float = _FANNED) -> None:
        """Draw faces as a fan, each with its shadow: the first leans to the left, the last to the right, and there are
        `angle` degrees between them. Words of a covered card stand in what the next one leaves in sight of its foot.
        """
        lean = math.sin(math.radians(angle / max(1, len(items) - 1))) / 2
        for at, (item, following) in enumerate(zip_longest(items, items[1:])):
            kind = self.painter.kind(item.face)
            if kind not in _WITHOUT_SHADOW:
                radius = item.rect.width / 2 if kind in _ROUND else 4.0
                canvas.shadow(item.rect.move(0, 1), spread=4, radius=radius, alpha=110)
            covered = 0.0 if following is None else item.rect.right - following.rect.left + lean * item.rect.height
            extra = () if self.is_token(item.face) else strip(1.0 - covered / item.rect.width)
            seen = replace(item, extra=(*item.extra, *extra))
            surface = self._picture(seen, canvas.display.px(item.rect.width))
            if len(items) > 1:
                surface = _leaning(surface, round(angle * (0.5 - at / (len(items) - 1)), 1))
            real = canvas.display.px_rect(item.rect)
            canvas.surface.blit(surface, surface.get_rect(center=real.center))

    def read_ahead(
        self, canvas: Canvas, faces: Iterable[Painted], paint: Iterator[None], others: Mapping[str, float] | None = None
    ) -> Iterator[None]:
        """Decode the paintings of large `faces`, and `others` by name with their logical width, in the background, in
        steps that wait; then draw in the steps of `paint`.
        """
        widths = {name: width * canvas.display.scale for name, width in (others or {}).items()}
        for name, rect, extra in faces:
            width = canvas.display.px_rect(rect).width
            if width > 0:
                widths |= self.painter.paintings_of(name, width, **dict(extra))
        reading = Background(partial(AHEAD.add, widths)) if widths else None
        while reading is not None and not reading.wait(LOOK):
            yield
        yield from paint
        if reading is not None:
            AHEAD.drop(reading.result())

    def spread(self, canvas: Canvas, name: str, rect: pygame.FRect, extra: Extra = ()) -> None:
        """Draw a face stretched to fill `rect`."""
        real = canvas.display.px_rect(rect)
        if real.width > 0 and real.height > 0:
            canvas.surface.blit(self.painter.spread(name, real.size, **dict(extra)), real.topleft)

    def scenery(
        self, canvas: Canvas, setting: Setting, names: Collection[str] = (), kept: Collection[str] = ()
    ) -> Iterator[None]:
        """Draw every slot of a board that has a face, or those of some `names`, in the order of the map and in steps.

        Only the pictures of the slots in `kept` stay in the cache, because something else draws them as well.
        """
        for slot in setting.board.slots.values():
            if slot.face and (not names or slot.name in names):
                yield
                real = canvas.display.px_rect(setting.slot(slot.name))
                values = dict(slot.values)
                if slot.name in kept:
                    picture = self.painter.surface(slot.face, real.width, "face", **values)
                else:
                    picture = self.painter.fresh(slot.face, real.width, **values)
                canvas.surface.blit(picture, real.topleft)

    def large(
        self, canvas: Canvas, name: str, rect: pygame.FRect, extra: Extra, side: Side, spread: float, alpha: int
    ) -> None:
        """Draw a face into `rect` with its shadow; a face that is cut out along its picture casts none."""
        cast = self._cast(name, rect, canvas.display.px(rect.width), side, extra)
        if cast is not None:
            canvas.shadow(cast[0], spread=spread, radius=cast[1], alpha=alpha)
        self.face(canvas, name, rect, extra, side)

    def _cast(
        self, name: str, rect: pygame.FRect, width: int, side: Side, extra: Extra
    ) -> tuple[pygame.FRect, float] | None:
        """Return the part of a face in `rect` that casts a shadow, and the radius of its corners.

        None for a face cut out along its picture.
        """
        face = self.painter.face(name, width, side, **dict(extra))
        ground = face.layers[0]
        if not isinstance(ground, DrawnShape):
            return None
        scale = rect.width / face.size[0]
        left, top, wide, high = (value * scale for value in ground.box)
        radius = wide / 2 if ground.form == "circle" else ground.radius * scale
        return placed(trim(rect, left=left, top=top), wide, high, 0, 0), radius

    def item(self, canvas: Canvas, item: Item, lift: float = 0.0) -> None:
        """Draw an item, raised by `lift` (0 to 1), with its glow and signs."""
        if not _leans(item) or lift > _STRAIGHTENED:
            self._upright(canvas, item, lift)
            return
        leant = self._leant(canvas, item)
        rect = item.rect.move(0, -height_over(item, lift))
        canvas.surface.blit(leant, leant.get_rect(center=canvas.display.px_rect(rect).center))

    def _lean_key(self, display: Display, item: Item) -> tuple[object, ...]:
        return (
            self.painter,
            item.face,
            item.side,
            item.extra,
            item.look,
            item.badge,
            item.lean,
            item.rect.size,
            display,
        )

    def _leant(self, canvas: Canvas, item: Item) -> pygame.Surface:
        """Return an item that leans, made from a picture of it upright, with shadow and glow."""

        def make() -> pygame.Surface:
            sheet = pygame.FRect((0, 0), item.rect.inflate(_HALO, _HALO).size)
            inner = copy(canvas)
            inner.surface = pygame.Surface(canvas.display.px_rect(sheet).size, pygame.SRCALPHA, 32)
            self._upright(inner, replace(item, rect=placed(sheet, *item.rect.size)), 0.0)
            return _turned(inner.surface, item.lean)

        return _leant.made(self._lean_key(canvas.display, item), make)

    def _upright(self, canvas: Canvas, item: Item, lift: float) -> None:
        rect = item.rect.move(0, -height_over(item, lift))
        rect.inflate_ip(rect.width * item.growth * lift, rect.height * item.growth * lift)
        kind = self.painter.kind(item.face)
        is_round = kind in _ROUND
        radius = rect.width * (0.5 if is_round else CORNER)
        if item.look == "faded":
            self.face(canvas, item.face, rect, item.extra, item.side, 120)
            return
        if not item.is_under and kind not in _WITHOUT_SHADOW:
            canvas.shadow(rect.move(0, 2 + 5 * lift), spread=4 + 6 * lift, radius=radius, alpha=80)
        if item.look in ("lit", "chosen"):
            colour = "focus" if item.look == "lit" else "malachite"
            width = 3.0 + 1.5 * lift
            frame = rect.inflate(2 * width, 2 * width)
            if item.look == "lit" and kind != "pawn" and self.painter.theme.is_painted:
                canvas.glow(rect, radius=radius, width=width - 0.5)
            canvas.box(frame, None if is_round else colour, radius=radius + width, line=colour, width=width + 1)
        if item.detail and not lift:
            canvas.surface.blit(self._picture(item, canvas.display.px(rect.width)), canvas.display.px_rect(rect))
        elif item.growth and lift:
            whole = self._picture(item, canvas.display.px(item.rect.width * (1 + item.growth)))
            real = canvas.display.px_rect(rect)
            canvas.surface.blit(_scaled(whole, real.size), real)
        else:
            self.face(canvas, item.face, rect, item.extra, item.side)
        if item.look in ("resting", "unlit") and self.painter.theme.is_painted:
            canvas.shade(rect, RESTING if item.look == "resting" else UNLIT, radius=radius)
        self.signs(canvas, item, lift)

    def signs(self, canvas: Canvas, item: Item, lift: float = 0.0) -> None:
        """Draw the marks on an item raised by `lift` (0 to 1): the tick of a chosen one, and its badge.

        The tick of a card lies in the corner that the next card of a hand leaves free, below the sign of its family.
        In a theme for reading, an item that is not raised shows its pips too.
        """
        rect = item.rect.move(0, -height_over(item, lift))
        if item.look == "chosen":
            is_round = self.painter.kind(item.face) in _ROUND
            up = max(_TICK, _TICK_UP * rect.height)
            if rect.height < _TILE_SHAPE * rect.width:
                up = _TICK_RADIUS + _TILE_NAME * rect.height
            centre = (rect.centerx, rect.top + 4) if is_round else (rect.left + _TICK, rect.bottom - up)
            canvas.disc(centre, _TICK_RADIUS, "malachite", line="ink")
            canvas.icon("check", centre, 16, "linen")
        if item.pips and not lift and not self.painter.theme.is_painted:
            self.pips(canvas, item.pips, rect)
        if item.badge:
            self.badge(canvas, item.badge, rect)

    def pips(self, canvas: Canvas, pictures: Sequence[str], rect: pygame.FRect) -> None:
        """Draw small pictures one below the other on the left edge of a card."""
        side = rect.width * 0.17
        box = pygame.FRect(rect.left + rect.width * 0.035, rect.top + rect.height * 0.2, side, side * len(pictures) + 2)
        canvas.box(box, "linen", radius=side * 0.3, line="ink", width=1.0)
        for number, picture in enumerate(pictures):
            canvas.picture(picture, pygame.FRect(box.left + 1, box.top + 1 + number * side, side - 2, side))

    def badge(self, canvas: Canvas, words: str, rect: pygame.FRect) -> None:
        """Draw a short text on the right edge of `rect`, below its head and well above its name."""
        wide = max(24.0, canvas.types.width(words, _BADGE) + 12)
        high = canvas.types.line_height(_BADGE) + 2
        box = pygame.FRect(rect.right - wide + 5, rect.top + rect.height * 0.19, wide, high)
        canvas.box(box, "deep_nile", radius=high / 2, line="gold", width=1.2)
        canvas.text(words, box.center, _BADGE, "text_on_dark", align=0.5, middle=True)

    def flight(self, canvas: Canvas, each: Aloft) -> None:
        """Draw a piece in flight: scaled from the picture at its larger end, and narrowed while it turns over.

        It casts the shadow of a piece on the table, farther away the higher it flies.
        """
        flight, rect, lift = each.flight, each.rect, each.lift
        if flight.dust:
            share = min(max(each.share, 0.0), 1.0)
            self._rise(canvas, flight, rect, 1.0 - share if flight.sinks else share)
            return
        name = flight.turns_to if each.is_over else flight.face
        side: Side = "face" if each.is_over else flight.side
        width = _width(canvas.display, each)
        surface = self.painter.surface(name, width, side, **dict(flight.extra))
        real = canvas.display.px_rect(rect)
        wide = max(1, round(real.width * each.turned))
        cast = self._cast(name, rect, width, side, flight.extra)
        if cast is not None:
            shade, radius = cast
            shade.width *= each.turned
            shade.center = rect.centerx, shade.centery + 2 + 5 * lift
            canvas.shadow(shade, spread=4 + 2 * round(3 * lift), radius=radius, alpha=80)
        if surface.get_size() != (wide, real.height):
            surface = _scaled(surface, (wide, max(1, real.height)))
        canvas.surface.blit(surface, (real.centerx - wide // 2, real.top))
        if flight.under is not None and each.share >= 0:
            self.face(canvas, flight.under.face, flight.under.rect, flight.under.extra)
            self.signs(canvas, flight.under)

    def _rise(self, canvas: Canvas, flight: Flight, rect: pygame.FRect, share: float) -> None:
        """Draw a thing of which a `share` has risen, behind and before puffs of dust around its foot."""
        if flight.under is not None:
            self.face(canvas, flight.under.face, flight.under.rect, flight.under.extra)
        real = canvas.display.px_rect(rect)
        surface = self.painter.surface(flight.face, real.width, flight.side, **dict(flight.extra))
        line = round(real.height * (_FOOT_LINE - (_FOOT_LINE - _TOP_LINE) * share)) if share > 0 else real.height
        self._puff(canvas, flight.dust, rect, share, is_before=False)
        canvas.surface.blit(surface, (real.left, real.top + line), (0, line, real.width, real.height - line))
        self._puff(canvas, flight.dust, rect, share, is_before=True)

    @staticmethod
    def _puff(canvas: Canvas, dust: str, rect: pygame.FRect, share: float, *, is_before: bool) -> None:
        """Draw the puffs behind a rising thing, or those before it; they spread and fade."""
        wide = rect.width * 0.4
        alpha = round(255 * math.sin(math.pi * share**0.6))
        for at in range(_PUFFS if alpha else 0):
            angle = 2 * math.pi * (at + 0.5) / _PUFFS
            if (math.sin(angle) > 0) is is_before:
                reach = 0.26 + 0.16 * share
                x = rect.left + rect.width * (0.45 + reach * math.cos(angle))
                y = rect.top + rect.height * (0.72 + 0.36 * reach * math.sin(angle) - 0.07 * share)
                canvas.painting(dust, around((x, y), wide, wide * 0.75), alpha=alpha)

    def reach(self, each: Aloft) -> list[pygame.FRect]:
        """Return the areas that a flight covers with shadow and marks; none while the piece is invisible."""
        if not each.is_drawn:
            return []
        under = each.flight.under
        return [each.rect.inflate(*_SHADE), *([under.rect.inflate(*AROUND)] if under is not None else [])]


def _width(display: Display, each: Aloft) -> int:
    """Return the width of a flight's picture in real pixels: that of its larger end."""
    return display.px(max(place.width for place in each.flight.path))
