"""The tests, with the null game beside the games of the program."""

import os

os.environ.setdefault("FELUCCA_PLUGINS", "tests.nullgame.entry")
