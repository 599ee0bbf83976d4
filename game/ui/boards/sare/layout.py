"""The items on the table of Sa-Rê and their places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal

import pygame

from game.components.faces import Light, Side
from game.rules.core.bits import members
from game.rules.core.facts import SPECTATOR, Moved, Noted
from game.rules.core.game import View
from game.rules.core.universe import EMPTY
from game.rules.sare import city, tables
from game.rules.sare.state import CONSTRUCTION, SEASON, SITES, SaReState
from game.ui.boards.kit.presenter import Past
from game.ui.boards.kit.values import Extra, Item
from game.ui.boards.sare.city_places import DISC
from game.ui.boards.sare.places import Places
from game.ui.boards.sare.words import Words
from game.ui.drawing.canvas import Canvas
from game.ui.layout import grid, placed, trim

TOKENS = tuple(f"resource.{name}.1" for name in tables.RESOURCES)
"""The face of a token of each resource."""
CARAVANS = 3
"""The greatest number of caravans that are shown one by one."""
_GROUPS = {tables.PORT: "main", tables.PYRAMID: "main", **dict.fromkeys(tables.ADMINISTRATIVE, "administrative")}
"""The groups of tiles that are not for production."""
_EMPTY = 6
"""Pictures of bare plots."""
_STACK_LIFT = 2.0
"""The distance by which a tile of the supply is raised: its frame covers no price of the tile above it."""
_SITE: Side = "back"
_GROWN = {Fraction(1, 3): "-third", Fraction(1, 2): "-half", Fraction(2, 3): "-two-thirds", Fraction(1, 4): "-third"}
_GROWN[Fraction(3, 4)] = "-two-thirds"
_BUILT: Side = "face"


@dataclass(frozen=True, slots=True)
class HeldLight:
    """The light that stays on the whole table until the motion that changes it has ended."""

    is_dark: bool
    last: int = EMPTY
    """The season's last card, which stays open until then."""
    reach: Sequence[pygame.FRect] = ()

    def paint(self, canvas: Canvas, progress: Mapping[str, float]) -> None:
        """Draw nothing over the table."""


@dataclass(frozen=True, slots=True)
class SeasonSoFar:
    """The cards drawn this season, in order; and for each seat that has stopped, how many had been drawn by then."""

    drawn: tuple[int, ...] = ()
    stops: Mapping[int, int] = field(default_factory=dict)


def season_in(past: Past) -> SeasonSoFar:
    """Return the season in progress at the end of these facts."""
    season = SeasonSoFar()
    for fact in (fact for facts in past for fact in facts):
        if isinstance(fact, Moved) and fact.how == "draw":
            season = replace(season, drawn=(*season.drawn, fact.pieces[0]))
        elif isinstance(fact, Noted) and fact.what == "season":
            season = SeasonSoFar()
        elif isinstance(fact, Noted) and fact.what == "stop":
            season = replace(season, stops={**season.stops, fact.seat: len(season.drawn)})
    return season


