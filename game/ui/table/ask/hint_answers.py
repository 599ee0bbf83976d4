"""The answers while a hint names its moves: a button for each of both, and one that closes the hint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.locale import text
from game.rules.core.game import Move
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Control, Offer, Submit
from game.ui.table.tell.hint_view import HintView


def hint_answers(hint: HintView, presenter: Presenter[State], offers: Sequence[Offer]) -> Sequence[Offer]:
    """Return an answer for each move that a hint names, and one that closes it; or the game's own `offers`, before a
    move is named, in the midst of a choice, and where a large one of them leads to a move.
    """
    has_large = any(offer.is_grand and offer.id in hint.named for offer in offers)
    if not hint.named or presenter.choice.is_begun or has_large:
        return offers
    plays = [
        presenter.enlarged(move, _answer(presenter, move, Offer(mark.answer, label, Submit(move)), offers))
        for move, mark, label in hint.choices()
    ]
    has_others = any(target.is_usable for target in presenter.targets())
    note, tip = (text("hint-close-note"), text("hint-close-tip")) if has_others else ("", "")
    return [*plays, Offer("hint-close", text("hint-close"), Control.CLOSE_HINT, "plain", note, tip)]


def _answer(presenter: Presenter[State], move: Move, made: Offer, offers: Sequence[Offer]) -> Offer:
    """Return the game's button that plays a move, or warns of it, else the one `made`, with what it costs or gains."""
    places, worth = presenter.places_of(move), presenter.sum_of(move)
    for own in offers:
        if own.does == made.does or (own.is_warning and own.id in places):
            return own
    if worth is not None and not presenter.toll_of(move):
        return replace(made, note=worth.words, said=worth.said)
    return replace(made, note=presenter.toll_of(move))
