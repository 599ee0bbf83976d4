"""Plays a match against an AI in the real window, by mouse only, and kills Felucca at random moments on the way.

    python packaging/play_by_mouse.py [--kills 4] [--minutes 15] [--game duel] [--shots DIR] dist/felucca/felucca

The window opens on a screen of its own (Xvfb) with the record of a new match. The mouse knows nothing of the game: it
clicks at random below the bar at the top, half of the time at every colour as often, so that small things that stand
out are found. The record tells how far the match got. After
each kill every line that stood in it must still stand, and the match goes on from there; in the end it is over, has a
result, and was decided by both players. A match that does not move is an error.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from program import Felucca
from screen import Area, Screen, screen

SIZE = (1280, 800)
START = 120.0
"""Seconds within which the window must have drawn something."""
CLICKS = 4
"""The number of clicks at colours, and of clicks anywhere, between two looks at the record."""
STUCK = 30.0
"""Seconds without a decision after which Escape is pressed: a random click has opened something."""
LOST = 90.0
"""Seconds without a decision after which the window is killed and opened again, as after each kill."""
BAR = 0.08
"""Part of the window's height at the top where nothing is clicked: the buttons of the bar."""


@dataclass(slots=True)
class Course:
    """How the match went."""

    kills: int = 0
    starts: int = 0
    clicks: int = 0
    problems: list[str] = field(default_factory=list)


def new_match(home: Path, game: str, seed: int) -> Path:
    """Write the record of a new match between a person and a quick AI to the folder of matches below `home`."""
    from game import registry
    from game.components.load import numbers
    from game.match.match import Match
    from game.match.seats import ai, human
    from game.rules.core.game import Setup

    path = home / "matches" / f"{game}-mouse-{seed}.felucca"
    path.parent.mkdir(parents=True, exist_ok=True)
    rules = registry.make(game, numbers(game))
    created = datetime.now().isoformat(timespec="seconds")
    match = Match.new(rules, Setup(2), [human("Nefer"), ai("scribe", "Scribe")], path=path, created=created)
    if match.trouble:
        raise SystemExit(f"the match cannot be recorded: {match.trouble}")
    match.close()
    return path


def whole(record: bytes) -> bytes:
    """Return the lines of a record that are whole."""
    return record[: record.rfind(b"\n") + 1]


def decisions(record: bytes, seat: int) -> int:
    """Return how many decisions of a seat were ever recorded."""
    return sum(
        line.startswith(b'{"line":"move"') and b'"seat":%d' % seat in line for line in whole(record).splitlines()
    )


def is_over(record: bytes) -> bool:
    """Return whether the match has its result."""
    return any(line.startswith(b'{"line":"result"') for line in whole(record).splitlines())


def below_bar(window: Area) -> Area:
    """Return a window without the bar at its top."""
    left, top, width, height = window
    bar = int(BAR * height)
    return left, top + bar, width, height - bar


def click_about(shown: Screen, area: Area, rng: random.Random) -> int:
    """Click at random in an area, half of the time at every colour as often; return the number of clicks."""
    left, top, width, height = area
    colours = shown.by_colour(*area)
    places = [rng.choice(rng.choice(colours)) for _ in range(CLICKS)]
    places += [(left + rng.randrange(width), top + rng.randrange(height)) for _ in range(CLICKS)]
    shown.click(*places)
    return len(places)


