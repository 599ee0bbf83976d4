"""Characters speak now and then, each in his own words, and hold their tongue when they are told to."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec
import pygame
import pytest

from game import locale, registry
from game.components.load import numbers
from game.locale import keys, text
from game.match.match import Match
from game.match.meetings import Meeting
from game.match.opponents import MOODS, MOST_STARS, opponents, read_opponents
from game.match.seats import ai, human
from game.match.statistics import Sitting
from game.paths import asset_dir
from game.registry import ENTRIES, GAMES
from game.rules.core.facts import EVERYONE, Fact, Moved, Noted
from game.rules.core.game import Game
from game.rules.duel.notes import Sale
from game.rules.sare.notes import Barracks, Gauge, Swap
from game.rules.sobek.notes import Corrupt, Guild, Laid
from game.ui.boards.kit.portraits import portrait_of
from game.ui.table.finish.final import Final
from game.ui.table.finish.scoring import Scoring
from game.ui.table.opening import start
from game.ui.table.tell import speech as speech_module
from game.ui.table.tell.speech import (
    APART,
    SECONDS,
    SILENCE,
    Bubble,
    Moment,
    Speech,
    farewell,
    lines,
    moments,
    mood_of,
    paint_bubble,
    remembered,
)
from game.ui.widgets.shell import NewGame, Shell
from game.ui.window.display import fit
from game.ui.window.settings import PEOPLE, Settings
from game.ui.wiring import DOORS
from tests.patience import LONG
from tests.sparing import one_now
from tests.ui.shells import PICTURES
from tests.ui.tables import Table

SOBEK, DUEL, SA_RE = (registry.make(name, numbers(name)) for name in ("sobek", "duel", "sa-re"))
CHARACTERS = tuple(name for name, level in opponents().items() if level.is_character)
DEAL = "0123"
SEATS = (human("Anna"), ai("miser", "Nefer"), ai("steward", "Tiye"), ai("spoiler", "Ramose"))


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None) -> Iterator[None]:
    yield
    assert not locale.missing_keys()


OF_GAMES = {one.own for each in ENTRIES.values() for one in each.occasions if one.own and each.home is None}
ALL = {*Moment, *OF_GAMES}
AGAIN = (Moment.AGAIN_WON, Moment.AGAIN_WON_BY, Moment.AGAIN_LOST, Moment.AGAIN_LOST_BY, Moment.ROBBED_AGAIN)


@cache
def all_lines(level: str) -> list[str]:
    return keys(f"speech-{level}-")


def own_lines(level: str, moment: str) -> list[str]:
    start, end = f"speech-{level}-{moment}-", moment.split("-")[-1]
    return [key for key in all_lines(level) if key.startswith(start) and key.split("-")[-2] == end]


def test_every_level_has_lines_and_the_characters_most() -> None:
    for name, level in opponents().items():
        said = {moment: len(own_lines(name, moment)) for moment in ALL}
        assert all(said[moment] for moment in AGAIN), name
        everybody = {Moment.START, Moment.GAIN, Moment.LOSS, Moment.ADMIRES, Moment.BRINK, Moment.WIN, Moment.LOSE}
        for moment in everybody | {Moment.OVERTAKEN, Moment.RETORT}:
            assert said[moment] or (name, moment) == ("random", Moment.BRINK), (name, moment)
        if level.is_character:
            assert sum(said.values()) >= 55
            assert all(said[moment] for moment in ALL if moment is not Moment.SMALL), name
        else:
            assert sum(said.values()) >= 13
    known = {"speech-quoted", "speech-said", "speech-by", "speech-times-2", "speech-times-3"}
    told = tuple(f"speech-{name}-{moment}-" for name in (*opponents(), "person") for moment in ALL)
    to = [key.split("-")[3] for key in keys("speech-") if "-retort-" in key and not key.split("-")[3].isdigit()]
    assert set(to) == set(CHARACTERS), "each character is answered by one that knows it"
    unknown = [key for key in keys("speech-") if key not in known and not key.startswith(told)]
    assert not unknown, "each line is for a moment that comes"


def test_an_ai_without_a_line_for_a_moment_has_one_for_a_plainer_one() -> None:
    steward = SEATS[2]
    assert set(lines(steward, "cursed", DEAL)) == {f"speech-steward-loss-{number}" for number in (1, 2, 3)}
    assert lines(steward, Moment.SMALL, DEAL) == [], "what is meant for nobody else is not said"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_line_is_said_by_two_or_is_too_long_for_its_bubble(language: str) -> None:
    locale.set_language(language)
    said = [
        text(key, points=22, times=text("speech-times-3"))
        for name in (*opponents(), "person")
        for key in keys(f"speech-{name}-")
    ]
    assert len(set(said)) == len(said) > 300
    assert max(map(len, said)) <= 64


def test_every_level_has_a_portrait_in_two_moods_and_its_strength() -> None:
    levels = opponents()
    assert len({level.portrait for level in levels.values()}) == len(levels)
    assert not read_opponents(asset_dir("data") / "opponents.yaml", asset_dir("art"))[1]
    plain = [level.stars for level in levels.values() if not level.is_character]
    assert plain == sorted(set(plain)), "the file lists the levels from the weakest on"
    assert (plain[0], plain[-1]) == (0.5, MOST_STARS)


def test_a_portrait_that_is_not_there_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "opponents.yaml"
    file.write_text("levels:\n  one: {name: a, help: b, player: random, portrait: common/nobody}\n", "utf-8")
    assert read_opponents(file)[1] == []
    _, mistakes = read_opponents(file, asset_dir("art"))
    assert len(mistakes) == 2
    assert "there is no picture 'art/baked/common/nobody-content.webp'" in str(mistakes[0])


@pytest.mark.parametrize("stars", ["5.5", "-1", "0.3"])
def test_a_strength_that_stars_cannot_show_is_reported(tmp_path: Path, stars: str) -> None:
    file = tmp_path / "opponents.yaml"
    file.write_text(f"levels:\n  one: {{name: a, help: b, player: random, stars: {stars}}}\n", "utf-8")
    assert len(read_opponents(file)[1]) == 1


def test_ais_have_the_portrait_of_their_level_and_people_the_one_they_chose() -> None:
    shown = [portrait_of(seat, index, {}) for index, seat in enumerate(SEATS)]
    assert shown == ["common/weaver", "common/miser", "common/steward", "common/spoiler"]
    assert portrait_of(SEATS[0], 3, {SEATS[0].name: "musician"}) == "common/musician"
    assert portrait_of(SEATS[0], 3, {SEATS[0].name: "../secret"}) == "common/fisher", "the usual one of the seat"


def test_every_portrait_of_people_has_its_pictures_and_a_name() -> None:
    for name in PEOPLE:
        assert all((asset_dir("art") / f"baked/common/{name}-{mood}.webp").is_file() for mood in MOODS), name
        assert locale.has(f"portrait-{name}"), name


def test_people_speak_at_the_end_alone() -> None:
    ends = {Moment.WIN, Moment.NARROW_WIN, Moment.LOSE, Moment.NARROW_LOSS}
    assert {moment for moment in ALL if lines(SEATS[0], moment, DEAL)} == ends
    assert all(len(lines(SEATS[0], moment, DEAL)) > 2 for moment in ends if moment.endswith(("lose", "loss")))
    assert sorted(lines(SEATS[1], Moment.WIN, DEAL)) == [f"speech-miser-win-{number}" for number in (1, 2, 3, 4)]
    assert lines(SEATS[1], Moment.GAIN, DEAL) == lines(SEATS[1], Moment.GAIN, DEAL)
    assert lines(SEATS[1], Moment.GAIN, DEAL) != lines(SEATS[1], Moment.GAIN, "another deal")


def test_nobody_says_the_same_twice_in_a_game() -> None:
    speech = Speech(SOBEK, DEAL)
    lost, said = [Noted("corrupt", 1, Corrupt(1))], []
    for turn in range(20):
        if speech.hear(SEATS, lost, 2, turn * SILENCE):
            assert speech.bubble is not None
            said.append(speech.bubble.words)
    assert len(said) == len(set(said)) == len(lines(SEATS[1], Moment.LOSS, DEAL))


def test_the_portrait_of_a_bubble_has_the_mood_of_its_moment() -> None:
    speech, found = Speech(SOBEK, DEAL), {}
    for moment in ALL - {Moment.SMALL}:
        assert speech.say(SEATS, 3, moment, points=9, times="")
        assert speech.bubble is not None
        assert (speech.bubble.name, speech.bubble.portrait) == ("Ramose", "common/spoiler")
        found[moment] = speech.bubble.mood
    cross = {"again-lost", "again-lost-by", "loss", "dirty", "cursed", "robbed", "robbed-again", "revolt", "lose"}
    cross |= {"narrow-loss", "overtaken"}
    assert {moment for moment, mood in found.items() if mood == "cross"} == cross


SCOWLS = {
    "connoisseur": {"lose-3", "narrow-loss-1"},
    "copycat": {"lose-2", "lose-4"},
    "gambler": {"narrow-loss-1", "narrow-loss-2"},
    "hoarder": {"narrow-loss-1"},
    "miser": {"lose-1", "lose-2", "lose-3", "lose-4", "narrow-loss-1"},
    "pharaoh": {"lose-1", "lose-2"},
    "racer": {"lose-1", "lose-2", "narrow-loss-1"},
    "scribe": {"lose-1", "lose-2"},
    "spoiler": {"lose-1", "lose-2", "lose-3", "lose-4", "narrow-loss-1"},
    "steward": {"lose-1", "lose-2"},
    "vizier": {"lose-1"},
}
"""The last words of losers that are said with a scowl; all others are said with good humour."""


def test_the_face_beside_last_words_fits_each_line() -> None:
    """Merchant, apprentice and ferryman scowled at “Well traded. Same place tomorrow?” and at all their other words."""
    scowls: dict[str, set[str]] = {}
    for level in (*opponents(), "person"):
        for moment in (Moment.WIN, Moment.NARROW_WIN, Moment.LOSE, Moment.NARROW_LOSS):
            for key in keys(f"speech-{level}-{moment}-"):
                if mood_of(key, moment) == "cross":
                    scowls.setdefault(level, set()).add(key.removeprefix(f"speech-{level}-"))
    assert scowls == SCOWLS


def test_cheerful_lines_are_lines_of_moments_that_are_not() -> None:
    for name in speech_module.CHEERFUL:
        level, _, moment = name.partition("-")
        moment = moment.rstrip("-0123456789")
        found = [key for key in keys(f"speech-{name}") if key.rstrip("-0123456789") == f"speech-{level}-{moment}"]
        assert found, name
        assert {mood_of(key, moment) for key in found} == {"content"}, name
        assert mood_of("speech-spoiler-lose-1", moment) == "cross", name


def test_who_takes_the_lead_says_so_or_else_who_has_lost_it() -> None:
    for race, actor, whose in (
        (((5, 0, 9, 0), (5, 12, 9, 0)), 1, (1, Moment.LEAD)),
        (((5, 0, 9, 0), (12, 0, 9, 0)), 0, (2, Moment.OVERTAKEN)),
        (((5, 0, 9, 0), (5, 8, 9, 0)), 1, None),
        (((5, 9, 9, 0), (5, 12, 9, 0)), 1, None),
        (((0, 0, 0, 0), (0, 3, 0, 0)), 1, None),
        (((5, 8, 9, 0), (5, 8, 7, 0)), 2, None),
    ):
        speech = Speech(SOBEK, DEAL)
        assert speech.hear(SEATS, [], actor, 9, race) == (whose is not None)
        if whose is not None:
            assert speech.bubble is not None
            seat, moment = whose
            assert speech.bubble.seat == seat
            assert speech.bubble.words in {text(key) for key in lines(SEATS[seat], moment, DEAL)}


def test_another_ai_answers_a_boast_once_its_bubble_has_gone() -> None:
    seats = (human("Anna"), ai("miser", "Nefer"), ai("gambler", "Tiye"))
    race = (0, 9, 5), (0, 9, 12)
    answered = 0
    for deal in map(str, range(40)):
        speech = Speech(SOBEK, deal)
        assert speech.hear(seats, [], 2, 9, race)
        assert speech.bubble is not None
        assert speech.bubble.seat == 2, "the Gambler took the lead from the Miser"
        assert speech.advance(SECONDS + 1)
        assert speech.bubble is None, "who was overtaken does not answer, since it has a moment of its own"
        speech = Speech(SOBEK, deal)
        assert speech.hear(seats, [], 2, 9, ((9, 0, 5), (9, 0, 12)))
        assert speech.advance(SECONDS + 1)
        if speech.bubble is not None:
            answered += 1
            assert (speech.bubble.seat, speech.bubble.words) == (1, text("speech-miser-retort-gambler-1"))
            assert speech.wait == SECONDS
            assert speech.advance(SECONDS + 1)
            assert speech.bubble is None
    assert 12 < answered < 36, "mostly, not always"


@pytest.mark.parametrize(("game", "ais"), [("sobek", 3), ("duel", 1), ("sa-re", 3)])
def test_words_are_drawn_beside_the_seat_that_speaks(game: str, ais: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Table(1, ais, game=game, seed="speech", shows_speech=True)
    scene, presenter = made.scene, made.scene.presenter
    drawn: list[tuple[pygame.FRect, pygame.FRect | None]] = []
    monkeypatch.setattr(
        "game.ui.table.scene.paint_bubble",
        lambda _canvas, _bubble, over, _within, _rows, face: drawn.append((over, face)),
    )
    speakers = range(1, 1 + ais)
    for seat in speakers:
        scene.speech.bubble = Bubble(seat, "Nefer", "That'll do.", "common/merchant", "content")
        made.surface()
    places = [scene.areas.log if place is None else place for place in map(presenter.speech, speakers)]
    assert drawn == list(zip(places, map(presenter.face_place, speakers), strict=True))
    faces = {tuple(face) for _, face in drawn if face is not None}
    assert len(faces) == ais, "everybody has a face of its own"


def test_a_bubble_covers_the_log_or_what_is_painted() -> None:
    for game in GAMES:
        for size in ((1280, 720), (1920, 1080), (2560, 1080), (900, 1200), (1080, 1920)):
            made = Table(1, 1, game=game, seed="speech", size=size)
            scene, canvas = made.scene, made.scene.shell.canvas(made.surface())
            speech = Speech(made.match.game, DEAL)
            speech.say([SEATS[0], SEATS[1]], 1, Moment.LOSS)
            assert speech.bubble is not None
            whole = pygame.FRect((0, 0), scene.size)
            own = scene.presenter.speech(1)
            assert own is not None or game != "sobek", "the river is free in every window"
            place = paint_bubble(canvas, speech.bubble, scene.areas.log if own is None else own, whole)
            if own is None:
                assert scene.areas.log.inflate(2, 2).contains(place), (game, size)
                assert place.top == scene.areas.log.top
            else:
                pressed = [target.rect for target in scene.presenter.targets() if target.id in made.wishes()]
                assert place.collidelist(pressed) < 0, (game, size)
                places = scene.presenter.places
                sign = places.large_city.sign if game == "sa-re" else places.sign(1)
                assert not place.colliderect(sign), (game, size)


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_words_beside_the_face_of_their_speaker_have_no_second_one_and_a_tail(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A box of 315 pixels with a portrait repeated the face 60 pixels away, and half of it was blank."""
    made = Table(1, 1, game=game, seed="speech")
    scene, canvas = made.scene, made.scene.shell.canvas(made.surface())
    over, face = scene.presenter.speech(1), scene.presenter.face_place(1)
    assert over is not None
    assert face is not None
    tails: list[tuple[pygame.FRect, tuple[float, float] | None]] = []
    monkeypatch.setattr(speech_module, "paint_portrait", lambda *_, **__: pytest.fail("a second face"))
    monkeypatch.setattr(speech_module, "paint_balloon", lambda _, box, tip, *__, **___: tails.append((box, tip)))
    bubble = Bubble(1, "Nefer", "That'll do.", "common/merchant", "content")
    place = paint_bubble(canvas, bubble, over, pygame.FRect((0, 0), scene.size), (), face)
    assert place.width < 160
    assert not place.colliderect(face)
    ((box, tip),) = tails
    assert tip is not None
    assert not box.collidepoint(tip)
    before, after = (math.hypot(at[0] - face.centerx, at[1] - face.centery) for at in (box.center, tip))
    assert after < before


