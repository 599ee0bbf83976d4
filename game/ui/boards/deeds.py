"""Small pictures of the pieces moved by a player's action."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.rules.core.facts import Fact, Moved
from game.rules.core.game import Game
from game.rules.core.state import S
from game.rules.core.universe import NO_OWNER
from game.ui.boards.values import Shown

MovedPieces = Callable[[Sequence[Fact]], Sequence[Shown]]
"""Returns small pictures for the facts of one decision."""


def moved(game: Game[S], facts: Sequence[Fact], also: Collection[str] = (), hidden: str = "") -> list[Shown]:
    """Return the pieces that a player gained or lost, and those moved in one of the ways `also`.

    A piece known to the viewer by its back alone shows that back. Pieces that went to zones of the kind `hidden` are
    pale and come last.
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
