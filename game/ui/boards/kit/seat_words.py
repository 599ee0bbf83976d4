"""Words for levels of AIs, and for seats that change hands."""

from __future__ import annotations

from game.locale import has, listed, text
from game.match.opponents import opponents
from game.match.seats import Names, Seat


def level_words(level: str) -> str:
    """Return the name of a level, or its id if no known opponent has it."""
    known = opponents().get(level)
    return text(known.name) if known is not None else level


def called(level: str) -> str:
    """Return the title of the opponent of a level, such as "the Gambler", or the name of a level without one."""
    return text(f"level-{level}-called") if has(f"level-{level}-called") else level_words(level)


def ai_names() -> Names:
    """Return the names for AIs by their level, in the language in use."""
    found = {}
    for level, opponent in opponents().items():
        own = f"level-{level}-person"
        found[level] = [text(own)] if has(own) else []
        found[level] += listed("names-women" if opponent.is_woman else "names-men")
    return found


def taken_over(name: str, was: Seat, now: Seat) -> str:
    """Return the sentence that another player or level decides for the seat of `name` now."""
    word = "joined" if now.is_human else "left" if was.is_human else "changed"
    return text(f"players-{word}", name=name, level=level_words(now.level))
