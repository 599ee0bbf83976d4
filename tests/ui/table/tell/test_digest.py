"""The events since the viewer's last turn: when they are shown, to which viewer, and their contents."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pygame
import pytest

from game import locale
from game.locale import text
from game.match.seats import Seat, ai
from game.registry import GAMES
from game.rules.core.facts import SPECTATOR, Fact, Moved, Noted
from game.rules.core.state import State
from game.rules.sare.moves import CONTINUE, STOP
from game.rules.sare.notes import Barracks, Gauge, Growth, Launch, Launched, Site
from game.rules.sare.state import SEASON
from game.rules.sare.tables import SHOE, SHOWN, TILES
from game.ui.boards.kit.deeds import MovedPiece, moved
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import HEADING, LogLine, Shown
from game.ui.boards.sare.words import goes_on
from game.ui.drawing.canvas import Canvas
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.tell import digest_rows
from game.ui.table.tell.digest import DigestPanel, has_room_for_digest
from game.ui.table.tell.digest_rows import Deed, DeedRow, TurnStory
from game.ui.table.tell.log_panel import LogPanel, below_head, paint_sheet_head
from game.ui.table.tell.piece_row import PictureRow
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.window.input import Action
from tests.sparing import ONE_NOW
from tests.ui.drawn import drawing
from tests.ui.learner import learner
from tests.ui.legible import reading
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


Turns = list[TurnStory] | None


def sheet(table: Table) -> Turns:
    """Return the turns on the digest in sight, None while the log is there."""
    found = [each for each in table.scene.root.walk() if isinstance(each, DigestPanel | LogPanel)]
    assert len(found) == 1
    return found[0].turns if isinstance(found[0], DigestPanel) else None


def begun(**settings: object) -> Table:
    """Return a table of two where the viewer, seat 0, begins."""
    table = Table(1, 1, seed="digest", confirm_handover=False, **settings)
    table.state.stack.clear()
    table.state.turn = 0
    table.look_as(0)
    return table


def words_of(turns: Turns) -> list[str]:
    return [line.markup for turn in turns or () if not turn.is_summary for line in turn.lines]


def deeds_of(turns: Turns) -> list[Deed]:
    return [deed for turn in turns or () for deed in turn.deeds]


def test_it_stands_in_the_place_of_the_log_once_others_have_moved() -> None:
    table = begun()
    assert sheet(table) is None
    make(table, "take 1")
    table.look_as(0)
    assert sheet(table) is None, "nothing happened since"
    make(table, "take 2")
    table.look_as(0)
    turns = sheet(table)
    assert len(words_of(turns)) == 1
    assert "takes" in words_of(turns)[0]
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
        faces = {shown.face for deed in deeds_of(digest.turns()) for shown in deed.pictures}
        assert "back-orange" in faces
        assert universe.names[character] not in faces
    table.look_as(SPECTATOR)
    assert not digest.turns(), "who has no seat has no last turn"


def test_skipped_cards_come_last_and_pale() -> None:
    table = begun()
    universe = table.match.game.universe
    make(table, "take 1")
    skipped, taken = table.state.quays[:2]
    make(table, "take 2")
    table.look_as(0)
    deeds = deeds_of(sheet(table))
    assert deeds
    assert [(shown.face, shown.is_faded) for shown in deeds[0].pictures] == [
        (universe.names[piece] if universe.back_names[universe.backs[piece]] != "orange" else "back-orange", is_faded)
        for piece, is_faded in ((taken, False), (skipped, True))
    ]


def test_the_rest_of_a_hand_laid_to_corruption_does_not_look_like_skipped_cards() -> None:
    game = begun().match.game
    quays, hand, corruption = (
        next(at for at, zone in enumerate(game.zones) if zone.kind == kind) for kind in ("quays", "hand", "corruption")
    )
    skipped, laid = (Moved((4, 5), source, corruption, 0, "skip") for source in (quays, hand))
    pale = moved(game, [skipped], hidden="corruption", pile="sack")
    assert [(each.shown.is_faded, each.shown.beneath) for each in pale] == [(True, "sack")] * 2
    assert moved(game, [laid], hidden="corruption") == []


def test_no_row_is_without_words_and_all_others_have_one() -> None:
    """Small pictures beside a name told neither the verb nor, of a set and its event, that there was one."""
    table = Table(1, 3, seed="digest", confirm_handover=False)
    table.state.stack.clear()
    table.state.turn = 0
    table.look_as(0)
    for _ in range(4):
        make(table, "take 1")
    table.look_as(0)
    assert [deed.player and deed.player.name for deed in deeds_of(sheet(table))] == ["Nefer", "Ramose", "Tiye"]
    (panel,) = (each for each in table.scene.root.walk() if isinstance(each, DigestPanel))
    with drawing() as seen:
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    words = " ".join(each.words for each in seen.texts)
    for name in ("Nefer", "Ramose", "Tiye"):
        assert f"{name} takes" in " ".join(words.split()), words


def test_the_turns_of_the_others_stay_in_sight_while_the_viewers_own_goes_on() -> None:
    """With the event of a set to choose, the log showed the set again, and the opponents' moves had gone."""
    table = Table(1, 1, game="duel", seed="market", confirm_handover=False)
    match, rng = table.match, random.Random(1)
    for _ in range(300):
        if match.to_move == 0 and match.decision(match.ply)[0] == 0:
            break
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    assert match.to_move == match.decision(match.ply)[0] == 0, "in the middle of a turn"
    table.look_as(0)
    turns = sheet(table)
    assert turns
    assert {deed.player.name for deed in deeds_of(turns) if deed.player} == {"Nefer"}


