"""The input of the learned part of the evaluation of the duel: a row of numbers of about 0 to 1 for each seat.

The last two numbers of a row are the points that the seat and its opponent can expect by the evaluation's `WEIGHTS`
alone, divided by 20.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from game.ai.heuristics.completion import chances
from game.ai.heuristics.duel.inventory import Inventory, best_on_line, line_width
from game.rules.core.arithmetic import tanh
from game.rules.duel.state import PYRAMID_TURN, DuelState

TOTAL_TILES: Final = 55

SIZE: Final = 32
"""The length of a row."""
FAMILY: Final = 23
"""The maximum number of tiles in a family."""
SHARE: Final = 0.38
"""The share of the wanted tiles to come that a seat gets."""
CHANCES: Final = chances(SHARE, FAMILY)
NOTHING: Final = (0, 0)

Prospects = tuple[float, float, float, float, float, float, int, int, float]


def _prospects(inventory: Inventory, state: DuelState, seat: int, coming: int, turns: float) -> Prospects:
    """Return the components of the prospects of `seat`.

    In order: points of sets, Pirogues and Deben, gain of the sets that could be sold, gain that unfinished sets may
    bring, gain through wild tiles, points of the powers in hand, tiles without a set to join, most scarabs in a set,
    characters in hand, gain that sets may still bring whose family is not in hand.
    """
    t = inventory.tables
    there, strongest, values = inventory.lying(state, seat)
    families, wild, people = inventory.summary(state.hands[seat])
    sure = turns / 2.0 if turns < 2.0 else 1.0
    ready = hope = filled = stuck = growth = 0.0
    need = held = 0
    for family, tiles, scarabs, goods in families:
        held |= 1 << family
        count, glory = values.get(family, NOTHING)
        lacking = 3 - tiles
        opens = goods or count > 0 or state.character_opens
        if lacking <= 0 and opens:
            ready += sure * ((glory + scarabs) * (count + tiles) - glory * count)
            if glory + scarabs > strongest:
                strongest = glory + scarabs
            continue
        chance = sure * CHANCES[max(lacking, 1)][(coming & t.families[family]).bit_count()]
        more = (glory + scarabs + 0.7 * max(lacking, 0)) * (count + max(3, tiles)) - glory * count
        expected = chance * more
        hope += expected
        stuck += tiles * (1.0 - chance)
        if 0 < lacking <= wild and opens:
            gain = sure * ((glory + scarabs) * (count + 3) - glory * count) - expected
            if gain > filled:
                filled, need = gain, lacking
                if glory + scarabs > strongest:
                    strongest = glory + scarabs
    if wild:
        spare = wild - need
        filled += sure * spare * (max(strongest, 3) if strongest else 2.0)
        if not strongest:
            stuck += 0.5 * spare
    for family, (count, glory) in values.items():
        if not held >> family & 1:
            chance = sure * CHANCES[3][(coming & t.families[family]).bit_count()]
            growth += chance * ((glory + 2.0) * (count + 3) - glory * count)
    powers = sure * inventory.powers(state, seat, people) if people else 0.0
    return there, ready, hope, filled, powers, stuck, strongest, people.bit_count(), growth


def features(inventory: Inventory, state: DuelState, judged: list[float]) -> list[list[float]]:
    """Return SIZE numbers for each seat, as seen from it; `judged` are the points expected by the weights alone."""
    turns = inventory.turns(state)
    hands, piles, sets = state.hands, state.corruption, state.sets
    gone = hands[0] | hands[1] | piles[0] | piles[1] | state.removed | state.box
    for tiles in sets:
        gone |= tiles
    coming = inventory.tables.tiles & ~gone
    parts = [_prospects(inventory, state, seat, coming, turns) for seat in range(2)]
    dirt = [inventory.corruption(state, seat) for seat in range(2)]
    heading = [d + 0.8 * p[5] for d, p in zip(dirt, parts, strict=True)]
    sizes = [hand.bit_count() for hand in hands]
    stretch = (state.filled.bit_count() + len(state.pile)) / TOTAL_TILES
    root = sqrt(stretch)
    pile = len(state.pile) / 23
    berths = state.berths.bit_count() / 5
    softness = 0.4 + 0.5 * sqrt(turns)
    turn = state.turn
    take = best_on_line(inventory, state) / 8
    width = line_width(inventory.tables, state) / 5
    again = 1.0 if state.stack and state.stack[-1][0] == PYRAMID_TURN else 0.0
    rows = []
    for seat in range(2):
        lying, ready, hope, filled, powers, stuck, strongest, people, growth = parts[seat]
        other = 1 - seat
        lead = heading[other] - heading[seat]
        bonus = lead / 3 + 0.67 * tanh(lead / softness)
        mine = 1.0 if turn == seat else 0.0
        rows.append(
            [
                lying / 30,
                ready / 20,
                hope / 20,
                filled / 20,
                powers / 10,
                stuck / 5,
                strongest / 8,
                people / 2,
                sizes[seat] / 8,
                dirt[seat] / 8,
                lead / 6,
                bonus / 4,
                max(bonus, 0.0) / 4,
                (lying + ready) * stretch / 20,
                strongest * stretch / 8,
                stretch,
                root,
                pile,
                berths,
                mine,
                mine * take,
                (1.0 - mine) * take,
                mine * width,
                (1.0 - mine) * width,
                mine * again,
                parts[other][1] / 20,
                parts[other][7] / 2,
                growth / 20,
                parts[other][2] / 20,
                sizes[other] / 8,
                judged[seat] / 20,
                judged[other] / 20,
            ]
        )
    return rows
