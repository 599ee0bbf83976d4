"""Whole games by ear: what is heard and done is what somebody read and found clear."""

from __future__ import annotations

import itertools
import re

import pytest

from game import locale
from game.ui.drawing.richtext import spoken
from tests.ui.accessibility.transcripts import GAMES, LANGUAGES, Listening, begin, file_of, moves_of, transcript

ENGLISH = re.compile(r"\b(the|button|available|takes|your|and|with|from)\b")
"""Words that are of English alone."""
UNSAID = re.compile("[<{·■→↗↘]")
"""Marks, and signs that a voice leaves out, or for which it says a comma or a word."""
SOON = 12
"""The decisions within which the first turns of a game are heard with every change."""


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None):
    yield
    assert not locale.missing_keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_turns_are_heard_as_they_were_read(game, language):
    heard = transcript(game, language, SOON)
    assert len(heard) > 12
    assert heard == file_of(game, language).read_text("utf-8").splitlines()[: len(heard)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_heard_as_it_was_read(game, language):
    assert transcript(game, language) == file_of(game, language).read_text("utf-8").splitlines()


def happened_twice(game, language):
    """Return the sentences that stand twice in a row in the log, such as one about each of two equal cards."""
    match, moves = begin(game), moves_of(game)
    for move in moves:
        match.submit(match.to_move, move, match.ply)
    log = [spoken(line.markup) for line in Listening(match, moves, language).table.log.lines]
    locale.set_language(locale.FALLBACK)
    return {one for one, other in itertools.pairwise(log) if one == other}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_heard_twice_or_in_another_language(game, language):
    lines = file_of(game, language).read_text("utf-8").splitlines()
    assert [line for line in lines if language != "en" and ENGLISH.search(line)] == []
    twice = {f"  {sentence}" for sentence in happened_twice(game, language)}
    assert {one for one, other in itertools.pairwise(lines) if one == other} <= {"> Enter", *twice}
    assert [line for line in lines if UNSAID.search(line)] == []
