"""The presenter: a game's half of the board scene.

The scene knows no game. It hands a presenter the View of one viewer and gets the items on the table (`Item`), the
places that can be pointed at (`Target`), the buttons (`Offer`), and for the facts of a decision the motion (`Beat`) and
the sentences (`LogLine`). It sees only views and redacted facts; targets and offers carry the meaning of a press as a
value.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Generic

import pygame

from game.locale import language, text
from game.match.seats import Seat, only_rival
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S
from game.ui.boards.kit.deeds import MovedPiece
from game.ui.boards.kit.lessons import Lesson
from game.ui.boards.kit.painting import Brush, painter_for
from game.ui.boards.kit.parts import GameParts
from game.ui.boards.kit.phrases import GameWords
from game.ui.boards.kit.regions import Regions
from game.ui.boards.kit.standing_answers import StandingAnswers
from game.ui.boards.kit.values import (
    About,
    Beat,
    CardCount,
    Choice,
    Clause,
    Effects,
    Extra,
    Item,
    LogLine,
    MovingLight,
    Narrow,
    Offer,
    QuestionPlate,
    Refuse,
    ScoreTable,
    SeatPanel,
    SetWorth,
    TableShape,
    Target,
    Told,
)
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.landscape import Landscape
from game.ui.widgets.shell import Shell

ACTIONS_WIDTH = 336.0
"""The usual width of the action panel."""


Past = Sequence[Sequence[Fact]]
"""The facts of the set-up and of all decisions up to a view, as its viewer perceived them.

