"""The buttons beside the table of Sa-Rê, and the question to the viewer."""

from __future__ import annotations

from dataclasses import replace

from game.locale import text
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, Refusal
from game.rules.sare import moves, scoring
from game.rules.sare.odds import REACTIONS, worst_risk
from game.rules.sare.payment import usable_tokens
from game.rules.sare.tables import (
    DOUBLE_TROUBLE,
    FACES,
    GARDENS,
    JOKER,
    LIBRARY,
    PALACE_BIT,
    PYRAMID,
    SPACES,
    TROUBLE,
    WAREHOUSE,
)
from game.ui.boards.kit.values import (
    Control,
    Detail,
    KeyFigure,
    Narrow,
    Offer,
    OfferKind,
    Press,
    QuestionPlate,
    Refuse,
    StandingAnswer,
    Submit,
    Tone,
)
from game.ui.boards.sare.effects import rest_now, rest_of
from game.ui.boards.sare.large_answers import AnswerDetails, TileCard, has_details, was_asked
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.means import affordable, demand_of, lacking, means_of, sites_of
from game.ui.boards.sare.odds import (
    Odds,
    Outcomes,
    brief_percent,
    cost_of_building,
    cost_of_removing,
    cost_of_sites,
    is_gold_wasted,
    lost_by_keeping,
    odds,
    percent,
    percents,
    slices,
    stake,
)
from game.ui.boards.sare.payments import Plan
from game.ui.boards.sare.scores import ICONS
from game.ui.boards.sare.selection import PASS, PLAIN_MOVES, Selection
from game.ui.boards.sare.standing_answers import (
    ANSWER,
    ASK,
    MARKET,
    NEVER,
    OBVIOUS,
    PALACE,
    QUESTION,
    SMALL_RISK,
    UNLESS,
    UNLESS_RISK,
    SareAnswers,
    wish,
)
from game.ui.boards.sare.steps import Aside, Chartering, Keeping, Peeking, Swapping
from game.ui.boards.sare.words import Words, amounts, goods, icons, told_stock, words_of_price

_DOUBLE = 2
"""The squares by which a double Unrest raises a gauge (R-5.4)."""
_MOST_LARGE = 3
"""The most large answers beside each other."""
_DECISIONS = {
    moves.AT_SETTLE: "settle",
    moves.AT_SITES: "sites",
    moves.AT_LOSS: "loss",
    moves.AT_QUESTION: "question",
    moves.AT_TEMPLE: "temple",
    moves.AT_PALACE: "palace",
    moves.AT_TROUBLE: "trouble",
    moves.AT_MARKET: "market",
    moves.AT_BUILD: "build",
    moves.AT_STORE: "store",
}
"""The word of each decision in the text keys; the steps of a payment are all `pay`."""


def prompt(choice: Selection, words: Words, answers: SareAnswers) -> str:
    """Return the question to the viewer, the reason for an automatic answer, or the name of the player being waited
    for.
    """
    if answers.reason:
        return text(f"prompt-sa-re-obvious-{answers.reason}")
    name = words.plain_seat(choice.view.to_move)
    word = _DECISIONS.get(choice.kind, "pay")
    if not choice.is_mine:
        return text(f"prompt-sa-re-wait-{word}", name=name)
    if choice.kind == moves.AT_SETTLE:
        tile = choice.state.stack[-1][2]
        return text("prompt-sa-re-settle", tile=words.tile(tile), first=int(tile == WAREHOUSE))
    if choice.kind == moves.AT_SITES:
        return _of_sites(choice, words, name)
    if choice.kind == moves.AT_QUESTION:
        return _of_question(choice, name)
    if choice.kind == moves.AT_TEMPLE:
        return text("prompt-sa-re-temple" if choice.step == Peeking() else "prompt-sa-re-other")
    if choice.kind == moves.AT_PALACE:
        if choice.aside:
            return text("prompt-sa-re-calm")
        return text("prompt-sa-re-palace", card=words.card(choice.state.shown[0]))
    if choice.kind == moves.AT_TROUBLE:
        return text("prompt-sa-re-trouble", amount=choice.state.stack[-1][2])
    if choice.kind == moves.AT_STORE and choice.aside:
        return text("prompt-sa-re-redeem")
    if choice.plan is not None:
        return _afterwards(choice, choice.plan) if choice.plan.is_exact else text("prompt-sa-re-pay")
    if choice.kind == moves.AT_BUILD:
        return _of_building(choice, words, name)
    return text(f"prompt-sa-re-{word}", name=name)


