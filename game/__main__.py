"""The program `felucca`: the window, or a command.

Nothing heavy is imported before it is known what is wanted: the window opens fast, and the processes in which
programs think import this module as well.
"""

from __future__ import annotations

import errno
import io
import multiprocessing
import os
import pickle
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from game.errors import FeluccaError, as_sentence, reason

INTERRUPTED = 130
RECORD = ".felucca"
_BYTES = ("utf-8", "surrogateescape")
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; nothing but an error in the program itself gets through."""
    try:
        multiprocessing.freeze_support()
    except (EOFError, OSError, pickle.UnpicklingError):
        return 1  # the program that started this process to think is gone, and nobody waits for it any more
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = list(sys.argv[1:] if arguments is None else arguments)
    is_windowed = _give_streams()
    try:
        code = _run(words)
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
        _say_no_more(sys.stdout)
        return _complain(f"nothing more can be written: {reason(error)}", 1)
    return code


def _run(words: list[str]) -> int:
    if words in ([], ["play"]):
        from game.ui import app

        app.run()
        return 0
    if len(words) == 1 and words[0].lower().endswith(RECORD):
        return _open(Path(words[0]))
    from game.cli import app as commands

    return commands.run(words)


def _open(record: Path) -> int:
    """Open a record in the window; where there is no screen, tell it in the terminal."""
    from game.ui import app
    from game.ui.window import screen as window

    try:
        app.run(record=record)
    except window.NoScreen:
        from game.cli import app as commands

        return commands.run(["replay", str(record)])
    return 0


def _give_streams() -> bool:
    """Say whether this is a windowed program, to which Windows gives no streams; then nothing hears what it says.

    A terminal or file that cannot hold a letter, such as those of Sa-Rê, gets a question mark for it.
    """
    is_windowed = sys.stdout is None or sys.stderr is None
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, way, encoding="utf-8"))  # noqa: SIM115
    if isinstance(sys.stdout, io.TextIOWrapper) and (sys.stdout.encoding, sys.stdout.errors) != _BYTES:
        sys.stdout.reconfigure(errors="replace")
    return is_windowed


def _complain(words: str, code: int, *, in_box: str = "") -> int:
    """Say what is wrong in one line, with a capital and a full stop; to a player in a box, in his language.

    What was said before it comes first; where nobody hears it, that changes nothing.
    """
    for stream, last in ((sys.stdout, ""), (sys.stderr, f"{as_sentence(words)}\n")):
        try:
            stream.write(last)
            stream.flush()
        except OSError:
            _say_no_more(stream)
    if in_box:
        from game import locale
        from game.ui.window import screen as window

        window.show_box(as_sentence(locale.translated(in_box)))
    return code


def _is_hung_up(error: OSError) -> bool:
    """Say whether whoever read our output has gone; Windows has a number of its own for that."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


def _hang_up() -> int:
    """Nobody reads our output any more: end quietly, as other programs do."""
    _say_no_more(sys.stdout)
    return 128 + getattr(signal, "SIGPIPE", 13)


def _say_no_more(stream: TextIO) -> None:
    """Send what is still to be written nowhere, so that the end of the program does not stumble over it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    sys.exit(main())
