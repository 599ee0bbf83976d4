"""Why a match of Sa-Rê is over, and how a tie was broken (R-9)."""

from __future__ import annotations

from game.locale import text
from game.rules.sare import scoring
from game.rules.sare.state import OVER, SaReState
from game.rules.sare.tables import SCENARIOS, Tables
from game.ui.boards.phrases import listed
from game.ui.boards.sare.words import Words

_TIES = ("admin", "completed", "steps", "number")


def verdict(tables: Tables, state: SaReState, words: Words) -> str:
    """Return in a few sentences who fulfilled the scenario and what decided among several; empty before the end."""
    if state.phase != OVER:
        return ""
    done = scoring.finishers(tables, state)
    goal = text(f"scenario-{SCENARIOS[state.scenario]}")
    names = listed([words.seat(seat) for seat in done])
    sentence = text("verdict-sa-re-done", names=names, count=len(done), goal=goal, round=state.round)
    if len(done) == 1:
        return sentence
    return f"{sentence} {_tie(state, done, words)}"


def _tie(state: SaReState, done: list[int], words: Words) -> str:
    """Return what broke the tie among several: the first of the tie-breaks in which the best differ from others."""
    ranks = {seat: scoring.rank(state, seat) for seat in done}
    left = done
    for at, key in enumerate(_TIES):
        best = max(ranks[seat][at] for seat in left)
        kept = [seat for seat in left if ranks[seat][at] == best]
        if len(kept) == 1:
            return text(f"verdict-sa-re-{key}", name=words.seat(kept[0]), count=abs(best))
        left = kept
    return text("verdict-sa-re-shared", names=listed([words.seat(seat) for seat in left]))
