"""The offers for launching and settling sites in Sa-Rê."""

from __future__ import annotations

from dataclasses import replace

from game.locale import text
from game.rules.core.game import Move
from game.rules.sare import moves
from game.ui.boards.kit.values import Offer, Submit
from game.ui.boards.sare.large_answers import AnswerDetails, TileCard
from game.ui.boards.sare.odds import cost_of_removing, cost_of_sites
from game.ui.boards.sare.offer_kinds import large, plain_move
from game.ui.boards.sare.selection import PLAIN_MOVES, Selection
from game.ui.boards.sare.words import Words, told_stock


class SiteOffers:
    """The offers while tiles are laid out or sites launched; `details` and `card` as for `Offers`."""

    def __init__(self, choice: Selection, words: Words, details: AnswerDetails | None, card: TileCard | None) -> None:
        self.choice = choice
        self.words = words
        self.details = details
        self.card = card

    def of_settling(self) -> list[Offer]:
        """Return the card of the starting tile to lay."""
        return [self.card.of_settling(self.choice.state.stack[-1][2])] if self.card is not None else []

    def of_launching(self) -> list[Offer]:
        """Return the offers to launch, abandon and demolish, or the card of the tile that is chosen."""
        choice, words = self.choice, self.words
        if choice.tile is not None:
            return [self.card.of_launching(choice.tile)] if self.card is not None else []
        found = []
        if choice.space is not None:
            for number, move in enumerate(choice.legal):
                if move[0] in (moves.ABANDON, moves.DEMOLISH) and move[2] == choice.space:
                    key = "offer-sa-re-abandon" if move[0] == moves.ABANDON else "offer-sa-re-demolish"
                    note = cost_of_removing(choice, move)
                    found.append(Offer(f"move.{number}", text(key, tile=words.tile(move[1])), Submit(move), note=note))
            return found
        note = f"{self._sites} · {cost_of_sites(choice, choice.state.siting[choice.seat].bit_count())}"
        may_launch = bool(choice.of(moves.LAUNCH))
        ready = plain_move("ready", "offer-sa-re-ready", "quiet" if may_launch else "primary", note)
        if self.details is None or self.card is None:
            return [ready]
        ready = replace(ready, tip=told_stock(choice.game, choice.state, choice.seat))
        if may_launch:
            return [self.card.of_supply(), ready]
        return [self._large_ready(ready)]

    def enlarged(self, move: Move, answer: Offer) -> Offer:
        """Return the answer that plays a move which a hint names, large while sites are launched: the card of a tile
        with its price, or the sites that there are.
        """
        if self.choice.kind != moves.AT_SITES or self.card is None:
            return answer
        if move[0] == moves.LAUNCH:
            return self.card.of_launch(answer, move)
        return self._large_ready(answer) if move == PLAIN_MOVES["ready"] else answer

    @property
    def _sites(self) -> str:
        """The number of the viewer's sites in words."""
        return text("offer-sa-re-ready-note", sites=self.choice.state.siting[self.choice.seat].bit_count())

    def _large_ready(self, ready: Offer) -> Offer:
        """Return the offer to launch no more sites as a large answer, if these show what they bring."""
        if self.details is None:
            return ready
        return replace(large(ready, self.details.of_launching()), asides=(self._sites,))
