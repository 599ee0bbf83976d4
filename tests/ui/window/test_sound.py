"""Sound: the mixer in its process, and the window that never waits for it."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import processes
from game.paths import asset_dir
from game.processes import TaskProcess
from game.ui.app import App
from game.ui.widgets.scene import Pop
from game.ui.widgets.shell import Doors, Shell
from game.ui.window import sound as sound_module
from game.ui.window.mixer import LASTING, PIECES, PROMPT, QUIET, REST_SECONDS, Mix, Mixer
from game.ui.window.settings import Settings
from game.ui.window.sound import Sound
from tests.patience import LONG
from tests.ui.tables import Table
from tests.ui.windows import opened


def in_time(condition: Callable[[], object]) -> bool:
    """Wait until something holds."""
    end = time.monotonic() + LONG
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


# The mixer


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


class Quiet:
    """A sound that is over at once."""

    def set_volume(self, volume):
        pass

    def play(self):
        pass


class Music:
    """Records the calls of pygame's music, which needs an open device; a piece plays until `end`."""

    def __init__(self, monkeypatch):
        self.told = []
        self.is_busy = False
        monkeypatch.setattr(pygame.mixer, "music", self)

    def load(self, file):
        assert pygame.mixer.get_init()
        self.told.append(Path(file).stem)

    def set_volume(self, volume):
        assert pygame.mixer.get_init()
        self.volume = volume

    def play(self):
        assert pygame.mixer.get_init()
        self.is_busy = True

    def stop(self):
        assert pygame.mixer.get_init()
        self.is_busy = False
        self.told.append("stop")

    def pause(self):
        assert pygame.mixer.get_init()
        self.is_busy = False
        self.told.append("pause")

    def unpause(self):
        assert pygame.mixer.get_init()
        self.is_busy = True
        self.told.append("unpause")

    def get_busy(self):
        return self.is_busy


@pytest.fixture
def device(monkeypatch):
    opened_devices = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: opened_devices.append(1))
    monkeypatch.setattr(pygame.mixer, "set_reserved", lambda _: None)
    monkeypatch.setattr(pygame.mixer, "get_busy", lambda: False)
    monkeypatch.setattr(pygame.mixer, "get_init", lambda: opened_devices or None)
    monkeypatch.setattr(pygame.mixer, "quit", opened_devices.clear)
    return opened_devices


def effect(name, **more):
    return Mix(**{"effects": 0.8, "music": 0.5, "ambience": 0.5, "effect": name, **more})


MUSIC = Mix(0.8, 0.5, 0.5, has_music=True)


def test_no_device_is_silence_and_a_reason(monkeypatch, tmp_path):
    def fail(*_):
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    mixer = Mixer(tmp_path)
    mixer.play(effect("take"), 0.0)
    mixer.play(MUSIC, 0.0)
    assert mixer.problem == "settings-sound-missing"
    assert mixer.missing == []


def test_a_missing_file_is_noted_once(device, tmp_path):
    mixer = Mixer(tmp_path)
    mixer.play(effect("refuse"), 0.0)
    mixer.play(effect("refuse"), 0.0)
    assert mixer.missing == ["refuse"]
    assert len(device) == 1


def test_what_is_heard_often_is_played_in_variants(device, tmp_path):
    for name in ("take", "take-2", "take-3", "refuse"):
        (tmp_path / f"{name}.ogg").write_bytes(b"no sound")
    mixer = Mixer(tmp_path)
    for name in ("take", "take", "refuse", "take", "take", "refuse"):
        mixer.play(effect(name), 0.0)
    assert mixer.missing == ["take", "take-2", "refuse", "take-3"]


def test_every_piece_has_a_file():
    for name in PIECES:
        assert (asset_dir("sounds") / f"{name}.ogg").is_file()


