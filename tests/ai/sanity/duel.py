"""The positions of `duel.yaml`, and the value of the rest of their game.

In a row, `market` gives the tiles on its squares; `hands`, `corruption`, `sets`, `pirogues` and `deben` go by seats,
and seat 0 decides. The Ankh stands on c3 and points along the row unless `ankh` (such as `b3 v`) says otherwise.
`decision` is an open decision in words, such as `berth`. Tiles that are not named are out of the game, Pirogues set
aside, Deben in the bag; both seats know where everything lies, but not the order of the pile and the bag.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.core.bits import mask_of, members
from game.rules.core.facts import EVERYONE, Moved
from game.rules.core.game import Setup, View, view
from game.rules.duel import scoring, state
from game.rules.duel.state import DuelState
from tests.ai.sanity.case import Case, rows, silly_moves
from tests.ai.sanity.proof import Payoff, Rest
from tests.rules.duel.material import GAME, T, U, mask, position

KINDS = {
    "turn": state.TURN,
    "pyramid": state.PYRAMID_TURN,
    "centre": state.CENTRE,
    "facing": state.FACING,
    "berth": state.BERTH,
    "drawn": state.DRAWN,
    "vizier": state.VIZIER_TILE,
    "scribe": state.SCRIBE_TILES,
    "icon": state.ICON,
}
FEW = 4
"""With so few Deben in the bag every draw is counted out; of more each counts as their mean."""


def cases() -> list[Case]:
    """Return all positions of the duel."""
    return [read(row) for row in rows("duel")]


def read(row: Mapping[str, Any]) -> Case:
    """Return the position of a row."""
    kind = KINDS[row.get("decision", "turn")]
    ankh = row.get("ankh", "c3 h").split() if kind != state.CENTRE else ("", "")
    found = position(
        row.get("market", {}),
        ankh[0],
        ankh[1] if kind != state.FACING else "",
        hands=tuple(row["hands"]),
        corruption=_pair(row, "corruption"),
        sets={(seat, name): tiles for seat, sets in enumerate(row.get("sets", ())) for name, tiles in sets.items()},
        berths=row.get("berths", ""),
        pirogues=_pair(row, "pirogues"),
        deben=_pair(row, "deben"),
        pile=row.get("pile", ""),
    )
    found.turn = 1 if kind == state.SCRIBE_TILES else 0
    found.stack = [(kind, 0)]
    if kind == state.ICON:
        found.taken = mask(row["taken"])
    if kind == state.DRAWN:
        found.offer = mask(*row["offer"].split())
        found.reserve ^= found.offer
    seen = _seen(found)
    return Case(row["name"], row["sees"], GAME, found, seen, silly_moves(GAME, seen, row), row.get("proof", "points"))


def _pair(row: Mapping[str, Any], name: str) -> tuple[str, str]:
    first, second = row.get(name, ("", ""))
    return first, second


def _seen(found: DuelState) -> View:
    """Return the view of seat 0, which has seen where everything lies."""
    knowledge = GAME.knowledge(0, Setup(2))
    start = T.start()
    for zone, pieces in enumerate(GAME.zone_masks(found)):
        for piece in members(pieces):
            home = next(place for place, there in start.items() if there >> piece & 1)
            if home != zone:
                knowledge.learn(Moved((piece,), home, zone, EVERYONE, "deal"))
    return view(GAME, found, knowledge, Setup(2))


def points(case: Case) -> dict[tuple[int, ...], float]:
    """Return for every move how many points the seat is ahead at the end of the game."""
    bag = mask_of(case.state.bag)
    mean = sum(T.coin_values[coin] for coin in members(bag)) / max(1, bag.bit_count())
    is_exact = bag.bit_count() <= FEW

    def payoff(end: DuelState) -> Payoff:
        sums: list[float] = []
        for seat in range(2):
            drawn = end.deben[seat] & bag
            sums.append(scoring.points(T, end, seat))
            if not is_exact:
                sums[seat] += drawn.bit_count() * mean - sum(T.coin_values[coin] for coin in members(drawn))
        return sums[0] - sums[1], sums[1] - sums[0]

    def is_even(drawn_from: Any) -> bool:
        return not is_exact and U.backs[drawn_from[0]] == U.backs[members(bag)[0]]

    return Rest(GAME, lambda end: not end.stack, payoff, is_even).values(case.state)
