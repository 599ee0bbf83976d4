"""The panel of cards: how many tiles of each family there are, and where the viewer can place them."""

from __future__ import annotations

from game.locale import text
from game.rules.core.bits import mask_of, members
from game.rules.duel.tables import BERTHS, BOX, CORRUPTION, HAND, MARKET, NAMES, PILE, PIROGUES, REMOVED, SETS
from game.ui.boards.duel.layout import Layout
from game.ui.boards.kit.values import CardCount


def shares(layout: Layout) -> list[CardCount]:
    """Return a row for each family, with the scarabs still to come, then the characters of all families and the
    Pirogues: the certain number at each place, and the number of pieces hidden from the viewer.

    Everything seen once is remembered (D-7); `2–4` means at least 2, at most 4.
    """
    tables, words = layout.tables, layout.words
    rows = []
    for family, name in enumerate(NAMES):
        unseen = _unseen(layout, tables.families[family], is_located=False)
        scarabs = sum(tables.scarabs[tile] for tile in members(unseen))
        picture = f"duel/{name}", f"goods/{name}"
        rows.append(_row(layout, words.family(family), picture, tables.families[family], scarabs))
    people = text("share-duel-characters"), ("duel/architect", "tiles/eye")
    rows.append(_row(layout, *people, tables.characters))
    boats = text("share-duel-pirogues"), ("duel/pirogue-back", "pirogues/pyramid")
    rows.append(_row(layout, *boats, mask_of(tables.token_kind)))
    return rows


def _row(layout: Layout, title: str, pictures: tuple[str, str], mask: int, scarabs: int = 0) -> CardCount:
    """Return the row of the pieces in a mask, with the number of unseen `scarabs` at its end."""
    knowledge = layout.view.knowledge
    places: list[tuple[str, str]] = []
    for key, zones in _columns(layout):
        sure = sum((knowledge.surely_lies(zone) & mask).bit_count() for zone in zones)
        most = sum(min((knowledge.may_lie(zone) & mask).bit_count(), knowledge.count(zone)) for zone in zones)
        figure = str(sure) if sure == most else f"{sure}–{most}"
        places.append((key, figure if most else ""))
    hidden = _unseen(layout, mask).bit_count()
    places.append((text("share-duel-scarabs"), str(scarabs) if scarabs else ""))
    return CardCount(title, *pictures, mask.bit_count(), hidden, tuple(places))


def _unseen(layout: Layout, mask: int, *, is_located: bool = True) -> int:
    """Return those pieces of a mask of which the viewer does not know for certain where they lie.

    Unless `is_located` is enough, pieces that are certain to lie in the draw pile are still unseen.
    """
    for _, zones in _columns(layout):
        for zone in zones:
            if is_located or zone != PILE:
                mask &= ~layout.view.knowledge.surely_lies(zone)
    return mask


def _columns(layout: Layout) -> list[tuple[str, tuple[int, ...]]]:
    """Return the heads of the columns and the zones each is about."""
    viewer = layout.viewer
    found: list[tuple[str, tuple[int, ...]]] = [
        (text("share-duel-market"), (MARKET,)),
        (text("share-duel-berths"), (BERTHS,)),
    ]
    if viewer >= 0:
        found.append((text("share-duel-hand"), (HAND + viewer,)))
        found.append((text("share-duel-corruption"), (CORRUPTION + viewer,)))
    for seat in range(2):
        if seat != viewer:
            name = layout.words.plain_seat(seat)
            found.append((text("share-duel-rival-hand", name=name), (HAND + seat,)))
            found.append((text("share-duel-rival-corruption", name=name), (CORRUPTION + seat,)))
    found.append((text("share-duel-sets"), (SETS, SETS + 1)))
    found.append((text("share-duel-used"), (PIROGUES, PIROGUES + 1)))
    found.append((text("share-duel-out"), (REMOVED, BOX)))
    found.append((text("share-duel-pile"), (PILE,)))
    return found
