"""Sobek in words: cards, families, seats and moves, each from the locale files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from game.locale import text
from game.match.seats import Seat
from game.rules.core.bits import members
from game.rules.core.game import Move
from game.rules.sobek import moves as kinds
from game.rules.sobek.tables import AMULET, BACKS, FAMILIES, SYMBOLS, Tables
from game.ui.boards.kit.phrases import PieceNames, counted


class Words(PieceNames):
    """Words for the things a viewer sees. A hidden piece is a negative code and is named by its back."""

    def __init__(self, tables: Tables, seats: Sequence[Seat]) -> None:
        super().__init__(tables.universe, seats)
        self.tables = tables

    def family(self, slot: int) -> str:
        """Return the name of a family, or of amulets alone."""
        return text(f"family-{FAMILIES[slot]}")

    def back(self, back: int) -> str:
        """Return the name of the colour of a back."""
        return text(f"back-{BACKS[back]}")

    def card(self, piece: int, count: int = 1, *, has_article: bool = False) -> str:
        """Return a card, or `count` of its kind, as named in a sentence; `has_article` adds the article of goods."""
        tables = self.tables
        if piece < 0:
            return text("card-hidden", back=BACKS[-1 - piece], count=count)
        if piece in tables.event:
            return self.token(piece)
        family = tables.family[piece]
        if family == AMULET:
            return text("card-amulet", count=count)
        if piece in tables.power:
            return text("card-character", name=text(f"card-{self.role(piece)}"), family=self.family(family))
        words = text("card-goods", family=self.family(family), scarabs=tables.worth[piece])
        if count > 1:
            return text("card-times", count=count, card=words)
        return text("card-some", card=words) if has_article else words

    def label(self, piece: int) -> str:
        """Return a card's name for a list that counts cards."""
        return text("amulet-one") if self.tables.family[piece] == AMULET else self.card(piece)

    def token(self, piece: int) -> str:
        """Return an event token as named in a sentence."""
        if piece < 0:
            return text("event-hidden")
        symbol = self.tables.guild_symbol.get(piece)
        if symbol is not None:
            return text("event-guild-of", symbol=self.symbol(symbol))
        return text(f"event-{self.component(piece)}")

    def symbol(self, symbol: int) -> str:
        """Return the name of a symbol of the track."""
        return text(f"symbol-{SYMBOLS[symbol]}")

    def pieces(self, pieces: Iterable[int]) -> str:
        """Return several cards in a phrase, equal ones counted, those with scarabs last."""
        return counted(sorted(pieces, key=self._has_scarabs), self.card)

    def some(self, pieces: Iterable[int]) -> str:
        """Return several cards as the object of a verb, with a partitive where the language has one: some wheat and 2 ×
        fish.
        """
        return counted(sorted(pieces, key=self._has_scarabs), partial(self.card, has_article=True))

    def _has_scarabs(self, piece: int) -> bool:
        """Return whether a card shows scarabs, which would seem to go on to the card named after it."""
        return 0 <= piece < len(self.tables.worth) and self.tables.worth[piece] > 0

    def deed(self, seat: int, deed: Move) -> str:
        """Return a foreseen deed of a player as a clause: see `deed` of the heuristics."""
        name = self.plain_seat(seat)
        if deed[0] == kinds.TAKE:
            if deed[1] < 0:
                return text("reply-take-hidden", name=name)
            return text("reply-take", name=name, card=self.card(deed[1], has_article=True))
        if deed[0] == kinds.SET:
            return text("reply-set", name=name, family=self.family(deed[1]))
        return text("reply-play", name=name)

    def forecast(self, mine: int, theirs: int, seats: int) -> str:
        """Return as a sentence the points that the viewer and its strongest rival can expect."""
        return text("forecast-many" if seats > 2 else "forecast", mine=mine, theirs=theirs)

    def forecasts(self, better: tuple[int, int], played: tuple[int, int], seats: int) -> str:
        """Return as a sentence these points after a better move, and after the one played."""
        key = "forecasts-many" if seats > 2 else "forecasts"
        return text(key, mine=better[0], theirs=better[1], own=played[0], others=played[1])

    def move(self, move: Move, quays: Sequence[int]) -> str:
        """Return a move in words, for hints and buttons."""
        kind = move[0]
        word = kinds.WORDS[kind]
        args: dict[str, str | int] = {}
        for shape, value in zip(kinds.SHAPES[kind].split(), move[1:], strict=True):
            if shape == "place":
                args["card"] = self.card(quays[value], has_article=True)
                args["place"] = value + 1
            elif shape == "slot":
                args["family"] = self.family(value)
            elif shape == "cards":
                args["cards"] = self.pieces(members(value))
                args["count"] = value.bit_count()
            elif shape == "seat":
                args["name"] = self.plain_seat(value)
            elif shape == "back":
                args["back"] = self.back(value)
            else:
                args["card"] = self.card(value, has_article=True)
        if kind in (kinds.TAKE, kinds.FETCH):
            names = [self.card(card, has_article=True) for card in quays]
            if names.count(str(args["card"])) > 1:
                return text("say-take-at", **args)
            del args["place"]
        return text(f"say-{word}", **args)
