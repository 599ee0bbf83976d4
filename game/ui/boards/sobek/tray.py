"""The tray over the quays: event tokens to choose from, or the pile for a Vizier."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.components.load import load_game
from game.locale import text
from game.rules.core.bits import members
from game.rules.sobek.moves import EVENT, GRAB
from game.ui.boards.kit.choosing import press_of
from game.ui.boards.kit.phrases import capitalized
from game.ui.boards.kit.values import Item, Target, piece_id, strip
from game.ui.boards.sobek.about import is_idle, outcome
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.places import CARD
from game.ui.boards.sobek.selection import Selection
from game.ui.boards.sobek.targets import TrayPiece
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import SMALL, SUBHEADING, Style
from game.ui.layout import Edge, abreast, bounded, cut, placed, trim

_TITLE = Style("serif", 19, bold=True, leading=1.15)
_TIGHT = Style("sans", 14.5, leading=1.12)
_HEAD = 30.0
_MANY = 5
"""So many tokens are smaller, so that there is room for their words."""
_WIDEST = 240.0
_LEAST = 300.0
"""The least width of the cards of a pile, for the title above them."""
_AROUND_NAME, _LEAST_AROUND = 8.0, 2.0
"""The gap between the name of a token and the edges of its cell, and the least where a name would be split."""
_ABOVE_TOKEN, _BELOW_POWER = 8.0, 3.0
"""The gaps above a token and below the words about its power in their cell."""
_BESIDE_OUTCOME, _BESIDE_POWER = 8.0, 16.0
"""The gap between an outcome and each edge of its cell, and that beside a power on both sides."""
_ABOVE = 132.0
"""The distance by which it reaches above the quays."""


class _TokenWords(NamedTuple):
    """The words about a token: its name with the gap beside it, its outcome now if it has one, its power, and the
    height of a line of that.
    """

    name: Paragraph
    beside_name: float
    outcome: Paragraph | None
    power: Paragraph
    line: float


class Tray:
    """Choices spread over the quays while a decision needs them; `pieces` is empty otherwise.

    With `is_tight`, for large text, tokens have no title above them, and the prompt names them.
    """

    def __init__(self, layout: Layout, choice: Selection, *, waits: bool = False, is_tight: bool = False) -> None:
        self.layout = layout
        self.choice = choice
        self.waits = waits
        """Whether pieces still fly where the tray will lie."""
        self.pieces: list[int] = []
        if choice.is_mine and choice.kind == EVENT:
            self.pieces = members(layout.state.tokens)
        elif choice.is_mine and choice.kind == GRAB:
            pile = members(layout.state.corruption[layout.state.stack[-1][2]])
            self.pieces = sorted(pile, key=layout.order)
        self._is_tight = is_tight and choice.kind == EVENT
        self._pad = 8.0 if self._is_tight else 14.0
        quays = layout.places.quays
        self._token = 46.0 if self._is_tight else 72.0 if len(self.pieces) < _MANY else 54.0
        self.rect = trim(quays, left=-4, right=-4, top=-_ABOVE, bottom=-8)
        if self.pieces and choice.kind == GRAB:
            self.rect = self._around_cards()

    def _around_cards(self) -> pygame.FRect:
        """Return the part of the sheet that the cards of a pile need, over the middle quays, none of which it cuts."""
        places, whole = self.layout.places, self.rect
        cards = [self._cell(at) for at in range(len(self.pieces))]
        wanted = max(cards[-1].right - cards[0].left, _LEAST) + 2 * self._pad
        apart = (places.quay(1).left - places.quay(0).right) / 2
        middle = self.layout.tables.quays // 2
        for by in range(middle):
            first, last = places.quay(middle - by), places.quay(middle + by)
            sheet = bounded(whole, left=first.left - apart, right=last.right + apart)
            if sheet.width >= wanted and last.top == first.top:
                return sheet
        return whole

    @property
    def is_open(self) -> bool:
        """Whether the tray lies on the table."""
        return bool(self.pieces) and not self.waits

    @property
    def title(self) -> str:
        """The title of the tray; '' while there is none."""
        key = "tray-events" if self.choice.kind == EVENT else "tray-pile"
        victim = self.layout.state.stack[-1][2] if self.choice.kind == GRAB else -1
        return text(key, name=self.layout.words.plain_seat(victim)) if self.is_open else ""

    def _cell(self, at: int) -> pygame.FRect:
        room, many = self.rect.inflate(-2 * self._pad, -2 * self._pad), len(self.pieces)
        if not self._is_tight:
            room = trim(room, top=_HEAD)
        if self.choice.kind == EVENT:
            gap = 6.0 if self._is_tight else 10.0
            width = min(_WIDEST, (room.width - gap * (many - 1)) / many)
            return abreast(room, [width] * many, gap)[at]
        width = room.height / CARD
        step = min(width + 8, (room.width - width) / max(1, many - 1))
        return cut(placed(room, step * (many - 1) + width, room.height), Edge.LEFT, width)[0].move(at * step, 0)

    def items(self) -> list[Item]:
        """Return the pieces on the tray."""
        words = self.layout.words
        if not self.is_open:
            return []
        if self.choice.kind != EVENT:
            cells = [self._cell(at) for at in range(len(self.pieces))]
            step = cells[1].left - cells[0].left if len(cells) > 1 else cells[0].width
            names = [strip(min(1.0, step / cells[0].width))] * (len(cells) - 1) + [strip(1.0)]
            return [
                Item(piece_id(piece), cell, words.face(piece), look="lit", extra=extra)
                for piece, cell, extra in zip(self.pieces, cells, names, strict=True)
            ]
        found = []
        for at, token in enumerate(self.pieces):
            cell = self._cell(at)
            place = placed(trim(cell, top=8), self._token, self._token, down=0.0)
            found.append(Item(piece_id(token), place, words.face(token)))
        return found

    def targets(self) -> list[Target]:
        """Return the places on the tray that can be used."""
        is_event = self.choice.kind == EVENT
        answer = self.choice.at_token if is_event else self.choice.at_pile_card
        return [
            Target(
                piece_id(p), self._cell(at), TrayPiece(p), press_of(answer(p)), piece_id(p),
                note=outcome(self.choice, p, is_said=True) if is_event else "",
            )
            for at, p in enumerate(self.pieces)
        ]  # fmt: skip

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Draw the sheet, of dark glass where the place is painted, and the words on it."""
        is_painted = canvas.theme.is_painted
        if is_painted:
            canvas.shadow(self.rect, spread=18, alpha=110)
            canvas.glass(self.rect, line="glass_line")
        else:
            canvas.panel(self.rect, lift=18)
        if not self._is_tight:
            corner, wide = (self.rect.left + self._pad, self.rect.top + 9), self.rect.width - 2 * self._pad
            canvas.text(self.title, corner, SUBHEADING, "text_on_dark" if is_painted else "text", width=wide)
        if self.choice.kind == EVENT:
            names = (word for token in self.pieces for word in self.layout.words.token(token).split())
            widest = capitalized(max(names, key=lambda name: canvas.types.width(capitalized(name), _TITLE)))
            width = self._cell(0).width
            for around in (_AROUND_NAME, _LEAST_AROUND):
                title = canvas.types.fitted(widest, _TITLE, width - 2 * around)
                if canvas.types.width(widest, title) <= width - 2 * around:
                    break
            styles = (SMALL, _TIGHT) if not self._is_tight else (_TIGHT,)
            laid = [[self._laid(canvas, each, (title, around), style) for each in self.pieces] for style in styles]
            whole = (words for words in laid if all(map(self._fits, words)))
            for at, words in enumerate(next(whole, laid[-1])):
                token = self.pieces[at]
                self._paint_token(canvas, token, self._cell(at), words, is_aimed=aimed == TrayPiece(token))

    def _laid(self, canvas: Canvas, token: int, title: tuple[Style, float], style: Style) -> _TokenWords:
        """Return the name of a token, its outcome now, and its power, laid out; `title` is the style of the name and
        its gap to the edges of the cell, `style` that of the rest.
        """
        width, types, theme = self._cell(0).width, canvas.types, canvas.theme
        name, said = capitalized(self.layout.words.token(token)), outcome(self.choice, token)
        component = load_game("sobek").component_of(self.layout.words.face(token))
        power = text(f"{component.help}-short")
        return _TokenWords(
            lay_out(name, width - 2 * title[1], types, theme, title[0], align=0.5),
            title[1],
            lay_out(said, width - 2 * _BESIDE_OUTCOME, types, theme, style.bolder(), align=0.5) if said else None,
            lay_out(power, width - _BESIDE_POWER, types, theme, style, align=0.5),
            types.line_height(style),
        )

    def _fits(self, words: _TokenWords) -> bool:
        """Return whether all words about a token are in sight in its cell."""
        return self._power_top(words) + words.power.height <= self._cell(0).height - _BELOW_POWER

    def _power_top(self, words: _TokenWords) -> float:
        """Return how far below the edge of its cell the power of a token begins."""
        said = words.outcome.height if words.outcome is not None else 0.0
        return _ABOVE_TOKEN + self._token + 4 + words.name.height + said + 3

    def _paint_token(
        self, canvas: Canvas, token: int, cell: pygame.FRect, words: _TokenWords, *, is_aimed: bool
    ) -> None:
        """Draw a usable cell with the name of a token, its outcome now, and the whole lines of its power."""
        if canvas.theme.is_painted:
            canvas.golden(cell, is_lit=is_aimed)
        else:
            canvas.box(cell, "lit" if is_aimed else "field", radius=8, line="focus", width=3.0 if is_aimed else 2.0)
        below = cell.top + _ABOVE_TOKEN + self._token + 4
        canvas.paragraph(words.name, (cell.left + words.beside_name, below), "text")
        if words.outcome is not None:
            colour = "text" if canvas.theme.is_painted else "good"
            at = cell.left + _BESIDE_OUTCOME, below + words.name.height
            canvas.paragraph(words.outcome, at, "danger" if is_idle(self.choice, token) else colour)
        top = cell.top + self._power_top(words)
        whole_lines = max(0, int((cell.bottom - _BELOW_POWER - top) / words.line))
        room = bounded(trim(cell, left=10, right=6), top=top, bottom=top + whole_lines * words.line)
        with canvas.clip(room):
            canvas.paragraph(words.power, room.topleft)