def plate(choice: Selection) -> QuestionPlate | None:
    """Return the viewer's gauge and the square that means revolt, in red where two steps reach it; while the viewer
    launches sites or builds, all that it can pay with.
    """
    is_stepping = isinstance(choice.step, Keeping | Swapping | Chartering)
    if not has_details(choice) or is_stepping:
        return None
    if choice.kind in _SPENDING:
        stock = goods(means_of(choice.state, choice.seat))
        if choice.kind == moves.AT_SETTLE and not stock:
            return None
        return QuestionPlate(text("plate-sa-re-stock", stock=stock or text("amount-nothing")))
    square, red = choice.state.gauge[choice.seat], choice.tables.red
    words = text("plate-sa-re-gauge", square=square, red=red)
    return QuestionPlate(words, Tone.BAD if square + _DOUBLE >= red else Tone.PLAIN)


def _of_sites(choice: Selection, words: Words, name: str) -> str:
    if choice.tile == PYRAMID:
        return _of_pyramid(choice)
    if choice.tile is not None:
        return text("prompt-sa-re-where", tile=words.tile(choice.tile))
    if choice.space is not None:
        return text("prompt-sa-re-space", space=words.space(choice.space))
    return text("prompt-sa-re-sites" if choice.of(moves.LAUNCH) else "prompt-sa-re-sites-full", name=name)


def _of_pyramid(choice: Selection) -> str:
    """Return where to put a Pyramid, and who would win ties with it (R-9)."""
    after = choice.state.clone()
    number = after.pyramid[choice.seat] = choice.next_pyramid
    first = scoring.tie_winner(after)
    ties = "wins" if first == choice.seat else "loses" if first >= 0 else "even"
    return text(f"prompt-sa-re-where-pyramid-{ties}", number=number)


def _of_question(choice: Selection, name: str) -> str:
    if isinstance(choice.step, Swapping):
        return text("prompt-sa-re-market")
    if choice.aside:
        return text("prompt-sa-re-waste" if choice.aside is Aside.WASTE else "prompt-sa-re-barracks")
    is_alone = choice.state.standing == 1 << choice.seat
    return text("prompt-sa-re-question-alone" if is_alone else "prompt-sa-re-question", name=name)


def _of_building(choice: Selection, words: Words, name: str) -> str:
    if isinstance(choice.step, Chartering):
        return text("prompt-sa-re-charter")
    if choice.space is not None:
        return text("prompt-sa-re-space", space=words.space(choice.space))
    if choice.state.revolted >> choice.seat & 1:
        return text("prompt-sa-re-build-revolted", name=name)
    return text("prompt-sa-re-build" if choice.of(moves.BUILD) else "prompt-sa-re-build-none", name=name)


def _afterwards(choice: Selection, plan: Plan) -> str:
    """Return what a payment leaves in the Warehouses, and in the colour of danger what has no room there."""
    rest = rest_of(choice, plan)
    kept = text("after-sa-re-kept", kept=goods(rest.kept), count=sum(rest.kept), room=rest.room)
    found = [text("after-sa-re-then"), kept]
    if any(rest.lost):
        key = "after-sa-re-lost-caravan" if rest.has_caravan else "after-sa-re-lost"
        found += ["·", f"<danger>{text(key, lost=goods(rest.lost))}</danger>"]
    return " ".join(found)


