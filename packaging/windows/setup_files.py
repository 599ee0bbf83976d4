"""Writes the list of files that the installer for Windows takes, sorted: NSIS itself takes them as the disk gives them.

python packaging/windows/setup_files.py dist/felucca files.nsh     # prints the size of all of them in KiB
"""

from __future__ import annotations

import sys
from pathlib import Path


def lines(folder: Path) -> list[str]:
    """Return the commands of NSIS that put all files of a folder to where they belong.

    Raises ValueError for a name with a letter that means something else to NSIS.
    """
    found = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    for path in found:
        if set("$\"'`") & set(str(folder / path)):
            raise ValueError(f"NSIS would not understand the name of '{path}'")
    by_place: dict[str, list[str]] = {}
    for path in sorted(found, key=lambda path: (path.parent.as_posix(), path.name)):
        by_place.setdefault("\\".join(path.parent.parts), []).append(str(folder / path))
    told = []
    for place, files in by_place.items():
        told.append(f'SetOutPath "$INSTDIR{place and chr(92) + place}"')
        told += [f'File "{file}"' for file in files]
    return told


def size(folder: Path) -> int:
    """Return the size of all files of a folder in KiB."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024


def main() -> None:
    """Write the list of the folder named first to the file named second."""
    folder, to = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text("".join(f"{line}\n" for line in lines(folder)), encoding="utf-8", newline="\n")
    print(size(folder))


if __name__ == "__main__":
    main()
