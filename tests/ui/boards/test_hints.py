"""Hints in three steps, for all games: where to look, the move, the reason; noted in the record."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, pairwise, product
from typing import Any

import pygame
import pytest

from game import locale
from game.ai.comparison import ForeseenReply
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Reason
from game.ai.reasons import Hint, HintSide, telling
from game.locale import text
from game.match.ai_client import Advice, Stuck
from game.match.lines import HintGiven
from game.match.opponents import opponents
from game.match.seats import ai, human, only_rival
from game.puzzles.puzzle import game_of
from game.registry import GAMES
from game.rules.core.game import Move, Refusal
from game.rules.sare.moves import LAUNCH
from game.ui.boards.kit.painting import Brush, height_over, painter_for
from game.ui.boards.kit.portraits import adviser
from game.ui.boards.kit.values import Clause, Control, Narrow, Offer, SeatPanel, StandingAnswer, Submit, Target
from game.ui.boards.sobek.targets import HeldCard, QuayCard
from game.ui.boards.sobek.words import Words
from game.ui.drawing.canvas import Canvas
from game.ui.layout import Edge, around, cut
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.ask.offer_buttons import OfferButton, Padding
from game.ui.table.tell import hint_marks, hint_view
from game.ui.table.tell.digest import DigestPanel
from game.ui.table.tell.hint_marks import BEST, SIGN, Frame, HintMark, frames_of, rows_of
from game.ui.table.tell.hint_view import HintStep, HintView, regions
from game.ui.table.tell.hint_words import HintVoice, Passage, lead, passages, spoken, told_of
from game.ui.table.tell.log_panel import LogPanel
from game.ui.table.tell.speech import Bubble
from game.ui.table.tell.why_panel import SheetForm, Spacing, WhyPanel
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.input import Action, PointerMove
from tests.ai.advice import hint
from tests.sparing import one_now
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing
from tests.ui.tables import Quick, Table


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None) -> Iterator[None]:
    yield
    assert not locale.missing_keys()


DASH = 3.0
"""Half the width of the dark line below dashes."""
FRAME = 5.0
"""The width of the frame of the recommended move on the table."""
HINTS: dict[tuple[str, int], Hint] = {}
"""The hints of `asked`, by game and decisions: the same question in every window."""


def asked(game: str, decisions: int, **settings: object) -> Table:
    """Return a table with a person to decide who has just received a hint."""
    table = Table(1, 1, game=game, seed="hint", **settings)  # type: ignore[arg-type]
    match, rng = table.match, random.Random(1)
    heuristics = make_heuristics(match.game)
    while match.ply < decisions or match.to_move != 0 or len(match.view(0).legal) < 2:
        move = heuristics.policy(table.state, rng.random)
        match.submit(match.to_move, match.game.canonical(table.state, move), match.ply)
    table.scene.mode.controller.thinking = None
    table.look_as(0)
    if (game, decisions) not in HINTS:
        HINTS[game, decisions] = hint(match.game, match.view(0), 60)
    table.sight.advise(Advice(0, HINTS[game, decisions]))
    return table


def asked_where(is_wanted: Callable[[Table], bool], game: str, decisions: int, **settings: object) -> Table:
    """Return the first table as wanted after at least so many decisions: which that is depends on the opponents."""
    tables = (asked(game, number, **settings) for number in range(decisions, decisions + 80))
    return next(table for table in tables if is_wanted(table))


def panel(table: Table) -> WhyPanel | None:
    return next((one for one in table.scene.root.walk() if isinstance(one, WhyPanel)), None)


@pytest.mark.parametrize(("game", "decisions"), [("duel", 25), ("sobek", 12), ("sa-re", 4)])
def test_two_moves_are_compared_with_their_pieces_before_their_names(game: str, decisions: int) -> None:
    table = asked(game, decisions)
    shown, given = table.scene.hint, HINTS[game, decisions]
    pieces = {item.id for item in table.scene.presenter.items()}
    named = {target.id: target.item or target.id for target in table.scene.presenter.targets()}

    def about(move: Move) -> set[str]:
        return {named[place] for place in table.scene.presenter.places_of(move) if place in named} & pieces

    other = next(move for move in table.match.view(0).legal if about(move) and about(move) != about(given.move))
    side = HintSide(other, given.reasons, (), None, ())
    shown.show(replace(given, other=side), HintStep.WHY)
    table.scene.rebuild()
    best, second = shown.passages(20)[:2]
    assert {item.id for item in best.pieces} == about(given.move)
    assert {item.id for item in second.pieces} == about(other)
    why = panel(table)
    assert why is not None
    drawn: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Brush, "face", lambda _, __, name, *___: drawn.append(name))
        why.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels)))
    told = [shown.passages(most)[:2] for most in (5, 2, 0)]
    assert drawn in [[item.face for passage in both for item in passage.pieces] for both in told]


@pytest.mark.parametrize("size", [(1920, 1080), (900, 1200)])
def test_a_sale_with_a_statue_shows_the_statue(size: tuple[int, int]) -> None:
    """A single wheat stood for the whole sale where there was little room."""
    table = asked("duel", 6, size=size)
    shown, presenter = table.scene.hint, table.scene.presenter
    sold = presenter.pieces_of(shown.other)
    assert len(sold) == 3
    assert sold[-1].face.startswith("statue"), [each.face for each in sold]
    for most in range(1, 4):
        other = next(each for each in shown.passages(most) if each.mark is shown.mark_of_other and each.heading)
        assert other.pieces == ((), sold[::2], sold)[most - 1]
    shown.step = HintStep.WHY
    table.scene.rebuild()
    drawn: list[str] = []
    why = panel(table)
    assert why is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Brush, "face", lambda _, __, name, *___: drawn.append(name))
        why.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels)))
    assert sold[-1].face in drawn


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_the_answer_that_leads_to_the_advised_move_is_framed(game: str) -> None:
    """A set was marked in the hand alone, while all answers looked alike."""
    table = asked(game, 25)
    shown, legal = table.scene.hint, table.match.view(0).legal
    offers = [offer for offer in table.scene.mode.prompts.offers() if offer.id.startswith(("suggest.", "power."))]
    assert offers
    for offer in offers:
        move = next(move for move in legal if offer.id in table.scene.presenter.places_of(move))
        shown.show(Hint(move), HintStep.MOVE)
        assert shown.marks(offers) == {offer.id: HintMark.BEST}


def test_the_frame_of_a_low_answer_cuts_no_letters() -> None:
    """In a tall window of the duel those that go below the line ended at the frame."""
    table = asked("duel", 25, size=(1080, 1920))
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    buttons = [one for one in table.scene.root.walk() if isinstance(one, OfferButton) and one.mark is not None]
    assert buttons
    assert {one.padding for one in buttons} == {Padding.LEAST}, "the lowest there are"
    for one in buttons:
        with drawing() as drawn:
            one.draw_self(table.shell.canvas(pygame.Surface(table.shell.display.pixels)))
        words = next(mark.rect for mark in drawn.texts if mark.words)
        frames = [mark for mark in drawn.boxes if mark.line == "ink" and mark.colour is None]
        assert frames
        assert all(each.rect.bottom - each.width >= words.bottom - 2.5 for each in frames)


def test_the_games_own_answers_have_the_mark_of_the_move_they_play() -> None:
    """A Priest’s family, the back for a Thief to take, and *Done* had none, because they are no things on the table."""
    table, rng, marked = Table(1, 1, game="sobek", seed="hint"), random.Random(2), set[str]()
    table.scene.mode.controller.thinking = None
    while (seat := table.match.to_move) >= 0 and table.match.ply < 200:
        legal = table.match.view(seat).legal
        if seat == 0 and len(legal) > 1:
            table.look_as(0)
            own = {offer.does.move: offer.id for offer in table.sight.offers if isinstance(offer.does, Submit)}
            answers = list(own.items())[:2]
            if len(answers) == 2:
                (best, first), (other, second) = answers
                table.scene.hint.show(Hint(best, other=HintSide(other, ())), HintStep.MOVE)
                assert table.scene.hint.marks(table.sight.offers) == {first: HintMark.BEST, second: HintMark.OTHER}
                marked |= {first.partition(".")[0], second.partition(".")[0]}
        table.match.submit(seat, rng.choice(legal), table.match.ply)
    assert marked >= {"steal", "purge", "who"}


@pytest.mark.parametrize(("game", "decisions"), [("duel", 25), ("sobek", 12), ("sobek", 25), ("sa-re", 4)])
@pytest.mark.parametrize("at", [0, 1])
def test_the_answers_beside_a_hint_play_the_moves_it_names(game: str, decisions: int, at: int) -> None:
    """The answers were others than the two moves that the hint spoke of."""
    table = asked(game, decisions)
    usual = table.scene.mode.prompts.offers()
    table.key(Action.HINT)
    hint, offers = table.scene.hint, table.scene.mode.prompts.offers()
    assert usual != offers
    assert [offer.does for offer in offers] == [Submit(hint.move), Submit(hint.other), Control.CLOSE_HINT]
    marks = hint.marks(offers)
    assert [marks.get(offer.id) for offer in offers] == [HintMark.BEST, hint.mark_of_other, None]
    shown = {one.offer.id: one.mark for one in table.scene.root.walk() if isinstance(one, OfferButton)}
    assert shown == {offer.id: marks.get(offer.id) for offer in offers}
    ply, move = table.match.ply, (hint.move, hint.other)[at]
    table.press(offers[at].id)
    assert table.match.decision(ply + 1)[:2] == (0, move)


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize(("game", "decisions"), [("duel", 25), ("sobek", 12), ("sa-re", 4)])
def test_a_hint_can_be_closed_beside_its_answers_and_by_back(game: str, decisions: int, by_key: bool) -> None:
    table = asked(game, decisions)
    usual = [offer.id for offer in table.scene.mode.prompts.offers()]
    table.key(Action.HINT)
    if by_key:
        assert table.scene.back() is None
    else:
        table.press("hint-close")
    assert not table.scene.hint.is_shown
    assert [offer.id for offer in table.scene.mode.prompts.offers()] == usual


def test_a_price_stands_on_the_answers_beside_a_hint() -> None:
    table = asked("sobek", 25)
    table.key(Action.HINT)
    offers = [(offer.label, offer.note) for offer in table.scene.mode.prompts.offers()]
    closing = "Close the hint", "or choose on the table"
    assert offers == [("Take ebony with 2 scarabs", "free"), ("Take cattle with a scarab", "skips 1"), closing]
    table = asked("sobek", 12)
    table.key(Action.HINT)
    offers = [(offer.label, offer.note) for offer in table.scene.mode.prompts.offers()]
    assert offers == [("Play a set of fish", "3 × 1 = 3"), ("Play a set of fish with 2 amulets", "5 × 1 = 5"), closing]


@pytest.mark.parametrize(("game", "decisions"), [("sobek", 12), ("sobek", 25), ("duel", 25), ("sa-re", 4)])
def test_the_answers_beside_a_hint_are_imperatives_in_italian(game: str, decisions: int) -> None:
    """Other buttons are, while a sentence needs infinitives."""
    locale.set_language("it")
    table = asked(game, decisions, language="it")
    table.key(Action.HINT)
    imperatives = "Prendi", "Gioca", "Vendi", "Avvia", "Chiudi"
    for offer in table.scene.mode.prompts.offers():  # a large one says so below the name of its piece
        assert offer.label.startswith(imperatives) or offer.said.startswith(imperatives)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200), (1440, 900)])
@pytest.mark.parametrize(("game", "decisions"), [("duel", 6), ("duel", 25), ("sobek", 12), ("sa-re", 4)])
def test_all_answers_beside_the_reasons_of_a_hint_are_in_sight(
    game: str, decisions: int, size: tuple[int, int], text_size: float
) -> None:
    """In large letters the way to close the hint was below the edge of the duel's hand."""
    table = asked(game, decisions, size=size, text_size=text_size)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    answers = [one for one in table.scene.root.walk() if isinstance(one, OfferButton)]
    assert len(answers) == 3
    areas = [one for one in table.scene.root.walk() if isinstance(one, ScrollArea) and one.name in ("offers", "others")]
    assert not any(area.reach for area in areas)
    why = panel(table)
    assert why is not None
    assert why.rect.collidelist([each.rect for each in answers]) < 0


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (2560, 1080), (1024, 768), (900, 1200), (1080, 1920)])
@pytest.mark.parametrize(("game", "decisions"), [("duel", 6), ("duel", 25), ("sobek", 12), ("sa-re", 4), ("sa-re", 14)])
def test_answers_keep_their_place_when_the_reasons_of_a_hint_follow(
    game: str, decisions: int, size: tuple[int, int], text_size: float
) -> None:
    """The way to close a hint came to lie where the better move had been: a second press closed what it should play."""
    table = asked(game, decisions, size=size, text_size=text_size)
    places = []
    for step in (HintStep.MOVE, HintStep.WHY):
        table.scene.hint.step = step
        table.scene.rebuild()
        places.append({one.name: tuple(one.rect) for one in table.scene.root.walk() if isinstance(one, OfferButton)})
    assert len(places[0]) >= 3
    assert places[0] == places[1]


