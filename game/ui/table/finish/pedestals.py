"""The players side by side at the end of a match: each behind a stone with name, honours and score, with the riches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

import pygame

from game.locale import text
from game.match.honours import MOST
from game.match.seats import PAIR
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out, lay_out_within
from game.ui.drawing.text import SMALL, SMALLEST, Style, Typesetter
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, abreast, around, bounded, cut, first_fitting, shrinking, standing, trim
from game.ui.table.finish.ending import Ending
from game.ui.table.finish.figures import (
    BODY,
    LAUREL_OVER,
    SLAB,
    figure_width,
    paint_figure,
    paint_stone,
    paint_terrace,
    waist,
)
from game.ui.table.finish.riches import CITY, Riches
from game.ui.table.finish.rounds_table import counted

_OTHERS = (0.84, 0.8, 0.76)
"""The heights of those who have not won, in their order, relative to the winner's."""
_BESIDE_CITIES = (0.76, 0.73, 0.7)
"""The same where cities need the room."""
_SMALLER, _SMALLEST = 0.96, 0.4
"""From one size of all that is tried to the next, and the smallest."""
_GAP, _WIDE_GAP = 12.0, 60.0
"""The least gap between two stones, and the greatest."""
_STEP = 7.0
"""How much higher the stone of each rank is than that of the next."""
_AIR = 1.15
"""The least width of a stone relative to the shoulders of its player."""
_CITY_LEAST = 0.6
"""The least width of a city relative to the height of its player."""
_STONE_MOST, _PAIR_MOST, _CITY_MOST = 1.25, 1.55, 1.65
"""The greatest width of a stone relative to the height of its player: with sets on it, that of two players in a wide
window, who stand at its inner end, and with a city."""
_INNER = 0.45
"""How far from the middle of such a stone its player stands, relative to the way to the end."""
_ELBOW = 0.28
"""How far from the middle of a player a city begins, relative to the width of the player's picture."""
_TOP_ROW = 0.54
"""The share of the upper row in the height where some stand below the winners."""
_NARROWER = 0.12
"""By how much the lower row is narrower, so that no city in it is larger than a winner's."""
_ROWS = 0.85
"""How large the winners must be in a row of their own, relative to their height beside the others."""
_SKY, _SKY_MOST = 92.0, 0.24
"""The room above these, or above more than two winners, for what they say, at normal text size, and the greatest share
of their height for it.
"""
_BETWEEN = " · "
"""What stands between two honours."""
_PAD, _BESIDE_SEAL, _ENDLESS = 12.0, 8.0, 10_000.0
"""The room beside the words on a stone, that beside a seal, and a width in which every text has one line."""
_SCORE = Style("serif", 26, bold=True)
"""The style for which every stone has room beside the name."""
_SMALL_SCORE = 0.8
"""The least size of the points beside honours, relative to the usual one."""
_CAST, _RELIEFS = 1.4, ("ink", "ink", "ink", "hero_lit")
"""How far below the words on a painted cloth their relief falls, and its colour by seat: a shadow, and light on gold,
whose words are dark.
"""
_WORDS_BESIDE, _MOST_WORDS = 72.0, 200.0
"""What a stone is wider than name and points, and the greatest width for their sake, at normal text size."""


@dataclass(frozen=True, slots=True)
class _Letters:
    """The styles of name, honours and score on a stone."""

    name: Style
    honour: Style
    score: Style


_LARGE = _Letters(Style("serif", 29, bold=True, leading=1.12), SMALL, Style("serif", 50, bold=True, leading=1.0))
_PLAIN = _Letters(
    Style("serif", 21, bold=True, leading=1.12), SMALL.sized(SMALLEST), Style("serif", 36, bold=True, leading=1.0)
)


@dataclass(frozen=True, slots=True)
class _Stand:
    """The place of a player: the stone, and the figure above it."""

    seat: int
    stone: pygame.FRect
    figure: pygame.FRect
    city: pygame.FRect | None = None


