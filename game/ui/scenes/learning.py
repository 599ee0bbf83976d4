"""Learning a game: its chapters as a path that ends with a guided first game, and exercises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum, auto
from functools import partial
from itertools import groupby

from game.components.definitions import GameDefinitions
from game.components.exercises import Exercise, load_exercises
from game.components.lessons import Chapter, load_course
from game.components.load import load_games
from game.locale import text
from game.match.opponents import opponents
from game.match.progress import EXERCISE, GUIDED_GAME, load_progress
from game.match.seats import ai, human, named
from game.ui.boards.kit.seat_words import ai_names
from game.ui.drawing.paintings import AHEAD
from game.ui.drawing.text import BODY
from game.ui.layout import Edge, cut, first_fitting
from game.ui.scenes.game_card import CardText, game_column
from game.ui.scenes.path import Medallion, Path, Station
from game.ui.scenes.practice import practice_parts
from game.ui.widgets.background import Background
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.choice import ChoiceItem, Tabs
from game.ui.widgets.field import LONGEST_WRITTEN, TextField
from game.ui.widgets.flow import Column, Row, rows
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule, Spacer
from game.ui.widgets.panel import Sheet, sheet_height
from game.ui.widgets.scene import Pop, Push
from game.ui.widgets.scroll import TAKEN
from game.ui.widgets.shell import NewGame, Practice, Shell
from game.ui.widgets.stage import Stage

RIVAL = "apprentice"
"""The level of the AI in a guided game."""
_PAD, _BETWEEN = 18.0, 6.0
"""The padding of the sheet, and the room between two medallions."""
_BELOW_GOAL = 6.0
"""The room below the last station, where the focus ring would cut into the words; a page that is full has none."""
_GAPS = (10.0, 5.0)
"""The room between two parts of the page of practice, and in a low window."""
_HEIGHTS = (52.0, 46.0, 40.0, 35.0, 28.0)
"""The heights of a chapter, at normal text size: the first with which everything fits is taken."""
_BESIDE = 600.0
"""From this width on, at normal text size, the exercises stand beside the chapters."""


class LearningPage(StrEnum):
    """A page by its word in text keys: the path of lessons with its exercises; puzzles, drills and the review box."""

    LESSONS = auto()
    PRACTICE = auto()


class Learning(Stage):
    """The chapters of one game at a time; finished ones have a tick, and the first unfinished one has the focus.

    It opens at the game played last.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.games = {name: game for name, game in load_games().items() if isinstance(game, GameDefinitions)}
        latest = shell.settings.latest.get("game")
        self.shown = str(latest) if latest in self.games else next(iter(self.games), "")
        self._begun = ""
        self._name = ""
        """The name that has been written, which is kept once something begins."""
        self._high = _HEIGHTS[0]
        self.page = LearningPage.LESSONS

    @property
    def place_name(self) -> str:
        """The page that is shown."""
        return self.page

    def resume(self) -> None:
        """Show the progress made meanwhile."""
        super().resume()
        self._get_ready()
        self.rebuild()

    def enter(self, size: tuple[float, float]) -> None:
        """Show the page; the data that its tables need is loaded meanwhile."""
        self._get_ready()
        super().enter(size)

    def exit(self) -> None:
        """Drop the data loaded for a table that was not opened."""
        super().exit()
        AHEAD.read({})

    def _get_ready(self) -> None:
        if self.shown:
            Background(partial(self.shell.doors.get_ready, self.shell, self.shown))

    def chapters(self) -> tuple[Chapter, ...]:
        """Return the chapters of the game that is shown."""
        course = load_course(self.shown) if self.shown else None
        return course.chapters if course is not None else ()

    def build(self) -> None:
        """Put the games on the left, and on the right the path of chapters of the one shown and its exercises."""
        shell = self.shell
        header = Header(shell, text("learn-title"), Pop)
        tabs = self._tabs()
        is_beside = header.has_room(self.size[0], tabs)
        if is_beside:
            header.add_extra(tabs)
        area = sheet_below(header, self.size, widest=1500)
        if not is_beside:
            row, area = cut(area, Edge.TOP, tabs.measure(area.width)[1], 14)
            tabs.place(row)
            self.root.add(tabs)
        self.root.add(header)
        if not self.games:
            self.root.add(Sheet(shell, [Label(shell, text("new-no-games"))], area))
            return
        done = load_progress()
        games, room = game_column(
            shell,
            tuple(self.games),
            self.shown,
            self._show,
            area,
            lambda game: CardText(_progress(game, done)),
            needed=_BESIDE + 2 * _PAD,
        )
        if self.page is LearningPage.PRACTICE:
            parts = practice_parts(shell, self.shown, room.width - 2 * _PAD - TAKEN, self)
            self.default_focus = "review" if shell.doors.reviews_due(shell) else "puzzles"
            gap = first_fitting(
                _GAPS, lambda gap: sheet_height(shell, parts, room.width, pad=_PAD, gap=gap) <= room.height
            )
            self.root.add(games, Sheet(shell, parts, room, pad=_PAD, gap=gap))
            return
        parts = first_fitting(
            (
                self._parts(done, room.width, high, below)
                for high, below in (*((each, _BELOW_GOAL) for each in _HEIGHTS), (_HEIGHTS[-1], 0.0))
            ),
            lambda parts: sheet_height(shell, parts, room.width, pad=_PAD) <= room.height,
        )
        self.root.add(games, Sheet(shell, parts, room, pad=_PAD))

    def _tabs(self) -> Tabs:
        """Return the tabs of the two pages."""
        items = [ChoiceItem(page, text(f"learn-page-{page}")) for page in LearningPage]
        tabs = Tabs(self.shell, items, self.page, self._turn)
        tabs.caption = text("spoken-page")
        return tabs

    def _turn(self, page: object) -> None:
        self.page = LearningPage(str(page))
        self.rebuild()

    def practise(self, wish: Practice, name: str) -> None:
        """Begin a series of positions to solve."""
        self._begin(name, lambda: Push(self.shell.doors.open_practice(self.shell, wish)))

    def drill(self, name: str) -> None:
        """Begin ten questions about hidden pieces."""
        game = self.shown
        self._begin(name, lambda: Push(self.shell.doors.open_drill(self.shell, game)))

    def _parts(self, done: Mapping[str, int], width: float, high: float, below: float) -> list[Widget]:
        shell, name = self.shell, self.shown
        self._high = high
        chapters, exercises = self.chapters(), load_exercises(name)
        open_ones = [each for each in chapters if done.get(f"{name}/{each.id}", 0) < len(each.steps)]
        self.default_focus = f"chapter-{open_ones[0].id}" if open_ones else "guided"
        stations = []
        for number, chapter in enumerate(chapters, start=1):
            reached = done.get(f"{name}/{chapter.id}", 0)
            is_done = reached >= len(chapter.steps)
            stations.append(
                self._station(
                    number, text(f"chapter-{name}-{chapter.id}"), f"chapter-{chapter.id}",
                    partial(self.open, chapter, 0 if is_done else reached),
                    is_done=is_done, is_next=chapter in open_ones[:1],
                )
            )  # fmt: skip
        has_played = f"{name}/{GUIDED_GAME}" in done
        stations.append(
            self._station(
                0, text("learn-guided"), "guided", self.start_guided,
                is_done=has_played, is_next=not (open_ones or has_played),
            )
        )  # fmt: skip
        intro: list[Widget] = [self._intro(), Spacer(shell, 4)]
        path: list[Widget] = [Path(shell, stations), Label(shell, text("learn-guided-about"))]
        if not exercises:
            return [*intro, *path]
        training: list[Widget] = [Label(shell, text("learn-exercises"), BODY.bolder()), Spacer(shell, 6)]
        is_narrow = width < _BESIDE * shell.types.size
        room = (width - 2 * _PAD) * (1.0 if is_narrow else 0.44)
        numbered = enumerate(exercises, start=1)
        for title, group in groupby(numbered, lambda each: text(f"exercise-{name}-{each[1].ask}-title")):
            training += self._exercises(title, list(group), done, room)
        if is_narrow:
            return [*intro, *path, Rule(shell), *training]
        path.insert(1, Spacer(shell, below))
        columns = [(Column(shell, path, gap=0.0), 1.15), (Column(shell, training, gap=0.0), 1.0)]
        return [*intro, Row(shell, columns, gap=32, is_level=True)]

    def _intro(self) -> Widget:
        """Return the words above the path; beside them a field asks for the player's name until somebody gives one."""
        words = Label(self.shell, text("learn-intro"))
        if self.shell.settings.player_name:
            return words
        field = TextField(
            self.shell, self._name, self._write, name="name", placeholder=text("name-ask"), longest=LONGEST_WRITTEN,
            width=210 * self.shell.types.size,
        )  # fmt: skip
        return Row(self.shell, [(words, 1.0), (field, 0.0)], gap=14)

    def _write(self, value: str) -> None:
        self._name = value

    def _exercises(
        self, title: str, group: Sequence[tuple[int, Exercise]], done: Mapping[str, int], room: float
    ) -> list[Widget]:
        """Return the exercises that share a title: below it, or a single one beside it."""
        shell, game = self.shell, self.shown
        medallions = []
        for number, each in group:
            is_done = f"{game}/{EXERCISE}{each.id}" in done
            press = partial(self.open_exercise, each.id)
            if len(group) == 1:
                station = self._station(number, title, f"{EXERCISE}{each.id}", press, is_done=is_done)
                station.stand_below()
                return [station]
            begun = self.is_busy and self._begun == f"{EXERCISE}{each.id}"
            title = text("opening") if begun else title
            name = f"{EXERCISE}{each.id}"
            medallions.append(Medallion(shell, number, title, press, name=name, is_done=is_done, high=self._high))
        lines = rows(medallions, lambda each: each.measure(room)[0], room, _BETWEEN)
        return [
            Spacer(shell, 8),
            Label(shell, title, BODY.bolder()),
            *(Row(shell, [(each, 0.0) for each in line], gap=_BETWEEN) for line in lines),
            Spacer(shell, 6),
        ]

    def _station(
        self, number: int, title: str, name: str, press: Callback, *, is_done: bool = False, is_next: bool = False
    ) -> Station:
        words = text("opening") if self.is_busy and self._begun == name else title
        return Station(self.shell, number, words, press, name=name, is_done=is_done, is_next=is_next, high=self._high)

    def open_exercise(self, name: str) -> None:
        """Open an exercise."""
        game = self.shown
        self._begin(f"{EXERCISE}{name}", lambda: Push(self.shell.doors.open_exercise(self.shell, game, name)))

    def _show(self, game: object) -> None:
        self.shown = str(game)
        self._get_ready()
        self.rebuild()

    def open(self, chapter: Chapter, at: int) -> None:
        """Open a chapter at step `at`, counted from 0."""
        name = self.shown
        self._begin(
            f"chapter-{chapter.id}", lambda: Push(self.shell.doors.open_chapter(self.shell, name, chapter.id, at))
        )

    def start_guided(self) -> None:
        """Begin a guided game."""
        name = self.shown
        self._begin("guided", lambda: Push(self.shell.doors.start_match(self.shell, self.guided_game(name))))

    def _begin(self, name: str, work: Callback) -> None:
        if not self.is_busy:
            if self._name.strip():
                self.shell.change_settings(player_name=self._name.strip())
            self._begun = name
            self.soon(work)

    def guided_game(self, game: str) -> NewGame:
        """Return the game to learn from: the usual options, an easy AI, and unlimited undo."""
        name = self.shell.player
        level = RIVAL if RIVAL in opponents() else next(iter(opponents()))
        (rival,) = named([level], ai_names(), [name])
        seats = (human(name), ai(level, rival))
        options = {option.id: option.default for option in self.games[game].all_options}
        return NewGame(game, seats, options, free_undo=True, guide=True)


def _progress(game: str, done: Mapping[str, int]) -> str:
    """Return the text for a player's progress in a game's lessons and exercises."""
    course, exercises = load_course(game), load_exercises(game)
    chapters = course.chapters if course is not None else ()
    finished = sum(done.get(f"{game}/{each.id}", 0) >= len(each.steps) for each in chapters)
    solved = sum(f"{game}/{EXERCISE}{each.id}" in done for each in exercises)
    return text("learn-progress", chapters=finished, of=len(chapters), exercises=solved, all=len(exercises))
