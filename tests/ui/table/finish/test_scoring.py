"""The parts of a round's scoring do not cover each other."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game import locale
from game.match.seats import human
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Reckoning, ReckoningKind, ScorePart, SeatReckoning
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.table.finish.scoring import Scoring
from game.ui.table.finish.scoring_columns import LINE
from game.ui.widgets.scene import Push
from tests.ui.drawn import drawing
from tests.ui.tables import Table
from tests.walk.texts import watched

pytestmark = pytest.mark.usefixtures("_unpainted")

CORRUPTION = "Corruption 15 (2 Malédictions) · 7 scarabées"
MIXED = ("cattle.1", "cattle.2", "amulet.1", "prosperity.1")


def of_a_round(seats: tuple[SeatReckoning, ...]) -> Reckoning:
    return Reckoning(ReckoningKind.ROUND, "Round 3", "Gained", seats)


def judged(table: Table, parts: tuple[ScorePart, ...]) -> Scoring:
    """Return the scoring of a round, all counted: the last seat has these parts and is thrown back."""
    last = len(table.match.seats) - 1
    plain = [SeatReckoning(seat, (), 0, 20) for seat in range(last)]
    thrown = SeatReckoning(last, parts, 25, 40, CORRUPTION, is_penalised=True, stops=(60, 55))
    scoring = Scoring(
        table.shell,
        of_a_round((*plain, thrown)),
        table.match.seats,
        table.scene.presenter,
    )
    scoring.counted[last], scoring.stepped[last], scoring.is_judged = len(parts), 2, True
    scoring.size = (1280.0, 720.0)
    return scoring


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
def test_the_corruption_is_told_above_the_steps_back(text_size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(4, 0, text_size=text_size)
    scoring = judged(table, ())
    told: list[float] = []
    steps: list[pygame.FRect] = []
    paragraph = Canvas.paragraph

    def note(self: Canvas, words, at, *rest, **more):  # type: ignore[no-untyped-def]
        if words.width:
            told.append(at[1] + words.height)
        return paragraph(self, words, at, *rest, **more)

    monkeypatch.setattr(Canvas, "paragraph", note)
    monkeypatch.setattr(Brush, "face", lambda brush, canvas, face, rect, *_, **__: steps.append(rect))
    scoring.paint(table.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    assert steps
    assert all(step.left >= 960 and step.right <= 1280 - 24 for step in steps), "in the last of four columns"
    assert len(told) == 1
    assert told[0] <= min(step.top for step in steps) + 0.01


def test_a_long_name_keeps_within_the_head_of_its_column() -> None:
    table = Table(4, 0)
    table.match.seats[1] = human("Ptolemaios Philadelphos Theos Adelphos")
    scoring = judged(table, ())
    with drawing() as seen:
        scoring.paint(table.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    head = next(box.rect for box in seen.boxes if box.colour == SEAT_COLOURS[1])
    name = seen.text("Ptolemaios").rect
    assert head.left + 60 < name.left < name.right <= head.right - 4


def test_a_name_that_is_a_little_too_wide_gets_smaller() -> None:
    table = Table(4, 0, text_size=1.3)
    table.match.seats[1] = human("Giocatore 1")
    scoring = judged(table, ())
    scoring.size = (960.0, 600.0)
    with watched(frozenset()) as wrong:
        scoring.paint(table.shell.canvas(pygame.Surface((960, 600), 0, 32)))
    assert wrong == [], "none is cut"


def faces_drawn(table: Table, scoring: Scoring, monkeypatch: pytest.MonkeyPatch) -> list[pygame.FRect]:
    """Return the places of the faces of all sets, in order, without those of the steps back."""
    drawn: list[pygame.FRect] = []

    def note(brush: Brush, canvas: Canvas, face: str, rect: pygame.FRect, *_: object, detail: int = 0) -> None:
        if face in MIXED:
            drawn.append(pygame.FRect(rect.left, rect.top, rect.width, brush.height(face, rect.width)))

    with monkeypatch.context() as patched:
        patched.setattr(Brush, "face", note)
        scoring.paint(table.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    return drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("many", [1, 4, 7])
@pytest.mark.parametrize("label", ["blé : 3 × 1", "bétail, à l’horizontale : 3"])
def test_the_cards_of_a_set_are_clear_of_others(
    label: str, many: int, text_size: float, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(seats, 0, text_size=text_size)
    scoring = judged(table, tuple(ScorePart(label, 6, MIXED) for _ in range(many)))
    drawn = faces_drawn(table, scoring, monkeypatch)
    assert len(drawn) in (0, len(MIXED) * many)
    sets = [drawn[at : at + len(MIXED)] for at in range(0, len(drawn), len(MIXED))]
    boxes = [cards[0].unionall(cards[1:]) for cards in sets]
    assert all(box.collidelist(boxes[at + 1 :]) < 0 for at, box in enumerate(boxes))
    assert all(box.left >= 0 and box.right <= 1280 - 24 and box.bottom < 720 - 142 for box in boxes)


def test_a_part_without_faces_is_shown_by_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, 0)
    scoring = judged(table, (ScorePart("rien d’invendu", 0, figure="–"), ScorePart("blé : 3 × 1", 6, MIXED)))
    assert len(faces_drawn(table, scoring, monkeypatch)) == len(MIXED)


def test_two_players_see_large_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six sets of each lie in three columns, as high as two below each other may be."""
    table = Table(2, 0)
    scoring = judged(table, tuple(ScorePart("blé : 3 × 1", 6, MIXED) for _ in range(6)))
    drawn = faces_drawn(table, scoring, monkeypatch)
    assert len({round(cards.left) for cards in drawn[:: len(MIXED)]}) == 3
    assert all(card.left > 640 and card.right < 1280 for card in drawn), "in the column of the second player"
    assert drawn[0].height >= 80


