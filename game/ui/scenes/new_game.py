"""Setting up a match: the game, the players and the options."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.analysis.profile import read_profile
from game.components.definitions import GameDefinitions
from game.errors import FeluccaError, as_sentence
from game.locale import keys, optional, text, translated
from game.match.opponents import opponents
from game.match.seats import same_person
from game.match.statistics import SittingHistory, tally
from game.match.table_code import decode
from game.registry import entry
from game.ui.boards.kit.seat_words import level_words
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL, SUBHEADING, Style
from game.ui.layout import REACHABLE, Edge, around, cut, grid, placed, trim
from game.ui.scenes.challenge import open_challenge
from game.ui.scenes.game_card import TALL, CardText, GameCard, description
from game.ui.scenes.game_draft import GameDraft
from game.ui.scenes.offers import KINDS, Lineup, OfferCard
from game.ui.scenes.option_lines import OptionLines, told_options
from game.ui.scenes.round_table import (
    Place,
    RoundTable,
    Seating,
    paint_floor,
    paint_speech,
    seat_width,
    seated,
    speech_height,
)  # fmt: skip
from game.ui.scenes.seat_choice import NAME, FreeChair, LeaveChair, Plate, PlateWords, SeatChoice, told_of
from game.ui.scenes.sitters import Guest, sitters
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem, SegmentedControl
from game.ui.widgets.field import LONGEST_WRITTEN, TextField
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scene import Change, Complain, Pop, Push, Replace
from game.ui.widgets.shell import Shell, usual_name
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size
from game.ui.window.input import Action
from game.ui.window.settings import PEOPLE

_WIDEST = 1560.0
_GAMES, _OFFERS, _SHARE, _LARGEST = 230.0, 244.0, 0.26, 1.15
"""The widths of the games and of the offers beside the table, their greatest share of the room, and the text size up to
which they grow.
"""
_BETWEEN, _APART, _OFFER_GAP, _OFFER_HIGH = 14.0, 16.0, 10.0, 150.0
_BELOW, _OVER_MORE = 12.0, 9.0
"""How far the button below the table reaches below the room in a wide window, and the room above it."""
_LEAST = 0.4
"""The least share of a tall window's room for the table."""
_START, _BESIDE_START = Style("serif", 22, bold=True, leading=1.15), 78.0
"""The style of the start, and the room beside its words for its sign and its margins."""
_LANTERN, _ROPE, _HOOK = 132.0, 0.17, 16.0
"""The side of the picture of a lantern, the share of it above the end of the rope, and the middle of a lantern from the
end of the table's room.
"""
_SMALL = 150.0
"""The least width of a bust below words of greeting."""
_GREETING = "start"
"""The moment of the lines with which opponents greet."""
_OPTIONS = 780.0
"""The greatest width of the sheet of options, so that the controls are near their words."""


