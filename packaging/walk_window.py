"""Walks through the real window by mouse, wheel, keys and sizes, and checks from outside what can be seen there.

    python packaging/walk_window.py [--seconds 120] [--seed 1] [--shots DIR] dist/felucca/felucca

Windows' program is walked through by `packaging/windows/check_in_wine.sh walk`.

The program runs on a screen of its own (Xvfb) in a home with five saved games. It is used from outside, as players use
it: a way in for tests would be one more thing in the program that they get, and would not prove the part without it. So
only this is checked: it never shows the page that tells of an error (whose picture is drawn from the sources), never
ends by itself, writes no traceback, closes soon when it is asked to, leaves no process behind, and all its records are
right. What needs a look inside, such as the comparison with a full redraw, is proven by `python -m tests.walk`.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from program import Felucca
from screen import Screen, screen

SIZE = (1700, 1000)
"""The size of the screen; the window takes less."""
SIZES = ((1280, 720), (1600, 900), (900, 960), (1024, 768))
PLACE = (40, 30)
START = 120.0
"""Seconds within which the window must have drawn something."""
SOON = 20.0
"""Seconds within which the program must end once it is asked to."""
SITTING = 40.0
"""Seconds after which the window is closed and opened again."""
CLOSER = 6.0
"""The greatest mean difference, of 255, between two pictures of the same words by different libraries."""
KEYS = (
    *("Escape", "Return", "Tab", "Tab", "Down", "Up", "Left", "Right", "space", "Prior", "Next", "Home", "End"),
    *("h", "u", "d", "a", "t", "b", "c", "p", "e", "l", "m", "plus", "minus", "F1", "F2", "F6", "F7"),
)
_PAUSES = (0.02, 0.05, 0.1, 0.4)


@dataclass
class Walk:
    """The events of the walk."""

    steps: int = 0
    starts: int = 0
    problem: str = ""
    trail: tuple[str, ...] = ()


class Sitting:
    """A running program, whose error stream is searched for a traceback.

    They come through a pipe, since a Python that writes to a file does not start under Wine.
    """

    def __init__(self, felucca: Felucca, display: str) -> None:
        self.felucca = felucca
        self.process = felucca.start(display=display, errors=subprocess.PIPE)
        assert self.process.stderr is not None
        self._told: list[bytes] = []
        self._reader = threading.Thread(target=self._told.extend, args=(self.process.stderr,), daemon=True)
        self._reader.start()

    @property
    def traceback(self) -> str:
        """The last traceback that it wrote, '' if there is none; waits for the end of what it writes once it has ended.

        That need not come: the desktop that Wine starts with the first window keeps the pipe.
        """
        self._reader.join(2.0)
        told = b"".join(self._told).decode("utf-8", "replace")
        return told[told.rfind("Traceback") :] if "Traceback" in told else ""

    def family(self) -> list[int]:
        """Return the ids of the program's processes that run."""
        return self.felucca.family(self.process.pid)


def furnished(home: Path, seed: int) -> None:
    """Write five saved games and the settings for a walk."""
    from tests.walk.homes import FIVE, Start, furnish

    os.environ["FELUCCA_HOME"] = str(home)
    settings = {"place": [*PLACE, *SIZES[0]], "confirm_quit": False, "thinking_seconds": 0.1}
    furnish(home, Start(str(seed), FIVE, settings))


def crash_words(home: Path, size: tuple[int, int]) -> list[tuple[tuple[int, int, int, int], bytes]]:
    """Return the heading of the error page, as places and pixels; it looks as the settings say."""
    os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    import pygame

    from game import locale
    from game.ui.drawing.text import HEADING
    from game.ui.scenes.crash import Crash
    from game.ui.scenes.menu import MainMenu
    from game.ui.widgets.label import Label
    from game.ui.widgets.shell import Shell
    from game.ui.window import settings
    from game.ui.window.display import fit
    from game.ui.window.report import Report

    pygame.font.init()
    now, _ = settings.load(home / "settings.json")
    locale.set_language(now.language)
    found = []
    for lines in ((), (object(),)):  # without and with a game that was played
        shell = Shell(settings=now, display=fit(size, now.interface_scale), store=lambda *_: "")
        scene = Crash(shell, Report((), (), lines), MainMenu)  # type: ignore[arg-type]
        scene.enter(shell.display.size)
        surface = pygame.Surface(size, 0, 32)
        scene.draw(shell.canvas(surface))
        label = next(each for each in scene.root.walk() if isinstance(each, Label) and each.style is HEADING)
        place = shell.display.px_rect(label.rect).clip(surface.get_rect())
        found.append((tuple(place), pygame.image.tobytes(surface.subsurface(place), "BGRA")))
    return found  # type: ignore[return-value]


def difference(shown: Screen, at: tuple[int, int], place: tuple[int, int, int, int], pixels: bytes) -> float:
    """Return the mean difference between a part of the window at `at` and a picture."""
    left, top, width, height = place
    total = count = 0
    for y in range(0, height, 2):
        for x in range(0, width, 2):
            if at[0] + left + x < shown.width and at[1] + top + y < shown.height:
                real = shown.pixel(at[0] + left + x, at[1] + top + y)
                start = 4 * (y * width + x)
                total += sum(abs(a - b) for a, b in zip(real, pixels[start : start + 3], strict=True))
                count += 3
    return total / max(1, count)


