"""One presenter a game: what a viewer sees becomes components on the table, a press becomes a move."""

from __future__ import annotations

from importlib import import_module

from game import registry
from game.rules.core.game import Game
from game.rules.core.state import S
from game.ui.boards.presenter import Presenter
from game.ui.widgets.shell import Shell


def presenter_for(shell: Shell, game: Game[S]) -> Presenter[S]:
    """Return a presenter for `game`, whose module is imported now; raises FeluccaError for an unknown game."""
    module, _, name = registry.entry(game.name).presenter.partition(":")
    made: Presenter[S] = getattr(import_module(module), name)(shell, game)
    return made
