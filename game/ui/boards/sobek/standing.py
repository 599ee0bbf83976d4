"""The state of a match of Sobek: the round in a few words, and the table of all rounds."""

from __future__ import annotations

from game.locale import text
from game.rules.core.bits import members
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import SLOTS, Tables
from game.ui.boards.kit.values import Fan, ScoreTable
from game.ui.boards.sobek.words import Words


def status(tables: Tables, state: SobekState) -> str:
    """Return round and delivery; with two players some cards were removed (S-2.2)."""
    cards = tables.deck.bit_count() - (tables.removed_with_two if state.seats == 2 else 0)
    total = -(-cards // tables.quays)
    number = total - -(-len(state.deck) // tables.quays)
    return text("sobek-status", round=state.round, rounds=tables.rounds, delivery=number, deliveries=total)


def rounds(state: SobekState, words: Words) -> ScoreTable:
    """Return each seat's points from the sets of every round, the penalty, the points from events, and the total."""
    played = len(state.round_scores) // state.seats
    heads = [text("final-round", round=number + 1) for number in range(played)]
    heads += [text("final-events"), text("final-points")]
    rows = []
    for seat in range(state.seats):
        gains = state.round_scores[seat :: state.seats]
        fines = state.fines[seat :: state.seats]
        figures = [f"+{gain}" + (f" −{fine}" if fine else "") for gain, fine in zip(gains, fines, strict=True)]
        others = state.scores[seat] - sum(gains) + sum(fines)
        rows.append((*figures, f"{others:+d}".replace("-", "−"), str(state.scores[seat])))
    riches = tuple(_riches(state, seat, words) for seat in range(state.seats))
    return ScoreTable(tuple(heads), tuple(rows), riches=riches)


def _riches(state: SobekState, seat: int, words: Words) -> tuple[Fan, ...]:
    """Return the sets of a seat."""
    sets = state.sets[seat * SLOTS : (seat + 1) * SLOTS]
    return tuple(Fan(tuple(words.face(card) for card in members(cards))) for cards in sets if cards)
