"""The points of a duel, the scoring at its end as steps made from its facts, and the panel of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from game.locale import text
from game.rules.core.bits import mask_of, members
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.core.universe import EMPTY
from game.rules.duel.notes import Bonus, Corruption, Score, SetScore, Unsold
from game.rules.duel.scoring import corruption, deben_points, pirogue_points, points, set_points
from game.rules.duel.state import DuelState
from game.rules.duel.tables import (
    BAG,
    BERTHS,
    BOX,
    CORRUPTION,
    COUNT,
    DEBEN,
    HAND,
    MARKET,
    NAMES,
    PILE,
    PIROGUES,
    REMOVED,
    SETS,
    SEVEN,
    Tables,
)
from game.ui.boards.duel.layout import COVERED, Layout
from game.ui.boards.duel.places import SIDE
from game.ui.boards.duel.words import Words
from game.ui.boards.kit.phrases import in_kinds
from game.ui.boards.kit.values import CardCount, Fan, Reckoning, ReckoningKind, ScorePart, ScoreTable, SeatReckoning


def status(layout: Layout) -> str:
    """Return how many Pirogues are left, and whether the draw pile is empty; the pile bears its number itself."""
    return text("duel-status", pile=len(layout.state.pile), pirogues=layout.berths())


def rounds(layout: Layout) -> ScoreTable:
    """Return each seat's points by source, its corruption and its total; after the game also the reason for its end."""
    state, t = layout.state, layout.tables
    heads = tuple(text(f"final-duel-{name}") for name in ("sets", "deben", "pirogues", "corruption"))
    rows, riches = [], []
    for seat in range(2):
        sets = sum(set_points(t, family, state.sets[seat * COUNT + family]) for family in range(COUNT))
        figures = (sets, deben_points(t, state, seat), pirogue_points(t, state, seat))
        rows.append((*map(str, figures), str(corruption(t, state, seat)), str(points(t, state, seat))))
        riches.append(tuple(_riches(layout, seat)))
    return ScoreTable((*heads, text("final-points")), tuple(rows), _ending(layout), riches=tuple(riches))


def holdings(layout: Layout, seat: int) -> tuple[str, ...]:
    """Return the hand of a seat in words: the viewer's tiles by family, then their number; of others the number."""
    number = text("holds-tiles", count=layout.held_in_all(seat))
    own = in_kinds(layout.hand, layout.words) if seat == layout.viewer else ""
    return (own, number) if own else (number,)