def test_a_bubble_covers_no_row_of_the_log_in_part() -> None:
    made = Table(1, 1, game="duel", seed="speech", size=(900, 1200))
    scene, canvas = made.scene, made.scene.shell.canvas(made.surface())
    speech = Speech(made.match.game, DEAL)
    speech.say([SEATS[0], SEATS[1]], 1, Moment.LOSS)
    assert speech.bubble is not None
    whole, over = pygame.FRect((0, 0), scene.size), pygame.FRect(20, 300, 380, 400)
    plain = paint_bubble(canvas, speech.bubble, over, whole)
    edge = plain.bottom
    rows = [pygame.FRect(30, edge + by, 340, 45) for by in (-70, -20, 30)]
    place = paint_bubble(canvas, speech.bubble, over, whole, rows)
    assert place.contains(plain)
    assert over.contains(place)
    assert all(place.contains(row) for row in rows if place.colliderect(row))


def test_each_moment_is_what_has_happened() -> None:
    hand, sets, under, quays = (zones(SOBEK, kind) for kind in ("hand", "sets", "corruption", "quays"))
    stolen = Moved((-1,), hand[3], hand[1], 0b1010, "steal")
    assert moments(SOBEK, [stolen], 1) == {3: "robbed", 1: "robs"}
    laid = Noted("set", 2, Laid(0))
    for size, moment in ((3, "set"), (5, "great")):
        assert moments(SOBEK, [laid, Moved(tuple(range(size)), hand[2], sets[2], EVERYONE, "set")], 2) == {2: moment}
    skipped = [Moved((number,), quays[0], under[1], EVERYONE, "skip") for number in range(3)]
    assert moments(SOBEK, skipped, 1) == {1: "dirty"}
    assert moments(SOBEK, skipped[:2], 1) == {}
    assert moments(SOBEK, [Moved((60,), quays[0], under[3], EVERYONE, "curse")], 0) == {3: "cursed"}
    back = [Noted("guild-forward", 0, Guild(1, 4, 9)), Noted("guild-back", 1, Guild(1, 9, 5))]
    assert moments(SOBEK, back, 0) == {1: "loss", 0: "gain"}
    for points, moment in ((3, "small"), (9, "set"), (16, "great")):
        assert moments(DUEL, [Noted("sale", 1, Sale(2, 3, points))], 1) == {1: moment}
    assert moments(SA_RE, [Noted("gauge", 1, Gauge(5, 6))], 1) == {1: "brink"}
    assert moments(SA_RE, [Noted("gauge", 1, Gauge(5, 7)), Noted("revolt", 1)], 1) == {1: "revolt"}
    assert moments(SA_RE, [Noted("swap", 0, Swap(2, 1, -1, 0))], 0) == {2: "robbed", 0: "robs"}
    assert moments(SA_RE, [Noted("barracks", 0, Barracks(1))], 0) == {1: "loss"}
    assert moments(SA_RE, [], 1) == {}


