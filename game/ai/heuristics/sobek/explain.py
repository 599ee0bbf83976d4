"""The reasons for and against a move of Sobek, with figures from the rules.

They are read from a view, so nothing hidden is revealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.heuristics.contract import Reason, Telling, reason_keys
from game.ai.heuristics.explain import growing, waiting
from game.rules.core.game import Move, View
from game.rules.sobek import legal, moves, scoring
from game.rules.sobek.state import SobekState, cards_held, cards_under
from game.rules.sobek.tables import (
    AMULET,
    CURSE,
    DECEIT,
    EMBALMING,
    FAMILIES,
    FLOOD,
    GUILD,
    MERCHANT,
    PRIEST,
    QUEEN,
    SCRIBE,
    SLOTS,
    THIEF,
    VIZIER,
    Tables,
)

CORRUPTION: Final = 1.6
"""The approximate points that a card of corruption costs."""
AT_THE_END: Final = ("reason-corruption", "reason-clean")
"""The reasons for a card that still count when taking it ends the round (S-4.2)."""
LATE: Final = 8
"""The number of cards left on the quays and in the deck up to which a set in hand had better be played."""
TELLING: Final = Telling(
    topics={
        "reason-corruption": reason_keys("clean"),
        "reason-leaves": reason_keys("delivery", "ends-round", "leaves-little"),
        "reason-uses-amulets": reason_keys("keeps-amulets"),
        "reason-family": reason_keys("set-ready", "starts"),
        "reason-set-points": reason_keys("set-waits", "set-late"),
        "reason-discards": reason_keys("uses-characters"),
    },
    praise=reason_keys("character", "shed", "keeps-amulets"),
    no_flaw=reason_keys("leaves-little", "set-waits"),
    waits=reason_keys("set-waits", "keeps-amulets"),
    implied={"reason-set-waits": "reason-set-ready"},  # a set made larger stays in hand
    plain=reason_keys("rival-back", "starter", "steal", "search", "cursed"),
    left=reason_keys("leaves"),
    price=reason_keys("corruption"),
    impersonal=reason_keys(
        *("leaves", "leaves-little", "delivery", "uses-amulets", "corruption", "curse", "guild-denied")
    ),
)


def explain(t: Tables, view: View[SobekState], move: Move) -> list[Reason]:
    """Return the advantages and the costs of the viewer's `move`."""
    state, seat = view.state, view.viewer
    kind = move[0]
    if kind in (moves.TAKE, moves.FETCH):
        return _take(t, state, seat, move[1], skipping=kind == moves.TAKE)
    if kind == moves.ADD:
        return _set(t, state, seat, kind, move[1], move[2])
    if kind == moves.SET:
        waiting = _waiting(t, state, seat, move[2])
        return [*waiting, *_set(t, state, seat, kind, move[1], move[2]), *_leaves(t, state, state.quays, seat)]
    if kind == moves.LAY:
        points = scoring.scarabs(t, move[2])
        return [Reason("reason-lay", {"points": points, "cards": move[2].bit_count()}, points + move[2].bit_count())]
    if kind == moves.PLAY:
        following = [] if t.power[move[1]] == MERCHANT else _leaves(t, state, state.quays, seat)
        lost = Reason("reason-discards", worth=-2.0)
        return [*_character(t, state, seat, move[1]), lost, *_waiting(t, state, seat, 1 << move[1]), *following]
    if kind == moves.EVENT:
        return _event(t, state, seat, move[1])
    if kind == moves.PROSPER:
        points = state.sets[seat * SLOTS + move[1]].bit_count() * t.prosperity_scarabs
        return [Reason("reason-set-points", {"points": points}, points)]
    if kind == moves.PURGE:
        gone = (state.corruption[seat] & t.families[move[1]]).bit_count()
        return [Reason("reason-less-corruption", {"cards": gone}, CORRUPTION * gone)]
    if kind == moves.GUILD:
        before = state.scores[move[1]]
        after = scoring.space_before(t, before, state.stack[-1][2])
        return [Reason("reason-rival-back", {"before": before, "after": after}, before - after)]
    if kind == moves.CURSE:
        cursed = {"total": cards_under(state, move[1]) + t.curse_cards * (state.curses.count(move[1]) + 1)}
        return [Reason("reason-cursed", {**cursed, "points": state.scores[move[1]]}, CORRUPTION * t.curse_cards)]
    if kind == moves.SHED:
        return [Reason("reason-shed", {"cards": move[1].bit_count()})]
    if kind == moves.STEAL:
        held = {"cards": cards_held(state, move[1]), "points": state.scores[move[1]]}
        return [Reason("reason-steal", {**held}, held["cards"])]
    if kind == moves.SEARCH:
        under = {"cards": cards_under(state, move[1]), "points": state.scores[move[1]]}
        return [Reason("reason-search", {**under}, under["cards"])]
    if kind == moves.GRAB:
        return _card(t, state, seat, move[1])
    if kind == moves.STARTER:
        return [Reason("reason-starter", {"place": (seat - move[1]) % state.seats + 1, "seats": state.seats})]
    if kind == moves.DONE:
        return [Reason("reason-done", {"cards": cards_held(state, seat)})]
    return []


