"""The moves of Sa-Rê as small tuples of ints, the kinds of open decisions, and their text notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.errors import FeluccaError
from game.rules.core.game import Move
from game.rules.sare.tables import RESOURCES, TILES, Tables

SETTLE: Final = 0
LAUNCH: Final = 1
ABANDON: Final = 2
DEMOLISH: Final = 3
READY: Final = 4
KEEP: Final = 5
PAY_GOLD: Final = 6
BARRACKS_PUSH: Final = 7
TEMPLE_LOOK: Final = 8
PLACE: Final = 9
SWAP: Final = 10
STOP: Final = 11
CONTINUE: Final = 12
SEIZE: Final = 13
SOFTEN: Final = 14
PASS: Final = 15
BUILD: Final = 16
DISCOUNT: Final = 17
PAY: Final = 18
WILD: Final = 19
CHARTER: Final = 20
FINISH: Final = 21
REDEEM: Final = 22
"""Move kinds and their arguments.

SETTLE space: put the next starting tile there. LAUNCH / ABANDON / DEMOLISH / BUILD tile space. READY: phase 1 is done.
KEEP wood stone gold: the contents of the Warehouses from now on. PAY_GOLD: one gold lowers the seat's own gauge.
BARRACKS_PUSH seat. TEMPLE_LOOK. PLACE index below: keep card `index` of the two, the other goes on top (0) or to the
bottom (1). SWAP seat wood stone gold: the net gain by the Market (negative: a loss). STOP, CONTINUE. SEIZE: the
Palace takes the card. SOFTEN how: 1 Gardens, 2 Library, 3 both. PASS: no reaction, no late Market. DISCOUNT resource:
the Port's choice. PAY hand tokens: how much of the resource asked for comes from the hand and from tokens; the rest is
paid otherwise. WILD jokers port caravans: how that rest is paid. CHARTER first second: two sources (0-2 hand, 3 hand
joker, 4-6 tokens of the craftsmen, 7 the Port's), ascending. FINISH: nothing more is built. REDEEM resource: a caravan
becomes this resource in the hand.
"""

AT_SETTLE: Final = 0
AT_SITES: Final = 1
AT_LOSS: Final = 2
AT_QUESTION: Final = 3
AT_TEMPLE: Final = 4
AT_PALACE: Final = 5
AT_TROUBLE: Final = 6
AT_MARKET: Final = 7
AT_BUILD: Final = 8
AT_DISCOUNT: Final = 9
AT_PAY: Final = 10
AT_WILD: Final = 11
AT_STORE: Final = 12
"""Kinds of open decisions; an entry of `stack` is (kind, seat, …).

AT_SETTLE seat tile · AT_SITES seat · AT_LOSS seat: a demolished Warehouse leaves too little room ·
AT_QUESTION seat paid · AT_TEMPLE seat · AT_PALACE seat · AT_TROUBLE seat amount alone ·
AT_MARKET seat: after the season · AT_BUILD seat · AT_DISCOUNT seat tile slot wood stone gold (the price) ·
AT_PAY seat tile slot wood stone gold rest (still to be paid; the rest is for jokers and caravans) ·
AT_WILD seat tile slot rest · AT_STORE seat.
"""
PAYING: Final = (AT_DISCOUNT, AT_PAY, AT_WILD)
"""The steps of a payment, after the BUILD that begins it."""

WORDS: Final = (
    "settle", "launch", "abandon", "demolish", "ready", "keep", "gold", "barracks", "temple", "place", "swap", "stop",
    "continue", "seize", "soften", "pass", "build", "discount", "pay", "wild", "charter", "finish", "redeem",
)  # fmt: skip
BARE: Final = frozenset({READY, PAY_GOLD, TEMPLE_LOOK, STOP, CONTINUE, SEIZE, PASS, FINISH})
ON_SITE: Final = frozenset({LAUNCH, ABANDON, DEMOLISH, BUILD})
PLACES: Final = ("top", "bottom")
WAYS: Final = ("", "gardens", "library", "gardens+library")
SOURCES: Final = (*RESOURCES, *(f"{name}-token" for name in RESOURCES))
NUMBERS: Final = {KEEP: 3, PAY: 2, WILD: 3}


def show(tables: Tables, move: Move) -> str:
    """Return the text of `move`: its word and its arguments, such as `launch market b2`."""
    kind, *args = move
    word = WORDS[kind]
    if kind in BARE:
        return word
    if kind in ON_SITE:
        return f"{word} {TILES[args[0]]} {tables.spaces[args[1]]}"
    if kind == SETTLE:
        return f"{word} {tables.spaces[args[0]]}"
    if kind == BARRACKS_PUSH:
        return f"{word} {args[0]}"
    if kind == PLACE:
        return f"{word} {args[0]} {PLACES[args[1]]}"
    if kind == SWAP:
        return f"{word} {args[0]} " + ",".join(f"{n:+d}" for n in args[1:])
    if kind == SOFTEN:
        return f"{word} {WAYS[args[0]]}"
    if kind in (DISCOUNT, REDEEM):
        return f"{word} {RESOURCES[args[0]]}"
    if kind == CHARTER:
        return f"{word} {SOURCES[args[0]]} {SOURCES[args[1]]}"
    return f"{word} " + ",".join(map(str, args))


def read(tables: Tables, text: str) -> Move:
    """Return the move that `text` denotes; raises FeluccaError quoting it."""
    word, *args = text.split() or [""]
    try:
        return _read(tables, WORDS.index(word), args)
    except (ValueError, IndexError):
        raise FeluccaError(f"{text!r} is not a move of Sa-Rê") from None


def _numbers(text: str, count: int) -> list[int]:
    values = [int(part) for part in text.split(",")]
    if len(values) != count:
        raise ValueError(text)
    return values


def _read(tables: Tables, kind: int, args: Sequence[str]) -> Move:
    if kind in BARE:
        () = args
        return (kind,)
    if kind in ON_SITE:
        tile, space = args
        return kind, TILES.index(tile), tables.spaces.index(space)
    if kind == CHARTER:
        first, second = sorted(SOURCES.index(source) for source in args)
        return kind, first, second
    if kind == PLACE:
        index, where = args
        return kind, int(index), PLACES.index(where)
    if kind == SWAP:
        seat, change = args
        return (kind, int(seat), *_numbers(change, 3))
    (only,) = args
    if kind == SETTLE:
        return kind, tables.spaces.index(only)
    if kind == BARRACKS_PUSH:
        return kind, int(only)
    if kind == SOFTEN:
        return kind, WAYS.index(only)
    if kind in (DISCOUNT, REDEEM):
        return kind, RESOURCES.index(only)
    return (kind, *_numbers(only, NUMBERS[kind]))
