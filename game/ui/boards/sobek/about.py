"""Explanations of everything on the table of Sobek."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.components.load import load_game
from game.locale import text
from game.rules.core.bits import members
from game.rules.sobek.scoring import penalty, scarabs, set_points, set_scarabs, space_after, steps_back, table_points
from game.rules.sobek.state import cards_held, cards_under
from game.rules.sobek.tables import (
    AMULET,
    CORRUPTION,
    DECEIT,
    DECK,
    EMBALMING,
    GUILD,
    HAND,
    NUMBER,
    ORANGE,
    PROSPERITY,
    SLOTS,
)
from game.ui.boards.kit.values import About, Gallery, SeatPanel, Shown
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.offers import left_by_take
from game.ui.boards.sobek.panels import Panels
from game.ui.boards.sobek.preview import Preview
from game.ui.boards.sobek.selection import Selection
from game.ui.boards.sobek.targets import HeldCard, Marker, Pile, QuayCard, SoldSet, TrayPiece

EVENT_RULES = ("S-6.1", "S-6.2", "S-6.3", "S-6.4", "S-6.5", "S-6.6")
POWER_RULES = ("S-5.1", "S-5.2", "S-5.5", "S-5.4", "S-5.3", "S-5.6", "S-5.7")


class Explainer:
    """Explains the targets of a layout."""

    def __init__(self, layout: Layout, panels: Panels, choice: Selection, preview: Preview) -> None:
        self.layout = layout
        self.panels = panels
        self.choice = choice
        self.preview = preview
        self.tables = layout.tables
        self.words = layout.words

    def explain(self, thing: object) -> About | None:
        """Return the explanation of a thing, or None if there is no such thing."""
        match thing:
            case QuayCard(at):
                return self.quay(at)
            case HeldCard(piece) | TrayPiece(piece):
                return self.piece(piece)
            case SeatPanel(seat):
                return self.seat(seat)
            case SoldSet(seat, slot):
                return self.set(seat, slot)
            case Pile.DECK:
                return self.deck()
            case Pile.DISCARD:
                return self.discard()
            case Pile.EVENTS:
                return self.events()
            case Pile.CORRUPTION:
                return self.pile()
            case Marker(seat):
                return self.marker(seat)
            case Pile.TRACK:
                return self.track()
        return None

    def faces(self, pieces: Iterable[int], *, is_faded: bool = False) -> tuple[Shown, ...]:
        """Return small faces of pieces."""
        return tuple(Shown(self.words.face(piece), is_faded, self.words.label(piece)) for piece in pieces)

    def cards(self, mask: int) -> tuple[Shown, ...]:
        """Return small faces of the cards in a mask, sorted as in a hand."""
        return self.faces(sorted(members(mask), key=self.layout.order))

    def piece(self, piece: int) -> About:
        """Explain a card or a token whose face is known."""
        return replace(self._piece(piece), name=self.words.card(piece))

    def _piece(self, piece: int) -> About:
        tables, words = self.tables, self.words
        face = words.face(piece)
        if piece in tables.event:
            kind = tables.event[piece]
            component = load_game("sobek").component_of(face)
            return About(words.token(piece), text(component.help), face, rule=EVENT_RULES[kind])
        if piece in tables.power:
            component = load_game("sobek").component_of(face)
            family = text("about-family", family=words.family(tables.family[piece]))
            return About(
                text(component.name),
                f"{text(component.help)}<br><br>{family} {self._kin(piece)}",
                face,
                rule=POWER_RULES[tables.power[piece]],
            )
        if tables.family[piece] == AMULET:
            amulet = text("about-amulet", count=tables.amulets.bit_count())
            return About(words.family(AMULET), amulet, face, rule="S-3.3a")
        scarabs, kin = text("about-goods", scarabs=tables.worth[piece]), self._kin(piece)
        return About(words.family(tables.family[piece]), f"{scarabs} {kin}", face, rule="S-1.1", said=kin)

    def _kin(self, piece: int) -> str:
        """Return how many cards and characters the game has of the family of a card."""
        tables, family = self.tables, self.tables.family[piece]
        people = sum(each in tables.power for each in members(tables.families[family]))
        count = tables.families[family].bit_count() - people
        return text("about-goods-kin", count=count, people=people, family=self.words.family(family))

    def quay(self, at: int) -> About | None:
        """Explain a card on the quays and the effect of taking it; None for an empty quay."""
        quays = self.layout.state.quays
        if at >= len(quays):
            return None
        piece = quays[at]
        if piece < 0:
            about = About(text("about-face-down"), text("about-face-down-text"), "back-orange", rule="S-3.1c")
        else:
            about = self.piece(piece)
        if isinstance(self.choice.at_quay(at), tuple) and self.choice.at_quay(at):
            skipped = quays[:at] if self.choice.makes is not None else []
            costs = [text("about-skipped", count=len(skipped), cards=self.words.pieces(skipped))] if skipped else []
            costs.append(left_by_take(self.choice, self.words, at))
            said = "<br>".join((*costs, about.said)) if about.said else ""
            markup, rule = "<br><br>".join((about.markup, *costs)), "S-3.1b" if skipped else about.rule
            about = replace(about, markup=markup, rule=rule, said=said)
        if not self.choice.is_mine:
            return about
        places, place = self.layout.places, self.layout.places.quay(at)
        tag = self.preview.tag_rect(at)
        return replace(about, aside=place if tag is None else place.union(tag), spared=places.shore if at else None)

    def seat(self, seat: int) -> About:
        """Explain the panel of a seat; with every card that may be there, where that is shown."""
        layout = self.layout
        state = layout.state
        held, under = cards_held(state, seat), self.panels.pile_count(seat)
        curses = state.curses.count(seat)
        shown = -1 if under is None else under
        markup = text("about-seat", points=state.scores[seat], held=held, under=shown, curses=curses)
        galleries: tuple[Gallery, ...] = ()
        rule = said = ""
        if seat != layout.viewer and layout.is_told:
            rule = "S-8.2" if layout.is_open else "S-8.1"
            zones = (("about-hand", HAND + seat), ("about-corruption", CORRUPTION + seat))
            galleries = tuple(Gallery(found, text(key)) for key, zone in zones if (found := self.possible(zone)))
            if any(layout.told(seat, slot) != (0, False) for slot in range(SLOTS)):
                markup += f"<br>{text('about-told')}"
        elif under is None:
            said, markup = markup, f"{markup}<br>{text('about-seat-hidden')}"
        name = self.words.plain_seat(seat)
        return About(name, markup, galleries=galleries, rule=rule if galleries else "", said=said)

    def possible(self, zone: int) -> tuple[Shown, ...]:
        """Return the cards that certainly (plain) or possibly (faded) lie in a zone (S-8.2)."""
        layout = self.layout
        return *self.faces(layout.certain(zone)), *self.faces(layout.possible(zone), is_faded=True)

    def set(self, seat: int, slot: int) -> About:
        """Explain a set: its cards and how it scores."""
        state, tables = self.layout.state, self.tables
        index = seat * SLOTS + slot
        cards = state.sets[index]
        flat = state.flat[index] if state.flat else 0
        title = text("about-set-title", name=self.words.plain_seat(seat), family=self.words.family(slot))
        if not cards and not flat:
            return About(title, text("about-set-none"))
        lines = []
        if cards:
            lines.append(
                text(
                    "about-set",
                    cards=cards.bit_count(),
                    scarabs=set_scarabs(tables, state, index),
                    points=set_points(tables, state, index),
                    prosperity=state.prosperity.count(index),
                )
            )
        if flat:
            lines.append(text("about-set-flat", cards=flat.bit_count(), points=scarabs(tables, flat)))
        return About(title, "<br>".join(lines), galleries=(Gallery(self.cards(cards | flat)),), rule="S-7.1")

    def deck(self) -> About:
        """Explain the deck: its size, and with open information its possible cards."""
        count = len(self.layout.state.deck)
        characters = self.layout.view.knowledge.count(DECK, ORANGE)
        galleries = (Gallery(self.possible(DECK)),) if self.layout.is_open else ()
        markup = text("about-deck-text", count=count, characters=characters)
        return About(text("about-deck"), markup, "back-beige", galleries=galleries, rule="S-4.1")

    def discard(self) -> About:
        """Explain the discard pile with all that lies in it."""
        pile = self.layout.state.discard
        markup = text("about-discard-text", count=pile.bit_count())
        return About(text("about-discard"), markup, galleries=(Gallery(self.cards(pile)),))

    def events(self) -> About:
        """Explain the event tokens: how many are left, which were played, which the viewer knows."""
        state = self.layout.state
        shown = *self.faces(members(state.tokens)), *self.faces(members(state.spent), is_faded=True)
        markup = text("about-events", count=self.layout.token_count())
        return About(text("about-events-title"), markup, galleries=(Gallery(shown, has_used=True),), rule="S-6")

    def pile(self) -> About:
        """Explain the viewer's corruption: its owner may look at it at any time (S-3.1b)."""
        layout = self.layout
        viewer = layout.viewer
        under = cards_under(layout.state, viewer)
        shown = self.cards(layout.state.corruption[viewer])
        markup = text("about-pile", count=under, curses=layout.state.curses.count(viewer))
        if not layout.is_open:
            markup += f" {text('about-pile-hidden')}"
        markup += f"<br>{self._thrown_back(viewer)}"
        return About(text("about-pile-title"), markup, galleries=(Gallery(shown),), rule="S-7.2")

    def marker(self, seat: int) -> About:
        """Explain a marker: its space, a step back from it, and the result if the round ended now."""
        tables, words = self.tables, self.words
        points = self.layout.state.scores[seat]
        symbol = tables.track[points % tables.spaces]
        kind = "number" if symbol == NUMBER else "symbol"
        title = text("about-marker", points=points, kind=kind, symbol=words.symbol(symbol))
        lines = [self._one_back(seat), self._thrown_back(seat)]
        name = text("about-marker-name", name=words.plain_seat(seat), space=title)
        return About(title, "<br>".join(lines), rule="S-7.3", spared=self.layout.places.shore, name=name)

    def track(self) -> About:
        """Explain the score track and each marker on it."""
        lines = [self._one_back(seat) for seat in range(self.layout.state.seats)]
        markup = "<br>".join([*lines, text("about-track-back")])
        return About(text("about-track"), markup, rule="S-7.3", spared=self.layout.places.shore)

    def _one_back(self, seat: int) -> str:
        """Return where a marker stands and where one step back would lead."""
        points = self.layout.state.scores[seat]
        back = steps_back(self.tables, points, 1)
        name = self.words.plain_seat(seat)
        return text("about-one-back", name=name, points=points, back=back[0] if back else points)

    def _thrown_back(self, seat: int) -> str:
        """Return a seat's points if the round ended now, and its points if it were the most corrupt (S-7.3)."""
        before = self.layout.state.scores[seat]
        stops = penalty(self.tables, self.layout.state, seat)
        gained = table_points(self.tables, self.layout.state, seat)
        after = stops[-1] if stops else before + gained
        return text(
            "about-thrown-back", before=before, gained=gained, total=before + gained, steps=len(stops), after=after
        )


