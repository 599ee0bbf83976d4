"""Every text that a player sees, by key, from data/locale/<language>/*.ftl."""

from __future__ import annotations

import contextlib
import locale as _system
import os
import re
import sys
from functools import cache
from itertools import takewhile
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from game.errors import FeluccaError, Sentence, reason, sentence
from game.grammar import functions
from game.paths import asset_dir, read_text
from game.registry import folders

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

LANGUAGES = ("en", "fr", "it")
FALLBACK = "en"

_current = FALLBACK
_missing: dict[str, None] = {}
_made: dict[tuple[object, ...], str] = {}
_MADE_KEPT = 4000
UNREADABLE = (RecursionError, ValueError, OverflowError, MemoryError)
"""The errors of a text that is nested too deeply, refers to itself or names a character that does not exist."""
_ENDLESS = re.compile(r"Digits\s*:\s*\d{3}")
"""Numbers whose decimal form would have a hundred digits or more."""
_NARROW = re.compile("\xa0(?=[;:!?»%‰])|(?<=«)\xa0")
"""The no-break spaces beside French punctuation, which are shown narrow."""
_ENTRY = re.compile(r"(-?[A-Za-z][\w-]*) *=")
_ARTICLE = re.compile(r" +\.article *= *(\w+)")
"""The article that an entry declares for its word (`game/grammar.py`)."""
_ATTRIBUTE = re.compile(r"\n +\.[a-zA-Z]")
"""The beginning of what an entry declares below its text."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


_NO_LANGUAGE = ("C", "POSIX")
"""The locales that stand for no language."""
PATIENCE = 2.0
"""The seconds that the system may take to name its languages."""


def system_language() -> str:
    """Return the first of the system's languages that has texts, else English.

    As for other programs, `LANGUAGE` is a list of languages that goes before the locale, unless that has no language.
    """
    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    if named.partition(".")[0] in _NO_LANGUAGE:
        return FALLBACK
    wanted = [*os.environ.get("LANGUAGE", "").split(":"), named]
    if not any(wanted):
        wanted = _of_desktop()
    return next((language for code in wanted if (language := _known(code))), FALLBACK)


def _of_desktop() -> list[str]:
    """Return the languages of the desktop, the preferred one first, where no environment names any."""
    if sys.platform == "win32":  # there getlocale returns the format of dates, not the language of menus
        import ctypes

        return [_system.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")]
    if sys.platform == "darwin":  # a program started by the Finder has an empty environment
        return _of_macos()
    try:
        return [_system.getlocale()[0] or ""]
    except ValueError:
        return []


def _of_macos() -> list[str]:
    import subprocess

    command = ["defaults", "read", "-g", "AppleLanguages"]
    try:
        told = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return []
    return re.findall(r"[A-Za-z]{2,3}\b(?:-[A-Za-z0-9]+)*", told.stdout.decode("utf-8", "replace"))


def _known(code: str) -> str:
    """Return the language of a code such as fr_CA.UTF-8 or it-IT if it has texts, else ''."""
    names = {"french": "fr", "italian": "it", "english": "en"}
    start = re.split("[-_.@]", code)[0].lower()
    start = names.get(start, start)
    return start if start in available_languages() else ""


@cache
def available_languages() -> tuple[str, ...]:
    """Return the languages that have texts, English first."""
    folder = asset_dir("data") / "locale"
    return tuple(language for language in LANGUAGES if any((folder / language).glob("*.ftl")))


def set_language(language: str) -> str:
    """Use `language` from now on; `auto`, or a language without texts, means the system's. Return the one in use.

    Raises FeluccaError, and changes nothing, if the texts cannot be read.
    """
    global _current
    wanted = language if language in available_languages() else system_language()
    _bundle(wanted)
    _current = wanted
    return _current


def language() -> str:
    """Return the language in use."""
    return _current


def _files(language: str) -> list[Path]:
    homes = (asset_dir("data"), *folders("data"))
    return [file for home in homes for file in sorted((home / "locale" / language).glob("*.ftl"))]


def _declared(entry: str) -> str:
    """Return the word, of one line or several, whose article an entry declares: all its words up to one with a value in
    it, such as `Guilde` of `Guilde ({ $symbol })`; '' if it begins with one.
    """
    words = _ATTRIBUTE.split(entry.partition("=")[2], 1)[0].split()
    return " ".join(takewhile(lambda word: "{" not in word, words))


class _Texts:
    """The texts of one language, each parsed when it is first requested: parsing all takes half a second.

    Safe to use from several threads.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._articles: dict[str, str] = {}
        self._bundle = FluentBundle([language], functions=functions(self._articles), use_isolating=False)
        self.keys: dict[str, None] = {}
        """The names of all texts, file by file, each in the order of its file."""
        self._entries: dict[str, list[str]] = {}
        self._lock = RLock()
        """Held while an entry is parsed, since it is then in neither dictionary."""

    def add(self, source: str) -> None:
        """Add the texts of a file; existing entries stay, and so do the articles of their words."""
        entry: list[str] = []
        for line in source.splitlines(keepends=True):
            found = _ENTRY.match(line)
            if found:
                entry = [line]
                self._entries.setdefault(found[1], entry)
                if not found[1].startswith("-"):
                    self.keys[found[1]] = None
            elif entry and (article := _ARTICLE.match(line)):
                if word := _declared("".join(entry)):
                    self._articles.setdefault(word, article[1])
            elif not line.startswith("#"):
                entry.append(line)

    def has_message(self, key: str) -> bool:
        """Return whether there is a readable text of that name."""
        self._read(key)
        try:
            return self._bundle.has_message(key) and bool(self._bundle.get_message(key))
        except UNREADABLE:
            return False

    def get_message(self, key: str) -> Message:
        """Return the text; KeyError if there is none."""
        self._read(key)
        return self._bundle.get_message(key)

    def format_pattern(self, pattern: Pattern, args: dict[str, Any]) -> tuple[object, list[Exception]]:
        """Return the words of a text with `args` filled in, and the errors found."""
        return self._bundle.format_pattern(pattern, args)

    def _read(self, key: str) -> None:
        """Parse an entry and the entries it refers to."""
        with self._lock:
            self._parse(key)

    def _parse(self, key: str) -> None:
        from fluent.runtime import FluentResource

        lines = self._entries.pop(key, None)
        if lines is None:
            return
        source = "".join(lines)
        if _ENDLESS.search(source):  # formatting that many digits takes minutes and all memory
            return
        try:
            self._bundle.add_resource(FluentResource(source))
        except UNREADABLE:
            return
        for name in _REFERENCE.findall(source):
            self._parse(name)


