"""The walks there are: those with fixed seeds of the suite, and endless ones from new seeds."""

from __future__ import annotations

import random
import time
from pathlib import Path

from game import registry
from tests.walk.gestures import Gesture
from tests.walk.homes import FIVE, Saved, Start
from tests.walk.plans import Gestures, there_and_back, wander
from tests.walk.driver import Driver
from tests.walk.scenes import Reached
from tests.walk.shrink import shrunk
from tests.walk.walk import Outcome, repeat, walk

_WALK_SECONDS = 40.0
_SHRINK_SECONDS = 120.0


def long_walk(d: Driver, rng: random.Random) -> Gestures:
    """Visit the menu's entries, then wander."""
    if d.start.opens < 0:
        yield from there_and_back(d, rng)
    yield from wander(d, rng)


def start_from(seed: int, game: str | None) -> Start:
    """Return the start that belongs to a seed: a home with 0, 1 or 5 saved games."""
    rng = random.Random(f"start {seed}")
    of_game = [each for each in FIVE if game in (None, each.game)]
    saves = rng.choice(((), (rng.choice(of_game),), FIVE))
    opens = -1
    if game is not None:
        saves = (rng.choice(of_game),)
        opens = 0
    elif saves and rng.random() < 0.5:
        opens = rng.randrange(len(saves))
    settings = {
        "language": rng.choice(("en", "fr", "it")),
        "animation": rng.choice(("normal", "fast", "off")),
        "theme": rng.choice(("papyrus", "papyrus", "contrast")),
    }
    size = rng.choice(((1280, 720), (1280, 720), (1920, 1080), (900, 1200)))
    return Start(str(seed), saves, settings, size, opens)


def walks_from(seed: int, end: float, game: str | None, shots: Path) -> int:
    """Walk from one seed after the other until the time is over; return 1 if something was found."""
    reached = Reached()
    while time.monotonic() < end:
        began = time.monotonic()

        def is_over(_: Outcome) -> bool:
            return time.monotonic() > min(end, began + _WALK_SECONDS)

        start = start_from(seed, game)
        outcome = walk(start, long_walk, random.Random(seed), is_over=is_over, shots=shots / str(seed))
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
