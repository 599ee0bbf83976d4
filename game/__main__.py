"""The program `felucca`: the window, or a command.

Every import waits until it is needed: the window opens fast, and so do the AI processes, which import this module as
well.
"""

from __future__ import annotations

import errno
import faulthandler
import io
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from game.cli import COMPLETION, RECORD
from game.errors import FeluccaError, as_sentence, reason
from game.files.notices import NOTICES

INTERRUPTED = 130
_BYTES = ("utf-8", "surrogateescape")
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; only an error in the program itself is raised.

    Without `arguments` those of this process are taken, and the process ends soon after the window has been closed.
    """
    if getattr(sys, "frozen", False) and not _support_processes():
        return 1
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = list(sys.argv[1:] if arguments is None else arguments)
    is_windowed = _give_streams()
    try:
        code = _run(words, is_own=arguments is None)
        for told in NOTICES.take():  # such as what happened to a file while the window closed
            _complain(told, code, in_box=told if is_windowed else "")
        sys.stdout.flush()
    except FeluccaError as error:
        return _complain(str(error), error.exit_code, in_box=error.sentence if is_windowed else "")
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)
    except OSError as error:
        if _is_hung_up(error):
            return _hang_up()
        if error.errno not in _FULL:
            raise
        _discard(sys.stdout)
        return _complain(f"nothing more can be written: {reason(error)}", 1)
    return code


def _support_processes() -> bool:
    """Run the task of a process that a frozen program has started for itself; return False if its parent has ended."""
    import multiprocessing
    import pickle

    try:
        multiprocessing.freeze_support()
    except (EOFError, OSError, pickle.UnpicklingError):
        return False
    return True


def _run(words: list[str], *, is_own: bool) -> int:
    if COMPLETION not in os.environ and words in ([], ["play"]):
        from game.ui import app

        app.run(ends_program=is_own)
        return 0
    if len(words) == 1 and words[0].lower().endswith(RECORD):
        return _open(words[0], is_own=is_own)
    from game.cli import app as commands

    return commands.run(words)


def _open(file: str, *, is_own: bool) -> int:
    """Open a saved game in the window; without a screen, replay it in the terminal."""
    from pathlib import Path

    from game.ui import app
    from game.ui.window import screen as window

    try:
        app.run(record=Path(file), ends_program=is_own)
    except window.NoScreen:
        from game.cli import app as commands

        return commands.run(["replay", file])
    return 0


def _give_streams() -> bool:
    """Replace missing streams by empty ones; return whether any was missing, as in a windowed program on Windows.

    Where the encoding of the output lacks a letter, such as the ê of Sa-Rê, a question mark is written instead.
    """
    is_windowed = sys.stdout is None or sys.stderr is None
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, way, encoding="utf-8"))  # noqa: SIM115
    if isinstance(sys.stdout, io.TextIOWrapper) and (sys.stdout.encoding, sys.stdout.errors) != _BYTES:
        sys.stdout.reconfigure(errors="replace")
    return is_windowed


def _complain(words: str, code: int, *, in_box: str = "") -> int:
    """Print an error as one line with a capital and a full stop, after all earlier output, and return `code`.

    `in_box` shows it in a dialog as well, in the player's language. A stream that rejects output changes nothing.
    """
    for stream, last in ((sys.stdout, ""), (sys.stderr, f"{as_sentence(words)}\n")):
        try:
            stream.write(last)
            stream.flush()
        except OSError:
            _discard(stream)
    if in_box:
        from game import locale
        from game.ui.window import screen as window

        faulthandler.cancel_dump_traceback_later()  # the program ends when the box has been read
        window.show_box(as_sentence(locale.translated(in_box)))
    return code


def _is_hung_up(error: OSError) -> bool:
    """Return whether the reader of our output has closed it; Windows has an error number of its own for that."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


def _hang_up() -> int:
    """Discard the rest of the output and return the exit code of a program that ended by SIGPIPE."""
    import signal

    _discard(sys.stdout)
    return 128 + getattr(signal, "SIGPIPE", 13)


def _discard(stream: TextIO) -> None:
    """Discard buffered output, so that the interpreter can flush without an error when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    sys.exit(main())