They tell what a view does not, such as the order in which the cards of a pile came there.
"""


class Presenter(ABC, Generic[S]):
    """Shows a game at the board scene, one view after another. Drawing changes no state.

    A game lays its table out in `_assemble` and declares its `GameParts` there; the questions of the scene go to them.
    `table_area` is for the board and `hand_area` for private things. Beside a square board `side_area` is for the
    panels, and `shelf` is the ground of the hand. A part that a game lacks, such as a track, has a default that does
    nothing.
    """

    regions = Regions()
    """The region of the table that each thing belongs to."""
    tallies: frozenset[object] = frozenset()
    """Things, or kinds of things, that show a count of hidden pieces; they are covered while a drill asks for such a
    count.
    """
    lessons: Sequence[Lesson[S]] = ()
    """The game's tips, in order of precedence."""
    shows_shared_table = False
    """Whether so little is hidden that several people can look at one screen together.

    They see common knowledge; only a view that `is_secret` is covered by a hand-over before it is shown.
    """
    is_moving = False
    """Whether pieces fly over the table."""
    has_waiting = False
    """Whether something on the table, such as a sheet of choices, is laid out only when all pieces have landed."""
    large = -1
    """The seat whose city is enlarged, -1 for the viewer's own."""
    landscape: Landscape | None = None
    """The background and its moving parts; None where there are none."""
    light: MovingLight | None = None
    """The light that moves with the motion being shown."""
    view: View[S]
    seats: Sequence[Seat]
    past: Past = ()
    choice: Choice
    words: GameWords
    parts: GameParts

    def __init__(self, shell: Shell, game: Game[S]) -> None:
        self.shell = shell
        self.game = game
        self.table_area, self.hand_area = pygame.FRect(8, 52, 660, 464), pygame.FRect(8, 522, 660, 190)
        self.side_area, self.shelf = pygame.FRect(676, 52, 596, 408), pygame.FRect(676, 468, 596, 244)
        self._known: list[Target] | None = None
        self._told: dict[tuple[Fact, ...], list[LogLine]] = {}
        """The sentences about facts, in the language and with the names of players in `_told_in`."""
        self._told_in: tuple[object, ...] = ()
        self.standing_answers = StandingAnswers(shell)
        self.carrying = Carrying(self)
        self.named: frozenset[str] = frozenset()
        """The ids of the targets of the moves that a hint names, empty for none."""
        self.consider: Callable[[], str] = lambda: ""
        """Returns the target whose consequences are previewed on the table."""
        self.paint_living: Callable[[Canvas], Iterator[None]] = lambda _: iter(())
        """Draws the moving parts of the landscape; `paint` calls it when the landscape and its permanent foreground are
        drawn.
        """

    @property
    def shape(self) -> TableShape:
        """How the table shares the window with log, hand and answers."""
        return TableShape.BOARD

    @property
    def hand_height(self) -> float:
        """The logical height of the strip for the viewer's hand, where its place is a strip."""
        return 0.0

    @property
    def actions_width(self) -> float:
        """The width of the panel beside the viewer's hand."""
        return ACTIONS_WIDTH

    @property
    def hand_place(self) -> pygame.FRect:
        """The place of the viewer's hand."""
        return self.hand_area if self.parts.hand_place is None else self.parts.hand_place

    @property
    def aimed(self) -> str:
        """The target under the pointer or in focus; '' for none."""
        return self.consider()

    @property
    def brush(self) -> Brush:
        """The brush in the present theme and language."""
        return Brush(painter_for(self.game.name, self.shell.settings.theme))

    def is_lit(self, target: Target) -> bool:
        """Return whether a target shows that it is usable; once a hint names moves, only theirs do."""
        return target.is_usable and (not self.named or target.id in self.named)

    # The view and its layout

    @abstractmethod
    def _begin(self) -> None:
        """Make words and an empty selection for a new view."""

    @abstractmethod
    def _assemble(self) -> GameParts:
        """Place everything in the two areas and return the parts that answer for it."""

    def show(self, view: View[S], seats: Sequence[Seat], past: Past = ()) -> None:
        """Take a new view and the facts that led to it; the selection is dropped."""
        self.view, self.seats, self.past = view, seats, past
        self._begin()
        self.renew()

    def arrange(
        self,
        table: pygame.FRect,
        hand: pygame.FRect,
        side: pygame.FRect | None = None,
        shelf: pygame.FRect | None = None,
    ) -> None:
        """Lay everything out: the board within `table`, private things within `hand`, on a `shelf` if there is one, and
        panels within `side` where they are not on the table.
        """
        self.table_area, self.hand_area = table, hand
        if side is not None and shelf is not None:
            self.side_area, self.shelf = side, shelf
        self.renew()

    def renew(self) -> None:
        """Lay everything out again within the same areas."""
        self.parts = self._assemble()
        self._known = None

    def is_own(self, actor: int) -> bool:
        """Return whether `actor` is the viewer."""
        return actor == self.view.viewer != SPECTATOR

    # What lies there and what can be used

    @abstractmethod
    def items(self) -> Sequence[Item]:
        """Return the items on the table, the lowest first."""

    def targets(self) -> Sequence[Target]:
        """Return the places that can be pointed at in focus order, found once for a layout."""
        if self._known is None:
            self._known = self.parts.find_targets()
        return self._known

    @property
    def sheet(self) -> str:
        """The title of the sheet of choices over the table as rich text; '' while there is none."""
        return self.parts.sheet.title if self.parts.sheet is not None else ""

    def on_sheet(self) -> Sequence[Target]:
        """Return the targets on the sheet of choices over the table; none while there is no sheet."""
        sheet = self.parts.sheet
        return sheet.targets() if sheet is not None and sheet.is_open else ()

    def subject(self) -> list[pygame.FRect]:
        """Return the places of what the question is about where its answers have none: the sheet of choices, or parts
        of the table; none if nothing is known.
        """
        sheet = self.parts.sheet
        if sheet is not None and sheet.is_open:
            return [sheet.rect]
        return [found.rect for name in self.parts.subject() if (found := self.target(name)) is not None]

    def target(self, name: str) -> Target | None:
        """Return the target with the id `name`, or None if there is none."""
        return next((target for target in self.targets() if target.id == name), None)

    def thing(self, name: str) -> object:
        """Return the thing of the target with the id `name`, or None if there is no such target."""
        found = self.target(name)
        return found.thing if found is not None else None

    def offers(self) -> Sequence[Offer]:
        """Return the buttons beside the table, the most important first."""
        return self.parts.offers()

    def lead(self) -> str:
        """Return the id of the target or offer that gets the focus after a step of a choice, or '' to keep it."""
        return ""

    def start(self) -> str:
        """Return the first focus: the first usable target on the sheet of choices, or else the primary offer, the first
        usable target or the first offer; '' if there is none.
        """
        chosen = [target.id for target in self.on_sheet() if target.is_usable]
        ready = [offer.id for offer in self.offers() if offer.kind == "primary"]
        usable = [target.id for target in self.targets() if target.is_usable]
        return next(iter([*chosen, *ready, *usable, *(offer.id for offer in self.offers())]), "")

    def effects(self) -> Effects | None:
        """Return what the choice in progress leads to, None if nothing is known of it."""
        return self.parts.effects()

    def regard(self, target: str) -> bool:
        """Take note of the target aimed at; return whether a card among the answers shows something else now."""
        return False

    # Presses

    def narrow(self, narrowed: Narrow, origin: str) -> None:
        """Continue with another selection after a press on the target or offer `origin`."""
        self.choice = narrowed.selection
        self.renew()

    def decide(self, move: Move) -> Sequence[Move]:
        """Return the moves to play after a press that submits `move`: it alone, or all steps of the decision."""
        return (move,)

    def enlarge(self, seat: int) -> None:
        """Enlarge the city of a seat, in games with cities; -1 is the viewer's own."""
        self.large = seat
        self.renew()

    def cancel(self) -> bool:
        """Cancel the selection; return whether there was one."""
        was = self.choice.is_begun
        self.choice = self.choice.cleared()
        self.renew()
        return was

    # Secrets at a shared screen

    def is_secret(self, view: View[S]) -> bool:
        """Return whether `view` shows its owner something for this decision that must be hidden from the others."""
        return False

    # Pictures

    @abstractmethod
    def paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw the layer below the items, ground, panels and words, in steps between which a frame may pass."""

    def paint_marks(self, canvas: Canvas, aimed: str) -> None:
        """Draw what lies on the items at rest, such as the prices of sites; a veil over the table covers it too."""

    @abstractmethod
    def paint_over(self, canvas: Canvas, aimed: str) -> None:
        """Draw the layer above items and marks, such as the preview of the target that is `aimed` at."""

    def painted_items(self) -> Sequence[Item]:
        """Return the things that `paint` draws itself, such as sold sets, so that their faces are made ready."""
        return self.parts.painted_items()

    def pictures(self, facts: Sequence[Fact]) -> Sequence[MovedPiece]:
        """Return small pictures of the pieces that moved with the facts of one decision."""
        return self.parts.pictures(facts)

    def counter_areas(self) -> Mapping[str, pygame.FRect]:
        """Return the areas, by name, of the counters that must not change before the pieces they count have moved."""
        return {}

    def sign_places(self, seat: int) -> Sequence[pygame.FRect]:
        """Return the places that tell how a seat stands, as far as they are no targets: its sign, its track."""
        return ()

    @property
    def is_veiled(self) -> bool:
        """Whether something translucent lies over the landscape, which stands still then."""
        return False

    def speech(self, seat: int) -> pygame.FRect | None:
        """Return the upper edge of a seat's speech bubble, without height; None if there is no room for one."""
        return self.parts.speech(seat)

    @property
    def secret_place(self) -> pygame.FRect | None:
        """The part of the strip with the hand where covered pieces would lie; None if that is all of it."""
        return self.parts.secret_place

    def face_place(self, seat: int) -> pygame.FRect | None:
        """Return the place of a seat's portrait on the table, to which its words lead; None if there is none."""
        return self.parts.face_place(seat)

    @property
    def words_place(self) -> pygame.FRect | None:
        """The part of the landscape that is free for the reasons of a hint; None if there is none."""
        return self.parts.words_place

    def story_place(self, lit: Sequence[pygame.FRect]) -> pygame.FRect | None:
        """Return the part of the table on which a story may lie that is about the things at the places `lit`; None if
        there is none.
        """
        return self.words_place

    def story_end(self, bottom: float) -> float:
        """Return where a story that needs the room down to `bottom` ends, so that no row looks out below it in part."""
        return bottom

    def place_in(self, world: S, piece: int) -> pygame.FRect | None:
        """Return the place of a piece that lies on the shared table in a complete position which agrees with the view,
        open or face down; None for a piece anywhere else.
        """
        return None

    def counted(self, pieces: Sequence[int]) -> Sequence[tuple[str, int]]:
        """Return the pictures that stand for pieces by kind, each with its number; nothing where the pieces themselves
        are clearer.
        """
        return ()

    def pays(self, facts: Sequence[Fact]) -> bool:
        """Return whether a decision brings its seat what counts at the end, such as a set."""
        return self.parts.pays(facts)

    def gained(self, facts: Sequence[Fact], seat: int) -> Sequence[tuple[str, int]]:
        """Return the pictures of what a seat gained with the facts of a decision and what is only counted, each with
        its number.
        """
        return ()

    @property
    def source(self) -> pygame.FRect | None:
        """The place that such gains come from; None if there is none."""
        return None

    def space(self, points: int) -> tuple[str, Extra] | None:
        """Return the face of the space of the track for `points`, or None if there is no track."""
        return None

    # What happened

    @abstractmethod
    def tell(self, facts: Sequence[Fact], before: View[S] | None, actor: int) -> Told:
        """Return motion, sentences and scoring of a decision that led from `before` to the view shown now.

        Nothing is drawn and nothing remembered, so that it can be told any number of times.
        """

    def deal(self, facts: Sequence[Fact]) -> list[Beat]:
        """Return the set-up of a new match as motion on the resulting table."""
        return []

    def sentences(self, facts: Sequence[Fact]) -> list[LogLine]:
        """Return the sentences about the facts of one decision, or of several told as one.

        The sentences about the same facts are made once and kept, because the log is written again for each viewer.
        """
        told_in = language(), *(seat.name for seat in self.seats)
        if self._told_in != told_in:
            self._told, self._told_in = {}, told_in
        key = tuple(facts)
        if key not in self._told:
            self._told[key] = self.parts.sentences(facts)
        return [*self._told[key]]

    def summary(self, facts: Sequence[Fact]) -> LogLine | None:
        """Return a sentence about decisions of opponents that the log leaves out, of all facts since the viewer's last
        turn; None if there are none.
        """
        return None

    def ends_turn(self, facts: Sequence[Fact]) -> bool:
        """Return whether a turn that is told as one ends with the facts of this decision, or of several told as one."""
        return self.parts.ends_turn(facts)

    def opens_turn(self, facts: Sequence[Fact], seat: int) -> bool:
        """Return whether the facts of a decision of `seat` give it another turn."""
        return False

    # Words

    def prompt(self) -> str:
        """Return the question to the viewer as rich text, or the name of the player being waited for."""
        return text("prompt-over") if self.view.to_move < 0 else self.parts.prompt()

    def plate(self) -> QuestionPlate | None:
        """Return the words on a plate beside the question, None if there are none."""
        return self.parts.plate()

    def posed(self) -> Sequence[Offer]:
        """Return the large answers of a question that the viewer has answered, to be seen beside a verdict."""
        return self.parts.posed()

    def enlarged(self, move: Move, answer: Offer) -> Offer:
        """Return the answer that plays a move which a hint names, large where it shows what the move brings."""
        return self.parts.enlarged(move, answer)

    def status(self) -> str:
        """Return the status of the match, such as the round, in a few words."""
        return self.parts.status()

    def rounds(self) -> ScoreTable:
        """Return the table of the rounds so far."""
        return self.parts.rounds()

    def holdings(self, seat: int) -> Sequence[str]:
        """Return the holdings of a seat besides its points in alternative texts, the longest first."""
        return self.parts.holdings(seat)

    def rows(self) -> Sequence[str]:
        """Return the shared supplies row by row, empty places included; empty where they do not lie in rows."""
        return self.parts.rows()

    def card_counts(self) -> Sequence[CardCount]:
        """Return the rows of the panel of cards, as the viewer knows them."""
        return self.parts.card_counts()

    def about(self, thing: object) -> About | None:
        """Return the explanation of a thing on the table, or None if it has none."""
        return self.parts.about(thing)

    def explain(self, target: str) -> About | None:
        """Return the explanation of the thing of a target, with the reason why it can't be used in the viewer's
        decision; None if there is no such target or explanation.
        """
        found = self.target(target)
        about = self.about(found.thing) if found is not None else None
        if found is None or about is None or not isinstance(found.does, Refuse) or not self.choice.is_mine:
            return about
        refusal = found.does.refusal
        return replace(about, press=text(refusal.key, **refusal.args))

    def places_of(self, move: Move) -> tuple[str, ...]:
        """Return the ids of the targets and offers that a move is made of, for a hint."""
        return self.parts.places_of(move)

    def pieces_of(self, move: Move) -> tuple[Item, ...]:
        """Return the pieces on the table that a move is about."""
        wanted = self.places_of(move)
        named = {target.item or target.id for target in self.targets() if target.id in wanted}
        return tuple(item for item in self.items() if item.id in named)

    def sum_of(self, move: Move) -> SetWorth | None:
        """Return the reckoning of the set that a move is about, None if it is about none."""
        return None

    def toll_of(self, move: Move) -> str:
        """Return in two words what it costs to take a piece from the table, '' for any other move."""
        return ""

    def pictured(self, move: Move) -> tuple[Item, ...]:
        """Return the pieces that stand for a move beside its words: those that it is about, or others like them."""
        return self.pieces_of(move)

    @property
    def home(self) -> pygame.FRect:
        """The part of the table that is the viewer's own, or the table of one who only watches."""
        own = [target.rect for target in self.targets() if target.thing == SeatPanel(self.view.viewer)]
        return own[0] if own else self.table_area

    @property
    def rival(self) -> str:
        """The name of the viewer's only opponent, '' if there are several."""
        return only_rival(self.seats, self.view.viewer)

    def say(self, move: Move) -> str:
        """Return a move in words."""
        return self.parts.say(move)

    def clause(self, move: Move) -> Clause | None:
        """Return a move as a part of a sentence, None where it is only named by its button."""
        return self.parts.clause(move)


