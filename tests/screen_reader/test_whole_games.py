"""A whole game of each kind, played through nothing but the accessibility tree of a window that nobody sees."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.match.commitment import check_record
from game.match.match import Match
from tests.patience import LONG

ROOT = Path(__file__).parents[2]
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"
"""The Python that the system's bindings of AT-SPI are installed for."""
SETTINGS = {
    "language": "en",
    "animation": "off",
    "effects_volume": 0,
    "music_volume": 0,
    "thinking_seconds": 0.1,
    "has_started": True,
}
ANALYSE = ["press Analyse", "read Analysis", "read What each player could know", "press Back", "read View table"]
"""An analysis is opened from the final scene, and its results are read."""
AGAINST_AN_AI = ["choose Seat 2 / AI", "press Start game"]
BETWEEN_TWO = ["choose Seat 2 / Human", "press Start game"]
WISHES = {
    "sobek": ["press New game", "press Sobek", *AGAINST_AN_AI, "play 3 View table", *ANALYSE],
    "duel": ["press New game", "press Sobek: 2 Players", *BETWEEN_TWO, "play 4 View table"],
    "sa-re": ["press New game", "press Sa-Rê", *AGAINST_AN_AI, "play 5 View table"],
}
"""The choices in each game, and the seed of its play until the final scene.

Two people share *duel*, and the process that speaks for its window freezes on the way.
"""
STILL = 6 * LONG
"""Seconds without anything told after which a session is given up: an analysis tells nothing before its end, and its
reader gives up long before where nothing changes.
"""


def missing() -> str:
    """Return the missing parts of this machine for a screen reader on a virtual screen, or ''."""
    if sys.platform != "linux":
        return "AT-SPI is of Linux"
    for program in ("Xvfb", "dbus-run-session", str(LAUNCHER), SYSTEM_PYTHON):
        if shutil.which(program) is None:
            return f"there is no {program}"
    bindings = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if subprocess.run([SYSTEM_PYTHON, "-c", bindings], capture_output=True).returncode:
        return "the system's Python has no bindings of AT-SPI (python3-gi, gir1.2-atspi-2.0)"
    return ""


pytestmark = pytest.mark.skipif(bool(missing()), reason=f"no screen reader can listen here: {missing()}")


class Session:
    """A game and its reader in a desktop session of their own, all in `home`."""

    def __init__(self, home: Path, wishes: list[str]) -> None:
        self.home = home
        run = home / "run"
        run.mkdir(mode=0o700)
        (home / "settings.json").write_text(json.dumps(SETTINGS), "utf-8")
        own = {"FELUCCA_HOME": str(home), "XDG_RUNTIME_DIR": str(run), "SDL_AUDIODRIVER": "dummy"}
        others = {
            name: value
            for name, value in os.environ.items()
            if name not in ("DISPLAY", "SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
        }
        script = ["sh", "tests/screen_reader/session.sh", SYSTEM_PYTHON, sys.executable, str(home)]
        self._told = (home / "told.jsonl").open("w", encoding="utf-8")
        self._process = subprocess.Popen(
            ["dbus-run-session", "--", *script],
            cwd=ROOT, env={**others, **own}, stdin=subprocess.PIPE, stdout=self._told, stderr=subprocess.DEVNULL,
            text=True,
        )  # fmt: skip
        assert self._process.stdin is not None
        self._process.stdin.write("\n".join([*wishes, ""]))
        self._process.stdin.close()

    def end(self) -> list[dict[str, object]]:
        """Wait for the end of the game, and return everything heard, read and pressed."""
        code = self._wait()
        errors = [(self.home / name).read_text("utf-8") for name in ("client.txt", "program.txt")]
        assert code == 0, "\n".join([*errors, *self._lines()[-2:]])
        return [json.loads(line) for line in self._lines()]

    def _wait(self) -> int:
        """Return the code of the session when it ends; one that goes on telling something has its time."""
        while True:
            told = len(self._lines())
            try:
                return self._process.wait(STILL)
            except subprocess.TimeoutExpired:
                if len(self._lines()) == told:
                    raise

    def freeze_helper(self) -> None:
        """Stop the process that speaks for the window, and any that prepares a hint for a slow player, once the game is
        under way.
        """
        while sum('"pressed"' in line for line in self._lines()) < 10:
            if self._process.poll() is not None:
                return  # it has failed, as `end` will find
            time.sleep(0.1)
        helpers = [pid for pid in _processes(self.home) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        assert helpers
        for helper in helpers:
            os.kill(helper, signal.SIGSTOP)

    def _lines(self) -> list[str]:
        return (self.home / "told.jsonl").read_text("utf-8").splitlines()

    def close(self) -> None:
        """End the processes that still run."""
        self._process.kill()
        self._told.close()


def _processes(home: Path) -> list[int]:
    """Return the processes that have `home` as the folder of the program."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"FELUCCA_HOME={home}".encode() in (entry / "environ").read_bytes().split(b"\0"):
                found.append(int(entry.name))
    return found


@pytest.mark.parametrize("game", WISHES)
def test_a_whole_game_is_played_through_the_tree_alone(game: str, tmp_path: Path) -> None:
    session = Session(tmp_path, WISHES[game])
    try:
        if game == "duel":
            session.freeze_helper()
        told = session.end()
    finally:
        session.close()
    (record,) = (tmp_path / "matches").glob("*.felucca")
    match = Match.resume(record)
    assert match.is_over
    assert check_record(match) == []
    heard = [one["heard"] for one in told if "heard" in one]
    pressed = [one for one in told if "pressed" in one]
    assert len(heard) > len(pressed) / 4 > 5
    assert all(name for one in told for name in one.get("tree", ()))  # type: ignore[attr-defined]
    pages = {str(one["read"]): " / ".join(one["tree"]) for one in told if "read" in one}  # type: ignore[arg-type]
    assert (" moves analysed" in pages.get("Analysis", "")) == (game == "sobek")
    assert ("Average loss per decision" in pages.get("What each player could know", "")) == (game == "sobek")
    covers = [one for one in pressed if str(one["pressed"]).startswith("I’m ")]
    assert (len(covers) > 20) == (game == "duel")
    for cover in covers:
        assert not [name for name in cover["tree"] if name.startswith("Your hand,") or ", available" in name]  # type: ignore[attr-defined]


def test_a_chapter_is_learnt_through_the_tree_alone(tmp_path: Path) -> None:
    session = Session(tmp_path, ["press Learn to play", "press 1 · Take and skip", "learn 2"])
    try:
        told = session.end()
    finally:
        session.close()
    assert told[-1]["learnt"]
    assert {str(one["step"]) for one in told if "step" in one} == {f"Step {step} of 3" for step in (1, 2, 3)}
    heard = " ".join(str(one["heard"]) for one in told if "heard" in one)
    assert "Take and skip. You’re a merchant on the Nile" in heard
    assert "Four wheat, for one card of corruption: a bargain!" in heard, "why the second step was right"
    assert json.loads((tmp_path / "learned.json").read_text("utf-8"))["sobek/take"] == 3
