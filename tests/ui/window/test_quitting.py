"""The program as a whole ends when it is quit, whatever has stopped, was killed or never answers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import LONG
from tests.ui.quitting import KINDS

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.skipif(sys.platform == "win32", reason="stops processes by signals that Windows lacks")
@pytest.mark.parametrize("kind", KINDS)
def test_the_program_ends_whatever_does_not_answer(kind: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.ui.quitting", kind]
    own = {**os.environ, "TMPDIR": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=False, timeout=LONG)
    assert (done.stdout, done.stderr) == ("quit\n", "")
