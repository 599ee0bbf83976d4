"""The small parts every game stands on."""

from __future__ import annotations

import pickle
import random
from typing import ClassVar

import pytest

from game.errors import FeluccaError
from game.registry import make
from game.rules.core.bits import lowest, mask_of, members
from game.rules.core.chance import FIRST_PLAYER, recording, scripted, seeded, unavailable
from game.rules.core.facts import EVERYONE, NOBODY, Excluded, Gathered, Looked, Moved, Noted, redact
from game.rules.core.state import INT, INTS, MASK, MASKS, PIECES, TUPLES, State
from game.rules.core.universe import Universe

UNIVERSE = Universe([("reed", 0), ("lotus", 0), ("frog", 1)], ("blue", "red"))


class Pond(State):
    FIELDS: ClassVar = {"turn": INT, "scores": INTS, "bank": MASK, "hands": MASKS, "row": PIECES, "stack": TUPLES}
    __slots__ = tuple(FIELDS)

    def __init__(self) -> None:
        self.turn = 1
        self.scores = [3, -4]
        self.bank = 0b100
        self.hands = [0b11, 0]
        self.row = [2, -1]
        self.stack = [(1, 2), (3,)]


def test_bits() -> None:
    assert members(0b10110) == [1, 2, 4]
    assert mask_of([4, 1, 2]) == 0b10110
    assert lowest(0b10110, 2) == 0b110
    assert lowest(0b10110, 9) == 0b10110


def test_names_and_hidden_codes_read_back() -> None:
    assert UNIVERSE.show(2) == "frog"
    assert UNIVERSE.show(UNIVERSE.seat(3)) == "seat.3"
    assert UNIVERSE.hidden(2) == -2
    assert UNIVERSE.show(-2) == "?red"
    assert UNIVERSE.read("?red") == -2
    assert UNIVERSE.back_masks == (0b011, 0b100)
    with pytest.raises(ValueError, match="no piece is called 'newt'"):
        UNIVERSE.id("newt")
    with pytest.raises(ValueError, match="no back is called 'green'"):
        UNIVERSE.read("?green")
    with pytest.raises(ValueError, match="same name"):
        Universe([("a", 0), ("a", 0)], ("blue",))


def test_a_clone_is_equal_and_independent() -> None:
    pond = Pond()
    copy = pond.clone()
    assert copy == pond
    assert copy.key() == pond.key()
    for name in Pond.FIELDS:
        if isinstance(getattr(copy, name), list):
            assert getattr(copy, name) is not getattr(pond, name)
    copy.row.append(0)
    assert copy != pond
    assert pond.row == [2, -1]
    assert pond != 3
    assert pickle.loads(pickle.dumps(pond)) == pond


def test_a_position_reads_back_from_its_text() -> None:
    text = Pond().text(UNIVERSE)
    assert text == "turn=1 scores=3,-4 bank=frog hands=reed+lotus|- row=frog+?blue stack=1:2|3"
    assert Pond.parse(text, UNIVERSE) == Pond()
    empty = Pond()
    empty.scores, empty.bank, empty.hands, empty.row, empty.stack = [], 0, [], [], []
    assert Pond.parse(empty.text(UNIVERSE), UNIVERSE) == empty


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn=1", "lacks the field 'scores'"),
        (Pond().text(UNIVERSE) + " frogs=2", "no field 'frogs'"),
        (Pond().text(UNIVERSE).replace("turn=1", "turn=x"), "field 'turn'"),
        (Pond().text(UNIVERSE).replace("bank=frog", "bank=newt"), "field 'bank': no piece is called 'newt'"),
    ],
)
def test_a_wrong_text_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Pond.parse(text, UNIVERSE)


def test_fields_and_slots_must_agree() -> None:
    with pytest.raises(TypeError, match="FIELDS and __slots__"):
        type("Bad", (State,), {"FIELDS": {"a": INT}, "__slots__": ("b",)})
    with pytest.raises(TypeError, match="FIELDS and __slots__"):
        type("Bad", (State,), {"FIELDS": {"a": "colour"}, "__slots__": ("a",)})


def test_a_recorded_draw_is_replayed_by_name() -> None:
    outcomes: list[int] = []
    draw = recording(seeded(random.Random(5)), outcomes)
    bag = [3, 5, 9]
    drawn = [bag[draw(bag, FIRST_PLAYER)] for _ in range(20)]
    assert outcomes == drawn
    assert set(drawn) == set(bag)
    again = scripted(outcomes)
    assert [bag[again(bag, FIRST_PLAYER)] for _ in range(20)] == drawn
    with pytest.raises(FeluccaError, match="missing"):
        again(bag, FIRST_PLAYER)
    with pytest.raises(FeluccaError, match="not in the bag"):
        scripted([4])(bag, FIRST_PLAYER)
    with pytest.raises(AssertionError, match="not expected"):
        unavailable(bag, FIRST_PLAYER)


def test_draws_are_fair() -> None:
    draw = seeded(random.Random(11))
    counts = [0] * 5
    for _ in range(5000):
        counts[draw([1, 2, 3, 4, 5])] += 1
    chi = sum((n - 1000) ** 2 / 1000 for n in counts)
    assert chi < 18.5  # 0.1 % of fair generators exceed it with 4 degrees of freedom


def test_redaction_hides_faces_from_those_who_do_not_see_them() -> None:
    moved = Moved((0, 2), 0, 1, 0b10, "steal")
    assert redact(moved, 1, UNIVERSE) == moved
    assert redact(moved, 0, UNIVERSE) == Moved((-1, -2), 0, 1, 0b10, "steal")
    looked = Looked(0b1, 3, (0, 1))
    assert redact(looked, 0, UNIVERSE) == looked
    assert redact(looked, 7, UNIVERSE) == Looked(0b1, 3, (-1, -1))
    public = Moved((0,), 0, 1, EVERYONE, "take")
    assert redact(public, 7, UNIVERSE) == public
    assert redact(Moved((0,), 0, 1, NOBODY, "skip"), 3, UNIVERSE) == Moved((-1,), 0, 1, NOBODY, "skip")
    for fact in (Excluded(1, 0b11), Gathered(), Noted("turn", 2)):
        assert redact(fact, 0, UNIVERSE) is fact


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(FeluccaError, match="no game called 'senet': choose one of sobek, duel, sa-re"):
        make("senet", {})