class Layout:
    """A view laid out: items, and the place of every zone; `held` is the light that stays while something moves."""

    def __init__(
        self,
        view: View[SaReState],
        places: Places,
        words: Words,
        season: SeasonSoFar | None = None,
        held: HeldLight | None = None,
    ) -> None:
        season = season or SeasonSoFar()
        self.view = view
        self.tables = words.tables
        self.places = places
        self.words = words
        self.drawn, self.stops = season.drawn, season.stops
        self.state: SaReState = view.state
        self.viewer = view.viewer if view.viewer != SPECTATOR else -1
        self.large = places.large
        self.held = held

    @property
    def stocked(self) -> int:
        """The seat whose stock is shown: the viewer, or for a spectator the owner of the large city."""
        return self.viewer if self.viewer >= 0 else self.large

    @property
    def is_away(self) -> bool:
        """Whether an opponent's city is large instead of the viewer's."""
        return self.viewer not in (-1, self.large)

    @property
    def is_season(self) -> bool:
        """Whether cards are being drawn."""
        return self.state.phase == SEASON

    def is_hand(self, seat: int) -> bool:
        """Return whether gains and Warehouses of a seat are one hand: while it builds and stores (R-8.1)."""
        return self.state.phase == CONSTRUCTION and self.view.to_move == seat

    def items(self, *, has_season: bool = True) -> list[Item]:
        """Return everything on the table; without `has_season`, leave out the parts of the season, or of the stage,
        that a sheet covers.
        """
        found = self.reference() if self.shows_supply and (has_season or not self.places.is_painted) else []
        if has_season and self.shows_season:
            found += [*self.cards(), *self.pool()]
        around = [item for seat in range(self.state.seats) for item in (*self.markers(seat), *self.taken(seat))]
        found += [item for item in around if has_season or not item.rect.colliderect(self.places.sheet)]
        return [*found, *self.tiles(self.large)]

    @property
    def shows_supply(self) -> bool:
        """Whether the supply lies on the table: on a stage only while sites are launched."""
        return not self.places.is_painted or self.state.phase == SITES

    @property
    def shows_season(self) -> bool:
        """Whether the board of the season is seen: on a stage when no sites are launched."""
        return not (self.places.is_painted and self.state.phase == SITES)

    # Cities

    def is_shared(self, seat: int, slot: int) -> bool:
        """Return whether two tiles lie on the space of a slot."""
        other = slot - tables.SPACES if slot >= tables.SPACES else slot + tables.SPACES
        return bool(self.state.occupied[seat] >> other & 1)

    def tile_rect(self, seat: int, slot: int) -> pygame.FRect:
        """Return the place of a tile."""
        return self.places.tile(seat, slot, self.is_shared(seat, slot))

    def building(self, seat: int, tile: int, *, is_built: bool) -> str:
        """Return the name of the picture of a tile in a painted city; a pyramid grows with its steps."""
        name = tables.TILES[tile]
        if tile == tables.PYRAMID and not is_built:
            done, many = self.state.steps[seat], self.tables.pyramid_steps[self.state.pyramid[seat] - 1]
            name += _GROWN.get(Fraction(done, many), "-third") if done else "-site"
        elif not is_built:
            name += "-site"
        return name

    def tile_face(self, seat: int, tile: int, slot: int, is_built: bool) -> tuple[str, Side, Extra]:
        """Return face, side and properties of a tile; a site shows its present cost."""
        if self.places.is_painted:
            return "standing", "face", (("building", self.building(seat, tile, is_built=is_built)),)
        if is_built:
            return tables.TILES[tile], "face", ()
        price = city.price(self.tables, self.state, seat, tile, slot % tables.SPACES)
        extra: Extra = tuple(zip(("wood", "stone", "gold"), price, strict=True))
        if tile == tables.PYRAMID:
            return f"pyramid-card.{self.state.pyramid[seat]}", "face", extra
        return tables.TILES[tile], "back", extra

    @property
    def is_dark(self) -> bool:
        """Whether darkness lies over the season (R-5.4), until dawn at its end; while it falls, the table stays as it
        was.
        """
        return bool(self.state.dark) and self.is_season if self.held is None else self.held.is_dark

    def light(self, *, is_lamplit: bool = False) -> Light:
        """Return the light on the table; with `is_lamplit`, lamps burn at night."""
        if not self.is_dark:
            return "day"
        return "lamps" if is_lamplit else "night"

    def standing_face(self, seat: int, tile: int, slot: int, is_built: bool) -> tuple[str, Side, Extra]:
        """Return face, side and properties of a tile on the table, in the present light."""
        face, side, extra = self.tile_face(seat, tile, slot, is_built)
        is_asleep = is_built and self.is_night(seat, tile)
        light = "night" if is_asleep else self.light(is_lamplit=is_built)
        return face, side, (*extra, ("light", light))

    @property
    def _uses(self) -> tuple[int, ...]:
        """The phases in which used buildings look used; painted ones may rise while the city is built."""
        return (SEASON,) if self.places.is_painted else (SEASON, CONSTRUCTION)

    def is_night(self, seat: int, tile: int) -> bool:
        """Return whether a built administrative building is shown as used up for this round; False for other tiles.

        It is shown in the season, and on a board while the cities are built too.
        """
        if not tables.BARRACKS <= tile <= tables.PALACE or self.state.phase not in self._uses:
            return False
        return not self.state.ready[seat] >> tile - tables.BARRACKS & 1

    def tiles(self, seat: int) -> list[Item]:
        """Return the tiles of a seat with their tokens, the steps of the pyramid and the signs of the night."""
        state = self.state
        found: list[Item] = []
        marks: list[Item] = []
        for tile, slot, is_built in self.from_behind(seat):
            rect = self.tile_rect(seat, slot)
            if self.places.is_painted:
                face, side, extra = self.standing_face(seat, tile, slot, is_built)
                found.append(Item(tile_id(seat, slot), rect, face, side, extra))
                if is_built and self.is_night(seat, tile):
                    place = placed(rect, DISC * 0.8, DISC * 0.8).move(0, -rect.height * 0.1)
                    marks.append(Item(f"night.{seat}.{slot}", place, "night"))
                if state.tokens[seat] >> slot & 1:
                    disc: Extra = (("disc", 1),)
                    place = self.places.token_of(seat, slot, self.is_shared(seat, slot))
                    marks.append(Item(token_id(seat, slot), place, TOKENS[token_kind(tile)], extra=disc))
                continue
            face, side, extra = self.tile_face(seat, tile, slot, is_built)
            if self.is_shared(seat, slot):
                extra = (*extra, ("shared", 1))
            found.append(Item(tile_id(seat, slot), rect, face, side, extra))
            mark = rect.width * 0.3
            if is_built and self.is_night(seat, tile):  # the sign alone: its name stays as clear as the others
                place = placed(trim(rect, right=2, top=2), mark, mark, 1.0, 0.0)
                marks.append(Item(f"night.{seat}.{slot}", place, "night"))
            if state.tokens[seat] >> slot & 1:
                marks.append(
                    Item(
                        token_id(seat, slot),
                        self.places.token_of(seat, slot, self.is_shared(seat, slot)),
                        TOKENS[token_kind(tile)],
                    )
                )
            if tile == tables.PYRAMID:
                many = self.tables.pyramid_steps[state.pyramid[seat] - 1]
                for step in range(state.steps[seat]):
                    place = self.step_rect(rect, step, many, is_built)
                    marks.append(Item(f"step.{seat}.{step}", place, TOKENS[tables.JOKER]))
        return found + marks

    def from_behind(self, seat: int) -> list[tuple[int, int, bool]]:
        """Return the tiles of a seat with their slots and whether they are built, those in front last."""
        return sorted(city.tiles(self.state, seat), key=lambda each: (each[1] % tables.SPACES, each[1]))

    def standing(self) -> set[str]:
        """Return the ids of the items that are buildings or pyramids of the large city; they are not lit, because
        demolishing one is rarely wanted.
        """
        seat = self.large
        return {
            tile_id(seat, slot)
            for tile, slot, is_built in city.tiles(self.state, seat)
            if is_built or tile == tables.PYRAMID
        }

    @staticmethod
    def step_rect(tile: pygame.FRect, step: int, many: int, is_built: bool) -> pygame.FRect:
        """Return the place of the token on a step of the pyramid, of `many` steps; a built pyramid has its name
        below.
        """
        side = tile.width * 0.22
        below = tile.width * (0.25 if is_built else 0.0325)
        steps = placed(trim(tile, bottom=below), many * side, side, 0.5, 1.0)
        return grid(steps, many, side, many)[step]

    def markers(self, seat: int) -> list[Item]:
        """Return gauge cube and black cubes of a seat, and the caravans of the large city."""
        state, places = self.state, self.places.of(seat)
        cubes = range(state.growth[seat].bit_count())
        found = [Item(f"growth.{seat}.{cube}", places.gauge.growth(cube + 1), "growth") for cube in cubes]
        extra: Extra = (("seat", seat + 1),)
        is_crowd = seat == self.large and self.places.is_painted
        face = "crowd" if is_crowd else "people"
        found.append(Item(f"workers.{seat}", places.gauge.cube(state.gauge[seat]), face, extra=extra))
        if seat == self.large:
            found += self.caravans(extra)
        return found

    def caravans(self, extra: Extra) -> list[Item]:
        """Return the caravans of the large city: a marker on a track, or camels, which by day are in the landscape."""
        seat, many = self.large, self.state.caravans[self.large]
        large_city = self.places.large_city
        if not self.places.is_painted:
            return [Item(f"caravan.{seat}", large_city.caravan(many), "caravan", extra=extra)]
        if not self.is_dark:
            return []  # they walk, as a part of the landscape
        extra = (*extra, ("light", self.light()))
        return [
            Item(f"caravan.{seat}.{at}", large_city.caravan(at), "camel", extra=extra)
            for at in range(min(many, CARAVANS))
        ]

    def taken(self, seat: int) -> list[Item]:
        """Return the cards a Temple keeps and a Palace took."""
        state, places = self.state, self.places.of(seat)
        if state.phase not in (SEASON, CONSTRUCTION):
            return []
        found = []
        if state.kept[seat] != EMPTY:
            found.append(card_item(f"kept.{seat}", places.kept, self.words.face(state.kept[seat])))
        if state.palace[seat] != EMPTY:
            found.append(card_item(f"seized.{seat}", places.seized, self.words.face(state.palace[seat])))
        return found

    def speech(self) -> pygame.FRect | None:
        """Return the upper edge of the speech bubble of the large city's owner, in the desert above it, as a rectangle
        without height; None if there is no room.
        """
        cards = [card.rect for card in self.taken(self.large)]
        return self.places.speech(min(self.state.caravans[self.large], CARAVANS), cards)

    # The season

    @property
    def is_swept(self) -> bool:
        """Whether the previous season's cards no longer count: all come back while sites are launched (R-5.2)."""
        return self.state.phase == SITES

    @property
    def shoe_count(self) -> int:
        """The number of cards that can still be drawn."""
        state = self.state
        if self.is_swept:
            return len(self.tables.season_cards)
        return len(state.shoe) + len(state.top) + sum(card != EMPTY for card in state.bottom)

    def cards(self) -> list[Item]:
        """Return the cards of the season."""
        state, places, words = self.state, self.places, self.words
        found = []
        if state.double:
            face = words.face(state.double[0])
            spent: Literal["resting", "faded"] = "resting" if places.is_painted else "faded"
            double = card_item("double", places.card("double"), face)
            found.append(replace(double, look=spent if state.awarded else ""))
        if self.shoe_count:
            found.append(Item("shoe", places.card("shoe"), "back-season", badge=str(self.shoe_count)))
        if self.is_swept:
            return found
        if state.removed:
            found.append(card_item("removed", places.card("removed"), words.face(state.removed[0])))
        last = self.last_shown
        if state.dark:
            found.append(Item("dark", places.card("dark"), "back-season", badge=str(len(state.dark))))
        elif state.second and state.discard:
            found.append(self._pile("dark", state.discard, last))
        pile = self.discard & ~(1 << last if last >= 0 else 0)
        if pile:
            found.append(self._pile("discard", pile, last))
        if state.gone:
            found.append(self._pile("gone", state.gone, last))
        if last != EMPTY:
            found.append(Item("last", places.card("shown"), words.face(last)))
        return found

    @property
    def discard(self) -> int:
        """The present discard pile, as a mask."""
        return 0 if self.is_swept else self.state.second or self.state.discard

    @property
    def last_shown(self) -> int:
        """The open card in the middle, EMPTY for none: the one shown now, or the last one drawn, until the season is
        over.
        """
        if self.is_swept:
            return EMPTY
        if self.state.shown:
            return self.state.shown[0]
        if not self.is_season:
            return self.held.last if self.held is not None else EMPTY
        return EMPTY if not self.drawn or self.drawn[-1] in self.state.palace else self.drawn[-1]

    def _pile(self, name: str, cards: int, last: int) -> Item:
        shown = cards & ~(1 << last if last >= 0 else 0) or cards
        top = max(members(shown), key=lambda card: self.drawn.index(card) if card in self.drawn else -1)
        face = self.words.face(top)
        return replace(card_item(name, self.places.card(name), face), badge=str(shown.bit_count()))

    def pool(self) -> list[Item]:
        """Return the tokens of the pool."""
        return [
            Item(f"pool.{kind}.{at}", self.places.token(kind, at, count), TOKENS[kind])
            for kind, count in enumerate(self.state.pool)
            for at in range(count)
        ]

    # The reference board

    def reference(self) -> list[Item]:
        """Return the stacks of tiles with their numbers; the Pyramid shows its top card and the one below."""
        state, places = self.state, self.places
        found = []
        pyramids = members(state.pyramids)
        for tile, name in enumerate(tables.TILES):
            is_left = bool(state.stock[tile])
            if not (is_left or places.is_painted):
                continue
            face, side = name, _SITE
            if tile == tables.PYRAMID and pyramids:
                face, side = f"pyramid-card.{pyramids[0] + 1}", _BUILT
            extra: Extra = (("number", state.stock[tile]),)
            if places.is_painted:
                face, side, extra = "plan", _BUILT, (*extra, *self._plan(tile, pyramids[0] if pyramids else 0))
            look: Literal["", "resting"] = "" if is_left else "resting"
            found.append(Item(f"tile.{tile}", places.stack(name), face, side, extra, look, lift=_STACK_LIFT))
        for number in pyramids[1:2]:
            stack = places.stack("pyramid-cards")
            if places.is_painted:
                extra = self._plan(tables.PYRAMID, number)
                found.append(Item("pyramids", stack, "plan", extra=extra, look="resting"))
            else:
                found.append(Item("pyramids", stack, f"pyramid-card.{number + 1}", look="faded"))
        return found

    def stacked(self, tile: int) -> tuple[str, Extra]:
        """Return the face of a tile of the supply on the painted table, and its properties."""
        pyramids = members(self.state.pyramids)
        return "plan", self._plan(tile, pyramids[0] if pyramids else 0)

    def _plan(self, tile: int, pyramid: int) -> Extra:
        """Return the properties of a tile on the stage: picture, cost, and if it is large enough name and group; a
        pyramid's number and steps.
        """
        name = tables.TILES[tile]
        is_pyramid = tile == tables.PYRAMID
        cost = self.tables.pyramid_costs[pyramid] if is_pyramid else self.tables.costs[tile]
        extra: list[tuple[str, str | int]] = [("building", name)]
        if self.places.is_named:
            words = self.words.tile(tile)
            is_two = " " in words
            group = _GROUPS.get(tile, "production")
            extra += [("label", words), ("two" if is_two else "one", 1), (f"{group}-two" if is_two else group, 1)]
        else:
            extra.append(("bare", 1))
        extra += zip(("wood", "stone", "gold"), cost, strict=True)
        if is_pyramid:
            extra += [("value", pyramid + 1), ("steps", self.tables.pyramid_steps[pyramid])]
        return tuple(extra)

    # Where a card is that moves

    def anchor(self, zone: int) -> pygame.FRect:
        """Return the place of a zone of cards."""
        places = self.places
        if zone in (tables.PILE, tables.SPENT, tables.DOUBLE):
            return places.card("double")
        if zone in (tables.SHOE, tables.TOP) or tables.BOTTOM <= zone < tables.SHOWN:
            return places.card("shoe")
        if zone == tables.TEMPLE_HAND:
            return places.card("shown")
        if zone >= tables.PALACE_ZONE:
            return places.of(zone - tables.PALACE_ZONE).seized
        if zone >= tables.KEPT:
            return places.of(zone - tables.KEPT).kept
        names = {
            tables.REMOVED: "removed",
            tables.SHOWN: "shown",
            tables.DISCARD: "discard",
            tables.SECOND: "discard",
            tables.DARK: "dark",
            tables.GONE: "gone",
        }
        return places.card(names[zone])


def card_item(name: str, rect: pygame.FRect, face: str) -> Item:
    """Return the item of a card of a pile, which bears its name only where there is room for it at any resolution."""
    return Item(name, rect, face, detail=round(rect.width))


def tile_id(seat: int, slot: int) -> str:
    """Return the id of the item of a tile in a seat's city."""
    return f"city.{seat}.{slot}"


def bare(space: int) -> str:
    """Return the name of the picture of a bare plot."""
    return f"empty-{1 + space % tables.SPACES * 5 % _EMPTY}"


def token_id(seat: int, slot: int) -> str:
    """Return the id of the item of the token on a trade or Port."""
    return f"token.{seat}.{slot}"


def token_kind(tile: int) -> int:
    """Return the resource a trade or Port holds."""
    return (
        tables.JOKER if tile == tables.PORT else tables.TRADES.index(tile) if tile >= tables.CARPENTER else tables.JOKER
    )


def token_face(face: str, seat: int, *, is_painted: bool) -> tuple[str, Extra]:
    """Return the face of a token with its properties: a caravan is a camel where it is painted."""
    if face != "caravan":
        return face, ()
    return ("camel", (("seat", seat + 1), ("light", "day"))) if is_painted else (face, (("seat", seat + 1),))
