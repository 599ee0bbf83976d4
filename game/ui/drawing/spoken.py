"""Rich text for speech: without markup, and with words for pictures that stand alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from game.locale import language, text
from game.ui.drawing.richtext import parse
from game.ui.drawing.theme import load_theme

_WORDS = {"→": "becomes", "↘": "down-right", "↗": "up-right", "?": "unknown"}
"""The texts `spoken-…` for signs that stand alone or in brackets."""
_NUMBER = re.compile(r"\d+")
_OF = re.compile(r"(?<=\d)\s?/\s?(?=\d)")
"""The sign between an amount and its maximum."""
_SHARE = re.compile(r"\s?%")
_ENDS = ".!?:,;…"
_GAP = re.compile(r"[^\S\u202f]+")
"""A gap between words; a narrow no-break space precedes the punctuation of a French word."""
_UNSAID = {"■": "", "·": ","}


def spoken(markup: str, *, has_asides: bool = True) -> str:
    """Return a marked-up text as one line to be read aloud; line breaks become full stops.

    Asides in italics can be left out.
    """
    return _spoken(markup, has_asides, language())


@lru_cache(maxsize=4000)
def _spoken(markup: str, has_asides: bool, language: str) -> str:
    runs = [run for run in parse(markup, load_theme()) if has_asides or not run.italic]
    lines: list[list[str]] = [[]]
    picture = ""
    for run in runs:
        if run.text == "\n":
            lines.append([])
        elif not run.icon:
            words = text("spoken-rule", rule=run.rule) if run.rule else run.text
            lines[-1].append(_counting(picture, words) if picture else words)
        picture = run.icon
    told = [_OF.sub(f" {text('spoken-of')} ", "".join(line)) for line in lines]
    told = [" ".join(filter(None, map(_word, _GAP.split(each)))) for each in told]
    told = [each.replace(" ,", ",").removesuffix(",").replace("\u202f", " ") for each in told]
    told = [each for each in told if each]
    return " ".join(filter(None, (in_a_row(told[:-1]), *told[-1:])))


def in_a_row(parts: Sequence[str]) -> str:
    """Return sentences joined into one text, each closed by punctuation."""
    return " ".join(part if part[-1] in _ENDS else f"{part}." for part in parts if part)


def _word(word: str) -> str:
    """Return the spoken form of a word; a sign that stands alone has words of its own."""
    sign = word.strip("(),.") or word
    said = text(f"spoken-{_WORDS[sign]}") if sign in _WORDS else _UNSAID.get(sign, sign)
    return word.replace(sign, said)


def _counting(picture: str, words: str) -> str:
    """Return the words to read after a picture that may follow a number: the unit it counts, or none.

    Another amount may follow, hence the comma. Of a share the picture is the name.
    """
    counted = _NUMBER.match(words)
    if counted is None:
        return words
    rest, name = words[counted.end() :], picture.replace("/", "-")
    if _SHARE.match(rest):
        return f"{text(f'spoken-share-{name}')} {words}"
    amount = text(f"spoken-icon-{name}", count=int(counted[0]))
    return f"{amount}{rest if rest.strip() else ', '}"
