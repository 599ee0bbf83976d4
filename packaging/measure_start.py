"""Measures the start: the time from the command to the first frame of the menu on a screen, built beside source.

    python packaging/measure_start.py [--rounds 7] dist/felucca/felucca -- python -m game

Commands are separated by `--` and take turns; the medians and their ratio to the last one are printed, of the time on
the clock and of the processor's, which other work on the machine changes little. It needs Linux and Xvfb and looks at
the pixels of its screen, so that nothing in the program has to help.
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
PATIENCE = 240.0


def colours(view: mmap.mmap) -> int:
    """Return how many colours there are at points all over the screen (32 bits a pixel, after a short head)."""
    width, height = SIZE
    start = len(view) - width * height * 4
    points = ((width * x // 24, height * y // 16) for x in range(6, 19) for y in range(4, 13))
    return len({view[start + 4 * (y * width + x) : start + 4 * (y * width + x) + 3] for x, y in points})


def spent(process: int) -> float:
    """Return the seconds that a process has had of a processor."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def start_once(command: list[str], screen: str, view: mmap.mmap, home: Path) -> tuple[float, float]:
    """Start a program, wait for its picture, end it; return the seconds that took, on the clock and of a processor."""
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
        return time.perf_counter() - began, spent(process.pid)
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
                times: list[list[tuple[float, float]]] = [[] for _ in commands]
                for number in range(rounds + 1):
                    for command, taken in zip(commands, times, strict=True):
                        seconds = start_once(command, screen, view, place / "home")
                        if number:  # the first round only warms the disk's cache
                            taken.append(seconds)
        finally:
            server.terminate()
            server.wait()
    for command, taken in zip(commands, times, strict=True):
        told = []
        for part, name in enumerate(("on the clock", "of a processor")):
            mine, last = sorted(one[part] for one in taken), [one[part] for one in times[-1]]
            ratio = statistics.median(mine) / statistics.median(last)
            told.append(
                f"{statistics.median(mine):.2f} s {name} ({mine[0]:.2f}–{mine[-1]:.2f}), {ratio:.2f} × the last"
            )
        print(f"{' '.join(command)}: {'; '.join(told)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
