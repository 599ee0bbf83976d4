"""The time that everything in a build bears, so that it can be repeated."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path


def epoch() -> int:
    """Return the time of the build in seconds since 1970: SOURCE_DATE_EPOCH, or else the time of the last commit, or
    now without one.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    root = Path(__file__).resolve().parent.parent
    try:
        log = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.run(log, cwd=root, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        told = ""
    return int(told) if told else int(time.time())
