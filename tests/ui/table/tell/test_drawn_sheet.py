"""The sheet of the pieces received unseen."""

from __future__ import annotations

import pytest

from game.ui.boards.kit.painting import Brush
from game.ui.boards.sobek.words import Words
from game.ui.table.tell.drawn_sheet import DrawnSheet
from game.ui.widgets.scene import Push
from tests.ui.tables import Table


def test_the_pieces_lie_in_the_order_of_their_words(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, 0, game="sobek")
    presenter = table.scene.presenter
    words = presenter.words
    assert isinstance(words, Words)
    with_scarabs = next(piece for piece, worth in enumerate(words.tables.worth) if worth)
    plain = next(
        piece
        for piece, worth in enumerate(words.tables.worth)
        if not worth and words.kind(piece) != words.kind(with_scarabs)
    )
    phrase = words.pieces([with_scarabs, plain])
    assert phrase.index(words.card(plain)) < phrase.index(words.card(with_scarabs))
    drawn: list[str] = []
    table.stack.apply(Push(DrawnSheet(table.shell, "Anna", [with_scarabs, plain], words, presenter.brush)))
    monkeypatch.setattr(Brush, "face", lambda _self, _canvas, face, *_rest, **_more: drawn.append(face))
    table.stack.top.draw(table.shell.canvas(table.surface()))
    assert drawn[-2:] == [words.face(plain), words.face(with_scarabs)]
