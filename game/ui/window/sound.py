"""Sounds and music by name; without a device, or with one that does not answer, the game goes on in silence."""

from __future__ import annotations

import pickle
import queue
import threading
import time
from dataclasses import replace
from pathlib import Path

from game.processes import FAILURES, Ended, TaskProcess
from game.ui.window.mixer import LASTING, MISSING, PROMPT, Mix, mixing

PATIENCE = 20.0
"""The seconds that the device may take to answer, its opening included."""
ATTEMPTS = 2
"""The number of processes that may end or freeze before there is no more sound."""
STALE = 0.5
"""Seconds after which an effect comes too late to be played."""


class Sound:
    """Plays effects through a `Mixer` in a process of its own, music and ambience through another; no method waits.

    `problem` is the text key of the reason for silence, '' while there is sound.
    """

    def __init__(
        self, effects: float = 0.8, music: float = 0.5, ambience: float = 0.5, *, folder: Path | None = None
    ) -> None:
        self._mix = Mix(effects, music, ambience)
        self._is_on = False
        self._effects = _Player("felucca-effects", folder, PROMPT)
        self._lasting = _Player("felucca-music", folder, LASTING)

    @property
    def problem(self) -> str:
        """The text key of the reason for silence."""
        return self._effects.problem or self._lasting.problem

    def set_volumes(self, effects: float, music: float, ambience: float) -> None:
        """Set the volume of effects, music and ambience, 0 to 1."""
        self._change(replace(self._mix, effects=effects, music=music, ambience=ambience))

    def start(self) -> None:
        """Play things from now on; before this everything is silent, so that the first frame need not wait."""
        self._is_on = True
        if self._mix.effects > 0:
            self._effects.send(Mix(self._mix.effects, 0.0, 0.0))  # ready for the first effect
        self._play_lasting()

    def play(self, name: str) -> None:
        """Play an effect once."""
        if name and self._mix.effects > 0 and self._is_on:
            self._effects.send(Mix(self._mix.effects, 0.0, 0.0, effect=name))

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
        self._effects.close()
        self._lasting.close()

    def _change(self, mix: Mix) -> None:
        if mix != self._mix:
            self._mix = mix
            self._play_lasting()

    def _play_lasting(self) -> None:
        if self._is_on and (self._mix.is_heard or self._lasting.has_begun):
            self._lasting.send(self._mix)


class _Player:
    """A process with a `Mixer` that asks for `chunk` samples at a time, started for the first mix to be played.

    `problem` is the text key of the reason for silence, '' while there is sound.
    """

    def __init__(self, name: str, folder: Path | None, chunk: int) -> None:
        self._name = name
        self._recipe = (folder, chunk)
        self._process: TaskProcess | None = None
        self._waiting: queue.SimpleQueue[tuple[Mix, float] | None] = queue.SimpleQueue()
        """The mixes to be heard, and since when."""
        self._last = Mix(0.0, 0.0, 0.0)
        """What is heard now."""
        self.problem = ""

    @property
    def has_begun(self) -> bool:
        """Whether the process has been asked for."""
        return self._process is not None

    def send(self, mix: Mix) -> None:
        """Play `mix` from now on, and its effect once, unless it comes too late for that."""
        if self.problem:
            return
        self._last = replace(mix, effect="")
        if self._process is None:
            self._process = TaskProcess(self._name, mixing, *self._recipe)
            threading.Thread(target=self._work, args=(self._process,), name=self._name, daemon=True).start()
        self._waiting.put((mix, time.monotonic()))

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._waiting.put(None)
            self._process.close()

    def _work(self, process: TaskProcess) -> None:
        """Pass mixes to the process until one is None; runs in a thread of its own."""
        failures = 0
        while failures < ATTEMPTS and not self.problem and (next_one := self._waiting.get()) is not None:
            mix, since = next_one
            if time.monotonic() - since > STALE:
                mix = replace(mix, effect="")
            try:
                answer = process.answer(pickle.dumps(mix), PATIENCE)
            except Ended:
                break
            except FAILURES:
                failures += 1
                self._waiting.put((self._last, time.monotonic()))  # another process begins with what is heard now
                continue
            self.problem = (answer or b"").decode()
        if failures >= ATTEMPTS:
            self.problem = MISSING
        process.end()