_SPENDING = (moves.AT_SETTLE, moves.AT_SITES, moves.AT_BUILD)
"""The decisions that are about buildings, beside which the viewer's means stand."""
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
        self.layout = layout
        self.choice = choice
        self.words: Words = layout.words
        self.answers = answers
        self.resting = answers.resting
        self.details = details
        self.card = card
        self.shows_odds = shows_odds
        self.may_cover = may_cover

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
        return [self._of_stopping(), self._of_continuing()] if was_asked(self.choice) and self.details else []

    def enlarged(self, move: Move, answer: Offer) -> Offer:
        """Return the answer that plays a move which a hint names, large while sites are launched: the card of a tile
        with its price, or the sites that there are.
        """
        if self.choice.kind != moves.AT_SITES or self.card is None:
            return answer
        if move[0] == moves.LAUNCH:
            return self.card.of_launch(answer, move)
        return self._large_ready(answer) if move == PLAIN_MOVES["ready"] else answer

    def _of_answers(self) -> list[Offer]:
        """Return the offer to be asked where an answer is about to be given, or not to be asked any longer."""
        answers = self.answers
        if answers.is_silenced:
            return [self._wake(answers.reason)]
        if answers.is_about_obvious:
            ask, tip = self._standing(OBVIOUS, ASK), text("about-sa-re-obvious-ask")
            return [Offer("obvious.ask", text("offer-sa-re-obvious-ask"), ask, "plain", tip=tip)]
        if answers.is_quick and not answers.answers_obvious:
            rest, tip = self._standing(OBVIOUS, ANSWER), text("about-sa-re-obvious-answer")
            return [Offer("obvious.answer", text("offer-sa-re-obvious-answer"), rest, "plain", tip=tip)]
        return []

    def _wake(self, asker: str) -> Offer:
        """Return the offer to be asked a silenced question again."""
        return Offer(f"wake.{asker}", text(f"offer-sa-re-wake-{asker}"), self._standing(asker, ASK), "plain")

    def _offers(self) -> list[Offer]:
        choice = self.choice
        if choice.kind == moves.AT_SETTLE:
            return [self.card.of_settling(choice.state.stack[-1][2])] if self.card is not None else []
        if choice.kind == moves.AT_SITES:
            return self._of_sites()
        if choice.kind in (moves.AT_LOSS, moves.AT_STORE):
            return self._of_keeping()
        if choice.kind == moves.AT_TEMPLE:
            return self._of_temple()
        if choice.kind == moves.AT_PALACE:
            return self._of_palace()
        if choice.kind == moves.AT_TROUBLE:
            return self._of_trouble()
        if isinstance(choice.step, Swapping):
            return self._of_market(choice.step)
        if choice.kind == moves.AT_QUESTION:
            return self._of_question()
        if choice.plan is not None:
            return self._of_payment(choice.plan)
        if choice.kind == moves.AT_BUILD:
            return self._of_building()
        return []

    def _plain(self, number: int, move: Move) -> Offer:
        return Offer(f"move.{number}", self.words.move(move, self.choice.state), Submit(move))

    @staticmethod
    def _alone(name: str, key: str, kind: OfferKind = "quiet", note: str = "") -> Offer:
        """Return an offer that is a complete move."""
        return Offer(name, text(key), Submit(PLAIN_MOVES[name]), kind, note)

    def _standing(self, asker: str, how: str, move: Move | None = None) -> StandingAnswer:
        """Return the press that tells when a building or the question asks for the rest of the season."""
        return StandingAnswer(wish(asker, how, self.choice.state.round), move)

    def _of_sites(self) -> list[Offer]:
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
        ready = self._alone("ready", "offer-sa-re-ready", "quiet" if may_launch else "primary", note)
        if self.details is None or self.card is None:
            return [ready]
        ready = replace(ready, tip=told_stock(choice.game, choice.state, choice.seat))
        if may_launch:
            return [self.card.of_supply(), ready]
        return [self._large_ready(ready)]

    @property
    def _sites(self) -> str:
        """The number of the viewer's sites in words."""
        return text("offer-sa-re-ready-note", sites=self.choice.state.siting[self.choice.seat].bit_count())

    def _large_ready(self, ready: Offer) -> Offer:
        """Return the offer to launch no more sites as a large answer, if these show what they bring."""
        if self.details is None:
            return ready
        return replace(_large(ready, self.details.of_launching()), asides=(self._sites,))

    def _of_keeping(self) -> list[Offer]:
        choice = self.choice
        kept = choice.step.amounts if isinstance(choice.step, Keeping) else (0, 0, 0)
        label, notes = text("offer-sa-re-keep", count=sum(kept)), [text("offer-sa-re-room", room=choice.room)]
        if lost := lost_by_keeping(choice, kept):
            has_tokens = choice.kind == moves.AT_STORE and any(usable_tokens(choice.state, choice.seat))
            notes.append(text("offer-sa-re-note-hand-lost" if has_tokens else "offer-sa-re-note-lost", count=lost))
        keep = Offer("do", label, choice.confirm(), "primary", " · ".join(notes))
        if self.details is not None:
            keep = _large(keep, self.details.of_keeping(kept, notes[1] if lost else ""))
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
            offer = self._plain(choice.legal.index(move), move)
            if choice.aside is Aside.REDEEM and self.details is not None:
                taken = [int(kind == move[1]) for kind in range(3)]
                offer = replace(_large(offer, self.details.of_redeeming(taken)), label=amounts(taken))
            found.append(offer)
        return found

    def _of_temple(self) -> list[Offer]:
        choice = self.choice
        card = choice.step.card if isinstance(choice.step, Peeking) else None
        return [
            Offer(f"move.{choice.legal.index(move)}", text(f"offer-sa-re-other-{moves.PLACES[move[2]]}"), Submit(move))
            for move in choice.of(moves.PLACE)
            if move[1] == card
        ]

    def _of_palace(self) -> list[Offer]:
        if self.choice.aside is Aside.CALM:
            return [
                Offer(f"rest.palace.{how}", text(f"offer-sa-re-calm-{how}"), self._standing(PALACE, how, PASS))
                for how in UNLESS
            ]
        outcomes, details = self._outcomes, self.details
        seize = self._alone("seize", "offer-sa-re-seize", "grand", outcomes.of_seizing())
        let = self._alone("pass", "offer-sa-re-let", "grand-quiet", outcomes.of_letting())
        if details is not None:
            seize = replace(seize, detail=details.of_palace(is_seized=True))
            let = replace(let, detail=details.of_palace(is_seized=False))
        return [
            seize,
            let,
            Offer(
                f"rest.palace.{NEVER}",
                text("offer-sa-re-calm-never"),
                self._standing(PALACE, NEVER, PASS),
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

    def _of_trouble(self) -> list[Offer]:
        softenings = [(number, move) for number, move in enumerate(self.choice.legal) if move[0] == moves.SOFTEN]
        found: list[Offer] = []
        for number, move in reversed(softenings):  # those that use both buildings come last
            label, note = text(f"offer-sa-re-soften-{move[1]}"), self._outcomes.of_softening(move[1])
            found.append(Offer(f"move.{number}", label, Submit(move), "quiet" if found else "primary", note))
        found.append(self._alone("pass", "offer-sa-re-suffer", note=self._outcomes.of_softening(0)))
        if self.details is None:
            return found
        hows = [*(move[1] for _, move in reversed(softenings)), 0]
        labels = [*(self._softeners(how) for how in hows[:-1]), found[-1].label]
        return [
            replace(_large(offer, self.details.of_softening(how)), label=label)
            for offer, how, label in zip(found, hows, labels, strict=True)
        ]

    def _softeners(self, how: int) -> str:
        """Return the buildings that soften a Trouble: the Gardens (1), the Library (2), or both (3)."""
        return " + ".join(self.words.tile(tile) for bit, tile in ((1, GARDENS), (2, LIBRARY)) if how & bit)

    def _of_market(self, step: Swapping) -> list[Offer]:
        choice = self.choice
        give, take = self.words.change(step.amounts)
        is_even = any(step.amounts) and not sum(step.amounts)
        chosen = text("offer-sa-re-swap-note", give=give, take=take)
        note = chosen if any(step.amounts) else text("offer-sa-re-swap-nothing")
        swap = choice.confirm()
        offer = Offer("do", text("offer-sa-re-swap"), swap, "primary" if is_even else "quiet", note)
        found = [_large(offer, self.details.of_swapping(step)) if self.details is not None else offer]
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
            found.append(replace(self._wake(MARKET), kind="quiet"))
        else:
            rest, tip = self._standing(MARKET, NEVER), text("about-sa-re-rest-market")
            found.append(Offer(f"rest.market.{NEVER}", text("offer-sa-re-rest-market"), rest, tip=tip))
        return found

    def _not_swapping(self) -> Offer:
        """Return the offer to leave the stores as they are."""
        offer, seat = self._alone("pass", "offer-sa-re-no-swap"), self.choice.seat
        if self.details is None:
            return offer
        return _large(offer, self.details.of_keeping(self.choice.state.store[seat * 3 : seat * 3 + 3], ""))

    def _of_question(self) -> list[Offer]:
        choice, state = self.choice, self.choice.state
        pushes = choice.of(moves.BARRACKS_PUSH)
        if choice.aside is Aside.PUSH:
            return [self._of_pushing(push, "offer-sa-re-barracks-at") for push in pushes]
        if choice.aside is Aside.WASTE:
            return [self._wasted(text("offer-sa-re-waste"), Submit(PLAIN_MOVES["gold"]))]
        found = [self._of_stopping(), self._of_continuing()]
        kinds = {move[0] for move in choice.legal}
        if moves.PAY_GOLD in kinds:
            pay = self._alone("gold", "offer-sa-re-gold", note=self._outcomes.of_calming())
            pay = replace(pay, risk=self._outcomes.risks_of_calming())
            again = Narrow(replace(choice, aside=Aside.WASTE))
            found.append(self._wasted(pay.label, again) if is_gold_wasted(choice) else pay)
        if len(pushes) == 1:
            found.append(self._of_pushing(pushes[0], "offer-sa-re-barracks"))
        elif pushes:
            whom = Narrow(replace(choice, aside=Aside.PUSH))
            found.append(Offer("barracks", text("offer-sa-re-barracks-whom"), whom))
        if moves.TEMPLE_LOOK in kinds:
            found.append(replace(self._alone("temple", "offer-sa-re-temple"), tip=text("about-sa-re-temple-now")))
        if moves.SWAP in kinds:
            found.append(Offer("market", text("offer-sa-re-market"), Narrow(choice.swapping())))
        if state.ready[choice.seat] & PALACE_BIT and PALACE in self.resting:
            found.append(self._wake(PALACE))
        found += self._of_going_on()
        if self.may_cover:
            is_open = choice.view.knowledge.viewer != SPECTATOR
            label = text("offer-sa-re-cover" if is_open else "offer-sa-re-secrets")
            found.append(Offer("cover", label, Control.COVER_SCREEN, "plain"))
        return found

    def _of_stopping(self) -> Offer:
        """Return the offer to stop: what the seat gets and then has."""
        gain = stake(self.choice.state, self.choice.tables, self.choice.seat)
        stop = icons(gain) or text("amount-nothing")
        said = text("said-sa-re-stop", amounts=stop)
        halt = self._alone("stop", "offer-sa-re-stop", "grand-quiet", stop)
        brings = (text("outcome-sa-re-stop", amounts=goods(gain)), goods(gain))
        asides = brings if any(gain) else (text("outcome-sa-re-stop-nothing"), stop)
        detail = self.details.of_stopping() if self.details is not None else None
        return replace(halt, said=said, asides=asides, detail=detail, tip=self._works_then(gain))

    def _works_then(self, gain: tuple[int, int, int, int]) -> str:
        """Return what the seat has after stopping, the sites that this pays for, and the others, in words."""
        state, tables, seat = self.choice.state, self.choice.tables, self.choice.seat
        sites = sites_of(tables, state, seat)
        total = [have + more for have, more in zip(means_of(state, seat), gain, strict=True)]
        paid, _ = affordable(tables, state, seat, sites, total)
        lines = [text("about-sa-re-stop", amounts=amounts(total))]
        if sites:
            need = demand_of(self.choice.game, state, seat, total)
            lines.append(text("about-sa-re-stop-need", amounts=amounts(need)))
        for key, is_paid in (("works-builds", True), ("works-builds-none", False)):
            if names := [self.words.tile(site.tile) for site in sites if (site.slot in paid) is is_paid]:
                lines.append(f"{text(key)} {', '.join(names)}")
        return "<br>".join(lines)

    def _of_going_on(self) -> list[Offer]:
        """Return the offers to continue automatically while it is safe, or the risk is small; and to be asked again."""
        choice, wished = self.choice, self.resting.get(QUESTION, "")
        found = []
        if wished:
            found.append(self._wake(QUESTION))
        risk = worst_risk(choice.tables, choice.state, choice.seat)
        key, how = ("risk", UNLESS_RISK) if risk else ("question", UNLESS[0])
        if risk < SMALL_RISK and wished not in (how, UNLESS_RISK):
            rest, tip = self._standing(QUESTION, how, PLAIN_MOVES["continue"]), text(f"about-sa-re-rest-{key}")
            found.append(Offer("rest.question", text(f"offer-sa-re-rest-{key}"), rest, tip=tip))
        return found

    @property
    def _outcomes(self) -> Outcomes:
        return Outcomes(self.choice, shows_odds=self.shows_odds)

    def _of_pushing(self, push: Move, key: str) -> Offer:
        """Return the offer to raise an opponent's gauge with the Barracks."""
        label = text(key, name=self.words.plain_seat(push[1]))
        note, tip = self._outcomes.of_calming(push[1]), text("power-barracks")
        offer = Offer(f"push.{push[1]}", label, Submit(push), note=note, tip=tip)
        if self.details is None or self.choice.aside is not Aside.PUSH:
            return offer
        return _large(offer, self.details.of_pushing(push[1]))

    @staticmethod
    def _wasted(label: str, does: Press) -> Offer:
        """Return the offer to pay gold without effect."""
        return Offer("gold", label, does, note=text("offer-sa-re-idle"), is_warning=True)

    def _of_continuing(self) -> Offer:
        """Return the offer to continue: the distance to red and the number of cards, or their odds if wanted."""
        choice = self.choice
        away = choice.tables.red - choice.state.gauge[choice.seat]
        chances = odds(choice.view, choice.tables, choice.seat) if self.shows_odds else None
        left = self.layout.shoe_count
        cards, deck = text("offer-sa-re-cards", count=left, away=away), text("offer-sa-re-deck", count=left)
        if chances is None:
            plain = self._alone("continue", "offer-sa-re-continue", "grand", cards)
            return (
                plain if self.details is None else replace(plain, asides=(deck,), detail=self.details.of_continuing())
            )
        note, said = (self._of_odds(chances, is_said=is_said) for is_said in (False, True))
        plain = self._alone("continue", "offer-sa-re-continue", "grand", note)
        reacts = bool(choice.state.ready[choice.seat] & REACTIONS)
        tip, figures = _legend(chances, reacts=reacts), self._figures(chances)
        return replace(plain, tip=tip, said=said, figures=figures, asides=(deck,))

    def _shares(self, chances: Odds) -> tuple[list[int], list[str]]:
        """Return the kinds of goods that the seat needs, and the shares of these, of other cards, of an end of its
        season, and of a revolt; they add up to 100.
        """
        choice = self.choice
        needed = lacking(choice.tables, choice.state, choice.seat, stake(choice.state, choice.tables, choice.seat))
        goods = sum(chances.goods[kind] for kind in sorted(needed) or range(JOKER))
        ends, revolt = chances.ends, chances.revolt
        others = max(0.0, 1.0 - goods - ends - revolt)
        return sorted(needed), percents(goods, others, ends, revolt, known=(0, 3))

    def _figures(self, chances: Odds) -> tuple[KeyFigure, ...]:
        """Return the shares of `_of_odds` as large figures."""
        needed, (goods, others, ends, revolt) = self._shares(chances)
        kinds = needed or range(JOKER)
        pictures = "".join(f"<icon:{ICONS[kind]}>" for kind in kinds)
        wanted = text("odds-sa-re-needed") if needed else ""
        parts = [tuple(each for each in group if each.share > 0) for group in slices(chances, kinds)]
        found = [
            KeyFigure(brief_percent(goods), wanted, pictures, Tone.GOOD, parts[0]),
            KeyFigure(brief_percent(others), text("odds-sa-re-others"), slices=parts[1]),
        ]
        if self.choice.state.standing == 1 << self.choice.seat:
            tone = _danger(chances.ends)
            found.append(KeyFigure(brief_percent(ends), text("odds-sa-re-ends"), tone=tone, slices=parts[2]))
        tone = _danger(chances.revolt)
        found.append(KeyFigure(brief_percent(revolt), text("seat-sa-re-revolt"), tone=tone, slices=parts[3]))
        if chances.lost:
            lost = f"<icon:{ICONS[FACES.index('hoshekh')]}>"
            found.append(KeyFigure(brief_percent(percent(chances.lost)), text("odds-sa-re-lost"), lost, Tone.BAD))
        return tuple(found)

    def _of_odds(self, chances: Odds, *, is_said: bool) -> str:
        """Return the shares of goods that the seat needs, of other cards, and of the ends of its season, as rich text,
        or with words for the pictures; they add up to 100. The chance of a loss in darkness stands apart.
        """
        choice = self.choice
        needed, shares = self._shares(chances)
        kinds = needed or range(JOKER)
        texts = "said-sa-re-odds" if is_said else "offer-sa-re-note-odds"
        named = ", ".join(self.words.resource(kind) for kind in kinds)
        pictures = "".join(f"<icon:{ICONS[kind]}>" for kind in kinds)
        key = f"{texts}-{'needed' if needed else 'goods'}"
        parts = [text(key, share=shares[0], kinds=named if is_said else pictures)]
        if not is_said:
            parts.append(text("offer-sa-re-note-odds-others", share=shares[1]))
        if choice.state.standing == 1 << choice.seat:
            parts.append(text(f"{texts}-ends", share=shares[2]))
        parts.append(text(f"{texts}-revolt", share=shares[3]))
        if chances.lost:
            parts.append(text(f"{texts}-lost", share=percent(chances.lost)))
        return "; ".join(parts) if is_said else " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)

    def _of_payment(self, plan: Plan) -> list[Offer]:
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

    def _of_building(self) -> list[Offer]:
        choice, words = self.choice, self.words
        if isinstance(choice.step, Chartering):
            note = text("offer-sa-re-charter-note", chosen=choice.chosen)
            kind: OfferKind = "primary" if choice.chosen == 2 else "quiet"
            charter = Offer("do", text("offer-sa-re-charter-do"), choice.confirm(), kind, note)
            if self.details is None:
                return [charter]
            return [replace(_large(charter, self.details.of_chartering()), asides=(note,))]
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
            return replace(_large(offer, details.of_building(move, "")), asides=(price,))
        return replace(_large(offer, details.of_building(move, price)), label=self.words.tile(move[1]))

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
            return self._alone("finish", "offer-sa-re-finish", "plain", note)
        why = "revolted" if choice.state.revolted >> choice.seat & 1 else "all"
        finish = self._alone("finish", f"offer-sa-re-finish-{why}", "primary")
        return finish if self.details is None else _large(finish, self.details.of_finishing(rest_now(choice)))


def _large(offer: Offer, detail: Detail) -> Offer:
    """Return an offer as a large answer that shows what it brings."""
    return replace(offer, kind="grand" if offer.kind == "primary" else "grand-quiet", detail=detail)


def _danger(chance: float) -> Tone:
    """Return the tone of the chance of something unwelcome."""
    return Tone.BAD if chance else Tone.GOOD


def _legend(chances: Odds, *, reacts: bool) -> str:
    """Return the legend of the colours with their chances, that of a revolt by any card last; they add up to 100.

    `reacts` tells that buildings of the seat may still react to a card.
    """
    hues: dict[str, tuple[list[int], float]] = {}
    for face in range(len(FACES)):
        card = chances.cards[face]
        calm = card.chance - card.revolt
        if calm > 0:
            hue = "amber" if TROUBLE <= face <= DOUBLE_TROUBLE else chances.hue(face)
            faces, share = hues.get(hue, ([], 0.0))
            hues[hue] = [*faces, face], share + calm
    if chances.revolt:
        hues["danger"] = [face for face in range(len(FACES)) if chances.is_risky(face)], chances.revolt
    lines = [f"<b>{text('about-odds-title')}</b>"]
    known = [at for at, hue in enumerate(hues) if hue in ("reed", "danger")]
    shares = percents(*(chance for _, chance in hues.values()), known=known)
    for (hue, (faces, _)), figure in zip(hues.items(), shares, strict=True):
        pictures = " ".join(f"<icon:{ICONS[face]}>" for face in faces)
        lines.append(f"<{hue}>■</{hue}> {pictures} {text(f'legend-sa-re-{hue}', share=figure)}")
    if reacts:
        lines.append(f"<i>{text('legend-sa-re-reactions')}</i>")
    if chances.lost:
        lines.append(text("legend-sa-re-lost", share=percent(chances.lost)))
    return "<br>".join(lines)
