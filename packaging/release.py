"""Makes the files of a release: reproducible archives, checksums, and release notes.

python packaging/release.py pack FOLDER          # dist/felucca -> dist/felucca-VERSION-SYSTEM-MACHINE.zip or .tar.gz
python packaging/release.py bill FOLDER          # only the bill of materials of it, beside it; `pack` does that as well
python packaging/release.py sums                 # dist/SHA256SUMS of all files to publish
python packaging/release.py news                 # the part of CHANGELOG.md about this version
python packaging/release.py sizes                # the sizes in docs/building.md: what is in dist, and the art
python packaging/release.py home                 # the address of the project, an empty line while it has none
python packaging/release.py check-tag v0.1.0     # whether a tag, the version and the changelog agree
python packaging/release.py compare ONE OTHER    # which files of two builds differ
"""

from __future__ import annotations

import gzip
import hashlib
import platform
import re
import shutil
import stat
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import contents
import papers

DIST = contents.ROOT / "dist"
UNRELEASED = "Unreleased"
PUBLISHED = (".zip", ".tar.gz", ".deb", ".exe", ".dmg", ".AppImage", ".whl", ".cdx.json")


def stem() -> str:
    """Return the base name of the files for this system, without ending."""
    system = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
    machine = {"amd64": "x64"}.get(platform.machine().lower(), platform.machine().lower())
    return f"felucca-{contents.version()}-{system}-{machine}"


def files(folder: Path) -> Iterator[Path]:
    """Yield all files and links below a folder, in an order that does not depend on the disk."""
    found = (path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    yield from sorted(found, key=lambda path: path.relative_to(folder).as_posix())


def pack(folder: Path, to: Path) -> Path:
    """Put a folder into `to`, a .zip or .tar.gz; times, owners and order say nothing about where it was done."""
    when = papers.moment()
    if to.name.endswith(".zip"):
        with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in files(folder):
                entry = zipfile.ZipInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}", when.timetuple()[:6])
                entry.external_attr = (stat.S_IFREG | _mode(path)) << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes(), compresslevel=9)
        return to
    with (
        to.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=int(when.timestamp())) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in files(folder):
            entry = archive.gettarinfo(path, f"{folder.name}/{path.relative_to(folder).as_posix()}")
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            entry.mtime = int(when.timestamp())
            entry.mode = _mode(path)
            if entry.isreg():
                with path.open("rb") as file:
                    archive.addfile(entry, file)
            else:
                archive.addfile(entry)
    return to


def _mode(path: Path) -> int:
    return 0o755 if path.stat().st_mode & 0o100 else 0o644


def bill(folder: Path, to: Path) -> Path:
    """Copy the bill of materials out of a built folder, renamed after the release file; return the copy."""
    return Path(shutil.copyfile(folder / papers.BILL, to / f"{stem()}.cdx.json"))


def sums(folder: Path) -> str:
    """Return the lines of SHA256SUMS, as `sha256sum --check` reads them."""
    found = sorted(path for path in folder.iterdir() if path.is_file() and path.name.endswith(PUBLISHED))
    return "".join(f"{digest(path)}  {path.name}\n" for path in found)


def digest(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def sizes(dist: Path, art: Path) -> list[str]:
    """Return a row of a table for each folder and file in `dist` that players get, and for the art in them, in MB."""
    folders = [(f"{path.name}, unpacked", files(path)) for path in sorted(dist.glob("*")) if path.is_dir()]
    single = [(path.name, [path]) for path in sorted(dist.glob("*")) if path.name.endswith(PUBLISHED)]
    rows = [*folders, *single, ("art", contents.art(art))]
    return [f"| {name} | {sum(path.lstat().st_size for path in found) / 1e6:.1f} MB |" for name, found in rows]


def news(version: str, changelog: str) -> str:
    """Return the changelog's section about a version, or `Unreleased` for one in development.

    Raises SystemExit if it is empty.
    """
    found = _section(UNRELEASED if version != contents.numbers(version) else version, changelog)
    if not found:
        raise SystemExit(f"CHANGELOG.md says nothing about version {version}")
    return found + "\n"


def _section(title: str, changelog: str) -> str:
    """Return what stands below the heading that begins with `title`; '' where there is none."""
    found = re.search(rf"^## {re.escape(title)}(?![\w.])[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found is not None else ""


def check_tag(tag: str, version: str, changelog: str) -> None:
    """Raise SystemExit with a sentence if a release of `tag` would contradict the version or the changelog."""
    if tag != f"v{version}":
        raise SystemExit(f"the tag {tag} does not fit version {version} in game/__init__.py")
    if version != contents.numbers(version):
        raise SystemExit(f"version {version} is in development: a release has a version of numbers alone")
    news(version, changelog)
    if _section(UNRELEASED, changelog):
        raise SystemExit(f"CHANGELOG.md has changes under '{UNRELEASED}': they belong to version {version}, or wait")
    if re.search(rf"^## {re.escape(version)}\b.*unreleased", changelog, re.MULTILINE):
        raise SystemExit(f"CHANGELOG.md still calls version {version} unreleased")


def compare(one: Path, other: Path) -> list[str]:
    """Return the files that are not the same in two builds."""
    left = {path.relative_to(one).as_posix(): path for path in files(one)}
    right = {path.relative_to(other).as_posix(): path for path in files(other)}
    different = [f"only in one: {name}" for name in sorted(left.keys() ^ right.keys())]
    both = sorted(left.keys() & right.keys())
    return different + [f"different: {name}" for name in both if digest(left[name]) != digest(right[name])]


def main(words: Sequence[str]) -> int:
    """Run the command named by the first word."""
    changelog = (contents.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    match list(words):
        case ["pack", folder]:
            ending = ".tar.gz" if platform.system() == "Linux" else ".zip"
            to = pack(Path(folder), DIST / (stem() + ending))
            print(f"{to.name}  {to.stat().st_size / 1e6:.1f} MB")
            print(bill(Path(folder), DIST).name)
        case ["bill", folder]:
            print(bill(Path(folder), DIST).name)
        case ["sums"]:
            (DIST / "SHA256SUMS").write_text(sums(DIST), encoding="utf-8", newline="\n")
            print(sums(DIST), end="")
        case ["version"]:
            print(contents.version())
        case ["sizes"]:
            print("\n".join(sizes(DIST, contents.ROOT / "art")))
        case ["home"]:
            print(contents.home())
        case ["news"]:
            print(news(contents.version(), changelog), end="")
        case ["check-tag", tag]:
            check_tag(tag, contents.version(), changelog)
        case ["compare", one, other]:
            lines = compare(Path(one), Path(other))
            count = sum(1 for _ in files(Path(one)))
            print("\n".join(lines) or f"all {count} files are the same")
            return 1 if lines else 0
        case _:
            raise SystemExit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