def test_a_round_that_began_is_told_though_the_viewer_decided_last() -> None:
    """Sa-Rê: the last to be done building opens the round, and also begins it."""
    table = Table(2, 0, game="sa-re", seed="begun", confirm_handover=False)
    match, rng, found = table.match, random.Random(4), 0
    for _ in range(400):
        seat = match.to_move
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
        if match.to_move != seat:
            continue
        last = table.scene.presenter.sentences(match.facts(seat, match.ply)[0])
        begun = [line.markup for line in last if line.weight == HEADING and "Round" in line.markup]
        if begun:
            table.look_as(seat)
            assert begun[0] in words_of(sheet(table))
            assert all(line.seat != seat for turn in sheet(table) or () for line in turn.lines[:1])
            found += 1
    assert found


def outside_scorings(lines: Sequence[LogLine]) -> Iterator[LogLine]:
    """Yield the sentences but those of scorings, which a scene of their own shows."""
    is_scoring = False
    for line in lines:
        is_scoring = line.is_outcome or (is_scoring and line.seat >= 0)
        if not is_scoring:
            yield line


def test_no_points_of_a_scoring_contradict_those_on_the_table() -> None:
    """Sobek tells what a round brought before corruption takes some of it away."""
    table = Table(4, 0, seed="round", confirm_handover=False)
    match = table.match
    while table.state.round == 1:
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    table.look_as(match.to_move)
    told = words_of(sheet(table))
    assert told
    assert not [words for words in told if "scores" in words or "corruption:" in words]


@pytest.mark.parametrize("game", GAMES)
def test_each_deed_has_its_own_player_and_the_newest_is_in_sight(game: str) -> None:
    """The face beside a sentence, and the pictures beside a face, are those of one player."""
    seats = 4 if game in ("sobek", "sa-re") else 2
    table = Table(seats, 0, game=game, seed="faces", confirm_handover=False)
    match, digest = table.match, table.scene.mode.digest  # type: ignore[attr-defined]
    rng, seen, folded, caused = random.Random(5), 0, 0, 0
    for turn in range(250):
        if match.is_over:
            break
        if turn % 5 == 0 and match.to_move != 0:
            table.look_as(0)
            turns = digest.turns()
            if not turns:
                continue
            deeds, lines = deeds_of(turns), [line for turn in turns if not turn.is_summary for line in turn.lines]
            logged = [line.markup for line in outside_scorings(table.scene.log.lines)]
            assert [line.markup for line in lines] == logged[len(logged) - len(lines) :]
            for deed in deeds:
                assert {line.seat for line in deed.lines} == {match.seats.index(deed.player) if deed.player else -1}
                seen += deed.player is not None and len(deeds) > 1
            actors = {match.seats[match.decision(ply)[0]] for ply in range(len(match.seats), match.ply + 1)}
            for turn in turns:
                first = next((deed.player for deed in turn.deeds if deed.player), None)
                assert first is None or first in actors, "what happens to somebody follows what caused it"
                caused += len({deed.player for deed in turn.deeds if deed.player}) > 1
            table.key(Action.DIGEST)
            for panel in (each for each in table.scene.root.walk() if isinstance(each, DigestPanel)):
                (area,) = (each for each in panel.walk() if isinstance(each, ScrollArea))
                newest = next((line for line in turns[-1].lines if line.weight), turns[-1].lines[0])
                shown = [each for each in area.children if isinstance(each, Label) and area.rect.contains(each.rect)]
                told = " ".join(each.markup for each in shown)
                forms = newest.brief, newest.pictured, newest.series.thing if newest.series else ""
                assert newest.markup in told or any(form and form in told for form in forms)
                folded += panel.left_out > 0 or area.reach > 0
            table.key(Action.DIGEST)
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    assert seen or seats == 2
    assert folded or seats == 2
    assert caused or game in ("duel", "ferry")


def told(words: str, *faces: str, who: tuple[int, Seat] | None = None, is_slight: bool = False) -> Deed:
    """Return a deed of a player or of the game, with pictures."""
    seat, player = who or (-1, None)
    line = LogLine(f"<b>{player.name}</b> {words}." if player else f"{words}.", seat)
    return Deed((line,), tuple(Shown(face) for face in faces), player, is_slight)


