"""The candidate moves of Sobek: a handful, however many cards a hand holds."""

from __future__ import annotations

from game.ai.heuristics.sobek.inventory import Inventory, take_gain
from game.rules.core.bits import mask_of, members
from game.rules.core.game import Game, Move
from game.rules.sobek.groups import canonical, pick
from game.rules.sobek.moves import ADD, DONE, LAY, PLAY, SET, SHED, TAKE
from game.rules.sobek.powers import joinable, open_families
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET, COURTESAN, PRIEST, QUEEN, SCRIBE, SLOTS, Tables


def candidates(game: Game[SobekState], inventory: Inventory, state: SobekState) -> list[Move]:
    """Return the promising moves, the best guess first; never empty while the game is in progress."""
    t = inventory.tables
    if not state.stack:
        seat = state.turn
        if seat < 0:
            return []
        rated = rated_sets(t, inventory, state, seat)
        rated += [
            (take_gain(inventory, state, seat, place), (TAKE, place)) for place in range(min(t.reach, len(state.quays)))
        ]
        rated += rated_characters(t, state, seat)
        rated.sort(reverse=True)
        return [move for _, move in rated]
    kind, seat = state.stack[-1][:2]
    if kind == SHED:
        return sheddings(t, inventory, state, seat, state.stack[-1][2])
    if kind == LAY:
        return layings(t, inventory, state, seat)
    if kind == ADD:
        return additions(t, inventory, state, seat)
    return game.legal(state)


def rated_characters(t: Tables, state: SobekState, seat: int) -> list[tuple[float, Move]]:
    """Return the plays of the characters in hand, each after the approximate points that it is worth."""
    found: list[tuple[float, Move]] = []
    for card in members(state.hands[seat] & t.characters):
        power = t.power[card]
        gain = 2.5
        if power == QUEEN:
            gain = 6.0 if state.deck else -9.0
        elif power == PRIEST:
            gain = 0.8 * state.corruption[seat].bit_count() - 1.0
        elif power == SCRIBE:
            most = max(hand.bit_count() for s, hand in enumerate(state.hands) if s != seat)
            gain = 2.0 + 1.5 * (most - t.hand_limit) if most > t.hand_limit else -5.0
        elif power == COURTESAN and not any(state.sets[seat * SLOTS : seat * SLOTS + SLOTS]):
            gain = -5.0
        found.append((gain, (PLAY, card)))
    return found


def _variants(t: Tables, state: SobekState, named: int, amulets: int, least: int) -> list[int]:
    """Return the sets of one family worth considering: bare, without its characters, filled up, with every amulet."""
    size = named.bit_count()
    found: list[int] = []
    if size >= least:
        found.append(named)
        people = named & t.characters
        if people and (size - people.bit_count()) >= least:
            found.append(named ^ people)
    elif size + amulets.bit_count() >= least:
        found.append(named | pick(amulets, least - size, state.shown))
    if found and amulets and named | amulets not in found:
        found.append(named | amulets)
    return found


def rated_sets(t: Tables, inventory: Inventory, state: SobekState, seat: int) -> list[tuple[float, Move]]:
    """Return the sets worth playing, each after its rating.

    That is the points a set adds, plus a little for the event that it earns, minus 3 for each amulet in it.
    """
    hand = state.hands[seat]
    if hand.bit_count() < t.set_size:
        return []
    base = seat * SLOTS
    amulets = hand & t.amulets
    bonus = 3.0 if state.tokens else 0.0
    joins = joinable(t, state, seat) if state.sets[base + AMULET] else 0
    found: list[tuple[float, Move]] = []
    for family in range(AMULET):
        named = hand & t.families[family]
        if not named:
            continue
        lying = state.sets[base + family]
        slot, under = family, lying
        if not lying and joins & named:
            slot, under = AMULET, state.sets[base + AMULET]
        count, scarabs = inventory.worth(under)
        for cards in _variants(t, state, named, amulets, t.set_size):
            new, more = inventory.worth(cards)
            gain = (count + new) * (scarabs + more) - count * scarabs
            cost = 3.0 * (cards & amulets).bit_count()
            found.append((gain + bonus - cost, (SET, slot, cards)))
    if amulets.bit_count() >= t.set_size:
        # A set of amulets alone stays open to any family, so it comes first among sets without scarabs (S-3.3c).
        slot = max((AMULET, *range(AMULET)), key=lambda s: inventory.worth(state.sets[base + s])[1])
        for place in {slot, AMULET}:
            worth = amulets.bit_count() * (inventory.worth(state.sets[base + place])[1] - 3.0)
            found.append((worth + bonus, (SET, place, amulets)))
    return found


