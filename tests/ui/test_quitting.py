"""The program as a whole ends when it is quit, whatever has stopped, was killed or never answers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.quitting import KINDS

ROOT = Path(__file__).resolve().parents[2]
LONG = 60.0
"""Seconds for the whole run of a program that ends; without our care it would never do so."""


@pytest.mark.skipif(sys.platform == "win32", reason="stops processes by signals that Windows lacks")
@pytest.mark.parametrize("kind", KINDS)
def test_the_program_ends_whatever_does_not_answer(kind: str) -> None:
    command = [sys.executable, "-m", "tests.ui.quitting", kind]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=LONG)
    assert (done.stdout, done.stderr) == ("quit\n", "")
