"""The facts of a game of Sa-Rê as sentences for the log; hidden cards are named by their backs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.locale import text
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.sare import notes
from game.rules.sare.season import FROM_DOUBLE, FROM_LIBRARY, FROM_PALACE, FROM_POOL, FROM_REVOLT, FROM_TEMPLE
from game.rules.sare.tables import BOTTOM, JOKER, KEPT, PALACE_ZONE, SCENARIOS
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.values import LogLine
from game.ui.boards.sare.gathering import gather
from game.ui.boards.sare.words import Words, amounts, means

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
_TAKEN = {"seize": PALACE_ZONE, "keep": KEPT}
"""Cards that are taken, and the first seat's zone for them."""
_TOLD = ("draw", "reveal", "darkness", "return", *_TAKEN)
_PLAIN = ("ready", "pay-gold", "temple", "stop", "continue", "finish", "revolt")
_SILENT = ("continue", "pass", "season-over", "first", "pool", "exchange")


class Sentences:
    """Puts facts, already redacted for the viewer, into sentences; `scenario` is the goal."""

    def __init__(self, words: Words, scenario: int) -> None:
        self._words = words
        self._scenario = scenario

    def tell(self, facts: Sequence[Fact]) -> list[LogLine]:
        """Return the sentences for facts, in order; the facts of one payment or one effect share a sentence."""
        lines: list[LogLine] = []
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
                lines.append(LogLine(text("log-sa-re-stop-alone", name=self._words.seat(first.seat)), first.seat))
                noted = noted[1:]
            lines += self._gathered(noted) if len(noted) > 1 else [line for fact in noted for line in self._one(fact)]
        return lines

    @staticmethod
    def _is_silent(fact: Fact) -> bool:
        if not isinstance(fact, Noted):
            return False
        return fact.what in _SILENT or (fact.what in ("store", "discard") and not any(fact.values))

    def _one(self, fact: Fact) -> list[LogLine]:
        line = self._noted(fact) if isinstance(fact, Noted) else self._moved(fact) if isinstance(fact, Moved) else None
        return [] if line is None else [line]

    def _gathered(self, facts: Sequence[Noted]) -> list[LogLine]:
        """Return one sentence about facts that belong together."""
        first, words = facts[0], self._words
        if first.what == "build":
            return [self._bill(facts)]
        if first.what == "gauge":
            moved = []
            for fact in facts:
                gauge = notes.Gauge(*fact.values)
                path = f"{gauge.before}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{gauge.after}"
                moved.append(text("log-sa-re-gauge-path", name=words.seat(fact.seat), path=path))
            return [LogLine(text("log-sa-re-gauges", gauges=", ".join(moved)), -1, _DETAIL)]
        if first.what == "refill":
            got = [f"{words.seat(fact.seat)} {amounts(fact.values)}" for fact in facts]
            return [LogLine(text("log-sa-re-refills", tokens=" · ".join(got)), -1, _DETAIL)]
        name = words.seat(first.seat)
        if first.what == "stop":
            return [LogLine(text("log-sa-re-stop-pool", name=name, amounts=amounts(_gained(facts[1]))), first.seat)]
        (line,) = self._one(first)
        more = [text(f"log-sa-re-also-{fact.what}", amounts=amounts(_gained(fact))) for fact in facts[1:]]
        return [replace(line, markup=" ".join([line.markup, *more]))]

    def _bill(self, facts: Sequence[Noted]) -> LogLine:
        """Return the building, complete or begun, and its whole payment."""
        hand, tokens, off, caravans = [0, 0, 0, 0], [0, 0, 0, 0], -1, 0
        for fact in facts:
            match fact.values:
                case notes.Pay(kind=kind, hand=from_hand, tokens=from_tokens):
                    hand[kind], tokens[kind] = from_hand, from_tokens
                case notes.Wild(jokers=jokers, port=port, caravans=of_caravans):
                    hand[JOKER], tokens[JOKER], caravans = jokers, port, of_caravans
                case notes.Resource(kind=kind) if fact.what == "discount":
                    off = kind
        (line,) = self._one(facts[-1])
        sentences = [line.markup]
        paid = means(hand, tokens, caravans)
        if paid:
            sentences.append(text("log-sa-re-also-paid", amounts=paid))
        if off >= 0:
            sentences.append(text("log-sa-re-discount", amounts=amounts([int(kind == off) for kind in range(3)])))
        return replace(line, markup=" ".join(sentences))

    def _moved(self, fact: Moved) -> LogLine | None:
        how = fact.how
        if how not in _TOLD:
            return None
        seat = fact.dst - _TAKEN[how] if how in _TAKEN else -1
        key = f"log-sa-re-{how}" + ("-unseen" if how in ("keep", "return") and fact.pieces[0] < 0 else "")
        place = "bottom" if fact.dst >= BOTTOM else "top"
        told = text(key, name=self._words.seat(seat), card=self._words.pieces(fact.pieces), place=place)
        return LogLine(told, seat, _DETAIL if how in ("darkness", "return") else 1)

    def _noted(self, fact: Noted) -> LogLine | None:
        words, seat, what = self._words, fact.seat, fact.what
        name = words.seat(seat)
        if what in _SILENT or what == "build":
            return None
        if what in ("season", "construction"):
            return LogLine(text(f"log-sa-re-{what}", name=name), -1, _HEADING)
        if what in _PLAIN:
            return LogLine(text(f"log-sa-re-{what}", name=name), seat)
        if what in ("horus", "dawn"):
            return LogLine(text(f"log-sa-re-{what}"), -1, _DETAIL)
        if what == "short":
            key = "log-sa-re-short" if seat >= 0 else "log-sa-re-short-pool"
            return LogLine(text(key, name=name, amounts=amounts(fact.values)), seat)
        match fact.values:
            case notes.Round(round=number):
                return LogLine(text("log-sa-re-round", round=number, name=name), -1, _HEADING)
            case notes.Site(tile=tile, space=space) | notes.Launch(tile=tile, space=space):
                where = {"tile": words.tile(tile), "space": words.space(space)}
                return LogLine(text(f"log-sa-re-{what}", name=name, **where), seat)
            case notes.Gauge(before=before, after=after):
                return LogLine(text("log-sa-re-gauge", name=name, before=before, after=after), seat, _DETAIL)
            case notes.Gain(source=source, amounts=gained):
                return LogLine(text(f"log-sa-re-gain-{_SOURCES[source]}", name=name, amounts=amounts(gained)), seat)
            case notes.Night(cards=cards):
                return LogLine(text("log-sa-re-night", count=cards), -1)
            case notes.Barracks(other=other):
                return LogLine(text("log-sa-re-barracks", name=name, other=words.seat(other)), seat)
            case notes.Soften(how=how):
                return LogLine(text(f"log-sa-re-soften-{how}", name=name), seat)
            case notes.Swap(other=other, change=change):
                give, take = words.change(change)
                return LogLine(text("log-sa-re-swap", name=name, other=words.seat(other), give=give, take=take), seat)
        return self._of_building(fact, name)

    def _of_building(self, fact: Noted, name: str) -> LogLine | None:
        words, seat, values, what = self._words, fact.seat, fact.values, fact.what
        if what in ("store", "discard", "refill"):
            return LogLine(text(f"log-sa-re-{what}", name=name, amounts=amounts(values)), seat, _DETAIL)
        if what in ("finished", "end"):
            names = listed([words.seat(each) for each in values])
            goal = text(f"scenario-{SCENARIOS[self._scenario]}")
            return LogLine(text(f"log-sa-re-{what}", names=names, count=len(values), goal=goal), -1, _HEADING)
        match values:
            case notes.Pay(kind=kind, hand=hand, tokens=tokens):
                paid = means(
                    [hand * (each == kind) for each in range(3)], [tokens * (each == kind) for each in range(3)]
                )
                return LogLine(text("log-sa-re-pay", name=name, amounts=paid), seat, _DETAIL) if paid else None
            case notes.Wild(jokers=jokers, port=port, caravans=caravans):
                paid = means((0, 0, 0, jokers), (0, 0, 0, port), caravans)
                return LogLine(text("log-sa-re-pay", name=name, amounts=paid), seat, _DETAIL)
            case notes.Resource(kind=kind):
                amount = amounts([int(each == kind) for each in range(3)])
                weight = _DETAIL if what == "discount" else 1
                return LogLine(text(f"log-sa-re-{what}", name=name, amounts=amount), seat, weight)
            case notes.Step(pyramid=pyramid, steps=steps):
                return LogLine(text("log-sa-re-step", name=name, number=pyramid, step=steps), seat)
            case notes.Charter():
                return LogLine(text("log-sa-re-charter", name=name, amounts=words.sources(values)), seat)
            case notes.Growth(cubes=cubes):
                return LogLine(text("log-sa-re-growth", name=name, count=cubes), seat)
            case notes.TieBreak(buildings=buildings, steps=steps, pyramid=pyramid):
                figures = {"count": buildings, "steps": steps, "number": -pyramid}
                return LogLine(text("log-sa-re-tie-break", name=name, **figures), seat, _DETAIL)
        return None


def _gained(fact: Noted) -> Sequence[int]:
    """Return the amounts of a note that is a gain or consists of amounts alone."""
    return fact.values.amounts if isinstance(fact.values, notes.Gain) else fact.values
