"""Docs, docstrings, help and commit subjects keep to the words of the house, as the texts of the window do."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.test_texts import english_forms, opening
from tests.test_texts_fr_it import shown

ROOT = Path(__file__).resolve().parent.parent
AVOIDED = re.compile(
    r"""\b(
        rivals? | trades(?!\ \w+\ for) | match-up | jokers?\ card | without\ eyes | in\ words\ that
      | anew | whom | surely | shall | rid\ of | at\ will | by\ oneself | the\ own | unknown\ to\ us | hereby | thereby
      | high\ as\ the\ highest | of\ no\ more\ use | there\ lies | be\ a\ revolt
    )\b""",
    re.VERBOSE,
)
"""Terms that the players of these games or engineers have a better one for, and what reads as translated."""
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
"""Names of the code, which are no prose."""
SUBJECT = re.compile(r"[^:]{2,30}: [^A-Z\s.][^\n]*[^.\s]")
"""`area: imperative`."""
FORMED, WORDED = "2026-11-27T00:00", "2026-11-28T00:00"
"""Since when commit subjects keep to the form, and since when to the words."""
LONGEST = 65


def avoided(prose: str) -> list[str]:
    """Return the terms to avoid in prose, without those in code."""
    return AVOIDED.findall(CODE.sub("", prose))


def docstrings() -> Iterator[tuple[str, str]]:
    """Yield every docstring of the program, and every `help` of an option, with its place."""
    for file in sorted((ROOT / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{file.relative_to(ROOT)}:{getattr(node, 'name', '')}", ast.get_docstring(node) or ""
            elif isinstance(node, ast.keyword) and node.arg == "help" and isinstance(node.value, ast.Constant):
                yield f"{file.relative_to(ROOT)}:help", str(node.value.value)


def subjects(since: str) -> list[str]:
    """Return the subjects of the commits since a time; skips the test where there is no history."""
    command = ["git", "log", f"--since={since}", "--format=%s"]
    try:
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("there is no history")
    return told.stdout.splitlines()


def test_docs_keep_to_the_words_of_the_house() -> None:
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(files) > 15
    assert {file.name: terms for file in files if (terms := avoided(file.read_text("utf-8")))} == {}


def test_docstrings_and_help_keep_to_the_words_of_the_house() -> None:
    found = list(docstrings())
    assert len(found) > 6000
    assert {place: terms for place, words in found if (terms := avoided(words))} == {}


@pytest.mark.parametrize(
    ("prose", "terms"),
    [
        ("The strongest rival draws anew.", ["rival", "anew"]),
        ("Measures `rivals`, RIVALS and arrivals.", []),
        ("A Market trades any of these for gold; the trades of a city.", ["trades", "trades"]),
    ],
)
def test_a_term_is_found_in_prose_alone(prose: str, terms: list[str]) -> None:
    assert avoided(prose) == terms


def test_commit_subjects_name_an_area_and_are_short() -> None:
    assert [each for each in subjects(FORMED) if len(each) > LONGEST or not SUBJECT.fullmatch(each)] == []


def test_commit_subjects_keep_to_the_words_of_the_house() -> None:
    assert [each for each in subjects(WORDED) if AVOIDED.search(each)] == []


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_no_two_neighbouring_answers_of_the_lessons_begin_alike(language: str, game: str) -> None:
    """The English ones are checked with the English texts."""
    lessons = {key: opening(made[0]) for key, made in shown(language, f"lesson-{game}-").items()}
    pairs = list(zip(lessons, list(lessons)[1:], strict=False))
    alike = [(one, two) for one, two in pairs if "-no" in two or two.endswith("-why") if lessons[one] == lessons[two]]
    assert alike == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_no_two_neighbouring_answers_of_the_exercises_begin_alike(language: str, game: str) -> None:
    prefix = f"exercise-{game}-"
    texts = english_forms(prefix) if language == "en" else shown(language, prefix)
    answers = [(key, opening(made[0])) for key, made in texts.items() if not key.endswith(("-ask", "-title"))]
    assert len(answers) > 10
    pairs = pairwise(answers)
    assert [(one, two) for (one, first), (two, second) in pairs if first == second] == []
