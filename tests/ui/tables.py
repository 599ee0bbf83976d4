"""Tables to play at without a window: a match, programs that answer at once, and events made by hand."""

from __future__ import annotations

import random

import pygame

from game.components.load import numbers
from game.rules import registry
from game.rules.core.game import Setup, View
from game.rules.core.refusal import Refusal
from game.table.ai_client import Advice, Chosen
from game.table.match import Match
from game.table.seats import ai, human
from game.ui.display import fit
from game.ui.input import Action, PointerDown, PointerMove, PointerUp, Press
from game.ui.scene import Push, SceneStack
from game.ui.scenes.board import BoardScene
from game.ui.scenes.scoring import Scoring
from game.ui.settings import Settings
from game.ui.shell import Shell

NAMES = ("Anna", "Nefer", "Ramose", "Tiye")


class Quick:
    """Stands in for thinking programs: does any legal thing at once."""

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
            return Advice(seat, legal[0])
        if match.seats[seat].is_human:
            return None
        return Chosen(seat, self.rng.choice(legal), match.ply, match.branch)

    def ask_advice(self, level: str, view: View) -> bool:
        self.wanted = view
        return True

    def close(self) -> None:
        self.is_closed = True


class Table:
    """A board scene on a stack, with a pointer and keys."""

    def __init__(
        self,
        people: int,
        programs: int,
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
        playing = registry.make(game, numbers(game))
        seats = [human(NAMES[i]) for i in range(people)]
        seats += [ai("random", NAMES[people + i]) for i in range(programs)]
        chosen = {"open_information": "yes"} if open_information else options or {}
        self.match = Match.new(playing, Setup(len(seats), chosen), seats, seed=seed, salt="salt", clock=None)
        wanted = Settings(language="en", animation=animation, effects_volume=0.0, music_volume=0.0)
        self.shell = Shell(settings=wanted.with_(**settings), display=fit(size), store=lambda *_: "")
        self.quick = Quick(self.match)
        self.scene = BoardScene(self.shell, self.match, thinking=self.quick, hint_level="random")  # type: ignore[arg-type]
        self.stack = SceneStack(self.shell.display.size)
        self.stack.apply(Push(self.scene))

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
        widget = next(w for w in top.focusables() if w.name == name)  # type: ignore[union-attr]
        outer = widget.parent
        while outer is not None:
            outer.reveal(widget)
            outer = outer.parent
        for dx in (0.5, 0.1, 0.9, 0.03):
            at = (widget.rect.left + widget.rect.width * dx, widget.rect.centery)
            if top._hit(at) is widget:  # type: ignore[union-attr]
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
        """Return what the viewer could use now: offers and lit targets."""
        presenter = self.scene.presenter
        offers = [offer.id for offer in presenter.offers() if offer.id != "clear"]
        return offers + [t.id for t in presenter.targets() if t.answer and not isinstance(t.answer, Refusal)]

    def key(self, action: Action) -> None:
        self.send(Press(action))

    def surface(self) -> pygame.Surface:
        """Draw what is in sight."""
        surface = pygame.Surface(self.shell.display.pixels, 0, 32)
        canvas = self.shell.canvas(surface)
        for scene in self.stack.visible():
            scene.draw(canvas)
        return surface


def settle(table: Table) -> None:
    """Show what happened until somebody at the screen is asked something."""
    for _ in range(400):
        table.tick()
        top = table.stack.top
        if isinstance(top, Scoring):
            table.click("go-on")
        elif isinstance(top, BoardScene):
            if not table.scene.is_moving and (table.match.to_move == table.scene.viewer or table.match.to_move < 0):
                return
        else:
            return
