"""The games that players have had with each other, and resigned games in the statistics."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from game import locale, registry
from game.components.load import numbers
from game.match.match import Match
from game.match.meetings import Meeting, meetings
from game.match.record import read_record
from game.match.seats import Seat, ai, human
from game.match.statistics import MatchEntry, Sitting, read_entries, sittings, tally
from game.rules.core.game import Setup
from game.ui.boards.kit import meeting_words

ANNA, BRUNO, CLEO = "Anna", "Bruno", "Cleo"


def games(*leads: int | None, game: str = "duel", rival: str = BRUNO) -> dict[str, MatchEntry]:
    """Return games that Anna won or lost by so many points; 0 is a draw, None a game that she resigned."""
    found = {}
    for at, lead in enumerate(leads):
        is_drawn, has_won = lead == 0, lead is not None and lead >= 0
        mine = Sitting(
            game, ANNA, 2, "", frozenset({"" if rival == BRUNO else rival}), 50, has_won, 1.0,
            frozenset({"  bruno" if at else BRUNO} if rival == BRUNO else ()), lead, is_drawn, lead is None,
        )  # fmt: skip
        found[f"{game}-{at}"] = MatchEntry(f"2026-01-{at + 1:02}", frozenset(), (mine,))
    return found


def told(entries: dict[str, MatchEntry], *seats: Seat, game: str = "duel") -> tuple[list[Meeting], str]:
    found = meetings(entries, max(entries, default=""), game, seats)
    return found, meeting_words.told(found, len(seats))


def test_two_people_are_told_their_score_and_who_won_the_last_time_however_their_names_are_written() -> None:
    entries = games(5, -3, 22, 10)
    _, words = told(entries, human("anna"), human("BRUNO"))
    assert words == "anna – BRUNO: 3–1 overall. anna won last time, by 22 points."
    _, words = told(games(5, 22, -3, 10), human(BRUNO), human(ANNA))
    assert words == "", "no sitting of Bruno is known here"
    assert told(games(5), human(ANNA), human(BRUNO))[0] == [], "they have not met before"
    assert told(games(5, 6, game="sobek"), human(ANNA), human(BRUNO))[0] == []


@pytest.mark.parametrize(
    ("leads", "game", "words"),
    [
        ((7, -4, 3), "duel", "Anna – Merchant: 2–1 overall. Merchant won last time, by 4 points."),
        ((7, 0, 3), "duel", "Anna – Merchant: 2–0 overall, 1 draw. The last game was a draw."),
        ((7, None, 3), "duel", "Anna – Merchant: 2–1 overall. Merchant won last time."),
        ((-2, 5), "sa-re", "Anna – Merchant: 1–1 overall. Merchant won last time."),
    ],
)
def test_a_person_is_told_the_score_against_an_ai(leads: tuple[int | None, ...], game: str, words: str) -> None:
    entries = games(*leads, game=game, rival="merchant")
    assert told(entries, ai("merchant", "Imhotep"), human(ANNA), game=game)[1] == words


def test_with_more_seats_the_wins_against_each_level_are_told() -> None:
    mine = Sitting("sobek", ANNA, 3, "", frozenset({"merchant", "scribe"}), 50, True, 1.0)
    lost = Sitting("sobek", ANNA, 3, "", frozenset({"merchant"}), 50, False, 1.0)
    entries = {
        name: MatchEntry(f"2026-01-0{at}", frozenset(), (one,))
        for at, (name, one) in enumerate((("a", mine), ("b", lost), ("c", mine)))
    }
    seats = (human(ANNA), ai("merchant", "Imhotep"), ai("scribe", "Meryt"))
    found, words = told(entries, *seats, game="sobek")
    assert words == "Games won by Anna: 2 of 3 against Merchant and 2 of 2 against Scribe."
    assert told(entries, human(ANNA), human(BRUNO), ai("scribe", "Meryt"), game="sobek")[0] == []
    assert len(found) == 2


def resigned(folder: Path, number: int, seat: int, **more: Any) -> Path:
    path = folder / f"{number}.felucca"
    game = registry.make("duel", numbers("duel"))
    match = Match.new(game, Setup(2), [human(ANNA), human(BRUNO)], path=path, created=f"2026-01-0{number}", **more)
    for _ in range(6):
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    match.resign(seat)
    return path


def test_a_resigned_game_is_lost_and_its_points_count_for_nobody(tmp_path: Path) -> None:
    path = resigned(tmp_path, 1, 0)
    anna, bruno = sittings(read_record(path))
    assert (anna.has_won, bruno.has_won, anna.is_resigned, anna.lead) == (False, True, True, None)
    assert (anna.people, bruno.people) == ({BRUNO}, {ANNA})
    whole = tally([anna])
    assert (whole.played, whole.won, whole.best, whole.average) == (1, 0, None, None)
    played = Sitting("duel", ANNA, 2, "", frozenset({""}), 70, True, 1.0)
    assert (tally([anna, played]).best, tally([anna, played]).average) == (70, 70)


def test_meetings_follow_from_records(tmp_path: Path) -> None:
    for number, seat in ((1, 0), (2, 1), (3, 1)):
        resigned(tmp_path, number, seat)
    entries, _ = read_entries(tmp_path, tmp_path / "statistics.json")
    found = meetings(entries, "3", "duel", [human(ANNA), human(BRUNO)])
    assert meeting_words.told(found, 2) == "Anna – Bruno: 2–1 overall. Anna won last time."
    for name in os.listdir(tmp_path):
        if name.endswith(".felucca"):
            (tmp_path / name).unlink()
    kept, _ = read_entries(tmp_path, tmp_path / "statistics.json")
    assert meetings(kept, "3", "duel", [human(ANNA), human(BRUNO)]) == found, "also without the records"


def test_playing_again_names_game_options_and_opponents() -> None:
    game = registry.make("sobek", numbers("sobek"))
    setup = Setup(2, {"open_information": "yes"})
    one = Match.new(game, setup, [human(ANNA), ai("merchant", "Imhotep")]).header
    assert meeting_words.again(one) == "Play Sobek (Open information) again against Imhotep (Merchant)"
    people = [human(ANNA), human(BRUNO), ai("scribe", "Meryt")]
    other = Match.new(game, Setup(3, {"open_information": "no"}), people).header
    assert meeting_words.again(other) == "Play Sobek again with Anna, Bruno and Meryt (Scribe)"
    city = registry.make("sa-re", numbers("sa-re"))
    options = {"scenario": "priest", "architect": "on"}
    third = Match.new(city, Setup(2, options), [human(ANNA), ai("merchant", "Imhotep")]).header
    locale.set_language("it")
    assert meeting_words.again(third).startswith("Gioca ancora a Sa-Rê (Sacerdote, ")


def test_playing_again_has_no_colon_before_the_one_in_the_name_of_the_game() -> None:
    """“Rejouer : Sobek : 2 joueurs …”"""
    game = registry.make("duel", numbers("duel"))
    header = Match.new(game, Setup(2, {}), [human(ANNA), ai("merchant", "Imhotep")]).header
    found = set()
    for language in locale.available_languages():
        locale.set_language(language)
        found.add(meeting_words.again(header, has_levels=False).replace("\N{NARROW NO-BREAK SPACE}", " "))
    assert found == {
        "Play Sobek: 2 Players again against Imhotep",
        "Rejouer à Sobek : 2 joueurs contre Imhotep",
        "Gioca ancora a Sobek: 2 giocatori contro Imhotep",
    }
