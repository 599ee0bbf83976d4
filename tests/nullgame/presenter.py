"""Ferry at the table: a view becomes pieces and panels, a press becomes a move, facts become motion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.components.boards import load_board
from game.locale import text
from game.match.seats import Seat
from game.rules.core.bits import members
from game.rules.core.facts import SPECTATOR, Fact, Moved, Noted
from game.rules.core.game import Move, View
from game.ui.boards.kit.choosing import Choosing
from game.ui.boards.kit.geometry import fitted_board, slot_in
from game.ui.boards.kit.lessons import Area, Lesson, always, decision
from game.ui.boards.kit.parts import GameParts
from game.ui.boards.kit.phrases import GameWords, listed
from game.ui.boards.kit.presenter import Presenter, marked
from game.ui.boards.kit.seat_head import paint_head
from game.ui.boards.kit.values import (
    About,
    Beat,
    CardCount,
    Flight,
    Item,
    LogLine,
    Offer,
    Press,
    Reckoning,
    ReckoningKind,
    ScorePart,
    ScoreTable,
    SeatPanel,
    SeatReckoning,
    Submit,
    Target,
    Told,
    piece_id,
)
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.shell import Shell
from tests.nullgame.notes import Shipped, Stopped
from tests.nullgame.rules import ASIDE, CUSTOMS, DOCK, DRAW, HAND, LET, PILE, SHIP, STOP, Ferry, FerryState


@dataclass(frozen=True, slots=True)
class Load:
    """A load whose weight is visible to the viewer."""

    load: int


@dataclass(frozen=True, slots=True)
class Pile:
    """The pile."""


LESSONS = (
    Lesson("aim", "F-4", (Load,), always),
    Lesson("customs", "F-3.2", (Area.ACTIONS,), decision(CUSTOMS)),
    Lesson("help", "", (Area.TOOLS,), always),
)
HEAVY = 10
"""The weight for which a load has one more bale on its edge."""
_HEAD = 32.0
_BACK = "back-load"


class Words(GameWords):
    """The names of loads."""

    def __init__(self, game: Ferry, seats: Sequence[Seat]) -> None:
        super().__init__(game.universe, seats)
        self._weights = game.tables.weights

    def kind(self, piece: int) -> str:
        """Return the name of a load."""
        return self.pieces([piece])

    def pieces(self, pieces: Iterable[int]) -> str:
        """Return several loads in a phrase."""
        return listed([text("about-ferry-load", weight=self._weights[load]) for load in pieces])


class FerryPresenter(Presenter[FerryState]):
    """Shows Ferry to one viewer at a time. No choice takes several steps: every press is a move."""

    lessons = LESSONS
    hand_height = 150.0
    game: Ferry
    choice: Choosing[FerryState]
    words: Words

    def __init__(self, shell: Shell, game: Ferry) -> None:
        super().__init__(shell, game)
        self.tables = game.tables

    def _begin(self) -> None:
        self.words = Words(self.game, self.seats)
        self.choice = Choosing(self.game, self.view)

    def _assemble(self) -> GameParts:
        board = load_board("ferry")
        ground = fitted_board(self.table_area, board)
        self._slots = {name: slot_in(ground, board, name) for name in board.slots}
        return GameParts(
            find_targets=self._targets,
            offers=self._offers,
            prompt=self._prompt,
            places_of=_places_of,
            say=self._say,
            about=self._about,
            sentences=self._sentences,
            status=self._status,
            rounds=self._rounds,
            card_counts=self._card_counts,
        )

    # Places

    def _dock(self, seat: int) -> pygame.FRect:
        """Return the panel of a seat."""
        return self._slots[f"dock.{seat + 1}"]

    def _spread(self, room: pygame.FRect, count: int) -> list[pygame.FRect]:
        """Return places for `count` cards beside each other in `room`, overlapping if necessary."""
        width = room.height * 44 / 68
        step = min(width + 6, (room.width - width) / max(1, count - 1))
        return [pygame.FRect(room.left + step * at, room.top, width, room.height) for at in range(count)]

    def _rooms(self) -> list[tuple[pygame.FRect, list[int]]]:
        """Return the areas of open loads and of the viewer's hand, with the loads in each."""
        state, viewer = self.view.state, self.view.viewer
        rooms = [(self._slots["aside"], members(state.aside)[-1:])]
        for seat in range(state.seats):
            dock = self._dock(seat)
            inner = pygame.FRect(dock.left + 10, dock.top + _HEAD + 6, dock.width - 20, dock.height - _HEAD - 12)
            rooms.append((inner, members(state.docks[seat])))
        if viewer != SPECTATOR:
            rooms.append((self.hand_area.inflate(-24, -24), members(state.hands[viewer])))
        return rooms

    def _place(self, zone: int, item: str) -> pygame.FRect:
        """Return the place of a piece in a zone, or its former place if it has left."""
        found = next((each.rect for each in self._items() if each.id == item), None)
        if zone == PILE:
            return self._slots["pile"]
        if zone == ASIDE:
            return self._slots["aside"]
        if found is not None:
            return found
        if zone == HAND + self.view.viewer:
            return self._spread(self.hand_area.inflate(-24, -24), 1)[0]
        dock = self._dock((zone - HAND) % (DOCK - HAND))
        return self._spread(pygame.FRect(dock.left + 10, dock.top + 2, dock.width, _HEAD), 1)[0]

    # What lies there and what can be used

    def items(self) -> list[Item]:
        """Return the pile, the open loads, and the viewer's hand; usable items are lit."""
        return marked(
            self._items(),
            [target for target in self.targets() if target.is_usable],
            (),
            shows_legal=self.shell.settings.show_legal,
        )

    def _items(self) -> list[Item]:
        found = [Item("pile", self._slots["pile"], _BACK)] if self.view.state.left else []
        for room, loads in self._rooms():
            for load, rect in zip(loads, self._spread(room, len(loads)), strict=True):
                pips = ("ferry/bale",) * (self.tables.weights[load] // HEAVY)
                found.append(Item(piece_id(load), rect, self.words.face(load), pips=pips))
        return found

    def _targets(self) -> list[Target]:
        """Return the panels of the players, the pile and the loads."""
        state, viewer = self.view.state, self.view.viewer
        held = 0 if viewer == SPECTATOR else state.hands[viewer]
        found = [Target(f"seat.{seat}", self._dock(seat), SeatPanel(seat)) for seat in range(state.seats)]
        if state.left:
            found.append(Target("pile", self._slots["pile"], Pile(), self._does((DRAW,)), "pile"))
        for room, loads in self._rooms():
            for load, rect in zip(loads, self._spread(room, len(loads)), strict=True):
                does = self._does((SHIP, load)) if held >> load & 1 else None
                found.append(Target(piece_id(load), rect, Load(load), does, piece_id(load)))
        return found

    def _does(self, move: Move) -> Press | None:
        """Return the effect of a press on an item: play a move or show a refusal, nothing while others decide."""
        return self.choice.submits(move) if self.choice.is_mine else None

    def _offers(self) -> list[Offer]:
        """Return a button for every decision except the loads in hand; the first one stands out."""
        names = {DRAW: "draw", LET: "let", STOP: "stop"}
        return [
            Offer(names[move[0]], text(f"offer-ferry-{names[move[0]]}"), Submit(move), "quiet" if at else "primary")
            for at, move in enumerate(move for move in self.view.legal if move[0] in names)
        ]

    # Pictures

    def paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw the table, the shelf of the hand, and a panel for every seat."""
        canvas.paint_table_top()
        yield
        if self.view.viewer != SPECTATOR:
            canvas.box(self.hand_area.inflate(-4, -4), "deep_nile", radius=12, line="gold", width=1.5, grain=True)
        points = self.game.scores(self.view.state)
        heads = [(self.words.plain_seat(seat), str(points[seat])) for seat in range(self.view.state.seats)]
        for seat in range(self.view.state.seats):
            panel = self._dock(seat)
            canvas.shadow(panel, spread=5, alpha=70)
            canvas.box(panel, "panel", radius=8, line="panel_line", grain=True)
            is_turn = seat == self.view.to_move
            paint_head(canvas, self.brush.painter.theme, panel, seat, heads, is_turn=is_turn)

    def paint_over(self, canvas: Canvas, aimed: str) -> None:
        """Draw nothing: the consequences of every press are obvious."""

    # What happened

    def tell(self, facts: Sequence[Fact], before: View[FerryState] | None, actor: int) -> Told:
        """Return the motion and the sentences of one decision."""
        told = Told(beats=self.deal(facts) if before is not None else [], lines=self.sentences(facts))
        if before is not None and any(isinstance(fact, Noted) and fact.what == "end" for fact in facts):
            told.reckoning, told.prelude, told.beats = self._reckoning(told.lines[-1].markup), told.beats, []
        return told

    def _reckoning(self, verdict: str) -> Reckoning:
        """Return the scoring of the game: the loads on every dock, the lightest first."""
        seats = [
            SeatReckoning(
                seat,
                tuple(
                    ScorePart(text("about-ferry-load", weight=self.tables.weights[load]), self.tables.weights[load])
                    for load in members(docks)
                ),
                gained=self.tables.weight(docks),
                before=0,
            )
            for seat, docks in enumerate(self.view.state.docks)
        ]
        title, points = text("scoring-ferry-title"), text("rounds-ferry-points")
        return Reckoning(ReckoningKind.OWN, title, points, tuple(seats), verdict)

    def deal(self, facts: Sequence[Fact]) -> list[Beat]:
        """Return a separate flight for every load that moves."""
        moves = [fact for fact in facts if isinstance(fact, Moved)]
        return [Beat((self._flight(fact),), "ferry-ship" if fact.how == "ship" else "take") for fact in moves]

    def _flight(self, fact: Moved) -> Flight:
        """Return the flight of a load, which turns over if the viewer sees more of it at its end."""
        (load,) = fact.pieces
        item = piece_id(load) if load >= 0 else ""
        face = self.words.face(load)
        path = self._place(fact.src, ""), self._place(fact.dst, item)
        if load >= 0 and fact.src == PILE:
            return Flight(_BACK, path, hides=item, turns_to=face)
        return Flight(face, path, hides=item)

    def _sentences(self, facts: Sequence[Fact]) -> list[LogLine]:
        """Return the sentences about facts."""
        if any(isinstance(fact, Noted) and fact.what == "start" for fact in facts):
            facts = [fact for fact in facts if isinstance(fact, Noted)]
        lines = [self._moved(fact) if isinstance(fact, Moved) else self._noted(fact) for fact in facts]
        return [line for line in lines if line is not None]

    def _moved(self, fact: Moved) -> LogLine | None:
        seat = (fact.dst if fact.how == "draw" else fact.src) - HAND
        load = fact.pieces[0]
        if fact.how not in ("draw", "ship"):
            return None
        if load < 0:
            return LogLine(text("log-ferry-draw-unseen", name=self.words.seat(seat)), seat)
        return LogLine(
            text(f"log-ferry-{fact.how}", name=self.words.seat(seat), weight=self.tables.weights[load]), seat
        )

    def _noted(self, fact: Fact) -> LogLine | None:
        if not isinstance(fact, Noted):
            return None
        name = self.words.seat(fact.seat)
        match fact.values:
            case Shipped():
                return LogLine(text("log-ferry-shipped", name=name, total=fact.values.total), fact.seat, 0)
            case Stopped():
                return LogLine(text("log-ferry-stopped", name=name, fee=fact.values.fee), fact.seat)
        if fact.what == "start":
            return LogLine(text("log-ferry-start", name=name), fact.seat)
        if fact.what == "end":
            names = [self.words.seat(seat) for seat in fact.values]
            return LogLine(text("log-ferry-end", names=listed(names), count=len(names)), -1, 2)
        return None

    # Words

    def _prompt(self) -> str:
        """Return the question to the viewer, or the seat to wait for."""
        view = self.view
        if view.to_move < 0:
            return text("prompt-ferry-over")
        name = self.words.plain_seat(view.to_move)
        if view.to_move != view.viewer:
            return text("prompt-ferry-wait", name=name)
        kind, _, *asked = view.state.stack[-1]
        if kind == CUSTOMS:
            return text("prompt-ferry-customs", name=name, weight=self.tables.weights[asked[0]])
        return text("prompt-ferry-turn", name=name)

    def _status(self) -> str:
        """Return the number of loads left in the pile."""
        return text("status-ferry", left=self.view.state.left)

    def _rounds(self) -> ScoreTable:
        """Return the points."""
        return ScoreTable((text("rounds-ferry-points"),), tuple((str(p),) for p in self.game.scores(self.view.state)))

    def _card_counts(self) -> list[CardCount]:
        """Return one row: the places of the loads, as the viewer knows them."""
        state, viewer = self.view.state, self.view.viewer
        docks = sum(loads.bit_count() for loads in state.docks)
        aside = state.aside.bit_count()
        own = 0 if viewer == SPECTATOR else state.held[viewer]
        places = {"hand": own, "docks": docks, "aside": aside}
        hidden = self.game.universe.size - sum(places.values())
        cells = tuple((text(f"place-ferry-{name}"), str(count)) for name, count in places.items())
        return [CardCount(text("ferry-load"), "", "felucca", self.game.universe.size, hidden, hidden, cells)]

    def _about(self, thing: object) -> About | None:
        """Return the description of a load, the pile or a panel."""
        match thing:
            case Pile():
                return About(text("about-ferry-pile"), self._status(), _BACK, rule="F-3.1")
            case Load(load=load):
                title = text("about-ferry-load", weight=self.tables.weights[load])
                return About(title, text("ferry-load-help"), self.words.face(load), rule="F-3.1")
            case SeatPanel(seat=seat):
                points = self.game.scores(self.view.state)[seat]
                more = text("about-ferry-seat-more", loads=self.view.state.held[seat], points=points)
                return About(text("about-ferry-seat", name=self.words.plain_seat(seat)), more, rule="F-4")
        return None

    def _say(self, move: Move) -> str:
        """Return a move in words."""
        if move[0] == SHIP:
            return text("say-ferry-ship", weight=self.tables.weights[move[1]])
        return text(f"say-ferry-{('draw', '', 'let', 'stop')[move[0]]}")


def _places_of(move: Move) -> tuple[str, ...]:
    """Return the target or the offer of a move."""
    if move[0] == SHIP:
        return (piece_id(move[1]),)
    return ("pile",) if move[0] == DRAW else ("let",) if move[0] == LET else ("stop",)
