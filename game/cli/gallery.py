"""Every scene of the window, drawn off screen: for the self-check and for `felucca screenshots`."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from pathlib import Path

import pygame

from game import registry
from game.ai.reasons import sides
from game.analysis.background import ANALYST
from game.analysis.estimate import MoveLabel, label_of
from game.analysis.four_tables import Visit
from game.analysis.judge import Judgement, Verdict
from game.analysis.par import LevelPar, Measured, Par
from game.analysis.run import GameAnalysis
from game.analysis.scale import kinds, measures
from game.analysis.week import DayVerdict, Week, WeekDay, table_of
from game.components.load import numbers
from game.errors import FeluccaError
from game.match import almanac
from game.match.ai_client import AtOnce
from game.match.match import Match
from game.match.opponents import opponents
from game.match.replay import Replay
from game.match.seats import Seat
from game.match.statistics import ContestResult, Performance, Sitting, SittingHistory
from game.match.table_code import decode, four_tables
from game.match.week import Sailing, days_of
from game.puzzles.drills import drill_kinds
from game.puzzles.puzzle import puzzles
from game.puzzles.worst_lie import worst_lie
from game.rules.core.facts import Moved
from game.rules.core.game import Game, Move, Refusal, Setup, View
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
from game.ui.table.study.analysis_scene import AnalysisScene
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
_TODAY = date(2026, 11, 27)
_SAILED = {0: (2.0, 17), 1: (13.0, -5), 3: (8.0, 55)}
"""The day on which the week is shown; by day, from Monday on, what was given away in thousandths, and the lead."""
_GAMES_PLAYED, _UNBEATEN = 24, ("vizier", "pharaoh")
"""The games in the statistics shown, and the levels that do not play in them."""
_EXAMINED = 6
"""The legal moves among which an invented analysis looks for a better one."""
_GO_ON = ("ready", "go-on")

Picture = tuple[str, pygame.Surface]


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A whole match: its players, the seed of its luck, and all decisions."""

    seats: tuple[Seat, ...]
    seed: str
    moves: Sequence[Move]

    def begin(self, game: Game[State]) -> Match:
        """Return the match before its first decision."""
        return Match.new(game, Setup(len(self.seats)), self.seats, seed=self.seed, salt="-", clock=None)


def pictures(
    language: str,
    games: Mapping[str, Playthrough],
    size: tuple[int, int] = SIZE,
    *,
    shown: Sequence[str] = (),
    whole: bool = True,
    theme: str = "papyrus",
    text_size: float = 1.0,
) -> Iterator[Picture]:
    """Yield the name and the picture of every scene in a window of `size` real pixels; `games` has a match of each.

    With games `shown`, only their scenes are yielded. With the `whole` match each kind of decision and the scenes at
    the end are shown too, which takes longest. Each picture is valid until the next one is requested. Raises
    FeluccaError for a blank picture.
    """
    settings = Settings(
        language=language, animation="off", effects_volume=0.0, music_volume=0.0, confirm_quit=True, coach=True,
        theme=theme, text_size=text_size,
    )  # fmt: skip
    shell = Shell(DOORS, settings, fit(size), store=lambda *_: "")
    if not shown:
        yield from _lone(shell)
    for name in shown or registry.GAMES:
        new = NewGameScene(shell, name)
        yield draw(_on_stack(shell, new), f"NewGameScene {name}")
        new.unfold()
        yield draw(_on_stack(shell, new), f"Game options {name}")
        book = Rulebook(shell, name)
        stack = _on_stack(shell, book)
        while book.poll_seconds:
            book.update(book.poll_seconds)
        yield draw(stack, f"Rulebook {name}")
        yield from _practice(shell, name)
        for title, picture in Showing(shell, name, games[name]).pictures(whole=whole):
            yield f"{title} {name}", picture


def _lone(shell: Shell) -> Iterator[Picture]:
    for scene in (
        MainMenu(shell),
        FirstStart(shell, MainMenu),
        WeekScene(shell, lambda *_: Week(_TODAY, "Anna", _week()), lambda: _TODAY),
        FourTables(shell, _four_tables()[0].table.code, _four_tables, lambda _: None),
        Moving(shell, lambda: _TODAY),
        Learning(shell),
        Statistics(shell, SittingHistory()),
        Options(shell),
        Credits(shell),
        Crash(shell, Report(()), MainMenu),
    ):
        yield draw(_on_stack(shell, scene))
    yield draw(_on_stack(shell, Statistics(shell, _history())), "Statistics filled")
    keys = Options(shell)
    keys.page = SettingsPage.KEYS
    for name, below, change in (
        ("Dialog", MainMenu(shell), ask_to_quit(shell)),
        ("Challenge", MainMenu(shell), open_challenge(shell, "Anna")),
        ("KeyQuestion", keys, Push(ask_key(shell, "keys", Action.UNDO, keys.rebuild, keys.toast))),
    ):
        stack = _on_stack(shell, below)
        stack.apply(change)
        yield draw(stack, name)