def deed(t: Tables, seen: SobekState, world: SobekState, move: Move) -> Move:
    """Return a move of another seat in a sampled world, reduced to the knowledge of a viewer that sees `seen`.

    A card that lies open on the quays becomes the lowest id of those that look like it, any other -1. Of a set only
    the slot remains, of all other moves only the kind.
    """
    kind = move[0]
    if kind == moves.TAKE:
        card = world.quays[move[1]]
        return (kind, (t.group[card] & -t.group[card]).bit_length() - 1) if card in seen.quays else (kind, -1)
    if kind == moves.SET:
        return kind, move[1]
    return (kind,)


def is_deed(t: Tables, found: Move) -> bool:
    """Return whether `found`, which was read from a file, is a value that `deed` can return for a turn."""
    match found:
        case (moves.TAKE, card):
            return -1 <= card < len(t.family)
        case (moves.SET, slot):
            return 0 <= slot < SLOTS
    return found == (moves.PLAY,)


def _card(t: Tables, state: SobekState, seat: int, card: int) -> list[Reason]:
    """Return the reasons that describe the effect of a card in the hand of `seat`."""
    if card < 0:
        return [Reason("reason-character", worth=3.0)]
    if t.characters >> card & 1:
        return [Reason("reason-character-known", worth=3.0)]
    if t.family[card] == AMULET:
        return [Reason("reason-amulet", worth=5.0)]
    family = t.family[card]
    index = seat * SLOTS + family
    held = state.hands[seat] & t.families[family]
    size, scarabs, gains = held.bit_count() + 1, scoring.scarabs(t, held | 1 << card), None
    if size >= t.set_size:
        before = _gain(t, state, index, held) if size > t.set_size else 0
        gains = before, _gain(t, state, index, held | 1 << card)
    found = [growing(size, "scarabs", scarabs, gains)]
    if state.sets[index]:
        lying = scoring.set_scarabs(t, state, index)
        found.append(Reason("reason-own-set", {"scarabs": lying}, 0.5 * lying))
    return found


def _gain(t: Tables, state: SobekState, index: int, cards: int) -> int:
    """Return the points that `cards` add to the set at `index` (S-7.1)."""
    after = state.clone()
    after.sets[index] |= cards
    return scoring.set_points(t, after, index) - scoring.set_points(t, state, index)


def _take(t: Tables, state: SobekState, seat: int, place: int, *, skipping: bool) -> list[Reason]:
    card = state.quays[place]
    found = _card(t, state, seat, card)
    if card >= 0 and t.family[card] < AMULET:
        family = t.family[card]
        theirs = [other * SLOTS + family for other in range(state.seats) if other != seat]
        most = max(scoring.set_scarabs(t, state, index) if state.sets[index] else 0 for index in theirs)
        if most:
            found.append(Reason("reason-denies", {"scarabs": most}, 0.4 * most))
    if skipping:
        if place:
            curses = state.curses.count(seat)
            total = cards_under(state, seat) + place + t.curse_cards * curses
            values: dict[str, int | str] = {"cards": place, "total": total, "curses": curses}
            found.append(Reason("reason-corruption", values, -CORRUPTION * place))
        else:
            found.append(Reason("reason-clean"))
    left = state.quays[place + 1 :] if skipping else [*state.quays[:place], *state.quays[place + 1 :]]
    if not left and not state.deck:
        return [reason for reason in found if reason.key in AT_THE_END] + _leaves(t, state, left, seat)
    return [*found, *_waiting(t, state, seat), *_leaves(t, state, left, seat)]


def _leaves(t: Tables, state: SobekState, quays: Sequence[int], seat: int) -> list[Reason]:
    """Return the reason about the cards that the next player can reach on `quays`, or that there are none.

    The card that leaves them empty is counted in the hand.
    """
    if not quays:
        if state.deck:
            return [Reason("reason-delivery", worth=-2.0)]
        held = cards_held(state, seat) + 1
        theirs = sum(cards_held(state, other) for other in range(state.seats) if other != seat)
        return [Reason("reason-ends-round", {"cards": held, "theirs": theirs}, CORRUPTION * (theirs - held))]
    seen = [card for card in quays[: t.reach] if card >= 0 and t.worth[card]]
    if not seen:
        return [Reason("reason-leaves-little")]
    card = max(seen, key=lambda one: t.worth[one])
    skipped = quays.index(card)
    args: dict[str, int | str] = {"family": f"family-{FAMILIES[t.family[card]]}", "scarabs": t.worth[card]}
    return [Reason("reason-leaves", {**args, "skipped": skipped}, -1.2 * t.worth[card] + 0.5 * skipped)]


