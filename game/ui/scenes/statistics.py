"""A person's results: matches played and won and points, by game, number of players and opponents' level.

Below them the findings of analyses: average loss and luck from game to game, losses by kind of decision, and a rating.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from game.analysis.profile import gains, read_profile
from game.analysis.scale import Rating, kinds, nearest_level, newcomer, rate, rates, ratings
from game.components.definitions import GameDefinitions
from game.components.load import load_games
from game.locale import has, text
from game.match.opponents import opponents
from game.match.seats import same_person
from game.match.statistics import Performance, Sitting, SittingHistory, against, tally
from game.puzzles.progress import load_training
from game.registry import GAMES
from game.ui.boards.kit.par_words import gain_words
from game.ui.boards.kit.phrases import signed
from game.ui.boards.kit.portraits import paint_portrait, person_of
from game.ui.boards.kit.seat_words import level_words
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SMALL, SUBHEADING, Style
from game.ui.layout import around
from game.ui.scenes.game_card import CardText, game_column
from game.ui.scenes.rivals import Rivals
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem, Dropdown
from game.ui.widgets.flow import FormRow, Row, rows
from game.ui.widgets.grid import Grid
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule, Spacer
from game.ui.widgets.panel import Sheet
from game.ui.widgets.plot import MEAN_OF, BarPlot, PlotLevel, TrendPlot
from game.ui.widgets.scene import Change, Pop, Replace
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size

_FIGURE = Style("serif", 30, bold=True, leading=1.15)
_GAP, _WIDEST_GAP, _MARGINS = 12.0, 26.0, 92.0
"""The room between two figures, the greatest between two parts where there are no games yet, and the margins of the
sheet with its scroll bar.
"""
_PERSON = 84.0
"""The side of the portrait."""
_CURVE = 3
"""The least number of games that make a curve."""
_COLUMNS = ("played", "won", "share", "average", "best")

_NONE = "\N{EN DASH}"
"""Stands for points where all games were resigned."""


class Statistics(Stage):
    """Counts the finished matches on record, a page for each game and person."""

    def __init__(self, shell: Shell, history: SittingHistory | None = None) -> None:
        super().__init__(shell)
        self._is_given = history is not None
        """Whether the history need not be read."""
        self._wide = 0.0
        """The room for a line on the sheet."""
        self._show(history or SittingHistory())

    def _show(self, history: SittingHistory) -> None:
        """Choose the person who plays here and the game they played most."""
        self.history = history
        self.names = [name for name, _ in Counter(one.name for one in history.sittings).most_common()]
        usual = self.shell.player
        mine = (name for name in self.names if same_person(name) == same_person(usual))
        self.name = next(mine, next(iter(self.names), ""))
        played = Counter(one.game for one in self._mine())
        self.game = max(GAMES, key=lambda game: played[game])

    def enter(self, size: Size) -> None:
        """Show the figures, or that the records are still being read."""
        if not self._is_given:
            self.expect(read_profile, self._show)
        super().enter(size)

    def _mine(self, game: str = "") -> list[Sitting]:
        """Return the sittings of the chosen person in a game, or in all."""
        return [one for one in self.history.sittings if one.name == self.name and game in ("", one.game)]

    def build(self) -> None:
        """Put the figures of one person in one game on a sheet."""
        shell = self.shell
        self.default_focus = f"game-{self.game}"
        header = Header(shell, text("menu-statistics"), Pop)
        area = sheet_below(header, self.size, widest=1500)
        games, room = game_column(shell, GAMES, self.game, self._turn, area, self._summary)
        self._wide = room.width - _MARGINS
        parts: list[Widget] = []
        if len(self.names) > 1:
            items = [ChoiceItem(name, name) for name in self.names]
            parts += [
                FormRow(
                    shell, text("statistics-player"), Dropdown(shell, items, self.name, self._look_at, name="player")
                ),
                Rule(shell),
            ]
        mine = self._mine(self.game)
        if mine:
            parts += [*self._figures(mine), *self._play(mine)]
        else:
            parts += [Label(shell, text("opening" if self.is_expecting else "statistics-none"), BODY)]
            begin = Button(shell, text("menu-new"), self._begin, kind="hero", name="new", height=54)
            parts += [begin, Spacer(shell, 4), Rivals(shell, {})]
        parts += self._training()
        parts += [Spacer(shell, 2), Label(shell, text("statistics-note"), SMALL, "text_soft")]
        if self.history.damaged:
            words = text("statistics-damaged", count=self.history.damaged)
            parts.append(Label(shell, words, SMALL, "danger", name="damaged"))
        self.root.add(header, games, Sheet(shell, parts, room, widest_gap=_GAP if mine else _WIDEST_GAP))

    def _summary(self, game: str) -> CardText:
        """Return the text for how often the person played and won a game."""
        mine = self._mine(game)
        won = sum(one.has_won for one in mine)
        return CardText(text("statistics-summary", played=len(mine), won=won))

    def _figures(self, mine: list[Sitting]) -> list[Widget]:
        """Return the totals in large figures, then their breakdown by number of players and by scenario."""
        shell, whole = self.shell, tally(mine)
        tiles = [
            Tile(shell, str(whole.played), text("statistics-played")),
            Tile(shell, str(whole.won), text("statistics-won")),
            Tile(shell, _share(whole.won, whole.played), text("statistics-share")),
            Tile(shell, _time(sum(one.seconds for one in mine)), text("statistics-time")),
        ]
        first, *others = self._lines(tiles, 84.0 + _GAP)
        parts: list[Widget] = [Row(shell, [(Person(shell, self.name), 0.0), *first], gap=_GAP)]
        parts += [Row(shell, line, gap=_GAP) for line in others]
        parts += [Spacer(shell, 4), Rivals(shell, against(mine))]
        if len(mine) >= _CURVE:
            title = text("statistics-curve", count=MEAN_OF)
            wins = [float(one.has_won) for one in mine]
            parts += [Spacer(shell, 4), Label(shell, title, BODY.bolder())]
            parts.append(TrendPlot(shell, title, wins, lambda part: _share(part, 1.0), top=1.0, name="wins"))
        parts += self._contests(mine)
        known = self._scenarios()
        kinds = {(one.seats, one.scenario) for one in mine}
        for seats, scenario in sorted(kinds, key=lambda kind: (kind[0], _place(kind[1], known), kind[1])):
            title = text("new-seats-exactly", count=seats)
            if scenario:
                key = f"scenario-{scenario}"
                title += f" · {text(key) if has(key) else scenario}"
            here = [one for one in mine if (one.seats, one.scenario) == (seats, scenario)]
            parts += [Spacer(shell, 6), Label(shell, title, SUBHEADING), self._grid(here)]
        return parts

    def _contests(self, mine: list[Sitting]) -> list[Widget]:
        """Return the matches of several games that were played to their end, by their length; [] if none was."""
        ended: dict[str, list[bool]] = {}
        for one in sorted(mine, key=lambda one: (one.contest is not None and one.contest.length, one.seats)):
            if one.contest is not None:
                words = text(f"match-length-{one.contest.length}", seats=one.seats)
                ended.setdefault(words, []).append(one.contest.has_won)
        if not ended:
            return []
        rows = [(words, str(len(won)), str(sum(won)), _share(sum(won), len(won))) for words, won in ended.items()]
        heads = [text("match-statistics-played"), text("match-statistics-won"), text("statistics-share")]
        title = Label(self.shell, text("match-statistics"), SUBHEADING)
        return [Spacer(self.shell, 6), title, Grid(self.shell, heads, rows)]

    def _lines(self, tiles: list[Tile], taken: float = 0.0) -> list[list[tuple[Widget, float]]]:
        """Return tiles with the shares that their words need, in as many lines as these take beside `taken`."""
        lines = rows(tiles, lambda tile: tile.wanted, self._wide - taken, _GAP)
        return [[(tile, tile.wanted) for tile in line] for line in lines]

    def _play(self, mine: list[Sitting]) -> list[Widget]:
        """Return the quality of the person's play: the rating and the findings of analyses."""
        shell = self.shell
        analysed = [
            one for one in self.history.performances if (one.name, one.game) == (self.name, self.game) and one.decisions
        ]
        tiles: list[Tile] = []
        rating = rate(mine, ratings(self.game), newcomer(self.game))
        if rating is not None:
            tiles.append(rating_tile(shell, rating))
        if analysed:
            tiles += self._play_tiles(analysed)
        parts: list[Widget] = [Spacer(shell, 6), Label(shell, text("profile-title"), SUBHEADING)]
        if tiles:
            parts += [Row(shell, line, gap=_GAP) for line in self._lines(tiles)]
        if rating is not None:
            known, levels = ratings(self.game), opponents()
            plain = [level for level in known if level in levels and not levels[level].is_character]
            words = " · ".join(f"{level_words(level)} {_number(known[level])}" for level in plain)
            parts.append(Label(shell, text("profile-rating-note", levels=words), SMALL, "text_soft"))
        if not analysed:
            return [*parts, Label(shell, text("profile-none"), BODY)]
        errors, luck = text("profile-errors"), text("profile-luck")
        scale = [PlotLevel(value, level_words(level)) for level, value in rates(self.game, _seats(analysed)).items()]
        parts += [
            Spacer(shell, 2),
            Label(shell, errors, BODY.bolder()),
            Label(shell, text("analysis-unit"), SMALL, "text_soft", name="unit"),
            TrendPlot(shell, errors, [one.error_rate for one in analysed], _rate, scale, name="errors"),
            *self._par(analysed),
            *self._kinds(analysed),
            Spacer(shell, 2),
            Label(shell, luck, BODY.bolder()),
            BarPlot(shell, luck, [one.luck for one in analysed], signed, name="luck"),
        ]
        return parts

    def _par(self, analysed: list[Performance]) -> list[Widget]:
        """Return how the decisions of all games compare with those of levels in the same place, and the gain over the
        last of them from game to game; [] if no game was compared.
        """
        shell, found = self.shell, gains(analysed)
        if not found:
            return []
        strongest = [*found][-1]
        title = text("par-history", level=level_words(strongest))
        compared = [one for one in analysed if strongest in one.gains]
        bars = [one.gains[strongest][0] / one.decisions for one in compared]
        return [
            Spacer(shell, 2),
            *(Label(shell, words, BODY, name="gain") for words in gain_words(found)),
            Label(shell, title, BODY.bolder()),
            BarPlot(shell, title, bars, partial(signed, digits=1), name="par"),
        ]

    def _training(self) -> list[Widget]:
        """Return the rating at puzzles, and how many puzzles and questions were solved; [] before the first."""
        shell = self.shell
        kept = load_training(self.name or shell.player)
        standing, score = kept.standing(self.game), kept.drills.get(self.game)
        tiles: list[Tile] = []
        if standing.tried:
            low, high = standing.rating.interval
            words = text("training-rating", within=round((high - low) / 2))
            tiles.append(Tile(shell, _number(standing.value), words))
            solved = text("training-fraction", part=standing.solved, whole=standing.tried)
            tiles.append(Tile(shell, solved, text("training-solved")))
        if score is not None:
            right = text("training-fraction", part=score.right, whole=score.asked)
            tiles.append(Tile(shell, right, text("training-drills")))
        if not tiles:
            return []
        title = Label(shell, text("training-title"), SUBHEADING)
        return [Spacer(shell, 6), title, *(Row(shell, line, gap=_GAP) for line in self._lines(tiles))]

    def _play_tiles(self, analysed: list[Performance]) -> list[Tile]:
        """Return the totals over all analysed games: average loss with its level, luck, and the number of games."""
        shell = self.shell
        mean_loss = sum(one.loss for one in analysed) / sum(one.decisions for one in analysed)
        level, is_last = nearest_level(self.game, _seats(analysed), mean_loss)
        words = text("profile-rate")
        if level:
            key = "analysis-like-or-better" if is_last else "analysis-like"
            words = text(key, level=level_words(level))
        luck = sum(one.luck for one in analysed) / len(analysed)
        return [
            Tile(shell, _rate(max(0.0, mean_loss)), words),
            Tile(shell, signed(luck), text("profile-luck-mean")),
            Tile(shell, str(len(analysed)), text("profile-analysed")),
        ]

    def _kinds(self, analysed: list[Performance]) -> list[Widget]:
        """Return the average loss by kind of decision, the costliest first; [] for games without kinds."""
        shell, found = self.shell, []
        for kind in kinds(self.game):
            told = [one.kinds.get(kind, (0, 0.0)) for one in analysed]
            count, loss = sum(each[0] for each in told), sum(each[1] for each in told)
            if count:
                found.append((loss, (text(f"kind-{kind}"), str(count), _rate(max(0.0, loss / count)))))
        if not found:
            return []
        rows = [row for _, row in sorted(found, key=lambda each: -each[0])]
        heads = [text("profile-decisions"), text("profile-rate")]
        words = Label(shell, text("profile-kinds"), BODY.bolder())
        return [Spacer(shell, 2), words, Grid(shell, heads, rows)]

    def _scenarios(self) -> list[object]:
        """Return the scenarios of the chosen game, in the order of the new-game scene."""
        game = load_games()[self.game]
        return [scenario.id for scenario in game.scenarios] if isinstance(game, GameDefinitions) else []

    def _grid(self, here: list[Sitting]) -> Widget:
        levels = [*opponents(), ""]
        found = against(here)
        order = sorted(found, key=lambda level: _place(level, levels))
        rows = [_row(level_words(level) if level else text("statistics-person"), found[level]) for level in order]
        if len(rows) != 1 or len(found[order[0]]) != len(here):
            rows.append(_row(text("statistics-all"), here))
        heads = [text(f"statistics-{column}") for column in _COLUMNS]
        return Grid(self.shell, heads, rows, has_sum=len(rows) > len(order))

    def _turn(self, game: str) -> None:
        self.game = game
        self.rebuild()

    def _begin(self) -> Change | None:
        from game.ui.scenes.new_game import NewGameScene

        return Replace(NewGameScene(self.shell, self.game))

    def _look_at(self, name: object) -> None:
        self.name = str(name)
        self.rebuild()


