"""The tray over the quays: event tokens to choose from, or the pile that a Vizier looks at."""

from __future__ import annotations

import pygame

from game.components.load import load_game
from game.locale import text
from game.rules.core.bits import members
from game.rules.sobek.moves import EVENT, GRAB
from game.ui.boards.presenter import Item, Target, piece_id
from game.ui.boards.sobek.about import is_idle, outcome
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.selection import Selection
from game.ui.canvas import Canvas
from game.ui.richtext import lay_out
from game.ui.text import SMALL, SUBHEADING, Style

_TITLE = Style("sans", 17, bold=True, leading=1.2)
_PAD = 14.0
_TOKEN = 58.0


class Tray:
    """What is spread over the quays while a decision needs it; `pieces` is empty when none does."""

    def __init__(self, layout: Layout, choice: Selection) -> None:
        self.layout = layout
        self.choice = choice
        self.pieces: list[int] = []
        if choice.is_mine and choice.kind == EVENT:
            self.pieces = members(layout.state.tokens)
        elif choice.is_mine and choice.kind == GRAB:
            pile = members(layout.state.corruption[layout.state.stack[-1][2]])
            self.pieces = sorted(pile, key=layout.order)
        quays = layout.places.quays
        self.rect = quays.inflate(8, 46).move(0, 17)

    @property
    def is_open(self) -> bool:
        """Whether it lies on the table."""
        return bool(self.pieces)

    def _cell(self, at: int) -> pygame.FRect:
        inside = self.rect.inflate(-2 * _PAD, -2 * _PAD)
        top = inside.top + 30
        if self.choice.kind == EVENT:
            width = (inside.width - 10 * (len(self.pieces) - 1)) / len(self.pieces)
            return pygame.FRect(inside.left + at * (width + 10), top, width, inside.bottom - top)
        height = inside.bottom - top
        width = height * 44 / 68
        step = min(width + 8, (inside.width - width) / max(1, len(self.pieces) - 1))
        start = inside.left + max(0.0, (inside.width - step * (len(self.pieces) - 1) - width) / 2)
        return pygame.FRect(start + at * step, top, width, height)

    def items(self) -> list[Item]:
        """Return the pieces on the tray."""
        words = self.layout.words
        if self.choice.kind != EVENT:
            return [Item(piece_id(p), self._cell(at), words.face(p), look="lit") for at, p in enumerate(self.pieces)]
        found = []
        for at, token in enumerate(self.pieces):
            cell = self._cell(at)
            side = 58.0
            found.append(
                Item(piece_id(token), pygame.FRect(cell.left + 8, cell.top + 8, side, side), words.face(token))
            )
        return found

    def targets(self) -> list[Target]:
        """Return the places on the tray that can be used."""
        choice = self.choice
        answer = choice.at_token if choice.kind == EVENT else choice.at_pile_card
        return [Target(piece_id(p), self._cell(at), answer(p), piece_id(p)) for at, p in enumerate(self.pieces)]

    def paint(self, canvas: Canvas, aimed: str) -> None:
        """Draw the sheet and the words on it."""
        canvas.panel(self.rect, lift=18)
        key = "tray-events" if self.choice.kind == EVENT else "tray-pile"
        victim = self.layout.state.stack[-1][2] if self.choice.kind == GRAB else -1
        title = text(key, name=self.layout.words.plain_seat(victim))
        canvas.text(title, (self.rect.left + _PAD, self.rect.top + 9), SUBHEADING, width=self.rect.width - 2 * _PAD)
        if self.choice.kind == EVENT:
            for at, token in enumerate(self.pieces):
                self._paint_token(canvas, token, self._cell(at), aimed == piece_id(token))

    def _paint_token(self, canvas: Canvas, token: int, cell: pygame.FRect, is_aimed: bool) -> None:
        canvas.box(cell, "lit" if is_aimed else "field", radius=8, line="focus", width=3.0 if is_aimed else 2.0)
        words = self.layout.words
        name = words.token(token)
        left = cell.left + 74
        heading = lay_out(name[:1].upper() + name[1:], cell.right - left - 6, canvas.types, canvas.theme, _TITLE)
        canvas.paragraph(heading, (left, cell.top + 10))
        component = load_game("sobek").component_of(words.face(token))
        room = pygame.FRect(cell.left + 10, cell.top + 72, cell.width - 18, cell.bottom - cell.top - 76)
        words_of_it = outcome(self.choice, token)
        if words_of_it:
            note = lay_out(words_of_it, cell.right - left - 6, canvas.types, canvas.theme, SMALL)
            colour = "danger" if is_idle(self.choice, token) else "malachite"
            canvas.paragraph(note, (left, cell.top + 10 + heading.height), colour)
        with canvas.clip(room):
            canvas.rich(text(f"{component.help}-short"), room, SMALL)
