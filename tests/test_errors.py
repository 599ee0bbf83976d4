"""The words of an error, as a sentence, and in the player's language."""

from __future__ import annotations

import ast
import errno
import os
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import locale
from game.errors import FeluccaError, Sentence, as_sentence, reason, sentence

ROOT = Path(__file__).resolve().parent.parent


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


def test_a_sentence_quotes_only_the_beginning_of_what_is_endless() -> None:
    said = sentence("error-no-file", "there is no file '{file}'", file="x" * 100_000)
    assert said == f"there is no file '{'x' * 299}…'"
    assert len(str(FeluccaError("y" * 100_000))) == 1000
    assert str(FeluccaError("one\ntwo \x1b[2J")) == "one two [2J"


def words_of(node: ast.expr, before: list[ast.AST]) -> str:
    """Return the words that are given as such, or under a name that was given to them just before."""
    if isinstance(node, ast.Name):
        named = (one for one in before if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == node.id)
        node = max(named, key=lambda one: one.lineno).value
    assert isinstance(node, ast.Constant), ast.unparse(node)
    return str(node.value)


def said() -> Iterator[tuple[str, str, list[str]]]:
    """Yield the key, the English words and the names of the values of every `sentence(...)` in the program."""
    for file in sorted((ROOT / "game").rglob("*.py")):
        source = file.read_text("utf-8")
        if "sentence(" not in source:
            continue
        nodes = [node for node in ast.walk(ast.parse(source)) if hasattr(node, "lineno")]
        for node in nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "sentence":
                before = [one for one in nodes if one.lineno <= node.lineno]
                key, english = (words_of(part, before) for part in node.args)
                yield key, english, sorted(str(keyword.arg) for keyword in node.keywords)


def test_what_an_error_says_in_english_is_its_text_in_the_catalogue() -> None:
    """So the languages, which are compared with the English texts, have the same places to fill in."""
    found: dict[str, str] = {}
    for key, english, values in said():
        assert values == sorted(set(re.findall(r"{(\w+)}", english))), key
        assert found.setdefault(key, english) == english, key
    texts = [line for line in (ROOT / "data/locale/en/errors.ftl").read_text("utf-8").splitlines() if " = " in line]
    catalogue = dict(line.split(" = ") for line in texts)
    plain = {key: re.sub("[“”]", "'", re.sub(r"{ \$(\w+) }", r"{\1}", text)) for key, text in catalogue.items()}
    assert plain == found
    assert len(plain) > 40


@pytest.fixture
def speaking(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak from the real texts again after a test."""
    yield
    monkeypatch.undo()
    locale.forget()


LOCKED = FeluccaError(
    sentence(
        "error-unread",
        "'{file}' cannot be read: {reason}",
        file="a\x1b{b}.felucca",
        reason=reason(PermissionError(errno.EACCES, os.strerror(errno.EACCES))),
    )
)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "“a{b}.felucca” cannot be read: permission denied"),
        ("fr", "impossible de lire « a{b}.felucca » : accès refusé"),
        ("it", "impossibile leggere «a{b}.felucca»: accesso negato"),
    ],
)
def test_a_sentence_is_said_in_the_language_in_use_with_the_sentences_in_it(
    language: str, words: str, speaking: None
) -> None:
    locale.set_language(language)
    assert locale.translated(LOCKED.sentence).replace("\u202f", " ") == words
    assert str(LOCKED) == LOCKED.sentence == "'a{b}.felucca' cannot be read: permission denied"


def test_a_sentence_is_told_by_another_process_in_the_language_of_this_one(speaking: None) -> None:
    locale.set_language("it")
    again: FeluccaError = pickle.loads(pickle.dumps(LOCKED))
    assert locale.translated(again.sentence) == locale.translated(LOCKED.sentence)
    assert isinstance(again.sentence, Sentence)


def test_windows_tells_what_is_refused_from_what_is_in_use() -> None:
    error = PermissionError(errno.EACCES, "The process cannot access the file")
    assert reason(error) == "permission denied"
    error.winerror = 32  # type: ignore[attr-defined]
    assert reason(error) == "another program is using it"


def test_what_is_no_sentence_stays_as_it_is() -> None:
    assert locale.translated("it stumbled") == "it stumbled"
    assert reason(OSError(errno.EBADF, "Bad file descriptor")) == "bad file descriptor"
    assert reason(OSError("Something else")) == "something else"


@pytest.mark.parametrize("damage", [b"\xff\xfe", b"error-unread = { $open\n", b"", None])
def test_where_no_text_can_be_read_a_sentence_is_told_in_english(
    damage: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speaking: None
) -> None:
    """Neither damaged catalogues, nor an empty or a missing one, hide the error."""
    for language in ("en", "fr"):
        (tmp_path / "locale" / language).mkdir(parents=True)
        if damage is not None:
            (tmp_path / "locale" / language / "errors.ftl").write_bytes(damage)
    locale.set_language("fr")
    monkeypatch.setattr(locale, "asset_dir", lambda _: tmp_path)
    locale.forget()
    assert locale.translated(LOCKED.sentence) == str(LOCKED)


def test_where_there_are_no_catalogues_a_sentence_is_told_in_english(
    monkeypatch: pytest.MonkeyPatch, speaking: None
) -> None:
    def missing(name: str) -> Path:
        raise FeluccaError(f"there is no {name}")

    monkeypatch.setattr(locale, "asset_dir", missing)
    locale.forget()
    assert locale.translated(LOCKED.sentence) == str(LOCKED)


def test_a_french_sentence_keeps_the_spaces_where_no_line_breaks() -> None:
    words = "voici\n «\u00a0m.felucca\u00a0»\u202f:  \t «\u202fx\u202f»\x00"
    assert as_sentence(words) == "Voici «\u00a0m.felucca\u00a0»\u202f: «\u202fx\u202f»."
