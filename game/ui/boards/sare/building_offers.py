"""The offers for building and storing in Sa-Rê: sites to pay for, a payment, a caravan, and the Warehouses."""

from __future__ import annotations

from dataclasses import replace

from game.locale import text
from game.rules.core.game import Move, Refusal
from game.rules.sare import moves
from game.rules.sare.payment import usable_tokens
from game.rules.sare.tables import PYRAMID, SPACES
from game.ui.boards.kit.values import Control, Narrow, Offer, OfferKind, Refuse, Submit
from game.ui.boards.sare.effects import rest_now
from game.ui.boards.sare.large_answers import AnswerDetails
from game.ui.boards.sare.means import affordable, means_of, sites_of
from game.ui.boards.sare.odds import cost_of_building, lost_by_keeping
from game.ui.boards.sare.offer_kinds import large, plain_move
from game.ui.boards.sare.payments import Plan
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.steps import Aside, Chartering, Keeping
from game.ui.boards.sare.words import Words, amounts, goods, words_of_price

_MOST_LARGE = 3
"""The most large answers beside each other."""


class BuildingOffers:
    """The offers while sites are built and resources stored; `details` are the pictures of large answers, if any."""

    def __init__(self, choice: Selection, words: Words, details: AnswerDetails | None) -> None:
        self.choice = choice
        self.words = words
        self.details = details

    def of_building(self) -> list[Offer]:
        """Return an offer for each site, those to charter a caravan, and to stop building."""
        choice, words = self.choice, self.words
        if isinstance(choice.step, Chartering):
            note = text("offer-sa-re-charter-note", chosen=choice.chosen)
            kind: OfferKind = "primary" if choice.chosen == 2 else "quiet"
            charter = Offer("do", text("offer-sa-re-charter-do"), choice.confirm(), kind, note)
            if self.details is None:
                return [charter]
            return [replace(large(charter, self.details.of_chartering()), asides=(note,))]
        found = []
        builds = choice.of(moves.BUILD)
        rank: OfferKind = "primary" if len(builds) == 1 else "quiet"
        for move in builds:
            if choice.space in (None, move[2]):
                key = "offer-sa-re-step" if move[1] == PYRAMID else "offer-sa-re-build"
                note = " · ".join([words_of_price(choice.price_at(move[1], move[2])), *cost_of_building(choice, move)])
                label, build = text(key, tile=words.tile(move[1])), choice.build(move[1], move[2])
                offer = Offer(f"build.{move[1]}.{move[2]}", label, build, rank, note)
                found.append(offer if len(builds) > _MOST_LARGE else self._site(offer, move))
        if choice.space is not None:
            return found
        found += self._of_lacking(_MOST_LARGE - len(found))
        finish = self._of_finishing()
        if finish.is_first:
            found.append(finish)
        charters = choice.of(moves.CHARTER)
        if len(charters) == 1:
            price = words.sources(charters[0][1:])
            found.append(Offer("charter", text("offer-sa-re-charter-do"), choice.charter(), note=price, tip=price))
        elif charters:
            found.append(Offer("charter", text("offer-sa-re-charter"), choice.charter()))
        return found if finish.is_first else [*found, finish]

    def _site(self, offer: Offer, move: Move) -> Offer:
        """Return the offer of a site as a large answer that shows what it brings and costs; beside others, which leave
        it less room, with its name alone.
        """
        choice, details = self.choice, self.details
        if details is None:
            return offer
        price = goods(choice.price_at(move[1], move[2])) or text("offer-sa-re-free")
        offer = replace(offer, tip=details.of_building(move, "").told)
        if len(sites_of(choice.tables, choice.state, choice.seat)) == 1:
            return replace(large(offer, details.of_building(move, "")), asides=(price,))
        return replace(large(offer, details.of_building(move, price)), label=self.words.tile(move[1]))

    def _of_lacking(self, most: int) -> list[Offer]:
        """Return large answers for at most so many sites that cannot be paid for, each with what it lacks."""
        choice, details = self.choice, self.details
        if details is None:
            return []
        builds = {(move[1], move[2]) for move in choice.of(moves.BUILD)}
        found = []
        for site in sites_of(choice.tables, choice.state, choice.seat):
            space = site.slot % SPACES
            refused = choice.why_not((moves.BUILD, site.tile, space))
            if (site.tile, space) not in builds and isinstance(refused, Refusal):
                label, tip = self.words.tile(site.tile), text("offer-sa-re-lacking")
                offer = Offer(f"build.{site.tile}.{space}", label, Refuse(refused), "grand-quiet", tip)
                found.append(replace(offer, detail=details.of_lacking(site)))
        return found[: max(0, most)]

    def _of_finishing(self) -> Offer:
        """Return the offer to stop building, worded for a revolt, for a site that cannot be paid, or plainly."""
        choice = self.choice
        if choice.of(moves.BUILD):
            sites = sites_of(choice.tables, choice.state, choice.seat)
            paid, _ = affordable(choice.tables, choice.state, choice.seat, sites, means_of(choice.state, choice.seat))
            note = text("offer-sa-re-finish-note", count=len(paid))
            return plain_move("finish", "offer-sa-re-finish", "plain", note)
        why = "revolted" if choice.state.revolted >> choice.seat & 1 else "all"
        finish = plain_move("finish", f"offer-sa-re-finish-{why}", "primary")
        return finish if self.details is None else large(finish, self.details.of_finishing(rest_now(choice)))

    def of_payment(self, plan: Plan) -> list[Offer]:
        """Return the offer to pay as planned, and where the Port's discount may be taken instead."""
        choice, words = self.choice, self.words
        is_step = plan.tile == PYRAMID and not choice.is_last_step
        label = text("offer-sa-re-pay-step" if is_step else "offer-sa-re-pay", tile=words.tile(plan.tile))
        pay = choice.confirm()
        found = [Offer("do", label, pay, "grand" if plan.is_exact else "grand-quiet", self._balance(plan))]
        for kind in choice.discounts():
            if kind != plan.off:
                label, off = text("offer-sa-re-off", resource=words.resource(kind)), Narrow(choice.taking_off(kind))
                found.append(Offer(f"off.{kind}", label, off))
        return found

    def _balance(self, plan: Plan) -> str:
        """Return the shortage or the excess of a payment, or that there is neither, in a few words."""
        if any(plan.excess):
            return text("offer-sa-re-excess", price=words_of_price(plan.excess))
        if plan.missing:
            return text("offer-sa-re-missing" if plan.missing > 0 else "offer-sa-re-too-much", count=abs(plan.missing))
        return text("prompt-sa-re-paid")

    def of_keeping(self) -> list[Offer]:
        """Return the offer to keep what is counted out, and for what a caravan may be redeemed."""
        choice = self.choice
        kept = choice.step.amounts if isinstance(choice.step, Keeping) else (0, 0, 0)
        label, notes = text("offer-sa-re-keep", count=sum(kept)), [text("offer-sa-re-room", room=choice.room)]
        if lost := lost_by_keeping(choice, kept):
            has_tokens = choice.kind == moves.AT_STORE and any(usable_tokens(choice.state, choice.seat))
            notes.append(text("offer-sa-re-note-hand-lost" if has_tokens else "offer-sa-re-note-lost", count=lost))
        keep = Offer("do", label, choice.confirm(), "primary", " · ".join(notes))
        if self.details is not None:
            keep = large(keep, self.details.of_keeping(kept, notes[1] if lost else ""))
        found = [keep]
        redeems = self._of_redeeming()
        if choice.aside is Aside.REDEEM:
            return [*redeems, Offer("clear", text("offer-sa-re-back"), Control.CANCEL, "plain")]
        if len(redeems) > 1:
            does = Narrow(replace(choice, aside=Aside.REDEEM))
            redeems = [Offer("redeem", text("offer-sa-re-redeem"), does, "plain", tip=text("about-sa-re-redeem"))]
        return [*found, *redeems]

    def _of_redeeming(self) -> list[Offer]:
        """Return an offer for each resource that a caravan may be redeemed for, large where only that is asked."""
        choice, found = self.choice, list[Offer]()
        for move in choice.of(moves.REDEEM):
            offer = Offer(f"move.{choice.legal.index(move)}", self.words.move(move, choice.state), Submit(move))
            if choice.aside is Aside.REDEEM and self.details is not None:
                taken = [int(kind == move[1]) for kind in range(3)]
                offer = replace(large(offer, self.details.of_redeeming(taken)), label=amounts(taken))
            found.append(offer)
        return found
