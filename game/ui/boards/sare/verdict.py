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
    """Return what broke the tie among several: each tie-break that left fewer of them, to the one who is best."""
    ranks = {seat: scoring.rank(state, seat) for seat in done}
    left = done
    said: list[str] = []
    for at, key in enumerate(_TIES):
        best = max(ranks[seat][at] for seat in left)
        kept = [seat for seat in left if ranks[seat][at] == best]
        names = listed([words.seat(seat) for seat in kept])
        if len(kept) == 1:
            return " ".join([*said, text(f"verdict-sa-re-{key}", name=names, count=abs(best))])
        if len(kept) < len(left):
            said.append(text(f"verdict-sa-re-{key}-some", names=names, count=best))
        left = kept
    return " ".join([*said, text("verdict-sa-re-shared", names=listed([words.seat(seat) for seat in left]))])
