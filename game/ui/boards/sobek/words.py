"""Sobek in words: cards, families, seats and moves, and the facts of a game as sentences for the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from game.locale import text
from game.match.seats import Seat
from game.rules.core.bits import mask_of, members
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.core.game import Move
from game.rules.sobek import moves as kinds
from game.rules.sobek import notes
from game.rules.sobek.scoring import scarabs, set_points
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET, BACKS, CORRUPTION, FAMILIES, HAND, SLOTS, SYMBOLS, Tables
from game.ui.boards.kit.phrases import GameWords, counted, figured, in_order, listed
from game.ui.boards.kit.values import DETAIL, HEADING, Clause, LogLine, SharedDeed


class Words(GameWords):
    """Words for the things a viewer sees. A hidden piece is a negative code and is named by its back."""

    several = "several-cards"

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
        """Return a card, or `count` amulets, tokens or hidden cards like it, as named in a sentence; `has_article`
        adds the article of goods.
        """
        tables = self.tables
        if piece < 0:
            return text("card-hidden", back=BACKS[-1 - piece], count=count)
        if piece in tables.event:
            token = self.token(piece)
            return token if count == 1 else text("card-times", count=count, card=token)
        family = tables.family[piece]
        if family == AMULET:
            return text("card-amulet", count=count)
        if piece in tables.power:
            return text("card-character", name=text(f"card-{self.role(piece)}"), family=self.family(family))
        words = text("card-goods", family=self.family(family), scarabs=tables.worth[piece])
        return text("card-some", card=words) if has_article else words

    def pictured(self, piece: int) -> str:
        """Return a card as the object of a verb beside its picture, which shows its scarabs."""
        if piece < 0 or piece in self.tables.power or self.tables.family[piece] == AMULET:
            return self.card(piece)
        return text("card-some", card=text("card-goods", family=self.kind(piece), scarabs=0))

    def label(self, piece: int) -> str:
        """Return a card's name for a list that counts cards."""
        return text("amulet-one") if self.tables.family[piece] == AMULET else self.card(piece)

    def single(self, piece: int) -> str:
        """Return the name of a card that is the only one of its family."""
        return text("amulet-one") if self.tables.family[piece] == AMULET else self.kind(piece)

    def kind(self, piece: int) -> str:
        """Return the name of a card's family."""
        return self.family(self.tables.family[piece])

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

    def is_goods(self, piece: int) -> bool:
        """Return whether a card is goods of a family."""
        tables = self.tables
        return (
            0 <= piece < len(tables.worth)
            and piece not in tables.event
            and piece not in tables.power
            and tables.family[piece] != AMULET
        )

    def signs(self, piece: int) -> int:
        """Return the number of scarabs on a card; 0 for a hidden one."""
        return self.tables.worth[piece] if 0 <= piece < len(self.tables.worth) else 0

    def pieces(self, pieces: Iterable[int]) -> str:
        """Return several cards in a phrase, those of a kind counted."""
        return counted(self.ordered(pieces), self.card, self)

    def ordered(self, pieces: Iterable[int]) -> list[int]:
        """Return several cards in the order in which a phrase names them."""
        return in_order(pieces, self)

    def some(self, pieces: Iterable[int]) -> str:
        """Return several cards as the object of a verb, with a partitive where the language has one: some wheat and 2
        fish.
        """
        return counted(self.ordered(pieces), partial(self.card, has_article=True), self)

    def gathered(self, pieces: Iterable[int]) -> str:
        """Return the cards of one set in a phrase: an amulet and 3 fish, one with a scarab.

        A character beside goods needs no family, which is theirs.
        """
        cards = self.ordered(pieces)
        if not any(map(self.is_goods, cards)):
            return self.pieces(cards)
        people = self.tables.power

        def named(card: int, count: int) -> str:
            if card in people:
                return text("card-power", name=text(f"card-{self.role(card)}"))
            return self.card(card, count, has_article=True)

        return counted(sorted(cards, key=lambda card: (self.is_goods(card), card not in people)), named, self)

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

    def forecast(self, mine: int, theirs: int) -> str:
        """Return a sentence with the points that the viewer and its strongest opponent can expect."""
        return text("forecast-many" if len(self.seats) > 2 else "forecast", mine=mine, theirs=theirs)

    def forecasts(self, better: tuple[int, int], played: tuple[int, int]) -> str:
        """Return a sentence with the points that can be expected after a better move and after the one played.

        Each is the viewer's points and those of its strongest opponent.
        """
        key = "forecasts-many" if len(self.seats) > 2 else "forecasts"
        return text(key, mine=better[0], theirs=better[1], own=played[0], others=played[1])

    def move(self, move: Move, quays: Sequence[int]) -> str:
        """Return a move in words, for hints and buttons; `quays` are the cards there before the move."""
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
                cards = members(value)
                args["cards"] = self.gathered(cards) if word in _OF_FAMILY else self.pieces(cards)
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

    def clause(self, move: Move, quays: Sequence[int]) -> Clause | None:
        """Return a move as a part of a sentence; a set by its family alone. None for a choice within a turn that is
        told by its cards.
        """
        match move:
            case (kinds.TAKE | kinds.FETCH, place):
                card = self.card(quays[place], has_article=True)
                return Clause(text("phrase-take", card=card), card)
            case (kinds.GRAB, piece):
                card = self.card(piece, has_article=True)
                return Clause(text("phrase-take", card=card), card)
            case (kinds.PLAY, piece):
                card = self.card(piece, has_article=True)
                return Clause(text("phrase-play", card=card), card)
            case (kinds.SET, slot, cards):
                family, amulets = self.family(slot), 0 if slot == AMULET else (cards & self.tables.amulets).bit_count()
                keys = "phrase-set", "phrase-set-alone", "answer-set"
                return Clause(*(text(key, family=family, amulets=amulets) for key in keys))
            case (kinds.EVENT, piece):
                card = self.card(piece, has_article=True)
                return Clause(text("phrase-event", card=card), text("phrase-event-alone", card=card))
        return None


