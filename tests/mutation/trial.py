"""A copy of the program in which mutants are tried, each with the tests that come to its statement."""

from __future__ import annotations

import ast
import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from tests.mutation.mutants import Mutant, statements_of
from tests.mutation.probe import FAILED, FILES, FOLDER, REACHED, SECONDS

COPIED = ("game", "tests")
LEFT_OUT = {"build", "dist"}
BUDGET = 15.0
"""The seconds of tests tried on one mutant, as long as they take without it."""
FACTOR, START = 4.0, 20.0
"""A mutant hangs when its tests take this much longer, and this many seconds more, of processor time."""
PATIENCE = 10.0
"""How much longer than processor time the time on the clock may be, on a machine with much else to do."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")


class Verdict(Enum):
    """How the tests judged a mutant."""

    KILLED = "killed"
    HANGS = "hangs"
    SURVIVED = "survived"
    UNREACHED = "unreached"

    @property
    def is_seen(self) -> bool:
        return self in (Verdict.KILLED, Verdict.HANGS)


@dataclass(slots=True)
class Reach:
    """The tests that come to each mutant by its number, and the seconds of each test that passes without mutants."""

    tests: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    seconds: dict[str, float] = field(default_factory=dict)

    def chosen(self, number: int, room: Iterable[str]) -> list[str]:
        """Return the tests for a mutant within the budget: first those in its room's folders, the quickest first."""
        near = tuple(room)
        found = [test for test in self.tests[number] if test in self.seconds]
        found.sort(key=lambda test: (not test.startswith(near), self.seconds[test], test))
        chosen, spent = [], 0.0
        for test in found:
            spent += self.seconds[test]
            if spent > BUDGET and chosen:
                break
            chosen.append(test)
        return chosen


class Trial:
    """A copy of the tree in `folder/tree`, where modules are replaced by mutants."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root, self.folder, self.tree = root, folder, folder / "tree"
        self.environment = {**os.environ, "PYTHONPATH": str(self.tree), FOLDER: str(folder)}
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def prepare(self) -> None:
        """Copy the sources, and link everything else."""
        shutil.rmtree(self.tree, ignore_errors=True)
        self.tree.mkdir(parents=True)
        for each in self.root.iterdir():
            if each.name in COPIED:
                shutil.copytree(each, self.tree / each.name, ignore=shutil.ignore_patterns("__pycache__"))
            elif each.name not in LEFT_OUT and not each.name.startswith("."):
                (self.tree / each.name).symlink_to(each)

    def reach(self, mutants: Sequence[Mutant], paths: Sequence[str], options: Sequence[str]) -> Reach:
        """Run the tests once, with a probe at the statement of each mutant."""
        by_path = defaultdict(list)
        for number, mutant in enumerate(mutants):
            by_path[mutant.path].append((number, mutant))
        for path, those in by_path.items():
            self._write(path, probed((self.root / path).read_text(encoding="utf-8"), those))
        for name in FILES:
            (self.folder / name).write_bytes(b"")
        subprocess.call((*PYTEST, "-p", "tests.mutation.probe", *options, *paths), cwd=self.tree, env=self.environment)
        for path in by_path:
            self._restore(path)
        return self.read_reach()

    def _write(self, path: str, source: str) -> None:
        """Replace a module, and forget its bytecode, which might be taken for that of the new source."""
        file = self.tree / path
        file.write_text(source, encoding="utf-8")
        for each in file.parent.glob(f"__pycache__/{file.stem}.*"):
            each.unlink()

    def _restore(self, path: str) -> None:
        self._write(path, (self.root / path).read_text(encoding="utf-8"))

    def read_reach(self) -> Reach:
        """Read what the last run with probes has written; a test that failed without a mutant is left out."""
        reach = Reach()
        seconds, failed, reached = (
            (self.folder / name).read_text("utf-8").splitlines() for name in (SECONDS, FAILED, REACHED)
        )
        reach.seconds = {test: float(spent) for spent, test in (line.split("\t") for line in seconds)}
        for test in {*failed}:
            del reach.seconds[test]
        for number, test in (line.split("\t") for line in reached):
            reach.tests[int(number)].add(test)
        return reach

    def judge(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> tuple[Verdict, str]:
        """Try these tests, which take so many seconds, until one fails; return what they print of it as well.

        Raises RuntimeError if pytest knows no such tests.
        """
        if not tests:
            return Verdict.UNREACHED, ""
        self._write(mutant.path, mutant.source((self.root / mutant.path).read_text(encoding="utf-8")))
        asked = self.folder / "asked"
        asked.write_text("\n".join(tests), encoding="utf-8")
        limit = START + FACTOR * seconds
        command = (*PYTEST, "-x", "-p", "no:xdist", "-p", "no:testmon", "--no-header", "--tb=line", f"@{asked}")
        try:
            with TemporaryFile("w+", encoding="utf-8") as said:
                code = _run(command, self.tree, self.environment, limit, said.fileno())
                said.seek(0)
                words = [line for line in said.read().splitlines() if line.strip()]
        finally:
            self._restore(mutant.path)
        last = next((line for line in words if line.startswith(("FAILED", "ERROR"))), words[-1] if words else "")
        if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED):
            raise RuntimeError(f"the tests for {mutant} cannot be run: {last}")
        if code is None or code == -signal.SIGXCPU:
            return Verdict.HANGS, last
        return (Verdict.SURVIVED if code == 0 else Verdict.KILLED), last


def _run(command: Sequence[str], folder: Path, environment: dict[str, str], limit: float, out: int) -> int | None:
    """Run a command and return its code, or None where it had to be ended; what it started ends with it."""
    limited = ("prlimit", f"--cpu={limit:.0f}", "nice", *command)
    process = subprocess.Popen(
        limited, cwd=folder, env=environment, stdout=out, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    try:
        return process.wait(limit * PATIENCE)
    except subprocess.TimeoutExpired:
        return None
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def probed(source: str, mutants: Iterable[tuple[int, Mutant]]) -> str:
    """Return a module in which the statement of each mutant is told before it begins."""
    tree = ast.parse(source)
    statements = statements_of(tree)
    before = defaultdict(list)
    for number, mutant in mutants:
        before[statements[mutant.statement]].append(number)
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list):
                calls = [
                    [ast.parse(f"_reached_({number})").body[0] for number in before[it]] for it in body if it in before
                ]
                if calls:
                    setattr(node, name, [part for it in body for part in (*_calls(before.get(it, ())), it)])
    at = 1 + max(
        (i for i, it in enumerate(tree.body) if isinstance(it, ast.ImportFrom) and it.module == "__future__"),
        default=-1,
    )
    tree.body[at:at] = ast.parse("from tests.mutation.probe import reached as _reached_").body
    return ast.unparse(ast.fix_missing_locations(tree))


def _calls(numbers: Iterable[int]) -> list[ast.stmt]:
    return [statement for number in numbers for statement in ast.parse(f"_reached_({number})").body]
