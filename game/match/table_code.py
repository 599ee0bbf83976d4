"""Tables that repeat: a short code names a table, and everybody who opens it meets the same luck and the same AIs.

The seed of such a table is the code itself and its salt follows from it, so that a person could compute the luck to
come; the AIs are never given either. AIs think in nodes alone there, whatever pace is chosen.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import prod
from typing import Final

from game import registry
from game.components.load import numbers
from game.errors import FeluccaError, sentence
from game.match.opponents import opponents
from game.match.random_stream import Secret
from game.match.seats import Seat, ai, human
from game.registry import GAMES
from game.rules.core.game import Option

PREFIX: Final = "FEL"
LEVELS: Final = (
    *("random", "apprentice", "scribe", "merchant", "miser", "gambler", "hoarder", "spoiler"),
    *("steward", "vizier", "pharaoh", "racer", "connoisseur", "gossip", "copycat", "ferryman", "pedlar"),
)
"""The levels by their number in a code: only ever lengthened, because codes are kept."""
NUMBERS: Final = 1 << 36
"""The number of tables for each game, options, line-up and seat."""
FOUR: Final = 4
"""The number of tables in a match between people who each play at their own computer."""
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 letters: without I, L, O and U."""
_ALIKE: Final = str.maketrans("OIL", "011")
_LONG, _GROUP = 15, 5
_VERSION = 1
_SEATS, _PLACES, _LEVELS, _OPTIONS, _GAMES = 4, 4, 32, 32, 8
_CHECK: Final = 1021
"""A code is a multiple of this prime: so no single wrong letter and no two exchanged ones make another code."""


@dataclass(frozen=True, slots=True)
class TableCode:
    """A table that repeats: the game, its options that are not the defaults, the levels of the AIs in the order of
    play after the person, the person's seat, and the number of the table (0 to NUMBERS - 1).
    """

    game: str
    opponents: tuple[str, ...]
    seat: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    number: int = 0

    @property
    def secret(self) -> Secret:
        """The seed and the salt of the table."""
        seed = self.encode()
        return Secret(seed, hashlib.sha256(f"felucca/{seed}/salt".encode()).hexdigest()[:32])

    def seats(self, person: str, names: Sequence[str]) -> list[Seat]:
        """Return the players in their seats: `person`, and the AIs called by `names` in the order of play after it."""
        many = len(self.opponents) + 1
        found = [human(person)] * many
        for after, (level, name) in enumerate(zip(self.opponents, names, strict=False), 1):
            found[(self.seat + after) % many] = ai(level, name)
        return found

    def encode(self) -> str:
        """Return the code, as `FEL-7K3M9-QXDTN-2P0AB`; raises FeluccaError for a table that no code can name."""
        try:
            known, game = _choices(self.game), GAMES.index(self.game)
            chosen = [option.values.index(self.options.get(option.name, option.values[0])) for option in known]
            levels = [LEVELS.index(level) for level in self.opponents]
        except ValueError:
            asked = f"{self.game} {list(self.opponents)} {dict(self.options)}"
            raise FeluccaError(f"no code can name this table: {asked}") from None
        code = 0
        for option, choice in zip(known, chosen, strict=True):
            code = code * len(option.values) + choice
        levels += [0] * (_SEATS - 1 - len(levels))
        digits = [(code, _OPTIONS), (len(self.opponents), _SEATS), (self.seat, _PLACES), (game, _GAMES)]
        value = _VERSION
        for digit, base in (*digits, *((level, _LEVELS) for level in levels), (self.number, NUMBERS)):
            value = value * base + digit
        value *= 1 << 10
        value += -value % _CHECK
        letters = "".join(_LETTERS[value >> 5 * at & 31] for at in reversed(range(_LONG)))
        return "-".join((PREFIX, *(letters[at : at + _GROUP] for at in range(0, _LONG, _GROUP))))


def decode(text: str) -> TableCode:
    """Return the table of a code, in whatever case and grouping, with O for 0, I and L for 1.

    Raises FeluccaError with one sentence for anything else.
    """
    letters = re.sub(r"[\s‐-―-]", "", text.upper()).removeprefix(PREFIX).translate(_ALIKE)
    if len(letters) != _LONG or set(letters) - set(_LETTERS):
        raise FeluccaError(sentence("error-code-form", "a code looks like FEL-7K3M9-QXDTN-2P0AB"))
    value = 0
    for letter in letters:
        value = value * 32 + _LETTERS.index(letter)
    wrong = sentence("error-code-wrong", "no table has this code: at least one character is wrong")
    if value % _CHECK:
        raise FeluccaError(wrong)
    value >>= 10
    value, number = divmod(value, NUMBERS)
    found: list[int] = []
    for base in (*(_LEVELS,) * (_SEATS - 1), _GAMES, _PLACES, _SEATS, _OPTIONS):
        value, digit = divmod(value, base)
        found.append(digit)
    *levels, game, seat, many, options = found
    newer = sentence("error-code-newer", "this code comes from a newer version of Felucca: please update")
    levels = levels[::-1]
    if value != _VERSION or game >= len(GAMES) or max(levels) >= len(LEVELS):
        raise FeluccaError(newer)
    name, known = GAMES[game], _choices(GAMES[game])
    lineup = tuple(LEVELS[level] for level in levels[:many])
    if any(level not in opponents() for level in lineup):
        raise FeluccaError(newer)
    if not many or seat > many or options >= prod(len(option.values) for option in known):
        raise FeluccaError(wrong)
    chosen: dict[str, str] = {}
    for option in reversed(known):
        options, choice = divmod(options, len(option.values))
        if choice:
            chosen[option.name] = option.values[choice]
    return TableCode(name, lineup, seat, chosen, number)


def four_tables(first: TableCode) -> tuple[TableCode, ...]:
    """Return the tables of the match of four that begins at a table.

    At each the person sits one seat further on, so that in a game of four players each seat is taken once, and the AIs
    keep their order after the person. The numbers of the other tables follow from the code of the first.
    """
    code, many = first.encode(), len(first.opponents) + 1
    found = [first]
    for at in range(1, FOUR):
        digest = hashlib.sha256(f"felucca/{code}/{at}".encode()).digest()
        number = int.from_bytes(digest[:7], "big") % NUMBERS
        found.append(replace(first, seat=(first.seat + at) % many, number=number))
    return tuple(found)


@lru_cache(maxsize=8)
def _choices(game: str) -> tuple[Option, ...]:
    """Return the options of a game."""
    return registry.make(game, numbers(game)).options
