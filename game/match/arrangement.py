"""Curated positions: a state described by name, and the knowledge everybody has of it."""

from __future__ import annotations

from game.components.lessons import Course, Sight, Situation
from game.errors import FeluccaError
from game.match.position import Position
from game.registry import ENTRIES, named
from game.rules.core.bits import mask_of, members
from game.rules.core.chance import lowest
from game.rules.core.facts import EVERYONE, NOBODY, SPECTATOR, Fact, Moved
from game.rules.core.game import Game, Setup, check_setup
from game.rules.core.state import MASK, MASKS, PIECES, State
from game.rules.core.universe import NO_OWNER, Zone

_HOLDERS = (MASK, MASKS, PIECES)
"""The kinds of fields that hold pieces."""


def arrange(game: Game[State], course: Course, situation: Situation) -> Position:
    """Return the position that a situation describes; raises FeluccaError quoting the mistake."""
    setup = Setup(situation.seats, situation.options)
    check_setup(game, setup)
    state = _laid_out(game, course, setup, situation)
    return Position.arranged(game, setup, state, _facts(game, setup, state, {**course.seen, **situation.seen}))


def _laid_out(game: Game[State], course: Course, setup: Setup, situation: Situation) -> State:
    universe = game.universe
    state = game.start(setup, lowest)
    words = dict(word.split("=", 1) for word in state.text(universe).split())
    written = {name: "+".join(value.split()) for name, value in situation.fields.items()}
    fields = {name: value for name, value in written.items() if name in words}
    others = {name: value for name, value in written.items() if name not in words}
    arrangement = ENTRIES[game.name].arrangement
    if others and not arrangement:
        raise FeluccaError(f"a position of '{game.name}' has no field {min(others)!r}")
    try:
        wanted = type(state).parse(" ".join(f"{name}={value}" for name, value in {**words, **fields}.items()), universe)
    except ValueError as error:
        raise FeluccaError(str(error)) from None
    pieces = _marked(game, wanted)
    for name in fields:
        pieces += _held(wanted, name)
    twice = sorted({piece for piece in pieces if pieces.count(piece) > 1})
    if twice:
        raise FeluccaError(f"the position has {', '.join(map(universe.show, twice))} in two places")
    for name, kind in state.FIELDS.items():
        if name not in fields and kind in _HOLDERS:
            _take_out(wanted, name, mask_of(pieces))
    placed = mask_of(piece for mask in game.zone_masks(wanted) for piece in members(mask))
    start = game.knowledge(SPECTATOR, setup).start
    zones = [zone.name for zone in game.zones]
    for zone, there in start.items():
        _put_in(wanted, course.rest[zones[zone]], there & ~placed)
    for name, places in course.occupied.items():
        setattr(wanted, name, sum(1 << at for at, piece in enumerate(getattr(wanted, places)) if piece >= 0))
    if arrangement:
        named(arrangement)(game, wanted, others)
    return wanted


def _held(state: State, name: str) -> list[int]:
    """Return the pieces that a field holds."""
    value, kind = getattr(state, name), state.FIELDS[name]
    if kind == MASK:
        return members(value)
    if kind == MASKS:
        return [piece for mask in value for piece in members(mask)]
    return [piece for piece in value if piece >= 0] if kind == PIECES else []


def _marked(game: Game[State], state: State) -> list[int]:
    """Return the pieces whose place is a number in the state, such as a Curse beside a seat."""
    bare = state.clone()
    for name, kind in state.FIELDS.items():
        if kind in _HOLDERS:
            _take_out(bare, name, ~0)
    return [piece for mask in game.zone_masks(bare) for piece in members(mask)]


def _take_out(state: State, name: str, pieces: int) -> None:
    value, kind = getattr(state, name), state.FIELDS[name]
    if kind == MASK:
        setattr(state, name, value & ~pieces)
    elif kind == MASKS:
        setattr(state, name, [mask & ~pieces for mask in value])
    else:
        setattr(state, name, [piece for piece in value if piece < 0 or not pieces >> piece & 1])


def _put_in(state: State, name: str, pieces: int) -> None:
    value = getattr(state, name)
    setattr(state, name, value | pieces if state.FIELDS[name] == MASK else sorted([*value, *members(pieces)]))


def _facts(game: Game[State], setup: Setup, state: State, seen: dict[str, Sight]) -> list[Fact]:
    """Return the public facts that lead to this arrangement of the pieces."""
    universe = game.universe
    start = game.knowledge(SPECTATOR, setup).start
    found: list[Fact] = []
    for number, there in enumerate(game.zone_masks(state)):
        zone = game.zones[number]
        for origin, pieces in start.items():
            for piece in members(there & pieces) if origin != number else ():
                back = universe.back_names[universe.backs[piece]]
                found.append(Moved((piece,), origin, number, _seers(seen, zone, back), "arrange"))
    return found


def _seers(seen: dict[str, Sight], zone: Zone, back: str) -> int:
    sight = seen.get(zone.kind)
    if sight is None or back in sight.hidden or (sight.who == "owner" and zone.owner == NO_OWNER):
        return NOBODY
    return EVERYONE if sight.who == "everyone" else 1 << zone.owner
