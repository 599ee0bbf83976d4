"""`python -m tests`: all that must be green before a change lands: ruff, mypy for three systems, and the suite."""

from __future__ import annotations

import subprocess
import sys

SYSTEMS = ("linux", "win32", "darwin")
"""The systems for which mypy checks the code; each has a cache of its own, or none would last."""
CHECKS = (
    ("ruff", ("ruff", "check", ".")),
    *((f"mypy for {it}", ("mypy", "--platform", it, "--cache-dir", f".mypy_cache/{it}")) for it in SYSTEMS),
    ("pytest", ("pytest", "-n", "auto", "--dist", "worksteal")),
)


def main() -> int:
    """Run the checks one after the other and return 1 if any of them failed."""
    failed = [name for name, command in CHECKS if subprocess.call((sys.executable, "-m", *command))]
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
