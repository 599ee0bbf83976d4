"""The parts of a round's scoring do not cover each other."""

from __future__ import annotations

import pygame
import pytest

from game.ui.boards.painting import Brush
from game.ui.boards.values import Reckoning, ScorePart, SeatReckoning
from game.ui.drawing.canvas import Canvas
from game.ui.table.scoring import Scoring

from .tables import Table

CORRUPTION = "Corruption 15 (2 Malédictions) · 7 scarabées"
MIXED = ("cattle.1", "cattle.2", "amulet.1", "prosperity.1")


def judged(table: Table, parts: tuple[ScorePart, ...]) -> Scoring:
    """Return the scoring of a round of four, all counted: one has these parts and is thrown back."""
    plain = [SeatReckoning(seat, (), 0, 20) for seat in range(3)]
    thrown = SeatReckoning(3, parts, 25, 40, CORRUPTION, is_corrupt=True, stops=(60, 55))
    scoring = Scoring(
        table.shell,
        Reckoning(3, (*plain, thrown)),
        table.match.seats,
        table.scene.presenter,
        lambda: table.scene.renderer.brush,
    )
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
        if words.width:
            told.append(at[1] + words.height)
        return paragraph(self, words, at, *rest, **more)

    monkeypatch.setattr(Canvas, "paragraph", note)
    monkeypatch.setattr(Brush, "face", lambda brush, canvas, face, rect, *_: steps.append(rect.top))
    scoring.paint(table.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    assert steps
    assert len(told) == 1
    assert told[0] <= min(steps) + 0.01


def test_cards_beside_their_words_stay_in_their_row_whatever_token_lies_on_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(4, 0)
    parts = tuple(
        ScorePart(label, 6, MIXED) for label in ("ébène : 3 × 2", "marbre : 3 × 2", "bétail : 3 × 4", "blé : 3 × 1")
    )
    scoring = judged(table, parts)
    drawn: dict[str, list[pygame.FRect]] = {}
    begun: list[tuple[float, float]] = []
    ends: list[tuple[float, float]] = []
    label = ""

    def write(_: Canvas, words: str, at: tuple[float, float], *__: object, **how: object) -> float:
        nonlocal label
        if words in [part.label for part in parts]:
            label = words
            begun.append(at)
        elif words == "6" and how.get("align") == 1.0:
            ends.append(at)
        elif len(drawn) == len(parts):
            label = ""
        return 0.0

    def note(brush: Brush, canvas: Canvas, face: str, rect: pygame.FRect, *_: object) -> None:
        if label:
            below = pygame.FRect(rect.left, rect.top, rect.width, brush.height(face, rect.width))
            drawn.setdefault(label, []).append(below)

    monkeypatch.setattr(Canvas, "text", write)
    monkeypatch.setattr(Brush, "face", note)
    scoring.paint(table.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    assert [*drawn] == [part.label for part in parts]
    high = begun[1][1] - begun[0][1]
    for (_, y), (end, middle), faces in zip(begun, ends, drawn.values(), strict=True):
        top = middle + 3 - high / 2 if y == middle else y  # beside their words, or below them
        assert len(faces) == len(MIXED)
        for rect in faces:
            assert top - 1 <= rect.top
            assert rect.bottom <= top + high
            assert rect.right <= end - 46


def test_cards_beside_their_words_begin_below_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(4, 0)
    labels = ("blé : 3 × 1", "ébène : 3 × 2", "bétail : 3 × 4", "blé : 3 × 4")
    scoring = judged(table, tuple(ScorePart(label, 6, ("cattle.1", "cattle.2", "amulet.1")) for label in labels))
    lefts: list[float] = []
    monkeypatch.setattr(Brush, "face", lambda brush, canvas, face, rect, *_: lefts.append(rect.left))
    scoring.paint(table.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    assert len({*lefts[: 3 * len(labels) : 3]}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_a_token_is_smaller_than_a_card_and_covers_none(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(4, 0, size=size)
    scoring = judged(table, (ScorePart("blé : 4 × 3", 12, MIXED), ScorePart("ébène : 3 × 2", 6, MIXED[:3])))
    scoring.size = table.scene.size
    drawn: dict[str, pygame.FRect] = {}
    monkeypatch.setattr(Brush, "face", lambda brush, canvas, face, rect, *_: drawn.setdefault(face, rect))
    scoring.paint(table.shell.canvas(pygame.Surface(size, 0, 32)))
    token, cards = drawn["prosperity.1"], [drawn[face] for face in MIXED[:3]]
    assert token.width < cards[0].width
    assert all(card.right <= token.left for card in cards)


def test_the_sets_of_all_seats_are_laid_out_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat with one set shows it like a seat with four: in rows of one height, words beside or above the cards."""
    table = Table(2, 0)
    many = tuple(ScorePart("blé : 3 × 2", 6, MIXED[:3]) for _ in range(4))
    seats = [SeatReckoning(seat, parts, 6, 0, CORRUPTION) for seat, parts in enumerate((many, many[:1]))]
    scoring = Scoring(
        table.shell,
        Reckoning(3, tuple(seats)),
        table.match.seats,
        table.scene.presenter,
        lambda: table.scene.renderer.brush,
    )
    scoring.counted, scoring.size = [4, 1], (1280.0, 720.0)
    drawn: list[pygame.FRect] = []
    monkeypatch.setattr(Brush, "face", lambda brush, canvas, face, rect, *_: drawn.append(rect))
    scoring.paint(table.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    first, other = drawn[0], drawn[len(MIXED[:3]) * 4]
    assert (first.top, first.size) == (other.top, other.size)
