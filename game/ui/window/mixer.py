"""The sound device, in processes of its own: SDL holds the interpreter while it opens or closes a device.

A device or a sound server that never answers would freeze the window; here it freezes only such a process. One process
plays effects without delay; another plays music and ambience, in pieces so large that it seldom wakes up.
"""

from __future__ import annotations

import os
import pickle
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import count, cycle
from pathlib import Path

import pygame

from game.components.assets import find_asset
from game.errors import FeluccaError
from game.processes import Service

PIECES = ("music-quay", "music-reeds", "music-lamp")
"""The pieces of music in the order of play, repeated for ever."""
REST_SECONDS = (15.0, 40.0)
"""The shortest and the longest rest between two pieces."""
MISSING = "settings-sound-missing"
"""The text key of the reason for silence without a device."""
_AROUND, _FADING = 0, 1500
"""The channel for a table's ambience, and its fade in milliseconds."""
_LOOK = 5.0
"""Seconds between two looks whether a piece has ended."""
QUIET = 10.0
"""The seconds without a sound after which the device is closed: while it is open it works for silence too."""
PROMPT, LASTING = 1024, 16384
"""The samples mixed at once for effects, and for music and ambience.

Those of an effect last 23 ms, so that it follows a press unnoticed late. Those of music last 372 ms, after which a new
volume is heard: with a sound server, playing it in pieces of 23 ms takes six times the processor time.
"""


@dataclass(frozen=True, slots=True)
class Mix:
    """The sounds to play: the volumes (0 to 1) of effects, music and ambience, and the contents of the latter two.

    `around` is the ambience, '' for none. While `is_paused`, neither music nor ambience is heard. `effect` is heard
    once.
    """

    effects: float
    music: float
    ambience: float
    around: str = ""
    has_music: bool = False
    is_paused: bool = False
    effect: str = ""

    @property
    def is_heard(self) -> bool:
        """Whether anything is audible, so that a device is needed."""
        has_effect = bool(self.effect) and self.effects > 0
        return has_effect or self.plays_music or (bool(self.around) and self.ambience > 0 and not self.is_paused)

    @property
    def plays_music(self) -> bool:
        """Whether there is music to play."""
        return self.has_music and self.music > 0 and not self.is_paused


class _Music(Enum):
    """The state of the music."""

    SILENT = auto()
    PLAYING = auto()
    PAUSED = auto()
    RESTING = auto()
    """Between two pieces."""


