"""The rest of a hand after a payment."""

from __future__ import annotations

from collections.abc import Sequence
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
    room = city.room(tables, state, seat) + tables.storage * (plan.tile == WAREHOUSE)
    caravans = state.caravans[seat] - plan.caravans
    return _stored(choice, [max(0, each) for each in _less(choice, (*plan.hand, plan.jokers))], room, caravans)


def rest_now(choice: Selection) -> Rest:
    """Return the rest of the hand if nothing more is built."""
    seat = choice.seat
    return _stored(choice, _less(choice, (0, 0, 0, 0)), choice.room, choice.state.caravans[seat])


def _less(choice: Selection, used: Sequence[int]) -> list[int]:
    """Return the wood, stone, gold and jokers of the hand without those `used`."""
    gains = choice.state.gains[choice.seat * 4 : choice.seat * 4 + 4]
    return [have - each for have, each in zip(gains, used, strict=True)]


def _stored(choice: Selection, left: Sequence[int], room: int, caravans: int) -> Rest:
    wood, stone, gold, wilds = left
    goods = min(room, wood + stone + gold)
    moves = storage.choices_of(wood, stone, gold, goods)
    best = max(moves, key=lambda move: (min(move[1:]), -max(move[1:])), default=(0, 0, 0, 0))
    kept = (*best[1:], min(wilds, room - goods))
    lost = tuple(have - keep for have, keep in zip(left, kept, strict=True))
    has_caravan = sum(left) >= 2 and caravans < choice.tables.caravans
    return Rest(kept, lost, room, has_caravan and any(lost))


def told(rest: Rest) -> str:
    """Return the resources kept and lost, in words."""
    kept = text("after-sa-re-said-kept", kept=amounts(rest.kept), room=rest.room)
    if not any(rest.lost):
        return kept
    key = "after-sa-re-said-caravan" if rest.has_caravan else "after-sa-re-said-lost"
    return f"{kept} {text(key, lost=amounts(rest.lost))}"
