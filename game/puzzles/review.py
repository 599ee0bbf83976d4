"""The review box: missed puzzles and mistakes in one's own games come back when they are about to be forgotten.

The days are those of FSRS (Free Spaced Repetition Scheduler), without steps of minutes and without random days. The
library is imported when a review is noted, because that takes as long as the menu needs to appear.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from game.analysis.estimate import BORDERS, MoveLabel
from game.analysis.run import GameAnalysis
from game.match import saves
from game.puzzles.progress import Memory, OwnMistake, ReviewCard, Training, add_mistakes, change_training

if TYPE_CHECKING:
    from fsrs import Scheduler


def after_review(memory: Memory | None, *, is_right: bool, now: datetime) -> Memory:
    """Return how well something is remembered after it was answered at `now`; without a `memory` for the first time."""
    from fsrs import Card, Rating

    card = (
        Card(card_id=1) if memory is None else Card.from_json(json.dumps({"card_id": 1, **msgspec.to_builtins(memory)}))
    )
    card, _ = _scheduler().review_card(card, Rating.Good if is_right else Rating.Again, now.astimezone(UTC))
    found = {name: value for name, value in card.to_dict().items() if name != "card_id"}
    return msgspec.convert(found, Memory)


def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def due(progress: Training, now: datetime, limit: int) -> list[str]:
    """Return the names of the items that come back today, the longest due first.

    They are at most `limit` minus the number of those reviewed today.

    `now` is in local time, whose day counts.
    """
    left = limit - progress.reviews.get(_day(now), 0)
    found = [
        (card.memory.due, key)
        for key, card in progress.cards.items()
        if datetime.fromisoformat(card.memory.due).astimezone(now.tzinfo).date() <= now.date()
    ]
    return [key for _, key in sorted(found)[: max(0, left)]]


def note_review(name: str, key: str, *, is_right: bool, now: datetime) -> None:
    """Note the first answer to the review of an item, and when it comes back; nothing if it is not in the box."""

    def edit(known: Training) -> Training:
        card = known.cards.get(key)
        if card is None:
            return known
        memory = after_review(card.memory, is_right=is_right, now=now)
        day = _day(now)
        reviews = {day: known.reviews.get(day, 0) + 1}
        cards = {**known.cards, key: msgspec.structs.replace(card, memory=memory)}
        return msgspec.structs.replace(known, cards=cards, reviews=reviews)

    change_training(name, edit)


def note_missed(name: str, key: str, *, now: datetime) -> None:
    """Put the missed puzzle called `key` into the box, as reviewed at `now` and wrong, unless it is there already."""

    def edit(known: Training) -> Training:
        if key in known.cards:
            return known
        card = ReviewCard(after_review(None, is_right=False, now=now))
        return msgspec.structs.replace(known, cards={**known.cards, key: card})

    change_training(name, edit)


def drop(name: str, key: str) -> None:
    """Take out of the box an item that cannot come back, such as a mistake in a game that was deleted."""

    def edit(known: Training) -> Training:
        cards = {each: card for each, card in known.cards.items() if each != key}
        return msgspec.structs.replace(known, cards=cards) if len(cards) < len(known.cards) else known

    change_training(name, edit)


def keep_mistakes(work: GameAnalysis) -> None:
    """Put the confirmed mistakes of a complete analysis of a saved game into the boxes of the people who made them."""
    path = work.path
    if path is None or path.parent != saves.folder():
        return
    for seat, who in enumerate(work.played.seats):
        if who.is_human:
            add_mistakes(who.name, mistakes(work, seat, path.name))


def mistakes(work: GameAnalysis, seat: int, record: str) -> list[OwnMistake]:
    """Return the decisions of a seat that the analysis is sure were mistakes; `record` names the game's file."""
    played, found = work.played, []
    for step in played.steps:
        answer = work.answers.get(step.ply)
        verdict = answer.verdict if answer is not None else None
        if step.seat != seat or verdict is None or not verdict.is_sure or verdict.label not in _WRONG:
            continue
        values = dict(verdict.values)
        least = values.get(verdict.best, 1.0) - BORDERS[0]
        good = (verdict.best, *(move for move, value in values.items() if value >= least))
        show = partial(played.game.show_move, played.states[step.ply])
        words = tuple(dict.fromkeys(map(show, good)))
        found.append(OwnMistake(played.game.name, record, step.ply, words, show(step.move), verdict.loss))
    return found


_WRONG = (MoveLabel.MISTAKE, MoveLabel.BLUNDER)


def _day(now: datetime) -> str:
    return now.date().isoformat()
