"""Access to a table of Sobek for tests."""

from __future__ import annotations

from game.ui.boards.sobek.presenter import SobekPresenter
from tests.ui.tables import Table


def presenter_of(table: Table) -> SobekPresenter:
    """Return the presenter of a table of Sobek."""
    presenter = table.scene.presenter
    assert isinstance(presenter, SobekPresenter)
    return presenter
