"""The tests, with the null game beside the games of the program."""

from __future__ import annotations

import os

from game.registry import PLUGINS

os.environ[PLUGINS] = "tests.nullgame.entry"
