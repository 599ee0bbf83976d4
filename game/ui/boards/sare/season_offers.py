"""The offers of the season of Sa-Rê: its question, and what Temple, Palace, Gardens, Library and Market ask."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.locale import text
from game.rules.core.game import Move
from game.rules.sare import moves
from game.rules.sare.odds import worst_risk
from game.rules.sare.tables import GARDENS, LIBRARY, PALACE_BIT
from game.ui.boards.kit.values import Narrow, Offer, Press, Submit
from game.ui.boards.sare.large_answers import AnswerDetails
from game.ui.boards.sare.odds import Outcomes, is_gold_wasted
from game.ui.boards.sare.offer_kinds import large, plain_move, standing, wake
from game.ui.boards.sare.selection import PASS, PLAIN_MOVES, Selection
from game.ui.boards.sare.standing_answers import (
    MARKET,
    NEVER,
    PALACE,
    QUESTION,
    SMALL_RISK,
    UNLESS,
    UNLESS_RISK,
)
from game.ui.boards.sare.steps import Aside, Peeking, Swapping
from game.ui.boards.sare.stop_or_continue import StopOrContinue
from game.ui.boards.sare.words import Words


class SeasonOffers:
    """The offers of the season; `question` makes those to stop and to continue, `resting` are the standing answers."""

    def __init__(
        self,
        choice: Selection,
        words: Words,
        resting: Mapping[str, str],
        details: AnswerDetails | None,
        question: StopOrContinue,
        outcomes: Outcomes,
    ) -> None:
        self.choice = choice
        self.words = words
        self.resting = resting
        self.details = details
        self.question = question
        self._outcomes = outcomes

    def of_temple(self) -> list[Offer]:
        """Return the places for the card that the Temple does not keep."""
        choice = self.choice
        card = choice.step.card if isinstance(choice.step, Peeking) else None
        return [
            Offer(f"move.{choice.legal.index(move)}", text(f"offer-sa-re-other-{moves.PLACES[move[2]]}"), Submit(move))
            for move in choice.of(moves.PLACE)
            if move[1] == card
        ]

    def of_palace(self) -> list[Offer]:
        """Return the offers to take the card shown or to let it pass, and not to be asked again."""
        if self.choice.aside is Aside.CALM:
            return [
                Offer(f"rest.palace.{how}", text(f"offer-sa-re-calm-{how}"), standing(self.choice, PALACE, how, PASS))
                for how in UNLESS
            ]
        outcomes, details = self._outcomes, self.details
        seize = plain_move("seize", "offer-sa-re-seize", "grand", outcomes.of_seizing())
        let = plain_move("pass", "offer-sa-re-let", "grand-quiet", outcomes.of_letting())
        if details is not None:
            seize = replace(seize, detail=details.of_palace(is_seized=True))
            let = replace(let, detail=details.of_palace(is_seized=False))
        return [
            seize,
            let,
            Offer(
                f"rest.palace.{NEVER}",
                text("offer-sa-re-calm-never"),
                standing(self.choice, PALACE, NEVER, PASS),
                "plain",
                tip=text("about-sa-re-calm-never"),
            ),
            Offer(
                "calm",
                text("offer-sa-re-calm"),
                Narrow(replace(self.choice, aside=Aside.CALM)),
                "plain",
                tip=text("about-sa-re-calm"),
            ),
        ]

    def of_trouble(self) -> list[Offer]:
        """Return the offers to soften a Trouble, the best first, and to suffer it."""
        softenings = [(number, move) for number, move in enumerate(self.choice.legal) if move[0] == moves.SOFTEN]
        found: list[Offer] = []
        for number, move in reversed(softenings):  # those that use both buildings come last
            label, note = text(f"offer-sa-re-soften-{move[1]}"), self._outcomes.of_softening(move[1])
            found.append(Offer(f"move.{number}", label, Submit(move), "quiet" if found else "primary", note))
        found.append(plain_move("pass", "offer-sa-re-suffer", note=self._outcomes.of_softening(0)))
        if self.details is None:
            return found
        hows = [*(move[1] for _, move in reversed(softenings)), 0]
        labels = [*(self._softeners(how) for how in hows[:-1]), found[-1].label]
        return [
            replace(large(offer, self.details.of_softening(how)), label=label)
            for offer, how, label in zip(found, hows, labels, strict=True)
        ]

    def _softeners(self, how: int) -> str:
        """Return the buildings that soften a Trouble: the Gardens (1), the Library (2), or both (3)."""
        return " + ".join(self.words.tile(tile) for bit, tile in ((1, GARDENS), (2, LIBRARY)) if how & bit)

    def of_market(self, step: Swapping) -> list[Offer]:
        """Return the offer of the swap that is counted out, the others it could be with, and whether it can be."""
        choice = self.choice
        give, take = self.words.change(step.amounts)
        is_even = any(step.amounts) and not sum(step.amounts)
        chosen = text("offer-sa-re-swap-note", give=give, take=take)
        note = chosen if any(step.amounts) else text("offer-sa-re-swap-nothing")
        swap = choice.confirm()
        offer = Offer("do", text("offer-sa-re-swap"), swap, "primary" if is_even else "quiet", note)
        found = [large(offer, self.details.of_swapping(step)) if self.details is not None else offer]
        is_asked = choice.kind == moves.AT_MARKET
        if is_asked:
            found.append(self._not_swapping())
        rivals = choice.rivals()
        if len(rivals) > 1:
            found += [
                Offer(
                    f"with.{rival}",
                    text("offer-sa-re-with", name=self.words.plain_seat(rival)),
                    Narrow(choice.swapping(rival)),
                )
                for rival in rivals
                if rival != step.rival
            ]
        if is_asked:
            return found
        if MARKET in self.resting:
            found.append(replace(wake(self.choice, MARKET), kind="quiet"))
        else:
            rest, tip = standing(self.choice, MARKET, NEVER), text("about-sa-re-rest-market")
            found.append(Offer(f"rest.market.{NEVER}", text("offer-sa-re-rest-market"), rest, tip=tip))
        return found

    def _not_swapping(self) -> Offer:
        """Return the offer to leave the stores as they are."""
        offer, seat = plain_move("pass", "offer-sa-re-no-swap"), self.choice.seat
        if self.details is None:
            return offer
        return large(offer, self.details.of_keeping(self.choice.state.store[seat * 3 : seat * 3 + 3], ""))

    def of_question(self) -> list[Offer]:
        """Return the offers to stop, to continue, and to use a building before."""
        choice, state = self.choice, self.choice.state
        pushes = choice.of(moves.BARRACKS_PUSH)
        if choice.aside is Aside.PUSH:
            return [self._of_pushing(push, "offer-sa-re-barracks-at") for push in pushes]
        if choice.aside is Aside.WASTE:
            return [self._wasted(text("offer-sa-re-waste"), Submit(PLAIN_MOVES["gold"]))]
        found = [self.question.stop(), self.question.go_on()]
        kinds = {move[0] for move in choice.legal}
        if moves.PAY_GOLD in kinds:
            pay = plain_move("gold", "offer-sa-re-gold", note=self._outcomes.of_calming())
            pay = replace(pay, risk=self._outcomes.risks_of_calming())
            again = Narrow(replace(choice, aside=Aside.WASTE))
            found.append(self._wasted(pay.label, again) if is_gold_wasted(choice) else pay)
        if len(pushes) == 1:
            found.append(self._of_pushing(pushes[0], "offer-sa-re-barracks"))
        elif pushes:
            whom = Narrow(replace(choice, aside=Aside.PUSH))
            found.append(Offer("barracks", text("offer-sa-re-barracks-whom"), whom))
        if moves.TEMPLE_LOOK in kinds:
            found.append(replace(plain_move("temple", "offer-sa-re-temple"), tip=text("about-sa-re-temple-now")))
        if moves.SWAP in kinds:
            found.append(Offer("market", text("offer-sa-re-market"), Narrow(choice.swapping())))
        if state.ready[choice.seat] & PALACE_BIT and PALACE in self.resting:
            found.append(wake(self.choice, PALACE))
        return [*found, *self._of_going_on()]

    def _of_going_on(self) -> list[Offer]:
        """Return the offers to continue automatically while it is safe, or the risk is small; and to be asked again."""
        choice, wished = self.choice, self.resting.get(QUESTION, "")
        found = []
        if wished:
            found.append(wake(self.choice, QUESTION))
        risk = worst_risk(choice.tables, choice.state, choice.seat)
        key, how = ("risk", UNLESS_RISK) if risk else ("question", UNLESS[0])
        if risk < SMALL_RISK and wished not in (how, UNLESS_RISK):
            rest, tip = standing(self.choice, QUESTION, how, PLAIN_MOVES["continue"]), text(f"about-sa-re-rest-{key}")
            found.append(Offer("rest.question", text(f"offer-sa-re-rest-{key}"), rest, tip=tip))
        return found

    def _of_pushing(self, push: Move, key: str) -> Offer:
        """Return the offer to raise an opponent's gauge with the Barracks."""
        label = text(key, name=self.words.plain_seat(push[1]))
        note, tip = self._outcomes.of_calming(push[1]), text("power-barracks")
        offer = Offer(f"push.{push[1]}", label, Submit(push), note=note, tip=tip)
        if self.details is None or self.choice.aside is not Aside.PUSH:
            return offer
        return large(offer, self.details.of_pushing(push[1]))

    @staticmethod
    def _wasted(label: str, does: Press) -> Offer:
        """Return the offer to pay gold without effect."""
        return Offer("gold", label, does, note=text("offer-sa-re-idle"), is_warning=True)
