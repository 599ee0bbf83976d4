"""Looking for words: other forms, accents and case of a word are found too, other words are not."""

from __future__ import annotations

import pytest

from game import locale
from game.locale import keys, text
from game.ui.drawing.richtext import plain
from game.ui.drawing.theme import load_theme
from game.ui.scenes.rule_search import Sought


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("amulet", "amulets"), ("amulets", "amulet"), ("city", "cities"), ("cities", "city"), ("build", "building"),
        ("buildings", "build"), ("pyramids", "pyramid"),
        ("cite", "cité"), ("cités", "Cité"), ("CITÉ", "cites"), ("joyaux", "joyau"), ("joyau", "joyaux"),
        ("coeurs", "cœur"), ("royaume", "ROYAUMES"), ("l'or", "l’or"),
        ("amuleto", "amuleti"), ("amuleti", "amuleto"), ("carovana", "carovane"), ("fuochi", "fuoco"),
        ("operaio", "operai"), ("citta", "città"),
        ("mulet", "amulets"), ("s-3.3a", "S-3.3a"),
    ],
)  # fmt: skip
def test_a_word_is_found_in_its_other_forms_and_framed_whole(query: str, words: str) -> None:
    sought = Sought(query)
    said = f"– {words}, {words}."
    assert sought.is_in(said)
    first, second = sought.finds(said)
    if query != "mulet":
        assert {said[slice(*first)], said[slice(*second)]} == {words}


@pytest.mark.parametrize(
    ("query", "words"),
    [("carte", "carton"), ("amulet", "amuse"), ("gold", "old"), ("sobek", "sob"), ("king", "kite"), ("or", "al")],
)
def test_other_words_are_not_found(query: str, words: str) -> None:
    assert not Sought(query).is_in(words)
    assert Sought(query).finds(words) == []


def test_every_word_of_a_query_is_wanted_and_none_finds_nothing() -> None:
    assert Sought("queens sells").is_in("The queen may sell.")
    assert not Sought("queens sells").is_in("The queen.")
    assert not Sought("  ")
    assert Sought("").finds("anything") == []


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [("en", "amulet", "amulets"), ("fr", "amulette", "amulettes"), ("it", "amuleto", "amuleti")],
)
def test_the_rulebook_finds_as_much_by_one_form_as_by_the_other(language: str, one: str, several: str) -> None:
    locale.set_language(language)
    paragraphs = [plain(text(key), load_theme()) for key in keys("rules-sobek-")]
    by_one, by_several = ([said for said in paragraphs if Sought(word).is_in(said)] for word in (one, several))
    assert by_one == by_several
    assert by_one
