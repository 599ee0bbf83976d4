"""Builds the program in an environment of its own, on any system: python packaging/build.py --compiled

With `--compiled` rules and AIs are compiled first, which needs a C compiler; without it the program runs their sources.
`packaging/check_frozen.sh` does the same on Linux before its checks. The environment is build/venv; its contents
are those of requirements.lock.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import lock
from epoch import epoch

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "venv"
COMPILED = "FELUCCA_COMPILED"
"""The environment variable that, if it is not empty, makes build_exe.spec take the compiled copy into the program."""


def main() -> None:
    """Make the environment, install the program's dependencies, and build; raises CalledProcessError."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--compiled", action="store_true", help="compile rules and AIs, and put them into the program")
    is_compiled = options.parse_args().compiled
    fixed = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(epoch())}
    environment = {**os.environ, **fixed, COMPILED: "1" if is_compiled else ""}
    venv.create(PLACE, clear=True, with_pip=True)
    python = PLACE / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    def run(*words: str) -> None:
        subprocess.run([str(python), *words], cwd=ROOT, env=environment, check=True)

    wanted = PLACE / "requirements.txt"
    wanted.write_text(lock.text(["build", "compile"] if is_compiled else ["build"]), encoding="utf-8")
    run("-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(wanted))
    shutil.rmtree(ROOT / "dist" / "felucca", ignore_errors=True)
    if is_compiled:
        run("packaging/compile.py")
    run("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "build_exe.spec")


if __name__ == "__main__":
    main()