def zones(game: Game, kind: str) -> list[int]:
    return [number for number, zone in enumerate(game.zones) if zone.kind == kind]


def test_one_who_watches_something_great_says_so() -> None:
    speech = Speech(DUEL, DEAL)
    assert speech.hear([human("Anna"), ai("vizier", "Nefer")], [Noted("sale", 0, Sale(2, 5, 20))], 0, 9)
    assert speech.bubble is not None
    assert speech.bubble.words in {text(key) for key in keys("speech-vizier-admires-")}


@pytest.mark.parametrize(
    ("has_won", "lead", "moment"),
    [
        (True, 3, "narrow-win"), (True, 4, "win"), (True, None, "win"),
        (False, 0, "narrow-loss"), (False, 9, "lose"), (False, None, "lose"),
    ],
)  # fmt: skip
def test_a_narrow_end_has_words_of_its_own(has_won: bool, lead: int | None, moment: str) -> None:
    assert farewell(has_won, lead) == moment


def test_a_seat_speaks_again_only_after_a_while_and_each_bubble_goes_away() -> None:
    speech = Speech(SOBEK, DEAL)
    assert speech.greet(SEATS)
    assert speech.bubble is not None
    greeted = speech.bubble.seat
    assert greeted != 0
    assert speech.bubble.words == text(lines(SEATS[greeted], Moment.START, DEAL)[0])
    assert not speech.advance(SECONDS / 2)
    assert speech.advance(SECONDS)
    assert speech.bubble is None
    lost, other = ([Noted("corrupt", seat, Corrupt(1))] for seat in (1, 2))
    assert speech.hear(SEATS, lost, 1, 4)
    assert speech.bubble is not None
    assert speech.bubble.words == text(lines(SEATS[1], Moment.LOSS, DEAL)[0])
    assert not speech.hear(SEATS, other, 2, 3 + APART), "not all at once"
    assert speech.hear(SEATS, other, 2, 4 + APART)
    assert not speech.hear(SEATS, lost, 1, 3 + SILENCE)
    assert speech.hear(SEATS, lost, 1, 7 + SILENCE)
    assert not speech.hear(SEATS, [Noted("corrupt", 0, Corrupt(1))], 0, 90), "a person speaks for herself"