@pytest.mark.parametrize("decisions", [6, 25])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1024, 768), (900, 1200), (1080, 1920)])
def test_the_question_of_the_duel_stands_over_the_answers_beside_a_hint(
    size: tuple[int, int], language: str, decisions: int
) -> None:
    """In a window of 1920 by 1080 the answers had taken its place; a short one leaves them room."""
    locale.set_language(language)
    table = asked("duel", decisions, size=size, language=language)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    answers = next(one for one in table.scene.root.walk() if isinstance(one, ActionPanel))
    assert answers.prompt.markup in (table.scene.presenter.prompt(), text("hint-question"))
    assert answers.is_in_sight
    buttons = [one.rect for one in answers.walk() if isinstance(one, OfferButton)]
    assert answers.prompt.rect.bottom <= min(each.top for each in buttons)


def test_a_choice_in_progress_keeps_its_answers_beside_a_hint() -> None:
    table = asked("sobek", 12)
    suggestion = next(offer for offer in table.scene.mode.prompts.offers() if offer.id.startswith("suggest."))
    table.key(Action.HINT)
    table.scene.mode.do(suggestion.does)
    assert [offer.id.split(".")[0] for offer in table.scene.mode.prompts.offers()] == ["do", "clear"]


def test_large_answers_carry_the_signs_of_the_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentences about both moves began with signs that stood on nothing else."""
    signs: dict[HintMark, pygame.FRect] = {}

    def see(_: Canvas, at: tuple[float, float], mark: HintMark, radius: float) -> None:
        signs[mark] = around(at, 2 * radius)

    monkeypatch.setattr("game.ui.table.ask.offer_buttons.paint_sign", see)
    table = asked("sa-re", 14)
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels))
    table.scene.draw(canvas)
    assert not signs, "before a move is named, frames alone tell where to look"
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    table.scene.draw(canvas)
    large = {one.mark: one.rect for one in table.scene.root.walk() if isinstance(one, OfferButton) and one.mark}
    assert set(signs) == set(large) == {HintMark.BEST, table.scene.hint.mark_of_other}
    assert all(large[mark].contains(sign) for mark, sign in signs.items()), "no sheet cuts them"


def test_large_answers_keep_their_place_beside_a_hint() -> None:
    table = asked("sa-re", 14)
    usual = [offer.id for offer in table.scene.mode.prompts.offers()]
    table.key(Action.HINT)
    assert [offer.id for offer in table.scene.mode.prompts.offers()] == usual


@pytest.mark.parametrize("size", [(1200, 650), (1280, 720), (1024, 768), (720, 1280)])
@pytest.mark.parametrize(("game", "decisions"), [("duel", 25), ("sobek", 12), ("sa-re", 14)])
def test_all_reasons_of_a_hint_are_in_sight_beside_hand_and_answers(
    game: str, decisions: int, size: tuple[int, int]
) -> None:
    table = asked(game, decisions, size=size)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why, areas = panel(table), table.scene.areas
    assert why is not None
    assert why.is_whole
    assert pygame.FRect((0, areas.bar.bottom), table.scene.size).contains(why.rect)
    answers = [one.rect for one in table.scene.root.walk() if isinstance(one, OfferButton)]
    assert why.rect.collidelist(answers) < 0
    assert not why.rect.inflate(-2, -2).colliderect(areas.hand)
    assert len(list(chain(*columns_of(why)))) <= 2, "the weightiest reason about each move"
    if game == "duel":
        assert not why.rect.inflate(-2, -2).colliderect(areas.table), "the market is in sight"


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)])
def test_beside_the_reasons_of_a_hint_every_answer_is_in_sight(size: tuple[int, int], text_size: float) -> None:
    table = asked("sa-re", 14, size=size, text_size=text_size)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    answers = [one for one in table.scene.root.walk() if isinstance(one, OfferButton)]
    assert len(answers) == 4
    areas = [one for one in table.scene.root.walk() if isinstance(one, ScrollArea) and one.name in ("offers", "others")]
    assert not any(area.reach for area in areas)
    why = panel(table)
    assert why is not None
    assert not any(why.rect.colliderect(one.rect) for one in answers)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_on_the_quay_reasons_lie_on_the_river_and_the_log_stays(size: tuple[int, int]) -> None:
    """They were lines of 200 pixels in the place of the log; nobody's words cover them."""
    table = asked("sobek", 12, size=size, shows_speech=True)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why, scene = panel(table), table.scene
    assert why is not None
    assert why.rect.width > 400
    things = [each.rect for each in scene.presenter.items() if each.rect.width]
    assert why.rect.collidelist(things) < 0
    boat = scene.presenter.places.boat  # type: ignore[attr-defined]
    sail, _ = cut(boat, Edge.LEFT, boat.width * 0.8)
    assert why.rect.bottom < boat.centery or not why.rect.colliderect(sail), "no hull without its sail"
    stalls = [scene.presenter.places.stall(seat) for seat in (0, 1)]  # type: ignore[attr-defined]
    assert boat.collidelist(stalls) < 0
    assert any(isinstance(each, LogPanel | DigestPanel) for each in scene.root.walk())
    place = scene.presenter.speech(1)
    assert place is not None
    assert place.left < why.rect.right
    shown: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.ui.table.scene.paint_bubble", lambda _, bubble, *__, **___: shown.append(bubble.words))
        scene.speech.bubble = Bubble(1, "Nefer", "May the river give.", "merchant", "content")
        table.surface()
        assert shown == [] or place.right <= why.rect.left
        shown.clear()
        scene.hint.clear()
        scene.rebuild()
        table.surface()
        assert shown == ["May the river give."]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("decisions", [0, 6, 25])
