"""Fully known positions of Sobek, and the view of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from game import registry
from game.components.load import numbers
from game.rules.core.bits import mask_of
from game.rules.core.chance import lowest
from game.rules.core.facts import EVERYONE, Moved
from game.rules.core.game import Setup, View, view
from game.rules.sobek.game import Sobek
from game.rules.sobek.moves import LAY
from game.rules.sobek.rounds import new_game
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import BOX, DECK, SLOTS


@cache
def sobek() -> Sobek:
    """Return Sobek with the numbers of its files."""
    game = registry.make("sobek", numbers("sobek"))
    assert isinstance(game, Sobek)
    return game


def ids(names: str) -> list[int]:
    """Return the ids of pieces named in one string."""
    return [sobek().universe.id(name) for name in names.split()]


def position(
    quays: str,
    hands: Sequence[str],
    *,
    corruption: Sequence[str] = (),
    sets: Sequence[Mapping[int, str]] = (),
    tokens: str = "",
    deck: str = "",
    scores: Sequence[int] = (),
    stack: Sequence[tuple[int, ...]] = (),
    round_: int = 2,
    curses: Mapping[str, int] | None = None,
    blessed: Mapping[str, int] | None = None,
) -> tuple[SobekState, View]:
    """Return a position with seat 0 to move and its view; cards that are not named are known to be out of play.

    `curses` gives the seat of each Curse, `blessed` the set of seat 0 under each Prosperity.
    """
    game = sobek()
    t = game.tables
    seats = len(hands)
    state = new_game(t, Setup(seats), lowest, None)
    state.round, state.turn = round_, 0
    state.quays = ids(quays)
    state.deck = sorted(ids(deck))
    state.hands = [mask_of(ids(names)) for names in hands]
    state.corruption = [mask_of(ids(names)) for names in corruption] or [0] * seats
    state.sets = [0] * (seats * SLOTS)
    for seat, slots in enumerate(sets):
        for slot, names in slots.items():
            state.sets[seat * SLOTS + slot] = mask_of(ids(names))
    state.tokens = mask_of(ids(tokens))
    for name, seat in (curses or {}).items():
        state.curses[t.curses.index(ids(name)[0])] = seat
    for name, slot in (blessed or {}).items():
        state.prosperity[t.prosperities.index(ids(name)[0])] = slot
    state.scores = list(scores) or [40] * seats
    state.stack = list(stack)
    if any(entry[0] == LAY for entry in stack):
        state.flat = [0] * (seats * SLOTS)
    used = mask_of([*state.quays, *state.deck]) | state.tokens
    used |= mask_of(ids(" ".join([*(curses or ()), *(blessed or ())])))
    for cards in (*state.hands, *state.corruption, *state.sets):
        used |= cards
    state.out = (t.cards | t.tokens) & ~used
    knowledge = game.knowledge(0, Setup(seats))
    places = [(zone, mask) for zone, mask in enumerate(game.zone_masks(state)) if zone != DECK]
    for zone, mask in places:
        for piece in range(game.universe.size):
            if mask >> piece & 1:
                home = DECK if t.deck >> piece & 1 else BOX
                if home != zone:
                    knowledge.learn(Moved((piece,), home, zone, EVERYONE, "deal"))
    return state, view(game, state, knowledge, Setup(seats))
