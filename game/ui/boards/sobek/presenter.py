"""Sobek's presenter: a view becomes items, targets, offers and words; a press becomes a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.locale import text
from game.rules.core.bits import members
from game.rules.core.facts import Fact, Moved
from game.rules.core.game import Move, View
from game.rules.sobek import moves
from game.rules.sobek.game import Sobek
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET
from game.ui.boards.kit.choosing import ends_turn, opens_turn
from game.ui.boards.kit.deeds import moved
from game.ui.boards.kit.parts import GameParts
from game.ui.boards.kit.presenter import Carrying, Presenter, marked
from game.ui.boards.kit.seat_sign import sign_portrait
from game.ui.boards.kit.values import Beat, Extra, Item, SetWorth, TableShape, Told, piece_id
from game.ui.boards.sobek import offers
from game.ui.boards.sobek.about import Explainer
from game.ui.boards.sobek.layout import Layout, discarded_in
from game.ui.boards.sobek.lessons import LESSONS
from game.ui.boards.sobek.motions import Motions, before_reset, settle
from game.ui.boards.sobek.panels import Panels, paint_event_count, paint_lit_track, paint_quay, river_landscape
from game.ui.boards.sobek.places import Places
from game.ui.boards.sobek.preview import Preview
from game.ui.boards.sobek.scores import card_counts, holdings, reckon, rounds, status
from game.ui.boards.sobek.selection import Selection
from game.ui.boards.sobek.targets import REGIONS, QuayCard, Targets
from game.ui.boards.sobek.tray import Tray
from game.ui.boards.sobek.words import Sentences, Words
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.shell import Shell


class SobekPresenter(Presenter[SobekState]):
    """Shows Sobek to one viewer at a time."""

    regions = REGIONS
    lessons = LESSONS
    shape = TableShape.PLACE
    hand_height = 206.0
    actions_width = 304.0
    game: Sobek
    choice: Selection
    words: Words

    def __init__(self, shell: Shell, game: Sobek) -> None:
        super().__init__(shell, game)
        self.tables = game.tables
        self.carrying = Carrying(self, QuayCard)

    def _begin(self) -> None:
        self.words = Words(self.tables, self.seats)
        self.choice = Selection(self.game, self.view)

    def _assemble(self) -> GameParts:
        view, choice, words, theme = self.view, self.choice, self.words, self.shell.theme
        people = [number for number, seat in enumerate(self.seats) if seat.is_human]
        text_size = self.shell.settings.text_size
        self.places = Places(
            self.table_area, self.hand_area, view.state.seats, people[0] if len(people) == 1 else 0,
            is_fanned=theme.is_painted, text_size=text_size,
        )  # fmt: skip
        is_open = view.setup.options.get("open_information", "no") == "yes"
        self.layout = layout = Layout(view, self.places, words, discarded_in(self.past), is_open=is_open)
        self.panels = Panels(layout, self.brush)
        self.tray = Tray(layout, choice, waits=self.is_moving, is_tight=text_size > 1)
        self.has_waiting = bool(self.tray.pieces)
        self.preview = Preview(layout, choice, self.shell.types)
        self.landscape = river_landscape(layout, self.brush) if theme.is_painted else None
        self.explainer = Explainer(layout, self.panels, choice, self.preview)
        return GameParts(
            find_targets=Targets(layout, choice, self.tray).find,
            offers=partial(offers.offers, choice, words),
            prompt=partial(offers.prompt, choice, words),
            places_of=partial(offers.targets_of, choice),
            say=partial(words.move, quays=view.state.quays),
            clause=partial(words.clause, quays=view.state.quays),
            about=self.explainer.explain,
            sentences=Sentences(self.tables, words, view.state).tell,
            status=partial(status, self.tables, view.state),
            rounds=partial(rounds, view.state, words),
            card_counts=partial(card_counts, layout),
            painted_items=self.panels.fans,
            sheet=self.tray,
            holdings=partial(holdings, layout, words),
            hand_place=self.places.hand,
            secret_place=self.places.held_place,
            words_place=self.places.reasons,  # the sky and the river beside the boat and above the quays
            face_place=lambda seat: sign_portrait(self.places.sign(seat)),
            speech=self.places.speech,
            pictures=partial(moved, self.game, also={"event"}, hidden="corruption", pile="sack"),
            pays=lambda facts: any(isinstance(fact, Moved) and fact.how == "set" for fact in facts),
            ends_turn=ends_turn,
        )

    # What lies there and what can be used

    def items(self) -> list[Item]:
        """Return the items on the table, the usable ones lit."""
        usable = [target for target in self.targets() if self.is_lit(target)]
        if self.choice.is_begun:
            usable = [target for target in usable if not isinstance(target.thing, QuayCard)]
        chosen = [piece_id(piece) for piece in members(self.choice.cards)]
        shows_legal = self.shell.settings.show_legal
        found = marked(
            self.layout.items(self.tray.rect if self.tray.is_open else None), usable, chosen, shows_legal=shows_legal
        )
        if self.choice.is_mine and shows_legal:
            quays = {target.item for target in self.targets() if isinstance(target.thing, QuayCard)}
            found = [replace(item, look=item.look or "resting") if item.id in quays else item for item in found]
        return found + self.tray.items()

    # Words and pictures

    @property
    def is_veiled(self) -> bool:
        """Whether the tray lies over the river."""
        return self.tray.is_open

    def opens_turn(self, facts: Sequence[Fact], seat: int) -> bool:
        """Return whether the facts of a decision of `seat` give it another turn."""
        return opens_turn(facts, seat)

    def story_place(self, lit: Sequence[pygame.FRect]) -> pygame.FRect:
        """Return the sky and the river, with the boat."""
        return self.places.river

    def place_in(self, world: SobekState, piece: int) -> pygame.FRect | None:
        """Return the place of a card on the quays."""
        return self.places.quay(world.quays.index(piece)) if piece in world.quays else None

    def sum_of(self, move: Move) -> SetWorth | None:
        """Return the reckoning of the set played, or of that which a card taken makes with those in hand, if these are
        enough for one.
        """
        state, tables = self.view.state, self.game.tables
        match move:
            case (moves.SET, slot, cards):
                return offers.worth_of(self.choice, slot, cards)
            case (moves.TAKE | moves.FETCH, place) if state.quays[place] >= 0:
                piece = state.quays[place]
                family = tables.family[piece]
                if family != AMULET and piece not in tables.power:
                    cards = state.hands[self.view.viewer] & tables.families[family] | 1 << piece
                    if cards.bit_count() >= tables.set_size:
                        return offers.worth_in_hand(tables, cards)
        return None

    def toll_of(self, move: Move) -> str:
        """Return how many cards a card taken from the quays skips."""
        return text("toll", cards=move[1]) if move[0] == moves.TAKE else ""

    def paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw the board and the panels of the seats."""
        key = ("sobek-table", tuple(self.places.table))
        yield from canvas.layer_in_steps(key, lambda inner: paint_quay(inner, self.brush, self.places))
        yield
        yield from self.paint_living(canvas)
        yield
        paint_lit_track(canvas, self.brush, self.layout)
        paint_event_count(canvas, self.layout)
        lit = frozenset(t.thing for t in self.targets() if t.is_usable and not t.item)
        yield from self.panels.paint(canvas, lit, self.thing(self.aimed))
        if self.tray.is_open:
            self.tray.paint(canvas, self.thing(self.aimed))

    def paint_over(self, canvas: Canvas, aimed: str) -> None:
        """Draw the preview of the target aimed at."""
        if not self.tray.is_open:
            self.preview.paint(canvas, self.brush, self.thing(aimed))

    def tell(self, facts: Sequence[Fact], before: View[SobekState] | None, actor: int) -> Told:
        """Return motion, sentences and scoring of one decision."""
        told = Told(lines=self.sentences(facts))
        if before is None:
            return told
        old = Layout(before, self.places, self.words)
        told.reckoning = reckon(facts, before.state, self.words)
        is_own = self.is_own(actor)
        first, rest = before_reset(facts)
        if told.reckoning is None:
            told.beats = Motions(old, self.layout, is_own=is_own).beats(facts)
        else:
            told.prelude = Motions(old, old, is_own=is_own).beats(first)
            told.beats = settle(self.layout, told.reckoning)
            told.beats += Motions(self.layout, self.layout, is_own=is_own).beats(rest)
        return told

    def deal(self, facts: Sequence[Fact]) -> list[Beat]:
        """Return the motion in which the hands and the quays are dealt."""
        return Motions(self.layout, self.layout, is_own=True).beats(facts)

    def space(self, points: int) -> tuple[str, Extra] | None:
        """Return the face of the space of the track for `points`."""
        slot = self.places.map.slots[f"track.{points % self.tables.spaces}"]
        return slot.face, slot.values
