"""The picture of a week on the river: shore, landing places with their flowers, the course, and today's boat."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from game.locale import text
from game.match.seats import Seat
from game.match.week import Flower
from game.ui.boards.kit.seat_head import paint_face
from game.ui.drawing.canvas import GROUND, Canvas
from game.ui.drawing.landscape import Part
from game.ui.drawing.text import SMALLEST, Style, Typesetter
from game.ui.layout import around, placed, trim
from game.ui.scenes.week_looks import DAY, NAME, TODAY
from game.ui.scenes.week_places import LandingPlace, WeekPlaces
from game.ui.widgets.living import LivingPicture

_WIDE, _TALL = "common/week", "common/week-tall"
_SWELL, _SWELL_SECONDS = 2.5, 6.0
_FLICKER = (1, 1, 2, 1, 2, 2, 1, 1, 1, 2)
"""The pictures of the lantern, one for each beat of half a second."""
_BEAT = 0.5
_POST = (0.36, 0.42)
"""How far the front post of a jetty is to the left of the middle of its islet and before it, in widths of the board."""
_LAMP, _LAMP_FOOT, _BELOW_SIGN = (154.0, 196.0), (0.85, 0.96), 0.04
"""The size of the lantern beside a boat of 600, the place of its foot in its picture, and its distance from the sign,
in widths of the board.
"""
_ROOM, _WIDER = 12.0, 1.13
"""How much narrower than its sign the title of a game is, and how much wider than the picture a sign may be for a title
in one line, relative to the picture's width; the board is wider still.
"""
_FACE, _FACE_HIGH, _FACE_STEP, _FACE_MARGIN, _FACE_RIM = 0.33, 0.82, 0.78, 3.0, 1.5
"""The side of an opponent's face on a board, in widths of its picture, and at most in heights of what is seen of that;
where the next face begins, in sides; their distance from the corner; and the width of their bright rim.
"""
_FLAP_SECONDS, _FLIGHT, _FLIGHT_SECONDS = 0.5, 60.0, 90.0
_FLOCK = (200.0, 85.0)
_FADED = {Flower.BUD: 150, Flower.EMPTY: 215}
"""The strength of a board's picture where nobody has sailed."""


@dataclass(frozen=True, slots=True)
class DayLook:
    """The look of a day: its name, the id and title of its game, its flower, the opponents with their seats, and
    whether the person was helped.
    """

    label: str
    game: str
    title: str
    flower: Flower
    opponents: tuple[tuple[int, Seat], ...] = ()
    is_helped: bool = False
    is_today: bool = False


