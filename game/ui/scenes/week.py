"""This week on the river: seven landing places from Monday to Sunday, and today's boat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from game.analysis.week import DayVerdict, Week, WeekDay, read_week
from game.locale import text
from game.match.seats import Names, Seat
from game.paths import pictures_dir
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.seat_words import ai_names, level_words
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import Edge, cut, placed, trim
from game.ui.scenes import dates
from game.ui.scenes.challenge import begin, open_challenge
from game.ui.scenes.judging import Judging
from game.ui.scenes.keepsake import TABLE, Keepsake, keep_picture, keepsake_picture
from game.ui.scenes.shared_line import ending, given_away, lost_words, par_words, shared_line
from game.ui.scenes.titles import game_title, goal_of
from game.ui.scenes.week_picture import DayLook, WeekPicture, flower_words, sign_of
from game.ui.scenes.week_places import WeekPlaces, week_places
from game.ui.scenes.week_sail import FlowerKey, SailButton
from game.ui.scenes.week_story import DayStory, Stretches
from game.ui.widgets.accessible import Accessible, Announced, Notice, Role
from game.ui.widgets.base import Hotspot, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem, Dropdown
from game.ui.widgets.header import MARGIN, Header
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change, Pop, Push
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_TOLD_SECONDS = 8.0
"""The seconds for which the sentence about the shared line stays."""
_FOOT, _APART = 14.0, 16.0
"""The margin below everything, and the room between two things at the foot."""
_KEY = 0.24
"""The greatest width of the key beside the button, as a share of the window's."""
_CARD = 610.0
"""The greatest width of the story beside the other things, at normal text size."""

ReadWeek = Callable[[str, date, Names], Week]
"""Reads the week around a day as a person has sailed it, with names for the AIs."""