def _waiting(t: Tables, state: SobekState, seat: int, used: int = 0) -> list[Reason]:
    """Return the reason that a set in hand is not played yet: the best one, without amulets and the cards `used`."""
    best = 0
    for family in range(AMULET):
        held = state.hands[seat] & t.families[family] & ~used
        if held.bit_count() >= t.set_size:
            best = max(best, _gain(t, state, seat * SLOTS + family, held))
    return waiting(best, is_late=_is_late(state))


def _is_late(state: SobekState) -> bool:
    return len(state.quays) + len(state.deck) <= LATE


def _set(t: Tables, state: SobekState, seat: int, kind: int, slot: int, cards: int) -> list[Reason]:
    points = _gain(t, state, seat * SLOTS + slot, cards)
    found = [Reason("reason-set-points", {"points": points}, points)]
    spent = (cards & t.amulets).bit_count()
    if spent:
        found.append(Reason("reason-uses-amulets", {"cards": spent}, -2.0 * spent))
    elif kept := (state.hands[seat] & t.amulets).bit_count() if not _is_late(state) else 0:
        found.append(Reason("reason-keeps-amulets", {"cards": kept}))
    people = (cards & t.characters).bit_count()
    if people:
        found.append(Reason("reason-uses-characters", {"cards": people}, -2.0 * people))
    tokens = state.tokens.bit_count() or _tokens_left(t, state)
    if kind == moves.SET and tokens:
        found.append(Reason("reason-event", {"tokens": tokens}, 4.0))
    return found


def _tokens_left(t: Tables, state: SobekState) -> int:
    """Return the number of tokens left; it is public, though the tokens are not."""
    used = state.spent.bit_count() + sum(at >= 0 for at in (*state.curses, *state.prosperity))
    return t.events_in_round - used


def _character(t: Tables, state: SobekState, seat: int, piece: int) -> list[Reason]:
    power = t.power[piece]
    if power == QUEEN:
        cards = min(t.queen_cards, len(state.deck))
        return [Reason("reason-queen", {"cards": cards}, 2.0 * cards)]
    if power == PRIEST:
        most = max((state.corruption[seat] & family).bit_count() for family in t.families)
        return [Reason("reason-priest", {"cards": most}, CORRUPTION * most)]
    if power == SCRIBE:
        excess = sum(max(0, cards_held(state, s) - t.hand_limit) for s in range(state.seats) if s != seat)
        return [Reason("reason-scribe", {"cards": excess}, CORRUPTION * excess)]
    if power == MERCHANT:
        return [Reason("reason-merchant", worth=4.0)]
    if power == THIEF:
        return [Reason("reason-thief", worth=3.0)]
    if power == VIZIER:
        most = max(cards_under(state, other) for other in range(state.seats) if other != seat)
        return [Reason("reason-vizier", {"cards": most}, 2.0 if most else 0.0)]
    points = _addable(t, state, seat, piece)
    return [Reason("reason-courtesan", {"points": points}, points)]


def _addable(t: Tables, state: SobekState, seat: int, courtesan: int) -> int:
    """Return the most points that the Courtesan in hand can add to a set on the table (S-5.6)."""
    after = state.clone()
    after.hands[seat] &= ~(1 << courtesan)
    after.stack = [(moves.ADD, seat)]
    gains = (_gain(t, after, seat * SLOTS + slot, cards) for _, slot, cards in legal.answers(t, after))
    return max(gains, default=0)


def _event(t: Tables, state: SobekState, seat: int, token: int) -> list[Reason]:
    event = t.event[token]
    if event == GUILD:
        before = state.scores[seat]
        symbol = t.guild_symbol[token]
        gain = scoring.space_after(t, before, symbol) - before
        others = [*state.scores[:seat], *state.scores[seat + 1 :]]
        backs = [score - back for score in others if (back := scoring.space_before(t, score, symbol)) >= 0]
        found = [Reason("reason-forward", {"points": gain}, gain)]
        if backs:
            found.append(Reason("reason-guild-back", {"points": max(backs)}, max(backs)))
        denied = max(scoring.space_after(t, score, symbol) - score for score in others)
        return [*found, Reason("reason-guild-denied", {"points": denied}, 0.5 * denied)]
    if event == FLOOD:
        return [Reason("reason-again", worth=5.0)]
    if event == CURSE:
        return [Reason("reason-curse", {"cards": t.curse_cards}, CORRUPTION * t.curse_cards)]
    cards = cards_under(state, seat)
    if event == EMBALMING:
        return [Reason("reason-embalming", {"cards": cards}, max(0.5, 1.5 * cards))]
    if event == DECEIT:
        return [Reason("reason-deceit", {"points": cards}, cards)]
    return [Reason("reason-prosperity", {"scarabs": t.prosperity_scarabs}, 4.0)]
