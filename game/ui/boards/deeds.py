"""The pieces that moved with what a player did, as small pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.rules.core.facts import Fact, Moved
from game.rules.core.game import Game
from game.rules.core.state import S
from game.rules.core.zones import NO_OWNER
from game.ui.boards.values import Shown

MovedPieces = Callable[[Sequence[Fact]], Sequence[Shown]]
"""Returns small pictures for the facts of one decision."""


def moved(game: Game[S], facts: Sequence[Fact], also: Collection[str] = (), hidden: str = "") -> list[Shown]:
    """Return the pieces that came to a player or left one, and those that moved in one of the ways `also`.

    Where the viewer knows only the back of a piece, it shows that. What went to zones of the kind `hidden` is pale and
    comes last.
    """
    found = []
    universe = game.universe
    for fact in facts:
        if not isinstance(fact, Moved):
            continue
        source, target = game.zones[fact.src], game.zones[fact.dst]
        if fact.how in also or source.owner != NO_OWNER or target.owner != NO_OWNER:
            is_faded = bool(hidden) and target.kind == hidden
            for piece in fact.pieces:
                face = universe.names[piece] if piece >= 0 else f"back-{universe.back_names[-1 - piece]}"
                found.append(Shown(face, is_faded))
    return sorted(found, key=lambda shown: shown.is_faded)