def a_sale(table: Table) -> TurnStory:
    """Return a turn of the duel in which Nefer sells fish."""
    nefer = 1, table.match.seats[1]
    return TurnStory((
        told("sells fish for 3 points: fish and so on, as long as it takes", "fish.6", "fish.10", "scribe.fish",
             who=nefer),
        told("uses a Pirogue", "back-deben", who=nefer),
        told("2 Deben drawn", "eye", is_slight=True),
        told("keeps a Deben", who=nefer, is_slight=True),
    ))  # fmt: skip


def panel_of(table: Table, turns: list[TurnStory], place: pygame.FRect, *, is_bare: bool = False) -> DigestPanel:
    panel = DigestPanel(
        table.shell, table.scene.presenter.brush, turns, lambda: None, lambda: None, is_bare=is_bare
    )  # fmt: skip
    panel.place(place)
    return panel


def rows_of(panel: DigestPanel) -> list[Label]:
    return [each for each in panel.walk() if isinstance(each, Label)]


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_deed_stands_where_there_is_no_room_for_what_followed(text_size: float) -> None:
    """The last thing that a player did stood there alone, and the set sold before was only counted."""
    table = Table(1, 1, game="duel", text_size=text_size)
    turn = a_sale(table)
    panel = panel_of(table, [turn], pygame.FRect(684, 591, 309, 117), is_bare=True)
    row = rows_of(panel)[0]
    assert row.markup.startswith(turn.deeds[0].lines[0].markup)
    heard = row.accessible()
    assert heard is not None
    assert heard.name.endswith("uses a Pirogue. 2 Deben drawn. Nefer keeps a Deben.")
    with drawing() as seen, pytest.MonkeyPatch.context() as patch:
        faces: list[str] = []
        patch.setattr(Brush, "face", lambda _, __, name, *___, **____: faces.append(name))
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    assert faces == (["fish.6", "fish.10", "scribe.fish", "back-deben", "eye"] if text_size == 1.0 else [])
    assert "Nefer" in "".join(each.words for each in seen.texts), "whose turn it was"


def test_what_followed_from_a_deed_stands_after_it() -> None:
    table = Table(1, 1, game="duel")
    turn = a_sale(table)
    panel = panel_of(table, [turn], pygame.FRect(684, 400, 309, 300))
    sale, pirogue, drawn, kept = (line.markup for line in turn.lines)
    assert [row.markup for row in rows_of(panel)] == [f"{sale} {pirogue}", drawn, kept]


def test_the_newest_deed_of_each_of_three_players_is_in_sight() -> None:
    """The oldest two were counted, though a new delivery took as much room as both."""
    table = Table(1, 3, game="sobek")
    tiye, ramose, nefer = ((seat, table.match.seats[seat]) for seat in (3, 2, 1))
    turns = [
        TurnStory((told("takes an amulet", "amulet.2", who=tiye),)),
        TurnStory((
            told("takes a face-down character", "back-orange", who=ramose),
            told("New delivery: 9 cards; 36 cards are left in the deck", is_slight=True),
        )),
        TurnStory((told("takes wheat with a scarab", "wheat.5", who=nefer),)),
    ]  # fmt: skip
    panel = panel_of(table, turns, pygame.FRect(8, 506, 222, 206))
    assert [row.markup for row in rows_of(panel)][:3] == [turn.lines[0].markup for turn in turns]


def test_a_turn_of_several_decisions_begins_with_its_first() -> None:
    """A sale, the Pirogue used after it and the Deben kept are one turn; the sale is its deed."""
    table = Table(1, 1, game="duel", seed="sale")
    match, rng = table.match, random.Random(3)
    digest = table.scene.mode.digest  # type: ignore[attr-defined]
    sales = 0
    while not match.is_over:
        legal = match.view(match.to_move).legal
        sold = [move for move in legal if match.game.show_move(table.state, move).startswith("sell")]
        match.submit(match.to_move, rng.choice(sold or legal), match.ply)
        if match.to_move != 0:
            continue
        table.look_as(0)
        turns = digest.turns()
        for turn in turns:
            first = turn.lines[0].markup
            assert all(" sells " not in line.markup for line in turn.lines[1:])
            sales += " sells " in first and any(" uses " in line.markup for line in turn.lines)
    assert sales


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
        if match.to_move == 0 and rng.random() < 0.3 and digest.turns():
            table.look_as(0)
            known = {line.markup for line in table.scene.log.lines}
            assert set(words_of(digest.turns())) <= known
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
    monkeypatch.setattr("game.ui.table.tell.digest_rows.paint_face", lambda _, __, ___, at, ____: faces.append(at[1]))
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


