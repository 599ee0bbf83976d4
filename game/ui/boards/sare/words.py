"""Sa-Rê in words: tiles, resources, cards, seats and moves, and the facts of a game as sentences for the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.components.load import load_game
from game.locale import text
from game.match.seats import Seat
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.core.game import Move
from game.rules.sare import moves as kinds
from game.rules.sare import notes, payment
from game.rules.sare.game import SaRe
from game.rules.sare.notes import Gain
from game.rules.sare.season import FROM_DOUBLE, FROM_LIBRARY, FROM_PALACE, FROM_POOL, FROM_REVOLT, FROM_TEMPLE
from game.rules.sare.state import SaReState
from game.rules.sare.tables import BOTTOM, FACES, JOKER, KEPT, PALACE_ZONE, RESOURCES, SCENARIOS, TILES, Tables
from game.ui.boards.kit.phrases import GameWords, listed
from game.ui.boards.kit.values import DETAIL, HEADING, Clause, LogLine, SharedDeed
from game.ui.boards.sare.means import demand_of, means_of

PICTURES = tuple(f"resources/{name}" for name in RESOURCES)
"""The drawing of each resource."""


def icons(amounts: Sequence[int]) -> str:
    """Return resources as rich text with pictures; '' for none."""
    return " ".join(f"<icon:{PICTURES[kind]}>{count}" for kind, count in enumerate(amounts) if count)


def goods(amounts: Sequence[int]) -> str:
    """Return resources as `icons` does, far enough apart that each figure clearly belongs to the picture before it."""
    return icons(amounts).replace(" ", " \N{EN SPACE}")


def amounts(numbers: Sequence[int]) -> str:
    """Return resources in words: `2 wood and a joker`; the word for nothing if there are none."""
    return listed(parts(numbers)) or text("amount-nothing")


def told_stock(game: SaRe, state: SaReState, seat: int) -> str:
    """Return in words, as rich text, what a seat has to pay with and what its sites need."""
    have = means_of(state, seat)
    need = demand_of(game, state, seat, have)
    rows = [(text("works-have"), amounts(have)), (text("works-need"), amounts(need))]
    return "<br>".join(text("name-figure", name=name, figure=figure) for name, figure in rows)


def parts(numbers: Sequence[int]) -> list[str]:
    """Return in words each resource of which there is any."""
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
    """Return, as rich text, the remark that a number of the rules is a reconstruction; '' for a printed number."""
    if load_game("sa-re").numbers[number].source != "reconstruction":
        return ""
    return f"<br><i>{text('about-ours-' + number.replace('_', '-'))}</i>"


class Words(GameWords):
    """Words for the things a viewer sees. A hidden card is a negative code."""

    def __init__(self, tables: Tables, seats: Sequence[Seat]) -> None:
        super().__init__(tables.universe, seats)
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

    def card(self, piece: int) -> str:
        """Return a card as named in a sentence."""
        if piece < 0:
            return text("card-season-hidden")
        if piece in self.tables.double_gains:
            return text("card-double-of", resources=self._resources_of(piece))
        return self.of_face(self.tables.faces[piece])

    def choice(self, piece: int) -> str:
        """Return a double card as what it brings, any other piece by its name."""
        return self._resources_of(piece) if piece in self.tables.double_gains else super().choice(piece)

    def _resources_of(self, piece: int) -> str:
        pair = self.tables.double_gains[piece]
        return amounts([pair.count(kind) for kind in range(JOKER)])

    def of_face(self, face: int) -> str:
        """Return the name of a kind of season card."""
        return text(f"resource-{FACES[face]}" if face < JOKER else f"card-{FACES[face]}")

    def kind(self, piece: int) -> str:
        """Return the name of a season card's kind."""
        return self.of_face(self.tables.faces[piece])

    def pieces(self, pieces: Iterable[int]) -> str:
        """Return several cards in a phrase."""
        return listed([self.card(piece) for piece in pieces])

    def going_on(self, seats: Sequence[int]) -> LogLine | None:
        """Return the sentence that seats continue the season; None for none."""
        names = listed([self.seat(seat) for seat in seats])
        told = text("log-sa-re-going-on", names=names, count=len(seats))
        if len(seats) > 1:
            return LogLine(told, together=tuple(seats))
        return LogLine(told, seats[0]) if seats else None

    def change(self, numbers: Sequence[int]) -> tuple[str, str]:
        """Return a Market's swap in words: resources given and received."""
        return amounts([max(0, -n) for n in numbers]), amounts([max(0, n) for n in numbers])

    def move(self, move: Move, state: SaReState) -> str:
        """Return a move in words, for hints and buttons; `state` is the position before it."""
        kind, *args = move
        key = f"say-sa-re-{kinds.WORDS[kind]}"
        if kind == kinds.SETTLE:
            return text(key, space=self.space(args[0]))
        if kind in kinds.ON_SITE:
            return text(key, tile=self.tile(args[0]), space=self.space(args[1]))
        if kind == kinds.BARRACKS_PUSH:
            return text(key, name=self.plain_seat(args[0]))
        if kind == kinds.PLACE:
            return text(key, place=kinds.PLACES[args[1]], card=self.card(state.hand[args[0]]))
        if kind == kinds.SWAP:
            give, take = self.change(args[1:])
            return text(key, name=self.plain_seat(args[0]), give=give, take=take)
        if kind == kinds.SOFTEN:
            return text(f"{key}-{args[0]}")
        if kind in (kinds.DISCOUNT, kinds.REDEEM):
            return text(key, amount=text(f"amount-{RESOURCES[args[0]]}", count=1))
        if kind == kinds.PAY:
            asked = payment.asked(state)
            hand, tokens = ([count * (at == asked) for at in range(3)] for count in args)
            return text(key, amounts=means(hand, tokens)) if any(args) else text(f"{key}-none", kind=RESOURCES[asked])
        if kind == kinds.WILD:
            return text("say-sa-re-pay", amounts=means([0, 0, 0, args[0]], [0, 0, 0, args[1]], args[2]))
        if kind == kinds.CHARTER:
            return text(key, amounts=self.sources(args))
        if kind == kinds.KEEP:
            return text(key, amounts=amounts(args))
        if kind == kinds.READY:
            return text(key, sites=state.launched.bit_count())
        return text(key)

    def clause(self, move: Move, state: SaReState) -> Clause | None:
        """Return a move as a part of a sentence; None for settling, storing and the steps of a payment. `state` is
        as in `move`.
        """
        kind, *args = move
        key = f"phrase-sa-re-{kinds.WORDS[kind]}"
        if kind in kinds.ON_SITE:
            place = {"tile": self.tile(args[0]), "space": self.space(args[1])}
            return Clause(text(key, **place), text(f"{key}-alone", **place))
        if kind in (kinds.BARRACKS_PUSH, kinds.SWAP):
            return Clause(text(key, name=self.plain_seat(args[0])))
        if kind == kinds.SOFTEN:
            return Clause(text(f"{key}-{args[0]}"))
        if kind == kinds.READY:
            return Clause(text(key, sites=state.launched.bit_count()))
        return Clause(text(key)) if kind in kinds.BARE or kind in (kinds.CHARTER, kinds.REDEEM) else None

    def sources(self, sources: Sequence[int]) -> str:
        """Return the payment for a caravan in words: 0 to 3 come from the hand, 4 to 7 are tokens of buildings
        (R-8.3).
        """
        counts = [sources.count(source) for source in range(8)]
        return means(counts[:4], counts[4:])


