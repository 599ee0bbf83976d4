"""The places of tokens in the step at hand, and the cloth of a player on which they lie in rows; what a building
strikes out is named beside its row.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.components.faces import ANIMALS
from game.locale import text
from game.rules.sare import city
from game.rules.sare.moves import AT_BUILD
from game.rules.sare.tables import JOKER, PORT, PYRAMID, RESOURCES, TILES, TRADES
from game.ui.boards.kit.painting import Brush
from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.steps import Chartering, Counter, Keeping, Paying, Swapping
from game.ui.boards.sare.words import Words
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.faces import halves
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.text import Style
from game.ui.layout import Edge, abreast, bounded, cut, grid, placed, trim

CARAVAN_PRICE = 2
"""The resources that a caravan costs (R-8.3)."""
_IN_ROW = 5
"""The most places side by side that ask for any resource."""
_SLOT, _SLOT_GAP, _ABOVE, _BELOW = 72.0, 6.0, 9.0, 20.0
"""The greatest side of a place, the gap between two, and the padding above and below the rows."""
_HEM, _EDGE = 0.2, 12.0
"""The part of a woven cloth's height that its hem takes on the left and on the right, and the edge of a plain cloth."""
_FRAME = 0.28, 0.125
"""How far in the line of its frame lies on the right of a woven cloth, of its height and of its width; the greater."""
_EASY = 36.0
"""The side from which on a place is easily hit, so that no two rows need to share a line."""
_APART = 0.4
"""The gap between two rows that share a line, of a place."""
_REMARK, _LEAST_REMARK = 96.0, 34.0
"""The width of what is written beside a row, if there is room, and the least."""
_HIGH_REMARK, _HOUSE, _LEAST_HOUSE = 46.0, 46.0, 14.0
"""The height from which on a building has its name below it, its greatest side, and the least one drawn."""
_NARROW = 0.7
"""How much narrower than painted the cloth is drawn, so that its hem leaves room."""
_WOOL, _OVER = 266 / 302, 8 / 302
"""The wool's part of the height of the painted cloth, and the part above it; the rest is its shadow."""
_SEAM = 0.2
"""The part of the width on which its left half turns into its right one."""
_DENSE = 240
"""Wool with more than this alpha lets nothing through."""
_STRUCK, _WANTED = 90, 110
"""The alpha of a token that need not be paid, and of what an empty place asks for."""
_WORDS = Style("sans", 14.5, bold=True, leading=1.12)
_LESS = Style("serif", 22, bold=True, leading=1.05)
WOVEN = SurfaceCache(8_000_000)


@dataclass(frozen=True, slots=True)
class TokenSlot:
    """A place for one token: the face it asks for, None for any, and the counter whose token lies there.

    Taking the token away changes that counter by `by`. A slot that `is_over` holds a token beyond what is asked for;
    `is_laid` says whether the viewer has put the token there.
    """

    wanted: str | None = None
    filled: Counter | None = None
    by: int = -1
    is_over: bool = False
    is_laid: bool = True


@dataclass(frozen=True, slots=True)
class SlotRow:
    """A row of places: the indices of its slots, the resource it asks for, None for any, and the tiles of the buildings
    that strike out one more place of that resource each.
    """

    slots: tuple[int, ...]
    kind: int | None = None
    struck: tuple[int, ...] = ()


