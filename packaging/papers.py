"""Writes the documents beside a built program: the licences of all parts, and the bill of materials (CycloneDX).

python packaging/papers.py FOLDER      # dist/felucca; all packages of the build must be installed
"""

from __future__ import annotations

import json
import os
import platform
import sys
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import contents
from epoch import epoch

LICENCES = "LICENCES.txt"
BILL = "felucca.cdx.json"
RULE = "=" * 78


def moment() -> datetime:
    """Return the time of the build."""
    return datetime.fromtimestamp(epoch(), UTC)


def licences(parts: Sequence[contents.Part], native: Sequence[contents.Library]) -> str:
    """Return one text with the licences of all parts."""
    lines = [
        "Felucca is free software under the MIT licence (see LICENSE). It contains these parts:",
        "",
        *(f"  {part.name} {part.version}: {part.licence}" for part in parts),
        f"  Python {platform.python_version()}: PSF-2.0",
        *(f"  {it.file}{it.version and f' ({it.version})'}: {it.licence}" for it in native),
        "",
        "Parts under the LGPL are files of their own in the folder _internal and may be exchanged for others.",
    ]
    for part in parts:
        lines += ["", RULE, f"{part.name} {part.version}: {part.licence}  {part.home}", RULE, *part.texts]
    lines += ["", RULE, f"Python {platform.python_version()}: PSF-2.0", RULE, python_licence()]
    kept = contents.ROOT / "packaging" / "licences"
    for name in ("native", "LGPL-2.1") if native else ():
        lines += ["", RULE, "Libraries inside pygame-ce", RULE, (kept / f"{name}.txt").read_text(encoding="utf-8")]
    return "\n".join(lines) + "\n"


def python_licence() -> str:
    """Return the licence of the Python that was built with."""
    for folder in (Path(os.__file__).parent, Path(sys.base_prefix)):
        for name in ("LICENSE.txt", "LICENSE"):
            if (folder / name).is_file():
                return (folder / name).read_text(encoding="utf-8")
    return "See https://docs.python.org/3/license.html"


def bill(parts: Sequence[contents.Part], native: Sequence[contents.Library]) -> dict[str, Any]:
    """Return the bill of materials, CycloneDX 1.5."""
    version = contents.version()
    components = [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{part.name}@{part.version}",
            "name": part.name,
            "version": part.version,
            "purl": f"pkg:pypi/{part.name}@{part.version}",
            "licenses": [{"expression": part.licence}],
        }
        for part in parts
    ]
    components.append(
        {
            "type": "platform",
            "bom-ref": "python",
            "name": "Python",
            "version": platform.python_version(),
            "licenses": [{"expression": "PSF-2.0"}],
        }
    )
    components += [
        {
            "type": "library",
            "bom-ref": f"{library.file}@{library.sha256[:12]}",
            "name": library.file,
            **({"version": library.version} if library.version else {}),
            "hashes": [{"alg": "SHA-256", "content": library.sha256}],
            "licenses": [{"expression": library.licence}],
        }
        for library in native
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_DNS, f'felucca-{version}-{platform.system()}')}",
        "version": 1,
        "metadata": {
            "timestamp": moment().isoformat().replace("+00:00", "Z"),
            "component": {
                "type": "application",
                "bom-ref": "felucca",
                "name": "felucca",
                "version": version,
                "licenses": [{"expression": "MIT"}],
                **({"externalReferences": [{"type": "website", "url": home}]} if (home := contents.home()) else {}),
            },
        },
        "components": components,
        "dependencies": [{"ref": "felucca", "dependsOn": [component["bom-ref"] for component in components]}],
    }


def write(folder: Path) -> None:
    """Write both papers into the folder of a built program."""
    parts, native = contents.parts(), contents.native(folder)
    (folder / LICENCES).write_text(licences(parts, native), encoding="utf-8", newline="\n")
    (folder / BILL).write_text(json.dumps(bill(parts, native), indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
