"""The power supply of the computer: mains or battery."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

SUPPLIES = Path("/sys/class/power_supply")
"""The folder in which Linux describes batteries and mains, each in a folder of its own."""


def is_on_battery() -> bool:
    """Return whether the computer runs on its battery, False where the system does not say.

    On Linux, SDL may ask a service that hangs, so the files of the kernel are read.
    """
    if sys.platform.startswith("linux"):
        return _is_discharging()
    state = pygame.system.get_power_state()
    return state is not None and state.on_battery


def _is_discharging() -> bool:
    """Return whether a battery of the computer itself, not of a mouse, is being discharged."""
    for supply in SUPPLIES.glob("*/status"):
        try:
            is_own = not supply.with_name("scope").is_file() or "System" in supply.with_name("scope").read_text("utf-8")
            if is_own and supply.read_text("utf-8").strip() == "Discharging":
                return True
        except OSError:  # it was unplugged meanwhile
            continue
    return False
