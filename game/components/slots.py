"""The names every board map must define."""

from __future__ import annotations

from typing import Final

_SQUARES: Final = tuple(f"market.{column}.{row}" for row in range(6) for column in range(6))
_PLOTS: Final = tuple(f"plot.{column}.{row}" for row in range(4) for column in range(3))

SLOTS: Final[dict[str, tuple[str, ...]]] = {
    "sobek": (
        *(f"quay.{number}" for number in range(1, 10)),
        *(f"track.{number}" for number in range(100)),
        *(f"seat.{number}" for number in range(1, 5)),
        *(f"event.{number}" for number in range(1, 6)),
        *("deck", "discard", "events", "temple"),
    ),
    "duel": _SQUARES,
    "duel-supply": (*("ankh", "bag", "pile"), *(f"pirogue.{number}" for number in range(1, 6))),
    "sa-re": (
        *_PLOTS,
        *(f"gauge.{number}" for number in range(7)),
        *(f"caravan.{number}" for number in range(4)),
        *("obelisk", "store", "gains", "kept", "seized"),
    ),
    "sa-re-reference": (
        *("carpenter", "stonecutter", "goldsmith", "warehouse", "master-builder", "port", "pyramid"),
        *("barracks", "temple", "market", "library", "gardens", "palace", "pyramid-cards"),
    ),
    "sa-re-season": ("double", "shoe", "shown", "discard", "dark", "removed", "gone", "pool", "odds", "left"),
}
"""The objects of each map under data/boards/."""
SHOWN: Final[dict[str, dict[str, range]]] = {
    "sobek": {"quays": range(1, 10), "spaces": range(1, 101)},
    "duel": {"market_size": range(6, 7)},
    "sa-re": {"columns": range(3, 4)},
}
"""The numbers of each game that its maps have the places for; AIs play with others among themselves as well."""
