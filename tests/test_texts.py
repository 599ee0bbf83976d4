"""Texts are read one by one: a damaged one spoils nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from game import locale
from game.errors import FeluccaError
from tests.catalogue import messages


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Return a function that makes a text file the only one."""
    monkeypatch.setattr(locale, "asset_dir", lambda _: tmp_path)
    monkeypatch.setattr(locale, "folders", lambda _: ())
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    locale.forget()
    locale.set_language("en")

    def write(content: bytes) -> None:
        (folder / "some.ftl").write_bytes(content)
        locale.forget()

    yield write
    monkeypatch.undo()
    locale.forget()


def test_a_text_may_refer_to_another_and_to_a_term(written) -> None:
    written(
        b"boat = { -name }, { river } and { $count ->\n    [one] one\n   *[other] { $count }\n}\n"
        b"-name = felucca\nriver = Nile\n"
    )
    assert locale.text("boat", count=1) == "felucca, Nile and one"
    assert locale.text("boat", count=3) == "felucca, Nile and 3"
    assert locale.text("boat", count=1) == "felucca, Nile and one"
    assert locale.missing_keys() == ()


def test_a_damaged_text_shows_its_key_and_leaves_the_others_alone(written) -> None:
    written(b"good = well\nbad = { $open\nnext = also well\n# a remark\nlast = done\n")
    assert [locale.text(key) for key in ("good", "bad", "next", "last")] == ["well", "[bad]", "also well", "done"]
    assert locale.missing_keys() == ("bad",)
    assert not locale.has("bad")


def test_the_first_of_two_texts_of_one_key_counts(written) -> None:
    written(b"twice = first\ntwice = second\n")
    assert locale.text("twice") == "first"


def test_a_file_that_is_no_text_is_one_sentence(written) -> None:
    written(b"\xff\xfe\x00\x80")
    with pytest.raises(FeluccaError, match=r"the text file some.ftl cannot be read: .*utf-8"):
        locale.text("any")


def test_a_file_that_the_system_refuses_is_one_sentence_with_its_reason(written, tmp_path: Path) -> None:
    (tmp_path / "locale" / "en" / "odd.ftl").mkdir()
    written(b"")
    with pytest.raises(
        FeluccaError, match=r"^the text file odd\.ftl cannot be read: (is a directory|permission denied)$"
    ):
        locale.text("any")


def test_a_text_is_made_anew_for_each_value(written) -> None:
    written(b"shown = { $value ->\n    [one] once\n   *[other] { $value } times\n}\n")
    values = (1, "1", 2, 2.5, 1)
    assert [locale.text("shown", value=value) for value in values] == [
        "once",
        "1 times",
        "2 times",
        "2.5 times",
        "once",
    ]


# English: terms and lengths

