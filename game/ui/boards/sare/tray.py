"""The tray over the season's board: a price on a cloth with what can pay it, the two stores of a Market's swap side by
side, or the two cards of a Temple.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.locale import text
from game.rules.core.game import Refusal
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import portrait_of
from game.ui.boards.kit.seat_head import paint_head
from game.ui.boards.kit.values import Item, Target
from game.ui.boards.sare.cloth import Cloth, TokenSlot, discounts, inner, paint_house, rows, slots, stores
from game.ui.boards.sare.layout import TOKENS, Layout, token_face
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.sources import TokenSources, sources
from game.ui.boards.sare.steps import Chartering, Counter, Keeping, OnTray, Paying, Peeking, Swapping, wild
from game.ui.boards.sare.targets import LookedAt, Stepper
from game.ui.boards.sare.words import Words, icons
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import SMALL, SUBHEADING, Style, Typesetter
from game.ui.layout import Edge, abreast, bounded, cut, grid, placed, trim
from game.ui.window.display import Point

_PAD, _SIDE = 14.0, 11.0
"""The padding above and below cards, and beside stores."""
_HEAD, _FOOT = 38.0, 44.0
"""The height of the title, and of the words below sources."""
_TWO_LINES = Style("serif", 14.5, bold=True, leading=1.0)
"""The style of a title that one line does not hold."""
_GAP = 4.0
"""The gap between cloth and sources, and above stores."""
_RISE = 34.0
"""The room above a card for its rise and its tick."""
_CLOTH_BESIDE = 0.42
"""The cloth's part of the width of a low room, where the sources lie beside it."""
_HIGH = 0.72
"""A room of at least this height, relative to its width, has the cloth above the sources."""
_ON_WORKS = {"left": 7.0, "right": 6.0, "top": 2.0}
"""The margins of sources on the sheet of the works, besides their own."""
_FRAME = 7.0
"""The padding of the sheet around cloth and sources, where they have no ground of their own."""
_STORE_HEAD, _STORE_PAD, _SLOT_GAP = 35.0, 8.0, 6.0
"""The height of a seat's head with the gap below it, the padding around the places, and the gap between two."""
_BETWEEN, _ARROW = 36.0, 26.0
"""The room between the stores for the arrows, and their side."""
_IN_ROW = 3
"""The places side by side, as many as a Warehouse has."""
_SLOT = 52.0
"""The greatest side of a place."""


@dataclass(frozen=True, slots=True)
class _Token:
    """A token in a place: its counter, the place's index, and by how much taking it away changes the counter.

    One that `is_echo` has another of its kind stand for it among the keys.
    """

    counter: Counter
    at: int
    by: int
    is_echo: bool

    @property
    def name(self) -> str:
        """The name of its target."""
        return _name(self.counter, self.by, self.at if self.is_echo else None)


