"""The game under test and short ways to write positions, moves and facts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from game.rules.core.bits import mask_of
from game.rules.core.chance import Chance, scripted, seeded, unavailable
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.core.game import Move, Setup
from game.rules.core.universe import EMPTY
from game.rules.duel.game import Duel
from game.rules.duel.geometry import ORIENTATIONS, read_square
from game.rules.duel.state import DECISION, TURN, DuelState
from game.rules.duel.tables import FAMILIES

RULES = Path(__file__).resolve().parents[3] / "data" / "games" / "duel" / "rules.yaml"
SETUP = Setup(2)


@cache
def _numbers() -> dict[str, Any]:
    text = RULES.read_text(encoding="utf-8")
    return {name: entry["value"] for name, entry in yaml.safe_load(text)["numbers"].items()}


def numbers() -> dict[str, Any]:
    """Return a fresh mapping of the numbers of the rules file."""
    return dict(_numbers())


GAME = Duel(numbers())
T = GAME.tables
U = GAME.universe


def ids(*names: str) -> list[int]:
    return [U.id(name) for name in names]


def mask(*names: str) -> int:
    return mask_of(ids(*names))


def names(tiles: int) -> set[str]:
    return {U.names[i] for i in range(U.size) if tiles >> i & 1}


def square(name: str) -> int:
    return read_square(name, 6)


def move(text: str) -> Move:
    return GAME.read_move(None, text)


def written(moves: Iterable[Move]) -> list[str]:
    return [GAME.show_move(None, m) for m in moves]


def legal(s: DuelState) -> list[str]:
    return written(GAME.legal(s))


def position(
    market: dict[str, str] | None = None,
    ankh: str = "c3",
    facing: str = "h",
    hands: tuple[str, str] = ("", ""),
    corruption: tuple[str, str] = ("", ""),
    sets: dict[tuple[int, str], str] | None = None,
    berths: str = "",
    pirogues: tuple[str, str] = ("", ""),
    deben: tuple[str, str] = ("", ""),
    pile: str | int = "",
    turn: int = 0,
    kind: int = TURN,
    lenient: bool = False,
) -> DuelState:
    """Return a position given by names; pieces that are not named lie in the pile, the box, the reserve or the bag.

    `pile` names the tiles of the pile, or gives the number of the lowest remaining ones that lie there; the rest is
    removed.
    """
    s = DuelState()
    s.turn, s.finger, s.filled = turn, -1, 0
    s.ankh = square(ankh) if ankh else -1
    s.facing = ORIENTATIONS.index(facing) if facing else -1
    s.market = [EMPTY] * 36
    for at, tile in (market or {}).items():
        s.market[square(at)] = U.id(tile)
        s.filled |= 1 << square(at)
    s.hands = [mask(*hand.split()) for hand in hands]
    s.corruption = [mask(*pile_.split()) for pile_ in corruption]
    s.sets = [0] * 12
    for (seat, family), tiles in (sets or {}).items():
        s.sets[seat * 6 + FAMILIES.index(family)] = mask(*tiles.split())
    s.berths = mask(*berths.split())
    s.pirogues = [mask(*tokens.split()) for tokens in pirogues]
    s.deben = [mask(*coins.split()) for coins in deben]
    s.offer = s.removed = s.taken = 0
    used = mask_of(tile for tile in s.market if tile >= 0) | sum(s.hands) | sum(s.corruption)
    used |= sum(s.sets) | s.berths | sum(s.pirogues) | sum(s.deben)
    left = ((1 << U.size) - 1) & ~used
    rest = [i for i in range(U.size) if left >> i & 1]
    s.box = mask_of(i for i in rest if U.backs[i] == 1)
    s.reserve = mask_of(i for i in rest if U.backs[i] == 3)
    s.bag = [i for i in rest if U.backs[i] == 4]
    free = [i for i in rest if U.backs[i] in (0, 2)]
    s.pile = sorted(ids(*pile.split())) if isinstance(pile, str) else free[:pile]
    s.removed = mask_of(i for i in free if i not in s.pile)
    if any(i in s.pile for i in range(U.size) if used >> i & 1):
        raise ValueError("a tile of the pile lies elsewhere")
    s.character_opens = int(lenient)
    s.stack = [DECISION[kind][turn]]
    return s


def do(s: DuelState, *texts: str, draws: Iterable[str] = ()) -> list[Fact]:
    """Carry out moves, each checked to be legal, with the named draws and no other; return the facts."""
    facts: list[Fact] = []
    drawn = list(draws)
    script = iter(ids(*drawn))
    chance: Chance = scripted(script) if drawn else unavailable
    for text in texts:
        assert GAME.refusal(s, move(text)) is None, (text, GAME.refusal(s, move(text)), legal(s))
        assert GAME.canonical(s, move(text)) in GAME.legal(s), (text, legal(s))
        GAME.apply(s, move(text), chance, facts.append)
    assert next(script, None) is None, "not all draws were used"
    return facts


def refused(s: DuelState, text: str | Move) -> tuple[str, str]:
    """Return the rule and the key that refuse a move, which must not be listed either."""
    wanted = move(text) if isinstance(text, str) else text
    refusal = GAME.refusal(s, wanted)
    assert refusal is not None, f"{text} is not refused"
    assert wanted not in GAME.legal(s)
    return refusal.rule, refusal.key.removeprefix("refuse-duel-")


def moved(facts: Iterable[Fact], how: str) -> list[tuple[str, ...]]:
    """Return the names of the pieces of every movement called `how`."""
    return [tuple(U.names[i] for i in f.pieces) for f in facts if isinstance(f, Moved) and f.how == how]


def noted(facts: Iterable[Fact], what: str) -> list[tuple[int, tuple[int, ...]]]:
    return [(f.seat, f.values) for f in facts if isinstance(f, Noted) and f.what == what]


def positions(seed: int, setup: Setup = SETUP, sink: Callable[[Fact], None] | None = None) -> Iterator[DuelState]:
    """Play a random game and yield its position at the start and after every move; it is one changing object."""
    chance = seeded(random.Random(seed))
    s = GAME.start(setup, chance, sink)
    yield s
    while GAME.to_move(s) >= 0:
        GAME.apply(s, GAME.sample(s, chance), chance, sink)
        yield s


def play_out(seed: int, setup: Setup = SETUP, sink: Callable[[Fact], None] | None = None) -> DuelState:
    """Return the last position of the same game."""
    *_, last = positions(seed, setup, sink)
    return last
