"""The facts of a duel as sentences for the log; hidden tiles are named by their backs."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.rules.core.facts import Fact, Looked, Moved, Noted
from game.rules.duel.notes import Ankh, Bonus, Corruption, Play, Sale, Score, Tiles, Use
from game.rules.duel.tables import CORRUPTION, DEBEN, FINGER, HAND, OFFER, PILE, PIROGUES, SCARABS, SETS, Tables
from game.ui.boards.duel.words import Words
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.values import LogLine

_HEADING = 2
_DETAIL = 0
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
        for fact in facts:
            if isinstance(fact, Moved):
                lines.append(self._moved(fact, skipped))
            elif isinstance(fact, Noted):
                lines.append(self._noted(fact, moves))
        if self._has_no_effect(facts):
            seat = next(note.seat for note in notes if note.what == "play")
            lines.append(LogLine(text("log-duel-no-effect"), seat, _DETAIL))
        fills = [fact for fact in moves if fact.how == "fill"]
        if fills:
            lines.append(LogLine(text("log-duel-fill", count=len(fills)), -1, _DETAIL))
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
        told = text(
            key, name=words.seat(seat), other=words.seat(giver), count=count,
            pieces=pieces, some=words.some(fact.pieces), skipped=words.some(skipped),
        )  # fmt: skip
        return LogLine(told, seat, _DETAIL if how == "keep" else 1)

    def _drawn(self, fact: Moved, pieces: str, count: int, taker: int) -> LogLine | None:
        words = self._words
        if fact.dst == OFFER:
            key = "tokens" if fact.pieces[0] >= 0 or self._is_token(fact.pieces[0]) else "two-deben"
            if fact.pieces[0] >= 0 and fact.pieces[0] in self._tables.coin_values:
                key = "two-deben"
            seen = "" if fact.pieces[0] < 0 else pieces
            return LogLine(text(f"log-duel-draw-{key}", count=count, pieces=seen, known=int(bool(seen))), -1, _DETAIL)
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
            return LogLine(text("log-duel-end", name=name), -1, _HEADING)
        if what == "winners":
            names = [words.seat(each) for each in fact.values]
            return LogLine(
                text("log-duel-winners", names=listed(names), count=len(names)), -1, _HEADING, is_outcome=True
            )
        match fact.values:
            case Ankh(mark=mark) if mark >= 0 and not any(move.how == "take" for move in moves):
                return LogLine(text("log-duel-turn", name=name, direction=words.direction(mark)), seat, _DETAIL)
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
                return LogLine(text("log-duel-corruption", name=name, count=total), seat, _DETAIL, is_outcome=True)
            case Score(points=points) if what == "total":
                return LogLine(text("log-duel-total", name=name, points=points), seat, is_outcome=True)
        return None

    def _laid(self, fact: Noted, family: int, count: int, gain: int, moves: Sequence[Moved]) -> LogLine:
        """Return the sentence about tiles that are sold, or join a set."""
        words = self._words
        tiles = next(move.pieces for move in moves if move.how in ("sell", "add"))
        args = {"count": count, "family": words.family(family), "pieces": words.pieces(tiles)}
        return LogLine(text(f"log-duel-{fact.what}", name=words.seat(fact.seat), gain=gain, **args), fact.seat)

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
