"""The same rules written a second time, slowly and tile by tile, to compare the fast ones with.

Nothing here uses the masks and tables of the program: tiles are names, squares are pairs, sets are Python sets.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

from tests.rules.duel.material import U

FAMILIES = ("cattle", "fish", "wheat", "marble", "ebony", "ivory")
STEPS = {"h": (1, 0), "v": (0, 1), "/": (1, -1), "\\": (1, 1)}
WITH_SCARABS = {
    "cattle": (1, range(3, 8)),
    "fish": (1, range(4, 9)),
    "wheat": (1, range(4, 9)),
    "marble": (2, range(4, 7)),
    "ebony": (2, range(3, 7)),
    "ivory": (3, range(3, 6)),
}
ICONS = {"cattle.1", "fish.1", "wheat.1", "marble.1", "ebony.1", "ivory.1"}
BLACK = {"cattle": 7, "fish": 8, "wheat": 8, "marble": 6, "ebony": 6, "ivory": 5, "statue": 5}


def family(tile: str) -> str:
    first, last = tile.split(".")
    return first if last.isdecimal() else last


def is_character(tile: str) -> bool:
    return not tile.split(".")[1].isdecimal()


def back(tile: str) -> str:
    if is_character(tile):
        return "red"
    return "black" if int(tile.split(".")[1]) <= BLACK[family(tile)] else "grey"


def scarabs(tile: str) -> int:
    if is_character(tile) or family(tile) == "statue":
        return 0
    value, numbers = WITH_SCARABS[family(tile)]
    return value if int(tile.split(".")[1]) in numbers else 0


def look(tile: str) -> tuple[str, ...]:
    """Return the properties that distinguish a tile in a hand from others."""
    return (tile,) if is_character(tile) else (family(tile), str(scarabs(tile)), back(tile))


def tiles_of(mask: int) -> list[str]:
    return [U.names[i] for i in range(U.size) if mask >> i & 1]


def at(square: int) -> tuple[int, int]:
    return square % 6, square // 6


def line(here: tuple[int, int], mark: str) -> list[tuple[int, int]]:
    dx, dy = STEPS[mark]
    spots = [(here[0] + n * dx, here[1] + n * dy) for n in range(-5, 6) if n]
    return [(x, y) for x, y in spots if 0 <= x < 6 and 0 <= y < 6]


def spot(where: tuple[int, int]) -> str:
    return "abcdef"[where[0]] + str(where[1] + 1)


def subsets(tiles: list[str], least: int, most: int) -> list[tuple[str, ...]]:
    """Return one of the subsets of each appearance, the one with the lowest ids."""
    found: dict[tuple[tuple[str, ...], ...], tuple[str, ...]] = {}
    ordered = sorted(tiles, key=U.id)
    for chosen in chain.from_iterable(combinations(ordered, n) for n in range(least, most + 1)):
        found.setdefault(tuple(sorted(look(tile) for tile in chosen)), chosen)
    return list(found.values())


def joined(tiles: tuple[str, ...]) -> str:
    return "+".join(sorted(tiles, key=U.id))


def sets_of(s: Any, seat: int) -> dict[str, list[str]]:
    return {name: tiles_of(s.sets[seat * 6 + i]) for i, name in enumerate(FAMILIES)}


def is_sale(s: Any, seat: int, name: str, tiles: tuple[str, ...]) -> bool:
    """Say whether `tiles` may be sold to the set of family `name` (D-3.2)."""
    if len(tiles) < 3 or any(family(tile) not in (name, "statue") for tile in tiles):
        return False
    if sets_of(s, seat)[name]:
        return True
    own = [tile for tile in tiles if family(tile) == name]
    return any(s.character_opens or not is_character(tile) for tile in own)


def sales(s: Any, seat: int) -> list[str]:
    hand = tiles_of(s.hands[seat])
    found = []
    for name in FAMILIES:
        fitting = [tile for tile in hand if family(tile) in (name, "statue")]
        for tiles in subsets(fitting, 3, len(fitting)):
            if is_sale(s, seat, name, tiles):
                found.append(f"sell {name} {joined(tiles)}")
    return found


def plays(s: Any, seat: int) -> list[str]:
    hand = tiles_of(s.hands[seat])
    found = []
    for tile in filter(is_character, hand):
        power = tile.split(".")[0]
        targets: list[str] = []
        if power == "thief":
            targets = sorted({back(other) for other in tiles_of(s.hands[1 - seat])})
        elif power == "merchant":
            targets = [spot(at(i)) for i, other in enumerate(s.market) if other >= 0]
        elif power in ("high-priest", "high-priestess"):
            targets = sorted({family(other) for other in tiles_of(s.corruption[seat])})
        elif power == "courtesan":
            for name, sold in sets_of(s, seat).items():
                fitting = [other for other in hand if other != tile and family(other) in (name, "statue")]
                if sold:
                    targets += [f"{name} {joined(tiles)}" for tiles in subsets(fitting, 1, 2)]
        found += [f"play {tile} {target}" for target in targets] or [f"play {tile}"]
    return found


def takes(s: Any, spots: list[tuple[int, int]]) -> list[str]:
    found = []
    for where in spots:
        tile = s.market[where[1] * 6 + where[0]]
        if tile < 0:
            continue
        found.append(f"take {spot(where)}")
    return found


def filled(s: Any, spots: list[tuple[int, int]]) -> bool:
    return any(s.market[y * 6 + x] >= 0 for x, y in spots)


def uses(s: Any, seat: int, tokens: list[str]) -> list[str]:
    found: dict[str, list[str]] = {}
    for token in tokens:
        kind = token.split(".")[0]
        if kind in found:
            continue
        targets: list[str] = []
        if kind == "scarabs":
            targets = [name for name in ("cattle", "fish", "wheat") if sets_of(s, seat)[name]]
        elif kind == "finger":
            spots = line(at(s.ankh), "hv/\\"[s.facing])
            targets = [spot(where) for where in spots if s.market[where[1] * 6 + where[0]] >= 0]
        found[kind] = [f"use {token} {target}" for target in targets] or [f"use {token}"]
    return [text for texts in found.values() for text in texts]


def legal(s: Any) -> set[str]:
    """Return every legal move as text."""
    if not s.stack:
        return set()
    kind, seat = s.stack[-1]
    word = ("turn", "pyramid", "finger", "centre", "opening", "facing", "berth", "drawn", "vizier", "scribe", "icon")[
        kind
    ]
    if word in ("turn", "pyramid"):
        marks = "hv/\\" if word == "pyramid" else "hv/\\"[s.facing]
        lines = [line(at(s.ankh), mark) for mark in marks]
        found = [text for spots in lines for text in takes(s, spots)] + sales(s, seat) + plays(s, seat)
        if s.pile and not all(filled(s, spots) for spots in lines):
            found.append("refill")
        return set(found)
    if word == "finger":
        return set(takes(s, [at(s.finger)]))
    if word in ("centre", "opening"):
        return set(takes(s, [(2, 2), (3, 2), (3, 3), (2, 3)]))
    if word == "facing":
        marks = [mark for mark in "hv/\\" if filled(s, line(at(s.ankh), mark))]
        return {f"turn {mark}" for mark in marks or "hv/\\"}
    if word in ("berth", "drawn"):
        return set(uses(s, seat, tiles_of(s.berths if word == "berth" else s.offer)))
    if word == "icon":
        return {"exchange", "keep"} if set(tiles_of(s.taken)) & ICONS else set()
    if word == "vizier":
        return {f"pick {tiles[0]}" for tiles in subsets(tiles_of(s.corruption[1 - seat]), 1, 1)}
    hand = tiles_of(s.hands[seat])
    return {f"discard {joined(tiles)}" for tiles in subsets(hand, len(hand) - 6, len(hand) - 6)}


def set_points(tiles: list[str]) -> int:
    goods = [tile for tile in tiles if not tile.startswith("scarabs.")]
    return len(goods) * (sum(map(scarabs, goods)) + 2 * (len(tiles) - len(goods)))


def score(s: Any, seat: int) -> int:
    """Return the points of a seat, added up from names (D-4.5)."""
    values = dict(zip(range(1, 14), (3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9), strict=True))
    total = sum(set_points(tiles) for tiles in sets_of(s, seat).values())
    total += sum(values[int(coin.split(".")[1])] for coin in tiles_of(s.deben[seat]))
    for token in tiles_of(s.pirogues[seat]):
        total += {"seven": 7, "deben-two": 2}.get(token.split(".")[0], 0)
    return total


def corruption(s: Any, seat: int) -> int:
    snakes = {"snake-1": 1, "snake-2": 2}
    return s.corruption[seat].bit_count() + sum(snakes.get(token, 0) for token in tiles_of(s.pirogues[seat]))


def most_removed(s: Any, seat: int) -> int:
    """Return the most tiles that leave the hand when sets are sold one after the other in any way (D-4.2)."""
    hand = tiles_of(s.hands[seat])
    opened = frozenset(name for name, tiles in sets_of(s, seat).items() if tiles)
    seen: dict[tuple[frozenset[str], frozenset[str]], int] = {}

    def best(left: frozenset[str], sold: frozenset[str]) -> int:
        key = (left, sold)
        if key not in seen:
            seen[key] = 0
            for name in FAMILIES:
                fitting = [tile for tile in left if family(tile) in (name, "statue")]
                for tiles in subsets(fitting, 3, len(fitting)):
                    goods = [
                        tile for tile in tiles if family(tile) == name and (s.character_opens or not is_character(tile))
                    ]
                    if goods or name in sold:
                        rest = best(left - frozenset(tiles), sold | {name})
                        seen[key] = max(seen[key], len(tiles) + rest)
        return seen[key]

    return best(frozenset(hand), opened)
