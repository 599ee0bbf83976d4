"""The compiled copy: when it is used, why not, and that the program runs all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game import compiled
from game.compiled import FINDER, MANIFEST, PURE, CompiledFinder, library, source_of, write_manifest
from tests.ai.parity import compare
from tests.patience import LONG

NAMES = ("felucca_test__mypyc", "game.rules.core.bits", "game.ai.heuristics.duel")
"""A compiled copy: the library of all, a module, and a package."""
SIZE = 100


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a copy whose files are no libraries, so that the first one cannot be loaded."""
    monkeypatch.delenv(PURE, raising=False)
    for name in NAMES:
        library(tmp_path, name).write_bytes(b"x" * SIZE)
    write_manifest(tmp_path, NAMES)
    return tmp_path


def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let the first library load; return the list of the libraries that are."""
    found: list[str] = []
    monkeypatch.setattr(compiled, "load", lambda folder, name: found.append(name))
    return found


def test_modules_and_packages_are_found_in_a_whole_copy(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = loaded(monkeypatch)
    finder = CompiledFinder(folder)
    spec = finder.find_spec("game.rules.core.bits")
    assert spec is not None
    assert spec.origin == str(library(folder, "game.rules.core.bits"))
    assert spec.submodule_search_locations is None
    package = finder.find_spec("game.ai.heuristics.duel")
    assert package is not None
    assert package.submodule_search_locations == [str(source_of("game.ai.heuristics.duel").parent)]
    assert finder.find_spec("game.rules.core.state") is None
    assert finder.find_spec("json") is None
    assert names == [NAMES[0]]
    assert finder.words() == "rules and AIs compiled"


def no_folder(folder: Path) -> None:
    (folder / MANIFEST).unlink()


def cut_short(folder: Path) -> None:
    library(folder, NAMES[1]).write_bytes(b"x" * (SIZE - 1))


def removed(folder: Path) -> None:
    library(folder, NAMES[2]).unlink()


def garbled(folder: Path) -> None:
    (folder / MANIFEST).write_text("neither\nlist nor\n", encoding="utf-8")


def emptied(folder: Path) -> None:
    (folder / MANIFEST).write_text(f"{EXTENSION_SUFFIXES[0]}\n", encoding="utf-8")


def of_another_python(folder: Path) -> None:
    suffix = ".cpython-27.so"
    for name in NAMES:
        library(folder, name, suffix).write_bytes(b"x" * SIZE)
    write_manifest(folder, NAMES, suffix)


def of_other_sources(folder: Path) -> None:
    text = (folder / MANIFEST).read_text(encoding="utf-8")
    total = compiled.checksum(source_of(NAMES[1]))
    (folder / MANIFEST).write_text(text.replace(f" {total} ", f" {total + 1} "), encoding="utf-8")


def nothing(folder: Path) -> None:
    pass


@pytest.mark.parametrize(
    ("harm", "problem"),
    [
        (no_folder, "there is no compiled copy"),
        (cut_short, f"the compiled file {{1}} is damaged: {SIZE - 1} bytes instead of {SIZE}"),
        (removed, "the compiled file {2} is missing"),
        (garbled, "the list of the compiled copy, manifest.txt, cannot be read"),
        (emptied, "the compiled copy is empty"),
        (of_another_python, "the compiled copy is for another Python ('.cpython-27.so')"),
        (of_other_sources, "game/rules/core/bits.py has changed since it was compiled"),
        (nothing, "the compiled file {0} cannot be loaded: "),
    ],
)
def test_the_sources_run_where_the_copy_cannot(folder: Path, harm: Callable[[Path], None], problem: str) -> None:
    harm(folder)
    finder = CompiledFinder(folder)
    told = problem.format(*(library(folder, name).name for name in NAMES))
    assert all(finder.find_spec(name) is None for name in NAMES)
    assert finder.problem() == told if harm is not nothing else finder.problem().startswith(told)
    assert finder.words() == f"rules and AIs not compiled: {finder.problem()}"
    assert NAMES[0] not in sys.modules


def test_the_sources_run_on_request(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not loaded(monkeypatch)
    monkeypatch.setenv(PURE, "1")
    assert CompiledFinder(folder).problem() == f"{PURE} is set"


def test_a_program_without_sources_does_not_compare_them(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_other_sources(folder)
    loaded(monkeypatch)
    monkeypatch.setattr(compiled, "PACKAGE", folder / "nowhere" / "game")
    finder = CompiledFinder(folder)
    assert finder.problem() == ""
    package = finder.find_spec(NAMES[2])
    assert package is not None
    parts = package.submodule_search_locations
    assert parts == [str(folder / "nowhere" / "game" / "ai" / "heuristics" / "duel")], "what is not compiled is there"
    module = finder.find_spec(NAMES[1])
    assert module is not None
    assert module.submodule_search_locations is None


def needs_copy() -> None:
    """Skip a test where there is no compiled copy: the suite needs no compiler."""
    environment = {**os.environ, PURE: ""}
    code = "from game import compiled; print(compiled.FINDER.problem())"
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True, timeout=LONG)
    if done.stdout.strip():
        pytest.skip(f"nothing to compare: {done.stdout.strip()}")


def test_this_process_runs_one_of_the_two() -> None:
    import game.rules.core.bits as module

    assert str(module.__file__).endswith(".py") is bool(FINDER.problem())


def test_a_compiled_package_finds_its_modules_that_are_not_compiled() -> None:
    needs_copy()
    code = "import game.ai.heuristics.duel.explain as module; print(module.__file__)"
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, env={**os.environ, PURE: ""}, capture_output=True, text=True, check=True, timeout=LONG)
    assert done.stdout.endswith("explain.py\n")


def test_the_copy_does_what_the_sources_do() -> None:
    needs_copy()
    count, difference = compare(1)
    assert not difference
    assert count > 1000
