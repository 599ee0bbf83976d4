"""The tray over the season's board: resources to count out, or the two cards of a Temple."""

from __future__ import annotations

import pygame

from game.locale import text
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Extra, Item, Target
from game.ui.boards.sare.layout import TOKENS, Layout
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.slots import TokenSlot, has_slots, slots
from game.ui.boards.sare.steps import Chartering, Counter, Keeping, OnTray, Paying, Peeking, Swapping, wild
from game.ui.boards.sare.targets import LookedAt, Stepper
from game.ui.boards.sare.words import icons
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL, SUBHEADING, Style
from game.ui.layout import Edge, cut

_VALUE = Style("serif", 27, bold=True, leading=1.1)
_CAPTION = Style("sans", 14.5, leading=1.15)
_PAD, _SIDE = 14.0, 11.0
"""The padding above and below cards, and beside counters."""
_HEAD = 34.0
_IN_ROW = 4
"""More counters than these lie in two rows."""
_FIGURES, _LINE, _CELL_GAP = 82.0, 17.0, 8.0
"""The height of a counter's number over its buttons, of a line of its caption, and the gap to its neighbours."""
_BESIDE = 150.0
"""The least width of a counter with its buttons beside the number."""
_RISE = 34.0
"""The room above a card for its rise and its tick."""
_SLOT, _LEAST_SLOT, _SLOT_GAP = 40.0, 26.0, 6.0
"""The greatest and the least side of a place for a token, and the gap between two."""
_TOKEN = 32.0
"""The greatest side of a token that can be used."""
_TOKENS_BESIDE = 0.42
"""The part of a low source for its tokens, beside their caption."""
_SPENT, _WANTED = 70, 110
"""The alpha of a token that is used, and of what an empty place asks for."""


