"""The command line of the walker."""

from __future__ import annotations

import argparse
import os
import random
import time
from pathlib import Path

SHOTS = Path("build/walk")
"""Where pictures and the script of a failing walk are left."""


def main() -> int:
    """Walk and print the findings; return 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m tests.walk", description="Walk through the program and check it.")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long, on the clock")
    parser.add_argument("--seed", type=int, help="the first seed (a new one)")
    parser.add_argument("--game", help="walk at the tables of one game only")
    parser.add_argument("--display", choices=("dummy", "x11"), default="dummy")
    parser.add_argument("--script", type=Path, help="make the gestures of an earlier walk again, and shorten it")
    parser.add_argument("--shots", type=Path, default=SHOTS, help="the folder for pictures of what is wrong")
    chosen = parser.parse_args()
    if chosen.display == "x11" and not os.environ.get("DISPLAY"):
        parser.error("--display x11 needs a screen: set DISPLAY, to that of Xvfb for instance")
    os.environ.update(SDL_VIDEODRIVER=chosen.display, SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    from tests.walk.walks import again, walks_from  # after the drivers are chosen

    if chosen.script is not None:
        return again(chosen.script, chosen.seconds, chosen.shots)
    seed = random.SystemRandom().randrange(1_000_000) if chosen.seed is None else chosen.seed
    return walks_from(seed, time.monotonic() + chosen.seconds, chosen.game, chosen.shots)
