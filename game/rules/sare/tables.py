"""The constants of a game: pieces, costs and the geometry of a city, built from the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.errors import FeluccaError
from game.rules.core.chance import DrawSource
from game.rules.core.universe import Universe, Zone, owned

WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
JOKER: Final = 3
RESOURCES: Final = ("wood", "stone", "gold", "joker")

PORT: Final = 0
PYRAMID: Final = 1
BARRACKS: Final = 2
TEMPLE: Final = 3
MARKET: Final = 4
LIBRARY: Final = 5
GARDENS: Final = 6
PALACE: Final = 7
CARPENTER: Final = 8
STONECUTTER: Final = 9
GOLDSMITH: Final = 10
WAREHOUSE: Final = 11
MASTER: Final = 12
TILES: Final = (
    "port", "pyramid", "barracks", "temple", "market", "library", "gardens", "palace",
    "carpenter", "stonecutter", "goldsmith", "warehouse", "master-builder",
)  # fmt: skip
TYPES: Final = 13
ADMINISTRATIVE: Final = range(BARRACKS, PALACE + 1)
PRODUCTION: Final = range(CARPENTER, MASTER + 1)
BARRACKS_BIT: Final = 1 << 0
TEMPLE_BIT: Final = 1 << 1
MARKET_BIT: Final = 1 << 2
LIBRARY_BIT: Final = 1 << 3
GARDENS_BIT: Final = 1 << 4
PALACE_BIT: Final = 1 << 5
"""Masks of administrative buildings have bit tile - BARRACKS."""
TRADES: Final = (CARPENTER, STONECUTTER, GOLDSMITH)
"""TRADES[k] is the craftsman of resource k."""

FACES: Final = ("wood", "stone", "gold", "trouble", "double-trouble", "horus", "hoshekh")
TROUBLE: Final = 3
DOUBLE_TROUBLE: Final = 4
HORUS: Final = 5
HOSHEKH: Final = 6
SEASON_BACK: Final = 0
DOUBLE_BACK: Final = 1
BACKS: Final = ("season", "double")

TURN_ORDER: Final = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats)) for seats in range(5)
)
"""TURN_ORDER[seats][first] lists the seats in turn order."""
NOT_STANDING: Final = 4
"""The value of FIRST_STANDING and NEXT_STANDING where there is no such seat."""
FIRST_STANDING: Final = tuple(
    tuple(
        tuple(next((seat for seat in order if standing >> seat & 1), NOT_STANDING) for standing in range(16))
        for order in orders
    )
    for orders in TURN_ORDER
)
"""FIRST_STANDING[seats][first][standing] is the first seat in turn order whose obelisk stands."""
NEXT_STANDING: Final = tuple(
    tuple(
        tuple(
            tuple(
                next((later for later in order[order.index(seat) + 1 :] if standing >> later & 1), NOT_STANDING)
                for standing in range(16)
            )
            for seat in range(len(order))
        )
        for order in orders
    )
    for orders in TURN_ORDER
)
"""NEXT_STANDING[seats][first][seat][standing] is the next standing seat after `seat`, until the order ends."""

SCENARIOS: Final = ("scribe", "priest", "pharaoh", "first-pyramid")
SCRIBE: Final = 0
PRIEST: Final = 1
PHARAOH: Final = 2
FIRST_PYRAMID: Final = 3

SPACES: Final = 12
"""A space has two slots: slot `space` and, for the second of two production tiles, slot `space + SPACES`."""
ALL_SPACES: Final = (1 << SPACES) - 1

ZONES: Final = (
    *map(Zone, ("pile", "double", "spent", "shoe", "removed", "temple", "top")),
    *map(Zone, ("bottom.1", "bottom.2", "bottom.3", "bottom.4")),
    *map(Zone, ("shown", "discard", "second", "dark", "gone")),
    *owned("kept", 4),
    *owned("palace", 4),
)
PILE: Final = 0
DOUBLE: Final = 1
SPENT: Final = 2
SHOE: Final = 3
REMOVED: Final = 4
TEMPLE_HAND: Final = 5
TOP: Final = 6
BOTTOM: Final = 7
SHOWN: Final = 11
DISCARD: Final = 12
SECOND: Final = 13
DARK: Final = 14
GONE: Final = 15
KEPT: Final = 16
PALACE_ZONE: Final = KEPT + 4
"""The zones with a number are consecutive: BOTTOM + order, KEPT + seat, PALACE_ZONE + seat."""
DOUBLES: Final = DrawSource("doubles", returns=True)
SEASON_CARDS: Final = DrawSource("season", returns=True)
DARKNESS: Final = DrawSource("dark", returns=True)
"""The sources of draws; the epochs of the season cards and of darkness are the rounds.

