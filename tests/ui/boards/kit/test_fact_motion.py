"""Facts as motion: every movement of the rules has a way, and a way decides how it is shown."""

from __future__ import annotations

import random

import pytest

from game import registry
from game.components.load import numbers
from game.match.seats import human
from game.rules.core.facts import Moved
from game.rules.core.game import Setup
from game.rules.duel.tables import CORRUPTION, HAND, MARKET
from game.ui.boards.duel.motions import WAYS as DUEL
from game.ui.boards.duel.motions import Motions
from game.ui.boards.kit.fact_motion import Way
from game.ui.boards.kit.values import Beat
from game.ui.boards.sobek.motions import WAYS as SOBEK
from tests.matches import begin
from tests.ui.tables import Table


@pytest.mark.parametrize(
    ("game", "seats", "ways", "silent"), [("sobek", 3, SOBEK, {"remove", "join"}), ("duel", 2, DUEL, set[str]())]
)
def test_every_movement_of_the_rules_has_a_way(game: str, seats: int, ways: dict[str, Way], silent: set[str]) -> None:
    hows: set[str] = set()
    for seed in range(6):
        people = [human(str(seat)) for seat in range(seats)]
        match, _ = begin(registry.make(game, numbers(game)), Setup(seats, {}), people, seed=str(seed))
        rng = random.Random(seed)
        while not match.is_over:
            match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
        hows |= {fact.how for facts in match.facts(0) for fact in facts if isinstance(fact, Moved)}
    assert len(hows) > 12
    assert not hows - ways.keys() - silent


def beats_of(*facts: Moved, is_own: bool) -> list[Beat]:
    """Return the motion of facts on a table of the duel that does not change."""
    presenter = Table(2, 0, game="duel").scene.presenter
    layout, tray = presenter.layout, presenter.tray  # type: ignore[attr-defined]
    return Motions(layout, layout, tray, is_own=is_own).beats(facts)


def test_movements_of_one_kind_fly_together_and_others_after_them() -> None:
    skips = [Moved((10 + at,), MARKET, CORRUPTION, 0xFF, "skip", (at,)) for at in range(2)]
    beats = beats_of(*skips, Moved((20,), MARKET, HAND, 0xFF, "take", (3,)), is_own=True)
    assert [(len(beat.flights), beat.sound) for beat in beats] == [(2, "corruption"), (1, "take")]


def test_only_what_somebody_else_plays_is_shown_large_and_rests() -> None:
    play = Moved((1,), HAND + 1, CORRUPTION + 1, 0xFF, "play")
    own, (shown, onward) = beats_of(play, is_own=True), beats_of(play, is_own=False)
    assert [beat.linger for beat in (*own, shown, onward)] == [False, True, False]
    assert (own[0].rest, shown.rest) == (0.1, DUEL["play"].shown)


def test_a_movement_without_a_way_is_not_shown() -> None:
    assert not beats_of(Moved((1,), HAND, CORRUPTION, 0xFF, "vanish"), is_own=True)
