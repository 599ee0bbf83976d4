"""The state of a match of Sa-Rê in words and as a table: how far each seat is, and the panel of cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.rules.core.bits import mask_of
from game.rules.sare import city, scoring
from game.rules.sare.state import CONSTRUCTION, OVER, SEASON, SITES, SaReState
from game.rules.sare.tables import FACES, FIRST_PYRAMID, PYRAMID, SCENARIOS, SCRIBE, TILES, Tables
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.values import NONE, CardCount, Fan, ScoreTable, SeatPicture
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.odds import totals, unseen
from game.ui.boards.sare.words import Words, amounts


def progress(tables: Tables, state: SaReState, seat: int) -> tuple[int, int]:
    """Return how much of the scenario a seat has fulfilled, and how much there is to fulfil.

    For the First Pyramid these are the steps of the seat's Pyramid, or of the next Pyramid while it has none.
    """
    if state.scenario != FIRST_PYRAMID:
        return scoring.progress(tables, state, seat)
    number = state.pyramid[seat] or (state.pyramids & -state.pyramids).bit_length()
    return state.steps[seat], tables.pyramid_steps[number - 1] if number else max(tables.pyramid_steps)


def standings(tables: Tables, state: SaReState) -> list[int]:
    """Return the progress of each seat on a common scale: the largest number that any seat has to fulfil, less what
    the seat has still to fulfil.
    """
    ways = [progress(tables, state, seat) for seat in range(state.seats)]
    longest = max(wanted for _, wanted in ways)
    return [longest - wanted + have for have, wanted in ways]


def crowned(tables: Tables, state: SaReState) -> int:
    """Return the seat that is ahead by the tie-break alone, the best of several level at the head; -1 without one."""
    scores = standings(tables, state)
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    ranks = [scoring.rank(state, seat) for seat in level]
    is_decided = len(level) > 1 and ranks.count(max(ranks)) == 1
    return level[ranks.index(max(ranks))] if is_decided else -1


_PHASES = {SITES: "sites", SEASON: "season", CONSTRUCTION: "construction", OVER: "over"}
_COLUMNS = ("spaces", "admin", "pyramid", "steps", "goal")


def status(state: SaReState) -> str:
    """Return round, phase and goal."""
    goal = text(f"scenario-{SCENARIOS[state.scenario]}")
    if not state.round:
        return text("sa-re-status-start", goal=goal)
    return text("sa-re-status", round=state.round, phase=text(f"phase-{_PHASES[state.phase]}"), goal=goal)


def rounds(tables: Tables, state: SaReState, words: Words, picture: SeatPicture | None = None) -> ScoreTable:
    """Return each seat's progress in the order of the tie-breaks, and the reason for the end of the match; `picture`
    draws a seat's city.
    """
    rows, places = [], {}
    for seat in range(state.seats):
        have, wanted = progress(tables, state, seat)
        number = state.pyramid[seat]
        is_done = number and city.built(state, seat, PYRAMID)
        stage = "done" if is_done else "begun" if state.steps[seat] else "site"
        pyramid = text(f"final-sa-re-{stage}", number=number) if number else NONE
        admin = city.administrative(state, seat).bit_count()
        spaces = city.built_spaces(state, seat).bit_count()
        if state.scenario == SCRIBE:
            spaces = have - bool(state.steps[seat])  # a Pyramid begun counts for its space
        rows.append((str(spaces), str(admin), pyramid, str(state.steps[seat]), f"{have}/{wanted}"))
        places[seat] = (have - wanted, scoring.rank(state, seat))
    heads = tuple(text(f"final-sa-re-{key}") for key in _COLUMNS)
    order = sorted(places, key=lambda seat: places[seat], reverse=True)
    riches = tuple(
        tuple(Fan((TILES[tile],)) for tile, _, is_built in city.tiles(state, seat) if is_built)
        for seat in range(state.seats)
    )
    return ScoreTable(heads, tuple(rows), verdict(tables, state, words), tuple(order), riches, picture)


def holdings(tables: Tables, state: SaReState, seat: int) -> tuple[str, ...]:
    """Return in words a seat's revolt gauge with its resources, of this season or in hand while it builds; then the
    gauge alone.
    """
    gauge = text("holds-gauge", square=state.gauge[seat], red=tables.red)
    gains = state.gains[seat * 4 : seat * 4 + 4]
    earned = amounts(gains) if any(gains) else ""
    return (f"{gauge}, {earned}", gauge) if earned else (gauge,)


_TIES = ("admin", "completed", "steps", "number")


def verdict(tables: Tables, state: SaReState, words: Words) -> str:
    """Return a few sentences about the seats that fulfilled the scenario and the tie-break; empty before the end."""
    if state.phase != OVER:
        return ""
    done = scoring.finishers(tables, state)
    goal = text(f"scenario-{SCENARIOS[state.scenario]}")
    names = listed([words.seat(seat) for seat in done])
    sentence = text("verdict-sa-re-done", names=names, count=len(done), goal=goal, round=state.round)
    if len(done) == 1:
        return sentence
    return f"{sentence} {_tie(state, done, words)}"


def _tie(state: SaReState, done: list[int], words: Words) -> str:
    """Return the tie-break among several seats: each comparison that narrowed them down, to the best seat."""
    ranks = {seat: scoring.rank(state, seat) for seat in done}
    left = done
    said: list[str] = []
    for at, key in enumerate(_TIES):
        best = max(ranks[seat][at] for seat in left)
        kept = [seat for seat in left if ranks[seat][at] == best]
        names = listed([words.seat(seat) for seat in kept])
        if len(kept) == 1:
            return " ".join([*said, text(f"verdict-sa-re-{key}", name=names, count=abs(best))])
        if len(kept) < len(left):
            said.append(text(f"verdict-sa-re-{key}-some", names=names, count=best))
        left = kept
    return " ".join([*said, text("verdict-sa-re-shared", names=listed([words.seat(seat) for seat in left]))])


ICONS = (
    "resources/wood", "resources/stone", "resources/gold",
    "season/trouble", "season/double-trouble", "season/horus", "season/hoshekh",
)  # fmt: skip
"""The icon of each kind of season card."""


def card_counts(layout: Layout) -> list[CardCount]:
    """Return a row for every kind of season card: how many lie at each place as far as the viewer knows."""
    state, tables = layout.state, layout.tables
    piles = (
        ("share-discarded", state.second | state.discard),
        ("share-dark", _known(state.dark)),
        ("share-gone", state.gone),
        ("share-open", _known([*state.shown, *state.hand])),
        ("share-taken", _known([*state.kept, *state.palace])),
        ("share-back", _known([*state.top, *state.bottom])),
        ("share-aside", _known(state.removed)),
    )
    left, every = unseen(layout.view, tables), totals(tables)
    rows = []
    for face in range(len(FACES)):
        kind = mask_of(card for card in tables.season_cards if tables.faces[card] == face)
        places = []
        for key, pile in piles:
            count = 0 if layout.is_swept else (pile & kind).bit_count()
            places.append((text(key), str(count) if count else ""))
        title, icon = layout.words.of_face(face), ICONS[face]
        picture = f"sa-re/card-{icon.partition('/')[2]}"
        rows.append(CardCount(title, picture, icon, every[face], left[face], left[face], tuple(places)))
    return rows


def _known(cards: Sequence[int]) -> int:
    """Return those of `cards` that the viewer knows."""
    return mask_of(card for card in cards if card >= 0)
