"""What happened in a game of Sa-Rê, in sentences for the log; hidden cards are named by their backs."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.sare.harvest import FROM_DOUBLE, FROM_LIBRARY, FROM_PALACE, FROM_POOL, FROM_REVOLT, FROM_TEMPLE
from game.rules.sare.tables import BOTTOM, KEPT, PALACE_ZONE, SCENARIOS
from game.ui.boards.phrases import listed
from game.ui.boards.sare.words import Words, amounts
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
_SILENT = ("continue", "pass", "season-over", "first")
_OF_TILES = ("settle", "launch", "abandon", "demolish", "built", "build")


class Sentences:
    """Tells facts that are already redacted for the viewer; `scenario` is the goal that was chosen."""

    def __init__(self, words: Words, scenario: int) -> None:
        self._words = words
        self._scenario = scenario

    def tell(self, facts: Sequence[Fact]) -> list[Line]:
        """Return the sentences about the facts of one decision, in order; payments of one site are one sentence."""
        lines: list[Line] = []
        hit: set[int] = set()
        for fact in facts:
            line = self._moved(fact) if isinstance(fact, Moved) else None
            if isinstance(fact, Noted):
                line = self._noted(fact)
                if fact.what in ("gauge", "soften"):
                    hit.add(fact.seat)
                elif fact.what == "stop" and hit == {fact.seat}:
                    line = Line(text("log-sa-re-stop-alone", name=self._words.seat(fact.seat)), fact.seat)
            if line is not None:
                lines.append(line)
        return lines

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
        if what == "pool":
            return None
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
            number = values[1] + values[2]
            if not number:
                return None
            paid = amounts([number if kind == values[0] else 0 for kind in range(3)])
            return Line(text("log-sa-re-pay", name=name, amounts=paid), seat, _DETAIL)
        if what == "wild":
            jokers, caravans = values[0] + values[1], values[2]
            parts = [text("amount-joker", count=jokers)] if jokers else []
            parts += [text("amount-caravan", count=caravans)] if caravans else []
            return Line(text("log-sa-re-pay", name=name, amounts=listed(parts)), seat, _DETAIL)
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
            if not any(values):
                return None
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