def test_two_lines_of_the_newest_words_are_whole_in_a_low_sheet() -> None:
    """Beside the question of Sa-Rê with its further answers the log has the height of 82 pixels."""
    table = Table(1, 1, game="sobek")
    words = "Hoshekh: darkness falls over an empty discard pile."
    line = LogLine(words, -1)
    digest = DigestPanel(
        table.shell, table.scene.presenter.brush, [TurnStory((Deed((line,), (), None),))], lambda: None, lambda: None
    )
    for panel in (digest, LogPanel(table.shell, [line], table.match.seats)):
        panel.place(pygame.FRect(973, 480, 299, 82))
        (row,) = [each for each in panel.walk() if isinstance(each, Label)]
        assert row.rect.height > 30, "two lines"
        assert row.clip_rect is not None
        assert row.clip_rect.contains(row.rect)


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
@pytest.mark.parametrize("is_bare", [False, True])
def test_the_words_of_each_sheet_begin_where_its_title_does(theme: str, is_bare: bool) -> None:
    table = Table(1, 1, game="sobek", theme=theme)
    line = LogLine("Nefer takes wheat.", -1)
    brush = table.scene.presenter.brush
    for panel in (
        DigestPanel(
            table.shell, brush, [TurnStory((Deed((line,), (), None),))], lambda: None, lambda: None, is_bare=is_bare
        ),
        LogPanel(table.shell, [line], table.match.seats, is_bare=is_bare),
    ):
        panel.place(pygame.FRect(100, 300, 260, 200))
        row = next(each for each in panel.walk() if isinstance(each, Label))
        title = text("digest-title" if isinstance(panel, DigestPanel) else "board-log")
        with drawing() as drawn:
            panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
        heads = [each.rect.left for each in drawn.texts if each.words.lower() == title.lower()]
        assert heads == [pytest.approx(row.rect.left, abs=0.6)]


@pytest.mark.parametrize("names", [("Nefer",) * 5, ("Anna", "Bea", "Chloe", "Ramose", "Nefer")])
def test_a_low_sheet_tells_the_newest_turns_and_counts_the_others_in_its_head(names: Sequence[str]) -> None:
    """The count took the room of a sentence, and where it had none the sheet was scrolled."""
    table = Table(1, 1, game="sobek")
    turns = [
        TurnStory((Deed((LogLine(f"<b>{name}</b> does {at}.", 1),), (), ai("random", name)),))
        for at, name in enumerate(names)
    ]
    panel = panel_of(table, turns, pygame.FRect(980, 300, 300, 100))
    (area,) = (each for each in panel.walk() if isinstance(each, ScrollArea))
    assert area.reach == 0
    rows = [row.markup for row in rows_of(panel)]
    assert rows == [f"<b>{names[at]}</b> does {at}." for at in range(5 - len(rows), 5)]
    assert len(rows) > 1
    with drawing() as seen:
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    assert any(each.words.lower() == f"since your turn +{5 - len(rows)}" for each in seen.texts)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_three_rivals_are_told_with_the_cards_they_took_and_skipped(language: str) -> None:
    """The column was too narrow for pictures above the words, and cards that were skipped became a number."""
    locale.set_language(language)
    table = Table(1, 3, game="sobek", seed="cards", language=language, confirm_handover=False)
    table.state.stack.clear()
    table.state.turn = 0
    table.look_as(0)
    for _ in range(4):
        match = table.match
        view = match.view(match.to_move)
        takes = [words for move in view.legal if (words := match.game.show_move(table.state, move)).startswith("take")]
        make(table, takes[-1])
    table.look_as(0)
    (panel,) = (each for each in table.scene.root.walk() if isinstance(each, DigestPanel))
    rows = [each for each in panel.walk() if isinstance(each, DeedRow) and each.pictures]
    assert [len(row.pictures) for row in rows] == [4, 1, 4]
    (area,) = (each for each in panel.walk() if isinstance(each, ScrollArea))
    assert area.reach == 0
    for row, name in zip(rows, ("Nefer", "Ramose", "Tiye"), strict=True):
        assert area.rect.contains(row.rect)
        assert re.sub("<[^>]*>", "", row.markup).startswith(name)


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_without_room_for_its_head_a_digest_is_a_row_with_face_pieces_and_words(text_size: float) -> None:
    """Below the question of the duel 55 pixels were free, and the opponent's turn was gone."""
    table = Table(1, 1, game="duel", text_size=text_size)
    turn = TurnStory((told("takes fish", "fish.6", "fish.10", who=(1, table.match.seats[1])),))
    panel = panel_of(table, [turn], pygame.FRect(1006, 537, 250, 54), is_bare=True)
    (row,) = (each for each in panel.walk() if isinstance(each, DeedRow))
    assert panel.rect.contains(row.rect)
    assert len(row.pictures) == 2
    with drawing() as seen:
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    assert " ".join("".join(each.words for each in seen.texts).split()).startswith("Nefer")
    assert not [each for each in seen.texts if "turn" in each.words.lower()]
    assert has_room_for_digest(table.shell, panel.rect, is_bare=True)
    assert not has_room_for_digest(table.shell, pygame.FRect(0, 0, 250, 20), is_bare=True)


