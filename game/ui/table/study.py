"""From a finished game to its analysis, and from there back to the table: look, try again, play on."""

from __future__ import annotations

from collections.abc import Callable

from game.analysis.run import GameAnalysis
from game.locale import text
from game.table import saves
from game.table.match import Match
from game.ui.table.analysis_scene import AnalysisScene
from game.ui.table.finding_panel import Find, Study
from game.ui.table.live_mode import play
from game.ui.table.replay_mode import replay
from game.ui.table.table_scene import TableScene
from game.ui.table.trial import Trial
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.scene import Change, Push
from game.ui.widgets.shell import Shell


def study_of(shell: Shell, match: Match, hint_level: str, open_table: Callable[[Match], TableScene]) -> Study:
    """Return the ways into the analysis of `match`; `open_table` makes the table of a match to be continued."""

    def see(work: GameAnalysis, ply: int) -> TableScene:
        return replay(shell, match, hint_level, study=study, work=work, at=ply)

    def try_again(find: Find, show_answer: Callable[[], None]) -> Change:
        _, played, _ = match.decision(find.decision.ply)
        again = match.ask_again(find.decision.ply)
        return Push(play(shell, again, check=Trial(shell, find, played, show_answer)))

    def play_on(ply: int) -> Change:
        def begin(*, has_new_luck: bool) -> Change:
            path = saves.new_path(match.game.name)
            return Push(open_table(match.branch_off(ply, has_new_luck=has_new_luck, path=path)))

        answers = (
            Answer(text("finding-new-luck"), lambda: begin(has_new_luck=True), "primary"),
            Answer(text("finding-same-luck"), lambda: begin(has_new_luck=False)),
            Answer(text("finding-cancel")),
        )
        return Push(Dialog(shell, text("finding-play-on-question"), answers))

    study = Study(lambda: Push(AnalysisScene(shell, match, see)), try_again, play_on)
    return study
