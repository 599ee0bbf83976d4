"""The facts of a game of Sobek as sentences for the log; hidden cards are named by their backs."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.rules.core.bits import mask_of
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.sobek import notes
from game.rules.sobek.scoring import scarabs
from game.rules.sobek.tables import CORRUPTION, HAND, SLOTS, Tables
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.values import LogLine
from game.ui.boards.sobek.words import Words

_HEADING = 2
_DETAIL = 0
_OF_FAMILY = ("set", "add", "lay", "join", "prosper")
_BY_GIVER = ("shed", "leftover", "purge")
"""Moves that are told of the seat that had the cards."""
_MAYBE_UNSEEN = ("draw", "embalm", *_BY_GIVER)
"""Moves whose cards may be hidden from the viewer."""
_TOLD = ("take", "fetch", "steal", "grab", "curse", *_OF_FAMILY, *_MAYBE_UNSEEN)


class Sentences:
    """Tells facts that are already redacted for the viewer."""

    def __init__(self, tables: Tables, words: Words) -> None:
        self._tables = tables
        self._words = words

    def tell(self, facts: Sequence[Fact]) -> list[LogLine]:
        """Return the sentences about the facts of one decision, in order."""
        lines: list[LogLine] = []
        skipped: list[int] = []
        for fact in facts:
            if isinstance(fact, Moved):
                if fact.how == "skip":
                    skipped += fact.pieces
                    continue
                line = self._moved(fact, skipped)
                if fact.how == "take":
                    skipped = []
            elif isinstance(fact, Noted):
                line = self._noted(fact)
            else:
                line = None
            if line is not None:
                lines.append(line)
        return lines

    def _moved(self, fact: Moved, skipped: Sequence[int]) -> LogLine | None:
        words, how = self._words, fact.how
        if how not in _TOLD:
            return None
        giver, taker = _seat_of(fact.src), _seat_of(fact.dst)
        seat = giver if how in _BY_GIVER else taker
        is_unseen = how in _MAYBE_UNSEEN and fact.pieces[0] < 0
        key = f"log-{how}" + ("-over" if how == "take" and skipped else "-unseen" if is_unseen else "")
        family = words.family(fact.at[0] % SLOTS) if how in _OF_FAMILY else ""
        marks = scarabs(self._tables, mask_of(fact.pieces)) if how == "set" else 0
        told = text(
            key, name=words.seat(seat), other=words.seat(giver), count=len(fact.pieces), scarabs=marks,
            points=marks * len(fact.pieces),
            cards=words.pieces(fact.pieces), some=words.some(fact.pieces), skipped=words.some(skipped), family=family,
        )  # fmt: skip
        return LogLine(told, seat, _DETAIL if how == "join" else 1)

    def _noted(self, fact: Noted) -> LogLine | None:
        words, seat, what = self._words, fact.seat, fact.what
        name = words.seat(seat)
        if what in ("start", "round-end", "no-effect", "names-starter"):
            return LogLine(text(f"log-{what}", name=name), seat, _DETAIL if what == "no-effect" else 1)
        if what == "game-end":
            names = [words.seat(s) for s in fact.values]
            return LogLine(text("log-game-end", names=listed(names), count=len(names)), -1, _HEADING)
        match fact.values:
            case notes.Round(round=number):
                return LogLine(text("log-round", round=number), -1, _HEADING)
            case notes.Delivery(cards=cards, left=left):
                return LogLine(text("log-delivery", count=cards, left=left), -1, _DETAIL)
            case notes.Card(card=card):
                return LogLine(text("log-play", name=name, card=words.card(card)), seat)
            case notes.Event(token=token):
                return LogLine(text("log-event", name=name, event=words.token(token)), seat)
            case notes.Guild(symbol=symbol, before=before, after=after):
                return LogLine(
                    text(f"log-{what}", name=name, symbol=words.symbol(symbol), before=before, after=after), seat
                )
            case notes.Deceit(points=points):
                return LogLine(text("log-deceit", name=name, points=points), seat)
            case notes.Search(other=other):
                return LogLine(text("log-search", name=name, other=words.seat(other)), seat)
            case notes.RoundScore(gained=gained, after=total):
                return LogLine(text("log-round-score", name=name, points=gained, total=total), seat, is_outcome=True)
            case notes.Corruption(total=total):
                return LogLine(text("log-corruption", name=name, count=total), seat, _DETAIL, is_outcome=True)
            case notes.Corrupt(steps=steps):
                return LogLine(text("log-corrupt", name=name, steps=steps), seat)
            case notes.StepBack(before=before, after=after):
                return LogLine(text("log-step-back", name=name, before=before, after=after), seat, _DETAIL)
        return None


def _seat_of(zone: int) -> int:
    """Return the seat a zone belongs to, or -1."""
    if zone < HAND:
        return -1
    return (zone - HAND) % (CORRUPTION - HAND)
