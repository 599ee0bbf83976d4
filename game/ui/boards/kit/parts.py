"""The parts of a presenter that a game declares for one view at one size of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.rules.core.facts import Fact
from game.rules.core.game import Move
from game.ui.boards.kit.deeds import MovedPiece
from game.ui.boards.kit.values import (
    About,
    CardCount,
    Clause,
    Effects,
    Item,
    LogLine,
    Offer,
    QuestionPlate,
    ScoreTable,
    Target,
)


class ChoiceSheet(Protocol):
    """A sheet of choices over the table; it is open while a decision needs it."""

    @property
    def rect(self) -> pygame.FRect:
        """The place of the sheet."""

    @property
    def is_open(self) -> bool:
        """Whether the sheet lies on the table."""

    @property
    def title(self) -> str:
        """The title of the sheet as rich text, '' while there is none."""

    def targets(self) -> list[Target]:
        """Return the places on the sheet that can be used."""


@dataclass(frozen=True, slots=True)
class GameParts:
    """Functions and values that answer the scene's questions; the methods of `Presenter` forward to them."""

    find_targets: Callable[[], list[Target]]
    """The places that can be pointed at in focus order; of overlapping ones the topmost comes last."""
    offers: Callable[[], list[Offer]]
    """The buttons beside the table, the most important first."""
    prompt: Callable[[], str]
    """The question to the viewer as rich text, or the name of the player being waited for."""
    places_of: Callable[[Move], tuple[str, ...]]
    """The ids of the targets and offers that a move is made of, for a hint."""
    say: Callable[[Move], str]
    """A move in words."""
    about: Callable[[object], About | None]
    """The explanation of a thing on the table, or None if it has none."""
    sentences: Callable[[Sequence[Fact]], list[LogLine]]
    """The sentences about the facts of one decision, or of several told as one."""
    status: Callable[[], str]
    """The status of the match, such as the round, in a few words."""
    rounds: Callable[[], ScoreTable]
    """The table of the rounds so far."""
    card_counts: Callable[[], list[CardCount]]
    """The rows of the panel of cards, as the viewer knows them."""
    painted_items: Callable[[], Sequence[Item]] = tuple
    """The things that `Presenter.paint` draws itself, such as sold sets, so that their faces are made ready."""
    sheet: ChoiceSheet | None = None
    subject: Callable[[], Sequence[str]] = tuple
    """The ids of the targets that the question is about where its answers have no places on the table."""
    holdings: Callable[[int], Sequence[str]] = lambda _: ()
    """The holdings of a seat besides its points, as the viewer knows them: alternative texts, the longest first."""
    rows: Callable[[], Sequence[str]] = tuple
    """The shared supplies row by row, empty places included, where they lie in rows."""
    plate: Callable[[], QuestionPlate | None] = lambda: None
    """The words on a plate beside the question where its answers fill the whole sheet, None for no plate."""
    posed: Callable[[], Sequence[Offer]] = tuple
    """The large answers of a question that the viewer has answered, to be seen beside a verdict."""
    enlarged: Callable[[Move, Offer], Offer] = lambda _, answer: answer
    """The answer that plays a move which a hint names, large where it shows what the move brings."""
    effects: Callable[[], Effects | None] = lambda: None
    """What the choice in progress leads to, None if nothing is known of it."""
    clause: Callable[[Move], Clause | None] = lambda _: None
    """A move as a part of a sentence, None where it is only named by its button."""
    hand_place: pygame.FRect | None = None
    """The place of the viewer's hand, None for its whole strip."""
    secret_place: pygame.FRect | None = None
    """The part of that strip where covered pieces would lie, None for all of it."""
    words_place: pygame.FRect | None = None
    """The part of the landscape that is free for the reasons of a hint."""
    face_place: Callable[[int], pygame.FRect | None] = lambda _: None
    """The place of a seat's portrait on the table, to which its words lead."""
    speech: Callable[[int], pygame.FRect | None] = lambda _: None
    """The upper edge of a seat's speech bubble, as a rectangle without height; None if there is no room for one."""
    pictures: Callable[[Sequence[Fact]], Sequence[MovedPiece]] = lambda _: ()
    """Small pictures of the pieces that moved with the facts of one decision."""
    pays: Callable[[Sequence[Fact]], bool] = lambda _: False
    """Whether a decision brings its seat what counts at the end, such as a set."""
    ends_turn: Callable[[Sequence[Fact]], bool] = lambda _: True
    """Whether a turn that is told as one ends with the facts of a decision, or of several told as one."""
