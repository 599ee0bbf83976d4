"""A node as one spoken sentence: name, role, state and explanation."""

from __future__ import annotations

from game.locale import text
from game.ui.accessibility.outline import Element
from game.ui.widgets.accessible import Role

_TOLD = (Role.BUTTON, Role.SWITCH, Role.SEGMENT, Role.DROPDOWN, Role.SLIDER, Role.FIELD, Role.LINK, Role.PROGRESS)
"""The roles that are spoken; for others the name is enough."""


def phrase(node: Element) -> str:
    """Return a node as a spoken sentence."""
    here = node.is_
    parts = [here.name]
    if here.role in _TOLD:
        parts.append(text(f"spoken-role-{here.role.name.lower()}"))
    if here.is_on is not None and (here.is_on or here.role is Role.SWITCH):
        parts.append(
            text(("spoken-on" if here.is_on else "spoken-off") if here.role is Role.SWITCH else "spoken-chosen")
        )
    if here.value:
        parts.append(here.value)
    if not node.is_enabled:
        parts.append(text("spoken-disabled"))
    if here.shortcut and node.is_enabled:
        parts.append(text("spoken-shortcut", press=here.shortcut))
    told = ", ".join(parts)
    return f"{told}. {here.description}" if here.description else told
