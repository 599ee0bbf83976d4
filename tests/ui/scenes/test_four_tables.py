"""The page of a match of four tables, and the line about it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import locale
from game.analysis.four_tables import MatchScore, Visit
from game.analysis.par import LevelPar, Measured, Par
from game.ui.scenes.four_tables import FourTables
from game.ui.scenes.judging import Judging
from game.ui.scenes.shared_line import code_in, match_line, read_match
from game.ui.widgets.button import Button
from game.ui.widgets.flow import FormRow
from game.ui.window.input import Action, KeyPress
from tests.weeks import PARS, week

CODE = "FEL-7K3M9-QXDTN-2P0AB"
PAR = Par(40, Measured(0.008, 0.001), {"steward": LevelPar(Measured(0.01, 0.0), Measured(0.0031, 0.001))})


def visits() -> tuple[Visit, ...]:
    """Return a table that was won, one that is judged later, one begun, and one to come."""
    day = week().days[3]
    assert day.sailed is not None
    assert day.verdict is not None
    judged = Visit(day.table, day.sailed, replace(day.verdict, pars=PARS, par=PAR))
    chair = replace(day.table, seat=1)
    return judged, Visit(chair, day.sailed), Visit(day.table, unfinished=Path("begun")), Visit(chair)


@pytest.fixture
def page(make_shell, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Judging, "begin", lambda self, waiting: None)

    def make(other: MatchScore | None = None, language: str = "en") -> tuple[FourTables, list[Visit]]:
        locale.set_language(language)
        sailed: list[Visit] = []
        shell = make_shell(effects_volume=0.0, music_volume=0.0)
        scene = FourTables(shell, CODE, visits, lambda visit: sailed.append(visit), other)  # type: ignore[func-returns-value]
        scene.enter(shell.display.size)
        return scene, sailed

    yield make
    locale.set_language("en")


def rows(scene: FourTables) -> list[tuple[str, str, str]]:
    found = [each for each in scene.root.walk() if isinstance(each, FormRow)]
    return [(row.label, row.hint, row.control.label) for row in found if isinstance(row.control, Button)]


def test_each_table_tells_what_was_played_there(page) -> None:
    scene, _ = page()
    assert rows(scene) == [
        (
            "Table 1 · seat 1: won 114–59",
            "<b>+3 ± 2 ‰</b> per move, compared with a Steward in your place",
            "Practise again",
        ),
        ("Table 2 · seat 2: won 114–59", "This game has not been analysed yet.", "Practise again"),
        ("Table 3 · seat 1", "In progress", "Continue"),
        ("Table 4 · seat 2", "Not played yet", "Play"),
    ]
    assert scene.words == ["You: <b>+3 ± 2 ‰</b> per move, compared with a Steward in your place (1 of 4 tables)"]


def test_the_next_table_is_a_press_away(page) -> None:
    scene, sailed = page()
    assert scene.focus_name("table-2")
    scene.handle(KeyPress(Action.ACTIVATE))
    for _ in range(3):
        scene.update(0.1)
    assert [visit.unfinished for visit in sailed] == [Path("begun")]


@pytest.mark.parametrize(("gain", "told"), [(9, "The other player is clearly"), (4, "Nobody"), (-5, "You are clearly")])
def test_both_scores_stand_below_each_other(page, gain: int, told: str) -> None:
    scene, _ = page(MatchScore(gain, 2.0, "steward"))
    assert scene.words[0].startswith("You: <b>+3 ± 2 ‰</b>")
    assert scene.words[1].startswith("Other player: <b>")
    assert scene.words[2].startswith(told)


def test_the_line_is_copied_and_read_again_in_every_language(page) -> None:
    for language in ("en", "fr", "it"):
        scene, _ = page(language=language)
        copied: list[str] = []
        scene.shell.clipboard.put = copied.append  # type: ignore[method-assign]
        assert scene.focus_name("share")
        scene.handle(KeyPress(Action.ACTIVATE))
        (line,) = copied
        assert line.endswith(f"+3 ± 2 ‰ ({locale.text('level-steward')}) · {CODE}")
        assert (read_match(line), code_in(line)) == (MatchScore(3.0, 2.0, "steward"), CODE)
    assert read_match(match_line("Sa-Rê", MatchScore(-8.4, 3.0), CODE)) == MatchScore(-8.0, 3.0)
    assert read_match(match_line("Sa-Rê", None, CODE)) is None
