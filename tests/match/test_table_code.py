"""Tables that repeat: their codes, their luck, and the table of a day."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from datetime import date, timedelta
from itertools import combinations

import pytest
from msgspec.structs import replace

from game import registry
from game.components.load import numbers
from game.errors import FeluccaError
from game.match.almanac import day
from game.match.lines import RecordHeader
from game.match.match import Match
from game.match.opponents import opponents
from game.match.playback import Playback
from game.match.random_stream import RankedDraws
from game.match.record import RecordError, parse, write_all
from game.match.table_code import LEVELS, NUMBERS, TableCode, decode
from game.registry import GAMES
from game.rules.core.chance import DrawSource
from game.rules.core.game import Setup

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
TABLES = (
    TableCode("sobek", ("miser", "gambler", "pharaoh"), 2, {"open_information": "yes"}, NUMBERS - 1),
    TableCode("duel", ("steward",), 1, {}, 12_345),
    TableCode("sa-re", ("vizier", "merchant"), 0, {"scenario": "pharaoh", "architect": "on"}, 7),
    TableCode("sa-re", ("apprentice",), 0, {}, 0),
)


@pytest.mark.parametrize("table", TABLES)
def test_a_code_names_everything_of_its_table(table: TableCode) -> None:
    code = table.encode()
    assert len(code) == len("FEL-7K3M9-QXDTN-2P0AB")
    for written in (code, code.lower(), code.replace("-", " "), code.removeprefix("FEL-"), code.replace("0", "o")):
        assert decode(written) == table


def test_no_wrong_letter_and_no_exchanged_ones_make_another_code() -> None:
    rng = random.Random(1)
    for _ in range(200):
        letters = list(TableCode("duel", ("miser",), number=rng.randrange(NUMBERS)).encode()[4:].replace("-", ""))
        at, other = rng.randrange(len(letters)), rng.choice(LETTERS)
        wrong = [*letters[:at], other, *letters[at + 1 :]]
        near = [*letters[: at - 1], letters[at], letters[at - 1], *letters[at + 1 :]] if at else letters
        for changed in (wrong, near):
            if changed != letters:
                with pytest.raises(FeluccaError, match="one character is wrong"):
                    decode("".join(changed))


def test_what_is_no_code_or_one_of_another_version_is_told() -> None:
    for text in ("", "FEL", "FEL-7K3M9-QXDTN-2P0A", "FEL-7K3M9-QXDTN-2P0AU", "a" * 500):
        with pytest.raises(FeluccaError, match="a code looks like FEL-7K3M9-QXDTN-2P0AB"):
            decode(text)
    value = (2 * 32 << 68) // 1021 * 1021
    newer = "".join(LETTERS[value >> 5 * at & 31] for at in reversed(range(15)))
    with pytest.raises(FeluccaError, match="from a newer Felucca"):
        decode(newer)
    for table in (
        TableCode("chess", ("miser",)),
        TableCode("duel", ("nobody",)),
        TableCode("duel", ("miser",), 0, {"x": "y"}),
    ):
        assert (table.options == {"x": "y"}) == bool(_encoded(table))


def _encoded(table: TableCode) -> str:
    try:
        return table.encode()
    except FeluccaError:
        return ""


def test_every_level_has_a_number_in_codes() -> None:
    assert set(opponents()) <= set(LEVELS)
    assert len(LEVELS) <= 32


def play(table: TableCode, seed: int, most: int = 300) -> Match:
    """Play a game at a table, or its first decisions; a random player decides for everybody."""
    game = registry.make(table.game, numbers(table.game))
    seats = table.seats("Ani", ["Ptah", "Meryt", "Nefret"])
    match = Match.new(game, Setup(len(seats), table.options), seats, table=table, clock=None)
    rng = random.Random(seed)
    while match.to_move >= 0 and match.ply < most:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    return match


@pytest.mark.parametrize("table", TABLES)
def test_a_table_has_the_same_luck_whenever_it_is_opened(table: TableCode) -> None:
    one, again, other = play(table, 1, 60), play(table, 1, 60), play(table, 2, 60)
    assert write_all(one.lines) == write_all(again.lines)
    assert one.lines[1] == other.lines[1]
    assert one.ai_seed(0) == again.ai_seed(0)
    header = one.lines[0]
    assert isinstance(header, RecordHeader)
    assert (header.table, header.format, table.secret.seed) == (table.encode(), 3, table.encode())
    Playback(parse(write_all(one.lines)), registry.make).play_all()
    for wrong in (TABLES[0].encode(), TableCode("duel", ("miser",), 1, {}, 1).encode(), "FEL-0"):
        if wrong != header.table:
            with pytest.raises(RecordError):
                Playback(parse(write_all([replace(header, table=wrong), *one.lines[1:]])), registry.make)


def test_whoever_draws_equally_often_meets_the_same_cards() -> None:
    """In the duel, the k-th tile of the pile is the same one, whatever was drawn elsewhere in between."""
    table = TABLES[1]
    met: list[list[str]] = []
    for seed in range(6):
        match, drawn = play(table, seed), []
        universe = match.game.universe
        for line in match.lines[2:]:
            drawn += [name for name in getattr(line, "chance", []) if universe.backs[universe.id(name)] < 2]
        met.append(drawn)
    pile = [one for one in met if one]
    for one, other in combinations(pile, 2):
        taken = [name for name in one if name in other]
        assert taken == [name for name in other if name in one], "two tables disagree about the order of the pile"


def test_ranks_are_those_of_the_document() -> None:
    """The example of docs/records.md."""
    game = registry.make("duel", numbers("duel"))
    ids = [game.universe.id(name) for name in ("ivory.1", "ivory.2", "ivory.3")]
    names = [game.universe.show(piece) for piece in ids]
    luck = RankedDraws("5", game.universe)
    ranks = [hashlib.sha256(f"felucca/5/pile/0/{name}".encode()).digest()[:8] for name in names]
    assert luck.chance(ids, DrawSource("pile")) == ranks.index(min(ranks))
    again = [hashlib.sha256(f"felucca/5/deben/0/1/{name}".encode()).digest()[:8] for name in names]
    luck.chance(ids, DrawSource("deben", returns=True))
    assert luck.chance(ids, DrawSource("deben", returns=True)) == again.index(min(again))


@pytest.mark.parametrize("source", [DrawSource("pile"), DrawSource("theft", returns=True)])
def test_every_piece_comes_up_equally_often(source: DrawSource) -> None:
    """χ² with 9 degrees of freedom exceeds 27.9 once in a thousand times; the seeds are fixed."""
    universe = registry.make("duel", numbers("duel")).universe
    found = Counter(RankedDraws(f"seed {n}", universe).chance(range(10), source) for n in range(4000))
    assert sum((found[index] - 400) ** 2 / 400 for index in range(10)) < 27.9


def test_each_day_has_its_table_and_the_week_its_shape() -> None:
    monday = date(2026, 11, 23)
    week = [day(monday + timedelta(days=number)) for number in range(7)]
    assert [(table.game, len(table.opponents)) for table in week] == [
        ("duel", 1), ("sa-re", 2), ("sobek", 2), ("duel", 1), ("sobek", 2), ("sa-re", 1), ("sobek", 3),
    ]  # fmt: skip
    year = [day(monday + timedelta(days=number)) for number in range(366)]
    assert len({table.encode() for table in year}) == len(year)
    assert {table.seat for table in year if table.game == "sobek"} >= {0, 1, 2}
    assert all(len(set(table.opponents)) == len(table.opponents) for table in year)
    assert {table.game for table in year} <= set(GAMES)
    digest = hashlib.sha256(b"day/duel/2026-11-23/1").digest()
    assert week[0].number == int.from_bytes(digest[:7], "big") % NUMBERS
