"""The walks there are: those with fixed seeds of the suite, and endless ones from new seeds."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tests.walk.gestures import Gesture
from tests.walk.homes import Start, any_start
from tests.walk.plans import anything
from tests.walk.scenes import Reached
from tests.walk.shrink import shrunk
from tests.walk.walk import Outcome, repeat, walk

_WALK_SECONDS = 40.0
_SHRINK_SECONDS = 120.0


def walks_from(seed: int, end: float, game: str | None, shots: Path) -> int:
    """Walk from one seed after the other until the time is over; return 1 if something was found."""
    reached = Reached()
    while time.monotonic() < end:
        began = time.monotonic()

        def is_over(_: Outcome) -> bool:
            return time.monotonic() > min(end, began + _WALK_SECONDS)

        start = any_start(seed, game)
        outcome = walk(start, anything, random.Random(seed), is_over=is_over, shots=shots / str(seed))
        reached.counts += outcome.reached.counts
        print(f"seed {seed}: {len(outcome.trail)} gestures, {outcome.seconds:.0f} s of processor time", flush=True)
        if outcome.findings:
            tell(outcome, shots / str(seed))
            return 1
        seed += 1
    print(f"nothing found in: {reached}")
    return 0


def tell(outcome: Outcome, shots: Path) -> None:
    """Print what is wrong and the shortest walk that shows it, and leave its script beside the pictures."""
    for finding in outcome.findings:
        print(finding)
    shortest = shorten(outcome, shots)
    script = shots / "walk.txt"
    script.parent.mkdir(parents=True, exist_ok=True)
    script.write_text(shortest.script + "\n", "utf-8")
    print(f"the shortest walk that shows it, {script}, and pictures beside it:\n{shortest.script}")


def shorten(outcome: Outcome, shots: Path | None, seconds: float = _SHRINK_SECONDS) -> Outcome:
    """Return the shortest walk found within a time that shows the first finding of the same kind."""
    end = time.monotonic() + seconds
    wanted = {finding.check for finding in outcome.findings}
    best = outcome

    def shows(gestures: list[Gesture]) -> list[Gesture] | None:
        nonlocal best
        tried = repeat(outcome.start, gestures, shots)
        if not wanted & {finding.check for finding in tried.findings}:
            return None
        best = tried
        return tried.trail

    shrunk(outcome.trail, shows, lambda: time.monotonic() < end)  # type: ignore[arg-type]
    return best


def again(script: Path, shots: Path) -> int:
    """Make the walk of a script again and print what is wrong after it; return 1 if anything is."""
    head, *lines = script.read_text("utf-8").splitlines()
    outcome = repeat(Start.from_json(head), [Gesture.read(line) for line in lines if line], shots)
    for finding in outcome.findings:
        print(finding)
    return 1 if outcome.findings else 0