def rows(choice: Selection, found: Sequence[TokenSlot]) -> list[SlotRow]:
    """Return the places in rows: those of a price by resource, the others side by side."""
    lines: list[SlotRow] = []
    for kind in range(3) if choice.plan is not None else ():
        face, struck = TOKENS[kind], discounts(choice, kind)
        at = [at for at, slot in enumerate(found) if _is_in_row(slot, face)]
        if at or struck:
            lines.append(SlotRow(tuple(at), kind, struck))
    laid = {at for line in lines for at in line.slots}
    left = [at for at in range(len(found)) if at not in laid]
    across = -(-len(left) // max(1, -(-len(left) // _IN_ROW)))
    return lines + [SlotRow(tuple(left[at : at + across])) for at in range(0, len(left), max(1, across))]


def _is_in_row(slot: TokenSlot, face: str) -> bool:
    """Return whether a place asks for a token of a face, or holds one too many."""
    return slot.wanted == face or (slot.filled is not None and slot.is_over and slot.filled.face == face)


def discounts(choice: Selection, kind: int) -> tuple[int, ...]:
    """Return the tiles of the buildings that each take one of the resource `kind` off the price of a payment (R-4).

    Of a payment already begun only the Port's is known.
    """
    plan, state = choice.plan, choice.state
    if plan is None:
        return ()
    number = state.pyramid[choice.seat] - 1
    cost = choice.tables.pyramid_costs[number] if plan.tile == PYRAMID else choice.tables.costs[plan.tile]
    by_craftsmen = cost[kind] - plan.due[kind] if choice.kind == AT_BUILD else 0
    by_port = (PORT,) if kind == plan.off else ()
    return (TRADES[kind],) * by_craftsmen + by_port


def slots(choice: Selection, counters: Sequence[Counter]) -> list[TokenSlot]:
    """Return the places of the step at hand with its tokens: each kind in its own places first, then wherever there is
    room; of a swap those of the viewer's store, then those of the opponent's.
    """
    if isinstance(choice.step, Swapping):
        return [slot for store in stores(choice, counters) for slot in store]
    found = _empty(choice)
    left = [counter for counter in counters for _ in range(counter.value)]
    for is_own in (True, False):
        for counter in [*left]:
            at = next((at for at, slot in enumerate(found) if _takes(slot, counter, is_own=is_own)), None)
            if at is not None:
                found[at] = replace(found[at], filled=counter)
                left.remove(counter)
    return [*found, *(TokenSlot(filled=counter, is_over=True) for counter in left)]


def stores(choice: Selection, counters: Sequence[Counter]) -> tuple[list[TokenSlot], list[TokenSlot]]:
    """Return the places of the viewer's store and of the opponent's in a swap, each with what lies there now.

    What was received lies where something was given, or where there is room.
    """
    assert isinstance(choice.step, Swapping), "only a swap has two stores"
    rooms = [city.room(choice.tables, choice.state, seat) for seat in (choice.seat, choice.step.rival)]
    own = _store(rooms[0], [(each, each.have, -each.value) for each in counters], by=-1)
    return own, _store(rooms[1], [(each, each.most, each.value) for each in counters], by=1)


def _store(room: int, stock: Sequence[tuple[Counter, int, int]], *, by: int) -> list[TokenSlot]:
    """Return the places of a store of so much `room`; its `stock` is each counter, what lay there, and what was given,
    negative for what was received.
    """
    found = [
        TokenSlot(filled=counter, by=by, is_laid=False) if at < many - max(0, given) else TokenSlot(counter.face)
        for counter, many, given in stock
        for at in range(many)
    ]
    found += [TokenSlot()] * (room - len(found))
    for counter in [counter for counter, _, given in stock for _ in range(-given)]:
        laid = TokenSlot(filled=counter, by=by)
        free = [at for at, slot in enumerate(found) if slot.filled is None]
        if free:
            found[free[0]] = laid
        else:
            found.append(replace(laid, is_over=True))
    return found


def _takes(slot: TokenSlot, counter: Counter, *, is_own: bool) -> bool:
    """Return whether a place is empty and asks for the kind of a token; without `is_own`, whether it may lie there."""
    if slot.filled is not None:
        return False
    if is_own:
        return slot.wanted == counter.face
    return slot.wanted is None or counter.face not in TOKENS[:3]


def _empty(choice: Selection) -> list[TokenSlot]:
    match choice.step:
        case Paying(plan=plan):
            priced = [TokenSlot(TOKENS[kind]) for kind, price in enumerate(plan.price) for _ in range(price)]
            return [*priced, *(TokenSlot() for _ in range(plan.rest))]
        case Chartering():
            return [TokenSlot()] * CARAVAN_PRICE
        case Keeping():
            return [TokenSlot()] * choice.room
    return []


class Cloth:
    """The cloth of a seat with its rows of places."""

    def __init__(
        self, seat: int, slots: Sequence[TokenSlot], rows: Sequence[SlotRow], words: Words, *, is_woven: bool
    ) -> None:
        """A cloth that `is_woven` has a painted hem."""
        self._seat = seat
        self._is_woven = is_woven
        self._slots = slots
        self._rows = rows
        self._words = words
        self.rect = pygame.FRect()
        self._lying: list[list[pygame.FRect]] = []
        """The places of each row, those that are struck out last."""
        self._right = 0.0
        """Where the room beside the rows ends."""

    @property
    def height(self) -> float:
        """The height at which the places have their greatest side."""
        return max(1, len(self._rows)) * (_SLOT + _SLOT_GAP) - _SLOT_GAP + _ABOVE + _BELOW

    def lay(self, rect: pygame.FRect, covered: float) -> list[pygame.FRect]:
        """Lay the rows onto a cloth, below a strip `covered` high; return the places in the order of the slots."""
        self.rect = rect
        room = trim(rect, left=self._hem, right=self._hem, top=covered + _ABOVE, bottom=_BELOW)
        lines = max(self._arrangements(), key=lambda lines: min(_EASY, self._side(lines, room)))
        many, side = max(map(self._across, lines), default=1.0), self._side(lines, room)
        pitch = min(side + 2 * _SLOT_GAP, (room.height - side) / max(1, len(lines) - 1))
        left = max(0.0, room.width - many * (side + _SLOT_GAP) + _SLOT_GAP - self._beside) / 2
        laid = placed(trim(room, left=left), room.width - left, pitch * (len(lines) - 1) + side)
        self._right = room.right + self._hem * 0.2
        lying: dict[SlotRow, list[pygame.FRect]] = {}
        for strip, line in zip(grid(laid, 1, side, len(lines), (0.0, pitch - side)), lines, strict=True):
            for row in line:
                lying[row] = abreast(strip, [side] * _length(row), _SLOT_GAP, 0.0)
                strip = trim(strip, left=(_length(row) + _APART) * (side + _SLOT_GAP))
        self._lying = [lying[row] for row in self._rows]
        found = {at: place for row, places in self._each() for at, place in zip(row.slots, places, strict=False)}
        return [found[at] for at in range(len(self._slots))]

    def _arrangements(self) -> Iterator[list[list[SlotRow]]]:
        """Yield the ways to lay the rows: one below the other, and with the last one of a price, which asks for no
        resource, beside the shortest.
        """
        yield [[row] for row in self._rows]
        priced = [[row] for row in self._rows if row.kind is not None]
        if priced and len(priced) == len(self._rows) - 1:
            min(priced, key=lambda line: (bool(self._remarks(line[0])), _length(line[0]))).append(self._rows[-1])
            yield priced

    def _side(self, lines: Sequence[Sequence[SlotRow]], room: pygame.FRect) -> float:
        """Return the side of the places of rows that lie in `lines`."""
        many = max(map(self._across, lines), default=1.0)
        high = (room.height + _SLOT_GAP) / max(1, len(lines)) - _SLOT_GAP
        wide = (room.width + _SLOT_GAP) / many - _SLOT_GAP
        return min(_SLOT, high, max((room.width - self._beside) / many - _SLOT_GAP, min(wide, 0.8 * high)))

    @staticmethod
    def _across(line: Sequence[SlotRow]) -> float:
        """Return the width of the rows of a line, in places."""
        return sum(map(_length, line)) + _APART * (len(line) - 1)

    @property
    def _beside(self) -> float:
        """The width of what is written beside the rows."""
        return _REMARK if any(map(self._remarks, self._rows)) else 0.0

    @property
    def _hem(self) -> float:
        return min(_HEM * self.rect.height, 0.14 * self.rect.width) if self._is_woven else _EDGE

    @property
    def _frame(self) -> float:
        """The width on the right that what is written leaves free."""
        high, wide = _FRAME
        return max(high * self.rect.height, wide * self.rect.width) if self._is_woven else _EDGE

    def _each(self) -> Sequence[tuple[SlotRow, list[pygame.FRect]]]:
        return list(zip(self._rows, self._lying, strict=True))

    def paint(self, canvas: Canvas, brush: Brush, aimed_at: int | None) -> None:
        """Draw the cloth and its places, the one with the index `aimed_at` as lit."""
        self._paint_cloth(canvas)
        for row, places in self._each():
            for at, place in zip(row.slots, places, strict=False):
                self._paint_slot(canvas, brush, self._slots[at], place, is_aimed=at == aimed_at)
            if row.kind is not None:
                for place in places[len(row.slots) :]:
                    self._paint_struck(canvas, brush, TOKENS[row.kind], place)
            self._paint_remarks(canvas, brush, row, places[-1])

    def _paint_cloth(self, canvas: Canvas) -> None:
        """Draw the cloth: woven, or a plain one in the seat's colour."""
        if not canvas.theme.is_painted:
            canvas.box(self.rect, "field", radius=8, line=f"seat.{self._seat + 1}", width=4.0)
            return
        if self._key(canvas) not in WOVEN:
            deque(self._weave(canvas), maxlen=0)
        cloth = WOVEN.get(self._key(canvas))
        assert cloth is not None, "it has just been woven"
        canvas.surface.blit(cloth, canvas.display.px_rect(self._whole).topleft)

    def make_ready(self, canvas: Canvas, brush: Brush) -> Iterator[None]:
        """Weave the cloth in steps if it is not there yet, after its painting was decoded in the background."""
        if canvas.theme.is_painted and self._key(canvas) not in WOVEN:
            name, size = self._key(canvas)
            wide = self._unrolled(canvas, name, size)[0] / canvas.display.scale
            yield from brush.read_ahead(canvas, (), self._weave(canvas), {name: wide})

    @property
    def _whole(self) -> pygame.FRect:
        """The place of the painted cloth with its shadow."""
        high = self.rect.height / _WOOL
        return pygame.FRect(self.rect.left, self.rect.top - _OVER * high, self.rect.width, high)

    def _key(self, canvas: Canvas) -> tuple[str, tuple[int, int]]:
        """Return the name of the painting, and its size in real pixels."""
        return f"duel/rug-{ANIMALS[self._seat]}", canvas.display.px_rect(self._whole).size

    @staticmethod
    def _unrolled(canvas: Canvas, name: str, size: tuple[int, int]) -> tuple[int, int]:
        """Return the width of the whole painting at the height of a cloth, and that of the part that is woven."""
        wide = round(size[0] / _NARROW)
        return max(wide, round(size[1] / (canvas.pictures.shape_of(name) or 1.0))), wide

    def _weave(self, canvas: Canvas) -> Iterator[None]:
        """Join the left end of the painted cloth to its right end, in steps."""
        name, size = self._key(canvas)
        (full, wide), high = self._unrolled(canvas, name, size), size[1]
        painting = canvas.pictures.painting(name, (full, high))
        if painting is None:
            WOVEN.keep((name, size), pygame.Surface(size, pygame.SRCALPHA, 32))
            return
        yield
        cloth, right = (painting.subsurface(x, 0, wide, high).copy() for x in (0, full - wide))
        begin, seam = round(wide * (1 - _SEAM) / 2), round(wide * _SEAM)
        right.fill((255, 255, 255, 0), (0, 0, begin, high))
        for x in range(seam):
            right.fill((255, 255, 255, round(255 * x / seam)), (begin + x, 0, 1, high), pygame.BLEND_RGBA_MULT)
        yield
        cloth.fill((0, 0, 0, 0), (begin + seam, 0, wide, high))  # else it would be seen beyond the right hem
        cloth.blit(right, (0, 0))
        yield
        WOVEN.keep((name, size), _dense(pygame.transform.smoothscale(cloth, size)))

    @staticmethod
    def _paint_slot(canvas: Canvas, brush: Brush, slot: TokenSlot, place: pygame.FRect, *, is_aimed: bool) -> None:
        """Draw a place: what it asks for as a shadow, or the frame of the token in it, lit while it would be taken."""
        line: Colour = "panel_line"
        if slot.filled is not None:
            line = "danger" if slot.is_over else "gold" if slot.is_laid else "panel_line"
        if canvas.theme.is_painted:
            line = "focus" if slot.filled is None else "danger" if slot.is_over else "sand"
            canvas.glass(place, radius=10, top=90 if is_aimed else 150, bottom=120 if is_aimed else 170)
            canvas.box(place, None, radius=10, line=line, width=2.4 if slot.is_over or slot.filled is None else 1.3)
        else:
            fill = "quiet" if slot.filled is None else "quiet_lit" if is_aimed else "lit"
            canvas.box(place, fill, radius=7, line=line, width=2.0 if slot.is_laid else 1.2)
        if slot.filled is None and slot.wanted is not None:
            brush.face(canvas, slot.wanted, inner(place), alpha=_WANTED)

    @staticmethod
    def _paint_struck(canvas: Canvas, brush: Brush, face: str, place: pygame.FRect) -> None:
        """Draw a place that need not be paid: its token pale and struck out."""
        if canvas.theme.is_painted:
            canvas.glass(place, radius=10, top=110, bottom=130)
        canvas.box(place, None, radius=10, line="sand" if canvas.theme.is_painted else "panel_hairline", width=1.2)
        brush.face(canvas, face, inner(place), alpha=_STRUCK)
        ink = "linen" if canvas.theme.is_painted else "text"
        edge = place.width * 0.2
        canvas.outline(
            [(place.left + edge, place.bottom - edge), (place.right - edge, place.top + edge)],
            ink,
            3.0,
            is_closed=False,
        )

    def _remarks(self, row: SlotRow) -> list[str | _Discount]:
        """Return what is written beside a row: who strikes places out, and what stands for its resource."""
        if row.kind is None:
            return []
        filled = {
            slot.filled.face for slot in (self._slots[at] for at in row.slots) if slot.filled and not slot.is_over
        }
        names = {TOKENS[JOKER]: "wild", "caravan": "caravan"}
        said = [text(f"cloth-sa-re-{names[face]}", kind=RESOURCES[row.kind]) for face in names if face in filled]
        struck = [_Discount(self._words.tile(tile), tile, row.struck.count(tile)) for tile in dict.fromkeys(row.struck)]
        return [*struck, *said]

    def _paint_remarks(self, canvas: Canvas, brush: Brush, row: SlotRow, last: pygame.FRect) -> None:
        """Write beside a row which buildings strike places out, and what stands for the resource."""
        found, left = self._remarks(row), last.right + 6
        room = bounded(last, left=left, right=self._right, top=last.top - 4)
        if not found or room.width < _LEAST_REMARK:
            return
        for remark, line in zip(found, grid(room, 1, room.height / len(found), len(found), (0, 0)), strict=True):
            if isinstance(remark, str):
                self._write(canvas, remark, line)
            else:
                self._paint_discount(canvas, brush, remark, line)

    def _paint_discount(self, canvas: Canvas, brush: Brush, discount: _Discount, room: pygame.FRect) -> None:
        """Draw a building with the number of places that it strikes out, and its name below it, within the frame.

        A long name takes two lines. In a low room it stands beside, without the picture if there is no room for both.
        """
        less, types = f"−{discount.less}", canvas.types
        if room.height < _HIGH_REMARK:
            words = f"{less} {discount.name}"
            side = room.height if room.height + 3 + types.width(words, _WORDS) <= room.width else 0.0
            if types.width(words, types.fitted(words, _WORDS, room.width)) > room.width:
                words, side = less, min(room.height, room.width * 0.55)
            if side:
                paint_house(canvas, brush, discount.tile, placed(room, side, side, 0.0))
            self._write(canvas, words, trim(room, left=side + 3 if side else 0.0))
            return
        room = trim(room, right=room.right - self.rect.right + self._frame)
        high, lines = types.line_height(_WORDS), [discount.name]
        if types.width(discount.name, _WORDS) > room.width and room.height >= _HIGH_REMARK + high:
            lines = halves(discount.name) or lines
        below, above = cut(room, Edge.BOTTOM, high * len(lines))
        side = max(0.0, min(above.height, _HOUSE, room.width - types.width(less, _LESS) - 4))
        house = placed(above, side, side, 0.0)
        if side > _LEAST_HOUSE:
            paint_house(canvas, brush, discount.tile, house)
        self._write(canvas, less, trim(above, left=house.right + 3 - above.left), _LESS)
        for line, row in zip(lines, grid(below, 1, high, len(lines), (0, 0)), strict=True):
            self._write(canvas, line, row)

    @staticmethod
    def _write(canvas: Canvas, words: str, room: pygame.FRect, style: Style = _WORDS) -> float:
        """Write words with a shadow on a painted cloth, if they fit into the width of a room; return their width."""
        style = canvas.types.fitted(words, style, max(1.0, room.width))
        if canvas.types.width(words, style) > room.width:
            return 0.0
        if not canvas.theme.is_painted:
            return canvas.text(words, (room.left, room.centery), style, middle=True)
        canvas.text(words, (room.left + 1, room.centery + 1), style, "ink", middle=True)
        return canvas.text(words, (room.left, room.centery), style, "linen", middle=True)


def _length(row: SlotRow) -> int:
    """Return the number of places of a row, those that are struck out included."""
    return len(row.slots) + len(row.struck)


@dataclass(frozen=True, slots=True)
class _Discount:
    """A building that strikes out `less` places of a row."""

    name: str
    tile: int
    less: int


def _dense(wool: pygame.Surface) -> pygame.Surface:
    """Return a picture whose nearly opaque pixels are opaque: the water that moves below them would show."""
    solid = wool.copy()
    solid.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
    wool.blit(pygame.mask.from_surface(wool, _DENSE).to_surface(setsurface=solid, unsetcolor=(0, 0, 0, 0)), (0, 0))
    return wool


def inner(place: pygame.FRect) -> pygame.FRect:
    """Return the rectangle of a token that lies in `place`."""
    return place.inflate(-8, -8)


def paint_house(canvas: Canvas, brush: Brush, tile: int, rect: pygame.FRect) -> None:
    """Draw a building as it stands in a painted city; in a theme for reading, as on its tile."""
    name = TILES[tile]
    if canvas.theme.is_painted:
        brush.face(canvas, "standing", rect, (("building", name),))
    else:
        canvas.picture(f"tiles/{name}", rect)