class WeekPicture:
    """Paints a week: `living` moves the boat, the lantern and the birds over a background that never changes."""

    def __init__(self, days: Sequence[DayLook], places: WeekPlaces, size: tuple[float, float]) -> None:
        self._days = tuple(days)
        self._places = places
        self._size = size
        self._today = next(number for number, day in enumerate(days) if day.is_today)

    def living(self) -> LivingPicture:
        """Return the picture with its moving parts."""
        return LivingPicture(self._paint, self._parts, self._lively())

    # Moving parts

    def _unit(self) -> float:
        return self._places.boat.width / 600

    def _lamp(self) -> pygame.FRect:
        return lantern_at(self._places.landings[self._today], self._unit())

    def _flock(self, time: float) -> pygame.FRect:
        unit = self._size[1] / 1080
        turn = math.tau * time / _FLIGHT_SECONDS
        x = self._size[0] * 0.47 + round(_FLIGHT * math.sin(turn)) * unit
        y = self._size[1] * (0.085 if self._places.is_tall else 0.19) + round(_FLIGHT / 4 * math.cos(turn)) * unit
        return around((x, y), _FLOCK[0] * unit, _FLOCK[1] * unit, 0.0, 0.0)

    def _lively(self) -> list[pygame.FRect]:
        unit, boat = self._unit(), self._places.boat
        around_boat = pygame.FRect(
            boat.left - 50 * unit, boat.top - 6 * unit, boat.width + 110 * unit, boat.height * 1.42
        )
        flock = self._flock(0.0)
        return [around_boat, self._lamp(), flock.inflate(2.4 * _FLIGHT * unit, _FLIGHT * unit)]

    def _parts(self, time: float) -> list[Part]:
        """Return the moving pictures from back to front."""
        boat, unit = self._places.boat, self._unit()
        swell = round(_SWELL * math.sin(math.tau * time / _SWELL_SECONDS)) * unit
        wings, flame = int(time / _FLAP_SECONDS) % 2 + 1, _FLICKER[int(time / _BEAT) % len(_FLICKER)]
        mirror = pygame.FRect(boat.left, boat.bottom - 36 * unit - swell / 2, boat.width, boat.width * 0.32)
        wake = pygame.FRect(boat.left - 40 * unit, boat.bottom - 42 * unit, boat.width * 1.14, boat.width * 0.167)
        return [
            (f"common/title-birds-{wings}", self._flock(time)),
            (f"common/landing-lamp-{flame}", self._lamp()),
            ("common/title-mirror", mirror),
            ("common/title-felucca", boat.move(0, swell)),
            ("common/title-wake", wake),
        ]

    # What stays

    @property
    def _key(self) -> Hashable:
        return self._days, self._places.landings, self._size

    def _paint(self, canvas: Canvas) -> None:
        canvas.layer((GROUND, "week", *self._days, tuple(self._places.landings)), self._paint_ground)

    def _paint_ground(self, canvas: Canvas) -> None:
        """Paint shore, course and landing places, the far ones first."""
        places = self._places
        canvas.paint_backdrop(_TALL if places.is_tall else _WIDE)
        if canvas.theme.is_painted:
            for light in places.past:
                canvas.painting("common/course-past", light)
            for light in places.ahead:
                canvas.painting("common/course-ahead", light, alpha=190)
        numbered = sorted(enumerate(self._days), key=lambda each: places.landings[each[0]].at[1])
        for number, day in numbered:
            _paint_landing(canvas, places.landings[number], day, places.label)
        if canvas.theme.is_painted:
            wide, high = 320 * self._unit(), 347 * self._unit()
            for across, name in enumerate(("left", "right")):
                reeds = placed(pygame.FRect((0, 0), self._size), wide, high, across, 1.0)
                canvas.painting(f"common/title-reeds-{name}", reeds)
        else:
            canvas.picture("felucca", places.boat)


def _paint_landing(canvas: Canvas, landing: LandingPlace, day: DayLook, label: float) -> None:
    is_painted = canvas.theme.is_painted
    if is_painted:
        canvas.painting("common/landing-right" if landing.side > 0 else "common/landing-left", landing.ground)
        canvas.painting("common/landing-board", landing.board)
    picture, whole = landing.picture, sign_of(canvas.types, landing, day.title)
    names = _lines(canvas.types, day.title, picture.width - _ROOM)
    line = canvas.types.line_height(names[0][1])
    upper = trim(picture, bottom=max(picture.height * 0.22, len(names) * line + 4))
    lower = trim(whole, top=upper.height)
    faded = _FADED.get(day.flower, 255) if not day.is_today else 255
    canvas.box(whole, "ink", radius=6)
    if not canvas.painting(f"common/game-{day.game}", upper, alpha=faded):
        canvas.box(upper, "linen", radius=0)
    for (seat, who), face in zip(day.opponents, faces_on(upper, len(day.opponents)), strict=True):
        canvas.disc(face.center, face.width / 2, "linen", line="ink", width=1.0)
        paint_face(canvas, seat, who, face.center, face.width / 2 - _FACE_RIM)
    canvas.box(lower, "linen" if faded == 255 else "limestone", radius=4)
    for number, (words, style) in enumerate(names):
        at = lower.centerx, lower.centery + (number - (len(names) - 1) / 2) * line
        canvas.text(words, at, style, align=0.5, middle=True, width=whole.width - _ROOM + 1)
    if not is_painted:
        canvas.box(whole.inflate(6, 6), None, radius=8, line="text_on_dark", width=2)
    _paint_label(canvas, landing, day, label)
    if day.flower is not Flower.BUD:
        rise = 0.0 if is_painted else -0.4 * landing.flower.height
        ring = landing.ring if day.is_helped else None
        paint_flower(canvas, day.flower, landing.flower.move(0, rise), ring=ring)


