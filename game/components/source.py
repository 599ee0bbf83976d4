"""YAML files read with their line numbers, rejecting everything that YAML silently misreads."""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import yaml

from game.errors import FeluccaError, reason, sentence
from game.paths import asset_dir, read_text
from game.registry import ENTRIES

Key = str | int
T = TypeVar("T")

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DEEPEST: Final = 40
_INTEGER: Final = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_GREATEST: Final = 1_000_000_000
"""Larger than any number in a file."""
_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_UNKNOWN_FIELD: Final = re.compile(r"unknown field `([^`]*)`")
_EXPECTED: Final = re.compile(r"Expected `([^`]+)`(, got `[^`]+`)?(.*)")
_LOST: Final = object()
"""A value whose key is unknown."""
_KINDS: Final = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "object": "a mapping",
    "str": "a text",
}


class Mistake(msgspec.Struct, frozen=True, order=True):
    """A mistake in a data file: its place (line 0: unknown), its description, and a suggestion ('' for none)."""

    file: str
    line: int
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        hint = f" (did you mean '{self.suggestion}'?)" if self.suggestion else ""
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.message}{hint}"


class DefinitionError(FeluccaError):
    """Data files that cannot be used; `mistakes` holds all of them, the words name the first.

    The player's sentence first says that the file belongs to the program.
    """

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        more = len(self.mistakes) - 1
        tail = f" (and {more} more: 'felucca check' lists them)" if more else ""
        words = f"{self.mistakes[0]}{tail}"
        super().__init__(words, sentence("error-files", "a Felucca file is invalid: {reason}", reason=words))


