"""Explanations of the cards and places of the season of Sa-Rê."""

from __future__ import annotations

from dataclasses import replace

from game.components.load import load_game
from game.locale import text
from game.rules.core.bits import mask_of, members
from game.rules.core.universe import EMPTY
from game.rules.sare.tables import FACES, GOLD
from game.ui.boards.kit.phrases import figured
from game.ui.boards.kit.values import About, Gallery, Shown
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.odds import odds, percent, percents, totals, unseen
from game.ui.boards.sare.shares import ICONS
from game.ui.boards.sare.things import Fixture, LookedAt, Unseen
from game.ui.boards.sare.words import Words, amounts, remark

_SHOWN = 18
"""The number of cards shown of a pile."""


def about_card(words: Words, key: str, card: int, otherwise: str, rule: str) -> About:
    """Return the explanation of a card's place, with the face `otherwise` where no card lies."""
    title = text(f"about-{key}-title")
    if card == EMPTY:
        return About(title, text(f"about-{key}"), otherwise, rule=rule, name=title)
    return About(title, text(f"about-{key}"), words.face(card), rule=rule, name=figured(title, words.card(card)))


class SeasonExplainer:
    """Explains the targets of the season's board."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tables = layout.tables
        self.words = layout.words
        self.state = layout.state

    def explain(self, thing: object) -> About | None:
        """Return the explanation of a thing, or None if there is no such thing."""
        if isinstance(thing, Unseen):
            return self.left(thing.face)
        if isinstance(thing, LookedAt):
            return self.card(self.state.hand[thing.index])
        explained = {
            Fixture.DOUBLE: self.double,
            Fixture.SHOE: self.shoe,
            Fixture.LAST: self.last,
            Fixture.DISCARD: self.discard,
            Fixture.DARK: self.dark,
            Fixture.GONE: self.gone,
            Fixture.REMOVED: self.removed,
            Fixture.POOL: self.pool,
            Fixture.ODDS: self.odds,
        }
        return explained[thing]() if isinstance(thing, Fixture) and thing in explained else None

    def card(self, card: int) -> About:
        """Explain a season card."""
        if card < 0:
            return About(text("card-season-hidden"), text("about-hidden"), "back-season", rule="R-10")
        component = load_game("sa-re").component_of(self.words.face(card))
        source = "doubles" if card in self.tables.double_gains else "cards"
        name = self.words.card(card)
        return About(name, text(component.help) + remark(source), self.words.face(card), rule="R-5.4")

    def double(self) -> About:
        """Explain the double-resource card of the season."""
        state = self.state
        if not state.double:
            return About(text("card-double"), text("season-double") + remark("doubles"), "back-double", rule="R-5.1")
        gains = self.tables.double_gains[state.double[0]]
        when = "last" if GOLD in gains else "first"
        key = f"about-double-{'awarded' if state.awarded else when}"
        face = self.words.face(state.double[0])
        pile = tuple(Shown(self.words.face(card), name=self.words.card(card)) for card in members(mask_of(state.pile)))
        gallery = Gallery(pile, text("about-double-pile"))
        name = self.words.card(state.double[0])
        markup = text(key) + remark("doubles")
        return About(text("card-double"), markup, face, galleries=(gallery,), rule="R-5.1", name=name)

    def shoe(self) -> About:
        """Explain the shoe: the number of its cards, and the possible ones."""
        left = unseen(self.layout.view, self.tables)
        parts = [f"{self.words.of_face(face)} {count}" for face, count in enumerate(left) if count]
        markup = text("about-shoe", count=self.layout.shoe_count, cards=", ".join(parts))
        title = text("about-shoe-title")
        return About(title, markup, "back-season", rule="R-5.2", name=figured(title, self.layout.shoe_count))

    def last(self) -> About:
        """Explain the card drawn last."""
        about = self.card(self.layout.last_shown)
        return replace(about, name=figured(text("name-last"), about.title))

    def _pile(self, key: str, cards: int, rule: str) -> About:
        shown = tuple(Shown(self.words.face(card), name=self.words.card(card)) for card in members(cards)[:_SHOWN])
        markup = text(f"about-{key}", count=cards.bit_count())
        title = text(f"about-{key}-title")
        name = figured(title, cards.bit_count())
        return About(title, markup, galleries=(Gallery(shown),), rule=rule, name=name)

    def discard(self) -> About:
        """Explain the pile that cards go to."""
        return self._pile("season-discard", self.layout.discard, "R-5.4")

    def dark(self) -> About:
        """Explain the pile in darkness: it is face down, but everybody knows its cards."""
        cards = mask_of(card for card in self.state.dark if card >= 0) or self.state.discard
        return self._pile("dark", cards, "R-5.4")

    def gone(self) -> About:
        """Explain the cards removed by darkness."""
        return self._pile("gone", self.state.gone, "R-5.4")

    def removed(self) -> About:
        """Explain the card taken out before the season."""
        card = self.state.removed[0] if self.state.removed else EMPTY
        return about_card(self.words, "removed", card, "back-season", "R-5.2")

    def pool(self) -> About:
        """Explain the pool."""
        supply = amounts(self.state.supply)
        markup = text("about-pool", pool=amounts(self.state.pool), supply=supply)
        title = text("about-pool-title")
        return About(title, markup, rule="R-5.5", name=figured(title, amounts(self.state.pool)))

    def left(self, face: int) -> About:
        """Explain a kind of season card: its effect, the number seen and the number left."""
        left = unseen(self.layout.view, self.tables)
        total = totals(self.tables)[face]
        names = load_game("sa-re").component_of(FACES[face])
        markup = text(names.help) + "<br><br>" + text("about-left", left=left[face], total=total) + remark("cards")
        name = figured(self.words.of_face(face), f"{left[face]} / {total}")
        return About(self.words.of_face(face), markup, FACES[face], rule="R-5.4", name=name)

    def odds(self) -> About:
        """Explain the toggle of the odds, and the odds if there are any."""
        lines = [text("about-odds")]
        chances = odds(self.layout.view, self.tables, self.layout.viewer) if self.layout.is_season else None
        if chances is not None:
            shares = percents(*(card.chance for card in chances.cards))
            for face, card in enumerate(chances.cards):
                if card.chance:
                    hue = chances.hue(face)
                    key = "about-odds-line-revolt" if card.revolt else "about-odds-line"
                    revolt = percent(min(1.0, card.revolt / card.chance))
                    words = text(key, card=self.words.of_face(face), share=shares[face], revolt=revolt)
                    lines.append(f"<{hue}>■</{hue}> <icon:{ICONS[face]}> {words}")
        return About(text("about-odds-title"), "<br>".join(lines), rule="R-5.3")
