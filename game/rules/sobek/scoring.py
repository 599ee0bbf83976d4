"""The values of sets, the corrupt seats, and how far corruption sets a marker back (S-7)."""

from __future__ import annotations

from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import SLOTS, Tables


def scarabs(tables: Tables, cards: int) -> int:
    """Return the number of scarabs on `cards`."""
    total = 0
    for level in tables.scarabs:
        total += (cards & level).bit_count()
    return total


def set_scarabs(tables: Tables, state: SobekState, index: int) -> int:
    """Return the scarabs of the upright set at `index` (seat * 7 + slot), including those of a Prosperity."""
    extra = tables.prosperity_scarabs * state.prosperity.count(index)
    return scarabs(tables, state.sets[index]) + extra


def set_points(tables: Tables, state: SobekState, index: int) -> int:
    """Return the points of the upright set at `index`: scarabs × cards (S-7.1)."""
    return set_scarabs(tables, state, index) * state.sets[index].bit_count()


def table_points(tables: Tables, state: SobekState, seat: int) -> int:
    """Return the points of all sets of `seat` on the table, upright and horizontal (S-7.1)."""
    points = 0
    base = seat * SLOTS
    for index, cards in enumerate(state.sets[base : base + SLOTS], start=base):
        if cards:
            points += set_scarabs(tables, state, index) * cards.bit_count()
    for cards in state.flat[base : base + SLOTS]:
        if cards:
            points += scarabs(tables, cards)
    return points


def corruption_count(tables: Tables, state: SobekState, seat: int) -> int:
    """Return the corruption of `seat`: the cards under the tile and the value of its Curses (S-7.2)."""
    return state.corruption[seat].bit_count() + tables.curse_cards * state.curses.count(seat)


def corrupt_seats(tables: Tables, state: SobekState) -> list[int]:
    """Return the most corrupt seats: by count, then by scarabs; empty if no seat has any corruption (S-7.2)."""
    counts = [corruption_count(tables, state, seat) for seat in range(state.seats)]
    most = max(counts)
    if not most:
        return []
    worst = [seat for seat, count in enumerate(counts) if count == most]
    if len(worst) == 1:
        return worst
    weights = [scarabs(tables, state.corruption[seat]) for seat in worst]
    return [seat for seat, weight in zip(worst, weights, strict=True) if weight == max(weights)]


def steps_back(tables: Tables, points: int, steps: int) -> list[int]:
    """Return where a marker on `points` stands after each of `steps` steps back (S-7.3).

    A step goes to the previous space with the symbol of the present one. The list is shorter if no such space is left;
    the last step then goes to 0.
    """
    symbol = tables.track[points % tables.spaces]
    stops: list[int] = []
    for _ in range(steps):
        if points <= 0:
            break
        points = max(0, points - tables.backward[symbol][points % tables.spaces])
        stops.append(points)
    return stops


def penalty(tables: Tables, state: SobekState, seat: int) -> list[int]:
    """Return where the marker of `seat` would stand after each step back, were it most corrupt with its sets as now."""
    gained = table_points(tables, state, seat)
    return steps_back(tables, state.scores[seat] + gained, gained // tables.penalty_step)


def space_after(tables: Tables, points: int, symbol: int) -> int:
    """Return the points of the next space with `symbol` after `points` (S-6.1)."""
    return points + tables.forward[symbol][points % tables.spaces]


def space_before(tables: Tables, points: int, symbol: int) -> int:
    """Return the points of the previous space with `symbol` before `points`; below 0 if there is none (S-6.1)."""
    return points - tables.backward[symbol][points % tables.spaces]


def winners(state: SobekState) -> tuple[int, ...]:
    """Return the seats with most points; empty while the game is in progress (S-7.4)."""
    if state.turn >= 0 or state.stack:
        return ()
    best = max(state.scores)
    return tuple(seat for seat, points in enumerate(state.scores) if points == best)
