"""The duel in words: tiles, tokens, families, seats and moves, and the facts of a game as sentences for the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import isqrt

from game.locale import text
from game.match.seats import Seat
from game.rules.core.bits import members
from game.rules.core.facts import Fact, Looked, Moved, Noted
from game.rules.core.game import Move
from game.rules.core.universe import EMPTY
from game.rules.duel import moves as kinds
from game.rules.duel.notes import Ankh, Bonus, Corruption, Play, Sale, Score, Tiles, Use
from game.rules.duel.tables import (
    BACKS,
    CORRUPTION,
    DEBEN,
    FINGER,
    HAND,
    MERCHANT,
    NAMES,
    OFFER,
    PILE,
    PIROGUES,
    SCARABS,
    SETS,
    STATUE,
    THIEF,
    Tables,
)
from game.rules.duel.tables import FINGER as FINGER_TOKEN
from game.ui.boards.kit.phrases import GameWords, counted, in_order, listed
from game.ui.boards.kit.values import DETAIL, HEADING, Clause, LogLine

DIRECTIONS = ("level", "upright", "rising", "falling")
"""The words for the orientations in text keys, by their numbers."""


class Words(GameWords):
    """Words for the things a viewer sees. A hidden piece is a negative code and is named by its back."""

    several = "several-tiles"

    def __init__(self, tables: Tables, seats: Sequence[Seat]) -> None:
        super().__init__(tables.universe, seats)
        self.tables = tables

    def family(self, family: int) -> str:
        """Return the name of a family, or of the wild tiles."""
        return text("duel-statues") if family == STATUE else text(f"family-{NAMES[family]}")

    def kind(self, piece: int) -> str:
        """Return the name of a tile's family."""
        return self.family(self.tables.family[piece])

    def back(self, back: int) -> str:
        """Return the name of the colour of a back."""
        return text(f"duel-back-{BACKS[back]}")

    def direction(self, orientation: int) -> str:
        """Return the direction of an orientation in words."""
        return text(f"duel-direction-{DIRECTIONS[orientation]}")

    def character(self, piece: int) -> str:
        """Return the name of a character: Queen, Scribe …"""
        return text(f"card-{self.role(piece)}")

    def piece(self, piece: int, count: int = 1, *, has_article: bool = False) -> str:
        """Return a piece, or `count` Statues, Deben or hidden pieces like it, as named in a sentence; `has_article`
        adds the article of goods.
        """
        tables = self.tables
        if piece < 0:
            return text(f"duel-hidden-{BACKS[-1 - piece]}", count=count)
        if self._is_statue(piece):
            return text("duel-statue", count=count)
        if piece in tables.coin_values:
            return text("duel-deben", value=tables.coin_values[piece], count=count)
        word = self._named(piece)
        return text("card-some", card=word) if has_article and self.is_goods(piece) else word

    def is_goods(self, piece: int) -> bool:
        """Return whether a tile is goods of a family."""
        return self._is_plain(piece) and self.tables.family[piece] != STATUE

    def signs(self, piece: int) -> int:
        """Return the number of scarabs on a tile."""
        return self.tables.scarabs[piece]

    def _is_statue(self, piece: int) -> bool:
        return self._is_plain(piece) and self.tables.family[piece] == STATUE

    def _is_plain(self, piece: int) -> bool:
        """Return whether a piece is a tile whose face is known, and no character."""
        return 0 <= piece < len(self.tables.family) and piece not in self.tables.powers

    def pictured(self, piece: int) -> str:
        """Return a tile as the object of a verb beside its picture, which shows scarabs and a character's family."""
        if piece < 0 or self._is_statue(piece):
            return self.piece(piece)
        if piece in self.tables.powers:
            return text("card-power", name=self.character(piece))
        return text("card-some", card=text("card-goods", family=self.kind(piece), scarabs=0))

    def label(self, piece: int) -> str:
        """Return a piece's name for a list that counts pieces."""
        tables = self.tables
        if piece in tables.coin_values:
            return text("duel-deben-of", value=tables.coin_values[piece])
        return text("family-statue") if self._is_statue(piece) else self.piece(piece)

    def single(self, piece: int) -> str:
        """Return the name of a tile that is the only one of its family; of wild tiles, which one it is."""
        return self.label(piece) if self.tables.family[piece] == STATUE else self.kind(piece)

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
        """Return several pieces in a phrase, those of a kind counted."""
        return counted(self.ordered(pieces), self.piece, self)

    def quoted(self, tokens: Iterable[int]) -> str:
        """Return several Pirogues by their names, each in quotation marks: a name may have an `and` of its own."""
        return listed([text("log-duel-pirogue", name=self.piece(each)) for each in self.ordered(tokens)])

    def ordered(self, pieces: Iterable[int]) -> list[int]:
        """Return several pieces in the order in which a phrase names them."""
        return in_order(sorted(pieces, key=self._order), self)

    def some(self, pieces: Iterable[int]) -> str:
        """Return several pieces as the object of a verb, with a partitive where the language has one: some wheat and 2
        fish.
        """
        return counted(self.ordered(pieces), partial(self.piece, has_article=True), self)

    def _order(self, piece: int) -> tuple[int, ...]:
        """Return the sort key of pieces in a sentence: tiles by family, characters after goods, then tokens and hidden
        pieces.
        """
        tables = self.tables
        if not 0 <= piece < len(tables.family):
            return (99 if piece < 0 else 50, piece)
        return (tables.family[piece], int(piece in tables.powers), tables.scarabs[piece])

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

    def forecast(self, mine: int, theirs: int) -> str:
        """Return a sentence with the points that the viewer and its opponent can expect."""
        return text("forecast-duel", mine=mine, theirs=theirs)

    def forecasts(self, better: tuple[int, int], played: tuple[int, int]) -> str:
        """Return a sentence with the points that can be expected after a better move and after the one played.

        Each is the viewer's points and those of its opponent.
        """
        return text("forecasts-duel", mine=better[0], theirs=better[1], own=played[0], others=played[1])

    def move(self, move: Move, market: Sequence[int]) -> str:
        """Return a move in words, for hints; `market` are the pieces on its squares before the move."""
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
            return text("say-duel-play-steal", name=name, back=self.back(rest[1]))
        target = self.piece(market[rest[1]]) if power == MERCHANT else self.family(rest[1])
        return text("say-duel-play-on", name=name, target=target)

    def _use(self, rest: list[int], market: Sequence[int]) -> str:
        name = self.piece(rest[0])
        if len(rest) == 1:
            return text("say-duel-use", name=name)
        is_finger = self.tables.token_kind[rest[0]] == FINGER_TOKEN
        target = self.piece(market[rest[1]]) if is_finger else self.family(rest[1])
        return text("say-duel-use-on", name=name, target=target)

    def clause(self, move: Move, market: Sequence[int]) -> Clause | None:
        """Return a move as a part of a sentence: a tile by its name, a sale by its family, a power by its owner alone.

        None for a choice within a turn that is told by its tiles.
        """
        kind, *rest = move
        if kind in (kinds.TAKE, kinds.PICK):
            piece = self.piece(market[rest[0]] if kind == kinds.TAKE else rest[0], has_article=True)
            return Clause(text("phrase-duel-take", piece=piece), piece, text("answer-duel-take", piece=piece))
        if kind == kinds.SELL:
            family, wild = rest[0], 0 if rest[0] == STATUE else rest[1] & self.tables.families[STATUE]
            named = {"family": self.family(family), "statues": wild.bit_count()}
            keys = "phrase-duel-sell", "phrase-duel-sell-alone", "answer-duel-sell"
            return Clause(*(text(key, **named) for key in keys))
        if kind in (kinds.PLAY, kinds.USE):
            key = f"phrase-duel-{kinds.WORDS[kind]}"
            name = self.character(rest[0]) if kind == kinds.PLAY else self.piece(rest[0])
            return Clause(text(key, name=name), text(f"{key}-alone", name=name))
        if kind in (kinds.REFILL, kinds.EXCHANGE, kinds.KEEP):
            return Clause(text(f"phrase-duel-{kinds.WORDS[kind]}"))
        return None


