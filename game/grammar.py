"""French and Italian articles and prepositions, which change with the word that follows them, and lower case.

A text calls them by name: `{ DE($name) }` is “de Bo” and “d’Anna”, `{ LE($tile) }` “le Port” and “l’Orfèvre”; after a
colon `{ LOWER($move) }` is “prendre du blé”.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

_MARKS = re.compile(r"^(?:<[^<>]*>|[\s«“(])+")
"""The marks that may stand before the first letter of a word: styling or an icon."""
_ASPIRATED = ("hal", "ham", "han", "har", "heidi", "hein", "helg", "helm", "hild", "hol", "how", "hug")
"""The beginnings of names whose h is aspirated, so that French does not elide before it: Harald, Hans, Heidi, Hugh …"""
_OPEN = re.compile(r"11?|8\d*")
"""The numbers that Italian says with a vowel first: uno, otto, undici, ottanta."""
_FEMININE = {
    "fr": (
        "Reine",
        "Grande",
        "Courtisane",
        "Pyramide",
        "Caserne",
        "Bibliothèque",
        "Guilde",
        "Crue",
        "Malédiction",
        "Prospérité",
        "Fourberie",
    ),
    "it": (
        "Regina",
        "Somma",
        "Cortigiana",
        "Piramide",
        "Caserma",
        "Biblioteca",
        "Gilda",
        "Maledizione",
        "Prosperità",
    ),
}
_PLURAL = {"fr": ("Jardins",), "it": ("Giardini",)}
"""The first words of characters, events and tiles that are plural; `_FEMININE` lists the feminine ones."""


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


def _is(words: tuple[str, ...], word: str) -> bool:
    """Return whether a word begins with one of `words`."""
    return _MARKS.sub("", word).startswith(words)


def _de(word: str) -> str:
    return f"d’{word}" if _is_elided(word) else f"de {word}"


def _que(word: str) -> str:
    return f"qu’{word}" if _is_elided(word) else f"que {word}"


def _le(word: str) -> str:
    if _is(_PLURAL["fr"], word):
        return f"les {word}"
    if _is_elided(word):
        return f"l’{word}"
    return f"{'la' if _is(_FEMININE['fr'], word) else 'le'} {word}"


def _du(word: str) -> str:
    joined = _le(word)
    for article, contracted in (("les ", "des "), ("le ", "du ")):
        if joined.startswith(article):
            return contracted + joined.removeprefix(article)
    return f"de {joined}"


def _a(word: str) -> str:
    return f"{'ad' if _bare(word).startswith('a') else 'a'} {word}"


def _e(word: str) -> str:
    return f"{'ed' if _bare(word).startswith('e') else 'e'} {word}"


def _il(word: str) -> str:
    bare = _bare(word)
    is_hard = bool(re.match(r"s[^aeiouh]|z|gn|ps|pn|x|y|0", bare))
    is_open = bare[:1] in tuple("aeiou") or bool(_OPEN.fullmatch(bare))
    if _is(_PLURAL["it"], word):
        return f"{'gli' if is_hard or is_open else 'i'} {word}"
    if is_open:
        return f"l’{word}"
    if _is(_FEMININE["it"], word):
        return f"la {word}"
    return f"{'lo' if is_hard else 'il'} {word}"


def _lower(sentence: str) -> str:
    """Return a sentence as it follows a colon: its first letter is small."""
    marks = _MARKS.match(sentence)
    start = marks.end() if marks else 0
    return sentence[:start] + sentence[start : start + 1].lower() + sentence[start + 1 :]


def _with(preposition: str) -> Callable[[str], str]:
    """Return a function that joins “de”, “a” or “da” with the article of the word after it: dell’Orafo, dall’8."""
    endings = {"il": "l", "lo": "llo", "la": "lla", "i": "i", "gli": "gli"}

    def join(word: str) -> str:
        joined = _il(word)
        article, space, rest = joined.partition(" ")
        return f"{preposition}{endings[article]} {rest}" if space and article in endings else f"{preposition}l{joined}"

    return join


def _of_words(join: Callable[[str], str]) -> Callable[[Any], Any]:
    """Return `join` as a function that texts can call; a value that is not a word passes through unchanged."""
    return lambda value: join(value) if isinstance(value, str) else value


def _of_numbers_too(join: Callable[[str], str]) -> Callable[[Any], Any]:
    """Return `join` as a function that texts can call with whole numbers as well: il 5, l’8."""
    return lambda value: join(str(int(value))) if isinstance(value, int) else _of_words(join)(value)


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "DE": _of_words(_de),
    "QUE": _of_words(_que),
    "LE": _of_words(_le),
    "DU": _of_words(_du),
    "LOWER": _of_words(_lower),
    "A": _of_words(_a),
    "E": _of_words(_e),
    "IL": _of_numbers_too(_il),
    "DEL": _of_numbers_too(_with("de")),
    "AL": _of_numbers_too(_with("a")),
    "DAL": _of_numbers_too(_with("da")),
}
"""The functions that texts can call, by name."""