def _seats(analysed: list[Performance]) -> int:
    """Return with how many players all games were played, 0 if these differ."""
    counts = {one.seats for one in analysed}
    return counts.pop() if len(counts) == 1 else 0


def _place(name: str, known: Sequence[object]) -> int:
    """Return the index of a name in the known order, or one past its end."""
    return known.index(name) if name in known else len(known)


def _row(words: str, some: list[Sitting]) -> tuple[str, ...]:
    sum_ = tally(some)
    average = text("statistics-decimal", number=sum_.average) if sum_.average is not None else _NONE
    best = str(sum_.best) if sum_.best is not None else _NONE
    return words, str(sum_.played), str(sum_.won), _share(sum_.won, sum_.played), average, best


def _share(part: float, whole: float) -> str:
    return text("percent", count=round(100 * part / whole))


def _time(seconds: float) -> str:
    hours, minutes = divmod(round(seconds / 60), 60)
    return text("statistics-hours", hours=hours, minutes=minutes)


def _rate(share: float) -> str:
    return text("profile-percent", percent=100 * share)


def _number(value: float) -> str:
    return text("profile-number", count=round(value))


def rating_tile(shell: Shell, rating: Rating) -> Tile:
    """Return a tile with a rating and its interval."""
    words = text("profile-rating", low=round(rating.low), high=round(rating.high))
    return Tile(shell, _number(rating.value), words)


