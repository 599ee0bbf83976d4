"""The two answers to the question of the season of Sa-Rê: what stopping brings, and what may come next."""

from __future__ import annotations

from dataclasses import replace

from game.locale import text
from game.rules.sare.odds import REACTIONS
from game.rules.sare.tables import DOUBLE_TROUBLE, FACES, JOKER, TROUBLE
from game.ui.boards.kit.values import KeyFigure, Offer, Tone
from game.ui.boards.sare.large_answers import AnswerDetails
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.means import affordable, demand_of, lacking, means_of, sites_of
from game.ui.boards.sare.odds import Odds, brief_percent, odds, percent, percents, slices, stake
from game.ui.boards.sare.offer_kinds import plain_move
from game.ui.boards.sare.scores import ICONS
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.words import Words, amounts, goods, icons


class StopOrContinue:
    """The offers to stop and to continue; with `shows_odds` that to continue tells the chances of the next card."""

    def __init__(self, layout: Layout, choice: Selection, details: AnswerDetails | None, *, shows_odds: bool) -> None:
        self.layout = layout
        self.choice = choice
        self.words: Words = layout.words
        self.details = details
        self.shows_odds = shows_odds

    def stop(self) -> Offer:
        """Return the offer to stop: what the seat gets and then has."""
        gain = stake(self.choice.state, self.choice.tables, self.choice.seat)
        stop = icons(gain) or text("amount-nothing")
        said = text("said-sa-re-stop", amounts=stop)
        halt = plain_move("stop", "offer-sa-re-stop", "grand-quiet", stop)
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

    def go_on(self) -> Offer:
        """Return the offer to continue: the distance to red and the number of cards, or their odds if wanted."""
        choice = self.choice
        away = choice.tables.red - choice.state.gauge[choice.seat]
        chances = odds(choice.view, choice.tables, choice.seat) if self.shows_odds else None
        left = self.layout.shoe_count
        cards, deck = text("offer-sa-re-cards", count=left, away=away), text("offer-sa-re-deck", count=left)
        if chances is None:
            plain = plain_move("continue", "offer-sa-re-continue", "grand", cards)
            return (
                plain if self.details is None else replace(plain, asides=(deck,), detail=self.details.of_continuing())
            )
        note, said = (self._of_odds(chances, is_said=is_said) for is_said in (False, True))
        plain = plain_move("continue", "offer-sa-re-continue", "grand", note)
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