class Mixer:
    """Plays `sounds/<name>.ogg`; every file is loaded on first use. Variants, such as `take-2.ogg`, follow in turn.

    `problem` is the text key of the reason for silence, '' while there is sound; `missing` holds requested names
    whose file is missing or cannot be played. All methods may be called from several threads.
    """

    def __init__(self, folder: Path | None = None, chunk: int = PROMPT) -> None:
        """Open the device, which asks for `chunk` samples at a time, to learn whether there is one."""
        self._folder = folder
        self._chunk = chunk
        self._mix = Mix(0.0, 0.0, 0.0)
        self._variants: dict[str, Iterator[str]] = {}
        """The endless turns of the variants of each effect."""
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._channel: pygame.mixer.Channel | None = None
        """The channel of the ambience, if it is playing."""
        self._piece = 0
        self._music = _Music.SILENT
        self._rests_until = 0.0
        self._is_open = False
        self._heard_at = 0.0
        """The last time when something was heard, as far as it was looked."""
        self._lock = threading.RLock()
        self.problem = ""
        self.missing: list[str] = []
        self._open()

    def _open(self) -> bool:
        """Open the device if it is closed; return whether it is open now."""
        if not self._is_open and not self.problem:
            try:
                pygame.mixer.init(44100, -16, 2, self._chunk)
                pygame.mixer.set_reserved(_AROUND + 1)
                self._is_open = True
            except (pygame.error, NotImplementedError, ImportError):
                self.problem = MISSING
        return self._is_open

    def play(self, mix: Mix, now: float) -> None:
        """Play `mix` from now on, and its effect once; `now` is in seconds of any clock."""
        if self.problem:
            return
        with self._lock:
            before, self._mix = self._mix, replace(mix, effect="")
            self._heard_at = now
            if mix.effect and mix.effects > 0:
                self._play_effect(mix.effect)
            self._change_around(before)
            self.go_on(now)

    def go_on(self, now: float) -> float | None:
        """Begin, pause or end a piece of music, whichever is due; return the seconds until the next call is due, None
        if none is.
        """
        with self._lock:
            if self.problem or not self._mix.plays_music:
                self._stop_music()
                return None
            if self._music is _Music.PAUSED:
                pygame.mixer.music.unpause()
                self._music = _Music.PLAYING
            if self._music is _Music.PLAYING:
                pygame.mixer.music.set_volume(self._mix.music)
            if self._music is _Music.PLAYING and not pygame.mixer.music.get_busy():
                self._piece = (self._piece + 1) % len(PIECES)
                self._rests_until = now + random.uniform(*REST_SECONDS)
                self._music = _Music.RESTING
            if self._music is _Music.RESTING and now < self._rests_until:
                return self._rests_until - now
            if self._music is not _Music.PLAYING:
                return self._begin_piece(now)
            return _LOOK

    def doze(self, now: float) -> float | None:
        """Close the device once nothing has been heard for QUIET seconds; the next sound opens it again.

        Return the seconds until the next call is due, None while the device is closed.
        """
        with self._lock:
            if not self._is_open:
                return None
            is_playing = self._music in (_Music.PLAYING, _Music.PAUSED) or self._channel is not None
            if is_playing or pygame.mixer.get_busy():
                self._heard_at = now
            left = self._heard_at + QUIET - now
            if left > 0:
                return left
            pygame.mixer.quit()
            self._is_open = False
            self._loaded.clear()
            return None

    def _begin_piece(self, now: float) -> float | None:
        name = PIECES[self._piece]
        file = self._file(name)
        if file is not None and self._open():
            try:
                pygame.mixer.music.load(str(file))
                pygame.mixer.music.set_volume(self._mix.music)
                pygame.mixer.music.play()
                self._music = _Music.PLAYING
                return _LOOK
            except pygame.error:
                pass
        self._miss(name)
        self._piece = (self._piece + 1) % len(PIECES)
        self._music, self._rests_until = _Music.RESTING, now + REST_SECONDS[0]
        return REST_SECONDS[0]

    def _stop_music(self) -> None:
        """Pause the piece while the window is hidden; end it otherwise."""
        if self._mix.is_paused and self._music is _Music.PLAYING:
            pygame.mixer.music.pause()
            self._music = _Music.PAUSED
        elif not self._mix.is_paused:
            if self._music in (_Music.PLAYING, _Music.PAUSED):
                pygame.mixer.music.stop()
            self._music = _Music.SILENT

    def _play_effect(self, name: str) -> None:
        if name not in self._variants:
            self._variants[name] = cycle(self._all_of(name))
        sound = self._get(next(self._variants[name]))
        if sound is not None:
            sound.set_volume(self._mix.effects)
            sound.play()

    def _all_of(self, name: str) -> Iterator[str]:
        """Yield the name of an effect and those of its variants."""
        yield name
        for number in count(2):
            if self._file(f"{name}-{number}") is None:
                return
            yield f"{name}-{number}"

    def _change_around(self, before: Mix) -> None:
        mix = self._mix
        wanted = mix.around if mix.ambience > 0 and not mix.is_paused else ""
        was = before.around if before.ambience > 0 and not before.is_paused else ""
        if wanted != was:
            if self._channel is not None:
                self._channel.fadeout(_FADING)
                self._channel = None
            sound = self._get(wanted) if wanted else None
            if sound is not None:
                self._channel = pygame.mixer.Channel(_AROUND)
                self._channel.play(sound, loops=-1, fade_ms=_FADING)
                self._channel.set_volume(mix.ambience)
        elif self._channel is not None and mix.ambience != before.ambience:
            self._channel.set_volume(mix.ambience)

    def _get(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        file = self._file(name)
        try:
            if file is not None and self._open():
                return pygame.mixer.Sound(str(file))
        except pygame.error:
            pass
        self._miss(name)
        return None

    def _miss(self, name: str) -> None:
        if name not in self.missing:
            self.missing.append(name)

    def _file(self, name: str) -> Path | None:
        if self._folder is not None:
            file = self._folder / f"{name}.ogg"
            return file if file.is_file() else None
        try:
            return find_asset("sounds", f"{name}.ogg")
        except FeluccaError:
            return None


def mixing(folder: Path | None, chunk: int) -> Service:
    """Return the work of a process that plays each pickled `Mix` it gets, and goes on with the music in between.

    Its answer is the `problem` of the `Mixer`.
    """
    os.environ.setdefault("SDL_AUDIO_DEVICE_APP_NAME", "Felucca")
    mixer = Mixer(folder, chunk)
    has_changed = threading.Event()

    def go_on() -> None:
        while True:
            now = time.monotonic()
            waits = (mixer.go_on(now), mixer.doze(now))
            has_changed.wait(min((wait for wait in waits if wait is not None), default=None))
            has_changed.clear()

    def play(message: bytes) -> bytes:
        mixer.play(pickle.loads(message), time.monotonic())
        has_changed.set()
        return mixer.problem.encode()

    threading.Thread(target=go_on, daemon=True).start()
    return play
