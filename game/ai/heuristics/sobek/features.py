"""The input of the learned part of the evaluation of Sobek: one row of numbers of about 0 to 1 for every seat.

The last two numbers of a row are the points that the seat and its best opponent can expect by the evaluation's
`WEIGHTS` alone, divided by 20.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from game.ai.heuristics.completion import chances
from game.ai.heuristics.sobek.inventory import Inventory, Lying, best_take
from game.rules.core.arithmetic import exp, total
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET

TURN_CARDS: Final = 1.45
"""The number of cards that leave the quays in an average turn, with skipped cards and turns without a take."""
SIZE: Final = 32
"""The length of a row."""
FAMILY: Final = 15
"""The maximum number of cards in a family."""
SHARE: Final[tuple[float, ...]] = (0.0, 0.0, 0.42, 0.32, 0.26)
"""The share of the wanted cards to come that a seat gets, by the number of seats."""


CHANCES: Final = tuple(chances(share, FAMILY) for share in SHARE)
"""The tables of `chances` by the number of seats."""


def features(inventory: Inventory, state: SobekState, judged: list[float]) -> list[list[float]]:
    """Return SIZE numbers for every seat, as seen from it; `judged` are the points expected by the weights alone."""
    t = inventory.tables
    seats = state.seats
    hands, piles, quays = state.hands, state.corruption, state.quays
    waiting = len(state.deck)
    left = len(quays) + waiting
    gone = state.discard | state.out
    lying = []
    for seat in range(seats):
        found = inventory.lying(state, seat)
        lying.append(found)
        gone |= found[3] | hands[seat] | piles[seat]
    coming = t.deck & ~gone
    turns = left / (seats * TURN_CARDS)
    dirt = [inventory.corruption(state, seat) for seat in range(seats)]
    sizes = [hand.bit_count() for hand in hands]
    parts = [_prospects(inventory, state, seat, lying[seat], coming, turns, dirt[seat], sizes) for seat in range(seats)]
    counts = [count + 0.8 * part[5] for count, part in zip(dirt, parts, strict=True)]
    most = max(counts)
    softness = 0.35 + 0.32 * sqrt(left)
    risks = [exp((count - most) / softness) for count in counts]
    scale = 1.0 / total(risks)
    turn = state.turn
    take = best_take(inventory, state) / 8 if turn >= 0 and not state.stack else 0.0
    stretch = left / 54
    root = sqrt(stretch)
    tokens = state.tokens
    points, soiled = inventory.events(tokens)
    row_left = len(quays) / 9
    rows = []
    for seat in range(seats):
        there, ready, hope, filled, powers, stuck, strongest, growth, own = parts[seat]
        rival = dirtiest = best = -99.0
        fullest = 0
        for s in range(seats):
            if s != seat:
                if judged[s] > best:
                    best = judged[s]
                if parts[s][8] > rival:
                    rival = parts[s][8]
                if counts[s] > dirtiest:
                    dirtiest = counts[s]
                if sizes[s] > fullest:
                    fullest = sizes[s]
        risk = risks[seat] * scale
        lead = counts[seat] - dirtiest
        mine = turn == seat
        event = max(points, soiled * dirt[seat]) if tokens else 0.0
        rows.append(
            [
                own * risk / 20,
                there / 30,
                ready / 20,
                hope / 20,
                filled / 20,
                powers / 3,
                stuck / 5,
                strongest / 8,
                dirt[seat] / 8,
                sizes[seat] / 8,
                risk,
                lead / 5,
                1.0 if lead > 0 else 0.0,
                rival / 30,
                fullest / 8,
                dirtiest / 8,
                stretch,
                root,
                tokens.bit_count() / 5,
                1.0 if mine else 0.0,
                take if mine else 0.0,
                take if (turn + 1) % seats == seat else 0.0,
                own * stretch / 20,
                (strongest + 2) * stretch / 8,
                growth / 20,
                event / 10,
                event / 10 if ready else 0.0,
                row_left,
                row_left if mine else 0.0,
                1.0 if not waiting else 0.0,
                judged[seat] / 20,
                best / 20,
            ]
        )
    return rows


Prospects = tuple[float, float, float, float, float, float, float, float, float]


def _prospects(
    inventory: Inventory,
    state: SobekState,
    seat: int,
    lying: Lying,
    coming: int,
    turns: float,
    dirt: int,
    sizes: list[int],
) -> Prospects:
    """Return the components of the prospects of `seat`.

    In order: points of the sets on the table, gain of the sets that could be played, gain that unfinished sets may
    bring, gain through amulets, value of powers in average characters, cards without a set to join, most scarabs in a
    set, gain that sets may still bring whose family is not in hand, and the approximate total.
    """
    t = inventory.tables
    there, strongest, values, _ = lying
    families, amulets, people, mask = inventory.summary(state.hands[seat])
    of_seats = CHANCES[state.seats]
    sure = turns / 1.5 if turns < 1.5 else 1.0
    ready = hope = filled = stuck = growth = 0.0
    need = held = 0
    for family, cards, scarabs in families:
        held |= 1 << family
        count, glory = values[family]
        lacking = 3 - cards
        if lacking <= 0:
            whole = (glory + scarabs) * (count + cards) - glory * count
            ready += sure * whole + (1.0 - sure) * scarabs
            if glory + scarabs > strongest:
                strongest = glory + scarabs
            continue
        to_come = coming & t.families[family]
        chance = sure * of_seats[lacking][to_come.bit_count()]
        more = (glory + scarabs + 0.7 * lacking) * (count + 3) - glory * count
        expected = chance * more
        hope += expected
        stuck += cards * (1.0 - chance)
        if lacking <= amulets:
            gain = sure * ((glory + scarabs) * (count + 3) - glory * count) + (1.0 - sure) * scarabs - expected
            if gain > filled:
                filled, need = gain, lacking
                if glory + scarabs > strongest:
                    strongest = glory + scarabs
    if amulets:
        spare = amulets - need
        filled += sure * spare * max(strongest, 2)
        if not strongest:
            stuck += spare * 0.3
    for family in range(AMULET):
        count, glory = values[family]
        if count and not held >> family & 1:
            to_come = coming & t.families[family]
            growth += sure * of_seats[3][to_come.bit_count()] * ((glory + 2.0) * (count + 3) - glory * count)
    powers = sure * inventory.powers(state, seat, mask, dirt, sizes) if people else 0.0
    own = there + 0.9 * ready + 0.8 * hope + 0.8 * filled + 2.0 * powers + 0.6 * growth
    return there, ready, hope, filled, powers, stuck, strongest, growth, own
