"""What the scoring of a round shows does not cover each other."""

from __future__ import annotations

import pygame
import pytest

from game.ui.boards.painting import Brush
from game.ui.boards.values import Part, Reckoning, SeatReckoning
from game.ui.drawing.canvas import Canvas
from game.ui.table.scoring import Scoring

from .tables import Table

CORRUPTION = "Corruption 15 (2 Malédictions) · 7 scarabées"
MIXED = ("cattle.1", "cattle.2", "amulet.1", "prosperity.1")


def judged(table: Table, parts: tuple[Part, ...]) -> Scoring:
    """Return the scoring of a round of four, all counted: one has these parts and is thrown back."""
    plain = [SeatReckoning(seat, (), 0, 20) for seat in range(3)]
    thrown = SeatReckoning(3, parts, 25, 40, CORRUPTION, is_corrupt=True, stops=(60, 55))
    scoring = Scoring(table.shell, table.scene, Reckoning(3, (*plain, thrown)))
    scoring.counted[3], scoring.stepped[3], scoring.is_judged = len(parts), 2, True
    scoring.size = (1280.0, 720.0)
    return scoring


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
def test_the_corruption_is_told_above_the_steps_back(text_size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(4, 0, text_size=text_size)
    scoring = judged(table, ())
    told: list[float] = []
    steps: list[float] = []
    paragraph = Canvas.paragraph

    def note(self: Canvas, words, at, *rest, **more):  # type: ignore[no-untyped-def]
        told.append(at[1] + words.height)
        return paragraph(self, words, at, *rest, **more)

    monkeypatch.setattr(Canvas, "paragraph", note)
    monkeypatch.setattr(Scoring, "_paint_steps", lambda self, canvas, row, each, stepped: steps.append(row.top))
    canvas = table.shell.canvas(pygame.Surface((1280, 720), 0, 32))
    scoring._paint_seat(canvas, 3)
    assert len(steps) == len(told) == 1
    assert told[0] <= steps[0] + 0.01


def test_cards_beside_their_words_stay_in_their_row_whatever_token_lies_on_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(4, 0)
    parts = tuple(
        Part(label, 6, MIXED) for label in ("ébène : 3 × 2", "marbre : 3 × 2", "bétail : 3 × 4", "blé : 3 × 1")
    )
    scoring = judged(table, parts)
    drawn: list[pygame.FRect] = []

    def note(brush: Brush, canvas: Canvas, face: str, rect: pygame.FRect) -> None:
        drawn.append(pygame.FRect(rect.left, rect.top, rect.width, brush.height(face, rect.width)))

    monkeypatch.setattr(Brush, "face", note)
    canvas = table.shell.canvas(pygame.Surface((1280, 720), 0, 32))
    for number, part in enumerate(parts):
        row = scoring._row(3, number)
        drawn.clear()
        scoring._paint_part(canvas, part, row)
        assert len(drawn) == len(MIXED)
        for rect in drawn:
            assert row.top - 1 <= rect.top
            assert rect.bottom <= row.bottom
            assert rect.right <= row.right - 46
