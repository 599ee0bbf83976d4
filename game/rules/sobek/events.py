"""The event tokens (S-6)."""

from __future__ import annotations

from game.rules.core.bits import members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, Moved, Noted, Sink
from game.rules.core.game import Move
from game.rules.sobek.moves import CURSE, GUILD, PROSPER
from game.rules.sobek.notes import Deceit, Event, Guild
from game.rules.sobek.rounds import pass_turn
from game.rules.sobek.scoring import space_after, space_before
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import (
    AMULET,
    CORRUPTION,
    DECEIT,
    EMBALMING,
    FLOOD,
    HAND,
    PROSPERITY,
    SETS,
    SLOTS,
    SPENT,
    TOKENS,
    Tables,
)
from game.rules.sobek.tables import CURSE as CURSE_TOKEN
from game.rules.sobek.tables import GUILD as GUILD_TOKEN


def choose(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Play an event token: apply it at once or ask for the choice it still needs (S-6)."""
    token = move[1]
    seat = state.stack.pop()[1]
    state.tokens ^= 1 << token
    state.spent |= 1 << token
    if sink is not None:
        sink(Noted("event", seat, Event(token)))
        sink(Moved((token,), TOKENS, SPENT, EVERYONE, "event"))
    kind = tables.event[token]
    if kind == FLOOD:
        if sink is not None:
            sink(Noted("turn", seat))
        return
    if kind == GUILD_TOKEN:
        _guild(tables, state, seat, tables.guild_symbol[token], chance, sink)
        return
    if kind == CURSE_TOKEN:
        state.stack.append((CURSE, seat, token))
        if state.seats == 2:
            curse(tables, state, (CURSE, 1 - seat), chance, sink)
            return
    elif kind == PROSPERITY:
        slots = blessable(tables, state, seat)
        if slots:
            state.stack.append((PROSPER, seat, token))
            if len(slots) == 1:
                prosper(tables, state, (PROSPER, slots[0]), chance, sink)
                return
    elif kind == EMBALMING:
        _embalm(state, seat, sink)
    elif kind == DECEIT:
        points = state.corruption[seat].bit_count()
        state.scores[seat] += points
        if sink is not None:
            sink(Noted("deceit", seat, Deceit(points, state.scores[seat])))
    if not state.stack:
        pass_turn(state, sink)


def _guild(tables: Tables, state: SobekState, seat: int, symbol: int, chance: Chance, sink: Sink | None) -> None:
    """Move the seat's marker to the next space with `symbol`; if several may go back, ask whose does (S-6.1)."""
    before = state.scores[seat]
    state.scores[seat] = space_after(tables, before, symbol)
    if sink is not None:
        sink(Noted("guild-forward", seat, Guild(symbol, before, state.scores[seat])))
    victims = guild_targets(tables, state, seat, symbol)
    if not victims:
        pass_turn(state, sink)
        return
    state.stack.append((GUILD, seat, symbol))
    if len(victims) == 1:
        retreat(tables, state, (GUILD, victims[0]), chance, sink)


def guild_targets(tables: Tables, state: SobekState, seat: int, symbol: int) -> list[int]:
    """Return the opponents of `seat` that have a space with `symbol` behind their marker (S-6.1)."""
    scores = state.scores
    return [s for s in range(state.seats) if s != seat and space_before(tables, scores[s], symbol) >= 0]


def retreat(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Move the marker of the chosen opponent back (S-6.1)."""
    symbol = state.stack.pop()[2]
    victim = move[1]
    before = state.scores[victim]
    state.scores[victim] = space_before(tables, before, symbol)
    if sink is not None:
        sink(Noted("guild-back", victim, Guild(symbol, before, state.scores[victim])))
    pass_turn(state, sink)


def curse(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Give the Curse to the chosen opponent (S-6.3)."""
    token = state.stack.pop()[2]
    victim = move[1]
    state.spent ^= 1 << token
    state.curses[tables.curses.index(token)] = victim
    if sink is not None:
        sink(Moved((token,), SPENT, CORRUPTION + victim, EVERYONE, "curse"))
    pass_turn(state, sink)


def blessable(tables: Tables, state: SobekState, seat: int) -> list[int]:
    """Return the slots of `seat` whose set a Prosperity may lie on (S-6.4)."""
    base = seat * SLOTS
    return [slot for slot in (*tables.prosperity_families, AMULET) if state.sets[base + slot]]


def prosper(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Put the Prosperity on the chosen set (S-6.4)."""
    _, seat, token = state.stack.pop()
    slot = move[1]
    state.spent ^= 1 << token
    state.prosperity[tables.prosperities.index(token)] = seat * SLOTS + slot
    if sink is not None:
        sink(Moved((token,), SPENT, SETS + seat, EVERYONE, "prosper", (slot,)))
    pass_turn(state, sink)


def _embalm(state: SobekState, seat: int, sink: Sink | None) -> None:
    """Take all cards of the seat's own corruption into hand (S-6.5)."""
    cards = state.corruption[seat]
    state.corruption[seat] = 0
    state.hands[seat] |= cards
    if sink is not None and cards:
        sink(Moved(tuple(members(cards)), CORRUPTION + seat, HAND + seat, 1 << seat, "embalm"))
