"""The end of the game and the value of everything (D-4)."""

from __future__ import annotations

from game.rules.core.bits import members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, Looked, Moved, Noted, Sink
from game.rules.core.notes import Seats
from game.rules.duel import effects
from game.rules.duel.legal import can_open
from game.rules.duel.notes import Bonus, Corruption, Deben, Score, SetScore, Unsold
from game.rules.duel.state import DuelState
from game.rules.duel.tables import (
    CORRUPTION,
    COUNT,
    DEBEN,
    DEBEN_TWO,
    HAND,
    REMOVED,
    SCARABS,
    SEVEN,
    SNAKE_1,
    SNAKE_2,
    Tables,
)


def set_tiles(t: Tables, tiles: int) -> int:
    """Return the number of tiles in a sold set, without the tokens on it."""
    return (tiles & t.tiles).bit_count()


def set_scarabs(t: Tables, family: int, tiles: int) -> int:
    """Return the number of scarabs in a sold set, including those of the tokens on it."""
    bonus = (tiles & t.token_masks[SCARABS]).bit_count() * t.scarabs_bonus
    return (tiles & t.scarabbed).bit_count() * t.worth[family] + bonus


def set_points(t: Tables, family: int, tiles: int) -> int:
    """Return the points of a sold set (D-4.5)."""
    return set_tiles(t, tiles) * set_scarabs(t, family, tiles)


def deben_points(t: Tables, s: DuelState, seat: int) -> int:
    """Return the points on the Deben of `seat`."""
    return sum(t.coin_values[coin] for coin in members(s.deben[seat]))


def pirogue_points(t: Tables, s: DuelState, seat: int) -> int:
    """Return the points on the Pirogues that lie with `seat`."""
    own = s.pirogues[seat]
    sevens = (own & t.token_masks[SEVEN]).bit_count()
    twos = (own & t.token_masks[DEBEN_TWO]).bit_count()
    return sevens * t.seven_points + twos * t.deben_two_points


def points(t: Tables, s: DuelState, seat: int) -> int:
    """Return all the points of `seat` so far (D-4.5); Deben that are hidden in `s` count nothing."""
    sets = sum(set_points(t, family, s.sets[seat * COUNT + family]) for family in range(COUNT))
    return sets + deben_points(t, s, seat) + pirogue_points(t, s, seat)


def snakes(t: Tables, s: DuelState, seat: int) -> int:
    """Return the corruption of the Snakes that lie with `seat`."""
    own = s.pirogues[seat]
    small, large = t.snakes
    return (own & t.token_masks[SNAKE_1]).bit_count() * small + (own & t.token_masks[SNAKE_2]).bit_count() * large


def corruption(t: Tables, s: DuelState, seat: int) -> int:
    """Return the corruption of `seat`: tiles and Snakes (D-4.4)."""
    return s.corruption[seat].bit_count() + snakes(t, s, seat)


def winners(t: Tables, s: DuelState) -> tuple[int, ...]:
    """Return the winners: most points, then less corruption, else both (D-4.5); empty while the game is in progress."""
    if s.stack:
        return ()
    results = [(points(t, s, seat), -corruption(t, s, seat)) for seat in range(2)]
    return tuple(seat for seat in range(2) if results[seat] == max(results))


def unsold(t: Tables, s: DuelState, seat: int) -> int:
    """Return the mask of the tiles that `seat` could have sold in sets, as many as possible (D-4.2).

    Every combination of families that can make a set is compared; wild tiles not needed to complete sets join one of
    them.
    """
    hand = s.hands[seat]
    wild = hand & t.wild
    choices = [(0, 0)]
    for family in range(COUNT):
        own = hand & t.families[family]
        if s.sets[seat * COUNT + family] or can_open(t, s, family, own):
            need = max(0, t.set_size - own.bit_count())
            choices += [(tiles | own, used + need) for tiles, used in choices if used + need <= wild.bit_count()]
    sets = [tiles | wild for tiles, used in choices[1:]]
    return max(sets, key=int.bit_count, default=0)


def finish(t: Tables, s: DuelState, chance: Chance, sink: Sink | None) -> None:
    """End the game because the seat to move can do nothing (D-4.2 to D-4.5)."""
    stuck = s.turn
    s.stack.pop()
    if sink is not None:
        sink(Noted("end", stuck))
    removed = unsold(t, s, 1 - stuck)
    s.hands[1 - stuck] ^= removed
    s.removed |= removed
    if sink is not None:
        if removed:
            sink(Moved(tuple(members(removed)), HAND + 1 - stuck, REMOVED, EVERYONE, "unsold"))
        sink(Noted("unsold", 1 - stuck, Unsold(removed.bit_count())))
    for seat in range(2):
        left = s.hands[seat]
        s.corruption[seat] |= left
        s.hands[seat] = 0
        if sink is not None:
            if left:
                sink(Moved(tuple(members(left)), HAND + seat, CORRUPTION + seat, EVERYONE, "left-over"))
            _note_corruption(t, s, seat, left.bit_count(), sink)
            sink(Looked(EVERYONE, CORRUPTION + seat, tuple(members(s.corruption[seat]))))
            sink(Looked(EVERYONE, DEBEN + seat, tuple(members(s.deben[seat]))))
    _bonus(t, s, chance, sink)
    if sink is not None:
        for seat in range(2):
            _note_score(t, s, seat, sink)
        sink(Noted("winners", -1, Seats(winners(t, s))))


def _bonus(t: Tables, s: DuelState, chance: Chance, sink: Sink | None) -> None:
    """Give the less corrupt player their Deben: one, plus one for every full step of difference (D-4.4)."""
    difference = corruption(t, s, 0) - corruption(t, s, 1)
    if not difference:
        return
    seat = 1 if difference > 0 else 0
    before = s.deben[seat]
    for _ in range(1 + abs(difference) // t.corruption_step):
        effects.draw_deben(s, seat, chance, sink, EVERYONE)
    if sink is not None:
        drawn = members(s.deben[seat] ^ before)
        worth = sum(t.coin_values[coin] for coin in drawn)
        sink(Noted("bonus", seat, Bonus(abs(difference), len(drawn), worth)))


def _note_corruption(t: Tables, s: DuelState, seat: int, left: int, sink: Sink) -> None:
    tiles = s.corruption[seat].bit_count()
    sink(Noted("corruption", seat, Corruption(tiles - left, left, snakes(t, s, seat), corruption(t, s, seat))))


def _note_score(t: Tables, s: DuelState, seat: int, sink: Sink) -> None:
    for family in range(COUNT):
        tiles = s.sets[seat * COUNT + family]
        if tiles:
            scarabs = set_scarabs(t, family, tiles)
            sink(Noted("set", seat, SetScore(family, set_tiles(t, tiles), scarabs, set_points(t, family, tiles))))
    sink(Noted("deben", seat, Deben(s.deben[seat].bit_count(), deben_points(t, s, seat))))
    sink(Noted("pirogues", seat, Score(pirogue_points(t, s, seat))))
    sink(Noted("total", seat, Score(points(t, s, seat))))
