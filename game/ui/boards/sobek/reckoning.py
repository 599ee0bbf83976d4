"""The scoring of a round of Sobek, gathered from its facts."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.rules.core.bits import members
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.sobek.notes import Corruption, RoundScore, SetScore, StepBack
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import SETS, SLOTS
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.values import Reckoning, ReckoningKind, ScorePart, SeatReckoning
from game.ui.boards.sobek.words import Words


def reckon(facts: Sequence[Fact], before: SobekState, words: Words) -> Reckoning | None:
    """Return how the round was scored, or None if these facts score none. `before` is the last position of it."""
    notes = [fact for fact in facts if isinstance(fact, Noted)]
    if not any(isinstance(note.values, RoundScore) for note in notes):
        return None
    seats = range(before.seats)
    flat = _flat(facts, before)
    rows = []
    counts = {}
    corrupt = [note.seat for note in notes if note.what == "corrupt"]
    for seat in seats:
        own = [note.values for note in notes if note.seat == seat]
        parts = tuple(_part(seat, each, before, flat, words) for each in own if isinstance(each, SetScore))
        score = next(each for each in own if isinstance(each, RoundScore))
        found = next(each for each in own if isinstance(each, Corruption))
        counts[seat] = (found.total, found.scarabs)
        stops = tuple(each.after for each in own if isinstance(each, StepBack))
        shown = text("scoring-corruption", curses=found.curses, count=found.total, scarabs=found.scarabs)
        rows.append(SeatReckoning(seat, parts, score.gained, score.before, shown, seat in corrupt, stops))
    title, verdict = text("scoring-title", round=before.round), _verdict(corrupt, counts, rows, words)
    return Reckoning(ReckoningKind.ROUND, title, text("scoring-gained"), tuple(rows), verdict)


def _flat(facts: Sequence[Fact], before: SobekState) -> list[int]:
    """Return the horizontal sets, with those laid by this very decision."""
    flat = list(before.flat) or [0] * (before.seats * SLOTS)
    for fact in facts:
        if isinstance(fact, Moved) and fact.how == "lay":
            index = (fact.dst - SETS) * SLOTS + fact.at[0] % SLOTS
            flat[index] |= sum(1 << piece for piece in fact.pieces)
    return flat


def _part(seat: int, score: SetScore, before: SobekState, flat: Sequence[int], words: Words) -> ScorePart:
    index = seat * SLOTS + score.slot
    cards = flat[index] if score.is_flat else before.sets[index]
    key = "scoring-flat" if score.is_flat else "scoring-set"
    label = text(key, family=words.family(score.slot), cards=score.cards, scarabs=score.scarabs)
    blessed = [words.tables.prosperities[i] for i, at in enumerate(before.prosperity) if at == index]
    tokens = [] if score.is_flat else blessed
    return ScorePart(label, score.points, tuple(words.face(piece) for piece in (*members(cards), *tokens)))


def _verdict(
    corrupt: Sequence[int], counts: dict[int, tuple[int, int]], rows: Sequence[SeatReckoning], words: Words
) -> str:
    """Return a sentence about the most corrupt player, with the tie-break if one was needed."""
    if not corrupt:
        return text("scoring-nobody")
    names = listed([words.seat(seat) for seat in corrupt])
    most = counts[corrupt[0]]
    even = [seat for seat, (count, _) in counts.items() if count == most[0]]
    if len(corrupt) > 1:
        return text("scoring-verdict-all", names=names, count=most[0])
    key = "scoring-verdict-tie" if len(even) > 1 else "scoring-verdict"
    steps = len(rows[corrupt[0]].stops)
    return text(key, names=names, count=most[0], scarabs=most[1], steps=steps)