_STEPS = ("discount", "pay", "wild")
_DONE = ("step", "built")
_BESIDE_GAUGES = ("revolt", "gain", "short", "soften")
"""Facts that may come between gauges moving together."""


def gather(facts: Sequence[Fact]) -> list[tuple[Fact, ...]]:
    """Return facts in groups that share a sentence, each at the place of its first fact."""
    groups: list[list[Fact]] = []
    gauges: list[Fact] = []
    moved: set[int] = set()
    for fact in facts:
        if isinstance(fact, Noted) and fact.what == "gauge":
            if not moved or fact.seat in moved:
                gauges, moved = [], set()
                groups.append(gauges)
            gauges.append(fact)
            moved.add(fact.seat)
            continue
        if not (isinstance(fact, Noted) and fact.what in _BESIDE_GAUGES):
            moved = set()
        if groups and _belongs(groups[-1], fact):
            groups[-1].append(fact)
        else:
            groups.append([fact])
    return [each for group in groups for each in _whole(tuple(group))]


def goes_on(facts: Sequence[Fact]) -> list[int]:
    """Return the seats whose last decision about the season was to continue it, in the order of these decisions."""
    found: list[int] = []
    for fact in facts:
        if isinstance(fact, Noted) and fact.what in ("continue", "stop", "revolt"):
            found = [seat for seat in found if seat != fact.seat] + [fact.seat] * (fact.what == "continue")
        elif isinstance(fact, Noted) and fact.what == "season-over":
            found = []
    return found


def _belongs(group: Sequence[Fact], fact: Fact) -> bool:
    first, last = group[0], group[-1]
    if not (isinstance(first, Noted) and isinstance(last, Noted) and isinstance(fact, Noted)):
        return False
    if first.what == fact.what == "refill":
        return True
    if first.seat != fact.seat:
        return False
    if first.what == "build":
        return fact.what in (*_STEPS, *_DONE) and last.what not in _DONE
    if first.what in ("stop", "revolt"):
        source = FROM_POOL if first.what == "stop" else FROM_REVOLT
        return first is last and isinstance(fact.values, Gain) and fact.values.source == source
    return (first.what == "finish" and fact.what in ("store", "discard")) or (
        first.what == "store" and fact.what == "discard"
    )


