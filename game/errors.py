"""The one error that reaches a player."""

from __future__ import annotations


class FeluccaError(Exception):
    """A problem with something given to the program, told in one sentence a player can act on.

    The command line prints it and exits with `exit_code`; the window shows it in a dialog.
    """

    exit_code = 2
