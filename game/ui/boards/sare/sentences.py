"""What happened in a game of Sa-Rê, in sentences for the log; hidden cards are named by their backs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.locale import text
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.sare.harvest import FROM_DOUBLE, FROM_LIBRARY, FROM_PALACE, FROM_POOL, FROM_REVOLT, FROM_TEMPLE
from game.rules.sare.tables import BOTTOM, JOKER, KEPT, PALACE_ZONE, SCENARIOS
from game.ui.boards.phrases import listed
from game.ui.boards.sare.gathering import gather
from game.ui.boards.sare.words import Words, amounts, means
from game.ui.boards.values import Line

_HEADING = 2
_DETAIL = 0
_SOURCES = {
    FROM_POOL: "pool",
    FROM_DOUBLE: "double",
    FROM_TEMPLE: "temple",
    FROM_PALACE: "palace",
    FROM_LIBRARY: "library",
    FROM_REVOLT: "revolt",
}
_PLAIN = ("ready", "pay-gold", "temple", "stop", "continue", "finish", "revolt")
_SILENT = ("continue", "pass", "season-over", "first", "pool", "exchange")
_OF_TILES = ("settle", "launch", "abandon", "demolish", "built", "build")


class Sentences:
    """Tells facts that are already redacted for the viewer; `scenario` is the goal that was chosen."""

    def __init__(self, words: Words, scenario: int) -> None:
        self._words = words
        self._scenario = scenario

    def tell(self, facts: Sequence[Fact]) -> list[Line]:
        """Return the sentences about facts, in order; what belongs to one payment or one effect is one sentence."""
        lines: list[Line] = []
        hit: set[int] = set()
        for group in gather([fact for fact in facts if not self._is_silent(fact)]):
            first = group[0]
            if not isinstance(first, Noted):
                lines += self._one(first)
                continue
            if first.what in ("gauge", "soften"):
                hit |= {fact.seat for fact in group if isinstance(fact, Noted)}
            noted = [fact for fact in group if isinstance(fact, Noted)]
            if first.what == "stop" and hit == {first.seat}:
                lines.append(Line(text("log-sa-re-stop-alone", name=self._words.seat(first.seat)), first.seat))
                noted = noted[1:]
            lines += self._gathered(noted) if len(noted) > 1 else [line for fact in noted for line in self._one(fact)]
        return lines

    @staticmethod
    def _is_silent(fact: Fact) -> bool:
        if not isinstance(fact, Noted):
            return False
        return fact.what in _SILENT or (fact.what in ("store", "discard") and not any(fact.values))

    def _one(self, fact: Fact) -> list[Line]:
        line = self._noted(fact) if isinstance(fact, Noted) else self._moved(fact) if isinstance(fact, Moved) else None
        return [] if line is None else [line]

    def _gathered(self, facts: Sequence[Noted]) -> list[Line]:
        """Return one sentence about facts that belong together."""
        first, words = facts[0], self._words
        if first.what == "build":
            return [self._bill(facts)]
        if first.what == "gauge":
            moved = [
                f"{words.seat(fact.seat)} {fact.values[0]}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{fact.values[1]}"
                for fact in facts
            ]
            return [Line(text("log-sa-re-gauges", gauges=", ".join(moved)), -1, _DETAIL)]
        if first.what == "refill":
            got = [f"{words.seat(fact.seat)} {amounts(fact.values)}" for fact in facts]
            return [Line(text("log-sa-re-refills", tokens=" · ".join(got)), -1, _DETAIL)]
        name = words.seat(first.seat)
        if first.what == "stop":
            return [Line(text("log-sa-re-stop-pool", name=name, amounts=amounts(facts[1].values[1:])), first.seat)]
        (line,) = self._one(first)
        more = [
            text(f"log-sa-re-also-{fact.what}", amounts=amounts(fact.values[fact.what == "gain" :]))
            for fact in facts[1:]
        ]
        return [replace(line, markup=" ".join([line.markup, *more]))]

    def _bill(self, facts: Sequence[Noted]) -> Line:
        """Return what was built or begun, and all that was paid for it."""
        hand, tokens, off, caravans = [0, 0, 0, 0], [0, 0, 0, 0], -1, 0
        for fact in facts:
            if fact.what == "pay":
                kind, hand[kind], tokens[kind] = fact.values
            elif fact.what == "wild":
                hand[JOKER], tokens[JOKER], caravans = fact.values
            elif fact.what == "discount":
                off = fact.values[0]
        (line,) = self._one(facts[-1])
        sentences = [line.markup]
        paid = means(hand, tokens, caravans)
        if paid:
            sentences.append(text("log-sa-re-also-paid", amounts=paid))
        if off >= 0:
            sentences.append(text("log-sa-re-discount", amounts=amounts([int(kind == off) for kind in range(3)])))
        return replace(line, markup=" ".join(sentences))

    def _moved(self, fact: Moved) -> Line | None:
        words, how = self._words, fact.how
        cards = words.cards(fact.pieces)
        if how == "draw":
            return Line(text("log-sa-re-draw", card=cards), -1)
        if how == "reveal":
            return Line(text("log-sa-re-reveal", card=cards), -1)
        if how == "darkness":
            return Line(text("log-sa-re-darkness", card=cards), -1, _DETAIL)
        if how == "seize":
            seat = fact.dst - PALACE_ZONE
            return Line(text("log-sa-re-seize", name=words.seat(seat), card=cards), seat)
        if how == "keep":
            seat = fact.dst - KEPT
            key = "log-sa-re-keep" if fact.pieces[0] >= 0 else "log-sa-re-keep-unseen"
            return Line(text(key, name=words.seat(seat), card=cards), seat)
        if how == "return":
            place = "bottom" if fact.dst >= BOTTOM else "top"
            key = "log-sa-re-return" if fact.pieces[0] >= 0 else "log-sa-re-return-unseen"
            return Line(text(key, place=place, card=cards), -1, _DETAIL)
        return None

    def _noted(self, fact: Noted) -> Line | None:
        words, seat, values, what = self._words, fact.seat, fact.values, fact.what
        name = words.seat(seat)
        if what in _SILENT:
            return None
        if what == "round":
            return Line(text("log-sa-re-round", round=values[0], name=name), -1, _HEADING)
        if what == "season":
            return Line(text("log-sa-re-season", name=name), -1, _HEADING)
        if what == "construction":
            return Line(text("log-sa-re-construction"), -1, _HEADING)
        if what in _OF_TILES:
            if what == "build":
                return None
            tile, space = words.tile(values[0]), words.space(values[1])
            return Line(text(f"log-sa-re-{what}", name=name, tile=tile, space=space), seat)
        if what in _PLAIN:
            return Line(text(f"log-sa-re-{what}", name=name), seat)
        if what == "gauge":
            return Line(text("log-sa-re-gauge", name=name, before=values[0], after=values[1]), seat, _DETAIL)
        if what == "gain":
            key = f"log-sa-re-gain-{_SOURCES[values[0]]}"
            return Line(text(key, name=name, amounts=amounts(values[1:])), seat)
        if what == "short":
            key = "log-sa-re-short" if seat >= 0 else "log-sa-re-short-pool"
            return Line(text(key, name=name, amounts=amounts(values)), seat)
        if what in ("horus", "dawn"):
            return Line(text(f"log-sa-re-{what}"), -1, _DETAIL)
        if what == "night":
            return Line(text("log-sa-re-night", count=values[0]), -1)
        if what == "barracks":
            return Line(text("log-sa-re-barracks", name=name, other=words.seat(values[0])), seat)
        if what == "soften":
            return Line(text(f"log-sa-re-soften-{values[0]}", name=name), seat)
        if what == "swap":
            give, take = words.change(values[1:])
            other = words.seat(values[0])
            return Line(text("log-sa-re-swap", name=name, other=other, give=give, take=take), seat)
        return self._of_building(fact, name)

    def _of_building(self, fact: Noted, name: str) -> Line | None:
        words, seat, values, what = self._words, fact.seat, fact.values, fact.what
        if what == "pay":
            kind, hand, tokens = values
            paid = means([hand * (each == kind) for each in range(3)], [tokens * (each == kind) for each in range(3)])
            return Line(text("log-sa-re-pay", name=name, amounts=paid), seat, _DETAIL) if paid else None
        if what == "wild":
            jokers, port, caravans = values
            paid = means((0, 0, 0, jokers), (0, 0, 0, port), caravans)
            return Line(text("log-sa-re-pay", name=name, amounts=paid), seat, _DETAIL)
        if what == "discount":
            amount = amounts([int(kind == values[0]) for kind in range(3)])
            return Line(text("log-sa-re-discount", amounts=amount), seat, _DETAIL)
        if what == "step":
            return Line(text("log-sa-re-step", name=name, number=values[0], step=values[1]), seat)
        if what == "charter":
            return Line(text("log-sa-re-charter", name=name, amounts=words.sources(values)), seat)
        if what == "redeem":
            got = amounts([int(kind == values[0]) for kind in range(3)])
            return Line(text("log-sa-re-redeem", name=name, amounts=got), seat)
        if what in ("store", "discard"):
            return Line(text(f"log-sa-re-{what}", name=name, amounts=amounts(values)), seat, _DETAIL)
        if what == "refill":
            return Line(text("log-sa-re-refill", name=name, amounts=amounts(values)), seat, _DETAIL)
        if what == "growth":
            return Line(text("log-sa-re-growth", name=name, count=values[0]), seat)
        if what in ("finished", "end"):
            names = listed([words.seat(each) for each in values])
            goal = text(f"scenario-{SCENARIOS[self._scenario]}")
            return Line(text(f"log-sa-re-{what}", names=names, count=len(values), goal=goal), -1, _HEADING)
        if what == "tie-break":
            figures = {"count": values[0], "steps": values[2], "number": -values[3]}
            return Line(text("log-sa-re-tie-break", name=name, **figures), seat, _DETAIL)
        return None
