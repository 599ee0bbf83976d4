"""What a button, an explanation, a hint, the log and the rules say about the same move never differs."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game import registry
from game.ai.heuristics import make as make_heuristics
from game.ai.reasons import reasons
from game.components.load import numbers
from game.locale import text
from game.match.position import Position
from game.match.seats import human
from game.rules.core.chance import seeded
from game.rules.core.facts import Fact, Moved
from game.rules.core.game import Game, Move, Setup, View
from game.rules.core.state import State
from game.rules.duel import moves as duel
from game.rules.duel import scoring as duel_scoring
from game.rules.duel import tables as duel_tables
from game.rules.sare import city
from game.rules.sare import moves as sare
from game.rules.sobek import moves as sobek
from game.rules.sobek import scoring, tables
from game.rules.sobek.state import SobekState
from game.ui.boards import presenter_for
from game.ui.boards.duel.layout import square_id
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Narrow, Offer
from game.ui.boards.sare.odds import cost_of_building, cost_of_removing, is_gold_wasted
from game.ui.widgets.shell import Shell

PEOPLE = [human("Anna"), human("Nefer"), human("Ramose"), human("Senet")]


def spoken(words: str) -> str:
    """Return words without marks of direction, with plain spaces."""
    return re.sub("[\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}]", "", words).replace("\N{NO-BREAK SPACE}", " ")


class Case:
    """A position of a game as the seat to move sees it, and the presenter that shows it."""

    def __init__(self, shell: Shell, position: Position) -> None:
        self.position = position
        self.seat = position.to_move
        self.view: View = position.view(self.seat)
        self.presenter: Presenter = presenter_for(shell, position.game)
        self.presenter.show(self.view, PEOPLE[: position.setup.seats])

    def after(self, *moves: Move) -> tuple[State, list[Fact]]:
        """Return the true position after `moves`, and the facts of the last of them."""
        state, facts, chance = self.position.state.clone(), list[Fact](), seeded(random.Random(1))
        for move in moves:
            facts.clear()
            self.position.game.apply(state, move, chance, facts.append)
        return state, facts

    def told(self, move: Move, key: str) -> dict[str, int | str]:
        """Return the numbers of a reason of the hint for a move; empty without it."""
        return next((each.args for each in reasons(self.position.game, self.view, move) if each.key == key), {})

    def offer(self, name: str, **chosen: object) -> Offer:
        """Return the button of a name, with these parts of the choice made."""
        choice: Any = self.presenter.choice
        self.presenter.narrow(Narrow(replace(choice, **chosen)), "")
        found = next(each for each in self.presenter.offers() if each.id == name)
        self.presenter.narrow(Narrow(choice), "")
        return found


def cases(
    shell: Shell, name: str, kinds: set[int], *, step: int = 1, seats: int = 2, games: int = 2, **options: str
) -> Iterator[Case]:
    """Yield every `step`th position with moves of these kinds, in games played half sensibly, half at random."""
    game: Game = registry.make(name, numbers(name))
    policy = make_heuristics(game).policy
    for seed in range(games):
        rng = random.Random(seed)
        chance = seeded(rng)
        position = Position(game, Setup(seats, options), chance)
        while position.to_move >= 0:
            if position.ply % step == 0 and kinds & {move[0] for move in game.legal(position.state)}:
                yield Case(shell, position)
            sensible = policy(position.state, rng.random)
            position.play(sensible if rng.random() < 0.6 else game.sample(position.state, chance), chance)


def skipped(facts: list[Fact]) -> int:
    """Return how many pieces between the taken one and the first one were put to corruption."""
    return sum(isinstance(fact, Moved) and fact.how == "skip" for fact in facts)


def hidden(t: tables.Tables, quays: list[int]) -> list[int]:
    """Return the cards of the quays as they are seen there."""
    return [-1 - tables.ORANGE if t.characters >> card & 1 else card for card in quays]


def test_a_take_of_sobek_costs_and_leaves_what_every_sentence_says(shell: Shell) -> None:
    kinds = Counter[str]()
    for case in cases(shell, "sobek", {sobek.TAKE, sobek.FETCH}, step=4, seats=3):
        t, words = case.presenter.tables, case.presenter.words  # type: ignore[attr-defined]
        for move in case.view.legal:
            if move[0] not in (sobek.TAKE, sobek.FETCH):
                continue
            after, facts = case.after(move)
            assert isinstance(after, SobekState)
            about = case.presenter.explain(f"quay.{move[1]}")
            assert about is not None
            count, deck = skipped(facts), case.position.state.deck  # type: ignore[attr-defined]
            assert case.told(move, "reason-corruption").get("cards", 0) == count
            cards = words.pieces(hidden(t, case.position.state.quays[: move[1]]))  # type: ignore[attr-defined]
            assert (text("about-skipped", count=count, cards=cards) in about.markup) is (count > 0)
            line = spoken(case.presenter.sentences(facts)[0].markup)
            assert (" and skips " in line) is (count > 0)
            if after.stack:
                sentence = text("about-leaves-end")
            elif len(after.deck) < len(deck):
                sentence = text("about-leaves-delivery")
            else:
                reach = [after.quays[each[1]] for each in case.position.game.legal(after) if each[0] == sobek.TAKE]
                first, *others = hidden(t, reach)
                card, rest = words.card(first, has_article=True), words.some(others)
                name = PEOPLE[after.turn].name
                sentence = text("about-leaves", name=name, card=card, count=len(others), others=rest)
            assert about.markup.endswith(sentence), (about.markup, sentence)
            kinds[sentence.split()[1]] += 1
    assert len(kinds) > 3, kinds


def test_a_set_of_sobek_is_worth_what_every_sentence_says(shell: Shell) -> None:
    sets = Counter[bool]()
    for case in cases(shell, "sobek", {sobek.SET, sobek.ADD}, step=2, games=3):
        game = case.position.game
        for move in [each for each in case.view.legal if each[0] in (sobek.SET, sobek.ADD)][:4]:
            before, (after, facts) = case.position.state, case.after(move)
            t = case.presenter.tables  # type: ignore[attr-defined]
            gain = scoring.table_points(t, after, case.seat) - scoring.table_points(t, before, case.seat)  # type: ignore[arg-type]
            offer = case.offer(f"do.{move[1]}", cards=move[2])
            assert case.told(move, "reason-set-points") == {"points": gain}
            assert int(offer.value) == gain, (offer, game.show_move(before, move))
            played = next(fact for fact in facts if isinstance(fact, Moved) and fact.how in ("set", "add"))
            line = " ".join(spoken(each.markup) for each in case.presenter.sentences(facts))
            if played.how == "set" and not any(isinstance(fact, Moved) and fact.how == "join" for fact in facts):
                assert f"worth {gain}:" in line
            if move[0] == sobek.SET:
                assert before.quays == after.quays  # type: ignore[attr-defined]
                assert "Unless you get another turn, " in spoken(offer.tip)
            sets[offer.value.startswith("+")] += 1
    assert min(sets[False], sets[True]) > 3, sets


@pytest.mark.rule("S-5.2", "D-5")
@pytest.mark.parametrize("name", ["sobek", "duel"])
def test_a_priest_says_how_much_corruption_is_left(shell: Shell, name: str) -> None:
    tried = 0
    for case in cases(shell, name, {sobek.PURGE} if name == "sobek" else {duel.PLAY}, games=4):
        for move in case.view.legal:
            chosen: dict[str, object] = {}
            if name == "duel":
                if move[0] != duel.PLAY or len(move) != 3:
                    continue
                t = case.presenter.tables  # type: ignore[attr-defined]
                if t.powers[move[1]] not in (duel_tables.PRIEST, duel_tables.PRIESTESS):
                    continue
                chosen = {"character": move[1]}
            elif move[0] != sobek.PURGE:
                continue
            after, _ = case.after(move)
            if case.position.game.to_move(after) < 0:
                continue  # then the rest of the hand is corruption as well
            piles = [each.corruption[case.seat].bit_count() for each in (case.position.state, after)]  # type: ignore[attr-defined]
            offer = case.offer(f"purge.{move[-1]}", **chosen)
            note = spoken(offer.said or offer.note)
            assert note == f"corruption {piles[0]} → {piles[1]}"
            assert case.told(move, "reason-less-corruption") == {"cards": piles[0] - piles[1]}
            tried += 1
    assert tried


def test_a_take_of_the_duel_costs_and_leaves_what_every_sentence_says(shell: Shell) -> None:
    tried = passed = 0
    for case in cases(shell, "duel", {duel.TAKE}, step=4):
        words = case.presenter.words  # type: ignore[attr-defined]
        for move in case.view.legal:
            state = case.position.state
            if move[0] != duel.TAKE or state.ankh < 0:  # type: ignore[attr-defined]
                continue
            after, facts = case.after(move)
            about = case.presenter.explain(square_id(move[1]))
            assert about is not None
            count = skipped(facts)
            assert case.told(move, "reason-corruption").get("cards", 0) == count
            said = f"{count} tile to your" if count == 1 else f"{count} tiles to your"
            assert (said in spoken(about.markup)) is (count > 0)
            assert (" passes over " in spoken(case.presenter.sentences(facts)[0].markup)) is (count > 0)
            if after.facing >= 0 and case.position.game.to_move(after) == 1 - case.seat:  # type: ignore[attr-defined]
                legal = case.position.game.legal(after)
                reach = [case.view.state.market[each[1]] for each in legal if each[0] == duel.TAKE]
                left = text(
                    "about-duel-left", name=PEOPLE[1 - case.seat].name, count=len(reach), pieces=words.pieces(reach)
                )
                assert left in about.markup, (left, about.markup)
                tried += 1
            passed += count > 0
    assert min(tried, passed) > 10, (tried, passed)


def test_a_sale_of_the_duel_is_worth_and_leaves_what_every_sentence_says(shell: Shell) -> None:
    tried = 0
    for case in cases(shell, "duel", {duel.SELL}, step=2, games=3):
        t, words = case.presenter.tables, case.presenter.words  # type: ignore[attr-defined]
        for move in [each for each in case.view.legal if each[0] == duel.SELL][:2]:
            before, (after, _) = case.position.state, case.after(move)
            gain = duel_scoring.points(t, after, case.seat) - duel_scoring.points(t, before, case.seat)  # type: ignore[arg-type]
            offer = case.offer(f"do.{move[1]}", cards=move[2])
            assert case.told(move, "reason-set-points") == {"points": gain}
            assert int(offer.value) == gain
            state = case.view.state
            if state.ankh >= 0 and state.facing >= 0:
                line = t.lines[after.ankh * 4 + after.facing] & after.filled  # type: ignore[attr-defined]
                pieces = [piece for at, piece in enumerate(state.market) if line >> at & 1]
                name = PEOPLE[1 - case.seat].name
                left = text("about-duel-left-unless", name=name, count=len(pieces), pieces=words.pieces(pieces))
                assert offer.tip.endswith(left)
            tried += 1
    assert tried > 10


@pytest.mark.rule("D-3.1c")
def test_after_a_refill_a_tile_must_be_taken(shell: Shell) -> None:
    tried = 0
    for case in cases(shell, "duel", {duel.REFILL}, games=3):
        if (duel.REFILL,) in case.view.legal:
            after, _ = case.after((duel.REFILL,))
            assert case.position.game.to_move(after) == case.seat
            assert {move[0] for move in case.position.game.legal(after)} == {duel.TAKE}
            assert case.offer("refill").note == "then take a tile"
            tried += 1
    assert tried


def share(words: str) -> str:
    """Return the chance of a revolt that a button tells."""
    found = re.search(r"((?:under |over )?\d+%) revolt", spoken(words))
    return found[1] if found is not None else ""


def in_percent(number: int | str) -> str:
    """Return a chance as a hint tells it."""
    return "under 1%" if number == 0 else f"{number}%"


@pytest.mark.rule("R-5.4")
def test_the_risk_of_sa_re_is_the_same_on_buttons_and_in_hints(shell: Shell) -> None:
    tried = Counter[str]()
    for seats, scenario in ((2, "pharaoh"), (3, "priest")):
        for case in cases(shell, "sa-re", {sare.CONTINUE}, step=2, seats=seats, games=1, scenario=scenario):
            if (sare.CONTINUE,) not in case.view.legal:
                continue
            risk = case.told((sare.CONTINUE,), "reason-revolt")
            shown = share(case.offer("continue").note)
            assert shown in (in_percent(risk["percent"]), "over 99%") if risk else shown == "0%"
            legend = re.findall(r"(\S+%) revolt", spoken(case.offer("continue").tip).lower())
            assert not legend or legend[-1].endswith(shown.split()[-1])
            tried["risk" if risk else "safe"] += 1
            if (sare.PAY_GOLD,) in case.view.legal and not is_gold_wasted(case.presenter.choice):  # type: ignore[arg-type]
                note = spoken(case.offer("gold").note)
                for key in ("reason-calmer", "reason-calmer-safe"):
                    if change := case.told((sare.PAY_GOLD,), key):
                        then = in_percent(change["after"]) if "after" in change else "0%"
                        assert note == f"revolt {in_percent(change['before'])} → {then}"
                        tried[key] += 1
    assert min(tried[key] for key in ("risk", "reason-calmer", "reason-calmer-safe")) > 0, tried


@pytest.mark.rule("R-3.2", "R-3.5")
def test_the_costs_of_sites_in_sa_re_are_those_of_the_rules(shell: Shell) -> None:
    tried = Counter[str]()
    for case in cases(shell, "sa-re", {sare.READY}, step=2, games=3, scenario="pharaoh"):
        choice, state = case.presenter.choice, case.position.state
        for move in case.view.legal:
            if move[0] == sare.READY:
                note = spoken(case.offer("ready").note)
                assert note.endswith(f"gauge starts on {started(case, move)}")
                tried["start"] += 1
            elif move[0] in (sare.ABANDON, sare.DEMOLISH):
                after, _ = case.after(move)
                held = [sum(each.store) + sum(each.gains) for each in (state, after)]  # type: ignore[attr-defined]
                assert held[1] <= held[0], "there is no refund (R-3.5)"
                words = spoken(cost_of_removing(choice, move))  # type: ignore[arg-type]
                if move[0] == sare.DEMOLISH:
                    assert words == "no refund"
                else:
                    lost = state.steps[case.seat] - after.steps[case.seat]  # type: ignore[attr-defined]
                    assert words.endswith(f"gauge starts on {started(case, move)}")
                    assert (" lost" in words) is (lost > 0), words
                    tried["lost"] += lost > 0
                tried[sare.WORDS[move[0]]] += 1
    assert min(tried[each] for each in ("start", "abandon", "demolish")) > 3, tried


def started(case: Case, move: Move) -> int:
    """Return the square where the gauge of the seat stands once it has made `move` and all are ready."""
    game, chance = case.position.game, seeded(random.Random(1))
    state = case.position.state.clone()
    game.apply(state, move, chance)
    while state.stack and state.stack[-1][0] == sare.AT_SITES:  # type: ignore[attr-defined]
        game.apply(state, (sare.READY,), chance)
    return int(state.gauge[case.seat])  # type: ignore[attr-defined]


@pytest.mark.rule("R-8.6")
def test_a_building_says_when_it_brings_a_black_cube(shell: Shell) -> None:
    tried = Counter[bool]()
    for case in cases(shell, "sa-re", {sare.BUILD}, step=2, games=4, scenario="pharaoh"):
        game, choice, t = case.position.game, case.presenter.choice, case.presenter.tables  # type: ignore[attr-defined]
        for move in case.view.legal:
            if move[0] != sare.BUILD:
                continue
            state, chance = case.position.state.clone(), seeded(random.Random(1))
            before = city.base(state, case.seat)  # type: ignore[arg-type]
            game.apply(state, move, chance)
            while state.stack and state.stack[-1][0] in (sare.AT_DISCOUNT, sare.AT_PAY, sare.AT_WILD):  # type: ignore[attr-defined]
                game.apply(state, game.legal(state)[0], chance)
            after = city.base(state, case.seat)  # type: ignore[arg-type]
            assert cost_of_building(choice, move) == (  # type: ignore[arg-type]
                [text("offer-sa-re-note-base", now=before, then=after)] if after > before else []
            )
            assert t.red >= after
            tried[after > before] += 1
    assert min(tried[False], tried[True]) > 3, tried
