"""Compiles the rules and the AIs with mypyc into game/_compiled: python packaging/compile.py

It needs a C compiler, mypy and setuptools. See `game/compiled.py` for the use of the result, and docs/building.md. With
`--windows FOLDER` it compiles for the Python of Windows in that folder, with MinGW on Linux.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
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


@dataclass(frozen=True, slots=True)
class Target:
    """The Python that is to load the libraries: its system, as `sys.platform` has it, and the ending of their files.

    `compiling` and `linking` come last on the lines of compiler and linker; `compiler` is the beginning of both, empty
    for that of this Python.
    """

    system: str
    suffix: str
    compiling: tuple[str, ...] = ()
    linking: tuple[str, ...] = ()
    compiler: tuple[str, ...] = ()


EXACT = "-ffp-contract=off"
"""Tells a compiler to take no step that multiplies and adds at once, which rounds only once."""
BARE = "-Wl,-s"
"""Tells a linker to leave out the symbols for debugging."""
SAME = ("-Wl,--no-insert-timestamp", "-Wl,--disable-auto-image-base")
"""Tells MinGW's linker to write neither the time nor an address made from the name of the folder it writes to."""


def here() -> Target:
    """Return the Python that runs this."""
    return Target(
        sys.platform,
        EXTENSION_SUFFIXES[0],
        () if sys.platform == "win32" else (EXACT,),
        (BARE,) if sys.platform.startswith("linux") else (),
    )


def windows(python: Path) -> Target:
    """Return the Python of Windows in a folder, for MinGW; raises FileNotFoundError if it is another than this one."""
    series = f"{sys.version_info.major}{sys.version_info.minor}"
    if not (python / f"python{series}.dll").is_file():
        raise FileNotFoundError(f"there is no python{series}.dll in {python}")
    return Target(
        "win32",
        f".cp{series}-win_amd64.pyd",
        (EXACT,),
        (f"-L{python / 'libs'}", f"-lpython{series}", "-static-libgcc", BARE, *SAME),
        ("x86_64-w64-mingw32-gcc", f"-I{python / 'include'}", "-fwrapv", "-DNDEBUG"),
    )


def module(source: Path) -> str:
    """Return the name of the module of a source."""
    return ".".join(source.with_suffix("").parts).removesuffix(".__init__")


def compile_into(folder: Path, build: Path, level: str = "2", target: Target | None = None) -> list[str]:
    """Compile everything into `folder`, which is emptied first, with the files between in `build`; for this Python, if
    no other is named.

    Returns the names of the modules. To be called in the root of the project, where mypy finds its settings.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    found, target = sources(), target or here()

    class Build(build_ext):
        """Makes libraries for the target."""

        def build_extensions(self) -> None:
            if target.compiler:
                self.compiler.set_executables(
                    compiler_so=list(target.compiler), linker_so=[*target.compiler, "-shared"]
                )
            super().build_extensions()

        def get_ext_filename(self, fullname: str) -> str:
            return str(Path(*fullname.split("."))) + target.suffix

    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(build, ignore_errors=True)
    extensions = mypycify(
        [f"--platform={target.system}", *map(str, found)],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
        target_dir=str(build / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *target.compiling]
        extension.extra_link_args = [*extension.extra_link_args, *target.linking]
    command = Build(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(build / "lib"), str(build / "objects")
    command.ensure_finalized()
    command.run()
    folder.mkdir(parents=True)
    names = [f"{GROUP}__mypyc", *map(module, found)]
    for name in names:
        made = build / "lib" / command.get_ext_filename(name)
        if not made.is_file():  # a package
            made = build / "lib" / command.get_ext_filename(f"{name}.__init__")
        shutil.copyfile(made, compiled.library(folder, name, target.suffix))
    compiled.write_manifest(folder, names, target.suffix)
    return names


def main() -> None:
    """Compile, and print the modules compiled."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--level", default="2", help="how much the C compiler optimises (0 to 3)")
    options.add_argument("--to", type=Path, default=compiled.FOLDER, help="the folder of the result")
    options.add_argument("--windows", type=Path, help="the folder of a Python for Windows, to compile for that")
    options.add_argument("--needed", action="store_true", help="do nothing if there is a copy of the present sources")
    chosen = options.parse_args()
    if chosen.needed and not compiled.FINDER.problem():
        print(f"{compiled.FOLDER} is up to date")
        return
    target = windows(chosen.windows) if chosen.windows else here()
    names = compile_into(chosen.to, ROOT / "build" / "compiled", chosen.level, target)
    print(f"{len(names) - 1} modules in {chosen.to}")


if __name__ == "__main__":
    main()