def test_the_pieces_are_played_in_turn_with_rests_between_them(device, monkeypatch):
    music, mixer, now = Music(monkeypatch), Mixer(), 0.0
    mixer.play(MUSIC, now)
    for _ in range(3):
        assert mixer.go_on(now + 1) is not None, "it looks again while a piece plays"
        music.is_busy = False
        rest = mixer.go_on(now)
        assert REST_SECONDS[0] <= rest <= REST_SECONDS[1]
        assert mixer.go_on(now + rest - 0.1) == pytest.approx(0.1)
        now += rest
        mixer.go_on(now)
    assert music.told == ["music-quay", "music-reeds", "music-lamp", "music-quay"]


def test_music_ends_when_it_is_silent_and_begins_again_when_it_is_not(device, monkeypatch):
    music, mixer = Music(monkeypatch), Mixer()
    for volume in (0.0, 0.5, 0.7, 0.0, 0.4):
        mixer.play(Mix(0.8, volume, 0.5, has_music=True), 0.0)
    assert music.told == ["music-quay", "stop", "music-quay"]
    assert music.volume == 0.4


def test_a_pause_interrupts_music_and_ambience_where_they_are(device, monkeypatch):
    music, channel = Music(monkeypatch), Channel()
    monkeypatch.setattr(pygame.mixer, "Channel", lambda _: channel)
    monkeypatch.setattr(pygame.mixer, "Sound", lambda file: file)
    mixer = Mixer()
    for is_paused in (False, True, True, False):
        mixer.play(Mix(0.8, 0.5, 0.3, "ambience-river", has_music=True, is_paused=is_paused), 0.0)
        assert (mixer.go_on(100.0) is None) == is_paused
    assert music.told == ["music-quay", "pause", "unpause"]
    assert channel.told == ["play", 0.3, "fade", "play", 0.3]


def test_the_device_is_closed_in_silence_and_opened_for_the_next_sound(device, monkeypatch):
    music, mixer = Music(monkeypatch), Mixer()
    monkeypatch.setattr(pygame.mixer, "Sound", lambda _: Quiet())
    mixer.play(effect("take"), 0.0)
    assert mixer.doze(4.0) == QUIET - 4.0
    assert device
    assert mixer.doze(QUIET) is None
    assert not device
    mixer.play(effect("take"), 20.0)
    assert device, "and the effect was loaded anew"
    monkeypatch.setattr(pygame.mixer, "get_busy", lambda: True)
    assert mixer.doze(40.0) == QUIET, "a long one is still heard"
    monkeypatch.setattr(pygame.mixer, "get_busy", lambda: False)
    mixer.play(MUSIC, 60.0)
    assert mixer.doze(600.0) == QUIET, "a piece is heard"
    music.is_busy = False
    mixer.go_on(600.0)
    mixer.doze(600.0 + QUIET)
    assert not device, "the rest between two pieces is silent"
    mixer.go_on(600.0 + REST_SECONDS[1])
    assert device
    assert music.told == ["music-quay", "music-reeds"]


def test_music_may_end_and_begin_while_the_device_is_closed(device, monkeypatch):
    music, mixer = Music(monkeypatch), Mixer()
    assert mixer.doze(QUIET) is None
    mixer.play(MUSIC, 20.0)
    music.is_busy = False
    mixer.go_on(30.0)
    mixer.doze(30.0 + QUIET)
    assert not device
    mixer.play(Mix(0.8, 0.0, 0.5, has_music=True), 41.0)
    assert not device
    mixer.play(MUSIC, 42.0)
    assert device
    assert music.told == ["music-quay", "music-reeds"]


def test_music_that_is_interrupted_keeps_its_place(device, monkeypatch):
    Music(monkeypatch)
    mixer = Mixer()
    mixer.play(MUSIC, 0.0)
    mixer.play(Mix(0.8, 0.5, 0.5, has_music=True, is_paused=True), 1.0)
    assert mixer.doze(100.0) == QUIET
    assert device


