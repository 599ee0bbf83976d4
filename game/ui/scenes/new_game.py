"""Setting up a match: the game, the players and the options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec
import pygame
from msgspec import structs

from game.components.definitions import GameDefinitions, OptionDefinition
from game.components.load import load_games
from game.contest.place import LENGTHS
from game.contest.standing import standing
from game.errors import as_sentence
from game.locale import has, listed, text, translated
from game.match.opponents import opponents
from game.match.seats import Seat, ai, human, same_person
from game.ui.boards.kit.portraits import person_of
from game.ui.boards.kit.seat_head import Sitter
from game.ui.layout import first_fitting
from game.ui.scenes.game_card import CardText, description, game_column
from game.ui.scenes.opponent_choice import OpponentChoice
from game.ui.scenes.portrait_choice import PortraitChoice
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem, Dropdown, SegmentedControl
from game.ui.widgets.field import LONGEST_WRITTEN, TextField
from game.ui.widgets.flow import FormRow, Row
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Complain, Pop, Push, Replace
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import NewGame, Shell
from game.ui.widgets.stage import Stage
from game.ui.widgets.toggle import Toggle
from game.ui.window.input import Action

USUAL_LEVEL = "merchant"
"""The level offered first: sound and instant play, and still beatable for newcomers."""
USUAL_LEVELS = ("miser", USUAL_LEVEL, "gambler", "hoarder")
"""The levels offered first for each seat, so that three AIs at a table are three different ones."""
_LONGEST_SEED = 24
_REMEMBERED = 40
"""The number of names whose portraits are remembered."""
_ROWS = ((108.0, 84.0, 10.0), (74.0, 70.0, 6.0), (60.0, 56.0, 2.0), (40.0, 43.0, 6.0), (40.0, 43.0, 1.0))
"""The height of an opponent, that of a person's portrait at normal text size, and the gap between lines: the first that
fits is taken.
"""
_FORM, _NEEDED = 860.0, 690.0
"""The greatest height of the form, and the least width that the cards beside it leave it, at normal text size."""
_CODE, _PART_SPLIT = 140.0, (0.27, 0.61)
"""The width of the deal code beside the length of a match, and the left edges of both in their parts of a line."""
_BESIDE, _LENGTH_SHARE = 880.0, 1.04
"""The least width of a window where they stand side by side, and the room for the length relative to the code's."""
_SPLIT, _SWITCH = 0.62, 0.893
"""The left edge of a control in its line, and of the narrower switches, so that most hints fit on one row."""


