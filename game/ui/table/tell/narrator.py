"""The table for screen readers: its parts and their contents, and the answers of the information keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType

from game.locale import text
from game.match.contests import standing_of
from game.match.watched import WatchedGame
from game.rules.core.facts import SPECTATOR
from game.rules.core.state import State
from game.ui.boards.kit import contest_words
from game.ui.boards.kit.phrases import capitalized
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.regions import Region, Spot
from game.ui.boards.kit.values import About, Gallery, LogLine, Narrow, SeatPanel, Submit, Target
from game.ui.drawing.richtext import in_a_row, spoken
from game.ui.table.prompts import Prompts
from game.ui.widgets.accessible import Accessible, Role
from game.ui.window.input import Action

SHORTEST, LONGEST = 30, 60
"""The most words of the state of the table, ten seconds of speech, and of any other answer."""
_STOP = re.compile(r"(?<=[.!?;]) ")
"""The gap after which a long answer may go on in its next part."""
_EVENTS = 6
"""The number of log sentences in the long answer about the last event."""
OPPONENTS: Mapping[Action, int] = MappingProxyType({Action.TELL_FIRST: 1, Action.TELL_SECOND: 2, Action.TELL_THIRD: 3})
"""For each key that asks about an opponent, how many seats after the viewer that opponent sits."""
_REGIONS: Mapping[Action, Region] = MappingProxyType({Action.TELL_HAND: Region.HAND, Action.TELL_SUPPLY: Region.SUPPLY})
INFORMATION_KEYS = (Action.TELL_TURN, *_REGIONS, *OPPONENTS, Action.TELL_SCORE, Action.TELL_LAST)
"""The keys that ask about the table: the turn, each region, each opponent, the score and the last event."""


class Narrator:
    """Describes the table as its viewer sees it, and nothing else."""

    def __init__(
        self,
        game: WatchedGame,
        presenter: Presenter[State],
        prompts: Callable[[], Prompts],
        lines: Callable[[], Sequence[LogLine]],
        recent: Callable[[], Sequence[LogLine]],
    ) -> None:
        """`prompts` returns the question at hand, `lines` the log, `recent` the lines since the viewer's last turn."""
        self._game = game
        self._presenter = presenter
        self._prompts = prompts
        self._lines = lines
        self._recent = recent
        self._known: tuple[Sequence[Target], dict[str, Accessible]] = ((), {})
        """The targets that were described last, and how."""
        self._asked: tuple[Action, int] | None = None
        """The last information key, and the decision at which it was pressed."""
        self._level = 0
        """How often it was pressed again since."""

    # What lies on the table

    def describe(self, name: str) -> Accessible | None:
        """Return the description of the target of this name, None if there is no such target."""
        targets = self._presenter.targets()
        if self._known[0] is not targets:
            self._known = targets, self._described(self._targets())
        return self._known[1].get(name)

    def _targets(self) -> list[Target]:
        """Return the targets that are visited, each thing once."""
        return [target for target in self._presenter.targets() if not target.is_echo]

    def where(self, names: Collection[str]) -> str:
        """Return in words the parts of the table that targets lie in; for a name that is no target, the answers."""
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
            about = presenter.explain(target.id)
            has_outcome = spots[target.id].region is Region.CHOICE
            name = _placed(self._name(target), target, has_outcome=has_outcome)
            found[target.id] = Accessible(
                Role.ITEM,
                text("spoken-usable", name=name) if _can_be_used(target) else name,
                spoken(_words_of(about), has_asides=False),
                is_on=True if target.item in chosen else None,
                can_press=target.does is not None,
                area=areas[spots[target.id]],
            )
        return found

    def _name(self, target: Target) -> str:
        about = self._presenter.about(target.thing)
        return capitalized(spoken(target.name or (about.name or about.title if about is not None else "")))

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
        """Return the short answer to an information key; pressed again at the same decision, the next part of the long
        one, and after its last part the short one again.
        """
        asked = action, self._game.ply
        self._level = self._level + 1 if self._asked == asked else 0
        self._asked = asked
        parts = self._parts(action)
        # a question mark that stands apart now is one of French, and none that stands for a figure
        return parts[self._level % len(parts)].replace(" ?", "\N{NARROW NO-BREAK SPACE}?")

    def _parts(self, action: Action) -> list[str]:
        """Return the short answer to an information key, supplies that lie in rows row by row, and the parts of a long
        answer where that says more.
        """
        if action in _REGIONS:
            short, told = self._region(_REGIONS[action])
        elif action in OPPONENTS:
            short, told = self._opponent(OPPONENTS[action])
        elif action is Action.TELL_TURN:
            short, told = self._state(), self._turn()
        elif action is Action.TELL_SCORE:
            short, told = self._score(is_long=False), [self._score(is_long=True)]
        else:
            short, told = self._events()
        rows = map(spoken, self._presenter.rows() if action is Action.TELL_SUPPLY else ())
        return [short, *rows, *(part for part in _in_parts(told) if part != short)]

    def _state(self) -> str:
        """Return the state of the table in at most SHORTEST words: the question, what can be used, and what the players
        have.
        """
        prompts, viewer = self._prompts(), self._presenter.view.viewer
        question = spoken(prompts.prompt()) or prompts.turn()[1]
        usable, area = self._within(Region.SUPPLY)
        names = [self._name(target) for target in usable if _can_be_used(target)]
        supply = [text("name-figure", name=area, figure=_in_turn(names)), area] if names and prompts.is_asked else [""]
        holds = [*self._presenter.holdings(viewer)] if viewer != SPECTATOR else []
        holds = holds or [""]

        def told(supplies: str, own: str, *, has_others: bool) -> str:
            players = [self._player(seat, own if seat == viewer else None, has_others) for seat in self._seats]
            return in_a_row([question, supplies, *players])

        variants = [
            told(supply[0], holds[0], has_others=True),
            told(supply[-1], holds[0], has_others=True),
            told(supply[0], holds[-1], has_others=True),
            told(supply[-1], holds[-1], has_others=True),
            told(supply[-1], holds[-1], has_others=False),
        ]
        return next((each for each in variants if _length(each) <= SHORTEST), variants[-1])

    @property
    def _seats(self) -> list[int]:
        """The seats, the viewer's first."""
        viewer, many = max(self._presenter.view.viewer, 0), len(self._game.seats)
        return [seat % many for seat in range(viewer, viewer + many)]

    def _player(self, seat: int, holds: str | None, has_holdings: bool) -> str:
        """Return the points of a player, and what they hold: `holds`, or else as others know it."""
        figure = spoken(self._presenter.rounds().cells(seat)[-1])
        if holds is None and has_holdings:
            holds = next(iter(self._presenter.holdings(seat)), "")
        return text("name-figure", name=self._game.seats[seat].name, figure=", ".join(filter(None, (figure, holds))))

    def _turn(self) -> list[str]:
        """Return the status, the turn and the question, the possible answers and all usable things."""
        prompts = self._prompts()
        parts = [spoken(self._presenter.status()), prompts.turn()[1], spoken(prompts.prompt())]
        answers = [spoken(offer.words) for offer in prompts.offers()]
        usable = [self._name(target) for target in self._targets() if _can_be_used(target)]
        if answers:
            parts.append(text("tell-answers", answers=_in_turn(answers)))
        if usable and prompts.is_asked:
            parts.append(text("tell-usable", things=_in_turn(usable)))
        return parts

    def _within(self, region: Region) -> tuple[list[Target], str]:
        """Return the things in a part of the table, or in the part that takes its place, and the name of that part."""
        spots = [(target, self._presenter.regions.spot(target.thing)) for target in self._targets()]
        viewer = self._presenter.view.viewer
        within = [target for target, spot in spots if spot.region is region]
        if not within and region is Region.HAND:
            within = [target for target, spot in spots if spot == Spot(Region.SEAT, viewer)]
        elif not within:
            within = [target for target, spot in spots if spot.region in (Region.CHOICE, Region.BOARD)]
        first = self.describe(within[0].id) if within else None
        return sorted(within, key=lambda target: target.rank), first.area if first is not None else ""

    def _region(self, region: Region) -> tuple[str, list[str]]:
        """Return the contents of a part of the table in short: what can be used, or else all that lies there; and at
        length.
        """
        within, area = self._within(region)
        short, told = self._list(within, area, is_whole=region is Region.HAND)
        return short, [*told, *self._beside_hand(within, region)]

    def _beside_hand(self, told: Sequence[Target], region: Region) -> list[str]:
        """Return what else belongs to the viewer besides the hand that was told."""
        if region is not Region.HAND:
            return []
        own = Spot(Region.SEAT, self._presenter.view.viewer)
        others = [each for each in self._targets() if self._presenter.regions.spot(each.thing) == own]
        return [] if not others or others[0] in told else self._list(others, "")[1]

    def _opponent(self, after: int) -> tuple[str, list[str]]:
        """Return what an opponent has, counted from the viewer's left; at length with all their visible things."""
        presenter, many = self._presenter, len(self._game.seats)
        viewer = presenter.view.viewer
        others = (
            [seat % many for seat in range(viewer + 1, viewer + many)] if viewer != SPECTATOR else list(range(many))
        )
        if after > len(others):
            return text("tell-nobody"), []
        seat = others[after - 1]
        of_seat = [target for target in self._targets() if presenter.regions.spot(target.thing).seat == seat]
        about = presenter.about(SeatPanel(seat))
        words = spoken(_words_of(about), has_asides=False)
        told = self._list(of_seat, text("region-seat", name=self._game.seats[seat].name))[1]
        return f"{self._player(seat, None, True)}.", [words, *told]

    def _list(self, targets: Sequence[Target], area: str, *, is_whole: bool = False) -> tuple[str, list[str]]:
        """Return what lies in a part of the table, in short and at length; places where nothing lies are counted.

        In short it is what can be used, or all where nothing can; what belongs to the viewer `is_whole` told even so.
        """
        found = [(target, each) for target in targets if (each := self.describe(target.id)) is not None]
        if not found:
            return text("tell-nothing"), []
        usable = [target for target, _ in found if _can_be_used(target) and not target.is_empty]
        empty = [target for target, _ in found if target.is_empty]
        others = [self._name(target) for target, _ in found if target not in usable and not target.is_empty]
        names = [_placed(self._name(target), target) for target in usable]
        rest = _in_turn([*_counted(others), *([_of_empty(empty)] if empty else [])])
        long = [in_a_row([each.name if each.name != area else "", each.description]) for _, each in found]
        if usable and is_whole:
            return in_a_row([area, text("tell-usable", things=_in_turn(_counted(names))), rest]), [area, *long]
        return f"{text('name-figure', name=area, figure=_in_turn(names) or rest)}.", [area, *long]

    def _score(self, *, is_long: bool) -> str:
        """Return the score of the contest and the points of all players; at length all that they are made of."""
        table = self._presenter.rounds()
        if not is_long:
            players = [f"{one.name} {spoken(table.rows[seat][-1])}" for seat, one in enumerate(self._game.seats)]
            return in_a_row([*self._contest(), ", ".join(players)])
        parts = [
            spoken(text("name-figure", name=one.name, figure=", ".join(table.cells(seat))))
            for seat, one in enumerate(self._game.seats)
        ]
        return in_a_row([*self._contest(), *parts, spoken(table.verdict)])

    def _contest(self) -> list[str]:
        """Return the number of the game in its contest and the games each player has won; [] for a single game."""
        game = self._game
        score = standing_of(game.header, game.result)
        if score is None:
            return []
        return [contest_words.status_said(score, [seat.name for seat in game.seats], is_over=game.is_over)]

    def _events(self) -> tuple[str, list[str]]:
        """Return everything since the viewer's last turn; at length the last sentences of the log before it."""
        recent = [spoken(line.aloud) for line in self._recent()]
        return in_a_row(recent) or text("tell-nothing"), [spoken(line.aloud) for line in self._lines()[-_EVENTS:]]


