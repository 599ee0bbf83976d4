"""The cards of a game's decisions, and the pictures of their positions, which are drawn one at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.analysis.ledger import JudgedDecision
from game.analysis.story import Finest
from game.locale import text
from game.rules.core.game import Move
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Item
from game.ui.drawing.text import SMALL
from game.ui.table.study.analysis_words import AnalysisWords
from game.ui.table.study.decision_card import BUTTON, CardWords, DecisionCard
from game.ui.table.study.finding_panel import Find, Study, percent
from game.ui.table.study.move_pair import MoveLook
from game.ui.table.study.position_picture import Depicted, depicted, ground_of, laid_out, picture_of
from game.ui.widgets.base import Callback
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell

_Key = tuple[int, tuple[int, int], str]


@dataclass(frozen=True, slots=True)
class _Seen:
    """What draws the pieces of a decision, those of the move played and of the better one, and what is depicted."""

    brush: Brush
    pieces: tuple[Sequence[Item], Sequence[Item]]
    depicted: Depicted


class DecisionCards:
    """Makes cards; `look` shows the table after a decision, given by its number.

    A card asks for its picture when it is drawn, and `draw_next` draws one of those asked for, so that no frame waits.
    """

    def __init__(self, shell: Shell, words: AnalysisWords, ways: Study, look: Callable[[int], Change]) -> None:
        self._shell = shell
        self._words = words
        self._ways = ways
        self._look = look
        self._pictures: dict[_Key, pygame.Surface] = {}
        """The pictures of positions, by decision, size in real pixels and theme."""
        self._wanted: dict[_Key, None] = {}
        """The pictures still to be drawn."""
        self._seen: dict[int, _Seen] = {}

    def mistakes(self, found: Sequence[JudgedDecision], *, is_decided: bool) -> list[DecisionCard]:
        """Return the numbered cards of decisions; no reason is told twice if another one is known.

        Where a move decided the game (`is_decided`), the first card's button is prominent.
        """
        cards: list[DecisionCard] = []
        for number, one in enumerate(found, 1):
            told = [card.words.brief for card in cards]
            cards.append(self.mistake(one, number, told=told, is_hero=is_decided and number == 1))
        return cards

    def mistake(
        self,
        one: JudgedDecision,
        number: int = 0,
        title: str = "",
        *,
        told: Collection[str] = (),
        is_hero: bool = False,
    ) -> DecisionCard:
        """Return the card of a decision that lost something; `number` is its place among those shown, 0 for none.

        Reasons already `told` are left out. With `is_hero`, trying again is its prominent button.
        """
        verdict = self._words.work.answers[one.ply].verdict
        assert verdict is not None  # a decision without a choice has no loss
        find = Find(one, verdict)
        why, brief = self._words.why(find, told)
        words = CardWords(
            one,
            title or text("analysis-card", ply=one.ply),
            text("analysis-card-loss", percent=percent(one)),
            (
                self._look_of(one.ply, self._words.move(one.ply), "analysis-played", is_better=False),
                self._look_of(one.ply, self._words.better(find), "finding-best", is_better=True),
            ),
            why,
            number,
            brief,
        )
        buttons = [
            self._button("finding-try", lambda: self._ways.try_again(find), f"try-{one.ply}", is_hero=is_hero),
            self._button("finding-play-on", lambda: self._ways.play_on(one.ply - 1), f"play-{one.ply}"),
        ]
        return self._card(words, buttons)

    def finest(self, one: Finest, title: str) -> DecisionCard:
        """Return the card of a player's finest decision, whose button shows it at the table."""
        decision = one.decision
        words = CardWords(
            decision,
            title,
            text("analysis-card-lead", percent=round(100 * one.lead)),
            (self._look_of(decision.ply, self._words.move(decision.ply), "analysis-played", is_better=True),),
            self._words.merit(one),
        )
        look = partial(self._look, decision.ply - 1)
        return self._card(words, [self._button("analysis-card-look", look, f"look-{decision.ply}")])

    def _button(self, key: str, press: Callback, name: str, *, is_hero: bool = False) -> Button:
        kind: ButtonKind = "hero" if is_hero else "quiet"
        return Button(self._shell, text(key), press, kind=kind, name=name, style=SMALL, height=BUTTON)

    def _card(self, words: CardWords, buttons: list[Button]) -> DecisionCard:
        ply = words.decision.ply
        seen, picture = self._seen_of(ply).depicted, partial(self._picture, ply)
        return DecisionCard(self._shell, words, seen, picture, partial(self._look, ply - 1), buttons)

    @property
    def is_drawing(self) -> bool:
        """Whether pictures are still to be drawn."""
        return bool(self._wanted)

    def draw_next(self) -> bool:
        """Draw one of the pictures that are wanted; return whether there was one."""
        if not self._wanted:
            return False
        key = next(iter(self._wanted))
        del self._wanted[key]
        ply, size, _ = key
        played, better = self._moves(ply)
        presenter = self._words.as_seen(ply)
        if self._seen_of(ply).depicted is Depicted.ALONE:
            self._pictures[key] = ground_of(presenter, size)
        else:
            self._pictures[key] = picture_of(presenter, played if played != better else None, better, size)
        return True

    def _moves(self, ply: int) -> tuple[Move, Move]:
        """Return the move played in a decision and the best one."""
        verdict = self._words.work.answers[ply].verdict
        assert verdict is not None  # only decisions with a verdict have a card
        return self._words.match.decision(ply)[1], verdict.best

    def _look_of(self, ply: int, words: str, key: str, *, is_better: bool) -> MoveLook:
        """Return the look of the move played in a decision, or of the better one; `key` puts it into a sentence.

        It has no pieces where the picture marks those of both moves.
        """
        seen = self._seen_of(ply)
        pieces = () if seen.depicted is Depicted.PIECES else seen.pieces[is_better]
        shown = words.replace(" → ", "\t→ ")  # in a narrow column a line may break before the arrow
        return MoveLook(shown, text(key, move=words), is_better, seen.brush, pieces)

    def _seen_of(self, ply: int) -> _Seen:
        """Return how the moves of a decision are seen at the table."""
        if ply not in self._seen:
            presenter, (played, better) = self._words.as_seen(ply), self._moves(ply)
            laid_out(presenter)
            seen, pieces = depicted(presenter, played, better), (presenter.pictured(played), presenter.pictured(better))
            if seen is Depicted.ALONE and played != better and _looks(pieces[0]) == _looks(pieces[1]):
                pieces = (), ()  # words tell them apart
            self._seen[ply] = _Seen(presenter.brush, pieces, seen)
        return self._seen[ply]

    def forget(self) -> None:
        """Give the memory of the pictures back; they are drawn again when they are wanted."""
        self._pictures.clear()
        self._wanted.clear()
        self._seen.clear()

    def _picture(self, ply: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a picture of the position before a decision; ask for it if there is none yet."""
        key = ply, size, self._shell.settings.theme
        if key not in self._pictures:
            self._wanted[key] = None
        return self._pictures.get(key)


def _looks(pieces: Sequence[Item]) -> list[tuple[str, str]]:
    return [(piece.face, piece.badge) for piece in pieces]