def test_in_the_duel_reasons_leave_both_cloths_the_river_and_the_hand_in_sight(
    decisions: int, size: tuple[int, int], language: str
) -> None:
    """They lay over the player's own cloth, since six reasons did not fit below the hand."""
    locale.set_language(language)
    table = asked("duel", decisions, size=size, language=language)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why, places = panel(table), table.scene.presenter.places  # type: ignore[attr-defined]
    assert why is not None
    assert why.is_whole
    for place in (places.seat(0), places.seat(1), *map(places.pirogue, range(5)), places.hand):
        assert not why.rect.inflate(-4, -4).colliderect(place)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1600)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("decisions", [0, 6, 25, 30])
def test_in_the_largest_letters_reasons_lie_below_hand_and_answers_as_well(
    decisions: int, size: tuple[int, int], language: str
) -> None:
    """They lay over the player's own cloth; now the letters are a little smaller, and the last lines may scroll."""
    locale.set_language(language)
    table = asked("duel", decisions, size=size, language=language, text_size=1.3)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why, places = panel(table), table.scene.presenter.places  # type: ignore[attr-defined]
    assert why is not None
    assert why.rect.height >= why.least(why.rect.width) - 0.5
    answers = [one.rect for one in table.scene.root.walk() if isinstance(one, OfferButton)]
    for place in (places.seat(0), places.seat(1), *map(places.pirogue, range(5)), places.hand, *answers):
        assert not why.rect.inflate(-4, -4).colliderect(place)


def test_dashes_around_tiles_in_two_rows_cross_neither_other_tiles_nor_the_reasons() -> None:
    """The lower line of the upper row ran through the tiles below, that of the lower row lay under the sheet."""
    table = asked("duel", 25, size=(1920, 1080))
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why, presenter = panel(table), table.scene.presenter
    assert why is not None
    ids = {target.id: target.rect for target in presenter.targets()}
    framed = [ids[name] for name in presenter.places_of(table.scene.hint.other) if name in ids]
    upper, *_, lower = sorted(framed, key=lambda rect: rect.top)
    assert upper.bottom < lower.top
    dashes: list[tuple[Any, Any]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "line", lambda _, start, end, *__: dashes.append((start, end)))
        table.scene.hint.paint(
            table.shell.canvas(pygame.Surface(table.shell.display.pixels)), lambda target: target.rect
        )
    heights = [start[1] for start, end in dashes if start[1] == end[1]]
    assert min(height for height in heights if height >= upper.bottom) + DASH <= lower.top
    assert max(heights) + DASH <= why.rect.top


def test_a_hint_for_the_lower_set_tells_what_that_keeps_and_no_sums() -> None:
    """Figures below the pieces spoke against the hint, whose first sentence had no reason."""
    table = asked("sobek", 12)
    hint = table.scene.hint
    hint.step = HintStep.WHY
    with_amulets = hint.other
    lower, higher = (table.scene.presenter.sum_of(move) for move in (hint.move, with_amulets))
    assert lower is not None
    assert higher is not None
    assert lower.points < higher.points
    assert [each.sum for each in hint.passages()[:2]] == ["", ""]
    assert hint.told()[0].endswith(": you keep your 2 amulets for another set.")
    assert "uses 2 amulets" not in " ".join(hint.told())
    equal = next(
        move
        for move in table.match.view(0).legal
        if move != hint.move and (worth := table.scene.presenter.sum_of(move)) and worth.points == lower.points
    )
    hint.show(replace(HINTS["sobek", 12], other=HintSide(equal, ())), HintStep.WHY)
    assert [each.sum for each in hint.passages()[:2]] == ["", ""], "equal sums say nothing"
    hint.show(Hint(with_amulets, other=HintSide(equal, ())), HintStep.WHY)
    assert [each.sum for each in hint.passages()[:2]] == ["5 × 1 = 5", "3 × 1 = 3"]


