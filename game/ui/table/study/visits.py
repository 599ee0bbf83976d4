"""The ways from a finished game to its analysis, and from there back to the table: look, try again, play on."""

from __future__ import annotations

from collections.abc import Callable

from game.analysis import store
from game.analysis.background import ANALYST
from game.analysis.run import GameAnalysis
from game.locale import language, text
from game.match import saves
from game.match.match import Match
from game.ui.boards.kit.par_words import gain_words
from game.ui.table.finish.tale import Tale
from game.ui.table.replay import replay
from game.ui.table.scene import TableScene
from game.ui.table.solve.puzzle_table import open_series
from game.ui.table.solve.task import AnswerNote, Series, Task, TaskWords
from game.ui.table.study.analysis_scene import AnalysisScene, analysis_of, only_person
from game.ui.table.study.analysis_words import AnalysisWords
from game.ui.table.study.finding_panel import Find, Show, percent
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.scene import Change, Pop, Push
from game.ui.widgets.shell import Shell


class GameStudy:
    """Implements Study; in a replay that was opened from the analysis, the button for the analysis leads back to it."""

    def __init__(self, shell: Shell, match: Match, hint_level: str, open_table: Callable[[Match], TableScene]) -> None:
        """`open_table` makes the table of a match to be continued."""
        self._shell = shell
        self._match = match
        self._hint_level = hint_level
        self._open_table = open_table
        self._stories: dict[str, Tale] = {}

    def analyse(self, show: Show | None = None) -> Change:
        """See Study."""
        return Push(AnalysisScene(self._shell, self._match, self, show or self.look))

    def story(self) -> Tale | None:
        """See Study; the analysis is read once in each language."""
        match, spoken_in = self._match, language()
        if spoken_in in self._stories:
            return self._stories[spoken_in]
        path = match.record_path
        if ANALYST.find(match.header.fingerprint) is not None:
            return None
        if path is None or not store.path_of(path).exists():
            return Tale()
        work = analysis_of(match)
        if not work.is_done:
            return Tale()
        found, me = work.analysis(), only_person(match)
        story = AnalysisWords(self._shell, match, work, me).story(found)
        told = Tale()
        if story.ply >= 0:
            gains = [one.whole.levels.items() for one in found.pars if one.seat == me]
            more = [story.detail, *(gain_words({level: each.gain for level, each in gain})[0] for gain in gains)]
            told = Tale(story.headline, " ".join(filter(None, more)), story.brief, ply=story.ply)
        self._stories[spoken_in] = told
        return told

    def look(self, work: GameAnalysis, ply: int, better: Find | None = None) -> Change:
        """See Study."""
        return Push(self._table(work, ply, better))

    def _table(self, work: GameAnalysis, ply: int, better: Find | None = None) -> TableScene:
        return replay(
            self._shell, self._match, self._hint_level, study=self, work=work, at=ply, better=better, is_beneath=True
        )

    def try_again(self, find: Find) -> Change:
        """See Study."""
        again = Series(1, lambda shell, at: self._task(find), lambda at, is_right: AnswerNote(), lambda at: None,
                       lambda series: Pop())  # fmt: skip
        return Push(open_series(self._shell, again))

    def _task(self, find: Find) -> Task:
        """Return a decision as a position to be solved: every move that is as good is right."""
        ply = find.decision.ply
        match, (_, played, _) = self._match.ask_again(ply), self._match.decision(ply)
        good = [move for move in match.view(match.to_move).legal if find.is_good(move) and move != find.better]

        def words() -> TaskWords:
            loss = f"{text('analysis-card-loss', percent=percent(find.decision))} {text('analysis-of-a-game')}"
            return TaskWords(text("mistake-title"), f"{text('analysis-card', ply=ply)} · {loss}")

        return Task(match, words, (find.better, *good), played)

    def play_on(self, ply: int) -> Change:
        """See Study."""

        def begin(*, has_new_luck: bool) -> Change:
            path = saves.new_path(self._match.game.name)
            return Push(self._open_table(self._match.branch_off(ply, has_new_luck=has_new_luck, path=path)))

        answers = (
            Answer(text("finding-new-luck"), lambda: begin(has_new_luck=True), "primary"),
            Answer(text("finding-same-luck"), lambda: begin(has_new_luck=False)),
            Answer(text("finding-cancel")),
        )
        return Push(Dialog(self._shell, text("finding-play-on-question"), answers))