ENGLISH = Path(__file__).resolve().parent.parent / "data" / "locale" / "en"
NAME, NUMBER = "Imhotep", "12"
SAMPLES = {
    **dict.fromkeys(("name", "names", "other"), NAME),
    **dict.fromkeys(("family", "slot"), "cattle"),
    **dict.fromkeys(("card", "piece"), "the Queen (ivory)"),
    **dict.fromkeys(("cards", "pieces", "some", "skipped"), "3 × fish with a scarab"),
    **dict.fromkeys(("amount", "amounts", "give", "take", "price", "cost", "base", "off"), "1 wood and 2 stone"),
    **dict.fromkeys(("store", "gains", "pool", "supply"), "1 wood and 2 stone"),
    "tile": "Stonecutter",
    "space": "b2",
    "resource": "stone",
    "back": "orange",
    "direction": "horizontally",
    "goal": "First Pyramid",
    "power": "Take another full turn.",
}
"""The sample values of arguments when a text is measured; 12 for all others."""
AVOIDED = re.compile(
    r"""\b(
        programs? | rivals? | matche?s? | records? | shoes? | jokers? | troubles? | trades\ nearby
      | (?:take|takes|taken|taking)\ (?:it\ |that\ |a\ move\ |the\ last\ move\ )?back(?!\ (?:from|to)\b)
      | puts?\ (?:it\ |them\ |these\ |this\ )?away | gives?\ up | given\ up | own\ site | swallow(?:s|ed)?
      | lays?\ (?:a\ set|sets|the\ obelisk) | lead\ the\ frame | whose\ eyes | our\ answer | as\ many\ for\ as\ many
      | surely | anew | whom | at\ will | what\ is\ left | shall | rid\ of | everybody | anybody | nobody\ sits
      | whoever\ (?:takes|stops|plays|launches|has|writes|stands) | he | him | his | himself
      | br(?:ings?|inging|ought) | be\ a\ revolt | unknown\ to\ us | what\ comes\ on\ top | cancel\ such | there\ lies
      | (?:that’s\ )?allowed,\ but | by\ yourself | for\ no\ reason | (?:use|plays?)\ (?:the\ )?power
      | use\ a\ character | press\ (?:it|(?:a|the)\ (?:card|site|tile)) | or\ finish | too\ little\ for
      | ha(?:s|ve)\ its\ use
    )\b""",
    re.VERBOSE | re.IGNORECASE,
)
"""Terms for which the players of these games have a better one, quaint words, pronouns for a player, and what reads as
translated: "bring" for give, earn or cause, and an answer to a wrong move that begins by allowing it.
"""
MEANT = {
    "error-awaited": {"program"},
    "error-branched": {"program"},
    "error-draw": {"match"},
    "error-in-use": {"program"},
    "error-kept-other": {"program"},
    "error-match": {"match"},
    "lesson-sa-re-dark-2": {"brought"},
    "lesson-sa-re-paying-3-why": {"brings"},
    "tip-sa-re-aim": {"himself"},
    "rulebook-found": {"match", "matches"},
    "speech-gambler-start-2": {"shall"},
    "speech-miser-start-3": {"brought"},
    "speech-spoiler-start-3": {"brought"},
}
"""The texts in which such a term is the right one: another program, results of a search, a saying, Pharaoh, what really
is carried along; and "match" in those of a match of several games, whose keys begin so.
"""
BUTTON, NOTE, PROMPT, TOOLTIP, LESSON = 24, 42, 60, 25, 45
"""The longest button, note and prompt in characters, and the longest tooltip and lesson in words."""
BESIDE = re.compile(
    r"-(?:note(?:-[a-z-]+)?|worth|worth-more|odds|cards|missing|paid|excess|too-few|too-much|becomes|gain)$"
)
"""The texts below or beside a button."""
LONGER = {
    "offer-add-into", "offer-duel-add-into", "offer-duel-sell-into", "offer-sa-re-pay-step", "offer-sa-re-rest-market",
    "offer-sa-re-step", "offer-sa-re-with", "offer-sell-into",
}  # fmt: skip
"""Buttons of one or two characters more: "your" set with more than nine cards, the longest tile, a name."""


def forms(pattern: ast.Pattern) -> list[str]:
    """Return every form of a text, with samples for its arguments and without marks."""
    made = [""]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            ends = [part.value]
        elif isinstance(part.expression, ast.SelectExpression):
            ends = [form for variant in part.expression.variants for form in forms(variant.value)]
        elif isinstance(part.expression, ast.VariableReference):
            ends = [SAMPLES.get(part.expression.id.name, NUMBER)]
        elif isinstance(part.expression, ast.StringLiteral):
            ends = [part.expression.parse()["value"]]
        else:
            ends = [NUMBER]
        made = [begin + end for begin in made for end in ends]
    return [re.sub(r"<[^<>]+>", "", form) for form in made]


@cache
def english_forms(*prefixes: str) -> dict[str, list[str]]:
    """Return the forms of the English texts whose keys start with one of the prefixes, or of all."""
    found = (entry for file in sorted(ENGLISH.glob("*.ftl")) for entry in messages(file) if entry.value)
    return {entry.id.name: forms(entry.value) for entry in found if entry.id.name.startswith(prefixes or "")}


def avoided(shown: Iterable[str]) -> set[str]:
    """Return the terms to avoid that are in these words."""
    return {found.lower() for each in shown for found in AVOIDED.findall(each)}


def words(shown: str) -> int:
    """Return how many words are in a text."""
    return len(shown.split())


def longer(texts: dict[str, list[str]], bound: int, size: Callable[[str], int]) -> dict[str, int]:
    """Return the sizes of the texts that have a form longer than `bound`."""
    sizes = {key: max(map(size, shown)) for key, shown in texts.items()}
    return {key: most for key, most in sizes.items() if most > bound}


def test_no_english_text_has_a_term_to_avoid() -> None:
    found = {key: avoided(shown) for key, shown in english_forms().items()}
    found = {key: terms - ({"match", "matches"} if key.startswith("match-") else set()) for key, terms in found.items()}
    assert {key: terms for key, terms in found.items() if terms} == MEANT


@pytest.mark.parametrize(
    ("shown", "terms"),
    [
        ("A program plays this match.", {"program", "match"}),
        ("Your rival takes it back.", {"rival", "takes it back"}),
        ("Anna takes 2 × fish back from corruption.", set()),
        ("Trouble! He lays the obelisk.", {"trouble", "he", "lays the obelisk"}),
        ("The other player launches a site.", set()),
        ("That’s allowed, but Unrest would be a revolt.", {"that’s allowed, but", "be a revolt"}),
        ("The sale brings a Pirogue: press the tile.", {"brings", "press the tile"}),
    ],
)
def test_a_term_to_avoid_is_found_as_a_word(shown: str, terms: set[str]) -> None:
    assert avoided([shown]) == terms


