"""Every scene of the window, drawn off screen: for the self-check and for `felucca screenshots`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

import pygame

from game import registry
from game.analysis.background import ANALYST
from game.analysis.four_tables import Visit
from game.analysis.week import Week, WeekDay, table_of
from game.components.load import numbers
from game.errors import FeluccaError
from game.match import almanac
from game.match.ai_client import AtOnce
from game.match.match import Match
from game.match.seats import Names, Seat
from game.match.statistics import SittingHistory
from game.match.table_code import four_tables
from game.match.week import days_of
from game.puzzles.drills import drill_kinds
from game.puzzles.puzzle import puzzles
from game.puzzles.worst_lie import worst_lie
from game.rules.core.facts import Moved
from game.rules.core.game import Game, Move, Refusal, Setup
from game.rules.core.state import State
from game.ui.boards.kit.seat_words import ai_names
from game.ui.boards.kit.values import Narrow
from game.ui.scenes.challenge import open_challenge
from game.ui.scenes.crash import Crash
from game.ui.scenes.credits import Credits
from game.ui.scenes.first_start import FirstStart
from game.ui.scenes.four_tables import FourTables
from game.ui.scenes.keys_page import ask_key
from game.ui.scenes.learning import Learning, LearningPage
from game.ui.scenes.menu import MainMenu, ask_to_quit
from game.ui.scenes.moving import Moving
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.options import Options, SettingsPage
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.statistics import Statistics
from game.ui.scenes.week import WeekScene
from game.ui.table.finish.final import Final
from game.ui.table.finish.first_game import FirstGameSheet
from game.ui.table.live import LiveMode, play
from game.ui.table.players import Players
from game.ui.table.replay import ReplayMode
from game.ui.table.scene import TableScene
from game.ui.table.solve.drill import first_drill
from game.ui.table.solve.puzzle_table import SERIES, open_series, puzzle_task
from game.ui.table.solve.solver import SolvePhase, Solver
from game.ui.table.solve.task import AnswerNote, Mark, Series
from game.ui.table.study.coach_check import CoachCheck
from game.ui.table.study.visits import GameStudy
from game.ui.table.tell.drawn_sheet import DrawnSheet
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Change, Pop, Push, Scene, SceneStack
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import fit
from game.ui.window.input import Action, KeyPress
from game.ui.window.report import Report
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS

SIZE = (1280, 720)
EARLY = (0.3, 0.6)
"""The part of a match, in shares of its decisions, at which the table and the scenes over it are drawn."""
LATE = 30
"""The number of final decisions that are shown one by one, to reach the scenes at the end."""
STEPS = 2000
TODAY = date(2026, 11, 27)
"""The day on which the week is shown."""
_GO_ON = ("ready", "go-on")


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A whole match: its players, the seed of its luck, and all decisions."""

    seats: tuple[Seat, ...]
    seed: str
    moves: Sequence[Move]

    def begin(self, game: Game[State]) -> Match:
        """Return the match before its first decision."""
        return Match.new(game, Setup(len(self.seats)), self.seats, seed=self.seed, salt="-", clock=None)


@dataclass(frozen=True, slots=True)
class Picture:
    """A scene on top of `stack`, as it can be painted until the next one is asked for."""

    name: str
    stack: SceneStack

    @property
    def scene(self) -> Stage:
        """The topmost scene."""
        top = self.stack.top
        assert isinstance(top, Stage)
        return top

    def paint(self) -> pygame.Surface:
        """Return the picture of the visible scenes; raises FeluccaError if it is blank."""
        shell = self.scene.shell
        surface = pygame.Surface(shell.display.pixels, 0, 32)
        canvas = shell.canvas(surface)
        for scene in self.stack.visible():
            scene.draw(canvas)
        if is_blank(surface):
            raise FeluccaError(f"the scene {self.name} is blank")
        return surface


