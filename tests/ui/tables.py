"""The driver of the table scene: it sets up positions, presses items by name, and reports the display.

No other test depends on the structure of the scene: `Sight` is the only class of the tests that may use private
names.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import pygame

from game import registry
from game.ai.reasons import Hint
from game.components.load import numbers
from game.match.ai_client import Advice, AIs, Chosen
from game.match.match import Match
from game.match.seats import ai, human
from game.rules.core.game import Game, Move, Refusal, Setup, View
from game.rules.core.state import State
from game.ui.boards.kit.motion import Aloft
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Item, LogLine, Narrow, Offer, Press
from game.ui.table.finish.scoring import Scoring
from game.ui.table.live import play
from game.ui.table.replay import ReplayMode
from game.ui.table.scene import TableScene
from game.ui.table.show.drag_and_drop import Dropped
from game.ui.table.show.presentation import Surprise
from game.ui.table.tell.drawn_sheet import DrawnSheet
from game.ui.table.turn_controller import TurnController
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Change, Push
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.input import Action, KeyPress, PointerDown, PointerMove, PointerUp
from game.ui.window.settings import Settings
from tests.matches import begin
from tests.ui.shells import PICTURES

NAMES = ("Anna", "Nefer", "Ramose", "Tiye")


class Quick(AIs):
    """Stands in for thinking AIs: does any legal thing at once."""

    def __init__(self, match: Match, seed: int = 3) -> None:
        self.match = match
        self.rng = random.Random(seed)
        self.wanted: View | None = None
        self.is_closed = False

    @property
    def seat(self) -> int:
        return -1

    def poll(self) -> Chosen | Advice | None:
        match, seat = self.match, self.match.to_move
        if seat < 0:
            return None
        legal = match.view(seat).legal
        if self.wanted:
            self.wanted = None
            return Advice(seat, Hint(legal[0]))
        if match.seats[seat].is_human:
            return None
        return Chosen(seat, self.rng.choice(legal), match.ply, match.branch)

    def ask(self) -> None:
        """Answers are there as soon as they are polled."""

    def ask_advice(self, level: str, view: View) -> bool:
        self.wanted = view
        return True

    def close(self) -> None:
        self.is_closed = True


class Sight:
    """The display and the behaviour of a table scene, in the words of the tests.

    Here, and nowhere else in the tests, private names of `game` are used.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # The words on the table

    @property
    def prompt(self) -> str:
        """The question to the viewer, or the message in its place."""
        return self.scene.mode.prompts.prompt()

    @property
    def turn(self) -> tuple[int, str]:
        """The seat whose turn the bar shows, and its words."""
        return self.scene.mode.prompts.turn()

    @property
    def offers(self) -> Sequence[Offer]:
        """The answers that can be pressed."""
        return self.scene.mode.prompts.offers()

    @property
    def lines(self) -> list[LogLine]:
        """The sentences of the log that may be read."""
        return self.scene.log.lines

    @property
    def kept_back(self) -> list[LogLine]:
        """The sentences of the log that wait until their events were shown."""
        return self.scene.log.kept_back

    @property
    def refused(self) -> Refusal | None:
        """The reason why the last press was refused."""
        return self.scene.refusals.reason

    @property
    def advice(self) -> Move:
        """The move that a hint tells of; empty without a hint."""
        return self.scene.hint.move

    @property
    def reasons(self) -> list[str]:
        """The reasons of the hint in words, headings included."""
        return self.scene.hint.told()

    @property
    def hint_step(self) -> int:
        """How much of the hint is told."""
        return self.scene.hint.step

    @property
    def is_half_told(self) -> bool:
        """Whether decisions to come belong to the last one shown, and so to its sentence."""
        return self.scene.game.is_half_made(self.shown.ply)

    def rewrite_log(self) -> None:
        """Have the log written anew as a whole."""
        self.scene.presentation.write_log_anew()

    # Who looks, and who is asked

    @property
    def shown(self) -> View:
        """The view that is shown: while something moves, an earlier one than that of the match."""
        return self.scene.presentation.shown

    @property
    def viewer(self) -> int:
        """The seat that the table is shown to."""
        return self.scene.viewpoint.viewer

    @property
    def people(self) -> list[int]:
        """The seats that persons decide for."""
        return self.scene.viewpoint.people

    @property
    def is_alone(self) -> bool:
        """Whether the viewer sees private information."""
        return self.scene.viewpoint.is_alone

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the screen together, and see only common knowledge."""
        return self.scene.viewpoint.is_shared

    @property
    def is_held(self) -> bool:
        """Whether AIs that are only watched wait."""
        return self.scene.mode.controller.is_held

    @property
    def eyes(self) -> int:
        """The seat whose knowledge is shown."""
        return self.scene.viewpoint.eyes

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is to decide and sees the question."""
        return self.scene.mode.prompts.is_asked

    @property
    def is_due(self) -> bool:
        """Whether the screen must change hands, a lesson must be taught, or the end must be shown."""
        return self.scene.mode.controller._is_due(self.scene.presentation.shown)

    def renew(self) -> None:
        """Let everybody know the position as it is after a test has changed it by hand."""
        if isinstance(self.scene.game, Match):
            self.scene.game._views.clear()

    def advise(self, advice: Advice) -> None:
        """Let an AI have found this hint."""
        self.scene.mode.hear(self.scene.mode.controller.advise(advice))

    # What moves

    @property
    def is_moving(self) -> bool:
        """Whether something that happened is still being shown."""
        return self.scene.presentation.is_moving

    @property
    def is_waiting(self) -> bool:
        """Whether something is to be shown that has not begun."""
        return self.scene.presentation.is_preparing

    @property
    def is_behind(self) -> bool:
        """Whether more has happened than the table shows yet."""
        return self.scene.presentation.is_behind

    @property
    def suspense(self) -> Surprise | None:
        """The surprise that is being shown."""
        return self.scene.presentation.surprise

    @property
    def aloft(self) -> Sequence[Aloft]:
        """The items in motion."""
        return self.scene.timeline.motion.aloft

    @property
    def hidden(self) -> frozenset[str]:
        """The things that have not landed yet."""
        return self.scene.timeline.motion.hidden

    @property
    def has_landed(self) -> bool:
        """Whether the first piece of a motion has landed."""
        return self.scene.timeline.motion.has_landed

    @property
    def banner(self) -> str:
        """The words across the table."""
        return self.scene.timeline.motion.banner

    @property
    def is_playing(self) -> bool:
        """Whether a motion is being shown that has not come to its end."""
        return not self.scene.timeline.is_done

    @property
    def has_more_steps(self) -> bool:
        """Whether a scoring, or its consequences, are still to be shown."""
        return self.scene.presentation.is_scoring

    def forget_what_happened(self) -> None:
        """Show nothing of the decisions that were made."""
        self.scene.presentation._waiting.clear()

    # What is pointed at and carried

    @property
    def aimed(self) -> str:
        """The target under the pointer or in focus."""
        return self.scene.renderer.aimed

    @property
    def considered(self) -> str:
        """The target whose consequences are shown."""
        return self.scene.renderer.considered

    @property
    def carried(self) -> str:
        """The target that is carried; empty for none."""
        return self.scene.drag.dragged

    @property
    def dropped(self) -> str:
        """The thing that was let go and waits where it is; empty for none."""
        state = self.scene.drag.state
        return state.item.id if isinstance(state, Dropped) else ""

    def drop(self, item: Item) -> None:
        """Let this thing have been let go where it belongs."""
        self.scene.drag.state = Dropped(item, item.rect.center, is_chosen=False)

    # What lies still

    @property
    def lifts(self) -> dict[str, float]:
        """The things that are raised, and how far, 0 to 1."""
        return self.scene.renderer._lifts

    @property
    def absent(self) -> frozenset[str]:
        """The things that are not drawn where they lie."""
        return self.scene.renderer._absent

    def item(self, name: str) -> Item:
        """Return the thing on the table of this name."""
        return next(each for each in self.scene.presenter.items() if each.id == name)

    @property
    def layers(self) -> int:
        """How many of the three layers of the kept picture are made."""
        kept = self.scene.renderer.cache
        return kept.has_ground + kept.has_items + kept.is_ready

    @property
    def keeps_past(self) -> bool:
        """Whether parts of the cached picture keep their old contents until the first piece has landed."""
        return bool(self.scene.renderer.cache._past)

    @property
    def is_renewed_in_parts(self) -> bool:
        """Whether the next frame redraws only the areas under moved items."""
        return self.scene.renderer.cache._covered is not None

    def kept(self, box: pygame.Rect) -> bytes:
        """Return the pixels of the kept picture in a box."""
        return bytes(self.scene.renderer.cache._picture.subsurface(box).copy().get_buffer().raw)

    @property
    def large_pictures(self) -> list[object]:
        """The pictures of the window's size that the table keeps, and what keeps those of its landscape."""
        return [*self.scene.renderer.cache.layers, *self.scene.life.spots]

    @property
    def panels(self) -> dict[str, pygame.FRect]:
        """Where the panels that count something are drawn."""
        return self.scene.renderer._places_of_panels()

    # A match seen again

    def replace_adviser(self, adviser: Any) -> None:
        """Let another adviser answer requests for an AI's choice."""
        self.scene.mode.controller._worker = adviser

    @property
    def is_waiting_for_advice(self) -> bool:
        """Whether an AI was asked for its choice."""
        return self.scene.mode.controller.is_advising

    # A scoring

    @staticmethod
    def coming(scoring: Scoring) -> bool:
        """Return whether something that was counted still comes into sight."""
        return bool(scoring._coming)

    @staticmethod
    def keeps_picture(scoring: Scoring) -> bool:
        """Return whether a picture of the still parts of a scoring is cached."""
        return scoring._still is not None

    @staticmethod
    @contextmanager
    def all_there(scoring: Scoring, *, is_over: bool) -> Iterator[None]:
        """Show the items that are fading in as if complete, or as old ones if that `is_over`."""
        coming, kept = scoring._coming, scoring._still
        scoring._coming = {} if is_over else dict.fromkeys(coming, 1.0)
        yield
        scoring._coming, scoring._still = coming, kept


