"""Zones: their names and their owners."""

from __future__ import annotations

import pytest

from game.rules.core.universe import NO_OWNER, Zone, owned
from tests.rules.zones import zone_called


def test_a_zone_of_a_seat_is_named_by_its_kind_and_its_owner() -> None:
    zones = (Zone("deck"), *owned("hand", 2))
    assert [zone.name for zone in zones] == ["deck", "hand.0", "hand.1"]
    assert [zone.owner for zone in zones] == [NO_OWNER, 0, 1]
    assert zone_called(zones, "hand.1") == 2


def test_a_zone_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match=r"no zone is called 'hand\.2'"):
        zone_called(owned("hand", 2), "hand.2")