def faultless(read: tuple[T, Sequence[Mistake]]) -> T:
    """Return what was read; raises DefinitionError if there are mistakes in it."""
    found, mistakes = read
    if mistakes:
        raise DefinitionError(mistakes)
    return found


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word most like `word`, or an empty text if none comes close or `word` itself is known."""
    words = list(known)
    found = [] if word in words else difflib.get_close_matches(word, words, n=1, cutoff=0.55)
    return found[0] if found else ""


def advice(word: str, known: Collection[str]) -> str:
    """Return advice about the unknown `word`: the one of `known` that was probably meant, or the list of them."""
    meant = nearest(word, known)
    return f"did you mean '{meant}'?" if meant else f"choose {', '.join(known)}"


class Source:
    """One YAML file as plain data, with the line of every value and the mistakes found while reading.

    `data` holds only dicts with text keys, lists, texts, numbers, booleans and None. `line(path)` takes the keys and
    indexes that lead to a value; for a path that is not in the file it gives the line of the nearest value around it.

    Raises DefinitionError if the file cannot be read, is not YAML or is nested too deeply.
    """

    def __init__(self, path: Path, label: str | None = None) -> None:
        self.path = path
        self.label = label or path.name
        self.mistakes: list[Mistake] = []
        self._lines: dict[tuple[Key, ...], int] = {}
        self._seen: set[int] = set()
        self.data: Any = self._read()

    def line(self, path: Iterable[Key]) -> int:
        steps = tuple(path)
        while steps and steps not in self._lines:
            steps = steps[:-1]
        return self._lines.get(steps, 0)

    def stand_in(self, path: Iterable[Key], origin: Iterable[Key]) -> None:
        """Report mistakes about the missing value at `path` at the line of the value at `origin`."""
        self._lines.setdefault(tuple(path), self.line(origin))

    def report(self, path: Iterable[Key], message: str, suggestion: str = "") -> None:
        """Add a mistake about the value at `path`; `suggestion` is the nearest known name, if there is one."""
        self.mistakes.append(Mistake(self.label, self.line(path), message, suggestion))

    def report_unknown(self, path: Iterable[Key], keys: Iterable[str], known: Collection[str]) -> bool:
        """Add a mistake for each of the `keys` at `path` that is not `known`; return whether there is one."""
        unknown = [key for key in keys if key not in known]
        for key in unknown:
            self.report((*path, key), f"unknown key '{key}'", nearest(key, known))
        return bool(unknown)

    def at(self, path: Iterable[Key]) -> Any:
        """Return the value at `path`, or None where the file has none."""
        return _at(self.data, path)

    def decode(self, path: tuple[Key, ...], kind: type[T], instead: object = None) -> T | None:
        """Return the value at `path`, or `instead` if given, as a `kind`; None, with a report, if it is not one."""
        value = self.at(path) if instead is None else instead
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            words, _, where = str(error).partition(" - at `")
            inner = tuple(self._steps(where))
            suggestion = ""
            if unknown := _UNKNOWN_FIELD.search(words):
                name = unknown[1]
                inner = (*inner, name)
                words = f"unknown key '{name}'"
                suggestion = nearest(name, _field_names(kind))
            found = _LOST if "..." in where else _at(value, inner)
            self.report((*path, *inner), _plain(words, found), suggestion)
            return None

    @staticmethod
    def _steps(where: str) -> Iterable[Key]:
        for key, index in _STEP.findall(where.rstrip("`")):
            if index != "...":
                yield int(index) if index else key

    def _read(self) -> Any:
        try:
            text = read_text(self.path)
        except OSError as error:
            raise DefinitionError([Mistake(self.label, 0, f"cannot be read: {reason(error)}")]) from error
        except UnicodeDecodeError as error:
            raise DefinitionError([Mistake(self.label, 0, "is not a UTF-8 text file")]) from error
        loader = _LOADER(text)
        try:
            self._check_depth(text)
            node = loader.get_single_node()
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = mark.line + 1 if mark else 0
            too_deep = "nesting depth" in str(error.problem)  # libyaml reads ahead of the check above
            message = "is nested too deeply" if too_deep else f"not valid YAML: {error.problem}"
            raise DefinitionError([Mistake(self.label, line, message)]) from error
        except yaml.YAMLError as error:
            raise DefinitionError([Mistake(self.label, 0, f"not valid YAML: {error}")]) from error
        finally:
            loader.dispose()
        return None if node is None else self._plain_value(node, ())

    def _check_depth(self, text: str) -> None:
        """Reject a file so deep that composing it would exhaust the stack."""
        depth = 0
        for event in yaml.parse(text, Loader=_LOADER):
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            if depth > _DEEPEST:
                line = event.start_mark.line + 1 if event.start_mark else 0
                mistake = Mistake(self.label, line, "is nested too deeply")
                raise DefinitionError([mistake])

    def _plain_value(self, node: yaml.Node, path: tuple[Key, ...]) -> Any:
        self._lines.setdefault(path, node.start_mark.line + 1)
        if id(node) in self._seen:
            self.report(path, "referring to another place with '*' is not supported: write it out")
            return None
        self._seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self._plain_value(item, (*path, index)) for index, item in enumerate(node.value)]
        return self._scalar(node, path)

    def _mapping(self, node: yaml.MappingNode, path: tuple[Key, ...]) -> dict[str, Any]:
        result: dict[str, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                self.mistakes.append(Mistake(self.label, line, "a key must be a plain word"))
                continue
            key = str(key_node.value)
            if key == "<<":
                self.mistakes.append(Mistake(self.label, line, "merging with '<<' is not supported: write it out"))
                continue
            if key_node.tag == "tag:yaml.org,2002:bool":
                message = f"key '{key}' would be read as true or false: put it in quotes"
                self.mistakes.append(Mistake(self.label, line, message))
                continue
            inner = (*path, key)
            if key in result:
                first = self._lines[inner]
                self.mistakes.append(Mistake(self.label, line, f"key '{key}' is given twice, first on line {first}"))
                continue
            self._lines[inner] = line
            result[key] = self._plain_value(value_node, inner)
        return result

    def _scalar(self, node: yaml.Node, path: tuple[Key, ...]) -> Any:
        text = str(node.value)
        match node.tag.rpartition(":")[2]:
            case "null":
                return None
            case "bool" if text.lower() in ("true", "false"):
                return text.lower() == "true"
            case "bool":
                self.report(path, f"'{text}' would be read as true or false: write true or false, or put it in quotes")
            case "int" if _INTEGER.fullmatch(text):
                if abs(float(text)) < _GREATEST:
                    return int(text)
                self.report(path, f"'{text[:20]}' is too great a number")
            case "float" if ":" not in text:
                try:
                    number = float(text.replace("_", ""))
                except ValueError:
                    number = math.nan
                if abs(number) < _GREATEST:
                    return number
                self.report(path, f"'{text[:20]}' is not a number that can be used here")
            case "int" | "float":
                self.report(path, f"'{text}' would be read as another number: put it in quotes")
            case "timestamp":
                self.report(path, f"'{text}' would be read as a date: put it in quotes")
            case "str":
                return text
            case other:
                self.report(path, f"the YAML tag '{other}' is not supported")
        return text


def game_folder(game: str, data: Path | None) -> Path:
    """Return the folder of a game's files, in that of its plugin, else in `data`, by default the program's."""
    return (ENTRIES[game].data or data or asset_dir("data")) / "games" / game


def game_source(game: str, name: str, data: Path | None) -> Source | None:
    """Return a file that a game may have, None if it has none; raises DefinitionError if it is not YAML."""
    path = game_folder(game, data) / f"{name}.yaml"
    return Source(path, f"data/games/{game}/{name}.yaml") if path.exists() else None


def _at(value: Any, path: Iterable[Key]) -> Any:
    """Return the value at `path` in plain data, or None if there is none."""
    for step in path:
        if isinstance(step, int):
            value = value[step] if isinstance(value, list) and step < len(value) else None
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return value


def _field_names(kind: Any) -> set[str]:
    """Return the keys that a value of this kind, and the values within it, may have."""
    waiting: list[Any] = [msgspec.json.schema(kind)]
    names: set[str] = set()
    while waiting:
        schema = waiting.pop()
        if isinstance(schema, dict):
            names.update(schema.get("properties", ()))
            waiting += schema.values()
        elif isinstance(schema, list):
            waiting += schema
    return names


def _plain(words: str, value: object) -> str:
    """Turn a decoder's message about `value` into a phrase in lower case."""
    words = words.rstrip(".")
    if expected := _EXPECTED.fullmatch(words):
        kinds, is_wrong_kind, rest = expected.groups()
        wanted = " or ".join(_KINDS.get(kind, f"'{kind}'") for kind in kinds.split(" | ") if kind != "null")
        return f"expected {wanted}{rest}{_instead(value, bool(is_wrong_kind))}"
    words = words.replace("Object missing required field", "missing key").replace("Object ", "").replace("`", "'")
    return words[:1].lower() + words[1:]


def _instead(value: object, is_wrong_kind: bool) -> str:
    """Return the description of an unexpected value: the value itself, or its kind if that is the mistake."""
    if isinstance(value, str | int | float):
        return f", not '{str(value).lower() if isinstance(value, bool) else value}'"
    if not is_wrong_kind or value is _LOST:
        return ""
    return f", not {'nothing' if value is None else _KINDS['array' if isinstance(value, list) else 'object']}"
