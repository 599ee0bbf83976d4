"""The kinds of offers that decisions of Sa-Rê have in common."""

from __future__ import annotations

from dataclasses import replace

from game.locale import text
from game.rules.core.game import Move
from game.ui.boards.kit.values import Detail, Offer, OfferKind, StandingAnswer, Submit
from game.ui.boards.sare.selection import PLAIN_MOVES, Selection
from game.ui.boards.sare.standing_answers import ASK, wish


def plain_move(name: str, key: str, kind: OfferKind = "quiet", note: str = "") -> Offer:
    """Return an offer that is a complete move."""
    return Offer(name, text(key), Submit(PLAIN_MOVES[name]), kind, note)


def large(offer: Offer, detail: Detail) -> Offer:
    """Return an offer as a large answer that shows what it brings."""
    return replace(offer, kind="grand" if offer.kind == "primary" else "grand-quiet", detail=detail)


def standing(choice: Selection, asker: str, how: str, move: Move | None = None) -> StandingAnswer:
    """Return the press that tells when a building or the question asks for the rest of the season."""
    return StandingAnswer(wish(asker, how, choice.state.round), move)


def wake(choice: Selection, asker: str) -> Offer:
    """Return the offer to be asked a silenced question again."""
    return Offer(f"wake.{asker}", text(f"offer-sa-re-wake-{asker}"), standing(choice, asker, ASK), "plain")
