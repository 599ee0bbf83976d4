"""The costs of an answer outside the season: a higher gauge, what is lost, what does not come back."""

from __future__ import annotations

from game.locale import text
from game.rules.core.game import Move
from game.rules.sare import city, moves, sites
from game.rules.sare.tables import PYRAMID
from game.ui.boards.sare.selection import Selection


def of_sites(choice: Selection, number: int) -> str:
    """Return the square on which the gauge starts the season with so many sites (R-3.2)."""
    state, seat = choice.state, choice.seat
    square = city.first_square(state, seat, number, city.masters(state, seat))
    return text("offer-sa-re-note-starts", square=square)


def of_removing(choice: Selection, move: Move) -> str:
    """Return what follows from giving up a site, or from demolishing a building, which is not refunded (R-3.5)."""
    state, seat = choice.state, choice.seat
    if move[0] != moves.ABANDON:
        return text("offer-sa-re-demolish-note")
    starts = of_sites(choice, state.siting[seat].bit_count() - 1)
    lost = state.steps[seat] if move[1] == PYRAMID else 0
    return f"{text('offer-sa-re-note-steps-lost', count=lost)} · {starts}" if lost else starts


def of_building(choice: Selection, move: Move) -> list[str]:
    """Return the black cube that a building brings, if it does: the gauge never falls below it again (R-8.6)."""
    state, seat = choice.state, choice.seat
    if move[1] == PYRAMID and not choice.is_last_step:
        return []
    after = state.clone()
    after.siting[seat] &= ~(1 << sites.site_slot(state, seat, move[1], move[2]))
    city.grow(choice.tables, after, seat, None)
    if after.growth[seat] == state.growth[seat]:
        return []
    return [text("offer-sa-re-note-base", now=city.base(state, seat), then=city.base(after, seat))]


def lost(choice: Selection, kept: int) -> int:
    """Return how many resources of the hand get lost when so many are kept (R-8.4)."""
    state, seat = choice.state, choice.seat
    held = sum(state.gains[seat * 4 : seat * 4 + 4])
    if choice.kind == moves.AT_LOSS:
        held = sum(state.store[seat * 3 : seat * 3 + 3])
    return max(0, held - kept)
