"""The table for screen readers: its parts and their contents, and the answers of the information keys."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import chain
from types import MappingProxyType

from game.locale import text
from game.match.contests import standing_of
from game.match.watched import WatchedGame
from game.rules.core.facts import SPECTATOR
from game.rules.core.state import State
from game.ui.boards.kit import contest_words
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.regions import Region, Spot
from game.ui.boards.kit.values import About, Gallery, LogLine, Narrow, SeatPanel, Submit, Target
from game.ui.drawing.richtext import in_a_row, spoken
from game.ui.table.prompts import Prompts
from game.ui.widgets.accessible import Accessible, Role
from game.ui.window.input import Action

_MANY = 18
"""Above this number of things the short answer lists only the usable ones."""
_EVENTS = 6
"""The number of log sentences in the long answer about the last event."""
OPPONENTS: Mapping[Action, int] = MappingProxyType({Action.TELL_FIRST: 1, Action.TELL_SECOND: 2, Action.TELL_THIRD: 3})
"""How many seats after the viewer the opponent sits that a key asks about."""
_REGIONS: Mapping[Action, Region] = MappingProxyType({Action.TELL_HAND: Region.HAND, Action.TELL_SUPPLY: Region.SUPPLY})
INFORMATION_KEYS = (Action.TELL_TURN, *_REGIONS, *OPPONENTS, Action.TELL_SCORE, Action.TELL_LAST)
"""The information keys."""


class Narrator:
    """Describes the table as its viewer sees it, and nothing else."""

    def __init__(
        self,
        game: WatchedGame,
        presenter: Presenter[State],
        prompts: Callable[[], Prompts],
        lines: Callable[[], Sequence[LogLine]],
    ) -> None:
        """`prompts` returns the question at hand, `lines` the log."""
        self._game = game
        self._presenter = presenter
        self._prompts = prompts
        self._lines = lines
        self._known: tuple[Sequence[Target], dict[str, Accessible]] = ((), {})
        """The targets that were described last, and how."""
        self._asked: tuple[Action, int] | None = None
        """The last information key and its decision, if the short answer was given."""

    # What lies on the table

    def describe(self, name: str) -> Accessible | None:
        """Return the description of the target of this name."""
        targets = self._presenter.targets()
        if self._known[0] is not targets:
            self._known = targets, self._described(self._targets())
        return self._known[1].get(name)

    def _targets(self) -> list[Target]:
        """Return the targets that are visited, each thing once."""
        return [target for target in self._presenter.targets() if not target.is_echo]

    def where(self, names: Collection[str]) -> str:
        """Return the parts of the table that targets lie in; that of the answers for names that are of none."""
        areas = {found.area if (found := self.describe(name)) is not None else text("spoken-answers") for name in names}
        return "; ".join(sorted(areas))

    def _described(self, targets: Sequence[Target]) -> dict[str, Accessible]:
        presenter = self._presenter
        spots = {target.id: presenter.regions.spot(target.thing) for target in targets}
        chosen = {item.id for item in presenter.items() if item.look == "chosen"}
        areas = {
            spot: self._area(spot, [target for target in targets if spots[target.id] == spot])
            for spot in set(spots.values())
        }
        found = {}
        for target in targets:
            about = presenter.about(target.thing)
            name = self._name(target)
            found[target.id] = Accessible(
                Role.ITEM,
                text("spoken-usable", name=name) if _can_be_used(target) else name,
                spoken("<br>".join(filter(None, (target.note, _words_of(about)))), has_asides=False),
                is_on=True if target.item in chosen else None,
                can_press=target.does is not None,
                area=areas[spots[target.id]],
            )
        return found

    def _name(self, target: Target) -> str:
        about = self._presenter.about(target.thing)
        name = spoken(target.name or (about.name or about.title if about is not None else ""))
        return f"{name[:1].upper()}{name[1:]}"

    def _area(self, spot: Spot, targets: Sequence[Target]) -> str:
        """Return the name of a part of the table."""
        if spot.region is Region.SEAT:
            key = "region-own" if spot.seat == self._presenter.view.viewer else "region-seat"
            return text(key, name=self._game.seats[spot.seat].name)
        if spot.region is Region.CHOICE and self._presenter.sheet:
            return spoken(self._presenter.sheet)
        key = f"region-{spot.region}" if spot.region in (Region.CHOICE, Region.BOARD) else self._key(spot.region)
        return text(key, count=len(targets), usable=sum(map(_can_be_used, targets)))

    def _key(self, region: Region) -> str:
        return f"region-{self._game.game.name}-{region}"

    # What a key asks for

    def answer(self, action: Action) -> str:
        """Return the short answer to an information key; pressed again at the same decision, the long one."""
        asked = action, self._game.ply
        is_long = self._asked == asked
        self._asked = None if is_long else asked
        if action in _REGIONS:
            return self._region(_REGIONS[action], is_long=is_long)
        if action in OPPONENTS:
            return self._opponent(OPPONENTS[action], is_long=is_long)
        told = {
            Action.TELL_TURN: self._turn,
            Action.TELL_SCORE: self._score,
            Action.TELL_LAST: self._last,
        }
        return told[action](is_long)

    def _turn(self, is_long: bool) -> str:
        """Return the turn and the question; the long answer adds the possible answers and usable things."""
        prompts = self._prompts()
        parts = [prompts.turn()[1], spoken(prompts.prompt())]
        if is_long:
            parts.insert(0, spoken(self._presenter.status()))
            answers = [spoken(offer.words) for offer in prompts.offers()]
            usable = [self._name(target) for target in self._targets() if _can_be_used(target)]
            if answers:
                parts.append(text("tell-answers", answers=_in_turn(answers)))
            if usable and prompts.is_asked:
                parts.append(text("tell-usable", things=_in_turn(usable)))
        return in_a_row(parts)

    def _region(self, region: Region, *, is_long: bool) -> str:
        """Return the contents of a part of the table, or of the part that takes its place."""
        spots = [(target, self._presenter.regions.spot(target.thing)) for target in self._targets()]
        viewer = self._presenter.view.viewer
        within = [target for target, spot in spots if spot.region is region]
        if not within and region is Region.HAND:
            within = [target for target, spot in spots if spot == Spot(Region.SEAT, viewer)]
        elif not within:
            within = [target for target, spot in spots if spot.region in (Region.CHOICE, Region.BOARD)]
        return self._list(within, is_long=is_long)

    def _opponent(self, after: int, *, is_long: bool) -> str:
        """Return the visible things of an opponent, counted from the viewer's left."""
        presenter, many = self._presenter, len(self._game.seats)
        viewer = presenter.view.viewer
        others = (
            [seat % many for seat in range(viewer + 1, viewer + many)] if viewer != SPECTATOR else list(range(many))
        )
        if after > len(others):
            return text("tell-nobody")
        seat = others[after - 1]
        of_seat = [target for target in self._targets() if presenter.regions.spot(target.thing).seat == seat]
        if is_long:
            return self._list(of_seat, is_long=True)
        about = presenter.about(SeatPanel(seat))
        words = _words_of(about) if about is not None else ""
        return in_a_row([text("region-seat", name=self._game.seats[seat].name), spoken(words, has_asides=False)])

    def _list(self, targets: Sequence[Target], *, is_long: bool) -> str:
        """Return the part of the table that targets lie in, with their names, or with all they say of themselves.

        Of many only those that can be used are named in short, and where they lie.
        """
        found = [each for target in targets if (each := self.describe(target.id)) is not None]
        if not found:
            return text("tell-nothing")
        usable = [target for target in targets if _can_be_used(target)]
        if not is_long and len(found) > _MANY and usable:
            places = [", ".join(filter(None, (self._name(each), spoken(each.note).rstrip(".")))) for each in usable]
            return f"{text('name-figure', name=found[0].area, figure=_in_turn(places))}."
        if not is_long:
            names = _in_turn([each.name for each in found])
            return f"{text('name-figure', name=found[0].area, figure=names)}."
        told = [(each.name if each.name != each.area else "", each.description) for each in found]
        return in_a_row([found[0].area, *chain.from_iterable(told)])

    def _score(self, is_long: bool) -> str:
        """Return the score of the contest and the points of all players; at length all that they are made of."""
        table, parts = self._presenter.rounds(), []
        for seat, one in enumerate(self._game.seats):
            cells = table.cells(seat)
            parts.append(spoken(text("name-figure", name=one.name, figure=", ".join(cells if is_long else cells[-1:]))))
        return in_a_row([*self._contest(), *parts, spoken(table.verdict)])

    def _contest(self) -> list[str]:
        """Return the number of the game in its contest and the games each player has won; [] for a single game."""
        game = self._game
        score = standing_of(game.header, game.result)
        if score is None:
            return []
        return [contest_words.status_said(score, [seat.name for seat in game.seats], is_over=game.is_over)]

    def _last(self, is_long: bool) -> str:
        """Return the last sentence of the log; at length the last few."""
        lines = self._lines()[-_EVENTS if is_long else -1 :]
        return in_a_row([spoken(line.aloud) for line in lines]) or text("tell-nothing")


