"""What the sheet of the own works of Sa-Rê counts, and what is asked of who can build nothing."""

from __future__ import annotations

import pytest

from game import locale
from game.locale import text
from game.rules.sare import moves
from game.ui.boards.painting import height_over
from game.ui.boards.sare.means import means_of
from game.ui.canvas import Canvas
from game.ui.text import SUBHEADING
from tests.ui.boards.test_sare import (
    add,
    build_with,
    look,
    open_table,
    presenter_of,
    settle,
    start_season,
    state_of,
    submit,
)
from tests.ui.tables import Table


def revolted(table: Table, gains: tuple[int, int, int, int]) -> int:
    """Let the first player build after a revolt, with a trade and a caravan of which he may use nothing."""
    settle(table)
    state = state_of(table)
    seat = state.first
    add(table, seat, "carpenter", 4)
    state.caravans[seat] = 1
    state.revolted = 1 << seat
    build_with(table, gains)
    return seat


@pytest.mark.rule("R-7")
def test_after_a_revolt_the_sheet_counts_what_can_be_chartered_and_stored() -> None:
    table = open_table(2, 0, confirm_handover=False)
    seat = revolted(table, (2, 1, 3, 0))
    assert means_of(state_of(table), seat) == (2, 1, 3, 0)


@pytest.mark.rule("R-8.3")
def test_what_a_rival_charters_takes_nothing_from_the_own_caravans() -> None:
    table = open_table(2, 0, confirm_handover=False)
    settle(table)
    seat = build_with(table, (3, 3, 0, 0))
    state_of(table).caravans[1 - seat] = 1
    submit(table, next(move for move in table.match.view(seat).legal if move[0] == moves.CHARTER))
    state = state_of(table)
    assert (state.chartered, state.caravans[seat]) == (1, 1)
    assert means_of(state, seat)[3] == 0
    assert means_of(state, 1 - seat)[3] == 1


@pytest.mark.rule("R-7")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_nobody_is_asked_what_he_builds_who_cannot_build(language: str) -> None:
    table = open_table(2, 0, confirm_handover=False)
    settle(table)
    seat = state_of(table).first
    add(table, seat, "market", 6, is_site=True)
    locale.set_language(language)
    for gains, is_revolt, key in (
        ((3, 3, 3, 0), False, "prompt-sa-re-build"),
        ((1, 1, 0, 0), False, "prompt-sa-re-build-none"),
        ((3, 3, 3, 0), True, "prompt-sa-re-build-revolted"),
    ):
        state_of(table).revolted = is_revolt << seat
        build_with(table, gains)
        presenter = presenter_of(table)
        assert presenter.prompt() == text(key, name=presenter.words.plain_seat(seat))
        finish = next(offer for offer in presenter.offers() if offer.id == "finish")
        last = {"build": "", "none": "-all", "revolted": "-revolted"}[key.rpartition("-")[2]]
        assert finish.label == text(f"offer-sa-re-finish{last}")


def test_every_space_says_something_of_itself() -> None:
    table = open_table(2, 0, confirm_handover=False)
    settle(table)
    seat = state_of(table).first
    look(table, seat)
    for space in range(12):
        about = presenter_of(table).explain(f"plot.{seat}.{space}")
        assert about is not None
        assert about.markup


def test_odds_are_told_as_the_language_writes_them() -> None:
    table = open_table(2, 0, confirm_handover=False)
    settle(table)
    start_season(table)
    look(table, table.match.to_move)
    locale.set_language("fr")
    about = presenter_of(table).explain("odds")
    assert about is not None
    assert "Bois\u00a0: 18\u00a0%" in about.markup


@pytest.mark.rule("R-8.4")
@pytest.mark.parametrize(("is_revolt", "held"), [(False, 3), (True, 2)])
def test_what_is_told_to_be_held_is_what_may_be_kept(is_revolt: bool, held: int) -> None:
    table = open_table(2, 0, confirm_handover=False)
    settle(table)
    seat = state_of(table).first
    add(table, seat, "carpenter", 4)
    state_of(table).revolted = is_revolt << seat
    build_with(table, (2, 2, 0, 0))
    submit(table, (moves.FINISH,))
    look(table, seat)
    wood, *_ = presenter_of(table).choice.counters()
    assert (wood.have, wood.most) == (held, held)


@pytest.mark.parametrize("is_built", [False, True])
def test_a_name_of_a_space_does_not_shine_through_a_tile(is_built: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(2, 0, confirm_handover=False)
    settle(table)
    seat = state_of(table).first
    if is_built:
        add(table, seat, "temple", 4)
    look(table, seat)
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _, words, *__, **___: drawn.append(words) or 0.0)
    presenter_of(table).paint(table.shell.canvas(table.surface()))
    assert ("b2" in drawn) is not is_built
    assert "c2" in drawn


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_the_tick_of_a_card_the_temple_keeps_stays_below_the_title(size: tuple[int, int], text_size: float) -> None:
    table = open_table(2, 0, size=size, text_size=text_size, confirm_handover=False)
    settle(table)
    seat = state_of(table).first
    add(table, seat, "temple", 4)
    start_season(table)
    submit(table, (moves.TEMPLE_LOOK,))
    look(table, seat)
    presenter = presenter_of(table)
    table.click("look.0")
    (chosen,) = [item for item in presenter.tray.items() if item.look == "chosen"]
    tick = chosen.rect.top - height_over(chosen, 1.0) - 4 - 12
    title = presenter.tray.rect.top + 10 + table.shell.canvas(table.surface()).types.line_height(SUBHEADING)
    assert title <= tick
    assert chosen.rect.bottom < presenter.tray.rect.bottom


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize("gold", [1, 3])
def test_what_the_port_takes_off_no_more_is_paid_by_its_own_kind(gold: int) -> None:
    table = open_table(2, 0, confirm_handover=False)
    settle(table)
    seat = state_of(table).first
    add(table, seat, "port", 4)
    add(table, seat, "library", 2, is_site=True)
    build_with(table, (4, 3, gold, 2))
    table.click(next(name for name in table.wishes() if name.startswith("build.")))
    choice = presenter_of(table).choice
    assert choice.plan is not None
    assert (choice.plan.due, choice.plan.off) == ((2, 1, 2), 2)
    assert (choice.plan.hand, choice.plan.missing) == ((2, 1, 1), 0)
    table.click("off.0")
    assert choice.plan.off == 0
    assert choice.plan.hand == (1, 1, min(2, gold))
    assert choice.plan.missing == (0 if gold > 1 else 1), "nobody counts his Jokers for him"
