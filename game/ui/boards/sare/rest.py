"""The rest of a hand after a payment."""

from __future__ import annotations

from dataclasses import dataclass

from game.locale import text
from game.rules.sare import city, storage
from game.rules.sare.tables import WAREHOUSE
from game.ui.boards.sare.payments import Plan
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.words import amounts


@dataclass(frozen=True, slots=True)
class Rest:
    """The rest of a hand: kept and lost by resource, and the `room` for it.

    `has_caravan` if something is lost and a caravan could be bought instead.
    """

    kept: tuple[int, ...]
    lost: tuple[int, ...]
    room: int
    has_caravan: bool


def rest_of(choice: Selection, plan: Plan) -> Rest:
    """Return the rest of the hand after a payment, as far as that is laid out, if nothing else follows (R-8.3, R-8.4).

    Wood, stone and gold are kept in equal numbers as far as possible, then jokers; a Warehouse works at once (R-8.5).
    """
    state, tables, seat = choice.state, choice.tables, choice.seat
    gains = state.gains[seat * 4 : seat * 4 + 4]
    left = [max(0, have - used) for have, used in zip(gains, (*plan.hand, plan.jokers), strict=True)]
    room = city.room(tables, state, seat) + tables.storage * (plan.tile == WAREHOUSE)
    wood, stone, gold, wilds = left
    goods = min(room, wood + stone + gold)
    moves = storage.choices_of(wood, stone, gold, goods)
    best = max(moves, key=lambda move: (min(move[1:]), -max(move[1:])), default=(0, 0, 0, 0))
    kept = (*best[1:], min(wilds, room - goods))
    lost = tuple(have - keep for have, keep in zip(left, kept, strict=True))
    has_caravan = sum(left) >= 2 and state.caravans[seat] - plan.caravans < tables.caravans
    return Rest(kept, lost, room, has_caravan and any(lost))


def told(rest: Rest) -> str:
    """Return the resources kept and lost, in words."""
    kept = text("after-sa-re-said-kept", kept=amounts(rest.kept), room=rest.room)
    if not any(rest.lost):
        return kept
    key = "after-sa-re-said-caravan" if rest.has_caravan else "after-sa-re-said-lost"
    return f"{kept} {text(key, lost=amounts(rest.lost))}"
