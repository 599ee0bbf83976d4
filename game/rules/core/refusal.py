"""A refusal says why something may not be done, and which rule says so."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the rule's id, the key of the sentence and its numbers and names.

    `key` is a text key of the locale files, e.g. `refuse-set-too-small`; `args` are its placeholders.
    """

    rule: str
    key: str
    args: dict[str, int | str] = field(default_factory=dict)
