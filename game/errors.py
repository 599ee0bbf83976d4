"""The errors shown to a player, and the sentences that explain them."""

from __future__ import annotations

import errno
import re
from pathlib import Path

_PLACE = re.compile(r"\S*(?:[/\\]|\.[A-Za-z])")
"""The start of a sentence that begins with a file name, which keeps its own spelling."""


_NO_BREAKS = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_SPACES = re.compile(rf"[^\S{_NO_BREAKS}]+")


def printable(words: str) -> str:
    """Return `words` without unprintable characters, which upset terminals and fonts: control codes, broken letters.

    No-break spaces, which French needs, stay.
    """
    if words.isprintable():
        return words
    return "".join(letter for letter in words if letter.isprintable() or letter in _NO_BREAKS)


def as_sentence(words: str) -> str:
    """Return the words of an error in one line, with a capital at the start and a full stop at the end.

    A file name at the start keeps its spelling.
    """
    text = printable(_SPACES.sub(" ", words).strip())
    start = text if _PLACE.match(text) else text[:1].upper() + text[1:]
    return start + ("" if text.endswith((".", "!", "?")) else ".")


def shortened(words: str, most: int) -> str:
    """Return `words`, shortened with an ellipsis if they have more than `most` characters."""
    return words if len(words) <= most else words[: most - 1] + "…"


def stumbled(error: Exception) -> Sentence:
    """Return the sentence for a player about an unexpected error of an AI."""
    words = "the AI failed with {error}: {reason}"
    return sentence("error-ai-stumbled", words, error=type(error).__name__, reason=error)


_QUOTED = 300
"""The maximum number of letters that a sentence quotes of a value, such as the name of a file."""
_LONGEST = 1000
"""The maximum number of letters of an error that is not a Sentence."""


class Sentence(str):
    """English words that also exist in the player's language, as the text `key` filled with `values`.

    A value may itself be a Sentence.
    """

    key: str
    values: dict[str, str]


def sentence(key: str, english: str, /, **values: object) -> Sentence:
    """Return `english` with each `{name}` filled in; the text `key` of the catalogues is its translation."""
    shown = {
        name: it if isinstance(it, Sentence) else shortened(printable(str(it)), _QUOTED) for name, it in values.items()
    }
    made = Sentence(english.format(**shown))
    made.key, made.values = key, shown
    return made


_FULL = sentence("error-disk-full", "the disk is full")
_DENIED = sentence("error-denied", "permission denied")
_IN_USE = sentence("error-in-use", "another program is using it")
_SHARED = (32, 33)
"""The Windows error numbers for a file that another program has opened or locked; `errno` reports them as EACCES."""
_REASONS = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _DENIED,
    errno.EPERM: _DENIED,
    errno.EROFS: sentence("error-read-only", "read-only file system"),
    errno.EIO: sentence("error-disk", "input/output error"),
    errno.ENOENT: sentence("error-not-there", "no such file or directory"),
    errno.EEXIST: sentence("error-there-already", "file exists"),
    errno.ENOTDIR: sentence("error-no-folder", "not a directory"),
    errno.EISDIR: sentence("error-folder", "is a directory"),
    errno.EFBIG: sentence("error-large", "file too large"),
    errno.ENAMETOOLONG: sentence("error-long-name", "file name too long"),
    errno.ETIMEDOUT: sentence("error-no-answer", "no answer"),
    errno.ESPIPE: sentence("error-pipe", "it is a pipe or a device, not a file"),
}


def reason(error: OSError) -> str:
    """Return why the system refused an operation: a sentence for common errors, else the system's own words."""
    if getattr(error, "winerror", None) in _SHARED:
        return _IN_USE
    return _REASONS.get(error.errno or 0) or (error.strerror or str(error)).lower()


def unread(file: Path, error: OSError) -> Sentence:
    """Return the sentence about a file that cannot be read."""
    return sentence("error-unread", "'{file}' cannot be read: {reason}", file=file, reason=reason(error))


def unwritten(file: Path, error: OSError) -> Sentence:
    """Return the sentence about a file that cannot be written."""
    return sentence("error-unwritten", "'{file}' cannot be written: {reason}", file=file, reason=reason(error))


class FeluccaError(Exception):
    """A problem with something given to the program, put in one sentence that a player can act on.

    The command line prints the words and exits with `exit_code`. The window shows `sentence`, by default the same
    words, in a dialog, translated into the player's language if it is a `Sentence`.
    """

    exit_code = 2

    def __init__(self, words: str, sentence: str = "") -> None:
        if not isinstance(words, Sentence):
            words = shortened(printable(" ".join(words.splitlines())), _LONGEST)
        super().__init__(words)
        self.sentence = sentence or words
