"""The duel in words: tiles, tokens, families, seats and moves, each from the locale files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import isqrt

from game.locale import text
from game.match.seats import Seat
from game.rules.core.bits import members
from game.rules.core.game import Move
from game.rules.core.universe import EMPTY
from game.rules.duel import moves as kinds
from game.rules.duel.tables import BACKS, MERCHANT, NAMES, STATUE, THIEF, Tables
from game.rules.duel.tables import FINGER as FINGER_TOKEN
from game.ui.boards.kit.phrases import PieceNames, counted

DIRECTIONS = ("level", "upright", "rising", "falling")
"""The words of the orientations, in their order."""


class Words(PieceNames):
    """Words for the things a viewer sees. A hidden piece is a negative code and is named by its back."""

    def __init__(self, tables: Tables, seats: Sequence[Seat]) -> None:
        super().__init__(tables.universe, seats)
        self.tables = tables

    def family(self, family: int) -> str:
        """Return the name of a family, or of the wild tiles."""
        return text("duel-statues") if family == STATUE else text(f"family-{NAMES[family]}")

    def back(self, back: int) -> str:
        """Return the name of the colour of a back."""
        return text(f"duel-back-{BACKS[back]}")

    def direction(self, orientation: int) -> str:
        """Return in which direction an orientation points."""
        return text(f"duel-direction-{DIRECTIONS[orientation]}")

    def character(self, piece: int) -> str:
        """Return the name of a character: Queen, Scribe …"""
        return text(f"card-{self.role(piece)}")

    def piece(self, piece: int, count: int = 1, *, has_article: bool = False) -> str:
        """Return a piece, or `count` of its kind, as named in a sentence; `has_article` adds the article of goods."""
        tables = self.tables
        if piece < 0:
            return text(f"duel-hidden-{BACKS[-1 - piece]}", count=count)
        if 0 <= piece < len(tables.family) and tables.family[piece] == STATUE and piece not in tables.powers:
            return text("duel-statue", count=count)
        if piece in tables.coin_values:
            return text("duel-deben", value=tables.coin_values[piece], count=count)
        word = self._named(piece)
        if count > 1:
            return text("card-times", count=count, card=word)
        return text("card-some", card=word) if has_article and self._is_goods(piece) else word

    def _is_goods(self, piece: int) -> bool:
        return piece < len(self.tables.family) and piece not in self.tables.powers

    def label(self, piece: int) -> str:
        """Return a piece's name for a list that counts pieces."""
        tables = self.tables
        if piece in tables.coin_values:
            return text("duel-deben-of", value=tables.coin_values[piece])
        is_statue = 0 <= piece < len(tables.family) and tables.family[piece] == STATUE and piece not in tables.powers
        return text("family-statue") if is_statue else self.piece(piece)

    def _named(self, piece: int) -> str:
        """Return the words for one piece whose face is known."""
        tables = self.tables
        if piece in tables.token_kind:
            return text(f"pirogue-{self.component(piece)}")
        family = tables.family[piece]
        if piece in tables.powers:
            kin = text("duel-wild") if family == STATUE else self.family(family)
            return text("card-character", name=self.character(piece), family=kin)
        return text("card-goods", family=self.family(family), scarabs=tables.scarabs[piece])

    def pieces(self, pieces: Iterable[int]) -> str:
        """Return several pieces in a phrase, equal ones counted."""
        return counted(sorted(pieces, key=self._order), self.piece)

    def some(self, pieces: Iterable[int]) -> str:
        """Return several pieces as the object of a verb, with a partitive where the language has one: some wheat and 2
        × fish.
        """
        return counted(sorted(pieces, key=self._order), partial(self.piece, has_article=True))

    def _order(self, piece: int) -> tuple[int, ...]:
        """Return the sort key of pieces in a sentence: tiles by family, characters after goods, then hidden pieces, and
        last the tiles with scarabs, which would seem to go on to a piece named after them.
        """
        tables = self.tables
        if not 0 <= piece < len(tables.family):
            return (0, 99 if piece < 0 else 50, piece)
        return (
            int(tables.scarabs[piece] > 0),
            tables.family[piece],
            int(piece in tables.powers),
            tables.scarabs[piece],
        )

    def deed(self, seat: int, deed: Move) -> str:
        """Return a foreseen deed of a player as a clause: see `deed` of the heuristics."""
        name = self.plain_seat(seat)
        if deed[0] == kinds.TAKE:
            if deed[1] < 0:
                return text("reply-duel-take-hidden", name=name)
            return text("reply-duel-take", name=name, piece=self.piece(deed[1], has_article=True))
        if deed[0] == kinds.SELL:
            return text("reply-duel-sell", name=name, family=self.family(deed[1]))
        return text("reply-duel-refill" if deed[0] == kinds.REFILL else "reply-duel-play", name=name)

    def forecast(self, mine: int, theirs: int, seats: int) -> str:
        """Return as a sentence the points that the viewer and its strongest rival can expect."""
        return text("forecast-duel", mine=mine, theirs=theirs)

    def forecasts(self, better: tuple[int, int], played: tuple[int, int], seats: int) -> str:
        """Return as a sentence these points after a better move, and after the one played."""
        return text("forecasts-duel", mine=better[0], theirs=better[1], own=played[0], others=played[1])

    def move(self, move: Move, market: Sequence[int]) -> str:
        """Return a move in words, for hints."""
        kind, *rest = move
        word = kinds.WORDS[kind]
        if kind == kinds.TAKE:
            return self._take(rest[0], market)
        if kind == kinds.SELL:
            return text("say-duel-sell", family=self.family(rest[0]), pieces=self.pieces(members(rest[1])))
        if kind == kinds.ORIENT:
            return text("say-duel-turn", direction=self.direction(rest[0]))
        if kind == kinds.PICK:
            return text("say-duel-pick", piece=self.piece(rest[0], has_article=True))
        if kind == kinds.DISCARD:
            return text("say-duel-discard", pieces=self.pieces(members(rest[0])))
        if kind == kinds.PLAY:
            return self._play(rest, market)
        if kind == kinds.USE:
            return self._use(rest, market)
        return text(f"say-duel-{word}")

    def _take(self, square: int, market: Sequence[int]) -> str:
        """Return the words for a take; of tiles named alike, the one that turns the Ankh so, or lies there."""
        tile = market[square]
        name = self.piece(tile, has_article=True)
        others = [each for at, each in enumerate(market) if at != square and each != EMPTY]
        alike = [each for each in others if self.piece(each, has_article=True) == name]
        if not alike:
            return text("say-duel-take", piece=name)
        marks = self.tables.mark
        if tile >= 0 and marks[tile] >= 0 and marks[tile] not in [marks[each] for each in alike]:
            return text("say-duel-take-turning", piece=name, direction=self.direction(marks[tile]))
        row, column = divmod(square, isqrt(len(market)))
        return text("say-duel-take-at", piece=name, row=row + 1, column=column + 1)

    def _play(self, rest: list[int], market: Sequence[int]) -> str:
        name = self.character(rest[0])
        power = self.tables.powers[rest[0]]
        if len(rest) == 1:
            return text("say-duel-play", name=name)
        if len(rest) == 3:
            return text(
                "say-duel-play-add", name=name, pieces=self.pieces(members(rest[2])), family=self.family(rest[1])
            )
        if power == THIEF:
            return text("say-duel-play-on", name=name, target=self.back(rest[1]))
        target = self.piece(market[rest[1]]) if power == MERCHANT else self.family(rest[1])
        return text("say-duel-play-on", name=name, target=target)

    def _use(self, rest: list[int], market: Sequence[int]) -> str:
        name = self.piece(rest[0])
        if len(rest) == 1:
            return text("say-duel-use", name=name)
        is_finger = self.tables.token_kind[rest[0]] == FINGER_TOKEN
        target = self.piece(market[rest[1]]) if is_finger else self.family(rest[1])
        return text("say-duel-use-on", name=name, target=target)
