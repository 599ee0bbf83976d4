"""A referee for records of Sobek, written from docs/records.md and the rules alone: nothing of `game` is imported.

python -m tests.match.referee_sobek FILE…
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import pairwise
from typing import Any

from tests.match.record_lines import Board, Wrong, judge, must, seat_of

FAMILIES = ["ivory", "ebony", "marble", "cattle", "fish", "wheat", "amulet"]
#            family: with scarabs, scarabs each, without, green
GOODS = {
    "ivory": (3, 3, 2, 1),
    "ebony": (4, 2, 2, 1),
    "marble": (3, 2, 3, 1),
    "cattle": (5, 1, 2, 2),
    "fish": (5, 1, 3, 2),
    "wheat": (5, 1, 3, 2),
    "amulet": (0, 0, 5, 0),
}
CHARACTERS = [
    *("queen.ivory", "high-priest.ebony", "high-priestess.marble", "vizier.cattle", "scribe.cattle"),
    *("scribe.fish", "thief.fish", "courtesan.wheat", "merchant.wheat"),
]
TOKENS = [
    *("guild.ankh", "guild.eye", "guild.feather", "guild.water", "flood.1", "flood.2", "curse.1", "curse.2"),
    *("prosperity.1", "prosperity.2", "embalming", "deceit"),
]
TRACK = "#AEWF#EAFW#FWEA#WFAE#AEFW#EFWA#WAEF#FWAE#AFWE#WEAF#FAEW#EWFA#AWEF#EFAW#WAFE#FEWA#WEFA#FAWE#EWAF#AFEW"
LETTERS = {"ankh": "A", "eye": "E", "feather": "F", "water": "W"}

FAMILY: dict[str, str] = {}
SCARABS: dict[str, int] = {}
BACK: dict[str, str] = {}
for _family, (_rich, _each, _poor, _green) in GOODS.items():
    for _number in range(1, _rich + _poor + _green + 1):
        _name = f"{_family}.{_number}"
        FAMILY[_name] = _family
        SCARABS[_name] = _each if _number <= _rich else 0
        BACK[_name] = "green" if _number > _rich + _poor else "beige"
for _name in CHARACTERS:
    FAMILY[_name], SCARABS[_name], BACK[_name] = _name.split(".")[1], 0, "orange"
CARDS = list(FAMILY)


class Sobek(Board):
    """The position, kept as plain lists of names."""

    def __init__(self, header: dict[str, Any]) -> None:
        super().__init__(header)
        self.seats = len(header["seats"])
        self.round = 0
        self.points = [0] * self.seats
        self.over = False
        self.turn = -1
        self.asked: list[tuple[Any, ...]] = []

    # -- a round --------------------------------------------------------------------------------------------------

    def new_round(self) -> None:
        self.round += 1
        self.note("round", -1, self.round)
        self.asked = []
        self.under: list[list[str]] = [[] for _ in range(self.seats)]
        self.sets: list[dict[str, list[str]]] = [{} for _ in range(self.seats)]
        self.flat: list[dict[str, list[str]]] = [{} for _ in range(self.seats)]
        self.curses = [0] * self.seats
        self.blessed: list[tuple[int, str]] = []
        green = [card for card in CARDS if BACK[card] == "green"]
        self.hands = [
            [self.draw(green, "green", self.round), self.draw(green, "green", self.round)] for _ in range(self.seats)
        ]
        self.deck = [card for card in CARDS if BACK[card] != "green"]
        if self.seats == 2:
            for _ in range(9):
                self.draw(self.deck, "deck", self.round)
        self.deliver()
        box = list(TOKENS)
        self.tokens = [self.draw(box, "tokens", self.round) for _ in range(5)]

    def deliver(self) -> None:
        self.quays: list[str] = []
        for _ in range(min(9, len(self.deck))):
            self.quays.insert(0, self.draw(self.deck, "deck", self.round))
        self.note("delivery", -1, len(self.quays), len(self.deck))

    def set_up(self) -> None:
        self.new_round()
        self.begin(self.choose_first(self.seats))

    def begin(self, seat: int) -> None:
        self.turn = seat
        self.note("start", seat)

    def next_turn(self) -> None:
        if not self.asked:
            self.turn = (self.turn + 1) % self.seats

    def after_row(self) -> None:
        if self.quays:
            self.next_turn()
        elif self.deck:
            self.deliver()
            self.next_turn()
        else:
            self.note("round-end", self.turn, self.round)
            self.asked = [("lay", (self.turn + step) % self.seats) for step in reversed(range(self.seats))]
            self.lay_on()

    def lay_on(self) -> None:
        while self.asked and len(self.hands[self.asked[-1][1]]) < 3:
            self.bury_rest()
        if not self.asked:
            self.score()

    def bury_rest(self) -> None:
        seat = self.asked.pop()[1]
        self.under[seat] += self.hands[seat]
        self.hands[seat] = []

    def score(self) -> None:
        gains = []
        for seat in range(self.seats):
            gain = 0
            for number, family in enumerate(FAMILIES):
                if cards := self.sets[seat].get(family):
                    scarabs = sum(SCARABS[c] for c in cards) + 2 * self.blessed.count((seat, family))
                    self.note("set-score", seat, number, 0, scarabs, len(cards), scarabs * len(cards))
                    gain += scarabs * len(cards)
                if cards := self.flat[seat].get(family):
                    scarabs = sum(SCARABS[c] for c in cards)
                    self.note("set-score", seat, number, 1, scarabs, len(cards), scarabs)
                    gain += scarabs
            self.note("round-score", seat, gain, self.points[seat], self.points[seat] + gain)
            gains.append(gain)
        weights = []
        for seat in range(self.seats):
            cards, curses = len(self.under[seat]), self.curses[seat]
            scarabs = sum(SCARABS[c] for c in self.under[seat])
            self.note("corruption", seat, cards, curses, cards + 2 * curses, scarabs)
            weights.append((cards + 2 * curses, scarabs))
        for seat in range(self.seats):
            self.points[seat] += gains[seat]
        for seat in range(self.seats):
            if weights[seat] == max(weights) and weights[seat][0]:
                self.penalise(seat, gains[seat] // 10)
        self.note("scores", -1, *self.points)
        if self.round == 3 or (self.round == 2 and max(self.points) > 100):
            self.over = True
            self.note("game-end", -1, *self.winners())
        else:
            self.next_round()

    def penalise(self, seat: int, steps: int) -> None:
        symbol = TRACK[self.points[seat] % 100]
        stops = [self.points[seat]]
        for _ in range(steps):
            if stops[-1]:
                stops.append(max(0, back(stops[-1], symbol)))
        self.note("corrupt", seat, len(stops) - 1)
        for before, after in pairwise(stops):
            self.note("step-back", seat, before, after)
        self.points[seat] = stops[-1]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]

    def next_round(self) -> None:
        self.new_round()
        last = [seat for seat in range(self.seats) if self.points[seat] == min(self.points)]
        chooser = (
            last[0] if len(last) == 1 else int(self.draw([f"seat.{seat}" for seat in last], "chooser", self.round)[5:])
        )
        self.note("names-starter", chooser, *last)
        self.asked = [("starter", chooser)]

    # -- decisions ------------------------------------------------------------------------------------------------

    def to_move(self) -> int:
        if self.over:
            return -1
        return int(self.asked[-1][1]) if self.asked else self.turn

    def question(self) -> str:
        return str(self.asked[-1][0]) if self.asked else "turn"

    def decide(self, text: str) -> None:
        word, *rest = text.split()
        allowed = {"turn": ("take", "play", "set"), "lay": ("lay", "done")}.get(self.question(), (self.question(),))
        must(word in allowed, f"'{word}' is not asked for now, but {' or '.join(allowed)}")
        getattr(self, "do_" + word)(*rest)

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def held(self, seat: int, text: str) -> list[str]:
        cards = text.split("+")
        must(len(set(cards)) == len(cards), "a card is named twice")
        for card in cards:
            must(card in self.hands[seat], f"{card} is not in hand")
        return cards

    def do_take(self, place: str) -> None:
        number = int(place)
        must(1 <= number <= min(4, len(self.quays)), "there is no such place")
        self.under[self.turn] += self.quays[: number - 1]
        self.hands[self.turn].append(self.quays[number - 1])
        del self.quays[:number]
        self.after_row()

    def do_play(self, card: str) -> None:
        seat = self.turn
        self.held(seat, card)
        must(card in CHARACTERS, f"{card} is no character")
        self.hands[seat].remove(card)
        getattr(self, "power_" + card.split(".")[0].replace("-", "_"))(seat)

    def power_queen(self, seat: int) -> None:
        for _ in range(min(3, len(self.deck))):
            self.hands[seat].append(self.draw(self.deck, "deck", self.round))
        self.next_turn()

    def power_high_priest(self, seat: int) -> None:
        if any(FAMILY[card] != "amulet" for card in self.under[seat]):
            self.asked.append(("purge", seat))
        self.next_turn()

    power_high_priestess = power_high_priest

    def do_purge(self, family: str) -> None:
        seat = self.asked.pop()[1]
        kept = [card for card in self.under[seat] if FAMILY[card] != family]
        must(family != "amulet" and len(kept) < len(self.under[seat]), f"there is no {family} to discard")
        self.under[seat] = kept
        self.next_turn()

    def pairs(self, seat: int) -> list[tuple[int, str]]:
        return sorted({(other, BACK[card]) for other in self.others(seat) for card in self.hands[other]})

    def power_thief(self, seat: int) -> None:
        pairs = self.pairs(seat)
        if len(pairs) == 1:
            self.rob(seat, *pairs[0])
        elif pairs:
            self.asked.append(("steal", seat))
        self.next_turn()

    def do_steal(self, victim: str, colour: str) -> None:
        seat = self.asked.pop()[1]
        pair = (seat_of(victim), colour)
        must(pair in self.pairs(seat), "there is no such card to steal")
        self.rob(seat, *pair)
        self.next_turn()

    def rob(self, seat: int, victim: int, colour: str) -> None:
        bag = [card for card in CARDS if card in self.hands[victim] and BACK[card] == colour]
        card = self.draw(bag, "theft", self.round)
        self.hands[victim].remove(card)
        self.hands[seat].append(card)

    def power_scribe(self, seat: int) -> None:
        for step in reversed(range(1, self.seats)):
            victim = (seat + step) % self.seats
            if len(self.hands[victim]) > 6:
                self.asked.append(("shed", victim))
        self.next_turn()

    def do_shed(self, text: str) -> None:
        seat = self.asked.pop()[1]
        cards = self.held(seat, text)
        must(len(self.hands[seat]) - len(cards) == 6, "6 cards must be left")
        for card in cards:
            self.hands[seat].remove(card)
        self.under[seat] += cards
        self.next_turn()

    def power_vizier(self, seat: int) -> None:
        victims = [other for other in self.others(seat) if self.under[other]]
        if len(victims) == 1:
            self.asked.append(("grab", seat, victims[0]))
        elif victims:
            self.asked.append(("search", seat))
        self.next_turn()

    def do_search(self, victim: str) -> None:
        seat = self.asked.pop()[1]
        other = seat_of(victim)
        must(other in self.others(seat) and self.under[other], "there is nothing to look at")
        self.asked.append(("grab", seat, other))

    def do_grab(self, card: str) -> None:
        _, seat, victim = self.asked.pop()
        must(card in self.under[victim], f"{card} is not there")
        self.under[victim].remove(card)
        self.hands[seat].append(card)
        self.next_turn()

    def power_courtesan(self, seat: int) -> None:
        if any(self.fits(seat, slot, [card]) for slot in FAMILIES for card in self.hands[seat]):
            self.asked.append(("add", seat))
        self.next_turn()

    def fits(self, seat: int, slot: str, cards: list[str]) -> bool:
        """Say whether cards may be added to the existing set in a slot."""
        named = {FAMILY[card] for card in cards} - {"amulet"}
        if slot not in self.sets[seat] or len(named) > 1:
            return False
        return not named or named == {slot} or (slot == "amulet" and self.may_join(seat, named.copy().pop()))

    def may_join(self, seat: int, family: str) -> bool:
        if family in self.sets[seat] or "amulet" not in self.sets[seat]:
            return False
        return (seat, "amulet") not in self.blessed or family in ("cattle", "fish", "wheat")

    def do_add(self, slot: str, text: str) -> None:
        seat = self.asked.pop()[1]
        cards = self.held(seat, text)
        must(len(cards) <= 2 and self.fits(seat, slot, cards), "these cards cannot be added there")
        self.lay_down(seat, slot, cards)
        self.next_turn()

    def lay_down(self, seat: int, slot: str, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        named = {FAMILY[card] for card in cards} - {"amulet"}
        if slot == "amulet" and named:
            (slot,) = named
            self.sets[seat][slot] = self.sets[seat].pop("amulet")
            self.blessed = [(seat, slot) if at == (seat, "amulet") else at for at in self.blessed]
        self.sets[seat].setdefault(slot, []).extend(cards)

    def power_merchant(self, seat: int) -> None:
        if len(self.quays) == 1:
            self.hands[seat].append(self.quays.pop())
            self.after_row()
        else:
            self.asked.append(("fetch", seat))

    def do_fetch(self, place: str) -> None:
        number = int(place)
        must(1 <= number <= len(self.quays), "there is no such place")
        seat = self.asked.pop()[1]
        self.hands[seat].append(self.quays.pop(number - 1))
        self.after_row()

    def do_set(self, slot: str, text: str) -> None:
        seat = self.turn
        cards = self.held(seat, text)
        must(len(cards) >= 3, "a set needs 3 cards")
        named = {FAMILY[card] for card in cards} - {"amulet"}
        must(len(named) <= 1, "a set is of one family")
        if slot in self.sets[seat]:
            must(self.fits(seat, slot, cards), "these cards cannot go there")
        elif named:
            must(named == {slot}, "these cards make no such set")
        else:
            must(slot == "amulet", "amulets alone go to a set that lies there or make one of their own")
        self.lay_down(seat, slot, cards)
        if self.tokens:
            self.asked.append(("event", seat))
        self.next_turn()

    def do_event(self, token: str) -> None:
        must(token in self.tokens, f"{token} is not left")
        self.tokens.remove(token)
        seat = self.asked.pop()[1]
        kind, _, tail = token.partition(".")
        if kind == "flood":
            return
        if kind == "guild":
            before = self.points[seat]
            self.points[seat] = ahead(before, LETTERS[tail])
            self.note("guild-forward", seat, list(LETTERS).index(tail), before, self.points[seat])
            victims = [other for other in self.others(seat) if back(self.points[other], LETTERS[tail]) >= 0]
            self.ask_or_do("guild", seat, victims, tail)
        elif kind == "curse":
            self.ask_or_do("curse", seat, self.others(seat), "")
        elif kind == "prosperity":
            slots = [slot for slot in ("cattle", "fish", "wheat", "amulet") if slot in self.sets[seat]]
            self.ask_or_do("prosper", seat, slots, "")
        elif kind == "embalming":
            self.hands[seat] += self.under[seat]
            self.under[seat] = []
        elif kind == "deceit":
            self.points[seat] += len(self.under[seat])
            self.note("deceit", seat, len(self.under[seat]), self.points[seat])
        self.next_turn()

    def ask_or_do(self, word: str, seat: int, choices: list[Any], tail: str) -> None:
        if len(choices) == 1:
            getattr(self, "have_" + word)(seat, choices[0], tail)
        elif choices:
            self.asked.append((word, seat, choices, tail))

    def answer(self, choice: object) -> None:
        word, seat, choices, tail = self.asked.pop()
        must(choice in choices, f"{choice} cannot be chosen")
        getattr(self, "have_" + word)(seat, choice, tail)
        self.next_turn()

    def do_guild(self, victim: str) -> None:
        self.answer(seat_of(victim))

    def do_curse(self, victim: str) -> None:
        self.answer(seat_of(victim))

    def do_prosper(self, slot: str) -> None:
        self.answer(slot)

    def have_guild(self, seat: int, victim: int, tail: str) -> None:
        before = self.points[victim]
        self.points[victim] = back(before, LETTERS[tail])
        self.note("guild-back", victim, list(LETTERS).index(tail), before, self.points[victim])

    def have_curse(self, seat: int, victim: int, tail: str) -> None:
        self.curses[victim] += 1

    def have_prosper(self, seat: int, slot: str, tail: str) -> None:
        self.blessed.append((seat, slot))

    def do_starter(self, seat: str) -> None:
        number = seat_of(seat)
        must(number < self.seats, "there is no such seat")
        self.asked.pop()
        self.begin(number)

    def do_lay(self, slot: str, text: str) -> None:
        seat = self.asked[-1][1]
        cards = self.held(seat, text)
        families = {FAMILY[card] for card in cards}
        must(len(cards) >= 3 and slot in families and families <= {slot, "amulet"}, "these cards make no such set")
        must(slot not in self.flat[seat], "there is such a set already")
        for card in cards:
            self.hands[seat].remove(card)
        self.flat[seat][slot] = cards
        self.lay_on()

    def do_done(self) -> None:
        self.bury_rest()
        self.lay_on()

    # -- all that is legal, for records that list it ----------------------------------------------------------------

    def legal(self) -> set[str]:
        question, seat = self.question(), self.to_move()
        hand = self.hands[seat]
        if question == "turn":
            words = [f"take {n + 1}" for n in range(min(4, len(self.quays)))]
            words += [f"play {card}" for card in hand if card in CHARACTERS]
            words += [f"set {slot} {'+'.join(cards)}" for slot in FAMILIES for cards in groups(hand, 3, 99)]
        elif question == "event":
            words = [f"event {token}" for token in self.tokens]
        elif question in ("guild", "curse"):
            words = [f"{question} seat.{other}" for other in self.asked[-1][2]]
        elif question == "prosper":
            words = [f"prosper {slot}" for slot in self.asked[-1][2]]
        elif question == "steal":
            words = [f"steal seat.{other} {colour}" for other, colour in self.pairs(seat)]
        elif question == "shed":
            words = [f"shed {'+'.join(cards)}" for cards in different(hand, len(hand) - 6)]
        elif question == "search":
            words = [f"search seat.{other}" for other in self.others(seat) if self.under[other]]
        elif question == "grab":
            words = [f"grab {card}" for card in self.under[self.asked[-1][2]]]
        elif question == "add":
            words = [f"add {slot} {'+'.join(cards)}" for slot in FAMILIES for cards in groups(hand, 1, 2)]
        elif question == "fetch":
            words = [f"fetch {n + 1}" for n in range(len(self.quays))]
        elif question == "purge":
            words = [f"purge {family}" for family in {FAMILY[card] for card in self.under[seat]} - {"amulet"}]
        elif question == "starter":
            words = [f"starter seat.{other}" for other in range(self.seats)]
        else:
            words = ["done"]
            words += [f"lay {slot} {'+'.join(cards)}" for slot in FAMILIES for cards in groups(hand, 3, 99)]
        if question in ("turn", "add", "lay"):
            words = [text for text in words if not text.startswith(("set", "add", "lay")) or self.is_possible(text)]
        return {self.look(text) for text in words}

    def look(self, text: str) -> str:
        words = text.split()
        if words[0] in ("set", "add", "lay", "shed", "grab", "event", "play"):
            words[-1] = ",".join(sorted(map(look, words[-1].split("+"))))
        return " ".join(words)

    def outcome(self) -> tuple[list[int], list[int]]:
        return list(self.points), self.winners()

    def is_possible(self, text: str) -> bool:
        word, slot, cards = text.split()
        seat, names = self.to_move(), cards.split("+")
        named = {FAMILY[card] for card in names} - {"amulet"}
        if word == "lay":
            families = {FAMILY[card] for card in names}
            return slot in families and families <= {slot, "amulet"} and slot not in self.flat[seat]
        if slot in self.sets[seat] or word == "add":
            return self.fits(seat, slot, names)
        return named == {slot} if named else slot == "amulet"


def groups(hand: list[str], least: int, most: int) -> list[list[str]]:
    """Return all cards of one family with amulets that could go together, equal choices once."""
    wild = [card for card in hand if FAMILY[card] == "amulet"]
    found = {}
    for family in FAMILIES:
        mine = wild if family == "amulet" else [card for card in hand if FAMILY[card] == family] + wild
        for size in range(least, min(most, len(mine)) + 1):
            for cards in different(mine, size):
                found[tuple(sorted(map(look, cards)))] = cards
    return list(found.values())


def different(cards: list[str], size: int) -> list[list[str]]:
    """Return all choices of `size` cards that differ in their faces."""
    kinds = Counter(map(look, cards))
    stock = {kind: [card for card in cards if look(card) == kind] for kind in kinds}
    found: list[list[str]] = [[]]
    for kind, number in kinds.items():
        found = [old + stock[kind][:n] for old in found for n in range(number + 1) if len(old) + n <= size]
    return [choice for choice in found if len(choice) == size]


def look(name: str) -> str:
    """Return the face of a card or token."""
    if name in CHARACTERS or name not in FAMILY:
        return name.rstrip("0123456789") if name not in FAMILY else name
    return f"{FAMILY[name]} {SCARABS[name]} {BACK[name]}"


def back(points: int, symbol: str) -> int:
    points -= 1
    while points >= 0 and TRACK[points % 100] != symbol:
        points -= 1
    return points


def ahead(points: int, symbol: str) -> int:
    points += 1
    while TRACK[points % 100] != symbol:
        points += 1
    return points


__all__ = ["Sobek", "Wrong"]

if __name__ == "__main__":
    judge("sobek", Sobek, sys.argv[1:])
