"""A position of Sobek."""

from __future__ import annotations

from typing import ClassVar

from game.rules.core.state import INT, INTS, MASK, MASKS, PIECES, TUPLES, State


class SobekState(State):
    """A position of Sobek; sets are addressed by `seat * 7 + slot`, slot = family, 6 = amulets alone.

    seats         number of players
    round         1 … 3
    turn          the seat whose turn it is; -1 when the game is over
    stack         open decisions `(kind of move, seat, …)`, the last is answered first; empty: a turn action
    hands         cards in hand by seat
    corruption    cards under the corruption tile by seat (Curses are in `curses`)
    sets          upright sets
    flat          horizontal sets; empty list until the end of a round
    quays         cards on the quays, the first to be taken first; in views face-down ones are hidden codes
    deck          the draw pile as a bag, ascending
    discard       discarded cards
    out           the cards and tokens out of play this round, unseen
    tokens        event tokens left
    spent         event tokens played and discarded
    curses        the seat that each Curse token lies with, in order of id; -1: nowhere
    prosperity    the set that each Prosperity token lies on, in order of id; -1: nowhere
    shown         cards in hands and under tiles that all players know to be there
    scores        points by seat
    round_scores  points for sets of every round scored so far, `(round - 1) * seats + seat`
    fines         points lost to corruption, in the same order
    unseen        only in views: cards of a seat's zone that the viewer cannot name, by back:
                  `seat * 6 + back` in hand, `seat * 6 + 3 + back` under the tile; empty in true positions
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "seats": INT,
        "round": INT,
        "turn": INT,
        "stack": TUPLES,
        "hands": MASKS,
        "corruption": MASKS,
        "sets": MASKS,
        "flat": MASKS,
        "quays": PIECES,
        "deck": PIECES,
        "discard": MASK,
        "out": MASK,
        "tokens": MASK,
        "spent": MASK,
        "curses": INTS,
        "prosperity": INTS,
        "shown": MASK,
        "scores": INTS,
        "round_scores": INTS,
        "fines": INTS,
        "unseen": INTS,
    }
    __slots__ = tuple(FIELDS)

    seats: int
    round: int
    turn: int
    stack: list[tuple[int, ...]]
    hands: list[int]
    corruption: list[int]
    sets: list[int]
    flat: list[int]
    quays: list[int]
    deck: list[int]
    discard: int
    out: int
    tokens: int
    spent: int
    curses: list[int]
    prosperity: list[int]
    shown: int
    scores: list[int]
    round_scores: list[int]
    fines: list[int]
    unseen: list[int]

    def clone(self) -> SobekState:
        """Return an independent copy."""
        new = SobekState()
        new.seats = self.seats
        new.round = self.round
        new.turn = self.turn
        new.stack = self.stack.copy()
        new.hands = self.hands.copy()
        new.corruption = self.corruption.copy()
        new.sets = self.sets.copy()
        new.flat = self.flat.copy()
        new.quays = self.quays.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard
        new.out = self.out
        new.tokens = self.tokens
        new.spent = self.spent
        new.curses = self.curses.copy()
        new.prosperity = self.prosperity.copy()
        new.shown = self.shown
        new.scores = self.scores.copy()
        new.round_scores = self.round_scores.copy()
        new.fines = self.fines.copy()
        new.unseen = self.unseen.copy()
        return new


def to_move(state: SobekState) -> int:
    """Return the seat that must decide, or -1 when the game is over."""
    return state.stack[-1][1] if state.stack else state.turn


def cards_held(state: SobekState, seat: int) -> int:
    """Return how many cards `seat` has in hand; public, so it holds in views too."""
    count = state.hands[seat].bit_count()
    return count + sum(state.unseen[seat * 6 : seat * 6 + 3]) if state.unseen else count


def cards_under(state: SobekState, seat: int) -> int:
    """Return how many cards lie under the tile of `seat`; in views, too."""
    count = state.corruption[seat].bit_count()
    return count + sum(state.unseen[seat * 6 + 3 : seat * 6 + 6]) if state.unseen else count


def held_of_back(state: SobekState, seat: int, back: int, backs: tuple[int, ...]) -> int:
    """Return how many cards with `back` are in the hand of `seat`; public. `backs` are the masks by back."""
    count = (state.hands[seat] & backs[back]).bit_count()
    return count + state.unseen[seat * 6 + back] if state.unseen else count
