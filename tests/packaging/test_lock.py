"""requirements.lock contains the requirements of pyproject.toml, with hashes; selections from it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
LOCK = """# made by a tool
a==1.0 \\
    --hash=sha256:aa \\
    --hash=sha256:ab
    # via felucca (pyproject.toml)
b==2.0 ; sys_platform == 'win32' \\
    --hash=sha256:bb
    # via
    #   a
    #   d
c==3.0 ; python_full_version < '3.12' \\
    --hash=sha256:cc
    # via b
c==3.1 ; python_full_version >= '3.12' \\
    --hash=sha256:cd
    # via b
d==4.0 \\
    --hash=sha256:dd
    # via felucca (pyproject.toml)
"""


def test_what_is_chosen_brings_along_what_it_asks_for(script) -> None:
    lock = script("lock")
    pins = lock.pins(LOCK)
    assert [(pin.name, pin.version, sorted(pin.wanted_by)) for pin in pins[:2]] == [
        ("a", "1.0", ["felucca (pyproject.toml)"]), ("b", "2.0", ["a", "d"]),
    ]  # fmt: skip
    assert [(pin.name, pin.version) for pin in lock.choose(pins, {"a"})] == [
        ("a", "1.0"), ("b", "2.0"), ("c", "3.0"), ("c", "3.1"),
    ]  # fmt: skip
    assert pins[1].lines == ("b==2.0 ; sys_platform == 'win32' \\", "    --hash=sha256:bb")
    assert [pin.name for pin in lock.choose(pins, {"d"})] == ["b", "c", "c", "d"]


def test_a_name_without_a_pin_is_an_error(script) -> None:
    lock = script("lock")
    with pytest.raises(KeyError, match="nothing"):
        lock.choose(lock.pins(LOCK), {"a", "nothing"})
    with pytest.raises(KeyError, match="wrong"):
        lock.roots(["wrong"])


def test_the_lock_holds_what_is_asked_for(script) -> None:
    lock = script("lock")
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["build"], *extras["lint"], *extras["test"]]
    pins = lock.pins(lock.LOCK.read_text("utf-8"))
    for requirement in map(Requirement, asked):
        found = [pin.version for pin in pins if pin.name == re.sub(r"[-_.]+", "-", requirement.name).lower()]
        assert found, f"{requirement.name} is not locked: see CONTRIBUTING.md"
        for version in found:
            assert requirement.specifier.contains(version), f"{requirement} and the lock, {version}, disagree"


def test_everything_in_the_lock_has_a_hash(script) -> None:
    lock = script("lock")
    for pin in lock.pins(lock.LOCK.read_text("utf-8")):
        assert len(pin.lines) > 1, pin.name
        for line in pin.lines[1:]:
            assert re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line), f"{pin.name}: {line}"


def test_the_program_alone_is_a_part_of_the_lock(script) -> None:
    lock = script("lock")
    named = {pin.name for pin in lock.choose(lock.pins(lock.LOCK.read_text("utf-8")), lock.roots([]))}
    assert "pygame-ce" in named
    assert not named & {"pytest", "numpy", "pyinstaller", "mypy"}
