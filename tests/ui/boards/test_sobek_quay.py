"""The quay of Sobek: the fan in hand, the sacks of corruption, the tags on skipped cards, the answers."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.ui.boards.values import Item, piece_id
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, Style
from tests.ui.boards.sobek_table import presenter_of
from tests.ui.tables import Table, settle


def held(many: int, **settings: object) -> list[Item]:
    """Return so many cards in the hand of a viewer, from left to right."""
    table = Table(2, 0, seed="fan", confirm_handover=False, **settings)
    layout = presenter_of(table).layout
    layout.hand = list(range(many))
    names = {piece_id(piece) for piece in layout.hand}
    return [item for item in layout.own() if item.id in names]


@pytest.mark.parametrize("many", [2, 7, 15])
def test_the_hand_leans_outwards_and_its_ends_lie_lower(many: int) -> None:
    cards = held(many)
    leans = [card.lean for card in cards]
    assert all(one > other for one, other in pairwise(leans))
    assert leans == pytest.approx([-lean for lean in reversed(leans)])
    assert leans[0] <= 4.5
    feet = [card.rect.bottom for card in cards]
    assert max(feet) == feet[0] == pytest.approx(feet[-1])


def test_plain_cards_and_a_hand_in_two_rows_stand_upright() -> None:
    assert {card.lean for card in held(7, theme="contrast")} == {0.0}
    assert {card.lean for card in held(40)} == {0.0}


@pytest.mark.rule("S-8.1")
def test_a_sack_shows_no_more_than_its_viewer_knows() -> None:
    table = Table(1, 1, seed="sack")
    settle(table)
    presenter = presenter_of(table)
    assert presenter.panels.pile_count(1) is None
    sacks = [presenter.layout.pile(seat, under).extra for seat, under in ((1, None), (0, 0), (0, 3), (0, 8))]
    assert sacks == [(("fill", fill),) for fill in (2, 1, 2, 3)]


def test_a_tag_tells_how_many_cards_would_go_under(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(1, 1, seed="prev")
    settle(table)
    written: list[tuple[str, tuple[float, float]]] = []

    def note(self: Canvas, words: str, at: tuple[float, float], style: Style = BODY, *_: object, **__: object) -> float:
        written.append((words, at))
        return self.types.width(words, style)

    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    monkeypatch.setattr(Canvas, "text", note)
    presenter = presenter_of(table)
    presenter.paint_over(canvas, "quay.2")
    assert "2 cards to corruption" in [words for words, _ in written]
    tags = [at for words, at in written if words == "+1"]
    feet = [presenter.places.quay(at) for at in range(2)]
    assert [at[1] > card.bottom - 20 for at, card in zip(tags, feet, strict=True)] == [True, True]
