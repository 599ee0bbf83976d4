"""Checks files that only run elsewhere: workflows, shell scripts, and the desktop files of Linux.

    python packaging/lint.py               # prints the findings of each tool, or that it is missing

The tools: check-jsonschema and zizmor come with the extra `lint`; shellcheck, desktop-file-validate, appstreamcli and
actionlint come from the system. It ends with 1 if one of them finds something, also with `--all` if one is missing.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = ROOT / ".github" / "workflows"
BOT = ROOT / ".github" / "dependabot.yml"
DESKTOP = ROOT / "packaging" / "linux" / "local.felucca.Felucca"
SHELLS = {"", "bash", "sh"}


@dataclass(frozen=True, slots=True)
class Block:
    """The words of one `run:` of a workflow, and where they stand."""

    workflow: str
    job: str
    number: int
    words: str


def workflows() -> list[Path]:
    """Return all workflows."""
    return sorted(WORKFLOWS.glob("*.yml"))


def scripts() -> list[Path]:
    """Return all shell scripts, also those without an ending."""
    found = [*ROOT.glob("packaging/**/*.sh"), *ROOT.glob(".ci/*")]
    return sorted(path for path in found if path.is_file() and path.read_bytes().startswith(b"#!"))


def blocks(path: Path) -> Iterator[Block]:
    """Yield the blocks of a workflow that a POSIX shell runs, with GitHub's expressions replaced by a plain word."""
    flow: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    for name, job in flow["jobs"].items():
        usual = job.get("defaults", {}).get("run", {}).get("shell", "")
        for number, step in enumerate(job.get("steps", ()), 1):
            if "run" in step and step.get("shell", usual) in SHELLS:
                yield Block(path.stem, name, number, re.sub(r"\$\{\{.*?\}\}", "filled_in", step["run"]))


def tool(name: str) -> str | None:
    """Return where a tool is: beside this Python, or on the path."""
    return shutil.which(name, path=sysconfig.get_path("scripts")) or shutil.which(name)


def call(*words: str) -> tuple[bool, str]:
    """Run a tool; return whether it found nothing, and all it said."""
    done = subprocess.run(words, cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace", check=False)
    return done.returncode == 0, (done.stdout + done.stderr).strip()


def schema(found: str) -> tuple[bool, str]:
    """Compare workflows and the dependency bot with the schemas included in check-jsonschema."""
    are_good, said = call(found, "--builtin-schema", "vendor.github-workflows", *map(str, workflows()))
    is_good, more = call(found, "--builtin-schema", "vendor.dependabot", str(BOT))
    return are_good and is_good, "\n".join(filter(None, (said, more)))


def zizmor(found: str) -> tuple[bool, str]:
    """Look for security problems in a workflow."""
    return call(found, "--offline", "--no-progress", "--color", "never", str(BOT), *map(str, workflows()))


def actionlint(found: str) -> tuple[bool, str]:
    """Check the expressions and the shape of workflows."""
    return call(found, "-no-color", *map(str, workflows()))


def shellcheck(found: str) -> tuple[bool, str]:
    """Check all shell scripts and the blocks of workflows."""
    is_good, said = call(found, *map(str, scripts()))
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for path in workflows():
            for block in blocks(path):
                file = Path(folder) / f"{block.workflow}-{block.job}-step-{block.number}.sh"
                file.write_text(f"#!/bin/bash\nset -e\n{block.words}\n", encoding="utf-8")
                files.append(str(file))
        are_good, more = call(found, *files)
    return is_good and are_good, "\n".join(filter(None, (said, more)))


def desktop(found: str) -> tuple[bool, str]:
    """Check the entry in the menus."""
    is_good, said = call(found, f"{DESKTOP}.desktop")
    return is_good and not said, said


def metainfo(found: str) -> tuple[bool, str]:
    """Check the entry for shops; remarks about its name, which claims no site, are no mistakes."""
    return call(found, "validate", "--no-net", "--explain", f"{DESKTOP}.metainfo.xml")


TOOLS: dict[str, Callable[[str], tuple[bool, str]]] = {
    "check-jsonschema": schema,
    "zizmor": zizmor,
    "actionlint": actionlint,
    "shellcheck": shellcheck,
    "desktop-file-validate": desktop,
    "appstreamcli": metainfo,
}


def main(words: Sequence[str]) -> int:
    """Run every installed tool and print its findings."""
    is_good = True
    for name, use in TOOLS.items():
        found = tool(name)
        if found is None:
            print(f"{name}: not installed, left out")
            is_good = is_good and "--all" not in words
            continue
        passes, said = use(found)
        print(f"{name}: nothing found" if passes else f"{name}: FOUND\n{said}")
        is_good = is_good and passes
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
