"""Knowledge drills at the table: choices, the verdict with its counting, and that nothing gives the answer away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import locale
from game.puzzles.drills import DrillForm, drill_kinds
from game.puzzles.progress import load_training
from game.registry import GAMES
from game.ui.boards.kit.portraits import portrait_of
from game.ui.scenes.learning import Learning
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.ask.offer_buttons import HEAD, OfferButton
from game.ui.table.scene import TableScene
from game.ui.table.solve.drill import DONE, Driller, DrillPhase, first_drill, open_drill
from game.ui.table.solve.known import FactPanel
from game.ui.table.solve.veil import Cover
from game.ui.table.teach.teacher import NEXT
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.sparing import ONE_NOW
from tests.ui.drawn import drawing
from tests.ui.shells import PICTURES

OWN = [game for game in GAMES if drill_kinds(game)]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    pygame.font.init()
    yield
    locale.set_language("en")


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("game", OWN)
def test_a_series_asks_judges_and_counts(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    locale.set_language(language)
    settings = Settings(language=language, player_name="Anna", animation="off", times_drills=True)
    shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
    stack = scene_stack(shell)
    stack.apply(Push(Learning(shell)))
    stack.apply(Push(open_drill(shell, game)))
    heard: list[str] = []
    monkeypatch.setattr(shell.sound, "play", heard.append)
    right = 0
    for number in range(10):
        table = stack.top
        assert isinstance(table, TableScene)
        driller = table.mode.controller.teacher  # type: ignore[attr-defined]
        assert isinstance(driller, Driller)
        names = {each.name for each in table.root.walk()}
        assert "cards" not in names
        asked, wants_right = driller.question, number % 2 == 0
        assert all(offer.label[0] == offer.label[0].upper() for offer in driller.offers())
        chosen = asked.right if wants_right else frozenset(asked.choices) - asked.right
        for at, choice in enumerate(asked.choices):
            if choice in chosen and driller.phase is DrillPhase.ASKING:
                table.mode.press(f"choice.{at}")
        if asked.form in (DrillForm.PIECES, DrillForm.ZONES):
            table.mode.press(DONE)
        right += wants_right
        assert driller.phase is (DrillPhase.RIGHT if wants_right else DrillPhase.WRONG)
        assert heard[-1] == ("event" if wants_right else "refuse")
        (facts,) = [each for each in table.root.walk() if isinstance(each, FactPanel)]
        assert facts.told
        stack.apply(table.mode.press(NEXT))
    assert isinstance(stack.top, Dialog)
    score = load_training("Anna").drills[game]
    assert (score.right, score.asked) == (right, 10)


@pytest.mark.parametrize(("language", "text_size"), [("en", 1.3), ("fr", 1.0), ("fr", 1.3), ("it", 1.0), ("it", 1.3)])
def test_the_deed_stays_in_sight_beside_nine_choices(language: str, text_size: float) -> None:
    locale.set_language(language)
    settings = Settings(language=language, player_name="Anna", animation="off", text_size=text_size)
    shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
    table = first_drill(shell, "sobek", "20")
    table.enter(shell.display.size)
    (panel,) = [each for each in table.root.walk() if isinstance(each, ActionPanel)]
    buttons = [each for each in panel.walk() if isinstance(each, OfferButton)]
    *choices, deed = buttons
    assert {each.name for each in choices} == {f"choice.{at}" for at in range(9)}
    assert deed.name == DONE
    window = deed.clip_rect or panel.rect
    assert panel.rect.contains(window)
    assert window.contains(deed.rect)
    shown = [each.rect.clip(each.clip_rect or panel.rect) for each in choices]
    assert deed.rect.collidelist([each for each in shown if each.height > 0]) < 0


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_places_of_one_player_stand_in_one_row_with_the_name_before_them(language: str) -> None:
    """Each in a row of its own, they were 16 pixels high in a window of 1024 by 768."""
    locale.set_language(language)
    settings = Settings(language=language, player_name="Anna", animation="off")
    shell = Shell(DOORS, settings, fit((1024, 768)), pictures=PICTURES, store=lambda *_: "")
    table = first_drill(shell, "sobek", "20")
    table.enter(shell.display.size)
    (panel,) = [each for each in table.root.walk() if isinstance(each, ActionPanel)]
    buttons = [each for each in panel.walk() if isinstance(each, OfferButton)]
    assert min(each.rect.height for each in buttons) >= 24
    names = [seat.name for seat in table.presenter.seats if not seat.is_human]
    for name in names:
        hand, corruption = [each for each in buttons if each.offer.head == name]
        assert hand.rect.top == corruption.rect.top
        assert hand.rect.right < corruption.rect.left
        assert spoken_name(hand) == f"{name}, {hand.offer.label}"
        assert hand.rect.left - panel.prompt.rect.left >= shell.types.width(name, HEAD)
    assert {each.offer.head for each in buttons} == {*names, ""}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_double_cards_to_choose_from_are_told_apart_by_what_they_bring(language: str) -> None:
    """The question says what they all are; a name repeated on each button took a row more."""
    locale.set_language(language)
    settings = Settings(language=language, player_name="Anna", animation="off")
    shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
    table = first_drill(shell, "sa-re")
    table.enter(shell.display.size)
    (panel,) = [each for each in table.root.walk() if isinstance(each, ActionPanel)]
    choices = [each for each in panel.walk() if isinstance(each, OfferButton) and each.name != DONE]
    words = table.presenter.words
    whole = [words.card(piece) for piece in words.tables.double_gains]
    assert all(any(f"({each.offer.label})" in card for card in whole) for each in choices)
    rows = Counter(each.rect.top for each in choices)
    assert len(rows) <= 2
    assert max(rows.values()) - min(rows.values()) <= 1, "none has a row of its own, far wider than the others"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200), (2560, 1080)])
def test_the_choices_leave_the_score_track_in_sight(size: tuple[int, int], language: str) -> None:
    locale.set_language(language)
    settings = Settings(language=language, player_name="Anna", animation="off")
    shell = Shell(DOORS, settings, fit(size), pictures=PICTURES, store=lambda *_: "")
    table = first_drill(shell, "sobek", "20")
    table.enter(shell.display.size)
    (panel,) = [each for each in table.root.walk() if isinstance(each, ActionPanel)]
    assert panel.rect.top >= table.areas.actions.top - 0.5
    buttons = [each for each in panel.walk() if isinstance(each, OfferButton)]
    assert all(panel.rect.contains(each.rect) for each in buttons)
    assert buttons[-1].rect.width == max(each.rect.width for each in buttons), "the answer has a row of its own"


def test_a_cover_reaches_beyond_the_counts() -> None:
    """The last letter of their widest word, Hoshekh, stood out beside it."""
    settings = Settings(language="en", player_name="Anna", animation="off")
    shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
    table = first_drill(shell, "sa-re", "20")
    table.enter(shell.display.size)
    covers = [each.rect for each in table.root.walk() if isinstance(each, Cover)]
    tallies = table.presenter.tallies
    counts = [each.rect for each in table.presenter.targets() if {each.thing, type(each.thing)} & {*tallies}]
    assert covers
    assert counts
    assert all(any(cover.contains(count.inflate(14, 0)) for cover in covers) for count in counts)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_large_cover_says_what_it_is(language: str) -> None:
    """Nothing but an eye on a wide dark box looked like something missing."""
    locale.set_language(language)
    settings = Settings(language=language, player_name="Anna", animation="off")
    shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
    table = first_drill(shell, "sa-re")
    table.enter(shell.display.size)
    covers = [each for each in table.root.walk() if isinstance(each, Cover)]
    with drawing() as drawn:
        for each in covers:
            each.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    words = [each.rect for each in drawn.texts]
    eyes = [each.rect for each in drawn.icons]
    assert len(eyes) == len(covers) > len(words) > 0
    assert all(any(each.rect.contains(rect) for each in covers) for rect in (*words, *eyes))
    assert not any(eye.colliderect(rect) for eye in eyes for rect in words)


@pytest.mark.parametrize("game", OWN)
def test_no_two_players_of_a_question_look_alike(game: str) -> None:
    settings = Settings(player_name="Anna", animation="off")
    shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
    for seed in ("20", "21"):
        seats = first_drill(shell, game, seed).game.seats
        faces = [portrait_of(who, seat, {}) for seat, who in enumerate(seats)]
        assert len({*faces}) == len(faces)


def spoken_name(button: OfferButton) -> str:
    """Return what a screen reader calls a button."""
    heard = button.accessible()
    assert heard is not None
    return heard.name
