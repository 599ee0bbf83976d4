"""A reason for a move: a text key and its numbers."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """An advantage or a cost of a move: the key of a sentence in reasons.ftl and its placeholders."""

    key: str
    args: dict[str, int] = field(default_factory=dict)
