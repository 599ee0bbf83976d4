"""Challenge by code: one sentence for a wrong code, the table of a right one, and two lines side by side."""

from __future__ import annotations

import pytest

from game import locale
from game.analysis.four_tables import MatchScore
from game.errors import FeluccaError
from game.ui.scenes.challenge import Challenge, LineCard
from game.ui.scenes.titles import goal_of
from game.ui.widgets.label import Label
from game.ui.window.input import Action, KeyPress
from tests.ui.pilot import named, write
from tests.weeks import week

CODE = "FEL-7K3M-9QXD-TN2P"
LINE = f"Felucca · 26 Nov · Sobek : 2 joueurs · 90–80 · ●●◐●○●● · perdu 12 ‰ (Intendant 21, Vizir 3) · {CODE}"


@pytest.fixture
def page(make_shell):
    locale.set_language("en")

    def make(*, has_sailed: bool = False) -> tuple[Challenge, list[str]]:
        day, sailed = week().days[3], []

        def find(words: str):
            if words.upper() != CODE:
                raise FeluccaError("that is no code")
            return day.table

        shell = make_shell(effects_volume=0.0, music_volume=0.0)
        scene = Challenge(
            shell,
            find,
            lambda _: (day.sailed, day.verdict) if has_sailed else (None, None),
            lambda table: sailed.append(table.game),
            lambda code, other: sailed.append((code, other)),
        )
        scene.enter(shell.display.size)
        return scene, sailed

    return make


def cards(scene: Challenge) -> list[LineCard]:
    return [each for each in scene.root.walk() if isinstance(each, LineCard)]


def words(scene: Challenge) -> str:
    return " | ".join(each.markup for each in scene.root.walk() if isinstance(each, Label))


def test_a_code_opens_its_table(page) -> None:
    scene, sailed = page()
    write(scene, "code", CODE.lower())
    assert "Sobek: 2 Players with Imhotep" in words(scene)
    assert not cards(scene)
    assert scene.focus_name("sail")
    scene.handle(KeyPress(Action.ACTIVATE))
    assert sailed == ["duel"]


def test_a_table_of_a_game_with_several_goals_names_its_own() -> None:
    """A code of *Sa-Rê* told neither its goal nor that of a day."""
    assert goal_of("sa-re", {"scenario": "priest"}) == (
        "Goal: Priest",
        "A Port, a Pyramid and three administrative buildings.",
    )
    assert goal_of("sa-re", {})[0] == "Goal: Scribe"
    assert goal_of("sobek", {}) == ("", "")


def test_a_wrong_code_is_one_sentence_once_it_is_whole(page) -> None:
    scene, _ = page()
    write(scene, "code", "FEL-7K3M")
    assert "That is no code" not in words(scene)
    write(scene, "code", "FEL-7K3M-9QXD-TN2Q")
    assert named(scene, "problem").markup == "That is no code."
    assert scene.announced().notices[-1].markup == "That is no code."
    write(scene, "code", CODE)
    assert "That is no code" not in words(scene)


def test_a_line_stays_hidden_until_one_has_sailed(page) -> None:
    scene, _ = page()
    write(scene, "code", LINE)
    assert not cards(scene)
    assert "Both results appear once you have" in words(scene)
    assert "90" not in words(scene)


def test_both_lines_stand_side_by_side_after_the_game(page) -> None:
    scene, _ = page(has_sailed=True)
    write(scene, "code", LINE)
    mine, theirs = (card.accessible().name for card in cards(scene))
    assert mine.startswith("You. 114–59. gave away 8 ‰ per move")
    assert theirs.startswith("Other player. 90–80. gave away 12 ‰ per move")
    write(scene, "code", CODE + "X")
    write(scene, "code", CODE)
    assert len(cards(scene)) == 1, "the line belongs to what was pasted"


def test_a_line_about_a_match_leads_to_its_four_tables(page) -> None:
    scene, sailed = page()
    write(scene, "code", f"Felucca · Quattro tavoli · Sobek: 2 giocatori · −4 ± 3 ‰ (Intendente) · {CODE}")
    assert scene.focus_name("four")
    scene.handle(KeyPress(Action.ACTIVATE))
    write(scene, "code", "")
    begun = [each.name for each in scene.focusables() if each.name.startswith("four-")]
    assert begun == ["four-sobek", "four-duel", "four-sa-re"], "without a code a match can be begun, in the usual order"
    write(scene, "code", CODE)
    assert scene.focus_name("four")
    scene.handle(KeyPress(Action.ACTIVATE))
    assert sailed == [("FEL-3", MatchScore(-4.0, 3.0, "steward")), ("FEL-3", None)]
