"""YAML is read with its lines, and a value that YAML silently misreads is a mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from game.components.source import DefinitionError, Mistake, Source, nearest
from game.paths import LARGEST


def read(tmp_path: Path, text: str) -> Source:
    path = tmp_path / "file.yaml"
    path.write_text(text, encoding="utf-8")
    return Source(path)


def test_plain_data_with_the_line_of_every_value(tmp_path: Path) -> None:
    source = read(tmp_path, "a: 1\nb:\n  - x\n  - {c: 2.5, d: true}\ne: ~\nf: 'no'\n")
    assert source.data == {"a": 1, "b": ["x", {"c": 2.5, "d": True}], "e": None, "f": "no"}
    assert source.mistakes == []
    assert [source.line(p) for p in [("a",), ("b", 0), ("b", 1, "d"), ("b", 7), ("f",)]] == [1, 3, 4, 2, 6]


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("a: 1\nb: 2\na: 3\n", "file.yaml:3: key 'a' is given twice, first on line 1"),
        (
            "answer: no\n",
            "file.yaml:1: 'no' would be read as true or false: write true or false, or put it in quotes",
        ),
        ("a: 1\non: 2\n", "file.yaml:2: key 'on' would be read as true or false: put it in quotes"),
        ("a: 12:30\n", "file.yaml:1: '12:30' would be read as another number: put it in quotes"),
        ("a: 010\n", "file.yaml:1: '010' would be read as another number: put it in quotes"),
        ("a: 1:30.5\n", "file.yaml:1: '1:30.5' would be read as another number: put it in quotes"),
        ("a: 1_000\n", "file.yaml:1: '1_000' would be read as another number: put it in quotes"),
        ("a: 2020-01-02\n", "file.yaml:1: '2020-01-02' would be read as a date: put it in quotes"),
        ("a: !!binary aGk=\n", "file.yaml:1: the YAML tag 'binary' is not supported"),
        ("a: &x {b: 1}\nc:\n  <<: *x\n", "file.yaml:3: merging with '<<' is not supported: write it out"),
        (
            "a: &x [1]\nb: *x\n",
            "file.yaml:2: referring to another place with '*' is not supported: write it out",
        ),
        ("? [a, b]\n: 1\n", "file.yaml:1: a key must be a plain word"),
        (f"a: {'9' * 5000}\n", f"file.yaml:1: '{'9' * 20}' is too great a number"),
        ("a: -1000000000\n", "file.yaml:1: '-1000000000' is too great a number"),
        ("a: 1.0e+300\n", "file.yaml:1: '1.0e+300' is not a number that can be used here"),
        ("a: -.inf\n", "file.yaml:1: '-.inf' is not a number that can be used here"),
    ],
)
def test_a_trap_is_a_mistake_on_its_line(tmp_path: Path, text: str, mistake: str) -> None:
    assert [str(m) for m in read(tmp_path, text).mistakes] == [mistake]


def test_all_mistakes_of_a_file_are_found_at_once(tmp_path: Path) -> None:
    assert [m.line for m in read(tmp_path, "a: yes\nb: 1\nb: 2\nc: 9:59\n").mistakes] == [1, 3, 4]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"a: [1, 2\nb: 3\n", "file.yaml:2: not valid YAML: "),
        (b"a:\n\t- 1\n", "file.yaml:2: not valid YAML: "),
        (b"a: *nobody\n", "file.yaml:1: not valid YAML: "),
        (b"a: \xff\xfe\n", "file.yaml: is not a UTF-8 text file"),
        (b"a: 1\n---\nb: 2\n", "file.yaml:2: not valid YAML: "),
    ],
)
def test_a_file_that_is_not_yaml_gives_one_sentence(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "file.yaml"
    path.write_bytes(content)
    with pytest.raises(DefinitionError) as caught:
        Source(path)
    assert str(caught.value).startswith(sentence)


def test_a_missing_file_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DefinitionError, match=r"^nothing.yaml: cannot be read: no such file"):
        Source(tmp_path / "nothing.yaml")


def test_a_file_that_is_far_too_large_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DefinitionError, match=r"^file.yaml: cannot be read: file too large$"):
        read(tmp_path, "- 1\n" * (LARGEST // 4 + 1))


def test_a_mark_at_the_start_is_no_part_of_the_text(tmp_path: Path) -> None:
    assert read(tmp_path, "\ufeffa: 1\n").data == {"a": 1}


@pytest.mark.parametrize("depth", [41, 50_000])
def test_a_file_nested_too_deeply_gives_one_sentence(tmp_path: Path, depth: int) -> None:
    with pytest.raises(DefinitionError, match=r"^file.yaml:1: is nested too deeply$"):
        read(tmp_path, "[" * depth + "]" * depth)


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: int
    colours: tuple[str, ...] = ()
    corner: tuple[int, int] | None = None
    edge: Annotated[float, msgspec.Meta(ge=0.0)] = 0.0
    form: Literal["square", "circle"] = "square"
    parts: dict[str, dict[str, int]] = {}


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("thing: {size: 3, colour: []}\n", "file.yaml:1: unknown key 'colour' (did you mean 'colours'?)"),
        ("thing:\n  size: big\n", "file.yaml:2: expected a whole number, not 'big'"),
        ("thing: {size: 2.5}\n", "file.yaml:1: expected a whole number, not '2.5'"),
        ("thing: {size: true}\n", "file.yaml:1: expected a whole number, not 'true'"),
        ("thing: {size: }\n", "file.yaml:1: expected a whole number, not nothing"),
        ("thing: {size: [1]}\n", "file.yaml:1: expected a whole number, not a list"),
        ("thing: 4\n", "file.yaml:1: expected a mapping, not '4'"),
        ("thing:\n  size: 3\n  colours: 4\n", "file.yaml:3: expected a list, not '4'"),
        ("thing:\n  size: 3\n  colours: {red: 1}\n", "file.yaml:3: expected a list, not a mapping"),
        ("thing: {size: 3, corner: [1]}\n", "file.yaml:1: expected a list of length 2, got 1"),
        ("thing: {size: 3, parts: {a: {size: 1}, b: []}}\n", "file.yaml:1: expected a mapping"),
        ("thing: {size: 3, edge: -1}\n", "file.yaml:1: expected a number >= 0.0, not '-1'"),
        ("thing: {size: 3, form: squre}\n", "file.yaml:1: invalid enum value 'squre'"),
        ("thing:\n  size: 3\n  colours:\n    - red\n    - 4\n", "file.yaml:5: expected a text, not '4'"),
        ("thing:\n  colours: []\n", "file.yaml:1: missing key 'size'"),
    ],
)
def test_a_value_of_the_wrong_kind_is_a_mistake_on_its_line(tmp_path: Path, text: str, mistake: str) -> None:
    source = read(tmp_path, text)
    assert source.decode(("thing",), Thing) is None
    assert [str(m) for m in source.mistakes] == [mistake]


def test_a_right_value_is_decoded(tmp_path: Path) -> None:
    source = read(tmp_path, "thing: {size: 3, colours: [red]}\n")
    assert source.decode(("thing",), Thing) == Thing(3, ("red",))


def test_the_error_names_the_first_mistake_and_how_many_more() -> None:
    error = DefinitionError([Mistake("a.yaml", 3, "this is wrong", "that"), Mistake("b.yaml", 1, "so is this")])
    assert str(error) == "a.yaml:3: this is wrong (did you mean 'that'?) (and 1 more: 'felucca check' lists them)"


def test_nothing_is_suggested_for_a_word_like_none() -> None:
    assert nearest("ivry", ["ivory", "ebony"]) == "ivory"
    assert nearest("xylophone", ["ivory", "ebony"]) == ""
    assert nearest("ebony", ["ivory", "ebony"]) == ""
