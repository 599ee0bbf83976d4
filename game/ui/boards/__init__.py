"""One presenter a game: what a viewer sees becomes components on the table, a press becomes a move."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from game import registry
from game.rules.core.game import Game
from game.ui.boards.presenter import Presenter
from game.ui.widgets.shell import Shell


def presenter_for(shell: Shell, game: Game[Any]) -> Presenter:
    """Return a presenter for `game`, whose module is imported now; raises FeluccaError for an unknown game."""
    module, _, name = registry.entry(game.name).presenter.partition(":")
    made: Presenter = getattr(import_module(module), name)(shell, game)
    return made
