"""The kill test itself: it counts losses, with a small program in place of Felucca."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

PROGRAM = """
import os, sys, time
from pathlib import Path

LOST, SPEED = int({lost}), float('{speed}')
if sys.argv[1] == "verify":
    print("".join(f"{{name}}: valid: two players\\n" for name in sys.argv[2:]), end="")
    raise SystemExit
home = Path(os.environ["FELUCCA_HOME"], "matches")
home.mkdir(parents=True, exist_ok=True)
record = home / "a.felucca"
lines = record.read_text().splitlines() if record.exists() else []
lines = lines[: max(0, len(lines) - LOST)]
record.write_text("".join(line + "\\n" for line in lines))
print("at a.felucca", len(lines), flush=True)
while True:
    time.sleep(SPEED)
    with record.open("a") as file:
        file.write("a decision\\n")
    lines.append("")
    print("at a.felucca", len(lines), flush=True)
"""


@pytest.fixture
def kill(script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Kill three times a program that loses decisions, or is slow; return the code."""
    module = script("kill_test")
    monkeypatch.setattr(module, "LONGEST_PLAY", 0.4)
    monkeypatch.setattr(module.random.Random, "uniform", lambda self, low, high: high)

    def run(lost: int = 0, speed: float = 0.01) -> int:
        file = tmp_path / "program.py"
        file.write_text(PROGRAM.format(lost=lost, speed=speed), "utf-8")
        monkeypatch.setattr(sys, "argv", ["kill_test", "--kills", "3", sys.executable, str(file)])
        return int(module.main())

    return run


def test_a_program_that_keeps_everything_passes(kill, capsys: pytest.CaptureFixture[str]) -> None:
    assert kill() == 0
    assert "decisions lost that had been told: {0: 2}" in capsys.readouterr().out


def test_a_program_that_loses_decisions_is_found_out(kill, capsys: pytest.CaptureFixture[str]) -> None:
    assert kill(lost=5) == 1
    assert "decisions lost that had been told: {" in capsys.readouterr().out


def test_kills_before_anything_was_decided_prove_nothing(kill, capsys: pytest.CaptureFixture[str]) -> None:
    assert kill(speed=60.0) == 1
    assert "WRONG: 0 decisions in 3 kills are too few to tell anything" in capsys.readouterr().out


def test_a_program_that_does_not_start_is_told(kill, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert kill(speed="nothing") == 1  # type: ignore[arg-type]
    assert "kill 1: the program told nothing: " in capsys.readouterr().out
