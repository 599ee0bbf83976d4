"""Sa-Rê in words: tiles, resources, cards, seats and moves, each from the locale files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.components.load import load_game
from game.locale import text
from game.match.seats import Seat
from game.rules.core.game import Move
from game.rules.sare import moves as kinds
from game.rules.sare.tables import FACES, JOKER, RESOURCES, TILES, Tables
from game.ui.boards.kit.phrases import SeatNames, listed

PICTURES = tuple(f"resources/{name}" for name in RESOURCES)
"""The drawing of each resource."""


def icons(amounts: Sequence[int]) -> str:
    """Return resources as rich text with pictures; empty for none."""
    return " ".join(f"<icon:{PICTURES[kind]}>{count}" for kind, count in enumerate(amounts) if count)


def amounts(numbers: Sequence[int]) -> str:
    """Return resources in words: `2 wood and a joker`."""
    return listed(parts(numbers)) or text("amount-nothing")


def parts(numbers: Sequence[int]) -> list[str]:
    """Return each resource there is some of in words."""
    return [text(f"amount-{RESOURCES[kind]}", count=count) for kind, count in enumerate(numbers) if count]


def means(hand: Sequence[int], tokens: Sequence[int], caravans: int = 0) -> str:
    """Return a payment in words: resources from the hand, tokens of each kind of building, caravans."""
    on_buildings = [text(f"token-{RESOURCES[kind]}", count=count) for kind, count in enumerate(tokens) if count]
    return listed(parts(hand) + on_buildings + ([text("amount-caravan", count=caravans)] if caravans else []))


def words_of_price(price: tuple[int, int, int]) -> str:
    """Return a price in a few words."""
    if not any(price):
        return text("offer-sa-re-free")
    parts = [text(f"price-{kind}", count=count) for kind, count in zip("wsg", price, strict=True) if count]
    return " · ".join(parts)


def remark(number: str) -> str:
    """Return, as rich text, the remark that a number of the rules is ours, printed nowhere; empty for a printed one."""
    if load_game("sa-re").numbers[number].source != "reconstruction":
        return ""
    return f"<br><i>{text('about-ours-' + number.replace('_', '-'))}</i>"


class Words(SeatNames):
    """Words for the things a viewer sees. A hidden card is a negative code."""

    def __init__(self, tables: Tables, seats: Sequence[Seat]) -> None:
        super().__init__(seats)
        self.tables = tables

    def tile(self, tile: int) -> str:
        """Return the name of a tile."""
        return text(f"tile-{TILES[tile]}")

    def resource(self, kind: int) -> str:
        """Return the name of a resource."""
        return text(f"resource-{RESOURCES[kind]}")

    def space(self, space: int) -> str:
        """Return the name of a space, such as b2."""
        return self.tables.spaces[space]

    def face(self, piece: int) -> str:
        """Return the face that shows a card, or its back."""
        universe = self.tables.universe
        return universe.names[piece] if piece >= 0 else f"back-{universe.back_names[-1 - piece]}"

    def card(self, piece: int) -> str:
        """Return a card as named in a sentence."""
        if piece < 0:
            return text("card-season-hidden")
        if piece in self.tables.double_gains:
            pair = self.tables.double_gains[piece]
            return text("card-double-of", resources=amounts([pair.count(kind) for kind in range(JOKER)]))
        return self.of_face(self.tables.faces[piece])

    def of_face(self, face: int) -> str:
        """Return the name of a kind of season card."""
        return text(f"resource-{FACES[face]}" if face < JOKER else f"card-{FACES[face]}")

    def pieces(self, pieces: Iterable[int]) -> str:
        """Return several cards in a phrase."""
        return listed([self.card(piece) for piece in pieces])

    def change(self, numbers: Sequence[int]) -> tuple[str, str]:
        """Return a Market's swap in words: resources given and received."""
        return amounts([max(0, -n) for n in numbers]), amounts([max(0, n) for n in numbers])

    def move(self, move: Move, looked_at: Sequence[int]) -> str:
        """Return a move in words, for hints and buttons; `looked_at` are the cards before a Temple."""
        kind, *args = move
        key = f"say-sa-re-{kinds.WORDS[kind]}"
        if kind == kinds.SETTLE:
            return text(key, space=self.space(args[0]))
        if kind in kinds.ON_SITE:
            return text(key, tile=self.tile(args[0]), space=self.space(args[1]))
        if kind == kinds.BARRACKS_PUSH:
            return text(key, name=self.plain_seat(args[0]))
        if kind == kinds.PLACE:
            return text(key, place=kinds.PLACES[args[1]], card=self.card(looked_at[args[0]]))
        if kind == kinds.SWAP:
            give, take = self.change(args[1:])
            return text(key, name=self.plain_seat(args[0]), give=give, take=take)
        if kind == kinds.SOFTEN:
            return text(f"{key}-{args[0]}")
        if kind in (kinds.DISCOUNT, kinds.REDEEM):
            return text(key, amount=text(f"amount-{RESOURCES[args[0]]}", count=1))
        if kind == kinds.PAY:
            return text(key, hand=args[0], tokens=args[1])
        if kind == kinds.WILD:
            return text(key, jokers=args[0], port=args[1], caravans=args[2])
        if kind == kinds.CHARTER:
            return text(key, amounts=self.sources(args))
        if kind == kinds.KEEP:
            return text(key, amounts=amounts(args))
        return text(key)

    def sources(self, sources: Sequence[int]) -> str:
        """Return the payment for a caravan in words: 0 to 3 come from the hand, 4 to 7 are tokens of buildings
        (R-8.3).
        """
        counts = [sources.count(source) for source in range(8)]
        return means(counts[:4], counts[4:])
