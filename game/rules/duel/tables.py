"""The constants of a game: pieces and their values, the geometry of the market, zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.errors import FeluccaError
from game.rules.core.chance import DrawSource
from game.rules.core.universe import HAND_KIND, Universe, Zone, owned
from game.rules.duel.geometry import ORIENTATIONS, between_masks, fill_order, line_masks

FAMILIES: Final = ("cattle", "fish", "wheat", "marble", "ebony", "ivory")
COUNT: Final = 6
"""The number of families; the sold set of a family is at `seat * COUNT + family`."""
STATUE: Final = 6
"""The number that stands for wild tiles where a family is asked for; the families are 0 to 5."""
NAMES: Final = (*FAMILIES, "statue")

BACKS: Final = ("black", "grey", "red", "pirogue", "deben")
BLACK: Final = 0
GREY: Final = 1
RED: Final = 2
TOKEN: Final = 3
COIN: Final = 4

ZONES: Final = (
    *(Zone("pile"), Zone("box"), Zone("market")),
    *(*owned(HAND_KIND, 2), *owned("corruption", 2), *owned("sets", 2)),
    *(Zone("removed"), Zone("berths"), Zone("reserve"), Zone("offer")),
    *owned("pirogues", 2),
    Zone("bag"),
    *owned("deben", 2),
)
PILE: Final = 0
BOX: Final = 1
MARKET: Final = 2
HAND: Final = 3
CORRUPTION: Final = 5
SETS: Final = 7
REMOVED: Final = 9
BERTHS: Final = 10
RESERVE: Final = 11
OFFER: Final = 12
PIROGUES: Final = 13
BAG: Final = 15
DEBEN: Final = 16
"""The zones of the two players are consecutive: `HAND + seat`."""
BOX_PILE: Final = DrawSource("box")
TILE_PILE: Final = DrawSource("pile")
PIROGUE_PILE: Final = DrawSource("pirogues")
RESERVED: Final = DrawSource("reserve", returns=True)
DEBEN_BAG: Final = DrawSource("deben", returns=True)
THEFT: Final = DrawSource("theft", returns=True)
"""The sources of draws; the whole game is one epoch."""

POWERS: Final = (
    "queen",
    "vizier",
    "scribe",
    "thief",
    "merchant",
    "courtesan",
    "high-priest",
    "high-priestess",
    "architect",
)
QUEEN: Final = 0
VIZIER: Final = 1
SCRIBE: Final = 2
THIEF: Final = 3
MERCHANT: Final = 4
COURTESAN: Final = 5
PRIEST: Final = 6
PRIESTESS: Final = 7
ARCHITECT: Final = 8

TOKENS: Final = ("pyramid", "scarabs", "mummy", "snake-1", "snake-2", "seven", "deben-two", "eye", "finger")
PYRAMID: Final = 0
SCARABS: Final = 1
MUMMY: Final = 2
SNAKE_1: Final = 3
SNAKE_2: Final = 4
SEVEN: Final = 5
DEBEN_TWO: Final = 6
EYE: Final = 7
FINGER: Final = 8


def _count(numbers: Mapping[str, Any], name: str) -> int:
    value = numbers[name]
    if type(value) is not int or value < 1:
        raise ValueError(f"{name!r} must be a whole number from 1 on, not {value!r}")
    return value


class Tables:
    """The constants of the game for one set of numbers. Masks are over the ids of `universe` unless said otherwise.

    Pieces that share a back have consecutive ids: black goods by family, grey goods by family, characters, Pirogues,
    Deben. Raises FeluccaError for numbers that the game cannot be played with.
    """

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        try:
            self._set_numbers(numbers)
            pieces = self._tiles(numbers["goods"], numbers["characters"])
            pieces += self._tokens(numbers["pirogues"], numbers["deben"])
            self.universe = Universe(pieces, BACKS)
        except KeyError as error:
            raise FeluccaError(f"the numbers of the duel lack {error.args[0]!r}") from None
        except (TypeError, AttributeError, ValueError, IndexError) as error:
            raise FeluccaError(f"the duel cannot be played with these numbers: {error}") from None
        self._check()

    def _set_numbers(self, numbers: Mapping[str, Any]) -> None:
        self.size: int = numbers["market_size"]
        if type(self.size) is not int or self.size not in (4, 6, 8):
            raise ValueError(f"'market_size' must be 4, 6 or 8, not {self.size!r}")
        self.squares = self.size * self.size
        self.fill = fill_order(self.size)
        self.centre = sum(1 << square for square in self.fill[:4])
        """The mask of the four centre squares; `lines`, `star` (all lines of a square) and `between` are such masks."""
        self.lines = line_masks(self.size)
        self.star = tuple(
            self.lines[4 * s] | self.lines[4 * s + 1] | self.lines[4 * s + 2] | self.lines[4 * s + 3]
            for s in range(self.squares)
        )
        self.between = between_masks(self.size)
        self.starting_tiles = _count(numbers, "starting_tiles")
        self.berths = _count(numbers, "berths")
        self.set_size = _count(numbers, "set_size")
        self.corruption_step = _count(numbers, "corruption_step")
        self.queen_tiles = _count(numbers, "queen_tiles")
        self.courtesan_tiles = _count(numbers, "courtesan_tiles")
        self.hand_limit = _count(numbers, "hand_limit")
        self.architect_tokens = _count(numbers, "architect_tokens")
        self.scarabs_bonus = _count(numbers, "scarabs_bonus")
        self.seven_points = _count(numbers, "seven_points")
        self.deben_two_points = _count(numbers, "deben_two_points")
        self.eye_deben = _count(numbers, "eye_deben")
        self.scarabs_families = tuple(sorted(FAMILIES.index(name) for name in numbers["scarabs_families"]))
        self.snakes = (_count(numbers["snakes"], "snake-1"), _count(numbers["snakes"], "snake-2"))
        """The corruption of the Snakes, the smaller first."""

    def _tiles(self, goods: Mapping[str, Any], characters: Sequence[str]) -> list[tuple[str, int]]:
        black: list[tuple[str, int]] = []
        grey: list[tuple[str, int]] = []
        kinds: dict[int, list[tuple[int, int, str]]] = {BLACK: [], GREY: []}
        for number, name in enumerate(NAMES):
            row = goods[name]
            plain = [(0, text) for text in row["without"]]
            worthy = [(int(row["scarabs"]), text) for text in row["with"]]
            for index, (scarabs, text) in enumerate(plain + worthy, start=1):
                black.append((f"{name}.{index}", BLACK))
                kinds[BLACK].append((number, scarabs, text))
            for index, text in enumerate(row["grey"], start=len(plain) + len(worthy) + 1):
                grey.append((f"{name}.{index}", GREY))
                kinds[GREY].append((number, 0, text))
        kind = kinds[BLACK] + kinds[GREY]
        self.greys = len(grey)
        people = [tuple(name.rsplit(".", 1)) for name in characters]
        first = len(kind)
        self.family: tuple[int, ...] = (*(f for f, _, _ in kind), *(NAMES.index(name) for _, name in people))
        """The family of each tile, STATUE for wild ones."""
        self.scarabs: tuple[int, ...] = (*(n for _, n, _ in kind), *(0 for _ in people))
        self.mark: tuple[int, ...] = (*(ORIENTATIONS.index(text[0]) for _, _, text in kind), *(-1 for _ in people))
        """The orientation each tile gives the Ankh, -1 for characters."""
        self.icons = sum(1 << i for i, (_, _, text) in enumerate(kind) if text.endswith("D"))
        self.powers: dict[int, int] = {first + i: POWERS.index(name) for i, (name, _) in enumerate(people)}
        self.tiles = (1 << len(self.family)) - 1
        self.characters = self.tiles >> first << first
        self.families: tuple[int, ...] = tuple(
            sum(1 << i for i, f in enumerate(self.family) if f == number) for number in range(len(NAMES))
        )
        """The tiles of each family, its characters too; the last entry is the wild ones."""
        self.wild = self.families[STATUE]
        self.goods: tuple[int, ...] = tuple(mask & ~self.characters for mask in self.families)
        self.openers = (self.goods, self.families)
        """By option, for each family, the tiles of which a new set needs at least one: the goods, or any tile."""
        self.scarabbed = sum(1 << i for i, n in enumerate(self.scarabs) if n)
        self.worth: tuple[int, ...] = tuple(int(goods[name]["scarabs"]) for name in FAMILIES)
        """The scarabs on each tile of a family, where there are any."""
        self._classes(len(black), first)
        return [*black, *grey, *((name, RED) for name in characters)]

    def _classes(self, blacks: int, first: int) -> None:
        """Group the tiles that are alike in a hand: family, scarabs and back; every character is unique."""
        groups: dict[tuple[int, int, int, int], int] = {}
        for i, f in enumerate(self.family):
            back = BLACK if i < blacks else GREY if i < first else RED
            key = (f, self.scarabs[i], back, i if back == RED else -1)
            groups[key] = groups.get(key, 0) | 1 << i
        self.classes: tuple[tuple[int, ...], ...] = tuple(
            tuple(mask for key, mask in groups.items() if key[0] == number) for number in range(len(NAMES))
        )
        """For each family (the last is the wild tiles) the masks of tiles that are alike in a hand."""
        self.alike: tuple[int, ...] = tuple(
            next(mask for masks in self.classes for mask in masks if mask >> i & 1) for i in range(len(self.family))
        )
        """For each tile the mask of the tiles like it, itself included."""

    def _tokens(self, pirogues: Mapping[str, int], deben: Sequence[int]) -> list[tuple[str, int]]:
        start = len(self.family)
        kinds = [kind for kind, name in enumerate(TOKENS) for _ in range(pirogues[name])]
        self.token_kind: dict[int, int] = {start + i: kind for i, kind in enumerate(kinds)}
        self.token_masks: tuple[int, ...] = tuple(
            sum(1 << piece for piece, k in self.token_kind.items() if k == kind) for kind in range(len(TOKENS))
        )
        names = [
            name if pirogues[name] == 1 else f"{name}.{i}" for name in TOKENS for i in range(1, pirogues[name] + 1)
        ]
        coins = start + len(kinds)
        values = sorted(int(value) for value in deben)
        self.coin_values: dict[int, int] = {coins + i: value for i, value in enumerate(values)}
        self.ranking: tuple[int, ...] = tuple(
            sum(1 << piece for piece, value in self.coin_values.items() if value == worth)
            for worth in sorted(set(values), reverse=True)
        )
        """The Deben of each value, the highest first."""
        return [*((name, TOKEN) for name in names), *((f"deben.{i}", COIN) for i in range(1, len(values) + 1))]

    def _check(self) -> None:
        needed = 2 * self.starting_tiles + 4
        if self.greys < needed:
            raise FeluccaError(f"the duel needs {needed} starting tiles, but its numbers have {self.greys}")
        alike = max((family | self.wild).bit_count() for family in self.families)
        if alike < self.set_size:
            raise FeluccaError(f"the duel needs {self.set_size} tiles for a set, but its numbers have {alike}")
        if len(self.token_kind) < self.berths:
            raise FeluccaError(f"the duel needs {self.berths} Pirogues, but its numbers have {len(self.token_kind)}")
        if not self.coin_values:
            raise FeluccaError("the duel needs at least one Deben")

    def start(self) -> dict[int, int]:
        """Return the zones of all pieces before the set-up: zone -> mask."""
        backs = self.universe.back_masks
        return {PILE: backs[BLACK] | backs[RED], BOX: backs[GREY], RESERVE: backs[TOKEN], BAG: backs[COIN]}
