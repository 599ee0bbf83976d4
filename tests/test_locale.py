"""Texts: found, filled in, complete in every language."""

from __future__ import annotations

import ast as python
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import NumberLiteral
from fluent.syntax.visitor import Visitor

from game import locale
from game.cli.check import check_texts
from game.components.load import numbers_in
from game.errors import FeluccaError
from game.grammar import functions
from game.registry import GAMES, folders
from tests.catalogue import messages
from tests.test_texts import SAMPLES

ROOT = Path(__file__).resolve().parent.parent
_MARK = re.compile(r"<[^<>]+>")

pytestmark = pytest.mark.usefixtures("_parsed_once")


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A folder of texts to fill."""

    def write(language, words, name="some.ftl"):
        file = tmp_path / "locale" / language / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words, "utf-8")
        locale.forget()

    monkeypatch.setattr(locale, "asset_dir", lambda _: tmp_path)
    monkeypatch.setattr(locale, "folders", lambda _: ())
    yield write
    locale.forget()


def literal_keys() -> dict[str, str]:
    """Return every key given as a literal to `text(...)` in the program, with its file."""
    found = {}
    for file in sorted((ROOT / "game").rglob("*.py")):
        source = file.read_text("utf-8")
        for node in python.walk(python.parse(source)) if "text(" in source else ():
            if not isinstance(node, python.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            is_text = called == "text" and (
                isinstance(node.func, python.Name) or getattr(node.func.value, "id", "") == "locale"
            )
            if is_text and isinstance(first, python.Constant) and isinstance(first.value, str):
                found[first.value] = str(file.relative_to(ROOT))
    return found


def test_every_key_used_in_the_program_has_a_text():
    used = literal_keys()
    assert len(used) > 40
    known = set(locale.keys())
    assert {key: file for key, file in used.items() if key not in known} == {}


def test_every_refusal_has_a_sentence_and_no_sentence_is_left_over():
    """The rules refuse, and a table does before it asks them; both say why by a key of their game."""
    folders = (ROOT / "game", ROOT / "tests" / "nullgame")
    sources = [file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py")]
    used = {key for source in sources for key in re.findall(r'"(refuse-[a-z]+-[a-z-]+)"', source)}
    assert {next(game for game in GAMES if key.startswith(f"refuse-{game}-")) for key in used} == set(GAMES)
    assert set(locale.keys("refuse-")) == used


def files(language):
    """Return the files with the texts of a language, those of games from elsewhere included."""
    homes = (ROOT / "data", *folders("data"))
    return sorted(file for home in homes for file in (home / "locale" / language).glob("*.ftl"))


@cache
def whole(language):
    """Return all texts of a language."""
    bundle = FluentBundle([language], functions=functions({}), use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


@cache
def entries(language):
    """Return the syntax tree of every text of a language by key."""
    return {entry.id.name: entry.value for file in files(language) for entry in messages(file)}


class Parts(Visitor):
    """The parts of a text: its words, the arguments it needs and those it selects by."""

    def __init__(self, value):
        self.words = []
        self.needed = set()
        self.choosing = set()
        self.visit(value)

    def visit_TextElement(self, node):
        self.words.append(node.value)

    def visit_VariableReference(self, node):
        self.needed.add(node.id.name)

    def visit_MessageReference(self, node):
        """A text within a text needs its arguments as well; they are the same in every language."""
        inner = Parts(entries("en")[node.id.name])
        self.needed |= inner.needed
        self.choosing |= inner.choosing

    def visit_SelectExpression(self, node):
        self.choosing |= Parts(node.selector).needed
        self.generic_visit(node)

    def found(self, pattern):
        """Return the matches of a pattern in the words, in sorted order."""
        return sorted(piece for words in self.words for piece in re.findall(pattern, words))


def said(language, key, needed, number):
    """Return a text with `number` for each of its arguments."""
    bundle = whole(language)
    words, errors = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(needed, number))
    assert errors == [], (language, key)
    return words


OTHERS = [language for language in locale.available_languages() if language != "en"]
ALIKE_IN_ENGLISH = {
    "about-site-pyramid", "amount-stone", "analysis-progress", "card-character", "cost-stone", "fairness-fair",
    "fairness-unfair", "log-duel-bonus", "log-round-score", "log-sa-re-tie-break", "log-set", "offer-add-into",
    "offer-duel-add-into", "offer-duel-sell", "offer-duel-too-few", "offer-sa-re-keep", "offer-sell", "offer-too-few",
    "price-s", "reason-card-trouble", "reason-charter", "reason-deceit", "reason-discount", "reason-finish-lost",
    "reason-suffer", "refuse-duel-set-small", "refuse-sa-re-masters-busy", "refuse-sobek-shed-count",
    "score-duel-removed", "verified-reseed", "week-day", "week-long-day", "week-short-date", "week-span",
    "week-span-months",
}  # fmt: skip
"""The texts that need one form in English, where French or Italian needs one for one thing and another for many."""


def test_every_language_has_every_text_and_all_can_be_read():
    assert check_texts(ROOT / "data" / "locale") == []
    for language in locale.available_languages():
        locale.set_language(language)
        for key in entries(language):
            assert locale.has(key), key


@pytest.mark.parametrize("language", locale.available_languages())
def test_the_keys_are_those_of_the_texts(language):
    assert sorted(locale.keys(language=language)) == sorted(entries(language))


def test_the_languages_are_english_french_and_italian():
    assert locale.available_languages() == ("en", "fr", "it")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_text_in_the_same_order(language):
    assert list(entries(language)) == list(entries("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_needs_the_same_arguments_and_chooses_by_them(language):
    english, other = entries("en"), entries(language)
    for key, value in english.items():
        mine, theirs = Parts(value), Parts(other[key])
        assert theirs.needed == mine.needed, key
        assert theirs.choosing >= mine.choosing, key


@pytest.mark.parametrize("language", OTHERS)
def test_english_tells_one_from_many_where_another_language_does(language):
    english, other = entries("en"), entries(language)
    alone = {key for key, value in english.items() if Parts(other[key]).choosing - Parts(value).choosing}
    assert alone <= ALIKE_IN_ENGLISH


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_marks_and_figures(language):
    english, other = entries("en"), entries(language)
    for key, value in english.items():
        mine, theirs = Parts(value), Parts(other[key])
        assert set(theirs.found(_MARK)) == set(mine.found(_MARK)), key
        if not mine.choosing:
            assert theirs.found(_MARK) == mine.found(_MARK), key
            assert theirs.found(r"\d+") == mine.found(r"\d+"), key


@pytest.mark.parametrize("language", locale.available_languages())
def test_none_and_one_are_told_apart(language):
    for key, value in entries("en").items():
        needed = Parts(value).needed
        english = [said("en", key, needed, number) for number in (0, 1, 2)]
        words = [said(language, key, needed, number) for number in (0, 1, 2)]
        assert (words[0] == words[1]) <= (english[0] == english[1]), (key, words)
        assert (words[1] == words[2]) <= (english[1] == english[2]), (key, words)


WITHOUT_ANY = {
    "about-ferry-seat-more", "holds-cards", "holds-tiles", "reason-unseen", "region-duel-hand", "region-sobek-hand",
    "region-sobek-supply",
}  # fmt: skip
"""The texts that can be about none, which English says with a number."""


class Nones(Visitor):
    """The arguments for which a text has a form of its own where they are 0."""

    def __init__(self, value):
        self.found = set()
        self.visit(value)

    def visit_MessageReference(self, node):
        """A text within a text has the same forms in every language."""
        self.found |= Nones(entries("en")[node.id.name]).found

    def visit_SelectExpression(self, node):
        if any(isinstance(each.key, NumberLiteral) and each.key.value == "0" for each in node.variants):
            self.found |= Parts(node.selector).needed
        self.generic_visit(node)


@pytest.mark.parametrize("language", OTHERS)
def test_a_dot_between_things_stands_in_every_language(language):
    """A voice says a comma for it, so that no transcript tells one from the other."""
    others = {key: "".join(Parts(value).words).count("·") for key, value in entries(language).items()}
    english = {key: "".join(Parts(value).words).count("·") for key, value in entries("en").items()}
    assert {key: (count, others[key]) for key, count in english.items() if others[key] != count} == {}
    assert sum(english.values()) > 20


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_has_a_form_for_none_where_there_is_always_one(language):
    english, other = entries("en"), entries(language)
    found = {
        key for key, value in english.items() if (Nones(other[key]).found - Nones(value).found) & Parts(value).choosing
    }
    assert found <= WITHOUT_ANY


COUNTED = {
    "en": "buildings|cards|caravans|characters|deals|decisions|draws|events|games|moves|people|pieces|Pirogues|players"
    "|points|resources|rounds|scarabs|seconds|sets|sites|spaces|squares|steps|tiles|times|tokens|turns|wilds",
    "fr": "bâtiments|caravanes|cartes|cases|chantiers|coups|décisions|différentes|donnes|étapes|événements|jetons"
    "|jokers|joueurs|lots|manches|parties|personnages|pièces|Pirogues|points|ressources|scarabées|tirages|tuiles",
    "it": "azioni|carovane|carte|caselle|cantieri|decisioni|distribuzioni|diverse|edifici|eventi|gettoni|giocatori"
    "|mosse|partite|personaggi|pezzi|Piroghe|punti|risorse|scarabei|secondi|segnalini|tappe|tessere|volte",
}
"""Things in the plural, as they stand after a number."""
NOT_COUNTED = "and|dagli|de|des|from|less|of|on|pas|su|sugli|sur|with"
"""Words after which another thing is named than the one that is counted."""
NEVER_ONE = {
    "about-amulet", "about-duel-balance", "about-duel-kin", "about-duel-set", "about-duel-statue", "about-goods-kin",
    "about-pyramid-card", "about-site-pyramid", "analysis-drawn-many", "analysis-progress",
    "analysis-story-cost", "analysis-story-gave",
    "error-clock", "fairness-audit-ai",
    "fairness-audit-person", "figure-duel-sell", "figure-duel-value", "figure-sobek-set", "figure-sobek-value",
    "hint-reply", "log-duel-sale", "log-set", "match-length-help", "new-moves", "new-seats", "new-seats-exactly",
    "new-up-to", "offer-duel-too-few", "offer-suggest", "offer-too-few", "prompt-add", "prompt-chosen",
    "prompt-duel-chosen", "prompt-duel-courtesan", "prompt-duel-selling", "prompt-selling", "puzzle-title-card",
    "puzzle-title-event", "puzzle-title-tile", "reason-alike", "reason-charter",
    "reason-exchange", "reason-finish-lost", "reason-manages", "reason-points-deben", "reason-points-end",
    "reason-prosperity", "reason-stores", "reason-tried", "refuse-duel-set-small", "refuse-sa-re-masters-busy",
    "refuse-sobek-set-hopeless", "refuse-sobek-set-too-small", "said-duel-worth", "said-duel-worth-more",
    "said-gain-at-most", "said-worth", "said-worth-more", "several-cards", "several-tiles", "solve-lead",
    "statistics-curve", "tray-duel-exchange-note", "tray-duel-scarabs",
}  # fmt: skip
"""Texts with a number that is never 1: what the rules or the program fix, sets of three or more, totals, greatest."""


@pytest.mark.parametrize("language", locale.available_languages())
def test_one_thing_is_not_called_several(language):
    """Every number is written as 0, 1, 2 and 21: only 1 may change the form, and it must where a plural follows."""
    fixed = {name for game in GAMES for name in numbers_in(game)}
    between = rf"(?:(?!(?:{NOT_COUNTED})\b)[^\W\d_]+[ \xa0]+)?"
    plural = re.compile(rf"(?<![\d.,–-])1[ \xa0]+{between}(?:{COUNTED[language]})\b")
    bundle = whole(language)
    for key, value in entries(language).items():
        needed = Parts(value).needed
        for counted in needed - fixed - SAMPLES.keys():
            shown = {}
            for number in (0, 1, 2, 21):
                values = {name: number if name == counted else SAMPLES.get(name, 12) for name in needed}
                words, errors = bundle.format_pattern(bundle.get_message(key).value, values)
                assert errors == [], (key, counted)
                shown[number] = _MARK.sub("", words)
            assert key in NEVER_ONE or not plural.search(shown[1]), (key, counted, shown[1])
            assert re.sub(r"(?<!\d)21(?!\d)", "2", shown[21]) == shown[2], (key, counted)


@pytest.mark.parametrize("language", locale.available_languages())
def test_apostrophes_and_spaces_are_typographic(language):
    for key, value in entries(language).items():
        words = "".join(Parts(value).words)
        assert "'" not in words, key
        assert '"' not in words, key
        assert "..." not in words, key


def test_french_punctuation_does_not_break_from_its_word():
    for key, value in entries("fr").items():
        shown = said("fr", key, Parts(value).needed, 2)
        assert not re.search(r" [;:!?»]|« ", shown), (key, shown)
        assert not re.search(r"[^\W\d]([!?;»]|:(?![\w/]))", _MARK.sub("", shown)), (key, shown)


def test_a_text_that_need_not_be_there(house):
    house("fr", "here = Ici\n", "plugin.ftl")
    locale.set_language("fr")
    assert [locale.optional(key) for key in ("here", "nowhere", "")] == ["Ici", "", ""]
    assert locale.missing_keys() == ()


def test_a_word_declares_its_article(house):
    house("fr", "ship = Barque\n    .article = la\noar =\n    Rames\ngone = { LE($what) } { $what }\n", "plugin.ftl")
    locale.set_language("fr")
    assert [locale.text("gone", what=locale.text(key)) for key in ("ship", "oar")] == [
        "la Barque Barque",
        "le Rames Rames",
    ]
    assert locale.missing_keys() == ()


@pytest.mark.parametrize(
    ("entry", "said", "other"),
    [
        ("{key} =\n    Rames\n    .article = les\n", "les Rames", "le Barque"),
        ("{key} = Grande\n    Barque\n    .article = la\n", "la Grande\nBarque", "le Grande Temple"),
        (
            "{key} =\n    Grande\n\n    Barque\n    .kind = x\n    .article = la\n",
            "la Grande\n\nBarque",
            "le Grande Temple",
        ),
        ("{key} = Guilde ({ $mark })\n    .article = la\n", "la Guilde (x)", "le Temple"),
        ("{key} = { $mark } Guilde\n    .article = la\n", "le x Guilde", "le Guilde"),
    ],
)
def test_a_word_of_several_lines_declares_its_article(entry, said, other, house):
    """That of a word below its key was not read, and the first line of a longer one gave its article to other words."""
    house("fr", entry.replace("{key}", "word") + "gone = { LE($what) }\n", "plugin.ftl")
    locale.set_language("fr")
    assert locale.text("gone", what=locale.text("word", mark="x")) == said
    assert locale.text("gone", what=other.partition(" ")[2]) == other


def test_a_later_file_changes_no_article(house):
    house("fr", "flood = Crue\n    .article = la\ngone = { LE($what) }\n", "a.ftl")
    house("fr", "raft = Crue\n    .article = le\n", "b.ftl")
    locale.set_language("fr")
    assert locale.text("gone", what="Crue") == "la Crue"


def test_the_gaps_beside_french_punctuation_are_narrow(house):
    house("fr", "ask = «\xa0Qui\xa0?\xa0» 2\xa0×\xa0blé\xa0: 50\xa0%\n")
    locale.set_language("fr")
    assert locale.text("ask") == "«\u202fQui\u202f?\u202f» 2\xa0×\xa0blé\u202f: 50\u202f%"


@pytest.mark.parametrize("value", ['a { "\\UFFFFFF" }', "{ NUMBER($n, minimumFractionDigits: 99999999) }", "{" * 5000])
def test_a_text_that_cannot_be_made_is_no_text(value, tmp_path, monkeypatch):
    (tmp_path / "locale" / "en").mkdir(parents=True)
    (tmp_path / "locale" / "en" / "a.ftl").write_text(f"good = Good\nbad = {value}\n", "utf-8")
    monkeypatch.setattr(locale, "asset_dir", lambda _: tmp_path)
    locale.forget()
    assert locale.text("good") == "Good"
    assert locale.text("bad", n=1) == "[bad]"
    assert locale.missing_keys() == ("bad",)
    monkeypatch.undo()
    locale.forget()


@pytest.mark.parametrize("language", ["en", "it"])
def test_punctuation_stands_close_elsewhere(language):
    for key, value in entries(language).items():
        shown = said(language, key, Parts(value).needed, 2)
        assert not re.search(r"[\w\s][\s\xa0][;:!?]", shown), (key, shown)
        assert not re.search(r"(?<!×)(?<!felucca)\xa0(?![%‰×\d])", shown), (key, shown)  # a command is one word


def test_a_text_is_filled_in(house):
    house("en", "hello = Hello, { $name }!\ncards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n")
    assert locale.text("hello", name="Ada") == "Hello, Ada!"
    assert [locale.text("cards", n=n) for n in (1, 2)] == ["one card", "2 cards"]
    assert locale.missing_keys() == ()


def test_a_missing_key_shows_itself_and_is_remembered(house):
    house("en", "known = Known\n")
    assert locale.text("unknown") == "[unknown]"
    assert locale.text("unknown") == "[unknown]"
    assert locale.missing_keys() == ("unknown",)


def test_a_missing_argument_is_remembered(house):
    house("en", "hello = Hello, { $name }!\n")
    locale.text("hello")
    assert len(locale.missing_keys()) == 1
    assert locale.missing_keys()[0].startswith("hello: ")


def test_english_fills_the_gaps(house):
    house("en", "one = One\ntwo = Two\n")
    house("fr", "one = Un\n")
    assert locale.set_language("fr") == "fr"
    assert [locale.text("one"), locale.text("two")] == ["Un", "Two"]
    assert locale.missing_keys() == ()


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "it-IT"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:fr_CA:en"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "de:nl"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": ""}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LANG": "fr@euro"}, "fr"),
    ],
)
def test_the_language_of_the_system(house, monkeypatch, variables, language):
    house("en", "one = One\n")
    house("fr", "one = Un\n")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert locale.set_language("auto") == language


APPLE = """(
    "{}",
    "en-US"
)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a script in place of a program of macOS")
@pytest.mark.parametrize(
    ("script", "language"),
    [
        ("cat <<'END'\n" + APPLE.format("fr-CH") + "END\n", "fr"),
        ("cat <<'END'\n" + APPLE.format("zh-Hant-HK") + "END\n", "en"),
        ("cat <<'END'\n" + APPLE.format('de-DE",\n    "fr') + "END\n", "fr"),
        ("echo 'The domain/default pair does not exist' >&2\nexit 1\n", "en"),
        ("printf '\\377\\376'\n", "en"),
        ("exec sleep 60\n", "en"),
        (None, "en"),
    ],
    ids=["french", "chinese", "german", "none", "no text", "no answer", "no program"],
)
def test_the_languages_of_macos_count_where_no_environment_names_any(house, monkeypatch, tmp_path, script, language):
    house("en", "one = One\n")
    house("fr", "one = Un\n")
    programs = tmp_path / "programs"
    programs.mkdir()
    if script is not None:
        (programs / "defaults").write_text(f"#!/bin/sh\n{script}", "utf-8")
        (programs / "defaults").chmod(0o755)
    monkeypatch.setattr(locale, "PATIENCE", 0.3 if script and "sleep" in script else 20.0)
    monkeypatch.setenv("PATH", f"{programs}:/bin:/usr/bin")
    monkeypatch.setattr(sys, "platform", "darwin")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    assert locale.set_language("auto") == language
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert locale.set_language("auto") == "fr"