class Tray:
    """Choices spread over the season's board while a decision needs them."""

    def __init__(self, layout: Layout, choice: Selection, brush: Brush, types: Typesetter) -> None:
        self.layout = layout
        self.choice = choice
        self.brush = brush
        self.rect = layout.places.sheet.copy()
        self.counters = choice.counters()
        step = choice.step
        text_size = types.size
        self._head = _HEAD * (1.0 + text_size) / 2
        """The height of the title."""
        self._below = 28.0 + 22.0 * text_size if text_size <= 1.0 else 12.0 + 44.0 * text_size
        """The room for the words below stores and cards, two lines where the text is large."""
        self.stores = (
            Stores((choice.seat, step.rival), stores(choice, self.counters), layout.words)
            if isinstance(step, Swapping)
            else None
        )
        self.slots = slots(choice, self.counters)
        self.places: list[pygame.FRect] = []
        """The places of tokens, in the order of the slots."""
        self.cloth: Cloth | None = None
        self.sources: TokenSources | None = None
        self._ground = pygame.FRect()
        """The ground of the sources and of the words below them."""
        room = trim(self.rect, top=min(0.0, layout.places.reference.top - self.rect.top))
        if self.stores is not None:
            high = self._head + self._below + self.stores.height(self.rect.width - 2 * _SIDE) + _GAP
            self.rect = cut(room, Edge.BOTTOM, min(room.height, high))[0]
            self.places = self.stores.lay(self._middle)
        elif isinstance(step, Paying | Chartering | Keeping):
            lines, is_woven = rows(choice, self.slots), layout.places.is_painted
            self.cloth = Cloth(choice.seat, self.slots, lines, layout.words, is_woven=is_woven)
            self.sources = TokenSources(sources(choice, self.counters), types, choice.seat)
            self._lay(self.cloth, self.sources, room, text_size)

    def _lay(self, cloth: Cloth, piles: TokenSources, room: pygame.FRect, text_size: float) -> None:
        """Lay the title, cloth and sources one below the other; in a low room the sources lie beside the cloth."""
        foot = _FOOT * text_size if self._foot() else 0.0
        is_painted, is_stacked = self.layout.places.is_painted, room.height > room.width * _HIGH
        frame = 0.0 if is_painted else _FRAME
        inside = room.width - 2 * frame
        free = room.height - self._head - 2 * frame
        usual = piles.height(inside if is_stacked else inside * (1 - _CLOTH_BESIDE))
        below = max(piles.least(inside), min(usual, free - _GAP - cloth.height - foot)) + foot
        if self.has_works:
            needed = cloth.height
        else:
            needed = cloth.height + _GAP + below if is_stacked else max(cloth.height, usual + foot)
        self.rect = cut(room, Edge.BOTTOM, min(room.height, needed + self._head + 2 * frame))[0]
        body = laid = trim(self.rect.inflate(-2 * frame, -2 * frame), top=self._head)
        if self.has_works:
            piles.lay(trim(self.layout.places.works, **_ON_WORKS))
        elif is_stacked:
            laid, self._ground = cut(body, Edge.TOP, body.height - below - _GAP, _GAP)
        else:
            laid, self._ground = cut(body, Edge.LEFT, body.width * _CLOTH_BESIDE, _GAP)
        covered = self._head if is_painted else 0.0
        self.places = cloth.lay(trim(laid, top=-covered), covered)
        if not self.has_works:
            piles.lay(trim(self._ground, bottom=foot))

    @property
    def has_works(self) -> bool:
        """Whether the sources lie on the sheet of the viewer's works, over the answer that they pay for; for reading
        that sheet is too narrow.
        """
        return self.layout.places.is_painted and isinstance(self.choice.step, Paying)

    @property
    def _middle(self) -> pygame.FRect:
        """The room between the head and the words below."""
        return trim(self.rect, left=_SIDE, right=_SIDE, top=self._head + _GAP, bottom=self._below)

    @property
    def is_open(self) -> bool:
        """Whether the tray lies on the table; a question beside the decision puts it away."""
        choice = self.choice
        return choice.is_mine and choice.aside is None and isinstance(choice.step, OnTray)

    def _card(self, index: int) -> pygame.FRect:
        """Return the place of a card, low enough not to cover the heading when it rises."""
        room = trim(self.rect, top=self._head + _PAD + _RISE, bottom=_PAD)
        high = min(room.height, self.rect.width * 0.42)
        return abreast(cut(room, Edge.TOP, high)[0], (high * 30 / 42,) * 2, 28)[index]

    def items(self) -> list[Item]:
        """Return the cards a Temple looks at, or the tokens in places and those that can be put there."""
        step = self.choice.step
        if isinstance(step, Peeking):
            face = self.layout.words.face
            return [
                Item(f"look.{at}", self._card(at), face(card), look="chosen" if step.card == at else "lit")
                for at, card in enumerate(self.layout.state.hand)
            ]
        found = []
        for counter in self.counters:
            found += [
                self._token(token.name, inner(self.places[token.at]), counter.face) for token in self._lying(counter)
            ]
        for pile, places in self.sources.tokens() if self.sources is not None else ():
            if pile.counter is not None:
                found += [
                    self._token(_name(pile.counter, 1, at or None), place, pile.face)
                    for at, place in enumerate(reversed(places[: pile.unused]))
                ]
        return found

    def _token(self, name: str, place: pygame.FRect, face: str) -> Item:
        face, extra = token_face(face, self.choice.seat, is_painted=self.layout.places.is_painted)
        return Item(name, place, face, extra=extra)

    def _lying(self, counter: Counter) -> list[_Token]:
        """Return the tokens of a counter that lie in places, those that lower it first."""
        found = []
        for by in (-1, 1):
            lying = [at for at, slot in enumerate(self.slots) if slot.filled == counter and slot.by == by]
            found += [_Token(counter, at, by, is_echo=at != lying[-1]) for at in reversed(lying)]
        return found

    def targets(self) -> list[Target]:
        """Return the places on the tray that can be used: every token in a place, and the sources of tokens."""
        choice = self.choice
        if isinstance(choice.step, Peeking):
            return [
                Target(f"look.{at}", self._card(at), LookedAt(at), choice.on_card(at), f"look.{at}")
                for at in range(len(self.layout.state.hand))
            ]
        found = []
        for counter in self.counters:
            figure = _caption(counter)
            name = text("name-figure", name=self._resource(counter), figure=figure)
            words = ("give", "take") if self.stores else ("less", "more")
            for token in self._lying(counter):
                thing, place = Stepper(counter.name, token.by, token.at), self.places[token.at]
                does, said = choice.on_counter(counter, token.by), text(f"spoken-{words[token.by > 0]}", counter=name)
                found.append(Target(token.name, place, thing, does, token.name, name=said, is_echo=token.is_echo))
            if self.sources is not None:
                target, said = _name(counter, 1), text("spoken-more", counter=name)
                thing, does = Stepper(counter.name, 1), choice.on_counter(counter, 1)
                found.append(Target(target, self.sources.rooms[counter.name], thing, does, target, name=said))
        return found

    def _resource(self, counter: Counter) -> str:
        words = self.layout.words
        return words.resource(TOKENS.index(counter.face)) if counter.face in TOKENS else text("spoken-caravans")

    @property
    def title(self) -> str:
        """The words of the tray as rich text: title, opponent's store or price, and foot; '' while it is closed."""
        parts = (self._head_words(), self._store_words(), self._price_words(), self._foot())
        return "<br>".join(filter(None, parts)) if self.is_open else ""

    def paint_cloth(self, canvas: Canvas, aimed: object) -> None:
        """Draw the cloth, of which there must be one; its shadow falls below other sheets."""
        assert self.cloth is not None, "only amounts are laid on a cloth"
        if not self.layout.places.is_painted:
            canvas.panel(self.rect, lift=16)
        self.cloth.paint(canvas, self.brush, aimed.at if isinstance(aimed, Stepper) else None)

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Draw the sheet: stores or cards on one panel, or the sources beside a cloth."""
        if self.cloth is not None and self.sources is not None:
            if self.layout.places.is_painted and not self.has_works:
                canvas.panel(self._ground, lift=12)
            aimed_at = aimed.counter if isinstance(aimed, Stepper) and aimed.at is None else None
            self.sources.paint(canvas, self.brush, aimed_at)
            self._paint_plate(canvas)
        else:
            canvas.panel(self.rect, lift=16)
            self._paint_head(canvas, trim(self.rect, left=15, right=15))
        if self.stores is not None:
            self.stores.paint(canvas, self.brush)
        if foot := self._foot():
            high = self._below if self.cloth is None else _FOOT * canvas.types.size
            below, _ = cut(self.rect, Edge.BOTTOM, high)
            room = trim(below, left=16, right=16, top=8)
            if self.cloth is not None:
                room = bounded(below, left=self._ground.left + 10, right=self._ground.right - 10)
            canvas.rich(foot, room, SMALL, align=0.5)

    def _paint_plate(self, canvas: Canvas) -> None:
        """Draw the title on a plate over a painted cloth and its sources, after the building that is paid for."""
        if not self.layout.places.is_painted:
            self._paint_head(canvas, trim(self.rect, left=15, right=15))
            return
        sheet, side = self.rect, self.rect.width * 0.045
        plate = trim(sheet, left=side, right=side, bottom=sheet.height - self._head)
        canvas.panel(plate, lift=10)
        step, side = self.choice.step, self._head * 1.55
        if isinstance(step, Paying):
            house = placed(plate.move(-2, 4), side, side, 0.0, 1.0)
            paint_house(canvas, self.brush, step.plan.tile, house)
            plate = trim(plate, left=side * 0.9)
        self._paint_head(canvas, trim(plate, left=10, right=10))

    def _paint_head(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Write the title into the upper strip of a room."""
        head, middle = self._head_words(), room.top + self._head / 2
        style = canvas.types.fitted(head, SUBHEADING, room.width)
        if canvas.types.width(head, style) <= room.width:
            canvas.text(head, (room.centerx, middle), style, align=0.5, middle=True)
            return
        lines = lay_out(head, room.width, canvas.types, canvas.theme, _TWO_LINES, align=0.5)
        canvas.paragraph(lines, (room.left, middle - lines.height / 2))

    def paint_over(self, canvas: Canvas, aimed: object) -> None:
        """Mark the place where the token pointed at would go."""
        place = self._destination(aimed) if isinstance(aimed, Stepper) else None
        if place is not None:
            canvas.box(place.inflate(3, 3), None, radius=8, line="gold", width=3)

    def _destination(self, stepper: Stepper) -> pygame.FRect | None:
        """Return the empty place that a token would be put in, None if it would lie in none."""
        counter = next((each for each in self.counters if each.name == stepper.counter), None)
        moved = self.choice.adjusted(counter, stepper.by) if counter is not None else None
        if moved is None or isinstance(moved, Refusal):
            return None
        after = zip(self.slots, slots(moved, moved.counters()), self.places, strict=False)
        return next((place for old, new, place in after if old.filled is None and new.filled is not None), None)

    def takes(self, stepper: Stepper, at: Point) -> bool:
        """Return whether a token is used where it is dropped: in the other store, on the cloth, or off the cloth if it
        lay there.
        """
        if self.stores is not None:
            return self.stores.panels[stepper.by < 0].collidepoint(at)
        assert self.cloth is not None, "tokens lie in stores or on a cloth"
        return self.cloth.rect.collidepoint(at) is (stepper.by > 0)

    def _head_words(self) -> str:
        words, step = self.layout.words, self.choice.step
        match step:
            case Paying(plan=plan):
                return text("tray-sa-re-pay", tile=words.tile(plan.tile), space=words.space(plan.space))
            case Swapping(rival=rival):
                return text("tray-sa-re-market", name=words.plain_seat(rival))
            case Keeping() | Chartering() | Peeking():
                return text(f"tray-sa-re-{step.WORD}")
        return ""

    def _store_words(self) -> str:
        """Return what lies in the store of the opponent of a swap, for those who do not see it."""
        step = self.choice.step
        if not isinstance(step, Swapping):
            return ""
        store = icons(self.choice.state.store[step.rival * 3 : step.rival * 3 + 3]) or text("amount-nothing")
        return text("tray-sa-re-market-store", name=self.layout.words.plain_seat(step.rival), store=store)

    def _price_words(self) -> str:
        """Return the price and what each building takes off it, for those who do not see the cloth."""
        plan = self.choice.plan
        if plan is None:
            return ""
        words = [text("tray-sa-re-price", price=icons((*plan.price, plan.rest)) or text("offer-sa-re-free"))]
        for kind in range(3):
            struck = discounts(self.choice, kind)
            words += [
                text(
                    "tray-sa-re-less",
                    tile=self.layout.words.tile(tile),
                    less=icons([struck.count(tile) * (each == kind) for each in range(3)]),
                )
                for tile in dict.fromkeys(struck)
            ]
        return "<br>".join(words)

    def _foot(self) -> str:
        """Return the words below stores and sources; the answer to a painted sheet says itself what a caravan is good
        for.
        """
        choice = self.choice
        match choice.step:
            case Keeping(amounts=amounts):
                jokers = wild(choice.state, choice.seat)
                return text("tray-sa-re-keep-foot", count=sum(amounts), room=choice.room, jokers=jokers)
            case Swapping():
                return text("tray-sa-re-market-foot")
            case Chartering() if not self.layout.places.is_painted:
                return text("tray-sa-re-charter-foot")
        return ""


