"""One presenter a game: what a viewer sees becomes components on the table, a press becomes a move."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from game.errors import FeluccaError
from game.rules.core.game import Game
from game.ui.boards.presenter import Presenter
from game.ui.shell import Shell

PRESENTERS = {
    "sobek": "game.ui.boards.sobek.presenter:SobekPresenter",
    "duel": "game.ui.boards.duel.presenter:DuelPresenter",
    "sa-re": "game.ui.boards.sare.presenter:SarePresenter",
}
"""Module and class of each game's presenter, imported when its table is opened."""


def presenter_for(shell: Shell, game: Game[Any]) -> Presenter:
    """Return a presenter for `game`; raises FeluccaError for a game that has no table here."""
    module, _, name = PRESENTERS.get(game.name, "").partition(":")
    try:
        made: Presenter = getattr(import_module(module), name)(shell, game)
    except (ValueError, ModuleNotFoundError) as error:
        raise FeluccaError(f"the game '{game.name}' has no table to be played at yet") from error
    return made
