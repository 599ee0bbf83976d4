"""What a first game of Sa-Rê explains, in this order where several things come up at once."""

from __future__ import annotations

from game.rules.core.game import View
from game.rules.sare.moves import (
    AT_BUILD,
    AT_MARKET,
    AT_PALACE,
    AT_QUESTION,
    AT_SETTLE,
    AT_SITES,
    AT_STORE,
    AT_TEMPLE,
    AT_TROUBLE,
    BARRACKS_PUSH,
    BUILD,
    CHARTER,
    PAY_GOLD,
    TEMPLE_LOOK,
)
from game.ui.boards.lessons import Lesson, Moment, both, from_round, kinds


def _at(*wanted: int) -> Moment:
    """Fit the decisions of these kinds."""
    return lambda view: bool(view.state.stack[-1][0] in wanted)


def _has_drawn(view: View) -> bool:
    """Fit once a card of the season was drawn."""
    return bool(view.state.drawn)


def _is_alone(view: View) -> bool:
    """Fit when nobody else is still in the season."""
    return bool(view.state.standing == 1 << view.viewer)


def _has_revolted(view: View) -> bool:
    """Fit when the viewer's workers revolted this season."""
    return bool(view.state.revolted >> view.viewer & 1)


def _uses_building(view: View) -> bool:
    """Fit when an administrative building can do something."""
    return any(move[0] in (BARRACKS_PUSH, TEMPLE_LOOK) for move in view.legal) or _reacts(view)


_sites, _question, _construction = _at(AT_SITES), _at(AT_QUESTION), _at(AT_BUILD)
_reacts = _at(AT_TEMPLE, AT_PALACE, AT_TROUBLE, AT_MARKET)
LESSONS = (
    Lesson("aim", "R-9", ("seat", "plot.me"), _at(AT_SETTLE)),
    Lesson("start", "R-2", ("plot.me",), _at(AT_SETTLE)),
    Lesson("help", "", ("tools",), _at(AT_SETTLE)),
    Lesson("sites", "R-3.1", ("tile",), _sites),
    Lesson("prices", "R-4", ("tile", "store.me"), _sites),
    Lesson("gauge", "R-3.2", ("gauge.me",), _sites),
    Lesson("season", "R-5.3", ("pool", "actions"), _question),
    Lesson("trouble", "R-7", ("gauge.me",), _question),
    Lesson("double", "R-5.1", ("double",), _question),
    Lesson("odds", "R-5.4", ("odds", "left"), both(_question, _has_drawn)),
    Lesson("gold", "R-5.3", ("store.me",), both(_has_drawn, kinds(PAY_GOLD))),
    Lesson("alone", "R-5.6", ("obelisk",), both(_question, _is_alone)),
    Lesson("building", "R-6", ("plot.me",), _uses_building),
    Lesson("revolt", "R-7", ("gauge.me", "gains.me"), both(_construction, _has_revolted)),
    Lesson("build", "R-8.1", ("plot.me", "gains.me", "store.me"), kinds(BUILD)),
    Lesson("caravans", "R-8.3", ("caravans.me",), kinds(CHARTER)),
    Lesson("store", "R-8.4", ("store.me",), _at(AT_STORE)),
    Lesson("round", "R-8.5", ("plot.me",), both(_sites, from_round(2))),
    Lesson("pyramid", "R-8.2", ("tile.1",), both(_sites, from_round(2))),
)
