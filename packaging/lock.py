"""Chooses from requirements.lock: the versions and hashes of the program, and of the extras that are named.

python packaging/lock.py build test >requirements.txt
python -m pip install --require-hashes -r requirements.txt
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import contents

LOCK = contents.ROOT / "requirements.lock"
_PROJECT = "felucca (pyproject.toml)"


@dataclass(frozen=True, slots=True)
class Pin:
    """One distribution of the lock: its name, the lines that pin it, and the distributions that ask for it."""

    name: str
    version: str
    lines: tuple[str, ...]
    wanted_by: frozenset[str]


def pins(lock: str) -> list[Pin]:
    """Return all pins of a lock, in its order; the same name twice if the version depends on the Python."""
    found = []
    for block in re.split(r"^(?=[\w-]+==)", lock, flags=re.MULTILINE)[1:]:
        lines = block.splitlines()
        name, version = re.match(r"([\w-]+)==([^\s;]+)", block).groups()  # type: ignore[union-attr]
        askers = [re.sub(r"^ *# +(via +)?", "", line) for line in lines if line.lstrip().startswith("#")]
        found.append(
            Pin(
                name,
                version,
                tuple(line for line in lines if not line.lstrip().startswith("#")),
                frozenset(asker for asker in askers if asker not in {"", "via"}),
            )
        )
    return found


def roots(extras: Iterable[str]) -> set[str]:
    """Return the requirements of the program and some extras; raises KeyError for an unknown extra."""
    with (contents.ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    return {contents.canonical(re.split(r"[<>=!~ ;\[]", line)[0]) for line in lines}


def choose(lock: Sequence[Pin], names: set[str]) -> list[Pin]:
    """Return the pins of `names` and of all that they ask for in turn; raises KeyError for a name without a pin."""
    for name in names:
        if not any(pin.name == name for pin in lock):
            raise KeyError(name)
    chosen = set(names)
    while more := {pin.name for pin in lock if pin.wanted_by & chosen} - chosen:
        chosen |= more
    return [pin for pin in lock if pin.name in chosen]


def text(extras: Iterable[str]) -> str:
    """Return a file of requirements for pip: the program and some extras, with their hashes."""
    chosen = choose(pins(LOCK.read_text(encoding="utf-8")), roots(extras))
    return "".join(f"{line}\n" for pin in chosen for line in pin.lines)


if __name__ == "__main__":
    print(text(sys.argv[1:]), end="")
