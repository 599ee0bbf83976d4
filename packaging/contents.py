"""The contents of the frozen program besides Felucca itself: the distributions and their licences."""

from __future__ import annotations

import hashlib
import re
import struct
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_FROZEN = {"numpy", "tomli", "tomli-w"}
"""Distributions that others ask for and Felucca never loads: they are left out."""
ALLOWED = {
    *("MIT", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "LGPL-2.1-or-later", "LGPL-3.0-or-later"),
    *("OFL-1.1", "PSF-2.0", "ISC", "Zlib"),
}
_SPOKEN = {
    "MIT License": "MIT",
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License": "ISC",
    "ISC License (ISCL)": "ISC",
    "SIL OFL 1.1": "OFL-1.1",
    "LGPL v2.1": "LGPL-2.1-or-later",
    "LGPLv3": "LGPL-3.0-or-later",
    "Python Software Foundation License": "PSF-2.0",
}
_UNTOLD = {"accesskit": "MIT"}
"""The licences of distributions that bring the texts along, but name them nowhere else."""
_TEXTS = {
    "LGPL-2.1-or-later": ("LGPL-2.1",),
    "LGPL-3.0-or-later": ("LGPL-3.0", "GPL-3.0"),
    "Apache-2.0": ("Apache-2.0",),
}
"""Licence texts kept in packaging/licences, for distributions that bring none along."""
NATIVE = {
    "SDL2": "Zlib",
    "SDL2_image": "Zlib",
    "SDL2_mixer": "Zlib",
    "SDL2_ttf": "Zlib",
    "FLAC": "BSD-3-Clause",
    "asound": "LGPL-2.1-or-later",
    "brotlicommon": "MIT",
    "brotlidec": "MIT",
    "ffi": "MIT",
    "fluidsynth": "LGPL-2.1-or-later",
    "freetype": "FTL",
    "harfbuzz": "MIT-Modern-Variant",
    "jpeg": "IJG",
    "mpg123": "LGPL-2.1-or-later",
    "ogg": "BSD-3-Clause",
    "opus": "BSD-3-Clause",
    "opusfile": "BSD-3-Clause",
    "png16": "libpng-2.0",
    "portmidi": "MIT",
    "sharpyuv": "BSD-3-Clause",
    "sndfile": "LGPL-2.1-or-later",
    "tiff": "libtiff",
    "vorbis": "BSD-3-Clause",
    "vorbisenc": "BSD-3-Clause",
    "vorbisfile": "BSD-3-Clause",
    "wavpack": "BSD-3-Clause",
    "VCRUNTIME140": "LicenseRef-Microsoft-Visual-C-Runtime",
    "webp": "BSD-3-Clause",
    "webpdemux": "BSD-3-Clause",
    "xmp": "MIT",
    "zlib1": "Zlib",
}
"""The libraries inside pygame-ce and Python and their licences (SPDX), by the name of the library without `lib`."""
_FIXED_FILE_INFO = struct.pack("<II", 0xFEEF04BD, 0x10000)
"""The beginning of the version block in a Windows library."""
_TOLD = re.compile(rb"(?:libjpeg-turbo version|libpng version|LIBTIFF, Version) (\d[\d.]*\d)")
"""The version in a text of a library that has no other."""


@dataclass(frozen=True, slots=True)
class Part:
    """A distribution in the program: name, version, licence (SPDX), home page, licence texts."""

    name: str
    version: str
    licence: str
    home: str
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Library:
    """A native library in the program: name without `lib`, version ('' if none is told), licence (SPDX), file, hash."""

    name: str
    version: str
    licence: str
    file: str
    sha256: str


def version() -> str:
    """Return the version of Felucca, from the one place where it stands."""
    text = (ROOT / "game" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    assert found, "game/__init__.py names no version"
    return found[1]


def numbers(version: str) -> str:
    """Return the numbers of a version, without the mark of development: 0.2.0 of 0.2.0.dev0."""
    return version.partition(".dev")[0]


def canonical(name: str) -> str:
    """Return a distribution's name as package indexes write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def art(folder: Path) -> list[Path]:
    """Return the files of the art that the program reads, by name: neither their sources nor the programs that draw."""
    found = (path for kind in ("*.svg", "*.webp", "*.yaml") for path in folder.rglob(kind))
    return sorted(path for path in found if "sources" not in path.relative_to(folder).parts)


def home() -> str:
    """Return the address of the project, from the one place where it may stand; '' while it has none."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"].get("urls", {}).get("Homepage", ""))


