"""The effects of a move of the duel, in numbers of the rules; read from a view, so nothing hidden is revealed."""

from __future__ import annotations

from game.ai.heuristics.contract import Reason
from game.rules.core.bits import members
from game.rules.core.game import Move
from game.rules.duel import scoring, tables
from game.rules.duel.moves import DISCARD, EXCHANGE, KEEP, ORIENT, PICK, PLAY, REFILL, SELL, TAKE, USE
from game.rules.duel.state import DuelState
from game.rules.duel.tables import Tables


def explain(t: Tables, state: DuelState, seat: int, move: Move) -> list[Reason]:
    """Return the reasons for `move` of `seat`, and its costs."""
    kind = move[0]
    if kind == TAKE:
        return _take(t, state, seat, move[1])
    if kind == SELL:
        found = [Reason("reason-set-points", {"points": _gain(t, state, seat, move[1], move[2])})]
        left = _berths_left(t, state)
        if left:
            found.append(Reason("reason-pirogue", {"tokens": left}))
        return found + _shut(t, state)
    if kind == PLAY:
        return _character(t, state, seat, move)
    if kind == USE:
        return _token(t, state, seat, move)
    if kind == EXCHANGE:
        values = list(t.coin_values.values())
        return [Reason("reason-exchange", {"least": min(values), "most": max(values)})]
    if kind == KEEP:
        return [Reason("reason-keep")]
    if kind == ORIENT:
        return [_line(t, state, t.lines[state.ankh * 4 + move[1]] & state.filled)]
    if kind == REFILL:
        return [Reason("reason-refill", {"tiles": min(t.squares - state.filled.bit_count(), len(state.pile))})]
    if kind == DISCARD:
        return [Reason("reason-shed", {"cards": move[1].bit_count()})]
    if kind == PICK:
        return _tile(t, state, seat, move[1])
    return []


def _gain(t: Tables, state: DuelState, seat: int, family: int, tiles: int) -> int:
    lying = state.sets[seat * tables.COUNT + family]
    return scoring.set_points(t, family, lying | tiles) - scoring.set_points(t, family, lying)


def _berths_left(t: Tables, state: DuelState) -> int:
    """Return the number of Pirogues left; it is public, though the tokens are not.

    The Architect's tokens come from the reserve, and the Architect has left the game by then, so one token less
    counts.
    """
    tokens = sum(1 << token for token in t.token_kind)
    gone = state.removed | state.pirogues[0] | state.pirogues[1]
    for tiles in state.sets:
        gone |= tiles
    used = (gone & tokens).bit_count()
    architect = next(tile for tile, power in t.powers.items() if power == tables.ARCHITECT)
    if state.removed >> architect & 1:
        used -= 1
    return max(0, t.berths - used)


def _tile(t: Tables, state: DuelState, seat: int, tile: int) -> list[Reason]:
    """Return the reason that describes the effect of a tile in the hand of `seat`."""
    if tile < 0 or t.characters >> tile & 1:
        return [Reason("reason-character")]
    if t.family[tile] == tables.COUNT:
        return [Reason("reason-statue")]
    family = t.family[tile]
    held = state.hands[seat] & t.families[family] | 1 << tile
    scarabs = scoring.set_scarabs(t, family, held)
    found = [Reason("reason-family", {"cards": held.bit_count(), "scarabs": scarabs})]
    lying = state.sets[seat * tables.COUNT + family]
    if lying:
        found.append(Reason("reason-own-set", {"scarabs": scoring.set_scarabs(t, family, lying)}))
    theirs = state.sets[(1 - seat) * tables.COUNT + family]
    if scoring.set_scarabs(t, family, theirs):
        found.append(Reason("reason-denies", {"scarabs": scoring.set_scarabs(t, family, theirs)}))
    return found


def _take(t: Tables, state: DuelState, seat: int, square: int) -> list[Reason]:
    tile = state.market[square]
    found = _tile(t, state, seat, tile)
    passed = t.between[state.ankh * t.squares + square] & state.filled if state.ankh >= 0 else 0
    if passed:
        total = scoring.corruption(t, state, seat) + passed.bit_count()
        found.append(Reason("reason-corruption", {"cards": passed.bit_count(), "total": total}))
    if tile >= 0 and t.mark[tile] >= 0:
        found.append(_line(t, state, t.lines[square * 4 + t.mark[tile]] & state.filled & ~passed & ~(1 << square)))
    return found


def _line(t: Tables, state: DuelState, line: int) -> Reason:
    """Return the reason about the Ankh's line after a move: its tiles, a refill, or nothing to take."""
    if not line:
        return Reason("reason-empty-line" if state.pile else "reason-no-take")
    tiles = [state.market[square] for square in members(line)]
    most = max(t.scarabs[tile] if tile >= 0 and not t.characters >> tile & 1 else 0 for tile in tiles)
    return Reason("reason-line", {"tiles": len(tiles), "scarabs": most})


def _shut(t: Tables, state: DuelState) -> list[Reason]:
    """Return the reason that the next player can take nothing either, if this sale or character leaves it so."""
    if state.pile or state.ankh < 0 or t.lines[state.ankh * 4 + state.facing] & state.filled:
        return []
    return [Reason("reason-no-take")]


def _character(t: Tables, state: DuelState, seat: int, move: Move) -> list[Reason]:
    power = t.powers[move[1]]
    if power == tables.QUEEN:
        return [Reason("reason-queen", {"cards": min(t.queen_tiles, len(state.pile))})]
    if power in (tables.PRIEST, tables.PRIESTESS) and len(move) == 3:
        gone = (state.corruption[seat] & t.families[move[2]]).bit_count()
        return [Reason("reason-less-corruption", {"cards": gone})]
    if power == tables.COURTESAN and len(move) == 4:
        return [Reason("reason-set-points", {"points": _gain(t, state, seat, move[2], move[3])}), *_shut(t, state)]
    return [Reason("reason-power")]


def _token(t: Tables, state: DuelState, seat: int, move: Move) -> list[Reason]:
    kind = t.token_kind[move[1]]
    if kind == tables.SCARABS and len(move) == 3:
        tiles = scoring.set_tiles(t, state.sets[seat * tables.COUNT + move[2]])
        return [Reason("reason-set-points", {"points": tiles * t.scarabs_bonus})]
    if kind == tables.SEVEN:
        return [Reason("reason-points-end", {"points": t.seven_points})]
    if kind == tables.DEBEN_TWO:
        return [Reason("reason-points-deben", {"points": t.deben_two_points})]
    if kind == tables.EYE:
        return [Reason("reason-eye", {"deben": t.eye_deben})]
    if kind in (tables.SNAKE_1, tables.SNAKE_2):
        return [Reason("reason-curse", {"cards": t.snakes[kind == tables.SNAKE_2]})]
    if kind == tables.MUMMY:
        return [Reason("reason-embalming", {"cards": state.corruption[seat].bit_count()})]
    if kind == tables.PYRAMID:
        return [Reason("reason-again")]
    if kind == tables.FINGER and len(move) == 3:
        over = (t.between[state.ankh * t.squares + move[2]] & state.filled).bit_count()
        return [Reason("reason-finger"), *([Reason("reason-curse", {"cards": over})] if over else [])]
    return [Reason("reason-deny-token")]
