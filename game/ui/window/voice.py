"""Reading aloud with the system's voice: speech-dispatcher, the voices of Windows, or `say`."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from threading import Condition, Thread

from game.locale import language

_WORDS = "FELUCCA_WORDS"
"""The environment variable that passes the words to PowerShell, where quotes in them would be parsed."""
_WINDOWS = (
    "Add-Type -AssemblyName System.Speech; $v = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try {{ $v.SelectVoiceByHints(0, 0, 0, [Globalization.CultureInfo]::new('{language}')) }} catch {{ }}; "
    f"$v.Speak($env:{_WORDS})"
)
LONGEST = 60.0
"""The seconds that a sentence may take; a voice that is silent for so long has hung, and the next sentence is tried."""
_MOST = 12
"""The longest queue of sentences; beyond it the oldest are dropped as stale."""


def speaking(words: str) -> list[str]:
    """Return the command that speaks some words with this system's voice and waits; [] without one."""
    if sys.platform == "win32":
        program, *rest = "powershell", "-NoProfile", "-Command", _WINDOWS.format(language=language())
    elif sys.platform == "darwin":
        program, *rest = "say", "--", words
    else:
        program, *rest = "spd-say", "--wait", "--language", language(), "--", words
    found = shutil.which(program)
    return [found, *rest] if found else []


class Voice:
    """Speaks one sentence after another in a thread of its own; callers check `is_on` before they let it speak."""

    def __init__(self, speaking: Callable[[str], Sequence[str]] = speaking) -> None:
        """`speaking` returns the command that speaks some words."""
        self._speaking = speaking
        self._waiting: deque[str] = deque(maxlen=_MOST)
        self._changed = Condition()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: Thread | None = None
        self._is_closed = False
        self._hushed = 0
        """How often speaking was stopped."""
        self.is_on = False

    @property
    def is_there(self) -> bool:
        """Whether this system has a voice."""
        return bool(self._speaking(""))

    def turn(self, is_on: bool) -> None:
        """Start or stop reading aloud."""
        self.is_on = is_on and self.is_there
        if not self.is_on:
            self._hush()
        elif self._thread is None:
            self._thread = Thread(target=self._work, name="voice", daemon=True)
            self._thread.start()

    def say(self, words: str, *, at_once: bool = False) -> None:
        """Speak some words after the waiting ones, or at once in place of all others."""
        if at_once:
            self._hush()
        with self._changed:
            self._waiting.append(words)
            self._changed.notify()

    def close(self) -> None:
        """Stop for good, without waiting."""
        self._hush()
        with self._changed:
            self._is_closed = True
            self._changed.notify()

    def _hush(self) -> None:
        """Stop speaking. The voice is killed, because a process that hangs doesn't react to anything else."""
        with self._changed:
            self._waiting.clear()
            self._hushed += 1
            if self._process is not None:
                with contextlib.suppress(OSError):
                    self._process.kill()

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._is_closed)
                if self._is_closed:
                    return
                words, hushed = self._waiting.popleft(), self._hushed
            process = self._start(words)  # without the lock: the window must not wait for a program to start
            if process is None:
                continue
            with self._changed:
                self._process = process
                if hushed != self._hushed:
                    process.kill()
            try:
                process.wait(LONGEST)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _start(self, words: str) -> subprocess.Popen[bytes] | None:
        try:
            return subprocess.Popen(
                self._speaking(words),
                env={**os.environ, _WORDS: words},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError:
            return None