def requirements() -> list[str]:
    """Return the requirements of Felucca."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["project"]["dependencies"])


def parts(roots: Iterable[str] | None = None) -> list[Part]:
    """Return all distributions that are in the program, by name; raises PackageNotFoundError for a missing root."""
    found: dict[str, Distribution] = {}
    waiting = [(_name(line), True) for line in (requirements() if roots is None else roots)]
    while waiting:
        name, is_needed = waiting.pop()
        if name in found or name in NOT_FROZEN:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            if is_needed:
                raise
            continue  # for another system or Python
        lines = found[name].requires or []
        waiting += [(_name(line), False) for line in lines if "extra ==" not in line]
    return [_part(found[name]) for name in sorted(found)]


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return canonical(found[0])


def _part(dist: Distribution) -> Part:
    data = dist.metadata
    told = data.get("License-Expression") or "", data.get("License") or "", data.get_all("Classifier") or []
    licence = licence_of(*told) or _UNTOLD.get(canonical(data["Name"]), "")
    urls = dict(line.split(", ", 1) for line in data.get_all("Project-URL") or [] if ", " in line)
    home = data.get("Home-page") or next(iter(urls.values()), "")
    return Part(canonical(data["Name"]), dist.version, licence, home, tuple(_texts(dist, licence)))


def licence_of(expression: str, words: str, classifiers: Iterable[str]) -> str:
    """Return the licence as SPDX writes it, from the three places where a distribution may name it; '' if unknown."""
    if expression:
        return expression
    spoken = [line.rsplit(" :: ", 1)[1] for line in classifiers if line.startswith("License ::")]
    for word in (words.strip().splitlines()[0] if words.strip() else "", *spoken):
        if word in ALLOWED:
            return word
        if word in _SPOKEN:
            return _SPOKEN[word]
    return ""


def _texts(dist: Distribution, licence: str) -> Iterable[str]:
    """Yield the licence texts of a distribution, or the general ones of its licence."""
    own = [
        Path(str(dist.locate_file(file)))
        for file in dist.files or []
        if re.match(r"(licen[cs]e|copying|notice)", file.name, re.IGNORECASE) and file.suffix not in {".py", ".pyc"}
    ]
    kept = [file.read_text(encoding="utf-8", errors="replace") for file in own if file.is_file()]
    yield from kept or (
        (ROOT / "packaging" / "licences" / f"{name}.txt").read_text(encoding="utf-8")
        for name in _TEXTS.get(licence, ())
    )


def native(folder: Path) -> list[Library]:
    """Return the libraries in a built folder that are no modules of Python, by name, each file once."""
    found: dict[tuple[str, str], Library] = {}
    for file in sorted(folder.rglob("*")):
        if not is_library(file):
            continue
        name = re.split(r"[-.]", file.name.removeprefix("lib"))[0]
        data = file.read_bytes()
        library = Library(name, library_version(file.name, data), licence_of_library(name), file.name, sha256(data))
        found.setdefault((file.name, library.sha256), library)
    return sorted(found.values(), key=lambda library: (library.name.lower(), library.file))


def is_library(file: Path) -> bool:
    """Return whether a file is a library of its own: no link, and no module of Python."""
    is_named_so = re.search(r"\.dll$|\.dylib$|^lib.*\.so(\.\d+)*$", file.name) is not None
    return is_named_so and file.is_file() and not file.is_symlink()


def licence_of_library(name: str) -> str:
    """Return the licence of a library (SPDX); NOASSERTION for an unknown one."""
    return "PSF-2.0" if re.fullmatch(r"python3\d*", name) else NATIVE.get(name, "NOASSERTION")


def library_version(file: str, data: bytes) -> str:
    """Return the version of a library: its Windows version, the numbers in its name, or a text in it; else ''."""
    at = data.find(_FIXED_FILE_INFO) if file.endswith(".dll") else -1
    if at >= 0:
        high, low = struct.unpack_from("<II", data, at + 8)
        return ".".join(str(part) for part in (high >> 16, high & 0xFFFF, low >> 16, low & 0xFFFF))
    found = re.search(r"\.so\.([\d.]+)$|\.([\d.]+)\.dylib$", file)
    numbers = (found[1] or found[2]) if found else ""
    if file.startswith("libSDL2") and (told := re.fullmatch(r"0\.(\d+)00\.(\d+)", numbers)):
        return f"2.{told[1]}.{told[2]}"  # SDL writes 2.32.10 as 0.3200.10
    said = _TOLD.search(data)
    return numbers or (said[1].decode() if said else "")


def sha256(data: bytes) -> str:
    """Return the SHA-256 of some bytes."""
    return hashlib.sha256(data).hexdigest()