def _name(counter: Counter, by: int, other: int | None = None) -> str:
    """Return the name of the target that changes a counter, or of another one that does so too."""
    name = f"{'more' if by > 0 else 'less'}.{counter.name}"
    return f"{name}.{other}" if other is not None else name


def _caption(counter: Counter) -> str:
    """Return a counter's figure with the words about it, as they are told."""
    have, value = counter.have, counter.value
    figure = f"{value:+d}".replace("-", "−") if counter.kind == "market" and value else str(value)
    return text(f"said-counter-{counter.kind}", figure=figure, have=have, then=have + value, more=max(0, value - have))


class Stores:
    """The stores of two seats in a room, the viewer's on the left."""

    def __init__(self, seats: tuple[int, int], slots: tuple[list[TokenSlot], list[TokenSlot]], words: Words) -> None:
        self.seats = seats
        self.slots = slots
        self._words = words
        self.panels = (pygame.FRect(), pygame.FRect())

    def height(self, width: float) -> float:
        """Return the height that the stores need in a room `width` wide."""
        rows = -(-max(map(len, self.slots)) // _IN_ROW)
        return _STORE_HEAD + rows * (_slot_side((width - _BETWEEN) / 2) + _SLOT_GAP) - _SLOT_GAP + _STORE_PAD

    def lay(self, room: pygame.FRect) -> list[pygame.FRect]:
        """Lay the stores into a room; return the places of the viewer's tokens, and those of the opponent's."""
        high = min(room.height, self.height(room.width))
        own, other = grid(placed(room, room.width, high), 2, high, 2, (_BETWEEN, 0.0))
        self.panels = own, other
        return [
            each for panel, store in zip(self.panels, self.slots, strict=True) for each in _places(panel, len(store))
        ]

    def paint(self, canvas: Canvas, brush: Brush) -> None:
        """Draw the panels with the heads of their seats, and the arrows between them."""
        heads = [(self._words.plain_seat(seat), "") for seat in range(len(self._words.seats))]
        for seat, store, panel in zip(self.seats, self.slots, self.panels, strict=True):
            lying, room = sum(slot.filled is not None for slot in store), sum(not slot.is_over for slot in store)
            heads[seat] = heads[seat][0], f"{lying}/{room}"
            canvas.box(panel, "field", radius=8, line="panel_line", width=1.5)
            portrait = portrait_of(self._words.seats[seat], seat, canvas.portraits)
            paint_head(canvas, brush.painter.theme, panel, seat, heads, is_turn=False, portrait=portrait)
        x, y = (self.panels[0].right + self.panels[1].left) / 2, self.panels[0].centery
        for sign, down in (("right", -0.45), ("left", 0.45)):
            canvas.icon(sign, (x, y + down * _ARROW), _ARROW, "text_soft")


def _slot_side(width: float) -> float:
    """Return the side of a place in a panel of a width."""
    return min(_SLOT, (width - 2 * _STORE_PAD + _SLOT_GAP) / _IN_ROW - _SLOT_GAP)


def _places(panel: pygame.FRect, many: int) -> list[pygame.FRect]:
    """Return so many places in a panel, row by row below its head."""
    down = max(1, -(-many // _IN_ROW))
    side = min(_slot_side(panel.width), (panel.height - _STORE_HEAD - _STORE_PAD + _SLOT_GAP) / down - _SLOT_GAP)
    room = placed(trim(panel, top=_STORE_HEAD), _IN_ROW * (side + _SLOT_GAP) - _SLOT_GAP, side, 0.5, 0.0)
    return grid(room, _IN_ROW, side, many, (_SLOT_GAP, _SLOT_GAP))
