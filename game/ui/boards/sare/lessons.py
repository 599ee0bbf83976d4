"""The tips of a first game of Sa-Rê, in order of precedence."""

from __future__ import annotations

from game.rules.core.game import View
from game.rules.sare import moves
from game.rules.sare.state import SaReState
from game.rules.sare.tables import HORUS, PYRAMID
from game.ui.boards.kit.lessons import Area, Lesson, Mine, both, decision, kinds
from game.ui.boards.kit.values import SeatPanel
from game.ui.boards.sare.targets import Caravans, Fixture, Gains, Obelisk, Plot, SeatGauge, Stack, Store, Unseen


def _has_drawn(view: View[SaReState]) -> bool:
    """Fit once a card of the season was drawn."""
    return bool(view.state.drawn)


def _is_alone(view: View[SaReState]) -> bool:
    """Fit when nobody else is still in the season."""
    return bool(view.state.standing == 1 << view.viewer)


def _has_drawn_some(view: View[SaReState]) -> bool:
    """Fit once a few cards of the season were drawn."""
    return bool(view.state.drawn >= 3)


def _is_dark(view: View[SaReState]) -> bool:
    """Fit while the darkness lasts."""
    return bool(view.state.dark)


def _has_grown(view: View[SaReState]) -> bool:
    """Fit once a black cube lies on the viewer's gauge."""
    return bool(view.state.growth[view.viewer])


def _has_revolted(view: View[SaReState]) -> bool:
    """Fit when the viewer's workers revolted this season."""
    return bool(view.state.revolted >> view.viewer & 1)


def _uses_building(view: View[SaReState]) -> bool:
    """Fit when an administrative building can do something."""
    return _acts(view) or _reacts(view)


def _has_played_a_round(view: View[SaReState]) -> bool:
    """Fit from the second round on."""
    return view.state.round >= 2


_start, _sites = decision(moves.AT_SETTLE), decision(moves.AT_SITES)
_question, _construction = decision(moves.AT_QUESTION), decision(moves.AT_BUILD)
_acts = kinds(moves.BARRACKS_PUSH, moves.TEMPLE_LOOK)
_reacts = decision(moves.AT_TEMPLE, moves.AT_PALACE, moves.AT_TROUBLE, moves.AT_MARKET)
LESSONS = (
    Lesson("aim", "R-9", (SeatPanel, Mine(Plot)), _start),
    Lesson("start", "R-2", (Mine(Plot),), _start),
    Lesson("help", "", (Area.TOOLS,), _start),
    Lesson("sites", "R-3.1", (Stack,), _sites),
    Lesson("prices", "R-4", (Stack, Mine(Store)), _sites),
    Lesson("gauge", "R-3.2", (Mine(SeatGauge),), _sites),
    Lesson("season", "R-5.3", (Fixture.POOL, Area.ACTIONS), _question),
    Lesson("trouble", "R-7", (Mine(SeatGauge),), _question),
    Lesson("double", "R-5.1", (Fixture.DOUBLE,), _question),
    Lesson("odds", "R-5.4", (Fixture.ODDS, Unseen), both(_question, _has_drawn)),
    Lesson("horus", "R-5.4", (Unseen(HORUS), Area.ACTIONS), both(_question, _has_drawn_some)),
    Lesson("dark", "R-5.4", (Fixture.DARK,), both(_question, _is_dark)),
    Lesson("gold", "R-5.3", (Mine(Store),), both(_has_drawn, kinds(moves.PAY_GOLD))),
    Lesson("alone", "R-5.6", (Obelisk,), both(_question, _is_alone)),
    Lesson("building", "R-6", (Mine(Plot),), _uses_building),
    Lesson("revolt", "R-7", (Mine(SeatGauge), Mine(Gains)), both(_construction, _has_revolted)),
    Lesson("build", "R-8.1", (Mine(Plot), Mine(Gains), Mine(Store)), kinds(moves.BUILD)),
    Lesson("caravans", "R-8.3", (Mine(Caravans),), kinds(moves.CHARTER)),
    Lesson("store", "R-8.4", (Mine(Store),), decision(moves.AT_STORE)),
    Lesson("round", "R-8.5", (Mine(Plot),), both(_sites, _has_played_a_round)),
    Lesson("pyramid", "R-8.2", (Stack(PYRAMID),), both(_sites, _has_played_a_round)),
    Lesson("growth", "R-8.6", (Mine(SeatGauge),), both(_sites, _has_grown)),
)
