"""The reasons for and against a move of Sa-Rê, with figures from the rules.

They are read from a view, so nothing hidden is revealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from game.ai.heuristics.contract import Reason, Telling, reason_keys
from game.ai.heuristics.sare import needs, policy
from game.rules.core.bits import members
from game.rules.core.game import Move, View
from game.rules.sare import city, moves, odds, payment
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    ADMINISTRATIVE,
    DOUBLE_TROUBLE,
    GOLD,
    JOKER,
    MASTER,
    PYRAMID,
    RESOURCES,
    SCRIBE,
    SPACES,
    TILES,
    TRADES,
    TROUBLE,
    TYPES,
    WAREHOUSE,
    Tables,
)
from game.rules.sare.views import HIDDEN, unknown

USUAL_POOL: Final = 3.0
"""The number of resources in the pool from which on they speak for stopping."""
LITTLE: Final = 2
"""The risk of a revolt, in percent, up to which it speaks for going on."""
NOTHING: Final = 1e-12
"""The greatest chance that can be due to rounding alone."""
RUIN: Final = 12.0
"""The approximate cost of a revolt, in resources."""
TELLING: Final = Telling(
    topics={
        "reason-calmer": reason_keys("calmer-safe"),
        "reason-revolt": reason_keys("safe"),
        "reason-on-nile": reason_keys("off-nile"),
        "reason-lacking": reason_keys("pays-all"),
        "reason-suffer": reason_keys("soften", "suffer-revolt"),
        "reason-swap-sites": reason_keys("swap-goal"),
    },
    praise=reason_keys("enough-sites", "settle"),
    plain=reason_keys("suffer", "produces", "ability", "discount", "redeem", "rival-lacks", "card-lacking"),
    stated=reason_keys("take-pool"),
    waits=reason_keys("off-nile"),
    always=reason_keys("revolt", "safe", "calmer", "calmer-safe"),
    faint=reason_keys("unseen"),
    impersonal=reason_keys("on-nile", "off-nile"),
)


def explain(t: Tables, view: View[SaReState], move: Move) -> list[Reason]:
    """Return the advantages and the costs of the viewer's `move`."""
    state, seat = view.state, view.viewer
    kind = move[0]
    if kind in (moves.STOP, moves.CONTINUE):
        return _question(t, view, kind)
    if kind == moves.LAUNCH:
        tile, space = move[1], move[2]
        price = needs.price_on(t, state, seat, tile, space)
        sites = state.siting[seat].bit_count()
        found = [
            _price(price),
            *_use(t, state, seat, tile),
            _start(t, state, seat, sites + 1),
            *_port(t, state, seat, space),
            *([] if tile in TRADES else [_apart(t, space)]),
        ]
        free = needs.free_spaces(state, seat)
        if state.scenario == SCRIBE and free >> space & 1:
            found.append(Reason("reason-covers", {"spaces": free.bit_count() - 1}, 3.0))
        if tile in TRADES:
            around = (t.neighbours[space] & needs.free_spaces(state, seat) & ~(1 << space)).bit_count()
            found.append(Reason("reason-neighbours", {"spaces": around}, 0.8 * around))
        return found
    if kind == moves.READY:
        sites = state.siting[seat].bit_count()
        return [Reason("reason-enough-sites", {"sites": sites}, 0.1), _start(t, state, seat, sites)]
    if kind == moves.BUILD:
        price = city.price(t, state, seat, move[1], move[2])
        return [_price(price), *_use(t, state, seat, move[1]), *_port(t, state, seat, move[2])]
    if kind == moves.PAY_GOLD:
        found = [Reason("reason-calm", {"square": state.gauge[seat] - 1, "red": t.red}, 0.1)]
        found.append(Reason("reason-costs-gold", worth=-1.2))
        before, after = (risk(t, view, lower) for lower in (0, 1))
        gain = RUIN * (before - after)
        if before > NOTHING >= after:
            found.append(Reason("reason-calmer-safe", {"before": _percent(before)}, gain))
        elif _percent(before) != _percent(after):
            found.append(Reason("reason-calmer", {"before": _percent(before), "after": _percent(after)}, gain))
        else:
            found.append(_danger(after))
        return [*found, *_still_to_come(t, view)]
    if kind == moves.KEEP:
        found = [Reason("reason-keep-store", {"resources": sum(move[1:])}, sum(move[1:]))]
        for key, due in (
            ("reason-keep-useful", needs.site_bill(t, state, seat)),
            ("reason-keep-goal", needs.bill(t, state, seat)[0]),
        ):
            useful = sum(min(kept, round(wanted)) for kept, wanted in zip(move[1:], due, strict=True))
            found.append(Reason(key, {"resources": useful}, useful))
        return found
    if kind in (moves.SETTLE, moves.ABANDON, moves.DEMOLISH):
        return _on_plots(t, state, seat, move)
    if kind in (moves.DISCOUNT, moves.PAY, moves.WILD, moves.FINISH, moves.CHARTER, moves.REDEEM):
        return [_in_construction(t, state, seat, move)]
    return _in_season(t, view, move)


