"""How a character sees the points he can expect: the same for every game with corruption and hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence


def tempered(
    nets: list[float], weights: Mapping[str, float], corruption: Callable[[int], float], hands: Sequence[int]
) -> list[float]:
    """Return `nets` as one sees them who fears corruption or likes a full hand more than is wise.

    `corruption` gives what counts against a seat, `hands` holds the mask of every hand.
    """
    fear, hoard = weights["fear"], weights["hoard"]
    if not fear and not hoard:
        return nets
    return [net - fear * corruption(seat) + hoard * hands[seat].bit_count() for seat, net in enumerate(nets)]
