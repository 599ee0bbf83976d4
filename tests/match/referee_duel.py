"""A referee for records of the duel, written from docs/records.md and the rules alone: nothing of `game` is imported.

python -m tests.match.referee_duel FILE…
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from typing import Any

from tests.match.record_lines import Board, Wrong, judge, must

FAMILIES = ["cattle", "fish", "wheat", "marble", "ebony", "ivory"]
MARKS = ["h", "v", "/", "\\"]
WAYS = {"h": (1, 0), "v": (0, 1), "/": (1, -1), "\\": (1, 1)}
PIROGUES = ["pyramid", "scarabs", "mummy", "snake-1", "snake-2", "seven", "deben-two", "eye", "finger"]
BACKS = ["black", "grey", "red"]
SIZE = 6
Square = tuple[int, int]
"""Column and row, from 0."""


def clockwise(low: int, high: int) -> list[Square]:
    """Return a ring from its top-left square clockwise."""
    return [
        *((column, low) for column in range(low, high)),
        *((high, row) for row in range(low, high)),
        *((column, high) for column in range(high, low, -1)),
        *((low, row) for row in range(high, low, -1)),
    ]


FILL = clockwise(2, 3) + clockwise(1, 4) + clockwise(0, 5)
CENTRE = FILL[:4]


def square_of(text: str) -> Square:
    square = "abcdef".index(text[0]), "123456".index(text[1:])
    must(len(text) == 2, f"'{text}' is no square")
    return square


def show(square: Square) -> str:
    return "abcdef"[square[0]] + str(square[1] + 1)


def between(start: Square, end: Square) -> list[Square]:
    """Return the squares strictly between two squares of one line."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across), abs(down))
    return [(start[0] + across * n // steps, start[1] + down * n // steps) for n in range(1, steps)]


def line(start: Square, mark: str) -> list[Square]:
    """Return the other squares of the line through `start`, both ways."""
    found = []
    for way in (1, -1):
        column, row = start
        while True:
            column, row = column + way * WAYS[mark][0], row + way * WAYS[mark][1]
            if not (0 <= column < SIZE and 0 <= row < SIZE):
                break
            found.append((column, row))
    return found


class Box:
    """All pieces and the numbers of the record."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        self.family: dict[str, str] = {}
        self.scarabs: dict[str, int] = {}
        self.mark: dict[str, str] = {}
        self.icon: set[str] = set()
        self.back: dict[str, str] = {}
        greys = []
        for family, row in numbers["goods"].items():
            marks = [*((0, m) for m in row["without"]), *((row["scarabs"], m) for m in row["with"])]
            for number, (scarabs, mark) in enumerate([*marks, *((0, m) for m in row["grey"])], 1):
                name = f"{family}.{number}"
                self.family[name], self.scarabs[name], self.mark[name] = family, scarabs, mark[0]
                if mark[1:] == "D":
                    self.icon.add(name)
                self.back[name] = "black" if number <= len(marks) else "grey"
                if number > len(marks):
                    greys.append(name)
        self.people: list[str] = list(numbers["characters"])
        for name in self.people:
            self.family[name], self.scarabs[name], self.back[name] = name.split(".")[1], 0, "red"
        self.goods = [name for name in self.back if self.back[name] == "black"]
        self.greys = greys
        self.order = [*self.goods, *greys, *self.people]
        self.tokens = []
        for kind in PIROGUES:
            many = numbers["pirogues"][kind]
            self.tokens += [kind] if many == 1 else [f"{kind}.{n}" for n in range(1, many + 1)]
        self.worth: dict[str, int] = {f"deben.{n}": value for n, value in enumerate(sorted(numbers["deben"]), 1)}

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        return self

    def sort(self, names: list[str]) -> list[str]:
        return sorted(names, key=self.order.index)

    def look(self, tile: str) -> str:
        """Return the properties that distinguish a tile in a hand from others."""
        return tile if tile in self.people else f"{self.family[tile]}:{self.scarabs[tile]}:{self.back[tile]}"


def kind_of(token: str) -> str:
    return token.split(".")[0]


class Duel(Board):
    """The position, kept as plain lists of names."""

    def __init__(self, header: dict[str, Any]) -> None:
        super().__init__(header)
        self.box = box = Box(self.numbers)
        self.character_opens = header["options"].get("character_may_open_set", "off") == "on"
        self.pile = [*box.goods, *box.people]
        self.market: dict[Square, str] = {}
        self.ankh: Square | None = None
        self.mark = ""
        self.finger: Square | None = None
        self.hands: list[list[str]] = [[], []]
        self.dirt: list[list[str]] = [[], []]
        self.sets: list[dict[str, list[str]]] = [{}, {}]
        self.charms: list[Counter[str]] = [Counter(), Counter()]
        self.kept: list[list[str]] = [[], []]
        self.bag = list(box.worth)
        self.deben: list[list[str]] = [[], []]
        self.turn = -1
        self.asked = "opening"
        self.offer: list[str] = []
        self.last = ""

    # -- set-up and market ------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        box = self.box
        greys = list(box.greys)
        for hand in self.hands:
            hand += [self.draw(greys, "box") for _ in range(self.numbers["starting_tiles"])]
        for square in CENTRE:
            self.market[square] = self.draw(greys, "box")
        self.fill()
        self.aside = list(box.tokens)
        self.berths = [self.draw(self.aside, "pirogues") for _ in range(self.numbers["berths"])]
        self.turn = self.choose_first(2)
        self.note("start", self.turn)

    def fill(self) -> None:
        for square in FILL:
            if square not in self.market and self.pile:
                self.market[square] = self.draw(self.pile, "pile")

    def on_line(self, mark: str) -> list[Square]:
        assert self.ankh is not None
        return [square for square in line(self.ankh, mark) if square in self.market]

    def around(self) -> dict[str, list[Square]]:
        return {mark: self.on_line(mark) for mark in MARKS}

    def in_reach(self) -> list[Square]:
        """Return the squares with a tile that may be taken now."""
        if self.asked in ("opening", "centre"):
            return [square for square in CENTRE if square in self.market]
        if self.asked == "finger":
            assert self.finger is not None
            return [self.finger]
        if self.asked == "pyramid":
            return [square for squares in self.around().values() for square in squares]
        return self.on_line(self.mark)

    def may_refill(self) -> bool:
        lines = self.around()
        empty = not all(lines.values()) if self.asked == "pyramid" else not lines[self.mark]
        return bool(self.pile) and empty

    def note_ankh(self) -> None:
        assert self.ankh is not None
        number = self.ankh[1] * SIZE + self.ankh[0]
        self.note("ankh", self.turn, number, MARKS.index(self.mark) if self.mark else -1)

    # -- turns and the end ------------------------------------------------------------------------------------------

    def to_move(self) -> int:
        if self.asked == "over":
            return -1
        return 1 - self.turn if self.asked == "scribe" else self.turn

    def begin(self, seat: int, question: str = "turn") -> None:
        self.turn = seat
        self.asked = "finger" if self.finger is not None else question
        if self.asked != "finger" and not (self.pile or self.in_reach() or self.people() or self.sellable(seat)):
            self.end()

    def pass_on(self) -> None:
        self.begin(1 - self.turn)

    def people(self) -> list[str]:
        return [tile for tile in self.hands[self.turn] if tile in self.box.people]

    def is_set(self, seat: int, family: str, tiles: list[str]) -> bool:
        """Say whether these tiles could be sold to the set of a family (D-3.2)."""
        if len(tiles) < self.numbers["set_size"] or family not in FAMILIES:
            return False
        own = [tile for tile in tiles if self.box.family[tile] == family]
        if any(self.box.family[tile] not in (family, "statue") for tile in tiles):
            return False
        opens = [tile for tile in own if self.character_opens or tile not in self.box.people]
        return bool(opens) or family in self.sets[seat]

    def sellable(self, seat: int) -> list[str]:
        return [family for family in FAMILIES if self.is_set(seat, family, self.fitting(seat, family))]

    def fitting(self, seat: int, family: str) -> list[str]:
        return [tile for tile in self.hands[seat] if self.box.family[tile] in (family, "statue")]

    def unsold(self, seat: int) -> list[str]:
        """Return the most tiles that sets of `seat` can hold, wild ones dealt out in every way (D-4.2)."""
        hand = self.hands[seat]
        wild = [tile for tile in hand if self.box.family[tile] == "statue"]
        best: list[str] = []
        for shares in product(range(len(wild) + 1), repeat=len(FAMILIES)):
            if sum(shares) > len(wild):
                continue
            spare = list(wild)
            sold: list[str] = []
            for family, share in zip(FAMILIES, shares, strict=True):
                cards = [tile for tile in hand if self.box.family[tile] == family]
                cards += [spare.pop() for _ in range(share)]
                if self.is_set(seat, family, cards):
                    sold += cards
            best = max(best, sold, key=len)
        return best

    def end(self) -> None:
        numbers = self.numbers
        self.asked = "over"
        other = 1 - self.turn
        self.note("end", self.turn)
        gone = self.unsold(other)
        self.hands[other] = [tile for tile in self.hands[other] if tile not in gone]
        self.note("unsold", other, len(gone))
        self.corruption = [0, 0]
        for seat in range(2):
            before, left, snakes = len(self.dirt[seat]), len(self.hands[seat]), self.snakes(seat)
            self.corruption[seat] = before + left + snakes
            self.note("corruption", seat, before, left, snakes, self.corruption[seat])
        gap = abs(self.corruption[0] - self.corruption[1])
        if gap:
            seat = self.corruption.index(min(self.corruption))
            due = min(1 + gap // numbers["corruption_step"], len(self.bag))
            coins = [self.draw(self.bag, "deben") for _ in range(due)]
            self.deben[seat] += coins
            self.note("bonus", seat, gap, due, sum(self.box.worth[coin] for coin in coins))
        self.points = [self.score(seat) for seat in range(2)]
        self.note("winners", -1, *self.outcome()[1])

    def snakes(self, seat: int) -> int:
        return sum(int(self.numbers["snakes"].get(kind_of(token), 0)) for token in self.kept[seat])

    def score(self, seat: int) -> int:
        numbers = self.numbers
        total = 0
        for number, family in enumerate(FAMILIES):
            if family in self.sets[seat]:
                tiles, scarabs = self.value(seat, family)
                self.note("set", seat, number, tiles, scarabs, tiles * scarabs)
                total += tiles * scarabs
        coins = sum(self.box.worth[coin] for coin in self.deben[seat])
        self.note("deben", seat, len(self.deben[seat]), coins)
        worth: dict[str, int] = {"seven": numbers["seven_points"], "deben-two": numbers["deben_two_points"]}
        bonus = sum(worth.get(kind_of(token), 0) for token in self.kept[seat])
        self.note("pirogues", seat, bonus)
        self.note("total", seat, total + coins + bonus)
        return total + coins + bonus

    def value(self, seat: int, family: str) -> tuple[int, int]:
        """Return how many tiles and scarabs a set has; none if it does not lie there."""
        tiles = self.sets[seat].get(family, [])
        extra = self.numbers["scarabs_bonus"] * self.charms[seat][family]
        return len(tiles), sum(self.box.scarabs[tile] for tile in tiles) + extra

    def so_far(self) -> list[int]:
        return [self.score(seat) for seat in range(2)]

    def outcome(self) -> tuple[list[int], list[int]]:
        ranks = [(self.points[seat], -self.corruption[seat]) for seat in range(2)]
        return self.points, [seat for seat in range(2) if ranks[seat] == max(ranks)]

    # -- decisions --------------------------------------------------------------------------------------------------

    def decide(self, text: str) -> None:
        word, *rest = text.split(" ")
        wanted = {
            "turn": ("take", "refill", "sell", "play"),
            "pyramid": ("take", "refill", "sell", "play"),
            "icon": ("exchange", "keep"),
            "facing": ("turn",),
            "berths": ("use",),
            "drawn": ("use",),
            "vizier": ("pick",),
            "scribe": ("discard",),
        }.get(self.asked, ("take",))
        must(word in wanted, f"'{word}' is not asked for now, but {' or '.join(wanted)}")
        getattr(self, "do_" + word)(*rest)

    def held(self, seat: int, text: str) -> list[str]:
        tiles = text.split("+")
        must(len(set(tiles)) == len(tiles), "a tile is named twice")
        for tile in tiles:
            must(tile in self.hands[seat], f"{tile} is not in hand")
        return tiles

    def lose(self, seat: int, tiles: list[str]) -> None:
        for tile in tiles:
            self.hands[seat].remove(tile)

    def do_take(self, text: str) -> None:
        square = square_of(text)
        must(square in self.in_reach(), f"{text} is out of reach")
        tile = self.market.pop(square)
        for over in between(self.ankh, square) if self.ankh is not None else ():
            if over in self.market:
                self.dirt[self.turn].append(self.market.pop(over))
        self.hands[self.turn].append(tile)
        self.ankh, self.mark, self.finger = square, self.box.mark.get(tile, ""), None
        self.note_ankh()
        if not self.mark:
            self.asked = "facing"
        elif tile in self.box.icon and self.bag:
            self.asked, self.last = "icon", tile
        else:
            self.pass_on()

    def do_turn(self, mark: str) -> None:
        lines = self.around()
        must(mark in MARKS and (lines[mark] or not any(lines.values())), f"the Ankh cannot be turned to {mark}")
        self.mark = mark
        self.note_ankh()
        self.pass_on()

    def do_keep(self) -> None:
        self.pass_on()

    def do_exchange(self) -> None:
        self.lose(self.turn, [self.last])
        self.take_deben()
        self.pass_on()

    def take_deben(self) -> None:
        if self.bag:
            self.deben[self.turn].append(self.draw(self.bag, "deben"))

    def do_refill(self) -> None:
        must(self.may_refill(), "there is no refill now")
        self.ankh, self.mark = None, ""
        self.fill()
        self.asked = "centre"

    def do_sell(self, family: str, text: str) -> None:
        tiles = self.held(self.turn, text)
        must(self.is_set(self.turn, family, tiles), "these tiles make no such set")
        before, scarabs = self.value(self.turn, family)
        before *= scarabs
        self.lose(self.turn, tiles)
        self.sets[self.turn].setdefault(family, []).extend(tiles)
        number, scarabs = self.value(self.turn, family)
        self.note("sale", self.turn, FAMILIES.index(family), len(tiles), number * scarabs - before)
        if self.berths:
            self.asked = "berths"
        else:
            self.pass_on()

    def do_play(self, character: str, *words: str) -> None:
        self.held(self.turn, character)
        must(character in self.box.people, f"{character} is no character")
        choices = self.targets(character)
        choice = " ".join(words)
        power = character.split(".")[0]
        if power == "courtesan" and words:
            family, text = words
            tiles = self.held(self.turn, text)
            must(self.may_add(family, [tile for tile in tiles if tile != character]), "they cannot be added there")
            must(character not in tiles, "she is not in hand any more")
        else:
            must(choice in (choices or [""]), f"'{choice}' cannot be chosen")
        self.lose(self.turn, [character])
        self.asked = "turn"
        getattr(self, "power_" + power.replace("-", "_"))(*words)
        if self.asked == "turn":
            self.pass_on()

    def may_add(self, family: str, tiles: list[str]) -> bool:
        few = 1 <= len(tiles) <= self.numbers["courtesan_tiles"]
        return few and family in self.sets[self.turn] and all(self.box.family[t] in (family, "statue") for t in tiles)

    def targets(self, character: str) -> list[str]:
        """Return the words that can follow a character; nothing if its power finds nothing to choose."""
        power = character.split(".")[0]
        if power == "thief":
            return [back for back in BACKS if any(self.box.back[tile] == back for tile in self.hands[1 - self.turn])]
        if power == "merchant":
            return [show(square) for square in self.market]
        if power in ("high-priest", "high-priestess"):
            return list({self.box.family[tile] for tile in self.dirt[self.turn]})
        if power == "courtesan":
            hand = [tile for tile in self.hands[self.turn] if tile != character]
            return [
                f"{family} {'+'.join(tiles)}"
                for family in self.sets[self.turn]
                for size in range(1, self.numbers["courtesan_tiles"] + 1)
                for tiles in self.different(hand, size)
                if self.may_add(family, tiles)
            ]
        return []

    def different(self, tiles: list[str], size: int) -> list[list[str]]:
        """Return all choices of `size` tiles that differ in effect."""
        kinds: dict[str, list[str]] = {}
        for tile in tiles:
            kinds.setdefault(self.box.look(tile), []).append(tile)
        found: list[list[str]] = [[]]
        for alike in kinds.values():
            found = [old + alike[:n] for old in found for n in range(min(len(alike), size - len(old)) + 1)]
        return [some for some in found if len(some) == size]

    def power_queen(self) -> None:
        for _ in range(min(self.numbers["queen_tiles"], len(self.pile))):
            self.hands[self.turn].append(self.draw(self.pile, "pile"))

    def power_vizier(self) -> None:
        if self.dirt[1 - self.turn]:
            self.asked = "vizier"

    def do_pick(self, tile: str) -> None:
        must(tile in self.dirt[1 - self.turn], f"{tile} is not there")
        self.dirt[1 - self.turn].remove(tile)
        self.hands[self.turn].append(tile)
        self.pass_on()

    def power_scribe(self) -> None:
        if len(self.hands[1 - self.turn]) > self.numbers["hand_limit"]:
            self.asked = "scribe"

    def do_discard(self, text: str) -> None:
        victim = 1 - self.turn
        tiles = self.held(victim, text)
        must(len(self.hands[victim]) - len(tiles) == self.numbers["hand_limit"], "six tiles must be left")
        self.lose(victim, tiles)
        self.dirt[victim] += tiles
        self.pass_on()

    def power_thief(self, back: str = "") -> None:
        hand = self.hands[1 - self.turn]
        if back:
            tile = self.draw(self.box.sort([tile for tile in hand if self.box.back[tile] == back]), "theft")
            hand.remove(tile)
            self.hands[self.turn].append(tile)

    def power_merchant(self, square: str = "") -> None:
        if square:
            self.hands[self.turn].append(self.market.pop(square_of(square)))

    def power_high_priest(self, family: str = "") -> None:
        self.dirt[self.turn] = [tile for tile in self.dirt[self.turn] if self.box.family[tile] != family]

    power_high_priestess = power_high_priest

    def power_courtesan(self, family: str = "", text: str = "") -> None:
        if family:
            tiles = text.split("+")
            self.lose(self.turn, tiles)
            self.sets[self.turn][family] += tiles

    def power_architect(self) -> None:
        many = min(self.numbers["architect_tokens"], len(self.aside))
        self.offer = [self.draw(self.aside, "reserve") for _ in range(many)]
        if self.offer:
            self.asked = "drawn"

    def token_targets(self, token: str) -> list[str]:
        kind = kind_of(token)
        if kind == "scarabs":
            return [family for family in self.numbers["scarabs_families"] if family in self.sets[self.turn]]
        if kind == "finger":
            return [show(square) for square in self.on_line(self.mark)]
        return []

    def do_use(self, token: str, target: str = "") -> None:
        source = self.berths if self.asked == "berths" else self.offer
        must(token in source, f"{token} is not there")
        must(target in (self.token_targets(token) or [""]), f"'{target}' cannot be chosen")
        source.remove(token)
        self.aside = sorted(self.aside + self.offer, key=self.box.tokens.index)
        self.offer = []
        kind = kind_of(token)
        if kind == "scarabs" and target:
            self.charms[self.turn][target] += 1
        elif kind in ("snake-1", "snake-2"):
            self.kept[1 - self.turn].append(token)
        elif kind in ("seven", "deben-two"):
            self.kept[self.turn].append(token)
        if kind == "deben-two":
            self.take_deben()
        elif kind == "mummy":
            self.hands[self.turn] += self.dirt[self.turn]
            self.dirt[self.turn] = []
        elif kind == "finger" and target:
            self.finger = square_of(target)
        elif kind == "eye":
            self.draw_higher()
        if kind == "pyramid":
            self.begin(self.turn, "pyramid")
        else:
            self.pass_on()

    def draw_higher(self) -> None:
        coins = [self.draw(self.bag, "deben") for _ in range(min(self.numbers["eye_deben"], len(self.bag)))]
        if coins:
            kept = max(coins, key=lambda coin: self.box.worth[coin])
            self.deben[self.turn].append(kept)
            coins.remove(kept)
            self.bag = [coin for coin in self.box.worth if coin in self.bag or coin in coins]

    # -- all that is legal ------------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        seat = self.to_move()
        if self.asked == "icon":
            words = ["exchange", "keep"]
        elif self.asked == "facing":
            lines = self.around()
            words = [f"turn {mark}" for mark in MARKS if lines[mark] or not any(lines.values())]
        elif self.asked in ("berths", "drawn"):
            words = []
            for token in self.berths if self.asked == "berths" else self.offer:
                words += [f"use {token} {target}".strip() for target in self.token_targets(token) or [""]]
        elif self.asked == "vizier":
            words = [f"pick {tile}" for tile in self.dirt[1 - self.turn]]
        elif self.asked == "scribe":
            many = len(self.hands[seat]) - self.numbers["hand_limit"]
            words = [f"discard {'+'.join(tiles)}" for tiles in self.different(self.hands[seat], many)]
        else:
            words = [f"take {show(square)}" for square in self.in_reach()]
            if self.asked in ("turn", "pyramid"):
                words += ["refill"] if self.may_refill() else []
                words += self.sales()
                for character in self.people():
                    words += [f"play {character} {target}".strip() for target in self.targets(character) or [""]]
        return {self.look(text) for text in words}

    def sales(self) -> list[str]:
        return [
            f"sell {family} {'+'.join(tiles)}"
            for family in self.sellable(self.turn)
            for size in range(self.numbers["set_size"], len(self.hands[self.turn]) + 1)
            for tiles in self.different(self.fitting(self.turn, family), size)
            if self.is_set(self.turn, family, tiles)
        ]

    def look(self, text: str) -> str:
        words = text.split(" ")
        if words[0] in ("sell", "discard", "pick") or (words[0] == "play" and len(words) == 4):
            words[-1] = "+".join(sorted(self.box.look(tile) for tile in words[-1].split("+")))
        elif words[0] == "use":
            words[1] = kind_of(words[1])
        return " ".join(words)


__all__ = ["Duel", "Wrong"]

if __name__ == "__main__":
    judge("duel", Duel, sys.argv[1:])
