"""Games between AIs, and AIs that break the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai import levels
from game.ai.levels import Level
from game.cli.table import find_game
from game.errors import FeluccaError
from game.match.opponents import level, opponents
from game.match.record import parse
from game.match.series import play
from game.registry import GAMES
from game.rules.core.game import Setup
from tests.match.test_match import TOY

RANDOM = Level("random", "random")


def test_everything_follows_from_the_seed(tmp_path: Path) -> None:
    first = play(TOY, Setup(2), [RANDOM, RANDOM], "7", path=tmp_path / "a.felucca")
    second = play(TOY, Setup(2), [RANDOM, RANDOM], "7", path=tmp_path / "b.felucca")
    assert (first.scores, first.winners, first.plies) == (second.scores, second.winners, second.plies)
    assert (tmp_path / "a.felucca").read_bytes() == (tmp_path / "b.felucca").read_bytes()
    result = parse((tmp_path / "a.felucca").read_bytes()).result
    assert result is not None
    assert tuple(result.scores) == first.scores


def test_an_illegal_move_stops_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, view: object, budget: object) -> tuple[int, ...]:
            return (2,)

    monkeypatch.setattr("game.match.series.make_player", lambda *_: Cheat())
    with pytest.raises(FeluccaError) as caught:
        play(TOY, Setup(2), [RANDOM, RANDOM], "7")
    assert str(caught.value) == (
        "level 'random' wants to do 'give' after decision 0 of game 7, which is not legal (T-1)"
    )


def test_a_record_that_cannot_be_written_stops_the_series(tmp_path: Path) -> None:
    (tmp_path / "a.felucca").touch()
    with pytest.raises(FeluccaError, match=r"^the record of game 7 cannot be written: file exists$"):
        play(TOY, Setup(2), [RANDOM, RANDOM], "7", path=tmp_path / "a.felucca")


def test_every_level_of_the_file_has_a_player() -> None:
    for name in opponents():
        for game in GAMES:
            assert level(name, game).kind in levels.KINDS


def test_a_level_can_be_changed_for_an_experiment() -> None:
    changed = level("search:nodes=50:seconds=0.5:worlds=8:noise=0.25", "sobek")
    assert changed.id == "search:nodes=50:seconds=0.5:worlds=8:noise=0.25"
    assert (changed.limit.nodes, changed.limit.seconds) == (50, 0.5)
    assert (changed.options["worlds"], changed.options["noise"]) == (8, 0.25)


@pytest.mark.parametrize("change", ["nodes=-1", "seconds=-0.5"])
def test_a_level_cannot_be_changed_to_less_than_nothing(change: str) -> None:
    with pytest.raises(FeluccaError, match="nodes and seconds must be numbers of at least 0"):
        level(f"search:{change}", "sobek")


def test_so_can_one_of_its_weights() -> None:
    changed = level("miser:weights.hoard=0.5", "duel")
    assert changed.options["weights"] == {"fear": 0.6, "hoard": 0.5}
    assert "hoard" not in level("miser", "duel").options["weights"]
    assert "weights" not in level("pharaoh:nodes=50", "duel").options
    with pytest.raises(FeluccaError, match="'hord'"):
        levels.make_player("search", find_game("duel"), level("miser:weights.hord=0.5", "duel").options, 1)
