"""What an error says, as a sentence."""

from __future__ import annotations

import pytest

from game.errors import as_sentence


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("a b", "A b."),
        ("A b.", "A b."),
        ("who?", "Who?"),
        ("", "."),
        ("two\n  lines", "Two lines."),
        ("'\x1b[2Jold\x00\ud800' is no name", "'[2Jold' is no name."),
        ("'duel' is for two", "'duel' is for two."),
        ("data/games/sobek/faces.yaml:3: unknown key 'x'", "data/games/sobek/faces.yaml:3: unknown key 'x'."),
        ("opponents.yaml: is not a UTF-8 text file", "opponents.yaml: is not a UTF-8 text file."),
        ("c:\\games\\a.felucca cannot be read", "c:\\games\\a.felucca cannot be read."),
        ("the picture fish.svg cannot be read", "The picture fish.svg cannot be read."),
    ],
)
def test_an_error_becomes_a_sentence_and_a_file_keeps_its_spelling(words: str, sentence: str) -> None:
    assert as_sentence(words) == sentence
