"""Articles and prepositions fit the word after them."""

from __future__ import annotations

import pytest

from game import locale
from game.grammar import functions

ARTICLES = {
    **dict.fromkeys(("Pyramide", "Grande Prêtresse", "Reine", "Piramide", "Regina"), "la"),
    "Jardins": "les",
    **dict.fromkeys(("Giardini", "Orafi", "Scribi"), "i"),
    "Regine": "le",
}
FUNCTIONS = functions(ARTICLES)


@pytest.mark.parametrize(
    ("function", "starts"),
    [
        ("DE", {"de ": "Bo Ramses Hans Yann 21 blé", "d’": "Anna Éloïse Imhotep Hénout Yves IA ivoire ébène œufs"}),
        ("LE", {"le ": "Port Grand", "la ": "Pyramide Reine", "l’": "Orfèvre Architecte", "les ": "Jardins"}),
        ("DU", {"du ": "Port", "de la ": "Pyramide Reine", "de l’": "Orfèvre Entrepôt", "des ": "Jardins"}),
        ("A", {"a ": "Bo Imhotep Elena", "ad ": "Anna Àbele"}),
        ("E", {"e ": "Bo Anna avorio", "ed ": "Elena ebano"}),
        (
            "IL",
            {
                "il ": "Porto Sommo",
                "la ": "Piramide Regina",
                "l’": "Orafo",
                "i ": "Giardini",
                "le ": "Regine",
                "gli ": "Orafi Scribi",
                "lo ": "Scriba",
            },
        ),
        (
            "DEL",
            {
                "del ": "Porto",
                "della ": "Piramide",
                "dell’": "Orafo",
                "dei ": "Giardini",
                "delle ": "Regine",
                "dello ": "Scriba",
            },
        ),
        ("AL", {"al ": "Porto", "alla ": "Piramide", "all’": "Orafo", "ai ": "Giardini", "allo ": "Scriba"}),
        (
            "DAL",
            {
                "dal ": "Porto",
                "dalla ": "Piramide",
                "dall’": "Orafo",
                "dai ": "Giardini",
                "dalle ": "Regine",
                "dallo ": "Scriba",
            },
        ),
    ],
)
def test_a_word_gets_what_its_first_letters_ask_for(function: str, starts: dict[str, str]) -> None:
    for start, words in starts.items():
        for word in words.split():
            assert FUNCTIONS[function](word) == start + word


def test_the_look_of_a_name_and_its_icon_do_not_count() -> None:
    assert FUNCTIONS["DE"]("<b>Anna</b>") == "d’<b>Anna</b>"
    assert FUNCTIONS["DE"]("<icon:goods/ebony> ébène") == "d’<icon:goods/ebony> ébène"
    assert FUNCTIONS["A"]("<seat_1>Anna</seat_1>") == "ad <seat_1>Anna</seat_1>"


def test_the_article_declared_for_the_longest_beginning_of_a_name_counts() -> None:
    le = functions({"Grande": "le", "Grande Prêtresse": "la"})["LE"]
    for article, name in (
        ("la", "Grande Prêtresse (♦)"),
        ("le", "Grande Roue"),
        ("le", "Grandeur"),
        ("la", "<b>Grande Prêtresse</b>"),
    ):
        assert le(name) == f"{article} {name}"


def test_a_sentence_after_a_colon_begins_with_a_small_letter() -> None:
    for sentence, after in (("À l’horizontale.", "à l’horizontale."), ("<b>Vous</b> jouez.", "<b>vous</b> jouez.")):
        assert FUNCTIONS["LOWER"](sentence) == after
    assert [FUNCTIONS["LOWER"](words) for words in ("7 points.", "")] == ["7 points.", ""]


def test_what_is_no_word_stays_as_it_is() -> None:
    assert [FUNCTIONS[name](2.5) for name in FUNCTIONS] == [2.5] * len(FUNCTIONS)
    assert [FUNCTIONS[name](2) for name in ("DE", "LE", "DU", "A", "E")] == [2] * 5


def test_italian_says_some_numbers_with_a_vowel_first() -> None:
    numbers = (1, 5, 8, 10, 11, 12, 18, 80, 88, 100)
    open_ones = {1, 8, 11, 80, 88}
    for function, closed, open_one in (("IL", "il ", "l’"), ("DEL", "del ", "dell’"), ("DAL", "dal ", "dall’")):
        for number in numbers:
            assert FUNCTIONS[function](number) == f"{open_one if number in open_ones else closed}{number}"


def test_italian_says_zero_with_a_z_first() -> None:
    for function, article in (("IL", "lo"), ("DEL", "dello"), ("AL", "allo"), ("DAL", "dallo")):
        assert [FUNCTIONS[function](zero) for zero in (0, "0%", "0,6%")] == [
            f"{article} {zero}" for zero in ("0", "0%", "0,6%")
        ]


@pytest.mark.parametrize(
    ("language", "articles"),
    [
        ("fr", {"tile-gardens": "les", "tile-pyramid": "la", "tile-barracks": "la", "tile-library": "la"}),
        ("fr", {"card-queen": "la", "card-high-priestess": "la", "card-courtesan": "la", "tile-palace": "le"}),
        ("it", {"tile-gardens": "i", "tile-pyramid": "la", "tile-barracks": "la", "tile-library": "la"}),
        ("it", {"card-queen": "la", "card-high-priestess": "la", "card-courtesan": "la", "card-vizier": "il"}),
        ("fr", {"event-guild": "la", "event-flood": "la", "event-curse": "la", "event-deceit": "la"}),
        ("it", {"event-guild": "la", "event-prosperity": "la", "event-curse": "la", "event-deceit": "l’"}),
        ("fr", {"ferry-load": "la"}),
        ("it", {"ferry-load": "il"}),
    ],
)
def test_the_pieces_of_every_game_have_the_article_that_their_texts_declare(language: str, articles: dict) -> None:
    locale.set_language(language)
    for key, article in articles.items():
        name = locale.text(key)
        assert locale.text("card-power", name=name) == f"{article} {name}".replace("’ ", "’")


def test_a_text_calls_a_function() -> None:
    locale.set_language("fr")
    assert locale.text("say-duel-sell", family="ivoire", pieces="une Statue").startswith("Vendre un lot d’ivoire")
    assert locale.missing_keys() == ()
