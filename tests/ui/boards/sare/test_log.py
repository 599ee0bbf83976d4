"""The log of Sa-Rê: the parts of one payment or one effect form one sentence, even when half of it was shown before."""

from __future__ import annotations

import random
import re

import pytest

from game import locale
from game.rules.core.facts import Fact, Noted
from game.rules.sare import moves
from game.rules.sare.notes import Amounts, Exchange, Gain, Gauge, Growth, Pay, Resource, Round, Site, Step, Stored, Wild
from game.rules.sare.season import FROM_POOL, FROM_REVOLT
from game.rules.sare.tables import PYRAMID, TILES
from game.ui.boards.sare.words import gather
from tests.ui.boards.sare.table import SaReTable
from tests.ui.tables import Table

MARKET, TEMPLE = TILES.index("market"), TILES.index("temple")


def plain(table: Table, facts: list[Fact]) -> list[str]:
    return [re.sub("<[^>]*>", "", line.markup) for line in table.presenter.sentences(facts)]


def said(table: Table, many: int = 40) -> list[str]:
    return [re.sub("<[^>]*>", "", line.markup) for line in table.sight.lines[-many:]]


@pytest.mark.rule("R-8.1")
def test_a_payment_of_several_decisions_ends_as_one_sentence() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    name = table.match.seats[seat].name
    table.add(seat, "market", 6, is_site=True)
    table.build_with((3, 1, 1, 2))
    table.drain()
    begun = len(table.sight.lines)
    table.submit((moves.BUILD, MARKET, 6), (moves.PAY, 1, 0))
    table.drain()
    assert said(table)[begun:] == [f"{name} pays 1 wood."]
    table.submit((moves.PAY, 0, 0))
    table.drain()
    assert said(table)[begun:] == [f"{name} builds the Market on a3. Paid: 1 wood, 1 gold and 2 wilds."]
    assert not any(" pays " in line for line in said(table))


def test_the_log_is_the_same_told_bit_by_bit_and_as_a_whole() -> None:
    table = SaReTable(3, 0, confirm_handover=False, seed="bit by bit")
    match, rng, halves = table.match, random.Random(7), 0
    while match.ply < 330 and not match.is_over:
        legal = [move for move in match.view(match.to_move).legal if move[0] not in (moves.DEMOLISH, moves.ABANDON)]
        building = [move for move in legal if move[0] == moves.BUILD]
        table.submit(rng.choice(building or legal))
        while table.sight.is_moving or table.sight.is_behind:
            table.tick()
        halves += table.sight.is_half_told
    bit_by_bit = said(table, 2000)
    table.sight.rewrite_log()
    assert said(table, 2000) == bit_by_bit
    assert halves > 5


@pytest.mark.rule("R-4")
def test_what_was_paid_and_what_the_port_takes_off_stand_beside_what_was_built() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    paid = [
        Noted("build", 0, Site(TEMPLE, 3)),
        Noted("discount", 0, Resource(1)),
        Noted("pay", 0, Pay(0, 1, 0)),
        Noted("pay", 0, Pay(1, 1, 1)),
        Noted("wild", 0, Wild(1, 1, 1)),
    ]
    whole = [*paid, Noted("built", 0, Site(TEMPLE, 3)), Noted("growth", 0, Growth(1))]
    built, growth = plain(table, whole)
    assert built == (
        "Anna builds the Temple on a2. Paid: 1 wood, 1 stone, 1 wild, 1 stone from the Stonecutter, "
        "the Port’s wild and 1 caravan. Port discount: 1 stone."
    )
    assert growth.startswith("Anna’s city grows")
    assert len(plain(table, list(paid))) == 4, "told half, each step is a sentence"
    free = [Noted("build", 0, Site(TEMPLE, 3)), Noted("built", 0, Site(TEMPLE, 3))]
    assert plain(table, list(free)) == ["Anna builds the Temple on a2."]
    last = [Noted("build", 0, Site(PYRAMID, 3)), Noted("pay", 0, Pay(0, 2, 0)), Noted("step", 0, Step(1, 3))]
    assert plain(table, [*last, Noted("built", 0, Site(PYRAMID, 3))]) == [
        "Anna builds step 3 of Pyramid 1. Paid: 2 wood.",
        "Anna builds the Pyramid on a2.",
    ]


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize(
    ("language", "paid"),
    [
        ("en", "1 wood, 2 stone from Stonecutters, 1 gold from the Goldsmith and the Port’s wild"),
        ("fr", "1 bois, 2 pierres des Tailleurs de pierre, 1 or de l’Orfèvre et le Joker du Port"),
        ("it", "1 legno, 2 pietre dagli Scalpellini, 1 oro dall’Orafo e il jolly del Porto"),
    ],
)
def test_what_lay_on_buildings_is_told_from_what_was_in_hand(language: str, paid: str) -> None:
    locale.set_language(language)
    table = SaReTable(2, 0, language=language, confirm_handover=False)
    steps: list[Fact] = [
        Noted("build", 0, Site(TEMPLE, 3)),
        Noted("pay", 0, Pay(0, 1, 0)),
        Noted("pay", 0, Pay(1, 0, 2)),
    ]
    steps += [Noted("pay", 0, Pay(2, 0, 1)), Noted("wild", 0, Wild(0, 1, 0))]
    (whole,) = plain(table, [*steps, Noted("built", 0, Site(TEMPLE, 3))])
    assert whole.endswith(f" {paid}.")
    half = plain(table, list(steps))
    assert len(half) == 4
    each = re.split(r", | et | and | e (?=il)", paid)
    assert all(words in line for words, line in zip(each, half, strict=True))


