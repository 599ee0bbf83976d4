"""The odds of the next card, counted exactly from a viewer's knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.core.bits import mask_of, members
from game.rules.core.game import View
from game.rules.sare.state import SITES, SaReState
from game.rules.sare.tables import (
    BOTTOM,
    DOUBLE_TROUBLE,
    FACES,
    GARDENS_BIT,
    GOLD,
    JOKER,
    LIBRARY_BIT,
    SHOE,
    TOP,
    TROUBLE,
    Tables,
)
from game.rules.sare.views import unknown

_HUES = ("reed", "reed", "reed", "amber", "amber", "sand", "lapis")
"""The colour of each of FACES where it does not mean revolt."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance of each of FACES to be the next card; the `fatal` ones would make the seat revolt."""

    faces: tuple[float, ...]
    fatal: tuple[int, ...] = ()

    @property
    def goods(self) -> float:
        """The chance of any resource."""
        return sum(self.faces[:JOKER])

    @property
    def revolt(self) -> float:
        """The chance that the next card makes the seat revolt."""
        return sum(self.faces[face] for face in self.fatal)

    def hue(self, face: int) -> str:
        """Return the colour of a face in the bar of chances and beside its count."""
        return "danger" if face in self.fatal else _HUES[face]


def totals(tables: Tables) -> tuple[int, ...]:
    """Return the number of cards of each face in a season."""
    return _by_face(tables, tables.season_cards)


def unseen(view: View[SaReState], tables: Tables) -> tuple[int, ...]:
    """Return the number of cards of each face that the viewer has not seen this season; between seasons, all of
    them.
    """
    state: SaReState = view.state
    left = mask_of(tables.season_cards) if state.phase == SITES else unknown(tables, state)
    return _by_face(tables, members(left))


def _by_face(tables: Tables, cards: Sequence[int]) -> tuple[int, ...]:
    shown = [tables.faces[card] for card in cards]
    return tuple(shown.count(face) for face in range(len(FACES)))


def odds(view: View[SaReState], tables: Tables, seat: int) -> Odds | None:
    """Return the odds of the next card for `seat`, or None when no card can come."""
    state: SaReState = view.state
    knowledge = view.knowledge
    zone = next((z for z in (TOP, SHOE, *range(BOTTOM, BOTTOM + 4)) if knowledge.count(z)), None)
    if zone is None:
        return None
    size = knowledge.count(zone)
    faces = [0.0] * len(FACES)
    for card in tables.season_cards:
        faces[tables.faces[card]] += knowledge.chance_of(card, zone) / size
    fatal: list[int] = []
    if 0 <= seat < state.seats:
        ready, room = state.ready[seat], tables.red - state.gauge[seat]
        if room <= (0 if ready & LIBRARY_BIT else 1):
            fatal.append(TROUBLE)
        hit = 2
        if ready & GARDENS_BIT:
            hit = 0 if ready & LIBRARY_BIT else 1
        if room <= hit and hit:
            fatal.append(DOUBLE_TROUBLE)
    return Odds(tuple(faces), tuple(fatal))


def percent(chance: float) -> int:
    """Return a probability in percent, rounded; 0 and 100 only for certainty."""
    if 0 < chance < 0.01:
        return 1
    if 0.99 < chance < 1:
        return 99
    return round(100 * chance)


def stake(state: SaReState, tables: Tables, seat: int) -> tuple[int, int, int, int]:
    """Return the visible gains of `seat` if it stops now: pool, double-resource card, Palace and Library."""
    gain = [*state.pool, 0]
    if state.double and not state.awarded:
        pair = tables.double_gains[state.double[0]]
        is_last = state.standing == 1 << seat
        if GOLD not in pair or is_last:
            for kind in pair:
                gain[kind] += 1
    for card in (state.palace[seat], state.kept[seat]):
        if card >= 0 and tables.faces[card] <= GOLD:
            gain[tables.faces[card]] += 1
    gain[JOKER] += state.jokers >> seat & 1
    return gain[0], gain[1], gain[2], gain[3]
