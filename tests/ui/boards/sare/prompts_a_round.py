"""Counts the questions to a person in a round of Sa-Rê: `python -m tests.ui.boards.sare.prompts_a_round --help`.

An AI decides in place of a person at the real table. Everything that waits for the person counts: once for every
decision and once more for the space of a launch and for the sheet of a payment. A person who wants to go on while it is
safe says so when first going on in a season, and answers no in advance where stopping is better.
"""

from __future__ import annotations

import argparse
from collections import Counter

from game.ai.budget import Budget
from game.ai.levels import make_player
from game.match.opponents import level
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move
from game.rules.sare import moves
from game.rules.sare.state import SaReState
from game.ui.boards.kit.values import Narrow, Press, Submit
from game.ui.boards.sare.standing_answers import PAUSE, RISK, SAFE
from tests.ui.boards.sare.table import SaReTable
from tests.ui.tables import Table

WORDS = {
    moves.AT_SITES: "sites",
    moves.AT_QUESTION: "question",
    moves.AT_BUILD: "build",
    moves.AT_STORE: "store",
}
_STEP = 0.4
"""Seconds that pass at a time."""
TURNS = (moves.READY, moves.FINISH, moves.CONTINUE, moves.STOP)


def prompts(
    people: int,
    ais: int,
    seed: str,
    scenario: str,
    name: str = "scribe",
    *,
    goes_on: bool = False,
    **settings: object,
) -> tuple[Counter[str], int, int]:
    """Play a game as the level `name` would; return the prompts, the rounds of all people, and the answers given.

    With `goes_on` people want to go on in a season while it is safe.
    """
    options = {"scenario": scenario}
    table = SaReTable(people, ais, ais_think=True, seed=seed, options=options, confirm_handover=False, **settings)  # type: ignore[arg-type]
    table.scene.mode.controller.thinking = None
    match, rules, asked, by_itself = table.match, table.match.game, Counter[str](), 0
    chosen = level(name, "sa-re")
    while (seat := match.to_move) >= 0:
        ply, is_human = match.ply, match.seats[seat].is_human
        player = make_player(chosen.kind, rules, chosen.options, match.ai_seed(seat))
        move = player.choose(match.view(seat), Budget(chosen.limit))
        if is_human and _waits(table, move):
            by_itself += sum(match.decision(at)[0] == seat for at in range(ply + 1, match.ply + 1))
        elif is_human:
            assert len(match.view(seat).legal) > 1 or not settings.get("answers_obvious"), "nothing to decide"
            asked.update(_named(match.view(seat).state, move))
            asked["payment"] += _decide(table, move, goes_on=goes_on)
            assert match.ply > ply
        else:
            match.submit(seat, move, ply)
    return asked, match.view(SPECTATOR).state.round * people, by_itself


def _waits(table: Table, move: Move) -> bool:
    """Let time pass until a person must answer; return whether something was answered for him instead."""
    ply, stood, answers = table.match.ply, 0.0, table.presenter.standing_answers
    while table.match.ply == ply and stood < 2 * PAUSE:
        table.tick(_STEP)
        stood += 0.0 if table.sight.is_moving else _STEP
        if stood and answers.reason in (SAFE, RISK) and move[0] != moves.CONTINUE:
            break
    return table.match.ply != ply


def _decide(table: Table, move: Move, *, goes_on: bool) -> bool:
    """Carry out a person's decision; return whether the payment was asked for."""
    presenter = table.presenter
    press: Press = Submit(move)
    offers = {offer.id: offer.does for offer in presenter.offers()}
    if goes_on and move[0] == moves.CONTINUE:
        press = offers.get("rest.question", press)
    if move[0] == moves.BUILD:
        press = presenter.choice.build(move[1], move[2])
    is_asked = isinstance(press, Narrow)
    if isinstance(press, Narrow):
        presenter.narrow(press, "")
        press = presenter.choice.confirm()
    table.scene.mode.do(press)
    return is_asked


def _named(state: SaReState, move: Move) -> list[str]:
    """Return the kind of a decision, in the words of the report; nothing before the first round."""
    kind = state.stack[-1][0]
    words = [WORDS.get(kind, "other")]
    if move[0] in TURNS:
        is_first = kind == moves.AT_QUESTION and not state.drawn
        words = [f"{words[0]} {moves.WORDS[move[0]]}{' first' if is_first else ''}"]
    return [*words, *["place"] * (move[0] == moves.LAUNCH)] if state.round else []


def main() -> None:
    """Print how often people are asked."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--ais", type=int, default=0)
    parser.add_argument("--level", default="steward:seconds=0:nodes=300")
    parser.add_argument("--ask-all", action="store_true", help="ask even what is obvious")
    parser.add_argument("--go-on", action="store_true", help="people want to go on in a season while it is safe")
    parser.add_argument("--scenario", default="priest")
    chosen = parser.parse_args()
    total, rounds, answers = Counter[str](), 0, 0
    for number in range(chosen.games):
        asked, count, by_itself = prompts(
            chosen.people, chosen.ais, f"prompts {number}", chosen.scenario, chosen.level,
            answers_obvious=not chosen.ask_all, goes_on=chosen.go_on,
        )  # fmt: skip
        total += asked
        rounds += count
        answers += by_itself
    print(f"{total.total() / rounds:.2f} prompts a round for each person, {answers / rounds:.2f} answers by themselves")
    for what, number in total.most_common():
        print(f"{number / rounds:6.2f} {what}")


if __name__ == "__main__":
    main()