def test_the_greeting_is_not_always_that_of_the_same_seat() -> None:
    greeted = set()
    for deal in "abcdefgh":
        speech = Speech(SOBEK, deal)
        speech.greet(SEATS)
        assert speech.bubble is not None
        greeted.add(speech.bubble.seat)
    assert greeted == {1, 2, 3}


def sitting(lead: int, seats: int = 2, *, is_shared: bool = False, game: str = "duel") -> Sitting:
    has_won = lead > 0 or is_shared
    return Sitting(game, "Anna", seats, "", frozenset({"miser"}), 40, has_won, 0.0, lead=lead, is_shared=is_shared)


@pytest.mark.parametrize(
    ("last", "moment", "points"),
    [
        (sitting(22), "again-lost-by", 22), (sitting(-1), "again-won-by", 1), (sitting(0, is_shared=True), "start", 0),
        (sitting(3, game="sa-re"), "again-lost", 0), (sitting(-3, game="sa-re"), "again-won", 0),
        (sitting(22, 4), "again-lost", 0), (sitting(-22, 4), "start", 0),
    ],
)  # fmt: skip
def test_an_ai_tells_of_the_last_game_only_what_it_knows_to_be_so(last: Sitting, moment: str, points: int) -> None:
    met = [Meeting("Anna", "", "miser", 1, 0, 1, 0, last)]
    assert remembered(met, SEATS[1]) == (moment, points)
    assert remembered(met, SEATS[2]) == ("start", 0), "it was somebody else"
    speech = Speech(DUEL, DEAL)
    assert speech.greet(SEATS[:2], met)
    assert speech.bubble is not None
    assert speech.bubble.words in {text(key, points=points) for key in own_lines("miser", Moment(moment))}


