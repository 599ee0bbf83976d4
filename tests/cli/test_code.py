"""`felucca day` and `felucca code`: the same table for everyone, and a sentence for what is no code."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from game.__main__ import main
from game.match import almanac, saves
from game.match.table_code import TableCode, decode, four_tables
from tests.match.repeating import record


def test_the_table_of_a_day_is_that_of_the_almanac(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["day", "--date", "2026-12-27", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    table = almanac.day(date(2026, 12, 27))
    assert (found["date"], found["code"], found["game"]) == ("2026-12-27", table.encode(), table.game)
    assert found["players"][found["seat"]] == "you"
    assert sorted(found["players"]) == sorted(["you", *table.opponents])
    assert main(["code", found["code"], "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {name: found[name] for name in found if name != "date"}
    assert main(["day"]) == 0
    assert almanac.day(date.today()).encode() in capsys.readouterr().out


def test_a_code_is_explained_with_its_options_however_it_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    table = TableCode("sobek", ("vizier", "miser"), 1, {"open_information": "yes"}, 7)
    assert main(["code", table.encode().lower().replace("-", "")]) == 0
    out = capsys.readouterr().out
    assert table.encode() in out
    assert "miser, you, vizier" in out
    assert "open_information=yes" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["code", "FEL-1"], "A code looks like "),
        (["code", almanac.day(date(2026, 12, 27)).encode()[:-1] + "0"], "No table has this code: "),
        (["day", "--date", "tomorrow"], "Invalid value for '--date': 'tomorrow' is not a date such as 2026-12-24"),
    ],
)
def test_anything_else_is_refused_with_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) != 0
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(sentence)
    assert told.err.count("\n") == 1


def test_a_match_of_four_tables_is_printed_with_its_scores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    saves.folder().mkdir(parents=True, exist_ok=True)
    tables = four_tables(TableCode("duel", ("random",), 1, {}, 12_345))
    (saves.folder() / "one.felucca").write_bytes(record(tables[2]))
    assert main(["code", tables[0].encode(), "--four", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [decode(one["code"]) for one in told["tables"]] == list(tables)
    assert told["scores"] == [{"name": "Ani", "sailed": 1, "judged": 0}]
    assert main(["code", tables[0].encode(), "--four"]) == 0
    assert capsys.readouterr().out.endswith("Ani: 1 of 4 played, 0 analysed\n")
