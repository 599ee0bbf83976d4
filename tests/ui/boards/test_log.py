"""The log follows the display: nothing twice, no result before the scoring has shown it; it can be read large."""

from __future__ import annotations

import random
import re

import pytest

from game import locale
from game.rules.core.facts import SPECTATOR
from game.ui.boards.kit.values import CardCount
from game.ui.drawing.text import SMALL
from game.ui.table.finish.scoring import Scoring
from game.ui.table.tell.cards_panel import CardsPanel
from game.ui.table.tell.digest import DigestPanel
from game.ui.table.tell.log_panel import LogPanel
from game.ui.table.tell.log_sheet import LogSheet
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll import ScrollArea
from game.ui.window.input import Action
from tests.ui.drawn import drawing
from tests.ui.tables import Table

pytestmark = pytest.mark.usefixtures("_unpainted")


def played(game: str, seats: int, seed: str, decisions: int) -> Table:
    """Return a table with this many random decisions to show, by people who share the screen openly."""
    table = Table(seats, 0, game=game, seed=seed, confirm_handover=False)
    rng, match = random.Random(seed), table.match
    for _ in range(decisions):
        if match.to_move < 0:
            break
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    return table


def markups(table: Table) -> list[str]:
    return [line.markup for line in table.sight.lines]


@pytest.mark.parametrize(("game", "seats"), [("sobek", 3), ("duel", 2)])
def test_results_are_told_after_the_scoring_has_shown_them(game: str, seats: int) -> None:
    table = played(game, seats, "spoil", 400)
    while not isinstance(table.stack.top, Scoring):
        table.tick()
        assert not any(line.is_outcome for line in table.sight.lines)
    table.tick(0.2, 4)
    before = markups(table)
    assert not any(line.is_outcome for line in table.sight.lines)
    table.scene.refresh(table.scene.size)
    assert markups(table) == before
    while isinstance(table.stack.top, Scoring):
        table.click("go-on")
        table.tick()
    assert markups(table)[: len(before)] == before
    assert table.sight.lines[len(before)].is_outcome


def test_the_log_is_not_told_ahead_or_twice_when_the_window_changes() -> None:
    table = played("sobek", 2, "window", 12)
    table.tick(times=2)
    before = markups(table)
    table.scene.refresh((1500.0, 800.0))
    assert markups(table) == before
    while table.sight.is_moving:
        table.tick()
    after = markups(table)
    table.scene.refresh((1280.0, 720.0))
    assert markups(table) == after
    assert len(after) > len(before)


@pytest.mark.parametrize(("game", "seats"), [("sobek", 4), ("duel", 2), ("sa-re", 2)])
def test_the_whole_log_can_be_read_large(game: str, seats: int) -> None:
    table = played(game, seats, "large", 120)
    while table.sight.is_moving:
        table.tick()
        if isinstance(table.stack.top, Scoring):
            table.click("go-on")
    assert len(table.sight.lines) > 60
    table.click("log-large")
    sheet = table.stack.top
    assert isinstance(sheet, LogSheet)
    area = next(widget for widget in sheet.root.walk() if widget.name == "log")
    assert [widget.markup for widget in area.children if isinstance(widget, Label)] == markups(table)
    assert area.rect.height > 0.6 * table.shell.display.size[1]
    last = next(widget for widget in reversed(area.children) if isinstance(widget, Label))
    panel = next(each for each in table.scene.root.walk() if isinstance(each, DigestPanel | LogPanel))
    small = next(widget for widget in reversed([*panel.walk()]) if isinstance(widget, Label))
    assert last.style.size > small.style.size, "not only more of it, but in larger letters"
    assert area.rect.top < last.rect.bottom <= area.rect.bottom
    table.surface()
    table.key(Action.START)
    assert area.children[0].rect.top >= area.rect.top
    table.key(Action.BACK)
    assert table.stack.top is table.scene


