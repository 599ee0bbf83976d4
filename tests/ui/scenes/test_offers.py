"""A new game offers opponents by the chance to finish ahead of them, and people sit around its table."""

from __future__ import annotations

import random

import pygame
import pytest

from game import locale
from game.analysis.scale import ENOUGH, Forecast, ahead, chances, newcomer, ratings
from game.locale import text
from game.match.opponents import MOST_STARS
from game.match.statistics import Sitting, SittingHistory
from game.ui.drawing.text import Style, Typesetter
from game.ui.layout import REACHABLE
from game.ui.scenes import new_game
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.offers import KINDS, OfferCard, offers
from game.ui.scenes.round_table import RoundTable
from game.ui.scenes.seat_choice import Plate
from game.ui.widgets.label import Label
from game.ui.window.input import Action, KeyPress
from tests.ui.drawn import drawing
from tests.ui.pilot import choose, named, seat

LEVELS = {"scribe": 850.0, "merchant": 1000.0, "miser": 1110.0, "gambler": 1110.0, "pharaoh": 1350.0}


def sitting(rival: str, has_won: bool, name: str = "Anna") -> Sitting:
    return Sitting("sobek", name, 2, "", frozenset({rival}), 50, has_won, 600.0)


def opened(make_shell, monkeypatch, sittings=(), size=(1280, 720), **settings) -> NewGameScene:
    """Return the scene of a new game of Sobek after some finished games."""
    monkeypatch.setattr(new_game, "read_profile", lambda: SittingHistory(tuple(sittings)))
    scene = NewGameScene(make_shell(size, player_name="Anna", **settings), "sobek")
    scene.enter(scene.shell.display.size)
    return scene


def cards(scene: NewGameScene) -> list[OfferCard]:
    return [each for each in scene.root.walk() if isinstance(each, OfferCard)]


def test_without_games_a_chance_is_that_of_the_prior_and_wide() -> None:
    found, games = chances((), LEVELS, 1000.0)
    assert games == 0
    assert found["merchant"].value == pytest.approx(0.5, abs=0.005)
    assert found["merchant"].low < 0.12
    assert found["merchant"].high > 0.88


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_a_newcomer_is_expected_to_play_like_a_beginner_and_not_like_a_merchant(game: str) -> None:
    """What a competent beginner wins: docs/opponents/characters.md."""
    found, _ = chances((), ratings(game), newcomer(game))
    assert found["merchant"].value < 0.25
    assert found["ferryman"].value == pytest.approx(0.5, abs=0.05)
    assert found["apprentice"].value > 0.55


def test_wins_raise_the_chance_against_everybody_and_games_narrow_it() -> None:
    few, _ = chances([sitting("merchant", True)] * 3, LEVELS, 1000.0)
    many, games = chances([sitting("merchant", True), sitting("merchant", False)] * 20, LEVELS, 1000.0)
    assert games == 40
    assert few["pharaoh"].value > chances((), LEVELS, 1000.0)[0]["pharaoh"].value
    assert many["merchant"].value == pytest.approx(0.5, abs=0.01)
    assert many["merchant"].high - many["merchant"].low < few["merchant"].high - few["merchant"].low
    assert [*many] == [*LEVELS]


@pytest.mark.slow  # the width of its interval and what it is drawn to are tested above
def test_the_forecast_is_calibrated_over_simulated_players() -> None:
    """Of 400 players of any strength, those told a chance finish ahead about so often."""
    rng, told = random.Random(45), list[tuple[float, float]]()
    for _ in range(400):
        mine = rng.gauss(1000, 300)
        games = [
            sitting(rival, rng.random() < ahead(mine, LEVELS[rival])) for rival in rng.choices([*LEVELS], k=ENOUGH + 5)
        ]
        found, _ = chances(games, LEVELS, 1000.0)
        told += [(found[level].value, ahead(mine, rating)) for level, rating in LEVELS.items()]
    for low in range(0, 100, 20):
        inside = [(said, true) for said, true in told if low <= 100 * said < low + 20]
        assert len(inside) > 100
        said, true = (sum(pair[at] for pair in inside) / len(inside) for at in (0, 1))
        assert said == pytest.approx(true, abs=0.05), low


