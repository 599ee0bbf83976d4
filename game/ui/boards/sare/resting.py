"""Buildings that a seat does not want to be asked about this season, or only where it matters; and what is obvious."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.sare.moves import AT_MARKET, AT_PALACE
from game.rules.sare.state import SaReState
from game.rules.sare.tables import DOUBLE_TROUBLE, GOLD, TROUBLE, Tables

PASSES: dict[str, int] = {"palace": AT_PALACE, "market": AT_MARKET}
"""The buildings that can be told not to ask again, and the decision that then passes by itself."""
OBVIOUS = "obvious"
"""The word for obvious answers, which are given for a seat unless it wishes to be asked."""
NEVER, ASK, ANSWER = "never", "ask", "answer"
UNLESS = ("unless-revolt", "unless-trouble", "unless-resource")
"""What a Palace may be told to ask about all the same."""
_WORDS = 3


def wish(building: str, how: str, season: int) -> str:
    """Return a wish as the record has it: the building, how it asks, the round it is for."""
    return f"{building} {how} {season}"


def resting(wishes: Sequence[str], season: int) -> dict[str, str]:
    """Return the buildings that are not to ask in the season of a round, with what they ask about all the same."""
    found: dict[str, str] = {}
    for each in wishes:
        words = each.split()
        if len(words) != _WORDS or words[0] not in PASSES or words[2] != str(season):
            continue
        found.pop(words[0], None)
        if words[1] in (NEVER, *UNLESS):
            found[words[0]] = words[1]
    return found


def asks_all(wishes: Sequence[str], season: int) -> bool:
    """Return whether a seat wishes to be asked even what is obvious in the season of a round."""
    about = [wish for wish in wishes if wish.startswith(f"{OBVIOUS} ") and wish.endswith(f" {season}")]
    return bool(about) and about[-1] == wish(OBVIOUS, ASK, season)


def passing(tables: Tables, state: SaReState, found: dict[str, str]) -> str:
    """Return the building of `found` whose decision is at hand and passes by itself, or ''."""
    kind = state.stack[-1][0] if state.stack else -1
    for building, how in found.items():
        if kind == PASSES[building] and not (kind == AT_PALACE and _matters(tables, state, how)):
            return building
    return ""


def _matters(tables: Tables, state: SaReState, how: str) -> bool:
    """Say whether the card shown is one that the Palace asked is to ask about."""
    face, seat = tables.faces[state.shown[0]], state.stack[-1][1]
    trouble = {TROUBLE: 1, DOUBLE_TROUBLE: 2}.get(face, 0)
    if how == "unless-revolt":
        return bool(trouble) and state.gauge[seat] + trouble >= tables.red
    if how == "unless-trouble":
        return bool(trouble)
    return how == "unless-resource" and face <= GOLD
