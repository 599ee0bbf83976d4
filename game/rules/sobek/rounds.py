"""A round from the deal to the scoring: set-up (S-2), deliveries and the end (S-4), the penalty (S-7)."""

from __future__ import annotations

from game.rules.core.bits import mask_of, members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, NOBODY, Gathered, Looked, Moved, Noted, Sink
from game.rules.core.game import Setup
from game.rules.core.notes import Points, Seats
from game.rules.sobek.moves import LAY, STARTER
from game.rules.sobek.notes import Corrupt, Corruption, Delivery, Round, RoundScore, SetScore, StepBack
from game.rules.sobek.scoring import corrupt_seats, corruption_count, scarabs, set_scarabs, steps_back, table_points
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import (
    BOX,
    CHOOSER,
    CORRUPTION,
    DECK,
    DECK_PILE,
    GREEN_PILE,
    HAND,
    QUAYS,
    SLOTS,
    TOKEN_PILE,
    TOKENS,
    Tables,
)


def new_game(tables: Tables, setup: Setup, chance: Chance, sink: Sink | None) -> SobekState:
    """Return the first position: round 1 laid out, a random seat to start unless one is given (S-2.5)."""
    state = SobekState()
    state.seats = setup.seats
    state.round = 0
    state.scores = [0] * setup.seats
    state.round_scores = []
    state.fines = []
    state.unseen = []
    start_round(tables, state, chance, sink)
    begin(state, setup.choose_first(tables.universe, chance), sink)
    return state


def start_round(tables: Tables, state: SobekState, chance: Chance, sink: Sink | None) -> None:
    """Gather everything and set up the next round (S-2.1 to S-2.4, S-2.6); the starting seat is still open."""
    seats = state.seats
    state.round += 1
    state.turn = 0
    state.stack = []
    state.hands = [0] * seats
    state.corruption = [0] * seats
    state.sets = [0] * (seats * SLOTS)
    state.flat = []
    state.quays = []
    state.deck = tables.deck_ids.copy()
    state.discard = state.spent = state.shown = 0
    state.curses = [-1] * len(tables.curses)
    state.prosperity = [-1] * len(tables.prosperities)
    if sink is not None:
        sink(Gathered())
        sink(Noted("round", -1, Round(state.round)))
    green = tables.green_ids.copy()
    for seat in range(seats):
        dealt = sum(1 << green.pop(chance(green, GREEN_PILE, state.round)) for _ in range(tables.starting_cards))
        state.hands[seat] = dealt
        if sink is not None:
            sink(Moved(tuple(members(dealt)), BOX, HAND + seat, 1 << seat, "deal"))
    state.out = mask_of(green)
    if seats == 2:
        deck = state.deck
        removed = sum(1 << deck.pop(chance(deck, DECK_PILE, state.round)) for _ in range(tables.removed_with_two))
        state.out |= removed
        if sink is not None:
            sink(Moved(tuple(members(removed)), DECK, BOX, NOBODY, "remove"))
    deliver(tables, state, chance, sink)
    tokens = tables.token_ids.copy()
    state.tokens = sum(1 << tokens.pop(chance(tokens, TOKEN_PILE, state.round)) for _ in range(tables.events_in_round))
    state.out |= tables.tokens ^ state.tokens
    if sink is not None:
        sink(Moved(tuple(members(state.tokens)), BOX, TOKENS, NOBODY, "deal"))


def begin(state: SobekState, seat: int, sink: Sink | None) -> None:
    """Give `seat` the first turn of the round."""
    state.turn = seat
    if sink is not None:
        sink(Noted("start", seat))
        sink(Noted("turn", seat))


def deliver(tables: Tables, state: SobekState, chance: Chance, sink: Sink | None) -> None:
    """Lay the next delivery on the empty quays; the card laid last is the first to be taken (S-2.3, S-4.1)."""
    deck = state.deck
    count = min(tables.quays, len(deck))
    laid = [deck.pop(chance(deck, DECK_PILE, state.round)) for _ in range(count)]
    laid.reverse()
    state.quays = laid
    if sink is not None:
        sink(Noted("delivery", -1, Delivery(count, len(deck))))
        for at in range(count - 1, -1, -1):
            seers = NOBODY if tables.characters >> laid[at] & 1 else EVERYONE
            sink(Moved((laid[at],), DECK, QUAYS, seers, "refill", (at,)))


def pass_turn(state: SobekState, sink: Sink | None) -> None:
    """Give the turn to the next seat to the left (S-3.0)."""
    state.turn = (state.turn + 1) % state.seats
    if sink is not None:
        sink(Noted("turn", state.turn))


