"""Compiles the rules and the AIs with mypyc into game/_compiled: python packaging/compile.py

It needs a C compiler, mypy and setuptools. See `game/compiled.py` for the use of the result, and docs/building.md.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game import compiled

ROOT = Path(__file__).resolve().parent.parent

GROUP = "felucca"
"""The name of the library that holds the code of all modules, before what mypyc adds to it."""
LEFT = (
    "game/ai/train",
    "game/ai/budget.py",
    "game/ai/comparison.py",
    "game/ai/heuristics/contract.py",
    "game/ai/heuristics/__init__.py",
    "game/ai/levels.py",
    "game/ai/manners.py",
    "game/ai/mistakes.py",
    "game/ai/motives.py",
    "game/ai/options.py",
    "game/ai/pool.py",
    "game/ai/reasons.py",
    "game/ai/worker.py",
    "game/ai/player.py",
    "game/rules/core/deck.py",
    "game/rules/core/facts.py",
    "game/rules/core/game.py",
    "game/rules/core/knowledge.py",
    "game/rules/core/native.py",
    "game/rules/core/observers.py",
    "game/rules/core/universe.py",
)
"""Sources that stay as they are: training, hints, contracts, knowledge, and values that go to other processes."""
LEFT_NAMES = ("arranging.py", "explain.py", "notes.py", "refusals.py", "traits.py")
"""Names of sources that no search runs."""


def sources() -> list[Path]:
    """Return the sources to be compiled, relative to the root, sorted; a package that holds nothing is left out."""
    found = []
    for room in compiled.ROOMS:
        for path in (ROOT / room.strip(".").replace(".", "/")).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            is_left = name.startswith(LEFT) or path.name in LEFT_NAMES
            is_empty = path.name == "__init__.py" and "import" not in path.read_text(encoding="utf-8")
            if not is_left and not is_empty:
                found.append(path.relative_to(ROOT))
    return sorted(found)


def module(source: Path) -> str:
    """Return the name of the module of a source."""
    return ".".join(source.with_suffix("").parts).removesuffix(".__init__")


def compile_into(folder: Path, build: Path, level: str = "2") -> list[str]:
    """Compile everything into `folder`, which is emptied first, with the files between in `build`.

    Returns the names of the modules. To be called in the root of the project, where mypy finds its settings.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(build, ignore_errors=True)
    found = sources()
    extensions = mypycify(
        [str(path) for path in found],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
        target_dir=str(build / "c"),
    )
    for extension in extensions:
        if sys.platform != "win32":  # without steps that multiply and add at once, which round only once
            extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
        if sys.platform.startswith("linux"):
            extension.extra_link_args = [*extension.extra_link_args, "-Wl,-s"]  # without symbols for debugging
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(build / "lib"), str(build / "objects")
    command.ensure_finalized()
    command.run()
    folder.mkdir(parents=True)
    names = [f"{GROUP}__mypyc", *map(module, found)]
    for name in names:
        made = build / "lib" / command.get_ext_filename(name)
        if not made.is_file():  # a package
            made = build / "lib" / command.get_ext_filename(f"{name}.__init__")
        shutil.copyfile(made, compiled.library(folder, name))
    compiled.write_manifest(folder, names)
    return names


def main() -> None:
    """Compile, and print the modules compiled."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--level", default="2", help="how much the C compiler optimises (0 to 3)")
    options.add_argument("--needed", action="store_true", help="do nothing if there is a copy of the present sources")
    chosen = options.parse_args()
    if chosen.needed and not compiled.FINDER.problem():
        print(f"{compiled.FOLDER} is up to date")
        return
    names = compile_into(compiled.FOLDER, ROOT / "build" / "compiled", chosen.level)
    print(f"{len(names) - 1} modules in {compiled.FOLDER}")


if __name__ == "__main__":
    main()
