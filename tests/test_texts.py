"""Texts are read one by one: what is damaged spoils nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import locale
from game.errors import FeluccaError


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Return a function that makes a text file the only one."""
    monkeypatch.setattr(locale, "asset_dir", lambda _: tmp_path)
    monkeypatch.setattr(locale, "data_folders", lambda: ())
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    locale.forget()
    locale.set_language("en")

    def write(content: bytes) -> None:
        (folder / "some.ftl").write_bytes(content)
        locale.forget()

    yield write
    monkeypatch.undo()
    locale.forget()


def test_a_text_may_refer_to_another_and_to_a_term(written) -> None:
    written(
        b"boat = { -name }, { river } and { $count ->\n    [one] one\n   *[other] { $count }\n}\n"
        b"-name = felucca\nriver = Nile\n"
    )
    assert locale.text("boat", count=1) == "felucca, Nile and one"
    assert locale.text("boat", count=3) == "felucca, Nile and 3"
    assert locale.text("boat", count=1) == "felucca, Nile and one"
    assert locale.missing_keys() == ()


def test_a_damaged_text_shows_its_key_and_leaves_the_others_alone(written) -> None:
    written(b"good = well\nbad = { $open\nnext = also well\n# a remark\nlast = done\n")
    assert [locale.text(key) for key in ("good", "bad", "next", "last")] == ["well", "[bad]", "also well", "done"]
    assert locale.missing_keys() == ("bad",)
    assert not locale.has("bad")


def test_the_first_of_two_texts_of_one_key_counts(written) -> None:
    written(b"twice = first\ntwice = second\n")
    assert locale.text("twice") == "first"


def test_a_file_that_is_no_text_is_one_sentence(written) -> None:
    written(b"\xff\xfe\x00\x80")
    with pytest.raises(FeluccaError, match=r"the text file some.ftl cannot be read: .*utf-8"):
        locale.text("any")


def test_a_file_that_the_system_refuses_is_one_sentence_with_its_reason(written, tmp_path: Path) -> None:
    (tmp_path / "locale" / "en" / "odd.ftl").mkdir()
    written(b"")
    with pytest.raises(
        FeluccaError, match=r"^the text file odd\.ftl cannot be read: (is a directory|permission denied)$"
    ):
        locale.text("any")


def test_a_text_is_made_anew_for_each_value(written) -> None:
    written(b"shown = { $value ->\n    [one] once\n   *[other] { $value } times\n}\n")
    values = (1, "1", 2, 2.5, 1)
    assert [locale.text("shown", value=value) for value in values] == [
        "once",
        "1 times",
        "2 times",
        "2.5 times",
        "once",
    ]