@pytest.mark.rule("R-5.4")
def test_gauges_that_rise_together_are_one_sentence_and_revolts_follow() -> None:
    table = SaReTable(3, 0, confirm_handover=False)
    revolt = [
        Noted("revolt", 0),
        Noted("gain", 0, Gain(FROM_REVOLT, 1, 1, 0, 0)),
        Noted("short", 0, Amounts(0, 0, 1, 0)),
    ]
    facts = [Noted("gauge", 0, Gauge(5, 7)), *revolt, Noted("gauge", 1, Gauge(3, 5)), Noted("gauge", 1, Gauge(5, 6))]
    names = [seat.name for seat in table.match.seats]
    to = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"
    assert plain(table, list(facts)) == [
        f"Revolt gauges: {names[0]}:\xa05{to}7, {names[1]}:\xa03{to}5.",
        f"{names[0]}’s workers revolt! Instead of the pool: 1 wood and 1 stone.",
        f"The supply is short: {names[0]} doesn’t get 1 gold.",
        f"{names[1]}’s revolt gauge: 5 → 6.",
    ]


@pytest.mark.rule("R-3.2")
def test_at_the_beginning_of_a_season_the_sites_are_the_cause_of_the_gauges() -> None:
    """“Nefer’s revolt gauge: 1 → 2.” did not tell why."""
    table = SaReTable(2, 0, confirm_handover=False)
    season, *gauges = Noted("season", 0, Round(2)), Noted("gauge", 1, Gauge(1, 2)), Noted("gauge", 0, Gauge(1, 3))
    name, other = (table.match.seats[seat].name for seat in (1, 0))
    to = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"
    assert plain(table, [season, gauges[0]]) == ["Season", f"{name}’s sites raise the revolt gauge: 1 → 2."]
    told = plain(table, [season, *gauges])[1]
    assert told == f"Sites raise the revolt gauges: {name}:\xa01{to}2, {other}:\xa01{to}3."


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_figure_is_lost_when_sentences_are_gathered(language: str) -> None:
    locale.set_language(language)
    table = SaReTable(2, 0, language=language, confirm_handover=False)
    facts: list[Fact] = [
        Noted("stop", 0),
        Noted("gain", 0, Gain(FROM_POOL, 4, 5, 0, 0)),
        Noted("finish", 1),
        Noted("exchange", 1, Exchange(0, 0, 0, 0, 0, 0, 0)),
        Noted("store", 1, Stored(6, 0, 0)),
        Noted("discard", 1, Amounts(0, 7, 0, 0)),
        Noted("refill", 0, Amounts(8, 0, 0, 0)),
        Noted("refill", 1, Amounts(0, 0, 0, 9)),
    ]
    lines = plain(table, facts)
    assert len(lines) == 3
    assert lines[2].count(" · ") == 1, "between the players, whose tokens have commas"
    assert [sorted(map(int, re.findall(r"\d", line))) for line in lines] == [[4, 5], [6, 7], [8, 9]]
    assert [table.match.seats[seat].name in lines[at] for at, seat in ((0, 0), (1, 1), (2, 0), (2, 1))] == [True] * 4


def test_what_belongs_to_others_is_not_gathered() -> None:
    facts = [
        Noted("stop", 0),
        Noted("gain", 1, Gain(FROM_POOL, 1, 0, 0, 0)),
        Noted("finish", 0),
        Noted("store", 1, Stored(1, 0, 0)),
    ]
    assert gather(facts) == [(fact,) for fact in facts]
