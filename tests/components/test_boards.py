"""Boards: every slot where the rules want it, and broken maps told in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.components.boards import Board, Rect, Slot, load_board, read_board, wanted_slots
from game.components.check import check_game
from game.components.load import numbers
from game.components.source import DefinitionError
from game.registry import ENTRIES

from .conftest import Break

FACE_OF_LETTER = {"#": "space-number", "A": "space-ankh", "E": "space-eye", "F": "space-feather", "W": "space-water"}


BOARDS = [board for entry in ENTRIES.values() for board in entry.slots]


def of_kind(board: Board, kind: str) -> list[Slot]:
    """Return the slots of a kind (the class of the object in Tiled), in the order of the map."""
    return [slot for slot in board.slots.values() if slot.kind == kind]


def series(board: Board, stem: str) -> list[Slot]:
    """Return the slots `stem.0`, `stem.1` … (from 0 or 1), in the order of their numbers."""
    found = [slot for slot in board.slots.values() if slot.name.rpartition(".")[0] == stem]
    return sorted(found, key=lambda slot: int(slot.name.rpartition(".")[2]))


@pytest.mark.parametrize("name", BOARDS)
def test_every_shipped_board_has_its_slots(name: str) -> None:
    board, mistakes = read_board(name)
    assert mistakes == []
    assert [slot for slot in wanted_slots(name) if slot not in board.slots] == []


@pytest.mark.rule("S-1.4")
def test_the_score_track_shows_what_the_rules_say() -> None:
    board = load_board("sobek")
    assert [slot.face for slot in series(board, "track")] == [FACE_OF_LETTER[c] for c in numbers("sobek")["track"]]
    shown = [slot.values for slot in series(board, "track") if slot.face == "space-number"]
    assert shown == [(("number", n),) for n in range(0, 100, 5)]


def _centre(rect: Rect) -> tuple[float, float]:
    return rect.x + rect.width / 2, rect.y + rect.height / 2


@pytest.mark.rule("S-1.5")
def test_each_space_of_the_track_touches_the_next() -> None:
    spaces = [_centre(slot.rect) for slot in series(load_board("sobek"), "track")]
    steps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in zip(spaces, [*spaces[1:], spaces[0]], strict=True)]
    assert steps == pytest.approx([12.5] * 100)


@pytest.mark.rule("S-2.3")
def test_the_first_quay_is_the_one_nearest_to_space_0() -> None:
    board = load_board("sobek")
    start = _centre(board.rect("track.0"))
    quays = series(board, "quay")
    far = [abs(_centre(q.rect)[0] - start[0]) + abs(_centre(q.rect)[1] - start[1]) for q in quays]
    assert [q.name for q in quays] == [f"quay.{n}" for n in range(1, 10)]
    assert far == sorted(far)


@pytest.mark.rule("D-1.7")
def test_the_market_is_six_by_six_in_three_rings() -> None:
    board = load_board("duel")
    rings = ["".join(board.slots[f"market.{c}.{r}"].face[7] for c in range(6)) for r in range(6)]
    assert rings == ["oooooo", "oooooo", "ooccoo", "ooccoo", "oooooo", "oooooo"]
    faces = [slot.face for slot in of_kind(board, "square")]
    assert [faces.count(f"square-{ring}") for ring in ("centre", "orange", "outer")] == [4, 12, 20]


@pytest.mark.rule("R-1.6")
def test_the_nile_borders_the_right_column_and_the_bottom_row() -> None:
    board = load_board("sa-re")
    wet = {slot.name for slot in of_kind(board, "plot") if slot.face == "plot-nile"}
    assert wet == {f"plot.{c}.{r}" for c in range(3) for r in range(4) if c == 2 or r == 3}
    assert numbers("sa-re")["nile"] == sorted(int(n[7]) * 3 + int(n[5]) for n in wet)


@pytest.mark.rule("R-1.7")
def test_the_gauge_has_seven_squares_and_the_last_is_red() -> None:
    gauge = series(load_board("sa-re"), "gauge")
    assert [slot.face for slot in gauge] == ["gauge"] * 6 + ["gauge-red"]
    assert len(gauge) == numbers("sa-re")["gauge_red"]


@pytest.mark.parametrize("name", BOARDS)
def test_slots_where_cards_lie_do_not_overlap(name: str) -> None:
    board = load_board(name)
    kinds = (
        "quay",
        "pile",
        "space",
        "event",
        "square",
        "pirogue",
        "bag",
        "plot",
        "gauge",
        "caravan",
        "stack",
        "dock",
        "aside",
    )
    places = [slot for kind in kinds for slot in of_kind(board, kind)]
    assert len(places) > 5
    for i, one in enumerate(places):
        for other in places[i + 1 :]:
            a, b = one.rect, other.rect
            apart = a.x + a.width <= b.x + 0.01 or b.x + b.width <= a.x + 0.01
            assert apart or a.y + a.height <= b.y + 0.01 or b.y + b.height <= a.y + 0.01, (one.name, other.name)


def test_millimetres_become_pixels_without_gaps() -> None:
    assert Rect(12.5, 0, 12.5, 10).scaled(2.3) == (29, 0, 28, 23)
    assert Rect(25.0, 0, 12.5, 10).scaled(2.3)[0] == 29 + 28


def test_moving_an_object_moves_the_slot(data: Path, spoil: Break) -> None:
    spoil("boards/duel.tmx", 'name="market.1.0" type="square" x="199"', 'name="market.1.0" type="square" x="196"')
    board, mistakes = read_board("duel", data)
    assert mistakes == []
    assert board.rect("market.1.0").x == 49.0


OF_THE_WHOLE_MAP = ('name="quay.4"', 'value="space-eye"', "pixels_per_mm", 'value="2.048"')
"""The edits that damage a map where no single line is at fault."""


@pytest.mark.parametrize(
    ("old", "new", "message", "suggestion"),
    [
        ('name="quay.4"', 'name="qauy.4"', "the map has no object 'quay.4'", "qauy.4"),
        (
            'name="quay.1" type="quay" x="247"',
            'name="quay.1" type="quay" x="1247"',
            "'quay.1' reaches outside the map",
            "",
        ),
        (
            'name="quay.1" type="quay" x="247"',
            'name="quay.1" type="quay" x="-4"',
            "'quay.1' reaches outside the map",
            "",
        ),
        ('name="track.7"', 'name="track.6"', "there are two objects called 'track.6'", ""),
        ('name="seat.1" type="seat"', 'name="" type="seat"', "has no name", ""),
        ('y="240" width="238"', 'y="240" width="0"', "the object 'seat.1' has no size", ""),
        ('value="space-eye"', 'value="space-eyes"', "wants an unknown face 'space-eyes'", "space-eye"),
        ("pixels_per_mm", "pixels_per_cm", "the map needs a property 'pixels_per_mm'", ""),
        ('value="2.048"', 'value="0"', "the map needs a property 'pixels_per_mm'", ""),
        ("</map>", "", "not a Tiled map: the XML is broken", ""),
    ],
)
def test_a_broken_map_is_a_mistake(data: Path, spoil: Break, old: str, new: str, message: str, suggestion: str) -> None:
    line = spoil("boards/sobek.tmx", old, new)
    found = [m for m in check_game("sobek", data)[0] if message in m.message]
    assert found
    assert found[0].file == "data/boards/sobek.tmx"
    assert found[0].line == (0 if old in OF_THE_WHOLE_MAP else line + (new == ""))
    assert suggestion in found[0].suggestion


def test_an_edge_that_no_window_has_is_a_mistake(data: Path, spoil: Break) -> None:
    line = spoil("boards/sobek.tmx", 'name="anchor" value="bottom"', 'name="anchor" value="botom"')
    (found,) = read_board("sobek", data)[1]
    assert found.message == "the object 'quay.1' keeps to 'botom': did you mean 'bottom'?"
    assert found.line == line - 2


@pytest.mark.parametrize(("old", "new"), [("ground.tsx", "grond.tsx"), ('encoding="csv"', 'encoding="morse"')])
def test_a_map_that_cannot_be_read_is_a_mistake(data: Path, spoil: Break, old: str, new: str) -> None:
    spoil("boards/duel.tmx", old, new)
    found = [(m.file, m.line) for m in check_game("duel", data)[0] if "not a Tiled map that can be read" in m.message]
    assert found == [("data/boards/duel.tmx", 0)]


def test_only_surroundings_may_reach_outside_the_map(data: Path, spoil: Break) -> None:
    spoil("boards/sobek.tmx", 'name="river" type="surroundings"', 'name="river" type="ground"')
    assert [m.message for m in read_board("sobek", data)[1]] == ["the object 'river' reaches outside the map"]


def test_a_map_as_other_editors_write_it_is_read(data: Path) -> None:
    """With other quotes, other letters, and objects over several lines; their line is then not known."""
    path = data / "boards" / "sobek.tmx"
    text = path.read_text(encoding="utf-8").replace(' id="', '\n id="', 60)
    text = text.replace('<object id="1"', "<object id='1'").replace('encoding="UTF-8"', 'encoding="UTF-16"', 1)
    path.write_text(text, encoding="utf-16")
    board, mistakes = read_board("sobek", data)
    assert mistakes == []
    assert board.slots == read_board("sobek")[0].slots


def test_a_picture_missing_from_the_tileset(data: Path, spoil: Break) -> None:
    spoil("boards/ground.tsx", "water-a.svg", "watr-a.svg")
    messages = [m.message for m in read_board("duel-supply", data)[1]]
    assert messages == ["the picture 'watr-a.svg' of the layer 'ground' is missing"]


def test_a_missing_map(data: Path) -> None:
    with pytest.raises(DefinitionError, match=r"^data/boards/camel.tmx: the map is missing$"):
        read_board("camel", data)


def test_something_else_than_a_map(data: Path) -> None:
    (data / "boards" / "sobek.tmx").write_text("<svg/>", encoding="utf-8")
    with pytest.raises(DefinitionError, match=r"^data/boards/sobek.tmx:1: not a Tiled map$"):
        read_board("sobek", data)


def test_a_map_without_a_place_that_the_game_needs_is_not_used(
    data: Path, spoil: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil("boards/duel-supply.tmx", 'name="pirogue.3"', 'name="pirogue.x"')
    monkeypatch.setattr("game.components.boards.asset_dir", lambda _: data)
    with pytest.raises(DefinitionError, match=r"duel-supply.tmx: the map has no object 'pirogue.3' \(did you mean"):
        load_board.__wrapped__("duel-supply")
