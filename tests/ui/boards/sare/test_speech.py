"""Speech beside the portrait of an opponent, and in the desert above the large city."""

from __future__ import annotations

import pygame
import pytest

from game.ui.table.tell.speech import Bubble, paint_bubble
from tests.ui.boards.sare.table import SaReTable

SAID = Bubble(1, "Nefer", "One might almost call that a plan, and even one that leads somewhere.", "", "content")


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (2560, 1080)])
@pytest.mark.parametrize("caravans", [0, 1, 3])
@pytest.mark.parametrize("has_card", [False, True])
@pytest.mark.parametrize("is_own", [False, True])
def test_words_cover_nothing_but_the_speakers_city(
    size: tuple[int, int], caravans: int, has_card: bool, is_own: bool
) -> None:
    """All spoke in the desert of the large city, far from their faces."""
    table = SaReTable(2, 0, size=size, confirm_handover=False)
    table.lay_starting_tiles()
    seat, state = table.state.first, table.state
    state.caravans[seat] = caravans
    table.start_season()
    if has_card:
        state.palace[seat] = state.shoe.pop()
    table.look_as(seat)
    presenter = table.presenter
    speaker = seat if is_own else 1 - seat
    place, face = presenter.speech(speaker), presenter.face_place(speaker)
    if place is None:
        assert is_own
        assert caravans or has_card, "nothing else takes the room"
        return
    large_city, whole = presenter.places.large_city, pygame.FRect((0, 0), table.scene.size)
    drawn = paint_bubble(table.shell.canvas(table.surface()), SAID, place, whole, (), face)
    if face is not None:
        assert presenter.places.small[speaker].rect.contains(drawn)
        assert not drawn.colliderect(face)
    cards = [item.rect for item in presenter.layout.taken(seat)]
    assert len(cards) == has_card
    things = {
        "sign": large_city.sign,
        "obelisk": large_city.obelisk,
        "gauge": large_city.gauge.whole,
        "season": presenter.places.season,
    }
    things |= {f"caravan {at}": large_city.caravan(at) for at in range(caravans)}
    things |= {each.id: each.rect for each in presenter.targets() if each.id.startswith(f"plot.{seat}.")}
    things |= {f"card {at}": card for at, card in enumerate(cards)}
    assert not [name for name, rect in things.items() if drawn.colliderect(rect)]


@pytest.mark.parametrize(("size", "theme"), [((1080, 1920), "papyrus"), ((1280, 720), "contrast")])
def test_without_a_desert_the_words_are_over_the_log(size: tuple[int, int], theme: str) -> None:
    assert SaReTable(2, 0, size=size, theme=theme).presenter.speech(1) is None
