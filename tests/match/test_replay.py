"""A finished match is shown again exactly as it was."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game import registry
from game.ai.budget import Budget
from game.ai.levels import make_player
from game.components.load import numbers
from game.errors import FeluccaError
from game.match.match import Match
from game.match.opponents import level
from game.match.replay import Replay
from game.match.seats import ai, human
from game.match.watched import Jumped, News, Played
from game.registry import GAMES
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Setup

Seen = list[list[str]]


def seen(match: Match | Replay) -> list[str]:
    """Return the knowledge of each viewer, and the legal moves of the seat that decides."""
    viewers = (SPECTATOR, *range(len(match.seats)))
    known = [match.view(viewer).state.text(match.game.universe) for viewer in viewers]
    if match.to_move < 0:
        return known
    asked = match.question() if isinstance(match, Replay) else match.view(match.to_move)
    return [*known, str(asked.legal)]


def played(name: str, **more: object) -> tuple[Match, Seen]:
    """Return a finished match and the views after each decision."""
    game = registry.make(name, numbers(name))
    options = {"scenario": "first-pyramid"} if name == "sa-re" else {}
    match = Match.new(game, Setup(2, options), [human("Ani"), ai("random", "Bek")], clock=None, **more)  # type: ignore[arg-type]
    rng, way = random.Random(5), level("apprentice", name)
    known = [seen(match)]
    while (seat := match.to_move) >= 0:
        player = make_player(way.kind, game, way.options, rng.random())
        match.submit(seat, player.choose(match.view(seat), Budget(way.limit)), match.ply)
        known.append(seen(match))
    return match, known


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_seen_again_as_it_was_by_everybody(name):
    match, known = played(name, seed="a")
    review = Replay(match)
    assert review.count == match.ply
    for ply in range(review.count + 1):
        assert (review.ply, seen(review)) == (ply, known[ply])
        if ply < review.count:
            seat, move = review.next()
            assert (seat, move) == match.decision(ply + 1)[:2]
            review.step()
    assert review.is_over
    assert review.result is not None
    assert review.result.scores == match.result.scores  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GAMES)
def test_any_decision_can_be_gone_to_at_once(name):
    match, known = played(name, seed="b")
    review = Replay(match)
    news: list[News] = []
    review.watch(SPECTATOR, news.append)
    rng = random.Random(1)
    for ply in [0, review.count, *(rng.randint(0, review.count) for _ in range(12))]:
        review.go_to(ply)
        assert (review.ply, seen(review)) == (ply, known[ply])
        assert review.is_over == (ply == review.count)
        assert news == [Jumped(ply)]
        news.clear()
    review.go_to(3)
    review.step()
    assert [each.ply for each in news if isinstance(each, (Jumped, Played))] == [3, 4]
    assert seen(review) == known[4]


def test_the_match_and_its_record_stay_as_they_are(tmp_path: Path):
    path = tmp_path / "match.felucca"
    match, known = played("duel", seed="c", path=path)
    lines, text = match.lines, path.read_bytes()
    review = Replay(match)
    review.step()
    review.go_to(7)
    review.close()
    assert (match.lines, match.ply, seen(match)) == (lines, len(known) - 1, known[-1])
    assert path.read_bytes() == text
    assert seen(Replay(Match.resume(path))) == known[0]


def test_what_was_taken_back_is_not_shown():
    game = registry.make("sobek", numbers("sobek"))
    seats = [human("Ani"), ai("random", "Bek")]
    match = Match.new(game, Setup(2), seats, seed="d", free_undo=True, clock=None)
    rng = random.Random(3)
    while match.ply < 9 or match.to_move != 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    match.undo(0)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    review = Replay(match)
    review.go_to(review.count)
    assert seen(review) == seen(match)


def test_a_match_that_is_not_over_keeps_its_secrets():
    game = registry.make("duel", numbers("duel"))
    match = Match.new(game, Setup(2), [human("Ani"), human("Bek")], clock=None)
    with pytest.raises(FeluccaError, match=r"^only a game that is over can be shown again$"):
        Replay(match)
