"""Icons in a line of text look as their pieces do on the table."""

from __future__ import annotations

import re

import pytest

from game.components.theme import load_theme as definition
from game.locale import has, keys, text
from game.ui.drawing.paintings import Paintings
from game.ui.drawing.theme import load_theme


@pytest.mark.parametrize(("theme", "shown"), [("papyrus", "common/icon-fish"), ("contrast", "goods/fish")])
def test_an_icon_is_painted_in_a_painted_theme(theme: str, shown: str) -> None:
    found = load_theme(theme)
    assert found.icon("goods/fish") == shown
    assert found.icon("check") == "check"


def test_every_icon_of_the_rules_has_its_painting() -> None:
    theme, paintings = load_theme("papyrus"), Paintings()
    assert definition("papyrus").icons
    icons = {icon for key in keys("rules-") if has(key) for icon in re.findall(r"<icon:([^<>]+)>", text(key))}
    people = {icon for icon in icons if icon.startswith("characters/")}
    assert len(icons) > 40
    assert [icon for icon in sorted(icons - people) if not paintings.shape_of(theme.icon(icon))] == []
