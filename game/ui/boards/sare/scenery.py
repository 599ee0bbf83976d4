"""Sa-Rê as a place: the banks of the river with the cities on them, and the season on the water."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache, partial

import pygame

from game.components.faces import ANIMALS, Light
from game.locale import text
from game.rules.sare import city, tables
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Extra, Item
from game.ui.boards.sare.city_places import Ground, LargeCity, ground_in
from game.ui.boards.sare.layout import CARAVANS, Layout, bare
from game.ui.boards.sare.places import StagePlaces
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.landscape import Landscape, Living, Part, glints
from game.ui.drawing.paintings import Paintings
from game.ui.drawing.text import Style
from game.ui.layout import around, grid, placed, standing, trim

_FIGURE = Style("serif", 19, bold=True, leading=1.1)
_LEVEL = Style("serif", 20, bold=True, leading=1.1)
LEVEL_WORDS = Style("sans", 14, bold=True, leading=1.1)
_ROW = 3
"""The spaces in a row of a city."""
_NAME, _NAME_BESIDE, _NAME_BEHIND = (0.16, 0.34), (0.46, 0.34), (0.3, 0.8)
"""Where the name of a free space begins, in sides of its plot: on an open one, right of a price, and behind a building.
"""
_WIDE = ("ground", (1920, 1200), (884, 1446))
"""The name and size of the picture of the land beside the river, and the river's edges in it."""
_TALL = ("ground-portrait", (1080, 1920), (262, 990))
_SEAM, _TURN = 0.08, 0.7
"""The part of the picture that its mirror image shares, and the part of that over which one turns into the other: not
all of it, for then the whole would be symmetrical again.
"""
_SUN = 2.7
"""The width of the sun's disc, relative to the card in front of it."""
_NEAR = 2
"""A gauge so far below its last drum has a fire."""
_FIRE, _FLAME_SECONDS = 0.86, 0.25
"""How wide it is, of a drum, and how long a flame stays as it is."""
_FELUCCA, _DRIFT = 1.55, 16.0
"""The height of the felucca, of the stores beside it, and how far it drifts to either side."""
_PACE, _STRIDE_SECONDS = 12.0, 0.25
"""The speed of camels, and the seconds of one of the four poses of their gait."""
_WALK, _REST, _BEHIND = 4.0, 11.0, 0.375
"""The seconds in which camels walk one way, those in which they rest at each end, and by which each follows the one
before it.
"""
_GAIT = ("", "-1", "", "-2")
_BRAZIER = 0.55
"""The height of the brazier above the last drum, in drum heights."""


def paint_land(canvas: Canvas, brush: Brush, places: StagePlaces, *, is_dark: bool) -> Iterator[None]:
    """Fill the window with the river, behind the season, and its banks, in steps; towards its edges the land turns
    into its mirror image.
    """
    name, size, river = _TALL if places.is_across else _WIDE
    width, height = canvas.surface.get_size()
    season = canvas.display.px_rect(places.reference if places.is_across else places.season)
    axis = int(places.is_across)
    middle = season.center[axis]
    extent = season.size[axis]
    along = (height, width)[axis]
    scale = max(extent / (river[1] - river[0]), along / size[1 - axis])
    real = round(size[0] * scale), round(size[1] * scale)
    picture = _land(brush.painter.paintings, f"sa-re/{name}{'-night' if is_dark else ''}", real)
    if picture is None:
        canvas.fill("backdrop")
        return
    land = picture.get_rect()
    land[axis] = round(middle - (river[0] + river[1]) / 2 * scale)
    canvas.surface.blit(picture, land)
    for is_after in (False, True):
        edge = land[axis] + real[axis] if is_after else land[axis]
        free = (width, height)[axis] - edge if is_after else edge
        if free <= 0:
            continue
        seam = max(0, min(round(real[axis] * _SEAM), real[axis] - free))
        beside, strip = land.copy(), land.copy()
        beside[axis] = edge - seam if is_after else edge + seam - real[axis]
        strip[axis], strip[2 + axis] = edge - seam if is_after else edge, seam
        if not beside.colliderect(canvas.surface.get_clip()):
            continue
        yield
        mirrored = pygame.transform.flip(picture, not axis, bool(axis))
        faded = _faded(mirrored, strip.move(-beside.left, -beside.top), axis, is_after=is_after)
        part = pygame.Rect(0, 0, *real)
        part[2 + axis] -= seam
        if is_after:
            part[axis] = seam
        yield
        canvas.surface.blit(mirrored, part.move(beside.topleft), part)
        canvas.surface.blit(faded, strip)