def _whole(group: tuple[Fact, ...]) -> list[tuple[Fact, ...]]:
    """Return a group, or each of its facts alone if it is a payment that is not complete."""
    first, last = group[0], group[-1]
    is_half = isinstance(first, Noted) and first.what == "build" and isinstance(last, Noted) and last.what not in _DONE
    return [(fact,) for fact in group] if is_half else [group]


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
_PLAIN = ("pay-gold", "temple", "stop", "continue", "revolt")
_SERIES = ("launch", "built")
"""Deeds of which a player does several in a turn."""
_PATH = "{}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{}"
"""The way of a gauge."""
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
        cause = ""
        for group in gather([fact for fact in facts if not self._is_silent(fact)]):
            first = group[0]
            if not isinstance(first, Noted):
                lines += self._one(first)
                continue
            if first.what in ("gauge", "soften"):
                hit |= {fact.seat for fact in group if isinstance(fact, Noted)}
            noted = [fact for fact in group if isinstance(fact, Noted)]
            if first.what == "season":
                cause = "-sites"
            if first.what == "gauge":
                lines.append(self._gauges(noted, cause))
                continue
            if first.what == "stop" and hit == {first.seat}:
                noted = noted[1:]
                weight = DETAIL if noted else 1
                told = text("log-sa-re-stop-alone", name=self._words.seat(first.seat))
                lines.append(LogLine(told, first.seat, weight))
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
        if first.what == "refill":
            got = [f"{words.seat(fact.seat)}\N{NO-BREAK SPACE}{amounts(fact.values)}" for fact in facts]
            return [LogLine(text("log-sa-re-refills", tokens=" · ".join(got)), -1, DETAIL)]
        name = words.seat(first.seat)
        if first.what == "stop":
            return [LogLine(text("log-sa-re-stop-pool", name=name, amounts=amounts(_gained(facts[1]))), first.seat)]
        (line,) = self._one(first)
        more = [text(f"log-sa-re-also-{fact.what}", amounts=amounts(_gained(fact))) for fact in facts[1:]]
        return [replace(line, markup=" ".join([line.markup, *more]), brief=line.markup)]

    def _gauges(self, facts: Sequence[Noted], cause: str) -> LogLine:
        """Return the sentence about gauges that move together; `cause` is the end of its key, empty where the sentence
        before tells why.
        """
        words, moved = self._words, [(fact.seat, notes.Gauge(*fact.values)) for fact in facts]
        if len(moved) == 1:
            ((seat, gauge),) = moved
            told = text(f"log-sa-re-gauge{cause}", name=words.seat(seat), before=gauge.before, after=gauge.after)
            return LogLine(told, seat, DETAIL)
        paths = [
            text("log-sa-re-gauge-path", name=words.seat(seat), path=_PATH.format(gauge.before, gauge.after))
            for seat, gauge in moved
        ]
        return LogLine(text(f"log-sa-re-gauges{cause}", gauges=", ".join(paths)), -1, DETAIL)

    def _bill(self, facts: Sequence[Noted]) -> LogLine:
        """Return the building, complete or begun, and its whole payment."""
        hand, tokens, caravans = [0, 0, 0, 0], [0, 0, 0, 0], 0
        off: int | None = None
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
        if off is not None:
            sentences.append(text("log-sa-re-discount", amounts=amounts([int(kind == off) for kind in range(3)])))
        return replace(line, markup=" ".join(sentences), brief=line.markup)

    def _moved(self, fact: Moved) -> LogLine | None:
        how = fact.how
        if how not in _TOLD:
            return None
        seat = fact.dst - _TAKEN[how] if how in _TAKEN else -1
        key = f"log-sa-re-{how}" + ("-unseen" if how in ("keep", "return") and fact.pieces[0] < 0 else "")
        place = "bottom" if fact.dst >= BOTTOM else "top"
        card = self._words.pieces(fact.pieces)
        told = text(key, name=self._words.seat(seat), card=card, place=place)
        series = SharedDeed("log-sa-re-draw-several", "", f"<b>{card}</b>") if how == "draw" else None
        return LogLine(told, seat, DETAIL if how in ("darkness", "return") else 1, series=series)

    def _noted(self, fact: Noted) -> LogLine | None:
        words, seat, what = self._words, fact.seat, fact.what
        name = words.seat(seat)
        if what in _SILENT or what == "build":
            return None
        if what in ("season", "construction"):
            return LogLine(text(f"log-sa-re-{what}", name=name), -1, HEADING)
        if what in _PLAIN:
            return LogLine(text(f"log-sa-re-{what}", name=name), seat)
        if what == "finish":
            return self._closing(fact)
        if what in ("horus", "dawn"):
            return LogLine(text(f"log-sa-re-{what}"), -1, DETAIL)
        if what == "short":
            key = "log-sa-re-short" if seat >= 0 else "log-sa-re-short-pool"
            return LogLine(text(key, name=name, amounts=amounts(fact.values)), seat)
        match fact.values:
            case notes.Round(round=number):
                return LogLine(text("log-sa-re-round", round=number, name=name), -1, HEADING)
            case notes.Site(tile=tile, space=space) | notes.Launch(tile=tile, space=space):
                where = {"tile": words.tile(tile), "space": words.space(space)}
                told = text(f"log-sa-re-{what}", name=name, **where)
                return LogLine(told, seat, series=self._series(what, name, tile))
            case notes.Gain(source=source, amounts=gained):
                key, got = f"log-sa-re-gain-{_SOURCES[source]}", amounts(gained)
                also = text(f"{key}-also", amounts=got) if source in (FROM_POOL, FROM_DOUBLE) else ""
                return LogLine(text(key, name=name, amounts=got), seat, also=also)
            case notes.Launched(sites=sites):
                return self._closing(fact, sites=sites)
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

    def _closing(self, fact: Noted, **counts: int) -> LogLine:
        """Return the sentence that ends a player's part of a phase; `counts` are the numbers that it depends on."""
        key, name = f"log-sa-re-{fact.what}", self._words.seat(fact.seat)
        also = text(f"{key}-also", name=name, **counts)
        return LogLine(text(key, name=name, **counts), fact.seat, also=also, is_closing=True)

    def _series(self, what: str, name: str, tile: int) -> SharedDeed | None:
        """Return the part of a deed with a tile in a sentence about several; None for a deed that stands alone."""
        if what not in _SERIES:
            return None
        key = f"log-sa-re-{what}-several"
        return SharedDeed(key, name, text(f"{key}-one", tile=f"<b>{self._words.tile(tile)}</b>"))

    def _of_building(self, fact: Noted, name: str) -> LogLine | None:
        words, seat, values, what = self._words, fact.seat, fact.values, fact.what
        if what in ("store", "discard", "refill"):
            return LogLine(text(f"log-sa-re-{what}", name=name, amounts=amounts(values)), seat, DETAIL)
        if what in ("finished", "end"):
            names = listed([words.seat(each) for each in values])
            goal = text(f"scenario-{SCENARIOS[self._scenario]}")
            return LogLine(text(f"log-sa-re-{what}", names=names, count=len(values), goal=goal), -1, HEADING)
        match values:
            case notes.Pay(kind=kind, hand=hand, tokens=tokens):
                paid = means(
                    [hand * (each == kind) for each in range(3)], [tokens * (each == kind) for each in range(3)]
                )
                return LogLine(text("log-sa-re-pay", name=name, amounts=paid), seat, DETAIL) if paid else None
            case notes.Wild(jokers=jokers, port=port, caravans=caravans):
                paid = means((0, 0, 0, jokers), (0, 0, 0, port), caravans)
                return LogLine(text("log-sa-re-pay", name=name, amounts=paid), seat, DETAIL)
            case notes.Resource(kind=kind):
                amount = amounts([int(each == kind) for each in range(3)])
                weight = DETAIL if what == "discount" else 1
                return LogLine(text(f"log-sa-re-{what}", name=name, amounts=amount), seat, weight)
            case notes.Step(pyramid=pyramid, steps=steps):
                return LogLine(text("log-sa-re-step", name=name, number=pyramid, step=steps), seat)
            case notes.Charter():
                told = text("log-sa-re-charter", name=name, amounts=words.sources(values))
                return LogLine(told, seat, brief=text("log-sa-re-charter-brief", name=name))
            case notes.Growth(cubes=cubes):
                told, also = (text(f"log-sa-re-growth{end}", name=name, count=cubes) for end in ("", "-also"))
                return LogLine(told, seat, also=also)
            case notes.TieBreak(buildings=buildings, steps=steps, pyramid=pyramid):
                figures = {"count": buildings, "steps": steps, "number": -pyramid}
                return LogLine(text("log-sa-re-tie-break", name=name, **figures), seat, DETAIL)
        return None


def _gained(fact: Noted) -> Sequence[int]:
    """Return the amounts of a note that is a gain or consists of amounts alone."""
    return fact.values.amounts if isinstance(fact.values, notes.Gain) else fact.values
