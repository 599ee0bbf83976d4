"""The picture to share is 1200 by 630, and never replaces another one."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.errors import FeluccaError
from game.match.week import Flower
from game.rules.core.facts import SPECTATOR
from game.ui.boards.duel.presenter import DuelPresenter
from game.ui.scenes.keepsake import SIZE, TABLE, Keepsake, keep_picture, keepsake_picture
from game.ui.table.areas import divided
from game.ui.table.study.position_picture import table_picture, whole_table, without_hand
from game.ui.window.display import MIN_HEIGHT, MIN_WIDTH
from tests.ui.tables import Table


@pytest.fixture
def picture(make_shell) -> pygame.Surface:
    shell = make_shell(effects_volume=0.0, music_volume=0.0)
    table = pygame.Surface(TABLE, 0, 32)
    table.fill((200, 30, 30))
    keepsake = Keepsake("Sobek · 26 November", "Anna won 114–59", (2, 1, 0, 2, 2, 2, 2), "FEL-1", Flower.SILVER, True)
    return keepsake_picture(shell, table, keepsake)


def test_the_table_is_above_and_the_result_below(picture: pygame.Surface) -> None:
    assert picture.get_size() == SIZE == (1200, 630)
    assert {tuple(picture.get_at((x, y)))[:3] for x in (0, 600, 1199) for y in (0, 240, 470)} == {(200, 30, 30)}
    band = {tuple(picture.get_at((x, 560)))[:3] for x in range(1200)}
    assert (200, 30, 30) not in band
    assert len(band) > 20


def test_a_name_that_is_taken_gets_a_number_and_the_same_picture_none(picture, tmp_path: Path) -> None:
    first = keep_picture(picture, tmp_path / "new", "Felucca 2026-11-26")
    assert first.name == "Felucca 2026-11-26.png"
    assert keep_picture(picture, tmp_path / "new", "Felucca 2026-11-26") == first
    assert pygame.image.load(str(first)).get_size() == SIZE
    picture.fill((0, 0, 0))
    second = keep_picture(picture, tmp_path / "new", "Felucca 2026-11-26")
    assert second.name == "Felucca 2026-11-26 (2).png"
    assert first.read_bytes() != second.read_bytes()


def test_a_folder_that_cannot_be_written_is_one_sentence(picture, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(FeluccaError, match="cannot be written"):
        keep_picture(picture, tmp_path / "file", "x")


def test_the_panels_of_the_duel_have_the_room_of_the_hand_and_no_portrait_touches_an_edge() -> None:
    table = Table(1, 1, game="duel")
    presenter = table.scene.presenter
    assert isinstance(presenter, DuelPresenter)
    presenter.show(table.match.view(SPECTATOR), table.match.seats)
    table_picture(presenter, TABLE)
    size = MIN_WIDTH, MIN_HEIGHT
    usual = divided(presenter, size)
    areas = without_hand(usual)
    shown = whole_table(areas, size)
    assert presenter.hand_place.height == 0.0
    assert areas.side.bottom == usual.shelf.bottom > usual.side.bottom
    portraits = [presenter.places.portrait(seat) for seat in range(2)]
    assert all(shown.contains(portrait.inflate(6, 6)) for portrait in portraits)