def launching(table: Table, seat: int, *tiles: str) -> TurnStory:
    """Return a turn in which a seat of Sa-Rê launches sites, and then no more."""
    launches = [Noted("launch", seat, Launch(TILES.index(tile), at, 0)) for at, tile in enumerate(tiles, 3)]
    first, *rest = table.scene.presenter.sentences([*launches, Noted("ready", seat, Launched(len(tiles)))])
    *more, last = rest or [first]
    player = table.match.seats[seat]
    deeds = (Deed((first, *more), (), player), Deed((last,), (), player, is_slight=True))
    return TurnStory(deeds if rest else deeds[:1])


LAUNCHES = {
    "en": "Nefer launches the Carpenter and the Gardens.",
    "fr": "Nefer lance les chantiers du Menuisier et des Jardins.",
    "it": "Nefer avvia i cantieri del Falegname e dei Giardini.",
}


@pytest.mark.parametrize("language", LAUNCHES)
def test_the_launches_of_each_player_are_one_sentence_that_is_never_cut(language: str) -> None:
    """Three players had launched two sites each; the sheet told the first and that there were no more."""
    locale.set_language(language)
    table = Table(1, 3, game="sa-re", language=language)
    turns = [launching(table, seat, "carpenter", "gardens") for seat in (1, 2, 3)]
    panel = panel_of(table, turns, pygame.FRect(972, 478, 300, 165))
    told = [re.sub("<[^>]*>", "", row.markup) for row in rows_of(panel)]
    assert told == [LAUNCHES[language].replace("Nefer", name) for name in ("Nefer", "Ramose", "Tiye")]
    assert "<b>" in rows_of(panel)[0].markup.partition("</b>")[2], "the building is bold"
    heard = [row.accessible() for row in rows_of(panel)]
    for each, turn in zip(heard, turns, strict=True):
        assert each is not None
        assert each.name == " ".join(re.sub("<[^>]*>", "", line.aloud) for line in turn.lines)


LAUNCHED = {
    "en": ("Nefer launches no sites this round.", "Nefer launches no more sites."),
    "fr": ("Nefer ne lance aucun chantier cette manche.", "Nefer ne lance plus de chantier."),
    "it": ("Nefer non avvia cantieri in questo round.", "Nefer non avvia altri cantieri."),
}


@pytest.mark.parametrize("language", LAUNCHED)
def test_only_who_has_launched_sites_launches_no_more(language: str) -> None:
    """Who had launched none was said to launch no more."""
    locale.set_language(language)
    table = Table(1, 1, game="sa-re", language=language)
    told = [table.scene.presenter.sentences([Noted("ready", 1, Launched(sites))]) for sites in (0, 1)]
    assert tuple(re.sub("<[^>]*>", "", line.aloud) for (line,) in told) == LAUNCHED[language]
    turns = [TurnStory((Deed(tuple(lines), (), table.match.seats[1]),)) for lines in told]
    panel = panel_of(table, turns, pygame.FRect(972, 478, 300, 165))
    assert tuple(re.sub("<[^>]*>", "", row.markup) for row in rows_of(panel)) == LAUNCHED[language]


def test_buildings_share_a_sentence_too_and_the_city_grows_without_a_name() -> None:
    table = Table(1, 1, game="sa-re")
    built = [Noted("built", 1, Site(TILES.index(tile), at)) for at, tile in enumerate(("gardens", "market"), 3)]
    lines = table.scene.presenter.sentences([*built, Noted("growth", 1, Growth(1)), Noted("finish", 1, ())])
    nefer = table.match.seats[1]
    turn = TurnStory((Deed(tuple(lines[:3]), (), nefer), Deed((lines[3],), (), nefer, is_slight=True)))
    panel = panel_of(table, [turn], pygame.FRect(972, 478, 300, 150))
    assert [re.sub("<[^>]*>", "", row.markup) for row in rows_of(panel)] == [
        "Nefer builds the Gardens and the Market. The city grows: 1 black cube is on the revolt gauge. Done building."
    ]


def test_the_end_of_a_turn_is_told_only_of_who_did_nothing_else() -> None:
    table = Table(2, 0, game="sa-re", seed="ready", confirm_handover=False)
    match, rng, slight, alone = table.match, random.Random(4), 0, 0
    digest = table.scene.mode.digest  # type: ignore[attr-defined]
    while match.ply < 250 and not match.is_over:
        seat = match.to_move
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
        if match.is_over or match.to_move == seat:
            continue
        table.look_as(match.to_move)
        for turn in digest.turns():
            for deed in turn.deeds:
                if any(line.is_closing for line in deed.lines):
                    before = [line.seat for line in turn.lines[: turn.lines.index(deed.lines[0])]]
                    assert deed.is_slight == (deed.lines[0].seat in before)
                    slight, alone = slight + deed.is_slight, alone + (not deed.is_slight)
    assert slight
    assert alone


