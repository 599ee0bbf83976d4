"""Sound: silent without a device or a file, and told once."""

from __future__ import annotations

import pygame
import pytest

from game.ui.sound import Sound


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
    sound.play_music("theme")
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
    sound.play_music("theme")
    assert device == []
    sound.start()
    assert len(device) == 1


def test_no_volume_needs_no_device(device, tmp_path):
    sound = Sound(0.0, 0.0, folder=tmp_path)
    sound.start()
    sound.play("take")
    sound.play_music("theme")
    assert device == []
