"""The events since the viewer's last turn: when they are shown, to which viewer, and their contents."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import locale
from game.match.seats import ai
from game.registry import GAMES
from game.rules.core.facts import SPECTATOR, Moved
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import LogLine, Shown
from game.ui.drawing.canvas import Canvas
from game.ui.table.tell.digest import Deed, DigestPanel
from game.ui.table.tell.log_panel import LogPanel, below_head
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.window.input import Action
from tests.sparing import ONE_NOW
from tests.ui.drawn import drawing
from tests.ui.learner import learner
from tests.ui.tables import Table


@pytest.fixture(autouse=True)
def _english() -> None:
    locale.set_language("en")


def make(table: Table, words: str) -> None:
    """Make a move, in text notation, for whoever is to move."""
    match = table.match
    view = match.view(match.to_move)
    move = next(move for move in view.legal if match.game.show_move(table.state, move) == words)
    match.submit(match.to_move, move, match.ply)


Deeds = list[Deed] | None


def sheet(table: Table) -> Deeds:
    """Return the deeds on the digest in sight, None while the log is there."""
    found = [each for each in table.scene.root.walk() if isinstance(each, DigestPanel | LogPanel)]
    assert len(found) == 1
    return found[0].deeds if isinstance(found[0], DigestPanel) else None


def begun(**settings: object) -> Table:
    """Return a table of two where the viewer, seat 0, begins."""
    table = Table(1, 1, seed="digest", confirm_handover=False, **settings)
    table.state.stack.clear()
    table.state.turn = 0
    table.look_as(0)
    return table


def words_of(deeds: Deeds) -> list[str]:
    return [line.markup for deed in deeds or () for line in deed.lines]


def test_it_stands_in_the_place_of_the_log_once_others_have_moved() -> None:
    table = begun()
    assert sheet(table) is None
    make(table, "take 1")
    table.look_as(0)
    assert sheet(table) is None, "nothing happened since"
    make(table, "take 2")
    table.look_as(0)
    deeds = sheet(table)
    assert len(words_of(deeds)) == 1
    assert "takes" in words_of(deeds)[0]
    make(table, "take 1")
    table.look_as(0)
    assert sheet(table) is None


def test_a_key_and_a_button_change_between_digest_and_log() -> None:
    table = begun()
    make(table, "take 1")
    make(table, "take 1")
    table.look_as(0)
    table.key(Action.DIGEST)
    assert sheet(table) is None
    table.click("digest")
    assert sheet(table)
    table.click("digest")
    assert sheet(table) is None
    make(table, "take 1")
    make(table, "take 1")
    table.look_as(0)
    assert sheet(table) is None, "who closed it is not shown it again"
    table.key(Action.DIGEST)
    assert sheet(table)


def test_it_can_be_seen_again_while_others_move_until_the_next_decision() -> None:
    table = begun()
    make(table, "take 1")
    make(table, "take 1")
    table.look_as(0)
    table.key(Action.DIGEST)
    table.key(Action.DIGEST)
    assert sheet(table)
    make(table, "take 1")
    table.look_as(0)
    assert sheet(table) is None


def test_a_key_with_nothing_to_show_says_so() -> None:
    table = begun()
    table.key(Action.DIGEST)
    assert [notice.markup for notice in table.scene.toasts.notices] == ["Nothing has happened since your last turn."]


def test_a_hidden_card_shows_its_back_to_others_only() -> None:
    table = begun()
    universe = table.match.game.universe
    character = next(piece for piece in table.state.quays if universe.back_names[universe.backs[piece]] == "orange")
    place = table.state.quays.index(character)
    table.state.quays.insert(1, table.state.quays.pop(place))
    make(table, "take 1")
    make(table, "take 1")
    digest = table.scene.mode.digest  # type: ignore[attr-defined]
    for is_alone in (True, False):
        table.scene.look_as(0, is_alone=is_alone)
        faces = {shown.face for deed in digest.deeds() for shown in deed.pictures}
        assert "back-orange" in faces
        assert universe.names[character] not in faces
    table.look_as(SPECTATOR)
    assert not digest.deeds(), "who has no seat has no last turn"


def test_skipped_cards_come_last_and_pale() -> None:
    table = begun()
    universe = table.match.game.universe
    make(table, "take 1")
    skipped, taken = table.state.quays[:2]
    make(table, "take 2")
    table.look_as(0)
    deeds = sheet(table)
    assert deeds
    assert [(shown.face, shown.is_faded) for shown in deeds[0].pictures] == [
        (universe.names[piece] if universe.back_names[universe.backs[piece]] != "orange" else "back-orange", is_faded)
        for piece, is_faded in ((taken, False), (skipped, True))
    ]


def test_pictures_without_sentences_stand_beside_the_name_of_their_player() -> None:
    """The colour of the ring alone does not tell who did it."""
    table = Table(1, 3, seed="digest", confirm_handover=False)
    table.state.stack.clear()
    table.state.turn = 0
    table.look_as(0)
    for _ in range(4):
        make(table, "take 1")
    table.look_as(0)
    assert [deed.player and deed.player.name for deed in sheet(table) or ()] == ["Tiye", "Ramose", "Nefer"]
    (panel,) = (each for each in table.scene.root.walk() if isinstance(each, DigestPanel))
    pictures = []
    for renamed in ("Nefer", "Bes"):
        panel.deeds = [*panel.deeds[:-1], replace(panel.deeds[-1], player=ai("random", renamed))]
        panel.place(panel.rect)
        surface = pygame.Surface(table.shell.display.pixels, 0, 32)
        panel.draw(table.shell.canvas(surface))
        pictures.append(surface.get_buffer().raw)
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("game", GAMES)
def test_each_deed_has_its_own_player_and_the_newest_is_in_sight(game: str) -> None:
    """The face beside a sentence, and the pictures beside a face, are those of one player."""
    seats = 4 if game in ("sobek", "sa-re") else 2
    table = Table(seats, 0, game=game, seed="faces", confirm_handover=False)
    match, digest = table.match, table.scene.mode.digest  # type: ignore[attr-defined]
    rng, seen, folded = random.Random(5), 0, 0
    for turn in range(250):
        if match.is_over:
            break
        if turn % 5 == 0 and match.to_move != 0:
            table.look_as(0)
            deeds = digest.deeds()
            if not deeds:
                continue
            lines = [line for deed in reversed(deeds) for line in deed.lines]
            assert [line.markup for line in lines] == [line.markup for line in table.scene.log.lines][-len(lines) :]
            for deed in deeds:
                assert {line.seat for line in deed.lines} == {match.seats.index(deed.player) if deed.player else -1}
                seen += deed.player is not None and len(deeds) > 1
            table.key(Action.DIGEST)
            for panel in (each for each in table.scene.root.walk() if isinstance(each, DigestPanel)):
                (area,) = (each for each in panel.walk() if isinstance(each, ScrollArea))
                assert not area.reach
                told = [each.markup for each in area.children if isinstance(each, Label)]
                assert deeds[0].lines[-1].markup in told
                folded += "earlier" in told[-1]
            table.key(Action.DIGEST)
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    assert seen or seats == 2
    assert folded or seats == 2


def test_all_pictures_of_a_turn_lie_in_one_row_where_there_is_no_room_for_more() -> None:
    """The last thing that a player did stood there alone, and the set sold before was only counted."""
    table = Table(1, 1, game="duel")
    nefer = table.match.seats[1]

    def deed(words: str, *faces: str, seat: int = 1) -> Deed:
        line = LogLine(f"<b>Nefer</b> {words}." if seat == 1 else f"{words}.", seat)
        return Deed((line,), tuple(Shown(face) for face in faces), nefer if seat == 1 else None)

    deeds = [
        deed("keeps a Deben"), deed("2 Deben drawn", "eye", seat=-1), deed("uses a Pirogue", "back-deben"),
        deed("sells fish for 3 points: fish and so on, as long as it takes", "fish.6", "fish.10", "scribe.fish"),
    ]  # fmt: skip
    panel = DigestPanel(table.shell, table.scene.presenter.brush, deeds, lambda: None, lambda: None, is_bare=True)
    panel.place(pygame.FRect(684, 591, 309, 117))
    rows = [each for each in panel.walk() if isinstance(each, Label)]
    assert [row.markup for row in rows] == [deeds[0].lines[0].markup, deeds[3].lines[0].markup]
    heard = rows[1].accessible()
    assert heard is not None
    assert "uses a Pirogue. 2 Deben drawn." in heard.name
    with drawing() as seen, pytest.MonkeyPatch.context() as patch:
        faces: list[str] = []
        patch.setattr(Brush, "face", lambda _, __, name, *___, **____: faces.append(name))
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    assert faces == ["fish.6", "fish.10", "scribe.fish", "back-deben", "eye"]
    assert [each.words for each in seen.texts if each.words == "Nefer"], "whose turn it was"


def test_a_new_round_shows_nobody_the_cards_dealt() -> None:
    """They are not what a player did; four hands in a row were a stripe without meaning."""
    table = Table(4, 0, seed="round", confirm_handover=False)
    match = table.match
    while table.state.round == 1:
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    (facts,) = match.facts(0, match.ply)
    dealt = [fact for fact in facts if isinstance(fact, Moved) and fact.how == "deal"]
    assert dealt
    others = [fact for fact in facts if fact not in dealt]
    assert table.scene.presenter.pictures(facts) == table.scene.presenter.pictures(others)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ONE_NOW)
def test_random_games_are_told_whole_in_every_window(game: str, language: str) -> None:
    """Nobody sees more than the log tells, and every picture can be drawn."""
    locale.set_language(language)
    seats = 2 if game == "duel" else 3
    table = Table(1, seats - 1, game=game, seed="told", language=language, text_size=1.3)
    rng, told = random.Random(8), 0
    digest = table.scene.mode.digest  # type: ignore[attr-defined]
    for _ in range(150):
        match = table.match
        if match.is_over:
            break
        if match.to_move == 0 and rng.random() < 0.3 and digest.deeds():
            table.look_as(0)
            known = {line.markup for line in table.scene.log.lines}
            assert set(words_of(digest.deeds())) <= known
            table.surface()
            told += 1
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    assert told
    assert not locale.missing_keys()


def test_there_is_none_in_a_lesson() -> None:
    hands = learner()
    hands.open("sobek", "take")
    hands.make(hands.lessons.lesson.good_move)
    table = hands.table
    table.mode.toggle_digest()
    assert not [each for each in table.root.walk() if isinstance(each, DigestPanel | LogPanel)]


def test_a_face_is_level_with_the_pictures_of_what_its_player_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun()
    make(table, "take 1")
    make(table, "take 2")
    table.look_as(0)
    assert sheet(table)
    faces: list[float] = []
    pictures: list[float] = []
    monkeypatch.setattr("game.ui.table.tell.digest.paint_face", lambda _, __, ___, at, ____: faces.append(at[1]))
    plain = Brush.face

    def note(brush: Brush, canvas: Canvas, name: str, rect: pygame.FRect, *rest: Any, **more: Any) -> None:
        pictures.append(rect.centery)
        plain(brush, canvas, name, rect, *rest, **more)

    monkeypatch.setattr(Brush, "face", note)
    table.surface()
    assert faces
    assert {round(y) for y in faces} <= {round(y) for y in pictures}


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
@pytest.mark.parametrize("is_bare", [False, True])
def test_the_sentences_have_their_room_inside_their_sheet(theme: str, is_bare: bool) -> None:
    sheet = pygame.FRect(8, 100, 222, 406)
    room = below_head(Table(1, 1, theme=theme).shell, sheet, is_bare=is_bare)
    assert sheet.contains(room)
    assert room.height > 0.9 * sheet.height - 4


@pytest.mark.parametrize("count", [1, 3])
def test_where_nothing_else_has_room_the_newest_words_stand_alone(count: int) -> None:
    table = Table(1, 1, game="sobek")
    deeds = [
        Deed((LogLine(f"<b>Nefer</b> does {at}.", 1),), (), table.match.seats[1]) for at in range(count)
    ]  # fmt: skip
    panel = DigestPanel(table.shell, table.scene.presenter.brush, deeds, lambda: None, lambda: None)
    panel.place(pygame.FRect(980, 300, 300, 83))
    rows = [each for each in panel.walk() if isinstance(each, Label)]
    assert [row.markup for row in rows] == ["<b>Nefer</b> does 0."]


def test_the_log_shows_the_face_of_each_player() -> None:
    table = Table(1, 1, game="sobek")
    pictures = []
    for level in ("merchant", "gambler"):
        panel = LogPanel(
            table.shell, [LogLine("<b>Nefer</b> takes wheat.", 1)], [ai("random", "Anna"), ai(level, "Nefer")]
        )
        panel.place(pygame.FRect(8, 506, 222, 206))
        surface = pygame.Surface(table.shell.display.pixels, 0, 32)
        panel.draw(table.shell.canvas(surface))
        pictures.append(surface.get_buffer().raw)
    assert pictures[0] != pictures[1]
