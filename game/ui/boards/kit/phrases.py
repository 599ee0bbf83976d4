"""Phrases shared by the words of every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from game.locale import text
from game.match.seats import Seat
from game.rules.core.universe import Universe


class GameWords(ABC):
    """The words of a game for its pieces, as its universe numbers them, and for the players at a table.

    A hidden piece is a negative code and is named by its back.
    """

    def __init__(self, universe: Universe, seats: Sequence[Seat]) -> None:
        self.universe = universe
        self.seats = seats

    @abstractmethod
    def pieces(self, pieces: Iterable[int]) -> str:
        """Return several pieces in a phrase."""

    def choice(self, piece: int) -> str:
        """Return a piece as one of the answers to a question that names what they all are."""
        return self.pieces([piece])

    def ordered(self, pieces: Iterable[int]) -> list[int]:
        """Return several pieces in the order in which a phrase names them."""
        return list(pieces)

    @abstractmethod
    def kind(self, piece: int) -> str:
        """Return the name of all the pieces that are counted together with a piece."""

    def seat(self, seat: int) -> str:
        """Return the name of a player, in bold."""
        return f"<b>{self.plain_seat(seat)}</b>"

    def plain_seat(self, seat: int) -> str:
        """Return the name of a player; empty for nobody."""
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

    def component(self, piece: int) -> str:
        """Return the name of the component a piece is, such as `wheat`, `queen.ivory` or `seven`."""
        name = self.universe.names[piece]
        head, _, tail = name.partition(".")
        return head if tail.isdecimal() else name

    def role(self, piece: int) -> str:
        """Return the word for a character in text keys, whatever its family, such as `queen` or `scribe`."""
        return self.component(piece).partition(".")[0]

    def face(self, piece: int) -> str:
        """Return the face that shows a piece, or its back if it is hidden."""
        universe = self.universe
        return universe.names[piece] if piece >= 0 else f"back-{universe.back_names[-1 - piece]}"


class GoodsWords(Protocol):
    """The words for goods: pieces of a family; all those of one that have signs, which count, have as many of them."""

    several: str
    """The key of the text that counts goods of a family."""

    def is_goods(self, piece: int) -> bool:
        """Return whether a piece is goods of a family."""

    def kind(self, piece: int) -> str:
        """Return the name of the family of goods."""

    def signs(self, piece: int) -> int:
        """Return the number of signs on goods."""


def in_order(pieces: Iterable[int], words: GoodsWords) -> list[int]:
    """Return pieces in the order in which `counted` names them: goods of a family together, those with signs last,
    where they would otherwise seem to go on to the pieces named after them.
    """
    groups: dict[object, list[int]] = {}
    for piece in pieces:
        groups.setdefault(words.kind(piece) if words.is_goods(piece) else piece, []).append(piece)

    def signs(piece: int) -> int:
        return words.signs(piece) if words.is_goods(piece) else 0

    found = [sorted(group, key=signs) for group in groups.values()]
    return [piece for group in sorted(found, key=lambda group: signs(group[0]) > 0) for piece in group]


def counted(pieces: Sequence[int], named: Callable[[int, int], str], words: GoodsWords) -> str:
    """Return several pieces that are `in_order` in a phrase: the goods of each family by their number, other equal ones
    counted; `named` gives the words for so many pieces like one.
    """
    groups: dict[tuple[bool, str], list[int]] = {}
    for piece in pieces:
        is_goods = words.is_goods(piece)
        groups.setdefault((is_goods, words.kind(piece) if is_goods else named(piece, 1)), []).append(piece)
    parts = []
    for (is_goods, _), group in groups.items():
        if is_goods and len(group) > 1:
            parts.append(_several_goods(group, words, is_aside=len(groups) > 1))
        else:
            parts.append(named(group[0], len(group)))
    return listed(parts)


def _several_goods(goods: Sequence[int], words: GoodsWords, *, is_aside: bool) -> str:
    """Return several goods of a family in a phrase: `3 fish, one with a sign`; `is_aside` sets brackets, without which
    other things of the phrase would seem to be meant.
    """
    marked = [each for each in map(words.signs, goods) if each]
    which = "none" if not marked else "all" if len(marked) == len(goods) else "some"
    if marked and is_aside:
        which += "-aside"
    several = text(words.several, count=len(goods), family=words.kind(goods[0]))
    return text("several-goods", goods=several, which=which, marked=len(marked), signs=max(marked, default=0))


class KindWords(Protocol):
    """The words for a hand: the name of a piece that is the only one of its kind, and the name of the kind."""

    def single(self, piece: int) -> str:
        """Return the name of a piece that is the only one of its kind, such as `amulet`."""

    def kind(self, piece: int) -> str:
        """Return the name of a kind, such as `amulets`."""


def in_kinds(pieces: Iterable[int], words: KindWords) -> str:
    """Return several pieces by the kind they count as: `3 fish, wheat, amulet`."""
    alike: dict[str, list[int]] = {}
    for piece in pieces:
        alike.setdefault(words.single(piece), []).append(piece)
    return ", ".join(
        name if len(group) == 1 else text("holds-kind", count=len(group), kind=words.kind(group[0]))
        for name, group in alike.items()
    )


def listed(parts: Sequence[str]) -> str:
    """Return `parts` as one phrase: `a, b and c`; '' for none."""
    if not parts:
        return ""
    if len(parts) == 1:
        return parts[0]
    return text("list-and", rest=", ".join(parts[:-1]), last=parts[-1])


def figured(name: str, figure: object) -> str:
    """Return a name with its figure, as in a list."""
    return text("name-figure", name=name, figure=str(figure))


def besides_taking(can_sell: bool, can_play: bool) -> str:
    """Return the word that stands in texts for the alternatives to taking: sell, play, both or none."""
    return ("none", "play", "sell", "both")[2 * can_sell + can_play]


def rounded(share: float) -> str:
    """Return a share of a game in whole percent as text, with a minus sign if it is below 0."""
    return str(round(100 * share)).replace("-", "\N{MINUS SIGN}")


def signed(share: float, digits: int | None = None) -> str:
    """Return a share of a game in percent as text, with its sign and `digits` decimals, none by default."""
    percent = round(100 * share, digits)
    sign = "plus" if percent > 0 else "minus" if percent < 0 else "none"
    return text("analysis-points", sign=sign, percent=abs(percent))


def capitalized(words: str) -> str:
    """Return words with a capital, as at the beginning of a line."""
    return words[:1].upper() + words[1:]