def test_old_acquaintances_speak_of_the_last_game_at_every_other_deal() -> None:
    met, told = [Meeting("Anna", "", "miser", 7, 3, 4, 0, sitting(22))], 0
    for deal in range(40):
        speech = Speech(DUEL, str(deal))
        speech.greet(SEATS[:2], met)
        assert speech.bubble is not None
        told += "22" in speech.bubble.words
    assert 10 < told < 30


def test_who_is_robbed_again_by_the_same_counts() -> None:
    hand = zones(SOBEK, "hand")
    stolen = [Moved((-1,), hand[3], hand[1], 0b1010, "steal")]
    history: list[tuple[int, Sequence[Fact]]] = []
    speech = Speech(SOBEK, DEAL, lambda: history)
    for turn, actor in enumerate((1, 0, 1)):
        history.append((actor, stolen))
        assert speech.hear(SEATS, stolen, actor, turn * SILENCE)
        assert speech.bubble is not None
        again = {text(key, times=text("speech-times-2")) for key in own_lines("spoiler", Moment.ROBBED_AGAIN)}
        assert (speech.bubble.words in again) is (turn == 2), "the second time by the same player"


def test_at_a_new_table_an_ai_remembers_the_last_game() -> None:
    shell = Shell(DOORS, Settings(player_name="Anna", animation="off"), fit((1280, 720)), pictures=PICTURES)
    new = NewGame("duel", (human("Anna"), ai("random", "Nefer")), {})
    before = start(shell, new)
    first = before.live_match
    assert first is not None
    finish(first)
    before.exit()
    assert first.result is not None
    lead = first.result.scores[0] - first.result.scores[1]
    assert lead
    scene = start(shell, new)
    scene.enter(scene.size)
    assert scene.speech.bubble is None, "it is still being looked up"
    end = time.monotonic() + LONG
    while scene.speech.bubble is None and time.monotonic() < end:
        scene.update(0.01)
        time.sleep(0.005)
    moment = Moment.AGAIN_LOST_BY if lead > 0 else Moment.AGAIN_WON_BY
    assert scene.speech.bubble is not None
    assert scene.speech.bubble.words == text(f"speech-random-{moment}-1", points=abs(lead))
    scene.exit()


