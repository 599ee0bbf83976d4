"""The tool that studies one level does learn, from its own decisions, without teaching the level."""

from __future__ import annotations

import pytest

from game.ai.heuristics import make as make_heuristics
from game.ai.network import shipped, subject_of
from tests.ai import best_response
from tests.ai.best_response import Job, play, study

LEVEL = "search:worlds=1:nodes=30"


class Pool:
    """Maps in this process."""

    def map(self, function, jobs):  # type: ignore[no-untyped-def]
        return [function(job) for job in jobs]


def _job(number: int, is_lesson: bool) -> Job:
    inputs = best_response.student_of("duel", 2, LEVEL, ()).subjects()[subject_of("duel", 2)]
    return Job("duel", 2, (), LEVEL, f"x/{number}", number % 2, shipped("duel-2", inputs), is_lesson)


def test_a_lesson_teaches_and_a_trial_does_not() -> None:
    share, examples = play(_job(0, True))
    assert 0.0 <= share <= 1.0
    assert len(examples) > 5
    assert play(_job(0, False))[1] == []


def test_studying_changes_the_student_only() -> None:
    first = _job(0, True)
    before = shipped("duel-2", len(first.network.direct))
    after = study(first.network, [_job(n, True) for n in range(3)], Pool())
    assert after.direct != before.direct
    words = ("duel", 2, LEVEL, ())
    rival = make_heuristics(best_response.table_of(*words).game)
    assert rival.judge.networks["duel-2"].direct == before.direct  # type: ignore[attr-defined]


def test_a_lesson_of_sa_re_tells_the_starts_of_rounds() -> None:
    words = ("sa-re", 2, LEVEL + ":method=2", (("scenario", "scribe"),))
    subject = subject_of("sa-re", 2, "scribe")
    network = shipped(subject, best_response.student_of(*words).subjects()[subject])
    _, examples = play(Job(words[0], words[1], words[3], words[2], "x/1", 0, network, True))
    assert len(examples) >= 3
    assert all(sum(example.results) == pytest.approx(1.0) for example in examples)
    assert all(sum(example.targets) == pytest.approx(1.0) for example in examples)
