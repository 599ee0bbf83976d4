"""The moves of Sobek and their notation.

A move is a tuple that starts with its kind. `cards` is a mask, `slot` a family or 6 for amulets alone, places on the
quays count from 0 in the move and from 1 in the notation. An open decision on the stack is `(kind, seat, …)` with the
kind of the moves that answer it.
"""

from __future__ import annotations

from typing import Final

from game.errors import FeluccaError
from game.rules.core.bits import mask_of, members
from game.rules.core.game import Move
from game.rules.core.universe import MAX_SEATS, Universe
from game.rules.sobek.tables import BACKS, CARD_BACKS, FAMILIES

TAKE: Final = 0
"""(TAKE, place): take a card from the quays (S-3.1)."""
PLAY: Final = 1
"""(PLAY, card): play a character (S-3.2)."""
SET: Final = 2
"""(SET, slot, cards): play a set; family cards in slot 6 turn the amulets that lie there into their set (S-3.3)."""
EVENT: Final = 3
"""(EVENT, token): choose an event token (S-6)."""
GUILD: Final = 4
"""(GUILD, seat): the opponent whose marker goes back (S-6.1); decision (GUILD, seat, symbol)."""
CURSE: Final = 5
"""(CURSE, seat): the opponent that gets the Curse (S-6.3); decision (CURSE, seat, token)."""
PROSPER: Final = 6
"""(PROSPER, slot): the seat's own set that gets the Prosperity (S-6.4); decision (PROSPER, seat, token)."""
STEAL: Final = 7
"""(STEAL, seat, back): the victim of the Thief and the back of the card taken (S-5.3)."""
SHED: Final = 8
"""(SHED, cards): the cards that a Scribe's victim puts under the tile (S-5.4); decision (SHED, seat, number)."""
SEARCH: Final = 9
"""(SEARCH, seat): the opponent whose corruption the Vizier looks at (S-5.5)."""
GRAB: Final = 10
"""(GRAB, card): the card the Vizier takes (S-5.5); decision (GRAB, seat, victim)."""
ADD: Final = 11
"""(ADD, slot, cards): the cards that the Courtesan adds (S-5.6)."""
FETCH: Final = 12
"""(FETCH, place): the card the Merchant takes (S-5.7)."""
PURGE: Final = 13
"""(PURGE, family): the family that a Priest discards from the seat's own corruption (S-5.2)."""
STARTER: Final = 14
"""(STARTER, seat): the seat that starts the round (S-2.5)."""
LAY: Final = 15
"""(LAY, slot, cards): lay a horizontal set (S-4.3)."""
DONE: Final = 16
"""(DONE,): lay no more; also answers the decision LAY (S-4.3)."""

WORDS: Final = (
    "take",
    "play",
    "set",
    "event",
    "guild",
    "curse",
    "prosper",
    "steal",
    "shed",
    "search",
    "grab",
    "add",
    "fetch",
    "purge",
    "starter",
    "lay",
    "done",
)

SHAPES: Final = (
    "place",
    "piece",
    "slot cards",
    "piece",
    "seat",
    "seat",
    "slot",
    "seat back",
    "cards",
    "seat",
    "piece",
    "slot cards",
    "place",
    "slot",
    "seat",
    "slot cards",
    "",
)
"""The types of the arguments of each kind of move."""


def show(move: Move, universe: Universe) -> str:
    """Return `move` in text notation, e.g. `set wheat wheat.1+wheat.2+amulet.1`."""
    words = [WORDS[move[0]]]
    for shape, value in zip(SHAPES[move[0]].split(), move[1:], strict=True):
        if shape == "place":
            words.append(str(value + 1))
        elif shape == "slot":
            words.append(FAMILIES[value])
        elif shape == "cards":
            words.append("+".join(universe.show(i) for i in members(value)) or "-")
        elif shape == "seat":
            words.append(universe.show(universe.seat(value)))
        elif shape == "back":
            words.append(BACKS[value])
        else:
            words.append(universe.show(value))
    return " ".join(words)


def read(text: str, universe: Universe) -> Move:
    """Return the move that `text` denotes; raises FeluccaError quoting it."""
    words = text.split()
    if not words or words[0] not in WORDS:
        raise FeluccaError(f"{text!r} is not a move of Sobek: it starts with none of {', '.join(WORDS)}")
    kind = WORDS.index(words[0])
    shapes = SHAPES[kind].split()
    if len(shapes) != len(words) - 1:
        raise FeluccaError(f"{text!r} is not a move of Sobek: '{words[0]}' takes {len(shapes)} words")
    try:
        return (kind, *(_read_word(shape, word, universe) for shape, word in zip(shapes, words[1:], strict=True)))
    except ValueError as error:
        raise FeluccaError(f"{text!r} is not a move of Sobek: {error}") from None


def _read_word(shape: str, word: str, universe: Universe) -> int:
    if shape == "place":
        if not word.isdecimal() or int(word) < 1:
            raise ValueError(f"{word!r} is no place on the quays")
        return int(word) - 1
    if shape == "slot":
        if word not in FAMILIES:
            raise ValueError(f"{word!r} is no family")
        return FAMILIES.index(word)
    if shape == "back":
        if word not in BACKS[:CARD_BACKS]:
            raise ValueError(f"{word!r} is no back of a card")
        return BACKS.index(word)
    if shape == "cards":
        names = [] if word == "-" else word.split("+")
        ids = [_read_piece(name, universe) for name in names]
        if len(set(ids)) != len(ids):
            raise ValueError(f"{word!r} names a card twice")
        return mask_of(ids)
    if shape == "seat":
        seat = universe.id(word) - universe.size
        if not 0 <= seat < MAX_SEATS:
            raise ValueError(f"{word!r} is no seat")
        return seat
    return _read_piece(word, universe)


def _read_piece(name: str, universe: Universe) -> int:
    piece = universe.id(name)
    if piece >= universe.size:
        raise ValueError(f"{name!r} is no piece")
    return piece
