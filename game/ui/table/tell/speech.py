"""The characters' speech at the table: occasions, lines and bubbles."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

import pygame

from game.locale import keys, text
from game.match.opponents import opponents
from game.match.seats import Seat
from game.registry import GameEntry, entry
from game.rules.core.facts import Fact, Moved, Noted
from game.ui.boards.kit.portraits import Mood, paint_portrait, portrait_of
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import Style
from game.ui.drawing.theme import SEAT_COLOURS

Moment = Literal["start", "good", "bad", "win", "lose"]

SECONDS = 4.5
"""Seconds for which a bubble stays."""
SILENCE = 8
"""The number of decisions before the same seat speaks again."""
_STYLE = Style("serif", 16.5, italic=True, leading=1.25)
_NAME = Style("sans", 15, bold=True, leading=1.3)
_FACE = (62.0, 74.0)
_REST = 110.0
"""A strip lower than this below a bubble is covered too, since it would show only parts of lines."""
_PAD = 10.0
_CROSS: Final = ("bad", "lose")


@dataclass(frozen=True, slots=True)
class Bubble:
    """A seat's words and name, and its character's portrait in the matching mood."""

    seat: int
    name: str
    words: str
    portrait: str
    mood: Mood


def speaks(seat: Seat) -> bool:
    """Return whether a character plays the seat, rather than a person or a plain AI."""
    known = opponents().get(seat.level) if not seat.is_human else None
    return known is not None and known.is_character


@cache
def _lines(level: str, moment: Moment) -> tuple[str, ...]:
    return tuple(keys(f"speech-{level}-{moment}-"))


def lines(seat: Seat, moment: Moment, deal: str) -> list[str]:
    """Return the text keys of a character's lines for an occasion, shuffled by the fingerprint of the `deal`.

    People and plain AIs have no lines.
    """
    found = list(_lines(seat.level, moment)) if speaks(seat) else []
    random.Random(f"{deal} {seat.name} {moment}").shuffle(found)
    return found


def moods(game: GameEntry, facts: Sequence[Fact], actor: int) -> dict[int, Moment]:
    """Return the seats that are pleased and displeased by `facts`, which everybody perceives."""
    found: dict[int, Moment] = {}
    for fact in facts:
        if isinstance(fact, Noted) and fact.seat >= 0 and fact.what in game.pleasing | game.displeasing:
            found[fact.seat] = "bad" if fact.what in game.displeasing else found.get(fact.seat, "good")
        elif isinstance(fact, Moved) and fact.how in game.pleasing and actor >= 0:
            found.setdefault(actor, "good")
    return found


class Speech:
    """Lets the characters at a table speak now and then, one at a time."""

    def __init__(self, game: str, deal: str) -> None:
        """`game` is the game's name, `deal` the fingerprint of its deal."""
        self._game = entry(game)
        self._deal = deal
        self.bubble: Bubble | None = None
        self.left = 0.0
        """Seconds left for the bubble."""
        self._last: dict[int, int] = {}
        self._said: set[str] = set()

    def say(self, seats: Sequence[Seat], seat: int, moment: Moment) -> bool:
        """Let a seat speak in words not yet used in this game; return whether it did."""
        speaker = seats[seat]
        key = next((key for key in lines(speaker, moment, self._deal) if key not in self._said), "")
        if not key:
            return False
        self._said.add(key)
        mood: Mood = "cross" if moment in _CROSS else "content"
        self.bubble = Bubble(seat, speaker.name, text(key), portrait_of(speaker, seat, {}), mood)
        self.left = SECONDS
        return True

    def greet(self, seats: Sequence[Seat]) -> bool:
        """Let the first character at the table greet; return whether there is one."""
        return any(self.say(seats, seat, "start") for seat in range(len(seats)))

    def hear(self, seats: Sequence[Seat], facts: Sequence[Fact], actor: int, ply: int) -> bool:
        """Take note of decision number `ply`; return whether a character comments on it."""
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


def paint_bubble(canvas: Canvas, bubble: Bubble, over: pygame.FRect, within: pygame.FRect) -> pygame.FRect:
    """Draw a bubble at the top of `over`, where it hides no figure, within `within`; return its place."""
    types, colour = canvas.types, SEAT_COLOURS[bubble.seat]
    wide = min(max(over.width, 210.0), 420.0)
    is_beside = wide > 300
    room = wide - 2 * _PAD - 4 - (_FACE[0] + _PAD if is_beside else 0)
    paragraph = lay_out(bubble.words, room, types, canvas.theme, _STYLE)
    name = types.line_height(_NAME) + 2
    high = max(_FACE[1], name + paragraph.height) if is_beside else _FACE[1] + 6 + paragraph.height
    x = min(max(within.left + 4, over.right - wide), within.right - wide - 4)
    y = min(over.top, within.bottom - high - 2 * _PAD - 4)
    rect = pygame.FRect(x, y, wide, high + 2 * _PAD)
    if 0 < over.bottom - rect.bottom < _REST:
        rect.height = over.bottom - rect.top
    canvas.shadow(rect, spread=14, radius=12, alpha=120)
    canvas.box(rect, "panel", radius=12, line=colour, width=3, grain=True)
    face = pygame.FRect(rect.left + _PAD, rect.top + _PAD, *_FACE)
    if paint_portrait(canvas, bubble.portrait, face, mood=bubble.mood, radius=8):
        canvas.box(face, None, radius=8, line="ink", width=1.5)
    left = face.right + _PAD
    middle = face.top + name / 2 if is_beside else face.centery
    canvas.text(bubble.name, (left, middle), _NAME, "text", middle=True, width=rect.right - _PAD - left)
    at = (left, face.top + name) if is_beside else (face.left + 2, face.bottom + 6)
    canvas.paragraph(paragraph, at)
    return rect
