"""The one error that reaches a player."""

from __future__ import annotations

import re

_PLACE = re.compile(r"\S*(?:[/\\]|\.[A-Za-z])")
"""How a sentence begins that names a file first, which keeps its own spelling."""


def printable(words: str) -> str:
    """Return `words` without what is no sign at all and upsets terminals and fonts: control codes, broken letters."""
    return words if words.isprintable() else "".join(filter(str.isprintable, words))


def as_sentence(words: str) -> str:
    """Return an error's words in one line, with a capital at the start and a full stop at the end."""
    text = printable(" ".join(words.split()))
    start = text if _PLACE.match(text) else text[:1].upper() + text[1:]
    return start + ("" if text.endswith((".", "!", "?")) else ".")


class FeluccaError(Exception):
    """A problem with something given to the program, told in one sentence a player can act on.

    The command line prints it and exits with `exit_code`; the window shows it in a dialog.
    """

    exit_code = 2
