"""Measures the start: the time from the command to the first frame of the menu on a screen, built beside source.

    python packaging/measure_start.py [--rounds 7] dist/felucca/felucca -- python -m game

Commands are separated by `--` and take turns; the medians and their ratio to the last one are printed. It needs Xvfb
and looks at the pixels of its screen, so that nothing in the program has to help.
"""

from __future__ import annotations

import mmap
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SIZE = (1600, 900)
PATIENCE = 60.0


def colours(view: mmap.mmap) -> int:
    """Return how many colours there are at points all over the screen (32 bits a pixel, after a short head)."""
    width, height = SIZE
    start = len(view) - width * height * 4
    points = ((width * x // 24, height * y // 16) for x in range(6, 19) for y in range(4, 13))
    return len({view[start + 4 * (y * width + x) : start + 4 * (y * width + x) + 3] for x, y in points})


def start_once(command: list[str], screen: str, view: mmap.mmap, home: Path) -> float:
    """Start a program, wait for its picture, end it; return the seconds that took."""
    environment = {**os.environ, "DISPLAY": screen, "FELUCCA_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    environment.pop("SDL_VIDEODRIVER", None)
    before = colours(view)
    began = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while colours(view) < before + 8:
            if process.poll() is not None or time.perf_counter() - began > PATIENCE:
                raise SystemExit(f"{command} shows nothing (exit code {process.poll()})")
            time.sleep(0.002)
        return time.perf_counter() - began
    finally:
        process.kill()
        process.wait()
        while colours(view) > before:
            time.sleep(0.01)


def main(words: list[str]) -> int:
    """Measure and print."""
    rounds = 7
    if words[:1] == ["--rounds"]:
        rounds, words = int(words[1]), words[2:]
    commands: list[list[str]] = [[]]
    for word in words:
        if word == "--":
            commands.append([])
        else:
            commands[-1].append(word)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        told, tell = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(tell), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", folder],
            stderr=subprocess.DEVNULL,
            pass_fds=(tell,),
        )
        os.close(tell)
        with os.fdopen(told) as answer:
            screen = f":{answer.readline().strip()}"
        try:
            frame = place / "Xvfb_screen0"
            while not frame.exists() or not frame.stat().st_size:
                time.sleep(0.05)
            time.sleep(0.5)
            with frame.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as view:
                times: list[list[float]] = [[] for _ in commands]
                for number in range(rounds + 1):
                    for command, taken in zip(commands, times, strict=True):
                        seconds = start_once(command, screen, view, place / "home")
                        if number:  # the first round only warms the disk's cache
                            taken.append(seconds)
        finally:
            server.terminate()
            server.wait()
    last = statistics.median(times[-1])
    for command, taken in zip(commands, times, strict=True):
        middle = statistics.median(taken)
        spread = f"{min(taken):.2f}–{max(taken):.2f}"
        print(f"{' '.join(command)}: {middle:.2f} s ({spread}), {middle / last:.2f} × the last")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
