"""Plays a newcomer's first game to its end: from the question at the first start on, by mouse alone but for a name.

    python packaging/first_game.py [--minutes 30] [--seed 1] [--shots DIR] [--inside ROOT] dist/felucca/felucca

This is the way of the README, on a screen of its own (Xvfb): a face and a name, *Continue*, *Learn to play*,
*Sobek: 2 Players*, *Play a first game*; after the game *Continue* and *Summary*. In the game the button that leads on
and what is framed as a choice are clicked, and everything else at random. It must come to its end by its own rules, and
verify. Each step is saved as a picture in DIR, so that somebody can look at what a newcomer sees;
`packaging/windows/check_in_wine.sh first` does the same under Wine.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from play_by_mouse import Course, below_bar, click_about, decisions, is_over, mouse_options, whole
from program import Felucca
from screen import STEP, Area, Screen, screen

SIZE = (1280, 800)
NAME = "Nour"
WAIT = 60.0
"""Seconds within which a click must have changed what is shown, on a busy machine."""
AGAIN = 8.0
"""Seconds after which a click that changed nothing is repeated."""
LOOK = 3.0
"""Seconds for what has opened to come to rest."""
LOST = 30.0
"""Seconds without a decision after which the arrow of a page is clicked: a random click has opened one."""
MOST = 0.05
"""The part of the window that a click must change before another page counts as shown."""
BACK = (0.048, 0.05)
"""Where a page has the arrow that leads back, as parts of the window; a table has nothing there that can be clicked."""
FACE, FIELD, CONTINUE = (0.715, 0.53), (0.467, 0.813), (0.542, 0.901)
LEARN, DUEL, PLAY = (0.135, 0.558), (0.176, 0.631), (0.467, 0.765)
COUNTED, SUMMARY = (0.5, 0.945), (0.091, 0.879)
ONWARD, CHOICE = bytes((107, 95, 31)), bytes((46, 168, 224))
"""Blue, green and red of the button that leads on, and of the frame around what may be chosen."""
NEAR = 8
"""The greatest difference of blue, green and red from the colour that is looked for."""


@dataclass(slots=True)
class Newcomer:
    """Somebody before the window; `folder` is where the pictures of the steps go."""

    shown: Screen
    folder: Path | None = None
    course: Course = field(default_factory=Course)
    window: Area = (0, 0, 0, 0)
    steps: int = 0

    def look(self, name: str) -> None:
        """Save what is shown as the picture of the next step."""
        self.steps += 1
        if self.folder is not None:
            self.shown.save(self.folder / f"first-{self.steps}-{name}.ppm")

    def click(self, part: tuple[float, float]) -> None:
        """Click at a place of the window, given as parts of its width and height."""
        left, top, width, height = self.window
        self.shown.click((left + int(part[0] * width), top + int(part[1] * height)))
        self.course.clicks += 1

    def go(self, name: str, part: tuple[float, float]) -> None:
        """Click until another page is shown, and look at it; raises Lost if none is."""
        before, end = self._sketch(), time.monotonic() + WAIT
        while time.monotonic() < end:
            self.click(part)
            again = time.monotonic() + AGAIN
            while time.monotonic() < again:
                time.sleep(0.2)
                if self._change(before) > MOST:
                    time.sleep(LOOK)
                    self.look(name)
                    return
        raise Lost(f"a click does not lead to '{name}'")

    def coloured(self, colour: bytes) -> list[tuple[int, int]]:
        """Return the points of a colour below the bar."""
        left, top, width, height = below_bar(self.window)
        return [
            (x, y)
            for y in range(top, top + height, STEP // 2)
            for x in range(left, left + width, STEP // 2)
            if all(abs(a - b) <= NEAR for a, b in zip(self.shown.pixel(x, y), colour, strict=True))
        ]

    def is_onward(self, part: tuple[float, float]) -> bool:
        """Return whether a button that leads on is at a place of the window."""
        left, top, width, height = self.window
        x, y = left + part[0] * width, top + part[1] * height
        return any(abs(x - at) < width / 40 and abs(y - high) < height / 40 for at, high in self.coloured(ONWARD))

    def _sketch(self) -> list[bytes]:
        left, top, width, height = self.window
        return [
            self.shown.pixel(x, y)
            for y in range(top, top + height, 4 * STEP)
            for x in range(left, left + width, 4 * STEP)
        ]

    def _change(self, before: list[bytes]) -> float:
        now = self._sketch()
        moved = sum(max(abs(a - b) for a, b in zip(*pair, strict=True)) > 48 for pair in zip(before, now, strict=True))
        return moved / len(now)


class Lost(Exception):
    """The newcomer does not get on."""


def first_record(home: Path, seconds: float) -> Path:
    """Wait for the record of the game that has just begun; raises Lost if there is none, or of another game."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for record in (home / "matches").glob("duel-*.felucca"):
            return record
        time.sleep(0.2)
    raise Lost("no game of Sobek: 2 Players has begun")


