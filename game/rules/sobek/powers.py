"""The powers of the characters (S-5)."""

from __future__ import annotations

from game.rules.core.bits import members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, Excluded, Looked, Moved, Noted, Sink
from game.rules.core.game import Move
from game.rules.sobek.moves import ADD, FETCH, GRAB, PURGE, SEARCH, SHED, STEAL
from game.rules.sobek.notes import Card, Search
from game.rules.sobek.rounds import pass_turn, row_emptied
from game.rules.sobek.state import SobekState, cards_held, cards_under, held_of_back
from game.rules.sobek.tables import (
    AMULET,
    CARD_BACKS,
    CORRUPTION,
    COURTESAN,
    DECK,
    DECK_PILE,
    DISCARD,
    HAND,
    MERCHANT,
    PRIEST,
    QUAYS,
    QUEEN,
    SCRIBE,
    SETS,
    SLOTS,
    THEFT,
    THIEF,
    VIZIER,
    Tables,
)


def play_character(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Discard a character and begin its power; without effect the turn passes (S-3.2)."""
    card = move[1]
    seat = state.turn
    state.hands[seat] ^= 1 << card
    state.shown &= ~(1 << card)
    state.discard |= 1 << card
    if sink is not None:
        sink(Noted("character", seat, Card(card)))
        sink(Moved((card,), HAND + seat, DISCARD, EVERYONE, "play"))
    power = tables.power[card]
    if power == QUEEN:
        _queen(tables, state, chance, sink)
    elif power == PRIEST:
        _open(state, PURGE, bool(purgeable(tables, state, seat)), sink)
        if sink is not None and not state.stack:
            sink(Excluded(CORRUPTION + seat, tables.cards ^ tables.amulets))
    elif power == THIEF:
        targets = steal_targets(tables, state, seat)
        _open(state, STEAL, bool(targets), sink)
        if len(targets) == 1:
            steal(tables, state, (STEAL, *targets[0]), chance, sink)
            return
    elif power == SCRIBE:
        _scribe(tables, state, sink)
    elif power == VIZIER:
        victims = search_targets(state, seat)
        _open(state, SEARCH, bool(victims), sink)
        if len(victims) == 1:
            search(tables, state, (SEARCH, victims[0]), chance, sink)
            return
    elif power == COURTESAN:
        _courtesan(tables, state, sink)
    elif power == MERCHANT:
        state.stack.append((FETCH, seat))
        if len(state.quays) == 1:
            fetch(tables, state, (FETCH, 0), chance, sink)
            return
    if not state.stack:
        pass_turn(state, sink)


def _open(state: SobekState, kind: int, has_effect: bool, sink: Sink | None) -> None:
    """Ask the player of a character for a decision of `kind`, if the character's power has an effect."""
    if has_effect:
        state.stack.append((kind, state.turn))
    elif sink is not None:
        sink(Noted("no-effect", state.turn))


def _queen(tables: Tables, state: SobekState, chance: Chance, sink: Sink | None) -> None:
    """Draw cards from the deck into hand (S-5.1)."""
    deck = state.deck
    seat = state.turn
    drawn = sum(1 << deck.pop(chance(deck, DECK_PILE, state.round)) for _ in range(min(tables.queen_cards, len(deck))))
    state.hands[seat] |= drawn
    if sink is not None:
        if drawn:
            sink(Moved(tuple(members(drawn)), DECK, HAND + seat, 1 << seat, "draw"))
        else:
            sink(Noted("no-effect", seat))


def purgeable(tables: Tables, state: SobekState, seat: int) -> list[int]:
    """Return the families that a Priest of `seat` can discard from the seat's own corruption (S-5.2)."""
    pile = state.corruption[seat]
    return [family for family in range(AMULET) if pile & tables.families[family]]


def purge(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Discard all cards of a family from the seat's own corruption, face up (S-5.2)."""
    family = tables.families[move[1]]
    seat = state.stack.pop()[1]
    gone = state.corruption[seat] & family
    state.corruption[seat] ^= gone
    state.shown &= ~gone
    state.discard |= gone
    if sink is not None:
        sink(Moved(tuple(members(gone)), CORRUPTION + seat, DISCARD, EVERYONE, "purge"))
        sink(Excluded(CORRUPTION + seat, family))
    pass_turn(state, sink)


def steal_targets(tables: Tables, state: SobekState, seat: int) -> list[tuple[int, int]]:
    """Return the (seat, back) pairs a Thief of `seat` can choose (S-5.3)."""
    backs = tables.backs
    return [
        (victim, back)
        for victim in range(state.seats)
        if victim != seat
        for back in range(CARD_BACKS)
        if held_of_back(state, victim, back, backs)
    ]


def steal(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Take a random card with the chosen back from the chosen hand (S-5.3)."""
    seat = state.stack.pop()[1]
    _, victim, back = move
    mask = state.hands[victim] & tables.backs[back]
    bag = members(mask)
    card = bag[chance(bag, THEFT, state.round)]
    state.hands[victim] ^= 1 << card
    state.hands[seat] |= 1 << card
    _follow(state, card, mask)
    if sink is not None:
        seers = 1 << seat | 1 << victim
        sink(Moved((card,), HAND + victim, HAND + seat, seers, "steal"))
    pass_turn(state, sink)


def _follow(state: SobekState, card: int, alike: int) -> None:
    """Update `shown` after `card`, one of `alike` by its back, changed hands in sight of those two seats only."""
    if state.seats == 2:
        state.shown |= 1 << card
    elif alike != 1 << card:
        state.shown &= ~alike


def _scribe(tables: Tables, state: SobekState, sink: Sink | None) -> None:
    """Ask every opponent with too many cards to put some away, clockwise (S-5.4)."""
    seat = state.turn
    for step in range(state.seats - 1, 0, -1):
        victim = (seat + step) % state.seats
        excess = cards_held(state, victim) - tables.hand_limit
        if excess > 0:
            state.stack.append((SHED, victim, excess))
    if sink is not None and not state.stack:
        sink(Noted("no-effect", seat))


def shed(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Put the chosen cards under the seat's own tile (S-5.4)."""
    cards = move[1]
    victim = state.stack.pop()[1]
    hand = state.hands[victim]
    for back in tables.backs[:CARD_BACKS]:
        gone = cards & back
        if gone and gone != hand & back:
            state.shown &= ~(hand & back)
    state.hands[victim] = hand ^ cards
    state.corruption[victim] |= cards
    if sink is not None:
        sink(Moved(tuple(members(cards)), HAND + victim, CORRUPTION + victim, 1 << victim, "shed"))
    if not state.stack:
        pass_turn(state, sink)


def search_targets(state: SobekState, seat: int) -> list[int]:
    """Return the opponents whose corruption a Vizier of `seat` can look at (S-5.5)."""
    return [victim for victim in range(state.seats) if victim != seat and cards_under(state, victim)]


def search(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Look at all of the chosen pile; which card to take is the next decision (S-5.5)."""
    seat = state.stack.pop()[1]
    victim = move[1]
    state.stack.append((GRAB, seat, victim))
    if sink is not None:
        curses = [tables.curses[i] for i, at in enumerate(state.curses) if at == victim]
        pieces = tuple(sorted([*members(state.corruption[victim]), *curses]))
        sink(Noted("search", seat, Search(victim)))
        sink(Looked(1 << seat | 1 << victim, CORRUPTION + victim, pieces))


def grab(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Take a card from the pile just looked at (S-5.5)."""
    card = move[1]
    _, seat, victim = state.stack.pop()
    pile = state.corruption[victim]
    state.corruption[victim] = pile ^ 1 << card
    state.hands[seat] |= 1 << card
    _follow(state, card, pile & tables.backs[tables.back_of(card)])
    if sink is not None:
        sink(Moved((card,), CORRUPTION + victim, HAND + seat, 1 << seat | 1 << victim, "grab"))
    pass_turn(state, sink)


def open_families(tables: Tables, state: SobekState, seat: int) -> list[tuple[int, int]]:
    """Return the sets of `seat` as (slot, cards that may be added to it) pairs (S-3.3b to S-3.3d)."""
    base = seat * SLOTS
    sets = state.sets
    found = [(f, tables.families[f] | tables.amulets) for f in range(AMULET) if sets[base + f]]
    if sets[base + AMULET]:
        found.append((AMULET, tables.amulets | joinable(tables, state, seat)))
    return found


def joinable(tables: Tables, state: SobekState, seat: int) -> int:
    """Return the mask of the cards that may make the amulets-only set of `seat` a family set (S-3.3c, S-3.3d)."""
    base = seat * SLOTS
    if not state.sets[base + AMULET]:
        return 0
    blessed = base + AMULET in state.prosperity
    families = tables.prosperity_families if blessed else range(AMULET)
    return sum(tables.families[f] for f in families if not state.sets[base + f])


def _courtesan(tables: Tables, state: SobekState, sink: Sink | None) -> None:
    """Ask for the cards to add, if one fits; if none does, everybody learns which cards the hand lacks (S-5.6)."""
    seat = state.turn
    fitting = 0
    for _, cards in open_families(tables, state, seat):
        fitting |= cards
    _open(state, ADD, bool(state.hands[seat] & fitting), sink)
    if sink is not None and not state.stack and fitting:
        sink(Excluded(HAND + seat, fitting))


def lay_down(tables: Tables, state: SobekState, seat: int, slot: int, cards: int, sink: Sink | None) -> None:
    """Move `cards` from hand to a set; a set of amulets takes the family of the first goods that join it (S-3.3c)."""
    base = seat * SLOTS
    sets = state.sets
    state.hands[seat] ^= cards
    state.shown &= ~cards
    if slot == AMULET and cards & ~tables.amulets:
        amulets = sets[base + AMULET]
        slot = tables.family[(cards & ~tables.amulets).bit_length() - 1]
        sets[base + AMULET] = 0
        sets[base + slot] = amulets
        moved = members(amulets)
        for i, at in enumerate(state.prosperity):
            if at == base + AMULET:
                state.prosperity[i] = base + slot
                moved.append(tables.prosperities[i])
        if sink is not None:
            sink(Moved(tuple(moved), SETS + seat, SETS + seat, EVERYONE, "join", (slot,) * len(moved)))
    if sink is not None:
        pieces, how = tuple(members(cards)), "add" if sets[base + slot] else "set"
        sink(Moved(pieces, HAND + seat, SETS + seat, EVERYONE, how, (slot,) * len(pieces)))
    sets[base + slot] |= cards


def add(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Add the chosen cards to a set of the Courtesan's player (S-5.6)."""
    seat = state.stack.pop()[1]
    lay_down(tables, state, seat, move[1], move[2], sink)
    pass_turn(state, sink)


def fetch(tables: Tables, state: SobekState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Take any card from the quays; the gap closes up (S-5.7)."""
    seat = state.stack.pop()[1]
    card = state.quays.pop(move[1])
    state.hands[seat] |= 1 << card
    hidden = tables.characters >> card & 1
    if not hidden:
        state.shown |= 1 << card
    if sink is not None:
        sink(Moved((card,), QUAYS, HAND + seat, 1 << seat if hidden else EVERYONE, "fetch", (move[1],)))
    if state.quays:
        pass_turn(state, sink)
    else:
        row_emptied(tables, state, chance, sink)
