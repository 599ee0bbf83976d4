"""The built program as these scripts use it: how it is started, how it is told of files, and what belongs to it."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HOME = "FELUCCA_HOME"
"""The variable that names the folder of the player."""
OF_TESTS = ("SDL_VIDEODRIVER", "FELUCCA_PLUGINS")
"""The variables that the caller of a script may have, but a player has not."""


def is_of_session(entry: Path, leader: int) -> bool:
    """Return whether the process with a folder in /proc is of the session that another process leads."""
    return os.getsid(int(entry.name)) == leader


@dataclass(frozen=True, slots=True)
class Felucca:
    """The program: its words, the variables it gets, how it names a file, and which processes it started."""

    command: Sequence[str]
    environment: Mapping[str, str]
    named: Callable[[Path], str] = str
    is_kin: Callable[[Path, int], bool] = is_of_session
    """Whether a process, by its folder in /proc, is the process with that number or was started by it."""
    edges: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The widths in pixels of the frame that the system draws at the left, top, right and bottom of its window."""

    @classmethod
    def in_home(cls, command: Sequence[str], home: Path, inside: Path | None = None) -> Felucca:
        """Return the program with a home folder of its own; `inside` is a folder that it takes for its root."""
        if inside is None:
            return cls(command, {HOME: str(home)})

        def named(path: Path) -> str:
            return f"/{path.relative_to(inside).as_posix()}"

        return cls(["chroot", str(inside), *command], {HOME: named(home)}, named)

    def start(self, *files: Path, display: str, errors: int | None = None) -> subprocess.Popen[bytes]:
        """Open the window, with files if there are any; `errors` is where it complains, by default where we do."""
        return subprocess.Popen(
            [*self.command, *map(self.named, files)],
            env={**self._variables, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"},
            stdin=subprocess.DEVNULL,
            stderr=errors,
            start_new_session=True,
        )

    def complaint(self, command: str, *files: Path) -> str:
        """Run a command and return what it says; '' if it ends well."""
        words = [*self.command, command, *map(self.named, files)]
        done = subprocess.run(words, env=self._variables, capture_output=True, text=True)
        return "" if done.returncode == 0 else done.stdout + done.stderr

    def family(self, leader: int) -> list[int]:
        """Return the ids of a process and of those that it has started, as far as they run."""
        return [
            int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit() and self._lives(entry, leader)
        ]

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        """End a process and everything that is left of what it started."""
        for kin in self.family(process.pid):
            try:
                os.kill(kin, signal.SIGKILL)
            except OSError:
                continue
        process.wait()

    def _lives(self, entry: Path, leader: int) -> bool:
        try:
            return self.is_kin(entry, leader) and (entry / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
        except OSError:
            return False  # it has ended meanwhile

    @property
    def _variables(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in OF_TESTS}
        return {**kept, **self.environment}