class NewGameScene(Stage):
    """Collects a `NewGame` and gives it to the door that starts a match."""

    def __init__(self, shell: Shell, game: str = "") -> None:
        super().__init__(shell)
        self.draft = GameDraft(shell, game)
        self.default_focus = "start"
        self.is_unfolded = False
        """Whether the options are shown in place of the table."""
        self._sheet: Sheet | None = None
        self._seating: Seating | None = None
        self._is_silent = False
        """Whether nobody greets, because the people need the room."""
        self._lanterns: list[pygame.FRect] = []
        self._has_history = False
        """Whether the results have been read."""
        self.rebuild()

    def enter(self, size: Size) -> None:
        """Show the table, with the people's results once these have been read."""
        self.expect(read_profile, self._take_history)
        super().enter(size)

    def _take_history(self, found: SittingHistory) -> None:
        self.draft.history, self._has_history = found.sittings, True

    def _take_game(self, name: str) -> None:
        self.draft.take_game(name)
        self.rebuild()

    # Building

    def build(self) -> None:
        """Put the games on the left, the table in the middle and the offers on the right; in a tall window they stand
        above and below it.
        """
        shell = self.shell
        self.draft.follow_language()
        rules = Button(shell, text("menu-rules"), self._rules, icon="rules", name="rules", height=44)
        rules.is_enabled = self.draft.definitions is not None
        header = Header(shell, text("new-title"), Pop, rules)
        area = sheet_below(header, self.size, widest=_WIDEST, below=24.0)
        self.root.add(header)
        is_tall, size = self._is_tall, min(shell.types.size, _LARGEST)
        if is_tall:
            games, room = cut(area, Edge.TOP, self._games_height(area), _APART)
            room, rest = cut(room, Edge.TOP, max(room.height - self._rest_height(area), room.height * _LEAST), _APART)
        else:
            games, room = cut(area, Edge.LEFT, min(area.width * _SHARE, _GAMES * size), _APART)
            rest, room = cut(room, Edge.RIGHT, min(area.width * _SHARE, _OFFERS * size), _APART)
        top = header.rect.bottom - _LANTERN * _ROPE
        self._lanterns = [] if is_tall else [
            around((x, top), _LANTERN, down=0.0) for x in (room.left + _HOOK, room.right - _HOOK)
        ]  # fmt: skip
        self._build_games(games, columns=len(self.draft.games) if is_tall else 1)
        self._build_table(room)
        self._build_offers(rest, is_tall=is_tall)

    @property
    def _is_tall(self) -> bool:
        """Whether games and offers stand above and below the table."""
        return self.size[1] > self.size[0] * TALL

    def _cards(self, *, high: float = 0.0, is_brief: bool = False) -> list[GameCard]:
        return [
            GameCard(
                self.shell, name, self._about(name), partial(self._take_game, name), is_chosen=name == self.draft.game,
                height=high, is_brief=is_brief,
            )
            for name in self.draft.games
        ]  # fmt: skip

    def _games_height(self, area: pygame.FRect) -> float:
        """Return the height of the games side by side in a tall window."""
        wide = (area.width - _BETWEEN * (len(self.draft.games) - 1)) / max(1, len(self.draft.games))
        heights = [card.measure(wide)[1] for card in self._cards()]
        return min(max([*heights, area.height * 0.16]), area.height * 0.3)

    def _build_games(self, place: pygame.FRect, columns: int) -> None:
        """Put a card for each game in a column or a row; where descriptions find no room, they are left out."""
        many = max(1, len(self.draft.games))
        rows = -(-many // columns)
        wide, high = (place.width - _BETWEEN * (columns - 1)) / columns, (place.height - _BETWEEN * (rows - 1)) / rows
        cards = self._cards(high=high)
        if any(card.measure(wide)[1] > high + 0.5 for card in cards):
            cards = self._cards(high=high, is_brief=True)
        plate = max((card.words_height(wide) for card in cards), default=0.0) if columns > 1 else 0.0
        for card, cell in zip(cards, grid(place, columns, high, len(cards), (_BETWEEN, _BETWEEN)), strict=True):
            card.plate = plate
            card.place(cell)
        self.root.add(*cards)

    def _about(self, game: str) -> CardText:
        found = self.draft.games[game]
        if isinstance(found, GameDefinitions):
            about, short = description(game, found.seats), optional(f"game-{game}-short")
            seats = about.seats if len(found.seats) > 1 else ""  # the name tells it
            return replace(about, words=short or about.words, seats=seats)
        return CardText(text("new-not-playable"), problem=as_sentence(translated(found.sentence)))

    def _build_table(self, room: pygame.FRect) -> None:
        """Put the people around the table, or the options in their place; what shows them stands below."""
        shell, game = self.shell, self.draft.definitions
        more = Button(
            shell, text("new-less") if self.is_unfolded else told_options(self.draft), self.unfold,
            icon="left" if self.is_unfolded else "settings", name="more", height=40, is_enabled=game is not None,
        )  # fmt: skip
        width, height = more.measure(room.width)
        below = 0.0 if self._is_tall else _BELOW
        foot, above = cut(trim(room, bottom=-below), Edge.BOTTOM, height, _OVER_MORE)
        more.place(placed(foot, min(width, foot.width), height))
        if self.is_unfolded or game is None:
            self._build_options(above, game)
        else:
            self._build_seats(above, game)
        self.root.add(more)

    def _build_options(self, room: pygame.FRect, game: GameDefinitions | None) -> None:
        """Put the options of the game on a sheet."""
        lines: list[Widget] = [Label(self.shell, text("new-no-games"))]
        if game is not None:
            lines = OptionLines(self.shell, self.draft, self.size[0], self.rebuild, self._set_seed).lines(game)
        room = placed(room, min(room.width, _OPTIONS * self.shell.types.size), room.height)
        sheet = Sheet(
            self.shell, lines, room, pad=22, gap=8, widest_gap=22,
            offset=self._sheet.offset if self._sheet is not None else 0.0,
        )  # fmt: skip
        sheet.shift(0, (room.height - sheet.rect.height) * 0.4)
        self._sheet = sheet
        self.root.add(sheet)

    def _build_seats(self, room: pygame.FRect, game: GameDefinitions) -> None:
        """Put chairs with people around the table, a plate before each, and a free chair if there may be one more."""
        shell, count, most = self.shell, self.draft.count, max(game.seats)
        has_free = count < most
        plates = [self._plate(index) for index in range(count)]
        spoken = speech_height(shell, self._greeting, room)
        seating = self._seated(trim(room, top=spoken), plates, count + has_free)
        self._is_silent = seating.bust < _SMALL
        if self._is_silent:
            seating = self._seated(room, plates, count + has_free)
        people = [self._person(index, place, seating.bust) for index, place in enumerate(seating.places[:count])]
        for plate, place in zip(plates, seating.places, strict=False):
            plate.place(place.plate)
        self._seating = seating
        table = RoundTable(shell, self.draft.game, seating)
        self.root.add(*people, table, *plates)
        if has_free:
            place = seating.places[count]
            self.root.add(FreeChair(shell, count, place, seating.bust, most, self._add_seat))

    def _seated(self, room: pygame.FRect, plates: Sequence[Plate], seats: int) -> Seating:
        """Return the table in a room, with plates so high that all words on them fit."""
        size = self.shell.types.size
        wide = seat_width(room, seats, size)
        return seated(room, seats, max(plate.measure(wide)[1] for plate in plates), size)

    def _person(self, index: int, place: Place, bust: float) -> Widget:
        shell, draft, seat = self.shell, self.draft, self.draft.seats[index]
        others = [
            draft.portraits[other] for other in range(draft.count) if other != index and draft.seats[other].is_human
        ]
        faces = [Guest("", face) for face in PEOPLE if face not in others]
        value = Guest("", draft.portraits[index]) if seat.is_human else seat.level
        choice = SeatChoice(
            shell, index, sitters(value, [*draft.known_people(), *faces]), value,
            lambda value: self._set_person(index, value), place, bust,
            name=f"portrait-{index}" if seat.is_human else f"level-{index}",
        )  # fmt: skip
        choice.caption = text("spoken-seat-portrait" if seat.is_human else "spoken-seat-level", number=index + 1)
        game = draft.definitions
        if game is not None and draft.count > min(game.seats):
            choice.add(LeaveChair(shell, index + 1, lambda: self._remove_seat(index)))
        choice.place(place.person)
        return choice

    def _plate(self, index: int) -> Plate:
        shell, seat = self.shell, self.draft.seats[index]
        kinds = [ChoiceItem("human", text("new-human")), ChoiceItem("ai", text("new-ai"))]
        kind = SegmentedControl(
            shell, kinds, "human" if seat.is_human else "ai", lambda value: self._set_kind(index, value),
            name=f"kind-{index}", height=REACHABLE, style=SMALL,
        )  # fmt: skip
        usual = usual_name(index) if seat.is_human else self.draft.opponent(index, seat.level).name
        name = TextField(
            shell, seat.name, partial(self.draft.name_seat, index), name=f"name-{index}",
            placeholder=text("new-your-name" if index == 0 and seat.is_human else "new-name"), longest=LONGEST_WRITTEN,
            width=200, usual=usual, style=NAME, is_plain=True,
        )  # fmt: skip
        kind.caption = text("spoken-seat-kind", number=index + 1)
        name.caption = text("spoken-seat-name", number=index + 1)
        level = None if seat.is_human else opponents().get(seat.level)
        return Plate(shell, index, level, self._told(index), name, kind)

    def _told(self, index: int) -> PlateWords:
        """Return what a plate tells: of an AI its title, of a person the results in the chosen game, and of one without
        a name why to write it.
        """
        seat = self.draft.seats[index]
        if not seat.is_human:
            return told_of(seat)
        if not seat.name.strip():
            return PlateWords(words=text("new-name-why"))
        you = text("new-you") if self.draft.is_solo else ""
        mine = self.draft.sittings(seat, self.draft.game)
        if not mine:
            return PlateWords(you, words=text("new-no-games-yet") if self._has_history else "")
        found = tally(mine)
        best = text("new-record-best", points=found.best) if found.best is not None else ""
        return PlateWords(you, text("new-record", won=found.won, count=found.played), best)

    # The offers

    def _offer_cards(self) -> list[OfferCard]:
        found, missing = self.draft.lineups()
        if len(self.draft.ais) == self.draft.count:
            return []
        now = sorted(self.draft.seats[index].level for index in self.draft.ais)

        return [
            OfferCard(
                self.shell, offer, [level_words(level) for level in offer.levels], partial(self._take_offer, offer),
                is_known=not missing,
                is_chosen=sorted(offer.levels) == now,
            )
            for offer in found
        ]  # fmt: skip

    def _offer_words(self, *, has_cards: bool) -> list[Label]:
        """Return the heading of the offers, and what their figures mean or why there are none."""
        if not has_cards:
            return []
        _, missing = self.draft.lineups()
        words = text("offers-unknown", count=missing) if missing else text("offers-chance")
        return [
            Label(self.shell, text("offers-title"), SUBHEADING, "text_on_dark"),
            Label(self.shell, words, SMALL, "text_on_dark"),
        ]

    def _start_button(self) -> Button:
        words = text("opening" if self.is_busy else "new-start")
        return Button(
            self.shell, words, self.start, kind="hero", icon="play", name="start", cue="shuffle", height=70,
            style=_START, is_enabled=self.draft.definitions is not None,
        )  # fmt: skip

    def _told_of_start(self, name: str, *, is_usual: bool = True) -> list[str]:
        """Return the name of a game, the number of players where it has a choice, and how long it usually takes, in
        minutes, or else in moves if its options are the usual ones.
        """
        game = self.draft.games.get(name)
        if not isinstance(game, GameDefinitions):
            return [text(f"game-{name}")] if name else []
        count, told = self.draft.count_in(game), [text(f"game-{name}")]
        if len(game.seats) > 1:
            told.append(text("new-table", count=count))
        if self.draft.length > 1:
            told.append(text(f"match-length-{self.draft.length}", seats=count))
        elif (minutes := self.draft.usual_minutes(name, count)) is not None:
            told.append(text("new-minutes", count=minutes))
        elif is_usual and (moves := entry(name).usual_moves.get(count)) is not None:
            told.append(text("new-moves", count=moves))
        return told

    def _start_words(self, width: float) -> tuple[Label, float]:
        """Return what the button starts, and the height of that in the game where it is highest; the name of the game
        has a line of its own if one is too short in any game, so that the button stands still when the game is changed.
        """
        shell, every = self.shell, [self._told_of_start(name) for name in self.draft.games]
        is_long = any(shell.types.width(" · ".join(told), SMALL) > width for told in every)

        def label(told: Sequence[str]) -> Label:
            name, rest = "".join(told[:1]), told[1:]
            words = [name, " · ".join(rest)] if rest else [name]
            return Label(shell, ("<br>" if is_long else " · ").join(words), SMALL, "text_on_dark", align=0.5)

        high = max((label(told).measure(width)[1] for told in every), default=0.0)
        return label(self._told_of_start(self.draft.game, is_usual=self.draft.has_usual_options)), high

    def _rest_height(self, area: pygame.FRect) -> float:
        """Return the height of the offers and the start below a tall window's table."""
        cards = self._offer_cards()
        wide = (area.width - 2 * _BETWEEN) / 3
        words = [label.measure(area.width)[1] for label in self._offer_words(has_cards=bool(cards))]
        high = max([card.measure(wide)[1] for card in cards], default=0.0)
        foot = self._start_button().measure(area.width)[1] + self._start_words(area.width)[1] + 8
        return sum(words) + high + foot + 3 * _APART

    def _build_offers(self, room: pygame.FRect, *, is_tall: bool) -> None:
        """Put the offers below each other, or side by side in a tall window, and the start at the foot."""
        start, cards = self._start_button(), self._offer_cards()
        about, low = self._start_words(room.width)
        line, room = cut(room, Edge.BOTTOM, low, 6)
        about.place(line)
        start.style = self.shell.types.fitted(start.label, _START, room.width - _BESIDE_START)
        wide, high = start.measure(room.width)
        foot, room = cut(room, Edge.BOTTOM, high, _APART)
        start.place(placed(foot, min(room.width, max(wide, _OFFERS) if is_tall else room.width), high))
        heads = self._offer_words(has_cards=bool(cards))
        for label in heads:
            place, room = cut(room, Edge.TOP, label.measure(room.width)[1], 2)
            label.place(place)
        room = trim(room, top=6)
        columns = len(KINDS) if is_tall else 1
        most = max((card.measure((room.width - _BETWEEN * (columns - 1)) / columns)[1] for card in cards), default=0.0)
        rows = 1 if is_tall else len(KINDS)
        high = min((room.height - _OFFER_GAP * (rows - 1)) / rows, max(most, _OFFER_HIGH))
        cells = grid(room, columns, high, len(cards), (_BETWEEN, _OFFER_GAP))
        for card, cell in zip(cards, cells, strict=True):
            card.place(cell)
        self.root.add(*heads, *cards, start, about)

    def _take_offer(self, offer: Lineup) -> None:
        self.draft.seat_lineup(offer)
        self.rebuild()

    # The room

    def paint_backdrop(self, canvas: Canvas) -> None:
        """Draw the evening over the river, the planks on which the table stands, and lanterns beside it."""
        super().paint_backdrop(canvas)
        paint_floor(canvas, self.size)
        for place in self._lanterns if canvas.theme.is_painted else ():
            canvas.whole_painting("common/lantern", place)

    def _greeter(self) -> tuple[int, str]:
        """Return the seat of the first AI with words of greeting, and the words; (-1, '') without one."""
        for index in self.draft.ais:
            found = keys(f"speech-{self.draft.seats[index].level}-{_GREETING}-")
            if found and self.shell.settings.shows_speech:
                return index, text(found[(len(self.draft.history) + index) % len(found)])
        return -1, ""

    @property
    def _greeting(self) -> str:
        """The words of greeting in quotation marks, '' without any."""
        _, words = self._greeter()
        return text("speech-said", words=words) if words else ""

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the greeting of an opponent above their head."""
        if self._seating is None or self.is_unfolded or self.draft.definitions is None or self._is_silent:
            return
        seat, _ = self._greeter()
        if words := self._greeting:
            place, seating = self._seating.places[seat].person, self._seating
            inset = 2 * _HOOK if self._lanterns else 0.0
            paint_speech(
                canvas, self.shell, words, seat, place, seating.bust, trim(seating.room, left=inset, right=inset)
            )

    def narration(self) -> Sequence[str]:
        """Return the greeting for screen readers."""
        seat, words = (-1, "") if self._is_silent else self._greeter()
        return [text("speech-quoted", name=self.draft.seats[seat].name, words=words)] if words else []

    # What the widgets change

    def unfold(self) -> None:
        """Show the options in place of the table, or the table again."""
        self.is_unfolded = not self.is_unfolded
        self.rebuild()

    def _add_seat(self) -> None:
        """Let one more player sit down; the focus moves to them."""
        self.draft.add_seat()
        self.rebuild()
        self.focus_name(f"level-{self.draft.count - 1}")

    def _remove_seat(self, index: int) -> None:
        self.draft.remove_seat(index)
        self.rebuild()

    def _set_person(self, index: int, value: object) -> None:
        """Let another opponent or another person sit in a chair."""
        if isinstance(value, Guest):
            self.draft.seat_guest(index, value)
        else:
            self.draft.seat_level(index, str(value))
        self.rebuild()

    def _set_kind(self, index: int, value: object) -> None:
        self.draft.make_human(index, is_human=value == "human")
        self.rebuild()

    def _set_seed(self, value: str) -> Change | None:
        """Take a deal code; the code of a table is one of everything else as well, so its table opens instead."""
        self.draft.seed = value
        with contextlib.suppress(FeluccaError):
            decode(value)
            self.draft.seed = ""
            first = next((seat.name for seat in self.draft.chosen().seats if seat.is_human), usual_name())
            return open_challenge(self.shell, first, value)
        return None

    def start(self) -> Change | None:
        """Start the match, unless two seats have the same name."""
        game = self.draft.chosen()
        names = [same_person(seat.name) for seat in game.seats]
        twice = next((seat.name for seat in game.seats if names.count(same_person(seat.name)) > 1), None)
        if twice is not None:
            return Complain(text("new-same-name", name=twice))
        if game.seats[0].is_human and game.seats[0].name != usual_name():
            self.shell.change_settings(player_name=game.seats[0].name)
        if not self.is_busy:
            self.draft.remember(game)
            self.soon(lambda: Replace(self.shell.doors.start_match(self.shell, game)))
        return None

    def _rules(self) -> Change | None:
        from game.ui.scenes.rulebook import Rulebook

        return Push(Rulebook(self.shell, self.draft.game))

    def act(self, action: Action) -> Change | None:
        """Open the rulebook of the chosen game with the help key."""
        return self._rules() if action is Action.HELP else None

    def back(self) -> Change | None:
        """Show the table again in place of the options, or leave."""
        if not self.is_unfolded:
            return Pop()
        self.unfold()
        return None