def test_a_picture_stands_beside_what_it_shows_and_not_beside_what_only_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The new places of the gauges, which Barracks had moved, stood beside the card revealed after that."""
    table = Table(1, 1, game="sa-re")
    gauges = [Noted("gauge", seat, Gauge(5, to)) for seat, to in ((1, 4), (0, 6))]
    facts = [Noted("barracks", 1, Barracks(0)), *gauges, Moved((6,), SHOE, SHOWN, 0xFF, "draw")]
    monkeypatch.setattr(type(table.match), "facts", lambda _, viewer, first: [facts])
    monkeypatch.setattr(type(table.match), "decision", lambda _, ply: (1, ()))
    turns = table.scene.mode.digest.turns()  # type: ignore[attr-defined]
    rows = rows_of(panel_of(table, turns, pygame.FRect(972, 200, 300, 400)))
    assert [(row.markup.partition(":")[0], bool(row.pictures)) for row in rows if isinstance(row, DeedRow)] == [
        ("<b>Nefer</b>’s Barracks raise <b>Anna</b>’s gauge.", False),
        ("Revolt gauges", False),
        ("Revealed", True),
    ]


GOING_ON = {
    "en": "Nefer and Ramose keep going.",
    "fr": "Nefer et Ramose continuent la saison.",
    "it": "Nefer e Ramose continuano la stagione.",
}


@pytest.mark.parametrize("language", GOING_ON)
def test_who_goes_on_with_the_season_is_told_in_one_sentence(language: str) -> None:
    """Only who stopped was told, and of the others nothing."""
    locale.set_language(language)
    table = Table(1, 3, game="sa-re", seed="season", language=language)
    match, digest = table.match, table.scene.mode.digest  # type: ignore[attr-defined]
    rng = random.Random(3)
    is_past_own = False
    while match.to_move != 0 or not is_past_own:
        view = match.view(match.to_move)
        wanted = STOP if match.to_move == 3 else CONTINUE
        move = next((move for move in view.legal if move[0] == wanted), None)
        is_past_own |= match.to_move == 0 and view.state.phase == SEASON
        match.submit(match.to_move, move or rng.choice(view.legal), match.ply)
    table.look_as(0)
    last = digest.turns()[-1]
    assert last.is_summary, [line.markup for turn in digest.turns() for line in turn.lines]
    assert [re.sub("<[^>]*>", "", line.markup) for line in last.lines] == [GOING_ON[language]]


def test_a_sentence_about_several_players_has_the_face_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who kept going nearly vanished below a player with a face."""
    table = Table(1, 3, game="sa-re")
    line = table.scene.presenter.words.going_on([1, 3])  # type: ignore[attr-defined]
    company = tuple((seat, table.match.seats[seat]) for seat in line.together)
    turn = TurnStory((Deed((line,), (), company=company),), is_summary=True)
    panel = panel_of(table, [turn], pygame.FRect(8, 506, 222, 190))
    faces: list[tuple[int, float]] = []
    monkeypatch.setattr(digest_rows, "paint_face", lambda _, seat, __, at, ___: faces.append((seat, at[0])))
    with drawing() as seen:
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    assert [seat for seat, _ in faces] == [1, 3]
    assert faces[0][1] < faces[1][1] < min(each.rect.left for each in seen.texts if "Nefer" in each.words)


def test_who_stops_or_revolts_does_not_go_on() -> None:
    facts = [Noted(what, seat, ()) for what, seat in (("continue", 1), ("continue", 2), ("stop", 1), ("continue", 3))]
    assert goes_on(facts) == [2, 3]
    assert goes_on([*facts, Noted("revolt", 3, ())]) == [2]
    assert goes_on([*facts, Noted("season-over", 0, ())]) == []


def test_as_many_sentences_as_have_room_name_the_cards() -> None:
    """The cards that an opponent skipped were only counted above free room."""
    table = Table(1, 2, game="sobek")
    turns = []
    for seat in (1, 2):
        player = table.match.seats[seat]
        told = f"<b>{player.name}</b> takes ivory with 3 scarabs"
        line = LogLine(f"{told} and skips wheat and marble.", seat, brief=f"{told}, skips 2 cards.")
        turns.append(TurnStory((Deed((line,), (), player),)))
    heights = {}
    for high in range(140, 180, 2):
        rows = rows_of(panel_of(table, turns, pygame.FRect(8, 506, 222, high)))
        heights[high] = [row.markup.endswith("marble.") for row in rows[:2]]
    assert [False, False] in heights.values() or [False, True] in heights.values()
    assert heights[178] == [True, True]
    assert [True, False] not in heights.values(), "the newest first"


