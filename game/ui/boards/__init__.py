"""A presenter for each game: it turns a viewer's knowledge into components on the table, and presses into moves."""

from __future__ import annotations

from game import registry
from game.rules.core.game import Game
from game.rules.core.state import S
from game.ui.boards.kit.presenter import Presenter
from game.ui.widgets.shell import Shell


def presenter_for(shell: Shell, game: Game[S]) -> Presenter[S]:
    """Return a presenter for `game`, importing its module on first use; raises FeluccaError for an unknown game."""
    made: Presenter[S] = registry.named(registry.entry(game.name).presenter)(shell, game)
    return made
