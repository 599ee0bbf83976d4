"""The reasons of AIs: how one asks for them, and what is told, during the game and after it."""

from __future__ import annotations

import random

import pygame
import pytest

from game import locale
from game.ai.budget import Budget
from game.ai.levels import Level
from game.ai.motives import motives
from game.ai.worker import WorkerReply
from game.match.match import Match
from game.match.motives import Motives
from game.match.opponents import level as find_level
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, View
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.tell.hint_words import in_words
from game.ui.table.tell.why_panel import WhyPanel, paint_sheet
from game.ui.window.input import Action, WindowHidden
from tests.ui.drawn import drawing
from tests.ui.table.study.test_review import reviewed
from tests.ui.tables import Table, settle
from tests.walk.texts import watched


@pytest.fixture(autouse=True)
def _english() -> None:
    locale.set_language("en")


class Here:
    """Thinks in this process, and answers once it is let."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.asked: list[View] = []
        self.level = "merchant"
        self.is_slow = self.fails = False
        self.reply: WorkerReply | None = None

    def ask(self, view: View, level: Level, seed: int, *, is_hint: bool = False, played: Move = ()) -> int:
        self.asked.append(view)
        level = find_level(self.level, self.match.game.name) if self.level else level
        hint = motives(self.match.game, view, level, played, Budget(level.limit), seed)
        self.reply = WorkerReply(len(self.asked), (), "it failed") if self.fails else None
        self.reply = self.reply or WorkerReply(len(self.asked), played, hint=hint)
        return len(self.asked)

    def poll(self) -> WorkerReply | None:
        return None if self.is_slow else self.reply

    def cancel(self) -> None:
        self.reply = None

    def close(self) -> None:
        self.reply = None


def played(game: str = "sobek", ais: int = 1, **settings: object) -> tuple[Table, Here]:
    """Return a table where AIs have decided since the viewer did."""
    table = Table(1, ais, seed="why", game=game, **settings)  # type: ignore[arg-type]
    here = Here(table.match)
    table.scene.mode.controller.motives = Motives(table.match, here)
    settle(table)
    match = table.match
    match.submit(0, match.view(0).legal[0], match.ply)
    settle(table)
    while match.seats[match.decision(match.ply)[0]].is_human:
        match.submit(0, match.view(0).legal[0], match.ply)
        settle(table)
    return table, here


def sentences(table: Table) -> list[str]:
    """Return the words of the sheet of reasons in sight."""
    return [words for each in table.scene.root.walk() if isinstance(each, WhyPanel) for words in each.sentences]


@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_the_weightiest_reason_is_told(game: str) -> None:
    """It was left out, as if a first sentence had told it like that of a hint."""
    table, here = played(game)
    table.key(Action.WHY)
    table.tick(times=6)
    assert here.reply is not None
    assert here.reply.hint is not None
    told = [in_words(each) for each in here.reply.hint.reasons]
    assert told
    assert [each for each in told if each not in sentences(table)] == []


def test_the_newest_decisions_are_asked_for_where_ais_have_made_many() -> None:
    table = Table(1, 2, seed="why", game="sa-re")
    match, in_a_row = table.match, 0
    while in_a_row < 4:
        in_a_row = in_a_row + 1 if match.to_move else 0
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    assert table.scene.mode.digest.of_ais() == [match.ply, match.ply - 1, match.ply - 2]


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_a_button_asks_and_closes(game: str) -> None:
    table, _ = played(game)
    assert not sentences(table)
    table.click("why")
    assert sentences(table) == ["Going through the reasons…"]
    table.tick(times=4)
    assert any("Nefer" in words for words in sentences(table))
    table.surface()
    table.click("why-close")
    assert not sentences(table)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1600)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_in_the_duel_the_reasons_leave_both_cloths_and_the_river_in_sight(
    size: tuple[int, int], language: str, text_size: float
) -> None:
    """They lay over the player's own cloth, in French and Italian at every text size."""
    locale.set_language(language)
    table, _ = played("duel", size=size, language=language, text_size=text_size)
    table.click("why")
    table.tick(times=4)
    why = next(each for each in table.scene.root.walk() if isinstance(each, WhyPanel))
    places = table.scene.presenter.places  # type: ignore[attr-defined]
    answers = [each.rect for each in table.scene.root.walk() if isinstance(each, OfferButton)]
    assert why.rect.collidelist([places.seat(0), places.seat(1), places.canal, *answers]) < 0


