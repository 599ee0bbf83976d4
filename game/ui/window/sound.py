"""Sounds and music from sounds/, by name; without a device or a file there is silence, reported once."""

from __future__ import annotations

import random
from pathlib import Path

import pygame

from game.errors import FeluccaError
from game.paths import asset_dir

PIECES = ("music-quay", "music-reeds", "music-lamp")
"""The pieces of music in the order of play, repeated for ever."""
VARIED = ("take", "place", "deliver", "score", "set", "deben", "season-card", "ankh", "build", "pay")
"""Frequent effects with variants, `take-2` and `take-3`, which are played in turn."""
VARIANTS = 3
"""The number of variants of each."""
REST_SECONDS = (15.0, 40.0)
"""The shortest and the longest rest between two pieces."""
_AROUND, _FADING = 0, 800
"""The channel for a table's ambience, and its fade in milliseconds."""
ENDED, DUE = pygame.event.custom_type(), pygame.event.custom_type()
"""The event types for the end of a piece and the start of the next; `Sound.hear` takes them."""


class Sound:
    """Plays `sounds/<name>.ogg`.

    The device is opened and every file loaded on first use. `problem` is the text key of the reason for silence, empty
    while there is sound; `missing` holds requested names without a file.
    """

    def __init__(
        self, effects: float = 0.8, music: float = 0.5, ambience: float = 0.5, *, folder: Path | None = None
    ) -> None:
        self._effects = effects
        self._music = music
        self._ambience = ambience
        self._around = ""
        """The ambience playing now, '' away from a table."""
        self._channel: pygame.mixer.Channel | None = None
        """The channel of the ambience, if it is playing."""
        self._played = dict.fromkeys(VARIED, 0)
        """The number of times each effect was played."""
        self._folder = folder
        self._opened: bool | None = None
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._has_music = False
        self._piece = 0
        self._is_on = False
        self.problem = ""
        self.missing: list[str] = []

    def set_volumes(self, effects: float, music: float, ambience: float) -> None:
        """Set the volume of effects, music and ambience, 0 to 1."""
        was_silent, was_still = self._music <= 0, self._ambience <= 0
        self._effects, self._music, self._ambience = effects, music, ambience
        if self._opened:
            for sound in self._loaded.values():
                if sound is not None:
                    sound.set_volume(effects)
            pygame.mixer.music.set_volume(music)
            if self._channel is not None:
                self._channel.set_volume(ambience)
        if was_silent and music > 0:
            self._play_piece()
        if was_still and ambience > 0:
            self._play_around()

    def start(self) -> None:
        """Open the device; before this everything is silent, so that the first frame need not wait."""
        self._is_on = True
        self._play_piece()
        self._play_around()

    def _open(self) -> bool:
        if self._opened is None:
            try:
                pygame.mixer.init(44100, -16, 2, 512)
                pygame.mixer.set_reserved(_AROUND + 1)
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
        if name in self._played:
            self._played[name] += 1
            number = (self._played[name] - 1) % VARIANTS + 1
            name = f"{name}-{number}" if number > 1 else name
        sound = self._get(name)
        if sound is not None:
            sound.set_volume(self._effects)
            sound.play()

    def surround(self, name: str) -> None:
        """Loop the ambience `name` from now on, '' for none."""
        if name != self._around:
            self._around = name
            self._play_around()

    def _play_around(self) -> None:
        if self._channel is not None:
            self._channel.fadeout(_FADING)
            self._channel = None
        if not (self._is_on and self._around) or self._ambience <= 0 or not self._open():
            return
        sound = self._get(self._around)
        if sound is not None:
            self._channel = pygame.mixer.Channel(_AROUND)
            self._channel.play(sound, loops=-1, fade_ms=_FADING)
            self._channel.set_volume(self._ambience)

    def _get(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

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
        """Handle ENDED or DUE: rest, or play the next piece."""
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
        """Release the device."""
        if self._opened:
            pygame.time.set_timer(DUE, 0)
            pygame.mixer.quit()
        self._opened = self._channel = None
        self._loaded.clear()