def row_emptied(tables: Tables, state: SobekState, chance: Chance, sink: Sink | None) -> None:
    """Lay the next delivery once the quays are empty, or end the round after the last one (S-3.1d, S-4.2)."""
    if state.deck:
        deliver(tables, state, chance, sink)
        pass_turn(state, sink)
        return
    seats = state.seats
    ender = state.turn
    state.flat = [0] * (seats * SLOTS)
    state.stack = [(LAY, (ender + i) % seats) for i in range(seats - 1, -1, -1)]
    if sink is not None:
        sink(Noted("round-end", ender, Round(state.round)))
    next_layer(tables, state, chance, sink)


def next_layer(tables: Tables, state: SobekState, chance: Chance, sink: Sink | None) -> None:
    """Ask the next seat that may lay horizontal sets, or close the round after the last (S-4.3).

    A seat with too few cards for a set is not asked: its hand goes under its tile.
    """
    while state.stack:
        seat = state.stack[-1][1]
        if state.hands[seat].bit_count() >= tables.set_size:
            return
        put_away(state, seat, sink)
    close_round(tables, state, chance, sink)


def put_away(state: SobekState, seat: int, sink: Sink | None) -> None:
    """Put the rest of a hand under the tile once its seat has finished laying (S-4.3)."""
    state.stack.pop()
    left = state.hands[seat]
    if left:
        state.hands[seat] = 0
        state.corruption[seat] |= left
        if sink is not None:
            sink(Moved(tuple(members(left)), HAND + seat, CORRUPTION + seat, 1 << seat, "leftover"))


def close_round(tables: Tables, state: SobekState, chance: Chance, sink: Sink | None) -> None:
    """Score the round (S-7.1 to S-7.3), then end the game (S-7.4) or set up the next round (S-2.5, S-2.6)."""
    seats = range(state.seats)
    gains = [table_points(tables, state, seat) for seat in seats]
    corrupt = corrupt_seats(tables, state)
    if sink is not None:
        _report(tables, state, gains, sink)
    fines = [0] * state.seats
    for seat in seats:
        state.scores[seat] += gains[seat]
    for seat in corrupt:
        stops = steps_back(tables, state.scores[seat], gains[seat] // tables.penalty_step)
        _fine(state, seat, stops, fines, sink)
    state.round_scores += gains
    state.fines += fines
    if sink is not None:
        sink(Noted("scores", -1, Points(state.scores)))
    early = state.round >= tables.early_end_round and max(state.scores) > tables.early_end_points
    if state.round >= tables.rounds or early:
        state.turn = -1
        if sink is not None:
            best = max(state.scores)
            sink(Noted("game-end", -1, Seats(s for s in seats if state.scores[s] == best)))
        return
    start_round(tables, state, chance, sink)
    name_chooser(tables, state, chance, sink)


def name_chooser(tables: Tables, state: SobekState, chance: Chance, sink: Sink | None) -> None:
    """Let the seat with the fewest points name the starter; a draw decides between several (S-2.5)."""
    least = min(state.scores)
    last = [seat for seat in range(state.seats) if state.scores[seat] == least]
    chooser = last[chance([tables.universe.seat(s) for s in last], CHOOSER, state.round)] if len(last) > 1 else last[0]
    state.turn = chooser
    state.stack = [(STARTER, chooser)]
    if sink is not None:
        sink(Noted("names-starter", chooser, Seats(last)))


def _fine(state: SobekState, seat: int, stops: list[int], fines: list[int], sink: Sink | None) -> None:
    """Move the marker of a corrupt seat back along `stops`."""
    before = state.scores[seat]
    if stops:
        state.scores[seat] = stops[-1]
        fines[seat] = before - stops[-1]
    if sink is not None:
        sink(Noted("corrupt", seat, Corrupt(len(stops))))
        for stop in stops:
            sink(Noted("step-back", seat, StepBack(before, stop)))
            before = stop


def _report(tables: Tables, state: SobekState, gains: list[int], sink: Sink) -> None:
    """Report the scoring part by part: sets, sums, corruption, with all piles face up (S-7, S-8.0)."""
    for seat in range(state.seats):
        for slot in range(SLOTS):
            index = seat * SLOTS + slot
            cards = state.sets[index]
            if cards:
                count, value = cards.bit_count(), set_scarabs(tables, state, index)
                sink(Noted("set-score", seat, SetScore(slot, 0, value, count, value * count)))
            flat = state.flat[index]
            if flat:
                value = scarabs(tables, flat)
                sink(Noted("set-score", seat, SetScore(slot, 1, value, flat.bit_count(), value)))
        sink(Noted("round-score", seat, RoundScore(gains[seat], state.scores[seat], state.scores[seat] + gains[seat])))
    for seat in range(state.seats):
        pile = state.corruption[seat]
        curses = [tables.curses[i] for i, at in enumerate(state.curses) if at == seat]
        sink(Looked(EVERYONE, CORRUPTION + seat, tuple(sorted([*members(pile), *curses]))))
        count = corruption_count(tables, state, seat)
        sink(Noted("corruption", seat, Corruption(pile.bit_count(), len(curses), count, scarabs(tables, pile))))
