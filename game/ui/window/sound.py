"""Sounds and music from sounds/, by name; without a device or a file there is silence, told once."""

from __future__ import annotations

import random
from pathlib import Path

import pygame

from game.errors import FeluccaError
from game.paths import asset_dir

PIECES = ("music-quay", "music-reeds", "music-lamp")
"""The pieces of music, in the order in which they are played, over and over."""
REST_SECONDS = (15.0, 40.0)
"""The shortest and the longest silence between two pieces."""
ENDED, DUE = pygame.event.custom_type(), pygame.event.custom_type()
"""The types of the events that say that a piece has ended and that the next is due; `Sound.hear` takes them."""


class Sound:
    """Plays `sounds/<name>.ogg`.

    The device is opened and every file loaded the first time it is needed. `problem` is the text key of why
    there is no sound, empty while there is; `missing` holds the names asked for that have no file.
    """

    def __init__(self, effects: float = 0.8, music: float = 0.5, *, folder: Path | None = None) -> None:
        self._effects = effects
        self._music = music
        self._folder = folder
        self._opened: bool | None = None
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._has_music = False
        self._piece = 0
        self._is_on = False
        self.problem = ""
        self.missing: list[str] = []

    def set_volumes(self, effects: float, music: float) -> None:
        """Set the loudness of effects and music, 0 to 1."""
        was_silent = self._music <= 0
        self._effects, self._music = effects, music
        if self._opened:
            for sound in self._loaded.values():
                if sound is not None:
                    sound.set_volume(effects)
            pygame.mixer.music.set_volume(music)
        if was_silent and music > 0:
            self._play_piece()

    def start(self) -> None:
        """Begin to sound; before this everything is silent, so that the first picture need not wait."""
        self._is_on = True
        self._play_piece()

    def _open(self) -> bool:
        if self._opened is None:
            try:
                pygame.mixer.init(44100, -16, 2, 512)
                self._opened = True
            except (pygame.error, NotImplementedError, ImportError):
                self._opened = False
                self.problem = "settings-sound-missing"
        return self._opened

    def _file(self, name: str) -> Path | None:
        try:
            file = (self._folder or asset_dir("sounds")) / f"{name}.ogg"
        except FeluccaError:
            return None
        return file if file.is_file() else None

    def play(self, name: str) -> None:
        """Play an effect once."""
        if not (name and self._is_on) or self._effects <= 0 or not self._open():
            return
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        sound = self._loaded[name]
        if sound is not None:
            sound.set_volume(self._effects)
            sound.play()

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        file = self._file(name)
        if file is None:
            self.missing.append(name)
            return None
        try:
            return pygame.mixer.Sound(str(file))
        except pygame.error:
            self.missing.append(name)
            return None

    def play_music(self) -> None:
        """Play the pieces in turn, with rests between them, from now on."""
        if not self._has_music:
            self._has_music = True
            self._play_piece()

    def hear(self, event_type: int) -> None:
        """Take in ENDED or DUE: rest, or play the next piece."""
        if event_type == ENDED:
            self._piece = (self._piece + 1) % len(PIECES)
            pygame.time.set_timer(DUE, round(random.uniform(*REST_SECONDS) * 1000), loops=1)
        elif event_type == DUE:
            self._play_piece()

    def _play_piece(self) -> None:
        if not (self._has_music and self._is_on) or self._music <= 0 or not self._open():
            return
        name = PIECES[self._piece]
        file = self._file(name)
        if file is None:
            self.missing.append(name)
            return
        try:
            pygame.mixer.music.load(str(file))
            pygame.mixer.music.set_volume(self._music)
            pygame.mixer.music.set_endevent(ENDED)
            pygame.mixer.music.play()
        except pygame.error:
            self.missing.append(name)

    def close(self) -> None:
        """Give the device back."""
        if self._opened:
            pygame.time.set_timer(DUE, 0)
            pygame.mixer.quit()
        self._opened = None
        self._loaded.clear()