@pytest.mark.parametrize("size", [(1280, 720), (900, 1600), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_in_a_replay_of_the_duel_reasons_leave_hand_river_and_own_cloth_in_sight(
    size: tuple[int, int], language: str, text_size: float
) -> None:
    """They lay over the cloth of the player who had decided, or over the lower row of the hand."""
    locale.set_language(language)
    table = reviewed("duel", size=size, language=language, text_size=text_size)
    table.sight.replace_adviser(Here(table.match))
    game = table.scene.game
    asked = [ply for ply in range(8, 40) if game.decision(ply)[0] == 1][::5]
    for ply in asked:
        game.go_to(ply)
        table.tick(times=3)
        table.click("why")
        table.tick(times=3)
        why = next(each for each in table.scene.root.walk() if isinstance(each, WhyPanel))
        places = table.scene.presenter.places  # type: ignore[attr-defined]
        assert places.own == 1
        assert why.rect.collidelist([places.seat(1), places.canal, places.hand, places.board]) < 0
        assert why.rect.height >= why.least(why.rect.width)
        assert sentences(table)
        table.key(Action.WHY)
        table.tick(times=3)
    assert len(asked) > 2


def test_reasons_below_a_cover_tell_what_everybody_saw() -> None:
    """They named the card that an AI had taken from the hidden pieces of the player who asked."""
    table = Table(2, 1, seed="s2")
    match, rng = table.match, random.Random(2)
    table.scene.mode.controller.motives = Motives(match, Here(match))

    def told(viewer: int) -> str:
        (facts,) = match.facts(viewer, match.ply)
        return " ".join(line.markup for line in table.scene.presenter.sentences(facts) if line.seat == 2)

    while not (match.ply and match.decision(match.ply)[0] == 2 and match.to_move == 0 and told(0) != told(SPECTATOR)):
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    settle(table)
    table.click("ready")
    settle(table)
    table.key(Action.WHY)
    table.tick(times=6)
    assert told(0) in sentences(table)
    table.send(WindowHidden())
    assert told(SPECTATOR) in sentences(table)
    assert told(0) not in sentences(table)


def test_a_key_asks_and_closes_and_so_does_back() -> None:
    table, _ = played()
    table.key(Action.WHY)
    table.tick(times=4)
    assert sentences(table)
    table.key(Action.WHY)
    assert not sentences(table)
    table.key(Action.WHY)
    table.key(Action.BACK)
    assert not sentences(table)
    assert table.stack.top is table.scene, "back closes nothing else"


def test_the_focus_comes_to_the_button_as_with_a_gamepad() -> None:
    table, _ = played()
    table.walk_to("why")
    table.tick(times=4)
    assert sentences(table)
    table.walk_to("why-close")
    assert not sentences(table)


def test_screen_readers_are_told() -> None:
    table, _ = played()
    table.key(Action.WHY)
    table.tick(times=4)
    heard = [notice.markup for notice in table.scene.announced().notices]
    assert set(sentences(table)) <= set(heard)


def test_reasons_in_a_hidden_hand_are_withheld_and_it_says_so() -> None:
    table, here = played()
    table.key(Action.WHY)
    table.tick(times=4)
    assert "stay secret until the game is over" in sentences(table)[-1]
    assert all(view.viewer not in range(2) for view in here.asked), "the question is what everybody knows"


def test_it_is_said_once_for_all_moves_that_reasons_are_withheld(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below each of three moves it was told in five lines, and nothing else."""
    table, _ = played(ais=3)
    monkeypatch.setattr(Match, "public_view_before", lambda *_: None)
    table.key(Action.WHY)
    table.tick(times=8)
    told = sentences(table)
    assert [words for words in told if "stay secret until" in words] == told[-1:]
    assert told[1:-1:2] == ["What everyone can see does not explain it."] * 3


def test_a_decision_that_only_its_seat_knows_is_answered_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    table, here = played()
    monkeypatch.setattr(Match, "public_view_before", lambda *_: None)
    table.key(Action.WHY)
    table.tick(times=4)
    assert not here.asked
    assert "Going through the reasons…" not in sentences(table)
    assert "stay secret until the game is over" in sentences(table)[-1]


def test_reasons_that_are_not_found_are_no_secrets() -> None:
    table, here = played()
    here.fails = True
    table.key(Action.WHY)
    table.tick(times=4)
    assert sentences(table)[-1] == "The reasons could not be found."


def test_where_no_ai_has_decided_it_says_so() -> None:
    alone = Table(2, 0, seed="why", confirm_handover=False)
    settle(alone)
    alone.key(Action.WHY)
    assert [notice.markup for notice in alone.scene.toasts.notices] == [
        "No AI has decided anything since your last turn."
    ]
    assert not any(each.name == "why" for each in alone.scene.root.walk())


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    table, here = played()
    here.is_slow = True
    table.key(Action.WHY)
    match = table.match
    match.submit(0, match.view(0).legal[0], match.ply)
    settle(table)
    here.is_slow = False
    table.tick(times=4)
    assert not sentences(table)


@pytest.mark.parametrize("by", ["button", "key", "focus"])
def test_a_replay_tells_all_reasons_standing_before_the_decision_with_the_eyes_of_the_ai(by: str) -> None:
    table = reviewed()
    here = Here(table.match)
    table.sight.replace_adviser(here)
    game = table.scene.game
    game.go_to(next(ply for ply in range(8, 40) if game.decision(ply)[0] == 1))
    ply = game.ply
    table.tick(times=3)
    ask = {
        "button": lambda: table.click("why"),
        "key": lambda: table.key(Action.WHY),
        "focus": lambda: table.walk_to("why"),
    }[by]
    ask()
    table.tick(times=3)
    assert game.ply == ply - 1
    assert [(view.viewer, view.ply) for view in here.asked] == [(1, ply - 1)]
    assert table.sight.viewer == 1
    assert table.sight.advice == game.decision(ply)[1]
    assert here.reply is not None
    assert here.reply.hint is not None
    assert in_words(here.reply.hint.reasons[0]) in " ".join(sentences(table))
    assert not any("secret" in words for words in sentences(table))
    shown = [getattr(each, "markup", "") for each in table.scene.root.walk()]
    assert any("“You” is Nefer here" in words for words in shown)
    table.surface()
    table.key(Action.WHY)
    assert not sentences(table)


def test_a_replay_says_where_a_person_decided() -> None:
    table = reviewed()
    game = table.scene.game
    game.go_to(next(ply for ply in range(8, 40) if {game.decision(ply + at)[0] for at in (0, 1)} == {0}))
    table.tick(times=3)
    table.key(Action.WHY)
    assert [notice.markup for notice in table.scene.toasts.notices] == ["No AI made this move."]
    assert not next(each for each in table.scene.root.walk() if each.name == "why").is_enabled


def test_a_player_at_random_says_that_it_has_no_reason() -> None:
    table, here = played()
    here.level = ""
    table.key(Action.WHY)
    table.tick(times=4)
    assert sentences(table)[-1] == "It plays at random: there is no reason."


def test_a_heading_too_long_in_capitals_is_whole_in_small_letters() -> None:
    """ "ERRORE?: −10% DI UNA PARTITA" was cut in large text."""
    table = Table(1, 1, text_size=1.15)
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels))
    for width, heading in ((228.0, "Errore?: −10% di una partita"), (400.0, "ERRORE?: −10% DI UNA PARTITA")):
        with watched(frozenset()) as wrong, drawing() as drawn:
            paint_sheet(canvas, pygame.FRect(20, 20, width, 90), "Errore?: −10% di una partita", "lapis", "text")
        assert wrong == []
        assert [mark.words for mark in drawn.texts] == [heading]
