"""Words in a speech bubble."""

from __future__ import annotations

import pytest

from game.ui.drawing.balloon import in_sentences


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("“Come back soon. And don’t forget your purse.”", "“Come back soon.<br>And don’t forget your purse.”"),
        (
            "«\xa0Belle partie. On double la prochaine\xa0?\xa0»",
            "«\xa0Belle partie.<br>On double la prochaine\xa0?\xa0»",
        ),
        ("“I’ve crossed this river nine thousand times. Both ways.”", ""),
        ("“If the sun had stood still… so close!”", "“If the sun had stood still…<br>so close!”"),
        ("“One sentence alone.”", ""),
        ("", ""),
    ],
)
def test_lines_break_between_sentences_of_about_one_length(words: str, lines: str) -> None:
    assert in_sentences(words) == (lines or words)
