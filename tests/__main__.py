"""`python -m tests`: all that must be green before a change lands; with rooms, the part of it that belongs to them."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
SYSTEMS = ("linux", "win32", "darwin")
"""The systems for which mypy checks the code; each has a cache of its own, or none would last."""
SUITE = ("pytest", "-n", "auto", "--dist", "worksteal")
CHECKS = (
    ("ruff", ("ruff", "check", ".")),
    *((f"mypy for {it}", ("mypy", "--platform", it, "--cache-dir", f".mypy_cache/{it}")) for it in SYSTEMS),
    ("pytest", SUITE),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the checks one after the other and return 1 if any of them failed."""
    parser = argparse.ArgumentParser(prog="python -m tests", description=__doc__)
    rooms = "a folder of game/, such as rules/duel or ui/boards/sare, or a file of tests; all without one"
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=rooms)
    parser.add_argument("--slow", action="store_true", help="run the tests marked slow as well")
    parser.add_argument("--changed", action="store_true", help="run only tests that changes since the last time reach")
    asked = parser.parse_args(arguments)
    paths = [path for room in asked.rooms for path in paths_of(room)]
    if asked.rooms and not paths:
        parser.error(f"no tests for {', '.join(asked.rooms)}")
    more = [*(("-m", "slow or not slow") if asked.slow else ()), *(("--testmon",) if asked.changed else ()), *paths]
    checks = [(name, (*command, *more)) if command is SUITE else (name, command) for name, command in CHECKS]
    if paths or asked.changed:
        checks = [each for each in checks if not each[0].startswith("mypy")]
    compiled_once = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    failed = [
        name
        for name, command in checks
        if subprocess.call((sys.executable, "-m", *command), cwd=ROOT, env=compiled_once)
    ]
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def paths_of(room: str) -> Iterator[str]:
    """Yield the paths of the tests of a room, relative to the root: its folder in `tests`, or the files named after it.

    `game/ui/table`, `tests/ui/table` and `ui/table` name the same room.
    """
    place = TESTS / room.removeprefix("game/").removeprefix("tests/").removesuffix("/")
    if place.exists():
        yield str(place.relative_to(ROOT))
    elif place.parent.is_dir():
        yield from (str(path.relative_to(ROOT)) for path in sorted(place.parent.glob(f"test_{place.stem}*.py")))


if __name__ == "__main__":
    raise SystemExit(main())
