"""The question to the viewer of Sa-Rê, and what stands beside it."""

from __future__ import annotations

from game.locale import text
from game.rules.sare import moves, powers, scoring
from game.rules.sare.tables import PYRAMID, WAREHOUSE
from game.ui.boards.kit.values import QuestionPlate, Tone
from game.ui.boards.sare.effects import rest_of
from game.ui.boards.sare.large_answers import has_details
from game.ui.boards.sare.means import means_of
from game.ui.boards.sare.payments import Plan
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.standing_answers import WORDS, SareAnswers
from game.ui.boards.sare.steps import Aside, Chartering, Keeping, Peeking, Swapping
from game.ui.boards.sare.words import Words, goods

_DOUBLE = 2
"""The squares by which a double Unrest raises a gauge (R-5.4)."""
_DECISIONS = {
    moves.AT_SETTLE: "settle",
    moves.AT_SITES: "sites",
    moves.AT_LOSS: "loss",
    moves.AT_QUESTION: "question",
    moves.AT_TEMPLE: "temple",
    moves.AT_PALACE: "palace",
    moves.AT_TROUBLE: "trouble",
    moves.AT_MARKET: "market",
    moves.AT_BUILD: "build",
    moves.AT_STORE: "store",
}
"""The word of each decision in the text keys; the steps of a payment are all `pay`."""
_SPENDING = (moves.AT_SETTLE, moves.AT_SITES, moves.AT_BUILD)
"""The decisions that are about buildings, beside which the viewer's means stand."""


def prompt(choice: Selection, words: Words, answers: SareAnswers) -> str:
    """Return the question to the viewer, the reason for an automatic answer, or the name of the player being waited
    for.
    """
    if answers.reason:
        return _of_obvious(choice, answers.reason)
    name = words.plain_seat(choice.view.to_move)
    word = _DECISIONS.get(choice.kind, "pay")
    if not choice.is_mine:
        return text(f"prompt-sa-re-wait-{word}", name=name)
    if choice.kind == moves.AT_SETTLE:
        tile = choice.state.stack[-1][2]
        return text("prompt-sa-re-settle", tile=words.tile(tile), first=int(tile == WAREHOUSE))
    if choice.kind == moves.AT_SITES:
        return _of_sites(choice, words, name)
    if choice.kind == moves.AT_QUESTION:
        return _of_question(choice, name)
    if choice.kind == moves.AT_TEMPLE:
        return text("prompt-sa-re-temple" if choice.step == Peeking() else "prompt-sa-re-other")
    if choice.kind == moves.AT_PALACE:
        if choice.aside:
            return text("prompt-sa-re-calm")
        return text("prompt-sa-re-palace", card=words.card(choice.state.shown[0]))
    if choice.kind == moves.AT_TROUBLE:
        return text("prompt-sa-re-trouble", amount=choice.state.stack[-1][2])
    if choice.kind == moves.AT_STORE and choice.aside:
        return text("prompt-sa-re-redeem")
    if choice.plan is not None:
        return _afterwards(choice, choice.plan) if choice.plan.is_exact else text("prompt-sa-re-pay")
    if choice.kind == moves.AT_BUILD:
        return _of_building(choice, words, name)
    return text(f"prompt-sa-re-{word}", name=name)


def _of_obvious(choice: Selection, reason: str) -> str:
    """Return the reason for an automatic answer; that of a softened Trouble says whether two buildings do it (R-6)."""
    key = f"prompt-sa-re-obvious-{reason}"
    if reason != WORDS[moves.SOFTEN]:
        return text(key)
    _, how = powers.softenings(choice.state)[-1]
    return text(key, buildings=how.bit_count())


def _of_sites(choice: Selection, words: Words, name: str) -> str:
    if choice.tile == PYRAMID:
        return _of_pyramid(choice)
    if choice.tile is not None:
        return text("prompt-sa-re-where", tile=words.tile(choice.tile))
    if choice.space is not None:
        return text("prompt-sa-re-space", space=words.space(choice.space))
    return text("prompt-sa-re-sites" if choice.of(moves.LAUNCH) else "prompt-sa-re-sites-full", name=name)


def _of_pyramid(choice: Selection) -> str:
    """Return where to put a Pyramid, and who would win ties with it (R-9)."""
    after = choice.state.clone()
    number = after.pyramid[choice.seat] = choice.next_pyramid
    first = scoring.tie_winner(after)
    ties = "wins" if first == choice.seat else "loses" if first >= 0 else "even"
    return text(f"prompt-sa-re-where-pyramid-{ties}", number=number)


def _of_question(choice: Selection, name: str) -> str:
    if isinstance(choice.step, Swapping):
        return text("prompt-sa-re-market")
    if choice.aside:
        return text("prompt-sa-re-waste" if choice.aside is Aside.WASTE else "prompt-sa-re-barracks")
    is_alone = choice.state.standing == 1 << choice.seat
    return text("prompt-sa-re-question-alone" if is_alone else "prompt-sa-re-question", name=name)


def _of_building(choice: Selection, words: Words, name: str) -> str:
    if isinstance(choice.step, Chartering):
        return text("prompt-sa-re-charter")
    if choice.space is not None:
        return text("prompt-sa-re-space", space=words.space(choice.space))
    if choice.state.revolted >> choice.seat & 1:
        return text("prompt-sa-re-build-revolted", name=name)
    return text("prompt-sa-re-build" if choice.of(moves.BUILD) else "prompt-sa-re-build-none", name=name)


def _afterwards(choice: Selection, plan: Plan) -> str:
    """Return what a payment leaves in the Warehouses, and in the colour of danger what has no room there."""
    rest = rest_of(choice, plan)
    kept = text("after-sa-re-kept", kept=goods(rest.kept), count=sum(rest.kept), room=rest.room)
    found = [text("after-sa-re-then"), kept]
    if any(rest.lost):
        key = "after-sa-re-lost-caravan" if rest.has_caravan else "after-sa-re-lost"
        found += ["·", f"<danger>{text(key, lost=goods(rest.lost))}</danger>"]
    return " ".join(found)


def plate(choice: Selection) -> QuestionPlate | None:
    """Return the viewer's gauge and the square that means revolt, in red where two steps reach it; while the viewer
    launches sites or builds, all that it can pay with.
    """
    is_stepping = isinstance(choice.step, Keeping | Swapping | Chartering)
    if not has_details(choice) or is_stepping:
        return None
    if choice.kind in _SPENDING:
        stock = goods(means_of(choice.state, choice.seat))
        if choice.kind == moves.AT_SETTLE and not stock:
            return None
        return QuestionPlate(text("plate-sa-re-stock", stock=stock or text("amount-nothing")))
    square, red = choice.state.gauge[choice.seat], choice.tables.red
    words = text("plate-sa-re-gauge", square=square, red=red)
    return QuestionPlate(words, Tone.BAD if square + _DOUBLE >= red else Tone.PLAIN)
