"""A referee for records of Sa-Rê, written from docs/records.md and the rules alone: nothing of `game` is imported.

python -m tests.match.referee_sare FILE…
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from tests.match.record_lines import Board, judge, must

KINDS = ["wood", "stone", "gold"]
RESOURCES = [*KINDS, "joker"]
FACES = [*KINDS, "trouble", "double-trouble", "horus", "hoshekh"]
MAIN = ["port", "pyramid"]
OFFICES = ["barracks", "temple", "market", "library", "gardens", "palace"]
TRADES = {"carpenter": "wood", "stonecutter": "stone", "goldsmith": "gold"}
TILES = [*MAIN, *OFFICES, *TRADES, "warehouse", "master-builder"]
YIELDS = {**TRADES, "port": "joker"}
SPACES = [column + row for row in "1234" for column in "abc"]
WORDS = {
    "sites": ("launch", "abandon", "demolish", "ready"),
    "loss": ("keep",),
    "question": ("gold", "barracks", "temple", "swap", "stop", "continue"),
    "temple": ("place",),
    "palace": ("seize", "pass"),
    "trouble": ("soften", "pass"),
    "market": ("swap", "pass"),
    "build": ("build", "charter", "finish"),
    "store": ("keep", "redeem"),
}
Stock = dict[str, int]


def near(space: str, other: str) -> bool:
    """Say whether two spaces are the same or lie side by side."""
    return abs(ord(space[0]) - ord(other[0])) + abs(int(space[1]) - int(other[1])) <= 1


def nothing() -> Stock:
    return dict.fromkeys(RESOURCES, 0)


def amounts(text: str, many: int) -> list[int]:
    values = [int(part) for part in text.split(",")]
    must(len(values) == many, f"'{text}' are not {many} numbers")
    return values


@dataclass
class Tile:
    """A tile on a space; `place` is 0 or 1."""

    kind: str
    space: str
    place: int
    built: bool = False
    token: bool = False
    launched: bool = False
    fresh: bool = False

    @property
    def rank(self) -> tuple[int, int]:
        return self.place, SPACES.index(self.space)


class Player:
    """The possessions of one seat."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.card = 0
        self.steps = 0
        self.store = nothing()
        self.hand = nothing()
        self.caravans = self.chartered = 0
        self.gauge = 1
        self.growth: set[str] = set()
        self.unused: set[str] = set()
        self.kept = self.palace = ""
        self.joker = self.revolted = self.stepped = False

    def all(self, kind: str) -> list[Tile]:
        return sorted((tile for tile in self.tiles if tile.kind == kind), key=lambda tile: tile.rank)

    def built(self, kind: str) -> list[Tile]:
        return [tile for tile in self.all(kind) if tile.built]

    def offices(self) -> set[str]:
        return {kind for kind in OFFICES if self.built(kind)}

    def sites(self) -> int:
        return sum(not tile.built for tile in self.tiles)

    def on(self, space: str) -> list[Tile]:
        return [tile for tile in self.tiles if tile.space == space]

    @property
    def base(self) -> int:
        return 1 + len(self.growth)

    def first_square(self, sites: int, masters: int) -> int:
        return self.base + max(0, sites - masters)

    def tokens(self, resource: str) -> list[Tile]:
        """Return the tiles with a usable token of this kind."""
        if self.revolted:
            return []
        return [tile for kind, yields in YIELDS.items() if yields == resource for tile in self.all(kind) if tile.token]

    def total(self, resource: str) -> int:
        return self.hand[resource] + len(self.tokens(resource))

    def wild(self) -> int:
        """Return how much can stand for any resource."""
        return self.total("joker") + self.free_caravans()

    def free_caravans(self) -> int:
        return 0 if self.revolted else self.caravans - self.chartered


