"""`python -m tests`: all that must be green before a change lands; with rooms, the part of it that belongs to them."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
_ASKS = re.compile(r"sys\.platform|os\.name")
"""What a module contains that asks for the system."""
OTHERS = tuple(system for system in ("linux", "win32", "darwin") if system != sys.platform)
"""The other systems for which mypy checks the code; each has a cache of its own, or none would last."""
SUITE = ("pytest", "-n", "auto", "--dist", "worksteal", "--assert", "plain")
"""The suite; compiling the tests so that a failed `assert` explains itself would take each worker ten seconds."""
EXPLAINED = ("pytest", "--last-failed", "-n", "0")
"""The tests that failed, once more and with their values."""
_APART = (
    "--follow-imports=skip",
    "--allow-subclassing-any",
    "--allow-untyped-decorators",
    "--no-warn-return-any",
    "--no-warn-unused-ignores",
)
"""The flags for modules that are checked without those that they import."""


def type_checks(*, is_whole: bool) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the commands that check the types: all code as this system sees it, and as the others do.

    Unless it `is_whole`, what the others see is checked in the modules alone that ask for the system.
    """
    yield f"mypy for {sys.platform}", ("mypy", "--cache-dir", f".mypy_cache/{sys.platform}")
    asking = [
        str(path.relative_to(ROOT)) for path in (ROOT / "game").rglob("*.py") if _ASKS.search(path.read_text("utf-8"))
    ]
    for system in OTHERS:
        part = () if is_whole else (*_APART, *asking)
        kept = f".mypy_cache/{system}" if is_whole else f".mypy_cache/{system}-part"
        yield f"mypy for {system}", ("mypy", "--platform", system, "--cache-dir", kept, *part)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the checks, the types beside the suite, and return 1 if any of them failed."""
    parser = argparse.ArgumentParser(prog="python -m tests", description=__doc__)
    rooms = "a folder of game/, such as rules/duel or ui/boards/sare, or a file of tests; all without one"
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=rooms)
    parser.add_argument("--inner", action="store_true", help="run the tests of the rooms inside each ROOM as well")
    parser.add_argument("--slow", action="store_true", help="run the tests marked slow as well")
    parser.add_argument("--changed", action="store_true", help="run only tests that changes since the last time reach")
    asked = parser.parse_args(arguments)
    found = {room: list(paths_of(room, with_inner=asked.inner)) for room in asked.rooms}
    if unknown := [room for room, its_paths in found.items() if not its_paths]:
        parser.error(f"no tests for {', '.join(unknown)}")
    paths = [path for its_paths in found.values() for path in its_paths]
    more = [*(("-m", "slow or not slow") if asked.slow else ()), *(("--testmon",) if asked.changed else ()), *paths]
    types = [] if paths or asked.changed else type_checks(is_whole=asked.slow)
    if left_out := [inner for room in asked.rooms for inner in inner_rooms(room) if not asked.inner]:
        print(f"left out, since they are rooms of their own (--inner runs them too): {', '.join(left_out)}")
    failed = ["ruff"] if _run("ruff", "check", ".") else []
    with ThreadPoolExecutor(max_workers=1) as beside:
        told = [(name, beside.submit(_kept, *command)) for name, command in types]
        if _run(*SUITE, *more):
            failed.append("pytest")
    for name, checked in told:
        code, words = checked.result()
        print(words, end="")
        if code:
            failed.append(name)
    if "pytest" in failed and not asked.changed:
        _run(*EXPLAINED, *more)
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def _run(*command: str) -> int:
    """Run a module with its arguments; return how it ended, 0 without an error."""
    return subprocess.call((sys.executable, "-m", *command), cwd=ROOT, env=_compiled_once())


def _kept(*command: str) -> tuple[int, str]:
    """Run a module without showing what it tells; return how it ended, and its words."""
    done = subprocess.run(
        (sys.executable, "-m", *command), cwd=ROOT, env=_compiled_once(), capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


def _compiled_once() -> dict[str, str]:
    """Return the environment of a check, in which Python keeps the modules that it has compiled."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _place(room: str) -> Path:
    """Return where the tests of a room are; `game/ui/table`, `tests/ui/table` and `ui/table` name the same room."""
    return TESTS / room.removeprefix("game/").removeprefix("tests/").removesuffix("/")


def paths_of(room: str, *, with_inner: bool = False) -> Iterator[str]:
    """Yield the paths of the tests of a room, relative to the root: the files in its folder, or those named after it.

    The rooms inside it have tests of their own, which are among them only `with_inner`, or if the room has no others.
    """
    place = _place(room)
    own = sorted(place.glob("test_*.py"))
    if place.is_file() or (place.is_dir() and (with_inner or not own)):
        yield str(place.relative_to(ROOT))
    elif own:
        yield from (str(path.relative_to(ROOT)) for path in own)
    elif place.parent.is_dir():
        yield from (str(path.relative_to(ROOT)) for path in sorted(place.parent.glob(f"test_{place.stem}*.py")))


def inner_rooms(room: str) -> Iterator[str]:
    """Yield the rooms inside a room that `paths_of` leaves out."""
    place = _place(room)
    if any(place.glob("test_*.py")):
        for inner in sorted(path for path in place.iterdir() if any(path.rglob("test_*.py"))):
            yield inner.relative_to(TESTS).as_posix()


if __name__ == "__main__":
    raise SystemExit(main())