def keep_values(t: Tables, inventory: Inventory, state: SobekState, seat: int) -> list[tuple[float, int]]:
    """Return the cards in the hand of `seat`, each after the value of keeping it, the lowest value first."""
    hand = state.hands[seat]
    base = seat * SLOTS
    rated = []
    for card in members(hand):
        family = t.family[card]
        if family == AMULET:
            value = 5.0
        else:
            held, scarabs = inventory.worth(hand & t.families[family])
            lying = inventory.worth(state.sets[base + family])
            value = 1.3 * held + scarabs + 1.5 * t.worth[card] + 0.5 * lying[1]
        if t.characters >> card & 1:
            value += 1.5
        rated.append((value, card))
    rated.sort()
    return rated


def sheddings(t: Tables, inventory: Inventory, state: SobekState, seat: int, count: int) -> list[Move]:
    """Return the best discards of `count` cards after a Scribe: the least useful ones, and up to two variants."""
    rated = keep_values(t, inventory, state, seat)
    order = [card for _, card in rated]
    wishes = [order[:count]]
    if len(order) > count:
        wishes.append([*order[: count - 1], order[count]])
        if count > 1:
            wishes.append([*order[: count - 2], *order[count - 1 : count + 1]])
    moves: list[Move] = []
    for cards in wishes:
        mask = canonical(mask_of(cards), state.hands[seat], t.all_groups, state.shown)
        if (SHED, mask) not in moves:
            moves.append((SHED, mask))
    return moves


def layings(t: Tables, inventory: Inventory, state: SobekState, seat: int) -> list[Move]:
    """Return the horizontal sets to lay, the best first; `done` only when none is left.

    A set is better with more scarabs, then with more cards. If any set needs amulets, the best of these is followed by
    all sets that need none; otherwise the best set comes alone. The last set takes all amulets.
    """
    hand = state.hands[seat]
    base = seat * SLOTS
    amulets = hand & t.amulets
    wild = amulets.bit_count()
    plain: list[tuple[int, Move]] = []
    filled: list[tuple[int, Move]] = []
    for family in range(AMULET):
        named = hand & t.families[family]
        count, scarabs = inventory.worth(named)
        if not count or state.flat[base + family]:
            continue
        if count >= t.set_size:
            plain.append((10 * scarabs + count, (LAY, family, named)))
        elif count + wild >= t.set_size:
            used = pick(amulets, t.set_size - count, state.shown)
            filled.append((10 * scarabs + count, (LAY, family, named | used)))
    if filled:
        best = max(filled)[1]
        rest = [move for _, move in sorted(plain, reverse=True)]
        return [best, *rest] if len(filled) > 1 or plain else _with_all(best, amulets)
    if plain:
        plain.sort(reverse=True)
        best = plain[0][1]
        return [best] if len(plain) > 1 else _with_all(best, amulets)
    if wild >= t.set_size and not state.flat[base + AMULET]:
        return [(LAY, AMULET, amulets)]
    return [(DONE,)]


def _with_all(move: Move, amulets: int) -> list[Move]:
    return [(move[0], move[1], move[2] | amulets)]


def additions(t: Tables, inventory: Inventory, state: SobekState, seat: int) -> list[Move]:
    """Return additions for a Courtesan, the best first.

    For each set they are its best one and two cards, as many cards and amulets as allowed, and amulets alone.
    """
    hand = state.hands[seat]
    rated: list[tuple[float, Move]] = []
    for slot, fitting in open_families(t, state, seat):
        count, scarabs = inventory.worth(state.sets[seat * SLOTS + slot])
        families = range(AMULET) if slot == AMULET else (slot,)
        wishes = set()
        amulets = members(hand & t.amulets)[: t.courtesan_cards]
        for family in families:
            own = members(hand & t.families[family] & fitting & ~t.characters)
            own.sort(key=lambda card: -t.worth[card])
            people = members(hand & t.families[family] & fitting & t.characters)
            line = [*own, *people]
            wishes |= {tuple(line[:1]), tuple(line[:2]), tuple([*line, *amulets][: t.courtesan_cards])}
        wishes |= {tuple(amulets[:1]), tuple(amulets)}
        for cards in wishes:
            if not cards:
                continue
            mask = canonical(mask_of(cards), hand, t.all_groups, state.shown)
            new, more = inventory.worth(mask)
            gain = (count + new) * (scarabs + more) - count * scarabs - 3 * (mask & t.amulets).bit_count()
            rated.append((gain, (ADD, slot, mask)))
    rated = sorted(set(rated), reverse=True)
    return [move for _, move in rated]
