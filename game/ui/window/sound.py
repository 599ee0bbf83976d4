"""Sounds and music by name; without a device, or with one that does not answer, the game goes on in silence."""

from __future__ import annotations

import pickle
import queue
import threading
import time
from dataclasses import replace
from pathlib import Path

from game.processes import FAILURES, Ended, TaskProcess
from game.ui.window.mixer import MISSING, Mix, mixing

PATIENCE = 20.0
"""The seconds that the device may take to answer, its opening included."""
ATTEMPTS = 2
"""The number of processes that may end or freeze before there is no more sound."""
STALE = 0.5
"""Seconds after which an effect comes too late to be played."""


class Sound:
    """Plays sounds through a `Mixer` in a process of its own; no method waits.

    The process is started when there is something to play. `problem` is the text key of the reason for silence, ''
    while there is sound.
    """

    def __init__(
        self, effects: float = 0.8, music: float = 0.5, ambience: float = 0.5, *, folder: Path | None = None
    ) -> None:
        self._mix = Mix(effects, music, ambience)
        self._folder = folder
        self._is_on = False
        self._process: TaskProcess | None = None
        self._waiting: queue.SimpleQueue[tuple[Mix, float] | None] = queue.SimpleQueue()
        """The mixes to be heard, and since when."""
        self.problem = ""

    def set_volumes(self, effects: float, music: float, ambience: float) -> None:
        """Set the volume of effects, music and ambience, 0 to 1."""
        self._change(replace(self._mix, effects=effects, music=music, ambience=ambience))

    def start(self) -> None:
        """Play things from now on; before this everything is silent, so that the first frame need not wait."""
        self._is_on = True
        self._send(self._mix)

    def play(self, name: str) -> None:
        """Play an effect once."""
        if name and self._mix.effects > 0:
            self._send(replace(self._mix, effect=name))

    def surround(self, name: str) -> None:
        """Loop the ambience `name` from now on, '' for none."""
        self._change(replace(self._mix, around=name))

    def play_music(self) -> None:
        """Play the pieces in turn, with rests between them, from now on."""
        self._change(replace(self._mix, has_music=True))

    def pause(self, is_paused: bool) -> None:
        """Interrupt music and ambience, or resume them; effects are played all the same."""
        self._change(replace(self._mix, is_paused=is_paused))

    def close(self) -> None:
        """Release the device."""
        self._is_on = False
        if self._process is not None:
            self._waiting.put(None)
            self._process.close()

    def _change(self, mix: Mix) -> None:
        if mix != self._mix:
            self._mix = mix
            self._send(mix)

    def _send(self, mix: Mix) -> None:
        if not self._is_on or self.problem:
            return
        if self._process is None:
            if not mix.is_heard:
                return
            self._process = TaskProcess("felucca-sound", mixing, self._folder)
            threading.Thread(target=self._work, args=(self._process,), name="felucca-sound", daemon=True).start()
        self._waiting.put((mix, time.monotonic()))

    def _work(self, process: TaskProcess) -> None:
        """Pass mixes to the process until one is None; runs in a thread of its own."""
        failures = 0
        while failures < ATTEMPTS and not self.problem and (next_one := self._waiting.get()) is not None:
            mix, since = next_one
            if time.monotonic() - since > STALE:
                mix = replace(self._mix)
            try:
                answer = process.answer(pickle.dumps(mix), PATIENCE)
            except Ended:
                break
            except FAILURES:
                failures += 1
                self._waiting.put((self._mix, time.monotonic()))  # another process begins with what is heard now
                continue
            self.problem = (answer or b"").decode()
        if failures >= ATTEMPTS:
            self.problem = MISSING
        process.end()
