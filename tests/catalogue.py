"""The files of texts as syntax trees, each read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse


@cache
def messages(file: Path) -> tuple[ast.Message, ...]:
    """Return the texts of a file in its order."""
    return tuple(entry for entry in parse(file.read_text("utf-8")).body if isinstance(entry, ast.Message))
