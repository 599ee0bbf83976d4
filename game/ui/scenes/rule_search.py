"""Full-text search that ignores case, accents, and short endings of plural or gender."""

from __future__ import annotations

import re
from functools import cached_property
from unicodedata import combining, normalize

_ENDING = r"(?:h?[aeiouy]{1,2}[sx]?|[sx]|ings?)"
"""Endings that differ between the forms of English, French and Italian words: amulet and amulets, fuoco and fuochi."""
_CUT = re.compile(rf"(?<=\w{{3}}){_ENDING}$")
_LETTERS = {"œ": "oe", "æ": "ae", "’": "'"}


class _Folding(dict[int, str]):
    """The plain lower-case letters for each letter, by its code."""

    def __missing__(self, code: int) -> str:
        small = "".join(_LETTERS.get(each, each) for each in chr(code).casefold())
        self[code] = "".join(each for each in normalize("NFKD", small) if not combining(each))
        return self[code]


_FOLDING = _Folding()


def fold(text: str) -> str:
    """Return a text in lower case without accents."""
    return text.translate(_FOLDING)


class Sought:
    """The words of a query; its truth value is False if there are none."""

    def __init__(self, query: str) -> None:
        self._words = [re.compile(_pattern(word)) for word in fold(query).split()]

    def __bool__(self) -> bool:
        return bool(self._words)

    @cached_property
    def _any(self) -> re.Pattern[str]:
        return re.compile("|".join(word.pattern for word in self._words))

    def is_in(self, text: str) -> bool:
        """Return whether a text contains every word, as part of a word or in another form."""
        folded = fold(text)
        return all(word.search(folded) for word in self._words)

    def finds(self, text: str) -> list[tuple[int, int]]:
        """Return the matches in a text: the index of the first letter of each, and the index after its last."""
        if not self:
            return []
        places = [at for at, letter in enumerate(text) for _ in fold(letter)]
        spans = [match.span() for match in self._any.finditer(fold(text))]
        return [(places[start], places[end - 1] + 1) for start, end in spans]


def _pattern(word: str) -> str:
    """Return the pattern for a word: its other forms, or itself anywhere."""
    return rf"\b{re.escape(_CUT.sub('', word))}{_ENDING}?\b|{re.escape(word)}"
