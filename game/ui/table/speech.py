"""What characters say at a table: when, which of their lines, and the bubble it is written in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

import pygame

from game.locale import keys, text
from game.registry import GameEntry, entry
from game.rules.core.facts import Fact, Moved, Noted
from game.table.opponents import opponents
from game.table.seats import Seat
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import Style
from game.ui.drawing.theme import SEAT_COLOURS

Moment = Literal["start", "good", "bad", "win", "lose"]

SECONDS = 4.5
"""How long a bubble stays."""
SILENCE = 8
"""So many decisions pass before the same seat speaks again."""
_STYLE = Style("serif", 16.5, italic=True, leading=1.25)
_WIDEST = 250.0
_SEAL = 46.0


@dataclass(frozen=True, slots=True)
class Bubble:
    """Words of a seat, and the drawing of its character."""

    seat: int
    words: str
    seal: str


def seal_of(seat: Seat) -> str:
    """Return the drawing of the character in a seat, '' if a person or a plain AI sits there."""
    known = opponents().get(seat.level) if not seat.is_human else None
    return known.seal if known is not None else ""


@cache
def _lines(level: str, moment: Moment) -> tuple[str, ...]:
    return tuple(keys(f"speech-{level}-{moment}-"))


def line(seat: Seat, moment: Moment, number: int) -> str:
    """Return what the character in a seat says at a moment, in turn by `number`; '' if he has nothing to say."""
    lines = _lines(seat.level, moment) if seal_of(seat) else ()
    return text(lines[number % len(lines)]) if lines else ""


def moods(game: GameEntry, facts: Sequence[Fact], actor: int) -> dict[int, Moment]:
    """Return the seats that what happened pleases or displeases; `facts` are those that everybody perceives."""
    found: dict[int, Moment] = {}
    for fact in facts:
        if isinstance(fact, Noted) and fact.seat >= 0 and fact.what in game.pleasing | game.displeasing:
            found[fact.seat] = "bad" if fact.what in game.displeasing else found.get(fact.seat, "good")
        elif isinstance(fact, Moved) and fact.how in game.pleasing and actor >= 0:
            found.setdefault(actor, "good")
    return found


class Speech:
    """Lets the characters at a table speak now and then, one at a time."""

    def __init__(self, game: str) -> None:
        """`game` is the name of what is played."""
        self._game = entry(game)
        self.bubble: Bubble | None = None
        self.left = 0.0
        """Seconds that the bubble stays."""
        self._last: dict[int, int] = {}
        self._said = 0

    def say(self, seats: Sequence[Seat], seat: int, moment: Moment) -> bool:
        """Let a seat speak; return whether it did."""
        words = line(seats[seat], moment, self._said)
        if words:
            self._said += 1
            self.bubble, self.left = Bubble(seat, words, seal_of(seats[seat])), SECONDS
        return bool(words)

    def greet(self, seats: Sequence[Seat]) -> bool:
        """Let the first character at the table greet; return whether there is one."""
        return any(self.say(seats, seat, "start") for seat in range(len(seats)))

    def hear(self, seats: Sequence[Seat], facts: Sequence[Fact], actor: int, ply: int) -> bool:
        """Take note of decision number `ply`; return whether a character has something to say about it."""
        for seat, mood in sorted(moods(self._game, facts, actor).items()):
            if ply - self._last.get(seat, -SILENCE) >= SILENCE and self.say(seats, seat, mood):
                self._last[seat] = ply
                return True
        return False

    def advance(self, dt: float) -> bool:
        """Let time pass; return whether the bubble went away."""
        if self.bubble is None:
            return False
        self.left -= dt
        if self.left > 0:
            return False
        self.bubble = None
        return True


def paint_bubble(canvas: Canvas, bubble: Bubble, beside: pygame.FRect, within: pygame.FRect) -> pygame.FRect:
    """Draw a bubble below the head of the panel `beside`, wholly in `within`; return where it is."""
    paragraph = lay_out(bubble.words, _WIDEST * canvas.types.size, canvas.types, canvas.theme, _STYLE)
    wide, high = paragraph.width + _SEAL + 34, max(_SEAL + 12, paragraph.height + 22)
    x = min(max(within.left + 8, beside.left + 8), within.right - wide - 8)
    y = min(beside.top + 34, within.bottom - high - 8)
    rect = pygame.FRect(x, y, wide, high)
    canvas.shadow(rect, spread=10, alpha=110)
    canvas.box(rect, "linen", radius=min(22.0, high / 2), line=SEAT_COLOURS[bubble.seat], width=2.5)
    centre = (rect.left + 10 + _SEAL / 2, rect.centery)
    canvas.disc(centre, _SEAL / 2, "papyrus", line="ink", width=1.5)
    side = _SEAL * 0.7
    canvas.picture(bubble.seal, pygame.FRect(centre[0] - side / 2, centre[1] - side / 2, side, side))
    canvas.paragraph(paragraph, (rect.left + _SEAL + 20, rect.centery - paragraph.height / 2))
    return rect
