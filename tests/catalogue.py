"""The files of texts as syntax trees, each read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse


@cache
def parsed(source: str) -> ast.Resource:
    """Return the syntax tree of a file of texts, which nobody changes."""
    return parse(source)


def messages(file: Path) -> list[ast.Message]:
    """Return the texts of a file in its order."""
    return [entry for entry in parsed(file.read_text("utf-8")).body if isinstance(entry, ast.Message)]