def test_a_piece_that_cannot_be_played_is_skipped(device, tmp_path, monkeypatch):
    Music(monkeypatch)
    mixer = Mixer(tmp_path)
    mixer.play(MUSIC, 0.0)
    for at in range(1, 5):
        mixer.go_on(at * REST_SECONDS[1])
    assert mixer.missing == [*PIECES]


def test_a_table_has_a_sound_around_it_until_it_is_left(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    channel = Channel()
    monkeypatch.setattr(pygame.mixer, "Channel", lambda _: channel)
    mixer = Mixer()
    for around, volume in (("river", 0.3), ("river", 0.3), ("river", 0.0), ("river", 0.6), ("river", 0.7), ("", 0.7)):
        mixer.play(Mix(0.8, 0.0, volume, around and f"ambience-{around}"), 0.0)
    assert channel.told == ["play", 0.3, "fade", "play", 0.6, 0.7, "fade"]
    pygame.mixer.quit()


# The window's side


class Recorder:
    """Stands in for a process: notes what it shall play, and fails as often as it is told."""

    def __init__(self, *answers):
        self.mixes = []
        self.started = 0
        self.is_ended = False
        self.answers = list(answers)

    def answer(self, message, seconds):
        self.mixes.append(pickle.loads(message))
        answer = self.answers.pop(0) if self.answers else b""
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self):
        pass

    def end(self):
        self.is_ended = True


class Recorders:
    """Stand in for the process of effects, which fails as often as it is told, and for that of what lasts."""

    def __init__(self, monkeypatch, *answers):
        self.effects, self.lasting = Recorder(*answers), Recorder()
        monkeypatch.setattr(sound_module, "TaskProcess", self._start)

    def _start(self, _name, _make, _folder, chunk):
        recorder = {PROMPT: self.effects, LASTING: self.lasting}[chunk]
        recorder.started += 1
        return recorder

    @property
    def started(self):
        return self.effects.started + self.lasting.started


READY = Mix(0.8, 0.0, 0.0)
"""What the process of effects plays until there is one."""


def test_nothing_is_asked_for_before_the_start(monkeypatch):
    recorders = Recorders(monkeypatch)
    sound = Sound()
    sound.play("take")
    sound.play_music()
    assert recorders.started == 0
    sound.start()
    assert in_time(lambda: recorders.lasting.mixes == [MUSIC] and recorders.effects.mixes == [READY])


def test_effects_are_played_at_once_and_what_lasts_by_a_process_that_seldom_wakes_up(monkeypatch):
    recorders = Recorders(monkeypatch)
    sound = Sound()
    sound.start()
    sound.play("take")
    sound.play_music()
    sound.play("take-2")
    assert in_time(lambda: [mix.effect for mix in recorders.effects.mixes] == ["", "take", "take-2"])
    assert in_time(lambda: recorders.lasting.mixes == [MUSIC])
    assert not any(mix.has_music or mix.around for mix in recorders.effects.mixes)
    assert PROMPT / 44100 < 0.03, "the seconds that an effect may wait"
    assert LASTING / 44100 > 0.3, "the seconds between two times that the device wakes up"


def test_no_volume_needs_no_device(monkeypatch):
    recorders = Recorders(monkeypatch)
    sound = Sound(0.0, 0.0, 0.0)
    sound.start()
    sound.play("take")
    sound.play_music()
    sound.surround("ambience-river")
    assert recorders.started == 0
    sound.set_volumes(0.0, 0.0, 0.4)
    assert in_time(lambda: recorders.lasting.mixes == [Mix(0.0, 0.0, 0.4, "ambience-river", has_music=True)])
    assert recorders.effects.started == 0


def test_the_volumes_that_were_stored_hold_from_the_start(monkeypatch):
    recorders = Recorders(monkeypatch)
    shell = Shell(settings=Settings(effects_volume=0.0, music_volume=0.0), store=lambda *_: "")
    shell.sound.start()
    shell.sound.play_music()
    shell.sound.play("click")
    assert recorders.started == 0


