"""Carrying out a move: takes, refills, sales, and the passing of the turn (D-3, D-4.1)."""

from __future__ import annotations

from typing import Final

from game.rules.core.bits import members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, Looked, Moved, Noted, Sink
from game.rules.core.game import Move
from game.rules.core.universe import EMPTY
from game.rules.duel import effects, scoring
from game.rules.duel.legal import is_stuck
from game.rules.duel.moves import DISCARD, EXCHANGE, KEEP, ORIENT, PICK, PLAY, REFILL, SELL, TAKE
from game.rules.duel.notes import Ankh, Sale, Turn
from game.rules.duel.state import BERTH, CENTRE, DECISION, FACING, FINGER_TURN, ICON, PYRAMID_TURN, TURN, DuelState
from game.rules.duel.tables import BERTHS, CORRUPTION, COUNT, HAND, MARKET, PILE, REMOVED, SETS, TILE_PILE, Tables

_TURN: Final = DECISION[TURN]
_FACING: Final = DECISION[FACING]


def apply(t: Tables, s: DuelState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Carry out a legal move on `s` and report it to `sink`."""
    kind = move[0]
    if kind == TAKE:
        _take(t, s, move[1], chance, sink)
    elif kind == SELL:
        _sell(t, s, move[1], move[2], chance, sink)
    elif kind == PLAY:
        effects.play(t, s, move, chance, sink)
        if s.stack[-1][0] in (TURN, PYRAMID_TURN):  # the power has left no decision open
            start_turn(t, s, 1 - s.turn, False, chance, sink)
    elif kind == REFILL:
        _refill(t, s, chance, sink)
    else:
        again = False
        if kind == ORIENT:
            s.facing = move[1]
            _note_ankh(s, sink)
        elif kind == EXCHANGE:
            _exchange(s, chance, sink)
        elif kind == KEEP:
            s.taken = 0
        elif kind == PICK:
            effects.pick(t, s, move[1], sink)
        elif kind == DISCARD:
            effects.discard(t, s, move[1], sink)
        else:
            again = effects.use(t, s, move, chance, sink)
        start_turn(t, s, s.turn if again else 1 - s.turn, again, chance, sink)


def _take(t: Tables, s: DuelState, square: int, chance: Chance, sink: Sink | None) -> None:
    """Take the tile on `square` (D-3.1); the tiles that the Ankh passes over become corruption."""
    seat = s.turn
    market = s.market
    tile = market[square]
    market[square] = EMPTY
    filled = s.filled ^ 1 << square
    passed = t.between[s.ankh * t.squares + square] & filled if s.ankh >= 0 else 0
    s.ankh = square
    s.finger = -1
    mark = s.facing = t.mark[tile]
    if sink is not None:
        _report_take(t, s, tile, square, sink)
    s.hands[seat] |= 1 << tile
    if passed:
        filled ^= passed
        dirt = s.corruption[seat]
        while passed:
            low = passed & -passed
            passed ^= low
            over = low.bit_length() - 1
            dirt |= 1 << market[over]
            if sink is not None:
                seers = 1 << seat if t.characters >> market[over] & 1 else EVERYONE
                sink(Moved((market[over],), MARKET, CORRUPTION + seat, seers, "skip", (over,)))
            market[over] = EMPTY
        s.corruption[seat] = dirt
    s.filled = filled
    if mark < 0:
        s.stack[-1] = _FACING[seat]
        return
    if t.icons >> tile & 1 and s.bag:
        s.taken = 1 << tile
        s.stack[-1] = DECISION[ICON][seat]
        return
    # The test for the end of the game (D-4.1) needs an empty line and an empty pile; most turns have neither.
    if sink is None and t.lines[square * 4 + mark] & filled:
        s.turn = 1 - seat
        s.stack[-1] = _TURN[1 - seat]
        return
    start_turn(t, s, 1 - seat, False, chance, sink)


def _report_take(t: Tables, s: DuelState, tile: int, square: int, sink: Sink) -> None:
    seat = s.turn
    seers = 1 << seat if t.characters >> tile & 1 else EVERYONE
    sink(Moved((tile,), MARKET, HAND + seat, seers, "take", (square,)))
    _note_ankh(s, sink)


def _exchange(s: DuelState, chance: Chance, sink: Sink | None) -> None:
    """Remove the tile just taken from the game and draw a Deben instead (D-3.1b)."""
    seat = s.turn
    s.hands[seat] ^= s.taken
    s.removed |= s.taken
    if sink is not None:
        sink(Moved(tuple(members(s.taken)), HAND + seat, REMOVED, EVERYONE, "exchange"))
    s.taken = 0
    effects.draw_deben(s, seat, chance, sink)


def _note_ankh(s: DuelState, sink: Sink | None) -> None:
    if sink is not None:
        sink(Noted("ankh", s.turn, Ankh(s.ankh, s.facing)))


def _refill(t: Tables, s: DuelState, chance: Chance, sink: Sink | None) -> None:
    """Lift the Ankh, fill the market as far as the pile reaches, and ask for a centre tile (D-3.1c)."""
    s.ankh = s.facing = -1
    if sink is not None:
        sink(Noted("refill", s.turn))
    fill(t, s, chance, sink)
    s.stack[-1] = DECISION[CENTRE][s.turn]


def fill(t: Tables, s: DuelState, chance: Chance, sink: Sink | None) -> None:
    """Fill the empty squares in their order from the pile; goods face up, characters face down (D-1.7)."""
    pile = s.pile
    for square in t.fill:
        if s.filled >> square & 1:
            continue
        if not pile:
            break
        tile = pile.pop(chance(pile, TILE_PILE))
        s.market[square] = tile
        s.filled |= 1 << square
        if sink is not None:
            seers = 0 if t.characters >> tile & 1 else EVERYONE
            sink(Moved((tile,), PILE, MARKET, seers, "fill", (square,)))


def _sell(t: Tables, s: DuelState, family: int, tiles: int, chance: Chance, sink: Sink | None) -> None:
    """Put `tiles` on the set of `family`, and ask for a Pirogue while any is left (D-3.2)."""
    seat = s.turn
    at = seat * COUNT + family
    before = s.sets[at]
    s.hands[seat] ^= tiles
    s.sets[at] = before | tiles
    if sink is not None:
        sink(Moved(tuple(members(tiles)), HAND + seat, SETS + seat, EVERYONE, "sell"))
        gain = scoring.set_points(t, family, before | tiles) - scoring.set_points(t, family, before)
        sink(Noted("sale", seat, Sale(family, tiles.bit_count(), gain)))
    if not s.berths:
        start_turn(t, s, 1 - seat, False, chance, sink)
        return
    s.stack[-1] = DECISION[BERTH][seat]
    if sink is not None:
        sink(Looked(1 << seat, BERTHS, tuple(members(s.berths))))


def start_turn(t: Tables, s: DuelState, seat: int, pyramid: bool, chance: Chance, sink: Sink | None) -> None:
    """Begin a turn of `seat`, one that a Pyramid gives if `pyramid`; end the game if the seat can do nothing in it
    (D-4.1).
    """
    s.turn = seat
    if s.finger >= 0:
        kind = FINGER_TURN
    else:
        kind = PYRAMID_TURN if pyramid else TURN
        if is_stuck(t, s, seat, kind):
            scoring.finish(t, s, chance, sink)
            return
    s.stack[-1] = DECISION[kind][seat]
    if sink is not None:
        sink(Noted("turn", seat, Turn(kind)))