def table(level: str, **settings: object) -> Table:
    made = Table(1, 1, seed="speech", **{"shows_speech": True, **settings})  # type: ignore[arg-type]
    made.match.seats[1] = msgspec.structs.replace(made.match.seats[1], level=level)
    made.scene.enter(made.scene.size)
    return made


def finish(match: Match) -> None:
    rng = random.Random(2)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)


@pytest.mark.parametrize("level", one_now(CHARACTERS))
def test_a_character_greets_at_a_new_table_and_takes_leave_at_the_end(level: str) -> None:
    made = table(level)
    assert made.scene.speech.bubble is not None
    assert made.scene.speech.bubble.words in {text(key) for key in keys(f"speech-{level}-start-")}
    made.surface()
    wait = made.scene.next_update()
    assert wait is not None
    assert wait <= SECONDS
    made.scene.mode.controller.thinking = None
    made.tick(SECONDS + 0.1)
    assert made.scene.speech.bubble is None
    finish(made.match)
    for _ in range(3000):
        made.tick()
        if isinstance(made.stack.top, Scoring):
            made.click("go-on")
        if isinstance(made.stack.top, Final):
            break
    top = made.stack.top
    assert isinstance(top, Final)
    assert made.match.result is not None
    best, second = sorted(made.match.result.scores, reverse=True)
    moment = farewell(1 in made.match.result.winners, best - second)
    (said,) = (each for each in top.farewells if each.startswith("Nefer"))
    assert said in {f"Nefer: “{text(key)}”" for key in keys(f"speech-{level}-{moment}-")}
    made.surface()


