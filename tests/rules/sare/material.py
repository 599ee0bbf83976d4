"""The game under test, and short ways to write positions, moves and draws."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from game.rules.core.chance import recording, scripted
from game.rules.core.facts import Fact, Noted
from game.rules.core.game import Refusal, Setup
from game.rules.sare import city
from game.rules.sare.game import SaRe
from game.rules.sare.state import SaReState
from game.rules.sare.tables import BARRACKS, RESOURCES, TILES, TYPES

RULES = Path(__file__).resolve().parents[3] / "data" / "games" / "sa-re" / "rules.yaml"


@cache
def entries() -> dict[str, dict[str, Any]]:
    """Return the entries of the rules file, each with value, source and rule."""
    found: dict[str, dict[str, Any]] = yaml.safe_load(RULES.read_text(encoding="utf-8"))["numbers"]
    return found


def numbers(**changed: Any) -> dict[str, Any]:
    """Return a fresh copy of the numbers, with some changed."""
    return {**copy.deepcopy({name: entry["value"] for name, entry in entries().items()}), **changed}


GAME = SaRe(numbers())
U = GAME.universe


class Table:
    """A game in progress: `play` checks and makes moves written as text, with the draws they need."""

    def __init__(self, seats: int = 2, game: SaRe = GAME, first: int = 0, settle: str = "a1", **options: str) -> None:
        """Every seat puts its starting tiles on `settle`, so that phase 1 of the first round is open."""
        self.game = game
        self.facts: list[Fact] = []
        self.state: SaReState = game.start(
            Setup(seats, options), scripted([game.universe.seat(first)]), self.facts.append
        )
        if settle and options.get("architect") != "on":
            for _ in range(2 * seats):
                self.play(f"settle {settle}")

    def play(self, text: str, draws: str = "") -> list[Fact]:
        """Make the moves in `text` (separated by `;`) with exactly the named draws; return the reported facts."""
        before = len(self.facts)
        wanted = [self.game.universe.id(name) for name in draws.split()]
        outcomes: list[int] = []
        chance = recording(scripted(wanted), outcomes)
        for part in text.split(";"):
            move = self.game.read_move(self.state, part.strip())
            refused = self.game.refusal(self.state, move)
            assert refused is None, f"{part}: {refused}"
            move = self.game.canonical(self.state, move)
            assert move in self.game.legal(self.state), part
            self.game.apply(self.state, move, chance, self.facts.append)
        assert outcomes == wanted, "not all draws were needed"
        return self.facts[before:]

    def refused(self, text: str) -> Refusal:
        """Return why a move is refused; it must be."""
        move = self.game.read_move(self.state, text)
        refusal = self.game.refusal(self.state, move)
        assert refusal is not None, text
        assert move not in self.game.legal(self.state)
        return refusal

    def legal(self, word: str = "") -> list[str]:
        """Return the legal moves that start with a word, as text."""
        texts = [self.game.show_move(self.state, move) for move in self.game.legal(self.state)]
        return [text for text in texts if text.startswith(word)]

    def to_move(self) -> int:
        return self.game.to_move(self.state)

    def add(self, seat: int, tile: str, space: str, site: bool = False, token: bool = True) -> int:
        """Lay a tile on a seat's site, built with its token unless told otherwise; return its slot."""
        kind, at = TILES.index(tile), self.game.tables.spaces.index(space)
        slot = city.put(self.state, seat, kind, at, site)
        if tile == "pyramid":
            top = self.state.pyramids & -self.state.pyramids
            self.state.pyramids ^= top
            self.state.pyramid[seat] = top.bit_length()
            if not site:
                self.state.steps[seat] = self.game.tables.pyramid_steps[top.bit_length() - 1]
                self.state.supply[3] -= self.state.steps[seat]
        if not site:
            if token:
                city.refill(self.state, seat, None)
            self.state.ready[seat] = city.administrative(self.state, seat)
        return slot

    def season(self, double: str = "wood-stone", removed: str = "stone.4") -> list[Fact]:
        """End phase 1 for all seats and start the season with this double card and this card removed."""
        found = [fact for _ in range(self.state.seats - 1) for fact in self.play("ready")]
        return found + self.play("ready", f"{double} {removed}")

    def round_of(self, text: str, draws: str = "") -> list[Fact]:
        """Let every standing seat answer with `text`; the last answer draws `draws`."""
        count = self.state.standing.bit_count()
        found = [fact for _ in range(count - 1) for fact in self.play(text)]
        return found + self.play(text, draws)

    def give(self, seat: int, store: str = "", gains: str = "") -> None:
        """Take resources (`wood 2 gold 1`) from the supply into the Warehouses or beside the site."""
        for text, place, width in ((store, self.state.store, 3), (gains, self.state.gains, 4)):
            words = text.split()
            for name, number in zip(words[::2], words[1::2], strict=True):
                kind = RESOURCES.index(name)
                place[seat * width + kind] += int(number)
                self.state.supply[kind] -= int(number)

    def empty(self, seat: int) -> None:
        """Return the contents of a seat's Warehouses."""
        for kind in range(3):
            self.state.supply[kind] += self.state.store[seat * 3 + kind]
            self.state.store[seat * 3 + kind] = 0

    def store(self, seat: int) -> tuple[int, ...]:
        return tuple(self.state.store[seat * 3 : seat * 3 + 3])

    def gains(self, seat: int) -> tuple[int, ...]:
        return tuple(self.state.gains[seat * 4 : seat * 4 + 4])

    def is_built(self, seat: int, tile: str) -> bool:
        return city.built(self.state, seat, TILES.index(tile)) > 0

    def construction(self, seat: int = 0, gains: str = "") -> None:
        """Open the building phase of a seat with the given resources alone, as if the season were over for all."""
        state = self.state
        for other in range(state.seats):
            self.empty(other)
        state.phase, state.standing, state.stack = 2, 0, [(8, seat)]
        self.give(seat, gains=gains)


def noted(facts: list[Fact], what: str) -> list[tuple[int, tuple[int, ...]]]:
    """Return seat and values of the facts with that word."""
    return [(fact.seat, fact.values) for fact in facts if isinstance(fact, Noted) and fact.what == what]


def count_tiles(state: SaReState) -> list[int]:
    """Return how many tiles of each type there are on the reference board and the sites."""
    return [
        state.stock[tile] + sum(state.owned[seat * TYPES + tile].bit_count() for seat in range(state.seats))
        for tile in range(TYPES)
    ]


def count_resources(game: SaRe, state: SaReState) -> list[int]:
    """Return how many tokens of each resource there are anywhere."""
    found = list(state.supply)
    for kind in range(3):
        found[kind] += state.pool[kind]
    for seat in range(state.seats):
        for kind in range(4):
            found[kind] += state.gains[seat * 4 + kind]
        for kind in range(3):
            found[kind] += state.store[seat * 3 + kind]
        for tile, slot, _ in city.tiles(state, seat):
            if state.tokens[seat] >> slot & 1:
                assert tile in (0, 8, 9, 10), "a token lies on a tile that has none"
                found[3 if tile == 0 else tile - 8] += 1
        found[3] += state.steps[seat]
    return found


def ready_bit(tile: str) -> int:
    return 1 << TILES.index(tile) - BARRACKS


def with_numbers(**changed: Any) -> SaRe:
    """Return the game with some numbers changed."""
    values: Mapping[str, Any] = numbers(**changed)
    return SaRe(values)