_OF_FAMILY = ("set", "add", "lay", "join", "prosper")
_BY_GIVER = ("shed", "leftover", "purge")
"""Moves that are told of the seat that had the cards."""
_MAYBE_UNSEEN = ("draw", "embalm", *_BY_GIVER)
"""Moves whose cards may be hidden from the viewer."""
_BRIEF = ("log-take-over", "log-set", "log-add", "log-prosper")
"""Sentences with a brief form."""
_ONE = ("take", "fetch", "steal", "grab")
"""Moves of one card, which need not be told in full beside its picture."""
_OF_TOKEN = notes.Event | notes.Guild | notes.Deceit
"""What is noted about an event chosen and its effect."""
_TOLD = ("take", "fetch", "steal", "grab", "curse", *_OF_FAMILY, *_MAYBE_UNSEEN)


class Sentences:
    """Tells facts that are already redacted for the viewer."""

    def __init__(self, tables: Tables, words: Words, now: SobekState | None = None) -> None:
        """Brief sentences may say what a set is worth in the state on the table, `now`."""
        self._tables = tables
        self._words = words
        self._now = now

    def tell(self, facts: Sequence[Fact]) -> list[LogLine]:
        """Return the sentences about the facts of one decision, in order."""
        lines: list[LogLine] = []
        skipped: list[int] = []
        chosen = self._chosen(facts)
        for fact in _steps_together(facts):
            if isinstance(fact, Moved):
                if fact.how == "skip":
                    skipped += fact.pieces
                    continue
                is_told = chosen is not None and fact.how == "prosper"
                line = None if is_told else self._moved(fact, skipped)
                if fact.how == "take":
                    skipped = []
            elif isinstance(fact, Noted) and chosen is not None and isinstance(fact.values, _OF_TOKEN):
                line = chosen if fact.what == "event" else None
            elif isinstance(fact, Noted):
                line = self._noted(fact)
            else:
                line = None
            if line is not None:
                lines.append(line)
        return lines

    def _chosen(self, facts: Sequence[Fact]) -> LogLine | None:
        """Return the sentence about an event chosen and what it brought at once, None if it brought nothing."""
        words, noted = self._words, [fact for fact in facts if isinstance(fact, Noted)]
        chosen = next((fact for fact in noted if isinstance(fact.values, notes.Event)), None)
        moved = {fact.what: fact for fact in noted if isinstance(fact.values, notes.Guild | notes.Deceit)}
        if chosen is None or not isinstance(chosen.values, notes.Event):
            return None
        args: dict[str, str | int] = {"name": words.seat(chosen.seat), "event": words.token(chosen.values.token)}
        if "deceit" in moved:
            args["points"] = moved["deceit"].values[0]
            return LogLine(text("log-deceit", **args), chosen.seat, brief=text("log-deceit-brief", **args))
        joined = next((fact for fact in facts if isinstance(fact, Moved) and fact.how == "prosper"), None)
        if joined is not None:
            args["family"] = words.family(joined.at[0] % SLOTS)
            brief = self._prospering(joined) or text("log-prosper-at-once-brief", **args)
            return LogLine(text("log-prosper-at-once", **args), chosen.seat, brief=brief)
        if "guild-forward" not in moved:
            return None
        args["after"] = moved["guild-forward"].values[2]
        back = moved.get("guild-back")
        if back is None:
            return LogLine(text("log-guild", **args), chosen.seat, brief=text("log-guild-brief", **args))
        args |= {"other": words.seat(back.seat), "from": back.values[1], "to": back.values[2]}
        return LogLine(text("log-guild-over", **args), chosen.seat, brief=text("log-guild-over-brief", **args))

    def _prospering(self, fact: Moved) -> str:
        """Return what a set is worth without and with the Prosperity laid on it, as the figure on the table has it; ''
        if the set has gone.
        """
        now, slot = self._now, fact.at[0] % SLOTS
        index = _seat_of(fact.dst) * SLOTS + slot
        if now is None or index not in now.prosperity:
            return ""
        worth = set_points(self._tables, now, index)
        before = worth - self._tables.prosperity_scarabs * now.sets[index].bit_count()
        return text("log-prosper-worth", family=self._words.family(slot), before=before, worth=worth)

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
        args: dict[str, str | int] = {
            "name": words.seat(seat), "other": words.seat(giver), "count": len(fact.pieces), "scarabs": marks,
            "points": marks * len(fact.pieces), "cards": words.pieces(fact.pieces), "some": words.some(fact.pieces),
            "skipped": words.some(skipped), "family": family, "passed": len(skipped),
        }  # fmt: skip
        brief = text(f"{key}-brief", **args) if key in _BRIEF else ""
        if how == "prosper":
            brief = self._prospering(fact) or brief
        pictured = series = None
        if how in _ONE:
            pictured = text(f"log-{how}", **args | {"some": words.pictured(fact.pieces[0])})
        if how == "lay":
            series = SharedDeed("log-lay-several", words.seat(seat), text("log-lay-several-one", family=family))
        weight = DETAIL if how == "join" else 1
        return LogLine(text(key, **args), seat, weight, brief=brief, pictured=pictured or "", series=series)

    def _noted(self, fact: Noted) -> LogLine | None:
        words, seat, what = self._words, fact.seat, fact.what
        name = words.seat(seat)
        if what in ("start", "round-end", "no-effect", "names-starter"):
            return LogLine(text(f"log-{what}", name=name), seat, DETAIL if what == "no-effect" else 1)
        if what == "game-end":
            names = [words.seat(s) for s in fact.values]
            return LogLine(text("log-game-end", names=listed(names), count=len(names)), -1, HEADING)
        match fact.values:
            case notes.Round(round=number):
                return LogLine(text("log-round", round=number), -1, HEADING)
            case notes.Delivery(cards=cards, left=left):
                return LogLine(text("log-delivery", count=cards, left=left), -1, DETAIL)
            case notes.Card(card=card):
                return LogLine(text("log-play", name=name, card=words.card(card)), seat)
            case notes.Event(token=token):
                chosen = words.token(token)
                return LogLine(text("log-event", name=name, event=chosen), seat, brief=f"{chosen}.")
            case notes.Guild(symbol=symbol, before=before, after=after):
                told = text(f"log-{what}", name=name, symbol=words.symbol(symbol), before=before, after=after)
                return LogLine(told, seat, brief=f"{figured(name, f'{before} → {after}')}.")
            case notes.Search(other=other):
                return LogLine(text("log-search", name=name, other=words.seat(other)), seat)
            case notes.RoundScore(gained=gained, after=total):
                return LogLine(text("log-round-score", name=name, points=gained, total=total), seat, is_outcome=True)
            case notes.Corruption(total=total, scarabs=scarabs):
                told = text("log-corruption", name=name, count=total, scarabs=scarabs)
                return LogLine(told, seat, DETAIL, is_outcome=True)
            case notes.Corrupt(steps=steps):
                return LogLine(text("log-corrupt", name=name, steps=steps), seat)
            case notes.StepBack(before=before, after=after):
                return LogLine(text("log-step-back", name=name, before=before, after=after), seat, DETAIL)
        return None


def _steps_together(facts: Sequence[Fact]) -> list[Fact]:
    """Return facts with the steps back of a seat, one for each symbol, as one way."""
    found: list[Fact] = []
    for fact in facts:
        match (found[-1] if found else None), fact:
            case (
                Noted("step-back", first, notes.StepBack(before=before)),
                Noted("step-back", seat, notes.StepBack(after=after)),
            ) if first == seat:
                found[-1] = Noted("step-back", seat, notes.StepBack(before, after))
            case _:
                found.append(fact)
    return found


def _seat_of(zone: int) -> int:
    """Return the seat a zone belongs to, or -1."""
    if zone < HAND:
        return -1
    return (zone - HAND) % (CORRUPTION - HAND)
