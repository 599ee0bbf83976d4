"""The positions of `sobek.yaml`, and the value of the rest of their round.

In a row, `quays` lists the cards from the first to be taken on; `hands`, `corruption` and `sets` go by seats, and seat
0 decides. `decision` is an open decision in words, such as `guild ankh` or `grab 1`. Cards that are not named are out
of play, and everybody knows where everything lies, but not the order of a deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.sobek.moves import WORDS
from game.rules.sobek.scoring import winners
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import FAMILIES, SYMBOLS
from tests.ai.positions import ids, position, sobek
from tests.ai.sanity.case import Case, rows, silly_moves
from tests.ai.sanity.proof import Payoff, Rest


def cases() -> list[Case]:
    """Return all positions of Sobek."""
    return [read(row) for row in rows("sobek")]


def read(row: Mapping[str, Any]) -> Case:
    """Return the position of a row."""
    round_ = row.get("round", 2)
    state, view = position(
        row.get("quays", ""),
        row["hands"],
        corruption=row.get("corruption", ()),
        sets=[{FAMILIES.index(family): names for family, names in sets.items()} for sets in row.get("sets", ())],
        tokens=row.get("tokens", ""),
        deck=row.get("deck", ""),
        scores=row.get("scores", ()),
        stack=_stack(row.get("decision", "")),
        round_=round_,
        curses=row.get("curses"),
        blessed={token: FAMILIES.index(family) for token, family in row.get("blessed", {}).items()},
    )
    silly = silly_moves(sobek(), view, row)
    proof = row.get("proof", "victory" if round_ == 3 else "points")
    return Case(row["name"], row["sees"], sobek(), state, view, silly, proof)


def _stack(decision: str) -> list[tuple[int, ...]]:
    """Return the open decisions that are put in words; of `lay 0 1`, seat 0 lays first."""
    if not decision:
        return []
    word, *rest = decision.split()
    kind = WORDS.index(word)
    if word == "lay":
        return [(kind, int(seat)) for seat in reversed(rest)]
    return [(kind, 0, *(_argument(text) for text in rest))]


def _argument(text: str) -> int:
    if text.isdecimal():
        return int(text)
    return SYMBOLS.index(text) if text in SYMBOLS else ids(text)[0]


def points(case: Case) -> dict[tuple[int, ...], float]:
    """Return for every move how far ahead of the mean of his rivals the seat is once the round is scored."""
    return _counted(case, _lead)


def victory(case: Case) -> dict[tuple[int, ...], float]:
    """Return for every move the share of the victory that it leads to, in the last round."""
    return _counted(case, _share)


def _counted(case: Case, payoff: Any) -> dict[tuple[int, ...], float]:
    stage = case.state.round
    rest = Rest(case.game, lambda state: state.turn < 0 or state.round != stage, payoff)
    return rest.values(case.state)


def _lead(state: SobekState) -> Payoff:
    total = sum(state.scores)
    return tuple(score - (total - score) / (state.seats - 1) for score in state.scores)


def _share(state: SobekState) -> Payoff:
    """Return the shares of the victory; a small weight of the lead decides once the victory is settled."""
    won = winners(state)
    lead = _lead(state)
    return tuple((1 / len(won) if seat in won else 0.0) + lead[seat] / 10_000 for seat in range(state.seats))
