"""Where everything of Sobek lies on the screen: fixed places, taken from the Tiled map and the room there is."""

from __future__ import annotations

import math

import pygame

from game.components.boards import load_board
from game.ui.boards.kit.geometry import Setting, fitted
from game.ui.boards.kit.values import RISE
from game.ui.layout import Edge, around, bounded, cut, grid, placed, standing, trim
from game.ui.window.display import Point

CARD = 68 / 44
"""The height of a card relative to its width."""
_MARKER = 14.6
_MARKER_SHAPE = 19.7 / 16
_MARKER_SIZES = (1.0, 0.74, 0.58, 0.56)
"""The size of one of up to four markers on a space, so that all of them stand on it."""
_STANDING = (((0, 0),), ((-1, 1), (1, 0)), ((-1, 1), (1, 1), (0, 0)), ((-1, 1), (1, 1), (-1, 0), (1, 0)))
"""Where up to four markers stand on a space: left or right of its middle, and behind (1) or in front (0).

Those behind come first, so that they are drawn below the others.
"""
_LARGE_MARKER = 0.9
"""The width of a lone marker on a track of four rows, of its space."""
_EDGE, _ROW, _SHORT_ROW = 2.6, 50, 25
"""The edge of the embankment around two rows of the track, and the spaces in a row of a track of two and of four."""
_MOST_LOST = 0.5
"""The share of the height beyond that of the map which a track of four rows takes at most."""
_SPILL = 0.12
"""How far several markers reach beyond their space, of its width."""
_SUPPLY = 0.34
"""The width of the supply, of the height of the strip."""
_TOKENS, _BELOW_EVENTS = 0.165, 4.0
"""The height of the row of event tokens above the hand, of the height of the strip."""
_AROUND_HAND = 16.0
"""The room that the lean of the fan takes below and above its cards."""
_LEAST_STEP, _SMALL = 19.0, 0.72
"""Cards in hand so near to each other lie in two rows instead, so much smaller."""
_BESIDE = 4
"""Up to this many cards in hand never overlap."""
_CARRIED = 0.45
"""The size of a card on the boat, of one on a quay."""
_TALL = 0.7
"""A table so high, of its width, has the stalls in a row below the quay."""
_BELOW_QUAYS = 52.0
"""The gap between the quays and the stalls below them, in a high table."""
_LOW = 300.0
"""A stall lower than this has less of everything."""
_FAN = 1.7
"""The width of a typical fan, relative to the width of a card."""
_SHELF = 100.0
"""The least height of a shelf where one would do for all sets."""
_PLATE, _PLATE_SHAPES = 25.0, (1.5, 2.3)
"""The height of the plate with the points of a set, and its width relative to it, for up to two signs and for more."""
_LEAST_PLATE, _PLATE_SHARE = 18.0, 0.42
"""The least height of a plate, and the share of a low set that it may cover."""
_SPEECH, _ASIDE = (316.0, 136.0), 22.0
"""The width and the greatest height of words on the river, and how far they are from the stall of who says them."""
_BELOW_SIGN = 14.0
"""How far words in a stall are below its sign."""
_SAIL = 0.88
"""Where the sail of the boat ends on the right, relative to the boat's width."""
_REASONS = 590.0
"""The width of the river that reasons may need, at normal text size."""
_ABOVE_QUAYS, _MARKED = 12.0, 19.0
"""How far above the quays words on the river end, beside the stalls and above them, clear of the signs of a hint."""
_FRAMED = 2.0
"""The gap from a card in hand to the middle of its frame in a hint."""
_LANTERN, _CHAIN = 12.0, 0.34
"""The distance of a lantern from its stall, and the part of its height above the edge of the awning."""
_LETTER, _TOLD = 9.0, 20.0
"""The width of a letter, and the height, of the card with what is known of a hand."""
_APART = 9.0
"""The gap between two cards in hand, if there is room, so that frames of usable cards do not touch."""
_LEAN, _MOST_LEAN = 1.5, 7.0
"""The angle in degrees between two neighbours of the fan in hand, and at most between its ends."""


