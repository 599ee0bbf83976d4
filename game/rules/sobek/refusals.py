"""The reasons why a move is not legal, in views of the seat that must decide as well as in true positions.

A screen on which cards are chosen one by one asks `explain(kind, chosen, card)` for each card the player points at: the
answer is None as long as some legal move of that kind contains the chosen cards and this one. `slots(kind, chosen)` are
the places where the cards may go as they are; there are none until they make a legal move, and `refusal` of the move to
the slot pointed at tells what is still missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.core.game import Move, Refusal
from game.rules.sobek import moves
from game.rules.sobek.events import blessable, guild_targets
from game.rules.sobek.powers import open_families, purgeable
from game.rules.sobek.state import SobekState, cards_held, cards_under, held_of_back, to_move
from game.rules.sobek.tables import AMULET, CARD_BACKS, SLOTS, Tables

RULES: Final = {
    moves.TAKE: "S-3.1",
    moves.PLAY: "S-3.2",
    moves.SET: "S-3.3",
    moves.EVENT: "S-6",
    moves.GUILD: "S-6.1",
    moves.CURSE: "S-6.3",
    moves.PROSPER: "S-6.4",
    moves.STEAL: "S-5.3",
    moves.SHED: "S-5.4",
    moves.SEARCH: "S-5.5",
    moves.GRAB: "S-5.5",
    moves.ADD: "S-5.6",
    moves.FETCH: "S-5.7",
    moves.PURGE: "S-5.2",
    moves.STARTER: "S-2.5",
    moves.LAY: "S-4.3",
    moves.DONE: "S-4.3",
}
"""The rule that each kind of move comes from."""
ASKED: Final = {
    moves.EVENT: "refuse-sobek-first-event",
    moves.GUILD: "refuse-sobek-first-guild",
    moves.CURSE: "refuse-sobek-first-curse",
    moves.PROSPER: "refuse-sobek-first-prosper",
    moves.STEAL: "refuse-sobek-first-steal",
    moves.SHED: "refuse-sobek-first-shed",
    moves.SEARCH: "refuse-sobek-first-search",
    moves.GRAB: "refuse-sobek-first-grab",
    moves.ADD: "refuse-sobek-first-add",
    moves.FETCH: "refuse-sobek-first-fetch",
    moves.PURGE: "refuse-sobek-first-purge",
    moves.STARTER: "refuse-sobek-first-starter",
    moves.LAY: "refuse-sobek-first-lay",
}
"""The sentence that names the decision to be made first, by the kind of the open decision."""

RefusalCheck = Callable[[Tables, SobekState, int, Move], Refusal | None]


def refusal(tables: Tables, state: SobekState, move: Move) -> Refusal | None:
    """Return why `move` is not legal now, or None if it is or equals a legal move in effect."""
    if not move or not 0 <= move[0] < len(moves.SHAPES) or len(move) != 1 + len(moves.SHAPES[move[0]].split()):
        return Refusal("S-3", "refuse-sobek-no-such-move")
    return _untimely(state, move[0]) or CHECKS[move[0]](tables, state, to_move(state), move)


def _untimely(state: SobekState, kind: int) -> Refusal | None:
    """Return why no move of `kind` at all can be made now."""
    if state.stack:
        open_kind = state.stack[-1][0]
        if kind == open_kind or (kind == moves.DONE and open_kind == moves.LAY):
            return None
        return Refusal(RULES[open_kind], ASKED[open_kind])
    if state.turn < 0:
        return Refusal("S-7.4", "refuse-sobek-game-over")
    if kind in (moves.TAKE, moves.PLAY, moves.SET):
        return None
    return Refusal(RULES[kind], "refuse-sobek-not-asked")


def _own_slots(state: SobekState, seat: int) -> list[int]:
    """Return the slots in which `seat` has an upright set."""
    return [slot for slot in range(SLOTS) if state.sets[seat * SLOTS + slot]]


def _family_of(tables: Tables, cards: int) -> int:
    """Return the family of a set of `cards`: that of its named cards, or 6 for amulets alone."""
    named = cards & ~tables.amulets
    return tables.family[named.bit_length() - 1] if named else AMULET


def _not_held(state: SobekState, seat: int, cards: int, kind: int) -> Refusal | None:
    """Return why `cards` cannot be used in a move of `kind`: some are not in the hand of `seat`."""
    return None if cards >= 0 and not cards & ~state.hands[seat] else Refusal(RULES[kind], "refuse-sobek-not-in-hand")


def _mixed(tables: Tables, cards: int, kind: int) -> Refusal | None:
    """Return why `cards` of several families cannot lie together (S-3.3a, S-4.3, S-5.6)."""
    named = cards & ~tables.amulets
    if named & ~tables.families[_family_of(tables, cards)]:
        return Refusal("S-3.3a" if kind == moves.SET else RULES[kind], "refuse-sobek-mixed")
    return None


def _too_small(tables: Tables, cards: int, kind: int) -> Refusal | None:
    count = cards.bit_count()
    if count >= tables.set_size:
        return None
    rule = "S-3.3a" if kind == moves.SET else RULES[kind]
    return Refusal(rule, "refuse-sobek-set-too-small", {"least": tables.set_size, "count": count})


def _take(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    if not 0 <= move[1] < len(state.quays):
        return Refusal("S-3.1a", "refuse-sobek-no-card-there")
    if move[1] >= tables.reach:
        return Refusal("S-3.1a", "refuse-sobek-take-too-far", {"reach": tables.reach})
    return None


def _play(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    """Return why the card cannot be played as a character (S-3.2)."""
    if move[1] < 0 or not state.hands[seat] >> move[1] & 1:
        return Refusal("S-3.2", "refuse-sobek-not-in-hand")
    if not tables.characters >> move[1] & 1:
        return Refusal("S-3.2", "refuse-sobek-no-character")
    return None


def _set(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    _, slot, cards = move
    return (
        _not_held(state, seat, cards, moves.SET)
        or _mixed(tables, cards, moves.SET)
        or _too_small(tables, cards, moves.SET)
        or _misplaced(tables, state, seat, slot, cards)
    )


def _misplaced(tables: Tables, state: SobekState, seat: int, slot: int, cards: int) -> Refusal | None:
    """Return why `cards`, a set or an addition to one, may not go to `slot` (S-3.3b to S-3.3d)."""
    base = seat * SLOTS
    family = _family_of(tables, cards)
    if family == AMULET:
        return (
            None
            if slot == AMULET or slot in _own_slots(state, seat)
            else Refusal("S-3.3c", "refuse-sobek-amulets-elsewhere")
        )
    if slot == family:
        return None
    if slot != AMULET:
        return Refusal("S-3.3b", "refuse-sobek-wrong-set")
    if state.sets[base + family]:
        return Refusal("S-3.3b", "refuse-sobek-own-set-first")
    if not state.sets[base + AMULET]:
        return Refusal("S-3.3b", "refuse-sobek-no-amulets")
    if base + AMULET in state.prosperity and family not in tables.prosperity_families:
        return Refusal("S-3.3d", "refuse-sobek-blessed-amulets")
    return None


def _event(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    if move[1] < 0 or not state.tokens >> move[1] & 1:
        return Refusal("S-6", "refuse-sobek-event-not-left")
    return None


def _opponent(state: SobekState, seat: int, other: int, kind: int) -> Refusal | None:
    if 0 <= other < state.seats and other != seat:
        return None
    return Refusal(RULES[kind], "refuse-sobek-no-opponent")


def _guild(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    if wrong := _opponent(state, seat, move[1], moves.GUILD):
        return wrong
    if move[1] not in guild_targets(tables, state, seat, state.stack[-1][2]):
        return Refusal("S-6.1", "refuse-sobek-guild-below-zero")
    return None


def _curse(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    return _opponent(state, seat, move[1], moves.CURSE)


def _prosper(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    if move[1] not in (*tables.prosperity_families, AMULET):
        return Refusal("S-6.4", "refuse-sobek-prosper-family")
    if move[1] not in blessable(tables, state, seat):
        return Refusal("S-6.4", "refuse-sobek-no-set-there")
    return None


def _steal(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    _, victim, back = move
    if wrong := _opponent(state, seat, victim, moves.STEAL):
        return wrong
    if not cards_held(state, victim):
        return Refusal("S-5.3", "refuse-sobek-steal-empty")
    if not 0 <= back < CARD_BACKS or not held_of_back(state, victim, back, tables.backs):
        return Refusal("S-5.3", "refuse-sobek-steal-back")
    return None


def _shed(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    wanted = state.stack[-1][2]
    if missing := _not_held(state, seat, move[1], moves.SHED):
        return missing
    return None if move[1].bit_count() == wanted else _shed_count(wanted, move[1])


def _shed_count(wanted: int, cards: int) -> Refusal:
    """Return why these cards cannot go under the tile: the Scribe asks for `wanted` (S-5.4)."""
    return Refusal("S-5.4", "refuse-sobek-shed-count", {"wanted": wanted, "count": cards.bit_count()})


def _search(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    if wrong := _opponent(state, seat, move[1], moves.SEARCH):
        return wrong
    return None if cards_under(state, move[1]) else Refusal("S-5.5", "refuse-sobek-search-empty")


def _grab(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    if move[1] < 0 or not state.corruption[state.stack[-1][2]] >> move[1] & 1:
        return Refusal("S-5.5", "refuse-sobek-not-in-pile")
    return None


def _add(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    """Return why a Courtesan cannot add these cards to this set (S-5.6)."""
    _, slot, cards = move
    if missing := _not_held(state, seat, cards, moves.ADD):
        return missing
    if not cards:
        return Refusal("S-5.6", "refuse-sobek-add-none")
    if cards.bit_count() > tables.courtesan_cards:
        return Refusal("S-5.6", "refuse-sobek-add-many", {"most": tables.courtesan_cards})
    fitting = dict(open_families(tables, state, seat))
    if slot not in fitting:
        return Refusal("S-5.6", "refuse-sobek-no-set-there")
    if mixture := _mixed(tables, cards, moves.ADD):
        return mixture
    if cards & ~fitting[slot]:
        return _misplaced(tables, state, seat, slot, cards)
    return None


def _fetch(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    return None if 0 <= move[1] < len(state.quays) else Refusal("S-5.7", "refuse-sobek-no-card-there")


def _purge(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    if move[1] == AMULET:
        return Refusal("S-5.2", "refuse-sobek-purge-amulets")
    if move[1] not in purgeable(tables, state, seat):
        return Refusal("S-5.2", "refuse-sobek-purge-none")
    return None


def _starter(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    return None if 0 <= move[1] < state.seats else Refusal("S-2.5", "refuse-sobek-no-seat")


def _lay(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    _, slot, cards = move
    wrong = (
        _not_held(state, seat, cards, moves.LAY)
        or _mixed(tables, cards, moves.LAY)
        or _too_small(tables, cards, moves.LAY)
    )
    if wrong:
        return wrong
    if slot != _family_of(tables, cards):
        return Refusal("S-4.3", "refuse-sobek-lay-elsewhere")
    return Refusal("S-4.3", "refuse-sobek-lay-twice") if state.flat[seat * SLOTS + slot] else None


def _done(tables: Tables, state: SobekState, seat: int, move: Move) -> Refusal | None:
    return None


CHECKS: Final[tuple[RefusalCheck, ...]] = (
    _take,
    _play,
    _set,
    _event,
    _guild,
    _curse,
    _prosper,
    _steal,
    _shed,
    _search,
    _grab,
    _add,
    _fetch,
    _purge,
    _starter,
    _lay,
    _done,
)
"""The function that checks each kind of move once its time has come, by the number of the kind."""


def explain(tables: Tables, state: SobekState, kind: int, chosen: int, card: int) -> Refusal | None:
    """Return why `card` cannot join the cards `chosen` (a mask) in a move of `kind`, or None if it can.

    `kind` is PLAY, SET, ADD, SHED or LAY; PLAY takes one card, so `chosen` does not count there.
    """
    seat = to_move(state)
    if early := _untimely(state, kind):
        return early
    if kind == moves.PLAY:
        return _play(tables, state, seat, (moves.PLAY, card))
    cards = chosen | 1 << card
    if missing := _not_held(state, seat, cards, kind):
        return missing
    if kind == moves.SHED:
        wanted = state.stack[-1][2]
        return _shed_count(wanted, cards) if cards.bit_count() > wanted else None
    if mixture := _mixed(tables, cards, kind):
        return mixture
    if kind == moves.ADD:
        if cards.bit_count() > tables.courtesan_cards:
            return Refusal("S-5.6", "refuse-sobek-add-many", {"most": tables.courtesan_cards})
        if slots(tables, state, moves.ADD, cards):
            return None
        reasons = (_add(tables, state, seat, (moves.ADD, slot, cards)) for slot in _own_slots(state, seat))
        return next(why for why in reasons if why is not None)
    return _out_of_reach(tables, state, seat, cards, kind)


def slots(tables: Tables, state: SobekState, kind: int, cards: int) -> list[int]:
    """Return the slots where `cards` may go as they are in a move of `kind`: SET, ADD or LAY."""
    return [slot for slot in range(SLOTS) if refusal(tables, state, (kind, slot, cards)) is None]


def _out_of_reach(tables: Tables, state: SobekState, seat: int, cards: int, kind: int) -> Refusal | None:
    """Return why no set of the hand can contain `cards`, which are of one family."""
    hand = state.hands[seat]
    wild = hand & tables.amulets
    family = _family_of(tables, cards)
    closed = [kind == moves.LAY and bool(state.flat[seat * SLOTS + slot]) for slot in range(SLOTS)]
    if family != AMULET and closed[family]:
        return Refusal("S-4.3", "refuse-sobek-lay-twice")
    able = range(SLOTS) if family == AMULET else (family,)
    most = max((((hand & tables.families[f]) | wild).bit_count() for f in able if not closed[f]), default=0)
    if most >= tables.set_size:
        return None
    rule = "S-3.3a" if kind == moves.SET else "S-4.3"
    return Refusal(rule, "refuse-sobek-set-hopeless", {"least": tables.set_size, "count": most})
