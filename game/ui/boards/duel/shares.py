"""The panel of cards: how many tiles of each family there are, and where the viewer can place them."""

from __future__ import annotations

from game.locale import text
from game.rules.duel.tables import BOX, CORRUPTION, HAND, MARKET, NAMES, PILE, REMOVED, SETS
from game.ui.boards.duel.layout import Layout
from game.ui.boards.values import CardCount


def shares(layout: Layout) -> list[CardCount]:
    """Return a row for each family: the certain number at each place, and the number of tiles hidden from the
    viewer.

    Everything seen once is remembered (D-7); `2–4` means at least 2, at most 4.
    """
    knowledge, tables = layout.view.knowledge, layout.tables
    rows = []
    for family, name in enumerate(NAMES):
        mask = tables.families[family]
        places: list[tuple[str, str]] = []
        seen = 0
        for key, zones in _columns(layout):
            sure = sum((knowledge.surely_lies(zone) & mask).bit_count() for zone in zones)
            most = sum(min((knowledge.may_lie(zone) & mask).bit_count(), knowledge.count(zone)) for zone in zones)
            seen += sure
            figure = str(sure) if sure == most else f"{sure}–{most}"
            places.append((key, figure if most else ""))
        total = mask.bit_count()
        title = layout.words.family(family)
        rows.append(CardCount(title, f"duel/{name}", f"goods/{name}", total, total - seen, tuple(places)))
    return rows


def _columns(layout: Layout) -> list[tuple[str, tuple[int, ...]]]:
    """Return the heads of the columns and the zones each is about."""
    viewer = layout.viewer
    found: list[tuple[str, tuple[int, ...]]] = [(text("share-duel-market"), (MARKET,))]
    if viewer >= 0:
        found.append((text("share-duel-hand"), (HAND + viewer,)))
        found.append((text("share-duel-corruption"), (CORRUPTION + viewer,)))
    for seat in range(2):
        if seat != viewer:
            name = layout.words.plain_seat(seat)
            found.append((text("share-duel-rival-hand", name=name), (HAND + seat,)))
            found.append((text("share-duel-rival-corruption", name=name), (CORRUPTION + seat,)))
    found.append((text("share-duel-sets"), (SETS, SETS + 1)))
    found.append((text("share-duel-out"), (REMOVED, BOX)))
    found.append((text("share-duel-pile"), (PILE,)))
    return found
