"""Sound: silent without a device or a file, and told once."""

from __future__ import annotations

import pygame
import pytest

from game.paths import asset_dir
from game.ui.widgets.scene import Pop
from game.ui.widgets.shell import Shell
from game.ui.window.settings import Settings
from game.ui.window.sound import DUE, ENDED, PIECES, REST_SECONDS, Sound
from tests.ui.tables import Table


@pytest.fixture
def device(monkeypatch):
    opened = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: opened.append(1))
    monkeypatch.setattr(pygame.mixer, "set_reserved", lambda _: None)
    return opened


def test_no_device_is_silence_and_a_reason(monkeypatch, tmp_path):
    tries = []

    def fail(*_):
        tries.append(1)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    sound = Sound(folder=tmp_path)
    sound.start()
    sound.play("take")
    sound.play("take")
    sound.play_music()
    assert sound.problem == "settings-sound-missing"
    assert len(tries) == 1


def test_a_missing_file_is_noted_once(device, tmp_path):
    sound = Sound(folder=tmp_path)
    sound.start()
    sound.play("refuse")
    sound.play("refuse")
    assert sound.missing == ["refuse"]
    assert len(device) == 1


def test_nothing_opens_the_device_before_the_start(device, tmp_path):
    sound = Sound(folder=tmp_path)
    sound.play("take")
    sound.play_music()
    assert device == []
    sound.start()
    assert len(device) == 1


def test_no_volume_needs_no_device(device, tmp_path):
    sound = Sound(0.0, 0.0, folder=tmp_path)
    sound.start()
    sound.play("take")
    sound.play_music()
    assert device == []


def test_the_volumes_that_were_stored_hold_from_the_start(device):
    shell = Shell(settings=Settings(effects_volume=0.0, music_volume=0.0), store=lambda *_: "")
    shell.sound.start()
    shell.sound.play_music()
    shell.sound.play("click")
    assert not device


def test_every_piece_has_a_file():
    for name in PIECES:
        assert (asset_dir("sounds") / f"{name}.ogg").is_file()


def test_the_pieces_are_played_in_turn_with_rests_between_them(device, monkeypatch):
    played, timers = [], []
    monkeypatch.setattr(pygame.mixer.music, "load", lambda file: played.append(file.split("/")[-1]))
    monkeypatch.setattr(pygame.mixer.music, "set_volume", lambda _: None)
    monkeypatch.setattr(pygame.mixer.music, "set_endevent", lambda _: None)
    monkeypatch.setattr(pygame.mixer.music, "play", lambda: None)
    monkeypatch.setattr(pygame.time, "set_timer", lambda kind, ms, loops: timers.append((kind, ms, loops)))
    sound = Sound()
    sound.play_music()
    assert played == []
    sound.start()
    sound.play_music()
    assert played == ["music-quay.ogg"]
    for _ in range(3):
        sound.hear(ENDED)
        sound.hear(DUE)
    assert played == ["music-quay.ogg", "music-reeds.ogg", "music-lamp.ogg", "music-quay.ogg"]
    assert all(kind == DUE and loops == 1 for kind, _, loops in timers)
    assert all(REST_SECONDS[0] * 1000 <= ms <= REST_SECONDS[1] * 1000 for _, ms, _ in timers)


def test_music_begins_when_it_is_no_longer_silent(device, monkeypatch):
    played = []
    monkeypatch.setattr(pygame.mixer.music, "load", played.append)
    for name in ("set_volume", "set_endevent", "play"):
        monkeypatch.setattr(pygame.mixer.music, name, lambda *_: None)
    sound = Sound(0.8, 0.0)
    sound.start()
    sound.play_music()
    assert played == []
    sound.set_volumes(0.8, 0.5, 0.0)
    assert len(played) == 1


def test_what_is_heard_often_is_played_in_variants(device, tmp_path):
    sound = Sound(folder=tmp_path)
    sound.start()
    for name in ("take", "take", "refuse", "take", "take", "refuse"):
        sound.play(name)
    assert sound.missing == ["take", "take-2", "refuse", "take-3"]


class Channel:
    """Records the calls of a channel."""

    def __init__(self):
        self.told = []

    def play(self, sound, **more):
        self.told.append("play")

    def set_volume(self, volume):
        self.told.append(volume)

    def fadeout(self, _):
        self.told.append("fade")


def test_a_table_has_a_sound_around_it_until_it_is_left(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    channel = Channel()
    monkeypatch.setattr(pygame.mixer, "Channel", lambda _: channel)
    sound = Sound(music=0.0, ambience=0.3)
    sound.surround("ambience-river")
    assert channel.told == [], "nothing before the start"
    sound.start()
    assert channel.told == ["play", 0.3]
    sound.surround("ambience-river")
    sound.set_volumes(0.8, 0.0, 0.0)
    sound.set_volumes(0.8, 0.0, 0.6)
    assert channel.told[2:] == [0.0, 0.6, "fade", "play", 0.6]
    sound.surround("")
    assert channel.told[-1] == "fade"
    pygame.mixer.quit()


def test_tables_sound_until_they_are_left(monkeypatch):
    table = Table(1, 1, game="duel")
    heard = []
    monkeypatch.setattr(table.shell.sound, "surround", heard.append)
    table.stack.apply(Pop())
    other = Table(1, 1, game="sa-re")
    monkeypatch.setattr(other.shell.sound, "surround", heard.append)
    other.scene.enter((1280.0, 720.0))
    assert heard == ["", "ambience-city"]
