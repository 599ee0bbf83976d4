"""Whole matches of Sa-Rê through the window alone: by clicks and by keys."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game import locale
from game.rules.core.facts import SPECTATOR
from game.rules.sare.moves import AT_QUESTION, AT_SITES, CONTINUE
from game.ui.boards.sare.steps import Counted, Keeping
from game.ui.table.finish.final import Final
from game.ui.table.scene import TableScene
from game.ui.widgets.base import Hotspot
from tests.ui.boards.sare.table import SaReTable
from tests.ui.tables import Table

STEPS = 12_000
_IDLE = ("card", "clear", "cover", "wake.palace", "wake.market", "wake.question")
"""The offers that decide nothing; a card is only looked at."""


def wishes(table: Table, rng: random.Random) -> list[str]:
    """Return the usable offers and lit targets of a player, the cautious answers less often."""
    presenter = table.presenter
    choice = presenter.choice
    offers = [offer.id for offer in presenter.offers() if offer.id not in _IDLE]
    single = [t for t in presenter.targets() if not t.is_echo]  # keys visit no echoes
    targets = [t.id for t in single if t.is_usable]
    if isinstance(choice.step, Counted):
        targets += [t.id for t in single if t.id.startswith(("less", "more"))]
        can_clear = any(offer.id == "clear" for offer in presenter.offers())
        if rng.random() < 0.25 and can_clear and not isinstance(choice.step, Keeping):
            return ["clear"]
    if choice.kind == AT_QUESTION and choice.step is None and choice.aside is None:
        can = presenter.view.state.gauge[choice.seat] < 5
        return ["continue"] if can and "continue" in offers and rng.random() < 0.8 else offers
    if choice.kind == AT_SITES and choice.tile is None:
        if choice.space is not None:
            return ["clear", *offers]
        tiles = [name for name in targets if name.startswith("tile")]
        if tiles and rng.random() < 0.7:
            return ["tile.1"] if "tile.1" in tiles else tiles
        return offers if rng.random() < 0.97 else targets
    builds = [name for name in offers if name.startswith("build") or name == "do"]
    if builds and rng.random() < 0.8:
        return builds
    return offers + targets


def play(table: Table, use: Callable[[str], None], rng: random.Random) -> int:
    """Play to the end; `use` uses a target by name. Returns how many decisions were made."""
    for _ in range(STEPS):
        table.tick()
        top = table.stack.top
        if isinstance(top, Final):
            return table.match.ply
        if not isinstance(top, TableScene):
            use("ready")
            continue
        if table.sight.is_moving or table.match.to_move != table.sight.viewer or table.sight.is_due:
            continue
        names = wishes(table, rng)
        assert names, f"nothing to do at decision {table.match.ply}"
        use(rng.choice(names))
    raise AssertionError(f"the match did not end: {table.match.ply} decisions, {table.scene.presenter.prompt()}")


@pytest.mark.slow
@pytest.mark.parametrize(("people", "ais", "scenario"), [(1, 1, "first-pyramid"), (2, 2, "first-pyramid")])
def test_a_whole_match_by_mouse(people: int, ais: int, scenario: str) -> None:
    table = SaReTable(people, ais, seed=f"{people}{ais}", ais_think=True, options={"scenario": scenario})
    played = play(table, table.click, random.Random(people))
    assert table.match.is_over
    assert played == table.match.ply > 60
    assert locale.missing_keys() == ()


@pytest.mark.slow
def test_a_whole_match_by_keys() -> None:
    table = SaReTable(1, 1, seed="keys", ais_think=True, options={"scenario": "first-pyramid"})
    play(table, table.walk_to, random.Random(5))
    assert table.match.is_over


def test_all_that_lies_on_the_table_is_a_hotspot_with_an_explanation() -> None:
    table = SaReTable(1, 3, ais_think=True)
    names = [spot.name for spot in table.scene.root.walk() if isinstance(spot, Hotspot)]
    assert len(names) > 40
    for name in names:
        assert table.scene.presenter.explain(name) is not None, name


def test_every_row_of_the_panel_of_cards_adds_up_for_everybody() -> None:
    """At every decision of a match with all buildings that hide cards, for each seat and for spectators."""
    table = SaReTable(3, 0, seed="rows", confirm_handover=False)
    rng = random.Random(13)
    seen = set()
    for number in range(700):
        match = table.match
        if match.to_move < 0:
            break
        if number == 3:
            for seat in range(3):
                for at, name in enumerate(("temple", "palace", "barracks")):
                    table.add(seat, name, 6 + at)
        for viewer in (*range(3), SPECTATOR):
            presenter = table.presenter
            presenter.show(match.view(viewer), match.seats)
            for row in presenter.card_counts():
                placed = {head: int(figure) for head, figure in row.places if figure}
                assert row.total == sum(placed.values()) + row.hidden, (number, viewer, row)
                seen |= placed.keys()
        legal = match.view(match.to_move).legal
        move = (CONTINUE,) if (CONTINUE,) in legal and rng.random() < 0.7 else rng.choice(legal)
        match.submit(match.to_move, move, match.ply)
    assert {
        "discarded",
        "in the darkness",
        "removed",
        "face up",
        "kept or seized",
        "back in the deck",
        "set aside",
    } == seen