def _price(price: Sequence[int]) -> Reason:
    return Reason("reason-price", {"wood": price[0], "stone": price[1], "gold": price[2]}, -0.6 * sum(price))


def _start(t: Tables, state: SaReState, seat: int, sites: int) -> Reason:
    """Return the reason about the square on which the season starts with this many sites."""
    start = city.first_square(state, seat, sites, city.masters(state, seat))
    return Reason("reason-gauge-start", {"square": start, "red": t.red}, -1.5 * start)


def _use(t: Tables, state: SaReState, seat: int, tile: int) -> list[Reason]:
    """Return the reasons about the use of a tile: the scenario asks for it, or it works from the next round on."""
    if _is_needed(t, state, seat, tile):
        found = [Reason("reason-needed", worth=6.0)]
        if tile == PYRAMID and (steps := needs.steps_left(t, state, seat)) > 1:
            found.append(Reason("reason-steps", {"steps": steps}, 0.5 * steps))
        return [*found, *_ability(tile)]
    if tile in TRADES:
        kind = TRADES.index(tile)
        lacking = _lacking_for_goal(t, state, seat, kind)
        brings: dict[str, int | str] = {name: int(at == kind) for at, name in enumerate(RESOURCES[:JOKER])}
        return [Reason("reason-produces", {**brings, "lacking": lacking}, 3.0)]
    if tile == WAREHOUSE:
        return [Reason("reason-stores", {"resources": t.storage}, 2.0)]
    if tile == MASTER:
        return [Reason("reason-manages", {"sites": t.sites_per_master}, 2.0)]
    return _ability(tile)


def _is_needed(t: Tables, state: SaReState, seat: int, tile: int) -> bool:
    """Return whether the scenario asks for a tile; where it takes some administrative buildings, any will do."""
    wanted, owned = needs.wanted(t, state, seat), state.owned[seat * TYPES : seat * TYPES + TYPES]
    if tile in ADMINISTRATIVE and not owned[tile]:
        return any(each in ADMINISTRATIVE and not owned[each] for each in wanted)
    return tile in wanted


def _ability(tile: int) -> list[Reason]:
    """Return the reason about the power of an administrative building, none for other tiles."""
    return [Reason("reason-ability", {"power": f"ability-{TILES[tile]}"}, 2.5)] if tile in ADMINISTRATIVE else []


def _lacking_for_goal(t: Tables, state: SaReState, seat: int, kind: int) -> int:
    """Return the approximate number of resources of a kind that the goal of `seat` takes beyond what it has."""
    return max(0, round(needs.bill(t, state, seat)[0][kind] - needs.means(state, seat)[0][kind]))


def _port(t: Tables, state: SaReState, seat: int, space: int) -> list[Reason]:
    """Return the reason about the Port's discount on a space, none where it has none."""
    return [Reason("reason-port-here", worth=1.0)] if city.has_port_discount(t, state, seat, space) else []


def _apart(t: Tables, space: int) -> Reason:
    """Return the reason about the neighbours of a space for a tile that makes none of them cheaper."""
    around = t.neighbours[space].bit_count() - 1
    return Reason("reason-settle", {"spaces": around}, 1.0 - 0.2 * around)


def seen_as_complete(t: Tables, state: SaReState) -> SaReState:
    """Return a view's position in which every card that the viewer cannot place lies in the shoe.

    The card set aside unseen is one of them, and equally likely to be any of them, so the odds of the next cards stay
    exact.
    """
    complete = state.clone()
    complete.shoe = members(unknown(t, state))
    complete.removed = []
    complete.top = [card for card in state.top if card >= 0]
    complete.bottom = [card for card in state.bottom if card >= 0]
    return complete


def risk(t: Tables, view: View[SaReState], lower: int = 0) -> float:
    """Return the exact chance that the viewer revolts before its next question if it continues, by what it knows.

    `lower` counts squares by which the gauge is assumed to be lower.
    """
    at = odds.exposure(t, view.state, view.viewer)
    return odds.chance_of_revolt(odds.outlooks(t, view), at._replace(margin=at.margin + lower))


def _percent(chance: float) -> int:
    """Return a chance in percent; 0 for less than half of one, and 100 only for what must happen."""
    return 100 if chance == 1.0 else min(99, floor(100 * chance + 0.5))