def market_rows(layout: Layout) -> list[str]:
    """Return the market row by row, from the left to the right, its empty squares and the Ankh included."""
    state, rows = layout.state, []
    for start in range(0, len(state.market), SIDE):
        squares = range(start, start + SIDE)
        alike = groupby(squares, key=lambda square: _named(layout, square))
        told = "; ".join(_together(layout, name, [*group]) for name, group in alike)
        rows.append(text("name-figure", name=text("row-number", row=start // SIDE + 1), figure=told))
    return rows


def _named(layout: Layout, square: int) -> str:
    """Return the name of the tile on a square, '' for none."""
    piece = layout.state.market[square]
    if piece != EMPTY:
        return layout.words.label(piece)
    return text("about-duel-ankh") if square == layout.state.ankh else ""


def _together(layout: Layout, name: str, squares: Sequence[int]) -> str:
    """Return what lies on squares beside each other that hold the same, counted."""
    count = len(squares)
    if not name:
        return text("row-empty", count=count)
    return name if count == 1 else layout.words.pieces([layout.state.market[square] for square in squares])


def _riches(layout: Layout, seat: int) -> Iterator[Fan]:
    """Yield a seat's sets, its Deben, and its Pirogues that bring points, with their points."""
    state, t, face = layout.state, layout.tables, layout.words.face
    for family in layout.sold(seat):
        sold = state.sets[seat * COUNT + family]
        yield Fan(tuple(map(face, _laid(t, sold))), str(set_points(t, family, sold)), COVERED)
    tokens = [each for each in members(state.pirogues[seat]) if t.token_kind[each] >= SEVEN]
    for others, worth in (
        (members(state.deben[seat]), deben_points(t, state, seat)),
        (tokens, pirogue_points(t, state, seat)),
    ):
        if others:
            yield Fan(tuple(map(face, others)), str(worth))


def _laid(t: Tables, sold: int) -> list[int]:
    """Return the pieces of a set from behind to the front: tokens, wild tiles, characters, and the goods, which tell
    the family.
    """
    characters = t.characters & ~t.wild
    layers = ~t.tiles, t.wild, characters, t.tiles & ~t.wild & ~characters
    return [piece for layer in layers for piece in members(sold & layer)]


def _ending(layout: Layout) -> str:
    """Return the reason for the end of the game, and the tie-break if one was needed."""
    if layout.view.to_move >= 0:
        return ""
    is_tie = points(layout.tables, layout.state, 0) == points(layout.tables, layout.state, 1)
    key = "final-duel-verdict-tie" if is_tie else "final-duel-verdict"
    return text(key)


def reckon(facts: Sequence[Fact], after: DuelState, tables: Tables, words: Words) -> Reckoning | None:
    """Return the scoring of the game, or None if these facts do not end it. `after` is the last position."""
    notes = [fact for fact in facts if isinstance(fact, Noted)]
    stuck = next((note.seat for note in notes if note.what == "end"), -1)
    if stuck < 0:
        return None
    ending = list(facts[facts.index(next(note for note in notes if note.what == "end")) :])
    seats = tuple(_Seat(seat, ending, after, tables, words).reckoning() for seat in range(2))
    title = text("score-duel-title", name=words.plain_seat(stuck))
    verdict = _verdict(notes, seats, words)
    return Reckoning(ReckoningKind.ACCOUNT, title, text("score-duel-sum"), seats, verdict)


def _verdict(notes: Sequence[Noted], seats: Sequence[SeatReckoning], words: Words) -> str:
    """Return a sentence about the winner, with the tie-break if one was needed."""
    winners = next(note.values for note in notes if note.what == "winners")
    points = [each.gained for each in seats]
    if len(winners) > 1:
        return text("score-duel-draw", points=points[0])
    best = winners[0]
    key = "score-duel-tie" if points[0] == points[1] else "score-duel-verdict"
    return text(key, name=words.seat(best), points=points[best], other=points[1 - best])


class _Seat:
    """The steps of one seat."""

    def __init__(self, seat: int, facts: Sequence[Fact], after: DuelState, tables: Tables, words: Words) -> None:
        self.seat = seat
        self.tables = tables
        self.words = words
        self.after = after
        self.moves = [fact for fact in facts if isinstance(fact, Moved)]
        notes = [fact for fact in facts if isinstance(fact, Noted) and fact.seat == seat]
        values = [note.values for note in notes]
        self.has_unsold = any(isinstance(each, Unsold) for each in values)
        self.corruption = next(each for each in values if isinstance(each, Corruption))
        self.bonus = next((each for each in values if isinstance(each, Bonus)), None)
        self.sets = [each for each in values if isinstance(each, SetScore)]
        self.pirogues = next(Score(*note.values).points for note in notes if note.what == "pirogues")

    def reckoning(self) -> SeatReckoning:
        """Return all steps; both seats have the same ones, so that they are counted side by side."""
        coins = tuple(
            coin
            for move in self.moves
            if move.how == "draw" and (move.src, move.dst) == (BAG, DEBEN + self.seat)
            for coin in move.pieces
        )
        parts = [self._removed(), self._corruption(), self._bonus(coins), *self._sets()]
        deben = self._deben(coins)
        if deben.fan and deben.fan.faces:
            parts.append(deben)
        pirogues = self._pirogues()
        if pirogues.points:
            parts.append(pirogues)
        shown = text("score-duel-corruption-total", count=self.corruption.total)
        return SeatReckoning(self.seat, tuple(parts), sum(part.points for part in parts), 0, shown)

    def _faces(self, pieces: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.words.face(piece) for piece in pieces)

    def _removed(self) -> ScorePart:
        tiles = [piece for move in self.moves if move.how == "unsold" for piece in move.pieces]
        if not self.has_unsold or not tiles:
            return ScorePart(text("score-duel-nothing-removed"), 0, figure=text("score-duel-none"))
        return ScorePart(
            text("score-duel-removed", count=len(tiles)), 0, self._faces(tiles), figure=text("score-duel-none")
        )

    def _corruption(self) -> ScorePart:
        found = self.corruption
        label = text("score-duel-corruption", before=found.before, left=found.left, snakes=found.snakes)
        return ScorePart(label, 0, figure=text("score-duel-weight", count=found.total))

    def _bonus(self, coins: Sequence[int]) -> ScorePart:
        if self.bonus is None:
            return ScorePart(text("score-duel-no-bonus"), 0, figure=text("score-duel-none"))
        label = text("score-duel-bonus", difference=self.bonus.difference, count=self.bonus.coins)
        return ScorePart(label, self.bonus.points, self._faces(coins))

    def _sets(self) -> list[ScorePart]:
        found = []
        for score in self.sets:
            family = self.words.family(score.family)
            label = text("score-duel-set", family=family, tiles=score.tiles, scarabs=score.scarabs)
            own = self.after.sets[self.seat * COUNT + score.family]
            found.append(self._fan(label, score.points, _laid(self.tables, own), COVERED))
        return found

    def _fan(self, label: str, points: int, pieces: Sequence[int], detail: int = 0) -> ScorePart:
        return ScorePart(label, points, fan=Fan(self._faces(pieces), str(points), detail))

    def _deben(self, bonus: Sequence[int]) -> ScorePart:
        coins = members(self.after.deben[self.seat] & ~mask_of(bonus))
        points = sum(self.tables.coin_values[coin] for coin in coins)
        return self._fan(text("score-duel-deben", count=len(coins)), points, coins)

    def _pirogues(self) -> ScorePart:
        kinds = self.tables.token_kind
        worth = [token for token in members(self.after.pirogues[self.seat]) if kinds[token] >= SEVEN]
        return self._fan(text("score-duel-pirogues"), self.pirogues, worth)


def card_counts(layout: Layout) -> list[CardCount]:
    """Return a row for each family, with the scarabs still to come, then the characters of all families and the
    Pirogues: the certain number at each place, and the number of pieces hidden from the viewer.

    Everything seen once is remembered (D-7); `2–4` means at least 2, at most 4.
    """
    tables, words = layout.tables, layout.words
    rows = []
    for family, name in enumerate(NAMES):
        unseen = _unseen(layout, tables.families[family], is_located=False)
        scarabs = sum(tables.scarabs[tile] for tile in members(unseen))
        picture = f"duel/{name}", f"goods/{name}"
        rows.append(_row(layout, words.family(family), picture, tables.families[family], scarabs))
    people = text("share-duel-characters"), ("duel/architect", "characters/architect")
    rows.append(_row(layout, *people, tables.characters))
    boats = text("share-duel-pirogues"), ("duel/pirogue-back", "pirogues/pyramid")
    rows.append(_row(layout, *boats, mask_of(tables.token_kind)))
    return rows


def _row(layout: Layout, title: str, pictures: tuple[str, str], mask: int, scarabs: int = 0) -> CardCount:
    """Return the row of the pieces in a mask, with the number of unseen `scarabs` at its end."""
    knowledge = layout.view.knowledge
    places: list[tuple[str, str]] = []
    for key, zones in _columns(layout):
        sure = sum((knowledge.surely_lies(zone) & mask).bit_count() for zone in zones)
        most = sum(min((knowledge.may_lie(zone) & mask).bit_count(), knowledge.count(zone)) for zone in zones)
        figure = str(sure) if sure == most else f"{sure}–{most}"
        places.append((key, figure if most else ""))
    hidden = _unseen(layout, mask).bit_count()
    places.append((text("share-duel-scarabs"), str(scarabs) if scarabs else ""))
    unseen = _unseen(layout, mask, is_located=False).bit_count()
    return CardCount(title, *pictures, mask.bit_count(), hidden, unseen, tuple(places))


def _unseen(layout: Layout, mask: int, *, is_located: bool = True) -> int:
    """Return those pieces of a mask of which the viewer does not know for certain where they lie.

    Unless `is_located` is enough, pieces that are certain to lie in the draw pile are still unseen.
    """
    for _, zones in _columns(layout):
        for zone in zones:
            if is_located or zone != PILE:
                mask &= ~layout.view.knowledge.surely_lies(zone)
    return mask


def _columns(layout: Layout) -> list[tuple[str, tuple[int, ...]]]:
    """Return the heads of the columns and the zones each is about."""
    viewer = layout.viewer
    found: list[tuple[str, tuple[int, ...]]] = [
        (text("share-duel-market"), (MARKET,)),
        (text("share-duel-berths"), (BERTHS,)),
    ]
    if viewer >= 0:
        found.append((text("share-duel-hand"), (HAND + viewer,)))
        found.append((text("share-duel-corruption"), (CORRUPTION + viewer,)))
    for seat in range(2):
        if seat != viewer:
            name = layout.words.plain_seat(seat)
            found.append((text("share-duel-rival-hand", name=name), (HAND + seat,)))
            found.append((text("share-duel-rival-corruption", name=name), (CORRUPTION + seat,)))
    found.append((text("share-duel-sets"), (SETS, SETS + 1)))
    found.append((text("share-duel-used"), (PIROGUES, PIROGUES + 1)))
    found.append((text("share-duel-out"), (REMOVED, BOX)))
    found.append((text("share-duel-pile"), (PILE,)))
    return found
