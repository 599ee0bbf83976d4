"""The tray over the season's board: resources to count out, or the two cards of a Temple."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.locale import text
from game.rules.core.game import Refusal
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Extra, Item, Target
from game.ui.boards.sare.layout import TOKENS, Layout
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.slots import TokenSlot, slots, stores
from game.ui.boards.sare.steps import Chartering, Counter, Keeping, OnTray, Paying, Peeking, Swapping, wild
from game.ui.boards.sare.stores import Stores
from game.ui.boards.sare.targets import LookedAt, Stepper
from game.ui.boards.sare.words import icons
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL, SUBHEADING, Style
from game.ui.layout import Edge, cut
from game.ui.window.display import Point

_CAPTION = Style("sans", 14.5, leading=1.15)
_PAD, _SIDE = 14.0, 11.0
"""The padding above and below cards, and beside sources."""
_HEAD = 34.0
_IN_ROW = 4
"""More sources than these lie in two rows."""
_LINE, _CELL_GAP = 17.0, 8.0
"""The height of a line of a source's caption, and the gap to its neighbours."""
_RISE = 34.0
"""The room above a card for its rise and its tick."""
_SLOT, _LARGE_SLOT, _LEAST_SLOT, _SLOT_GAP = 40.0, 64.0, 26.0, 6.0
"""The usual side of a place for a token, the greatest where there is room, the least, and the gap between two."""
_TOKEN, _SOURCE, _MORE = 44.0, 46.0, 28.0
"""The greatest side of a token that can be used, the height of those of a source above its caption, and how much higher
a source is where there is room.
"""
_TOKENS_BESIDE = 0.42
"""The part of a low source for its tokens, beside their caption."""
_SPENT, _WANTED = 70, 110
"""The alpha of a token that is used, and of what an empty place asks for."""


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

    def __init__(self, layout: Layout, choice: Selection, brush: Brush, text_size: float) -> None:
        self.layout = layout
        self.choice = choice
        self.brush = brush
        self.rect = pygame.FRect(layout.places.sheet)
        self.counters = choice.counters()
        step = choice.step
        self.stores = (
            Stores((choice.seat, step.rival), stores(choice, self.counters), layout.words)
            if isinstance(step, Swapping)
            else None
        )
        self.slots = slots(choice, self.counters)
        rows = self._slot_rows() if self.stores is None else 0
        self._side = _SLOT
        """The greatest side of a place."""
        self._head = _HEAD * text_size + rows * (_SLOT + _SLOT_GAP)
        """The height of the title, and of the places below it."""
        self._below = (28.0 + 22.0 * text_size) if text_size <= 1.0 else 12.0 + 44.0 * text_size
        """The room for the words below the sources, two lines where the text is large."""
        self._line = _LINE * text_size
        """The height of a line of a source's caption."""
        high = self._head + self._below + self._needed()
        above = self.rect.top - min(self.rect.top, layout.places.reference.top)
        grown = min(max(0.0, high - self.rect.height), above)
        self.rect.top, self.rect.height = self.rect.top - grown, self.rect.height + grown
        self._has_foot = self.rect.height >= high or not isinstance(step, Paying)
        """Whether the words below the sources are shown; where room is scarce, the places of a price do without."""
        if not self._has_foot:
            self._below = _PAD
        if rows:
            more = min(_LARGE_SLOT - _SLOT, max(0.0, self.rect.height - high) / 2 / rows)
            self._side, self._head = self._side + more, self._head + rows * more
        self.places = (
            self.stores.lay(self._middle) if self.stores else [self._slot(at) for at in range(len(self.slots))]
        )
        """The places of tokens, in the order of the slots."""

    def _needed(self) -> float:
        """Return the height of what lies between the head and the words below."""
        if self.stores is not None:
            return self.stores.height(self.rect.width - 2 * _SIDE) + _CELL_GAP
        rows = 1 if len(self.counters) <= _IN_ROW else 2
        return rows * (_SOURCE + 2 * self._line + _CELL_GAP)

    @property
    def _middle(self) -> pygame.FRect:
        """The room between the head and the words below."""
        top = self.rect.top + self._head + _CELL_GAP
        return pygame.FRect(
            self.rect.left + _SIDE, top, self.rect.width - 2 * _SIDE, self.rect.bottom - self._below - top
        )

    def _slot_rows(self) -> int:
        """Return in how many rows the places for tokens lie."""
        across = max(1, int((self.rect.width - 2 * _SIDE + _SLOT_GAP) // (_LEAST_SLOT + _SLOT_GAP)))
        return -(-len(self.slots) // across)

    def _slot(self, index: int) -> pygame.FRect:
        """Return the place of a token below the title."""
        rows = self._slot_rows()
        across = -(-len(self.slots) // rows)
        row, column = divmod(index, across)
        many = min(across, len(self.slots) - row * across)
        side = min(self._side, (self.rect.width - 2 * _SIDE + _SLOT_GAP) / across - _SLOT_GAP)
        left = self.rect.centerx - (many * (side + _SLOT_GAP) - _SLOT_GAP) / 2
        bottom = self.rect.top + self._head - (rows - 1 - row) * (self._side + _SLOT_GAP)
        return pygame.FRect(left + column * (side + _SLOT_GAP), bottom - (self._side + side) / 2, side, side)

    @property
    def is_open(self) -> bool:
        """Whether the tray lies on the table."""
        return self.choice.is_mine and isinstance(self.choice.step, OnTray)

    def _card(self, index: int) -> pygame.FRect:
        """Return the place of a card, low enough not to cover the heading when it rises."""
        high = min(self.rect.height - self._head - 2 * _PAD - _RISE, self.rect.width * 0.42)
        wide = high * 30 / 42
        left = self.rect.centerx + (index - 1) * (wide + 28) + 14
        return pygame.FRect(left, self.rect.top + self._head + _PAD + _RISE, wide, high)

    def _cell(self, index: int) -> pygame.FRect:
        many = len(self.counters)
        rows = 1 if many <= _IN_ROW else 2
        across = -(-many // rows)
        gap, room = _CELL_GAP, self._middle
        row, column = divmod(index, across)
        wide = min(170.0, (room.width - gap * (across - 1)) / across)
        left = room.centerx - (wide * across + gap * (across - 1)) / 2
        high = min((room.height - gap * (rows - 1)) / rows, _SOURCE + 2 * self._line + _MORE)
        top = room.top + (room.height - high * rows - gap * (rows - 1)) / 2
        return pygame.FRect(left + column * (wide + gap), top + row * (high + gap), wide, high)

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
        for index, counter in enumerate(self.counters):
            found += [
                Item(token.name, _inner(self.places[token.at]), counter.face, extra=self._extra(counter))
                for token in self._lying(counter)
            ]
            if self.stores is None:
                found += [
                    Item(_name(counter, 1, at or None), place, counter.face, extra=self._extra(counter))
                    for at, place in enumerate(reversed(self._tokens(counter, index)[: _unused(counter)]))
                ]
        return found

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
        for index, counter in enumerate(self.counters):
            figure = _caption(counter, "said-counter")
            name = text("name-figure", name=self._resource(counter), figure=figure)
            words = ("give", "take") if self.stores else ("less", "more")
            for token in self._lying(counter):
                thing, place = Stepper(counter.name, token.by, token.at), self.places[token.at]
                does, said = choice.on_counter(counter, token.by), text(f"spoken-{words[token.by > 0]}", counter=name)
                found.append(Target(token.name, place, thing, does, token.name, name=said, is_echo=token.is_echo))
            if self.stores is None:
                target, said = _name(counter, 1), text("spoken-more", counter=name)
                thing, does = Stepper(counter.name, 1), choice.on_counter(counter, 1)
                found.append(Target(target, self._cell(index), thing, does, target, name=said))
        return found

    def _resource(self, counter: Counter) -> str:
        words = self.layout.words
        return words.resource(TOKENS.index(counter.face)) if counter.face in TOKENS else text("spoken-caravans")

    @property
    def title(self) -> str:
        """The titles above and below the sheet; '' while there is none."""
        parts = (self._head_words(), self._store_words(), self._foot())
        return "<br>".join(filter(None, parts)) if self.is_open else ""

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Draw the sheet and the counters."""
        canvas.panel(self.rect, lift=16)
        head = self._head_words()
        style = canvas.types.fitted(head, SUBHEADING, self.rect.width - 30)
        canvas.text(head, (self.rect.centerx, self.rect.top + 10), style, align=0.5, width=self.rect.width - 30)
        if self.stores is not None:
            self.stores.paint(canvas, self.brush)
        for at, slot in enumerate(self.slots):
            self._paint_slot(canvas, slot, self.places[at], is_aimed=isinstance(aimed, Stepper) and aimed.at == at)
        for index, counter in enumerate(self.counters if self.stores is None else ()):
            self._paint_source(canvas, counter, index, aimed)
        foot = self._foot() if self._has_foot else ""
        if foot:
            room = pygame.FRect(self.rect.left + 16, self.rect.bottom - self._below + 8, self.rect.width - 32, 28)
            canvas.rich(foot, room, SMALL, align=0.5)

    def paint_over(self, canvas: Canvas, aimed: object) -> None:
        """Mark the place where the token pointed at would go."""
        place = self._destination(aimed) if isinstance(aimed, Stepper) else None
        if place is not None:
            canvas.box(place.inflate(3, 3), None, radius=8, line="gold", width=3)

    def _destination(self, stepper: Stepper) -> pygame.FRect | None:
        """Return the empty place that a token would be put in, None if it would lie in none."""
        counter = next((each for each in self.counters if each.name == stepper.counter), None)
        moved = self.choice.counted(counter, stepper.by) if counter is not None else None
        if moved is None or isinstance(moved, Refusal):
            return None
        after = zip(self.slots, slots(moved, moved.counters()), self.places, strict=False)
        return next((place for old, new, place in after if old.filled is None and new.filled is not None), None)

    def takes(self, stepper: Stepper, at: Point) -> bool:
        """Return whether a token dropped at a point is used: in the other store, at the places of what is asked for, or
        away from them if it lay there.
        """
        if self.stores is not None:
            return self.stores.panels[stepper.by < 0].collidepoint(at)
        places = pygame.FRect(self.rect.left, self.rect.top, self.rect.width, self._head + _CELL_GAP)
        return places.collidepoint(at) is (stepper.by > 0)

    def _head_words(self) -> str:
        words, step = self.layout.words, self.choice.step
        match step:
            case Paying(plan=plan):
                return text("tray-sa-re-pay", tile=words.tile(plan.tile))
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

    def _foot(self) -> str:
        choice = self.choice
        match choice.step:
            case Paying(plan=plan):
                price = icons((*plan.price, plan.rest)) or text("offer-sa-re-free")
                key = "tray-sa-re-price-port" if plan.off >= 0 else "tray-sa-re-price"
                return text(key, price=price, off=icons([int(kind == plan.off) for kind in range(3)]))
            case Keeping(amounts=amounts):
                jokers = wild(choice.state, choice.seat)
                return text("tray-sa-re-keep-foot", count=sum(amounts), room=choice.room, jokers=jokers)
            case Swapping():
                return text("tray-sa-re-market-foot")
            case Chartering():
                return text("tray-sa-re-charter-foot")
        return ""

    def _paint_slot(self, canvas: Canvas, slot: TokenSlot, place: pygame.FRect, *, is_aimed: bool) -> None:
        """Draw a place: what it asks for as a shadow, or the frame of the token in it, lit while it would be taken."""
        if slot.filled is None:
            canvas.box(place, "quiet", radius=7, line="panel_line", width=1.2)
            if slot.wanted:
                self.brush.face(canvas, slot.wanted, _inner(place), alpha=_WANTED)
            return
        line = "danger" if slot.is_over else "gold" if slot.is_laid else "panel_line"
        canvas.box(place, "quiet_lit" if is_aimed else "lit", radius=7, line=line, width=2.0 if slot.is_laid else 1.2)

    def _paint_source(self, canvas: Canvas, counter: Counter, index: int, aimed: object) -> None:
        """Draw a source with its caption, and pale the tokens that are already used."""
        can = counter.value < counter.most
        is_aimed = can and aimed == Stepper(counter.name, 1)
        line = "gold" if can else "panel_hairline"
        canvas.box(self._cell(index), "quiet_lit" if is_aimed else "field", radius=9, line=line, width=1.5)
        for place in self._tokens(counter, index)[_unused(counter) :]:
            self.brush.face(canvas, counter.face, place, self._extra(counter), alpha=_SPENT)
        self._paint_caption(canvas, _caption(counter), self._parts(index)[1])

    def _parts(self, index: int) -> tuple[pygame.FRect, pygame.FRect]:
        """Return the rooms of a source for its tokens and for its caption, which is below or, in a low one, beside."""
        cell = self._cell(index)
        below = cell.height - _LEAST_SLOT
        if below >= self._line + 4:
            caption, row = cut(cell, Edge.BOTTOM, min(2 * self._line + 8, below))
            return row, caption
        return cut(cell, Edge.LEFT, cell.width * _TOKENS_BESIDE)

    def _tokens(self, counter: Counter, index: int) -> list[pygame.FRect]:
        """Return the places of a source's tokens side by side; those already used come last."""
        row, _ = self._parts(index)
        side = min(_TOKEN, row.height - 6)
        many = max(1, counter.have)
        step = min(side * 0.8, (row.width - 12 - side) / max(1, many - 1))
        left = row.centerx - ((many - 1) * step + side) / 2
        return [pygame.FRect(left + at * step, row.centery - side / 2, side, side) for at in range(many)]

    def _extra(self, counter: Counter) -> Extra:
        return (("seat", self.choice.seat + 1),) if counter.face == "caravan" else ()

    @staticmethod
    def _paint_caption(canvas: Canvas, words: str, room: pygame.FRect) -> None:
        """Write a caption in the middle of a room, in two lines where one is too narrow."""
        wide, lines = room.width - 3, [words]
        is_high = room.height > 2 * canvas.types.line_height(_CAPTION)
        if canvas.types.width(words, _CAPTION) > wide and " " in words and is_high:
            cuts = [at for at, letter in enumerate(words) if letter == " "]
            cut = min(cuts, key=lambda at: max(canvas.types.width(part, _CAPTION) for part in _cut(words, at)))
            lines = _cut(words, cut)
        style = canvas.types.fitted(max(lines, key=lambda line: canvas.types.width(line, _CAPTION)), _CAPTION, wide)
        pitch = canvas.types.line_height(style)
        for number, line in enumerate(lines):
            y = room.centery + (number - (len(lines) - 1) / 2) * pitch
            canvas.text(line, (room.centerx, y), style, "text_soft", align=0.5, middle=True, width=wide)


def _cut(words: str, at: int) -> list[str]:
    """Return the two lines of a caption that is cut at a space."""
    return [words[:at], words[at + 1 :]]


def _name(counter: Counter, by: int, other: int | None = None) -> str:
    """Return the name of the target that changes a counter, or of another one that does so too."""
    name = f"{'more' if by > 0 else 'less'}.{counter.name}"
    return f"{name}.{other}" if other is not None else name


def _unused(counter: Counter) -> int:
    """Return how many tokens of a source are not used; one shows where a wild can stand for a kind that is lacking."""
    return max(0, max(counter.have, min(1, counter.most)) - counter.value)


def _inner(place: pygame.FRect) -> pygame.FRect:
    """Return where a token lies in its place."""
    return place.inflate(-8, -8)


def _caption(counter: Counter, texts: str = "counter") -> str:
    """Return the words below the tokens of a source, or with `said-counter` figure and words as they are told."""
    have, value = counter.have, counter.value
    figure = f"{value:+d}".replace("-", "−") if counter.kind == "market" and value else str(value)
    return text(f"{texts}-{counter.kind}", figure=figure, have=have, then=have + value, more=max(0, value - have))
