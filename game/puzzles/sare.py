"""The themes of puzzles and the kinds of drill questions for Sa-Rê."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.ai.heuristics.sare.explain import lacking, risk
from game.ai.heuristics.sare.needs import site_bill
from game.puzzles.drills import Draft, DrillForm, DrillKind, MayLie, MostThere, NextIs, chance_draft
from game.puzzles.themes import ThemeTable
from game.puzzles.titles import PuzzleTitle
from game.rules.core.bits import mask_of
from game.rules.core.game import View
from game.rules.sare.moves import AT_QUESTION
from game.rules.sare.state import SaReState
from game.rules.sare.tables import FACES, Tables

THEMES: Final = ThemeTable(
    words={
        "settle": "site",
        "launch": "launch",
        "ready": "launch",
        "abandon": "site",
        "demolish": "site",
        "keep": "store",
        "gold": "gauge",
        "barracks": "power",
        "temple": "power",
        "place": "power",
        "swap": "market",
        "stop": "stop",
        "continue": "stop",
        "seize": "trouble",
        "soften": "trouble",
        "pass": "trouble",
        "build": "build",
        "discount": "build",
        "pay": "build",
        "wild": "build",
        "charter": "caravan",
        "redeem": "caravan",
        "finish": "store",
    },
    reasons={
        "reason-pays-all": "bill",
        "reason-lacking": "bill",
        "reason-swap-sites": "bill",
        "reason-first-double": "double",
        "reason-last-double": "double",
        "reason-needed": "goal",
        "reason-steps": "goal",
        "reason-keep-goal": "goal",
        "reason-swap-goal": "goal",
        "reason-covers": "goal",
        "reason-port-here": "place",
        "reason-neighbours": "place",
        "reason-gauge-start": "gauge",
        "reason-calmer": "gauge",
        "reason-calmer-safe": "gauge",
        "reason-rival-lacks": "rival",
    },
    trivial=frozenset({("build", "finish")}),
)


_CLOSE: Final = 2
"""The squares from red that one card can pass (R-5.4)."""
_TITLES: Final = {
    frozenset({"seize", "pass"}): "palace",
    frozenset({"place"}): "temple",
}
"""The kinds of titles by the words of all legal moves."""


def title(game: Any, view: View[Any], words: frozenset[str]) -> PuzzleTitle:
    """See `game.puzzles.titles.Titling`: at the question of the season, what presses most."""
    if "build" in words:
        return PuzzleTitle("build")
    if "stop" not in words:
        return PuzzleTitle(_TITLES.get(words, ""))
    tables, state, seat = game.tables, view.state, view.viewer
    away = tables.red - state.gauge[seat]
    if state.standing == 1 << seat:
        return PuzzleTitle("alone")
    if away <= _CLOSE:
        return PuzzleTitle("revolt", away)
    short = lacking(tables, state, seat, site_bill(tables, state, seat))
    return PuzzleTitle("short" if short else "enough", short)


def faces(tables: Tables) -> list[int]:
    """Return the mask of the season cards with each face."""
    return [mask_of(card for card in tables.season_cards if tables.faces[card] == face) for face in range(len(FACES))]


def doubles(tables: Tables) -> list[int]:
    """Return the mask of each double-resource card."""
    return [1 << card for card in tables.double_gains]


def is_at_question(state: SaReState) -> bool:
    """Return whether a seat is at its question."""
    return bool(state.stack) and state.stack[-1][0] == AT_QUESTION


def is_unfair(state: SaReState) -> bool:
    """Return whether the next card is no fair draw from the shoe: one lies on top of it, or nobody is asked to stop."""
    return bool(state.top) or not is_at_question(state)


@dataclass(frozen=True, slots=True)
class Revolt:
    """The question for the chance that the seat revolts before its next question, if all continue."""

    id: ClassVar = "revolt"
    form: ClassVar = DrillForm.CHANCE

    def draft(self, game: Any, view: View[Any], rng: random.Random) -> Draft | None:
        """See DrillKind."""
        state = view.state
        if not is_at_question(state):
            return None
        size = len(state.shoe) + len(state.top)
        tables: Tables = game.tables
        trouble = [card for card in tables.season_cards if not (tables.resources | state.seen) >> card & 1]
        return chance_draft(risk(tables, view), [len(trouble) / max(1, size), 1 / max(1, size)], rng)


DRILLS: Final[tuple[DrillKind, ...]] = (
    NextIs("next", "shoe", faces, is_unfair),
    Revolt(),
    MostThere("most", "shoe", faces),
    MayLie("shoe", "shoe", faces),
    MayLie("double", "pile", doubles),
)
