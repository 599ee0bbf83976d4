"""The next focus in a multi-step choice of Sa-Rê."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.sare import city
from game.rules.sare.moves import AT_BUILD, AT_QUESTION, AT_SETTLE, AT_SITES, BUILD, LAUNCH
from game.ui.boards.kit.values import Target
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.steps import Chartering, Swapping
from game.ui.boards.sare.things import Plot


def lead(choice: Selection, targets: Sequence[Target]) -> str:
    """Return a space for the chosen tile, the end of a phase with nothing left to do, the first amount, or the
    answer.

    The second starting tile follows the first, and the prominent one of two answers is chosen. A cancelled choice leads
    back to its beginning.
    """
    if not choice.is_mine:
        return ""
    if choice.begun_with and not choice.is_begun:
        return choice.begun_with
    if choice.plan is not None or choice.chosen == 2:
        return "do"
    if isinstance(choice.step, Chartering | Swapping):
        return next((f"more.{counter.name}" for counter in choice.counters()), "")
    if choice.kind == AT_SETTLE:
        built = city.built_spaces(choice.state, choice.seat)
        return f"plot.{choice.seat}.{built.bit_length() - 1}" if built else ""
    if choice.kind == AT_QUESTION:
        return "" if choice.aside else "continue"
    if choice.kind == AT_BUILD:
        return "" if choice.of(BUILD) else "finish"
    if choice.kind != AT_SITES or choice.space is not None:
        return ""
    if choice.tile is not None:
        spaces = (each.id for each in targets if isinstance(each.thing, Plot) and each.is_usable)
        return next(spaces, "")
    return "" if any(move[0] == LAUNCH for move in choice.legal) else "ready"
