"""Tabs along the top of a panel."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.widgets.choice import ChoiceItem, OnChoice, SegmentedControl
from game.ui.widgets.shell import Shell


class Tabs(SegmentedControl):
    """Pages side by side, changed like a choice."""

    def __init__(
        self, shell: Shell, items: Sequence[ChoiceItem], value: object, on_change: OnChoice, *, name: str = "tabs"
    ):
        super().__init__(shell, items, value, on_change, name=name, height=44.0)