def test_the_log_is_enlarged_by_keys() -> None:
    table = played("duel", 2, "keys", 3)
    while table.sight.is_moving:
        table.tick()
    for _ in range(120):
        if table.scene.focused is not None and table.scene.focused.name == "log-large":
            break
        table.key(Action.NEXT)
    table.key(Action.ACTIVATE)
    assert isinstance(table.stack.top, LogSheet)


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("sobek", "Card tracker"),
        ("duel", "Tile tracker"),
        ("sa-re", "Season card tracker"),
    ],
)
def test_the_panel_of_cards_says_what_the_game_is_played_with(game: str, title: str) -> None:
    table = Table(1, 1, game=game)
    tool = next(widget for widget in table.scene.root.walk() if widget.name == "cards")
    assert tool.tooltip.startswith(title)
    table.click("cards")
    top = table.stack.top
    assert isinstance(top, CardsPanel)
    assert [widget.title for widget in top.root.walk() if isinstance(widget, Panel)] == [title]
    notes = [widget.markup for widget in top.root.walk() if widget.name == "note"]
    assert [note.startswith("A family includes its characters") for note in notes] == [True] * (game != "sa-re")


def test_the_longest_words_of_the_panel_of_cards_have_one_line() -> None:
    table = Table(1, 1, game="sobek")
    counts = [CardCount("cattle", "cattle", "cattle", 11, 10, 10, (), "cards-out-of-sight")]
    panel = CardsPanel(table.shell, "sobek", lambda: counts)
    panel.enter((1280, 720))
    with drawing() as drawn:
        panel.draw(table.shell.canvas(table.surface()))
    line = table.shell.types.line_height(SMALL)
    assert round(drawn.paragraphs[-1].height / line) == 1


@pytest.mark.parametrize(("game", "seats"), [("sobek", 2), ("duel", 2), ("sa-re", 2)])
def test_the_log_tells_what_pieces_show_and_never_their_names(game: str, seats: int) -> None:
    table = played(game, seats, "names", 50)
    for viewer in (0, 1, SPECTATOR):
        table.look_as(viewer)
        assert len(table.sight.lines) > 20
        told = " ".join(markups(table))
        assert not re.search(r"[a-z]\.\d", told)
        names = table.match.game.universe.names
        assert not [name for name in names if "." in name and name in told]


def panel(table: Table) -> tuple[LogPanel, ScrollArea]:
    """Return the log beside the board and the area in which it is scrolled."""
    (found,) = (each for each in table.scene.root.walk() if isinstance(each, LogPanel))
    (area,) = (each for each in found.children if isinstance(each, ScrollArea))
    return found, area


def show_log(table: Table) -> None:
    """Show the log where the events since the viewer's turn are."""
    if not any(isinstance(each, LogPanel) for each in table.scene.root.walk()):
        table.key(Action.DIGEST)


def test_the_log_stays_where_it_was_read_until_something_happens() -> None:
    table = played("sobek", 2, "large", 60)
    table.scene.show_now()
    table.scene.rebuild()
    show_log(table)
    first, area = panel(table)
    assert area.offset == area.reach > 0, "the newest sentence is in sight"
    area.scroll_to(20.0)
    table.scene.rebuild()
    assert panel(table)[0] is first
    assert area.offset == 20.0
    table.match.submit(table.match.to_move, table.match.view(table.match.to_move).legal[0], table.match.ply)
    table.scene.show_now()
    later, area = panel(table)
    assert later is not first
    assert area.offset == area.reach


@pytest.mark.parametrize("change", [{"text_size": 1.3}, {"theme": "contrast"}, {"language": "fr"}, {}], ids=str)
def test_the_log_is_made_anew_for_another_look(change: dict[str, object]) -> None:
    table = played("sobek", 2, "large", 60)
    table.scene.show_now()
    show_log(table)
    before = panel(table)[0]
    if change:
        table.shell.change_settings(**change)
        locale.set_language(str(change.get("language", "en")))
    size = (1280.0, 720.0) if change else (1300.0, 720.0)
    table.scene.refresh(size)
    assert panel(table)[0] is not before
    locale.set_language("en")


def test_what_was_told_is_told_in_another_language_as_well() -> None:
    table = played("sobek", 2, "large", 12)
    table.scene.show_now()
    english = markups(table)
    locale.set_language("it")
    table.scene.refresh(table.scene.size)
    italian = markups(table)
    locale.set_language("en")
    table.scene.refresh(table.scene.size)
    assert len(italian) == len(english)
    assert {*italian} & {*english} <= {"Round 1"}
    assert markups(table) == english
