"""The effects of a move of Sobek, in numbers of the rules; read from a view, so nothing hidden is revealed."""

from __future__ import annotations

from game.ai.heuristics.contract import Reason
from game.rules.core.game import Move
from game.rules.sobek import moves, scoring
from game.rules.sobek.state import SobekState, cards_held, cards_under
from game.rules.sobek.tables import AMULET, CURSE, DECEIT, EMBALMING, FLOOD, GUILD, PRIEST, QUEEN, SCRIBE, SLOTS, Tables


def explain(t: Tables, state: SobekState, seat: int, move: Move) -> list[Reason]:
    """Return the reasons for `move` of `seat`, and its costs."""
    kind = move[0]
    if kind in (moves.TAKE, moves.FETCH):
        return _take(t, state, seat, move[1], skipping=kind == moves.TAKE)
    if kind in (moves.SET, moves.ADD):
        return _set(t, state, seat, kind, move[1], move[2])
    if kind == moves.LAY:
        return [Reason("reason-lay", {"points": scoring.scarabs(t, move[2]), "cards": move[2].bit_count()})]
    if kind == moves.PLAY:
        return _character(t, state, seat, t.power[move[1]])
    if kind == moves.EVENT:
        return _event(t, state, seat, move[1])
    if kind == moves.PROSPER:
        size = state.sets[seat * SLOTS + move[1]].bit_count()
        return [Reason("reason-set-points", {"points": size * t.prosperity_scarabs})]
    if kind == moves.PURGE:
        gone = (state.corruption[seat] & t.families[move[1]]).bit_count()
        return [Reason("reason-less-corruption", {"cards": gone})]
    if kind == moves.GUILD:
        symbol = state.stack[-1][2]
        loss = state.scores[move[1]] - scoring.space_before(t, state.scores[move[1]], symbol)
        return [Reason("reason-rival-back", {"points": loss})]
    if kind == moves.CURSE:
        return [Reason("reason-curse", {"cards": t.curse_cards})]
    if kind == moves.SHED:
        return [Reason("reason-shed", {"cards": move[1].bit_count()})]
    if kind == moves.STEAL:
        return [Reason("reason-steal", {"cards": cards_held(state, move[1])})]
    if kind == moves.SEARCH:
        return [Reason("reason-search", {"points": state.scores[move[1]]})]
    if kind == moves.GRAB:
        return _card(t, state, seat, move[1])
    if kind == moves.STARTER:
        return [Reason("reason-starter", {"place": (seat - move[1]) % state.seats + 1, "seats": state.seats})]
    if kind == moves.DONE:
        return [Reason("reason-done", {"cards": cards_held(state, seat)})]
    return []


def _card(t: Tables, state: SobekState, seat: int, card: int) -> list[Reason]:
    """Return the reason that describes the effect of a card in the hand of `seat`."""
    if card < 0 or t.characters >> card & 1:
        return [Reason("reason-character")]
    if t.family[card] == AMULET:
        return [Reason("reason-amulet")]
    family = t.family[card]
    hand = state.hands[seat] & t.families[family] | 1 << card
    found = [Reason("reason-family", {"cards": hand.bit_count(), "scarabs": scoring.scarabs(t, hand)})]
    index = seat * SLOTS + family
    if state.sets[index]:
        found.append(Reason("reason-own-set", {"scarabs": scoring.set_scarabs(t, state, index)}))
    return found


def _take(t: Tables, state: SobekState, seat: int, place: int, *, skipping: bool) -> list[Reason]:
    card = state.quays[place]
    found = _card(t, state, seat, card)
    if card >= 0 and t.family[card] < AMULET:
        theirs = (seat + 1) % state.seats * SLOTS + t.family[card]
        if state.sets[theirs] and scoring.set_scarabs(t, state, theirs):
            found.append(Reason("reason-denies", {"scarabs": scoring.set_scarabs(t, state, theirs)}))
    if skipping:
        if place:
            count = cards_under(state, seat) + place + t.curse_cards * state.curses.count(seat)
            found.append(Reason("reason-corruption", {"cards": place, "total": count}))
        else:
            found.append(Reason("reason-clean"))
        following = [c for c in state.quays[place + 1 : place + 1 + t.reach] if c >= 0]
        if following:
            best = max(t.worth[c] for c in following)
            found.append(Reason("reason-leaves", {"scarabs": best}))
        elif place + 1 == len(state.quays):
            found.append(Reason("reason-delivery" if state.deck else "reason-ends-round"))
    return found


def _set(t: Tables, state: SobekState, seat: int, kind: int, slot: int, cards: int) -> list[Reason]:
    before = scoring.set_points(t, state, seat * SLOTS + slot)
    after = state.clone()
    after.sets[seat * SLOTS + slot] |= cards
    points = scoring.set_points(t, after, seat * SLOTS + slot) - before
    found = [Reason("reason-set-points", {"points": points})]
    tokens = state.tokens.bit_count() or _tokens_left(t, state)
    if kind == moves.SET and tokens:
        found.append(Reason("reason-event", {"tokens": tokens}))
    return found


def _tokens_left(t: Tables, state: SobekState) -> int:
    """Return the number of tokens left; it is public, though the tokens are not."""
    used = state.spent.bit_count() + sum(at >= 0 for at in (*state.curses, *state.prosperity))
    return t.events_in_round - used


def _character(t: Tables, state: SobekState, seat: int, power: int) -> list[Reason]:
    if power == QUEEN:
        return [Reason("reason-queen", {"cards": min(t.queen_cards, len(state.deck))})]
    if power == PRIEST:
        return [Reason("reason-priest", {"cards": cards_under(state, seat)})]
    if power == SCRIBE:
        excess = sum(max(0, cards_held(state, s) - t.hand_limit) for s in range(state.seats) if s != seat)
        return [Reason("reason-scribe", {"cards": excess})]
    return [Reason("reason-power")]


def _event(t: Tables, state: SobekState, seat: int, token: int) -> list[Reason]:
    event = t.event[token]
    if event == GUILD:
        before = state.scores[seat]
        return [Reason("reason-forward", {"points": scoring.space_after(t, before, t.guild_symbol[token]) - before})]
    if event == FLOOD:
        return [Reason("reason-again")]
    if event == CURSE:
        return [Reason("reason-curse", {"cards": t.curse_cards})]
    if event == EMBALMING:
        return [Reason("reason-embalming", {"cards": cards_under(state, seat)})]
    if event == DECEIT:
        return [Reason("reason-deceit", {"points": cards_under(state, seat)})]
    return [Reason("reason-prosperity", {"scarabs": t.prosperity_scarabs})]