def _practice(shell: Shell, name: str) -> Iterator[Picture]:
    """Yield the page of practice of a game, a puzzle that is asked, answered wrongly and shown, and a question.

    The puzzle comes after three that were solved. Nothing is noted, because no answer is given to a series that keeps
    it.
    """
    page = Learning(shell)
    page.shown, page.page = name, LearningPage.PRACTICE
    yield draw(_on_stack(shell, page), f"Practice {name}")
    if drill_kinds(name):
        yield draw(_on_stack(shell, first_drill(shell, name)), f"Drill {name}")
    some = puzzles(name)[:1]
    if not some:
        return
    series = Series(SERIES, lambda shell, at: puzzle_task(shell, some[0]), lambda at, is_right: AnswerNote(),
                    lambda at: None, lambda series: Pop())  # fmt: skip
    series.marks[:3] = Mark.FIRST, Mark.FIRST, Mark.LATER
    series.at = 3
    scene = open_series(shell, series)
    stack = _on_stack(shell, scene)
    _tick(stack)
    yield draw(stack, f"Puzzle {name}")
    assert isinstance(scene.mode, LiveMode)
    solver = scene.mode.controller.teacher
    assert isinstance(solver, Solver)
    task = solver.task
    view = task.match.view(task.match.to_move)
    solver.phase, solver.wrong, solver.tries = SolvePhase.WRONG, task.tempting, 1
    series.marks[series.at] = Mark.MISSED
    solver.lie = worst_lie(name, view, task.best, task.tempting)
    scene.show_now()
    yield draw(stack, f"Worst lie {name}")
    scene.mode.ask_hint()
    yield draw(stack, f"Solved {name}")
    stack.apply(Pop())


def _history() -> SittingHistory:
    """Return results of a person against most of the AIs, which are on no record."""
    game = next(iter(registry.GAMES))
    rivals = [name for name in opponents() if name not in _UNBEATEN]
    played = [rivals[at * 5 % len(rivals)] for at in range(_GAMES_PLAYED)]
    sittings = tuple(
        Sitting(
            game, "Anna", 2, "", frozenset((rival,)), 60 + at * 17 % 41, at % 7 not in (0, 3, 4), 1300.0,
            contest=ContestResult(3, at % 2 == 0) if at % 5 == 1 else None,
        )
        for at, rival in enumerate(played)
    )  # fmt: skip
    chosen = {kind: (9, 0.2 / at) for at, kind in enumerate(kinds(game), start=1)}
    performances = tuple(
        Performance(
            game, "Anna", 30, 0.9 - 0.06 * at, (at * 5 % 9 - 4) / 100, chosen, 2,
            {level: (0.05 * at - 0.25 * place, 0.15) for place, level in enumerate(measures(game))},
        )
        for at in range(8)
    )  # fmt: skip
    return SittingHistory(sittings, 0, performances)


def _four_tables() -> tuple[Visit, ...]:
    """Return the tables of a match: the first with a result that is on no record, the others to come."""
    names, day = ai_names(), _week()[3]
    tables = [table_of(code, "Anna", names) for code in four_tables(decode(day.table.code))]
    assert day.verdict is not None
    par = Par(40, Measured(0.008, 0.001), {"steward": LevelPar(Measured(0.011, 0.001), Measured(0.003, 0.001))})
    return Visit(tables[0], day.sailed, replace(day.verdict, par=par)), *map(Visit, tables[1:])


def _week() -> tuple[WeekDay, ...]:
    """Return a week with three results that are on no record: Monday’s and, with help, Tuesday’s and Thursday’s."""
    days = []
    for at, day in enumerate(days_of(_TODAY)):
        table = table_of(almanac.day(day), "Anna", ai_names())
        sailed, verdict = None, None
        if at in _SAILED:
            loss, lead = _SAILED[at]
            scores = tuple(60 + (lead if seat == table.seat else -seat) for seat in range(len(table.seats)))
            best = max(scores)
            winners = tuple(seat for seat, score in enumerate(scores) if score == best)
            sailed = Sailing(table.code, "Anna", Path(), ("", ""), table.seat, scores, winners, is_helped=at == 1)
            pars = {level: 3.0 + 10.0 * place for place, level in enumerate(reversed(measures(table.game)))}
            verdict = DayVerdict(loss, pars, (2, 2, 1, 2, 0, 2, 2), within=4.0)
        days.append(WeekDay(day, table, sailed, verdict))
    return tuple(days)


def _on_stack(shell: Shell, scene: Scene) -> SceneStack:
    stack = scene_stack(shell)
    stack.apply(Push(scene))
    return stack


