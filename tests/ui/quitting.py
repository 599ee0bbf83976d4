"""The whole program, quit after its first frame, when something has just gone wrong.

python -m tests.ui.quitting KIND
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

from game import registry
from game.ai.worker import Worker
from game.analysis.background import ANALYST, LiveJudge
from game.analysis.run import GameAnalysis
from game.components.load import numbers
from game.match.match import Match
from game.match.seats import human
from game.rules.core.game import Setup
from game.ui import app as window
from tests.ai.test_worker import NUMBERS, strange
from tests.ai.test_worker import new as toy_match
from tests.analysis.games import finished

KINDS = ("SIGKILL", "SIGSTOP", "hanging thread", "hanging library", "hanging device")
HANGING_DEVICE = KINDS[-1]
COUNTERPARTS = 3
"""An AI, a coach and an analysis, each with a process."""
SOUND = ("felucca-effects", "felucca-music")
"""The processes of the window itself."""


def start_all() -> list[object]:
    """Let an AI, the coach and the analysis work, and return once each has a process."""
    worker = Worker("toy", NUMBERS, "tests.ai.strange_players:make_game")
    match = toy_match()
    worker.ask(match.view(match.to_move), strange("sleep"), 1)
    game = registry.make("ferry", numbers("ferry"))
    played = Match.new(game, Setup(2), [human("Ani"), human("Bek")], seed="a", salt="b", clock=None, luck=1)
    while len((seen := played.view(played.to_move)).legal) < 2:
        played.submit(seen.viewer, seen.legal[0], played.ply)
    judge = LiveJudge(game)
    judge.ask(seen, seen.legal[0])
    ANALYST.begin(GameAnalysis(finished("ferry")))
    while len([each for each in multiprocessing.active_children() if each.name not in SOUND]) < COUNTERPARTS:
        time.sleep(0.01)
    return [worker, judge]


def go_wrong(kind: str, app: window.App) -> None:
    """Let counterparts be killed or stopped, or a part of the end itself never answer."""
    if kind == "hanging thread":
        threading.Thread(target=threading.Event().wait).start()
    elif kind == HANGING_DEVICE:
        app.shell.sound.play("take")
        while not multiprocessing.active_children():
            time.sleep(0.01)
    elif kind == "hanging library":  # which holds the interpreter, as the sound library does
        app.shell.voice.close = lambda: ctypes.PyDLL(None).sleep(600)  # type: ignore[method-assign]
    else:
        app.shell.kept = start_all()  # type: ignore[attr-defined]
        for child in multiprocessing.active_children():
            assert child.pid is not None
            os.kill(child.pid, getattr(signal, kind))


def main(kind: str) -> int:
    """Run the program; return its code."""
    if kind == HANGING_DEVICE:
        pipe = Path(tempfile.mkdtemp(), "device")
        os.mkfifo(pipe)  # opening it waits for a reader
        os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(pipe))
    step = window.App.step

    def last_step(app: window.App) -> None:
        step(app)
        go_wrong(kind, app)
        print("quit", flush=True)
        app.stack.is_quitting = True

    window.App.step = last_step  # type: ignore[method-assign]
    return window.run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
