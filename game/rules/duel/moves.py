"""Moves: tuples of ints, a kind and its arguments, and their text notation."""

from __future__ import annotations

from typing import Final

from game.errors import FeluccaError
from game.rules.core.bits import mask_of, members
from game.rules.core.game import Move
from game.rules.duel.geometry import ORIENTATIONS, read_square, show_square
from game.rules.duel.tables import BACKS, COURTESAN, MERCHANT, NAMES, PRIEST, PRIESTESS, SCARABS, THIEF, Tables
from game.rules.duel.tables import FINGER as FINGER_TOKEN

TAKE: Final = 0
"""`(TAKE, square)`: take the tile; `take c3`."""
EXCHANGE: Final = 1
"""`(EXCHANGE,)`: give up the tile just taken for a Deben (D-3.1b); `exchange`."""
REFILL: Final = 2
"""`(REFILL,)`: fill the market, to take a centre tile next (D-3.1c); `refill`."""
SELL: Final = 3
"""`(SELL, family, tiles)`: sell the mask of tiles to the set of the family; `sell wheat wheat.1+wheat.4+statue.2`."""
PLAY: Final = 4
"""`(PLAY, character, …)`: Thief: back; Merchant: square; Priests: family or STATUE; Courtesan: family, tiles.

`play queen.ivory`, `play thief.fish grey`, `play merchant.wheat c3`, `play high-priest.ebony fish`,
`play courtesan.wheat fish fish.2+statue.1`; without further words where the power has no target.
"""
ORIENT: Final = 5
"""`(ORIENT, orientation)`: turn the Ankh (D-3.1a); `turn h`, `turn v`, `turn /`, `turn \\`."""
USE: Final = 6
"""`(USE, token, …)`: use a Pirogue; Scarabs: family; Finger: square.

`use seven`, `use scarabs.1 fish`, `use finger.2 c3`; without further words where the token has no target.
"""
PICK: Final = 7
"""`(PICK, tile)`: the Vizier's choice; `pick wheat.3`."""
DISCARD: Final = 8
"""`(DISCARD, tiles)`: the tiles that a Scribe's victim puts under their corruption; `discard wheat.1+ivory.2`."""
KEEP: Final = 9
"""`(KEEP,)`: keep the tile just taken, although it could be exchanged for a Deben (D-3.1b); `keep`."""

WORDS: Final = ("take", "exchange", "refill", "sell", "play", "turn", "use", "pick", "discard", "keep")


def show(tables: Tables, move: Move) -> str:
    """Return `move` in text notation."""
    kind, *rest = move
    return " ".join((WORDS[kind], *_show_rest(tables, kind, rest)))


def _show_tiles(tables: Tables, mask: int) -> str:
    return "+".join(tables.universe.show(tile) for tile in members(mask))


def _show_rest(tables: Tables, kind: int, rest: list[int]) -> list[str]:
    if kind == TAKE:
        return [show_square(rest[0], tables.size)]
    if kind == SELL:
        return [NAMES[rest[0]], _show_tiles(tables, rest[1])]
    if kind == ORIENT:
        return [ORIENTATIONS[rest[0]]]
    if kind == DISCARD:
        return [_show_tiles(tables, rest[0])]
    if kind in (REFILL, EXCHANGE, KEEP):
        return []
    words = [tables.universe.show(rest[0])]
    if len(rest) == 1:
        return words
    power, token = tables.powers.get(rest[0], -1), tables.token_kind.get(rest[0], -1)
    if power == MERCHANT or token == FINGER_TOKEN:
        words.append(show_square(rest[1], tables.size))
    elif power == THIEF:
        words.append(BACKS[rest[1]])
    else:
        words.append(NAMES[rest[1]])
    if len(rest) == 3:
        words.append(_show_tiles(tables, rest[2]))
    return words


def read(tables: Tables, text: str) -> Move:
    """Return the move that `text` denotes; raises FeluccaError quoting it."""
    words = text.split()
    try:
        return (WORDS.index(words[0]), *_read_rest(tables, words[0], words[1:]))
    except (ValueError, IndexError):
        raise FeluccaError(f"{text!r} is not a move of the duel") from None


def _read_tiles(tables: Tables, text: str) -> int:
    tiles = [tables.universe.id(name) for name in text.split("+")]
    if len(set(tiles)) != len(tiles) or any(not tables.tiles >> tile & 1 for tile in tiles):
        raise ValueError(text)
    return mask_of(tiles)


def _read_rest(tables: Tables, word: str, words: list[str]) -> list[int]:
    if word == "take":
        (square,) = words
        return [read_square(square, tables.size)]
    if word in ("refill", "exchange", "keep"):
        () = words
        return []
    if word == "sell":
        family, tiles = words
        return [NAMES.index(family), _read_tiles(tables, tiles)]
    if word == "turn":
        (orientation,) = words
        return [ORIENTATIONS.index(orientation)]
    if word == "discard":
        (tiles,) = words
        return [_read_tiles(tables, tiles)]
    piece = tables.universe.id(words[0])
    return [piece, *_read_target(tables, word, piece, words[1:])]


def _read_target(tables: Tables, word: str, piece: int, words: list[str]) -> list[int]:
    if not words:
        return []
    power = tables.powers.get(piece, -1) if word == "play" else -1
    token = tables.token_kind.get(piece, -1) if word == "use" else -1
    if power == COURTESAN:
        family, tiles = words
        return [NAMES.index(family), _read_tiles(tables, tiles)]
    (target,) = words
    if power == MERCHANT or token == FINGER_TOKEN:
        return [read_square(target, tables.size)]
    if power == THIEF:
        return [BACKS.index(target)]
    if power in (PRIEST, PRIESTESS) or token == SCARABS:
        return [NAMES.index(target)]
    raise ValueError(target)