def play_on(
    felucca: Felucca,
    record: Path,
    shown: Screen,
    rng: random.Random,
    seconds: float,
    course: Course,
    shots: Path | None,
) -> bytes:
    """Open the match, click for `seconds` or until it is over, kill the program; return the record as it stood before.

    The time counts from the first picture on.
    """
    process = felucca.start(record, display=shown.name)
    course.starts += 1
    try:
        if not shown.wait_for_picture(START):
            course.problems.append(f"start {course.starts}: no picture after {START:.0f} s ({process.poll()=})")
            return record.read_bytes()
        area = below_bar(shown.window())
        end = time.monotonic() + seconds
        seen, moved, escapes = record.stat().st_size, time.monotonic(), 0
        while time.monotonic() < end and not is_over(record.read_bytes()):
            if process.poll() is not None:
                break  # a random click has closed the window, which is as good as a kill
            course.clicks += click_about(shown, area, rng)
            size, now = record.stat().st_size, time.monotonic()
            if size != seen:
                seen, moved, escapes = size, now, 0
            elif now - moved > LOST:
                break
            elif now - moved > STUCK * (escapes + 1):
                shown.press("key", "Escape")
                escapes += 1
        if shots is not None:
            shown.save(shots / f"start-{course.starts}.ppm")
        return record.read_bytes()
    finally:
        process.kill()
        process.wait()
        course.kills += 1
        while shown.colours() > 1:
            time.sleep(0.1)


def mouse_options(*, minutes: float) -> argparse.ArgumentParser:
    """Return the options of a script that plays a built program by mouse, for so many minutes if none are given."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=minutes)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--inside", type=Path, help="a folder that the program takes for its root (needs root)")
    parser.add_argument("program", nargs=argparse.REMAINDER)
    return parser


def play(
    felucca: Felucca, record: Path, shown: Screen, *, kills: int, minutes: float, seed: int, shots: Path | None = None
) -> Course:
    """Play a match to its end with at least `kills` kills on the way; the returned course lists the problems."""
    rng = random.Random(seed)
    course = Course()
    end = time.monotonic() + 60 * minutes
    while not course.problems:
        rest = end - time.monotonic()
        if rest < 0:
            course.problems.append(f"the match is not over after {minutes:g} minutes")
            break
        before = record.read_bytes()
        seconds = min(rest, rng.uniform(3.0, 25.0) if course.kills < kills else rest)
        stood = play_on(felucca, record, shown, rng, seconds, course, shots)
        after = record.read_bytes()
        if not stood.startswith(whole(before)):
            course.problems.append(f"start {course.starts}: the record lost lines it had before")
        if not after.startswith(whole(stood)):
            course.problems.append(f"kill {course.kills}: the record lost lines that stood")
        if is_over(after):
            break
    told = record.read_bytes()
    for seat in (0, 1):
        if not decisions(told, seat):
            course.problems.append(f"seat {seat} decided nothing")
    if is_over(told) and course.kills < kills:
        course.problems.append(f"the match was over after {course.kills} of {kills} kills")
    return course


def report(course: Course, record: Path) -> int:
    """Report how the match went; return 1 if anything was wrong."""
    told = record.read_bytes()
    print(
        f"{record.name}: {decisions(told, 0)} decisions by mouse, {decisions(told, 1)} by the AI, "
        f"{course.clicks} clicks, {course.starts} starts, {course.kills} kills, "
        f"{'over' if is_over(told) else 'NOT over'}"
    )
    print("".join(f"WRONG: {problem}\n" for problem in course.problems), end="")
    return 1 if course.problems else 0


def main() -> int:
    """Play one match and say how it went."""
    parser = mouse_options(minutes=15.0)
    parser.add_argument("--kills", type=int, default=4)
    parser.add_argument("--game", default="duel")
    chosen = parser.parse_args()
    inside: Path | None = chosen.inside
    with tempfile.TemporaryDirectory(dir=inside and inside / "tmp") as folder:
        home = Path(folder)
        record = new_match(home, chosen.game, chosen.seed)
        felucca = Felucca.in_home(chosen.program, home, inside)
        with screen(home, *SIZE) as shown:
            course = play(
                felucca,
                record,
                shown,
                kills=chosen.kills,
                minutes=chosen.minutes,
                seed=chosen.seed,
                shots=chosen.shots,
            )
        return report(course, record)


if __name__ == "__main__":
    sys.exit(main())
