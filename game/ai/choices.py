"""Advice about a name that is not known, for the errors of options, weights and tastes."""

from __future__ import annotations

from collections.abc import Collection

_MANY, _NEAR = 30, 3
"""From this number of names on, only the nearest are named, and at most so many."""
PAGE = "docs/opponents/how-they-play.md"
"""The page that says what the many names mean and where they are listed."""


def choice_of(name: str, known: Collection[str]) -> str:
    """Return the end of an error about an unknown name: all that are known, or of many those nearest to it and the page
    about all of them.
    """
    names = sorted(known)
    if len(names) < _MANY:
        return f"choose {', '.join(names) or 'nothing'}"
    import difflib  # only an error needs it

    near = [f"'{each}'" for each in difflib.get_close_matches(name, names, n=_NEAR)]
    meant = f"did you mean {' or '.join(near)}? " if near else ""
    return f"{meant}{PAGE} tells about all {len(names)}"
