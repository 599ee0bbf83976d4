"""Characters speak now and then, each in his own words, and hold their tongue when they are told to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game import locale
from game.locale import keys, text
from game.match.match import Match
from game.match.opponents import MOODS, MOST_STARS, opponents, read_opponents
from game.match.seats import ai, human
from game.paths import asset_dir
from game.registry import GAMES, entry
from game.rules.core.facts import EVERYONE, Moved, Noted
from game.ui.boards.kit.portraits import PEOPLE, portrait_of
from game.ui.table.finish.final import Final
from game.ui.table.finish.scoring import Scoring
from game.ui.table.tell.speech import SECONDS, SILENCE, Speech, lines, moods, paint_bubble
from tests.ui.tables import Table

CHARACTERS = ("miser", "gambler", "hoarder", "spoiler")
DEAL = "0123"
SEATS = (human("Anna"), ai("miser", "Nefer"), ai("steward", "Tiye"), ai("spoiler", "Ramose"))


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None) -> Iterator[None]:
    yield
    assert not locale.missing_keys()


def test_four_characters_have_forty_lines_each_and_some_for_every_moment() -> None:
    known = [name for name, level in opponents().items() if level.is_character]
    assert set(known) == set(CHARACTERS)
    for name in known:
        counts = [len(keys(f"speech-{name}-{moment}-")) for moment in ("start", "good", "bad", "win", "lose")]
        assert counts == [6, 13, 13, 4, 4]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_line_is_said_by_two_or_is_too_long_for_its_bubble(language: str) -> None:
    locale.set_language(language)
    said = [text(key) for name in CHARACTERS for key in keys(f"speech-{name}-")]
    assert len(set(said)) == len(said) == 160
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


def test_people_and_plain_ais_say_nothing() -> None:
    assert lines(SEATS[0], "start", DEAL) == lines(SEATS[2], "win", DEAL) == []
    assert sorted(lines(SEATS[1], "win", DEAL)) == [f"speech-miser-win-{number}" for number in (1, 2, 3, 4)]
    assert lines(SEATS[1], "good", DEAL) == lines(SEATS[1], "good", DEAL) != lines(SEATS[1], "good", "another deal")


def test_nobody_says_the_same_twice_in_a_game() -> None:
    speech = Speech("sobek", DEAL)
    pleased, said = [Noted("set", 1, (0,))], []
    for turn in range(20):
        if speech.hear(SEATS, pleased, 1, turn * SILENCE):
            assert speech.bubble is not None
            said.append(speech.bubble.words)
    assert len(said) == len(set(said)) == 13


def test_the_portrait_of_a_bubble_has_the_mood_of_its_moment() -> None:
    speech, found = Speech("sobek", DEAL), {}
    for moment in ("start", "good", "bad", "win", "lose"):
        assert speech.say(SEATS, 3, moment)
        assert speech.bubble is not None
        assert (speech.bubble.name, speech.bubble.portrait) == ("Ramose", "common/spoiler")
        found[moment] = speech.bubble.mood
    assert found == {"start": "content", "good": "content", "bad": "cross", "win": "content", "lose": "cross"}


def test_a_bubble_covers_nothing_but_the_log() -> None:
    for game in GAMES:
        for size in ((1280, 720), (1920, 1080), (2560, 1080)):
            made = Table(1, 1, game=game, seed="speech", size=size)
            scene, canvas = made.scene, made.scene.shell.canvas(made.surface())
            speech = Speech(game, DEAL)
            speech.say([SEATS[0], SEATS[1]], 1, "bad")
            assert speech.bubble is not None
            whole = pygame.FRect((0, 0), scene.size)
            place = paint_bubble(canvas, speech.bubble, scene.areas.log, whole)
            assert scene.areas.log.inflate(2, 2).contains(place), (game, size)


def test_what_everybody_sees_pleases_or_displeases() -> None:
    sold = Moved((3, 4, 5), 3, 7, EVERYONE, "sell")
    assert moods(entry("duel"), [sold], 1) == {1: "good"}
    facts = [Noted("set", 3, (0,)), Noted("guild-back", 1, (0, 9, 5)), Noted("turn", 2)]
    assert moods(entry("sobek"), facts, 3) == {3: "good", 1: "bad"}
    assert moods(entry("sa-re"), [Noted("revolt", 1), Noted("built", 1, (0, 1))], 1) == {1: "bad"}
    assert moods(entry("sobek"), [], 1) == {}


def test_a_seat_speaks_again_only_after_a_while_and_each_bubble_goes_away() -> None:
    speech = Speech("sobek", DEAL)
    assert speech.greet(SEATS)
    assert speech.bubble is not None
    assert (speech.bubble.seat, speech.bubble.words) == (1, text(lines(SEATS[1], "start", DEAL)[0]))
    assert not speech.advance(SECONDS / 2)
    assert speech.advance(SECONDS)
    assert speech.bubble is None
    pleased = [Noted("set", 1, (0,))]
    assert speech.hear(SEATS, pleased, 1, 4)
    assert speech.bubble is not None
    assert speech.bubble.words == text(lines(SEATS[1], "good", DEAL)[0])
    assert not speech.hear(SEATS, pleased, 1, 3 + SILENCE)
    assert speech.hear(SEATS, pleased, 1, 4 + SILENCE)
    assert not speech.hear(SEATS, [Noted("set", 2, (0,))], 2, 90)


def table(level: str, **settings: object) -> Table:
    made = Table(1, 1, seed="speech", **settings)  # type: ignore[arg-type]
    made.match.seats[1] = msgspec.structs.replace(made.match.seats[1], level=level)
    made.scene.enter(made.scene.size)
    return made


def finish(match: Match) -> None:
    rng = random.Random(2)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)


@pytest.mark.parametrize("level", CHARACTERS)
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
    moment = "win" if 1 in made.match.result.winners else "lose"
    assert top.farewell in {f"Nefer: “{text(key)}”" for key in keys(f"speech-{level}-{moment}-")}
    made.surface()


def test_characters_are_silent_when_the_player_wants_it_and_plain_ais_always() -> None:
    silent = table("gambler", shows_speech=False)
    assert silent.scene.speech.bubble is None
    plain = table("steward")
    assert plain.scene.speech.bubble is None
    finish(silent.match)
    assert silent.scene.mode.finish().scene.farewell == ""


def test_every_decision_that_is_shown_is_heard_once(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int]] = []
    monkeypatch.setattr(Speech, "hear", lambda _, seats, facts, actor, ply: heard.append((actor, ply)))
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
    speech, heard = Speech(game, DEAL), set()
    for _ in range(250):
        if match.to_move < 0:
            break
        actor = match.to_move
        move = heuristics.policy(made.state, rng.random)
        match.submit(actor, match.game.canonical(made.state, move), match.ply)
        facts = match.facts(7, match.ply)[0]
        if speech.hear(seats, facts, actor, match.ply):
            heard |= set(moods(entry(game), facts, actor).values())
    assert "good" in heard
