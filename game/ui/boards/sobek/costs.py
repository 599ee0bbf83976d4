"""What a move leaves to the next player, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.rules.sobek import moves
from game.ui.boards.sobek.selection import TURN, Selection
from game.ui.boards.sobek.words import Words


def left_by_take(choice: Selection, words: Words, at: int) -> str:
    """Return what taking the card at a place of the quays leaves, empty if that is no move of the viewer."""
    quays = choice.state.quays
    if choice.kind == moves.FETCH:
        return _left(choice, words, [*quays[:at], *quays[at + 1 :]])
    return _left(choice, words, quays[at + 1 :]) if choice.kind == TURN and choice.is_mine else ""


def left_as_it_is(choice: Selection, words: Words) -> str:
    """Return what the next player can take after a move that takes nothing from the quays."""
    return _left(choice, words, choice.state.quays, key="about-leaves-unless")


def _left(choice: Selection, words: Words, quays: Sequence[int], key: str = "about-leaves") -> str:
    """Return what the next player can take from `quays`: the first card free, the others for corruption (S-3.1)."""
    state = choice.state
    if not quays:
        return text("about-leaves-delivery" if state.deck else "about-leaves-end")
    first, *others = quays[: choice.tables.reach]
    name, card = words.plain_seat((choice.seat + 1) % state.seats), words.card(first, has_article=True)
    return text(key, name=name, card=card, count=len(others), others=words.some(others))
