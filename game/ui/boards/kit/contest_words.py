"""A contest in words: the number of the game, the score, who begins, and who has won. Players call it a match."""

from __future__ import annotations

from collections.abc import Sequence

from game.contest.standing import PAIR, Standing
from game.locale import text
from game.ui.boards.kit.phrases import listed


def short_score(score: Standing, names: Sequence[str]) -> str:
    """Return the wins alone: between two, the one who is ahead with both wins (`Anna 1–0`), else in seat order."""
    most = max(score.wins)
    if len(names) == PAIR and min(score.wins) < most:
        return f"{names[score.wins.index(most)]} {most}\N{EN DASH}{min(score.wins)}"
    return "\N{EN DASH}".join(map(str, score.wins))


def full_score(score: Standing, names: Sequence[str]) -> str:
    """Return the wins with the names: `Anna 2–1 Imhotep`, or with more seats `Anna 2, Imhotep 1, Meryt 0`."""
    if len(names) == PAIR:
        one, two = names
        wins, losses = score.wins
        return text("match-score-two", one=one, two=two, wins=wins, losses=losses)
    return ", ".join(f"{name}\N{NO-BREAK SPACE}{wins}" for name, wins in zip(names, score.wins, strict=True))


def status(score: Standing, names: Sequence[str], *, is_over: bool) -> str:
    """Return the number of the game and the score in a few words; the game is the one just played if it `is_over`."""
    return f"{_game(score, score.counted if is_over else score.turn)} · {short_score(score, names)}"


def status_said(score: Standing, names: Sequence[str], *, is_over: bool) -> str:
    """Return the number of the game and the score in the form for speech, with all names."""
    return f"{_game(score, score.counted if is_over else score.turn)}. {full_score(score, names)}"


def _game(score: Standing, number: int) -> str:
    return text("match-game", game=max(1, number), length=score.length)


def opening(score: Standing, names: Sequence[str], first: int) -> str:
    """Return the sentence of the log before a game that the seat `first` begins, -1 if it is drawn at random."""
    if first < 0:
        return text("match-log-first", length=score.length)
    return text("match-log", game=score.turn, length=score.length, score=full_score(score, names), name=names[first])


def following(score: Standing, before: Standing, names: Sequence[str], first: int) -> str:
    """Return the sentence with the score of an undecided contest and its next game, which the seat `first` begins.

    `before` is the score before the last game; if that did not count, it is replayed.
    """
    key = "match-replayed" if score.counted == before.counted else "match-next"
    told = full_score(score, names)
    return text(key, score=told, game=score.turn, length=score.length, name=names[first])


def won(score: Standing, names: Sequence[str]) -> str:
    """Return the sentence that says who has won a decided contest."""
    winners = [names[seat] for seat in score.winners]
    return text("match-won", names=listed(winners), count=len(winners))


def final_score(score: Standing, names: Sequence[str]) -> str:
    """Return the score of a decided contest, with the points if these decided."""
    told = full_score(score, names)
    if not score.is_by_points:
        return told
    points = ", ".join(f"{name}\N{NO-BREAK SPACE}{sum_}" for name, sum_ in zip(names, score.points, strict=True))
    return text("match-by-points", score=told, points=points)


def saved(score: Standing, *, is_over: bool, has_next: bool) -> str:
    """Return the label of a saved game: its number, or that its contest is over or waits for the next game."""
    if score.is_over:
        return text("match-saved-over")
    if has_next:
        return text("match-saved-next", game=score.turn)
    return _game(score, score.counted if is_over else score.turn)