def faces_on(picture: pygame.FRect, many: int) -> list[pygame.FRect]:
    """Return the places of the opponents' faces in the lower right corner of what is seen of a board's picture, from
    the left: days of one game differ in them.
    """
    side = min(picture.width * _FACE, picture.height * _FACE_HIGH)
    wide = side * (1 + (many - 1) * _FACE_STEP)
    first = placed(trim(picture, right=_FACE_MARGIN, bottom=_FACE_MARGIN), wide, side, 1.0, 1.0)
    return [pygame.FRect(first.left + number * side * _FACE_STEP, first.top, side, side) for number in range(many)]


def lantern_at(landing: LandingPlace, unit: float) -> pygame.FRect:
    """Return the place of the lantern: its foot stands on the front post of today's jetty, beside the boat, and it ends
    below the sign on the board. `unit` is the boat's scale.
    """
    x, y = landing.at[0] - landing.width * _POST[0], landing.at[1] + landing.width * _POST[1]
    most = (y - landing.picture.bottom - landing.width * _BELOW_SIGN) / _LAMP_FOOT[1]
    high = min(_LAMP[1] * unit, most)
    wide = high * _LAMP[0] / _LAMP[1]
    return around((x, y), wide, high, *_LAMP_FOOT)


def sign_of(types: Typesetter, landing: LandingPlace, title: str) -> pygame.FRect:
    """Return the place of a landing's picture with the title of its game, whose words in large text may make it a
    little wider than the picture.
    """
    picture = landing.picture
    names = _lines(types, title, picture.width - _ROOM)
    wide = max(picture.width, *(types.width(words, style) + _ROOM for words, style in names))
    return placed(picture, wide, picture.height)


def _lines(types: Typesetter, words: str, room: float) -> list[tuple[str, Style]]:
    """Return the name of a game in one line, or in two where its board is small, with their style."""
    style = types.fitted(words, NAME, room)
    if types.width(words, style) <= room * _WIDER or " " not in words:
        return [(words, style)]
    first, _, second = words.partition(" ")
    small = NAME.sized(SMALLEST / max(1.0, types.size))
    return [(each, small) for each in (first, second)]


def _paint_label(canvas: Canvas, landing: LandingPlace, day: DayLook, label: float) -> None:
    """Write the day above its board, today's on gold."""
    board = landing.board
    at = board.centerx, board.top - label / 2
    if day.is_today:
        style = canvas.types.fitted(day.label, TODAY, board.width * 1.2)
        wide = canvas.types.width(day.label, style) + 24
        plate = around((at[0], at[1] - 2), wide, label + 2)
        canvas.shadow(plate, spread=8, radius=6)
        canvas.box(plate, "answer", radius=6, line="linen", width=1.4)
        canvas.text(day.label, plate.center, style, "text", align=0.5, middle=True)
        return
    style = canvas.types.fitted(day.label, DAY, board.width * 1.1)
    plate = around((at[0], at[1] - 2), canvas.types.width(day.label, style) + 18, label)
    canvas.glass(plate, radius=6, top=180, bottom=200)
    canvas.text(day.label, plate.center, style, "text_on_dark", align=0.5, middle=True)


def paint_flower(canvas: Canvas, flower: Flower, rect: pygame.FRect, *, ring: pygame.FRect | None = None) -> None:
    """Draw a flower on its leaf in `rect`; with a `ring`, also the ring that marks help, there in painted themes."""
    if not canvas.theme.is_painted:
        side = min(rect.size)
        if ring is not None:
            canvas.disc(rect.center, side * 0.62, "backdrop", line="text_on_dark", width=3)
        canvas.disc(rect.center, side * 0.5, "linen", line="ink", width=1.5)
        canvas.picture(f"lotus/{flower.value}", around(rect.center, side * 0.84))
        return
    if ring is not None:
        canvas.painting("common/lotus-ring", ring)
    canvas.painting(f"common/lotus-{flower.value}", rect)


def flower_words(flower: Flower, *, is_helped: bool) -> str:
    """Return a flower in words, for screen readers."""
    words = text(f"week-flower-{flower.value}")
    return text("week-flower-helped", flower=words) if is_helped else words
