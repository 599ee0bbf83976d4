"""The legal moves of Sobek once more: read off the rules card by card, slowly, by other means than the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from game.rules.core.bits import mask_of, members
from game.rules.core.game import Move
from game.rules.sobek.state import SobekState
from tests.rules.sobek.positions import GAME, NUMBERS

FACE = {
    GAME.universe.id(piece["name"]): (piece["name"].split(".")[0], piece["back"], piece.get("scarabs") or 0)
    for piece in NUMBERS["pieces"]
}
NAME = dict(enumerate(GAME.universe.names))
FAMILIES = ("ivory", "ebony", "marble", "cattle", "fish", "wheat", "amulet")
RICH = ("cattle", "fish", "wheat")
TRACK = NUMBERS["track"]
LETTERS = {name: letter for letter, name in NUMBERS["symbols"].items()}


def family(card: int) -> str:
    """Return the family of a card by its name."""
    return next(word for word in NAME[card].split(".") if word in FAMILIES)


def looks(cards: Any) -> tuple[Any, ...]:
    """Return the faces of `cards`, so that equal choices are equal; characters are named in full."""
    return tuple(sorted((*FACE[c], NAME[c] if FACE[c][1] == "orange" else "") for c in cards))


def subsets(cards: list[int], least: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield the choices of cards that look different."""
    done = set()
    for size in range(least, min(most, len(cards)) + 1):
        for chosen in combinations(cards, size):
            if looks(chosen) not in done:
                done.add(looks(chosen))
                yield chosen


def table(state: SobekState, seat: int) -> dict[str, list[int]]:
    """Return the upright sets of a seat by family."""
    return {FAMILIES[slot]: members(state.sets[seat * 7 + slot]) for slot in range(7) if state.sets[seat * 7 + slot]}


def places(state: SobekState, seat: int, chosen: tuple[int, ...]) -> list[str]:
    """Return where cards of one family or amulets may be played (S-3.3b to S-3.3d); [] for a mixture."""
    named = {family(card) for card in chosen} - {"amulet"}
    mine = table(state, seat)
    if len(named) > 1:
        return []
    if not named:
        return sorted({*mine, "amulet"}, key=FAMILIES.index)
    (kind,) = named
    if kind in mine or "amulet" not in mine:
        return [kind]
    blessed = seat * 7 + 6 in state.prosperity
    return [kind] if blessed and kind not in RICH else [kind, "amulet"]


def symbol_before(points: int, letter: str) -> int:
    """Return the last space before `points` with the letter, -1 if there is none."""
    return max((p for p in range(points) if TRACK[p % 100] == letter), default=-1)


def turn_moves(state: SobekState) -> Iterator[Move]:
    seat = state.turn
    for place in range(min(4, len(state.quays))):
        yield (0, place)
    hand = members(state.hands[seat])
    for card in hand:
        if FACE[card][1] == "orange":
            yield (1, card)
    for chosen in subsets(hand, 3, 63):
        for place in places(state, seat, chosen):
            yield (2, FAMILIES.index(place), mask_of(chosen))


def _added(state: SobekState, seat: int) -> Iterator[Move]:
    mine = table(state, seat)
    for chosen in subsets(members(state.hands[seat]), 1, 2):
        for place in places(state, seat, chosen):
            if place in mine:
                yield (11, FAMILIES.index(place), mask_of(chosen))


def _laid(state: SobekState, seat: int) -> Iterator[Move]:
    yield (16,)
    for chosen in subsets(members(state.hands[seat]), 3, 63):
        named = {family(card) for card in chosen} - {"amulet"}
        slot = FAMILIES.index(min(named, default="amulet"))
        if len(named) < 2 and not state.flat[seat * 7 + slot]:
            yield (15, slot, mask_of(chosen))


def answers(state: SobekState) -> Iterator[Move]:
    kind, seat, *rest = state.stack[-1]
    others = [s for s in range(state.seats) if s != seat]
    if kind == 3:
        seen = set()
        for token in members(state.tokens):
            word = NAME[token] if NAME[token].startswith("guild") else NAME[token].split(".")[0]
            if word not in seen:
                seen.add(word)
                yield (3, token)
    elif kind == 4:
        letter = LETTERS[("ankh", "eye", "feather", "water")[rest[0]]]
        yield from ((4, s) for s in others if symbol_before(state.scores[s], letter) >= 0)
    elif kind == 5:
        yield from ((5, s) for s in others)
    elif kind == 6:
        yield from ((6, FAMILIES.index(f)) for f in table(state, seat) if f in (*RICH, "amulet"))
    elif kind == 7:
        backs = ("beige", "green", "orange")
        for s in others:
            held = {FACE[card][1] for card in members(state.hands[s])}
            yield from ((7, s, b) for b in range(3) if backs[b] in held)
    elif kind == 8:
        for chosen in subsets(members(state.hands[seat]), rest[0], rest[0]):
            yield (8, mask_of(chosen))
    elif kind == 9:
        yield from ((9, s) for s in others if state.corruption[s])
    elif kind == 10:
        yield from ((10, chosen[0]) for chosen in subsets(members(state.corruption[rest[0]]), 1, 1))
    elif kind == 11:
        yield from _added(state, seat)
    elif kind == 12:
        yield from ((12, place) for place in range(len(state.quays)))
    elif kind == 13:
        kinds = {family(card) for card in members(state.corruption[seat])} - {"amulet"}
        yield from ((13, FAMILIES.index(f)) for f in kinds)
    elif kind == 14:
        yield from ((14, s) for s in range(state.seats))
    else:
        yield from _laid(state, seat)


def slow_legal(state: SobekState) -> list[Move]:
    """Return the legal moves, each with any of the equal cards."""
    if state.stack:
        return list(answers(state))
    return list(turn_moves(state)) if state.turn >= 0 else []


def perft(state: SobekState, depth: int, legal: Callable[[SobekState], list[Move]]) -> int:
    """Return the number of leaves of the tree of moves and draws, `depth` decisions deep."""
    if depth == 0:
        return 1
    return sum(perft(child, depth - 1, legal) for move in legal(state) for child in outcomes(state, move))


def outcomes(state: SobekState, move: Move) -> Iterator[SobekState]:
    """Yield the positions that `move` can lead to, one for every draw it makes (at most one)."""
    bag = 1
    index = 0
    while index < bag:
        child = state.clone()
        drawn: list[int] = []

        def chance(ids: Any, index: int = index, drawn: list[int] = drawn) -> int:
            drawn.append(len(ids))
            return index

        GAME.apply(child, move, chance)
        assert len(drawn) <= 1, "a position for counting may draw once a move"
        bag = max(drawn, default=1)
        index += 1
        yield child
