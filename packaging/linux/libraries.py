"""Reads the programs and libraries of a built folder for Linux; takes out fluidsynth and the folders of the builder.

    python packaging/linux/libraries.py dist/felucca            # fails if a library is too much, missing or too new
    python packaging/linux/libraries.py --newest dist/felucca   # tells the oldest glibc it can run with

The folder must hold no library that the drivers of a desktop bring themselves: an older libstdc++ of the builder in
front of the system's own keeps Mesa from loading. The oldest glibc is checked by the versions that are asked for.
"""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

OLDEST_GLIBC = (2, 35)
"""The oldest glibc the program runs with, that of Ubuntu 22.04; Debian 12 has 2.36."""
OF_THE_SYSTEM = re.compile(
    r"(libc|libm|libpthread|libdl|librt|libutil|libz|libgcc_s|ld-linux[\w-]*)\.so\.\d+$", re.ASCII
)
"""Libraries that every Linux with a desktop has; the folder brings none of them."""
UNWANTED = re.compile(r"lib(stdc\+\+|gcc_s|z|uuid|fluidsynth|sndfile)[.-].*so")
"""Libraries that must not lie in the folder: the system's own must be found, or nothing needs them."""
SYNTHESISER = re.compile(r"libfluidsynth\b")
"""Plays MIDI files, of which Felucca has none. No other library requires libstdc++ and libsndfile."""
_STRINGS, _DYNAMIC, _SYMBOLS, _VERSIONS = 3, 6, 11, 0x6FFFFFFE
_RPATH, _RUNPATH = 15, 29
_NEEDED, _GLOBAL, _WEAK, _UNDEFINED = 1, 1, 2, 0


@dataclass(slots=True)
class Elf:
    """A program or library (64 bits, little-endian): its bytes and where its sections lie."""

    data: bytearray
    sections: list[tuple[int, ...]] = field(default_factory=list)
    """As the format writes them: name, kind, flags, address, offset, size, link, info, alignment, size of an entry."""

    @classmethod
    def read(cls, path: Path) -> Elf | None:
        """Return the file, or None if it is of another kind."""
        with path.open("rb") as file:
            if file.read(6) != b"\x7fELF\x02\x01":
                return None
        data = bytearray(path.read_bytes())
        (offset,) = struct.unpack_from("<Q", data, 0x28)
        size, count = struct.unpack_from("<HH", data, 0x3A)
        return cls(data, [struct.unpack_from("<IIQQQQIIQQ", data, offset + size * number) for number in range(count)])

    def _of_kind(self, kind: int) -> Iterator[tuple[int, int, int]]:
        """Yield offset, size and the offset of the names of all sections of a kind."""
        for section in self.sections:
            if section[1] == kind:
                yield section[4], section[5], self.sections[section[6]][4]

    def _name(self, place: int) -> str:
        return self.data[place : self.data.index(b"\0", place)].decode("ascii")

    @property
    def needed(self) -> list[str]:
        """The libraries that it asks for."""
        return self._dynamic(_NEEDED)

    @property
    def paths(self) -> list[str]:
        """The fixed folders in which it looks for libraries, as somebody's machine had them."""
        found = [path for told in self._dynamic(_RPATH, _RUNPATH) for path in told.split(":")]
        return [path for path in found if not path.startswith("$ORIGIN")]

    def _dynamic(self, *tags: int) -> list[str]:
        """Return the texts of the dynamic entries with these tags."""
        return [
            self._name(names + value)
            for offset, size, names in self._of_kind(_DYNAMIC)
            for tag, value in struct.iter_unpack("<QQ", self.data[offset : offset + size])
            if tag in tags
        ]

    @property
    def versions(self) -> set[str]:
        """The versions of symbols that it asks for, such as GLIBC_2.34."""
        found = set()
        for offset, size, names in self._of_kind(_VERSIONS):
            at = offset
            while at < offset + size:
                _, count, _, first, following = struct.unpack_from("<HHIII", self.data, at)
                entry = at + first
                for _ in range(count):
                    *_, name, ahead = struct.unpack_from("<IHHII", self.data, entry)
                    found.add(self._name(names + name))
                    entry += ahead
                if not following:
                    break
                at += following
        return found

    def forget(self, library: str, prefix: str) -> None:
        """Ask no longer for `library`; undefined symbols with `prefix` in their names become weak."""
        self._drop(lambda tag, text: tag == _NEEDED and text == library)
        for offset, size, names in self._of_kind(_SYMBOLS):
            for at in range(offset, offset + size, 24):
                name, info, _, section = struct.unpack_from("<IBBH", self.data, at)
                if section == _UNDEFINED and info >> 4 == _GLOBAL and prefix in self._name(names + name):
                    self.data[at + 4] = _WEAK << 4 | info & 0xF

    def forget_paths(self) -> None:
        """Look no longer into fixed folders; a list that also has a folder beside the file stays."""
        self._drop(lambda tag, text: tag in (_RPATH, _RUNPATH) and "$ORIGIN" not in text)

    def _drop(self, is_unwanted: Callable[[int, str], bool]) -> None:
        """Take out the dynamic entries of which `is_unwanted` says so, by tag and text."""
        for offset, size, names in self._of_kind(_DYNAMIC):
            entries = [self.data[at : at + 16] for at in range(offset, offset + size, 16)]
            kept = [entry for entry in entries if not self._is_such(entry, names, is_unwanted)]
            kept += [bytearray(16)] * (len(entries) - len(kept))
            self.data[offset : offset + size] = b"".join(kept)

    def _is_such(self, entry: bytes, names: int, is_unwanted: Callable[[int, str], bool]) -> bool:
        tag, value = struct.unpack("<QQ", entry)
        return tag in (_NEEDED, _RPATH, _RUNPATH) and is_unwanted(tag, self._name(names + value))