def test_a_set_in_the_reasons_has_its_sum_below_its_pieces() -> None:
    table = asked("sobek", 12)
    offers = table.scene.presenter.offers()
    sold = next(offer for offer in offers if offer.value and offer.id.startswith("suggest."))
    move = next(
        move for move in table.match.view(0).legal if sold.id in table.scene.presenter.places_of(move)
    )  # fmt: skip
    taking = table.match.game.read_move(table.state, "take 1")
    table.scene.hint.show(Hint(move, other=HintSide(taking, ())), HintStep.WHY)
    table.scene.rebuild()
    why = panel(table)
    assert why is not None
    with drawing() as drawn:
        why.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels)))
    assert sold.note in [each.words for each in drawn.texts]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_large_words_about_the_cost_of_a_card_lie_over_no_other_thing(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked("sobek", 25, size=size, text_size=1.3)
    table.scene.hint.step = HintStep.WHY
    plates: list[pygame.FRect] = []
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    box = Canvas.box

    def note(self: Canvas, rect: pygame.FRect, fill: object, **kwargs: Any) -> None:
        plates.extend([rect] if kwargs.get("radius") == pytest.approx(rect.height / 2) else [])
        box(self, rect, fill, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "box", note)
    table.scene.hint.paint(canvas, lambda target: target.rect)
    track = next(each.rect for each in table.scene.presenter.targets() if each.id == "track")
    plates = [each for each in plates if each.width > each.height]  # the emblem is a circle
    assert len(plates) == 2
    assert all(each.bottom <= track.top for each in plates)


def test_a_card_to_take_has_the_sum_of_a_set_that_it_completes() -> None:
    table = asked("sobek", 12)
    presenter, game = table.scene.presenter, table.match.game
    sums = [presenter.sum_of(game.read_move(table.state, f"take {place}")) for place in (2, 3, 4)]
    found = [worth and (worth.points, worth.words) for worth in sums]
    assert found == [(8, "4 × 2 = 8"), None, (6, "3 × 2 = 6")], "two cards are no set"


def test_a_set_has_one_number_in_the_reasons_of_the_duel() -> None:
    """One sentence said 25 points and the next 15, and the answer 18."""
    table = asked("duel", 25)
    hint, presenter = table.scene.hint, table.scene.presenter
    hint.step = HintStep.WHY
    over = "<b>Take wheat with a scarab</b> rather than sell wheat with a Statue"
    assert hint.lead == f"{over}: it makes a set of 4 worth 25 points."
    assert [each.sum for each in hint.passages()[:2]] == ["+25", "+18"]
    assert "15" not in " ".join(hint.told())
    worth = presenter.sum_of(hint.move)
    assert worth is not None
    assert worth.said == "7 tiles × 4 scarabs = 28 points, 25 more"
    early = asked("duel", 6).scene.hint
    assert [each.sum for each in early.passages()[:2]] == ["3 × 1 = 3", "3 × 0 = 0"]


def test_what_follows_is_told_where_the_first_sentence_has_no_reason() -> None:
    """A face-down tile that the opponent would take is none beside a reason."""
    table = asked("sobek", 12)
    hint, reply = table.scene.hint, ForeseenReply(1, (2, 0), 20)
    other = HintSide(HINTS["sobek", 12].other.move, ())  # type: ignore[union-attr]
    for reasons, is_told in (((), True), ((Reason("reason-clean"),), False)):
        given = replace(HINTS["sobek", 12], reasons=reasons, despite=(), reply=reply, worlds=20, other=other)
        hint.show(given, HintStep.WHY)
        assert any(each.startswith("Then ") for each in hint.told()) == is_told


def test_a_card_to_take_has_its_cost_below_it_on_the_quay() -> None:
    table = asked("sobek", 25, size=(1920, 1080))
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    assert [each.sum for each in table.scene.hint.passages()[:2]] == ["", ""]
    with drawing() as drawn:
        table.scene.hint.paint(
            table.shell.canvas(pygame.Surface(table.shell.display.pixels)), lambda target: target.rect
        )
    assert [each.words for each in drawn.texts if each.words not in ("?", "=")] == ["skips 1", "free"]


def test_a_move_as_good_with_the_same_verb_is_named_by_its_thing() -> None:
    table = asked("sobek", 25)
    table.scene.hint.step = HintStep.WHY
    assert table.scene.hint.lead.endswith("(6 scarabs so far). About as good: cattle with a scarab.")


def test_beside_the_marked_pictures_a_move_as_good_is_only_named_aloud() -> None:
    table = asked("sobek", 25, size=(1920, 1080))
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    panel = next(each for each in table.scene.root.walk() if isinstance(each, WhyPanel))
    (first,) = (each for each in panel.walk() if isinstance(each, Label) and each.markup.startswith("<b>Take ebony"))
    assert "About as good" not in first.markup
    heard = first.accessible()
    assert heard is not None
    assert heard.name.endswith("About as good: cattle with a scarab.")


def test_answers_that_a_hint_is_not_about_are_outlined_while_it_names_a_move() -> None:
    table = asked("sobek", 12)
    shown = table.scene.hint
    muted = []
    for step in (HintStep.WHERE, HintStep.MOVE):
        shown.step = step
        table.scene.rebuild()
        buttons = [each for each in table.scene.root.walk() if isinstance(each, OfferButton)]
        muted.append([each.name for each in buttons if each.is_muted])
        assert not any(each.is_muted and each.mark is HintMark.BEST for each in buttons)
    assert muted[0] == []
    assert muted[1]


def test_while_an_ai_looks_for_a_hint_the_question_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked("duel", 6)
    scene, match = table.scene, table.match
    scene.hint.clear()
    scene.mode.controller.hint_level, scene.mode.controller.thinking = "pharaoh", table.quick  # type: ignore[assignment]
    scene.rebuild()
    question = table.sight.prompt
    monkeypatch.setattr(Quick, "seat", property(lambda quick: 0 if quick.wanted else -1))
    scene.mode.ask_hint()
    assert table.sight.prompt == text("board-hint-thinking")
    assert not scene.toasts, "nothing covers the log"
    table.tick()
    assert table.sight.prompt == text("hint-where")
    scene.hint.clear()
    assert table.sight.prompt == question
    assert match.to_move == 0


def test_a_hint_that_cannot_be_found_is_told_in_one_sentence_and_the_person_plays_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = asked("duel", 6)
    scene, match = table.scene, table.match
    scene.hint.clear()
    scene.mode.controller.thinking = table.quick  # type: ignore[assignment]
    stuck = [Stuck(0, "the weights are damaged", is_hint=True)]
    monkeypatch.setattr(table.quick, "poll", lambda: stuck.pop() if stuck else None)
    table.tick(times=3)
    words = [label.markup for label in table.stack.top.root.walk() if isinstance(label, Label)]  # type: ignore[union-attr]
    assert words == ["No hint: the weights are damaged."]
    table.key(Action.ACTIVATE)
    assert table.stack.top is scene
    assert match.seats[0].is_human
    assert match.to_move == table.sight.viewer == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", one_now((24, 6)))
def test_a_hint_first_tells_where_then_what_then_why(game: str, decisions: int) -> None:
    table = asked(game, decisions)
    scene = table.scene
    scene.mode.controller.hint_level = "pharaoh"
    said = scene.presenter.say(table.sight.advice)
    assert table.sight.hint_step == HintStep.WHERE
    assert table.sight.prompt == text("hint-where")
    assert said not in table.sight.prompt
    table.surface()
    table.key(Action.HINT)
    assert table.sight.hint_step == HintStep.MOVE
    named = panel(table)
    assert named is not None
    assert named.sentences == table.sight.reasons
    assert len(named.sentences) == 1, "the moves without a reason"
    assert said in named.sentences[0]
    table.surface()
    table.key(Action.HINT)
    assert table.sight.hint_step == HintStep.WHY
    why = panel(table)
    assert why is not None
    assert why.sentences == table.sight.reasons
    assert why.sentences
    table.surface()
    table.key(Action.HINT)
    assert not table.sight.advice
    assert panel(table) is None
    assert [line for line in table.match.lines if isinstance(line, HintGiven)] == [table.match.lines[-1]]


def test_a_hint_is_noted_in_the_record_once_and_with_its_move() -> None:
    table = asked("duel", 6)
    line = table.match.lines[-1]
    assert isinstance(line, HintGiven)
    assert (line.ply, line.seat) == (table.match.ply, 0)
    assert line.move == table.match.game.show_move(table.match.view(0).state, table.sight.advice)


def test_the_place_is_framed_as_a_whole_before_the_move_is_told() -> None:
    rects = [pygame.FRect(100 * at, 0, 90, 90) for at in range(4)]
    row = [
        Target(f"quay.{at}", rect, QuayCard(at), Submit((0, at)) if at < 3 else None) for at, rect in enumerate(rects)
    ]
    held = Target("p7", pygame.FRect(0, 500, 10, 10), HeldCard(7), Submit((1, 7)))
    assert regions([*row, held], ("quay.1",)) == [Frame(pygame.FRect(0, 0, 290, 90))]


@pytest.mark.parametrize(
    ("wanted", "left", "width"), [(("quay.0",), 0, 290), (("quay.5",), 300, 290), (("quay.2", "quay.3"), 0, 590)]
)
def test_of_many_things_it_is_told_in_which_half_to_look(wanted: tuple[str, ...], left: int, width: int) -> None:
    rects = [pygame.FRect(100 * at, 0, 90, 90) for at in range(6)]
    row = [Target(f"quay.{at}", rect, QuayCard(at), Submit((0, at))) for at, rect in enumerate(rects)]
    assert regions(row, wanted) == [Frame(pygame.FRect(left, 0, width, 90))]


def test_the_places_to_look_at_leave_out_what_lies_between_them() -> None:
    """A frame around a1 and c1 held b1, on which nothing can be built."""
    rects = [pygame.FRect(100 * at, 0, 90, 90) for at in range(3)]
    row = [
        Target(f"quay.{at}", rect, QuayCard(at), Submit((0, at)) if at != 1 else None) for at, rect in enumerate(rects)
    ]
    assert [frame.rect for frame in regions(row, ("quay.0",))] == [rects[0], rects[2]]


def test_the_spaces_to_look_at_are_framed_along_their_edges() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.look_as(table.match.to_move)
    spaces = [each for each in table.presenter.targets() if each.is_usable and each.corners]
    assert len(spaces) == 12
    for frame in regions(spaces, (spaces[0].id,)):
        corners = {corner for space in spaces for corner in space.corners}
        assert {*frame.corners} <= corners


def test_a_hint_has_its_sign_on_every_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame alone could be taken for one in the colour of a seat."""
    table = asked("sobek", 6)
    frames: list[tuple[float, float]] = []
    signs: list[tuple[float, float]] = []
    box, icon = Canvas.box, Canvas.icon

    def note_frame(canvas: Canvas, rect: pygame.FRect, fill: Any, *args: Any, **kwargs: Any) -> None:
        if kwargs.get("line") == BEST and kwargs.get("width") == FRAME:
            frames.append(rect.topleft)
        box(canvas, rect, fill, *args, **kwargs)

    def note_sign(canvas: Canvas, name: str, centre: tuple[float, float], *args: Any) -> bool:
        if name == "hint":
            signs.append(centre)
        return icon(canvas, name, centre, *args)

    monkeypatch.setattr(Canvas, "box", note_frame)
    monkeypatch.setattr(Canvas, "icon", note_sign)
    for step in (HintStep.WHERE, HintStep.MOVE):
        table.scene.hint.step = step
        frames.clear()
        signs.clear()
        table.scene.is_dirty = True
        table.surface()
        assert frames
        assert set(frames) <= set(signs)


def test_the_frame_goes_with_a_raised_card_and_lies_below_the_sign_under_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked("sobek", 6)
    scene = table.scene
    scene.hint.step = HintStep.MOVE
    card = next(each for each in scene.presenter.targets() if each.id in scene.presenter.places_of(table.sight.advice))
    drawn: list[pygame.FRect | None] = []
    monkeypatch.setattr(scene.presenter, "paint_over", lambda *_: drawn.append(None))
    box = Canvas.box

    def note(canvas: Canvas, rect: pygame.FRect, *args: Any, **kwargs: Any) -> None:
        if kwargs.get("line") == BEST and kwargs.get("width") == FRAME:
            drawn.append(pygame.FRect(rect))
        box(canvas, rect, *args, **kwargs)

    monkeypatch.setattr(Canvas, "box", note)
    table.surface()
    assert drawn == [card.rect.inflate(10, 10), None]
    drawn.clear()
    table.send(PointerMove(card.rect.center))
    table.tick(times=20)
    table.surface()
    assert len(drawn) == 2
    assert drawn[0] == card.rect.inflate(10, 10).move(0, -height_over(table.sight.item(card.id), 1.0))
    assert drawn[0].top < card.rect.top - 10
    assert drawn[1] is None


def test_the_first_step_frames_the_answers_that_may_be_the_move_and_says_so() -> None:
    """*Stop* and *Continue* were both framed as the move to look at, and so was what answers later questions."""
    table = asked("sa-re", 12)
    hint, offers = table.scene.hint, table.scene.mode.prompts.offers()
    hint.step = HintStep.WHERE
    assert any(isinstance(offer.does, StandingAnswer) for offer in offers)
    assert hint.marks(offers) == dict.fromkeys(("stop", "continue", "gold"), HintMark.BEST)
    assert table.sight.prompt == "Hint: the move is among what is framed. Ask again to see it."


def test_offers_are_all_framed_until_the_move_is_told() -> None:
    presenter, places = asked("sa-re", 6).scene.presenter, {(1,): ("stop",), (2,): ("plot.0.3",)}
    presenter.places_of = places.__getitem__  # type: ignore[method-assign]
    hint = HintView(presenter)
    offers = [Offer(name, name, Control.CANCEL) for name in ("stop", "continue", "gold")]
    offers.append(Offer("cover", "cover", Control.COVER_SCREEN, "plain"))
    assert hint.marks(offers) == {}
    hint.show(Hint((1,)))
    assert hint.marks(offers) == dict.fromkeys(("stop", "continue", "gold"), HintMark.BEST)
    hint.show_more()
    assert hint.marks(offers) == {"stop": HintMark.BEST}
    hint.show(Hint((2,)))
    assert hint.marks(offers) == {}


def test_a_hint_takes_the_place_of_a_refusal() -> None:
    table = asked("sobek", 6)
    table.scene.refusals.give(Refusal("S-3.1a", "refuse-sobek-too-far", {"reach": 4}))
    table.key(Action.HINT)
    assert (table.sight.hint_step, table.sight.refused) == (HintStep.MOVE, None)
    table.scene.refusals.give(Refusal("S-3.1a", "refuse-sobek-too-far", {"reach": 4}))
    table.sight.advise(Advice(0, Hint(table.sight.advice)))
    assert (table.sight.hint_step, table.sight.refused) == (HintStep.WHERE, None)


def test_a_new_decision_forgets_the_hint() -> None:
    table = asked("sobek", 6)
    table.match.submit(0, table.sight.advice, table.match.ply)
    table.tick(times=3)
    assert not table.sight.advice


def test_a_hint_asked_for_while_something_still_moves_is_not_lost() -> None:
    table = Table(1, 1, animation="normal")
    for _ in range(400):
        table.tick()
        if table.match.to_move == 0 and not table.sight.is_moving:
            break
    table.press("quay.0")
    while table.match.to_move != 0 or not table.sight.is_moving or table.sight.is_behind:
        table.tick(0.01)
    assert table.quick.wanted is None
    table.key(Action.HINT)
    assert table.quick.wanted is not None
    table.tick(times=2)
    assert table.sight.advice


def test_a_hint_asked_for_while_a_card_is_turned_over_comes_after_it() -> None:
    table = Table(1, 1, game="sa-re", seed="j", animation="normal")
    match, chance = table.match, random.Random(3)
    while not (table.sight.suspense and match.to_move == 0):
        if table.sight.is_asked:
            match.submit(0, chance.choice(match.view(0).legal), match.ply)
        table.tick()
    assert not table.sight.advice
    table.key(Action.HINT)
    assert table.quick.wanted is None, "nothing is asked about what is not told"
    assert table.sight.suspense
    table.tick(times=20)
    assert not table.sight.suspense
    assert table.sight.advice


def test_the_frame_of_a_hint_follows_the_sides_of_a_painted_plot() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    viewer = table.match.to_move
    table.look_as(viewer)
    move = next(move for move in table.match.view(viewer).legal if move[0] == LAUNCH)
    table.scene.hint.show(Hint(move), HintStep.MOVE)
    table.scene.rebuild()
    plot = next(target for target in table.scene.presenter.targets() if target.id in hinted(table) and target.corners)
    surface, best = table.surface(), table.scene.shell.theme[BEST]
    for start, end in pairwise(plot.corners):
        middle = round((start[0] + end[0]) / 2), round((start[1] + end[1]) / 2)
        assert surface.get_at(middle)[:3] == best
    assert surface.get_at(tuple(map(round, plot.rect.topleft)))[:3] != best


def hinted(table: Table) -> tuple[str, ...]:
    """Return the targets of the move that a hint shows."""
    return table.scene.presenter.places_of(table.scene.hint.move)


def compared(table: Table, best: str, other: str) -> None:
    """Show the move with the notation `best` beside another one."""
    game, seen = table.match.game, table.match.view(0)
    moves = {game.show_move(seen.state, move): move for move in seen.legal}
    merit, cost = Reason("reason-clean"), Reason("reason-corruption", {"cards": 2, "total": 3, "curses": 0})
    told = Hint(moves[best], (merit,), other=HintSide(moves[other], (cost,)), verdict=(Reason("reason-won"),))
    table.scene.hint.show(told, HintStep.MOVE)
    table.scene.rebuild()


def test_both_moves_are_shown_on_the_board_with_marks_of_two_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked("sobek", 6)
    compared(table, "take 1", "take 3")
    places = {target.id: target.rect for target in table.scene.presenter.targets()}
    whole: list[pygame.FRect] = []
    dashed: list[Any] = []
    box, outline = Canvas.box, Canvas.outline

    def note_box(canvas: Canvas, rect: pygame.FRect, fill: Any, *args: Any, **kwargs: Any) -> None:
        if kwargs.get("line") == BEST and kwargs.get("width") == FRAME:
            whole.append(pygame.FRect(rect))
        if fill is None and kwargs.get("line") == "ink" and kwargs.get("radius") == kwargs["width"] / 2:
            dashed.append((rect.topleft, "ink"))
        box(canvas, rect, fill, *args, **kwargs)

    def note_outline(canvas: Canvas, corners: Any, colour: Any, *args: Any, **kwargs: Any) -> None:
        dashed.append((corners[0], colour))
        outline(canvas, corners, colour, *args, **kwargs)

    monkeypatch.setattr(Canvas, "box", note_box)
    monkeypatch.setattr(Canvas, "outline", note_outline)
    table.scene.is_dirty = True
    table.surface()
    assert whole == [places["quay.0"].inflate(10, 10)]
    answer = next(one.rect for one in table.scene.root.walk() if one.name == HintMark.OTHER.answer)
    corners = answer.inflate(3, 3).topleft, places["quay.2"].inflate(2, 2).topleft
    assert dashed == [(corner, "ink") for corner in corners], "close to the card, and on its answer"
    other = table.scene.presenter.say(table.scene.hint.other)
    assert other in table.sight.reasons[0]
    table.scene.hint.step = HintStep.WHERE
    table.scene.rebuild()
    assert panel(table) is None, "the first step tells no move"
    assert other not in table.sight.prompt


def test_the_reasons_name_both_moves_and_what_speaks_against_the_other() -> None:
    table = asked("sobek", 6)
    compared(table, "take 1", "take 3")
    table.scene.hint.step = HintStep.WHY
    say = table.scene.presenter.say
    best, other = say(table.sight.advice), say(table.scene.hint.other)
    thing = other.removeprefix("Take ")
    assert table.sight.reasons == [
        f"<b>{best}</b>, not {thing}: it costs no corruption.",
        best,
        f"Rather than “{other}”",
        "It costs 2 corruption, making 3 in all.",
        "The game is as good as won with either move.",
    ]


def test_answers_of_the_other_move_have_a_dashed_frame() -> None:
    table = asked("sa-re", 6)
    hint, places = table.scene.hint, {(1,): ("stop",), (2,): ("continue",)}
    table.scene.presenter.places_of = places.__getitem__  # type: ignore[method-assign]
    offers = [Offer(name, name, Control.CANCEL) for name in ("stop", "continue", "gold")]
    hint.show(Hint((1,), other=HintSide((2,), ())))
    assert HintMark.OTHER not in hint.marks(offers).values(), "the first step tells no move"
    hint.show_more()
    assert hint.marks(offers) == {"stop": HintMark.BEST, "continue": HintMark.OTHER}
    hint.show(Hint((1,), other=HintSide((2,), ()), alike=((2,),)), HintStep.MOVE)
    assert hint.marks(offers) == {"stop": HintMark.BEST, "continue": HintMark.EQUAL}


def test_no_frame_lies_over_the_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked("sobek", 6)
    compared(table, "take 1", "take 3")
    cover = next(target.rect for target in table.scene.presenter.targets() if target.id == "quay.2")
    painted: list[Any] = []
    monkeypatch.setattr(Canvas, "outline", lambda _, corners, *args, **kwargs: painted.append(corners))
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    table.scene.hint.paint(canvas, lambda target: target.rect, cover)
    assert not painted
    table.scene.hint.paint(canvas, lambda target: target.rect)
    assert len(painted) == 1


@pytest.mark.parametrize("step", [HintStep.WHERE, HintStep.MOVE, HintStep.WHY])
def test_the_count_of_a_framed_pile_lies_above_its_frame(step: HintStep, monkeypatch: pytest.MonkeyPatch) -> None:
    """The frame of the draw pile, and the veil of a solved position, covered half of it."""
    table = asked("duel", 6)
    scene, drawn = table.scene, list[str]()
    count = next(item.badge for item in scene.presenter.items() if item.id == "pile")
    monkeypatch.setattr(scene.presenter, "places_of", lambda _: ("pile",))
    monkeypatch.setattr(hint_view, "paint_frame", lambda *_: drawn.append("frame"))
    monkeypatch.setattr(Brush, "badge", lambda _, __, words, ___: drawn.append(words))
    scene.hint.step = step
    scene.hint.paint(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)), lambda target: target.rect)
    assert drawn == ["frame", count]


def test_no_sign_lies_over_the_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """The “=” of a plot right below the reasons covered a word of theirs."""
    signs: list[tuple[float, float]] = []
    monkeypatch.setattr(hint_marks, "paint_sign", lambda _, at, mark: signs.append(at))

    def covered(table: Table, *, knows_reasons: bool) -> int:
        """Return how many of the signs lie over the reasons; whether they are drawn beside these is the question."""
        table.scene.hint.step = HintStep.WHY
        table.scene.rebuild()
        why = panel(table)
        assert why is not None
        signs.clear()
        canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
        table.scene.hint.paint(canvas, lambda target: target.rect, why.rect if knows_reasons else None)
        return len([at for at in signs if why.rect.colliderect(around(at, 2 * SIGN))])

    table = asked_where(lambda each: covered(each, knows_reasons=False) > 0, "sa-re", 20, size=(1920, 1080))
    assert len(signs) > 1
    assert covered(table, knows_reasons=True) == 0


def test_the_answers_beside_a_hint_lie_on_the_whole_sheet_of_the_games_own() -> None:
    """The lower half of a sheet without its upper one, which the table leaves out there, had no edge at the top."""
    table = asked("sa-re", 0)
    own, hand = table.scene.areas.actions, table.scene.areas.hand
    table.scene.hint.step = HintStep.MOVE
    table.scene.rebuild()
    (answers,) = (each.rect for each in table.scene.root.walk() if isinstance(each, ActionPanel))
    assert answers == own.union(hand)


def test_two_moves_with_the_same_words_are_told_apart_by_their_mark() -> None:
    voice = HintVoice(lambda move: "Take a face-down character", None)
    told = passages(Hint((0, 1), other=HintSide((0, 3), ()), alike=((0, 3),)), voice, 0)
    assert [each.heading for each in told] == [
        "Take a face-down character",
        "About as good: Take a face-down character (marked “=”)",
    ]
    assert [each.mark for each in told] == [HintMark.BEST, HintMark.EQUAL]
    told = passages(Hint((0, 1), other=HintSide((0, 3), ())), voice, 0)
    assert told[1].heading == "Rather than “Take a face-down character (marked “?”)”"
    assert told[1].mark is HintMark.OTHER


def argued(game: str = "duel", **told: tuple[Reason, ...]) -> list[str]:
    """Return the sentences below the first one of a hint in a game, the verdict last."""
    other = HintSide((0, 3), told.get("flaws", ()), told.get("favours", ()))
    hint = Hint((0, 1), told.get("merits", ()), told.get("costs", ()), other=other, verdict=told.get("verdict", ()))
    voice = HintVoice(str, None, telling=telling(game_of(game)))
    return [each for one in passages(hint, voice, 0) for each in one.sentences]


PIROGUE, STATUE = Reason("reason-pirogue", {"tokens": 2}, 3.0), Reason("reason-uses-statues", {"tiles": 1}, -2.0)
AHEAD = Reason("reason-lead", {"chance": 60, "points": 9})


def test_what_speaks_for_the_other_move_has_an_answer() -> None:
    """Its merits stood there as if the hint were wrong."""
    favour = "For the other: you get to choose a Pirogue; 2 are left."
    wins = "Even so, the first move wins about 60 games in 100, 9 more than the other."
    assert argued(merits=(STAYS,), favours=(PIROGUE,), flaws=(STATUE,), verdict=(AHEAD,)) == [
        f"{favour} But it uses 1 Statue.",
        "The first move wins about 60 games in 100, 9 more than the other.",
    ]
    assert argued(merits=(STAYS,), favours=(PIROGUE,), verdict=(AHEAD,)) == [favour, wins]
    assert argued(merits=(STAYS,), costs=(STATUE,), verdict=(AHEAD,)) == ["Against it: it uses 1 Statue.", wins]


def test_what_the_other_move_costs_is_no_merit_of_the_recommended_one_as_well() -> None:
    clean = Reason("reason-clean", worth=0.0)
    cost = Reason("reason-corruption", {"cards": 2, "total": 3, "curses": 0}, -2.0)
    told = argued("sobek", merits=(STAYS, clean), flaws=(cost,))
    assert told == ["It costs 2 corruption, making 3 in all."]


@pytest.mark.parametrize(
    ("language", "key", "named", "several"),
    [
        ("en", "curse", "It gives Nefer 2 more corruption.", "It gives an opponent 2 more corruption."),
        (
            "fr", "curse",
            "Cela donne à Nefer 2 de corruption en plus.", "Cela donne à un adversaire 2 de corruption en plus.",
        ),
        ("it", "curse", "Dà a Nefer 2 di corruzione in più.", "Dà a un avversario 2 di corruzione in più."),
        ("en", "scribe", "Nefer must move 2 cards to corruption.", "Opponents must move 2 cards to corruption."),
        (
            "fr", "scribe",
            "Nefer doit mettre 2 cartes en corruption.", "Les autres doivent mettre 2 cartes en corruption.",
        ),
        ("it", "scribe", "Nefer deve metterne 2 nella corruzione.", "Gli altri devono metterne 2 nella corruzione."),
    ],
)  # fmt: skip
def test_the_only_opponent_is_called_by_its_name(language: str, key: str, named: str, several: str) -> None:
    locale.set_language(language)
    harm = Reason(f"reason-{key}", {"cards": 2}, 2.0)
    hint = Hint((0, 1), (STAYS, harm), other=HintSide((0, 3), ()))
    for rival, said in (("Nefer", named), ("", several)):
        assert spoken(passages(hint, HintVoice(str, None, rival=rival), 0))[1] == said


def test_the_voice_of_a_hint_knows_the_name_of_the_only_opponent() -> None:
    """“An opponent collects this family too”, with one opponent at the table."""
    table = asked("sobek", 25)
    name = table.match.seats[1].name
    assert table.scene.presenter.rival == name
    assert f": it’s a family that {name} collects too (6 scarabs so far)." in table.scene.hint.lead
    assert only_rival([*table.match.seats, human("Cleo")], 0) == ""


def test_one_sentence_is_told_about_each_move() -> None:
    """There were up to six, which fit nowhere beside the pieces that they are about."""
    safe, risk = Reason("reason-safe", worth=1.0), Reason("reason-revolt", {"percent": 20}, -1.0)
    told = argued("sa-re", merits=(STAYS, PIROGUE, safe), flaws=(STATUE, risk))
    assert told == ["Its power is worth having.", "The risk of a revolt before your next decision is 20%."]


def test_a_move_that_nothing_is_told_of_is_named_beside_the_recommended_one() -> None:
    """*Rather than “Take fish (3)”* stood alone in a replay, as if its reason had been lost."""
    names = {(0, 1): "Take wheat (1)", (1, 3): "Take fish (3)"}
    voice = HintVoice(names.__getitem__, None, telling=telling(game_of("sa-re")))
    bare = Hint((0, 1), (STAYS,), other=HintSide((1, 3), ()), verdict=(AHEAD,))
    told = passages(bare, voice, 0, is_led=False)
    assert [each.heading for each in told] == ["<b>Take wheat (1)</b> rather than “Take fish (3)”", ""]
    flawed = replace(bare, other=HintSide((1, 3), (COSTS,)))
    assert [each.heading for each in passages(flawed, voice, 0, is_led=False)][1] == "Rather than “Take fish (3)”"
    good = replace(bare, alike=((1, 3),), verdict=())
    assert [each.heading for each in passages(good, voice, 0, is_led=False)][1] == "About as good: Take fish (3)"


@pytest.mark.parametrize(("seats", "said"), [(2, "61–58"), (3, "61 for you, 58 for your strongest opponent")])
def test_a_reply_and_the_points_are_told_in_the_words_of_the_game(seats: int, said: str) -> None:
    presenter = asked("sobek", 6).scene.presenter
    words = Words(presenter.game.tables, [*presenter.seats, human("Cleo")][:seats])  # type: ignore[attr-defined]
    reply = ForeseenReply(1, (2, 0), 14)
    side = HintSide((0, 1), (), reply=reply, points=(61, 58, 40)[:seats])
    told = told_of(side, 20, HintVoice(str, words), 0, "hint-for")
    assert told == (
        f"Then {words.plain_seat(1)} plays a set of ivory (in 14 of the 20 deals tried).",
        f"Projected score after the round: {said}.",
    )
    always = HintSide((0, 1), (), reply=ForeseenReply(1, (2, 0), 20))
    told = told_of(always, 20, HintVoice(str, words), 0, "hint-for")
    assert told == (f"Then {words.plain_seat(1)} plays a set of ivory (in all 20 deals tried).",)


WHEAT, FISH = Clause("Take wheat", "wheat"), Clause("Take fish", "fish")
STAYS, COSTS, POWER = Reason("reason-character-known"), Reason("reason-discards", worth=-2.0), Reason("reason-unseen")


def led(best: Clause | None, other: Clause | None, *, alike: bool = False, **told: tuple[Reason, ...]) -> str:
    """Return the first sentence of a hint for one of two moves, with the reasons for it or against the other one."""
    names, clauses = {(0, 1): "Take wheat (1)", (1, 3): "Take fish (3)"}, {(0, 1): best, (1, 3): other}
    voice = HintVoice(names.__getitem__, None, clauses.get, telling=telling(game_of("sa-re")))
    side = HintSide((1, 3), told.get("flaws", ()))
    alike_moves = (side.move,) if alike else ()
    return lead(Hint((0, 1), told.get("merits", ()), other=side, alike=alike_moves, verdict=(AHEAD,)), voice)


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "<b>Take wheat</b> rather than take fish: its power is worth having."),
        ("fr", "Mieux vaut <b>take wheat</b> que take fish\u202f: son pouvoir est bon à prendre."),
        ("it", "Meglio <b>take wheat</b> che take fish: il suo potere fa comodo."),
    ],
)
def test_a_hint_begins_with_both_moves_and_the_weightiest_reason(language: str, first: str) -> None:
    locale.set_language(language)
    args: dict[str, int | str] = {"cards": 18, "apart": 1, "resources": 10, "trouble": 6}
    assert led(WHEAT, FISH, merits=(Reason("reason-unseen", args), STAYS)) == first


def test_a_hint_without_a_merit_begins_with_how_often_it_wins() -> None:
    assert led(WHEAT, FISH, flaws=(STAYS, COSTS)) == (
        "<b>Take wheat</b> rather than take fish: it wins about 60 games in 100, 9 more than the other move."
    )


def test_a_move_about_as_good_is_named_after_the_reason() -> None:
    assert led(WHEAT, FISH, alike=True, merits=(STAYS,)) == (
        "<b>Take wheat</b>: its power is worth having. “Take fish” is about as good."
    )


@pytest.mark.parametrize("other", [None, WHEAT])
def test_moves_without_distinct_clauses_are_named_by_their_buttons(other: Clause | None) -> None:
    assert led(WHEAT, other, merits=(STAYS,)) == (
        "<b>Take wheat (1)</b> rather than “Take fish (3)”: its power is worth having."
    )


@pytest.mark.parametrize(("game", "count"), [("sobek", 30), ("duel", 30), ("sa-re", 30)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_move_that_can_be_compared_is_a_part_of_a_sentence(game: str, count: int, language: str) -> None:
    locale.set_language(language)

    def is_comparable(table: Table) -> bool:
        return game != "sa-re" or table.match.view(0).legal[0][0] == LAUNCH

    presenter = asked_where(is_comparable, game, count, language=language).scene.presenter
    for move in presenter.view.legal:
        clause = presenter.clause(move)
        assert clause is not None
        assert ":" not in clause.deed


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_the_reasons_of_a_move_have_one_left_edge_and_the_verdict_goes_below_both(size: tuple[int, int]) -> None:
    table = asked("sobek", 30, size=size)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why = panel(table)
    assert why is not None
    columns = [[each.rect for each in area.walk() if isinstance(each, Label)] for area in areas_of(why)]
    assert {len({rect.left for rect in column}) for column in columns} == {1}
    words = {each.markup: each.rect for each in why.walk() if isinstance(each, Label)}
    verdict = next(rect for markup, rect in words.items() if "games in 100" in markup)
    assert verdict.top >= max(rect.bottom for column in columns for rect in column)
    first = words[table.scene.hint.lead]
    assert first.bottom <= min(rect.top for column in columns for rect in column)


def columns_of(why: WhyPanel) -> list[list[str]]:
    """Return the words of each column of a sheet of reasons."""
    return [[each.markup for each in area.walk() if isinstance(each, Label)] for area in areas_of(why)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200)])
@pytest.mark.parametrize(("game", "decisions"), [("sobek", 12), ("sobek", 25), ("duel", 6), ("sa-re", 30)])
def test_a_move_is_named_in_the_first_sentence_and_its_reasons_have_its_mark(
    game: str, decisions: int, size: tuple[int, int]
) -> None:
    """It was told four times, and one column was empty below its heading."""
    table = asked(game, decisions, size=size)
    hint, areas = table.scene.hint, table.scene.areas
    hint.step = HintStep.WHY
    table.scene.rebuild()
    why, (best, other) = panel(table), hint.passages()[:2]
    assert why is not None
    assert why.is_whole
    assert {best.heading, other.heading} <= set(why.sentences), "they are heard"
    assert list(chain(*columns_of(why))) == [*best.sentences, *other.sentences]
    signs: list[HintMark] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.ui.table.tell.why_panel.paint_sign", lambda *args: signs.append(args[2]))
        for each in why.walk():
            if isinstance(each, Label) and each.markup in (*best.sentences, *other.sentences):
                each.draw_self(table.shell.canvas(pygame.Surface(table.shell.display.pixels)))
    assert signs == [best.mark] * len(best.sentences) + [other.mark] * len(other.sentences)
    pill = pygame.FRect(why.rect.left, areas.tools_bottom, 1, areas.bar.bottom - areas.tools_bottom)
    assert not pill.height or why.rect.contains(pill) or not why.rect.colliderect(pill), "whose turn it is isn't cut"


def test_the_reasons_are_told_by_somebody_who_does_not_play() -> None:
    first, second = [level for level, known in reversed(opponents().items()) if known.portrait][:2]
    assert adviser([human("Anna"), ai("apprentice", "Nefer")]) == opponents()[first].portrait
    assert adviser([human("Anna"), ai(first, "Nefer")]) == opponents()[second].portrait


@pytest.mark.parametrize(("theme", "faces"), [("papyrus", 1), ("contrast", 0)])
def test_the_reasons_are_a_scroll_with_a_face_where_the_table_is_painted(theme: str, faces: int) -> None:
    table = asked("sobek", 12, theme=theme)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why = panel(table)
    assert why is not None
    shown: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "painting", lambda _, name, *__, **___: shown.append(name) or True)
        why.draw_self(table.shell.canvas(pygame.Surface(table.shell.display.pixels)))
    assert len(shown) == faces


@pytest.mark.parametrize("size", [(900, 1200), (1080, 1920)])
def test_no_sign_on_the_quay_touches_the_reasons_above_it(size: tuple[int, int]) -> None:
    table = asked("sobek", 25, size=size)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why, quay = panel(table), next(each for each in table.scene.presenter.targets() if each.id == "quay.0")
    assert why is not None
    assert why.rect.bottom <= quay.rect.top - 5 - SIGN


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1024, 768)])
def test_on_the_quay_reasons_never_move_or_grow_wider(size: tuple[int, int]) -> None:
    """They lay in three places, up to a third higher and wider in one than in another."""
    found = []
    for decisions in (6, 12, 25, 30):
        table = asked("sobek", decisions, size=size)
        table.scene.hint.step = HintStep.WHY
        table.scene.rebuild()
        why = panel(table)
        assert why is not None
        assert why.rect.height <= 210 / 1.5
        found.append((*why.rect.topleft, why.rect.width))
    assert len(set(found)) == 1


def areas_of(why: WhyPanel) -> list[ScrollArea]:
    """Return the columns of a sheet of reasons."""
    areas = [each for each in why.walk() if isinstance(each, ScrollArea)]
    return [area for area in areas if any(isinstance(each, Label) for each in area.walk())]


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_only_the_things_of_named_moves_are_lit(game: str) -> None:
    """Gold said of every usable piece what it said of the one advised."""
    table = asked(game, 25)
    scene, presenter = table.scene, table.scene.presenter
    table.surface()

    def lit() -> set[str]:
        return {item.id for item in presenter.items() if item.look == "lit"}

    before, step = lit(), scene.hint.step
    assert step is HintStep.WHERE
    table.key(Action.HINT)
    named = {target.item for target in presenter.targets() if target.id in scene.hint.named}
    assert lit() <= named
    assert before - lit(), "others are quiet"
    scene.hint.clear()
    scene.rebuild()
    assert lit() == before


def test_in_the_largest_text_the_reasons_leave_quays_and_stalls_in_sight() -> None:
    """They were a column over the left stall, from the bar to the foot of the window."""
    table = asked("sobek", 12, text_size=1.5)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why, presenter = panel(table), table.scene.presenter
    assert why is not None
    things = [each.rect for each in presenter.targets() if isinstance(each.thing, QuayCard | SeatPanel)]
    assert why.rect.collidelist(things) < 0
    (first,) = [each for each in why.children if isinstance(each, Label) and each.markup == why.sentences[0]]
    assert why.rect.contains(first.rect), "the first sentence is whole, the others scroll"


@pytest.mark.parametrize(("game", "decisions"), [("duel", 25), ("sa-re", 14)])
def test_in_the_largest_text_no_words_of_the_reasons_overlap(game: str, decisions: int) -> None:
    def is_whole(table: Table) -> bool:
        table.scene.hint.step = HintStep.WHY
        table.scene.rebuild()
        why = panel(table)
        return why is not None and why.is_whole

    why = panel(asked_where(is_whole, game, decisions, text_size=1.5))
    assert why is not None
    labels = sorted((each.rect for each in why.walk() if isinstance(each, Label)), key=lambda rect: rect.top)
    assert all(upper.bottom <= lower.top + 1 for upper, lower in pairwise(labels))
    assert labels[-1].bottom <= why.rect.bottom + 0.01


@pytest.mark.parametrize("share", [1.0, 0.95, 0.9, 0.8])
def test_the_words_about_both_moves_leave_the_reasons_room(share: float, make_shell: Callable[..., Shell]) -> None:
    """In the largest text they lay over the first sentence, and the reasons between had no room at all."""
    shell, style, width = make_shell(text_size=1.5), SheetForm(spacing=Spacing.SLIM), 404.0
    told = [
        Passage("Continue", (), HintMark.BEST),
        Passage("Stop", ("You take nothing: the pool is empty.",), HintMark.OTHER),
        Passage("", ("The first move wins about 54 games in 100, 38 more than the other.",)),
    ]
    first = "<b>Continue</b> rather than stop: the risk of a revolt before your next decision is under 1%."
    why = WhyPanel(shell, told, first, brush=Brush(painter_for("sa-re", "papyrus")), form=style)
    why.place(pygame.FRect(0, 0, width, share * why.wanted(width)))
    head, reason, both = (
        next(each for each in why.walk() if isinstance(each, Label) and words in each.markup)
        for words in ("Continue", "nothing", "54 games")
    )
    (area,) = (each for each in areas_of(why) if each.shown)
    assert area.shown[0].height == pytest.approx(reason.rect.height), "the reason is in sight"
    assert head.rect.bottom <= reason.rect.top
    assert reason.rect.bottom <= both.rect.top
    assert why.is_whole == (share == 1.0)
    assert both.rect.bottom <= why.rect.bottom + 0.01 or both in area.children


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1202, 619)])
@pytest.mark.parametrize("decisions", [0, 2])
def test_the_reasons_are_whole_where_the_duel_has_no_answers(decisions: int, size: tuple[int, int]) -> None:
    """In large letters the foot of the tray showed half a line of each column, and two scroll bars."""
    table = asked("duel", decisions, size=size)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    why = panel(table)
    assert why is not None
    assert why.is_whole


def test_cards_in_a_fan_have_one_frame_that_follows_it() -> None:
    """Upright frames of tilted cards overlapped, and the last lay over the neighbour's letter."""
    table = asked("sobek", 12)
    table.scene.hint.step = HintStep.WHY
    table.scene.rebuild()
    drawn: list[Any] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "outline", lambda _, corners, *__, **___: drawn.append(list(corners)))
        table.scene.hint.paint(
            table.shell.canvas(pygame.Surface(table.shell.display.pixels)), lambda target: target.rect
        )
    amulets, fish, *_ = (corners for at, corners in enumerate(drawn) if corners not in drawn[:at])
    held = [target for target in table.scene.presenter.targets() if isinstance(target.thing, HeldCard)]
    assert fish == [
        *(corner for card in held[:3] for corner in card.corners[:2]),
        *(corner for card in reversed(held[:3]) for corner in card.corners[2:]),
    ]
    assert len(amulets) == 8
    third, wheat = held[2].corners, held[3].corners
    assert third[1] == wheat[0]
    assert third[2] == wheat[3], "it ends where the next card begins"
    assert fish[0][1] != fish[1][1], "it leans with its cards"
    chosen = replace(table.scene.presenter.choice, cards=1 << held[0].thing.piece)
    table.scene.presenter.narrow(Narrow(chosen), "")
    first = next(target for target in table.scene.presenter.targets() if target.id == held[0].id)
    assert first.corners == (), "a chosen card stands upright"


