"""A new match is dealt on the table, once, and shows nobody more than the table does."""

from __future__ import annotations

import pytest

from game.rules.core.facts import SPECTATOR
from game.rules.core.universe import EMPTY
from game.ui.table.handover import HandOverScene
from game.ui.table.live import play
from game.ui.table.scene import TableScene
from tests.ui.tables import Table


def begin(table: Table) -> TableScene:
    """Let the ground of the table be drawn, until something moves over it."""
    for _ in range(60):
        table.tick(0.01)
        if table.sight.aloft and not table.sight.is_waiting:
            return table.scene
    raise AssertionError("nothing moves")


def test_the_duel_is_laid_out_before_the_first_take() -> None:
    table = Table(1, 1, game="duel", seed="deal", animation="normal")
    scene = begin(table)
    names = {item.id for item in scene.presenter.items()}
    hidden = scene.timeline.motion.hidden
    assert len({name for name in hidden if name.startswith("market.")}) == 36
    assert {f"pirogue.{at}" for at in range(5)} <= hidden
    assert hidden <= names
    seconds = 0.0
    while scene.presentation.is_moving:
        table.tick(0.05)
        seconds += 0.05
    assert not scene.timeline.motion.hidden
    assert 1.0 < seconds < 4.0


def test_sobek_is_dealt_before_the_first_take() -> None:
    table = Table(1, 2, seed="deal", animation="normal")
    scene = begin(table)
    quays = {f"quay.{at}" for at, card in enumerate(scene.presentation.shown.state.quays) if card != EMPTY}
    hand = {f"p{piece}" for piece in scene.presenter.layout.hand}  # type: ignore[attr-defined]
    assert quays | hand == scene.timeline.motion.hidden


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_nothing_flies_that_the_viewer_may_not_see(game: str) -> None:
    for people, viewer in ((1, 0), (2, SPECTATOR)):
        table = Table(people, 2 - people, game=game, seed="secret", animation="normal")
        scene = begin(table)
        universe = table.match.game.universe
        knowledge = table.match.view(viewer).knowledge
        known = sum(knowledge.surely_lies(zone) for zone in range(len(table.match.game.zones)))
        known_faces = {universe.names[piece] for piece in range(len(universe.names)) if known >> piece & 1}
        flying = {
            name for each in scene.timeline.motion.aloft for name in (each.flight.face, each.flight.turns_to) if name
        }
        assert flying
        assert {name for name in flying if not name.startswith("back-")} <= known_faces


def test_tokens_stay_round_on_their_way() -> None:
    table = Table(2, 0, seed="deal", game="sobek", confirm_handover=False)
    match = table.match
    beats = table.scene.presenter.deal([fact for facts in match.facts(0) for fact in facts])
    paths = [flight.path for beat in beats for flight in beat.flights if flight.face == "back-event"]
    assert paths
    for rect in (rect for path in paths for rect in path):
        assert rect.width == pytest.approx(rect.height)


def test_the_screen_changes_hands_only_when_all_is_dealt() -> None:
    table = Table(2, 0, game="duel", seed="hands", animation="normal")
    scene = begin(table)
    table.tick(0.05, 4)
    assert table.stack.top is scene
    scene.skip()
    table.tick(0.05, 4)
    assert isinstance(table.stack.top, HandOverScene)


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_a_match_under_way_is_not_dealt_again(game: str) -> None:
    table = Table(1, 1, game=game, seed="later", animation="normal")
    table.match.submit(table.match.to_move, table.match.view(table.match.to_move).legal[0], 0)
    later = play(table.shell, table.match)
    later.enter(table.shell.display.size)
    assert not later.presentation.is_moving


def test_no_motion_where_the_player_wants_none() -> None:
    assert not Table(1, 1, game="duel", seed="off").scene.presentation.is_moving