class _Arrangement(Enum):
    """Where the words of a stone stand."""

    SEALED = auto()
    """Name and honours between seal and points."""
    PLAIN = auto()
    """Name and honours beside the points, without a seal."""
    LOW = auto()
    """The honours in the whole width below name and points."""


@dataclass(frozen=True, slots=True)
class _Plates:
    """What all stones show beside names and points, so that they look alike."""

    arrangement: _Arrangement
    honours: Mapping[int, str]
    """The honours in rich text by seat, of those who have any."""


class Pedestals:
    """Draws the players of an ending."""

    def __init__(self, ending: Ending, brush: Brush, *, is_wide: bool) -> None:
        self._ending = ending
        self._riches = Riches(ending.table, brush)
        self._is_wide = is_wide
        self._has_cities = ending.table.picture is not None
        self._is_pair = is_wide and len(ending.order) == 2

    def paint(self, canvas: Canvas, room: pygame.FRect, share: float) -> Iterator[None]:
        """Draw the players in a room in steps, the winners highest.

        Of the points on the stones the fraction `share` has been counted so far.
        """
        places = self._places(canvas.types, room)
        floor, ledge = (chosen(place.stone.bottom for place in places) for chosen in (max, min))
        if ledge < floor - 1:
            window = pygame.FRect((0, 0), canvas.display.size)
            paint_terrace(canvas, trim(window, top=ledge))
        for place in places:
            yield
            has_won = place.seat in self._ending.heroes
            who = self._ending.match.seats[place.seat]
            paint_figure(canvas, place.seat, who, place.figure, has_won=has_won, mood=self._ending.mood(place.seat))
        cloths: dict[int, pygame.FRect] = {}
        for place in places:
            yield
            cloths[place.seat] = paint_stone(canvas, place.seat, place.stone)
        plates = self._plates(canvas, cloths)
        for place in places:
            yield
            has_won, middle = place.seat in self._ending.heroes, place.figure.centerx
            self._riches.paint(canvas, place.seat, self._riches_room(place), SLAB, middle, has_won=has_won)
            self._paint_words(canvas, place.seat, cloths[place.seat], plates, share)

    def figures(self, types: Typesetter, room: pygame.FRect) -> dict[int, pygame.FRect]:
        """Return the places of the figures above the stones, by seat."""
        return {place.seat: place.figure for place in self._places(types, room)}

    def busy(self, types: Typesetter, room: pygame.FRect) -> list[pygame.FRect]:
        """Return what stones, riches and cities take of a room."""
        places = self._places(types, room)
        return [each for place in places for each in (place.stone, self._riches_room(place))]

    def middle(self, types: Typesetter, room: pygame.FRect) -> float:
        """Return where the middle between the winners is, from the left."""
        heroes = [place.figure for place in self._places(types, room) if place.seat in self._ending.heroes]
        return sum(figure.centerx for figure in heroes) / len(heroes)

    @staticmethod
    def _riches_room(place: _Stand) -> pygame.FRect:
        """Return the room for riches: beside the player for a city, else on the slab below the sash."""
        if place.city is not None:
            return place.city
        return bounded(place.stone, top=waist(place.figure), bottom=place.stone.top + 2)

    def _places(self, types: Typesetter, room: pygame.FRect) -> list[_Stand]:
        """Return the places of all players: the winners in the middle, or in a tall window the better half above the
        others, where the winners are not much smaller that way.
        """
        heroes = list(self._ending.heroes)
        losers = [seat for seat in self._ending.order if seat not in heroes]
        if len(heroes) > 2 and self._ending.said:
            room = trim(room, top=min(_SKY * types.size, room.height * _SKY_MOST))
        left = losers[:1] if len(losers) > 1 else []  # a pair begins with the winner, behind whom the sun can be
        beside = self._row(types, room, left, heroes, losers[len(left) :])
        seats, is_crowd = [*heroes, *losers], self._has_cities and len(heroes) > PAIR
        if self._is_wide or (len(losers) < PAIR and not is_crowd):
            return beside
        near = PAIR if is_crowd else len(heroes) + max(0, len(losers) - len(heroes)) // 2
        above, below = cut(room, Edge.TOP, room.height * _TOP_ROW)
        aside = room.width * _NARROWER / 2
        below = trim(below, left=aside, right=aside)
        below = trim(below, top=min(_SKY * types.size, below.height * _SKY_MOST) if self._ending.said else _GAP)
        rows = [*self._half(types, above, seats[:near]), *self._half(types, below, seats[near:])]
        tallest = [max(place.figure.height for place in places) for places in (beside, rows)]
        return rows if is_crowd or tallest[1] >= tallest[0] * _ROWS else beside

    def _half(self, types: Typesetter, room: pygame.FRect, seats: Sequence[int]) -> list[_Stand]:
        """Return the places of some of the players in a row: the winners among them, or the best, in the middle."""
        middle = [seat for seat in seats if seat in self._ending.heroes] or seats[:1]
        others = [seat for seat in seats if seat not in middle]
        return self._row(types, room, others[1::2], middle, others[::2])

    def _row(
        self, types: Typesetter, room: pygame.FRect, left: Sequence[int], middle: Sequence[int], right: Sequence[int]
    ) -> list[_Stand]:
        """Return the places of players side by side in a room, as large as there is room for."""
        seats = [*left, *middle, *right]
        wides, highs = first_fitting(
            self._sizes(types, room, seats, middle), lambda found: _total(found[0]) <= room.width
        )
        limit = _CITY_MOST if self._has_cities else _PAIR_MOST if self._is_pair else _STONE_MOST
        most = [high * limit for high in highs]
        free = max(0.0, room.width - _total(wides))
        share = free / sum(highs)
        wides = [
            max(wide, min(wide + high * share, limit)) for wide, high, limit in zip(wides, highs, most, strict=True)
        ]
        gap = _GAP + min(_WIDE_GAP, max(0.0, room.width - _total(wides)) / len(seats))
        cells = abreast(room, wides, gap)
        return [
            self._place(types, seat, cell, high, -1 if seat in left or (self._is_pair and cell is cells[0]) else 1)
            for seat, cell, high in zip(seats, cells, highs, strict=True)
        ]

    def _sizes(
        self, types: Typesetter, room: pygame.FRect, seats: Sequence[int], middle: Sequence[int]
    ) -> Iterator[tuple[list[float], list[float]]]:
        """Yield the least widths of stones and the heights of figures, from the largest."""
        losers = [seat for seat in self._ending.order if seat in seats and seat not in middle]
        is_crowded = self._has_cities and len(seats) > PAIR
        shares = dict(zip(losers, _BESIDE_CITIES if is_crowded else _OTHERS, strict=False))
        tallest = min(room.height - self._stone_height(types, seat) for seat in middle)
        if not self._is_wide and middle[0] in self._ending.heroes:
            tallest /= 1 + LAUREL_OVER
        for scale in shrinking(1.0, _SMALLEST, _SMALLER):
            highs = [tallest * scale * shares.get(seat, 1.0) for seat in seats]
            yield [self._least(types, *each) for each in zip(seats, highs, strict=True)], highs

    def _least(self, types: Typesetter, seat: int, high: float) -> float:
        """Return the least width of the stone of a player so high."""
        wide = figure_width(high)
        name = types.width(self._ending.name(seat), self._letters(seat).name.sized(SMALLEST))
        words = min(name + types.width(self._ending.points(seat), _SCORE) + _WORDS_BESIDE, _MOST_WORDS * types.size)
        if self._has_cities:
            return max(words, wide * (BODY / 2 + _ELBOW) + high * _CITY_LEAST)
        return max(words, wide * BODY * _AIR)

    def _place(self, types: Typesetter, seat: int, cell: pygame.FRect, high: float, side: int) -> _Stand:
        stone, _ = cut(cell, Edge.BOTTOM, self._stone_height(types, seat))
        wide = figure_width(high)
        out = 0.94 if self._has_cities else _INNER if self._is_pair else 0.0
        middle = stone.centerx - side * out * (stone.width - wide * BODY) / 2
        figure = standing((middle, stone.top), wide * BODY, high)
        if not self._has_cities:
            return _Stand(seat, stone, figure)
        begin = middle + side * wide * _ELBOW
        edge = stone.right if side > 0 else stone.left
        across = min(abs(edge - begin), high * 0.8 * CITY)
        foot = begin, stone.top + SLAB * 0.6
        city = around(foot, across, across / CITY, 0.0 if side > 0 else 1.0, 1.0)
        return _Stand(seat, stone, figure, city)

    def _letters(self, seat: int) -> _Letters:
        return _LARGE if seat in self._ending.heroes else _PLAIN

    def _stone_height(self, types: Typesetter, seat: int) -> float:
        """Return the height of a stone: room for its words, and more for a better rank."""
        letters, order = self._letters(seat), self._ending.order
        words = types.line_height(letters.name) + types.line_height(letters.honour)
        rank = 0 if seat in self._ending.heroes else order.index(seat)
        return SLAB + words + 12 + (len(order) - 1 - rank) * _STEP

    def _plates(self, canvas: Canvas, cloths: Mapping[int, pygame.FRect]) -> _Plates:
        """Return the most that all stones have room for: seals rather than many honours, those rather than none."""
        named = {seat: [each for each in self._ending.honours if each.seat == seat] for seat in cloths}
        titles = {seat: [f"<b>{text(f'honour-{each.honour.name}')}</b>" for each in named[seat]] for seat in cloths}
        figures = {
            seat: [
                f"{title} ({text(f'honour-{each.honour.name}-figure', count=each.figure)})"
                for title, each in zip(titles[seat], named[seat], strict=True)
            ]
            for seat in cloths
        }
        shown = [figures, *({seat: titles[seat][:count] for seat in cloths} for count in range(MOST, 0, -1))]
        lines = [{seat: _BETWEEN.join(parts) for seat, parts in each.items() if parts} for each in shown]
        tried = (
            [] if self._has_stars else [_Plates(arrangement, each) for arrangement in _Arrangement for each in lines]
        )
        tried += [_Plates(arrangement, {}) for arrangement in (_Arrangement.SEALED, _Arrangement.PLAIN)]
        return first_fitting(tried, lambda plates: all(self._fit(canvas, plates, *each) for each in cloths.items()))

    def _fit(self, canvas: Canvas, plates: _Plates, seat: int, cloth: pygame.FRect) -> bool:
        """Return whether the words of a seat fit beside its points, or below, in the smallest letters."""
        name, honours = self._least_words(canvas, plates, seat)
        beside, _ = self._parted(canvas, seat, cloth, plates)
        return name <= beside.width and honours <= _room_of_honours(cloth, beside, plates).width

    def _least_words(self, canvas: Canvas, plates: _Plates, seat: int) -> tuple[float, float]:
        """Return the widths of name and honours in the smallest letters."""
        types, letters, line = canvas.types, self._letters(seat), plates.honours.get(seat, "")
        honours = lay_out(line, _ENDLESS, types, canvas.theme, letters.honour.sized(SMALLEST)).width
        return types.width(self._ending.name(seat), letters.name.sized(SMALLEST)), honours

    @property
    def _has_stars(self) -> bool:
        """Whether a contest is over, so that the stones show the games won."""
        return self._ending.score is not None and self._ending.score.is_over

    def _parted(self, canvas: Canvas, seat: int, cloth: pygame.FRect, plates: _Plates) -> tuple[pygame.FRect, Style]:
        """Return the room for the words of a seat between seal and points, and the style of the points.

        These are a little smaller where honours need it, and as small as a name must have it.
        """
        types, score, arrangement = canvas.types, self._letters(seat).score, plates.arrangement
        seal = _seal(cloth) + _BESIDE_SEAL if arrangement is _Arrangement.SEALED else 0.0
        room, points = trim(cloth, left=_PAD + seal, right=_PAD), self._ending.points(seat)
        name, honours = self._least_words(canvas, plates, seat)
        if arrangement is _Arrangement.LOW:
            score = score.sized(self._letters(seat).name.size * self._letters(seat).name.leading)
        else:
            least = types.width(points, score.sized(score.size * _SMALL_SCORE))
            score = types.fitted(points, score, max(least, room.width - _PAD - honours))
        most = max(cloth.width * 0.2, min(cloth.width * 0.4, room.width - _PAD - name))
        score = types.fitted(points, score, most)
        return trim(room, right=types.width(points, score) + _PAD), score

    def _paint_words(self, canvas: Canvas, seat: int, cloth: pygame.FRect, plates: _Plates, share: float) -> None:
        """Write seal, name, honours and score on the cloth of a stone; after a contest a star for each game won.

        A name that is longer than the stone gives way.
        """
        types, letters, ending = canvas.types, self._letters(seat), self._ending
        beside, score = self._parted(canvas, seat, cloth, plates)
        if plates.arrangement is _Arrangement.SEALED:
            side = _seal(cloth)
            paint_seal(canvas, seat, (cloth.left + _PAD + side / 2, cloth.centery), side / 2)
        stars = ending.score.wins[seat] if ending.score is not None and self._has_stars else 0
        line, low = plates.honours.get(seat, ""), types.line_height(letters.honour)
        room = _room_of_honours(cloth, beside, plates)
        honour = lay_out_within(line, (room.width, low), types, canvas.theme, letters.honour)
        above, below = types.line_height(letters.name), low if stars else honour.height if line else 0.0
        top, name = beside.centery - (above + below) / 2, ending.name(seat)
        middle = top + above / 2
        level = middle if plates.arrangement is _Arrangement.LOW else cloth.centery
        _write(canvas, seat, counted(ending.points(seat), share), (cloth.right - _PAD, level), score, align=1.0)
        style = types.fitted(name, letters.name, beside.width)
        if types.width(name, style) <= beside.width:
            _write(canvas, seat, name, (beside.left, middle), style)
        for by, colour in _shades(canvas, seat):
            canvas.paragraph(honour, (room.left + by, top + above + by), colour)
        for star in range(stars):
            for by, colour in _shades(canvas, seat):
                centre = room.left + (star + 0.5) * below + by, top + above + below / 2 + by
                canvas.icon("star", centre, below * 0.95, colour)


def _room_of_honours(cloth: pygame.FRect, beside: pygame.FRect, plates: _Plates) -> pygame.FRect:
    """Return the room for honours, of which the left and the width count."""
    return trim(cloth, left=_PAD, right=_PAD) if plates.arrangement is _Arrangement.LOW else beside


def _seal(cloth: pygame.FRect) -> float:
    """Return the diameter of the seal on a cloth."""
    return min(cloth.height * 0.56, 34.0)


def _total(wides: Sequence[float]) -> float:
    return sum(wides) + _GAP * (len(wides) - 1)


def _write(canvas: Canvas, seat: int, words: str, at: tuple[float, float], style: Style, *, align: float = 0.0) -> None:
    """Write a line on a cloth."""
    for by, colour in _shades(canvas, seat):
        canvas.text(words, (at[0] + by, at[1] + by), style, colour, align=align, middle=True)


def _shades(canvas: Canvas, seat: int) -> Sequence[tuple[float, str]]:
    """Return the colours of words on a cloth with their shifts: over shadow or light, unless in a theme for reading."""
    ink = f"{SEAT_COLOURS[seat]}.ink"
    return ((_CAST, _RELIEFS[seat]), (0.0, ink)) if canvas.theme.is_painted else ((0.0, ink),)