def test_four_seats_stand_two_above_two_in_a_high_window(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(4, 0, size=(1080, 1920))
    part = ScorePart("blé : 3 × 1", 6, MIXED[:3])
    seats = tuple(SeatReckoning(seat, (part,), 6, 0, CORRUPTION) for seat in range(4))
    scoring = Scoring(table.shell, of_a_round(seats), table.match.seats, table.scene.presenter)
    scoring.counted, scoring.size = [1] * 4, table.scene.size
    drawn = faces_drawn(table, scoring, monkeypatch)
    firsts = [(round(rect.left), round(rect.top)) for rect in drawn[::3]]
    assert len({left for left, _ in firsts}) == len({top for _, top in firsts}) == 2
    assert firsts[0][0] == firsts[2][0] < firsts[1][0]


def test_cards_beside_their_words_begin_below_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(3, 0, text_size=1.3)
    labels = ("bétail, à l’horizontale : 0", "blé : 3 × 1") * 4
    scoring = judged(table, tuple(ScorePart(label, 6, MIXED[:3]) for label in labels))
    drawn = faces_drawn(table, scoring, monkeypatch)
    assert len({cards.left for cards in drawn[::3]}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_a_token_is_smaller_than_a_card_and_covers_none(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(4, 0, size=size)
    scoring = judged(table, (ScorePart("blé : 4 × 3", 12, MIXED), ScorePart("ébène : 3 × 2", 6, MIXED[:3])))
    scoring.size = table.scene.size
    drawn: dict[str, pygame.FRect] = {}
    monkeypatch.setattr(Brush, "face", lambda brush, canvas, face, rect, *_, **__: drawn.setdefault(face, rect))
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
        of_a_round(tuple(seats)),
        table.match.seats,
        table.scene.presenter,
    )
    scoring.counted, scoring.size = [4, 1], (1280.0, 720.0)
    drawn: list[pygame.FRect] = []
    monkeypatch.setattr(Brush, "face", lambda brush, canvas, face, rect, *_, **__: drawn.append(rect))
    scoring.paint(table.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    first, other = drawn[0], drawn[len(MIXED[:3]) * 4]
    assert (first.top, first.size) == (other.top, other.size)


def test_a_game_in_which_nobody_sold_anything_can_be_scored(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, 0)
    parts = (ScorePart("No unsold sets", 0),)
    scoring = judged(table, parts)
    seats = tuple(replace(each, parts=parts, stops=()) for each in scoring.reckoning.seats)
    scoring.reckoning = replace(scoring.reckoning, kind=ReckoningKind.ACCOUNT, title="Game over", seats=seats)
    scoring.counted = [1, 1]
    scoring.refresh((1280.0, 720.0))
    assert "Game over" in written(scoring, monkeypatch)


def written(scoring: Scoring, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the words of the scoring as it is painted now."""
    found: list[str] = []
    plain = Canvas.text

    def note(self: Canvas, words: str, *rest: object, **more: object) -> float:
        found.append(words)
        return plain(self, words, *rest, **more)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(Canvas, "text", note)
        scoring.paint(scoring.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    return found


@pytest.mark.parametrize("kind", [ReckoningKind.ROUND, ReckoningKind.ACCOUNT])
@pytest.mark.parametrize(("counted", "gained"), [(0, 0), (1, 6), (2, 21)])
def test_the_points_grow_with_every_part_that_is_counted(
    counted: int, gained: int, kind: ReckoningKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(2, 0)
    scoring = judged(table, (ScorePart("blé : 3 × 2", 6), ScorePart("poisson : 5 × 3", 15)))
    seats = tuple(replace(each, gained=21 * each.seat, stops=()) for each in scoring.reckoning.seats)
    scoring.reckoning = replace(scoring.reckoning, kind=kind, seats=seats)
    scoring.counted[1], scoring.stepped[1], scoring.is_judged = counted, 0, False
    total = gained + seats[1].before if kind is ReckoningKind.ROUND else gained
    assert written(scoring, monkeypatch)[-1] == str(total), "the last word is the points of the last seat"


@pytest.mark.parametrize(("stepped", "points"), [(0, 65), (1, 60), (2, 55)])
def test_the_points_go_back_with_the_marker(stepped: int, points: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, 0)
    scoring = judged(table, (ScorePart("wheat: 5 × 5", 25),))
    scoring.stepped[1] = stepped
    marked: list[float] = []
    monkeypatch.setattr(Brush, "face", lambda brush, canvas, face, rect, *_, **__: marked.append(rect.left))
    assert written(scoring, monkeypatch)[-1] == str(points), "the last word is the points of the last seat"
    marker = marked.pop(stepped + 1)  # drawn after its space
    assert marked == sorted(marked), "the spaces of the steps back, from the first to the last"
    assert marker == pytest.approx(marked[stepped], abs=6.0)


@pytest.mark.parametrize(("is_penalised", "sound"), [(True, "penalty"), (False, "round-end")])
def test_a_penalty_sounds_like_a_penalty(is_penalised: bool, sound: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, 0, animation="normal")
    scoring = judged(table, (ScorePart("wheat: 5 × 5", 25),))
    seats = tuple(
        replace(each, is_penalised=is_penalised and bool(each.seat), stops=()) for each in scoring.reckoning.seats
    )
    heard: list[str] = []
    monkeypatch.setattr(table.shell.sound, "play", heard.append)
    fresh = Scoring(
        table.shell,
        replace(scoring.reckoning, seats=seats),
        table.match.seats,
        table.scene.presenter,
    )
    table.stack.apply(Push(fresh))
    table.tick(times=200)
    assert heard == ["score", sound]


def test_a_long_line_of_an_account_gets_smaller() -> None:
    table = Table(2, 0, game="duel")
    words = "Corruption: 15 + 11 in hand + 12 from Snakes and many more"
    seats = tuple(SeatReckoning(seat, (ScorePart(words, 0),), 0, 20) for seat in range(2))
    account = Reckoning(ReckoningKind.ACCOUNT, "The end", "Points", seats)
    scoring = Scoring(table.shell, account, table.match.seats, table.scene.presenter)
    scoring.counted, scoring.is_judged = [1, 1], True
    scoring.size = (900.0, 720.0)
    with drawing() as seen:
        scoring.paint(table.shell.canvas(pygame.Surface((900, 720), 0, 32)))
    assert seen.text(words).rect.height < table.shell.types.line_height(LINE), "else it would be cut"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_coins_for_less_corruption_lie_side_by_side_in_a_narrow_column(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale.set_language(language)
    table = Table(2, 0, game="duel", size=(1080, 1920))
    coins = tuple(name for name in table.match.game.universe.names if name.startswith("deben."))[:3]
    bonus = ScorePart(locale.text("score-duel-bonus", difference=8, count=3), 16, coins)
    parts = (ScorePart(locale.text("score-duel-no-bonus"), 0),), (bonus,)
    seats = tuple(SeatReckoning(seat, parts[seat], 0, 20) for seat in range(2))
    account = Reckoning(ReckoningKind.ACCOUNT, "The end", "Points", seats)
    scoring = Scoring(table.shell, account, table.match.seats, table.scene.presenter)
    scoring.counted, scoring.size = [1, 1], table.scene.size
    drawn: list[pygame.FRect] = []
    monkeypatch.setattr(Brush, "face", lambda _brush, _canvas, _face, rect, *_, **__: drawn.append(rect))
    scoring.paint(table.shell.canvas(table.surface()))
    first, second, third = drawn[-3:]
    assert first.right < second.left < second.right < third.left
