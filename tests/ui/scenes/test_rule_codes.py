"""Each rule of the rulebook ends with its small code."""

from __future__ import annotations

from game.ui.scenes.rulebook import Rulebook, RuleText
from tests.ui.pilot import named


def test_a_rule_ends_with_its_small_code_which_is_read_first(make_shell) -> None:
    scene = Rulebook(make_shell(), "sobek")
    scene.enter((1280, 720))
    shown = named(scene, "rule-S-1.2")
    assert isinstance(shown, RuleText)
    last = shown.laid_out(shown.rect.width).placed[-1].run
    assert (last.text, last.is_code, last.rule) == ("S-1.2", True, "")
    told = shown.accessible()
    assert told is not None
    assert told.name.startswith("S-1.2: ")
    assert told.name.count("S-1.2") == 1


def test_the_rules_open_at_the_game_last_begun(make_shell) -> None:
    assert Rulebook(make_shell(latest={"game": "sa-re"})).game == "sa-re"
    assert Rulebook(make_shell(latest={"game": "sa-re"}), "duel").game == "duel"
    assert Rulebook(make_shell(latest={"game": "none"})).game == "sobek"
