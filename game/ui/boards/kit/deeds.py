"""Small pictures of the pieces moved by a player's action."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.rules.core.facts import Fact, Moved
from game.rules.core.game import Game
from game.rules.core.state import S
from game.rules.core.universe import NO_OWNER
from game.ui.boards.kit.values import Shown

_SETS = "sets"
"""The kind of the zones with sets."""


@dataclass(frozen=True, slots=True)
class MovedPiece:
    """A small picture, the seat that gained or lost the piece (-1 where it is no player's), and the id of the piece, -1
    where the viewer does not know it.
    """

    shown: Shown
    seat: int = NO_OWNER
    piece: int = -1


def moved(
    game: Game[S], facts: Sequence[Fact], also: Collection[str] = (), hidden: str = "", pile: str = ""
) -> list[MovedPiece]:
    """Return the pieces that a player gained or lost, and those whose kind of movement (`Moved.how`) is in `also`.

    A piece known to the viewer by its back alone shows that back. Pieces that went to zones of the kind `hidden`, whose
    face is `pile`, are pale and come last. The rest of a hand that is laid there is left out, since it would look like
    them, and so are pieces that are dealt. The goods of a set come last, since the last of a fan is whole and tells its
    family.
    """
    found = []
    universe = game.universe
    for fact in facts:
        if not isinstance(fact, Moved) or fact.how == "deal":
            continue
        source, target = game.zones[fact.src], game.zones[fact.dst]
        if fact.how in also or source.owner != NO_OWNER or target.owner != NO_OWNER:
            is_faded = bool(hidden) and target.kind == hidden
            if is_faded and source.owner != NO_OWNER:
                continue
            for piece in reversed(fact.pieces) if target.kind == _SETS else fact.pieces:
                face = universe.names[piece] if piece >= 0 else f"back-{universe.back_names[-1 - piece]}"
                seat = source.owner if target.owner == NO_OWNER else target.owner
                found.append(MovedPiece(Shown(face, is_faded, beneath=pile if is_faded else ""), seat, max(-1, piece)))
    return sorted(found, key=lambda piece: piece.shown.is_faded)
