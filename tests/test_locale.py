"""Texts: found, filled in, complete in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game import locale
from game.errors import FeluccaError

ROOT = Path(__file__).resolve().parent.parent
_PLACE = re.compile(r"\{\s*\$([\w-]+)")


@pytest.fixture(autouse=True)
def _english():
    locale.forget()
    locale.set_language("en")
    yield
    locale.forget()
    locale.set_language("en")


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A folder of texts to fill."""

    def write(language, words, name="some.ftl"):
        file = tmp_path / "locale" / language / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words, "utf-8")
        locale.forget()

    monkeypatch.setattr(locale, "asset_dir", lambda _: tmp_path)
    return write


def literal_keys() -> dict[str, str]:
    """Return every key given as a literal to `text(...)` in the program, with its file."""
    found = {}
    for file in sorted((ROOT / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            is_text = called == "text" and (
                isinstance(node.func, ast.Name) or getattr(node.func.value, "id", "") == "locale"
            )
            if is_text and isinstance(first, ast.Constant) and isinstance(first.value, str):
                found[first.value] = str(file.relative_to(ROOT))
    return found


def test_every_key_used_in_the_program_has_a_text():
    used = literal_keys()
    assert len(used) > 40
    known = set(locale.keys())
    assert {key: file for key, file in used.items() if key not in known} == {}


def entries(language):
    """Return the source of every text of a language by key."""
    found = {}
    for file in locale._files(language):
        key = ""
        for line in file.read_text("utf-8").splitlines():
            if re.match(r"[a-zA-Z][\w-]*\s*=", line):
                key = line.split("=")[0].strip()
                assert key not in found, f"{key} is given twice"
                found[key] = line
            elif line.startswith((" ", "}")) and key:
                found[key] += line
            else:
                key = ""
    return found


def test_no_key_is_given_twice_and_all_can_be_read():
    for language in locale.available_languages():
        bundle = locale._bundle(language)
        for key in entries(language):
            assert bundle.has_message(key), key


@pytest.mark.parametrize("language", locale.available_languages())
def test_every_language_has_every_text_and_the_same_places_in_it(language):
    english, other = entries("en"), entries(language)
    assert sorted(other) == sorted(english)
    for key, source in english.items():
        assert set(_PLACE.findall(other[key])) == set(_PLACE.findall(source)), key


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
    ],
)
def test_the_language_of_the_system(house, monkeypatch, variables, language):
    house("en", "one = One\n")
    house("fr", "one = Un\n")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert locale.set_language("auto") == language


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


def test_keys_come_in_the_order_of_the_file(house):
    house("en", "b-two = 2\n# b-three = no\na-one = 1\n    more = text\nb-one = 1\n-b-term = x\n")
    assert locale.keys("b-") == ["b-two", "b-one"]


def test_texts_need_no_pygame():
    import subprocess
    import sys

    code = "import sys, game.locale as l; l.text('menu-new'); print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "False"
