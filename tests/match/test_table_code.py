"""Tables that repeat: their codes, their luck, and the table of a day."""

from __future__ import annotations

import hashlib
import random
from datetime import date, timedelta

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


def test_no_exchanged_letters_make_another_code() -> None:
    rng = random.Random(1)
    for _ in range(200):
        letters = list(TableCode("duel", ("miser",), number=rng.randrange(NUMBERS)).encode()[4:].replace("-", ""))
        at = rng.randrange(1, len(letters))
        changed = [*letters[: at - 1], letters[at], letters[at - 1], *letters[at + 1 :]]
        if changed != letters:
            with pytest.raises(FeluccaError, match="one character is wrong"):
                decode("".join(changed))


def test_what_is_no_code_or_one_of_another_version_is_told() -> None:
    for text in ("", "FEL", "FEL-7K3M9-QXDTN-2P0A", "FEL-7K3M9-QXDTN-2P0AU", "a" * 500):
        with pytest.raises(FeluccaError, match="a code looks like FEL-7K3M9-QXDTN-2P0AB"):
            decode(text)
    value = (2 * 32 << 68) // 1021 * 1021
    newer = "".join(LETTERS[value >> 5 * at & 31] for at in reversed(range(15)))
    with pytest.raises(FeluccaError, match="from a newer version of Felucca"):
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
