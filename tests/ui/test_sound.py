"""Sound: silent without a device or a file, and told once."""

from __future__ import annotations

import pygame
import pytest

from game.paths import asset_dir
from game.ui.widgets.shell import Shell
from game.ui.window.settings import Settings
from game.ui.window.sound import DUE, ENDED, PIECES, REST_SECONDS, Sound


@pytest.fixture
def device(monkeypatch):
    opened = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: opened.append(1))
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
    sound.play("take")
    sound.play("take")
    assert sound.missing == ["take"]
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
    sound.set_volumes(0.8, 0.5)
    assert len(played) == 1
