"""The seal: shown from the start, opened at the end, and found out if anything in it was changed."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import msgspec

from game.cli.verify import examine
from game.match.commitment import Commitment, check_record, commitment_of, grouped
from game.match.lines import Result
from game.match.match import Match
from game.match.record import write_all
from game.match.seats import human
from game.rules.core.game import Setup
from tests.ai.test_opponents import made


def played(seed: str = "seed") -> Match:
    match = Match.new(made("duel"), Setup(2), (human("Ani"), human("Bek")), seed=seed, salt="pinch", clock=None)
    while match.to_move >= 0:
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    return match


def test_the_seal_is_closed_until_the_match_is_over_and_fits_then() -> None:
    match = Match.new(made("duel"), Setup(2), (human("Ani"), human("Bek")), seed="seed", salt="pinch", clock=None)
    closed = commitment_of(match)
    rules = match.header.rules
    assert closed == Commitment(hashlib.sha256(f"pinch/seed/{rules}".encode()).hexdigest(), rules)
    assert not closed.is_open
    assert not closed.is_right
    opened = commitment_of(played())
    assert opened == replace(closed, seed="seed", salt="pinch")
    assert opened.is_open
    assert opened.is_right
    assert not replace(opened, seed="sead").is_right
    assert not replace(opened, rules="0" * 64).is_right


def test_a_record_whose_opening_does_not_fit_its_fingerprint_is_found_by_the_check_and_the_command(
    tmp_path: Path,
) -> None:
    match = played()
    check_record(match)
    file = tmp_path / "duel.felucca"
    file.write_bytes(write_all(match.lines))
    assert examine(file)[0].code == 0
    assert "all draws follow from the seed" in examine(file)[0].sentence
    result = match.lines[-1]
    assert isinstance(result, Result)
    file.write_bytes(write_all([*match.lines[:-1], msgspec.structs.replace(result, seed="other")]))
    verdict = examine(file)[0]
    assert verdict.code == 1
    assert "the seed and the salt do not give the fingerprint of the deal" in verdict.sentence


def test_a_fingerprint_is_written_in_groups() -> None:
    assert grouped("0123456789abcdef0123") == "01234567 89abcdef 0123"


def test_a_seed_that_somebody_chose_is_shown_as_he_wrote_it() -> None:
    assert Commitment("", "", "my lucky number").seed_shown == "my lucky number"
    assert Commitment("", "", "1234567890").seed_shown == "1234567890"
    assert Commitment("", "", "0123456789abcdef" * 2).seed_shown == "01234567 89abcdef 01234567 89abcdef"
