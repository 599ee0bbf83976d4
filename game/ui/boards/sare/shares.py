"""The panel of cards: how many of each season card there are, and where the viewer can place them."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.rules.core.bits import mask_of
from game.rules.sare.tables import FACES
from game.ui.boards.kit.values import CardCount
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.odds import totals, unseen

ICONS = (
    "resources/wood", "resources/stone", "resources/gold",
    "season/trouble", "season/double-trouble", "season/horus", "season/hoshekh",
)  # fmt: skip
"""The drawing of each face."""


def shares(layout: Layout) -> list[CardCount]:
    """Return a row for every kind of season card: how many lie at each place as far as the viewer knows."""
    state, tables = layout.state, layout.tables
    piles = (
        ("share-discarded", state.second | state.discard),
        ("share-dark", _known(state.dark)),
        ("share-gone", state.gone),
        ("share-open", _known([*state.shown, *state.hand])),
        ("share-taken", _known([*state.kept, *state.palace])),
        ("share-back", _known([*state.top, *state.bottom])),
        ("share-aside", _known(state.removed)),
    )
    left, every = unseen(layout.view, tables), totals(tables)
    rows = []
    for face in range(len(FACES)):
        kind = mask_of(card for card in tables.season_cards if tables.faces[card] == face)
        places = []
        for key, pile in piles:
            count = 0 if layout.is_swept else (pile & kind).bit_count()
            places.append((text(key), str(count) if count else ""))
        title, icon = layout.words.of_face(face), ICONS[face]
        picture = f"sa-re/card-{icon.partition('/')[2]}"
        rows.append(CardCount(title, picture, icon, every[face], left[face], tuple(places)))
    return rows


def _known(cards: Sequence[int]) -> int:
    """Return those of `cards` that the viewer knows."""
    return mask_of(card for card in cards if card >= 0)