def is_replay(scene: object) -> bool:
    """Return whether a scene is a table where a finished game is replayed."""
    return isinstance(scene, TableScene) and isinstance(scene.mode, ReplayMode)


@cache
def _made(game: str) -> Game[State]:
    """Return a game by the numbers in its box; it has no state."""
    return registry.make(game, numbers(game))


class Table:
    """A table scene on a stack, with a pointer and keys; `position` is the true one, which a test may change."""

    def __init__(
        self,
        people: int,
        ais: int,
        *,
        seed: str = "one",
        size: tuple[int, int] = (1280, 720),
        animation: str = "off",
        open_information: bool = False,
        game: str = "sobek",
        options: dict[str, str] | None = None,
        **settings: object,
    ) -> None:
        pygame.font.init()
        playing = _made(game)
        seats = [human(NAMES[i]) for i in range(people)]
        seats += [ai("random", NAMES[people + i]) for i in range(ais)]
        chosen = {"open_information": "yes"} if open_information else options or {}
        self.match, self.position = begin(playing, Setup(len(seats), chosen), seats, seed=seed)
        wanted = Settings(
            language="en", animation=animation, effects_volume=0.0, music_volume=0.0, answers_obvious=False,
            shows_odds=False, shows_speech=False,
        )  # fmt: skip
        self.shell = Shell(settings=wanted.with_(**settings), display=fit(size), store=lambda *_: "", pictures=PICTURES)
        self.quick = Quick(self.match)
        self.scene = play(self.shell, self.match, thinking=self.quick, hint_level="random")
        self.stack = scene_stack(self.shell)
        self.stack.apply(Push(self.scene))

    @property
    def sight(self) -> Sight:
        """The display of the table."""
        return Sight(self.scene)

    @property
    def state(self) -> Any:
        """The true state of the game; after changing it a test says so with `look_as`."""
        return self.position.state

    def look_as(self, viewer: int) -> None:
        """Show the position as it is now to `viewer`, without motion."""
        self.sight.renew()
        self.scene.look_as(viewer)

    def press(self, name: str) -> Change | None:
        """Use a target or an offer by its name, wherever it lies."""
        return self.scene.mode.press(name)

    def tick(self, seconds: float = 0.05, times: int = 1) -> None:
        """Let time pass for all scenes in sight, as the window does."""
        for _ in range(times):
            for scene in self.stack.visible():
                change = scene.update(seconds)
                if change is not None:
                    self.stack.apply(change)
                    break

    def send(self, *events: object) -> None:
        for event in events:
            top = self.stack.top
            assert top is not None
            self.stack.apply(top.handle(event))  # type: ignore[arg-type]

    def click(self, name: str) -> None:
        """Click on the widget called `name` where it can be hit."""
        top = self.stack.top
        widget = next(w for w in top.steering.top.walk() if w.name == name)  # type: ignore[union-attr]
        outer = widget.parent
        while outer is not None:
            outer.reveal(widget)
            outer = outer.parent
        for dx in (0.5, 0.1, 0.9, 0.03):
            at = (widget.rect.left + widget.rect.width * dx, widget.rect.centery)
            if top.steering.hit(at) is widget:  # type: ignore[union-attr]
                self.send(PointerMove(at), PointerDown(at), PointerUp(at))
                return
        raise AssertionError(f"'{name}' cannot be hit")

    def walk_to(self, name: str) -> None:
        """Walk the focus with tabs until it is on the widget called `name`, and activate it."""
        top = self.stack.top
        for _ in range(200):
            if top.focused is not None and top.focused.name == name and top.is_focus_shown:  # type: ignore[union-attr]
                self.key(Action.ACTIVATE)
                return
            self.key(Action.NEXT)
        raise AssertionError(f"the focus never came to '{name}'")

    def wishes(self) -> list[str]:
        """Return the usable offers and lit targets of the viewer."""
        presenter = self.scene.presenter
        offers = [offer.id for offer in presenter.offers() if offer.id != "clear"]
        return offers + [t.id for t in presenter.targets() if t.is_usable and not t.is_echo]

    def key(self, action: Action) -> None:
        self.send(KeyPress(action))

    def surface(self) -> pygame.Surface:
        """Draw the scene."""
        surface = pygame.Surface(self.shell.display.pixels, 0, 32)
        canvas = self.shell.canvas(surface)
        for scene in self.stack.visible():
            scene.draw(canvas)
        return surface


def use(presenter: Presenter, name: str) -> Press | None:
    """Take the step of a choice that a target or an offer stands for; return the effect of pressing it."""
    does = next(each.does for each in (*presenter.offers(), *presenter.targets()) if each.id == name)
    if isinstance(does, Narrow):
        presenter.narrow(does, name)
    return does


def _goes_on(table: Table) -> bool:
    """Return whether anything happens at a table that rests before the viewer decides."""
    mover, controller = table.match.to_move, table.scene.mode.controller
    is_ais = isinstance(controller, TurnController) and not table.match.seats[mover].is_human
    return mover not in (table.scene.viewpoint.viewer, -1) and not (is_ais and controller.thinking is None)


def settle(table: Table) -> None:
    """Show all events until somebody at the screen is asked something."""
    for _ in range(400):
        table.tick()
        top = table.stack.top
        if isinstance(top, Scoring):
            table.click("go-on")
        elif isinstance(top, DrawnSheet):
            table.click("done")
        elif isinstance(top, TableScene):
            if not table.scene.presentation.is_moving and not _goes_on(table):
                return
        else:
            return
