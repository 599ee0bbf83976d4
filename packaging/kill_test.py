"""Kills the program at random moments of play and shows that at most the last move is lost.

    python packaging/kill_test.py [--kills 200] [--seed 1] dist/felucca/felucca

Each time the program is started it goes on with the match it was killed in, and tells every decision after it stands.
After every kill the record must open and hold all decisions that were told but at most the last; in the end all records
are verified. The program is any command line that ends in Felucca: `python -m game` works as well.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

LONGEST_START = 60.0
LONGEST_PLAY = 1.2
END_OF_PIPES = 5.0
STARTS = 3.0
"""The time limit of a run on a slow machine, as a multiple of the time to the first decision after a start."""


@dataclass
class Toll:
    """The losses caused by the kills."""

    kills: int = 0
    lost: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    finished: int = 0
    problems: list[str] = field(default_factory=list)


def run_once(command: list[str], home: Path, seconds: float) -> tuple[list[str], float, str]:
    """Start the program and kill it `seconds` after it began to play.

    Returns the lines it printed, the seconds from the first to the second (0 if there is none) and its stderr.
    The pipes need not come to their end: under Wine, a child process that was just starting keeps them open.
    """
    environment = {**os.environ, "FELUCCA_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    process = subprocess.Popen(
        [*command, "endure"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True
    )
    lines: list[tuple[float, str]] = []
    errors: list[str] = []
    has_begun = threading.Event()

    def read_lines(stream: IO[str]) -> None:
        for line in stream:
            lines.append((time.monotonic(), line))
            has_begun.set()
        has_begun.set()

    def read_errors(stream: IO[str]) -> None:
        errors.extend(stream)

    assert process.stdout is not None
    assert process.stderr is not None
    readers = [
        threading.Thread(target=read_lines, args=(process.stdout,), daemon=True),
        threading.Thread(target=read_errors, args=(process.stderr,), daemon=True),
    ]
    for reader in readers:
        reader.start()
    has_begun.wait(LONGEST_START)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(seconds)
    process.kill()
    process.wait()
    for reader in readers:
        reader.join(END_OF_PIPES)
    first = lines[1][0] - lines[0][0] if len(lines) > 1 else 0.0
    return [line.strip() for _, line in list(lines) if line.endswith("\n")], first, "".join(errors)


def last(lines: list[str]) -> tuple[str, int]:
    """Return the record that was played last and the number of decisions reported as saved in it."""
    _, name, ply = lines[-1].split()
    return name, int(ply)


def kill_often(command: list[str], home: Path, kills: int, seed: int) -> Toll:
    """Kill the program `kills` times and return the losses."""
    rng = random.Random(seed)
    toll = Toll()
    told: dict[str, int] = {}
    longest = LONGEST_PLAY
    while toll.kills < kills:
        lines, first, errors = run_once(command, home, rng.uniform(0.0, longest))
        toll.kills += 1
        longest = max(LONGEST_PLAY, STARTS * first) if first else min(longest * 1.5, LONGEST_START)
        if not lines:
            toll.problems.append(f"kill {toll.kills}: the program told nothing: {errors.strip()[-200:]}")
            continue
        _, name, ply = lines[0].split()
        if name in told:
            toll.lost[max(0, told[name] - int(ply))] += 1
        elif told and int(ply):
            toll.problems.append(f"kill {toll.kills}: {name} was never heard of, but has {ply} decisions")
        ended = {line.split()[1] for line in lines if line.startswith("end ")}
        toll.finished += len(ended)
        for line in lines:
            told[line.split()[1]] = int(line.split()[2])
        toll.decisions += sum(line.startswith("at ") for line in lines[1:])
        if errors.strip() and "Traceback" in errors:
            toll.problems.append(f"kill {toll.kills}: {errors.strip()[-1500:]}")
        if toll.kills % 20 == 0:
            print(f"{toll.kills} kills, {toll.decisions} decisions", flush=True)
    return toll


def main() -> int:
    """Run the test and print the losses; return 1 if more than the last move was ever lost."""
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs=argparse.REMAINDER)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        toll = kill_often(chosen.program, home, chosen.kills, chosen.seed)
        (home / "matches").mkdir(parents=True, exist_ok=True)  # a program that never started made none
        records = sorted((home / "matches").glob("*.felucca"))
        torn = sum(not record.read_bytes().endswith(b"\n") for record in records)
        verdict = subprocess.run(
            [*chosen.program, "verify", *map(str, records)], capture_output=True, text=True, check=False
        )
        stray = [path.name for path in (home / "matches").iterdir() if path.suffix not in {".felucca", ".key", ".lock"}]
    print(
        f"{toll.kills} kills in {toll.decisions} decisions of {len(records)} matches ({toll.finished} finished), "
        f"{time.monotonic() - began:.0f} s"
    )
    print(f"decisions lost that had been told: {dict(sorted(toll.lost.items()))}; records torn at the end: {torn}")
    wrong = [line for line in verdict.stdout.splitlines() if ": valid:" not in line]
    for line in (*toll.problems, *wrong, *(f"stray file {name}" for name in stray)):
        print(f"WRONG: {line}")
    is_good = not toll.problems and not wrong and not stray and verdict.returncode == 0
    if toll.decisions < chosen.kills:
        print(f"WRONG: {toll.decisions} decisions in {toll.kills} kills are too few to tell anything")
        return 1
    return 0 if is_good and max(toll.lost, default=0) <= 1 and records else 1


if __name__ == "__main__":
    sys.exit(main())
