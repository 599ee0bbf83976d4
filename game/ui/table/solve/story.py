"""The worst lie as a story: the hidden pieces, the steps that follow, their pieces and places, and the price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.locale import text
from game.match.seats import Seat
from game.puzzles.worst_lie import FAR, LieStep, WorstLie
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import LogLine, Shown

_MOST_PICTURES, _MOST_DEEDS = 6, 2
"""The most pictures of a block, and the most deeds of others told."""
_HAND = "hand"


@dataclass(frozen=True, slots=True)
class StoryPart:
    """A part of the story: its words, the pictures of its pieces, those passed over faded and first, and the acting
    seat (-1 for none).

    `number` is the number of the step, 0 for the hidden pieces and for the price.
    """

    words: str
    pictures: tuple[Shown, ...]
    seat: int = -1
    number: int = 0
    is_price: bool = False
    said: str = ""
    """The spoken form, which also tells what only the pictures show; empty if the words do."""
    amounts: tuple[tuple[str, int], ...] = ()
    """Pictures of what is counted and not laid, each with its number."""
    places: tuple[pygame.FRect, ...] = ()
    """Where its pieces lie on the table of the position."""
    passed: tuple[pygame.FRect, ...] = ()
    """Where the pieces lie that it passes over."""
    pieces: frozenset[int] = frozenset()
    """The pieces that it moves."""
    is_harm: bool = False
    """Whether it brings another player something that the right answer would not."""

    @property
    def is_pictured(self) -> bool:
        """Whether the part has pictures."""
        return bool(self.pictures or self.amounts)

    @property
    def aloud(self) -> str:
        """The part in the form for speech, as rich text."""
        return self.said or self.words

    @property
    def deed(self) -> str:
        """The part as a sentence that needs no pictures beside it."""
        return self.aloud if self.amounts else self.words


def story(lie: WorstLie[State], presenter: Presenter[State], seats: Sequence[Seat]) -> list[StoryPart]:
    """Return a worst lie as parts: hidden pieces, if any, the wrong answer, what others do then, and the price.

    Steps with pictures are preferred, above all the harm, and only the first step is the solver's, who is called *you*.
    """
    first = lie.wrong.steps[0]
    move = presenter.say(first.move)
    line = LogLine(text("lie-you", move=move), lie.seat, brief=text("lie-you-brief", move=move))
    own = _part(line, lie, first, presenter)
    later = [*_others(lie, presenter, seats)]
    told = _gist([each for each in later if each.is_pictured] or later)
    hidden = _hidden(lie, presenter, seats, [each.seat for each in reversed(told)])
    steps = [replace(each, number=number) for number, each in enumerate([own, *told], 1)]
    return [*([hidden] if hidden is not None else []), *steps, StoryPart(_price(lie), (), is_price=True)]


def _gist(later: Sequence[StoryPart]) -> Sequence[StoryPart]:
    """Return the deeds of others that tell most: the first ones, or the first harm and what it came from."""
    harm = next((at for at, each in enumerate(later) if each.is_harm), 0)
    if harm < _MOST_DEEDS:
        return later[:_MOST_DEEDS]
    earlier, last = later[:harm], later[harm]
    causes = [each for each in earlier if each.seat == last.seat and each.pieces & last.pieces]
    return [(causes or earlier)[0], last]


def _others(lie: WorstLie[State], presenter: Presenter[State], seats: Sequence[Seat]) -> Iterator[StoryPart]:
    """Yield the decisions of the others that follow the wrong answer; of two sentences about one, the one with what was
    gained, which pictures show.
    """
    instead = [step.facts for step in lie.right.steps[:FAR]]
    for step in lie.wrong.steps[:FAR]:
        is_harm = presenter.pays(step.facts) and step.facts not in instead
        told = [each for each in presenter.sentences(step.facts) if each.weight and each.seat not in (-1, lie.seat)]
        for seat in dict.fromkeys(each.seat for each in told):
            own = [each for each in told if each.seat == seat]
            line = own[0]
            if presenter.gained(step.facts, seat):
                line = replace(own[-1], brief=text("lie-gains", name=seats[seat].name))
            yield replace(_part(line, lie, step, presenter), is_harm=is_harm and seat == step.seat)


def _part(line: LogLine, lie: WorstLie[State], step: LieStep, presenter: Presenter[State]) -> StoryPart:
    """Return the part of a seat in a step: its brief words where pictures tell the rest."""
    own = [each for each in presenter.pictures(step.facts) if each.seat == line.seat]
    moved = sorted(own, key=lambda each: not each.shown.is_faded)  # the last one lies on top
    amounts = tuple(presenter.gained(step.facts, line.seat))
    words = (line.brief or line.pictured if moved or amounts else "") or line.markup
    words = words.replace("<danger>", "").replace("</danger>", "")  # too dark for the glass
    at = [(each.shown.is_faded, presenter.place_in(lie.world, each.piece)) for each in moved if each.piece >= 0]
    places = [place for is_passed, place in at if place is not None and not is_passed]
    if amounts and presenter.source is not None:
        places.append(presenter.source)
    passed = tuple(place for is_passed, place in at if place is not None and is_passed)
    pictures = tuple(each.shown for each in moved)[-_MOST_PICTURES:]
    pieces = frozenset(each.piece for each in moved if each.piece >= 0)
    return StoryPart(
        words, pictures, line.seat, said=line.aloud, amounts=amounts, places=tuple(places), passed=passed, pieces=pieces
    )


def _hidden(
    lie: WorstLie[State], presenter: Presenter[State], seats: Sequence[Seat], actors: Sequence[int]
) -> StoryPart | None:
    """Return what the first hand of the `actors` that holds a secret holds so, or else the pieces that are drawn
    next.
    """
    zones = presenter.game.zones
    hands = {zones[each.zone].owner: each.pieces for each in lie.hidden if zones[each.zone].kind == _HAND}
    owner = next((seat for seat in actors if seat in hands), -1)
    if owner >= 0:
        title = text(f"lie-hand-{presenter.game.name}", name=seats[owner].name, count=len(hands[owner]))
        return _of_pieces(title, hands[owner], presenter, owner)
    drawn = [name for step in lie.wrong.steps[:8] for name in step.drawn]
    universe = presenter.game.universe
    pieces = [universe.id(name) for name in drawn]
    return _of_pieces(text("lie-draws"), pieces, presenter) if pieces else None


def _of_pieces(title: str, pieces: Sequence[int], presenter: Presenter[State], seat: int = -1) -> StoryPart:
    """Return a part of hidden pieces, whose names are only spoken."""
    words = presenter.words
    amounts = tuple(presenter.counted(pieces))
    pictures = () if amounts else tuple(Shown(words.face(piece)) for piece in pieces[:_MOST_PICTURES])
    said = text("lie-told", title=title, pieces=words.pieces(pieces))
    return StoryPart(title, pictures, seat, said=said, amounts=amounts)


def _price(lie: WorstLie[State]) -> str:
    """Return both ends in words; of two ties the points say nothing."""

    def pair(scores: Sequence[int]) -> dict[str, int]:
        mine = scores[lie.seat]
        return {"mine": mine, "theirs": max(score for seat, score in enumerate(scores) if seat != lie.seat)}

    wrong, right = pair(lie.wrong.scores), pair(lie.right.scores)
    if len(lie.right.winners) == 1 and all(scores["mine"] == scores["theirs"] for scores in (wrong, right)):
        return text("lie-price-tied", mine=wrong["mine"])
    key = "lie-price" if len(lie.right.winners) == 1 else "lie-price-shared"
    return text(key, mine=wrong["mine"], theirs=wrong["theirs"], own=right["mine"], others=right["theirs"])