def begin(newcomer: Newcomer, home: Path) -> Path:
    """Go from the first start to the first game, and return its record."""
    time.sleep(LOOK)
    newcomer.look("welcome")
    newcomer.click(FACE)
    newcomer.click(FIELD)
    newcomer.shown.press("type", "--delay", "80", NAME)
    time.sleep(LOOK)
    newcomer.look("name")
    newcomer.go("menu", CONTINUE)
    newcomer.go("learn", LEARN)
    newcomer.click(DUEL)
    time.sleep(LOOK)
    newcomer.look("lessons")
    newcomer.click(PLAY)
    record = first_record(home, WAIT)
    time.sleep(2 * LOOK)
    newcomer.look("table")
    return record


def finish(newcomer: Newcomer, record: Path, rng: random.Random, end: float) -> None:
    """Play until the game is over; raises Lost if it is not at `end`."""
    area = below_bar(newcomer.window)
    seen, moved = 0, time.monotonic()
    while not is_over(told := record.read_bytes()):
        if time.monotonic() > end:
            raise Lost("the game is not over")
        if (made := decisions(told, 0)) != seen:
            seen, moved = made, time.monotonic()
            if seen in (1, 8):
                newcomer.look(f"decision-{seen}")
        elif time.monotonic() - moved > LOST:
            newcomer.look("lost")
            newcomer.click(BACK)
            moved = time.monotonic()
        if time.monotonic() - moved < LOST / 2 and (buttons := newcomer.coloured(ONWARD)):
            newcomer.shown.click(rng.choice(buttons))
            newcomer.course.clicks += 1
            time.sleep(LOOK / 2)
            continue
        if choices := newcomer.coloured(CHOICE):
            newcomer.shown.click(rng.choice(choices))
            newcomer.course.clicks += 1
        newcomer.course.clicks += click_about(newcomer.shown, area, rng)
    time.sleep(2 * LOOK)
    newcomer.look("points")
    if newcomer.is_onward(COUNTED):  # a click at random may have led on already
        newcomer.go("winner", COUNTED)
    newcomer.go("summary", SUMMARY)
    time.sleep(WAIT)
    newcomer.look("moves")


def play(newcomer: Newcomer, felucca: Felucca, home: Path, *, minutes: float, seed: int) -> int:
    """Go the whole way in an open window, say how it went, and return 1 if anything was wrong."""
    end = time.monotonic() + 60 * minutes
    try:
        if not newcomer.shown.wait_for_picture(WAIT):
            raise Lost("no window is shown")
        record = begin(newcomer, home)
        finish(newcomer, record, random.Random(seed), end)
    except Lost as lost:
        newcomer.look("lost")
        print(f"WRONG: {lost} after {newcomer.course.clicks} clicks")
        return 1
    told = record.read_bytes()
    print(
        f"{record.name}: over after {decisions(told, 0)} decisions by mouse and {decisions(told, 1)} by the AI, "
        f"{newcomer.course.clicks} clicks, {newcomer.steps} pictures"
    )
    problem = felucca.complaint("verify", record)
    if b'"resigned"' in whole(told).splitlines()[-1]:
        problem = "the game was resigned"
    print(f"WRONG: {problem}" if problem else "its record is right")
    return 1 if problem else 0


def main() -> int:
    """Play one first game and say how it went."""
    chosen = mouse_options(minutes=30.0).parse_args()
    inside: Path | None = chosen.inside
    with tempfile.TemporaryDirectory(dir=inside and inside / "tmp") as folder:
        home = Path(folder) / "home"
        felucca = Felucca.in_home(chosen.program, home, inside)
        with screen(Path(folder), *SIZE) as shown:
            process = felucca.start(display=shown.name)
            try:
                shown.wait_for_picture(WAIT)
                newcomer = Newcomer(shown, chosen.shots, window=shown.window())
                return play(newcomer, felucca, home, minutes=chosen.minutes, seed=chosen.seed)
            finally:
                felucca.kill(process)


if __name__ == "__main__":
    sys.exit(main())
