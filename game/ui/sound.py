"""Sounds and music from sounds/, by name; without a device or a file there is silence, told once."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pygame

from game.errors import FeluccaError
from game.paths import asset_dir


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
        self._tune = ""
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
            if was_silent and music > 0 and self._tune:
                self.play_music(self._tune)

    def start(self) -> None:
        """Begin to sound; before this everything is silent, so that the first picture need not wait."""
        self._is_on = True
        if self._tune:
            self.play_music(self._tune)

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

    def play_music(self, name: str) -> None:
        """Play a piece over and over instead of the one before; an empty name stops the music."""
        self._tune = name
        if not name:
            self.stop_music()
            return
        if not self._is_on or self._music <= 0 or not self._open():
            return
        file = self._file(name)
        if file is None:
            self.missing.append(name)
            return
        try:
            pygame.mixer.music.load(str(file))
            pygame.mixer.music.set_volume(self._music)
            pygame.mixer.music.play(-1, fade_ms=1500)
        except pygame.error:
            self.missing.append(name)

    def stop_music(self) -> None:
        """Let the music fade out."""
        self._tune = ""
        if self._opened:
            with contextlib.suppress(pygame.error):
                pygame.mixer.music.fadeout(800)

    def close(self) -> None:
        """Give the device back."""
        if self._opened:
            pygame.mixer.quit()
        self._opened = None
        self._loaded.clear()
