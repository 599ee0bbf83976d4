"""What a solver knows: the hidden pieces add up to those whose place nobody with a perfect memory could tell."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from game import locale
from game.locale import text
from game.puzzles.puzzle import puzzles
from game.rules.duel import tables as duel
from game.rules.sobek import tables as sobek
from game.ui.drawing.richtext import spoken
from game.ui.table.solve.known import FactPanel, hands, kinds
from game.ui.table.solve.puzzle_table import open_series, puzzle_task
from game.ui.table.solve.task import AnswerNote, Series
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Pop
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.ui.drawn import drawing
from tests.ui.shells import PICTURES
from tests.ui.tables import Table

FAMILIES = 7


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    locale.set_language("en")


@pytest.mark.parametrize(("game", "pile"), [("sobek", sobek.DECK), ("duel", duel.PILE)])
@pytest.mark.parametrize("moves", [12, 25, 40])
def test_the_hidden_pieces_of_all_families_add_up(game: str, pile: int, moves: int) -> None:
    table, rng = Table(2, 0, game=game, seed="known", confirm_handover=False), random.Random(moves)
    for _ in range(moves):
        table.match.submit(
            table.match.to_move, rng.choice(table.match.view(table.match.to_move).legal), table.match.ply
        )
    table.look_as(0)
    presenter = table.scene.presenter
    view, tables = presenter.view, presenter.game.tables
    goods = sum(tables.families)
    placed = sum(view.knowledge.surely_lies(zone) for zone in range(len(presenter.game.zones)) if zone != pile)
    counts = presenter.card_counts()[:FAMILIES]
    assert sum(each.unseen for each in counts) == (goods & ~placed).bit_count()
    shown, _ = kinds(counts)
    assert all(f"{each.unseen}/{each.total}" in shown for each in counts if each.unseen)
    assert len(hands(presenter, view, table.match.seats)) == 1


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    ("game", "size", "at", "has_sentences"),
    [
        ("sobek", (1280, 720), 0, True),
        ("sobek", (1024, 768), 0, True),
        ("sa-re", (1280, 720), 0, True),
        ("duel", (1280, 720), 0, True),
        ("duel", (2560, 1080), 0, True),
        ("duel", (1280, 720), 1, False),
        ("duel", (2560, 1080), 1, True),
    ],
)
def test_two_figures_are_named_to_the_eye_and_to_the_ear(
    game: str, size: tuple[int, int], at: int, has_sentences: bool, language: str
) -> None:
    """Each kind has a sentence, or else beside answers on a low shelf its name and its figures, and above them stands
    which of the two counts the hidden pieces; what is spoken has words for each.
    """
    locale.set_language(language)
    settings = Settings(player_name="Anna", animation="off", language=language)
    shell = Shell(DOORS, settings, fit(size), pictures=PICTURES, store=lambda *_: "")
    puzzle = puzzles(game)[at]
    series = Series(
        1,
        lambda shell, _: puzzle_task(shell, puzzle),
        lambda at, is_right: AnswerNote(),
        lambda at: None,
        lambda _: Pop(),
    )
    scene = open_series(shell, series)
    scene.enter(shell.display.size)
    (panel,) = [each for each in scene.root.walk() if isinstance(each, FactPanel)]
    with drawing() as drawn:
        panel.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    labels = [each.markup for each in panel.walk() if isinstance(each, Label)]
    seen = " ".join([*labels, *(each.words.lower() for each in drawn.texts)]).lower()
    counts = scene.presenter.card_counts()
    _, sentences = kinds(counts)
    assert sentences
    names = [f"{each.title} {each.unseen}/{each.total}" for each in counts if each.unseen]
    named = sentences if has_sentences else [*names, text("know-shares")]
    assert all(each.lower() in seen for each in named)
    signed = [each for each in panel.walk() if isinstance(each, Label) and "<icon:" in each.markup]
    assert all(each.laid_out(each.rect.width).lines == each.markup.count("<icon:") for each in signed), (
        "nothing goes on below a sign"
    )
    foot = max(each.rect.bottom for each in panel.walk() if isinstance(each, Label))
    assert not scene.areas.shelf.height or foot < scene.areas.shelf.bottom - 10, "on the line of the shelf's frame"
    assert "/" not in spoken(panel.told)
    heard = panel.accessible()
    assert heard is not None
    assert "/" not in heard.name