def lacking(t: Tables, state: SaReState, seat: int, due: Sequence[float], changes: Sequence[int] = (0, 0, 0)) -> int:
    """Return the number of resources that `seat` would lack for a bill after `changes` of what it has.

    At the question, what stopping now would bring counts as well, with the double card if the seat would get it.
    """
    brought = [0.0] * 4
    if state.stack[-1][0] == moves.AT_QUESTION:
        brought = [*policy.stopping(t, seen_as_complete(t, state), seat)]
    own, _ = needs.means(state, seat)
    short = sum(max(0, round(due[kind] - own[kind] - changes[kind] - brought[kind])) for kind in range(3))
    return max(0, short - needs.anything(state, seat) - round(brought[3]))


def _on_plots(t: Tables, state: SaReState, seat: int, move: Move) -> list[Reason]:
    """Return the reasons for laying a starting tile, or for taking one away."""
    kind = move[0]
    if kind == moves.SETTLE:
        on_nile = bool(t.nile >> move[1] & 1)
        return [
            _apart(t, move[1]),
            Reason("reason-on-nile" if on_nile else "reason-off-nile", worth=0.1 - 0.2 * on_nile),
        ]
    tile, space = move[1], move[2]
    if kind == moves.ABANDON:
        price = city.price(t, state, seat, tile, space)
        spared = Reason("reason-abandon", {"wood": price[0], "stone": price[1], "gold": price[2]}, 0.5 * sum(price))
        return [spared, Reason("reason-gives-up", worth=-2.0)]
    shared = state.occupied[seat] >> space & state.occupied[seat] >> space + SPACES & 1
    free = needs.free_spaces(state, seat).bit_count() + (0 if shared else 1)
    return [Reason("reason-demolish", {"spaces": free})]


def _in_construction(t: Tables, state: SaReState, seat: int, move: Move) -> Reason:
    """Return the reason for a step of paying, chartering or ending."""
    kind = move[0]
    if kind == moves.DISCOUNT:
        due, have = state.stack[-1][4 + move[1]] - 1, payment.means(state, seat)[move[1]]
        return Reason("reason-discount", {"due": due, "have": have})
    if kind == moves.PAY:
        due = next(number for number in state.stack[-1][4:7] if number)
        rest = due - move[1] - move[2]
        return Reason("reason-pay", {"hand": move[1], "tokens": move[2], "rest": rest}, 0.5 * move[2] - 1.5 * rest)
    if kind == moves.WILD:
        used = {"jokers": move[1] + move[2], "caravans": move[3]}
        return Reason("reason-wild", {**used}, -0.5 * move[1] - move[3])
    if kind == moves.FINISH:
        held = sum(state.gains[seat * 4 : seat * 4 + 4]) + sum(state.store[seat * 3 : seat * 3 + 3])
        room = city.room(t, state, seat)
        args: dict[str, int | str] = {"resources": held, "room": room}
        return Reason("reason-finish-lost", args, room - held) if held > room else Reason("reason-finish", args, held)
    if kind == moves.CHARTER:
        return Reason("reason-charter", {"caravans": state.caravans[seat] + 1, "most": t.caravans}, 1.5)
    return Reason("reason-redeem", {"caravans": state.caravans[seat] - 1})


def _in_season(t: Tables, view: View[SaReState], move: Move) -> list[Reason]:
    """Return the reasons for using a building in the season, or for not using it."""
    state, seat = view.state, view.viewer
    kind = move[0]
    red = Reason("reason-red", {"squares": t.red - state.gauge[seat]})
    if kind == moves.BARRACKS_PUSH:
        own, theirs = state.gauge[seat] - 1, state.gauge[move[1]] + 1
        far = sum(_lacking_for_goal(t, state, move[1], kind) for kind in range(JOKER))
        return [
            Reason("reason-barracks", {"own": own, "theirs": theirs, "red": t.red}, 2.0),
            Reason("reason-rival-lacks", {"resources": far}),
            *_after_power(t, view, lower=1),
        ]
    if kind == moves.SWAP:
        gained = sum(change for change in move[2:] if change > 0)
        found = [Reason("reason-swap", {"resources": gained}, 0.1 * gained), *_swap_helps(t, state, seat, move[2:])]
        return [*found, *_after_power(t, view, move[2:])]
    if kind == moves.TEMPLE_LOOK:
        return [Reason("reason-temple", worth=2.0), red, *_after_power(t, view)]
    if kind == moves.PLACE:
        face = t.faces[state.hand[move[1]]]
        found = [_card(face), Reason("reason-place-bottom" if move[2] else "reason-place-top")]
        if face <= GOLD:
            found.append(Reason("reason-card-lacking", {"resources": _lacking_for_goal(t, state, seat, face)}))
        return found
    if kind == moves.SEIZE:
        return [_card(t.faces[state.shown[0]]), red]
    if kind == moves.SOFTEN:
        amount = 0 if move[1] & 2 else state.stack[-1][2] - 1
        return [Reason("reason-soften", {"squares": amount}, -2.0 * amount), red]
    if state.stack[-1][0] == moves.AT_TROUBLE:
        amount = state.stack[-1][2]
        if amount >= t.red - state.gauge[seat]:
            return [Reason("reason-suffer-revolt", worth=-RUIN), red]
        return [Reason("reason-suffer", {"squares": amount}, 2.0 - 2.0 * amount), red]
    if state.stack[-1][0] == moves.AT_MARKET:
        return [Reason("reason-no-swap")]
    return [Reason("reason-pass", worth=1.5), red] if kind == moves.PASS else []


