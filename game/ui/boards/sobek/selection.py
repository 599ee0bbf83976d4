"""The viewer's possible actions by target, and the narrowing of a choice made in several steps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.core.bits import members
from game.rules.core.game import Move
from game.rules.sobek import moves
from game.rules.sobek.game import Sobek
from game.rules.sobek.scoring import scarabs, set_points
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET, SLOTS, Tables
from game.ui.boards.kit.choosing import Choosing, MovesOrRefusal, SetValue, press_of
from game.ui.boards.kit.values import Narrow, Press

TURN = -1
"""The kind of the decision while none is open: the choice of an action."""
WITH_CARDS = {TURN: moves.SET, moves.SHED: moves.SHED, moves.ADD: moves.ADD, moves.LAY: moves.LAY}
"""Decisions that choose cards in hand, and the kind of move they make."""
OF_SEATS = (moves.GUILD, moves.CURSE, moves.SEARCH, moves.STARTER, moves.STEAL)


@dataclass(frozen=True)
class Selection(Choosing[SobekState]):
    """The legal moves of a view, and the cards and the seat chosen so far."""

    game: Sobek
    cards: int = 0
    """The mask of the pieces in hand that were chosen."""
    victim: int | None = None
    """The seat that a Thief is to rob, if it is chosen before the card."""

    @property
    def tables(self) -> Tables:
        """The tables of the rules."""
        return self.game.tables

    @property
    def makes(self) -> int | None:
        """The kind of move that chosen cards make, if they make one."""
        return WITH_CARDS.get(self.kind) if self.is_mine else None

    @property
    def is_lone_character(self) -> bool:
        """Whether a single character is chosen that cannot be part of a set now."""
        chosen = members(self.cards)
        if self.makes != moves.SET or len(chosen) != 1 or chosen[0] not in self.tables.power:
            return False
        return self.game.explain(self.state, moves.SET, 0, chosen[0]) is not None

    @property
    def may_grow(self) -> bool:
        """Whether another card in hand can join the chosen ones."""
        kind, others = self.makes, members(self.state.hands[self.seat] & ~self.cards)
        if kind is None:
            return False
        return any(self.game.explain(self.state, kind, self.cards, piece) is None for piece in others)

    @property
    def is_begun(self) -> bool:
        """Whether there is a step to cancel."""
        return bool(self.cards) or self.victim is not None

    def is_legal(self, move: Move) -> bool:
        """Return whether a move, or one equal to it in effect, is legal."""
        if not self.is_mine:
            return False
        return move in self._kept or self.game.refusal(self.state, move) is None

    # Targets

    def at_quay(self, at: int) -> MovesOrRefusal:
        """Return the move of a press on a card of the quays, or the reason why it is illegal."""
        return self.one((moves.FETCH if self.kind == moves.FETCH else moves.TAKE, at))

    def at_card(self, piece: int) -> MovesOrRefusal:
        """Return the moves that a card in hand can be part of, or the reason why it cannot join the chosen ones."""
        bit = 1 << piece
        kind = self.makes
        if kind is None:
            return self.why_not(
                (moves.PLAY, piece) if piece in self.tables.power else (moves.SET, self.tables.family[piece], bit)
            )
        found = [m for m in self.legal if m[0] == kind and m[-1] & self.tables.group[piece]]
        if self.kind == TURN and (moves.PLAY, piece) in self._kept:
            found.append((moves.PLAY, piece))
        if not self.cards & bit:
            refused = self.game.explain(self.state, kind, self.cards, piece)
            alone = self.kind == TURN and (moves.PLAY, piece) in self._kept and not self.cards
            if refused is not None and not alone:
                return refused
        return tuple(found)

    def on_card(self, piece: int) -> Press | None:
        """Return the press on a card in hand: choose it, put it back, or say why not; None if it has no role."""
        return press_of(self.at_card(piece), Narrow(replace(self, cards=self.cards ^ 1 << piece)))

    def at_seat(self, seat: int) -> MovesOrRefusal:
        """Return the moves about a seat, or the reason why there are none; empty where no seat is asked for."""
        if not self.is_mine or self.kind not in OF_SEATS:
            return ()
        found = tuple(m for m in self.legal if m[0] == self.kind and m[1] == seat)
        if found:
            return found
        return self.why_not((moves.STEAL, seat, 0) if self.kind == moves.STEAL else (self.kind, seat))

    def at_set(self, seat: int, slot: int) -> MovesOrRefusal:
        """Return the moves with a set on the table as their subject, or the reason why there are none; empty if it has
        no role.
        """
        if not self.is_mine:
            return ()
        if self.kind == moves.PROSPER:
            return self.one((moves.PROSPER, slot)) if seat == self.seat else ()
        kind = self.makes
        if self.cards and seat == self.seat and kind in (moves.SET, moves.ADD):
            return self.one((kind, slot, self.cards))
        return self.at_seat(seat)

    def on_seat(self, answer: MovesOrRefusal, seat: int) -> Press | None:
        """Return the press on a seat's panel or set: play the move, choose among the moves about it, or say why there
        is none; None if it has no role.
        """
        is_open = isinstance(answer, tuple) and len(answer) > 1
        return press_of(answer, Narrow(replace(self, victim=seat)) if is_open else None)

    def at_token(self, token: int) -> MovesOrRefusal:
        """Return the move that chooses an event token, or the reason why it is illegal."""
        return self.one((moves.EVENT, token))

    def at_pile_card(self, piece: int) -> MovesOrRefusal:
        """Return the move that takes a card from the pile looked at, or the reason why it is illegal."""
        return self.one((moves.GRAB, piece))

    # Sets

    def slots(self) -> list[int]:
        """Return the slots where the chosen cards can be played."""
        kind = self.makes
        if kind not in (moves.SET, moves.ADD, moves.LAY) or not self.cards:
            return []
        return [slot for slot in range(SLOTS) if self.is_legal((kind, slot, self.cards))]

    def value(self, slot: int, cards: int) -> SetValue:
        """Return the value of the set in `slot` with `cards` added (S-7.1), or of `cards` laid sideways at the end."""
        tables, state = self.tables, self.state
        if self.makes == moves.LAY:
            worth = scarabs(tables, cards)
            return SetValue(cards.bit_count(), worth, worth, 0)
        index = self.seat * SLOTS + slot
        before = set_points(tables, state, index)
        whole = state.sets[index] | cards
        worth = scarabs(tables, whole) + tables.prosperity_scarabs * state.prosperity.count(index)
        return SetValue(whole.bit_count(), worth, worth * whole.bit_count(), before)

    def suggestions(self) -> list[tuple[int, int]]:
        """Return for every family that makes a set its slot and a first selection: all its cards, with as many amulets
        as necessary.
        """
        kind = self.makes
        if kind not in (moves.SET, moves.LAY):
            return []
        hand = self.state.hands[self.seat]
        wild = members(hand & self.tables.amulets)
        found = []
        for family in range(SLOTS):
            named = hand & self.tables.families[family]
            if not named:
                continue
            lacking = max(0, self.tables.set_size - named.bit_count())
            if lacking and (family == AMULET or lacking > len(wild)):
                continue
            cards = named | sum(1 << piece for piece in wild[:lacking])
            slots = [slot for slot in range(SLOTS) if self.is_legal((kind, slot, cards))]
            if slots:
                found.append((slots[0], cards))
        return found

    def purges(self) -> list[int]:
        """Return the families a Priest may discard."""
        return [m[1] for m in self.legal if m[0] == moves.PURGE]

    def thefts(self) -> list[Move]:
        """Return the Thief's possible targets, those of the chosen seat if there is one."""
        return [m for m in self.legal if m[0] == moves.STEAL and self.victim in (None, m[1])]

    @property
    def shed_count(self) -> int:
        """The number of cards that a Scribe's victim must discard."""
        return int(self.state.stack[-1][2]) if self.kind == moves.SHED else 0
