"""The reasons for and against a move of the duel, with figures from the rules.

They are read from a view, so nothing hidden is revealed.
"""

from __future__ import annotations

from typing import Final

from game.ai.heuristics.contract import Reason, Telling, reason_keys
from game.ai.heuristics.explain import growing, waiting
from game.rules.core.bits import members
from game.rules.core.game import Move, View
from game.rules.duel import moves as kinds
from game.rules.duel import scoring, tables
from game.rules.duel.legal import can_open
from game.rules.duel.moves import DISCARD, EXCHANGE, KEEP, ORIENT, PICK, PLAY, REFILL, SELL, TAKE, USE
from game.rules.duel.state import DuelState
from game.rules.duel.tables import Tables

CORRUPTION: Final = 1.8
"""The approximate points that a tile of corruption costs."""
PIROGUE: Final = 5.0
"""The approximate points that choosing a Pirogue brings."""
LATE: Final = 10
"""The number of tiles left, those in the pile counted twice, up to which a set in hand had better be sold."""
TELLING: Final = Telling(
    topics={
        "reason-line": reason_keys("empty-line", "no-take", "line-character", "line-statue"),
        "reason-uses-statues": reason_keys("keeps-statues"),
        "reason-family": reason_keys("set-ready", "starts"),
        "reason-set-points": reason_keys("set-waits", "set-late"),
        "reason-discards": reason_keys("uses-characters"),
    },
    praise=reason_keys("character", "keep", "shed", "keeps-statues"),
    no_flaw=reason_keys("set-waits"),
    waits=reason_keys("set-waits", "keeps-statues"),
    implied={"reason-set-waits": "reason-set-ready"},  # a set made larger stays in hand
    left=reason_keys("line"),
    price=reason_keys("corruption"),
    impersonal=reason_keys(
        *("line", "line-character", "line-statue", "empty-line", "no-take", "uses-statues", "corruption", "curse")
    ),
)


def explain(t: Tables, view: View[DuelState], move: Move) -> list[Reason]:
    """Return the advantages and the costs of the viewer's `move`."""
    state, seat = view.state, view.viewer
    kind = move[0]
    if kind == TAKE:
        return [*_take(t, state, seat, move[1]), *_waiting(t, state, seat)]
    if kind == SELL:
        points = _gain(t, state, seat, move[1], move[2])
        found = [*_waiting(t, state, seat, move[2]), Reason("reason-set-points", {"points": points}, points)]
        spent = (move[2] & t.wild & ~t.characters).bit_count()
        if spent:
            found.append(Reason("reason-uses-statues", {"tiles": spent}, -3.0 * spent))
        elif kept := (state.hands[seat] & t.wild & ~t.characters).bit_count() if not _is_late(state) else 0:
            found.append(Reason("reason-keeps-statues", {"tiles": kept}))
        people = (move[2] & t.characters).bit_count()
        if people:
            found.append(Reason("reason-uses-characters", {"cards": people}, -2.5 * people))
        left = _berths_left(t, state)
        if left:
            found.append(Reason("reason-pirogue", {"tokens": left}, PIROGUE))
        return found + _stays(t, state, seat)
    if kind == PLAY:
        return [*_character(t, view, move), Reason("reason-discards", worth=-2.5)]
    if kind == USE:
        return _token(t, state, seat, move)
    if kind == EXCHANGE:
        values = list(t.coin_values.values())
        return [Reason("reason-exchange", {"least": min(values), "most": max(values)}, sum(values) / len(values))]
    if kind == KEEP:
        tile = state.taken.bit_length() - 1
        return [Reason("reason-keep", worth=1.0), *_tile(t, state, seat, tile, is_held=True)]
    if kind == ORIENT:
        return [_line(t, state, seat, t.lines[state.ankh * 4 + move[1]] & state.filled)]
    if kind == REFILL:
        return [Reason("reason-refill", {"tiles": min(t.squares - state.filled.bit_count(), len(state.pile))}, 1.0)]
    if kind == DISCARD:
        return [Reason("reason-shed", {"cards": move[1].bit_count()})]
    if kind == PICK:
        return _tile(t, state, seat, move[1])
    return []


def deed(t: Tables, seen: DuelState, world: DuelState, move: Move) -> Move:
    """Return a move of the other seat in a sampled world, reduced to the knowledge of a viewer that sees `seen`.

    A tile that lies open on the market becomes the lowest id of those that look like it, any other -1. Of a sale only
    the family remains, of all other moves only the kind.
    """
    kind = move[0]
    if kind == TAKE:
        tile = world.market[move[1]]
        return (kind, (t.alike[tile] & -t.alike[tile]).bit_length() - 1) if seen.market[move[1]] == tile else (kind, -1)
    if kind == SELL:
        return kind, move[1]
    return (kind,)