def pictures(
    language: str,
    games: Mapping[str, Playthrough],
    size: tuple[int, int] = SIZE,
    *,
    lone: bool = True,
    whole: bool = True,
    theme: str = "papyrus",
    text_size: float = 1.0,
) -> Iterator[Picture]:
    """Yield the `lone` scenes, which belong to no game, and those of `games`, which has a match of each, in a window of
    `size` real pixels.

    With the `whole` match each kind of decision and the scenes at the end are shown too, which takes longest.
    """
    settings = Settings(
        language=language, animation="off", effects_volume=0.0, music_volume=0.0, confirm_quit=True, coach=True,
        theme=theme, text_size=text_size,
    )  # fmt: skip
    shell = Shell(DOORS, settings, fit(size), store=lambda *_: "")
    if lone:
        yield from _lone(shell)
    for name, played in games.items():
        new = NewGameScene(shell, name)
        yield shown(on_stack(shell, new), f"NewGameScene {name}")
        new.unfold()
        yield shown(on_stack(shell, new), f"Game options {name}")
        book = Rulebook(shell, name)
        stack = on_stack(shell, book)
        while book.poll_seconds:
            book.update(book.poll_seconds)
        yield shown(stack, f"Rulebook {name}")
        yield from _practice(shell, name)
        for picture in Showing(shell, name, played).pictures(whole=whole):
            yield Picture(f"{picture.name} {name}", picture.stack)


def _lone(shell: Shell) -> Iterator[Picture]:
    for scene in (
        MainMenu(shell),
        FirstStart(shell, MainMenu),
        WeekScene(shell, unsailed, lambda: TODAY),
        _four_tables(shell),
        Moving(shell, lambda: TODAY),
        Learning(shell),
        Statistics(shell, SittingHistory()),
        Options(shell),
        Credits(shell),
        Crash(shell, Report(()), MainMenu),
    ):
        yield shown(on_stack(shell, scene))
    keys = Options(shell)
    keys.page = SettingsPage.KEYS
    for name, below, change in (
        ("Dialog", MainMenu(shell), ask_to_quit(shell)),
        ("Challenge", MainMenu(shell), open_challenge(shell, "Anna")),
        ("KeyQuestion", keys, Push(ask_key(shell, "keys", Action.UNDO, keys.rebuild, keys.toast))),
    ):
        stack = on_stack(shell, below)
        stack.apply(change)
        yield shown(stack, name)


def _practice(shell: Shell, name: str) -> Iterator[Picture]:
    """Yield the page of practice of a game, a puzzle that is asked, answered wrongly and shown, and a question.

    The puzzle comes after three that were solved. Nothing is noted, because no answer is given to a series that keeps
    it.
    """
    page = Learning(shell)
    page.shown, page.page = name, LearningPage.PRACTICE
    yield shown(on_stack(shell, page), f"Practice {name}")
    if drill_kinds(name):
        yield shown(on_stack(shell, first_drill(shell, name)), f"Drill {name}")
    some = puzzles(name)[:1]
    if not some:
        return
    series = Series(SERIES, lambda shell, at: puzzle_task(shell, some[0]), lambda at, is_right: AnswerNote(),
                    lambda at: None, lambda series: Pop())  # fmt: skip
    series.marks[:3] = Mark.FIRST, Mark.FIRST, Mark.LATER
    series.at = 3
    scene = open_series(shell, series)
    stack = on_stack(shell, scene)
    _tick(stack)
    yield shown(stack, f"Puzzle {name}")
    assert isinstance(scene.mode, LiveMode)
    solver = scene.mode.controller.teacher
    assert isinstance(solver, Solver)
    task = solver.task
    view = task.match.view(task.match.to_move)
    solver.phase, solver.wrong, solver.tries = SolvePhase.WRONG, task.tempting, 1
    series.marks[series.at] = Mark.MISSED
    solver.lie = worst_lie(name, view, task.best, task.tempting)
    scene.show_now()
    yield shown(stack, f"Worst lie {name}")
    scene.mode.ask_hint()
    yield shown(stack, f"Solved {name}")
    stack.apply(Pop())


def unsailed(person: str, today: date, names: Names) -> Week:
    """Return a week in which nothing was played yet."""
    return Week(today, person, tuple(WeekDay(day, table_of(almanac.day(day), person, names)) for day in days_of(today)))