def _swap_helps(t: Tables, state: SaReState, seat: int, changes: Sequence[int]) -> list[Reason]:
    """Return the reason about what a seat lacks after a swap: for its sites, or else for its goal."""
    for key, due in (
        ("reason-swap-sites", needs.site_bill(t, state, seat)),
        ("reason-swap-goal", needs.bill(t, state, seat)[0]),
    ):
        before, after = lacking(t, state, seat, due), lacking(t, state, seat, due, changes)
        if before != after:
            return [Reason(key, {"before": before, "after": after}, 2.0 * (before - after))]
    return []


def _after_power(
    t: Tables, view: View[SaReState], changes: Sequence[int] = (0, 0, 0), *, lower: int = 0
) -> list[Reason]:
    """Return the reasons that remain after a power was used at the question (R-6), which is asked again then."""
    if view.state.stack[-1][0] != moves.AT_QUESTION:
        return []
    return [_danger(risk(t, view, lower)), *_still_to_come(t, view, changes)]


def _still_to_come(t: Tables, view: View[SaReState], changes: Sequence[int] = (0, 0, 0)) -> list[Reason]:
    """Return the reasons for going on after `changes` of what the viewer has, apart from the danger.

    Their worth does not depend on `changes`, so it never tells apart two moves after which the viewer can go on.
    """
    state, seat = view.state, view.viewer
    faces = [t.faces[card] for card in members(unknown(t, state))]
    resources = sum(face <= GOLD for face in faces)
    trouble = sum(face in (TROUBLE, DOUBLE_TROUBLE) for face in faces)
    in_deck = len(state.shoe) + sum(card == HIDDEN for card in (*state.top, *state.bottom))
    counts: dict[str, int | str] = {
        "cards": len(faces), "apart": len(faces) - in_deck, "resources": resources, "trouble": trouble,
    }  # fmt: skip
    found = [Reason("reason-unseen", counts, 4.0 * resources / max(1, len(faces)))]
    due = needs.site_bill(t, state, seat)
    before, after = lacking(t, state, seat, due), lacking(t, state, seat, due, changes)
    if before and after:
        found.append(Reason("reason-lacking", {"resources": after}, min(4, before)))
    elif before:
        found.append(Reason("reason-pays-all", worth=min(4, before)))
    if not state.awarded and _has_gold(t, state):
        found.append(Reason("reason-last-double", worth=1.5))
    return found


def _has_gold(t: Tables, state: SaReState) -> bool:
    """Return whether the double card holds gold, which goes to the last to stop."""
    return GOLD in t.double_gains[state.double[0]]


def _card(face: int) -> Reason:
    """Return the reason that describes the effect of removing a season card."""
    if face <= GOLD:
        return Reason("reason-card-resource", worth=1.0)
    if face in (TROUBLE, DOUBLE_TROUBLE):
        squares = 1 if face == TROUBLE else 2
        return Reason("reason-card-trouble", {"squares": squares}, 2.0 * squares)
    return Reason("reason-card-other", worth=1.0)


def _danger(chance: float) -> Reason:
    """Return the reason about the chance of a revolt before the next question."""
    if chance <= NOTHING:
        return Reason("reason-safe", worth=1.0)
    percent = _percent(chance)
    return Reason("reason-revolt", {"percent": percent}, -RUIN * chance if percent > LITTLE else 0.5)


def _question(t: Tables, view: View[SaReState], kind: int) -> list[Reason]:
    """Return the reasons for going on or stopping: the cards still to come and the danger, or the resources gained."""
    if kind == moves.CONTINUE:
        return [*_still_to_come(t, view), _danger(risk(t, view))]
    state, seat = view.state, view.viewer
    pool = sum(state.pool)
    found = [Reason("reason-take-pool", {"resources": pool}, pool - USUAL_POOL)]
    if state.siting[seat] and not lacking(t, state, seat, needs.site_bill(t, state, seat)):
        found.append(Reason("reason-pays-all", worth=4.0))
    if not state.awarded and not _has_gold(t, state):
        found.append(Reason("reason-first-double", worth=1.5))
    return found
