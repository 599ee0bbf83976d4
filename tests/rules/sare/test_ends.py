"""Scenarios, tie-breaks and options (R-9)."""

from __future__ import annotations

import pytest

from game.rules.sare import rounds
from game.rules.sare.state import OVER
from tests.rules.sare.material import GAME, Table, noted

pytestmark = pytest.mark.rule("R-9")
SPACES = [space for space in GAME.tables.spaces if space != "a1"]
ADMINISTRATIVE = ("barracks", "temple", "market", "library", "gardens", "palace")


def end_round(table: Table) -> None:
    """End the round with nothing more built."""
    table.state.stack = []
    rounds.end(table.game.tables, table.state, table.facts.append)


def fill(table: Table, seat: int, spaces: list[str]) -> None:
    for space in spaces:
        table.state.stock[8] += 1
        table.add(seat, "carpenter", space, token=False)


class TestScribe:
    def test_a_built_tile_on_all_twelve_spaces_and_a_step(self) -> None:
        table = Table(scenario="scribe")
        fill(table, 0, SPACES[:-1])
        table.add(0, "pyramid", SPACES[-1], site=True)
        assert GAME.scores(table.state) == (11, 1)
        end_round(table)
        assert table.state.phase != OVER
        table.state.steps[0] = 1
        assert GAME.scores(table.state) == (13, 1)
        end_round(table)
        assert GAME.winners(table.state) == (0,)
        assert GAME.to_move(table.state) == -1
        assert GAME.legal(table.state) == []
        refusal = GAME.refusal(table.state, (14,))
        assert refusal is not None
        assert refusal.key == "refuse-sa-re-over"

    def test_a_full_site_without_a_pyramid_is_not_enough(self) -> None:
        table = Table()
        fill(table, 0, SPACES)
        end_round(table)
        assert table.state.phase != OVER
        assert GAME.scores(table.state)[0] == 12

    def test_other_sites_do_not_count_as_built(self) -> None:
        table = Table()
        fill(table, 0, SPACES[:-2])
        table.add(0, "market", SPACES[-2], site=True)
        table.add(0, "pyramid", SPACES[-1])
        end_round(table)
        assert table.state.phase != OVER

    def test_a_completed_pyramid_counts(self) -> None:
        table = Table()
        fill(table, 0, SPACES[:-1])
        table.add(0, "pyramid", SPACES[-1])
        end_round(table)
        assert GAME.winners(table.state) == (0,)


class TestPriest:
    def test_port_pyramid_and_three_administrative(self) -> None:
        table = Table(scenario="priest")
        for tile, space in zip(("pyramid", "market", "temple", "palace"), ("b1", "b2", "b3", "a2"), strict=True):
            table.add(0, tile, space)
        end_round(table)
        assert table.state.phase != OVER
        assert GAME.scores(table.state) == (4, 0)
        table.add(0, "port", "c1")
        table.add(0, "library", "c2")
        assert GAME.scores(table.state) == (5, 0)
        end_round(table)
        assert GAME.winners(table.state) == (0,)

    def test_a_pyramid_in_progress_is_not_enough(self) -> None:
        table = Table(scenario="priest")
        for tile, space in zip(("port", "market", "temple", "palace"), ("c1", "b2", "b3", "a2"), strict=True):
            table.add(0, tile, space)
        table.add(0, "pyramid", "c4", site=True)
        table.state.steps[0] = 2
        end_round(table)
        assert table.state.phase != OVER


class TestPharaoh:
    def test_all_six(self) -> None:
        table = Table(scenario="pharaoh")
        for tile, space in zip(("port", "pyramid", *ADMINISTRATIVE[:-1]), ["c1", *SPACES[2:]], strict=False):
            table.add(0, tile, space)
        end_round(table)
        assert table.state.phase != OVER
        assert GAME.scores(table.state) == (7, 0)
        table.add(0, ADMINISTRATIVE[-1], "c4")
        end_round(table)
        assert GAME.winners(table.state) == (0,)