def outcome(choice: Selection, token: int, *, is_said: bool = False) -> str:
    """Return in a few words an event token's effect for its chooser now; '' if it depends on later choices.

    With `is_said` figures have a unit, which a picture beside them shows otherwise.
    """
    tables, state, seat = choice.tables, choice.state, choice.seat
    texts = "said" if is_said else "tray"
    kind = tables.event[token]
    if is_idle(choice, token):
        return text("tray-idle")
    if kind == GUILD:
        before = state.scores[seat]
        return text(f"{texts}-guild", before=before, after=space_after(tables, before, tables.guild_symbol[token]))
    if kind == PROSPERITY:
        gains = [gain for gain in _blessings(choice) if gain]
        at_most = "" if min(gains) == max(gains) else "-at-most"
        return text(f"{texts}-gain{at_most}", points=max(gains))
    if kind == DECEIT:
        return text(f"{texts}-gain", points=cards_under(state, seat))
    if kind == EMBALMING:
        return text("tray-embalming", count=cards_under(state, seat))
    return ""


def is_idle(choice: Selection, token: int) -> bool:
    """Return whether an event token would have no effect on its chooser now (S-6)."""
    tables, state, seat = choice.tables, choice.state, choice.seat
    kind = tables.event[token]
    if kind == PROSPERITY:
        return not any(_blessings(choice))
    if kind in (EMBALMING, DECEIT):
        return not cards_under(state, seat)
    return False


def _blessings(choice: Selection) -> list[int]:
    """Return the present value of a Prosperity on each set that it may lie on (S-6.4)."""
    tables, base = choice.tables, choice.seat * SLOTS
    sets = [choice.state.sets[base + slot] for slot in (*tables.prosperity_families, AMULET)]
    return [tables.prosperity_scarabs * cards.bit_count() for cards in sets]
