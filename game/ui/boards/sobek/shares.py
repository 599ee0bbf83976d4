"""The panel of cards: how many of each family there are, and where the viewer can place them."""

from __future__ import annotations

from game.locale import text
from game.rules.sobek.tables import CORRUPTION, DECK, DISCARD, FAMILIES, HAND, QUAYS, SETS, SLOTS
from game.ui.boards.kit.values import CardCount
from game.ui.boards.sobek.layout import Layout


def shares(layout: Layout) -> list[CardCount]:
    """Return a row a family: cards for certain at each place, and how many are hidden from the viewer.

    Places of opponents are filled in only with open information (S-8.1, S-8.2); `2–4` means at least 2, at most 4.
    """
    state, tables, viewer = layout.state, layout.tables, layout.viewer
    knowledge = layout.view.knowledge
    rows = []
    for slot in range(SLOTS):
        family = tables.families[slot]
        places: list[tuple[str, str]] = []
        seen = 0

        def note(key: str, zone: int, family: int = family, places: list[tuple[str, str]] = places, **args: str) -> int:
            certain = knowledge.surely_lies(zone)
            maybe = knowledge.may_lie(zone) & ~certain & family
            sure = (certain & family).bit_count()
            most = sure
            for back, mask in enumerate(tables.backs):
                unseen = knowledge.count(zone, back) - (certain & mask).bit_count()
                most += min(unseen, (maybe & mask).bit_count())
            figure = str(sure) if sure == most else f"{sure}–{most}"
            places.append((text(key, **args), figure if most else ""))
            return sure

        seen += note("share-quays", QUAYS)
        if viewer >= 0:
            seen += note("share-hand", HAND + viewer)
            seen += note("share-pile", CORRUPTION + viewer)
        sets = 0
        for seat in range(state.seats):
            sets += (knowledge.surely_lies(SETS + seat) & family).bit_count()
        places.append((text("share-sets"), str(sets) if sets else ""))
        seen += sets
        seen += note("share-discard", DISCARD)
        if layout.is_open:
            for seat in range(state.seats):
                if seat != viewer:
                    name = layout.words.plain_seat(seat)
                    seen += note("share-rival-hand", HAND + seat, name=name)
                    seen += note("share-rival-pile", CORRUPTION + seat, name=name)
            seen += note("share-deck", DECK)
        total = family.bit_count()
        title, name = layout.words.family(slot), FAMILIES[slot]
        rows.append(CardCount(title, f"sobek/{name}", f"goods/{name}", total, total - seen, tuple(places)))
    return rows
