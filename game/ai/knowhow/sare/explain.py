"""What a move of Sa-Rê does, in numbers of the rules; read from a view, so nothing hidden is told."""

from __future__ import annotations

from game.ai.knowhow.reason import Reason
from game.ai.knowhow.sare import needs
from game.rules.core.bits import members
from game.rules.core.game import Move
from game.rules.sare import city, moves
from game.rules.sare.state import SaReState
from game.rules.sare.tables import DOUBLE_TROUBLE, GOLD, TRADES, TROUBLE, Tables


def explain(t: Tables, state: SaReState, seat: int, move: Move) -> list[Reason]:
    """Return what speaks for `move` of `seat` and what it costs."""
    kind = move[0]
    if kind in (moves.STOP, moves.CONTINUE):
        return _question(t, state, seat, kind)
    if kind == moves.LAUNCH:
        tile, space = move[1], move[2]
        price = needs.price_on(t, state, seat, tile, space)
        found = [Reason("reason-price", {"wood": price[0], "stone": price[1], "gold": price[2]})]
        if tile in TRADES:
            around = t.neighbours[space] & needs.free_spaces(state, seat) & ~(1 << space)
            found.append(Reason("reason-neighbours", {"spaces": around.bit_count()}))
        sites = state.siting[seat].bit_count() + 1
        start = city.first_square(state, seat, sites, city.masters(state, seat))
        found.append(Reason("reason-gauge-start", {"square": start, "red": t.red}))
        return found
    if kind == moves.READY:
        return [Reason("reason-enough-sites", {"sites": state.siting[seat].bit_count()})]
    if kind == moves.BUILD:
        price = city.price(t, state, seat, move[1], move[2])
        return [Reason("reason-price", {"wood": price[0], "stone": price[1], "gold": price[2]})]
    if kind == moves.PAY_GOLD:
        return [Reason("reason-calm", {"square": state.gauge[seat] - 1, "red": t.red})]
    if kind == moves.KEEP:
        return [Reason("reason-keep-store", {"resources": sum(move[1:])})]
    return []


def _question(t: Tables, state: SaReState, seat: int, kind: int) -> list[Reason]:
    """Return the counts that decide: what lies in the pool, what is still to come, how far red is."""
    faces = [t.faces[card] for card in members(unseen(t, state))]
    resources = sum(face <= GOLD for face in faces)
    trouble = sum(face in (TROUBLE, DOUBLE_TROUBLE) for face in faces)
    found = [
        Reason("reason-pool", {"resources": sum(state.pool)}),
        Reason("reason-unseen", {"cards": len(faces), "resources": resources, "trouble": trouble}),
        Reason("reason-red", {"squares": t.red - state.gauge[seat]}),
    ]
    if kind == moves.STOP and not state.awarded and GOLD not in t.double_gains[state.double[0]]:
        found.append(Reason("reason-first-double"))
    return found


def unseen(t: Tables, state: SaReState) -> int:
    """Return the season cards that have not been shown this season: in the shoe, removed, or kept by a Temple."""
    mask = 0
    for card in t.season_cards:
        if not state.seen >> card & 1:
            mask |= 1 << card
    return mask
