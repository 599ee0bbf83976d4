"""The data offered to the new-game screen."""

from __future__ import annotations

from game.locale import has
from game.ui.catalogue import USUAL_LEVEL, games


def test_the_level_offered_first_is_a_sound_one_and_every_level_is_described():
    for info in games():
        names = [level.name for level in info.levels]
        assert info.level == USUAL_LEVEL
        assert 1 < names.index(USUAL_LEVEL) < len(names) - 1
        assert all(has(level.label) and has(level.help) for level in info.levels)
