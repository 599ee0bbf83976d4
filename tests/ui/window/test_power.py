"""Whether the computer runs on its battery."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.ui.window import power
from game.ui.window.power import is_on_battery


@pytest.mark.parametrize(
    ("supplies", "expected"),
    [
        ({}, False),
        ({"BAT0": ("Discharging", "")}, True),
        ({"BAT0": ("Charging", ""), "AC": ("", "")}, False),
        ({"BAT0": ("Full", ""), "BAT1": ("Discharging", "System")}, True),
        ({"mouse": ("Discharging", "Device")}, False),
    ],
)
def test_on_linux_the_kernel_tells(
    supplies: dict[str, tuple[str, str]], expected: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, (status, scope) in supplies.items():
        (tmp_path / name).mkdir()
        for file, words in (("status", status), ("scope", scope)):
            if words:
                (tmp_path / name / file).write_text(f"{words}\n", "utf-8")
    monkeypatch.setattr(power.sys, "platform", "linux")
    monkeypatch.setattr(power, "SUPPLIES", tmp_path)
    assert is_on_battery() is expected


def test_without_a_folder_of_supplies_it_is_mains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(power.sys, "platform", "linux")
    monkeypatch.setattr(power, "SUPPLIES", tmp_path / "none")
    assert not is_on_battery()


@pytest.mark.parametrize(
    ("state", "expected"),
    [(None, False), (SimpleNamespace(on_battery=True), True), (SimpleNamespace(on_battery=False), False)],
)
def test_elsewhere_sdl_tells(state: object, expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(power.sys, "platform", "darwin")
    monkeypatch.setattr(pygame.system, "get_power_state", lambda: state)
    assert is_on_battery() is expected