class NewGameScene(Stage):
    """Collects a `NewGame` and gives it to the door that starts a match."""

    def __init__(self, shell: Shell, game: str = "") -> None:
        super().__init__(shell)
        self.games = load_games()
        known = [name for name, found in self.games.items() if isinstance(found, GameDefinitions)]
        self.game = game if game in known else (known[0] if known else "")
        self.count = 2
        self.seats: list[Seat] = []
        self.options: dict[str, str] = {}
        self.seed = ""
        self.shuffles_seats = False
        self.free_undo = False
        self.length = 1
        """The games of a match."""
        self.default_focus = "start"
        self._area: ScrollArea | None = None
        self._high, self._face = _ROWS[0][:2]
        for index in range(4):
            self.seats.append(self._usual_seat(index, is_human=index == 0))
        latest = _read(shell.settings.latest)
        if latest is not None and latest.game in known and game in ("", latest.game):
            self._recall(latest)
        chosen = shell.settings.portraits
        self.portraits = [person_of(seat.name, index, chosen) for index, seat in enumerate(self.seats)]
        self._take_game(self.game)

    def _recall(self, latest: NewGame) -> None:
        """Start from the settings of the last new game, as far as they are still valid."""
        self.game, self.count, self.options = latest.game, len(latest.seats), dict(latest.options)
        self.shuffles_seats, self.free_undo = latest.shuffles_seats, latest.free_undo
        self.length = latest.length if latest.length in LENGTHS else 1
        for index, seat in enumerate(latest.seats[: len(self.seats)]):
            is_mine = index == 0 and seat.is_human and self.shell.settings.player_name
            is_name = seat.name.isprintable() and 0 < len(seat.name) <= LONGEST_WRITTEN
            is_name = is_name and (index > 0 or not seat.is_human or seat.name != _usual_name(0, is_human=True))
            self.seats[index] = seat if is_name and not is_mine else structs.replace(seat, name=self.seats[index].name)

    def _usual_seat(self, index: int, *, is_human: bool, level: str = "") -> Seat:
        """Return a seat with its usual name; the first person's stays empty, which asks for it, until it is known."""
        if index or not is_human:
            return _seat(index, is_human=is_human, level=level)
        return structs.replace(human(self.shell.settings.player_name), level=level)

    @property
    def definitions(self) -> GameDefinitions | None:
        """Those of the game chosen."""
        found = self.games.get(self.game)
        return found if isinstance(found, GameDefinitions) else None

    @property
    def is_solo(self) -> bool:
        """Whether exactly one person plays; only then can decisions that revealed something be undone."""
        return sum(seat.is_human for seat in self.seats[: self.count]) == 1

    def _take_game(self, name: str) -> Change | None:
        self.game = name
        if (game := self.definitions) is not None:
            self.count = min(max(self.count, min(game.seats)), max(game.seats))
            before = self.options
            self.options = {option.id: option.default for option in game.all_options}
            self.options |= {
                option.id: before[option.id] for option in game.all_options if before.get(option.id) in option.choices
            }
            levels = opponents()
            for index, seat in enumerate(self.seats):
                if seat.level not in levels:
                    usual = USUAL_LEVELS[index % len(USUAL_LEVELS)]
                    level = usual if usual in levels else next(iter(levels))
                    self.seats[index] = structs.replace(seat, level=level)
        self.rebuild()
        return None

    def chosen(self) -> NewGame:
        """Return the match as set up now; empty names become the usual ones."""
        seats = []
        for index, seat in enumerate(self.seats[: self.count]):
            name = seat.name.strip() or text("seat-human" if seat.is_human else "seat-ai", number=index + 1)
            seats.append(human(name) if seat.is_human else ai(seat.level, name))
        seed, free_undo = self.seed.strip() or None, self.free_undo and self.is_solo
        return NewGame(
            self.game, tuple(seats), dict(self.options), seed, self.shuffles_seats, free_undo, length=self.length
        )

    # Building

    def build(self) -> None:
        """Put the games on the left, seats and options on the right; in a tall window the games stand above."""
        shell = self.shell
        header = Header(shell, text("new-title"), self._leave)
        area = sheet_below(header, self.size, widest=1500)
        self.root.add(header)
        games, room = game_column(
            shell, tuple(self.games), self.game, self._take_game, area, self._about, needed=_NEEDED
        )
        self.root.add(games)
        self._build_form(pygame.FRect(*room.topleft, room.width, min(room.height, _FORM * shell.types.size)))

    def _about(self, game: str) -> CardText:
        found = self.games[game]
        if isinstance(found, GameDefinitions):
            return description(game, found.seats)
        return CardText(text("new-not-playable"), problem=as_sentence(translated(found.sentence)))

    def _build_form(self, rect: pygame.FRect) -> None:
        shell, game = self.shell, self.definitions
        panel = Panel(shell)
        panel.place(rect)
        words = text("opening" if self.is_busy else "new-start")
        start = Button(
            shell, words, self.start, kind="hero", icon="play", name="start", cue="shuffle", height=52,
            is_enabled=game is not None,
        )  # fmt: skip
        inner = panel.inner
        width, height = start.measure(inner.width)
        start.place(pygame.FRect(inner.right - width, inner.bottom - height, width, height))
        rules = Button(shell, text("menu-rules"), self._rules, icon="rules", name="rules", height=52)
        rules.is_enabled = game is not None
        rules.place(pygame.FRect(inner.left, start.rect.top, rules.measure(inner.width)[0], height))
        room = pygame.FRect(inner.left - 6, inner.top - 6, inner.width + 12, inner.height - height - 8)

        def filled(rows: tuple[float, float, float]) -> tuple[ScrollArea, list[Widget]]:
            self._high, self._face, gap = rows
            return ScrollArea(shell, gap=gap, pad=6), self._parts(game)

        form, parts = first_fitting(
            map(filled, _ROWS), lambda found: found[0].wanted(found[1], room.width) <= room.height
        )
        form.place(room)
        form.fill(parts, offset=self._area.offset if self._area is not None else 0.0)
        self._area = form
        panel.add(form, rules, start)
        self.root.add(panel)

    def _parts(self, game: GameDefinitions | None) -> list[Widget]:
        """Return the lines of the form."""
        shell = self.shell
        if game is None:
            return [Label(shell, text("new-no-games"))]
        options = [self._option_line(option) for option in game.all_options]
        return [
            *self._seat_rows(game),
            Rule(shell),
            *options,
            self._manners(),
            *self._length_and_seed(),
        ]

    def _seat_rows(self, game: GameDefinitions) -> list[Widget]:
        shell = self.shell
        rows: list[Widget] = []
        if len(game.seats) > 1:
            items = [ChoiceItem(count, str(count)) for count in game.seats]
            count = SegmentedControl(shell, items, self.count, self._set_count, name="count")
            rows.append(FormRow(shell, text("new-players"), count, split=_SPLIT, align=1.0))
        for index in range(self.count):
            rows.append(self._seat_row(index))
        return rows

    def _seat_row(self, index: int) -> Widget:
        shell, seat = self.shell, self.seats[index]
        kinds = [ChoiceItem("human", text("new-human")), ChoiceItem("ai", text("new-ai"))]
        kind = SegmentedControl(
            shell,
            kinds,
            "human" if seat.is_human else "ai",
            lambda value: self._set_kind(index, value),
            name=f"kind-{index}",
        )
        name = TextField(
            shell, seat.name, lambda value: self._set_name(index, value), name=f"name-{index}",
            placeholder=text("name-ask" if index == 0 and seat.is_human else "new-name"), longest=LONGEST_WRITTEN,
            width=200, usual=_usual_name(index, seat.is_human),
        )  # fmt: skip
        kind.caption = text("spoken-seat-kind", number=index + 1)
        name.caption = text("spoken-seat-name", number=index + 1)
        parts: list[tuple[Widget, float]] = [(self._sitter(index), 0.0), (kind, 0.0), (name, 1.0)]
        if not seat.is_human:
            level = OpponentChoice(
                shell,
                seat.level,
                lambda value: self._set_level(index, value),
                name=f"level-{index}",
                height=self._high,
            )
            level.caption = text("spoken-seat-level", number=index + 1)
            parts.append((level, 1.5))
        return Row(shell, parts, gap=14)

    def _sitter(self, index: int) -> Widget:
        """Return the portrait of a person, which a press changes, or the seal of an AI."""
        side = self._face / max(1.0, self.shell.types.size)
        if not self.seats[index].is_human:
            return Sitter(self.shell, index, self.seats[index], side)
        people = range(self.count)
        taken = [self.portraits[other] for other in people if other != index and self.seats[other].is_human]
        choice = PortraitChoice(self.shell, index, self.portraits[index], taken, self._set_portrait, side=side)
        choice.caption = text("spoken-seat-portrait", number=index + 1)
        return choice

    def _option_line(self, option: OptionDefinition) -> Widget:
        shell, value = self.shell, self.options[option.id]
        control: Widget
        if option.is_switch:
            off, on = option.choices
            control = Toggle(
                shell,
                value == on,
                lambda new: self._set_option(option.id, on if new else off),
                name=f"option-{option.id}",
            )
        else:
            items = [
                ChoiceItem(each, text(f"{option.id}-{each}"), _help(f"{option.id}-{each}-help"))
                for each in option.choices
            ]
            control = Dropdown(
                shell, items, value, lambda new: self._set_option(option.id, str(new)), name=f"option-{option.id}"
            )
        hint = _help(f"{option.id}-{value}-help") or _help(option.help)
        return FormRow(
            shell, text(option.name), control, hint=hint, split=_SWITCH if option.is_switch else _SPLIT, align=1.0
        )

    def _length_and_seed(self) -> list[Widget]:
        """Return the choice between a single game and a match, and the deal code: side by side where there is room."""
        shell = self.shell
        helps = {1: ""}
        for each in LENGTHS:
            target = standing(each, self.count, (), replays_ties=False).target
            helps[each] = text("match-length-help", seats=self.count, target=target, length=each)
        items = [ChoiceItem(each, text(f"match-length-{each}", seats=self.count), helps[each]) for each in helps]
        length = Dropdown(shell, items, self.length, self._set_length, name="length")
        is_wide = self.size[0] >= _BESIDE
        seed = TextField(
            shell, self.seed, self._set_seed, name="seed", placeholder=text("new-seed-random"),
            tooltip=text("new-seed-help"), longest=_LONGEST_SEED, width=_CODE if is_wide else 300,
        )  # fmt: skip
        splits = _PART_SPLIT if is_wide else (_SPLIT, _SPLIT)
        lines = [
            FormRow(shell, text(key), control, split=split, align=1.0)
            for key, control, split in zip(("match-length", "new-seed"), (length, seed), splits, strict=True)
        ]
        return [Row(shell, [(lines[0], _LENGTH_SHARE), (lines[1], 1.0)], gap=24)] if is_wide else [*lines]

    def _manners(self) -> Widget:
        """Return the switches common to every game."""
        shell = self.shell
        shuffles = Toggle(shell, self.shuffles_seats, self._set_shuffles_seats, name="shuffle-seats")
        if not self.is_solo:
            return FormRow(shell, text("new-shuffle-seats"), shuffles, split=_SWITCH, align=1.0)
        undo = Toggle(shell, self.free_undo, self._set_free_undo, name="free-undo", tooltip=text("new-free-undo-help"))
        switches = ((text("new-shuffle-seats"), shuffles), (text("new-free-undo"), undo))
        return Row(
            shell, [(FormRow(shell, words, switch, split=0.78, align=1.0), 1.0) for words, switch in switches], gap=24
        )

    # What the widgets change

    def _set_count(self, value: object) -> Change | None:
        if isinstance(value, int):
            self.count = value
        self.rebuild()
        return None

    def _set_kind(self, index: int, value: object) -> Change | None:
        self.seats[index] = self._usual_seat(index, is_human=value == "human", level=self.seats[index].level)
        self.rebuild()
        return None

    def _set_name(self, index: int, value: str) -> Change | None:
        self.seats[index] = structs.replace(self.seats[index], name=value)
        return None

    def _set_portrait(self, index: int, portrait: str) -> None:
        self.portraits[index] = portrait

    def _set_level(self, index: int, value: object) -> Change | None:
        """Take another opponent, whose personality may need more or fewer lines."""
        self.seats[index] = structs.replace(self.seats[index], level=str(value))
        self.rebuild()
        return None

    def _set_option(self, name: str, value: str) -> Change | None:
        self.options[name] = value
        self.rebuild()
        return None

    def _set_shuffles_seats(self, value: bool) -> Change | None:
        self.shuffles_seats = value
        return None

    def _set_free_undo(self, value: bool) -> Change | None:
        self.free_undo = value
        return None

    def _set_length(self, value: object) -> Change | None:
        self.length = value if isinstance(value, int) else 1
        self.rebuild()
        return None

    def _set_seed(self, value: str) -> Change | None:
        self.seed = value
        return None

    def start(self) -> Change | None:
        """Start the match, unless two seats have the same name."""
        game = self.chosen()
        names = [same_person(seat.name) for seat in game.seats]
        twice = next((seat.name for seat in game.seats if names.count(same_person(seat.name)) > 1), None)
        if twice is not None:
            return Complain(text("new-same-name", name=twice))
        if game.seats[0].is_human and game.seats[0].name != text("seat-human", number=1):
            self.shell.change_settings(player_name=game.seats[0].name)
        if not self.is_busy:
            chosen = {seat.name: self.portraits[index] for index, seat in enumerate(game.seats) if seat.is_human}
            here = {same_person(name) for name in chosen}
            known = {
                name: face for name, face in self.shell.settings.portraits.items() if same_person(name) not in here
            }
            self.shell.change_settings(
                latest=msgspec.to_builtins(replace(game, seed=None)),
                portraits=dict([*known.items(), *chosen.items()][-_REMEMBERED:]),
            )
            self.soon(lambda: Replace(self.shell.doors.start_match(self.shell, game)))
        return None

    def _rules(self) -> Change | None:
        from game.ui.scenes.rulebook import Rulebook

        return Push(Rulebook(self.shell, self.game))

    def act(self, action: Action) -> Change | None:
        """Open the rulebook of the chosen game with the help key."""
        return self._rules() if action is Action.HELP else None

    def _leave(self) -> Change | None:
        return Pop()


def _read(latest: Mapping[str, object]) -> NewGame | None:
    """Return the settings of the last new game, or None if they are missing or damaged."""
    try:
        return msgspec.convert(latest, NewGame)
    except msgspec.ValidationError:
        return None


def _usual_name(index: int, is_human: bool) -> str:
    """Return the default name of a seat."""
    names = listed("ai-names")
    return text("seat-human", number=index + 1) if is_human else names[index % len(names)]


def _seat(index: int, *, is_human: bool, name: str = "", level: str = "") -> Seat:
    """Return a seat with its usual name if it has none; a person's seat remembers the level for a later AI."""
    usual = name or _usual_name(index, is_human)
    return structs.replace(human(usual), level=level) if is_human else ai(level, usual)


def _help(key: str) -> str:
    """Return the tooltip text of a key, or nothing if there is none."""
    return text(key) if key and has(key) else ""