def test_a_count_leaves_the_title_of_the_narrowest_sheet_in_capitals() -> None:
    """With a count behind it the title was in small letters, and elsewhere in capitals."""
    table = Table(1, 3, game="sobek")
    for language in ("en", "fr", "it"):
        locale.set_language(language)
        lines = [LogLine(f"<b>Nefer</b> does {at}.", 1) for at in range(9)]
        turns = [TurnStory((Deed((line,), (), ai("random", "Nefer")),)) for line in lines]
        brush, press = table.scene.presenter.brush, lambda: None
        panel = DigestPanel(table.shell, brush, turns, press, press, on_why=press)
        panel.place(pygame.FRect(8, 506, 222, 190))
        assert 0 < panel.left_out < 10
        with drawing() as seen:
            panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
        assert f"{text('digest-title')} +{panel.left_out}".upper() in [each.words for each in seen.texts]


def test_it_stands_below_the_question_where_answers_take_the_place_of_the_log() -> None:
    """With many tiles in hand and eight answers nothing was left of the opponent's turn."""
    table, found = Table(1, 1, game="duel", seed="many 0"), 0
    match, rng, seed = table.match, random.Random(2), 0
    while not found and seed < 12:
        if match.to_move < 0:
            seed += 1
            table = Table(1, 1, game="duel", seed=f"many {seed}")
            match = table.match
        view = match.view(match.to_move)
        keeping = [move for move in view.legal if match.game.show_move(table.state, move).startswith("take")]
        if match.to_move == 0 and len(view.legal) > 8 and len(keeping) < 3:
            table.look_as(0)
            answers = [each.rect for each in table.scene.root.walk() if isinstance(each, OfferButton)]
            digests = [each for each in table.scene.root.walk() if isinstance(each, DigestPanel)]
            if len(answers) > 6:
                assert digests
                (digest,) = digests
                assert digest.rect.collidelist(answers) < 0
                for row in rows_of(digest):
                    assert row.clip_rect is None or row.clip_rect.contains(row.rect)
                found += all(digest.rect.bottom <= answer.top for answer in answers)
        match.submit(match.to_move, rng.choice(keeping or view.legal), match.ply)
    assert found


def test_the_sack_of_corruption_lies_on_skipped_cards_also_before_the_card_taken() -> None:
    """On the sheet of the worst lie the taken card lies on the right, and the number hung below the picture."""
    table = Table(1, 1, game="sobek")
    wheat, marble = (Shown(face, is_faded=True, beneath="sack") for face in ("wheat.5", "marble.2"))
    shown = wheat, marble, Shown("ebony.2")
    row = PictureRow(table.scene.presenter.brush, shown, 60.0, 110.0)
    skipped = row.places[1]
    with drawing() as seen:
        row.paint(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)), (0.0, 0.0))
    assert skipped.inflate(0, 4).contains(seen.text("+2").rect)
    assert seen.text("+2").rect.right < row.places[2].left + 1


@pytest.mark.parametrize("wide", [46.0, 60.0, 110.0])
def test_the_number_of_skipped_cards_does_not_reach_into_the_words_beside_them(wide: float) -> None:
    table = Table(1, 1, game="sobek")
    shown = Shown("ebony.2"), Shown("wheat.5", is_faded=True, beneath="sack")
    row = PictureRow(table.scene.presenter.brush, shown, 60.0, wide)
    with drawing() as seen:
        row.paint(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)), (0.0, 0.0))
    assert seen.text("+1").rect.right <= row.width + 0.5
    assert seen.texts[-1] == seen.text("+1"), "no card lies on it"


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_the_number_of_skipped_cards_can_be_read_on_a_bright_card(theme: str) -> None:
    table = Table(1, 1, game="sobek", theme=theme)
    shown = Shown("marble.2", is_faded=True, beneath="sack"), Shown("ebony.2")
    row = PictureRow(table.scene.presenter.brush, shown, 60.0, 110.0)
    with reading() as lines:
        row.paint(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)), (0.0, 0.0))
    assert [(line.words, line.is_legible) for line in lines] == [("+1", True)]


@pytest.mark.parametrize("wide", [150.0, 130.0])
def test_where_cards_cover_each_other_the_card_taken_lies_whole(wide: float) -> None:
    table = Table(2, 0)
    faces = ("ivory.0", "ivory.1", "ivory.2", "ivory.0", "ivory.1")
    shown = [Shown(face, is_faded=at != 2) for at, face in enumerate(faces)]
    row = PictureRow(table.scene.presenter.brush, shown, 60.0, wide)
    assert row.width <= wide + 0.01
    places, taken = row.places, row.places[2]
    assert taken.right < places[3].left
    assert places[0].right > places[1].left, "the skipped ones lie over each other"


