"""The points of a match of Sobek, the scoring of a round, and the panel of cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.rules.core.bits import members
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.sobek.notes import Corruption, RoundScore, SetScore, StepBack
from game.rules.sobek.scoring import set_points
from game.rules.sobek.state import SobekState, cards_held
from game.rules.sobek.tables import BOX, CORRUPTION, DECK, DISCARD, FAMILIES, HAND, QUAYS, SETS, SLOTS, Tables
from game.ui.boards.kit.phrases import in_kinds, listed
from game.ui.boards.kit.values import CardCount, Fan, Reckoning, ReckoningKind, ScorePart, ScoreTable, SeatReckoning
from game.ui.boards.sobek.layout import NAMELESS, Layout
from game.ui.boards.sobek.words import Words


def status(tables: Tables, state: SobekState) -> str:
    """Return round and delivery, counted without the cards that are removed with two players (S-2.2)."""
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


def holdings(layout: Layout, words: Words, seat: int) -> tuple[str, ...]:
    """Return the hand of a seat in words: the viewer's cards by family, then their number; of others the number."""
    number = text("holds-cards", count=cards_held(layout.state, seat))
    own = in_kinds(layout.hand, words) if seat == layout.viewer else ""
    return (own, number) if own else (number,)


def _riches(state: SobekState, seat: int, words: Words) -> tuple[Fan, ...]:
    """Return the sets of a seat with their points (S-7.1): characters and amulets lie behind the goods, as ids do."""
    base = seat * SLOTS
    return tuple(
        Fan(tuple(map(words.face, reversed(members(cards)))), str(set_points(words.tables, state, at)), NAMELESS)
        for at, cards in enumerate(state.sets[base : base + SLOTS], start=base)
        if cards
    )


def reckon(facts: Sequence[Fact], before: SobekState, words: Words) -> Reckoning | None:
    """Return how the round was scored, or None if these facts score none; `before` is the last position of the
    round.
    """
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


def card_counts(layout: Layout) -> list[CardCount]:
    """Return a row for each family: the cards that are certainly at each place, and how many are hidden from the
    viewer.

    Places of opponents are filled in only with open information (S-8.1, S-8.2), so that without it cards seen before
    can be out of sight; `2–4` means at least 2, at most 4.
    """
    state, tables, viewer = layout.state, layout.tables, layout.viewer
    knowledge = layout.view.knowledge
    rows, hidden = [], "cards-hidden" if layout.is_open else "cards-out-of-sight"
    for slot in range(SLOTS):
        family = tables.families[slot]
        places: list[tuple[str, str]] = []
        seen = 0

        def note(key: str, zone: int, family: int = family, places: list[tuple[str, str]] = places, **args: str) -> int:
            certain = knowledge.surely_lies(zone)
            maybe = knowledge.may_lie(zone) & ~certain & family
            sure = (certain & family).bit_count()
            most = sure
            for back, mask in enumerate(tables.backs):
                unseen = knowledge.count(zone, back) - (certain & mask).bit_count()
                most += min(unseen, (maybe & mask).bit_count())
            figure = str(sure) if sure == most else f"{sure}–{most}"
            places.append((text(key, **args), figure if most else ""))
            return sure

        seen += note("share-quays", QUAYS)
        if viewer >= 0:
            seen += note("share-hand", HAND + viewer)
            seen += note("share-pile", CORRUPTION + viewer)
        sets = 0
        for seat in range(state.seats):
            sets += (knowledge.surely_lies(SETS + seat) & family).bit_count()
        places.append((text("share-sets"), str(sets) if sets else ""))
        seen += sets
        seen += note("share-discard", DISCARD)
        if layout.is_open:
            for seat in range(state.seats):
                if seat != viewer:
                    name = layout.words.plain_seat(seat)
                    seen += note("share-rival-hand", HAND + seat, name=name)
                    seen += note("share-rival-pile", CORRUPTION + seat, name=name)
            seen += note("share-deck", DECK)
        total, unseen = family.bit_count(), (family & ~_remembered(layout)).bit_count()
        pictures = f"sobek/{FAMILIES[slot]}", f"goods/{FAMILIES[slot]}"
        title, left = layout.words.family(slot), total - seen
        rows.append(CardCount(title, *pictures, total, left, unseen, tuple(places), hidden))
    return rows


def _remembered(layout: Layout) -> int:
    """Return the cards outside the deck that a perfect memory can place."""
    seats = range(layout.state.seats)
    zones = (BOX, QUAYS, DISCARD, *(zone + seat for zone in (HAND, CORRUPTION, SETS) for seat in seats))
    return sum(map(layout.view.knowledge.surely_lies, zones))
