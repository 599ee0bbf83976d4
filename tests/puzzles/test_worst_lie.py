"""The worst lie: a legal world in which the wrong answer loses and the right one wins."""

from __future__ import annotations

import pytest

from game.puzzles.puzzle import legal_move, puzzles, replay
from game.puzzles.worst_lie import worst_lie
from game.registry import GAMES
from game.rules.core.chance import scripted
from tests.rules.agreement import allows

OWN = [game for game in GAMES if puzzles(game)]


@pytest.mark.parametrize("game", OWN)
def test_a_wrong_answer_has_a_worst_lie(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found among fewer worlds than players are told of: all that is true of a lie is true of each."""
    monkeypatch.setattr("game.puzzles.worst_lie.LOOKED_AT", 8)
    found = 0
    for one in puzzles(game)[:3]:
        position = replay(one)
        rules, view = position.game, position.view(one.seat)
        right, wrong = legal_move(position, one.best), legal_move(position, one.second)
        lie = worst_lie(game, view, right, wrong)
        if lie is None:
            continue
        found += 1
        assert allows(view.knowledge, rules.zone_masks(lie.world))
        for hidden in lie.hidden:
            masks = rules.zone_masks(lie.world)
            assert all(masks[hidden.zone] >> piece & 1 for piece in hidden.pieces)
        assert one.seat in lie.right.winners
        assert one.seat not in lie.wrong.winners
        for line, move in ((lie.right, right), (lie.wrong, wrong)):
            assert line.steps[0].move == move
            state = lie.world.clone()
            for step in line.steps:  # the line is played by the rules, with the draws it names
                assert rules.to_move(state) == step.seat
                assert rules.refusal(state, step.move) is None
                rules.apply(state, step.move, scripted(map(rules.universe.id, step.drawn)))
            assert (rules.scores(state), rules.winners(state)) == (line.scores, line.winners)
        assert worst_lie(game, view, right, wrong) == lie
    assert found