def _four_tables(shell: Shell) -> FourTables:
    """Return the scene of a match of four tables, of which none was visited yet."""
    visits = tuple(Visit(table_of(code, "Anna", ai_names())) for code in four_tables(almanac.day(TODAY)))
    return FourTables(shell, visits[0].table.code, lambda: visits, lambda _: None)


def on_stack(shell: Shell, scene: Scene) -> SceneStack:
    """Return a stack with a scene alone."""
    stack = scene_stack(shell)
    stack.apply(Push(scene))
    return stack


def shown(stack: SceneStack, name: str = "") -> Picture:
    """Return the visible scenes as a picture; without a `name` it has that of the topmost scene."""
    return Picture(name or type(stack.top).__name__, stack)


def is_blank(surface: pygame.Surface) -> bool:
    """Return whether a picture has fewer than four colours at points all over it."""
    width, height = surface.get_size()
    points = ((width * x // 40, height * y // 24) for x in range(1, 40) for y in range(1, 24))
    return len({tuple(surface.get_at(point)) for point in points}) < 4


class Showing:
    """A match shown from a point where a person has many moves, and from shortly before its end."""

    def __init__(self, shell: Shell, name: str, played: Playthrough) -> None:
        self._shell = shell
        self._name = name
        self._game = registry.make(name, numbers(name))
        self._played = played
        self._moves = played.moves

    def pictures(self, *, whole: bool) -> Iterator[Picture]:
        """Yield each kind of scene once; of the `whole` match also each kind of decision and the scenes at its end."""
        yield from self._over_the_table()
        if whole:
            yield from self._decisions()
            yield from self._to_the_end()

    def _match(self, game: Game[State], decisions: int) -> Match:
        """Return the match after this many decisions."""
        match = self._played.begin(game)
        while match.ply < decisions:
            _submit(match, self._moves[match.ply])
        return match

    def _decisions(self) -> Iterator[Picture]:
        """Yield the table before one decision of a person of each kind, the one with the most legal moves.

        Where an answer leads to more choices, these are shown as well, each answer once.
        """
        match, found = self._match(self._game, 0), dict[str, tuple[int, int]]()
        for ply, move in enumerate(self._moves):
            if match.seats[match.to_move].is_human:
                view = match.view(match.to_move)
                kind = self._game.show_move(view.state, move).partition(" ")[0]
                found[kind] = max(found.get(kind, (0, 0)), (len(view.legal), ply))
            _submit(match, move)
        opened = set[str]()
        for kind, (_, ply) in found.items():
            scene, mode, stack = self._table(ply)
            scene.look_as(scene.game.to_move)
            yield shown(stack, f"Decision {kind}")
            opening = [offer.id for offer in mode.prompts.offers() if isinstance(offer.does, Narrow)]
            new = next((offer for offer in opening if offer not in opened), "")
            if new:
                opened.add(new)
                mode.press(new)
                yield shown(stack, f"Choice {kind}")
            stack.apply(Pop())

    def _busiest(self, game: Game[State]) -> int:
        """Return the decision, within a range of the match, at which a person has the most moves."""
        first, last = (round(len(self._moves) * share) for share in EARLY)
        match, found = self._match(game, first), (0, first)
        for ply in range(first, last):
            if match.seats[match.to_move].is_human:
                found = max(found, (len(match.view(match.to_move).legal), ply))
            _submit(match, self._moves[ply])
        return found[1]

    def _table(self, decisions: int) -> tuple[TableScene, LiveMode, SceneStack]:
        match = self._match(self._game, decisions)
        scene = play(self._shell, match, thinking=AtOnce(match, lambda now: self._moves[now.ply]))
        assert isinstance(scene.mode, LiveMode)
        return scene, scene.mode, on_stack(self._shell, scene)

    def _over_the_table(self) -> Iterator[Picture]:
        scene, mode, stack = self._table(self._busiest(self._game))
        scene.look_as(scene.game.to_move)
        yield shown(stack)
        match, coach = mode.match, CoachCheck(scene.shell, mode.match)
        doors: list[Callable[[], Change | None]] = [
            mode.open_menu,
            scene.navigation.open_cards,
            scene.navigation.open_log,
            lambda: scene.navigation.zoom(_explained(scene)),
            lambda: Push(Players(scene.shell, mode.match, mode.controller.give_seat)),
            lambda: Push(scene.navigation.fairness(mode.match, mode.controller)),
            lambda: _drawn(scene, match),
            lambda: coach.check(match.view(match.to_move), self._moves[match.ply], lambda: None, mode.notice_room),
            lambda: mode.hand_over(scene.game.to_move),  # afterwards only common knowledge is shown
        ]
        for door in doors:
            change = door()
            if isinstance(change, Push):
                stack.apply(change)
                yield shown(stack)
                stack.apply(Pop())
        coach.close()
        stack.apply(Pop())

    def _to_the_end(self) -> Iterator[Picture]:
        scene, mode, stack = self._table(max(0, len(self._moves) - LATE))
        seen = {"TableScene", "HandOverScene"}
        for _ in range(STEPS):
            _tick(stack)
            top = stack.top
            assert isinstance(top, Stage)
            kind = type(top).__name__
            if kind not in seen:
                seen.add(kind)
                yield shown(stack)
            if isinstance(top, Final):
                yield from self._at_the_end(stack, mode)
                return
            if top is not scene:
                _go_on(stack, top)
            elif mode.prompts.is_asked:
                _submit(mode.match, self._moves[mode.match.ply])
        raise FeluccaError(f"the game of {self._name} does not reach its end in the window")

    def _at_the_end(self, stack: SceneStack, mode: LiveMode) -> Iterator[Picture]:
        """Yield what the final scene, which lies on top, leads to."""
        final, shell = shown(stack).scene, self._shell
        study = GameStudy(shell, mode.match, "", lambda match: play(shell, match))
        stack.apply(study.analyse())
        yield shown(stack)
        stack.apply(Pop())
        stack.apply(Push(FirstGameSheet(shell, mode.match, study=study, rival=lambda _: final)))
        yield shown(stack)
        stack.apply(Pop())
        ANALYST.stop()
        stack.apply(mode.replay())
        replayed = shown(stack, "Replay")
        yield replayed
        assert isinstance(replayed.scene, TableScene)
        assert isinstance(replayed.scene.mode, ReplayMode)
        stack.apply(replayed.scene.mode.show_chances())
        yield shown(stack)
        stack.apply(Pop(2))
        if final.focus_name("scores"):  # not where the final scene itself has the table of the rounds
            stack.apply(final.handle(KeyPress(Action.ACTIVATE)))
            yield shown(stack)
            stack.apply(Pop())
        stack.apply(Pop())


def _drawn(scene: TableScene, match: Match) -> Change | None:
    """Show the sheet of drawn pieces, with the last ones that came to the player to move, if any did."""
    seat, zones, words = match.to_move, match.game.zones, scene.presenter.words
    facts = [fact for facts in match.facts(seat) for fact in facts if isinstance(fact, Moved)]
    came = [[piece for piece in fact.pieces if piece >= 0] for fact in facts if zones[fact.dst].owner == seat]
    pieces = next(filter(None, reversed(came)), [])
    if not pieces:
        return None
    return Push(DrawnSheet(scene.shell, match.seats[seat].name, pieces, words, scene.presenter.brush))


def _explained(scene: TableScene) -> str:
    """Return the first item on the table with an explanation, '' if there is none."""
    targets = (target.id for target in scene.presenter.targets())
    return next((target for target in targets if scene.presenter.explain(target) is not None), "")


def _submit(match: Match, move: Move) -> None:
    answer = match.submit(match.to_move, move, match.ply)
    if isinstance(answer, Refusal):
        raise FeluccaError(f"decision {match.ply + 1} of {match.game.name} is refused when it is repeated")


def _tick(stack: SceneStack) -> None:
    for scene in stack.visible():
        change = scene.update(0.05)
        if change is not None:
            stack.apply(change)
            return


def _go_on(stack: SceneStack, top: Stage) -> None:
    """Press the button that continues."""
    if not any(top.focus_name(name) for name in _GO_ON):
        raise FeluccaError(f"the scene {type(top).__name__} has no button to go on")
    stack.apply(top.handle(KeyPress(Action.ACTIVATE)))
