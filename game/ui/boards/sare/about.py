"""Explanations of everything on the table of Sa-Rê."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from game.components.faces import Side
from game.components.load import load_game
from game.locale import text
from game.rules.core.bits import mask_of, members
from game.rules.core.universe import EMPTY
from game.rules.sare import city, scoring
from game.rules.sare.game import SaRe
from game.rules.sare.tables import (
    ADMINISTRATIVE,
    DOUBLE_TROUBLE,
    FACES,
    GOLD,
    MASTER,
    PORT,
    PYRAMID,
    SCENARIOS,
    SPACES,
    TILES,
    TRADES,
    TROUBLE,
    TYPES,
)
from game.ui.boards.kit.phrases import figured, listed
from game.ui.boards.kit.values import About, Extra, Gallery, OfSeat, SeatPanel, Shown
from game.ui.boards.sare.effects import rest_of, told_rest
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.odds import odds, percent, percents, totals, unseen
from game.ui.boards.sare.scores import ICONS, progress
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.targets import (
    Caravans,
    Fixture,
    Gains,
    GoalLine,
    Home,
    Kept,
    LookedAt,
    Obelisk,
    Plot,
    SeatGauge,
    Seized,
    Stack,
    Stock,
    Store,
    Unseen,
)
from game.ui.boards.sare.words import Words, amounts, icons, remark, told_stock

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
        """Explain the discard pile of the season."""
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
        """Explain a kind of season card: its effect, and how many of how many the viewer has not seen yet."""
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


class Explainer:
    """Explains the targets of a layout."""

    def __init__(self, game: SaRe, layout: Layout, choice: Selection) -> None:
        self.game = game
        self.layout = layout
        self.choice = choice
        self.tables = layout.tables
        self.words = layout.words
        self.state = layout.state
        self.season = SeasonExplainer(layout)
        self._of_seat: dict[type, Callable[[int], About]] = {
            SeatPanel: self.seat,
            SeatGauge: self.gauge,
            Caravans: self.caravans,
            Obelisk: self.obelisk,
            GoalLine: self.goal_line,
            Store: self.store,
            Gains: self.gains,
            Stock: self.stock,
            Home: lambda _: About(text("offer-sa-re-home")),
            Kept: self.kept,
            Seized: self.seized,
        }

    def explain(self, thing: object) -> About | None:
        """Return the explanation of a thing, or None if there is no such thing; in the title of a thing of a small city
        stands whose it is.
        """
        about = self._explain(thing)
        if about is None or not isinstance(thing, OfSeat) or isinstance(thing, SeatPanel):
            return about
        if thing.seat == self.layout.large:
            return about
        title = f"{self.words.plain_seat(thing.seat)} · {about.title}"
        return replace(about, title=title, name=about.name or about.title)

    def _explain(self, thing: object) -> About | None:
        match thing:
            case Stack(tile):
                return self.tile(tile)
            case Plot(seat, space):
                return self.plot(seat, space)
            case Fixture.PYRAMIDS:
                return self.pyramids()
            case Fixture.SUPPLY:
                return self.supply()
            case OfSeat(seat):
                return self._of_seat[type(thing)](seat)
        return self.season.explain(thing)

    # Tiles

    def tile(self, tile: int) -> About:
        """Explain a tile of the reference board: its effect, its cost, the number left."""
        component = load_game("sa-re").component_of(TILES[tile])
        lines = [text(component.help)]
        if tile == PYRAMID:
            number = (self.state.pyramids & -self.state.pyramids).bit_length()
            if number:
                steps = self.tables.pyramid_steps[number - 1]
                cost = icons(self.tables.pyramid_costs[number - 1])
                lines.append(text("about-pyramid-card", number=number, steps=steps, cost=cost) + remark("pyramids"))
        else:
            lines.append(text("about-cost", cost=icons(self.tables.costs[tile])) + remark("costs"))
        lines.append(text("about-stock", count=self.state.stock[tile]))
        return About(text(component.name), "<br><br>".join(lines), TILES[tile], rule=self._rule(tile))

    @staticmethod
    def _rule(tile: int) -> str:
        if tile in ADMINISTRATIVE:
            return "R-6"
        if tile == PYRAMID:
            return "R-8.2"
        if tile == PORT or tile in TRADES:
            return "R-4"
        return "R-3.1" if tile == MASTER else "R-8.4"

    def pyramids(self) -> About:
        """Explain the stack of pyramid cards."""
        left = members(self.state.pyramids)
        shown = tuple(Shown(f"pyramid-card.{number + 1}", name=str(number + 1)) for number in left)
        markup = text("about-pyramids") + remark("pyramids")
        return About(text("about-pyramids-title"), markup, galleries=(Gallery(shown),), rule="R-1.4")

    def supply(self) -> About:
        """Explain the supply; the list of the tiles left is only spoken, because they are shown over the stage then."""
        lines = []
        for tile in range(len(TILES)):
            if many := self.state.stock[tile]:
                number = (self.state.pyramids & -self.state.pyramids).bit_length()
                cost = self.tables.pyramid_costs[number - 1] if tile == PYRAMID else self.tables.costs[tile]
                lines.append(text("about-supply-tile", tile=self.words.tile(tile), count=many, cost=icons(cost)))
        title, aside = text("about-supply-title"), self.layout.places.reference.union(self.layout.places.hand)
        return About(title, text("about-supply"), rule="R-1.2", aside=aside, said="<br>".join(lines))

    def stock(self, seat: int) -> About:
        """Explain the sheet of a seat's stock with its figures, or beside a payment what remains after it."""
        if self.choice.plan is not None:
            return About(text("after-sa-re-title"), told_rest(rest_of(self.choice, self.choice.plan)), rule="R-8.4")
        said = told_stock(self.game, self.state, seat)
        return About(text("works-title"), text("about-works"), rule="R-8.1", said=said)

    def plot(self, seat: int, space: int) -> About:
        """Explain a plot: its buildings, their cost, and the discounts here."""
        tables, state = self.tables, self.state
        here = [(tile, built) for tile, slot, built in city.tiles(state, seat) if slot % SPACES == space]
        title = text("about-plot", space=self.words.space(space))
        lines = []
        for tile, is_built in here:
            component = load_game("sa-re").component_of(TILES[tile])
            lines.append(f"<b>{text(component.name)}</b> – {self._condition(seat, tile, space, is_built)}")
            lines.append(text(component.help))
        near = tables.hoods[space] & city.helping(state, seat)
        discounts = [(state.owned[seat * TYPES + trade] & near).bit_count() for trade in TRADES]
        if any(discounts):
            lines.append(text("about-plot-discount", amounts=icons(discounts)))
        if city.has_port_discount(tables, state, seat, space):
            lines.append(text("about-plot-port"))
        if tables.nile >> space & 1:
            lines.append(text("about-plot-nile"))
        if not lines:
            lines.append(text("about-plot-free"))
        face = TILES[here[0][0]] if here else ""
        side: Side = "face"
        extra: Extra = ()
        if here and not here[0][1]:
            face, side, extra = self.layout.tile_face(seat, here[0][0], space, False)
        rule = self._rule(here[0][0]) if here else "R-3.4"
        aside = None
        if self.choice.tile is not None and seat == self.layout.large:
            aside = self.layout.places.large_city.rect.copy()
            aside.height = max(self.layout.places.hand.bottom, aside.bottom) - aside.top
        names = [self.words.tile(tile) for tile, _ in here]
        name = figured(title, ", ".join(names)) if names else title
        return About(title, "<br>".join(lines), face, side, extra, rule, aside=aside, name=name)

    def _condition(self, seat: int, tile: int, space: int, is_built: bool) -> str:
        if is_built:
            return text("about-night" if self.layout.is_night(seat, tile) else "about-built")
        price = city.price(self.tables, self.state, seat, tile, space)
        cost = icons(price) or text("offer-sa-re-free")
        if tile == PYRAMID:
            number = self.state.pyramid[seat]
            steps = self.tables.pyramid_steps[number - 1]
            return text("about-site-pyramid", cost=cost, done=self.state.steps[seat], steps=steps)
        base = self.tables.costs[tile]
        if price != base:
            return text("about-site-cheaper", cost=cost, base=icons(base))
        return text("about-site", cost=cost)

    # Seats

    def seat(self, seat: int) -> About:
        """Explain the panel of a seat: its progress and its belongings."""
        state, tables = self.state, self.tables
        have, wanted = progress(tables, state, seat)
        goal = text(f"scenario-{SCENARIOS[state.scenario]}")
        store = amounts(state.store[seat * 3 : seat * 3 + 3])
        gains = amounts(state.gains[seat * 4 : seat * 4 + 4])
        lines = [
            text("about-goal", goal=goal, have=have, wanted=wanted),
            text("about-stores", store=store, gains=gains, caravans=state.caravans[seat]),
            text("about-admin", count=city.administrative(state, seat).bit_count()),
            self._ties(),
        ]
        press = text("about-enlarge") if seat != self.layout.large else ""
        return About(self.words.plain_seat(seat), "<br>".join(lines), rule="R-9", press=press)

    def goal_line(self, _: int) -> About:
        """Explain the line to the goal: how far every seat is, and who is ahead of those level with each other."""
        seats = [(seat, *progress(self.tables, self.state, seat)) for seat in range(self.state.seats)]
        lines = [
            text("about-goal", goal=self.words.plain_seat(seat), have=have, wanted=wanted)
            for seat, have, wanted in seats
        ]
        return About(text("about-sa-re-track"), "<br>".join([*lines, self._ties()]), rule="R-9")

    def _ties(self) -> str:
        """Return the winner if all reached the goal in the same round (R-9)."""
        ranks = [scoring.rank(self.state, seat) for seat in range(self.state.seats)]
        first = [self.words.plain_seat(seat) for seat, rank in enumerate(ranks) if rank == max(ranks)]
        return text("about-ties", names=listed(first), count=len(first))

    def gauge(self, seat: int) -> About:
        """Explain a revolt gauge."""
        state = self.state
        sites, masters = state.siting[seat].bit_count(), city.masters(state, seat)
        markup = text(
            "about-gauge",
            square=state.gauge[seat],
            red=self.tables.red,
            base=city.base(state, seat),
            start=city.first_square(state, seat, sites, masters),
            cubes=state.growth[seat].bit_count(),
        )
        title = text("about-gauge-title")
        name = figured(title, f"{state.gauge[seat]} / {self.tables.red}")
        return About(title, markup + remark("gauge_red"), rule="R-3.2", name=name)

    def caravans(self, seat: int) -> About:
        """Explain the caravans of a seat."""
        markup = text("about-caravans", count=self.state.caravans[seat], most=self.tables.caravans)
        title = text("about-caravans-title")
        return About(title, markup, rule="R-8.3", name=figured(title, self.state.caravans[seat]))

    def obelisk(self, seat: int) -> About:
        """Explain whether an obelisk stands."""
        state = self.state
        key = "stands" if state.standing >> seat & 1 else "revolted" if state.revolted >> seat & 1 else "lies"
        markup = text(f"about-obelisk-{key}")
        if key == "lies" and seat in self.layout.stops:
            markup += f"<br>{self._since(seat)}"
        return About(text("about-obelisk"), markup, rule="R-7" if key == "revolted" else "R-5.5")

    def _since(self, seat: int) -> str:
        """Return the cards drawn since a seat stopped, which everybody has seen, and what they would have done to its
        gauge.
        """
        faces = [self.tables.faces[card] for card in self.layout.drawn[self.layout.stops[seat] : self.state.drawn]]
        if not faces:
            return text("about-obelisk-none")
        now = self.state.gauge[seat]
        then = now + faces.count(TROUBLE) + 2 * faces.count(DOUBLE_TROUBLE)
        pictures = " ".join(f"<icon:{ICONS[face]}>{count}" for face, count in sorted(Counter(faces).items()))
        key = "about-obelisk-since-revolt" if then >= self.tables.red else "about-obelisk-since"
        return text(key, cards=pictures, now=now, then=min(then, self.tables.red))

    def store(self, seat: int) -> About:
        """Explain the Warehouses of a seat."""
        room = city.room(self.tables, self.state, seat)
        store = amounts(self.state.store[seat * 3 : seat * 3 + 3])
        title = text("tile-warehouse")
        markup = text("about-store", store=store, room=room)
        return About(title, markup, "warehouse", rule="R-8.4", name=figured(title, store))

    def gains(self, seat: int) -> About:
        """Explain a seat's gains of this season, or its resources while it builds."""
        held = self.state.gains[seat * 4 : seat * 4 + 4]
        title = text("source-sa-re-hand" if self.layout.is_hand(seat) else "about-gains-title")
        markup = text("about-gains", gains=amounts(held), count=sum(held))
        return About(title, markup, rule="R-5.5", name=figured(title, amounts(held)))

    def kept(self, seat: int) -> About:
        """Explain the card a Temple keeps."""
        return about_card(self.words, "kept", self.state.kept[seat], "temple", "R-6")

    def seized(self, seat: int) -> About:
        """Explain the card a Palace took."""
        return about_card(self.words, "seized", self.state.palace[seat], "palace", "R-6")