class Carrying(Generic[S]):
    """Decides which things on a presenter's table can be dragged, and where they can be dropped."""

    def __init__(self, presenter: Presenter[S], *kinds: type) -> None:
        self._presenter = presenter
        self._kinds = kinds

    def can_carry(self, target: str) -> bool:
        """Return whether the thing of a usable target can be dragged."""
        return isinstance(self._presenter.thing(target), self._kinds)

    def take_up(self, target: str) -> bool:
        """Pick up a thing; return whether that has chosen it, so that its destinations are lit."""
        return False

    def landing(self, target: str, over: str, at: tuple[float, float]) -> str:
        """Return the target to use when `target` is dropped `at` a point, over the target `over` if there is one; ''
        cancels the drag.

        By default a thing is taken when it is dropped on the viewer's hand or panel.
        """
        presenter = self._presenter
        panel = next(each.rect for each in presenter.targets() if each.thing == SeatPanel(presenter.view.viewer))
        return target if panel.collidepoint(at) or presenter.hand_place.collidepoint(at) else ""


def marked(
    items: Iterable[Item], usable: Iterable[Target], chosen: Collection[str], *, shows_legal: bool
) -> list[Item]:
    """Return `items` with their looks: those of `usable` targets lit, if wanted, and the `chosen` ones marked."""
    lit = {target.item for target in usable if target.item} if shows_legal else set()
    return [
        replace(item, look="chosen") if item.id in chosen else replace(item, look="lit") if item.id in lit else item
        for item in items
    ]


def seat_panels(targets: Iterable[Target]) -> dict[int, pygame.FRect]:
    """Return the places of the seats' panels, by seat."""
    return {each.thing.seat: each.rect for each in targets if isinstance(each.thing, SeatPanel)}