class TestFirstPyramid:
    def test_the_first_completed_pyramid(self) -> None:
        table = Table(scenario="first-pyramid")
        table.add(0, "pyramid", "b1", site=True)
        table.state.steps[0] = 2
        table.add(1, "pyramid", "b1")
        end_round(table)
        assert GAME.winners(table.state) == (1,)
        assert GAME.scores(table.state) == (0, 1)


class TestTheSameRound:
    """The directive is checked when all have built: whoever builds later in the round is not too late."""

    def test_both_complete_a_pyramid_and_the_later_one_has_more_administrative_buildings(self) -> None:
        table = Table(scenario="first-pyramid")
        for seat in (0, 1):
            table.add(seat, "pyramid", "b1", site=True)
            table.state.steps[seat] = GAME.tables.pyramid_steps[seat] - 1
        table.add(1, "market", "b2")
        table.season("wood-wood")
        table.play("stop; stop; pass")
        for seat in (0, 1):
            table.give(seat, gains="wood 3 stone 3 gold 3")
            table.play("build pyramid b1")
            assert GAME.winners(table.state) == ()
            if table.legal("finish"):
                table.play("finish")
            table.play(table.legal("keep")[0])
        assert noted(table.facts, "finished") == [(-1, (0, 1))]
        assert GAME.winners(table.state) == (1,)


class TestTieBreaks:
    def duel(self, scenario: str = "scribe") -> Table:
        return Table(scenario=scenario)

    def full(self, table: Table, seat: int, *tiles: str) -> None:
        """Fill a site with these tiles and carpenters."""
        spaces = SPACES[:]
        for tile in tiles:
            table.add(seat, tile, spaces.pop())
        fill(table, seat, spaces)

    def test_more_administrative_buildings(self) -> None:
        table = self.duel()
        self.full(table, 0, "pyramid")
        self.full(table, 1, "pyramid", "market")
        end_round(table)
        assert GAME.winners(table.state) == (1,)
        assert noted(table.facts, "finished") == [(-1, (0, 1))]
        assert noted(table.facts, "tie-break") == [(0, (0, -1, 3, -1)), (1, (1, -2, 3, -2))]
        assert noted(table.facts, "end") == [(-1, (1,))]

    def test_then_a_completed_pyramid_of_lower_number(self) -> None:
        table = Table(3)
        for seat in (2, 1, 0):
            self.full(table, seat, "pyramid")
        assert table.state.pyramid == [3, 2, 1]
        table.state.siting[2] |= table.state.owned[2 * 13 + 1]
        end_round(table)
        assert GAME.winners(table.state) == (1,)

    def test_a_completed_pyramid_beats_more_steps(self) -> None:
        table = Table(3)
        for seat in (0, 1, 2):
            self.full(table, seat, "pyramid")
        for seat, steps in ((0, 2), (1, 2)):
            table.state.siting[seat] |= table.state.owned[seat * 13 + 1]
            table.state.steps[seat] = steps
        table.state.steps[1] = 2
        end_round(table)
        assert table.state.steps == [2, 2, 2]
        assert GAME.winners(table.state) == (2,)

    def test_then_more_steps_then_the_lower_number(self) -> None:
        table = Table(2)
        for seat in (0, 1):
            self.full(table, seat, "pyramid")
            table.state.siting[seat] |= table.state.owned[seat * 13 + 1]
        table.state.steps = [1, 2]
        end_round(table)
        assert GAME.winners(table.state) == (1,)
        table.state.steps = [2, 2]
        assert GAME.winners(table.state) == (0,)

    def test_all_else_equal_it_is_shared(self) -> None:
        table = Table(2)
        for seat in (0, 1):
            self.full(table, seat, "pyramid")
        table.state.pyramid = [1, 1]
        end_round(table)
        assert GAME.winners(table.state) == (0, 1)


def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert GAME.winners(Table().state) == ()
