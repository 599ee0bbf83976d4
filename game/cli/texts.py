"""The catalogues of texts: a check that each can be read, and that every language has every text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from game.components.source import Mistake, nearest
from game.errors import reason
from game.locale import FALLBACK, LANGUAGES
from game.paths import read_text

_KEY = re.compile(r"-?[A-Za-z][\w-]*")


def check_texts(folder: Path) -> list[Mistake]:
    """Return the mistakes in the texts of `folder`, where each language has a folder of its own."""
    names = sorted({path.name for language in LANGUAGES for path in (folder / language).glob("*.ftl")})
    mistakes = [] if names else [Mistake("data/locale", 0, "there are no texts")]
    for name in names:
        found: dict[str, dict[str, int] | None] = {}
        for language in LANGUAGES:
            found[language], wrong = _read(folder / language / name, f"data/locale/{language}/{name}")
            mistakes += wrong
        english = found.pop(FALLBACK)
        for language, lines in found.items():
            if english is not None and lines is not None:
                mistakes += _compare(english, lines, f"data/locale/{language}/{name}")
    return mistakes


def _compare(english: dict[str, int], other: dict[str, int], label: str) -> Iterator[Mistake]:
    """Yield the texts that only one of two files of the same name has; `label` is the other one."""
    for key in english.keys() - other.keys():
        yield Mistake(label, 0, f"the text '{key}' is missing", nearest(key, other.keys() - english.keys()))
    for key in other.keys() - english.keys():
        message = f"the text '{key}' is not in data/locale/{FALLBACK}"
        yield Mistake(label, other[key], message, nearest(key, english.keys() - other.keys()))


def _read(path: Path, label: str) -> tuple[dict[str, int] | None, list[Mistake]]:
    """Return the line of each text in a file by its key, or None if it is no file of texts, and its mistakes."""
    from fluent.syntax import ast, parse

    try:
        source = read_text(path)
        entries = parse(source).body
    except OSError as error:
        return None, [Mistake(label, 0, f"cannot be read: {reason(error)}")]
    except UnicodeDecodeError:
        return None, [Mistake(label, 0, "is not a UTF-8 text file")]
    except RecursionError:
        return None, [Mistake(label, 0, "is nested too deeply")]
    lines: dict[str, int] = {}
    mistakes = []
    for entry in entries:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        key = ""
        if isinstance(entry, ast.Junk):
            key = found[0] if (found := _KEY.match(entry.content or "")) else ""
            mistakes.append(Mistake(label, line, f"not a text that can be read: {entry.annotations[0].message}"))
        elif isinstance(entry, ast.Message | ast.Term):
            key = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
        if key in lines:
            mistakes.append(Mistake(label, line, f"the text '{key}' is given twice, first on line {lines[key]}"))
        elif key:
            lines[key] = line
    return lines, mistakes