def test_ais_are_silent_when_the_player_wants_it() -> None:
    silent = table("gambler", shows_speech=False)
    assert silent.scene.speech.bubble is None
    assert table("steward").scene.speech.bubble is not None
    finish(silent.match)
    assert silent.scene.mode.finish().scene.farewells == []


def test_every_decision_that_is_shown_is_heard_once(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int]] = []
    monkeypatch.setattr(Speech, "hear", lambda _, seats, facts, actor, ply, race: heard.append((actor, ply)))
    made, rng = table("gambler"), random.Random(2)
    for _ in range(12):
        if made.match.to_move == 0:
            made.match.submit(0, rng.choice(made.match.view(0).legal), made.match.ply)
        made.tick(times=3)
    assert made.scene.presentation.shown.ply >= 12
    assert heard == [(made.match.decision(ply)[0], ply) for ply in range(1, made.scene.presentation.shown.ply + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_something_happens_that_a_character_speaks_about(game: str) -> None:
    from game.ai.heuristics import make as make_heuristics

    made = Table(1, 1, game=game, seed="talk")
    match, rng = made.match, random.Random(3)
    heuristics = make_heuristics(match.game)
    seats = [ai("hoarder", "Anna"), ai("gambler", "Nefer")]
    speech, heard = Speech(match.game, DEAL), set()
    for _ in range(250):
        if match.to_move < 0:
            break
        actor = match.to_move
        move = heuristics.policy(made.state, rng.random)
        match.submit(actor, match.game.canonical(made.state, move), match.ply)
        facts = match.facts(7, match.ply)[0]
        if speech.hear(seats, facts, actor, match.ply):
            heard |= set(moments(match.game, facts, actor).values())
    assert heard & {"set", "built", "ferry-shipped", Moment.GREAT, Moment.GAIN}
