"""Rich text as it is said: without marks, with words for the pictures that stand without any."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.locale import language, text
from game.ui.drawing.richtext import Run, parse
from game.ui.drawing.theme import load_theme

_WORDS = {"→": "becomes", "↘": "down-right", "↗": "up-right", "?": "unknown"}
"""The texts `spoken-…` of signs that stand alone, or in brackets."""
_ENDS = ".!?:,;…"
_UNSAID = {"■": "", "·": ","}


def spoken(markup: str, *, has_asides: bool = True) -> str:
    """Return what a marked-up text says, in one line: sentences of several lines are told apart by full stops.

    Asides, in italics, may be left out.
    """
    return _spoken(markup, has_asides, language())


@lru_cache(maxsize=4000)
def _spoken(markup: str, has_asides: bool, language: str) -> str:
    runs = [run for run in parse(markup, load_theme()) if has_asides or not run.italic]
    lines: list[list[str]] = [[]]
    for number, run in enumerate(runs):
        if run.text == "\n":
            lines.append([])
        elif run.icon:
            lines[-1].append(_of_picture(run, runs[number + 1] if number + 1 < len(runs) else None))
        else:
            lines[-1].append(text("spoken-rule", rule=run.rule) if run.rule else run.text)
    told = [" ".join(filter(None, map(_word, "".join(line).split()))).replace(" ,", ",") for line in lines]
    told = [each for each in told if each]
    return " ".join(filter(None, (in_a_row(told[:-1]), *told[-1:])))


def in_a_row(parts: Sequence[str]) -> str:
    """Return what is said one after the other, each with an end."""
    return " ".join(part if part[-1] in _ENDS else f"{part}." for part in parts if part)


def _word(word: str) -> str:
    """Return how a word is said: a sign that stands alone has words of its own."""
    sign = word.strip("(),.") or word
    said = text(f"spoken-{_WORDS[sign]}") if sign in _WORDS else _UNSAID.get(sign, sign)
    return word.replace(sign, said)


def _of_picture(picture: Run, following: Run | None) -> str:
    """Return the words for a picture of what a number counts; any other has its words beside it."""
    is_counted = following is not None and following.text[:1].isdecimal()
    key = f"spoken-icon-{picture.icon.replace('/', '-')}"
    return f"{text(key)} " if is_counted else ""