class WeekScene(Stage):
    """The week of one person: a press on a landing place shows its story, the golden button begins today's game."""

    def __init__(self, shell: Shell, read: ReadWeek = read_week, today: Callable[[], date] = date.today) -> None:
        super().__init__(shell)
        self.default_focus = "sail"
        self._read = read
        self._today = today
        self._person = shell.player
        self.week: Week | None = None
        """The week that is shown, None until it has been read."""
        self.shown: int | None = None
        """The day whose story is shown, 0 for Monday; None for the last one that was sailed."""
        self._judging = Judging()
        self._places: WeekPlaces | None = None

    @property
    def place_name(self) -> str:
        """The week."""
        return "week"

    # Reading

    def enter(self, size: tuple[float, float]) -> None:
        """Read the week, then show it."""
        self._look()
        super().enter(size)

    def resume(self) -> None:
        """Read the week again, because a game may have been played meanwhile."""
        super().resume()
        self._look()

    def _look(self, *, waits: bool = True) -> None:
        person, today, names = self._person, self._today(), ai_names()
        self.expect(lambda: self._read(person, today, names), self._take, waits=waits)

    def _take(self, week: Week) -> None:
        self.week = week
        self._judging.begin([day.sailed.path for day in week.days if day.sailed is not None and day.verdict is None])

    # Building

    def build(self) -> None:
        """Put the header above the landing places, and the story, the golden button and the key at the foot."""
        shell, week = self.shell, self.week
        header = self._header()
        strip, rest = cut(self.screen, Edge.TOP, header.measure(self.size[0])[1])
        header.place(strip)
        self.root.add(header)
        if week is None:
            self.root.add(_centred(Label(shell, text("opening"), BODY, "text_on_dark"), rest))
            self._places = None
            return
        shown = week.days[self._number(week)]
        floor = self._place_foot(week, shown)
        self._places = places = week_places(self.size, strip.bottom, floor, week.at, shell.types)
        looks = [self._look_of(day, week) for day in week.days]
        self.living.show(WeekPicture(looks, places, self.size).living())
        landings = [self._hotspot(number, day, week, places) for number, day in enumerate(week.days)]
        self.root.children[1:1] = landings
        for each in landings:
            each.parent = self.root

    def _header(self) -> Header:
        week = self.week
        header = Header(self.shell, text("week-title"), Pop)
        if week is None:
            return header
        if len(week.people) > 1:
            items = [ChoiceItem(name, name) for name in week.people]
            choice = Dropdown(self.shell, items, week.person, self._choose_person, name="person")
            choice.caption = text("statistics-player")
            header.add_extra(choice)
        days = dates.span(week.days[0].day, week.days[-1].day)
        about = Label(self.shell, text("week-about", span=days), BODY, "text_on_dark_soft")
        buttons = [
            Button(self.shell, "", press, icon=icon, name=name, tooltip=text(f"{name}-title"), height=44)
            for name, icon, press in (("challenge", "keyboard", self._challenge), ("moving", "save", self._move))
        ]
        if header.has_room(self.size[0], about, *header.children[1:], *buttons):
            header.add_extra(about)
        header.add_extra(*buttons)
        return header

    def _choose_person(self, person: object) -> None:
        self._person = str(person)
        self.shown = None
        self._look()

    def _number(self, week: Week) -> int:
        """Return the day whose story is shown."""
        return week.latest if self.shown is None else self.shown

    def _place_foot(self, week: Week, shown: WeekDay) -> float:
        """Place story, button and key, and return the top of the highest."""
        shell, (width, height) = self.shell, self.size
        sail, story, key = self._sail_button(week), self._story(week, shown), FlowerKey(shell, is_row=height > width)
        self.root.add(sail, story, key)
        room = trim(self.screen, bottom=_FOOT)
        if height > width:
            room = trim(room, left=MARGIN, right=MARGIN)
            for widget in (key, story, sail):
                place, room = cut(room, Edge.BOTTOM, widget.measure(room.width)[1], _FOOT)
                widget.place(place)
            return sail.rect.top
        key_size, room = key.measure(width * _KEY), trim(room, left=MARGIN * 0.75, right=MARGIN * 0.75)
        free = room.width - key_size[0] - 2 * _APART
        card = min(_CARD * max(1.0, shell.types.size), free * 0.615)
        foot, _ = cut(room, Edge.BOTTOM, max(story.measure(card)[1], key_size[1]))
        near, far = (Edge.LEFT, Edge.RIGHT) if week.at >= 3 else (Edge.RIGHT, Edge.LEFT)
        place, rest = cut(foot, near, card, _APART)
        story.place(place)
        place, middle = cut(rest, far, key_size[0], _APART)
        key.place(placed(place, *key_size, down=1.0))
        sail.place(placed(trim(middle, bottom=8), *sail.measure(free - card), down=1.0))
        return foot.top

    def _look_of(self, day: WeekDay, week: Week) -> DayLook:
        is_today = day.day == week.today
        short = dates.short_day(day.day)
        label = text("week-today", day=short) if is_today else short
        is_helped = day.sailed is not None and day.sailed.is_helped
        table, flower = day.table, day.flower(week.today)
        opponents = tuple((seat, who) for seat, who in enumerate(table.seats) if seat != table.seat)
        return DayLook(label, table.game, game_title(table.game), flower, opponents, is_helped, is_today)

    def _hotspot(self, number: int, day: WeekDay, week: Week, places: WeekPlaces) -> Hotspot:
        title, company = game_title(day.table.game), _with(day.table.opponents)
        goal, _ = goal_of(day.table.game, day.table.options)

        def describe() -> Accessible:
            flower, sailed = day.flower(week.today), day.sailed
            state = flower_words(flower, is_helped=sailed is not None and sailed.is_helped)
            if day.day == week.today and sailed is None:
                state = text("week-waiting")
            name = ", ".join(filter(None, (dates.long_day(day.day), title, goal, company, state)))
            return Accessible(Role.BUTTON, name, can_press=True, area=text("week-days"))

        spot = Hotspot(
            self.shell,
            lambda: self._tell(number),
            name=f"day-{number}",
            tooltip="<br>".join(filter(None, (title, goal, company))),
            describe=describe,
            radius=10,
        )
        spot.place(places.place_of(number))
        return spot

    def _tell(self, number: int) -> None:
        self.shown = number
        self.rebuild()

    def _sail_button(self, week: Week) -> SailButton:
        day = week.days[week.at]
        key = "week-continue" if day.unfinished else "week-again" if day.sailed else "week-sail"
        title = text(key, game=game_title(day.table.game))
        opponents = day.table.opponents
        names = listed([who.name for who in opponents])
        about = (_with(opponents), text("week-with", names=names), names)
        return SailButton(self.shell, title, about, opponents, lambda: self._sail(day), is_golden=day.sailed is None)

    def _story(self, week: Week, day: WeekDay) -> DayStory:
        shell, game = self.shell, game_title(day.table.game)
        named = dates.weekday(day.day)
        if day.sailed is not None:
            lines = self._result(day.verdict)
            buttons = [
                Button(
                    shell,
                    text("week-share"),
                    lambda: self._share(day),
                    name="share",
                    icon="share",
                    height=36,
                    style=_SMALL,
                ),
                Button(shell, text("week-practise"), lambda: self._sail(day), name="again", height=36, style=_SMALL),
            ]
            return DayStory(shell, day.table.game, ending(named, day.sailed), lines, buttons, day.table.code)
        with_them = _with(day.table.opponents)
        if day.day < week.today:
            about = text("week-missed-about", game=game, **{"with": with_them})
            again = Button(
                shell, text("week-practise-first"), lambda: self._sail(day), name="again", height=36, style=_SMALL
            )
            return self._plain(day, text("week-missed", day=named), about, [again])
        if day.day == week.today:
            return self._plain(day, text("week-now", game=game), text("week-now-about"))
        about = text("week-ahead-about", **{"with": with_them})
        return self._plain(day, text("week-ahead", day=named, game=game), about, has_code=False)

    def _plain(
        self, day: WeekDay, title: str, about: str, buttons: Sequence[Button] = (), *, has_code: bool = True
    ) -> DayStory:
        code = day.table.code if has_code else ""
        lines = [about, ". ".join(filter(None, goal_of(day.table.game, day.table.options)))]
        labels = [Label(self.shell, line, BODY) for line in lines if line]
        return DayStory(self.shell, day.table.game, title, labels, buttons, code)

    def _result(self, verdict: DayVerdict | None) -> list[Widget]:
        shell = self.shell
        if verdict is None:
            return [Label(shell, text("week-judging" if self._judging.is_working else "week-unjudged"), SMALL)]
        parts = [text("week-gave", lost=given_away(verdict.lost))]
        levels = par_words(verdict.pars)
        if levels:
            parts.append(text("week-par", levels=levels))
        said = Label(shell, " · ".join(parts), SMALL)
        said.tooltip = text("week-gave-help", within=round(verdict.within))
        return [said, Stretches(shell, verdict.stretches)]

    # Doing

    def _challenge(self) -> Change | None:
        return open_challenge(self.shell, self._person)

    def _move(self) -> Change | None:
        from game.ui.scenes.moving import Moving

        return Push(Moving(self.shell))

    def _sail(self, day: WeekDay) -> None:
        path = day.unfinished
        if path is None:
            work = lambda: begin(self.shell, day.table)  # noqa: E731
        else:
            work = lambda: Push(self.shell.doors.resume(self.shell, path))  # noqa: E731
        if not self.is_busy:
            self.soon(work)

    def _share(self, day: WeekDay) -> None:
        if not self.is_busy:
            self.soon(lambda: self._keep(day))

    def _keep(self, day: WeekDay) -> None:
        """Copy the line about a day, and write its picture into the player's pictures."""
        shell, sailed, verdict = self.shell, day.sailed, day.verdict
        if sailed is None:
            return
        game = game_title(day.table.game)
        line = shared_line(dates.short_date(day.day), game, sailed, verdict, day.table.code)
        shell.clipboard.put(line)
        keepsake = Keepsake(
            f"{game} · {dates.day_and_month(day.day)}",
            ending(sailed.person, sailed) + (f" · {lost_words(verdict.lost, verdict.pars)}" if verdict else ""),
            verdict.stretches if verdict is not None else (),
            day.table.code,
            day.flower(self._today()),
            sailed.is_helped,
        )
        picture = keepsake_picture(shell, shell.doors.final_picture(shell, sailed.path, TABLE), keepsake)
        file = keep_picture(picture, pictures_dir(), f"Felucca {day.day.isoformat()}")
        self.rebuild()
        self.toast(text("week-shared-told", file=file.name, folder=file.parent.name), _TOLD_SECONDS, is_alone=True)

    def announced(self) -> Announced:
        """Return the story that is shown, besides the toasts."""
        notices = super().announced().notices
        told = next((each for each in self.root.walk() if isinstance(each, DayStory)), None)
        return Announced((*notices, Notice("story", told.words))) if told is not None else Announced(notices)

    # Time and drawing

    def on_tick(self, dt: float) -> None:
        """Read the week again once a game has been judged."""
        if self._judging.has_ended():
            self._look(waits=False)

    @property
    def poll_seconds(self) -> float:
        """The seconds between two checks whether a game has been judged, 0 while none is being judged."""
        return self._judging.wait

    def paint(self, canvas: Canvas) -> None:
        """Draw the river with its landing places."""
        if self._places is None:
            canvas.backdrop()
        else:
            self.living.paint(canvas)

    def paint_over(self, canvas: Canvas) -> None:
        """Mark the landing place whose story is shown, and the one the pointer is at."""
        week, places = self.week, self._places
        if week is None or places is None:
            return
        number = self._number(week)
        self._frame(canvas, number, "linen")
        for spot in self.root.children:
            if isinstance(spot, Hotspot) and spot.is_hovered:
                self._frame(canvas, int(spot.name.removeprefix("day-")), "focus")

    def _frame(self, canvas: Canvas, number: int, colour: Colour) -> None:
        """Draw a frame around the picture of a day with its title."""
        week, places = self.week, self._places
        assert week is not None
        assert places is not None
        title = game_title(week.days[number].table.game)
        sign = sign_of(canvas.types, places.landings[number], title)
        canvas.box(sign.inflate(8, 8), None, radius=9, line=colour, width=3)


_SMALL = BODY.bolder()


def _centred(label: Label, room: pygame.FRect) -> Label:
    label.place(placed(room, *label.measure(room.width)))
    return label


def _with(opponents: Sequence[Seat]) -> str:
    """Return the words for the opponents at a table: their names with their levels."""
    names = [
        who.name
        if who.name == level_words(who.level)
        else text("week-opponent", name=who.name, level=level_words(who.level))
        for who in opponents
    ]
    return text("week-with", names=listed(names))
