"""What everything on the table of Sa-Rê says of itself."""

from __future__ import annotations

import pygame

from game.components.load import load_game
from game.locale import text
from game.rules.core.bits import members
from game.rules.core.universe import EMPTY
from game.rules.sare import city, scoring
from game.rules.sare.tables import (
    BARRACKS,
    CARPENTER,
    FACES,
    GOLD,
    JOKER,
    MASTER,
    PALACE,
    PORT,
    PYRAMID,
    RESOURCES,
    SCENARIOS,
    SPACES,
    TILES,
    TRADES,
)
from game.ui.boards.sare.layout import TOKENS, Layout
from game.ui.boards.sare.odds import odds, percent, totals, unseen
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.words import amounts, icons
from game.ui.boards.values import About, Gallery, Shown

_SHOWN = 18
_OWN_WORDS = (
    "double", "shoe", "last", "discard", "dark", "gone", "removed", "pool", "odds", "works", "pyramids",
)  # fmt: skip


def is_ours(number: str) -> bool:
    """Return whether a number of the rules is a reconstruction, printed nowhere."""
    return load_game("sa-re").numbers[number].source == "reconstruction"


def mark(number: str) -> str:
    """Return the remark which number of the rules is ours; empty for a printed one."""
    return f"<br><i>{text('about-ours-' + number.replace('_', '-'))}</i>" if is_ours(number) else ""