_BY_GIVER = ("exchange", "discard", "cleanse", "unsold", "left-over")
"""Moves that are told of the seat that had the pieces."""
_MAYBE_UNSEEN = ("steal", "pick", "raise", *_BY_GIVER[1:])
"""Moves whose pieces may be hidden from the viewer."""
_TOLD = ("take", "buy", "keep", "exchange", *_MAYBE_UNSEEN)
_OWNED = (HAND, CORRUPTION, SETS, PIROGUES, DEBEN)


class Sentences:
    """Tells facts that are already redacted for the viewer."""

    def __init__(self, tables: Tables, words: Words) -> None:
        self._tables = tables
        self._words = words

    def tell(self, facts: Sequence[Fact]) -> list[LogLine]:
        """Return the sentences about the facts of one decision, in order."""
        moves = [fact for fact in facts if isinstance(fact, Moved)]
        notes = [fact for fact in facts if isinstance(fact, Noted)]
        lines: list[LogLine | None] = []
        skipped = [piece for fact in moves if fact.how == "skip" for piece in fact.pieces]
        if any(note.what == "start" for note in notes):
            return [self._start(next(note.seat for note in notes if note.what == "start"))]
        is_trade = any(fact.how == "exchange" for fact in moves)
        for fact in facts:
            if isinstance(fact, Moved):
                is_told = is_trade and fact.how == "draw" and fact.pieces[0] < 0  # by the exchange
                lines.append(None if is_told else self._moved(fact, skipped))
            elif isinstance(fact, Noted):
                lines.append(self._noted(fact, moves))
        if self._has_no_effect(facts):
            seat = next(note.seat for note in notes if note.what == "play")
            lines.append(LogLine(text("log-duel-no-effect"), seat, DETAIL))
        fills = [fact for fact in moves if fact.how == "fill"]
        if fills:
            lines.append(LogLine(text("log-duel-fill", count=len(fills)), -1, DETAIL))
        return [line for line in lines if line is not None]

    def _start(self, seat: int) -> LogLine:
        return LogLine(text("log-duel-start", name=self._words.seat(seat)), seat)

    @staticmethod
    def _has_no_effect(facts: Sequence[Fact]) -> bool:
        """Return whether a character was played and nothing came of it."""
        words = [fact.what for fact in facts if isinstance(fact, Noted)]
        if "play" not in words or not {"turn", "end"} & set(words):
            return False
        return not any(isinstance(fact, Looked) or (isinstance(fact, Moved) and fact.how != "play") for fact in facts)

    def _moved(self, fact: Moved, skipped: Sequence[int]) -> LogLine | None:
        words, how = self._words, fact.how
        giver, taker = _seat_of(fact.src), _seat_of(fact.dst)
        pieces, count = words.pieces(fact.pieces), len(fact.pieces)
        if how == "draw":
            return self._drawn(fact, pieces, count, taker)
        if how not in _TOLD:
            return None
        seat = giver if how in _BY_GIVER else taker
        is_unseen = how in _MAYBE_UNSEEN and fact.pieces[0] < 0
        key = f"log-duel-{how}" + ("-over" if how == "take" and skipped else "-unseen" if is_unseen else "")
        args: dict[str, str | int] = {
            "name": words.seat(seat), "other": words.seat(giver), "count": count, "pieces": pieces,
            "some": words.some(fact.pieces), "skipped": words.some(skipped), "passed": len(skipped),
        }  # fmt: skip
        brief = text(f"{key}-brief", **args) if how == "take" and skipped else ""
        pictured = text("log-duel-take", **args | {"some": words.pictured(fact.pieces[0])}) if how == "take" else ""
        also = text(f"{key}-also") if how == "exchange" else ""
        weight = DETAIL if how == "keep" else 1
        return LogLine(text(key, **args), seat, weight, brief=brief, pictured=pictured, also=also)

    def _drawn(self, fact: Moved, pieces: str, count: int, taker: int) -> LogLine | None:
        words = self._words
        if fact.dst == OFFER:
            key = "tokens" if fact.pieces[0] >= 0 or self._is_token(fact.pieces[0]) else "two-deben"
            if fact.pieces[0] >= 0 and fact.pieces[0] in self._tables.coin_values:
                key = "two-deben"
            seen = "" if fact.pieces[0] < 0 else words.quoted(fact.pieces) if key == "tokens" else pieces
            return LogLine(text(f"log-duel-draw-{key}", count=count, pieces=seen, known=int(bool(seen))), -1, DETAIL)
        if fact.src == PILE:
            key = "log-duel-draw" if fact.pieces[0] >= 0 else "log-duel-draw-unseen"
            return LogLine(text(key, name=words.seat(taker), count=count, some=words.some(fact.pieces)), taker)
        return LogLine(text("log-duel-draw-deben", name=words.seat(taker), some=pieces), taker)

    def _is_token(self, code: int) -> bool:
        return code < 0 and self._tables.universe.back_names[-1 - code] == "pirogue"

    def _noted(self, fact: Noted, moves: Sequence[Moved]) -> LogLine | None:
        words, seat, what = self._words, fact.seat, fact.what
        name = words.seat(seat)
        if what == "refill":
            return LogLine(text("log-duel-refill", name=name), seat)
        if what == "end":
            return LogLine(text("log-duel-end", name=name), -1, HEADING)
        if what == "winners":
            names = [words.seat(each) for each in fact.values]
            return LogLine(
                text("log-duel-winners", names=listed(names), count=len(names)), -1, HEADING, is_outcome=True
            )
        match fact.values:
            case Ankh(mark=mark) if mark >= 0 and not any(move.how == "take" for move in moves):
                return LogLine(text("log-duel-turn", name=name, direction=words.direction(mark)), seat, DETAIL)
            case Sale(family=family, tiles=count, gain=gain):
                return self._laid(fact, family, count, gain, moves)
            case Tiles(family=family, tiles=count) if what == "add":
                return self._laid(fact, family, count, 0, moves)
            case Play(character=character):
                return LogLine(text("log-duel-play", name=name, piece=words.piece(character)), seat)
            case Use(token=token, target=target):
                return self._used(seat, token, target)
            case Bonus(difference=difference, coins=coins, points=points):
                told = text("log-duel-bonus", name=name, difference=difference, count=coins, points=points)
                return LogLine(told, seat, is_outcome=True)
            case Corruption(total=total):
                return LogLine(text("log-duel-corruption", name=name, count=total), seat, DETAIL, is_outcome=True)
            case Score(points=points) if what == "total":
                return LogLine(text("log-duel-total", name=name, points=points), seat, is_outcome=True)
        return None

    def _laid(self, fact: Noted, family: int, count: int, gain: int, moves: Sequence[Moved]) -> LogLine:
        """Return the sentence about tiles that are sold, or join a set."""
        words = self._words
        tiles = next(move.pieces for move in moves if move.how in ("sell", "add"))
        args: dict[str, str | int] = {
            "name": words.seat(fact.seat), "gain": gain, "count": count, "family": words.family(family),
            "pieces": words.pieces(tiles),
        }  # fmt: skip
        key = f"log-duel-{fact.what}"
        return LogLine(text(key, **args), fact.seat, brief=text(f"{key}-brief", **args))

    def _used(self, seat: int, token: int, target: int) -> LogLine:
        words = self._words
        name, piece = words.seat(seat), words.piece(token)
        kind = self._tables.token_kind[token]
        if kind == SCARABS and target >= 0:
            return LogLine(text("log-duel-use-on", name=name, token=piece, target=words.family(target)), seat)
        if kind in (SCARABS, FINGER) and target < 0:
            return LogLine(text("log-duel-use-idle", name=name, token=piece), seat)
        return LogLine(text("log-duel-use", name=name, token=piece), seat)


def _seat_of(zone: int) -> int:
    """Return the seat a zone belongs to, or -1."""
    for first in _OWNED:
        if first <= zone < first + 2:
            return zone - first
    return -1
