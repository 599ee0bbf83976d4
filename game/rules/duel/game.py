"""The duel as a game: its set-up (D-2), and the object that ties the rules together."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from game.rules.core.bits import mask_of, members
from game.rules.core.chance import Chance, Roll
from game.rules.core.facts import EVERYONE, Gathered, Moved, Noted, Sink
from game.rules.core.game import Move, Option, Refusal, Setup, View, check_setup
from game.rules.core.knowledge import Knowledge
from game.rules.core.universe import EMPTY
from game.rules.duel import legal, moves, play, refusals, scoring, views
from game.rules.duel.notes import Turn
from game.rules.duel.state import DECISION, OPENING, DuelState
from game.rules.duel.tables import (
    BERTHS,
    BLACK,
    BOX,
    BOX_PILE,
    FAMILIES,
    GREY,
    HAND,
    MARKET,
    PIROGUE_PILE,
    RED,
    RESERVE,
    ZONES,
    Tables,
)

OPENS: Final = "character_may_open_set"


class Duel:
    """Sobek: 2 Players with its numbers; every method delegates to the module that does the work."""

    name = "duel"
    seats: tuple[int, ...] = (2,)
    options: tuple[Option, ...] = (Option(OPENS, ("off", "on")),)
    zones = ZONES

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self.tables = Tables(numbers)
        self.numbers = numbers
        self.universe = self.tables.universe

    def start(self, setup: Setup, chance: Chance, sink: Sink | None = None) -> DuelState:
        """Return the position after the set-up, before the first take (D-2).

        Raises FeluccaError for a number of players other than two, or for an option that the duel does not have.
        """
        check_setup(self, setup)
        t = self.tables
        if sink is not None:
            sink(Gathered())
        s = DuelState()
        s.turn, s.ankh, s.facing, s.finger, s.filled = -1, -1, -1, -1, 0
        s.market = [EMPTY] * t.squares
        s.pile = members(self.universe.back_masks[BLACK] | self.universe.back_masks[RED])
        s.hands, s.corruption, s.pirogues, s.deben = [0, 0], [0, 0], [0, 0], [0, 0]
        s.sets = [0] * (2 * len(FAMILIES))
        s.removed = s.offer = s.taken = 0
        s.bag = sorted(t.coin_values)
        s.character_opens = int(setup.options.get(OPENS, "off") == "on")
        self._deal_starting_tiles(s, chance, sink)
        play.fill(t, s, chance, sink)
        tokens = sorted(t.token_kind)
        s.berths = mask_of(tokens.pop(chance(tokens, PIROGUE_PILE)) for _ in range(t.berths))
        s.reserve = mask_of(tokens)
        s.turn = setup.choose_first(self.universe, chance)
        s.stack = [DECISION[OPENING][s.turn]]
        if sink is not None:
            sink(Moved(tuple(members(s.berths)), RESERVE, BERTHS, 0, "deal"))
            sink(Noted("start", s.turn))
            sink(Noted("turn", s.turn, Turn(OPENING)))
        return s

    def _deal_starting_tiles(self, s: DuelState, chance: Chance, sink: Sink | None) -> None:
        """Deal to the hands, then lay four tiles on the centre in its order; the rest stay in the box unseen (D-2)."""
        t = self.tables
        box = members(self.universe.back_masks[GREY])
        for seat in range(2):
            dealt = sorted(box.pop(chance(box, BOX_PILE)) for _ in range(t.starting_tiles))
            s.hands[seat] = mask_of(dealt)
            if sink is not None:
                sink(Moved(tuple(dealt), BOX, HAND + seat, 1 << seat, "deal"))
        for square in t.fill[:4]:
            tile = box.pop(chance(box, BOX_PILE))
            s.market[square] = tile
            s.filled |= 1 << square
            if sink is not None:
                sink(Moved((tile,), BOX, MARKET, EVERYONE, "fill", (square,)))
        s.box = mask_of(box)

    def to_move(self, state: DuelState) -> int:
        """Return the seat that must decide, or -1 when the game is over."""
        return state.stack[-1][1] if state.stack else -1

    def legal(self, state: DuelState) -> list[Move]:
        """Return the legal moves, sorted, no two alike in effect."""
        return legal.legal(self.tables, state)

    def refusal(self, state: DuelState, move: Move) -> Refusal | None:
        """Return why `move` is not legal now, or None if it is."""
        return refusals.refusal(self.tables, state, move)

    def canonical(self, state: DuelState, move: Move) -> Move:
        """Return the legal move with the same effect as `move`, which must not be refused."""
        return legal.canonical(self.tables, state, move)

    def sample(self, state: DuelState, roll: Roll) -> Move:
        """Return a random legal move."""
        return legal.sample(self.tables, state, roll)

    def apply(self, state: DuelState, move: Move, chance: Chance, sink: Sink | None = None) -> None:
        """Carry out a legal move and report it."""
        play.apply(self.tables, state, move, chance, sink)

    def scores(self, state: DuelState) -> tuple[int, ...]:
        """Return the points of both players so far (D-4.5)."""
        return tuple(scoring.points(self.tables, state, seat) for seat in range(2))

    def winners(self, state: DuelState) -> tuple[int, ...]:
        """Return the winners: both seats for a draw, none while the game is in progress."""
        return scoring.winners(self.tables, state)

    def knowledge(self, viewer: int, setup: Setup) -> Knowledge:
        """Return the knowledge of `viewer` before the first fact: where all pieces lie before the set-up."""
        return Knowledge(viewer, self.universe, len(ZONES), self.tables.start())

    def redact(self, state: DuelState, viewer: int, knowledge: Knowledge) -> DuelState:
        """Return a copy without anything that `viewer` may not know (D-7)."""
        return views.redact(self.tables, state, knowledge)

    def world(self, view: View[DuelState], rng: random.Random) -> DuelState:
        """Return a complete position that agrees with `view`."""
        return views.world(self.tables, view, rng)

    def zone_masks(self, state: DuelState) -> list[int]:
        """Return the pieces in every zone, as masks."""
        return views.zone_masks(state)

    def show_move(self, state: DuelState, move: Move) -> str:
        """Return `move` in text notation."""
        return moves.show(self.tables, move)

    def read_move(self, state: DuelState, text: str) -> Move:
        """Return the move that `text` denotes; raises FeluccaError quoting it."""
        return moves.read(self.tables, text)
