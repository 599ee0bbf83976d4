"""A refusal: the reason why an action is not allowed, and the rule it comes from."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why a move is not legal: the rule's id, the key of the sentence and its placeholders.

    `key` is a text key of the locale files, e.g. `refuse-set-too-small`; `args` fill its placeholders.
    """

    rule: str
    key: str
    args: dict[str, int | str] = field(default_factory=dict)
