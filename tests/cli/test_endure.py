"""`felucca endure`: a game continues where a kill ended it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.endure import endure
from game.match import saves


def test_a_match_killed_before_its_result_was_written_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    endure(1)
    (record,) = (tmp_path / "matches").glob("*.felucca")
    lines = record.read_bytes().splitlines(keepends=True)
    assert b'"line":"result"' in lines[-1]
    record.write_bytes(b"".join(lines[:-1]))
    assert [saved.is_finished for saved in saves.listing()] == [False]
    told = capsys.readouterr().out.splitlines()
    endure(1)
    again = capsys.readouterr().out.splitlines()
    assert again == [told[-1].replace("end", "at"), told[-1]]
    assert [saved.is_finished for saved in saves.listing()] == [True]