@pytest.mark.parametrize("mark", [HintMark.BEST, HintMark.OTHER, HintMark.WRONG])
def test_the_frame_of_an_answer_keeps_to_its_place(mark: HintMark) -> None:
    """Dashes stood out over it, and the sheet of the answers cut them on two sides."""
    shell = asked("sa-re", 12).shell
    surface = pygame.Surface(shell.display.pixels)
    place = pygame.FRect(100, 100, 200, 120)
    hint_marks.paint_answer_frame(shell.canvas(surface), place, mark)
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    (seen,) = drawn.get_bounding_rects()
    assert shell.display.px_rect(place).inflate(2, 2).contains(seen)


def test_pieces_side_by_side_have_one_frame() -> None:
    fan = [pygame.FRect(100.0 + 40.0 * at, 500.0 - 3.0 * at, 60.0, 90.0) for at in range(3)]
    alone, below = pygame.FRect(300.0, 500.0, 60.0, 90.0), pygame.FRect(100.0, 600.0, 60.0, 90.0)
    assert rows_of([alone, fan[2], below, *fan[:2]]) == [below, fan[0].union(fan[2]), alone]


def test_pieces_of_two_rows_have_one_outline() -> None:
    """Each of the four tiles of a set had dashes and a “?” of its own, and the frames of both rows touched."""
    cells = product(range(2), range(4))
    at = {(row, column): pygame.FRect(100.0 + 66.0 * column, 500.0 + 63.0 * row, 57.0, 58.0) for row, column in cells}
    joined, alone = frames_of([at[1, 0], at[0, 3], at[1, 3], at[0, 2]], HintMark.OTHER)
    assert not alone.corners
    assert alone.rect == at[1, 0]
    upper, lower = at[0, 2].union(at[0, 3]).inflate(2, 2), at[1, 3].inflate(2, 2)
    assert joined.corners == [
        upper.topright, lower.bottomright, lower.bottomleft, (lower.left, upper.bottom), upper.bottomleft, upper.topleft
    ]  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_a_set_to_sell_has_one_sign(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked("duel", 25, size=size)
    table.scene.hint.step = HintStep.WHY
    signs: list[HintMark] = []
    monkeypatch.setattr(hint_view, "paint_frame_sign", lambda *found: signs.append(found[2]))
    table.scene.hint.paint(table.shell.canvas(pygame.Surface(table.shell.display.pixels)), lambda target: target.rect)
    assert signs == [HintMark.OTHER, HintMark.BEST]
