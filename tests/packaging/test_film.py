"""The moving picture of the README shows a turn that moves."""

from __future__ import annotations

from itertools import islice

import pytest

pytest.importorskip("PIL")


@pytest.mark.slow
def test_a_film_shows_a_question_and_then_what_the_answer_moves(script) -> None:
    film = script("film")
    first, *others = islice(film.frames("sobek", 32, 1), 30)
    rest = round(film.REST * film.PER_SECOND)
    shown = [frame.tobytes() for frame in others]
    assert first.size == film.SHOWN
    assert len(set(shown[:rest])) < len(set(shown[rest:]))
