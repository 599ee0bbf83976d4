"""The settings file: damaged, unwritable, portable."""

from __future__ import annotations

import json
import os
import sys

import pytest

from game.files.notices import NOTICES
from game.match import saves
from game.ui.window import settings
from game.ui.window.settings import Settings


def test_stored_settings_come_back(tmp_path):
    file = tmp_path / "deep" / "settings.json"
    wanted = Settings(language="fr", effects_volume=0.3, animation="off", player_name="Ada")
    assert settings.store(wanted, {"language"}, file) == ""
    assert settings.load(file) == (wanted, "")
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


def test_only_what_differs_from_the_defaults_is_written(tmp_path):
    """So a new default reaches everybody who has not chosen something else."""
    file = tmp_path / "settings.json"
    settings.store(Settings(), {"animation", "latest"}, file)
    assert json.loads(file.read_text()) == {"settings": 2}
    settings.store(Settings(animation="fast", text_size=1.3), {"animation", "text_size"}, file)
    assert json.loads(file.read_text()) == {"settings": 2, "animation": "fast", "text_size": 1.3}
    settings.store(Settings(text_size=1.3), {"animation"}, file)
    assert json.loads(file.read_text()) == {"settings": 2, "text_size": 1.3}


FIRST = {
    "language": "auto",
    "window": "windowed",
    "interface_scale": 1.0,
    "text_size": 1.0,
    "animation": "fast",
    "effects_volume": 0.8,
    "music_volume": 0.2,
    "tooltip_delay": 0.6,
    "theme": "papyrus",
    "confirm_handover": True,
    "confirm_quit": True,
    "auto_skip": False,
    "show_legal": True,
    "shows_odds": False,
    "thinking_seconds": 1.0,
    "shows_speech": True,
    "player_name": "Ada",
    "keys": {},
    "buttons": {},
    "latest": {},
}
"""A file as version 0.1.0 wrote it, with all settings: the player has chosen three."""


def test_the_defaults_in_a_file_of_the_first_version_pin_nothing(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(FIRST))
    chosen = Settings(animation="fast", music_volume=0.2, player_name="Ada")
    assert settings.load(file) == (chosen, "")
    assert chosen.shows_odds, "the default has changed since"
    settings.store(chosen.with_(text_size=1.3), {"text_size"}, file)
    assert json.loads(file.read_text()) == {
        "settings": 2,
        "animation": "fast",
        "music_volume": 0.2,
        "player_name": "Ada",
        "text_size": 1.3,
    }
    settings.store(chosen.with_(shows_odds=False), {"shows_odds"}, file)
    assert settings.load(file)[0].shows_odds is False


def test_what_this_version_does_not_know_or_allow_stays(tmp_path):
    """Another version may have written it."""
    file = tmp_path / "settings.json"
    theirs = {"settings": 2, "theme": "nile", "depth": {"a": [1]}, "animation": "off"}
    file.write_text(json.dumps(theirs))
    settings.store(Settings(animation="fast"), {"animation"}, file)
    assert json.loads(file.read_text()) == {**theirs, "animation": "fast"}


def test_a_file_of_a_newer_format_is_kept_and_what_is_known_of_it_is_used(tmp_path):
    file = tmp_path / "settings.json"
    theirs = b'{"settings": 3, "animation": "off", "theme": {"name": "nile"}}'
    file.write_bytes(theirs)
    now, _ = settings.load(file)
    assert now == Settings(animation="off")
    settings.store(now.with_(text_size=1.3), {"text_size"}, file)
    assert (tmp_path / "settings.newer").read_bytes() == theirs
    assert settings.load(file) == (Settings(animation="off", text_size=1.3), "")
    assert [told.split(": ")[1] for told in NOTICES.take()] == [
        "it is kept as 'settings.newer', and a new file was started"
    ]


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