def without_synthesiser(source: Path, to: Path) -> bool:
    """Write a library that can do without fluidsynth to `to`; return False and write nothing if it never asked for it.

    SDL_mixer tests each function of fluidsynth before it uses one, as it may be missing on other systems too.
    """
    library = Elf.read(source)
    asked = [name for name in library.needed if SYNTHESISER.match(name)] if library else []
    if library is None or not asked:
        return False
    for name in asked:
        library.forget(name, "fluid_")
    _write(library, source, to)
    return True


def without_fixed_paths(source: Path, to: Path) -> bool:
    """Write a library that looks into no fixed folders to `to`, which may be the source; return False and write nothing
    if it never did.
    """
    library = Elf.read(source)
    if library is None or not library.paths:
        return False
    library.forget_paths()
    _write(library, source, to)
    return True


def _write(library: Elf, source: Path, to: Path) -> None:
    mode = source.stat().st_mode
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(library.data)
    to.chmod(mode)


def glibc(version: str) -> tuple[int, ...]:
    """Return the numbers of a version such as GLIBC_2.34; none for a version of something else."""
    found = re.fullmatch(r"GLIBC_(\d+(?:\.\d+)+)", version)
    return tuple(int(number) for number in found[1].split(".")) if found else ()


def problems(folder: Path, oldest: tuple[int, ...] = OLDEST_GLIBC) -> list[str]:
    """Return the problems with the libraries of a folder, a sentence each."""
    found = []
    names = {path.name for path in folder.rglob("*")}
    found += [f"{name} must not be in the folder" for name in sorted(names) if UNWANTED.match(name)]
    for path in sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()):
        elf = Elf.read(path)
        if elf is None:
            continue
        name = path.relative_to(folder).as_posix()
        missing = [it for it in elf.needed if it not in names and not OF_THE_SYSTEM.match(it)]
        found += [f"{name} asks for {it}, which is neither in the folder nor in every system" for it in missing]
        found += [f"{name} looks for libraries in {it}, a folder of the builder" for it in elf.paths]
        newer = [it for it in elf.versions if glibc(it) > oldest]
        found += [f"{name} asks for {it}" for it in sorted(newer, key=glibc)]
    return found


def newest_glibc(folder: Path) -> str:
    """Return the newest version of glibc that anything in a folder asks for."""
    elves = (Elf.read(path) for path in folder.rglob("*") if path.is_file())
    versions = {version for elf in elves if elf is not None for version in elf.versions if glibc(version)}
    return max(versions, key=glibc, default="none")


def main(words: Sequence[str]) -> int:
    """Check a folder and print its problems."""
    folder = Path(words[-1])
    if words[0] == "--newest":
        print(newest_glibc(folder).removeprefix("GLIBC_"))
        return 0
    found = problems(folder)
    print("\n".join(found) or f"the libraries are right; the newest symbols are of {newest_glibc(folder)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
