"""The quay of Sobek as a place, and the stalls of the seats on it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

import pygame

from game.locale import text
from game.rules.sobek.state import cards_held, cards_under, held_of_back
from game.rules.sobek.tables import BACKS, CARD_BACKS, FAMILIES, SLOTS
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.seat_sign import paint_sign
from game.ui.boards.kit.values import Item, SeatPanel
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.places import CARD, Places
from game.ui.boards.sobek.targets import SoldSet
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.landscape import Landscape, Living, Part
from game.ui.drawing.text import Style
from game.ui.layout import Edge, around, bounded, cut, placed, trim

_BALES = ("crate", "sack", "basket", "jar", "crate", "sack")
_BALE = 0.11
"""The width of a bale, of the boat."""
_DECK = (0.52, 0.80)
"""Where the deck is free for bales, of the width of the boat."""
_DECK_LEVEL = 0.905
"""The level of the deck, of the height of the boat."""
_GLITTER, _GLITTER_SECONDS = (790.0, 262.0, 480.0, 138.0), 0.5
"""Where the light of the sun lies on the water, in pixels of the painting, and how long it stays as it is."""
_CLOTH = 460 / 2560
"""The height of the cloth of the hand, relative to its width."""
_FLAP_SECONDS, _FLIGHT, _FLIGHT_SECONDS = 0.5, 24.0, 60.0
"""How long the wings stay as they are, and how far and how slowly the birds circle."""
_VOYAGE, _VOYAGE_SECONDS = 30.0, 240.0
_SWELL, _SWELL_SECONDS = 1.5, 6.0
_TAIL_SECONDS, _SWISH = 5.0, 0.9
"""How often the cat lifts its tail, and for how long."""
_FLAME, _FLAME_SECONDS = "*-****-**-*****-*-***", 0.375
"""When the flame of the lantern is low, in steps of so many seconds."""
_LIVING = ("river",)
"""The slots of the board on which something moves; they are drawn once more below it."""
_REST = 0.4
"""How much the track is darkened, away from markers."""
_EVENTS = Style("sans", 15, leading=1.2)
_LIT = 2
"""The number of spaces on each side of a marker that stay unlit."""


def paint_quay(canvas: Canvas, brush: Brush, places: Places) -> Iterator[None]:
    """Draw everything that never changes in a match, in steps."""
    width, height = canvas.size
    setting, top = places.setting, places.track.bottom - 4
    wide = max(width, (height - top) / _CLOTH)
    cloth = around((width / 2, top), wide, wide * _CLOTH, down=0.0)
    slots = [slot for slot in setting.board.slots.values() if slot.face]
    scenery = [(slot.face, setting.slot(slot.name), slot.values) for slot in slots]
    return brush.read_ahead(canvas, [*scenery, ("cloth", cloth, ())], _paint_quay(canvas, brush, places, cloth))


def _paint_quay(canvas: Canvas, brush: Brush, places: Places, cloth: pygame.FRect) -> Iterator[None]:
    canvas.fill("backdrop")
    yield from brush.scenery(canvas, places.setting, kept=_LIVING)
    yield
    brush.spread(canvas, "cloth", cloth)
    yield
    for bank in places.banks:
        wide = bank.height * 480 / 92
        stone = cut(bank, Edge.LEFT, wide + 1)[0]
        for at in range(-(-int(bank.width) // int(wide))):
            brush.face(canvas, "embankment", stone.move(at * wide, 0))
    for place in places.beyond_track():
        brush.spread(canvas, "space-number", place, (("number", ""),))
    for number in range(100):
        slot = places.map.slots[f"track.{number}"]
        brush.face(canvas, slot.face, places.space(number), slot.values)
    if canvas.theme.is_painted:
        canvas.shade(places.track, _REST)


def paint_lit_track(canvas: Canvas, brush: Brush, layout: Layout) -> None:
    """Draw the spaces around each marker in full light on a painted table, whose track is darkened elsewhere."""
    places = layout.places
    near = {(points + by) % 100 for points in layout.state.scores for by in range(-_LIT, _LIT + 1)}
    for number in sorted(near) if canvas.theme.is_painted else ():
        slot = places.map.slots[f"track.{number}"]
        brush.face(canvas, slot.face, places.space(number), slot.values)


def paint_event_count(canvas: Canvas, layout: Layout) -> None:
    """Write after the last event token how many are left, where there is room."""
    row, words = layout.places.events, text("panel-events", count=layout.token_count())
    left = max((token.rect.right for token in layout.tokens()), default=row.left) + 10
    if left + canvas.types.width(words, _EVENTS) < layout.places.hand.right:
        canvas.text(words, (left, row.centery), _EVENTS, "text_on_dark_soft", middle=True)


def river_landscape(layout: Layout, brush: Brush) -> Landscape:
    """Return the river and what moves on it: light below the sun, birds, a distant sail, boat, cat, and lanterns."""
    places = layout.places
    river, birds, far, cat = (places.slot(name) for name in ("river", "birds", "boat-far", "cat"))
    boat = places.boat
    unit = river.width / 2560
    left, top, wide, high = (length * unit for length in _GLITTER)
    glitter = placed(trim(river, left=left, top=top), wide, high, 0.0, 0.0)

    def paint(canvas: Canvas) -> Iterator[None]:
        canvas.fill("backdrop")
        yield from brush.scenery(canvas, places.setting, _LIVING, _LIVING)

    def shine(time: float) -> list[Part]:
        return [(f"sobek/glitter-{int(time / _GLITTER_SECONDS) % 3 + 1}", glitter)]

    def fly(time: float) -> list[Part]:
        wings = "down" if int(time / _FLAP_SECONDS) % 2 else "up"
        turn = math.tau * time / _FLIGHT_SECONDS
        return [(f"sobek/birds-{wings}", birds.move(round(_FLIGHT * math.sin(turn)), round(4 - 4 * math.cos(turn))))]

    def sail(time: float) -> list[Part]:
        return [("sobek/boat-far", far.move(round(_VOYAGE * math.sin(math.tau * time / _VOYAGE_SECONDS)), 0))]

    def rock(time: float) -> list[Part]:
        down = round(_SWELL * math.sin(math.tau * time / _SWELL_SECONDS) * 2) / 2
        parts = [("sobek/boat-hull", boat), ("sobek/boat-sail", boat), *_bales(layout, boat)]
        return [(name, rect.move(0, down)) for name, rect in parts]

    def burn(seat: int, hook: pygame.FRect, time: float) -> list[Part]:
        is_low = _FLAME[int(time / _FLAME_SECONDS) % len(_FLAME)] == "-"
        light = "dark" if seat != layout.view.to_move else "low" if is_low else "lit"
        return [(f"sobek/lantern-{light}", hook)]

    def sit(time: float) -> list[Part]:
        tail = "-up" if time % _TAIL_SECONDS > _TAIL_SECONDS - _SWISH else ""
        return [(f"sobek/cat-tail{tail}", cat), ("sobek/cat", cat)]

    things = (
        Living(glitter, shine),
        Living(birds.inflate(2 * _FLIGHT, 16), fly),
        Living(far.inflate(2 * _VOYAGE, 0), sail),
        Living(boat.inflate(0, 2 * _SWELL + 2), rock),
        Living(cat, sit, is_near=True),
    )
    hooks = [(seat, places.lantern(seat)) for seat in range(places.seats)]
    lanterns = (Living(hook, partial(burn, seat, hook), is_near=True) for seat, hook in hooks if hook is not None)
    return Landscape((*places.table, places.home), paint, (*things, *lanterns))


def _bales(layout: Layout, boat: pygame.FRect) -> list[Part]:
    """Return a bale on the boat for each delivery that is still to come (S-4.1)."""
    left = -(-len(layout.state.deck) // layout.tables.quays)
    side = boat.width * _BALE
    deck = (boat.left + boat.width * _DECK[0], boat.left + boat.width * _DECK[1])
    found = []
    for at, kind in enumerate(_BALES[:left]):
        row, column = divmod(at, 3)
        x = deck[0] + (deck[1] - deck[0]) * (column + row * 0.5) / 3
        y = boat.top + boat.height * _DECK_LEVEL - side * (1 + 0.62 * row)
        found.append((f"sobek/bale-{kind}", around((x, y), side, side * 72 / 76, 0.0, 0.0)))
    return found


_FIGURE = Style("sans", 17, bold=True, leading=1.15)
_CHIP = Style("sans", 15, bold=True, leading=1.1)
_WARES, _WARE = ("wares-jars", "wares-sack"), 100 / 144
_RIVET = 7.0
"""How far points stand from the rivet of a sign, which would read as a full stop."""


class Panels:
    """Draws every seat's stall for a layout."""

    def __init__(self, layout: Layout, brush: Brush) -> None:
        self.layout = layout
        self.brush = brush

    def paint(self, canvas: Canvas, lit: frozenset[object], aimed: object) -> Iterator[None]:
        """Draw all stalls, one after the other; `lit` are the usable things."""
        for seat in range(self.layout.state.seats):
            if SeatPanel(seat) in lit:
                self._light(canvas, self.layout.places.stall(seat), is_aimed=aimed == SeatPanel(seat))
            self._paint_stall(canvas, seat)
            yield
            self._paint_sign(canvas, seat)
            yield
            self._paint_hand(canvas, seat)
            self._paint_pile(canvas, seat)
            for slot in range(SLOTS):
                yield
                self._paint_set(canvas, seat, slot, lit, aimed)

    @staticmethod
    def _light(canvas: Canvas, rect: pygame.FRect, *, is_aimed: bool) -> None:
        canvas.glow(rect, radius=8, width=4.0 if is_aimed else 3.0)

    def _paint_stall(self, canvas: Canvas, seat: int) -> None:
        """Draw wood and cloth."""
        places, brush, extra = self.layout.places, self.brush, (("seat", seat + 1),)
        stall, counter, shelves = places.stall(seat), places.counter(seat), places.shelves(seat)
        brush.spread(canvas, "booth", stall)
        many = len(self.layout.shelved(seat))
        rows = places.grid(seat, many)[1]
        levels = [shelves.top + shelves.height * row / rows for row in range(1, rows + 1)]
        for level in levels[:-1]:
            brush.spread(canvas, "shelf", bounded(trim(stall, left=4, right=4), top=level - 5, bottom=level + 17))
        for at, level in enumerate(levels if many <= len(levels) else ()):
            wide = min(shelves.width * 0.4, shelves.height / len(levels))
            ware = around((shelves.right, level - 2), wide, wide * _WARE, 1.0, 1.0)
            brush.face(canvas, _WARES[(seat + at) % len(_WARES)], ware)
        brush.spread(canvas, "awning", places.awning(seat), extra)
        brush.spread(canvas, "counter", counter, extra)

    def _paint_sign(self, canvas: Canvas, seat: int) -> None:
        layout, places = self.layout, self.layout.places
        sign = places.sign(seat)
        is_turn = layout.view.to_move == seat
        self.brush.spread(canvas, "sign", sign.inflate(8, 8), (("seat", seat + 1),))
        paint_sign(
            canvas,
            sign,
            seat,
            layout.words.seats[seat],
            layout.words.plain_seat(seat),
            layout.state.scores,
            is_turn=is_turn,
            clearance=_RIVET,
            names=[layout.words.plain_seat(each) for each in range(layout.state.seats)],
            resigned=layout.view.resigned,
        )

    def _paint_hand(self, canvas: Canvas, seat: int) -> None:
        """Draw the hand by its backs, with how many there are of each."""
        layout = self.layout
        row = layout.places.seat_hand(seat)
        first = cut(row.inflate(0, -4), Edge.LEFT, (row.height - 4) / CARD)[0]
        x = row.left
        for back in range(CARD_BACKS):
            count = held_of_back(layout.state, seat, back, layout.tables.backs)
            if count:
                for at in range(min(count, 3)):
                    card = first.move(x - row.left + at * 4, 0)
                    self.brush.face(canvas, f"back-{BACKS[back]}", card)
                x = card.right - 2
                x += self._figure(canvas, str(count), x, row.centery) + 4
        if not cards_held(layout.state, seat):
            self._figure(canvas, text("panel-no-hand"), x, row.centery, _CHIP)

    @staticmethod
    def _figure(canvas: Canvas, words: str, x: float, y: float, style: Style = _FIGURE) -> float:
        """Write on the cloth of the counter, on a dark ground; return how wide it is."""
        wide = canvas.types.width(words, style) + 8
        plate = around((x - 1, y), wide, canvas.types.line_height(style), 0.0)
        canvas.glass(plate, radius=6, top=190, bottom=190)
        canvas.text(words, (x + 3, y), style, "text_on_dark", middle=True)
        return wide

    def _paint_pile(self, canvas: Canvas, seat: int) -> None:
        """Draw the sack with its figure, and Curses; the viewer's sack and Curses are items."""
        layout, places = self.layout, self.layout.places
        under = self.pile_count(seat)
        middle = places.seat_pile(seat).centery
        self._figure(canvas, "?" if under is None else str(under), places.sack(seat).right, middle)
        if seat == layout.viewer:
            return
        sack = layout.pile(seat, under)
        self.brush.face(canvas, sack.face, sack.rect, sack.extra)
        owners = zip(layout.tables.curses, layout.state.curses, strict=True)
        curses = [token for token, owner in owners if owner == seat]
        for at, token in enumerate(curses):
            self.brush.face(canvas, layout.words.face(token), places.curse(seat, at))

    def pile_count(self, seat: int) -> int | None:
        """Return how many cards lie under the tile of a seat; None if the viewer is not to see the number (S-8.1).

        That there is none is plain to see.
        """
        under, is_shown = cards_under(self.layout.state, seat), self.layout.is_told or seat == self.layout.viewer
        return under if is_shown or not under else None

    def _paint_set(self, canvas: Canvas, seat: int, slot: int, lit: frozenset[object], aimed: object) -> None:
        """Draw a set as a fan of its cards; its points are an item."""
        layout = self.layout
        if slot not in layout.shelved(seat):
            return
        index, fan = seat * SLOTS + slot, layout.fan(seat, slot)
        name = SoldSet(seat, slot)
        if name in lit and SeatPanel(seat) not in lit:
            for card in fan:
                self._light(canvas, card.rect, is_aimed=aimed == name)
        self.brush.fan(canvas, fan)
        self._paint_told(canvas, seat, slot)
        if fan:
            first = placed(trim(fan[0].rect, left=-2, top=-7), 20, 20, 0.0, 0.0)
            for number in range(layout.state.prosperity.count(index)):
                self.brush.face(canvas, "prosperity.1", first.move(number * 13, 0))

    def fans(self) -> list[Item]:
        """Return the cards of all sets."""
        seats, layout = range(self.layout.state.seats), self.layout
        return [card for seat in seats for slot in layout.shelved(seat) for card in layout.fan(seat, slot)]

    def _paint_told(self, canvas: Canvas, seat: int, slot: int) -> None:
        """Draw a small card with the known part of a hand's family at the right end of its set.

        A family without a set has its picture beside the card.
        """
        layout, words = self.layout, self.layout.told_words(seat, slot)
        if not words:
            return
        card, is_sure = layout.places.told(layout.set_place(seat, slot), words), words != "?"
        if not layout.has_set(seat, slot):
            icon = around((card.left - 13, card.centery), 22)
            canvas.disc(icon.center, 12, "linen")
            canvas.picture(f"goods/{FAMILIES[slot]}", icon.inflate(-3, -3))
        canvas.box(card, "linen" if is_sure else "panel", radius=3, line="panel_line", width=1.2)
        canvas.text(words, card.center, _CHIP, "ink" if is_sure else "text_soft", align=0.5, middle=True)
