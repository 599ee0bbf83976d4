"""French and Italian articles and prepositions, which change with the word that follows them, and lower case.

A text calls them by name: `{ DE($name) }` is “de Bo” and “d’Anna”, `{ LE($tile) }` “le Port” and “l’Orfèvre”; after a
colon `{ LOWER($move) }` is “prendre du blé”. A word whose article isn't “le” or “il” declares it beside its text:

    tile-gardens = Jardins
        .article = les
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

_MARK = re.compile("<[^<>]*>")
_MARKS = re.compile(r"^(?:<[^<>]*>|[\s«“(])+")
"""The marks that may stand before the first letter of a word: styling or an icon."""
_ASPIRATED = ("hal", "ham", "han", "har", "heidi", "hein", "helg", "helm", "hild", "hol", "how", "hug")
"""The beginnings of names whose h is aspirated, so that French does not elide before it: Harald, Hans, Heidi, Hugh …"""
_OPEN = re.compile(r"11?|8\d*")
"""The numbers that Italian says with a vowel first: uno, otto, undici, ottanta."""
ARTICLES = {"fr": ("le", "la", "les"), "it": ("il", "la", "i", "le")}
"""The articles that a text can declare, by language, the usual one first; `LE` and `IL` know their other forms."""


def _bare(word: str) -> str:
    """Return a word in lower case, without accents and without the marks before it."""
    letters = unicodedata.normalize("NFD", _MARKS.sub("", word).lower().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _is_elided(word: str) -> bool:
    """Return whether French elides the article before a word."""
    bare = _bare(word)
    if bare.startswith("h"):
        return not bare.startswith(_ASPIRATED)
    if bare.startswith("y"):
        return bare[1:2] not in "aeiou"
    return bare[:1] in tuple("aeiou")


def _de(word: str) -> str:
    return f"d’{word}" if _is_elided(word) else f"de {word}"


def _que(word: str) -> str:
    return f"qu’{word}" if _is_elided(word) else f"que {word}"


def _a(word: str) -> str:
    return f"{'ad' if _bare(word).startswith('a') else 'a'} {word}"


def _e(word: str) -> str:
    return f"{'ed' if _bare(word).startswith('e') else 'e'} {word}"


def _lower(sentence: str) -> str:
    """Return a sentence as it follows a colon: its first letter is small."""
    marks = _MARKS.match(sentence)
    start = marks.end() if marks else 0
    return sentence[:start] + sentence[start : start + 1].lower() + sentence[start + 1 :]


class _Nouns:
    """Words with their articles; `articles` are those of the words that have another one than the usual."""

    def __init__(self, articles: Mapping[str, str]) -> None:
        self._articles = articles

    def _article(self, word: str) -> str | None:
        """Return the article declared for a word, or for the longest beginning of it that has one."""
        parts = _MARK.sub("", word).split()
        starts = (" ".join(parts[:end]) for end in range(len(parts), 0, -1))
        return next((self._articles[start] for start in starts if start in self._articles), None)

    def le(self, word: str) -> str:
        """Return a word with its French article: le Port, la Pyramide, les Jardins, l’Orfèvre."""
        article = self._article(word) or "le"
        return f"l’{word}" if article != "les" and _is_elided(word) else f"{article} {word}"

    def du(self, word: str) -> str:
        """Return a word with “de” and its French article: du Port, de la Pyramide, des Jardins, de l’Orfèvre."""
        joined = self.le(word)
        for article, contracted in (("les ", "des "), ("le ", "du ")):
            if joined.startswith(article):
                return contracted + joined.removeprefix(article)
        return f"de {joined}"

    def il(self, word: str) -> str:
        """Return a word with its Italian article: il Porto, lo Scriba, la Piramide, i Giardini, l’Orafo."""
        article, bare = self._article(word) or "il", _bare(word)
        is_hard = bool(re.match(r"s[^aeiouh]|z|gn|ps|pn|x|y|0", bare))
        is_open = bare[:1] in tuple("aeiou") or bool(_OPEN.fullmatch(bare))
        if is_open and article in ("il", "la"):
            return f"l’{word}"
        if is_hard and article == "il":
            return f"lo {word}"
        if article == "i" and (is_hard or is_open):
            return f"gli {word}"
        return f"{article} {word}"

    def joining(self, preposition: str) -> Callable[[str], str]:
        """Return a function that joins “de”, “a” or “da” with the article of the word after it: dell’Orafo, dall’8."""
        endings = {"il": "l", "lo": "llo", "la": "lla", "i": "i", "gli": "gli", "le": "lle"}

        def join(word: str) -> str:
            joined = self.il(word)
            article, space, rest = joined.partition(" ")
            return (
                f"{preposition}{endings[article]} {rest}" if space and article in endings else f"{preposition}l{joined}"
            )

        return join


def _of_words(join: Callable[[str], str]) -> Callable[[Any], Any]:
    """Return `join` as a function that texts can call; a value that is not a word passes through unchanged."""
    return lambda value: join(value) if isinstance(value, str) else value


def _of_numbers_too(join: Callable[[str], str]) -> Callable[[Any], Any]:
    """Return `join` as a function that texts can call with whole numbers as well: il 5, l’8."""
    return lambda value: join(str(int(value))) if isinstance(value, int) else _of_words(join)(value)


def functions(articles: Mapping[str, str]) -> dict[str, Callable[[Any], Any]]:
    """Return the functions that the texts of a language can call, by name; `articles` are those declared for words."""
    nouns = _Nouns(articles)
    return {
        "DE": _of_words(_de),
        "QUE": _of_words(_que),
        "LE": _of_words(nouns.le),
        "DU": _of_words(nouns.du),
        "LOWER": _of_words(_lower),
        "A": _of_words(_a),
        "E": _of_words(_e),
        "IL": _of_numbers_too(nouns.il),
        "DEL": _of_numbers_too(nouns.joining("de")),
        "AL": _of_numbers_too(nouns.joining("a")),
        "DAL": _of_numbers_too(nouns.joining("da")),
    }
