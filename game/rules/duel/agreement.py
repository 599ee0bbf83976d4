"""Checks that the tiles of the box agree with the table of goods in the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any


def disagreements(
    numbers: Mapping[str, Any], pieces: Iterable[Mapping[str, Any]]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the keys of each list of goods in `numbers` that differs from the tiles, with a phrase (D-1.2, D-1.3).

    The phrase says how it differs. A piece has a name, component and back, and the properties mark, deben and scarabs.
    """
    table = numbers.get("goods")
    for name, row in table.items() if isinstance(table, dict) else ():
        listed = row if isinstance(row, dict) else {}
        tiles: dict[str, list[Mapping[str, Any]]] = {"without": [], "with": [], "grey": []}
        for piece in pieces:
            if piece["component"] == name:
                tiles["grey" if piece["back"] == "grey" else "with" if piece["scarabs"] else "without"].append(piece)
        for part, members in tiles.items():
            marks = [piece["mark"] + "D" * piece["deben"] for piece in members]
            is_worth_it = part != "with" or all(piece["scarabs"] == listed.get("scarabs") for piece in members)
            if marks != listed.get(part) or not is_worth_it:
                yield (
                    ("goods", name, part),
                    f"the tiles '{part}' of '{name}' are not those of components.yaml, which are {marks}",
                )
