"""The texts that a screen reader speaks at a table without being asked."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.ui.boards.kit.values import Refuse
from game.ui.table.parts import Mode, TableParts
from game.ui.table.solve.banner import Banner
from game.ui.table.solve.glass import LieGlass
from game.ui.table.solve.known import FactPanel
from game.ui.table.teach.coach import coaches_in
from game.ui.table.tell.hint_view import HintStep
from game.ui.table.tell.narrator import Narrator
from game.ui.table.tell.speech import Speech
from game.ui.table.tell.why_panel import WhyPanel
from game.ui.widgets.accessible import Announced, Notice
from game.ui.widgets.base import Widget


class Announcements:
    """Collects the announcements of a table: its questions, notes, hints and refusals, speech, and the log."""

    def __init__(self, parts: TableParts, mode: Mode, speech: Speech, narrator: Narrator) -> None:
        self._parts = parts
        self._mode = mode
        self._speech = speech
        self._narrator = narrator

    def announced(self, first: Sequence[Notice], root: Widget) -> Announced:
        """Return the notices that come `first`, the lesson, question, hint, refusal and speech among the widgets of
        `root`, and the log.
        """
        parts = self._parts
        notices = [*first, *parts.refusals.notices, *self._on_sheets(root), *self._asked(), *self._hinted(root)]
        if self._speech.bubble is not None and parts.shell.settings.shows_speech:
            bubble = self._speech.bubble
            notices.append(Notice(("said", bubble.seat), text("speech-quoted", name=bubble.name, words=bubble.words)))
        lines, viewer = parts.log.finished, parts.presenter.view.viewer
        own = frozenset(at for at, line in enumerate(lines) if line.seat == viewer)
        log = [line.aloud if at else "" for at, line in enumerate(lines)]  # the first is the seal of the deal
        return Announced(notices, log, viewer, own, has_texts=False)

    def _on_sheets(self, root: Widget) -> list[Notice]:
        """Return the note of a teacher, and what the sheets around a position to be solved tell."""
        ply = self._parts.game.ply
        sheets = (each for each in root.children if isinstance(each, Banner | FactPanel | LieGlass))
        return [
            *(Notice("taught", each.markup) for each in coaches_in(root)),
            *(Notice((each.name, ply), each.told) for each in sheets),
        ]

    def _asked(self) -> list[Notice]:
        """Return the question that can be answered, before a hint names moves, and what is chosen so far."""
        presenter, prompts = self._parts.presenter, self._mode.prompts
        found: list[Notice] = []
        can_answer = bool(prompts.offers()) or any(each.is_usable for each in presenter.targets())
        hint = self._parts.hint
        is_told = can_answer and not hint.is_named if prompts.is_asked else hint.is_shown
        if is_told or self._mode.controller.is_solving:
            found.append(Notice(("asked", self._parts.game.ply), prompts.prompt()))
        if prompts.is_choosing:
            answers = [each for each in prompts.offers() if each.is_first or isinstance(each.does, Refuse)]
            found += [Notice("chosen", each.words) for each in answers[:1]]
        return found

    def _hinted(self, root: Widget) -> list[Notice]:
        """Return the region of a hint, and its moves or the reasons in sight."""
        hint, ply = self._parts.hint, self._parts.game.ply
        where = (
            [self._narrator.where(self._parts.presenter.places_of(hint.move))] if hint.step is HintStep.WHERE else []
        )
        sheets = [each.sentences for each in root.walk() if isinstance(each, WhyPanel)]
        told = hint.told() if hint.step is HintStep.WHY else [why for each in sheets for why in each]
        return [*(Notice(("where", ply), each) for each in where), *(Notice(("why", ply, why), why) for why in told)]
