"""A new game as far as it is set up: the game, the people and AIs at the table, and the options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import median

import msgspec
from msgspec import structs

from game import locale
from game.analysis.scale import ENOUGH, chances, newcomer, ratings
from game.components.definitions import GameDefinitions
from game.components.load import load_games
from game.contest.place import LENGTHS
from game.locale import text
from game.match.opponents import opponents
from game.match.seats import Seat, ai, human, named, same_person
from game.match.statistics import Sitting
from game.ui.boards.kit.portraits import person_of
from game.ui.boards.kit.seat_words import ai_names
from game.ui.scenes.offers import Lineup, offers
from game.ui.scenes.sitters import Guest
from game.ui.widgets.field import LONGEST_WRITTEN
from game.ui.widgets.shell import NewGame, Shell, faces_in_use, name_in_use, usual_name

_REMEMBERED = 40
"""The number of names whose portraits are remembered."""
_KNOWN = 6
"""The most people offered who have played here."""
_TIMED = 3
"""The number of games from which on their usual length is told."""
_MOST_SEATS = 4


class GameDraft:
    """The choices for a new game, which change until it starts; they begin with those of the last one.

    `history` are the finished games of everybody who has played here, as soon as they have been read.
    """

    def __init__(self, shell: Shell, game: str = "") -> None:
        self._shell = shell
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
        """The number of games of a match."""
        self.history: Sequence[Sitting] = ()
        self._language = ""
        """The language of the usual names."""
        for index in range(_MOST_SEATS):
            self.seats.append(self._usual_seat(index, is_human=index == 0))
        latest = _read(shell.settings.latest)
        if latest is not None and latest.game in known and game in ("", latest.game):
            self._recall(latest)
        chosen = shell.portraits
        self.portraits = [
            person_of(seat.name or usual_name(index), index, chosen) for index, seat in enumerate(self.seats)
        ]
        self.follow_language()
        self.take_game(self.game)

    def _recall(self, latest: NewGame) -> None:
        """Start from the settings of the last new game, as far as they are still valid."""
        self.game, self.count, self.options = latest.game, len(latest.seats), dict(latest.options)
        self.shuffles_seats, self.free_undo = latest.shuffles_seats, latest.free_undo
        self.length = latest.length if latest.length in LENGTHS else 1
        for index, seat in enumerate(latest.seats[: len(self.seats)]):
            is_mine = index == 0 and seat.is_human and self._shell.settings.player_name
            is_name = seat.name.isprintable() and 0 < len(seat.name) <= LONGEST_WRITTEN
            is_name = is_name and (index > 0 or not seat.is_human or name_in_use(seat.name) != usual_name())
            self.seats[index] = seat if is_name and not is_mine else structs.replace(seat, name=self.seats[index].name)

    def _usual_seat(self, index: int, *, is_human: bool, level: str = "") -> Seat:
        """Return a person with the usual name, or an AI of a level; a person remembers the level for a later AI.

        The first person's name stays empty, which asks for it, until it is known.
        """
        if not is_human:
            return self.opponent(index, level)
        name = usual_name(index) if index else self._shell.settings.player_name
        return structs.replace(human(name), level=level)

    @property
    def definitions(self) -> GameDefinitions | None:
        """The definitions of the chosen game, None if they cannot be used."""
        found = self.games.get(self.game)
        return found if isinstance(found, GameDefinitions) else None

    @property
    def is_solo(self) -> bool:
        """Whether exactly one person plays; only then can decisions that revealed something be undone."""
        return sum(seat.is_human for seat in self.seats[: self.count]) == 1

    @property
    def has_usual_options(self) -> bool:
        """Whether all options of the game are the usual ones."""
        game = self.definitions
        return game is not None and all(self.options[option.id] == option.default for option in game.all_options)

    @property
    def ais(self) -> list[int]:
        """The seats of AIs at the table."""
        return [index for index, seat in enumerate(self.seats[: self.count]) if not seat.is_human]

    def chosen(self) -> NewGame:
        """Return the match as set up now; empty names become the usual ones."""
        seats = []
        for index, seat in enumerate(self.seats[: self.count]):
            name = seat.name.strip() or (usual_name(index) if seat.is_human else text("seat-ai", number=index + 1))
            seats.append(human(name) if seat.is_human else ai(seat.level, name))
        seed, free_undo = self.seed.strip() or None, self.free_undo and self.is_solo
        return NewGame(
            self.game, tuple(seats), dict(self.options), seed, self.shuffles_seats, free_undo, length=self.length
        )

    # The people's results

    def sittings(self, seat: Seat, game: str) -> list[Sitting]:
        """Return the times that a person has played a game to its end."""
        name = same_person(seat.name)
        return [one for one in self.history if one.game == game and same_person(one.name) == name]

    def usual_minutes(self, game: str, count: int) -> int | None:
        """Return how long such a game usually takes the first person at the table, or else everybody who has played
        here, in minutes; None before `_TIMED` games.
        """
        me = next((seat for seat in self.seats[: self.count] if seat.is_human), None)
        everybody = [one for one in self.history if one.game == game]
        mine = self.sittings(me, game) if me is not None else []
        for sittings in (mine, everybody):
            seconds = [one.seconds for one in sittings if one.seats == count and not one.is_resigned]
            if len(seconds) >= _TIMED:
                return max(1, round(median(seconds) / 60))
        return None

    def lineups(self) -> tuple[list[Lineup], int]:
        """Return the offers for the first person at the table, or for a newcomer where nobody sits, and how many games
        are missing until that person is known.
        """
        me = next((seat for seat in self.seats[: self.count] if seat.is_human), None)
        mine = self.sittings(me, self.game) if me is not None else ()
        known, games = chances(mine, ratings(self.game), newcomer(self.game))
        return offers(known, len(self.ais), games), max(0, ENOUGH - games)

    def known_people(self) -> list[Guest]:
        """Return the people who have played here, the last one first, as far as they don't sit at the table."""
        seats = enumerate(self.seats[: self.count])
        here = {same_person(seat.name or usual_name(index)) for index, seat in seats}
        faces = faces_in_use(tuple(self._shell.settings.portraits.items()), locale.language())
        known = [Guest(name, face) for name, face in faces.items() if same_person(name) not in here]
        return known[: -_KNOWN - 1 : -1]

    # Changes

    def take_game(self, name: str) -> None:
        """Choose a game; options that it shares with the one before stay as they are."""
        self.game = name
        if (game := self.definitions) is not None:
            self.count = self.count_in(game)
            before = self.options
            self.options = {option.id: option.default for option in game.all_options}
            self.options |= {
                option.id: before[option.id] for option in game.all_options if before.get(option.id) in option.choices
            }
        self._seat_opponents()

    def count_in(self, game: GameDefinitions) -> int:
        """Return the number of players at the table, or the nearest one that a game allows."""
        return min(max(self.count, min(game.seats)), max(game.seats))

    def _seat_opponents(self) -> None:
        """Let those who are evenly matched sit down in the chairs of AIs that nobody was chosen for yet, and name those
        without a name.
        """
        known = opponents()
        for index in self.ais:
            seat = self.seats[index]
            level = seat.level if seat.level in known else self._newcomer()
            self.seats[index] = structs.replace(seat, level=level) if seat.name else self.opponent(index, level)

    def _newcomer(self) -> str:
        """Return the level of an evenly matched opponent who does not sit at the table, if there is one."""
        found, _ = self.lineups()
        taken = {self.seats[other].level for other in self.ais}
        order = [*(level for offer in found for level in offer.levels), *opponents()]
        return next((level for level in order if level not in taken), order[0])

    def opponent(self, index: int, level: str) -> Seat:
        """Return the opponent of a level for a chair, who has a name that nobody else at the table has."""
        others = [seat.name for other, seat in enumerate(self.seats[: self.count]) if other != index]
        (name,) = named([level], ai_names(), others)
        return ai(level, name)

    def add_seat(self) -> None:
        """Let one more player sit down."""
        self.count += 1
        self._seat_opponents()

    def remove_seat(self, index: int) -> None:
        """Free a chair; those behind it move up, and the seat comes back last."""
        self.seats.append(self.seats.pop(index))
        self.portraits.append(self.portraits.pop(index))
        self.count -= 1

    def seat_guest(self, index: int, guest: Guest) -> None:
        """Let a person sit in a chair."""
        if not self.seats[index].is_human:
            self.seats[index] = self._usual_seat(index, is_human=True, level=self.seats[index].level)
        if guest.name:
            self.name_seat(index, guest.name)
        self.portraits[index] = guest.portrait

    def seat_level(self, index: int, level: str) -> None:
        """Let the opponent of a level sit in a chair."""
        self.seats[index] = self.opponent(index, level)

    def seat_lineup(self, lineup: Lineup) -> None:
        """Let the opponents of an offer sit down in the chairs of the AIs."""
        for index, level in zip(self.ais, lineup.levels, strict=False):
            if self.seats[index].level != level:
                self.seat_level(index, level)

    def make_human(self, index: int, *, is_human: bool) -> None:
        """Let a person or an AI sit in a chair."""
        self.seats[index] = self._usual_seat(index, is_human=is_human, level=self.seats[index].level)
        self._seat_opponents()

    def follow_language(self) -> None:
        """Call people who have given no name as the language in use does; typed names stay."""
        if self._language == locale.language():
            return
        self._language, mine = locale.language(), self._shell.settings.player_name
        for index, seat in enumerate(self.seats):
            if seat.is_human and seat.name != mine:
                self.name_seat(index, name_in_use(seat.name))

    def name_seat(self, index: int, name: str) -> None:
        """Write a name on the plate of a chair."""
        self.seats[index] = structs.replace(self.seats[index], name=name)

    def remember(self, game: NewGame) -> None:
        """Keep the choices of the game that starts, and the faces of the people in it, for the next one."""
        chosen = {seat.name: self.portraits[index] for index, seat in enumerate(game.seats) if seat.is_human}
        here = {same_person(name) for name in chosen}
        faces = faces_in_use(tuple(self._shell.settings.portraits.items()), locale.language())
        known = {name: face for name, face in faces.items() if same_person(name) not in here}
        self._shell.change_settings(
            latest=msgspec.to_builtins(replace(game, seed=None)),
            portraits=dict([*known.items(), *chosen.items()][-_REMEMBERED:]),
        )


def _read(latest: Mapping[str, object]) -> NewGame | None:
    """Return the settings of the last new game, or None if they are missing or damaged."""
    try:
        return msgspec.convert(latest, NewGame)
    except msgspec.ValidationError:
        return None
