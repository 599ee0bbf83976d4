"""`python -m tests`: everything that must be green before a change lands: ruff, mypy and the suite."""

from __future__ import annotations

import subprocess
import sys

CHECKS = (
    ("ruff", ("ruff", "check", ".")),
    ("mypy", ("mypy",)),
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
