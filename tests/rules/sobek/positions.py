"""Positions of Sobek written down by hand, and moves made in them with known draws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.components.load import numbers
from game.registry import make
from game.rules.core.bits import mask_of, members
from game.rules.core.chance import scripted
from game.rules.core.facts import Excluded, Fact, Looked, Moved, Noted
from game.rules.sobek.moves import WORDS
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import FAMILIES, SLOTS

NUMBERS = numbers("sobek")
GAME: Any = make("sobek", NUMBERS)
TABLES = GAME.tables
ids = GAME.universe.id


def cards(text: str) -> int:
    """Return the mask of cards written `wheat.1+wheat.2`; a range is `wheat.1-5`, nothing is ``."""
    found = []
    for name in text.split("+") if text else ():
        stem, _, last = name.partition("-") if name.count("-") and name[-1].isdecimal() else (name, "", "")
        family, _, first = stem.rpartition(".")
        found += [ids(f"{family}.{i}") for i in range(int(first), int(last) + 1)] if last else [ids(name)]
    return mask_of(found)


def names(mask: int) -> str:
    """Return the cards of `mask` as text."""
    return "+".join(GAME.universe.show(i) for i in members(mask))


def position(
    *,
    seats: int = 2,
    turn: int = 0,
    hands: Sequence[str] = (),
    corruption: Sequence[str] = (),
    sets: dict[tuple[int, str], str] | None = None,
    quays: str = "ebony.6+ebony.5+marble.6+marble.5+cattle.7",
    deck: str = "",
    tokens: str = "",
    scores: Sequence[int] = (),
    round: int = 1,
    curses: Sequence[int] = (-1, -1),
    prosperity: Sequence[tuple[int, str] | None] = (None, None),
    shown: str = "",
) -> SobekState:
    """Return a position; whatever is not mentioned is out of play."""
    state = SobekState()
    state.seats, state.round, state.turn, state.stack = seats, round, turn, []
    state.hands = [cards(text) for text in (*hands, *[""] * seats)][:seats]
    state.corruption = [cards(text) for text in (*corruption, *[""] * seats)][:seats]
    state.sets = [0] * (SLOTS * seats)
    for (seat, family), text in (sets or {}).items():
        state.sets[seat * SLOTS + FAMILIES.index(family)] = cards(text)
    state.flat = []
    state.quays = [ids(name) for name in quays.split("+")]
    state.deck = members(cards(deck))
    state.tokens = cards(tokens)
    state.discard = state.spent = state.out = 0
    state.shown = cards(shown)
    state.curses = list(curses)
    state.prosperity = [-1 if at is None else at[0] * SLOTS + FAMILIES.index(at[1]) for at in prosperity]
    state.scores = list(scores) or [0] * seats
    state.round_scores, state.fines, state.unseen = [], [], []
    zones = GAME.zone_masks(state)
    used = 0
    for mask in zones:
        assert not mask & used, f"{names(mask & used)} lies in two places"
        used |= mask
    state.out = (TABLES.cards | TABLES.tokens) & ~used
    return state


def play(state: SobekState, *moves: str, draws: Iterable[str] = ()) -> list[Fact]:
    """Make `moves`, all of them legal, with exactly the draws named; return the facts."""
    facts: list[Fact] = []
    script = iter([ids(name) for name in draws])
    chance = scripted(script)
    for text in moves:
        move = GAME.read_move(state, text)
        assert GAME.refusal(state, move) is None, (text, GAME.refusal(state, move))
        assert GAME.canonical(state, move) in GAME.legal(state), text
        GAME.apply(state, move, chance, facts.append)
    assert not list(script), "not all draws were used"
    return facts


def options(state: SobekState, word: str) -> list[str]:
    """Return the continuations of `word` in the legal moves that start with it."""
    kind = WORDS.index(word)
    return [GAME.show_move(state, m).partition(" ")[2] for m in GAME.legal(state) if m[0] == kind]


def why_not(state: SobekState, text: str) -> tuple[str, str]:
    """Return the rule and the key of the refusal of a move."""
    move = GAME.read_move(state, text)
    refusal = GAME.refusal(state, move)
    assert refusal is not None, f"{text} is legal"
    assert move not in GAME.legal(state)
    return refusal.rule, refusal.key.removeprefix("refuse-sobek-")


def moved(facts: Iterable[Fact], how: str) -> list[Moved]:
    """Return the movements of one kind."""
    return [fact for fact in facts if isinstance(fact, Moved) and fact.how == how]


def noted(facts: Iterable[Fact], what: str) -> list[tuple[int, tuple[int, ...]]]:
    """Return seat and values of everything noted under one word."""
    return [(fact.seat, fact.values) for fact in facts if isinstance(fact, Noted) and fact.what == what]


def looks(facts: Iterable[Fact]) -> list[Looked]:
    """Return the looks among `facts`."""
    return [fact for fact in facts if isinstance(fact, Looked)]


def exclusions(facts: Iterable[Fact]) -> list[Excluded]:
    """Return the public deductions among `facts`."""
    return [fact for fact in facts if isinstance(fact, Excluded)]