def _faded(picture: pygame.Surface, strip: pygame.Rect, axis: int, *, is_after: bool) -> pygame.Surface:
    """Return a strip of a picture that fades along an axis towards its end or, with `is_after`, its beginning."""
    faded = pygame.Surface(strip.size, pygame.SRCALPHA, 32)
    faded.blit(picture, (0, 0), strip)
    many = strip.size[axis]
    for at in range(many):
        beyond = (at if is_after else many - 1 - at) / many
        share = max(0.0, (beyond - 1 + _TURN) / _TURN)
        line = pygame.Rect(0, 0, *strip.size)
        line[axis], line[2 + axis] = at, 1
        faded.fill((255, 255, 255, round(255 * share * share * (3 - 2 * share))), line, pygame.BLEND_RGBA_MULT)
    return faded


@lru_cache(maxsize=1)
def _land(paintings: Paintings, name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """Return the last picture of the land, which is drawn twice: below the table and below what moves on it."""
    return paintings.get(name, size)


def paint_streets(canvas: Canvas, ground: Ground, light: Light = "day") -> None:
    """Draw the ground of a city."""
    canvas.painting("sa-re/streets", ground.streets, light=light)


def _nothing(_: float) -> list[Part]:
    return []


def _walk(place: pygame.FRect, animal: str, behind: float, time: float) -> list[Part]:
    """Return a camel that walks from its place to the left, rests, and comes back."""
    leg = _REST + _WALK
    way, since = divmod(max(0.0, time - behind), leg)
    is_back = bool(way % 2)
    walked = max(0.0, since - _REST)
    shift = _PACE * (_WALK - walked if is_back else walked)
    pose = _GAIT[int(walked / _STRIDE_SECONDS) % len(_GAIT)] if walked else ""
    name = f"sa-re/caravan-{animal}{'-right' if is_back else ''}{pose}"
    return [(name, place.move(-round(shift), 0))]


class Scenery:
    """Draws the layer under the items of a painted table."""

    def __init__(self, layout: Layout, places: StagePlaces, brush: Brush) -> None:
        self.layout = layout
        self.places = places
        self.brush = brush

    def paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw land, stage and the ground of all cities, from a picture that is kept, or in steps."""
        places, brush = self.places, self.brush

        def paint(inner: Canvas) -> Iterator[None]:
            yield from paint_land(inner, brush, places, is_dark=self.layout.is_dark)
            if self.layout.shows_season:
                yield from self._paint_stage(inner)
            for seat in range(self.layout.state.seats):
                yield
                if seat != places.large:
                    inner.glass(places.small[seat].rect, radius=9, top=125, bottom=160)
                paint_streets(inner, places.ground_of(seat), self.layout.light())
                if seat == places.large:
                    self._paint_gauge(inner, places.large_city)

        yield from canvas.layer_in_steps(self._key, paint)

    @property
    def _key(self) -> tuple[object, ...]:
        """The key of this ground."""
        places = self.places
        rects = (places.season, places.large_city.rect, places.hand, *(each.rect for each in places.small.values()))
        return ("sa-re-land", self.layout.is_dark, self.layout.shows_season, *map(tuple, rects))

    def landscape(self) -> Landscape:
        """Return the river and its banks, with light on the water and a fire on a gauge that is nearly full.

        By day a felucca and the camels of the large city move there as well.
        """
        brush, places, is_dark = self.brush, self.places, self.layout.is_dark
        large_city = places.large_city
        red = self.layout.tables.red
        top, is_near = large_city.gauge.square(red), self.layout.state.gauge[self.layout.large] >= red - _NEAR
        foot = top.centerx, top.top - top.height * _BRAZIER + top.width * 0.16
        fire = standing(foot, top.width * _FIRE, top.width * _FIRE * 1.2)

        def burn(time: float) -> list[Part]:
            return [(f"sa-re/flame-{int(time / _FLAME_SECONDS) % 4 + 1}", fire)] if is_near else []

        things = (*glints(self._water), Living(fire, burn), *self._boats(large_city), *self._caravans(large_city))

        return Landscape(self._key, lambda canvas: paint_land(canvas, brush, places, is_dark=is_dark), things)

    def _boats(self, large_city: LargeCity) -> list[Living]:
        """Return the felucca that sails by day on the water below the city."""
        if self.layout.is_dark or self.places.is_across:
            return []
        high = _FELUCCA * large_city.store.height
        middle = large_city.store.right + 2.4 * high, large_city.store.bottom - high / 2
        large = self.layout.large
        is_hidden = any(self.layout.state.gains[large * 4 : large * 4 + 4])  # they are shown there

        def sail(time: float) -> list[Part]:
            if is_hidden:
                return []
            x, y = middle[0] + round(_DRIFT * math.sin(time / 7)), middle[1] + round(math.sin(time * 1.3))
            return [("sa-re/felucca", around((x, y), high))]

        return [Living(around(middle, high + 2 * _DRIFT, high + 4), sail)]

    def _caravans(self, large_city: LargeCity) -> list[Living]:
        """Return the camels of the large city, which walk by day a little along the bank and rest."""
        if self.layout.is_dark:
            return []
        many, animal = self.layout.state.caravans[self.layout.large], ANIMALS[self.layout.large]
        found = []
        for at in range(CARAVANS):
            place, far = large_city.caravan(at), _PACE * _WALK + 2
            room = trim(place, left=-far, right=-2)
            found.append(Living(room, partial(_walk, place, animal, at * _BEHIND) if at < many else _nothing))
        return found

    @property
    def _water(self) -> pygame.FRect:
        """The river in sight around the stage."""
        places = self.places
        return places.reference if places.is_across else places.season.union(places.reference)

    def _paint_stage(self, canvas: Canvas) -> Iterator[None]:
        places = self.places
        shown = places.card("shown")
        yield
        canvas.painting("sa-re/moon" if self.layout.is_dark else "sa-re/sun", around(shown.center, shown.width * _SUN))
        yield
        canvas.painting("sa-re/barque", places.card("barque"), light=self.layout.light())

    def _paint_gauge(self, canvas: Canvas, large_city: LargeCity) -> None:
        """Draw the foot of the gauge, on which its drums stand."""
        first = large_city.gauge.square(1)
        wide = first.width * 1.6
        foot = standing((first.centerx, first.bottom + wide * 0.175), wide, wide * 60 / 160)
        canvas.painting("sa-re/gauge-base", foot, light=self.layout.light())

    def paint_drums(self, canvas: Canvas, large_city: LargeCity, seat: int) -> None:
        """Draw the drums of the gauge, warm up to where the workers are, and the fire on the last."""
        red = self.layout.tables.red
        level = self.layout.state.gauge[seat]
        for square in range(1, red + 1):
            rect = large_city.gauge.square(square)
            wide = rect.width
            name = "gauge-red" if square == red else f"gauge-{square}" if square <= level else "gauge-cold"
            drum = standing((rect.centerx, rect.bottom + wide * 0.1), wide, wide * 0.9)
            light = "day" if square <= level or square == red else self.layout.light()
            canvas.painting(f"sa-re/{name}", drum, light=light)
            ink = "linen" if square == red or light != "day" else "ink"
            canvas.text(str(square), (rect.centerx, rect.centery + 2), _FIGURE, ink, align=0.5, middle=True)
        self.paint_level(canvas)
        top = large_city.gauge.square(red)
        fire = placed(top.move(0, -top.height * _BRAZIER), top.width, top.width / 2, 0.0, 0.0)
        canvas.painting("sa-re/gauge-brazier", fire)

    @property
    def level_plate(self) -> pygame.FRect:
        """The place of the number beside the workers of the large city, without size where there is none."""
        gauge, level = self.places.large_city.gauge, self.layout.state.gauge[self.layout.large]
        crowd = gauge.cube(level)
        is_shown = self.layout.is_season and gauge.growth(1) != gauge.cube(1)
        side = crowd.height * 0.5 * is_shown
        return placed(trim(crowd, left=crowd.width + 2), side * 1.3, side, 0.0)

    def paint_level(self, canvas: Canvas) -> None:
        """Write beside the workers, in the season, where they are and how far from a revolt."""
        plate, red = self.level_plate, self.layout.tables.red
        level, side = self.layout.state.gauge[self.layout.large], plate.height
        if not side:
            return
        canvas.shadow(plate, spread=4, radius=side / 2, alpha=110)
        canvas.box(plate, "danger", radius=side / 2, line="linen", width=1.2)
        canvas.text(str(level), plate.center, _LEVEL.sized(side * 0.62), "linen", align=0.5, middle=True)
        if level < red:
            words = text("gauge-sa-re-revolt"), text("gauge-sa-re-away", away=red - level)
            wide = max(canvas.types.width(each, LEVEL_WORDS) for each in words) + 12
            high = canvas.types.line_height(LEVEL_WORDS)
            label = placed(plate.move(0, -7 - 2 * high), wide, 2 * high + 4, 0.0, 0.0)
            canvas.glass(label, radius=7, top=150, bottom=170)
            for each, line in zip(words, grid(trim(label, left=6, top=2), 1, high, len(words)), strict=True):
                canvas.text(each, line.midleft, LEVEL_WORDS, "text_on_dark", middle=True)

    def _paint_bare(self, canvas: Canvas, ground: Ground, seat: int, light: Light) -> None:
        """Draw the ground of the plots that no building covers."""
        for space in self._bare(seat):
            self.brush.face(canvas, "standing", ground.picture(space, is_shared=False), _bare_look(space, light))

    def _bare(self, seat: int) -> list[int]:
        """Return the spaces that no building covers."""
        tiles = city.tiles(self.layout.state, seat)
        covered = {slot % tables.SPACES for _, slot, _ in tiles if not self.layout.is_shared(seat, slot)}
        return [space for space in range(tables.SPACES) if space not in covered]

    def before(self, space: int) -> list[Item]:
        """Return what stands before a plot of the large city: buildings, and bare plots with their palms."""
        layout, ground, light, seat = self.layout, self.places.large_city.ground, self.layout.light(), self.layout.large
        found = [
            Item("", ground.picture(each, is_shared=False), "standing", extra=_bare_look(each, light))
            for each in self._bare(seat)
            if each > space
        ]
        for tile, slot, is_built in layout.from_behind(seat):
            if slot % tables.SPACES > space:
                place = ground.picture(slot, is_shared=layout.is_shared(seat, slot))
                found.append(Item("", place, *layout.standing_face(seat, tile, slot, is_built)))
        return found

    def paint_home(self, canvas: Canvas, room: pygame.FRect, seat: int) -> None:
        """Draw the city of a seat by day, as large as fits into a room."""
        ground = ground_in(room)
        paint_streets(canvas, ground)
        self._paint_bare(canvas, ground, seat, "day")
        for tile, slot, is_built in self.layout.from_behind(seat):
            face, side, extra = self.layout.tile_face(seat, tile, slot, is_built)
            place = ground.picture(slot, is_shared=self.layout.is_shared(seat, slot))
            self.brush.face(canvas, face, place, (*extra, ("light", "day")), side)

    def paint_plots(self, canvas: Canvas, seat: int) -> None:
        """Draw the bare plots of a seat."""
        self._paint_bare(canvas, self.places.ground_of(seat), seat, self.layout.light())

    def paint_names(self, canvas: Canvas) -> None:
        """Write the names of the free spaces of the large city, clear of buildings before them and of prices at their
        left.
        """
        layout, ground = self.layout, self.places.large_city.ground
        tiles = {slot % tables.SPACES: is_built for _, slot, is_built in city.tiles(layout.state, layout.large)}
        ink = "text_on_dark" if layout.is_dark else "text"
        for space in range(tables.SPACES):
            if space in tiles:
                continue
            is_priced = space % _ROW > 0 and tiles.get(space - 1) is False
            spot = _NAME_BEHIND if space + _ROW in tiles else _NAME_BESIDE if is_priced else _NAME
            canvas.text(layout.words.space(space), ground.spot(space, *spot), LEVEL_WORDS, ink, middle=True)


def _bare_look(space: int, light: Light) -> Extra:
    """Return the properties of the face of a bare plot."""
    return ("building", bare(space)), ("light", light)
