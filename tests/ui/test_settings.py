"""The settings file: damaged, unwritable, portable."""

from __future__ import annotations

import json
import os
import sys

import pytest

from game.table import saves
from game.ui.window import settings
from game.ui.window.settings import Settings


def test_stored_settings_come_back(tmp_path):
    file = tmp_path / "deep" / "settings.json"
    wanted = Settings(language="fr", effects_volume=0.3, animation="off", player_name="Ada")
    assert settings.store(wanted, {"language"}, file) == ""
    assert settings.load(file) == (wanted, "")
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


def test_what_a_crash_left_of_settings_is_swept_later(tmp_path):
    old, young = tmp_path / "settings-a.new", tmp_path / "settings-b.new"
    for left in (old, young):
        left.touch()
    os.utime(old, (1e9, 1e9))
    assert settings.store(Settings(), set(), tmp_path / "settings.json") == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == ["settings-b.new", "settings.json"]


def test_what_another_window_has_changed_meanwhile_stays(tmp_path, shell):
    file = tmp_path / "settings.json"
    shell.store = lambda now, changed: settings.store(now, changed, file)
    shell.change_settings(animation="fast")
    settings.store(Settings(text_size=1.3, animation="slow"), {"text_size", "animation"}, file)
    shell.change_settings(theme="contrast")
    assert settings.load(file) == (shell.settings.with_(text_size=1.3, animation="slow"), "")


def test_what_could_not_be_stored_is_stored_with_the_next_change(tmp_path, shell):
    file = tmp_path / "settings.json"
    shell.store = lambda *_: "the disk is full"
    shell.change_settings(animation="fast")
    shell.store = lambda now, changed: settings.store(now, changed, file)
    shell.change_settings(theme="contrast")
    assert settings.load(file) == (shell.settings, "")


@pytest.mark.parametrize("spoil", [lambda file: file.write_text("{"), lambda file: file.unlink()])
def test_a_file_spoilt_or_removed_while_the_program_runs_is_written_whole(tmp_path, shell, spoil):
    file = tmp_path / "settings.json"
    shell.store = lambda now, changed: settings.store(now, changed, file)
    shell.change_settings(animation="fast")
    spoil(file)
    shell.change_settings(theme="contrast")
    assert settings.load(file) == (shell.settings, "")
    assert (shell.settings.animation, shell.settings.theme) == ("fast", "contrast")


def test_no_file_is_not_a_problem(tmp_path):
    assert settings.load(tmp_path / "none.json") == (Settings(), "")


def test_a_folder_that_cannot_exist_holds_no_damaged_file(tmp_path):
    (tmp_path / "file").touch()
    assert settings.load(tmp_path / "file" / "settings.json") == (Settings(), "")


@pytest.mark.parametrize("content", ["", "{", "[]", "null", "\x00\x00", '{"language": "fr"', "[" * 100_000])
def test_a_damaged_file_gives_the_defaults_and_a_sentence(tmp_path, content):
    file = tmp_path / "settings.json"
    file.write_text(content)
    assert settings.load(file) == (Settings(), "settings-damaged")


def test_bytes_that_are_no_text_give_the_defaults(tmp_path):
    file = tmp_path / "settings.json"
    file.write_bytes(b"\xff\xfe{}")
    assert settings.load(file) == (Settings(), "settings-damaged")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "tlh"),
        ("effects_volume", 1.5),
        ("effects_volume", True),
        ("effects_volume", "loud"),
        ("confirm_quit", 1),
        ("player_name", "x" * 41),
        ("player_name", "Ada\x00"),
        ("player_name", "Ada\ud800"),
        ("text_size", 9),
        ("theme", None),
        ("latest", []),
        ("latest", None),
    ],
)
def test_a_bad_value_costs_only_itself(tmp_path, name, value):
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({name: value, "animation": "fast"}))
    assert settings.load(file) == (Settings(animation="fast"), "settings-damaged")


def test_unknown_names_are_passed_over(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text('{"from_the_future": 1, "window": "borderless"}')
    assert settings.load(file) == (Settings(window="borderless"), "")


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    why = settings.store(Settings(), (), tmp_path / "file" / "settings.json")
    assert why.endswith("cannot be written: file exists")


def test_a_full_disk_is_told_and_leaves_the_old_file(tmp_path, monkeypatch):
    file = tmp_path / "settings.json"
    settings.store(Settings(language="it"), {"language"}, file)

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert settings.store(Settings(language="fr"), {"language"}, file).endswith("cannot be written: the disk is full")
    assert settings.load(file)[0].language == "it"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_the_folder_can_be_named(monkeypatch, tmp_path):
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    assert settings.settings_file() == tmp_path / "settings.json"


def test_settings_and_matches_of_a_portable_program_lie_beside_it(monkeypatch, tmp_path):
    monkeypatch.delenv("FELUCCA_HOME", raising=False)
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "felucca")])
    (tmp_path / "portable").touch()
    assert settings.settings_file() == tmp_path / "felucca-data" / "settings.json"
    assert saves.folder() == tmp_path / "felucca-data" / "matches"


def test_a_shell_tells_once_that_it_cannot_store(shell):
    shell.store = lambda *_: "the disk is full"
    shell.change_settings(animation="fast")
    assert shell.notice.startswith("The settings couldn’t be saved (the disk is full)")
    assert shell.settings.animation == "fast"
    shell.notice = ""
    shell.change_settings(animation="slow")
    assert shell.notice == ""
