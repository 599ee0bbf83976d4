"""The powers of the characters (D-5), the effects of the Pirogue tokens (D-6), and drawing Deben from the bag."""

from __future__ import annotations

from typing import Final

from game.rules.core.bits import mask_of, members
from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, Excluded, Looked, Moved, Noted, Sink
from game.rules.core.game import Move
from game.rules.core.universe import EMPTY
from game.rules.duel.notes import Play, Tiles, Use
from game.rules.duel.state import BERTH, DECISION, DRAWN, SCRIBE_TILES, VIZIER_TILE, DuelState
from game.rules.duel.tables import (
    ARCHITECT,
    BAG,
    BERTHS,
    CORRUPTION,
    COUNT,
    COURTESAN,
    DEBEN,
    DEBEN_BAG,
    DEBEN_TWO,
    EYE,
    FINGER,
    HAND,
    MARKET,
    MERCHANT,
    MUMMY,
    OFFER,
    PILE,
    PIROGUES,
    PYRAMID,
    QUEEN,
    REMOVED,
    RESERVE,
    RESERVED,
    SCARABS,
    SCRIBE,
    SETS,
    SEVEN,
    SNAKE_1,
    SNAKE_2,
    THEFT,
    THIEF,
    TILE_PILE,
    VIZIER,
    Tables,
)

BOTH: Final = 0b11
"""The seers of a face that both players see, but a spectator does not."""


def play(t: Tables, s: DuelState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Remove the character from the game and apply its power; a decision that it leaves open takes the place of the
    turn on the stack.
    """
    seat = s.turn
    character = move[1]
    s.hands[seat] ^= 1 << character
    s.removed |= 1 << character
    if sink is not None:
        sink(Moved((character,), HAND + seat, REMOVED, EVERYONE, "play"))
        sink(Noted("play", seat, Play(character)))
    power = t.powers[character]
    if power == QUEEN:
        _queen(t, s, seat, chance, sink)
    elif power == VIZIER:
        _vizier(s, seat, sink)
    elif power == SCRIBE:
        if s.hands[1 - seat].bit_count() > t.hand_limit:
            s.stack[-1] = DECISION[SCRIBE_TILES][1 - seat]
    elif power == ARCHITECT:
        _architect(t, s, seat, chance, sink)
    elif power == COURTESAN:
        _courtesan(t, s, seat, move, sink)
    elif len(move) == 2:
        return
    elif power == THIEF:
        _thief(t, s, seat, move[2], chance, sink)
    elif power == MERCHANT:
        _merchant(t, s, seat, move[2], sink)
    else:
        _priest(t, s, seat, move[2], sink)


def _queen(t: Tables, s: DuelState, seat: int, chance: Chance, sink: Sink | None) -> None:
    pile = s.pile
    drawn = [pile.pop(chance(pile, TILE_PILE)) for _ in range(min(t.queen_tiles, len(pile)))]
    s.hands[seat] |= mask_of(drawn)
    if drawn and sink is not None:
        sink(Moved(tuple(sorted(drawn)), PILE, HAND + seat, 1 << seat, "draw"))


def _vizier(s: DuelState, seat: int, sink: Sink | None) -> None:
    theirs = s.corruption[1 - seat]
    if theirs:
        s.stack[-1] = DECISION[VIZIER_TILE][seat]
        if sink is not None:
            sink(Looked(1 << seat, CORRUPTION + 1 - seat, tuple(members(theirs))))


def pick(t: Tables, s: DuelState, tile: int, sink: Sink | None) -> None:
    """Take `tile` from the opponent's corruption in sight of both players (Vizier)."""
    seat = s.turn
    s.corruption[1 - seat] ^= 1 << tile
    s.hands[seat] |= 1 << tile
    if sink is not None:
        sink(Moved((tile,), CORRUPTION + 1 - seat, HAND + seat, BOTH, "pick"))


def discard(t: Tables, s: DuelState, tiles: int, sink: Sink | None) -> None:
    """Put `tiles` from the hand of the Scribe's victim under their corruption, unseen."""
    seat = 1 - s.turn
    s.hands[seat] ^= tiles
    s.corruption[seat] |= tiles
    if sink is not None:
        sink(Moved(tuple(members(tiles)), HAND + seat, CORRUPTION + seat, 1 << seat, "discard"))


def _architect(t: Tables, s: DuelState, seat: int, chance: Chance, sink: Sink | None) -> None:
    reserve = members(s.reserve)
    drawn = [reserve.pop(chance(reserve, RESERVED)) for _ in range(min(t.architect_tokens, len(reserve)))]
    if not drawn:
        return
    s.offer = mask_of(drawn)
    s.reserve ^= s.offer
    s.stack[-1] = DECISION[DRAWN][seat]
    if sink is not None:
        sink(Moved(tuple(sorted(drawn)), RESERVE, OFFER, 1 << seat, "draw"))


def _courtesan(t: Tables, s: DuelState, seat: int, move: Move, sink: Sink | None) -> None:
    if len(move) == 2:
        sold = [family for family in range(COUNT) if s.sets[seat * COUNT + family]]
        if sold and sink is not None:
            fitting = t.wild | sum(t.families[family] for family in sold)
            sink(Excluded(HAND + seat, fitting))
        return
    family, tiles = move[2:]
    s.hands[seat] ^= tiles
    s.sets[seat * COUNT + family] |= tiles
    if sink is not None:
        sink(Moved(tuple(members(tiles)), HAND + seat, SETS + seat, EVERYONE, "add"))
        sink(Noted("add", seat, Tiles(family, tiles.bit_count())))


def _thief(t: Tables, s: DuelState, seat: int, back: int, chance: Chance, sink: Sink | None) -> None:
    bag = members(s.hands[1 - seat] & t.universe.back_masks[back])
    tile = bag[chance(bag, THEFT)]
    s.hands[1 - seat] ^= 1 << tile
    s.hands[seat] |= 1 << tile
    if sink is not None:
        sink(Moved((tile,), HAND + 1 - seat, HAND + seat, BOTH, "steal"))


def _merchant(t: Tables, s: DuelState, seat: int, square: int, sink: Sink | None) -> None:
    tile = s.market[square]
    s.market[square] = EMPTY
    s.filled ^= 1 << square
    s.hands[seat] |= 1 << tile
    if sink is not None:
        seers = 1 << seat if t.characters >> tile & 1 else EVERYONE
        sink(Moved((tile,), MARKET, HAND + seat, seers, "buy", (square,)))


def _priest(t: Tables, s: DuelState, seat: int, family: int, sink: Sink | None) -> None:
    tiles = s.corruption[seat] & t.families[family]
    s.corruption[seat] ^= tiles
    s.removed |= tiles
    if sink is not None:
        sink(Moved(tuple(members(tiles)), CORRUPTION + seat, REMOVED, EVERYONE, "cleanse"))
        sink(Excluded(CORRUPTION + seat, t.families[family]))
        sink(Noted("cleanse", seat, Tiles(family, tiles.bit_count())))


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
    coin = s.bag.pop(chance(s.bag, DEBEN_BAG))
    s.deben[seat] |= 1 << coin
    if sink is not None:
        sink(Moved((coin,), BAG, DEBEN + seat, 1 << seat if seers < 0 else seers, "draw"))


def _draw_higher(t: Tables, s: DuelState, seat: int, chance: Chance, sink: Sink | None) -> None:
    """Draw two Deben and keep the higher, or the first if they are equal (Eye of Horus)."""
    drawn = [s.bag.pop(chance(s.bag, DEBEN_BAG)) for _ in range(min(t.eye_deben, len(s.bag)))]
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