def _can_be_used(target: Target) -> bool:
    """Return whether a press changes anything, were it only an amount."""
    return isinstance(target.does, Submit | Narrow)


def _words_of(about: About | None) -> str:
    """Return in rich text a thing's description without its title, but with words for its pictures."""
    if about is None:
        return ""
    return "<br>".join(filter(None, (about.said or about.markup, about.press, *map(pictured, about.galleries))))


def pictured(gallery: Gallery) -> str:
    """Return in rich text the names of pictured things, marking those only possible and those used up."""
    sure = _counted([face.name for face in gallery.faces if not face.is_faded])
    faded = _counted([face.name for face in gallery.faces if face.is_faded])
    if faded and not (gallery.has_used and gallery.heading):
        faded = text("spoken-used" if gallery.has_used else "spoken-perhaps", things=faded)
    words = _in_turn([each for each in (sure, faded) if each])
    return text("name-figure", name=gallery.heading, figure=words) if gallery.heading and words else words


def _in_turn(parts: Sequence[str]) -> str:
    """Return parts in a row that may have commas in them."""
    return f"{text('spoken-semicolon')} ".join(parts)


def _counted(names: Sequence[str]) -> str:
    """Return names in a row, each once with its number."""
    counts = {name: names.count(name) for name in names if name}
    return ", ".join(name if many == 1 else text("card-times", count=many, card=name) for name, many in counts.items())