class Explainer:
    """Explains the targets of a layout."""

    def __init__(self, layout: Layout, choice: Selection) -> None:
        self.layout = layout
        self.choice = choice
        self.tables = layout.tables
        self.words = layout.words
        self.state = layout.state

    def explain(self, target: str) -> About | None:
        """Return what a target says, or None if there is no such thing."""
        head, _, rest = target.partition(".")
        parts = [int(part) for part in rest.split(".") if part.isdecimal()]
        if head == "tile":
            return self.tile(parts[0])
        if head == "plot":
            return self.plot(parts[0], parts[1])
        if head in ("seat", "gauge", "caravans", "obelisk", "store", "gains", "kept", "seized"):
            return getattr(self, head)(parts[0])  # type: ignore[no-any-return]
        if head == "left":
            return self.left(parts[0])
        if head == "look":
            return self.card(self.state.hand[parts[0]])
        if head in ("less", "more"):
            return None
        if target in _OWN_WORDS:
            return getattr(self, head)()  # type: ignore[no-any-return]
        return None

    # Tiles

    def tile(self, tile: int) -> About:
        """Explain a tile of the reference board: what it does, what it costs, how many are left."""
        component = load_game("sa-re").component_of(TILES[tile])
        lines = [text(component.help)]
        if tile == PYRAMID:
            number = (self.state.pyramids & -self.state.pyramids).bit_length()
            if number:
                steps = self.tables.pyramid_steps[number - 1]
                cost = icons(self.tables.pyramid_costs[number - 1])
                lines.append(text("about-pyramid-card", number=number, steps=steps, cost=cost) + mark("pyramids"))
        else:
            lines.append(text("about-cost", cost=icons(self.tables.costs[tile])) + mark("costs"))
        lines.append(text("about-stock", count=self.state.stock[tile]))
        return About(text(component.name), "<br><br>".join(lines), TILES[tile], rule=self._rule(tile))

    @staticmethod
    def _rule(tile: int) -> str:
        if BARRACKS <= tile <= PALACE:
            return "R-6"
        if tile == PYRAMID:
            return "R-8.2"
        if tile == PORT or CARPENTER <= tile < CARPENTER + len(TRADES):
            return "R-4"
        return "R-3.1" if tile == MASTER else "R-8.4"

    def pyramids(self) -> About:
        """Explain the stack of pyramid cards."""
        left = members(self.state.pyramids)
        shown = tuple(Shown(f"pyramid-card.{number + 1}") for number in left)
        markup = text("about-pyramids") + mark("pyramids")
        return About(text("tile-pyramid"), markup, galleries=(Gallery(shown),), rule="R-1.4")

    def plot(self, seat: int, space: int) -> About:
        """Explain a plot: what stands there, what it costs, what is cheaper here."""
        tables, state = self.tables, self.state
        here = [(tile, built) for tile, slot, built in city.tiles(state, seat) if slot % SPACES == space]
        title = text("about-plot", space=self.words.space(space))
        lines = []
        for tile, is_built in here:
            component = load_game("sa-re").component_of(TILES[tile])
            lines.append(f"<b>{text(component.name)}</b> – {self._condition(seat, tile, space, is_built)}")
            lines.append(text(component.help))
        discounts = [
            (state.owned[seat * 13 + trade] & ~state.siting[seat] & tables.hoods[space] & ~state.fresh).bit_count()
            for trade in TRADES
        ]
        if any(discounts):
            lines.append(text("about-plot-discount", amounts=icons(discounts)))
        if city.has_port_discount(tables, state, seat, space):
            lines.append(text("about-plot-port"))
        if tables.nile >> space & 1:
            lines.append(text("about-plot-nile"))
        if not lines:
            lines.append(text("about-plot-free"))
        face = TILES[here[0][0]] if here else ""
        side, extra = "face", ()
        if here and not here[0][1]:
            slot = space if state.siting[seat] >> space & 1 else space + SPACES
            face, side, extra = self.layout.tile_face(seat, here[0][0], slot, False)  # type: ignore[assignment]
        rule = self._rule(here[0][0]) if here else "R-3.4"
        aside = None
        if self.choice.tile >= 0 and seat == self.layout.large:
            site, hand = self.layout.places.site.rect, self.layout.places.hand
            aside = pygame.FRect(site.left, site.top, site.width, hand.bottom - site.top)
        return About(title, "<br>".join(lines), face, side, extra, rule, aside=aside)  # type: ignore[arg-type]

    def _condition(self, seat: int, tile: int, space: int, is_built: bool) -> str:
        if is_built:
            return text("about-night" if self.layout.is_night(seat, tile) else "about-built")
        price = city.price(self.tables, self.state, seat, tile, space)
        base = self.tables.pyramid_costs[self.state.pyramid[seat] - 1] if tile == PYRAMID else self.tables.costs[tile]
        cost = icons(price) or text("offer-sa-re-free")
        if tile == PYRAMID:
            number = self.state.pyramid[seat]
            steps = self.tables.pyramid_steps[number - 1]
            return text("about-site-pyramid", cost=cost, done=self.state.steps[seat], steps=steps)
        if price != base:
            return text("about-site-cheaper", cost=cost, base=icons(base))
        return text("about-site", cost=cost)

    # Seats

    def seat(self, seat: int) -> About:
        """Explain the panel of a seat: how far it is, what it has."""
        state, tables = self.state, self.tables
        have, wanted = scoring.progress(tables, state, seat)
        goal = text(f"scenario-{SCENARIOS[state.scenario]}")
        store = amounts(state.store[seat * 3 : seat * 3 + 3])
        gains = amounts(state.gains[seat * 4 : seat * 4 + 4])
        lines = [
            text("about-goal", goal=goal, have=have, wanted=wanted),
            text("about-stores", store=store, gains=gains, caravans=state.caravans[seat]),
            text("about-admin", count=city.administrative(state, seat).bit_count()),
        ]
        if seat != self.layout.large:
            lines.append(text("about-enlarge"))
        return About(self.words.plain_seat(seat), "<br>".join(lines), rule="R-9")

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
        return About(text("about-gauge-title"), markup + mark("gauge_red"), rule="R-3.2")

    def caravans(self, seat: int) -> About:
        """Explain the caravans of a seat."""
        markup = text("about-caravans", count=self.state.caravans[seat], most=self.tables.caravans)
        return About(text("about-caravans-title"), markup, rule="R-8.3")

    def obelisk(self, seat: int) -> About:
        """Explain whether an obelisk stands."""
        state = self.state
        key = "stands" if state.standing >> seat & 1 else "revolted" if state.revolted >> seat & 1 else "lies"
        return About(text("about-obelisk"), text(f"about-obelisk-{key}"), rule="R-7" if key == "revolted" else "R-5.5")

    def store(self, seat: int) -> About:
        """Explain the Warehouses of a seat."""
        room = city.room(self.tables, self.state, seat)
        store = amounts(self.state.store[seat * 3 : seat * 3 + 3])
        return About(text("tile-warehouse"), text("about-store", store=store, room=room), "warehouse", rule="R-8.4")

    def gains(self, seat: int) -> About:
        """Explain what a seat gained this season, or holds while it builds."""
        gains = amounts(self.state.gains[seat * 4 : seat * 4 + 4])
        return About(text("about-gains-title"), text("about-gains", gains=gains), rule="R-5.5")

    def kept(self, seat: int) -> About:
        """Explain the card a Temple keeps."""
        card = self.state.kept[seat]
        face = self.words.face(card) if card != EMPTY else "temple"
        return About(text("about-kept-title"), text("about-kept"), face, rule="R-6")

    def seized(self, seat: int) -> About:
        """Explain the card a Palace took."""
        card = self.state.palace[seat]
        face = self.words.face(card) if card != EMPTY else "palace"
        return About(text("about-seized-title"), text("about-seized"), face, rule="R-6")

    # The season

    def card(self, card: int) -> About:
        """Explain a season card."""
        if card < 0:
            return About(text("card-season-hidden"), text("about-hidden"), "back-season", rule="R-10")
        component = load_game("sa-re").component_of(self.words.face(card))
        source = "doubles" if card in self.tables.double_gains else "cards"
        name = self.words.card(card)
        return About(name, text(component.help) + mark(source), self.words.face(card), rule="R-5.4")

    def double(self) -> About:
        """Explain the double-resource card of the season."""
        state = self.state
        if not state.double:
            return About(text("card-double"), text("season-double") + mark("doubles"), "back-double", rule="R-5.1")
        gains = self.tables.double_gains[state.double[0]]
        when = "last" if GOLD in gains else "first"
        key = f"about-double-{'awarded' if state.awarded else when}"
        face = self.words.face(state.double[0])
        pile = tuple(Shown(self.words.face(card)) for card in members(sum(1 << card for card in state.pile)))
        gallery = Gallery(pile, text("about-double-pile"))
        return About(text("card-double"), text(key) + mark("doubles"), face, galleries=(gallery,), rule="R-5.1")

    def shoe(self) -> About:
        """Explain the shoe: how many cards, and what may be among them."""
        left = unseen(self.layout.view, self.tables)
        parts = [f"{self.words.of_face(face)} {count}" for face, count in enumerate(left) if count]
        markup = text("about-shoe", count=self.layout.shoe_count, cards=", ".join(parts))
        return About(text("about-shoe-title"), markup, "back-season", rule="R-5.2")

    def last(self) -> About:
        """Explain the card drawn last."""
        return self.card(self.layout.last_shown)

    def _pile(self, key: str, cards: int, rule: str) -> About:
        shown = tuple(Shown(self.words.face(card)) for card in members(cards)[:_SHOWN])
        markup = text(f"about-{key}", count=cards.bit_count())
        return About(text(f"about-{key}-title"), markup, galleries=(Gallery(shown),), rule=rule)

    def discard(self) -> About:
        """Explain the pile that cards go to."""
        return self._pile("season-discard", self.layout.discard, "R-5.4")

    def dark(self) -> About:
        """Explain the pile in darkness: face down, but everybody knows what is in it."""
        cards = sum(1 << card for card in self.state.dark if card >= 0) or self.state.discard
        return self._pile("dark", cards, "R-5.4")

    def gone(self) -> About:
        """Explain what darkness took."""
        return self._pile("gone", self.state.gone, "R-5.4")

    def removed(self) -> About:
        """Explain the card taken out before the season."""
        card = self.state.removed[0] if self.state.removed else EMPTY
        face = self.words.face(card) if card != EMPTY else "back-season"
        return About(text("about-removed-title"), text("about-removed"), face, rule="R-5.2")

    def pool(self) -> About:
        """Explain the pool."""
        supply = amounts(self.state.supply)
        markup = text("about-pool", pool=amounts(self.state.pool), supply=supply)
        return About(text("about-pool-title"), markup, rule="R-5.5")

    def left(self, face: int) -> About:
        """Explain a kind of season card: what it does, how many were seen and are left."""
        left = unseen(self.layout.view, self.tables)
        total = totals(self.tables)[face]
        names = load_game("sa-re").component_of(FACES[face])
        markup = text(names.help) + "<br><br>" + text("about-left", left=left[face], total=total) + mark("cards")
        return About(self.words.of_face(face), markup, FACES[face], rule="R-5.4")

    def odds(self) -> About:
        """Explain the toggle of the odds, and the odds if there are any."""
        lines = [text("about-odds")]
        chances = odds(self.layout.view, self.tables, self.layout.viewer) if self.layout.is_season else None
        if chances is not None:
            for face, chance in enumerate(chances.faces):
                if chance:
                    share = text("percent", count=percent(chance))
                    lines.append(text("about-odds-line", card=self.words.of_face(face), share=share))
        return About(text("about-odds-title"), "<br>".join(lines), rule="R-5.3")

    def works(self) -> About:
        """Explain the sheet of the own works."""
        return About(text("works-title"), text("about-works"), rule="R-8.1")

    def token(self, kind: int) -> About:
        """Explain a resource."""
        key = "about-joker" if kind == JOKER else "about-resource"
        return About(text(f"resource-{RESOURCES[kind]}"), text(key), TOKENS[kind], rule="R-8.1")
