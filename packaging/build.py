"""Builds the program in an environment of its own, on any system: python packaging/build.py

`packaging/check_frozen.sh` does the same on Linux before its checks. The environment is build/venv; its contents
are those of requirements.lock.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import lock

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "venv"


def main() -> None:
    """Make the environment, install the program's dependencies, and build; raises CalledProcessError."""
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    if "SOURCE_DATE_EPOCH" not in environment:
        told = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if told.stdout.strip():
            environment["SOURCE_DATE_EPOCH"] = told.stdout.strip()
    venv.create(PLACE, clear=True, with_pip=True)
    python = PLACE / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    def run(*words: str) -> None:
        subprocess.run([str(python), "-m", *words], cwd=ROOT, env=environment, check=True)

    wanted = PLACE / "requirements.txt"
    wanted.write_text(lock.text(["build"]), encoding="utf-8")
    run("pip", "install", "--quiet", "--require-hashes", "-r", str(wanted))
    shutil.rmtree(ROOT / "dist" / "felucca", ignore_errors=True)
    run("PyInstaller", "--noconfirm", "--log-level", "WARN", "build_exe.spec")


if __name__ == "__main__":
    main()