def test_each_offer_aims_at_its_chance_and_names_different_opponents() -> None:
    known, _ = chances((), LEVELS, 1000.0)
    for many in (1, 2, 3):
        found = offers(known, many, 0)
        assert [each.kind for each in found] == list(KINDS)
        for each in found:
            assert len({*each.levels}) == many
            assert each.chance.value == pytest.approx(KINDS[each.kind], abs=0.12 if many == 1 else 0.2), each
    assert offers(known, 0, 0) == offers({}, 2, 0) == []
    alone = offers({"merchant": Forecast(0.5, 0.4, 0.6)}, 3, 0)
    assert [each.levels for each in alone] == [("merchant",) * 3], "the same opponents are offered once"


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_relaxed_offer_is_never_harder_than_an_even_one(game: str, seats: int) -> None:
    """A newcomer at a table for four finds no three opponents who lose to him in 70 games of 100."""
    for mine in (newcomer(game), 400.0, 2000.0):
        found = {each.kind: each.chance.value for each in offers(chances((), ratings(game), mine)[0], seats, 0)}
        assert found["stretch"] <= found["even"] <= found["relaxed"]


def test_characters_take_turns_from_game_to_game() -> None:
    known = {level: Forecast(0.5, 0.4, 0.6) for level in ("merchant", "miser", "gambler")}
    first = [offers(known, 1, turn)[0].levels[0] for turn in range(3)]
    assert {*first} == {"miser", "gambler"}, "never the one without a mind of its own"


def test_a_chance_is_told_after_enough_games_and_until_then_how_many_are_missing(make_shell, monkeypatch) -> None:
    played = [sitting("merchant", True), sitting("merchant", False)] * ENOUGH
    for many in (0, ENOUGH - 1, ENOUGH):
        scene = opened(make_shell, monkeypatch, [*played[:many], sitting("merchant", True, "Bo")])
        words = [each.markup for each in scene.root.walk() if isinstance(each, Label)]
        told = [each.accessible().description for each in cards(scene)]
        if many < ENOUGH:
            assert text("offers-unknown", count=ENOUGH - many) in words, "those of others don't count"
            assert not any("%" in each for each in told)
        else:
            assert text("offers-chance") in words
            assert all(each.count("%") == 2 for each in told), "the chance and its interval"
            for card, words in zip(cards(scene), told, strict=True):
                low, high = (round(100 * end) for end in (card.offer.chance.low, card.offer.chance.high))
                assert low < high
                assert text("offer-range", low=low, high=high) in words


def test_a_press_on_an_offer_lets_its_opponents_sit_down(make_shell, monkeypatch) -> None:
    scene = opened(make_shell, monkeypatch)
    seat(scene, 4)
    for kind in KINDS:
        card = named(scene, f"offer-{kind}")
        assert isinstance(card, OfferCard)
        scene.focus_name(card.name)
        scene.handle(KeyPress(Action.ACTIVATE))
        assert tuple(one.level for one in scene.draft.chosen().seats[1:]) == card.offer.levels
        assert [each.name for each in cards(scene) if each.accessible().is_on] == [card.name]


def test_without_a_person_nothing_is_offered(make_shell, monkeypatch) -> None:
    scene = opened(make_shell, monkeypatch)
    choose(scene, "kind-0", "ai")
    assert cards(scene) == []


def test_a_chair_can_be_freed_and_the_others_move_up(make_shell, monkeypatch) -> None:
    scene = opened(make_shell, monkeypatch)
    assert not scene.focus_name("remove-1"), "two is the least"
    seat(scene, 4)
    assert not scene.focus_name("add-seat"), "four is the most"
    choose(scene, "level-1", "pharaoh")
    before = scene.draft.chosen().seats
    assert scene.focus_name("remove-1")
    scene.handle(KeyPress(Action.ACTIVATE))
    assert scene.draft.chosen().seats == (before[0], *before[2:])


def test_an_opponent_with_words_greets_unless_speech_is_off(make_shell, monkeypatch) -> None:
    for shows, level, greets in ((True, "gambler", True), (False, "gambler", False)):
        scene = opened(make_shell, monkeypatch, shows_speech=shows)
        choose(scene, "level-1", level)
        assert bool(scene.narration()) == greets
        with drawing() as seen:
            scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels, 0, 32)))
        head = named(scene, "level-1").rect
        above = head.move(0, -head.height)
        assert any(above.colliderect(each) and each.bottom <= head.top + 12 for each in seen.paragraphs) == greets


