"""How a person has done: matches played and won, points, by game, number of players and level of the rivals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.locale import has, text
from game.registry import GAMES
from game.table import saves
from game.table.opponents import opponents
from game.table.statistics import Sitting, SittingHistory, against, read_history, tally
from game.ui.boards.seat_words import level_words
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SMALL, SUBHEADING, Style
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import ChoiceItem, Dropdown, Tabs
from game.ui.widgets.grid import Grid
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule, Spacer
from game.ui.widgets.line import FormRow, Row
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.sheet import Sheet
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size

_FIGURE = Style("serif", 30, bold=True, leading=1.15)
_COLUMNS = ("played", "won", "share", "average", "best")


class Statistics(Stage):
    """Counts what the finished records among the saved games tell, a page for each game and person."""

    def __init__(self, shell: Shell, history: SittingHistory | None = None) -> None:
        super().__init__(shell)
        self.history = read_history(saves.folder()) if history is None else history
        self.names = [name for name, _ in Counter(one.name for one in self.history.sittings).most_common()]
        usual = shell.settings.player_name or text("seat-human", number=1)
        self.name = usual if usual in self.names else next(iter(self.names), "")
        played = Counter(one.game for one in self._mine())
        self.game = max(GAMES, key=lambda game: played[game])
        self.default_focus = "tabs"

    def _mine(self) -> list[Sitting]:
        """Return the sittings of the person looked at."""
        return [one for one in self.history.sittings if one.name == self.name]

    def build(self) -> None:
        """Put the figures of one person in one game on a sheet."""
        shell = self.shell
        tabs = Tabs(shell, [ChoiceItem(game, text(f"game-{game}")) for game in GAMES], self.game, self._turn)
        tabs.caption = text("new-game")
        header = Header(shell, text("menu-statistics"), Pop, tabs)
        parts: list[Widget] = []
        if len(self.names) > 1:
            items = [ChoiceItem(name, name) for name in self.names]
            parts += [
                FormRow(
                    shell, text("statistics-player"), Dropdown(shell, items, self.name, self._look_at, name="player")
                ),
                Rule(shell),
            ]
        mine = [one for one in self._mine() if one.game == self.game]
        parts += self._figures(mine) if mine else [Label(shell, text("statistics-none"), BODY)]
        parts += [Spacer(shell, 2), Label(shell, text("statistics-note"), SMALL, "text_soft")]
        if self.history.damaged:
            words = text("statistics-damaged", count=self.history.damaged)
            parts.append(Label(shell, words, SMALL, "danger", name="damaged"))
        self.root.add(header, Sheet(shell, parts, sheet_below(header, self.size, widest=980)))

    def _figures(self, mine: list[Sitting]) -> list[Widget]:
        """Return the whole in large figures, then what it is made of by number of players, and scenario if any."""
        shell, whole = self.shell, tally(mine)
        tiles = [
            (Tile(shell, str(whole.played), text("statistics-played")), 1.0),
            (Tile(shell, str(whole.won), text("statistics-won")), 1.0),
            (Tile(shell, _share(whole.won, whole.played), text("statistics-share")), 1.0),
            (Tile(shell, _time(sum(one.seconds for one in mine)), text("statistics-time")), 1.5),
        ]
        parts: list[Widget] = [Row(shell, tiles)]
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

    def _scenarios(self) -> list[object]:
        """Return the scenarios of the game looked at, in the order in which a new game offers them."""
        options = next((one.options for one in self.shell.doors.games() if one.name == self.game), ())
        return [value for option in options if option.name == "scenario" for value in option.values]

    def _grid(self, here: list[Sitting]) -> Widget:
        levels = [*opponents(), ""]
        found = against(here)
        order = sorted(found, key=lambda level: _place(level, levels))
        rows = [_row(level_words(level) if level else text("statistics-person"), found[level]) for level in order]
        if len(rows) != 1 or len(found[order[0]]) != len(here):
            rows.append(_row(text("statistics-all"), here))
        heads = [text(f"statistics-{column}") for column in _COLUMNS]
        return Grid(self.shell, heads, rows, has_sum=len(rows) > len(order))

    def _turn(self, game: object) -> Change | None:
        self.game = str(game)
        self.rebuild()
        return None

    def _look_at(self, name: object) -> Change | None:
        self.name = str(name)
        self.rebuild()
        return None


def _place(name: str, known: Sequence[object]) -> int:
    """Return where a name stands among those known, or the place after all of them."""
    return known.index(name) if name in known else len(known)


def _row(words: str, some: list[Sitting]) -> tuple[str, ...]:
    sum_ = tally(some)
    average = text("statistics-decimal", number=sum_.average)
    return words, str(sum_.played), str(sum_.won), _share(sum_.won, sum_.played), average, str(sum_.best)


def _share(part: int, whole: int) -> str:
    return text("percent", count=round(100 * part / whole))


def _time(seconds: float) -> str:
    hours, minutes = divmod(round(seconds / 60), 60)
    return text("statistics-hours", hours=hours, minutes=minutes)


class Tile(Widget):
    """A large figure with its words below."""

    def __init__(self, shell: Shell, figure: str, words: str) -> None:
        super().__init__(shell)
        self.figure = figure
        self.words = words

    def accessible(self) -> Accessible | None:
        """Return both as a text."""
        return Accessible(Role.TEXT, f"{self.words}: {self.figure}")

    def measure(self, width: float) -> Size:
        """Return the full width and the height of both."""
        types = self.shell.types
        return width, types.line_height(_FIGURE) + types.line_height(SMALL) + 18

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the figure and the words in a box."""
        rect, room = self.rect, self.rect.width - 12
        canvas.box(rect, "field", radius=8, line="panel_hairline", width=1.2)
        canvas.text(self.figure, (rect.centerx, rect.top + 8), _FIGURE, align=0.5, width=room)
        top = rect.top + 8 + canvas.types.line_height(_FIGURE)
        canvas.text(self.words, (rect.centerx, top), SMALL, "text_soft", align=0.5, width=room)
