"""Why not: refusals, their sentences, and cards that cannot join a selection."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from game.errors import FeluccaError
from game.paths import asset_dir
from game.rules.core.bits import members
from game.rules.core.chance import seeded
from game.rules.core.game import Setup
from game.rules.sobek import refusals
from game.rules.sobek.moves import ADD, LAY, PLAY, SET, SHED
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import FAMILIES
from tests.rules.sobek.positions import GAME, cards, ids, play, position, why_not
from tests.rules.sobek.slow import looks

SOURCE = Path(str(refusals.__file__)).read_text(encoding="utf-8")
SENTENCES = (asset_dir("data") / "locale" / "en" / "refuse-sobek.ftl").read_text(encoding="utf-8")


def explained(state: object, kind: int, chosen: str, card: str) -> str | None:
    refusal = GAME.explain(state, kind, cards(chosen), ids(card))
    return None if refusal is None else refusal.key.removeprefix("refuse-sobek-")


def test_every_key_has_a_sentence_and_every_sentence_a_key() -> None:
    used = set(re.findall(r'"(refuse-[a-z-]+)"', SOURCE))
    assert used == set(re.findall(r"^(refuse-[a-z-]+) =", SENTENCES, re.M))


def test_every_placeholder_is_given() -> None:
    given = dict(re.findall(r'"(refuse-[a-z-]+)", \{([^}]*)\}', SOURCE))
    blocks = re.split(r"^(?=refuse-)", SENTENCES, flags=re.M)[1:]
    for block in blocks:
        key = block.split(" =")[0]
        wanted = set(re.findall(r"\{ \$(\w+)", block))
        assert wanted == set(re.findall(r'"(\w+)":', given.get(key, ""))), key


@pytest.mark.parametrize("move", [(), (17,), (-1,), (0,), (0, 1, 2), (2, 1)])
def test_what_is_no_move_is_refused(move: tuple[int, ...]) -> None:
    refusal = GAME.refusal(position(), move)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("S-3", "refuse-sobek-no-such-move")


@pytest.mark.parametrize(
    "move", [(0, -1), (0, 99), (1, -1), (1, 70), (2, 9, 7), (2, -1, -1), (2, 5, 1 << 70), (2, 0, 0)]
)
def test_wild_numbers_are_refused_too(move: tuple[int, ...]) -> None:
    assert GAME.refusal(position(hands=["wheat.1-3"]), move) is not None


@pytest.mark.rule("S-2.5")
def test_only_seats_can_be_named() -> None:
    state = position()
    state.stack = [(14, 0)]
    assert why_not(state, "starter seat.3") == ("S-2.5", "no-seat")


@pytest.mark.rule("S-3")
def test_answers_without_a_question() -> None:
    assert why_not(position(), "guild seat.1") == ("S-6.1", "not-asked")
    assert why_not(position(), "done") == ("S-4.3", "not-asked")


@pytest.mark.rule("S-3")
@pytest.mark.parametrize("kind", range(3, 16))
def test_an_open_decision_comes_first(kind: int) -> None:
    state = position()
    state.stack = [(kind, 0, 0)]
    refusal = GAME.refusal(state, (0, 0))
    assert refusal is not None
    assert refusal.key.startswith("refuse-sobek-first-")
    assert refusal.rule.startswith(("S-2.5", "S-4.3", "S-5", "S-6"))


def test_why_a_card_cannot_join_a_set() -> None:
    state = position(hands=["wheat.1+wheat.2+wheat.9+ivory.1+amulet.1+fish.1+fish.2"])
    assert explained(state, SET, "", "wheat.1") is None
    assert explained(state, SET, "wheat.1", "amulet.1") is None
    assert explained(state, SET, "wheat.1", "fish.1") == "mixed"
    assert explained(state, SET, "", "ivory.1") == "set-hopeless"
    assert explained(state, SET, "", "fish.1") is None
    assert explained(state, SET, "", "ebony.1") == "not-in-hand"
    assert explained(state, SHED, "", "wheat.1") == "not-asked"
    assert explained(position(hands=["fish.1+fish.2"]), SET, "fish.1", "fish.2") == "set-hopeless"


def test_why_a_card_cannot_be_played() -> None:
    state = position(hands=["wheat.1+thief.fish"])
    assert explained(state, PLAY, "", "wheat.1") == "no-character"
    assert explained(state, PLAY, "", "thief.fish") is None
    assert explained(state, PLAY, "", "queen.ivory") == "not-in-hand"


def test_why_a_card_cannot_be_put_away() -> None:
    state = position(hands=["scribe.fish", "wheat.1-8"])
    play(state, "play scribe.fish")
    assert explained(state, SHED, "wheat.1", "wheat.2") is None
    assert explained(state, SHED, "wheat.1+wheat.2", "wheat.3") == "shed-count"
    assert explained(state, SET, "", "wheat.3") == "first-shed"


def test_why_a_card_cannot_be_added() -> None:
    hand = "courtesan.wheat+wheat.1+wheat.2+wheat.3+fish.1+amulet.1+ivory.1"
    sets = {(0, "wheat"): "wheat.6-8", (0, "amulet"): "amulet.2-4"}
    state = position(hands=[hand], sets=sets, prosperity=[(0, "amulet"), None])
    play(state, "play courtesan.wheat")
    assert explained(state, ADD, "", "wheat.1") is None
    assert explained(state, ADD, "wheat.1", "amulet.1") is None
    assert explained(state, ADD, "wheat.1+wheat.2", "wheat.3") == "add-many"
    assert explained(state, ADD, "wheat.1", "fish.1") == "mixed"
    assert explained(state, ADD, "", "ivory.1") == "wrong-set"
    assert explained(state, ADD, "", "fish.1") is None


@pytest.mark.rule("S-4.3")
def test_why_a_card_cannot_be_laid() -> None:
    state = position(turn=1, round=3, quays="ivory.5", hands=["wheat.1-6+fish.1+amulet.1"])
    play(state, "take 1", "lay wheat wheat.1+wheat.2+wheat.3")
    assert explained(state, LAY, "", "wheat.4") == "lay-twice"
    assert explained(state, LAY, "", "fish.1") == "set-hopeless"
    assert explained(state, LAY, "", "amulet.1") == "set-hopeless"


def test_where_chosen_cards_may_go() -> None:
    state = position(hands=["wheat.1-3+amulet.4"], sets={(0, "amulet"): "amulet.1-3"})
    where = [FAMILIES[slot] for slot in refusals.slots(GAME.tables, state, SET, cards("wheat.1-3"))]
    assert where == ["wheat", "amulet"]
    assert refusals.slots(GAME.tables, state, SET, cards("wheat.1+wheat.2")) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "steal",
        "take",
        "take 0",
        "take x",
        "take 1 2",
        "play gold.1",
        "play seat.1",
        "set gold wheat.1",
        "set wheat wheat.1+wheat.1",
        "steal seat.1 blue",
        "steal seat.1 event",
        "curse wheat.1",
        "curse seat.9",
    ],
)
def test_a_move_that_cannot_be_read_is_quoted(text: str) -> None:
    with pytest.raises(FeluccaError, match=f"'{re.escape(text)}' is not a move"):
        GAME.read_move(position(), text)


@pytest.mark.parametrize(
    "text",
    [
        "take 3",
        "play thief.fish",
        "set amulet wheat.1+amulet.2",
        "event guild.eye",
        "guild seat.2",
        "curse seat.0",
        "prosper amulet",
        "steal seat.1 green",
        "shed wheat.1+queen.ivory",
        "search seat.3",
        "grab ivory.2",
        "add fish fish.10",
        "add wheat -",
        "fetch 9",
        "purge marble",
        "starter seat.1",
        "lay ivory ivory.1+ivory.2+ivory.3",
        "done",
    ],
)
def test_every_kind_of_move_reads_back(text: str) -> None:
    state = position()
    assert GAME.show_move(state, GAME.read_move(state, text)) == text


def test_a_position_reads_back() -> None:
    state = position(hands=["wheat.1"], prosperity=[(0, "wheat"), None], sets={(0, "wheat"): "wheat.6-8"})
    assert SobekState.parse(state.text(GAME.universe), GAME.universe) == state


def test_a_card_can_join_exactly_if_a_legal_move_holds_all_chosen_so_far() -> None:
    rng = random.Random(3)
    chance = seeded(rng)
    asked = {SET: 0, ADD: 0, SHED: 0, LAY: 0}
    for game in range(90):
        state = GAME.start(Setup(2 + game % 3), chance)
        while (seat := GAME.to_move(state)) >= 0:
            legal = [] if state.hands[seat].bit_count() > 9 else GAME.legal(state)
            hand = members(state.hands[seat])
            for kind in asked:
                moves = [Counter(looks(members(move[-1]))) for move in legal if move[0] == kind]
                if not moves or (kind != ADD and rng.random() < 0.9):
                    continue
                chosen = 0
                for card in rng.sample(hand, len(hand)):
                    wanted = Counter(looks(members(chosen | 1 << card)))
                    possible = any(wanted <= held for held in moves)
                    assert (GAME.explain(state, kind, chosen, card) is None) == possible
                    chosen |= possible << card
                    asked[kind] += 1
            GAME.apply(state, GAME.sample(state, chance), chance)
    assert min(asked.values()) > 0