def test_without_a_device_the_reason_is_told_and_nothing_is_asked_for_again(monkeypatch):
    effects = Recorders(monkeypatch, b"settings-sound-missing").effects
    sound = Sound()
    sound.start()
    assert in_time(lambda: effects.is_ended)
    sound.play("take")
    assert sound.problem == "settings-sound-missing"
    assert len(effects.mixes) == 1


def test_after_a_failure_another_process_begins_with_what_is_to_be_heard_now(monkeypatch):
    effects = Recorders(monkeypatch, b"", EOFError()).effects
    sound = Sound()
    sound.start()
    sound.play("take")
    assert in_time(lambda: [mix.effect for mix in effects.mixes] == ["", "take", ""])
    assert sound.problem == ""


def test_after_two_failures_there_is_silence(monkeypatch):
    effects = Recorders(monkeypatch, EOFError(), processes.Frozen()).effects
    sound = Sound()
    sound.start()
    assert in_time(lambda: effects.is_ended)
    assert sound.problem == "settings-sound-missing"


def test_an_effect_that_comes_too_late_is_not_heard(monkeypatch):
    effects = Recorders(monkeypatch).effects
    monkeypatch.setattr(sound_module, "STALE", -1.0)
    sound = Sound()
    sound.start()
    sound.play("take")
    assert in_time(lambda: [mix.effect for mix in effects.mixes] == ["", ""])


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pipe with a name")
def test_a_device_that_never_answers_is_silence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Opening the pipe waits for a reader, with the interpreter held, as a sound server does that hangs."""
    os.mkfifo(tmp_path / "device")
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "device"))
    monkeypatch.setattr(sound_module, "PATIENCE", 1.5)
    sound = Sound()
    sound.start()
    for _ in range(100):
        sound.play("take")
    assert in_time(lambda: sound.problem)
    sound.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")
def test_a_real_process_plays_is_replaced_when_it_is_killed_and_ends_though_it_is_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[TaskProcess] = []

    def keep(*words: object) -> TaskProcess:
        made.append(TaskProcess(*words))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr(sound_module, "TaskProcess", keep)
    sound = Sound()
    sound.play_music()
    sound.start()
    assert in_time(lambda: made and made[0].pid)
    first = made[0].pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    sound.play("take")
    assert in_time(lambda: made[0].pid not in (None, first))
    second = made[0].pid
    assert second is not None
    os.kill(second, signal.SIGSTOP)
    sound.play("take")
    sound.close()
    assert in_time(lambda: all(process.pid is None for process in made))
    assert sound.problem == ""


def test_tables_sound_until_they_are_left(monkeypatch):
    table = Table(1, 1, game="duel")
    heard = []
    monkeypatch.setattr(table.shell.sound, "surround", heard.append)
    table.stack.apply(Pop())
    other = Table(1, 1, game="sa-re")
    monkeypatch.setattr(other.shell.sound, "surround", heard.append)
    other.scene.enter((1280.0, 720.0))
    assert heard == ["", "ambience-city"]


@pytest.mark.parametrize("plays_hidden", [False, True])
def test_music_pauses_while_the_window_is_hidden_unless_it_is_wanted(monkeypatch, plays_hidden):
    def happen(app: App, kind: int) -> None:
        pygame.event.post(pygame.event.Event(kind))
        app.step()

    with opened(Settings(language="en", plays_hidden=plays_hidden, animation="off"), doors=Doors()) as app:
        told = []
        monkeypatch.setattr(app.shell.sound, "pause", told.append)
        for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN):
            happen(app, kind)
        app.shell.change_settings(plays_hidden=not plays_hidden)
        happen(app, pygame.WINDOWSHOWN)
    is_quiet = not plays_hidden
    assert told == [is_quiet, False, is_quiet, not is_quiet, False]
