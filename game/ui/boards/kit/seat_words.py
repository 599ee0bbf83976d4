"""Words for levels of AIs, and for seats that change hands."""

from __future__ import annotations

from game.locale import has, text
from game.match.opponents import opponents
from game.match.seats import Seat


def level_words(level: str) -> str:
    """Return the name of a level; one that is not in the file has its id."""
    known = opponents().get(level)
    return text(known.name) if known is not None else level


def called(level: str) -> str:
    """Return who an opponent is: "the Gambler"; the name of a level without a title."""
    return text(f"level-{level}-called") if has(f"level-{level}-called") else level_words(level)


def taken_over(name: str, was: Seat, now: Seat) -> str:
    """Return the sentence that another player or level decides for the seat of `name` now."""
    word = "joined" if now.is_human else "left" if was.is_human else "changed"
    return text(f"players-{word}", name=name, level=level_words(now.level))
