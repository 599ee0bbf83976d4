"""The parts of a position with silly moves, and arithmetic that proves them silly."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from fractions import Fraction
from typing import TypeGuard

from game.rules.core.chance import seeded
from game.rules.core.facts import Fact, Noted
from game.rules.sare import moves
from game.rules.sare.tables import FACES
from tests.ai.sanity.sare_table import Position, T
from tests.rules.sare.material import GAME

Proof = Callable[[Position], None]
Judgement = Callable[[Position, Position], bool]


@dataclass(frozen=True)
class Silly:
    """A position and the moves that no sensible player makes in it.

    `avoid` and `only` are patterns of moves: none of the first may be made, or one of the second must be. `sensible` is
    called with the position before and after all decisions that the seat makes in a row. `proof` asserts the reason why
    the moves are silly.
    """

    name: str
    sees: str
    table: Callable[[], Position]
    avoid: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    sensible: Judgement | None = None
    proof: Proof | None = None

    def fault(self, text: str) -> bool:
        """Say whether the move written `text` is a silly one."""
        if self.only:
            return not any(fnmatchcase(text, pattern) for pattern in self.only)
        return any(fnmatchcase(text, pattern) for pattern in self.avoid)


def silly(
    found: list[Silly],
    sees: str,
    avoid: str = "",
    only: str = "",
    sensible: Judgement | None = None,
    proof: Proof | None = None,
) -> Callable[[Callable[[], Position]], Callable[[], Position]]:
    """Note the decorated position in `found`; patterns are separated by `;`."""

    def note(table: Callable[[], Position]) -> Callable[[], Position]:
        patterns = [tuple(p.strip() for p in text.split(";") if p.strip()) for text in (avoid, only)]
        found.append(Silly(table.__name__, sees, table, patterns[0], patterns[1], sensible, proof))
        return table

    return note


def unknown(table: Position, seat: int = 0) -> list[int]:
    """Return the counts by face of the cards that may come next for `seat`, including the removed one."""
    counts = [table.unseen().get(name, 0) for name in FACES]
    if table.state.owned[seat * 13 + 3] & ~table.state.siting[seat]:
        counts[T.faces[table.state.removed[0]]] -= 1
    return counts


def revolt_odds(counts: list[int], margin: int, draws: int = 1) -> Fraction:
    """Return the chance that `draws` cards, and more for each Horus, raise a gauge by `margin` or more."""
    total = sum(counts)
    if margin <= 0:
        return Fraction(1)
    if not draws or not total:
        return Fraction(0)
    chance = Fraction(0)
    for face, number in enumerate(counts):
        if number:
            rest = counts[:]
            rest[face] -= 1
            rise = {3: 1, 4: 2}.get(face, 0)
            chance += Fraction(number, total) * revolt_odds(rest, margin - rise, draws - 1 + 2 * (face == 5))
    return chance


def odds(table: Position, seat: int = 0) -> Fraction:
    """Return the chance that `seat` revolts by the next card if nobody reacts to it."""
    return revolt_odds(unknown(table, seat), T.red - table.state.gauge[seat])


def drawn(table: Position) -> Iterator[tuple[str, Position]]:
    """Yield the name of each face that may come next and the position after all standing seats went on and it came."""
    for face, number in enumerate(unknown(table)):
        if number:
            yield FACES[face], with_next(table, face)


def with_next(table: Position, face: int) -> Position:
    """Return the position after all standing seats went on and a card of `face` came; later draws are random."""
    after = table.copy()
    state = after.state
    lying = state.top or [card for card in state.shoe if T.faces[card] == face]
    if not lying:
        card = state.shoe[0]
        lying = [state.removed[0]]
        state.removed = [card]
        state.shoe = sorted({*state.shoe, *lying} - {card})
    fair = seeded(random.Random(1))
    script = [] if state.top else [lying[0]]

    def chance(bag: Sequence[int], source: object = None, epoch: int = 0, /) -> int:
        return bag.index(script.pop()) if script else fair(bag)

    for _ in range(state.standing.bit_count()):
        GAME.apply(state, (moves.CONTINUE,), chance, after.facts.append)
    return after


def is_out(table: Position, seat: int = 0) -> bool:
    """Say whether a seat revolted."""
    return bool(table.state.revolted >> seat & 1)


def is_noted(fact: Fact, word: str) -> TypeGuard[Noted]:
    return isinstance(fact, Noted) and fact.what == word


def stakes(table: Position, seat: int = 0) -> list[int]:
    """Return wood, stone, gold and jokers that a seat has of this season, or gets if it stops now, the double apart."""
    state = table.state
    found = [0, 0, 0, 0]
    for what in table.facts[max(at for at, fact in enumerate(table.facts) if is_noted(fact, "season")) :]:
        if is_noted(what, "gain") and what.seat == seat:
            found = [have + more for have, more in zip(found, what.values[1:], strict=True)]
    if state.standing >> seat & 1:
        for kind in range(3):
            found[kind] += state.pool[kind]
        found[3] += state.jokers >> seat & 1
        for card in (state.kept[seat], state.palace[seat]):
            if card >= 0 and T.faces[card] < 3:
                found[T.faces[card]] += 1
    return found


def nothing_by_stopping(table: Position) -> None:
    """Prove that stopping brings no resource at all and leaves nothing to build, and that going on is almost safe."""
    after = table.after("stop")
    assert after.gains(0) == (0, 0, 0, 0)
    assert not any(table.is_payable(0, tile, space) for tile, space in table.sites(0))
    assert odds(table) <= Fraction(1, 100)


def revolt_is_no_worse(table: Position) -> None:
    """Prove that stopping brings nothing, while even a revolt would fill the Warehouse."""
    after = table.after("stop")
    assert after.gains(0) == (0, 0, 0, 0)
    assert table.store(0) == (0, 0, 0)
    assert not any(table.is_payable(0, tile, space) for tile, space in table.sites(0))
    assert not any(table.state.tokens)


def never_worse(table: Position) -> None:
    """Prove that whatever card comes, the seat keeps all it would get by stopping, and that some bring more."""
    now = stakes(table)
    better = 0
    for name, after in drawn(table):
        assert not is_out(after), name
        then = stakes(after)
        assert all(b >= a for a, b in zip(now, then, strict=True)), name
        better += sum(then) > sum(now)
    assert better


def always_worse(table: Position) -> None:
    """Prove that with any card the seat revolts or loses some of the gain of stopping now."""
    now = stakes(table)
    for name, after in drawn(table):
        then = stakes(after)
        assert is_out(after) or (sum(then) < sum(now) and all(b <= a for a, b in zip(now, then, strict=True))), name


def never_better(table: Position) -> None:
    """Prove that no resource and no other useful card can come, while a revolt can."""
    counts = unknown(table)
    assert not any(counts[:3])
    assert odds(table) >= Fraction(1, 4)
    assert table.state.awarded


def lost_by_stopping(table: Position) -> None:
    """Prove that with the present pool a rival finishes this round and the seat does not."""
    after = table.after("stop")
    while after.state.stack[-1][0] == moves.AT_QUESTION:
        after = after.after("stop")
    assert not any(after.is_payable(0, tile, space) for tile, space in after.sites(0))
    assert any(after.is_payable(1, tile, space) for tile, space in after.sites(1))
