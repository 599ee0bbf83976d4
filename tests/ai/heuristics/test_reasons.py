"""Hints: every number in a reason is the number that the rules give."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from game.ai.heuristics.contract import Reason
from game.ai.heuristics.sare import needs
from game.ai.reasons import reasons
from game.errors import FeluccaError
from game.paths import asset_dir
from game.rules.core.bits import members
from game.rules.core.chance import lowest, seeded
from game.rules.core.game import view
from game.rules.core.universe import EMPTY
from game.rules.duel import scoring as duel_scoring
from game.rules.duel.moves import SELL
from game.rules.duel.moves import TAKE as DUEL_TAKE
from game.rules.duel.tables import NAMES, STATUE
from game.rules.sare import odds
from game.rules.sare.moves import CONTINUE, LAUNCH, STOP
from game.rules.sare.tables import GOLD
from game.rules.sobek import scoring
from game.rules.sobek.moves import ADD, EVENT, PROSPER, SET, TAKE
from tests.ai.advice import hint
from tests.ai.positions import ids, position, sobek
from tests.ai.test_opponents import PLIES, made, reached

ROOT = Path(__file__).resolve().parents[3]


def told(found: list[Reason], key: str) -> dict[str, int]:
    return next(reason.args for reason in found if reason.key == key)


def test_the_points_of_a_set_are_those_the_rules_count() -> None:
    state, seen = position(
        "wheat.6",
        ["fish.1 fish.2 fish.9 amulet.1", "cattle.8"],
        sets=[{4: "fish.3 fish.4 fish.6"}],
        tokens="flood.1 curse.1",
    )
    t = sobek().tables
    tried = 0
    for move in seen.legal:
        if move[0] == SET:
            after = state.clone()
            sobek().apply(after, move, lowest)
            gain = scoring.table_points(t, after, 0) - scoring.table_points(t, state, 0)
            found = reasons(sobek(), seen, move)
            assert told(found, "reason-set-points") == {"points": gain}
            assert told(found, "reason-event") == {"tokens": 2}
            tried += 1
    assert tried > 3
    whole = (SET, 4, sum(1 << card for card in ids("fish.1 fish.2 fish.9 amulet.1")))
    # 2 scarabs on 3 cards count 6, 4 scarabs on 7 cards count 28
    assert told(reasons(sobek(), seen, whole), "reason-set-points") == {"points": 22}


@pytest.mark.parametrize("curses", [0, 1])
def test_the_corruption_of_a_take_is_what_the_rules_count(curses: int) -> None:
    state, seen = position(
        "wheat.6 fish.1 cattle.1 wheat.1 marble.4",
        ["fish.2 fish.9", "cattle.8"],
        corruption=["marble.1 marble.2", ""],
        sets=[{}, {5: "wheat.2 wheat.3 wheat.7"}],
    )
    t = sobek().tables
    state.curses[0] = seen.state.curses[0] = 0 if curses else -1
    for place in range(4):
        after = state.clone()
        sobek().apply(after, (TAKE, place), lowest)
        found = reasons(sobek(), seen, (TAKE, place))
        if place:
            expected = {"cards": place, "total": scoring.corruption_count(t, after, 0), "curses": curses}
            assert told(found, "reason-corruption") == expected
        else:
            assert Reason("reason-clean") in found
    assert told(reasons(sobek(), seen, (TAKE, 1)), "reason-set-ready") == {"cards": 3, "points": 6}
    assert told(reasons(sobek(), seen, (TAKE, 3)), "reason-denies") == {"scarabs": 2}
    left = {"family": "family-fish", "scarabs": 1, "skipped": 0}
    assert told(reasons(sobek(), seen, (TAKE, 0)), "reason-leaves") == left


def test_the_numbers_of_events_are_those_of_the_rules() -> None:
    state, seen = position(
        "wheat.6",
        ["fish.2 fish.9", "cattle.8"],
        corruption=["marble.1 marble.2 marble.3", ""],
        sets=[{5: "wheat.2 wheat.3 wheat.7"}],
        tokens="guild.ankh deceit embalming prosperity.1",
        scores=[50, 40],
        stack=[(EVENT, 0)],
    )
    game = sobek()
    guild, deceit, embalming, prosperity = ids("guild.ankh deceit embalming prosperity.1")
    for token, key in ((guild, "reason-forward"), (deceit, "reason-deceit")):
        after = state.clone()
        game.apply(after, (EVENT, token), lowest)
        assert told(reasons(game, seen, (EVENT, token)), key) == {"points": after.scores[0] - 50}
    assert told(reasons(game, seen, (EVENT, embalming)), "reason-embalming") == {"cards": 3}
    assert told(reasons(game, seen, (EVENT, prosperity)), "reason-prosperity") == {"scarabs": 2}
    _, blessing = position(
        "wheat.6",
        ["fish.2", "cattle.8"],
        sets=[{5: "wheat.2 wheat.3 wheat.7", 4: "fish.3 fish.4 fish.6 fish.7"}],
        stack=[(PROSPER, 0, prosperity)],
    )
    assert told(reasons(game, blessing, (PROSPER, 4)), "reason-set-points") == {"points": 8}


def test_a_courtesan_adds_what_the_rules_count() -> None:
    _, seen = position(
        "wheat.6",
        ["ivory.1 ivory.2 fish.2", "fish.9 cattle.8"],
        sets=[{0: "ivory.3 ivory.4 ivory.5"}],
        stack=[(ADD, 0)],
    )
    both = (ADD, 0, sum(1 << card for card in ids("ivory.1 ivory.2")))
    # 3 scarabs on 3 cards count 9, 9 scarabs on 5 cards count 45
    assert told(reasons(sobek(), seen, both), "reason-set-points") == {"points": 36}


def test_the_numbers_of_the_duel_are_those_of_the_rules() -> None:
    game = made("duel")
    takes = sales = 0
    for seed in range(6):
        for ply in (3, 8, 14, 20, 26):
            truth, seen = reached("duel", 2, ply, seed)
            for move in seen.legal:
                seat = seen.viewer
                if move[0] not in (SELL, DUEL_TAKE):
                    continue
                after = truth.clone()
                game.apply(after, move, seeded(random.Random(1)))
                found = reasons(game, seen, move)
                t = game.tables  # type: ignore[attr-defined]
                if move[0] == SELL:
                    gain = duel_scoring.points(t, after, seat) - duel_scoring.points(t, truth, seat)
                    assert told(found, "reason-set-points") == {"points": gain}
                    if truth.berths:
                        assert told(found, "reason-pirogue") == {"tokens": truth.berths.bit_count()}
                    check_line(t, truth, found)
                    sales += 1
                else:
                    more = duel_scoring.corruption(t, after, seat) - duel_scoring.corruption(t, truth, seat)
                    keys = {reason.key for reason in found}
                    assert ("reason-corruption" in keys) == (more > 0)
                    if more:
                        total = duel_scoring.corruption(t, after, seat)
                        assert told(found, "reason-corruption") == {"cards": more, "total": total, "curses": 0}
                    takes += check_line(t, after, found) if after.facing >= 0 else 1
    assert takes > 20
    assert sales > 5


def check_line(t, after, found) -> int:
    """Compare the reasons about the remaining line with the tiles on it; return the number of reasons."""
    line = [after.market[at] for at in members(t.lines[after.ankh * 4 + after.facing] & after.filled)]
    args = {reason.key: reason.args for reason in found}
    if not line:
        assert Reason("reason-empty-line" if after.pile else "reason-no-take") in found
    elif "reason-line" in args:
        told_line = args["reason-line"]
        assert told_line["tiles"] == len(line)
        looks = {(f"family-{NAMES[t.family[tile]]}", t.scarabs[tile]) for tile in line if tile >= 0}
        assert (told_line["family"], told_line["scarabs"]) in looks
    elif "reason-line-statue" in args:
        assert args["reason-line-statue"] == {"tiles": len(line)}
        assert any(tile >= 0 and t.family[tile] == STATUE for tile in line)
    else:
        assert args["reason-line-character"] == {"tiles": len(line)}
        assert any(tile < 0 or t.characters >> tile & 1 for tile in line)
    return 1


def test_the_numbers_of_sa_re_are_those_of_the_rules() -> None:
    game = made("sa-re")
    t = game.tables  # type: ignore[attr-defined]
    questions = sites = 0
    for ply in (4, 5, 6, 7, 14, 26, 40, 62):
        truth, seen = reached("sa-re", 2, ply, 4)
        for move in seen.legal:
            found = reasons(game, seen, move)
            if move[0] in (STOP, CONTINUE):
                hidden = [card for card in t.season_cards if not truth.seen >> card & 1]
                resources = sum(t.faces[card] <= GOLD for card in hidden)
                if move[0] == CONTINUE:
                    unseen = told(found, "reason-unseen")
                    assert (unseen["cards"], unseen["resources"]) == (len(hidden), resources)
                    in_deck = len(truth.shoe) + len(truth.top) + sum(card != EMPTY for card in truth.bottom)
                    assert unseen["cards"] - unseen["apart"] == in_deck, "the number on the button"
                else:
                    assert told(found, "reason-take-pool") == {"resources": sum(truth.pool)}
                has_gold = GOLD in t.double_gains[truth.double[0]]
                first = move[0] == STOP and not truth.awarded and not has_gold
                last = move[0] == CONTINUE and not truth.awarded and has_gold
                assert (Reason("reason-first-double") in found, Reason("reason-last-double") in found) == (first, last)
                questions += 1
            elif move[0] == LAUNCH:
                price = needs.price_on(t, truth, seen.viewer, move[1], move[2])
                assert tuple(told(found, "reason-price").values()) == price
                sites += 1
    assert questions
    assert sites


def test_the_risk_of_going_on_is_the_mean_over_all_that_the_seat_holds_possible() -> None:
    game, rng = made("sa-re"), random.Random(3)
    t = game.tables  # type: ignore[attr-defined]
    tried = 0
    for seed in range(4):
        for ply in range(4, 60, 3):
            _, seen = reached("sa-re", 2, ply, seed)
            if (CONTINUE,) not in seen.legal:
                continue
            worlds = [odds.revolt(t, game.world(seen, rng), seen.viewer) for _ in range(60)]
            mean = sum(worlds) / len(worlds)
            found = {reason.key: reason.args for reason in reasons(game, seen, (CONTINUE,))}
            if "reason-safe" in found:
                assert max(worlds) == 0.0
            else:
                assert found["reason-revolt"]["percent"] == pytest.approx(100 * mean, abs=2.0)
                assert max(worlds) > 0.0
                tried += 1
    assert tried > 5


@pytest.mark.parametrize("name", PLIES)
def test_a_hint_is_a_legal_move_and_the_same_each_time(name: str) -> None:
    _, seen = reached(name, 2, PLIES[name][1], 5)
    first = hint(made(name), seen)
    assert first.move in seen.legal
    assert first == hint(made(name), seen)


def test_a_hint_sells_a_set_in_hand() -> None:
    _, seen = position("wheat.6", ["ivory.1 ivory.2 ivory.3", "fish.9 cattle.8"])
    assert sobek().show_move(seen.state, hint(sobek(), seen).move) == "set ivory ivory.1+ivory.2+ivory.3"


def test_who_is_not_to_move_gets_no_hint() -> None:
    state, seen = position("wheat.6 fish.1", ["ivory.1", "fish.9"])
    state.turn = 1
    waiting = view(sobek(), state, seen.knowledge, seen.setup)
    with pytest.raises(FeluccaError, match="there is nothing to decide now, so there is no hint"):
        hint(sobek(), waiting)


def test_every_reason_has_its_sentence() -> None:
    files = [*(ROOT / "game/ai").rglob("explain.py"), ROOT / "game/ai/reasons.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    used = set(re.findall(r'"(reason-[a-z-]+)"', source))
    text = (asset_dir("data") / "locale" / "en" / "reasons.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(reason-[a-z-]+) =", text, re.MULTILINE))
    assert used == written
