"""The buttons beside the table of Sa-Rê."""

from __future__ import annotations

from game.locale import text
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move
from game.rules.sare import moves
from game.ui.boards.kit.values import Control, Offer, OfferKind, StandingAnswer, Submit
from game.ui.boards.sare.building_offers import BuildingOffers
from game.ui.boards.sare.large_answers import AnswerDetails, TileCard, was_asked
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.odds import Outcomes
from game.ui.boards.sare.offer_kinds import standing, wake
from game.ui.boards.sare.season_offers import SeasonOffers
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.site_offers import SiteOffers
from game.ui.boards.sare.standing_answers import ANSWER, ASK, OBVIOUS, SareAnswers
from game.ui.boards.sare.steps import Swapping
from game.ui.boards.sare.stop_or_continue import StopOrContinue

_COUNTED = (moves.AT_LOSS, moves.AT_STORE, moves.AT_MARKET, *moves.PAYING)
"""The decisions whose choices consist of amounts alone; their buttons keep their places while the player counts."""


class Offers:
    """The offers for a selection. `answers` are the viewer's standing answers, `details` the pictures of what large
    answers bring, if these show it, and `card` makes the card of a tile to lay beside them.

    With `shows_odds` notes tell the chances; with `may_cover` secrets can be shown and covered at a shared screen.
    """

    def __init__(
        self,
        layout: Layout,
        choice: Selection,
        answers: SareAnswers,
        details: AnswerDetails | None = None,
        card: TileCard | None = None,
        *,
        shows_odds: bool,
        may_cover: bool,
    ) -> None:
        words = layout.words
        self.choice = choice
        self.answers = answers
        self.details = details
        self.may_cover = may_cover
        self._sites = SiteOffers(choice, words, details, card)
        self._question = StopOrContinue(layout, choice, details, shows_odds=shows_odds)
        outcomes = Outcomes(choice, shows_odds=shows_odds)
        self._season = SeasonOffers(choice, words, answers.resting, details, self._question, outcomes)
        self._building = BuildingOffers(choice, words, details)

    def offers(self) -> list[Offer]:
        """Return the buttons of all possible actions, the most important first."""
        choice = self.choice
        if not choice.is_mine:
            return []
        found = self._offers()
        if choice.is_begun and choice.kind not in _COUNTED:
            kind: OfferKind = "plain" if self.details is None else "quiet"
            found.append(Offer("clear", text("offer-sa-re-back"), Control.CANCEL, kind))
        if not choice.is_begun:
            found += self._of_answers()
        if self.answers.is_taught:
            found = [each for each in found if not isinstance(each.does, StandingAnswer)]
            return [each for each in found if each.kind != "plain" or isinstance(each.does, Submit | Control)]
        return found

    def posed(self) -> list[Offer]:
        """Return the large answers of the question of the season that the viewer has answered, if it has."""
        return [self._question.stop(), self._question.go_on()] if was_asked(self.choice) and self.details else []

    def enlarged(self, move: Move, answer: Offer) -> Offer:
        """Return the answer that plays a move which a hint names, large while sites are launched: the card of a tile
        with its price, or the sites that there are.
        """
        return self._sites.enlarged(move, answer)

    def _of_answers(self) -> list[Offer]:
        """Return the offer to be asked where an answer is about to be given, or not to be asked any longer."""
        answers = self.answers
        if answers.is_silenced:
            return [wake(self.choice, answers.reason)]
        if answers.is_about_obvious:
            ask, tip = standing(self.choice, OBVIOUS, ASK), text("about-sa-re-obvious-ask")
            return [Offer("obvious.ask", text("offer-sa-re-obvious-ask"), ask, "plain", tip=tip)]
        if answers.is_quick and not answers.answers_obvious:
            rest, tip = standing(self.choice, OBVIOUS, ANSWER), text("about-sa-re-obvious-answer")
            return [Offer("obvious.answer", text("offer-sa-re-obvious-answer"), rest, "plain", tip=tip)]
        return []

    def _offers(self) -> list[Offer]:
        choice = self.choice
        if choice.kind == moves.AT_SETTLE:
            return self._sites.of_settling()
        if choice.kind == moves.AT_SITES:
            return self._sites.of_launching()
        if choice.kind in (moves.AT_LOSS, moves.AT_STORE):
            return self._building.of_keeping()
        if choice.kind == moves.AT_TEMPLE:
            return self._season.of_temple()
        if choice.kind == moves.AT_PALACE:
            return self._season.of_palace()
        if choice.kind == moves.AT_TROUBLE:
            return self._season.of_trouble()
        if isinstance(choice.step, Swapping):
            return self._season.of_market(choice.step)
        if choice.kind == moves.AT_QUESTION:
            found = self._season.of_question()
            return [*found, self._of_covering()] if self.may_cover and choice.aside is None else found
        if choice.plan is not None:
            return self._building.of_payment(choice.plan)
        if choice.kind == moves.AT_BUILD:
            return self._building.of_building()
        return []

    def _of_covering(self) -> Offer:
        """Return the offer to cover the viewer's secrets at a shared screen, or to show them."""
        is_open = self.choice.view.knowledge.viewer != SPECTATOR
        label = text("offer-sa-re-cover" if is_open else "offer-sa-re-secrets")
        return Offer("cover", label, Control.COVER_SCREEN, "plain")
