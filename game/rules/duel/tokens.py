"""The effects of the Pirogue tokens (D-6), and drawing Deben from the bag."""

from __future__ import annotations

from game.rules.core.bits import members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, Moved, Noted, Sink
from game.rules.core.game import Move
from game.rules.duel.notes import Use
from game.rules.duel.state import BERTH, DuelState
from game.rules.duel.tables import (
    BAG,
    BERTHS,
    CORRUPTION,
    COUNT,
    DEBEN,
    DEBEN_TWO,
    EYE,
    FINGER,
    HAND,
    MUMMY,
    OFFER,
    PIROGUES,
    PYRAMID,
    REMOVED,
    RESERVE,
    SCARABS,
    SETS,
    SEVEN,
    SNAKE_1,
    SNAKE_2,
    Tables,
)


def use(t: Tables, s: DuelState, move: Move, chance: Chance, sink: Sink | None) -> bool:
    """Use one of the Pirogues left, or of those the Architect drew; return whether the player gets another turn."""
    seat = s.turn
    token = move[1]
    target = move[2] if len(move) == 3 else -1
    source = BERTHS if s.stack[-1][0] == BERTH else OFFER
    kind = t.token_kind[token]
    zone = _place(s, seat, token, kind, target)
    if source == BERTHS:
        s.berths ^= 1 << token
    else:
        s.offer ^= 1 << token
    if sink is not None:
        sink(Moved((token,), source, zone, EVERYONE, "use"))
        sink(Noted("use", seat, Use(token, target)))
    if s.offer:
        if sink is not None:
            sink(Moved(tuple(members(s.offer)), OFFER, RESERVE, 1 << seat, "return"))
        s.reserve |= s.offer
        s.offer = 0
    if kind == MUMMY:
        _raise_corruption(s, seat, sink)
    elif kind == DEBEN_TWO:
        draw_deben(s, seat, chance, sink)
    elif kind == EYE:
        _draw_higher(t, s, seat, chance, sink)
    elif kind == FINGER:
        s.finger = target
    return kind == PYRAMID


def _place(s: DuelState, seat: int, token: int, kind: int, target: int) -> int:
    """Put the token in its final zone and return that zone."""
    if kind == SCARABS and target >= 0:
        s.sets[seat * COUNT + target] |= 1 << token
        return SETS + seat
    if kind in (SEVEN, DEBEN_TWO):
        s.pirogues[seat] |= 1 << token
        return PIROGUES + seat
    if kind in (SNAKE_1, SNAKE_2):
        s.pirogues[1 - seat] |= 1 << token
        return PIROGUES + 1 - seat
    s.removed |= 1 << token
    return REMOVED


def _raise_corruption(s: DuelState, seat: int, sink: Sink | None) -> None:
    """Take all the corruption into hand (Mummy)."""
    tiles = s.corruption[seat]
    if tiles and sink is not None:
        sink(Moved(tuple(members(tiles)), CORRUPTION + seat, HAND + seat, 1 << seat, "raise"))
    s.hands[seat] |= tiles
    s.corruption[seat] = 0


def draw_deben(s: DuelState, seat: int, chance: Chance, sink: Sink | None, seers: int = -1) -> None:
    """Draw a Deben for `seat`, if one is left; only that seat sees it unless `seers` says otherwise."""
    if not s.bag:
        return
    coin = s.bag.pop(chance(s.bag))
    s.deben[seat] |= 1 << coin
    if sink is not None:
        sink(Moved((coin,), BAG, DEBEN + seat, 1 << seat if seers < 0 else seers, "draw"))


def _draw_higher(t: Tables, s: DuelState, seat: int, chance: Chance, sink: Sink | None) -> None:
    """Draw two Deben and keep the higher, or the first if they are equal (Eye of Horus)."""
    drawn = [s.bag.pop(chance(s.bag)) for _ in range(min(t.eye_deben, len(s.bag)))]
    if not drawn:
        return
    kept = max(drawn, key=t.coin_values.__getitem__)
    rest = tuple(sorted(coin for coin in drawn if coin != kept))
    s.deben[seat] |= 1 << kept
    s.bag = sorted((*s.bag, *rest))
    if sink is not None:
        own = 1 << seat
        sink(Moved(tuple(sorted(drawn)), BAG, OFFER, own, "draw"))
        sink(Moved((kept,), OFFER, DEBEN + seat, own, "keep", ranking=t.ranking))
        if rest:
            sink(Moved(rest, OFFER, BAG, own, "return"))
