"""Time: tweens, sequences, speed and skipping."""

from __future__ import annotations

import pytest

from game.ui.drawing.animation import Animator, Parallel, Pause, Sequence, Tween, call, ease_in_out, ease_out


def linear(t):
    return t


def test_a_tween_runs_from_start_to_end():
    told = []
    tween = Tween(1.0, told.append, start=10, end=20, ease=linear)
    tween.advance(0.25)
    tween.advance(0.25)
    assert tween.advance(0.75) == pytest.approx(0.25)
    assert told == [12.5, 15.0, 20]
    assert tween.is_done
    tween.finish()
    assert told == [12.5, 15.0, 20]


@pytest.mark.parametrize("ease", [ease_out, ease_in_out])
def test_easing_begins_and_ends_where_it_should(ease):
    assert ease(0) == 0
    assert ease(1) == 1
    values = [ease(i / 50) for i in range(51)]
    assert values == sorted(values)


def test_a_sequence_passes_left_over_time_on():
    told = []
    steps = Sequence(Pause(0.5), call(lambda: told.append("a")), Pause(0.5), call(lambda: told.append("b")))
    steps.advance(0.7)
    assert told == ["a"]
    assert steps.advance(0.4) == pytest.approx(0.1)
    assert told == ["a", "b"]
    assert steps.is_done


def test_parallel_ends_with_the_longest():
    both = Parallel(Pause(0.2), Pause(0.5))
    assert both.advance(0.3) == 0
    assert not both.is_done
    assert both.advance(0.3) == pytest.approx(0.1)
    assert both.is_done


def test_speed_is_a_factor():
    animator, told = Animator(2.0), []
    animator.play(Tween(1.0, told.append, ease=linear))
    animator.advance(0.25)
    assert told == [0.5]
    animator.advance(0.25)
    assert told == [0.5, 1.0]
    assert not animator.is_running


def test_off_shows_only_the_end():
    animator, told = Animator(0.0), []
    animator.play(Sequence(Tween(1.0, told.append), call(lambda: told.append("then"))))
    assert told == [1.0, "then"]
    assert not animator.is_running


def test_skip_ends_everything_even_what_the_ends_start():
    animator, told = Animator(), []
    animator.play(Tween(1.0, lambda _: None, then=lambda: animator.play(Tween(1.0, told.append))))
    animator.skip()
    assert told == [1.0]
    assert not animator.is_running


def test_what_starts_while_time_passes_goes_on():
    animator, told = Animator(), []
    animator.play(Tween(0.1, lambda _: None, then=lambda: animator.play(Tween(1.0, told.append, ease=linear))))
    animator.advance(0.2)
    assert animator.is_running
    animator.advance(0.5)
    assert told == [0.5]


def test_what_rests_says_for_how_long():
    animator = Animator(2.0)
    assert animator.rest == 0
    animator.play(Sequence(Pause(1.0), call(lambda: None), Pause(0.4), Tween(0.2, lambda _: None)))
    animator.play(Parallel(Pause(3.0), Sequence(Pause(1.2), call(lambda: None))))
    assert animator.rest == pytest.approx(0.5)
    animator.advance(0.3)
    assert animator.rest == pytest.approx(0.2)
    animator.advance(0.25)
    assert animator.rest == pytest.approx(0.05)
    animator.advance(0.1)
    assert animator.rest == pytest.approx(0.05)
    animator.advance(0.06)
    assert animator.rest == 0
