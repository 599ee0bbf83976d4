"""Ratings computed by hand, and the pairings of an arena."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths
from game.__main__ import main
from game.cli.arena import LevelTally, balance, line_ups, rotations
from game.cli.ratings import elo, elo_intervals, wilson
from game.errors import FeluccaError
from game.match.opponents import opponents
from game.match.series import Outcome


def outcome(*scores: int, winners: tuple[int, ...] = ()) -> Outcome:
    best = max(scores)
    won = winners or tuple(s for s, p in enumerate(scores) if p == best)
    return Outcome("1", scores, won, 50, (0.5,) * len(scores))


def test_wilson_s_interval() -> None:
    """Textbook values: 8 of 10 gives 0.490–0.943, none of 10 gives 0–0.278."""
    assert wilson(8, 10) == pytest.approx((0.4901, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_elo_of_two() -> None:
    """10 : 0 and the tie that is added make 10.5 : 0.5, a ratio of 21: 400 log10 21 = 528.9 between them."""
    numbers = elo({(0, 1): (10, 10), (1, 0): (0, 10)}, 2)
    assert numbers == pytest.approx([264.4, -264.4], abs=0.1)


def test_elo_of_three_adds_up() -> None:
    """Ratios of 3 : 1 twice make 9 : 1; results that agree with that are fitted exactly."""
    pairings = {}
    for one, other, share in ((0, 1, 0.75), (1, 2, 0.75), (0, 2, 0.9)):
        games = 10**6
        pairings[one, other] = (share * games, games)
        pairings[other, one] = ((1 - share) * games, games)
    numbers = elo(pairings, 3)
    assert numbers == pytest.approx([190.8, 0.0, -190.8], abs=0.1)


def test_intervals_hold_the_number_and_shrink_with_more_deals() -> None:
    won = {(0, 1): (2.0, 2), (1, 0): (0.0, 2)}
    lost = {(0, 1): (0.0, 2), (1, 0): (2.0, 2)}
    widths = []
    for deals in ([won, won, lost] * 4, [won, won, lost] * 40):
        low, high = elo_intervals(deals, 2)[0]
        assert low < 200 * 0.30103 < high
        widths.append(high - low)
    assert widths[1] < 0.5 * widths[0]


def test_who_meets_whom() -> None:
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert line_ups(3, 3) == [(0, 1, 2)]
    assert rotations((0, 1), 0) == [(0, 1), (1, 0)]
    assert rotations((0, 0, 1), 0) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    assert rotations((0, 1, 2), 1) == [(2, 1, 0), (1, 0, 2), (0, 2, 1)]
    assert rotations((0, 0), 0) == [(0, 0)]


def test_a_tally_counts_shares_leads_and_pairs() -> None:
    tally = LevelTally((0, 1, 1))
    tally.deals.append({})
    tally.count((0, 1, 1), outcome(10, 30, 30))
    tally.count((1, 0, 1), outcome(5, 25, 20))
    assert tally.wins == {0: 1.0, 1: 1.0}
    assert tally.chairs == {0: 2, 1: 4}
    assert tally.leads == {0: -20 + 5, 1: 0 + 0 - 20 - 5}
    assert tally.deals == [{(0, 1): (2.0, 4), (1, 0): (2.0, 4)}]


def test_a_line_up_is_decided_only_when_it_is_clear() -> None:
    tally = LevelTally((0, 1))
    for _ in range(19):
        tally.deals.append({})
        tally.count((0, 1), outcome(9, 1))
    assert not tally.is_decided()
    tally.deals.append({})
    tally.count((0, 1), outcome(9, 1))
    assert tally.is_decided()
    even = LevelTally((0, 1))
    for number in range(40):
        even.deals.append({})
        even.count((0, 1), outcome(9, 1) if number % 2 else outcome(1, 9))
    assert not even.is_decided()


def test_the_balance_of_a_game() -> None:
    report = balance([outcome(10, 4), outcome(3, 3), outcome(0, 8), outcome(9, 7)])
    assert [seat["share"] for seat in report["seats"]] == [0.625, 0.375]
    assert [seat["points"] for seat in report["seats"]] == [5.5, 5.5]
    assert report["seats"][0]["quartiles"] == [0, 3, 9, 9, 10]
    assert (report["ties"], report["gap_to_second"]) == (0.25, 4.0)
    assert report["decisions"] == {"mean": 50.0, "least": 50, "most": 50}


@pytest.fixture
def no_art(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A Felucca that was installed without its drawings."""
    is_dir = Path.is_dir
    monkeypatch.setattr(Path, "is_dir", lambda path: path.name != "art" and is_dir(path))
    paths.asset_dir.cache_clear()
    opponents.cache_clear()
    yield
    paths.asset_dir.cache_clear()
    opponents.cache_clear()


def test_ais_play_where_there_are_no_drawings(no_art: None, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(FeluccaError, match="the Felucca folder 'art' is missing"):
        paths.asset_dir("art")
    assert main(["arena", "sobek", "--levels", "random,miser:nodes=50", "--games", "1", "--jobs", "1", "--json"]) == 0
    assert [meeting["games"] for meeting in json.loads(capsys.readouterr().out)["line_ups"]] == [2]


def test_an_arena_of_two_equal_levels(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "sobek", "--levels", "random,random:nodes=1", "--games", "3", "--report"]
    assert main([*words, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [meeting["games"] for meeting in figures["line_ups"]] == [4]
    assert sum(entry["share"] for entry in figures["ladder"]) == pytest.approx(1.0)
    assert sum(entry["elo"] for entry in figures["ladder"]) == pytest.approx(0.0, abs=0.2)
    assert figures["balance"]["games"] == 4
    assert main(words) == 0
    assert "balance over 4 games" in capsys.readouterr().out