def test_an_unknown_language_means_the_system(house, monkeypatch):
    house("en", "one = One\n")
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert locale.set_language("tlh") == "en"


def test_a_file_that_is_no_text_is_one_sentence(house, tmp_path):
    house("en", "one = One\n")
    (tmp_path / "locale" / "en" / "bad.ftl").write_bytes(b"\xff\xfe\xff")
    locale.forget()
    with pytest.raises(FeluccaError, match=r"the text file bad\.ftl cannot be read"):
        locale.text("one")


def test_texts_that_nobody_could_say_show_their_keys(house):
    house("en", f"one = {{ two }}\ntwo = {{ one }}\nself = {{ self }}\ndeep = {'{ ' * 5000}\nlast = Last\n")
    assert [locale.text(key) for key in ("one", "self", "deep", "last")] == ["[one]", "[self]", "[deep]", "Last"]
    assert locale.missing_keys() == ("one", "self", "deep")


def test_a_mark_at_the_start_of_a_file_hides_no_text(house):
    house("en", "\ufeffone = One\n")
    assert locale.text("one") == "One"
    assert locale.keys() == ["one"]


def test_a_list_of_keys_that_cannot_be_read_is_one_sentence(house, tmp_path, monkeypatch):
    house("fr", "one = Un\n")
    house("en", "one = One\n")
    locale.set_language("fr")
    (tmp_path / "locale" / "en" / "some.ftl").write_bytes(b"one = \xff")
    assert locale.text("one") == "Un"
    with pytest.raises(FeluccaError, match=r"the text file some.ftl cannot be read"):
        locale.keys()


def test_keys_come_in_the_order_of_the_file(house):
    house("en", "b-two = 2\n# b-three = no\na-one = 1\n    more = text\nb-one = 1\n-b-term = x\n")
    assert locale.keys("b-") == ["b-two", "b-one"]


def test_texts_need_no_pygame():
    import subprocess
    import sys

    code = "import sys, game.locale as l; l.text('menu-new'); print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "False"
