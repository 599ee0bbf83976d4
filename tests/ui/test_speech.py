"""Characters speak now and then, each in his own words, and hold their tongue when they are told to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game import locale
from game.locale import keys, text
from game.paths import asset_dir
from game.registry import GAMES, entry
from game.rules.core.facts import EVERYONE, Moved, Noted
from game.table.match import Match
from game.table.opponents import opponents, read_opponents
from game.table.seats import ai, human
from game.ui.table.final import Final
from game.ui.table.scoring import Scoring
from game.ui.table.speech import SECONDS, SILENCE, Speech, line, moods, seal_of
from tests.ui.tables import Table

CHARACTERS = ("miser", "gambler", "hoarder", "spoiler")
SEATS = (human("Anna"), ai("miser", "Nefer"), ai("steward", "Tiye"), ai("spoiler", "Ramose"))


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None) -> Iterator[None]:
    yield
    assert not locale.missing_keys()


def test_four_characters_have_a_seal_of_their_own_and_lines_for_every_moment() -> None:
    known = [name for name, level in opponents().items() if level.seal]
    assert set(known) == set(CHARACTERS)
    seals = {opponents()[name].seal for name in known}
    assert len(seals) == len(known)
    assert all((asset_dir("art") / f"{seal}.svg").is_file() for seal in seals)
    for name in known:
        for moment in ("start", "good", "bad", "win", "lose"):
            assert keys(f"speech-{name}-{moment}-"), (name, moment)
    said = [text(key) for name in known for key in keys(f"speech-{name}-")]
    assert len(set(said)) == len(said) == 32


def test_a_seal_that_is_not_there_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "opponents.yaml"
    file.write_text("levels:\n  one: {name: a, help: b, player: random, seal: tempers/nobody}\n", "utf-8")
    assert read_opponents(file)[1] == []
    _, mistakes = read_opponents(file, asset_dir("art"))
    assert len(mistakes) == 1
    assert "there is no drawing 'tempers/nobody' in art" in str(mistakes[0])


def test_people_and_plain_ais_say_nothing() -> None:
    assert [seal_of(seat) for seat in SEATS] == ["", "tempers/miser", "", "tempers/spoiler"]
    assert line(SEATS[0], "start", 0) == line(SEATS[2], "win", 0) == ""
    assert line(SEATS[1], "start", 0) == text("speech-miser-start-1")
    assert line(SEATS[1], "start", 3) == text("speech-miser-start-2")
    assert line(SEATS[3], "win", 5) == text("speech-spoiler-win-1")


def test_what_everybody_sees_pleases_or_displeases() -> None:
    sold = Moved((3, 4, 5), 3, 7, EVERYONE, "sell")
    assert moods(entry("duel"), [sold], 1) == {1: "good"}
    facts = [Noted("set", 3, (0,)), Noted("guild-back", 1, (0, 9, 5)), Noted("turn", 2)]
    assert moods(entry("sobek"), facts, 3) == {3: "good", 1: "bad"}
    assert moods(entry("sa-re"), [Noted("revolt", 1), Noted("built", 1, (0, 1))], 1) == {1: "bad"}
    assert moods(entry("sobek"), [], 1) == {}


def test_a_seat_speaks_again_only_after_a_while_and_each_bubble_goes_away() -> None:
    speech = Speech("sobek")
    assert speech.greet(SEATS)
    assert speech.bubble is not None
    assert (speech.bubble.seat, speech.bubble.words) == (1, text("speech-miser-start-1"))
    assert not speech.advance(SECONDS / 2)
    assert speech.advance(SECONDS)
    assert speech.bubble is None
    pleased = [Noted("set", 1, (0,))]
    assert speech.hear(SEATS, pleased, 1, 4)
    assert speech.bubble is not None
    assert speech.bubble.words == text("speech-miser-good-2")
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
    assert made.scene.speech.bubble.words == text(f"speech-{level}-start-1")
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
    assert top.farewell == f"Nefer: “{text(f'speech-{level}-{moment}-1')}”"
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
    speech, heard = Speech(game), set()
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