class SaRe(Board):
    """The position; open questions are a list of (question, seat, …), the last one is to be answered."""

    def __init__(self, header: dict[str, Any]) -> None:
        super().__init__(header)
        numbers = self.numbers
        self.seats = len(header["seats"])
        self.scenario = header["options"].get("scenario", "scribe")
        self.architect = header["options"].get("architect", "off") == "on"
        self.players = [Player() for _ in range(self.seats)]
        self.supply: Stock = dict(numbers["supply"])
        self.stock = dict.fromkeys(TILES, numbers["tiles_each"] * self.seats)
        self.stock["pyramid"] = self.seats
        self.cards = list(range(1, self.seats + 1))
        self.nile = [SPACES[number] for number in numbers["nile"]]
        self.deck: tuple[str, ...] = tuple(
            face if many == 1 else f"{face}.{number}"
            for face in FACES
            for many in (numbers["cards"][face],)
            for number in range(1, many + 1)
        )
        self.doubles: list[str] = list(numbers["doubles"])
        self.round = 0
        self.first = 0
        self.asked: list[tuple[Any, ...]] = []
        self.over = False
        self.clear_season()

    def clear_season(self) -> None:
        self.shoe = list(self.deck)
        self.shown: set[str] = set()
        self.removed = self.top = self.double = ""
        self.bottom: list[str] = []
        self.looked: list[str] = []
        self.discard: list[str] = []
        self.second: list[str] = []
        self.dark: list[str] = []
        self.pool = nothing()
        self.standing = set(range(self.seats))
        self.last = -1
        self.given = False
        self.drawn = 0
        self.to_draw = 0
        self.in_horus = False
        for player in self.players:
            player.kept = player.palace = ""
            player.joker = player.revolted = False
            player.unused = player.offices()

    # -- turn order and the supply ----------------------------------------------------------------------------------

    def order(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def after(self, seat: int) -> list[int]:
        order = self.order()
        return order[order.index(seat) + 1 :]

    def gain(self, seat: int, resource: str, many: int = 1) -> None:
        many = min(many, self.supply[resource])
        self.supply[resource] -= many
        self.players[seat].hand[resource] += many

    def set_gauge(self, seat: int, square: int) -> None:
        player = self.players[seat]
        if player.gauge != square:
            self.note("gauge", seat, player.gauge, square)
        player.gauge = square

    # -- set-up and phase 1 -----------------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.first = self.choose_first(self.seats)
        self.note("first", self.first)
        self.asked = [(f"settle {kind}", seat) for seat in self.order() for kind in ("warehouse", "master-builder")]
        self.asked.reverse()
        while self.architect and self.asked:
            self.settle("a1")
        if self.architect:
            self.begin_round()

    def settle(self, space: str) -> None:
        question, seat = self.asked.pop()
        kind = question.split()[1]
        self.players[seat].tiles.append(Tile(kind, space, len(self.players[seat].on(space)), built=True))
        if kind == "warehouse":
            for resource, many in zip(KINDS, self.numbers["start_store"], strict=True):
                self.supply[resource] -= many
                self.players[seat].store[resource] += many

    def do_settle(self, space: str) -> None:
        must(space in SPACES, f"there is no space {space}")
        self.settle(space)
        if not self.asked:
            self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.note("round", self.first, self.round)
        self.asked = [("sites", seat) for seat in reversed(self.order())]

    def why_no_launch(self, seat: int, kind: str, space: str) -> str:
        """Return the reason that forbids a launch, '' if there is none (R-3)."""
        player = self.players[seat]
        masters, sites = len(player.built("master-builder")), player.sites()
        there = player.on(space)
        if sites >= masters * self.numbers["sites_per_master"]:
            return "the masters are busy"
        if player.first_square(sites + 1, masters) >= self.numbers["gauge_red"]:
            return "the season would start on red"
        if not self.stock[kind]:
            return "none is left"
        if kind in MAIN + OFFICES and player.all(kind):
            return "there is one already"
        if any(tile.launched for tile in player.all(kind)):
            return "one was launched already"
        if kind in MAIN + OFFICES and there:
            return "the space is not free"
        if len(there) > 1 or any(tile.kind in MAIN + OFFICES for tile in there):
            return "the space has no room"
        if kind == "port" and space not in self.nile:
            return "the Port lies on the Nile"
        if self.architect and not any(tile.built and near(tile.space, space) for tile in player.tiles):
            return "nothing built is near"
        return ""

    def do_launch(self, kind: str, space: str) -> None:
        seat = self.asked[-1][1]
        must(kind in TILES and space in SPACES, f"there is no {kind} {space}")
        why = self.why_no_launch(seat, kind, space)
        must(not why, why)
        player = self.players[seat]
        free = min({0, 1} - {tile.place for tile in player.on(space)})
        player.tiles.append(Tile(kind, space, free, launched=True))
        self.stock[kind] -= 1
        if kind == "pyramid":
            player.card = min(self.cards)
            self.cards.remove(player.card)

    def on_space(self, seat: int, kind: str, space: str, built: bool) -> list[Tile]:
        return [tile for tile in self.players[seat].all(kind) if tile.space == space and tile.built == built]

    def do_abandon(self, kind: str, space: str) -> None:
        seat = self.asked[-1][1]
        found = self.on_space(seat, kind, space, built=False)
        must(found, f"there is no site {kind} on {space}")
        self.give_back(seat, next((tile for tile in found if tile.launched), found[0]))

    def may_demolish(self, seat: int, kind: str) -> bool:
        if kind != "master-builder":
            return True
        player = self.players[seat]
        left, sites = len(player.built(kind)) - 1, player.sites()
        fits = player.first_square(sites, left) < self.numbers["gauge_red"]
        return left >= 1 and sites <= left * self.numbers["sites_per_master"] and fits

    def do_demolish(self, kind: str, space: str) -> None:
        seat = self.asked[-1][1]
        found = self.on_space(seat, kind, space, built=True)
        must(found, f"there is no {kind} on {space}")
        must(self.may_demolish(seat, kind), "this master is needed")
        self.give_back(seat, next((tile for tile in found if not tile.token), found[0]))
        if kind == "warehouse":
            left = self.leavings(seat)
            if len(left) == 1:
                self.leave(seat, left[0])
            else:
                self.asked.append(("loss", seat))

    def give_back(self, seat: int, tile: Tile) -> None:
        player = self.players[seat]
        player.tiles.remove(tile)
        for other in player.on(tile.space):
            other.place = 0
        self.stock[tile.kind] += 1
        if tile.token:
            self.supply[YIELDS[tile.kind]] += 1
        if tile.kind == "pyramid":
            self.supply["joker"] += player.steps
            self.cards.append(player.card)
            player.card = player.steps = 0

    def room(self, seat: int) -> int:
        return int(self.numbers["storage"]) * len(self.players[seat].built("warehouse"))

    def leavings(self, seat: int) -> list[list[int]]:
        """Return the resources that may stay after a Warehouse is gone (R-3.5)."""
        have = [self.players[seat].store[kind] for kind in KINDS]
        most = min(sum(have), self.room(seat))
        return [list(some) for some in product(*(range(many + 1) for many in have)) if sum(some) == most]

    def leave(self, seat: int, stays: list[int]) -> None:
        store = self.players[seat].store
        for kind, many in zip(KINDS, stays, strict=True):
            self.supply[kind] += store[kind] - many
            store[kind] = many

    def do_ready(self) -> None:
        _, seat = self.asked.pop()
        for tile in self.players[seat].tiles:
            tile.launched = False
        if not self.asked:
            self.begin_season()

    # -- phase 2 ----------------------------------------------------------------------------------------------------

    def begin_season(self) -> None:
        self.clear_season()
        if not self.doubles:
            self.doubles = list(self.numbers["doubles"])
        self.double = self.draw(self.doubles, "doubles")
        self.removed = self.draw(self.shoe, "season", self.round)
        self.note("season", self.first, self.round)
        for seat in self.order():
            player = self.players[seat]
            self.set_gauge(seat, player.first_square(player.sites(), len(player.built("master-builder"))))
        self.ask_round()

    def ask_round(self) -> None:
        self.asked = [("question", seat) for seat in reversed(self.order()) if seat in self.standing]
        self.paid = False

    def answered(self) -> None:
        self.asked.pop()
        self.paid = False
        if not self.asked:
            self.to_draw = 1
            self.run()

    def run(self) -> None:
        """Draw on until somebody must decide."""
        while not self.asked and not self.over:
            if not self.standing:
                self.end_season()
            elif not (self.shoe or self.top or self.bottom):
                for seat in self.order():
                    if seat in self.standing:
                        self.lay(seat)
            elif not self.to_draw:
                self.in_horus = False
                self.ask_round()
            else:
                self.to_draw -= 1
                self.show_card()

    def publish(self, name: str) -> str:
        """Return the name under which a card is shown; the card that had it takes the other."""
        face = name.split(".")[0]
        new = next(card for card in self.deck if card.split(".")[0] == face and card not in self.shown)
        self.shown.add(new)
        if new != name:
            swap = {new: name, name: new}
            self.shoe = [card for card in self.deck if card in {swap.get(old, old) for old in self.shoe}]
            self.bottom = [swap.get(card, card) for card in self.bottom]
            self.top, self.removed = swap.get(self.top, self.top), swap.get(self.removed, self.removed)
            for player in self.players:
                player.kept = swap.get(player.kept, player.kept)
        return new

    def show_card(self) -> None:
        if self.top:
            self.card, self.top = self.publish(self.top), ""
        elif self.shoe:
            drawn = self.draw(self.shoe, "season", self.round)
            self.shoe = [card for card in self.deck if card in {*self.shoe, drawn}]
            self.card = self.publish(drawn)
            self.shoe.remove(self.card)
        else:
            self.card = self.publish(self.bottom[0])
            del self.bottom[0]
        self.drawn += 1
        if self.dark:
            lost = self.draw(self.dark, "dark", self.round).split(".")[0]
            if self.pool.get(lost):
                self.pool[lost] -= 1
                self.supply[lost] += 1
        takers = [seat for seat in self.order() if seat in self.standing and "palace" in self.players[seat].unused]
        if takers:
            self.asked = [("palace", seat) for seat in reversed(takers)]
        else:
            self.happen()

    def do_seize(self) -> None:
        player = self.players[self.asked[-1][1]]
        player.unused.remove("palace")
        player.palace = self.card
        self.asked = []
        self.run()

    def happen(self) -> None:
        """Let the card that was shown take effect."""
        face = self.card.split(".")[0]
        if face == "hoshekh":
            self.dark = [card for card in self.deck if card in self.dark + self.discard + self.second]
            self.discard, self.second = [], [self.card]
        else:
            (self.second or self.discard).append(self.card)
        if face == "horus":
            self.to_draw += 2
            self.in_horus = True
        elif face in KINDS and self.supply[face]:
            self.supply[face] -= 1
            self.pool[face] += 1
        elif face in ("trouble", "double-trouble"):
            self.amount = 1 + (face == "double-trouble")
            self.alone = len(self.standing) == 1
            self.hit([seat for seat in self.order() if seat in self.standing])

    def hit(self, seats: list[int]) -> None:
        """Raise the gauges of these seats; stop at one that can react."""
        for seat in seats:
            wanted = "gardens" if self.amount == 2 else "library"
            if wanted in self.players[seat].unused and not self.in_horus:
                self.asked = [("trouble", seat)]
                return
            self.raise_gauge(seat, self.amount)
        if self.alone and self.standing:
            self.to_draw = 0
            self.lay(min(self.standing))

    def raise_gauge(self, seat: int, amount: int) -> None:
        red = self.numbers["gauge_red"]
        square = min(red, self.players[seat].gauge + amount)
        self.set_gauge(seat, square)
        if amount and square == red:
            player = self.players[seat]
            self.standing.remove(seat)
            player.revolted, player.joker = True, False
            self.note("revolt", seat)
            for resource in KINDS:
                self.gain(seat, resource)

    def softenings(self) -> list[str]:
        unused = self.players[self.asked[-1][1]].unused
        if self.amount == 1:
            return ["library"]
        return ["gardens", "gardens+library"] if "library" in unused else ["gardens"]

    def do_soften(self, how: str) -> None:
        must(how in self.softenings(), f"'{how}' does not help here")
        _, seat = self.asked.pop()
        player = self.players[seat]
        player.unused -= set(how.split("+"))
        player.joker = player.joker or "library" in how
        self.suffer(seat, 0 if "library" in how else 1)

    def suffer(self, seat: int, amount: int) -> None:
        self.raise_gauge(seat, amount)
        self.hit([other for other in self.after(seat) if other in self.standing])
        self.run()

    def lay(self, seat: int) -> None:
        """Lay an obelisk and pay out its gains."""
        player = self.players[seat]
        self.standing.remove(seat)
        self.last = seat
        for resource in KINDS:
            self.gain(seat, resource, self.pool[resource])
        if "gold" not in self.double:
            self.award(seat)
        if player.kept.split(".")[0] in KINDS and self.supply[player.kept.split(".")[0]]:
            player.kept = self.publish(player.kept)
            self.gain(seat, player.kept.split(".")[0])
        if player.palace.split(".")[0] in KINDS:
            self.gain(seat, player.palace.split(".")[0])
        if player.joker:
            self.gain(seat, "joker")
            player.joker = False

    def award(self, seat: int) -> None:
        if not self.given and seat >= 0:
            self.given = True
            for resource in sorted(self.double.split("-"), key=KINDS.index):
                self.gain(seat, resource)

    def do_stop(self) -> None:
        self.lay(self.asked[-1][1])
        self.answered()

    def do_continue(self) -> None:
        self.answered()

    def do_gold(self) -> None:
        seat = self.asked[-1][1]
        player = self.players[seat]
        must(self.may_pay_gold(seat), "no gold can be paid now")
        player.store["gold"] -= 1
        self.supply["gold"] += 1
        self.paid = True
        self.set_gauge(seat, player.gauge - 1)

    def may_pay_gold(self, seat: int) -> bool:
        player = self.players[seat]
        return not self.paid and player.store["gold"] > 0 and player.gauge > player.base

    def may_push(self, seat: int, other: int) -> bool:
        player = self.players[seat]
        able = "barracks" in player.unused and player.gauge > player.base
        victim = other != seat and other in self.standing
        return able and victim and self.players[other].gauge + 1 < self.numbers["gauge_red"]

    def do_barracks(self, text: str) -> None:
        seat, other = self.asked[-1][1], int(text)
        must(self.may_push(seat, other), "the Barracks cannot do that")
        self.players[seat].unused.remove("barracks")
        self.set_gauge(seat, self.players[seat].gauge - 1)
        self.raise_gauge(other, 1)

    def may_look(self, seat: int) -> bool:
        return "temple" in self.players[seat].unused and not self.drawn

    def do_temple(self) -> None:
        seat = self.asked[-1][1]
        must(self.may_look(seat), "the Temple cannot look now")
        self.players[seat].unused.remove("temple")
        self.looked = [self.top] if self.top else []
        self.top = ""
        while len(self.looked) < 2:
            self.looked.append(self.draw(self.shoe, "season", self.round))
        self.asked.append(("temple", seat))

    def do_place(self, number: str, where: str) -> None:
        must(f"{number} {where}" in self.placements(), "that is no way to put them")
        _, seat = self.asked.pop()
        kept = int(number)
        self.players[seat].kept, other = self.looked[kept], self.looked[1 - kept]
        self.looked = []
        if where == "top":
            self.top = other
        else:
            self.bottom.append(other)

    def placements(self) -> list[str]:
        first, second = (card.split(".")[0] for card in self.looked)
        return [f"{n} {where}" for n in ((0,) if first == second else (0, 1)) for where in ("top", "bottom")]

    def swaps(self, seat: int) -> list[str]:
        own = self.players[seat].store
        found = []
        for other, player in enumerate(self.players):
            spans = [range(-own[kind], player.store[kind] + 1) for kind in KINDS]
            for change in product(*spans):
                if other != seat and sum(change) == 0 and any(change):
                    found.append(f"{other} " + ",".join(f"{many:+d}" for many in change))
        return found

    def do_swap(self, other: str, change: str) -> None:
        question, seat = self.asked[-1]
        must("market" in self.players[seat].unused and f"{other} {change}" in self.swaps(seat), "no such swap")
        self.players[seat].unused.remove("market")
        for kind, many in zip(KINDS, amounts(change, 3), strict=True):
            self.players[seat].store[kind] += many
            self.players[int(other)].store[kind] -= many
        if question == "market":
            self.asked.pop()
            self.late_markets(self.after(seat))

    def do_pass(self) -> None:
        question, seat = self.asked.pop()
        if question == "trouble":
            self.suffer(seat, self.amount)
        elif question == "market":
            self.late_markets(self.after(seat))
        elif not self.asked:
            self.happen()
            self.run()

    def end_season(self) -> None:
        if "gold" in self.double:
            self.award(self.last)
        self.late_markets(self.order())

    def late_markets(self, seats: list[int]) -> None:
        for seat in seats:
            player = self.players[seat]
            if "market" in player.unused and not player.revolted and self.swaps(seat):
                self.asked = [("market", seat)]
                return
        for resource in KINDS:
            self.supply[resource] += self.pool[resource]
            self.pool[resource] = 0
        self.begin_building(self.order())

    # -- phase 3 ----------------------------------------------------------------------------------------------------

    def begin_building(self, seats: list[int]) -> None:
        if not seats:
            self.end_round()
            return
        player = self.players[seats[0]]
        for kind in KINDS:
            player.hand[kind] += player.store[kind]
            player.store[kind] = 0
        player.chartered, player.stepped = 0, False
        self.asked = [("build", seats[0])]
        self.build_on()

    def build_on(self) -> None:
        seat = self.asked[-1][1]
        if not self.buildable(seat) and not self.charters(seat):
            self.do_finish()

    def cost(self, seat: int, kind: str, space: str) -> Stock:
        """Return the price after the discount of the trades (R-4)."""
        player = self.players[seat]
        full = self.numbers["pyramids"][player.card - 1]["cost"] if kind == "pyramid" else self.numbers["costs"][kind]
        cost = dict(zip(KINDS, full, strict=True))
        for tile in player.tiles:
            resource = TRADES.get(tile.kind, "")
            if resource and tile.built and not tile.fresh and near(tile.space, space) and cost[resource]:
                cost[resource] -= 1
        return cost

    def has_port(self, seat: int, space: str) -> bool:
        return space in self.nile and any(not tile.fresh for tile in self.players[seat].built("port"))

    def covers(self, seat: int, due: Stock) -> bool:
        """Say whether a seat can pay `due` in full."""
        player = self.players[seat]
        return sum(max(0, due[kind] - player.total(kind)) for kind in KINDS) <= player.wild()

    def discounts(self, seat: int, due: Stock) -> list[str]:
        return [kind for kind in KINDS if due[kind] and self.covers(seat, {**due, kind: due[kind] - 1})]

    def buildable(self, seat: int) -> list[str]:
        player = self.players[seat]
        found = []
        for tile in player.tiles:
            if tile.built or player.revolted or (tile.kind == "pyramid" and player.stepped):
                continue
            due = self.cost(seat, tile.kind, tile.space)
            if self.covers(seat, due) or (self.has_port(seat, tile.space) and self.discounts(seat, due)):
                found.append(f"{tile.kind} {tile.space}")
        return sorted(set(found))

    def do_build(self, kind: str, space: str) -> None:
        seat = self.asked[-1][1]
        must(f"{kind} {space}" in self.buildable(seat), f"{kind} cannot be built on {space}")
        self.site = self.on_space(seat, kind, space, built=False)[0]
        self.due = self.cost(seat, kind, space)
        self.put_off = 0
        if self.has_port(seat, space) and any(self.due.values()):
            self.asked.append(("discount", seat))
        else:
            self.asked.append(("pay", seat))
        self.pay_on()

    def pay_on(self) -> None:
        """Go on with a payment as long as only one answer is possible."""
        while (question := self.asked[-1][0]) in ("discount", "pay", "wild"):
            seat = self.asked[-1][1]
            if question == "pay" and not any(self.due.values()):
                self.asked[-1] = ("wild", seat)
            elif question == "wild" and not self.put_off:
                self.asked.pop()
                self.complete(seat)
                self.build_on()
                return
            else:
                answers = self.answers()
                if len(answers) > 1:
                    return
                self.pay_step(answers[0])

    def answers(self) -> list[str]:
        """Return the possible words after `discount`, `pay` or `wild`."""
        question, seat = self.asked[-1]
        player = self.players[seat]
        if question == "discount":
            return self.discounts(seat, self.due)
        found = []
        if question == "pay":
            kind = next(kind for kind in KINDS if self.due[kind])
            later = sum(max(0, self.due[k] - player.total(k)) for k in KINDS if k != kind)
            for hand in range(player.hand[kind] + 1):
                for tokens in range(len(player.tokens(kind)) + 1):
                    rest = self.due[kind] - hand - tokens
                    if rest >= 0 and self.put_off + rest + later <= player.wild():
                        found.append(f"{hand},{tokens}")
            return found
        for jokers in range(player.hand["joker"] + 1):
            for port in range(len(player.tokens("joker")) + 1):
                for caravans in range(player.free_caravans() + 1):
                    if jokers + port + caravans == self.put_off:
                        found.append(f"{jokers},{port},{caravans}")
        return found

    def pay_step(self, answer: str) -> None:
        question, seat = self.asked[-1]
        if question == "discount":
            self.due[answer] -= 1
            self.asked[-1] = ("pay", seat)
        elif question == "pay":
            kind = next(kind for kind in KINDS if self.due[kind])
            hand, tokens = amounts(answer, 2)
            self.put_off += self.due[kind] - hand - tokens
            self.due[kind] = 0
            self.spend(seat, kind, hand, tokens)
        else:
            jokers, port, caravans = amounts(answer, 3)
            self.spend(seat, "joker", jokers, port)
            self.players[seat].caravans -= caravans
            self.put_off = 0

    def spend(self, seat: int, kind: str, hand: int, tokens: int) -> None:
        self.players[seat].hand[kind] -= hand
        self.supply[kind] += hand + tokens
        for tile in sorted(self.players[seat].tokens(kind), key=lambda tile: tile.rank)[:tokens]:
            tile.token = False

    def answer(self, text: str) -> None:
        must(text in self.answers(), f"'{text}' is no answer")
        self.pay_step(text)
        self.pay_on()

    do_discount = do_pay = do_wild = answer

    def complete(self, seat: int) -> None:
        player, tile = self.players[seat], self.site
        if tile.kind == "pyramid":
            player.stepped = True
            player.steps += 1
            self.supply["joker"] -= 1
            self.note("step", seat, player.card, player.steps)
            if player.steps < self.numbers["pyramids"][player.card - 1]["steps"]:
                return
        tile.built = tile.fresh = True
        grown = set(player.growth)
        if tile.kind in MAIN:
            grown.add("main")
        if len(player.offices()) >= self.numbers["growth_administrative"]:
            grown.add("offices")
        if grown != player.growth:
            player.growth = grown
            self.note("growth", seat, len(grown))
            self.set_gauge(seat, max(player.gauge, player.base))

    def sources(self, seat: int) -> dict[str, int]:
        player = self.players[seat]
        tokens = {f"{kind}-token": len(player.tokens(kind)) for kind in RESOURCES}
        return {**{kind: player.hand[kind] for kind in RESOURCES}, **tokens}

    def charters(self, seat: int) -> list[str]:
        if self.players[seat].caravans >= self.numbers["caravans"]:
            return []
        have = self.sources(seat)
        names = list(have)
        return [
            f"{a} {b}"
            for at, a in enumerate(names)
            for b in names[at:]
            if have[a] and have[b] and (a != b or have[a] > 1)
        ]

    def do_charter(self, first: str, second: str) -> None:
        seat = self.asked[-1][1]
        must(f"{first} {second}" in self.charters(seat), "that does not pay for a caravan")
        for source in (first, second):
            kind, _, token = source.partition("-")
            self.spend(seat, kind, int(not token), int(bool(token)))
        self.players[seat].caravans += 1
        self.players[seat].chartered += 1
        self.build_on()

    def do_finish(self) -> None:
        self.asked[-1] = ("store", self.asked[-1][1])
        self.store_on()

    def store_on(self) -> None:
        seat = self.asked[-1][1]
        player = self.players[seat]
        have = sum(player.hand[kind] for kind in KINDS)
        idle = not any(player.tokens(kind) for kind in RESOURCES) and not player.free_caravans()
        if not player.hand["joker"] and have <= self.room(seat) and idle:
            self.keep(seat, [player.hand[kind] for kind in KINDS])

    def redeemable(self, seat: int) -> list[str]:
        if not self.players[seat].free_caravans() or not self.room(seat):
            return []
        return [kind for kind in KINDS if self.supply[kind]]

    def do_redeem(self, kind: str) -> None:
        seat = self.asked[-1][1]
        must(kind in self.redeemable(seat), f"no {kind} can be had for a caravan")
        self.players[seat].caravans -= 1
        self.gain(seat, kind)
        self.store_on()

    def ways(self, seat: int, stays: list[int]) -> list[list[int]]:
        """Return the ways to obtain the stored resources: jokers exchanged for each kind; tokens cover the rest."""
        player = self.players[seat]
        spans = []
        for kind, many in zip(KINDS, stays, strict=True):
            missing = max(0, many - player.hand[kind])
            least = max(0, missing - len(player.tokens(kind)))
            spans.append(range(least, min(missing, self.supply[kind]) + 1))
        return [list(way) for way in product(*spans) if sum(way) <= player.total("joker")]

    def may_keep(self, seat: int, stays: list[int]) -> bool:
        player = self.players[seat]
        if min(stays) < 0 or sum(stays) > self.room(seat) or not self.ways(seat, stays):
            return False
        have = [player.hand[kind] for kind in KINDS]
        more = min(player.hand["joker"], sum(self.supply[kind] for kind in KINDS))
        whole = all(many >= own for many, own in zip(stays, have, strict=True))
        in_hand = [way for way in self.ways(seat, stays) if sum(way) <= player.hand["joker"]]
        if in_hand:
            way = max(in_hand, key=lambda way: (sum(way), way))
            tokens = any(many > own + jokers for many, own, jokers in zip(stays, have, way, strict=True))
            left = any(self.supply[kind] > jokers for kind, jokers in zip(KINDS, way, strict=True))
            if tokens and left and sum(way) < player.hand["joker"]:
                return False  # a token would be stored, and a joker that could be stored thrown away
        return sum(stays) == self.room(seat) or (whole and sum(stays) >= sum(have) + more)

    def keep(self, seat: int, stays: list[int]) -> None:
        """Fill the Warehouses, using jokers of the hand before tokens before the Port's."""
        player = self.players[seat]
        jokers = player.hand["joker"]
        in_hand = [way for way in self.ways(seat, stays) if sum(way) <= jokers]
        if in_hand:
            way = max(in_hand, key=lambda way: (sum(way), way))
        else:
            way = min(self.ways(seat, stays), key=sum)
        for kind, many, changed in zip(KINDS, stays, way, strict=True):
            self.supply[kind] -= changed
            tokens = max(0, many - player.hand[kind] - changed)
            surplus = max(0, player.hand[kind] - many)
            self.spend(seat, kind, surplus, tokens)
            self.supply[kind] -= tokens
            player.hand[kind] = 0
            player.store[kind] = many
        self.spend(seat, "joker", jokers, max(0, sum(way) - jokers))
        player.chartered = 0
        for tile in player.tiles:
            tile.fresh = False
        self.asked.pop()
        self.begin_building(self.after(seat))

    def do_keep(self, text: str) -> None:
        question, seat = self.asked[-1]
        stays = amounts(text, 3)
        if question == "loss":
            must(stays in self.leavings(seat), "that cannot stay")
            self.asked.pop()
            self.leave(seat, stays)
        else:
            must(self.may_keep(seat, stays), f"{text} cannot be kept")
            self.keep(seat, stays)

    # -- the end of the round ---------------------------------------------------------------------------------------

    def end_round(self) -> None:
        done = [seat for seat in range(self.seats) if self.progress(seat)[0] == self.progress(seat)[1]]
        if done:
            self.over = True
            self.asked = []
            self.note("finished", -1, *done)
            for seat in done if len(done) > 1 else ():
                self.note("tie-break", seat, *self.rank(seat))
            self.won = [seat for seat in done if self.rank(seat) == max(map(self.rank, done))]
            self.note("end", -1, *self.won)
            return
        for seat in self.order():
            for kind in (*TRADES, "port"):
                for tile in self.players[seat].built(kind):
                    if not tile.token and self.supply[YIELDS[kind]]:
                        tile.token = True
                        self.supply[YIELDS[kind]] -= 1
        for seat, player in enumerate(self.players):
            self.set_gauge(seat, player.base)
            player.revolted = False
            player.unused = player.offices()
        self.first = (self.first + 1) % self.seats
        self.begin_round()

    def progress(self, seat: int) -> tuple[int, int]:
        player = self.players[seat]
        if self.scenario == "scribe":
            covered = {tile.space for tile in player.tiles if tile.built or (tile.kind == "pyramid" and player.steps)}
            return len(covered) + (player.steps > 0), 13
        if self.scenario == "first-pyramid":
            return len(player.built("pyramid")), 1
        wanted = 6 if self.scenario == "pharaoh" else self.numbers["priest_administrative"]
        main = sum(bool(player.built(kind)) for kind in MAIN)
        return main + min(wanted, len(player.offices())), 2 + wanted

    def rank(self, seat: int) -> tuple[int, int, int, int]:
        player = self.players[seat]
        number = -player.card if player.card else -99
        return len(player.offices()), number if player.built("pyramid") else -99, player.steps, number

    def outcome(self) -> tuple[list[int], list[int]]:
        return [self.progress(seat)[0] for seat in range(self.seats)], self.won if self.over else []

    # -- decisions --------------------------------------------------------------------------------------------------

    def to_move(self) -> int:
        return int(self.asked[-1][1]) if self.asked else -1

    def decide(self, text: str) -> None:
        word, *rest = text.split(" ")
        question = self.asked[-1][0].split()[0]
        wanted = WORDS.get(question, (question,))
        must(word in wanted, f"'{word}' is not asked for now, but {' or '.join(wanted)}")
        getattr(self, "do_" + word)(*rest)

    def legal(self) -> set[str]:
        question, seat = self.asked[-1]
        return set(getattr(self, "legal_" + question.split()[0])(seat))

    def look(self, text: str) -> str:
        return text

    def legal_settle(self, seat: int) -> Iterator[str]:
        yield from (f"settle {space}" for space in SPACES)

    def legal_sites(self, seat: int) -> Iterator[str]:
        yield "ready"
        for kind, space in product(TILES, SPACES):
            if not self.why_no_launch(seat, kind, space):
                yield f"launch {kind} {space}"
        for tile in self.players[seat].tiles:
            if not tile.built:
                yield f"abandon {tile.kind} {tile.space}"
            elif self.may_demolish(seat, tile.kind):
                yield f"demolish {tile.kind} {tile.space}"

    def legal_loss(self, seat: int) -> Iterator[str]:
        yield from ("keep " + ",".join(map(str, stays)) for stays in self.leavings(seat))

    def legal_question(self, seat: int) -> Iterator[str]:
        yield from ("stop", "continue")
        if self.may_pay_gold(seat):
            yield "gold"
        yield from (f"barracks {other}" for other in range(self.seats) if self.may_push(seat, other))
        if self.may_look(seat):
            yield "temple"
        if "market" in self.players[seat].unused:
            yield from (f"swap {swap}" for swap in self.swaps(seat))

    def legal_temple(self, seat: int) -> Iterator[str]:
        yield from (f"place {way}" for way in self.placements())

    def legal_palace(self, seat: int) -> Iterator[str]:
        yield from ("seize", "pass")

    def legal_trouble(self, seat: int) -> Iterator[str]:
        yield "pass"
        yield from (f"soften {how}" for how in self.softenings())

    def legal_market(self, seat: int) -> Iterator[str]:
        yield "pass"
        yield from (f"swap {swap}" for swap in self.swaps(seat))

    def legal_build(self, seat: int) -> Iterator[str]:
        yield "finish"
        yield from (f"build {site}" for site in self.buildable(seat))
        yield from (f"charter {pair}" for pair in self.charters(seat))

    def legal_discount(self, seat: int) -> Iterator[str]:
        yield from (f"{self.asked[-1][0]} {answer}" for answer in self.answers())

    legal_pay = legal_wild = legal_discount

    def legal_store(self, seat: int) -> Iterator[str]:
        spans = range(self.room(seat) + 1)
        for stays in product(spans, repeat=3):
            if self.may_keep(seat, list(stays)):
                yield "keep " + ",".join(map(str, stays))
        yield from (f"redeem {kind}" for kind in self.redeemable(seat))


if __name__ == "__main__":
    judge("sa-re", SaRe, sys.argv[1:])
