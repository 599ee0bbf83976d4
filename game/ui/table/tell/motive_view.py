"""The reasons why AIs played as they did, in sight or awaited in the place of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.ai.heuristics.contract import Reason
from game.ai.motives import WITHHELD
from game.ai.reasons import Hint, telling
from game.locale import text
from game.match.match import Match
from game.match.motives import Motive
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.table.areas import Areas
from game.ui.table.tell.hint_words import HintVoice, Passage, passages
from game.ui.table.tell.why_panel import WhyPanel
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.base import Callback
from game.ui.widgets.shell import Shell


class MotiveView:
    """Shows the reasons for the moves of AIs until the game goes on."""

    def __init__(self, match: Match, presenter: Presenter[State], viewpoint: Viewpoint) -> None:
        self._match = match
        self._presenter = presenter
        self._viewpoint = viewpoint
        self._shown: tuple[tuple[int, int], Callable[[], list[Passage]]] | None = None
        """What puts the reasons into words, and the decision and the branch at which they were asked for."""

    @property
    def _here(self) -> tuple[int, int]:
        return self._match.ply, self._match.branch

    @property
    def is_shown(self) -> bool:
        """Whether the reasons are shown or awaited."""
        return self._shown is not None and self._shown[0] == self._here

    def expect(self) -> None:
        """Show the sentence that the reasons are being looked for."""
        self._shown = self._here, lambda: [Passage("", (text("why-asking"),))]

    def close(self) -> None:
        """Stop showing or awaiting the reasons."""
        self._shown = None

    def take(self, motives: Sequence[Motive]) -> None:
        """Show the moves of AIs as those who look now saw them, with the reasons for each."""
        self._shown = self._here, partial(self._passages, motives)

    def _passages(self, motives: Sequence[Motive]) -> list[Passage]:
        presenter, found = self._presenter, list[Passage]()
        voice = HintVoice(presenter.say, presenter.words, telling=telling(presenter.game))
        for at, motive in enumerate(motives):
            facts = self._match.facts(self._viewpoint.eyes, motive.ply)[0]
            did = " ".join(line.markup for line in presenter.sentences(facts) if line.seat == motive.seat)
            told = passages(self._public(motive.hint), voice, motive.seat, is_led=False)[0].sentences
            if motive.hint.reasons and motive.seat not in (each.seat for each in motives[:at]):
                found.append(Passage(text("why-place", name=self._match.seats[motive.seat].name), ()))
            found.append(Passage(did, told))
        if any(WITHHELD in motive.hint.verdict for motive in motives):
            found.append(Passage("", (text(WITHHELD.key),)))
        return found

    @staticmethod
    def _public(hint: Hint) -> Hint:
        """Return a hint without the sentence that reasons are withheld, which is said once for all moves; one with no
        other reason says so.
        """
        told = tuple(each for each in hint.verdict if each != WITHHELD)
        is_empty = not (hint.reasons or hint.despite or told)
        return replace(hint, verdict=(Reason("why-hidden"),) if is_empty else told)

    def panel(self, shell: Shell, areas: Areas, on_close: Callback) -> WhyPanel:
        """Return the sheet with the reasons, in the place of the log; on a shelf they scroll there, so that the viewer
        sees what lies above it.
        """
        panel = WhyPanel(shell, self._shown[1]() if self._shown is not None else (), on_close=on_close)
        panel.place(areas.notes if areas.is_on_shelf else areas.notes_for(panel.wanted))
        return panel
