"""A hint, shown in three steps: where to look, the move, the reasons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from enum import Enum, IntEnum

import pygame

from game.ai.reasons import Hint, telling
from game.locale import text
from game.rules.core.game import Move
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Item, Offer, StandingAnswer, Submit, Target
from game.ui.drawing.canvas import Canvas
from game.ui.layout import bounded
from game.ui.table.tell.hint_marks import (
    Frame,
    HintMark,
    frames_of,
    outlines_of,
    paint_frame,
    paint_frame_sign,
    paint_toll,
)
from game.ui.table.tell.hint_words import (
    HintVoice,
    Passage,
    argument,
    labels,
    lead,
    mark_of_other,
    other_in_words,
    passages,
    spoken,
)


class HintStep(IntEnum):
    """The visible part of a hint."""

    NONE = 0
    WHERE = 1
    MOVE = 2
    WHY = 3


_MANY = 4
"""From this number of usable things on, a hint narrows them down to one half."""


def _kind(target: Target) -> object:
    """Return the kind of a target's thing; a unique place is a kind of its own."""
    return target.thing if isinstance(target.thing, Enum) else type(target.thing)


def regions(targets: Sequence[Target], wanted: Collection[str]) -> list[Frame]:
    """Return the frames around the places to look at: for each kind all usable things of the kind of a recommended one,
    in one frame unless it would hold others of that kind. Frames of things that stand askew follow their edges.

    If there are many, only the half with the recommended one, because looking at all of them would be no hint.
    """
    kinds: dict[object, list[Target]] = {_kind(target): [] for target in targets if target.id in wanted}
    for target in targets:
        if target.is_usable or target.id in wanted:
            kinds.get(_kind(target), []).append(target)
    found: list[Frame] = []
    for kind, row in kinds.items():
        half = -(-len(row) // 2) if len(row) >= _MANY else len(row)
        parts = [part for part in (row[:half], row[half:]) if any(target.id in wanted for target in part)]
        shown = [target for part in parts for target in part]
        first, *others = [target.rect for target in shown]
        whole = first.unionall(others)
        rest = [target.rect for target in targets if _kind(target) == kind and target not in shown]
        if all(target.corners for target in shown) or any(whole.collidepoint(rect.center) for rect in rest):
            found += _frames(shown, HintMark.BEST)
        else:
            found.append(Frame(whole))
    return found


def _moved(target: Target, rect: pygame.FRect) -> Target:
    """Return a target that is drawn in `rect`."""
    right, down = rect.left - target.rect.left, rect.top - target.rect.top
    return replace(target, rect=rect, corners=tuple((x + right, y + down) for x, y in target.corners))


def _by_kind(targets: Iterable[Target]) -> list[list[Target]]:
    """Return targets whose things are of one kind together."""
    kinds: dict[object, list[Target]] = {}
    for target in targets:
        kinds.setdefault(_kind(target), []).append(target)
    return [*kinds.values()]


def _played_by(move: Move, offers: Sequence[Offer]) -> set[str]:
    """Return the ids of the answers that play a move, whether it is about things on the table or not."""
    return {offer.id for offer in offers if offer.does == Submit(move)}


def _frames(targets: Sequence[Target], mark: HintMark) -> list[Frame]:
    """Return the frames around the things of one kind: one around those side by side."""
    fanned = outlines_of(each.corners for each in targets if each.corners)
    upright = frames_of((each.rect for each in targets if not each.corners), mark)
    return [*(Frame(targets[0].rect, corners) for corners in fanned), *upright]


def _is_below(piece: pygame.FRect, other: pygame.FRect) -> bool:
    return other.top >= piece.bottom and other.left < piece.right and piece.left < other.right


def _some(pieces: Sequence[Item], most: int) -> tuple[Item, ...]:
    """Return the pieces of a move, at most `most`: the first ones and the last, which may be of another kind than they,
    but no single one for several.
    """
    if len(pieces) <= most:
        return tuple(pieces)
    return (*pieces[: most - 1], pieces[-1]) if most > 1 else ()


class HintView:
    """An AI's recommendation for the viewer, revealed step by step."""

    def __init__(self, presenter: Presenter[State]) -> None:
        self._presenter = presenter
        self._hint: Hint | None = None
        self.step = HintStep.NONE

    @property
    def move(self) -> Move:
        """The recommended move; empty for none."""
        return self._hint.move if self._hint is not None else ()

    @property
    def other(self) -> Move:
        """The move that the recommended one is compared with; empty for none."""
        return self._hint.other.move if self._hint is not None and self._hint.other is not None else ()

    @property
    def mark_of_other(self) -> HintMark:
        """The mark of the other move."""
        return mark_of_other(self._hint) if self._hint is not None else HintMark.OTHER

    @property
    def named(self) -> frozenset[str]:
        """The ids of all targets and offers of the moves that are named; empty before a move is."""
        if not self.is_named:
            return frozenset()
        return frozenset(name for move in (self.move, self.other) if move for name in self._presenter.places_of(move))

    @property
    def is_shown(self) -> bool:
        """Whether any part of a hint is visible."""
        return self.step is not HintStep.NONE

    @property
    def is_named(self) -> bool:
        """Whether a move is named: on a sheet, so that question and answers stay where they are when reasons follow."""
        return self.step > HintStep.WHERE

    def show(self, hint: Hint, step: HintStep = HintStep.WHERE) -> None:
        """Show a new hint up to `step`."""
        self._hint, self.step = hint, step

    def show_more(self) -> None:
        """Show the next step; after the last, close the hint."""
        if self.step is HintStep.WHY:
            self.clear()
        elif self.is_shown:
            self.step = HintStep(self.step + 1)

    def clear(self) -> None:
        """Close the hint."""
        self._hint, self.step = None, HintStep.NONE

    @property
    def _voice(self) -> HintVoice:
        own = self._presenter
        return HintVoice(own.say, own.words, own.clause, own.rival, telling(own.game))

    @property
    def first(self) -> str:
        """The first sentence on the sheet: the moves, then with the reason, or a move alone that has none."""
        if self.step is HintStep.MOVE:
            return self._moves
        return self.lead or text("board-hint", move=self._presenter.say(self.move))

    @property
    def _moves(self) -> str:
        """The sentence that names the moves, and says that the reason can be asked for."""
        move = self._presenter.say(self.move)
        if self._hint is None or not self.other:
            return text("hint-move", move=move)
        key = "hint-move-or" if self.other in self._hint.alike else "hint-move-over"
        return text(key, move=move, other=other_in_words(self._hint, self._voice))

    @property
    def lead(self) -> str:
        """The first sentence of the reasons."""
        return lead(self._hint, self._voice) if self._hint is not None else ""

    @property
    def argument(self) -> str:
        """The first sentence of the reasons beside pictures of both moves, whose marks say that one is about as good;
        '' before.
        """
        return argument(self._hint, self._voice) if self._hint is not None and self.step is HintStep.WHY else ""

    def told(self) -> list[str]:
        """Return all that is said on the sheet, the first sentence before headings and sentences."""
        return [self.first, *spoken(self.passages())]

    def passages(self, most: int = 0, *, is_brief: bool = False) -> list[Passage]:
        """Return the reasons as passages for the viewer, those of a move with at most `most` of its pieces.

        Empty if there is no hint, or only its moves are named. The reason that the first sentence gives is left out,
        and in brief that for the recommended move where there is one about the other.
        """
        if self._hint is None or self.step is HintStep.MOVE:
            return []
        found = passages(self._hint, self._voice, self._presenter.view.viewer)
        if is_brief and self.other and found[1].sentences:
            found[0] = replace(found[0], sentences=())
        return self._with_pieces(found, most)

    def reasons(self) -> list[Passage]:
        """Return the reasons as passages below a sentence that gives none, whatever is visible of the hint."""
        if self._hint is None:
            return []
        found = passages(self._hint, self._voice, self._presenter.view.viewer, is_led=False)
        return self._with_pieces(found, 0)

    def _with_pieces(self, found: Sequence[Passage], most: int) -> list[Passage]:
        """Return passages, those of a move with at most `most` of its pieces, and with its reckoning."""
        at, moves = self._presenter, {self.mark_of_other: self.other, HintMark.BEST: self.move}
        sums = self._sums()
        return [
            replace(each, pieces=_some(at.pieces_of(moves[each.mark]), most), sum=sums.get(each.mark, ""))
            if each.mark and each.heading
            else each
            for each in found
        ]

    def _sums(self) -> dict[HintMark, str]:
        """Return the reckonings of the sets of both moves by mark; none where they would not speak for the hint."""
        best = self._presenter.sum_of(self.move)
        other = self._presenter.sum_of(self.other) if self.other else None
        if best is None or (other is not None and other.points >= best.points):
            return {}
        found = {HintMark.BEST: best.words}
        return found if other is None else {**found, self.mark_of_other: other.words}

    def choices(self) -> list[tuple[Move, HintMark, str]]:
        """Return the moves that are named with their marks and labels, the recommended one first."""
        if self._hint is None:
            return []
        best, *others = labels(self._hint, self._voice)
        return [(self.move, HintMark.BEST, best), *((self.other, self.mark_of_other, label) for label in others)]

    def marks(self, offers: Sequence[Offer]) -> dict[str, HintMark]:
        """Return the marks of the offers that lead to the moves of the hint, by id.

        While only the region is shown, all answers are marked if one of them is recommended, for the question says that
        the move is among them. Answers given beforehand are no moves.
        """
        if not self.is_shown:
            return {}
        names = {each.id for each in offers if each.kind != "plain" and not isinstance(each.does, StandingAnswer)}
        wanted = {*self._presenter.places_of(self.move), HintMark.BEST.answer, *_played_by(self.move, offers)}
        best = names & wanted
        if self.step is HintStep.WHERE:
            return dict.fromkeys(names if best else (), HintMark.BEST)
        others = set[str]()
        if self.other:
            places = {*self._presenter.places_of(self.other), self.mark_of_other.answer}
            others = {*(places - wanted), *_played_by(self.other, offers)} & {offer.id for offer in offers}
        return {**dict.fromkeys(others, self.mark_of_other), **dict.fromkeys(best, HintMark.BEST)}

    def paint(
        self, canvas: Canvas, as_drawn: Callable[[Target], pygame.FRect], cover: pygame.FRect | None = None
    ) -> None:
        """Frame the region, or the places of both moves, except those below `cover`, which no sign touches; badges of
        framed things lie above their frames.

        `as_drawn` returns the place where a target is drawn now.
        """
        if not self.is_shown:
            return
        wanted = self._presenter.places_of(self.move)
        drawn = [_moved(target, as_drawn(target)) for target in self._presenter.targets()]
        others = set(self._presenter.places_of(self.other)) - set(wanted) if self.other and self.is_named else set()
        seen = [target for target in drawn if cover is None or not cover.colliderect(target.rect)]
        if self.step is HintStep.WHERE:
            framed = signed = [(frame, HintMark.BEST) for frame in regions(drawn, wanted)]
        else:
            framed, signed = [], []
            for names, mark in ((others, self.mark_of_other), (wanted, HintMark.BEST)):
                for alike in _by_kind(target for target in seen if target.id in names):
                    frames = [(frame, mark) for frame in _frames(alike, mark)]
                    framed += frames
                    signed += frames[:1]
            self._paint_tolls(canvas)
        for frame, mark in framed:
            paint_frame(canvas, frame, mark)
        badges = {item.id: item.badge for item in self._presenter.items() if item.badge}
        for target in seen:
            if target.id in badges and target.id in {*wanted, *others}:
                self._presenter.brush.badge(canvas, badges[target.id], target.rect)
        for frame, mark in signed:  # no frame cuts the sign of another
            paint_frame_sign(canvas, frame, mark, cover)

    def _paint_tolls(self, canvas: Canvas) -> None:
        """Write under the pieces on the table what it costs to take them."""
        targets = self._presenter.targets()
        for move, mark in ((self.other, self.mark_of_other), (self.move, HintMark.BEST)):
            toll = self._presenter.toll_of(move) if move else ""
            places = self._presenter.places_of(move) if toll else ()
            for piece in (target.rect for target in targets if target.id in places):
                below = [other.rect.top for other in targets if _is_below(piece, other.rect)]
                end = min(below, default=canvas.size[1])
                paint_toll(canvas, bounded(piece, top=piece.bottom, bottom=end), toll, mark)