def is_deed(t: Tables, found: Move) -> bool:
    """Return whether `found`, which was read from a file, is a value that `deed` can return for a turn."""
    match found:
        case (kinds.TAKE, tile):
            return -1 <= tile < len(t.family)
        case (kinds.SELL, family):
            return 0 <= family < tables.COUNT
    return found in ((PLAY,), (REFILL,))


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


def _tile(t: Tables, state: DuelState, seat: int, tile: int, *, is_held: bool = False) -> list[Reason]:
    """Return the reasons that describe the effect of a tile in the hand of `seat`; `is_held` if it is there already."""
    if tile < 0:
        return [Reason("reason-character", worth=4.0)]
    if t.characters >> tile & 1:
        return [Reason("reason-character-known", worth=4.0)]
    if t.family[tile] == tables.COUNT:
        return [Reason("reason-statue", worth=5.0)]
    family = t.family[tile]
    held = state.hands[seat] & t.families[family] & ~(1 << tile)
    scarabs = scoring.set_scarabs(t, family, held | 1 << tile)
    size, gains = held.bit_count() + 1, None
    lying = state.sets[seat * tables.COUNT + family]
    if size >= t.set_size and (lying or can_open(t, state, family, held | 1 << tile)):
        before = _gain(t, state, seat, family, held) if size > t.set_size else 0
        gains = before, _gain(t, state, seat, family, held | 1 << tile)
    found = [growing(size, "scarabs", scarabs, gains)]
    if lying:
        glory = scoring.set_scarabs(t, family, lying)
        found.append(Reason("reason-own-set", {"scarabs": glory}, 0.5 * glory))
    theirs = scoring.set_scarabs(t, family, state.sets[(1 - seat) * tables.COUNT + family])
    if theirs and not is_held:
        found.append(Reason("reason-denies", {"scarabs": theirs}, 0.4 * theirs))
    return found


def _take(t: Tables, state: DuelState, seat: int, square: int) -> list[Reason]:
    tile = state.market[square]
    found = _tile(t, state, seat, tile)
    passed = t.between[state.ankh * t.squares + square] & state.filled if state.ankh >= 0 else 0
    if passed:
        count = passed.bit_count()
        total = scoring.corruption(t, state, seat) + count
        values: dict[str, int | str] = {"cards": count, "total": total, "curses": 0}
        found.append(Reason("reason-corruption", values, -CORRUPTION * count))
    if tile >= 0 and t.icons >> tile & 1 and state.bag:
        found.append(Reason("reason-icon", worth=1.0))
    if tile >= 0 and t.mark[tile] >= 0:
        found.append(
            _line(t, state, seat, t.lines[square * 4 + t.mark[tile]] & state.filled & ~passed & ~(1 << square))
        )
    return found


def _line(t: Tables, state: DuelState, seat: int, line: int) -> Reason:
    """Return the reason about the Ankh's line after a move of `seat`: its best tile, a refill, or nothing to take."""
    if not line:
        return Reason("reason-empty-line", worth=-1.0) if state.pile else Reason("reason-no-take", worth=2.0)
    tiles = [state.market[square] for square in members(line)]
    worth, best = max((_appeal(t, state, 1 - seat, tile), tile) for tile in tiles)
    if best < 0 or t.characters >> best & 1:
        return Reason("reason-line-character", {"tiles": len(tiles)}, -worth - 0.3 * len(tiles))
    if t.family[best] == tables.COUNT:
        return Reason("reason-line-statue", {"tiles": len(tiles)}, -worth - 0.3 * len(tiles))
    args: dict[str, int | str] = {"tiles": len(tiles), "family": f"family-{tables.NAMES[t.family[best]]}"}
    return Reason("reason-line", {**args, "scarabs": t.scarabs[best]}, -worth - 0.3 * len(tiles))


def _appeal(t: Tables, state: DuelState, seat: int, tile: int) -> float:
    """Return the approximate value of a tile to `seat` by what everybody sees: its scarabs, and the seat's sets."""
    if tile < 0 or t.characters >> tile & 1:
        return 3.0
    family = t.family[tile]
    if family == tables.COUNT:
        return 4.5
    lying = scoring.set_scarabs(t, family, state.sets[seat * tables.COUNT + family])
    return 1.2 * t.scarabs[tile] + 0.5 * lying


