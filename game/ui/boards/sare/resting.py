"""Questions that a seat does not want to be asked this season, or only when it matters; and obvious ones."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.game import Move
from game.rules.sare.moves import AT_MARKET, AT_PALACE, AT_QUESTION, CONTINUE, PASS
from game.rules.sare.odds import worst_risk
from game.rules.sare.state import SaReState
from game.rules.sare.tables import DOUBLE_TROUBLE, GOLD, TROUBLE, Tables

PALACE, MARKET, QUESTION = "palace", "market", "question"
ANSWERS: dict[str, tuple[int, Move]] = {
    PALACE: (AT_PALACE, (PASS,)),
    MARKET: (AT_MARKET, (PASS,)),
    QUESTION: (AT_QUESTION, (CONTINUE,)),
}
"""For each question that can be silenced, its decision and its answer."""
OBVIOUS = "obvious"
"""The word for obvious answers, which are given for a seat unless it wishes to be asked."""
NEVER, ASK, ANSWER = "never", "ask", "answer"
UNLESS = ("unless-revolt", "unless-trouble", "unless-resource")
"""The exceptions in which a silenced Palace asks all the same; the first also applies to the question."""
UNLESS_RISK = "unless-risk"
"""The exception of a question that is silenced while the risk is small."""
SMALL_RISK = 0.01
"""The chance of a revolt from which on such a question is asked."""
_WORDS = 3


def wish(asker: str, how: str, season: int) -> str:
    """Return a wish as written in the record: the question, the exception, the round."""
    return f"{asker} {how} {season}"


def resting(wishes: Sequence[str], season: int) -> dict[str, str]:
    """Return the silenced questions of a round's season, with their exceptions."""
    found: dict[str, str] = {}
    for each in wishes:
        words = each.split()
        if len(words) != _WORDS or words[0] not in ANSWERS or words[2] != str(season):
            continue
        found.pop(words[0], None)
        if words[1] in (NEVER, *UNLESS, UNLESS_RISK):
            found[words[0]] = words[1]
    return found


def asks_all(wishes: Sequence[str], season: int) -> bool:
    """Return whether a seat wants to be asked even obvious questions in a round's season."""
    about = [wish for wish in wishes if wish.startswith(f"{OBVIOUS} ") and wish.endswith(f" {season}")]
    return bool(about) and about[-1] == wish(OBVIOUS, ASK, season)


def passing(tables: Tables, state: SaReState, found: dict[str, str]) -> str:
    """Return the silenced question among `found` that is at hand and has no exception now, or ''."""
    kind = state.stack[-1][0] if state.stack else -1
    for asker, how in found.items():
        if kind == ANSWERS[asker][0] and not _matters(tables, state, kind, how):
            return asker
    return ""


def _matters(tables: Tables, state: SaReState, kind: int, how: str) -> bool:
    """Return whether the card shown is one that the Palace is to ask about, or the next may be one for the question."""
    seat = state.stack[-1][1]
    if kind != AT_PALACE:
        risk = worst_risk(tables, state, seat) if kind == AT_QUESTION else 0.0
        return risk >= SMALL_RISK if how == UNLESS_RISK else risk > 0
    face = tables.faces[state.shown[0]]
    trouble = {TROUBLE: 1, DOUBLE_TROUBLE: 2}.get(face, 0)
    if how == "unless-revolt":
        return bool(trouble) and state.gauge[seat] + trouble >= tables.red
    if how == "unless-trouble":
        return bool(trouble)
    return how == "unless-resource" and face <= GOLD