They return: equal season cards change places when one is shown (`publish`), and the doubles are gathered again.
"""


def _is_count(value: object, least: int = 0) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def _wrong(name: str, what: str) -> FeluccaError:
    return FeluccaError(f"the rules of Sa-Rê cannot be played with this '{name}': {what}")


def _demand(holds: bool, name: str, what: str) -> None:
    if not holds:
        raise _wrong(name, what)


def _counts(numbers: Mapping[str, Any], name: str, keys: tuple[str, ...]) -> dict[str, int]:
    value = numbers.get(name)
    if not isinstance(value, Mapping) or set(value) != set(keys) or not all(map(_is_count, value.values())):
        raise _wrong(name, f"it must give a number for each of {', '.join(keys)}")
    return dict(value)


def _price(value: object, name: str) -> tuple[int, int, int]:
    if not isinstance(value, (list, tuple)) or len(value) != 3 or not all(map(_is_count, value)):
        raise _wrong(name, f"{value!r} is not three numbers for wood, stone and gold")
    return value[0], value[1], value[2]


def _number(numbers: Mapping[str, Any], name: str, least: int) -> int:
    value = numbers.get(name)
    if not isinstance(value, int) or not _is_count(value, least):
        raise _wrong(name, f"it must be a number of at least {least}")
    return value


def _listed(numbers: Mapping[str, Any], name: str, holds: Callable[[Sequence[Any]], bool], what: str) -> Sequence[Any]:
    """Return a list that is not empty and for which `holds` is true."""
    value = numbers.get(name)
    if not isinstance(value, (list, tuple)) or not value or not holds(value):
        raise _wrong(name, what)
    return value


class Tables:
    """The numbers of a game in the form the rules use; raises FeluccaError for numbers it cannot be played with.

    Masks of spaces have 12 bits, masks of slots 24; spaces count row by row from the top left.
    """

    __slots__ = (
        "admin_growth", "caravans", "costs", "double_gains", "faces", "hoods", "neighbours", "nile",
        "priest", "pyramid_costs", "pyramid_steps", "red", "resources", "season_cards", "seats", "sites_per_master",
        "spaces", "start_store", "storage", "supply", "tiles_each", "twins", "universe",
    )  # fmt: skip

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self._read_pieces(numbers)
        self._read_site(numbers)
        supply = _counts(numbers, "supply", RESOURCES)
        self.supply = tuple(supply[name] for name in RESOURCES)
        self.tiles_each = _number(numbers, "tiles_each", 1)
        costs = numbers.get("costs")
        built = tuple(name for name in TILES if name != "pyramid")
        if not isinstance(costs, Mapping) or set(costs) != set(built):
            raise _wrong("costs", f"it must give the price of each of {', '.join(built)}")
        self.costs = tuple((0, 0, 0) if name == "pyramid" else _price(costs[name], "costs") for name in TILES)
        self.red = _number(numbers, "gauge_red", 5)
        self.caravans = _number(numbers, "caravans", 0)
        self.start_store = _price(numbers.get("start_store"), "start_store")
        self.sites_per_master = _number(numbers, "sites_per_master", 1)
        self.storage = _number(numbers, "storage", 1)
        _demand(sum(self.start_store) <= self.storage, "start_store", "it does not fit into one Warehouse")
        self.admin_growth = _number(numbers, "growth_administrative", 1)
        self.priest = _number(numbers, "priest_administrative", 0)
        _demand(self.priest <= 6, "priest_administrative", "there are six administrative buildings")
        most = self.seats[-1]
        jokers = sum(self.pyramid_steps[:most]) + 2 * most
        _demand(supply["joker"] >= jokers, "supply", f"pyramids, ports and libraries need up to {jokers} jokers")
        for name, start in zip(RESOURCES, self.start_store, strict=False):
            _demand(supply[name] >= start * most, "supply", f"the start needs {start * most} {name}")

    def _read_pieces(self, numbers: Mapping[str, Any]) -> None:
        what = "it must list numbers of players from 2 to 4"
        self.seats = tuple(sorted(set(_listed(numbers, "seats", lambda seats: set(seats) <= {2, 3, 4}, what))))
        cards = _counts(numbers, "cards", FACES)
        _demand(sum(cards.values()) >= 10, "cards", "a season needs at least 10 cards")
        pieces: list[tuple[str, int]] = []
        faces: list[int] = []
        for face, name in enumerate(FACES):
            count = cards[name]
            names = [name] if count == 1 else [f"{name}.{number}" for number in range(1, count + 1)]
            pieces += [(piece, SEASON_BACK) for piece in names]
            faces += [face] * count
        what = "it must list different cards such as wood-stone"
        doubles = _listed(numbers, "doubles", lambda cards: len(set(cards)) == len(cards), what)
        gains = []
        for name in doubles:
            kinds = str(name).split("-")
            _demand(len(kinds) == 2 and set(kinds) <= set(FACES[:3]), "doubles", f"{name!r} is not two resources")
            gains.append((RESOURCES.index(kinds[0]), RESOURCES.index(kinds[1])))
            pieces.append((name, DOUBLE_BACK))
            faces.append(len(FACES) + len(gains))
        self.universe = Universe(pieces, BACKS, faces)
        self.faces = tuple(faces)
        self.twins = self.universe.twins
        first_double = len(faces) - len(gains)
        self.season_cards = tuple(range(first_double))
        """The ids of all cards of the shoe."""
        self.double_gains = {first_double + at: pair for at, pair in enumerate(gains)}
        self.resources = sum(1 << i for i, face in enumerate(faces) if face <= GOLD)
        """The mask of the season cards that show one resource."""

    def _read_site(self, numbers: Mapping[str, Any]) -> None:
        columns, rows = _number(numbers, "columns", 1), _number(numbers, "rows", 1)
        _demand(columns * rows == SPACES, "columns", f"columns times rows must make {SPACES} spaces")
        self.spaces = tuple("abcdefghijkl"[space % columns] + str(space // columns + 1) for space in range(SPACES))
        """The names of the spaces: column letter and row number, `a1` at the top left."""
        near = []
        for space in range(SPACES):
            column, row = space % columns, space // columns
            around = 0
            for other in range(SPACES):
                if abs(other % columns - column) + abs(other // columns - row) <= 1:
                    around |= 1 << other
            near.append(around)
        self.neighbours = tuple(near)
        """For each space the mask of itself and its orthogonal neighbours."""
        self.hoods = tuple(around | around << SPACES for around in near)
        """For each space the mask of the slots on it and on its orthogonal neighbours."""
        what = f"it must list spaces from 0 to {SPACES - 1}"
        nile = _listed(numbers, "nile", lambda spaces: set(spaces) <= set(range(SPACES)), what)
        self.nile = sum(1 << space for space in set(nile))
        what = "there must be a pyramid card for each player"
        pyramids = _listed(numbers, "pyramids", lambda cards: len(cards) >= self.seats[-1], what)
        steps, costs = [], []
        for card in pyramids:
            good = isinstance(card, Mapping) and set(card) == {"steps", "cost"} and _is_count(card["steps"], 1)
            _demand(good, "pyramids", f"{card!r} does not give steps and cost")
            steps.append(card["steps"])
            costs.append(_price(card["cost"], "pyramids"))
        self.pyramid_steps = tuple(steps)
        self.pyramid_costs = tuple(costs)
