"""Losses and labels that were worked out by hand."""

from __future__ import annotations

import random

import pytest

from game.analysis.estimate import MoveLabel, contenders, estimate, is_open, label_of, milder, standard_error


def test_the_loss_is_the_mean_of_the_naive_and_the_crossed_one() -> None:
    """Candidate 1 is the best over all worlds, 0.3 before the played one; in each half the best is another.

    Naive: means 0.2, 0.5 and 0.4, so 0.3. Worlds 0 and 2 choose candidate 1 (1.0), measured in the others 0.0 - 0.4;
    worlds 1 and 3 choose candidate 2 (0.8), measured in the others 0.0 - 0.0: crossed is -0.2.
    """
    values = [[0.0, 0.4, 0.0, 0.4], [1.0, 0.0, 1.0, 0.0], [0.0, 0.8, 0.0, 0.8]]
    found = estimate(values, 0)
    assert found.best == 1
    assert found.loss == pytest.approx((0.3 - 0.2) / 2)
    assert found.fusion == pytest.approx(0.9 - 0.5)


def test_the_error_is_that_of_the_difference_to_the_best_other_candidate() -> None:
    found = estimate([[0.5, 0.7], [0.4, 0.2]], 0)
    assert (found.best, found.loss) == (0, 0.0)
    assert found.error == pytest.approx(standard_error([-0.1, -0.5]))
    assert standard_error([1.0, 3.0]) == pytest.approx(1.0)


def test_of_equal_candidates_the_played_one_is_the_best() -> None:
    found = estimate([[0.5, 0.5], [0.5, 0.5]], 1)
    assert (found.best, found.loss, found.error) == (1, 0.0, 0.0)


def test_noise_alone_is_no_loss() -> None:
    """Choosing and measuring in the same worlds would find 0.05 here: the winner's curse."""
    rng = random.Random(1)
    losses = [estimate([[rng.gauss(0.5, 0.2) for _ in range(16)] for _ in range(4)], 0).loss for _ in range(2000)]
    assert sum(losses) / len(losses) == pytest.approx(0.025, abs=0.01), "half of the curse is left, see docs"


@pytest.mark.parametrize(
    ("loss", "label"),
    [(-0.1, "good"), (0.0099, "good"), (0.01, "inaccuracy"), (0.03, "mistake"), (0.0799, "mistake"), (0.08, "blunder")],
)
def test_labels_by_loss(loss: float, label: str) -> None:
    assert label_of(loss) == label


def test_a_label_is_open_near_a_border() -> None:
    assert is_open(0.085, 0.003)
    assert not is_open(0.087, 0.003)
    assert milder(MoveLabel.BLUNDER) is MoveLabel.MISTAKE


def test_candidates_that_are_clearly_worse_get_no_more_worlds() -> None:
    played, best, near, far = [0.0, 0.1], [0.6, 0.8], [0.7, 0.6], [0.1, 0.31]
    assert contenders([best, played, far, near], 1, 3) == [1, 0, 3]
    assert contenders([best, played, near, far], 1, 1) == [1, 0], "there is at most one other"
    assert contenders([played, far], 0, 3) == [0, 1]


def test_the_best_of_the_others_stays_also_when_the_played_one_is_better() -> None:
    assert contenders([[0.9, 0.9], [0.1, 0.1], [0.2, 0.2]], 0, 3) == [0, 2]
