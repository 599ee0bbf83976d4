"""What a payment leads to: each change that its building or the next step of a pyramid brings, compared by the rules,
and what is left of the hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.components.load import load_game
from game.locale import text
from game.rules.sare import city, construction, scoring, storage
from game.rules.sare.moves import LAUNCH, SETTLE
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    ADMINISTRATIVE,
    FIRST_PYRAMID,
    JOKER,
    MASTER,
    PHARAOH,
    PORT,
    PRIEST,
    PYRAMID,
    RESOURCES,
    SCENARIOS,
    SPACES,
    TILES,
    TRADES,
    WAREHOUSE,
)
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.boards.kit.values import Effect, Effects, RoomPicture
from game.ui.boards.sare.cloth import paint_house
from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.means import affordable, means_of, sites_of
from game.ui.boards.sare.payments import Plan
from game.ui.boards.sare.scores import progress
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.words import Words, amounts
from game.ui.drawing.canvas import Canvas

_SEAL = 0.42
"""The radius of a seal, of the height of its room."""
_CROWN = 0.8
"""The side of a crown, of the height of its room."""


def effects(choice: Selection, words: Words, brush: Brush) -> Effects | None:
    """Return what the site that is paid for brings, None while none is."""
    plan = choice.plan
    if plan is None:
        return None
    completion = _Completion(choice, plan.tile, plan.space, words, brush)
    return Effects(completion.title, (*completion.changes(), *completion.of_others(plan)))


def effects_of(choice: Selection, tile: int, space: int, words: Words, brush: Brush) -> tuple[Effect, ...]:
    """Return what a site that can be paid for brings, the most important first."""
    return _Completion(choice, tile, space, words, brush).changes()


def promised(choice: Selection, tile: int, words: Words, brush: Brush) -> tuple[Effect, ...]:
    """Return what a tile does once it is built that the viewer is about to lay: its power, and the progress towards the
    goal where it can be laid.
    """
    power = Effect(power_of(tile), "", house_picture(brush, tile))
    spaces = [move[-1] for move in choice.legal if move[0] == SETTLE or move[:2] == (LAUNCH, tile)]
    return power, *(_laid(choice, tile, spaces[0], words, brush).of_goal() if spaces else ())


def promised_at(choice: Selection, tile: int, space: int, words: Words, brush: Brush) -> tuple[Effect, ...]:
    """Return what a tile that the viewer can launch on a space brings once it is built, in brief."""
    return _laid(choice, tile, space, words, brush).in_brief()


class _Completion:
    """The difference that a building of the viewer, or a step of its pyramid, makes as soon as it is paid for."""

    def __init__(self, choice: Selection, tile: int, space: int, words: Words, brush: Brush) -> None:
        self._seat, self._tile, self._space = choice.seat, tile, space
        self._tables = choice.tables
        self._is_last_step = choice.is_last_step
        self._state = choice.state
        self._words = words
        self._brush = brush
        self._now, self._then = construction.seen_later(choice.tables, choice.state, choice.seat, tile, space)

    @property
    def title(self) -> str:
        """The words over the changes."""
        is_step = self._tile == PYRAMID and not self._is_last_step
        return text("brings-sa-re-title", tile=self._words.tile(self._tile), kind="step" if is_step else self._name)

    def changes(self) -> tuple[Effect, ...]:
        """Return the changes that the building brings by itself: first its power, the reason to build it."""
        return *self._of_power(), *self.of_goal(), *self._of_building(), *self._of_growth()

    def in_brief(self) -> tuple[Effect, ...]:
        """Return the power of an administrative building, or what another one does for its city and the progress."""
        return tuple(self._of_power()) or (*self._of_building(), *self.of_goal())

    @property
    def _name(self) -> str:
        return TILES[self._tile]

    @property
    def _house(self) -> RoomPicture:
        return house_picture(self._brush, self._tile)

    def _of_power(self) -> Iterator[Effect]:
        """Yield the rule that an administrative building adds."""
        if self._tile in ADMINISTRATIVE:
            yield Effect(power_of(self._tile), "", self._house)

    def of_goal(self) -> Iterator[Effect]:
        """Yield the progress towards the goal of the scenario, if there is any."""
        (now, wanted), (then, _) = (progress(self._tables, state, self._seat) for state in (self._now, self._then))
        if now != then:
            goal = text(f"scenario-{SCENARIOS[self._now.scenario]}")
            yield Effect(
                text("brings-sa-re-goal", now=now, then=then, wanted=wanted),
                text("brings-sa-re-goal-note", goal=goal, done=int(then == wanted)),
                partial(_paint_seal, self._seat),
            )

    def _of_building(self) -> Iterator[Effect]:
        """Yield what a building of this type does for its city."""
        if self._tile in ADMINISTRATIVE:
            yield self._of_offices()
        elif self._tile == PYRAMID:
            yield from self._of_step()
        elif self._tile == WAREHOUSE:
            now, then = (city.room(self._tables, state, self._seat) for state in (self._now, self._then))
            words = text("brings-sa-re-room", now=now, then=then)
            yield Effect(words, text("brings-sa-re-room-note"), self._house)
        elif self._tile == MASTER:
            each = self._tables.sites_per_master
            now, then = (each * city.masters(state, self._seat) for state in (self._now, self._then))
            words = text("brings-sa-re-sites", now=now, then=then)
            yield Effect(words, text("brings-sa-re-sites-note"), self._house)
        else:
            yield self._of_trade(JOKER if self._tile == PORT else TRADES.index(self._tile))

    def _of_offices(self) -> Effect:
        """Return the number of administrative buildings, which the scenario may want, and who wins ties with it."""
        now, then = (city.administrative(state, self._seat).bit_count() for state in (self._now, self._then))
        wanted = {PRIEST: self._tables.priest, PHARAOH: len(ADMINISTRATIVE)}.get(self._now.scenario, 0)
        wins = int(scoring.tie_winner(self._then) == self._seat)
        return Effect(
            text("brings-sa-re-offices", now=now, then=then, wanted=wanted if then <= wanted else 0),
            text("brings-sa-re-offices-note", wins=wins),
            _paint_crown,
        )

    def _of_step(self) -> Iterator[Effect]:
        """Yield the step of the pyramid, unless the steps are the goal itself."""
        if self._now.scenario != FIRST_PYRAMID:
            wanted = self._tables.pyramid_steps[self._now.pyramid[self._seat] - 1]
            words = text("brings-sa-re-step", step=self._then.steps[self._seat], wanted=wanted)
            yield Effect(words, text("brings-sa-re-step-note", done=int(self._is_last_step)), self._house)

    def _of_trade(self, kind: int) -> Effect:
        """Return what a craftsman or Port produces, and the number of sites that it makes cheaper."""
        sites = [(tile, slot % SPACES) for tile, slot, is_built in city.tiles(self._then, self._seat) if not is_built]
        cheaper = sum(self._cost(self._then, *site) < self._cost(self._now, *site) for site in sites)
        note = "port" if kind == JOKER else "trade"
        return Effect(
            text("brings-sa-re-income", kind=RESOURCES[kind]),
            text(f"brings-sa-re-{note}-note", kind=RESOURCES[kind], sites=cheaper),
            token_picture(self._brush, kind),
        )

    def _cost(self, state: SaReState, tile: int, space: int) -> int:
        """Return the number of resources that a site costs, less the one that a Port takes off."""
        cost = sum(city.price(self._tables, state, self._seat, tile, space))
        return cost - (cost > 0 and city.has_port_discount(self._tables, state, self._seat, space))

    def _of_growth(self) -> Iterator[Effect]:
        """Yield the new base of the gauge, if the city grows."""
        now, then = (city.base(state, self._seat) for state in (self._now, self._then))
        if now != then:
            offices = self._tables.admin_growth if self._tile in ADMINISTRATIVE else 0
            words = text("brings-sa-re-growth", now=now, then=then)
            note = text("brings-sa-re-growth-note", offices=offices)
            yield Effect(words, note, crowd_picture(self._brush, self._seat), is_bad=True)

    def of_others(self, plan: Plan) -> Iterator[Effect]:
        """Yield how many of the other sites can be paid for after this one, once its payment is complete."""
        state = self._state
        sites = [
            site
            for site in sites_of(self._tables, state, self._seat)
            if (site.tile, site.slot % SPACES) != (self._tile, self._space)
        ]
        if sites and plan.is_exact:
            own = [hand + tokens for hand, tokens in zip(plan.hand, plan.tokens, strict=True)]
            spent = *own, plan.jokers + plan.port + plan.caravans
            have = means_of(state, self._seat)
            left = [max(0, each - used) for each, used in zip(have, spent, strict=True)]
            paid, _ = affordable(self._tables, state, self._seat, sites, left)
            found = [site.tile for site in sites if site.slot in paid]
            shown = found or [site.tile for site in sites]
            names = listed([self._words.tile(tile) for tile in shown])
            words = text("brings-sa-re-others", count=len(found), sites=len(sites))
            note = text("brings-sa-re-others-note", sites=names, enough=int(bool(found)))
            yield Effect(words, note, house_picture(self._brush, shown[0]))


def _laid(choice: Selection, tile: int, space: int, words: Words, brush: Brush) -> _Completion:
    """Return the completion of a tile on a space where the viewer is about to lay it."""
    state, seat = choice.state.clone(), choice.seat
    city.put(state, seat, tile, space, site=True)
    if tile == PYRAMID:
        state.pyramid[seat] = choice.next_pyramid
    laid = replace(choice, view=replace(choice.view, state=state))
    return _Completion(laid, tile, space, words, brush)


def power_of(tile: int) -> str:
    """Return in words what a building does."""
    return text(load_game("sa-re").component_of(TILES[tile]).help)


def house_picture(brush: Brush, tile: int) -> RoomPicture:
    """Return the picture of a building."""
    return lambda canvas, room: paint_house(canvas, brush, tile, room)


def token_picture(brush: Brush, kind: int) -> RoomPicture:
    """Return the picture of a resource."""
    return lambda canvas, room: brush.face(canvas, TOKENS[kind], room)


def crowd_picture(brush: Brush, seat: int) -> RoomPicture:
    """Return the picture of the workers on the gauge of a seat."""
    return partial(_paint_crowd, brush, seat)


def _paint_crown(canvas: Canvas, room: pygame.FRect) -> None:
    """Draw the mark of the seat that wins ties."""
    canvas.icon("crown", room.center, room.height * _CROWN, "gold")


def _paint_seal(seat: int, canvas: Canvas, room: pygame.FRect) -> None:
    paint_seal(canvas, seat, room.center, room.height * _SEAL)


def _paint_crowd(brush: Brush, seat: int, canvas: Canvas, room: pygame.FRect) -> None:
    brush.face(canvas, "crowd" if canvas.theme.is_painted else "growth", room, (("seat", seat + 1),))


@dataclass(frozen=True, slots=True)
class Rest:
    """The rest of a hand: kept and lost by resource, and the `room` for it.

    `has_caravan` if something is lost and a caravan could be bought instead.
    """

    kept: tuple[int, ...]
    lost: tuple[int, ...]
    room: int
    has_caravan: bool


def rest_of(choice: Selection, plan: Plan) -> Rest:
    """Return the rest of the hand after a payment, as far as that is laid out, if nothing else follows (R-8.3, R-8.4).

    Wood, stone and gold are kept in equal numbers as far as possible, then jokers; a Warehouse works at once (R-8.5).
    """
    state, tables, seat = choice.state, choice.tables, choice.seat
    room = city.room(tables, state, seat) + tables.storage * (plan.tile == WAREHOUSE)
    caravans = state.caravans[seat] - plan.caravans
    return _stored(choice, [max(0, each) for each in _less(choice, (*plan.hand, plan.jokers))], room, caravans)


def rest_now(choice: Selection) -> Rest:
    """Return the rest of the hand if nothing more is built."""
    seat = choice.seat
    return _stored(choice, _less(choice, (0, 0, 0, 0)), choice.room, choice.state.caravans[seat])


def _less(choice: Selection, used: Sequence[int]) -> list[int]:
    """Return the wood, stone, gold and jokers of the hand without those `used`."""
    gains = choice.state.gains[choice.seat * 4 : choice.seat * 4 + 4]
    return [have - each for have, each in zip(gains, used, strict=True)]


def _stored(choice: Selection, left: Sequence[int], room: int, caravans: int) -> Rest:
    wood, stone, gold, wilds = left
    goods = min(room, wood + stone + gold)
    moves = storage.choices_of(wood, stone, gold, goods)
    best = max(moves, key=lambda move: (min(move[1:]), -max(move[1:])), default=(0, 0, 0, 0))
    kept = (*best[1:], min(wilds, room - goods))
    lost = tuple(have - keep for have, keep in zip(left, kept, strict=True))
    has_caravan = sum(left) >= 2 and caravans < choice.tables.caravans
    return Rest(kept, lost, room, has_caravan and any(lost))


def told_rest(rest: Rest) -> str:
    """Return the resources kept and lost, in words."""
    kept = text("after-sa-re-said-kept", kept=amounts(rest.kept), room=rest.room)
    if not any(rest.lost):
        return kept
    key = "after-sa-re-said-caravan" if rest.has_caravan else "after-sa-re-said-lost"
    return f"{kept} {text(key, lost=amounts(rest.lost))}"