class Tray:
    """Choices spread over the season's board while a decision needs them."""

    def __init__(self, layout: Layout, choice: Selection, brush: Brush, text_size: float) -> None:
        self.layout = layout
        self.choice = choice
        self.brush = brush
        self.rect = pygame.FRect(layout.places.sheet)
        self.counters = choice.counters()
        self.slots = slots(choice, self.counters)
        self._has_slots = has_slots(choice)
        self._head = _HEAD * text_size + self._slot_rows() * (_SLOT + _SLOT_GAP)
        """The height of the title, and of the places below it."""
        self._below = (28.0 + 22.0 * text_size) if text_size <= 1.0 else 12.0 + 44.0 * text_size
        """The room for the words below the counters, two lines where the text is large."""
        self._line = _LINE * text_size
        """The height of a line of a counter's caption."""
        rows = 1 if len(self.counters) <= _IN_ROW else 2
        self._figures = _TOKEN + 14 if self._has_slots else _FIGURES
        """The height of what a counter shows above its caption."""
        high = self._head + self._below + rows * (self._figures + 2 * self._line + _CELL_GAP)
        above = self.rect.top - min(self.rect.top, layout.places.reference.top)
        grown = min(max(0.0, high - self.rect.height), above)
        self.rect.top, self.rect.height = self.rect.top - grown, self.rect.height + grown
        self._has_foot = self.rect.height >= high or not isinstance(choice.step, Paying)
        """Whether the words below the counters are shown; where room is scarce, the places of a price do without."""
        if not self._has_foot:
            self._below = _PAD

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
        side = min(_SLOT, (self.rect.width - 2 * _SIDE + _SLOT_GAP) / across - _SLOT_GAP)
        left = self.rect.centerx - (many * (side + _SLOT_GAP) - _SLOT_GAP) / 2
        bottom = self.rect.top + self._head - (rows - 1 - row) * (_SLOT + _SLOT_GAP)
        return pygame.FRect(left + column * (side + _SLOT_GAP), bottom - (_SLOT + side) / 2, side, side)

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
        gap = _CELL_GAP
        room = pygame.FRect(
            self.rect.left + _SIDE,
            self.rect.top + self._head + gap,
            self.rect.width - 2 * _SIDE,
            self.rect.height - self._head - gap - self._below,
        )
        row, column = divmod(index, across)
        wide = min(170.0, (room.width - gap * (across - 1)) / across)
        left = room.centerx - (wide * across + gap * (across - 1)) / 2
        high = min((room.height - gap * (rows - 1)) / rows, self._figures + 2 * self._line + 14)
        top = room.top + (room.height - high * rows - gap * (rows - 1)) / 2
        return pygame.FRect(left + column * (wide + gap), top + row * (high + gap), wide, high)

    def _is_tall(self, cell: pygame.FRect) -> bool:
        """Return whether the buttons lie below the number, because there is room, or too little beside it."""
        return cell.height > 118 or (cell.width < _BESIDE and cell.height > _FIGURES + self._line)

    def _button(self, cell: pygame.FRect, by: int) -> pygame.FRect:
        """Return the place of minus or plus: beside the number, or below it if there is room."""
        side = min(34.0, cell.height * 0.4)
        if self._is_tall(cell):
            apart = min(9.0, (cell.width - 2 * side) / 3 - 1)
            left = cell.centerx - side - apart if by < 0 else cell.centerx + apart
            return pygame.FRect(left, self._top_of(cell) + 41, side, side)
        left = cell.left + 7 if by < 0 else cell.right - side - 7
        return pygame.FRect(left, cell.top + cell.height * 0.38 - side / 2, side, side)

    def _top_of(self, cell: pygame.FRect) -> float:
        """Return the upper edge of a counter's number, with the buttons and the caption below it."""
        return cell.top + max(4.0, (cell.height - _FIGURES - self._line) / 3)

    def items(self) -> list[Item]:
        """Return the cards a Temple looks at."""
        step = self.choice.step
        if not isinstance(step, Peeking):
            return []
        face = self.layout.words.face
        return [
            Item(f"look.{at}", self._card(at), face(card), look="chosen" if step.card == at else "lit")
            for at, card in enumerate(self.layout.state.hand)
        ]

    def targets(self) -> list[Target]:
        """Return the places on the tray that can be used."""
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
            for word, by in (("less", -1), ("more", 1)):
                place = self._place(index, counter, by)
                if place is None:
                    continue
                thing, does = Stepper(counter.name, by), choice.on_counter(counter, by)
                words, radius = text(f"spoken-{word}", counter=name), 8 if self._has_slots else 18
                found.append(Target(f"{word}.{counter.name}", place, thing, does, radius=radius, name=words))
        return found

    def _place(self, index: int, counter: Counter, by: int) -> pygame.FRect | None:
        """Return where a counter is changed: where there are places for tokens, its own tokens add one, and the last
        one that lies in a place is taken back there; elsewhere by its buttons.
        """
        cell = self._cell(index)
        if not self._has_slots:
            return self._button(cell, by)
        if by > 0:
            return cell
        last = max((at for at, slot in enumerate(self.slots) if slot.filled == counter), default=-1)
        return self._slot(last) if last >= 0 else None

    def _resource(self, counter: Counter) -> str:
        words = self.layout.words
        return words.resource(TOKENS.index(counter.face)) if counter.face in TOKENS else text("spoken-caravans")

    @property
    def title(self) -> str:
        """The titles above and below the sheet; '' while there is none."""
        return "<br>".join(filter(None, (self._head_words(), self._foot()))) if self.is_open else ""

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Draw the sheet and the counters."""
        canvas.panel(self.rect, lift=16)
        head = self._head_words()
        style = canvas.types.fitted(head, SUBHEADING, self.rect.width - 30)
        canvas.text(head, (self.rect.centerx, self.rect.top + 10), style, align=0.5, width=self.rect.width - 30)
        for index, slot in enumerate(self.slots):
            self._paint_slot(canvas, slot, self._slot(index), aimed)
        for index, counter in enumerate(self.counters):
            paint = self._paint_source if self._has_slots else self._paint_counter
            paint(canvas, counter, self._cell(index), aimed)
        foot = self._foot() if self._has_foot else ""
        if foot:
            room = pygame.FRect(self.rect.left + 16, self.rect.bottom - self._below + 8, self.rect.width - 32, 28)
            canvas.rich(foot, room, SMALL, align=0.5)

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
            case Swapping(rival=rival):
                store = icons(choice.state.store[rival * 3 : rival * 3 + 3]) or text("amount-nothing")
                return text("tray-sa-re-market-foot", name=self.layout.words.plain_seat(rival), store=store)
            case Chartering():
                return text("tray-sa-re-charter-foot")
        return ""

    def _paint_counter(self, canvas: Canvas, counter: Counter, cell: pygame.FRect, aimed: object) -> None:
        is_used = counter.value != 0
        line = "gold" if is_used else "panel_hairline"
        canvas.box(cell, "lit" if is_used else "field", radius=9, line=line, width=1.5)
        is_tall = self._is_tall(cell)
        middle = self._top_of(cell) + 18 if is_tall else cell.top + cell.height * 0.38
        side = 36.0 if is_tall else min(34.0, cell.height * 0.36, (cell.width - 96) * 0.5)
        token = pygame.FRect(cell.centerx - side - 1, middle - side / 2, side, side)
        self.brush.face(canvas, counter.face, token, self._extra(counter))
        canvas.text(_figure(counter), (token.right + 4, middle), _VALUE, middle=True)
        top = self._button(cell, 1).bottom if is_tall else cell.bottom - cell.height * 0.38
        self._paint_caption(canvas, _caption(counter), pygame.FRect(cell.left, top, cell.width, cell.bottom - top))
        for by, sign in ((-1, "minus"), (1, "plus")):
            button = self._button(cell, by)
            can = counter.least <= counter.value + by <= counter.most
            is_aimed = can and aimed == Stepper(counter.name, by)
            fill = "quiet_lit" if is_aimed else "quiet" if can else "panel"
            canvas.disc(button.center, button.width / 2, fill, line="panel_line" if can else "panel_hairline")
            canvas.icon(sign, button.center, button.width * 0.55, "text" if can else "disabled")

    def _paint_slot(self, canvas: Canvas, slot: TokenSlot, place: pygame.FRect, aimed: object) -> None:
        """Draw a place: what it asks for as a shadow, or the token in it, lit while it would be taken back."""
        token, filled = place.inflate(-8, -8), slot.filled
        if filled is None:
            canvas.box(place, "quiet", radius=7, line="panel_line", width=1.2)
            if slot.wanted:
                self.brush.face(canvas, slot.wanted, token, alpha=_WANTED)
            return
        is_aimed = aimed == Stepper(filled.name, -1)
        line = "danger" if slot.is_over else "gold"
        canvas.box(place, "quiet_lit" if is_aimed else "lit", radius=7, line=line, width=2.0)
        self.brush.face(canvas, filled.face, token, self._extra(filled))

    def _paint_source(self, canvas: Canvas, counter: Counter, cell: pygame.FRect, aimed: object) -> None:
        """Draw the tokens of a source side by side, those already used pale, above their caption."""
        can = counter.value < counter.most
        is_aimed = can and aimed == Stepper(counter.name, 1)
        line = "gold" if can else "panel_hairline"
        canvas.box(cell, "quiet_lit" if is_aimed else "field", radius=9, line=line, width=1.5)
        below = cell.height - _LEAST_SLOT
        if below >= self._line + 4:
            caption, row = cut(cell, Edge.BOTTOM, min(2 * self._line + 8, below))
        else:
            row, caption = cut(cell, Edge.LEFT, cell.width * _TOKENS_BESIDE)
        side = min(_TOKEN, row.height - 6)
        many = max(1, counter.have)
        step = min(side * 0.8, (row.width - 12 - side) / max(1, many - 1))
        left = row.centerx - ((many - 1) * step + side) / 2
        for at in range(many):
            token = pygame.FRect(left + at * step, row.centery - side / 2, side, side)
            alpha = 255 if at < many - counter.value else _SPENT
            self.brush.face(canvas, counter.face, token, self._extra(counter), alpha=alpha)
        self._paint_caption(canvas, _caption(counter), caption)

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


def _figure(counter: Counter) -> str:
    is_change = counter.kind == "market" and counter.value
    return f"{counter.value:+d}".replace("-", "−") if is_change else str(counter.value)


def _caption(counter: Counter, texts: str = "counter") -> str:
    """Return the words below a figure, or with `said-counter` figure and words as they are told."""
    have, value = counter.have, counter.value
    return text(
        f"{texts}-{counter.kind}", figure=_figure(counter), have=have, then=have + value, more=max(0, value - have)
    )
