"""Takes the moving picture of the README: a turn at the real table, drawn frame by frame as the window would.

    python packaging/film.py [--game sobek] [--from 32] [--decisions 5] docs/pictures/turn.webp

The match is the one that `felucca screenshots` shows, so that two runs give the same film. It needs Pillow (the extra
`art`), and no screen.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
from PIL import Image

from game import registry
from game.cli.screenshots import play_through
from game.components.load import numbers
from game.match.ai_client import AtOnce
from game.rules.core.game import Refusal
from game.ui.table.live import LiveMode, play
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS

DRAWN, SHOWN = (1280, 720), (960, 540)
"""The size of the window that is drawn, and of the film, in pixels."""
PER_SECOND = 10
REST, LAST = 0.9, 1.6
"""Seconds for which a question is looked at before it is answered, and the final picture stands still."""
LONGEST = 20.0
"""Seconds after which a film ends."""


def frames(name: str, first: int, decisions: int) -> Iterator[Image.Image]:
    """Yield the pictures of a match of a game from its decision `first` on, until `decisions` have been shown."""
    played = play_through(name)
    settings = Settings(language="en", effects_volume=0.0, music_volume=0.0, living_background=False)
    shell = Shell(DOORS, settings, fit(DRAWN), store=lambda *_: "")
    match = played.begin(registry.make(name, numbers(name)))
    while match.ply < first:
        match.submit(match.to_move, played.moves[match.ply], match.ply)
    scene = play(shell, match, thinking=AtOnce(match, lambda now: played.moves[now.ply]))
    assert isinstance(scene.mode, LiveMode)
    stack = scene_stack(shell)
    stack.apply(Push(scene))
    scene.look_as(0)
    surface = pygame.Surface(DRAWN, 0, 32)
    asked = still = 0.0
    for _ in range(round(LONGEST * PER_SECOND)):
        for each in stack.visible():
            stack.apply(each.update(1 / PER_SECOND))
        for each in stack.visible():
            each.draw(shell.canvas(surface))
        small = pygame.transform.smoothscale(surface, SHOWN)
        yield Image.frombytes("RGB", SHOWN, pygame.image.tobytes(small, "RGB"))
        is_asked = scene.mode.prompts.is_asked
        if match.ply >= first + decisions:
            still += is_asked / PER_SECOND
            if still > LAST:
                return
        elif is_asked:
            asked += 1 / PER_SECOND
            if asked > REST:
                asked = 0.0
                if isinstance(match.submit(match.to_move, played.moves[match.ply], match.ply), Refusal):
                    raise SystemExit(f"decision {match.ply + 1} is refused when it is repeated")


def main(words: list[str]) -> int:
    """Take the film."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="sobek")
    parser.add_argument("--from", dest="first", type=int, default=32, help="the decision with which it begins")
    parser.add_argument("--decisions", type=int, default=5, help="how many decisions it shows")
    parser.add_argument("--quality", type=int, default=60)
    chosen = parser.parse_args(words)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    first, *others = frames(chosen.game, chosen.first, chosen.decisions)
    first.save(
        chosen.file, save_all=True, append_images=others, duration=1000 // PER_SECOND, loop=0,
        quality=chosen.quality, method=6, minimize_size=False, allow_mixed=False,
    )  # fmt: skip
    print(f"{chosen.file}: {len(others) + 1} frames, {chosen.file.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
