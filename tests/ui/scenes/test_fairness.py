"""The page about fairness, the players of a table, and the opened seal: through the window."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import locale
from game.ai.heuristics import make as make_heuristics
from game.ai.worker import Worker, WorkerReply
from game.locale import text
from game.match import audit
from game.match.ai_client import AIClient
from game.match.commitment import commitment_of, grouped
from game.match.lines import SeatChange
from game.match.opponents import level as find_level
from game.match.opponents import opponents
from game.match.playback import Playback
from game.match.record import parse, write_all
from game.match.seats import ai
from game.registry import GAMES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import plain
from game.ui.scenes.fairness import Fairness
from game.ui.scenes.rulebook import Rulebook
from game.ui.table.finish import rounds_table
from game.ui.table.finish.final import Final
from game.ui.table.finish.scoring import Scoring
from game.ui.table.players import Players
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Pop, Push
from game.ui.widgets.scroll import ScrollArea
from game.ui.window.input import Action, KeyPress
from tests.patience import LONG
from tests.ui.pilot import choose
from tests.ui.table.finish.test_final import Again
from tests.ui.tables import Table

FEW = 4


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(audit, "SHORT_NODES", 40)
    monkeypatch.setattr("game.ui.scenes.fairness.SHORT", FEW)
    monkeypatch.setattr(audit.Check.__init__, "__defaults__", (FEW,))
    yield
    assert not locale.missing_keys()


@pytest.mark.parametrize("language", locale.available_languages())
def test_the_page_names_the_levels_that_forget(language: str) -> None:
    locale.set_language(language)
    told = text("fairness-sees")
    for name, known in opponents().items():
        forgets = find_level(name).options.get("memory", 1.0) < 1.0
        assert (text(known.name) in told) == forgets, name


def seated(game: str = "sobek", decisions: int = 9, **settings: Any) -> Table:
    """Return a table some decisions into a match, with AIs in a process of their own."""
    table = Table(1, 1, game=game, seed="fair", **settings)
    match, rng = table.match, random.Random(1)
    heuristics = make_heuristics(match.game)
    while match.ply < decisions or match.to_move != 0 or len(match.view(0).legal) < 2:
        move = heuristics.policy(table.state, rng.random)
        match.submit(match.to_move, match.game.canonical(table.state, move), match.ply)
    match.seats[1] = ai("merchant", "Nefer")
    table.scene.mode.controller.thinking = AIClient(match)
    table.scene.mode.controller.hint_level = "pharaoh"
    return table


def words(scene: Fairness) -> str:
    """Return all that the page says."""
    return "\n".join(plain(one.markup, scene.shell.theme) for one in scene.root.walk() if isinstance(one, Label))


def opened(table: Table) -> Fairness:
    page = table.scene.navigation.fairness(table.match, table.scene.mode.controller)
    table.stack.apply(Push(page))
    return page


def wait(table: Table, page: Fairness) -> list[int]:
    """Let time pass until the audit is done; return how many deals were through at each moment."""
    done = []
    end = time.monotonic() + LONG
    while page.is_checking and time.monotonic() < end:
        table.tick(0.02)
        assert page.check is not None
        done.append(page.check.done)
        time.sleep(0.002)
    return done


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_audited_while_the_window_goes_on(game: str) -> None:
    table = seated(game)
    page = opened(table)
    assert page.level == "merchant"
    table.click("audit")
    assert page.next_update() == pytest.approx(0.02)
    done = wait(table, page)
    assert set(done) >= {0, FEW}
    check = page.check
    assert check is not None
    assert (check.done, check.same, check.is_fair) == (FEW, FEW, True)
    assert f"{FEW} deals, {check.different} of them different" in words(page)
    (progress,) = (one for one in page.root.walk() if isinstance(one, Progress))
    assert progress.label == text("fairness-count", done=FEW, deals=FEW, same=FEW)
    table.surface()
    assert table.match.lines[-1] != "hint"
    table.scene.mode.controller.thinking.close()  # type: ignore[union-attr]


def test_what_the_ai_decides_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated("sobek")
    asked: list[Any] = []
    page = opened(table)
    monkeypatch.setattr(table.scene.presenter, "say", lambda move: asked.append(move))
    before = words(page).casefold()
    replies: list[WorkerReply] = []
    poll = Worker.poll

    def listen(worker: Worker) -> WorkerReply | None:
        reply = poll(worker)
        replies.extend([reply] if reply is not None else [])
        return reply

    monkeypatch.setattr(Worker, "poll", listen)
    table.click("audit")
    wait(table, page)
    move = replies[0].move
    assert move in table.match.view(0).legal
    assert not asked
    shown = words(page).casefold()
    state = table.match.view(0).state
    assert table.match.game.show_move(state, move).casefold() not in shown
    names = [name.split(".")[0] for name in table.match.game.universe.names[: table.match.game.universe.size]]
    assert not any(shown.count(name) > before.count(name) for name in names if len(name) > 3)
    table.scene.mode.controller.thinking.close()  # type: ignore[union-attr]


def test_an_audit_can_be_stopped_and_started_again_at_another_level(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated("duel")
    page = opened(table)
    levels: list[str] = []
    ask = Worker.ask
    monkeypatch.setattr(
        Worker, "ask", lambda self, view, level, *rest: levels.append(level.id) or ask(self, view, level, *rest)
    )
    table.click("audit")
    table.tick(0.02, 2)
    assert page.is_checking
    table.click("audit")
    assert not page.is_checking
    assert page.next_update() is None
    choose(page, "level", "scribe")
    levels.clear()
    table.click("audit")
    wait(table, page)
    assert page.check is not None
    assert {*levels} == {"scribe"}
    assert page.check.is_fair
    table.scene.mode.controller.thinking.close()  # type: ignore[union-attr]


def test_who_leaves_the_page_stops_the_audit_and_the_match_goes_on() -> None:
    table = seated("sobek")
    table.match.submit(0, table.match.view(0).legal[0], table.match.ply)
    page = opened(table)
    table.click("audit")
    table.tick(0.02)
    table.key(Action.BACK)
    assert table.stack.top is table.scene
    thinking = table.scene.mode.controller.thinking
    assert thinking is not None
    ply = table.match.ply
    end = time.monotonic() + LONG
    while table.match.to_move != 0 and time.monotonic() < end:
        table.tick(0.05)
        time.sleep(0.002)
    assert table.match.ply > ply
    assert page.check is not None
    assert page.check.done < FEW
    thinking.close()


def test_an_ai_that_acts_on_something_else_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated("sobek")
    page = opened(table)
    monkeypatch.setattr(audit, "looks_alike", lambda one, other: False)
    table.click("audit")
    wait(table, page)
    assert f"Not fair. In {FEW} of {FEW} deals" in words(page)
    table.surface()
    table.scene.mode.controller.thinking.close()  # type: ignore[union-attr]


def test_a_broken_process_is_a_sentence() -> None:
    table = seated("sobek")
    page = opened(table)
    page.level = "search:depht=3"
    table.click("audit")
    wait(table, page)
    assert "an opponent has no option 'depht'" in words(page)
    table.scene.mode.controller.thinking.close()  # type: ignore[union-attr]


def test_without_a_decision_the_page_says_why_there_is_nothing_to_audit() -> None:
    table = Table(1, 1, seed="none")
    table.scene.mode.controller.thinking = None
    page = opened(table)
    assert text("fairness-no-ais") in words(page)
    assert not page.focus_name("audit")
    table.surface()


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900), (2560, 1080)])
def test_the_explanation_is_whole_on_a_sheet_that_ends_below_its_last_line(
    language: str, size: tuple[int, int]
) -> None:
    locale.set_language(language)
    page = opened(Table(1, 1, size=size))
    sheets = [each for each in page.root.children if isinstance(each, Panel)]
    assert len(sheets) == 2
    for sheet in sheets:
        (area,) = (each for each in sheet.children if isinstance(each, ScrollArea))
        assert not area.reach
        assert 20 <= sheet.rect.bottom - max(each.rect.bottom for each in area.children) <= 30


@pytest.mark.parametrize("language", locale.available_languages())
def test_the_sentences_of_both_sheets_have_one_size(language: str) -> None:
    """In French only those of the explanation were small, which did not fit otherwise."""
    locale.set_language(language)
    page = opened(Table(1, 1, size=(1280, 720)))
    labels = [each for each in page.root.walk() if isinstance(each, Label) and each.style.face == "sans"]
    assert len({each.style.size for each in labels if not each.name and "<br>" not in each.markup}) == 1


def test_the_seal_is_shown_from_the_start_and_opened_at_the_end() -> None:
    table = Table(1, 1, seed="sealed")
    digits = commitment_of(table.match).fingerprint
    first = plain(table.sight.lines[0].markup, table.shell.theme)
    assert first == f"Shuffle sealed: {digits[:8]} {digits[8:16]}\N{NO-BREAK SPACE}…"
    page = opened(table)
    assert grouped(digits) in words(page)
    assert "sealed" not in words(page).split("Seal of this game")[1]
    table.stack.apply(Pop())
    match, rng = table.match, random.Random(2)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    for _ in range(3000):
        table.tick()
        top = table.stack.top
        if isinstance(top, Scoring):
            table.click("go-on")
        if isinstance(top, Final):
            break
    table.surface()
    table.click("fairness")
    page = table.stack.top  # type: ignore[assignment]
    assert isinstance(page, Fairness)
    assert text("fairness-over") in words(page)
    assert text("fairness-fits") in words(page)
    assert "Salt\nsalt" in words(page)
    assert "Seed\nsealed" in words(page)
    table.click("verify")
    assert page.toasts.sentences == [text("fairness-verified")]
    table.surface()


def test_nothing_covers_a_row_of_the_final_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(0, 4, seed="end", size=(900, 1200), text_size=1.3)
    match, rng = table.match, random.Random(2)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    final = table.scene.mode.finish().scene
    table.stack.apply(Push(final))
    rounds = replace(table.scene.presenter.rounds(), verdict="A sentence that fills one line and more than that. " * 2)
    monkeypatch.setattr(table.scene.presenter, "rounds", lambda: rounds)
    sheets: list[pygame.FRect] = []
    monkeypatch.setattr(Canvas, "panel", lambda _, sheet, **__: sheets.append(sheet))
    table.surface()
    rows, band = sheets
    assert band.bottom < rows.top
    assert rows.bottom < min(widget.rect.top for widget in final.focusables())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_on_the_final_scene_all_buttons_stand_side_by_side(language: str, size: tuple[int, int]) -> None:
    table = Table(0, 2, seed="end", size=size, text_size=1.3)
    locale.set_language(language)
    match, rng = table.match, random.Random(2)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    table.scene.mode.sequel = Again(table.scene)
    final = table.scene.mode.finish().scene
    table.stack.apply(Push(final))
    band, *buttons = final.focusables()
    assert band.name == "scores"
    assert [button.name for button in buttons[-3:]] == ["same", "fairness", "menu"]
    assert len({button.rect.top for button in buttons}) <= 2
    assert min(button.rect.left for button in buttons) > 0
    assert max(button.rect.right for button in buttons) < final.size[0]
    assert band.rect.bottom < min(button.rect.top for button in buttons)
    rects = [button.rect for button in buttons]
    assert all(rect.collidelist(rects[at + 1 :]) < 0 for at, rect in enumerate(rects))


def test_the_final_table_begins_the_same_deal_again() -> None:
    table = Table(0, 2, seed="end")
    match, rng = table.match, random.Random(2)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    another = Table(0, 2, seed="other").scene
    table.scene.mode.sequel = sequel = Again(another)
    table.stack.apply(table.scene.mode.finish())
    table.surface()
    table.click("same")
    assert sequel.begun == ["same"]
    assert table.stack.top is another


def test_the_final_table_has_the_order_that_the_game_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(0, 4, seed="end", size=(900, 1200))
    match, rng = table.match, random.Random(2)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    rounds = replace(table.scene.presenter.rounds(), order=(2, 0, 3, 1))
    monkeypatch.setattr(table.scene.presenter, "rounds", lambda: rounds)
    shown: list[int] = []
    monkeypatch.setattr(rounds_table, "paint_sitter", lambda _, seat, *__, **___: shown.append(seat))
    table.stack.apply(table.scene.mode.finish())
    table.surface()
    assert shown[-4:] == [2, 0, 3, 1], "the rows come last"


def test_the_rulebook_and_the_menu_of_the_table_lead_to_the_page() -> None:
    table = Table(1, 1, seed="ways")
    table.key(Action.MENU)
    table.click("fairness")
    assert isinstance(table.stack.top, Fairness)
    table.key(Action.BACK)
    assert table.stack.top is table.scene
    book = Rulebook(table.shell, "duel")
    table.stack.apply(Push(book))
    table.click("fairness")
    alone = table.stack.top
    assert isinstance(alone, Fairness)
    assert "SHA-256" in words(alone)
    assert text("fairness-seal-title") not in words(alone)
    table.surface()
    table.key(Action.BACK)
    assert table.stack.top is book


# Who plays


def test_a_level_is_changed_in_the_middle_of_a_match_and_noted_in_the_record() -> None:
    table = Table(1, 1, seed="level")
    branch = table.match.branch
    table.key(Action.MENU)
    table.click("players")
    page = table.stack.top
    assert isinstance(page, Players)
    table.surface()
    choose(page, "level-1", "steward")
    assert table.match.seats[1].level == "steward"
    assert table.match.seats[1].name == "Nefer"
    assert table.match.branch == branch + 1
    line = table.match.lines[-1]
    assert isinstance(line, SeatChange)
    assert line.now.level == "steward"
    assert page.toasts.sentences == ["Nefer now plays at Steward level."]
    choose(page, "level-1", "steward")
    assert table.match.branch == branch + 1
    playback = Playback(parse(write_all(table.match.lines)), lambda *_: table.match.game)
    playback.play_all()
    assert playback.seats[1].level == "steward"


def test_the_time_a_move_may_take_is_set_at_the_table_and_counts_at_once() -> None:
    table = Table(1, 1, seed="time")
    table.scene.mode.controller.thinking = AIClient(table.match, seconds=lambda: table.shell.settings.thinking_seconds)
    table.stack.apply(Push(Players(table.shell, table.match, table.scene.mode.controller.give_seat)))
    page = table.stack.top
    assert isinstance(page, Players)
    assert page.focus_name("thinking_seconds")
    assert page.focused.figure == "1 s"  # type: ignore[union-attr]
    table.send(KeyPress(Action.RIGHT))
    assert table.shell.settings.thinking_seconds == 1.5
    level = table.scene.mode.controller.thinking.level("pharaoh")
    assert level.limit.seconds == 1.5
    for _ in range(12):
        table.send(KeyPress(Action.LEFT))
    assert table.shell.settings.thinking_seconds == 0.0
    assert page.focused.figure == "instant"  # type: ignore[union-attr]
    for _ in range(12):
        table.send(KeyPress(Action.RIGHT))
    assert table.shell.settings.thinking_seconds == 10.0
    assert table.scene.mode.controller.thinking.level("pharaoh").limit.seconds == 10.0
    table.scene.mode.controller.thinking.close()


def test_a_table_of_people_has_no_pace_to_set() -> None:
    table = Table(2, 0, seed="people", confirm_handover=False)
    page = Players(table.shell, table.match, table.scene.mode.controller.give_seat)
    table.stack.apply(Push(page))
    assert not page.focus_name("thinking_seconds")
    table.surface()
