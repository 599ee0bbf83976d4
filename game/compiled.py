"""The compiled copy of the rules and the AIs: whether this program uses it, and why not.

`packaging/compile.py` makes it from the same sources; it is about three times as fast and does exactly the same. It is
used as a whole or not at all: where it was made from other sources or for another Python, where a file is missing or
cut short, and where FELUCCA_PURE is set, the sources run as they are. Nothing else depends on it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from zlib import crc32

PURE = "FELUCCA_PURE"
"""The environment variable that, if it is not empty, makes the program run the sources."""
PACKAGE = Path(__file__).resolve().parent
FOLDER = PACKAGE / "_compiled"
"""The folder of the compiled copy."""
MANIFEST = "manifest.txt"
"""The name of the list in that folder: the suffix of this Python's libraries, then a line `module size checksum kind`
for each library.

The checksum is that of the source; the kind is `package` or `module`. The first library holds the code of all modules
and has no source: 0.
"""
_MODULE, _PACKAGE = "module", "package"
ROOMS = ("game.rules.", "game.ai.")
"""The beginnings of the names of modules that may be compiled."""


class Unusable(Exception):
    """Raised when the compiled copy cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Library:
    """A compiled module: the least size of its file, the checksum of its source, and whether it is a package."""

    name: str
    size: int
    checksum: int
    is_package: bool


def source_of(name: str) -> Path:
    """Return the source file of a module of the program."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    package = path / "__init__.py"
    return package if package.is_file() else path.with_suffix(".py")


def library(folder: Path, name: str, suffix: str = EXTENSION_SUFFIXES[0]) -> Path:
    """Return the file of a compiled module in `folder`; `suffix` is that of the Python that loads it."""
    return folder / f"{name}{suffix}"


def checksum(source: Path) -> int:
    """Return the checksum of a source; raises OSError."""
    return crc32(source.read_bytes())


def write_manifest(folder: Path, names: Sequence[str], suffix: str = EXTENSION_SUFFIXES[0]) -> None:
    """Write the list of the compiled modules in `folder`, the library of all first."""
    lines = [suffix]
    for name in names:
        source = source_of(name)
        total = checksum(source) if name.startswith(ROOMS) else 0
        kind = _PACKAGE if source.name == "__init__.py" else _MODULE
        lines.append(f"{name} {library(folder, name, suffix).stat().st_size} {total} {kind}")
    (folder / MANIFEST).write_text("\n".join(lines) + "\n", encoding="utf-8")


def read_manifest(folder: Path) -> list[Library]:
    """Return the compiled modules in `folder`; raises Unusable."""
    try:
        suffix, *lines = (folder / MANIFEST).read_text(encoding="utf-8").splitlines()
        found = [
            Library(name, int(size), int(total), kind == _PACKAGE) for name, size, total, kind in map(str.split, lines)
        ]
    except FileNotFoundError:
        raise Unusable("there is no compiled copy") from None
    except (OSError, ValueError):
        raise Unusable(f"the list of the compiled copy, {MANIFEST}, cannot be read") from None
    if suffix != EXTENSION_SUFFIXES[0]:
        raise Unusable(f"the compiled copy is for another Python ('{suffix}')")
    if not found:
        raise Unusable("the compiled copy is empty")
    return found


def check(folder: Path, found: Sequence[Library]) -> None:
    """Raise Unusable if a file of the compiled copy is missing or cut short, or its source has changed."""
    for each in found:
        file = library(folder, each.name)
        try:
            size = file.stat().st_size
        except OSError:
            raise Unusable(f"the compiled file {file.name} is missing") from None
        if size < each.size:  # to load it would end the program
            raise Unusable(f"the compiled file {file.name} is damaged: {size} bytes instead of {each.size}")
        source = source_of(each.name)
        if each.checksum and source.is_file() and checksum(source) != each.checksum:
            raise Unusable(f"{source.relative_to(PACKAGE.parent).as_posix()} has changed since it was compiled")


class CompiledLoader(ExtensionFileLoader):
    """Loads a compiled module; a compiled package still finds its modules that are not compiled, beside its source."""

    def exec_module(self, module: ModuleType) -> None:
        """Execute the module, then point the path of a package, which loading has changed, to its sources again."""
        super().exec_module(module)
        parts = module.__spec__.submodule_search_locations if module.__spec__ else None
        if parts is not None:
            module.__path__ = parts


def spec_of(folder: Path, name: str, parts: list[str] | None = None) -> ModuleSpec:
    """Return the spec of a compiled module in `folder`; `parts` are the folders of a package's modules."""
    file = library(folder, name)
    loader = CompiledLoader(name, str(file))
    spec = spec_from_file_location(name, file, loader=loader, submodule_search_locations=parts)
    assert spec is not None
    return spec


def load(folder: Path, name: str) -> None:
    """Load the library `name`, which holds the code of all modules and which they import; raises Unusable."""
    spec = spec_of(folder, name)
    assert spec.loader is not None
    try:
        sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    except ImportError as error:
        sys.modules.pop(name, None)
        raise Unusable(f"the compiled file {library(folder, name).name} cannot be loaded: {error}") from None


class CompiledFinder:
    """Finds the compiled modules before Python finds their sources.

    Whether the compiled copy can be used is decided once, on first use; if it cannot, the sources run.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._found: dict[str, Library] | None = None
        self._problem = ""

    def problem(self) -> str:
        """Return the reason why the sources run, without a full stop; empty if the compiled copy does."""
        self._decide()
        return self._problem

    def words(self) -> str:
        """Return in words whether the compiled copy runs and, if not, why."""
        problem = self.problem()
        return f"rules and AIs not compiled: {problem}" if problem else "rules and AIs compiled"

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the compiled module of that name, None if there is none or the sources run."""
        found = self._decide().get(name) if name.startswith(ROOMS) else None
        if found is None:
            return None
        parts = [str(PACKAGE.parent.joinpath(*name.split(".")))] if found.is_package else None
        return spec_of(self._folder, name, parts)

    def _decide(self) -> dict[str, Library]:
        if self._found is None:
            self._found = {}
            try:
                if os.environ.get(PURE):
                    raise Unusable(f"{PURE} is set")
                found = read_manifest(self._folder)
                check(self._folder, found)
                load(self._folder, found[0].name)
                self._found = {each.name: each for each in found[1:]}
            except Unusable as error:
                self._problem = str(error)
        return self._found


FINDER = CompiledFinder(FOLDER)


def install() -> None:
    """Let this program use its compiled copy, if it can; to be called before any module of it is imported."""
    if FINDER not in sys.meta_path:
        sys.meta_path.insert(0, FINDER)
