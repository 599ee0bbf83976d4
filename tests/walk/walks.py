"""The walks there are: those with fixed seeds of the suite, and endless ones from new seeds."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path

from tests.walk.gestures import Gesture
from tests.walk.homes import Start, any_start
from tests.walk.plans import anything
from tests.walk.scenes import Reached
from tests.walk.shrink import shrunk
from tests.walk.walk import Outcome, repeat, walk

_WALK_SECONDS = 90.0
"""The seconds of one walk on the clock: long enough for a game, short enough to be made again."""
_SHRINK_SECONDS = 120.0
"""The seconds in which a walk that shows something is made shorter."""


def walks_from(seed: int, end: float, game: str | None, shots: Path) -> int:
    """Walk from one seed after the other until the time is over; return 1 if something was found."""
    reached, known = Reached(), set[str]()
    while time.monotonic() < end:
        until = min(end, time.monotonic() + _WALK_SECONDS)
        outcome = walk(
            any_start(seed, game),
            anything,
            random.Random(seed),
            is_over=lambda _, until=until: time.monotonic() > until,  # type: ignore[misc]
            shots=shots / str(seed),
        )
        reached.counts += outcome.reached.counts
        print(f"seed {seed}: {len(outcome.trail)} gestures, {outcome.seconds:.0f} s of processor time", flush=True)
        for finding in outcome.findings:
            print(finding, flush=True)
        if any(finding.kind not in known for finding in outcome.findings):
            tell(shorten(outcome, shots / str(seed)), shots / str(seed))
        known |= {finding.kind for finding in outcome.findings}
        seed += 1
    print(f"turns of the loop by scene: {reached}")
    print(f"not reached: {', '.join(sorted(reached.missing())) or 'nothing'}")
    return 1 if known else 0


def tell(shortest: Outcome, shots: Path) -> None:
    """Print the shortest walk that shows what is wrong, and leave its script beside the pictures."""
    script = shots / "walk.txt"
    script.parent.mkdir(parents=True, exist_ok=True)
    script.write_text(shortest.script + "\n", "utf-8")
    print(f"the shortest walk that shows it, {script}, and pictures beside it:\n{shortest.script}", flush=True)


def shorten(outcome: Outcome, shots: Path | None, seconds: float = _SHRINK_SECONDS) -> Outcome:
    """Return the shortest walk found within a time that shows something of the same kind."""
    end = time.monotonic() + seconds
    wanted = {finding.kind for finding in outcome.findings}
    best = outcome

    def shows(gestures: Sequence[Gesture]) -> list[Gesture] | None:
        nonlocal best
        tried = repeat(outcome.start, gestures, shots)
        if not wanted & {finding.kind for finding in (*tried.findings, *tried.slow.values())}:
            return None
        best = tried
        return tried.trail

    shrunk(outcome.trail, shows, lambda: time.monotonic() < end)
    return best


def again(script: Path, seconds: float, shots: Path) -> int:
    """Make the walk of a script again; if it still shows anything, shorten it within `seconds` and return 1, else 0."""
    head, *lines = script.read_text("utf-8").splitlines()
    outcome = repeat(Start.from_json(head), [Gesture.read(line) for line in lines if line], shots)
    for finding in outcome.findings:
        print(finding, flush=True)
    if outcome.findings:
        tell(shorten(outcome, shots, seconds), shots)
    return 1 if outcome.findings else 0
