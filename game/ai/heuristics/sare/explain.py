"""The effects of a move of Sa-Rê, in numbers of the rules; read from a view, so nothing hidden is revealed."""

from __future__ import annotations

from game.ai.heuristics.contract import Reason
from game.ai.heuristics.sare import needs
from game.rules.core.bits import members
from game.rules.core.game import Move
from game.rules.sare import city, moves, payment
from game.rules.sare.state import SaReState
from game.rules.sare.tables import DOUBLE_TROUBLE, GOLD, SPACES, TRADES, TROUBLE, Tables
from game.rules.sare.views import unknown

_DOUBLE = 2
"""The squares that a double Unrest raises a gauge by: so near to red, stopping is about the danger."""


def explain(t: Tables, state: SaReState, seat: int, move: Move) -> list[Reason]:
    """Return the reasons for `move` of `seat`, and its costs."""
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
    if kind in (moves.SETTLE, moves.ABANDON, moves.DEMOLISH):
        return [_on_plots(t, state, seat, move)]
    if kind in (moves.DISCOUNT, moves.PAY, moves.WILD, moves.FINISH, moves.CHARTER, moves.REDEEM):
        return [_in_construction(t, state, seat, move)]
    return _in_season(t, state, seat, move)


def _on_plots(t: Tables, state: SaReState, seat: int, move: Move) -> Reason:
    """Return the reason for laying a starting tile, or for taking one away."""
    kind = move[0]
    if kind == moves.SETTLE:
        return Reason("reason-settle", {"spaces": t.neighbours[move[1]].bit_count() - 1})
    tile, space = move[1], move[2]
    if kind == moves.ABANDON:
        price = city.price(t, state, seat, tile, space)
        return Reason("reason-abandon", {"wood": price[0], "stone": price[1], "gold": price[2]})
    shared = state.occupied[seat] >> space & state.occupied[seat] >> space + SPACES & 1
    free = needs.free_spaces(state, seat).bit_count() + (0 if shared else 1)
    return Reason("reason-demolish", {"spaces": free})


def _in_construction(t: Tables, state: SaReState, seat: int, move: Move) -> Reason:
    """Return the reason for a step of paying, chartering or ending."""
    kind = move[0]
    if kind == moves.DISCOUNT:
        due, have = state.stack[-1][4 + move[1]] - 1, payment.means(state, seat)[move[1]]
        return Reason("reason-discount", {"due": due, "have": have})
    if kind == moves.PAY:
        return Reason("reason-pay", {"hand": move[1], "tokens": move[2]})
    if kind == moves.WILD:
        return Reason("reason-wild", {"jokers": move[1] + move[2], "caravans": move[3]})
    if kind == moves.FINISH:
        held = sum(state.gains[seat * 4 : seat * 4 + 4])
        return Reason("reason-finish", {"resources": held, "room": city.room(t, state, seat)})
    if kind == moves.CHARTER:
        return Reason("reason-charter", {"caravans": state.caravans[seat] + 1, "most": t.caravans})
    return Reason("reason-redeem", {"caravans": state.caravans[seat] - 1})


def _in_season(t: Tables, state: SaReState, seat: int, move: Move) -> list[Reason]:
    """Return the reasons for using a building in the season, or for not using it."""
    kind = move[0]
    red = Reason("reason-red", {"squares": t.red - state.gauge[seat]})
    if kind == moves.BARRACKS_PUSH:
        own, theirs = state.gauge[seat] - 1, state.gauge[move[1]] + 1
        return [Reason("reason-barracks", {"own": own, "theirs": theirs, "red": t.red})]
    if kind == moves.SWAP:
        return [Reason("reason-swap", {"resources": sum(change for change in move[2:] if change > 0)})]
    if kind == moves.TEMPLE_LOOK:
        return [Reason("reason-temple"), red]
    if kind == moves.PLACE:
        return [_card(t.faces[state.hand[move[1]]]), Reason("reason-place-bottom" if move[2] else "reason-place-top")]
    if kind == moves.SEIZE:
        return [_card(t.faces[state.shown[0]]), red]
    if kind == moves.SOFTEN:
        amount = 0 if move[1] & 2 else state.stack[-1][2] - 1
        return [Reason("reason-soften", {"squares": amount}), red]
    if state.stack[-1][0] == moves.AT_TROUBLE:
        return [Reason("reason-suffer", {"squares": state.stack[-1][2]}), red]
    return [Reason("reason-pass"), red] if kind == moves.PASS else []


def _card(face: int) -> Reason:
    """Return the reasons that describe the effect of removing a season card."""
    if face <= GOLD:
        return Reason("reason-card-resource")
    if face in (TROUBLE, DOUBLE_TROUBLE):
        return Reason("reason-card-trouble", {"squares": 1 if face == TROUBLE else 2})
    return Reason("reason-card-other")


def _question(t: Tables, state: SaReState, seat: int, kind: int) -> list[Reason]:
    """Return the figures that decide: the resources in the pool, the cards still to come, the distance to red."""
    faces = [t.faces[card] for card in members(unknown(t, state))]
    resources = sum(face <= GOLD for face in faces)
    trouble = sum(face in (TROUBLE, DOUBLE_TROUBLE) for face in faces)
    near = t.red - state.gauge[seat]
    red = Reason("reason-red", {"squares": near})
    if kind == moves.STOP:
        found = [Reason("reason-take-pool", {"resources": sum(state.pool)}), *([red] if near <= _DOUBLE else [])]
    else:
        counts = {"cards": len(faces), "resources": resources, "trouble": trouble}
        found = [Reason("reason-pool", {"resources": sum(state.pool)}), Reason("reason-unseen", counts), red]
    if not state.awarded:
        is_last = GOLD in t.double_gains[state.double[0]]
        if is_last == (kind == moves.CONTINUE):
            found.append(Reason("reason-last-double" if is_last else "reason-first-double"))
    return found