class Person(Widget):
    """The portrait of a person, which belongs to no seat here."""

    def __init__(self, shell: Shell, name: str) -> None:
        super().__init__(shell)
        self._portrait = f"common/{person_of(name, 0, shell.portraits)}"

    def measure(self, width: float) -> Size:
        """Return the size of the portrait."""
        return _PERSON, _PERSON

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the portrait in a ring."""
        radius = _PERSON / 2
        canvas.disc(self.rect.center, radius, "primary", line="ink", width=1.5)
        face = around(self.rect.center, _PERSON - 8)
        paint_portrait(canvas, self._portrait, face, radius=radius - 4)


class Tile(Widget):
    """A large figure with its words below."""

    def __init__(self, shell: Shell, figure: str, words: str) -> None:
        super().__init__(shell)
        self.figure = figure
        self.words = words

    def accessible(self) -> Accessible | None:
        """Describe figure and words as a text."""
        return Accessible(Role.TEXT, text("name-figure", name=self.words, figure=self.figure))

    @property
    def wanted(self) -> float:
        """The width at which figure and words have their full size."""
        types = self.shell.types
        return max(90.0, types.width(self.words, SMALL) + 24, types.width(self.figure, _FIGURE) + 24)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of figure and words."""
        types = self.shell.types
        return width, types.line_height(_FIGURE) + types.line_height(SMALL) + 18

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the figure and the words in a box."""
        rect, room = self.rect, self.rect.width - 12
        canvas.box(rect, "field", radius=8, line="panel_hairline", width=1.2)
        style = canvas.types.fitted(self.figure, _FIGURE, room)
        canvas.text(self.figure, (rect.centerx, rect.top + 8), style, align=0.5, width=room)
        top = rect.top + 8 + canvas.types.line_height(_FIGURE)
        style = canvas.types.fitted(self.words, SMALL, room)
        canvas.text(self.words, (rect.centerx, top), style, "text_soft", align=0.5, width=room)