def draw(stack: SceneStack, name: str = "") -> Picture:
    """Return the name and the picture of the visible scenes; raises FeluccaError if the picture is blank."""
    top = stack.top
    assert isinstance(top, Stage)
    name = name or type(top).__name__
    surface = pygame.Surface(top.shell.display.pixels, 0, 32)
    canvas = top.shell.canvas(surface)
    for scene in stack.visible():
        scene.draw(canvas)
    if is_blank(surface):
        raise FeluccaError(f"the scene {name} is blank")
    return name, surface


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
            yield draw(stack, f"Decision {kind}")
            opening = [offer.id for offer in mode.prompts.offers() if isinstance(offer.does, Narrow)]
            new = next((offer for offer in opening if offer not in opened), "")
            if new:
                opened.add(new)
                mode.press(new)
                yield draw(stack, f"Choice {kind}")
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
        return scene, scene.mode, _on_stack(self._shell, scene)

    def _over_the_table(self) -> Iterator[Picture]:
        scene, mode, stack = self._table(self._busiest(self._game))
        scene.look_as(scene.game.to_move)
        yield draw(stack)
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
                yield draw(stack)
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
                yield draw(stack)
            if isinstance(top, Final):
                study = GameStudy(scene.shell, mode.match, "", lambda match: play(scene.shell, match))
                stack.apply(study.analyse())
                yield draw(stack)
                analysed = stack.top
                assert isinstance(analysed, AnalysisScene)
                yield _filled(stack, analysed, mode.match, analysed.work, "Analysis filled")
                first = FirstGameSheet(scene.shell, mode.match, study=study, rival=lambda level: scene)
                stack.apply(Push(first))
                assert first.judged is not None
                yield _filled(stack, first, mode.match, first.judged, "First game sheet")
                stack.apply(Pop())
                stack.apply(mode.replay())
                yield draw(stack, "Replay")
                replayed = stack.top
                assert isinstance(replayed, TableScene)
                assert isinstance(replayed.mode, ReplayMode)
                stack.apply(replayed.mode.show_chances())
                yield draw(stack)
                stack.apply(Pop(3))
                return
            if top is not scene:
                _go_on(stack, top)
            elif mode.prompts.is_asked:
                _submit(mode.match, self._moves[mode.match.ply])
        raise FeluccaError(f"the game of {self._name} does not reach its end in the window")


def _filled(stack: SceneStack, scene: Stage, match: Match, work: GameAnalysis, name: str) -> Picture:
    """Return the picture of the topmost scene once its analysis is done, then leave it."""
    ANALYST.stop()
    _fill(match, work)
    scene.update(0.0)
    draw(stack)  # asks for the pictures of positions
    while scene.poll_seconds:
        scene.update(scene.poll_seconds)
    picture = draw(stack, name)
    stack.apply(Pop())
    return picture


def _fill(match: Match, work: GameAnalysis) -> None:
    """Give an analysis answers that no judge has found, because that takes minutes: chances of a plain replay, and as
    the better move the one of some other legal ones for which most speaks.

    What moves and draws cost shrinks with what is still open, so that nobody loses a chance that he does not have.
    """
    rng = random.Random(1)
    game, states = match.game, match.history().states
    chances = Replay(match).win_chances().chances
    for step in work.played.steps:
        verdict = None
        before = chances[max(0, step.ply - 1)]
        if step.ply:
            openness = 4 * before[step.seat] * (1 - before[step.seat])
            others = [move for move in game.legal(states[step.ply - 1]) if move != step.move]
            loss = min(max(0.0, rng.gauss(-0.03, 0.08)), 0.2) * openness if others else 0.0
            levels = measures(game.name)
            theirs = (abs(rng.gauss(0.0, 0.025 / 2**at)) * openness for at in range(len(levels)))
            gains = {level: loss_there - loss for level, loss_there in zip(levels, theirs, strict=True)}
            best = step.move
            if loss:
                some = random.Random(step.ply).sample(others, min(_EXAMINED, len(others)))
                best = max(some, key=partial(_worth, game, work.played.seen_from(step.ply), step.move))
            label = label_of(loss) if loss else MoveLabel.BEST
            values = tuple((move, 0.5 - abs(rng.gauss(0.0, 0.04))) for move in others[:3] if move != best)
            verdict = Verdict(
                best, loss, 0.002, label, True, chances[step.ply][step.seat], ((best, 0.5), *values), gains=gains
            )
        left = 4 * max(before) * (1 - max(before))
        drawn = [rng.gauss(0.0, 0.03) * left for _ in work.played.seats] if step.drawn else None
        luck = tuple(each - sum(drawn) / len(drawn) for each in drawn) if drawn is not None else None
        work.answers[step.ply] = Judgement(step.ply, verdict, luck, tuple(chances[step.ply]))


def _worth(game: Game[State], view: View[State], played: Move, move: Move) -> float:
    """Return how much speaks for a move beside the one played, and against this."""
    better, worse = sides(game, view, move, played)
    return sum(reason.worth for reason in better.reasons) - sum(reason.worth for reason in worse.reasons)


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