@cache
def _bundle(language: str) -> _Texts:
    texts = _Texts(language)
    for file in _files(language):
        source = _read(file)
        texts.add(_NARROW.sub("\u202f", source) if language == "fr" else source)
    return texts


def _read(file: Path) -> str:
    """Return the contents of a file of texts; raises FeluccaError."""
    try:
        return read_text(file)
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error) if isinstance(error, OSError) else error
        raise FeluccaError(
            sentence("error-texts", "the text file {file} cannot be read: {reason}", file=file.name, reason=why)
        ) from error


def has(key: str) -> bool:
    """Return whether the key has a text in the language in use or in English."""
    return any(_bundle(code).has_message(key) for code in (_current, FALLBACK))


def optional(key: str) -> str:
    """Return the text of a key, '' if there is none."""
    return text(key) if has(key) else ""


def text(key: str, **args: Any) -> str:
    """Return the text of `key`, with `args` filled in.

    A text missing in the language in use is taken from English; if that lacks it too, the result is the key in square
    brackets, and `missing_keys` remembers it.
    """
    for value in args.values():
        if type(value) is not str and type(value) is not int:
            return _make(key, args)[0]
    known = (_current, key, *args.items())
    found = _made.get(known)
    if found is None:
        found, is_whole = _make(key, args)
        if is_whole:
            if len(_made) >= _MADE_KEPT:
                _made.clear()
            _made[known] = found
    return found


def in_every_language(key: str, **args: Any) -> frozenset[str]:
    """Return the texts of `key` in all languages that can be read."""
    found: set[str] = set()
    for code in available_languages():
        with contextlib.suppress(FeluccaError):
            found.add(_make(key, args, code)[0])
    return frozenset(found)


def listed(key: str) -> list[str]:
    """Return the comma-separated parts of a text, such as names to choose from."""
    return [part.strip() for part in text(key).split(",")]


def translated(words: str) -> str:
    """Return a sentence in the language in use, or in English if its text cannot be read; other words as they are."""
    if not isinstance(words, Sentence):
        return words
    try:
        if has(words.key):
            return text(words.key, **{name: translated(value) for name, value in words.values.items()})
    except FeluccaError:  # the texts themselves may be damaged
        pass
    return str(words)


def _make(key: str, args: dict[str, Any], language: str = "") -> tuple[str, bool]:
    """Return the text of `key` from its pattern, in the language in use if none is given, and whether it was
    complete.
    """
    for code in dict.fromkeys((language or _current, FALLBACK)):
        bundle = _bundle(code)
        if bundle.has_message(key):
            message = bundle.get_message(key)
            if message.value is not None:
                try:
                    made, errors = bundle.format_pattern(message.value, args)
                except UNREADABLE:
                    continue
                for error in errors:
                    _missing[f"{key}: {error}"] = None
                return str(made), not errors
    _missing[key] = None
    return f"[{key}]", False


def keys(prefix: str = "", language: str = FALLBACK) -> list[str]:
    """Return the keys that start with `prefix`, file by file, each in the order of its file."""
    return [key for key in _bundle(language).keys if key.startswith(prefix)]


def missing_keys() -> tuple[str, ...]:
    """Return, in order, the keys requested that have no text and the texts that lacked an argument."""
    return tuple(_missing)


def forget_missing() -> None:
    """Empty the list of `missing_keys`."""
    _missing.clear()


def forget() -> None:
    """Read the files again when next needed, and forget the missing keys."""
    _bundle.cache_clear()
    available_languages.cache_clear()
    forget_missing()
    _made.clear()