def _stays(t: Tables, state: DuelState, seat: int, gone: int = 0) -> list[Reason]:
    """Return the reason about the line that a sale leaves to the next player, without the squares `gone`."""
    if state.ankh < 0 or state.facing < 0:
        return []
    return [_line(t, state, seat, t.lines[state.ankh * 4 + state.facing] & state.filled & ~gone)]


def _is_late(state: DuelState) -> bool:
    return state.filled.bit_count() + 2 * len(state.pile) <= LATE


def _waiting(t: Tables, state: DuelState, seat: int, used: int = 0) -> list[Reason]:
    """Return the reason about the best set kept in hand, without wild tiles and those `used`."""
    best = 0
    for family in range(tables.COUNT):
        held = state.hands[seat] & t.families[family] & ~used
        opens = state.sets[seat * tables.COUNT + family] or can_open(t, state, family, held)
        if held.bit_count() >= t.set_size and opens:
            best = max(best, _gain(t, state, seat, family, held))
    return waiting(best, is_late=_is_late(state))


def _character(t: Tables, view: View[DuelState], move: Move) -> list[Reason]:
    state, seat, count = view.state, view.viewer, view.knowledge.count
    power = t.powers[move[1]]
    found = [*_stays(t, state, seat), *_waiting(t, state, seat, 1 << move[1])] if power != tables.MERCHANT else []
    if power == tables.QUEEN:
        cards = min(t.queen_tiles, len(state.pile))
        return [Reason("reason-queen-tile", {"tiles": cards}, 2.0 * cards), *found]
    if power in (tables.PRIEST, tables.PRIESTESS) and len(move) == 3:
        gone = (state.corruption[seat] & t.families[move[2]]).bit_count()
        return [Reason("reason-less-corruption", {"cards": gone}, CORRUPTION * gone), *found]
    if power == tables.COURTESAN and len(move) == 4:
        points = _gain(t, state, seat, move[2], move[3])
        return [Reason("reason-set-points", {"points": points}, points), *_stays(t, state, seat)]
    if power == tables.MERCHANT and len(move) == 3:
        tile = _tile(t, state, seat, state.market[move[2]])
        return [*tile, *_waiting(t, state, seat, 1 << move[1]), *_stays(t, state, seat, 1 << move[2])]
    if power == tables.THIEF and len(move) == 3:
        return [Reason("reason-thief-tile", worth=3.0), *found]
    if power == tables.SCRIBE and count(tables.HAND + 1 - seat) > t.hand_limit:
        return [Reason("reason-scribe-limit", {"tiles": t.hand_limit}, 2.0), *found]
    if power == tables.ARCHITECT:
        return [Reason("reason-architect", {"tokens": t.architect_tokens}, PIROGUE), *found]
    if power == tables.VIZIER and count(tables.CORRUPTION + 1 - seat):
        return [Reason("reason-vizier-tile", worth=2.0), *found]
    return [Reason("reason-idle", worth=-1.0), *found]


def _token(t: Tables, state: DuelState, seat: int, move: Move) -> list[Reason]:
    kind = t.token_kind[move[1]]
    deben = sum(t.coin_values.values()) / len(t.coin_values)
    if kind == tables.SCARABS and len(move) == 3:
        points = scoring.set_tiles(t, state.sets[seat * tables.COUNT + move[2]]) * t.scarabs_bonus
        return [Reason("reason-set-points", {"points": points}, points)]
    if kind == tables.SEVEN:
        return [Reason("reason-points-end", {"points": t.seven_points}, t.seven_points)]
    if kind == tables.DEBEN_TWO:
        return [Reason("reason-points-deben", {"points": t.deben_two_points}, t.deben_two_points + deben)]
    if kind == tables.EYE:
        return [Reason("reason-eye", {"deben": t.eye_deben}, deben + 1.0)]
    if kind in (tables.SNAKE_1, tables.SNAKE_2):
        cards = t.snakes[kind == tables.SNAKE_2]
        return [Reason("reason-curse", {"cards": cards}, CORRUPTION * cards)]
    if kind == tables.MUMMY:
        cards = state.corruption[seat].bit_count()
        return [Reason("reason-embalming", {"cards": cards}, max(0.5, 1.5 * cards))]
    if kind == tables.PYRAMID:
        return [Reason("reason-again", worth=6.0)]
    if kind == tables.FINGER and len(move) == 3:
        over = (t.between[state.ankh * t.squares + move[2]] & state.filled).bit_count()
        cost = [Reason("reason-curse", {"cards": over}, CORRUPTION * over)] if over else []
        return [Reason("reason-finger", worth=2.0), *cost]
    return [Reason("reason-deny-token", worth=1.0)]