@pytest.mark.parametrize(("theme", "line"), [("papyrus", "glow"), ("contrast", "ink")])
def test_skipped_cards_are_smaller_than_the_card_taken_and_only_that_has_a_frame(theme: str, line: str) -> None:
    """A dark card that was taken looked as dim as the cards skipped for it."""
    table = Table(1, 1, game="sobek", theme=theme)
    nefer = table.match.seats[1]
    wheat, marble = (Shown(face, is_faded=True, beneath="sack") for face in ("wheat.5", "marble.2"))
    shown = Shown("ebony.2"), wheat, marble
    turn = TurnStory((Deed((LogLine("<b>Nefer</b> takes ebony.", 1),), shown, nefer),))
    panel = panel_of(table, [turn], pygame.FRect(8, 506, 222, 206))
    places: list[pygame.FRect] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Brush, "face", lambda _, __, ___, rect, *____, **_____: places.append(rect))
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    *skipped, sack, taken = places  # nothing lies on the card taken
    assert len(skipped) == 2
    assert skipped[-1].inflate(1, 1).contains(sack)
    assert sack.left > taken.right - 1, "the sack of corruption is seen whole"
    for each in skipped:
        assert each.height < 0.8 * taken.height
        assert each.bottom == pytest.approx(taken.bottom)
    with drawing() as seen:
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    assert seen.text("+2").rect.left > taken.right, "the number is not cut either"
    frames = [each.rect for each in seen.boxes if each.line == line and each.rect.height < 100]
    assert [each.center for each in frames if each.contains(taken)] == [pytest.approx(taken.center)]
    assert not [each for each in frames if any(each.contains(one) for one in skipped)]


def test_an_earlier_turn_of_a_player_is_quieter_than_the_last() -> None:
    """Nine lines of equal weight told two turns, and the eye ended in the first."""
    table = Table(1, 2, game="sa-re")
    nefer, ramose = ((seat, table.match.seats[seat]) for seat in (1, 2))
    turns = [
        TurnStory((told(words, who=who),)) for words, who in (("builds", nefer), ("stops", ramose), ("goes", nefer))
    ]
    earlier, other, last = rows_of(panel_of(table, turns, pygame.FRect(972, 478, 300, 230)))
    assert earlier.colour == "text_on_dark_soft"
    assert other.colour == last.colour == "text_on_dark"
    heading = Deed((LogLine("Round 5", -1, HEADING),), ())
    turn = TurnStory((told("builds", who=nefer), heading, told("launches", who=nefer)))
    earlier, _, last = rows_of(panel_of(table, [turn], pygame.FRect(972, 478, 300, 230)))
    assert (earlier.colour, last.colour) == ("text_on_dark_soft", "text_on_dark")


@pytest.mark.parametrize("high", range(136, 290, 6))
def test_every_sentence_is_written_or_counted(high: int) -> None:
    """What only followed from a deed was left out without a word, though the sheet had room for its count."""
    table = Table(1, 1, game="sa-re")
    seats = [(seat, table.match.seats[seat]) for seat in (0, 1)]
    turns = [
        TurnStory((
            told("raises the gauge of a player whose name is very long indeed", who=who),
            told("the revolt gauges of both: 5 → 4, 2 → 3, and so on and on", is_slight=True),
        ))
        for who in seats
    ]  # fmt: skip
    panel = panel_of(table, turns, pygame.FRect(972, 400, 300, high))
    rows = [row.markup for row in rows_of(panel)]
    written = [line.markup for turn in turns for line in turn.lines if line.markup in " ".join(rows)]
    with drawing() as seen:
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    head = " ".join(each.words for each in seen.texts)
    counted = re.search(r"and (\d)", rows[-1]) or re.search(r"turn +\+(\d)", head, re.IGNORECASE)
    assert len(written) + (int(counted.group(1)) if counted else 0) == 4, rows


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


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_a_piece_that_moves_twice_in_a_turn_has_one_picture(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile taken and traded for a Deben looked like two tiles, a token chosen and laid like two tokens."""
    moved: list[MovedPiece] = []
    presenter = type(Table(1, 1, game=game).scene.presenter)
    pictures, repeated = presenter.pictures, 0

    def noted(self: Presenter[State], facts: Sequence[Fact]) -> Sequence[MovedPiece]:
        moved.extend(found := pictures(self, facts))
        return found

    monkeypatch.setattr(presenter, "pictures", noted)
    for seed in range(4):
        table, rng = Table(1, 1, game=game, seed=f"twice {seed}"), random.Random(seed)
        digest, match = table.scene.mode.digest, table.match  # type: ignore[attr-defined]
        while (seat := match.to_move) >= 0:
            if seat == 0:
                table.look_as(0)
                moved.clear()
                if len(turns := digest.turns()) == 1:
                    known = [each.piece for each in moved if each.piece >= 0]
                    shown = [each for deed in turns[0].deeds for each in deed.pictures]
                    assert len(shown) <= len(moved) - len(known) + len(set(known))
                    repeated += len(known) > len(set(known))
            match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
    assert repeated


def test_the_count_goes_before_the_title_is_cut(make_shell) -> None:
    canvas = make_shell(text_size=1.3).canvas(pygame.Surface((400, 200), 0, 32))
    for width, expected in ((300.0, "SINCE YOUR TURN +4"), (130.0, "Since your turn")):
        with drawing() as seen:
            paint_sheet_head(
                canvas, pygame.FRect(0, 0, width, 100), "Since your turn +4", (), shorter="Since your turn"
            )
        assert [each.words for each in seen.texts] == [expected]