def test_english_buttons_and_prompts_fit_their_places() -> None:
    offers = english_forms("offer-")
    notes = {key: shown for key, shown in offers.items() if BESIDE.search(key)}
    buttons = {key: shown for key, shown in offers.items() if key not in notes}
    assert len(buttons) > 75
    assert longer(notes, NOTE, len) == {}
    too_long = longer(buttons, BUTTON, len)
    assert set(too_long) == LONGER
    assert max(too_long.values()) <= BUTTON + 2
    assert longer(english_forms("prompt-"), PROMPT, len) == {}


def test_english_tooltips_are_short() -> None:
    assert longer(english_forms("about-", "power-"), TOOLTIP, words) == {}


def test_a_text_is_measured_in_its_longest_form() -> None:
    pattern = parse(
        "gain = Add { $count ->\n    [one] a card\n   *[other] { $count } cards\n} to <b>{ $name }</b>\n"
    ).body[0]
    assert isinstance(pattern, ast.Message)
    assert pattern.value is not None
    shown = {"gain": forms(pattern.value)}
    assert shown == {"gain": ["Add a card to Imhotep", "Add 12 cards to Imhotep"]}
    assert longer(shown, 22, len) == {"gain": 23}
    assert longer(shown, 4, words) == {"gain": 5}
    assert longer(shown, 23, len) == {}


def test_english_lessons_are_short() -> None:
    assert longer(english_forms("lesson-", "tip-"), LESSON, words) == {}


def opening(shown: str) -> tuple[str, ...]:
    """Return the first two words of a text."""
    return tuple(shown.split()[:2])


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_no_two_neighbouring_answers_of_the_lessons_begin_alike(game: str) -> None:
    """Nor do three of one game begin with what was done wrong: "You skipped …", "You passed …"."""
    lessons = {key: opening(shown[0]) for key, shown in english_forms(f"lesson-{game}-").items()}
    assert len(lessons) > 60
    pairs = list(zip(lessons, list(lessons)[1:], strict=False))
    alike = [(one, two) for one, two in pairs if "-no" in two or two.endswith("-why") if lessons[one] == lessons[two]]
    assert alike == []
    wrong = [words for key, words in lessons.items() if "-no" in key]
    assert {words for words in wrong if wrong.count(words) > 2} == set()


CARDS = re.compile(r"\b(cards?|cartes?|cart[ae])\b", re.IGNORECASE)
OF_CARDS = {"cards-title-sobek", "cards-title-sa-re", "handover-text-cards"}
"""Texts of the shared files that only games with cards use."""


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_texts_of_all_games_speak_of_no_cards(language: str) -> None:
    """The duel has tiles."""
    for name in ("board", "table"):
        file = ENGLISH.parent / language / f"{name}.ftl"
        for each in messages(file):
            if each.id.name not in OF_CARDS and each.value is not None:
                words = [part.value for part in each.value.elements if isinstance(part, ast.TextElement)]
                assert not CARDS.search(" ".join(words)), each.id.name


@pytest.mark.parametrize(
    ("language", "goods", "marks"),
    [("en", "cards", "scarabs"), ("fr", "cartes", "scarabées"), ("it", "carte", "scarabei")],
)
def test_a_product_names_the_cards_first_as_the_buttons_do(language: str, goods: str, marks: str) -> None:
    """A button said 4 × 3, the lesson about it 3 × 4."""
    locale.forget()
    turned = re.compile(rf"{marks}\s*(?:<icon:scarab>)?\s*×\s*(?:\d+\s*)?{goods}")
    for name in ("guide", "lessons-sobek"):
        assert not turned.search((ENGLISH.parent / language / f"{name}.ftl").read_text("utf-8")), name


SAID, ALIKE = 6, 0.85
"""The words from which a clause of the rules counts, and the share of words from which two are the same clause."""


def clauses(language: str, game: str) -> list[tuple[str, frozenset[str]]]:
    """Return the longer clauses of all rules of a game: the key of the rule, and the words."""
    found = []
    for message in messages(ENGLISH.parent / language / f"rules-{game}.ftl"):
        for form in forms(message.value) if message.value else ():
            for clause in re.split(r"(?<=[.;:!?])\s", form):
                told = frozenset(re.findall(r"\w+", clause.lower()))
                found += [(message.id.name, told)] if len(told) >= SAID else []
    return found


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_no_two_rules_say_the_same(game: str, language: str) -> None:
    every = clauses(language, game)
    twice = {
        (one, other)
        for at, (one, told) in enumerate(every)
        for other, again in every[:at]
        if one != other and len(told & again) > ALIKE * len(told | again)
    }
    assert not twice