def _of_empty(targets: Sequence[Target]) -> str:
    """Return how many places are empty, and how many of them can be used."""
    return text("tell-empty", count=len(targets), usable=sum(map(_can_be_used, targets)))


def _placed(name: str, target: Target, *, has_outcome: bool = False) -> str:
    """Return a thing with the place where it lies first, if it has one, or with the outcome of its choice last."""
    note = spoken(target.note).rstrip(".")
    first, second = (name, note) if has_outcome else (note, name)
    return text("name-figure", name=first, figure=second) if note else name


def _length(sentence: str) -> int:
    """Return the number of words that are spoken, without French punctuation that stands apart."""
    return sum(any(map(str.isalnum, word)) for word in sentence.split())


def _in_parts(sentences: Sequence[str]) -> list[str]:
    """Return sentences in parts of at most LONGEST words; a longer sentence is a part of its own."""
    parts: list[list[str]] = []
    split = [part for each in sentences for part in ([each] if len(each.split()) <= LONGEST else _STOP.split(each))]
    for each in filter(None, split):
        if not parts or len(in_a_row([*parts[-1], each]).split()) > LONGEST:
            parts.append([])
        parts[-1].append(each)
    return [in_a_row(part) for part in parts]


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
    sure = ", ".join(_counted([face.name for face in gallery.faces if not face.is_faded]))
    faded = ", ".join(_counted([face.name for face in gallery.faces if face.is_faded]))
    if faded and not (gallery.has_used and gallery.heading):
        faded = text("spoken-used" if gallery.has_used else "spoken-perhaps", things=faded)
    words = _in_turn([each for each in (sure, faded) if each])
    return text("name-figure", name=gallery.heading, figure=words) if gallery.heading and words else words


def _in_turn(parts: Sequence[str]) -> str:
    """Return parts in a row that may have commas in them."""
    return f"{text('spoken-semicolon')} ".join(parts)


def _counted(names: Sequence[str]) -> list[str]:
    """Return names, each once with its number."""
    counts = {name: names.count(name) for name in names if name}
    return [name if many == 1 else text("card-times", count=many, card=name) for name, many in counts.items()]