def is_crashed(shown: Screen, home: Path, window: str, edges: tuple[int, int, int, int]) -> bool:
    """Return whether the window shows the error page inside its edges (left, top, right, bottom)."""
    area = shown.picture_of(window, edges)
    if area is None:
        return False
    at, size = area[:2], area[2:]
    return any(difference(shown, at, place, pixels) < CLOSER for place, pixels in crash_words(home, size))


def window_of(shown: Screen) -> str:
    """Return the number of the program's window, which is the one under the pointer in the middle of what is drawn."""
    left, top, width, height = shown.window()
    shown.press("mousemove", str(left + width // 2), str(top + height // 2))
    return shown.ask("getmouselocation").get("WINDOW", "")


def step(shown: Screen, window: str, rng: random.Random) -> str:
    """Do something, and return what it was."""
    x, y = PLACE[0] + rng.randrange(1280), PLACE[1] + rng.randrange(720)
    kind = rng.random()
    if kind < 0.35:
        words = ["mousemove", str(x), str(y)]
    elif kind < 0.75:
        if rng.random() < 0.3:  # where buttons often are
            x, y = PLACE[0] + rng.choice((88, 240, 640, 1200, 1240)), PLACE[1] + rng.choice((20, 330, 400, 470, 640))
        words = ["mousemove", str(x), str(y), "click", rng.choice(("1", "1", "1", "1", "3", "4", "5"))]
    elif kind < 0.80:
        words = ["mousedown", "1", "mousemove", str(x), str(y), "mouseup", "1"]
    elif kind < 0.83:
        words = ["windowsize", window, *map(str, rng.choice(SIZES))]
    else:
        words = ["key", rng.choice(KEYS)]
    shown.press(*words)
    return " ".join(words)


def sit(program: Sitting, shown: Screen, home: Path, rng: random.Random, end: float, walk: Walk) -> None:
    """Use an open window until `end` or until something is wrong, and then close it."""
    walk.starts += 1
    if not shown.wait_for_picture(START):
        walk.problem = f"no picture after {START:.0f} s"
        return
    window = window_of(shown)
    shown.press("windowfocus", window)
    trail: list[str] = []
    while time.monotonic() < end:
        if program.process.poll() is not None:
            break  # it was asked to quit: by the key and button of a random walk
        trail.append(step(shown, window, rng))
        walk.steps += 1
        walk.trail = tuple(trail[-12:])
        time.sleep(rng.choice(_PAUSES))
        if walk.steps % 10 == 0 and is_crashed(shown, home, window, program.felucca.edges):
            walk.problem = "it shows the page that tells of an error"
            return
    if program.process.poll() is None:
        if is_crashed(shown, home, window, program.felucca.edges):
            walk.problem = "it shows the page that tells of an error"
            return
        shown.close(int(window))
    try:
        code = program.process.wait(SOON)
    except subprocess.TimeoutExpired:
        walk.problem = f"it does not close within {SOON:.0f} s"
        return
    left = time.monotonic() + SOON
    while program.family() and time.monotonic() < left:
        time.sleep(0.1)
    if code:
        walk.problem = f"it ended with {code}"
    elif program.family():
        walk.problem = f"processes are left behind: {program.family()}"


def wrong_records(felucca: Felucca, home: Path) -> str:
    """Let the program verify its own records; return its complaint if any is wrong."""
    return felucca.complaint("verify", *sorted((home / "matches").glob("*.felucca")))


def walk_through(
    felucca: Felucca, home: Path, shown: Screen, *, seconds: float, seed: int, shots: Path | None = None
) -> Walk:
    """Walk for some seconds, opening the window again now and then."""
    rng, walk, end = random.Random(seed), Walk(), time.monotonic() + seconds
    while time.monotonic() < end and not walk.problem:
        program = Sitting(felucca, shown.name)
        try:
            sit(program, shown, home, rng, min(end, time.monotonic() + SITTING), walk)
            if walk.problem and shots is not None:
                shown.save(shots / "walk.ppm")
        finally:
            felucca.kill(program.process)
        walk.problem = walk.problem or program.traceback
    walk.problem = walk.problem or wrong_records(felucca, home)
    return walk


def report(walk: Walk, seed: int) -> int:
    """Report how the walk went; return 1 if anything was wrong."""
    print(f"seed {seed}: {walk.steps} steps, {walk.starts} starts")
    if walk.problem:
        print(f"WRONG: {walk.problem}\nafter: {' > '.join(walk.trail)}")
    return 1 if walk.problem else 0


def main() -> int:
    """Walk once and return the findings."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("program", nargs=argparse.REMAINDER)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        furnished(home, chosen.seed)
        felucca = Felucca.in_home(chosen.program, home)
        with screen(Path(folder), *SIZE) as shown:
            walk = walk_through(felucca, home, shown, seconds=chosen.seconds, seed=chosen.seed, shots=chosen.shots)
        return report(walk, chosen.seed)


if __name__ == "__main__":
    sys.exit(main())