class Places:
    """Rectangles in logical pixels for one size of the window."""

    def __init__(
        self,
        table: pygame.FRect,
        hand: pygame.FRect,
        seats: int,
        home: int = 0,
        *,
        is_fanned: bool = False,
        text_size: float = 1.0,
    ) -> None:
        """`table` is the room for the quay, `hand` the strip for the viewer's own things; `is_fanned` if the hand is.

        The stall of the seat at `home` stands on the right; the next seats follow on the left, clockwise.
        """
        self._is_fanned = is_fanned
        self._text_size = text_size
        self._is_tall = table.height > table.width * _TALL
        self.map = load_board("sobek-tall" if self._is_tall else "sobek")
        self.seats = seats
        self.home = home
        self.table = table
        self.hand = hand
        self.setting = Setting(self.map, table)
        self.scale = self.setting.scale
        self._supply = Setting(load_board("sobek-supply"), hand)
        self.deck = fitted(self._supply.slot("deck"), CARD)
        """The draw pile."""
        self.discard = fitted(self._supply.slot("discard"), CARD)
        """The discard pile."""
        self.events = self._supply.slot("events")
        """The room of all event tokens, a row above the middle of the hand."""
        self._raised = self._room_for_rows()
        """How much higher than the map's a track of four rows is; 0 if it has two."""
        self.quays = self.slot("quay.1").union(self.slot("quay.9")).move(0, -self._raised / 2)
        """The room of all quays, where a tray may lie."""

    def slot(self, name: str) -> pygame.FRect:
        """Return the place of a slot of the map."""
        return self.setting.slot(name)

    def quay(self, at: int) -> pygame.FRect:
        """Return the place of the card on a quay; 0 is the next to be taken."""
        return fitted(self.slot(f"quay.{at + 1}").move(0, -self._raised / 2), CARD)

    @property
    def boat(self) -> pygame.FRect:
        """The place of the boat, clear of the stalls on its left."""
        boat = self.slot("boat")
        return boat.move(max(0.0, self.river.left - boat.left), 0)

    @property
    def hold(self) -> pygame.FRect:
        """The place of a card on the deck of the boat, where a delivery comes from."""
        boat, card = self.boat, self.quay(0)
        wide, high = card.width * _CARRIED, card.height * _CARRIED
        return standing((boat.left + boat.width * 0.66, boat.top + boat.height * 0.86), wide, high)

    def token(self, at: int) -> pygame.FRect:
        """Return the place of an event token, from 0."""
        return self._supply.slot(f"event.{at % 5 + 1}")

    @property
    def shown(self) -> pygame.FRect:
        """The room where an opponent's sale is shown at the size of quay cards.

        It lies above the quays, on the river, below the announcement.
        """
        high = self.quay(0).height
        return cut(self.quays, Edge.TOP, high)[0].move(0, -high * 1.35)

    def _room_for_rows(self) -> float:
        """Return how much a track of four rows adds to the height of the map's; 0.0 if quays and stalls of a high table
        have no room to move up.
        """
        rows, spare = self.slot("track.0").union(self.slot("track.99")), self.table.height
        spare -= self.map.height_mm * self.scale
        more = 4 * self.table.width / _SHORT_ROW - rows.height + 2 * _EDGE * self.scale
        return more if self._is_tall and more < spare * _MOST_LOST else 0.0

    @property
    def shore(self) -> pygame.FRect | None:
        """The strip between the quays and the track; None in a high table, where the stalls stand between them."""
        return None if self._is_tall else bounded(self.quays, top=self.quays.bottom, bottom=self.track.top)

    @property
    def track(self) -> pygame.FRect:
        """The embankment with all rows of the track, as wide as the table."""
        rows = self.slot("track.0").union(self.slot("track.99"))
        edge = _EDGE * self.scale
        rows.left, rows.width = self.table.left, self.table.width
        return trim(rows, top=-edge - self._raised, bottom=-edge)

    @property
    def banks(self) -> list[pygame.FRect]:
        """The parts of the embankment with two rows each."""
        return grid(self.track, 1, self.track.height / (2 if self._raised else 1), 2 if self._raised else 1)

    def beyond_track(self) -> list[pygame.FRect]:
        """Return places for planks at the ends of both rows of the track, where the table is wider."""
        found = []
        for row in (0, 99) if not self._raised else ():
            first, last = self.space(row), self.space(49 if row == 0 else 50)
            if first.left > self.table.left:
                found.append(trim(first, left=self.table.left - first.left, right=first.width))
                found.append(trim(last, left=last.width, right=last.right - self.table.right))
        return found

    def space(self, points: int) -> pygame.FRect:
        """Return the place of the space of the track for `points`: every second row runs back to the left."""
        number = points % 100
        if not self._raised:
            return self.slot(f"track.{number}")
        row, at = divmod(number, _SHORT_ROW)
        if row % 2:
            at = _SHORT_ROW - 1 - at
        bank, side = trim(self.banks[row // 2], top=_EDGE * self.scale), self.table.width / _SHORT_ROW
        return placed(bank, side, side, 0.0, 0.0).move(at * side, row % 2 * side)

    def marker(self, points: int, rank: int, many: int) -> pygame.FRect:
        """Return the place of a marker on the space of `points`, the `rank`th of `many` there.

        Its foot is on the space. Its head is no higher than that of a lone marker, which ends below the figures of a
        stall's counter.
        """
        space = self.space(points)
        alone = space.width * _LARGE_MARKER if self._raised else _MARKER * self.scale
        wide = alone * _MARKER_SIZES[many - 1]
        high = wide * _MARKER_SHAPE
        aside, behind = _STANDING[many - 1][rank]
        apart = (space.width - wide) / 2 + _SPILL * space.width if many > 1 else 0.0
        within = self.space(0).union(self.space((_SHORT_ROW if self._raised else _ROW) - 1))
        reach = wide / 2 + apart
        x = min(max(space.centerx, within.left + reach), within.right - reach) + aside * apart
        foot = space.bottom + 0.6 * self.scale - behind * (alone * _MARKER_SHAPE - high)
        return standing((x, foot), wide, high)

    # The stalls

    def stall(self, seat: int) -> pygame.FRect:
        """Return the place of a seat's stall; two on the same side of the quay have half of the height each.

        In a high table all stalls stand in a row below the quays.
        """
        turn = (seat - self.home) % self.seats
        if self._is_tall:
            row, at = self.slot("seat.1").union(self.slot("seat.4")), (turn - 1) % self.seats
            row = bounded(row, top=self.quays.bottom + _BELOW_QUAYS * self.scale, bottom=row.bottom - self._raised)
            start, end = (round(row.left + row.width * edge / self.seats) for edge in (at, at + 1))
            return bounded(row, left=start, right=end)
        own, left, above, across = (self.slot(f"seat.{number}") for number in (1, 2, 3, 4))
        column = own.union(across) if turn in (0, 3) else left.union(above)
        is_shared = self.seats == 4 or (self.seats == 3 and turn > 0)
        if not is_shared:
            return column
        upper, lower = cut(column, Edge.TOP, column.height / 2)
        return lower if turn < 2 else upper

    seat = stall

    def is_low(self, seat: int) -> bool:
        """Return whether the stall of a seat is low, as it is where two stand above each other."""
        return self.stall(seat).height < _LOW

    def awning(self, seat: int) -> pygame.FRect:
        """Return the place of a stall's awning, a little wider than the stall."""
        stall = self.stall(seat)
        high = 46.0 if self.is_low(seat) else 88.0
        return cut(trim(stall, left=-12, right=-12, top=-4), Edge.TOP, high)[0]

    def lantern(self, seat: int) -> pygame.FRect | None:
        """Return the place of the lantern below the awning, beside the stall; None where stalls stand side by side."""
        if self._is_tall:
            return None
        stall, awning, side = self.stall(seat), self.awning(seat), 72.0 if self.is_low(seat) else 104.0
        x = stall.left - _LANTERN if stall.left > self.table.centerx else stall.right + _LANTERN
        return standing((x, awning.bottom + (1 - _CHAIN) * side), side, side)

    def sign(self, seat: int) -> pygame.FRect:
        """Return the place of the sign with portrait, name and points."""
        stall = self.stall(seat)
        down, high = (25.0, 50.0) if self.is_low(seat) else (64.0, 68.0)
        return cut(trim(stall, left=6, right=6, top=down), Edge.TOP, high)[0]

    def speech(self, seat: int) -> pygame.FRect:
        """Return the upper edge of a seat's speech bubble on the river beside its sign, as a rectangle without height;
        in a high table, where the stalls stand in a row, it is in its stall below the sign.
        """
        stall, wide, sign = self.stall(seat), _SPEECH[0], self.sign(seat)
        if self._is_tall:
            return cut(sign.move(0, sign.height + _BELOW_SIGN), Edge.TOP, 0.0)[0]
        left = stall.right + _ASIDE if stall.centerx < self.table.centerx else stall.left - _ASIDE - wide
        return around((left, min(sign.top, self.quays.top - _SPEECH[1])), wide, 0.0, 0.0)

    @property
    def river(self) -> pygame.FRect:
        """Sky and river above the quays, between the stalls where these stand beside it."""
        if self._is_tall:
            return bounded(self.table, bottom=self.quays.top - _MARKED)
        stalls = [self.stall(seat) for seat in range(self.seats)]
        left = max(stall.right for stall in stalls if stall.centerx < self.table.centerx) + _ASIDE
        right = min(stall.left for stall in stalls if stall.centerx > self.table.centerx) - _ASIDE
        return bounded(self.table, left=left, right=right, bottom=self.quays.top - _ABOVE_QUAYS)

    @property
    def reasons(self) -> pygame.FRect:
        """The river on the right of the boat's sail, or as much of it as reasons need; in a high table all of it."""
        river = self.river
        if self._is_tall:
            return river
        aside = self.boat.left + self.boat.width * _SAIL - river.left
        return trim(river, left=max(0.0, min(aside, river.width - _REASONS * self._text_size)))

    def counter(self, seat: int) -> pygame.FRect:
        """Return the place of a stall's counter, with the backs of the hand and the corruption."""
        return cut(self.stall(seat), Edge.BOTTOM, 32.0 if self.is_low(seat) else 44.0)[0]

    def shelves(self, seat: int) -> pygame.FRect:
        """Return the room for the sets."""
        stall, above, below = self.stall(seat), self.sign(seat).bottom + 2, self.counter(seat).top - 2
        return trim(stall, left=10, right=10, top=above - stall.top, bottom=stall.bottom - below)

    def seat_hand(self, seat: int) -> pygame.FRect:
        """Return where the backs of a hand show on the counter of its seat."""
        return self._stocks(seat)[0]

    def seat_pile(self, seat: int) -> pygame.FRect:
        """Return where the corruption shows on the counter of its seat."""
        return self._stocks(seat)[1]

    def _stocks(self, seat: int) -> tuple[pygame.FRect, pygame.FRect]:
        """Return the parts of a counter where the hand and the corruption show."""
        counter = self.counter(seat)
        return cut(trim(counter, left=8, right=8, top=3, bottom=3), Edge.LEFT, counter.width * 0.64)

    def pile_tile(self, seat: int) -> pygame.FRect:
        """Return the place of the tile of a seat's corruption."""
        row = self.seat_pile(seat)
        return cut(trim(row, left=2, top=-2), Edge.LEFT, (row.height + 2) / CARD)[0]

    def sack(self, seat: int) -> pygame.FRect:
        """Return the place of the sack that stands for the corruption of a seat; it reaches above the counter."""
        counter = self.counter(seat)
        high = counter.height * 1.12
        return standing((self.pile_tile(seat).centerx, counter.bottom - 2), high * 0.95, high)

    def curse(self, seat: int, at: int) -> pygame.FRect:
        """Return the place of the `at`th Curse of a seat, on the counter before its corruption."""
        sack, counter = self.sack(seat), self.counter(seat)
        side = counter.height * 0.56
        return around((sack.left - 1 - at * (side + 1), counter.centery), side, across=1.0)

    def seat_set(self, seat: int, at: int, many: int) -> pygame.FRect:
        """Return where the `at`th of `many` sets lies on the shelves of its seat, side by side in rows."""
        room, (columns, rows) = self.shelves(seat), self.grid(seat, many)
        return grid(room, columns, room.height / rows, at + 1)[at].inflate(-4, -2)

    def grid(self, seat: int, many: int) -> tuple[int, int]:
        """Return the numbers of columns and of rows, which are shelves, in which the cards of `many` sets are
        largest.
        """
        room = self.shelves(seat)
        shelves = 1 if room.height < 2 * _SHELF else 2
        columns = max(range(1, 5), key=lambda columns: _fan_height(room, columns, max(-(-many // columns), shelves)))
        return columns, max(-(-many // columns), shelves)

    def told(self, place: pygame.FRect, words: str) -> pygame.FRect:
        """Return the place of the card with `words` on what is known of a hand, in the lower right corner of a set's
        place.
        """
        wide, high = (_LETTER * len(words) + 6) * self._text_size, _TOLD * self._text_size
        return placed(place, wide, high, 1.0, 1.0)

    def plate(self, place: pygame.FRect, right: float, *, is_long: bool) -> pygame.FRect:
        """Return the place of the plate with the points of a set, within the set's place and up to `right`."""
        shape, right = _PLATE_SHAPES[is_long], min(right, place.right)
        most = max(_LEAST_PLATE, min(_PLATE, place.height * _PLATE_SHARE)) * self._text_size
        high = min(most, place.height, (right - place.left) / shape)
        return around((right, place.bottom), high * shape, high, 1.0, 1.0)

    # The strip of what is one's own

    @property
    def card_width(self) -> float:
        """The width of a card in hand: four lie side by side, and a chosen one rises no higher than the events."""
        high = self.hand.height * (1 - _TOKENS) - _AROUND_HAND - RISE
        return min(high / CARD, (self._hand_room + _APART) / _BESIDE - _APART)

    @property
    def _hand_left(self) -> float:
        return self.hand.left + _SUPPLY * self.hand.height + 14

    @property
    def _hand_room(self) -> float:
        return self.hand.right - 8 - self._hand_left

    @property
    def held_place(self) -> pygame.FRect:
        """The place of the hand beside the draw pile and below the events."""
        place = trim(self.hand, left=_SUPPLY * self.hand.height)
        return trim(place, top=self.events.bottom - place.top + _BELOW_EVENTS)

    def held(self, at: int, many: int) -> pygame.FRect:
        """Return the place of a card in hand, the `at`th of `many`, overlapping where there is no room.

        Very many lie in two rows, the first above the second; fewer lie as a fan, its ends lower than its middle.
        """
        width, foot = self.card_width, self.hand.bottom - 1
        step = self._step(width, many)
        if step < _LEAST_STEP:
            width *= _SMALL
            half = -(-many // 2)
            if at < half:
                foot -= width * CARD * (1 / _SMALL - 1)
            at, many = at % half, half
            step = self._step(width, many)
        else:
            foot += self._sag(at, many, step) - self._sag(0, many, step) - self._corner(width, many)
        start = self._hand_left + max(0.0, (self._hand_room - (step * (many - 1) + width)) / 2)
        return around((start + at * step, foot), width, width * CARD, 0.0, 1.0)

    def held_corners(self, at: int, many: int) -> tuple[Point, ...]:
        """Return the corners of the part in sight of a card in hand, with a margin: lower left and right, then upper
        right and left.
        """
        rect = self.held(at, many)
        own = _turned(rect.inflate(2 * _FRAMED, 2 * _FRAMED), self.lean(at, many))
        if at + 1 == many or not rect.colliderect(after := self.held(at + 1, many)) or after.left < rect.left:
            return own
        next_one = _turned(after.inflate(2 * _FRAMED, 2 * _FRAMED), self.lean(at + 1, many))
        return own[0], next_one[0], next_one[3], own[3]

    def _sag(self, at: int, many: int, step: float) -> float:
        """Return how much lower than its middle the fan in hand is at a card."""
        return abs((at - (many - 1) / 2) * step * math.tan(math.radians(self.lean(at, many)) / 2))

    def _corner(self, width: float, many: int) -> float:
        """Return how much lower than its foot the outer corner of the fan's last card is."""
        return width / 2 * math.sin(math.radians(abs(self.lean(0, many))))

    def _step(self, width: float, many: int) -> float:
        """Return the distance between two cards in hand."""
        return min(width + _APART, (self._hand_room - width) / max(1, many - 1))

    def lean(self, at: int, many: int) -> float:
        """Return by how many degrees a card in hand leans to the left; to the right if it is negative."""
        if not self._is_fanned or self._step(self.card_width, many) < _LEAST_STEP:
            return 0.0
        return ((many - 1) / 2 - at) * min(_LEAN, _MOST_LEAN / max(1, many - 1))


def _turned(rect: pygame.FRect, lean: float) -> tuple[Point, Point, Point, Point]:
    """Return the corners, from the lower left one, of a rectangle that leans to the left by `lean` degrees."""
    centre, half = pygame.Vector2(rect.center), pygame.Vector2(rect.size) / 2
    spots = ((-half.x, half.y), (half.x, half.y), (half.x, -half.y), (-half.x, -half.y))
    first, second, third, last = (centre + pygame.Vector2(spot).rotate(-lean) for spot in spots)
    return (first.x, first.y), (second.x, second.y), (third.x, third.y), (last.x, last.y)


def _fan_height(room: pygame.FRect, columns: int, rows: int) -> float:
    """Return the height of a typical fan's cards if sets lie in so many columns and rows."""
    return min(room.height / rows, room.width / columns / _FAN * CARD)
