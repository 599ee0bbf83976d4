"""Rich text as it is said: without marks, with words for the pictures that stand without any."""

from __future__ import annotations

from functools import lru_cache

from game.locale import language, text
from game.ui.drawing.richtext import Run, parse
from game.ui.drawing.theme import load_theme

_ARROW, _SQUARE, _TIMES = "→", "■", "×"


def spoken(markup: str) -> str:
    """Return what a marked-up text says, in one line: sentences of several lines are told apart by full stops."""
    return _spoken(markup, language())


@lru_cache(maxsize=4000)
def _spoken(markup: str, language: str) -> str:
    runs = parse(markup, load_theme("papyrus"))
    lines: list[list[str]] = [[]]
    for number, run in enumerate(runs):
        if run.text == "\n":
            lines.append([])
        elif run.icon:
            lines[-1].append(_of_picture(run, runs[number + 1] if number + 1 < len(runs) else None))
        elif run.rule:
            lines[-1].append(text("spoken-rule", rule=run.rule))
        else:
            lines[-1].append(run.text.replace(_ARROW, text("spoken-becomes")).replace(_SQUARE, ""))
    told = [" ".join("".join(line).split()) for line in lines]
    return " ".join(each if each[-1] in ".!?:,;" or each is told[-1] else f"{each}." for each in told if each)


def _of_picture(picture: Run, following: Run | None) -> str:
    """Return the words for a picture of what a number counts; any other has its words beside it."""
    is_counted = following is not None and following.text[:1].isdecimal()
    key = f"spoken-icon-{picture.icon.replace('/', '-')}"
    return f"{text(key)} " if is_counted else ""
