"""Carrying out a move and all its consequences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.core.bits import members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, Looked, Moved, Noted, Sink
from game.rules.core.game import Move
from game.rules.sobek import events, powers
from game.rules.sobek.moves import EVENT as EVENT_MOVE
from game.rules.sobek.notes import Laid, Take
from game.rules.sobek.rounds import begin, next_layer, pass_turn, put_away, row_emptied
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import CORRUPTION, HAND, QUAYS, SETS, SLOTS, TOKENS, Tables

MoveEffect = Callable[[Tables, SobekState, Move, Chance, Sink | None], None]
"""A function that carries out a legal move: it changes the position and reports facts to the sink, if there is one."""


def take(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Take a card into hand; the cards before it go under the tile (S-3.1)."""
    place = move[1]
    seat = state.turn
    quays = state.quays
    if sink is not None:
        _report_take(tables, state, place, sink)
    gone = 1 << quays[place]
    state.hands[seat] |= gone
    if place:
        skipped = 1 << quays[0]
        if place > 1:
            for card in quays[1:place]:
                skipped |= 1 << card
        state.corruption[seat] |= skipped
        gone |= skipped
    state.shown |= gone & tables.beige
    del quays[: place + 1]
    if not quays:
        row_emptied(tables, state, chance, sink)
    elif sink is not None:
        pass_turn(state, sink)
    else:
        seat += 1
        state.turn = seat if seat < state.seats else 0


def _report_take(tables: Tables, state: SobekState, place: int, sink: Sink) -> None:
    """Report the cards skipped, then the card taken; only the owner sees face-down ones."""
    seat = state.turn
    sink(Noted("take", seat, Take(place)))
    for at in range(place + 1):
        card = state.quays[at]
        seers = 1 << seat if tables.characters >> card & 1 else EVERYONE
        if at < place:
            sink(Moved((card,), QUAYS, CORRUPTION + seat, seers, "skip", (at,)))
        else:
            sink(Moved((card,), QUAYS, HAND + seat, seers, "take", (at,)))


def play_set(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Play a set and look at the event tokens, if any are left (S-3.3)."""
    _, slot, cards = move
    seat = state.turn
    if sink is not None:
        sink(Noted("set", seat, Laid(slot)))
    powers.lay_down(tables, state, seat, slot, cards, sink)
    if state.tokens:
        state.stack.append((EVENT_MOVE, seat))
        if sink is not None:
            sink(Looked(1 << seat, TOKENS, tuple(members(state.tokens))))
    else:
        pass_turn(state, sink)


def name_starter(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Let the named seat start the round (S-2.5)."""
    state.stack.pop()
    begin(state, move[1], sink)


def lay(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Lay a horizontal set; the seat may lay another as long as it holds enough cards for one (S-4.3)."""
    _, slot, cards = move
    seat = state.stack[-1][1]
    state.hands[seat] ^= cards
    state.shown &= ~cards
    state.flat[seat * SLOTS + slot] = cards
    if sink is not None:
        pieces = tuple(members(cards))
        sink(Moved(pieces, HAND + seat, SETS + seat, EVERYONE, "lay", (SLOTS + slot,) * len(pieces)))
    next_layer(tables, state, chance, sink)


def stop_laying(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Stop laying; the rest of the hand goes under the tile (S-4.3)."""
    put_away(state, state.stack[-1][1], sink)
    next_layer(tables, state, chance, sink)


ACTIONS: Final[tuple[MoveEffect, ...]] = (
    take,
    powers.play_character,
    play_set,
    events.choose,
    events.retreat,
    events.curse,
    events.prosper,
    powers.steal,
    powers.shed,
    powers.search,
    powers.grab,
    powers.add,
    powers.fetch,
    powers.purge,
    name_starter,
    lay,
    stop_laying,
)
"""The function that carries out each kind of move, by the number of the kind."""