@pytest.mark.usefixtures("_only_real_games")
@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (900, 1200), (1080, 1920), (2560, 1080)])
def test_every_person_is_seen_between_greeting_and_plate(make_shell, monkeypatch, size, text_size) -> None:
    scene = opened(make_shell, monkeypatch, size=size, text_size=text_size)
    seat(scene, 4)
    for index in (1, 2, 3):
        choose(scene, f"level-{index}", ("gambler", "hoarder", "spoiler")[index - 1])
    for index in range(4):
        person = named(scene, f"portrait-{index}" if index == 0 else f"level-{index}").rect
        plate = named(scene, f"kind-{index}").parent
        assert plate is not None
        assert person.bottom <= plate.rect.top + 0.5
        assert person.height > 100
        assert scene.screen.contains(plate.rect)


@pytest.mark.usefixtures("_only_real_games")
def test_a_long_greeting_stays_beside_the_offers(make_shell, monkeypatch) -> None:
    locale.set_language("fr")
    monkeypatch.setattr(new_game, "read_profile", lambda: SittingHistory(()))
    scene = NewGameScene(make_shell((1280, 720), player_name="Anna", text_size=1.3), "duel")
    scene.enter(scene.shell.display.size)
    with drawing() as seen:
        scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels, 0, 32)))
    head = named(scene, "level-1").rect
    beside = [each for each in seen.paragraphs if each.bottom <= head.top + 12 and each.right > head.left]
    offers = min(card.rect.left for card in cards(scene))
    (said,) = [each for each in beside if each.left < offers]
    assert said.right < offers


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (900, 1200)])
def test_plates_before_three_chairs_lie_over_the_table(make_shell, monkeypatch, size) -> None:
    scene = opened(make_shell, monkeypatch, size=size)
    table = next(each for each in scene.root.walk() if isinstance(each, RoundTable))
    plates = [each for each in scene.root.walk() if isinstance(each, Plate)]
    assert len(plates) == 2
    for plate in plates:
        assert table.rect.left < plate.rect.left < plate.rect.right < table.rect.right
        name, kind = plate.children
        assert kind.rect.height < name.rect.height, "the switch is quieter than the name"
        assert kind.rect.height >= REACHABLE


def test_an_offer_of_one_opponent_tells_strength_and_temper(make_shell, monkeypatch) -> None:
    scene = opened(make_shell, monkeypatch)
    with drawing() as drawn:
        scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels)))
    words = " ".join(each.words for each in drawn.texts).replace("\N{NO-BREAK SPACE}", " ")
    for card in cards(scene):
        (level,) = card.offer.levels
        assert text(f"level-{level}-temper") in words
        said = card.accessible()
        assert said is not None
        assert text(f"level-{level}-temper") in said.description
        stars = [each for each in drawn.icons if each.words.startswith("star") and card.rect.contains(each.rect)]
        assert len(stars) >= MOST_STARS, "half a star lies on an empty one"


@pytest.mark.parametrize("size", [(1080, 1920), (900, 1200), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_title_of_an_offer_is_told_whole_in_large_text(make_shell, monkeypatch, size, language: str) -> None:
    """In a tall window “À votre niveau” ended in dots."""
    locale.set_language(language)
    scene = opened(make_shell, monkeypatch, size=size, text_size=1.3)
    whole, cut = Typesetter.shorten, list[str]()

    def shorten(types: Typesetter, words: str, style: Style, width: float) -> str:
        told = whole(types, words, style, width)
        if told != words:
            cut.append(words)
        return told

    monkeypatch.setattr(Typesetter, "shorten", shorten)
    scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels)))
    assert not {text(f"offer-{kind}") for kind in KINDS}.intersection(cut)


def test_a_greeting_stands_in_quotation_marks(make_shell, monkeypatch) -> None:
    scene = opened(make_shell, monkeypatch)
    with drawing() as drawn:
        scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels)))
    assert any(each.words.startswith("“") for each in drawn.texts)


@pytest.mark.usefixtures("_only_real_games")
def test_a_free_seat_is_told_whole_in_large_text(make_shell, monkeypatch) -> None:
    locale.set_language("fr")
    scene = opened(make_shell, monkeypatch, text_size=1.5)
    seat(scene, 3)
    chair = named(scene, "add-seat").rect
    with drawing() as drawn:
        scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels)))
    plate = [each for each in drawn.texts if chair.contains(each.rect)]
    words = " ".join(each.words for each in plate).replace("\N{NO-BREAK SPACE}", " ")
    assert f"{text('new-free-seat')} {text('new-up-to', count=4)}" == words
