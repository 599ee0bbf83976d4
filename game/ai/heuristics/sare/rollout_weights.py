"""The weights of the rollout policy of Sa-Rê; `python -m tests.ai.tuning sa-re` finds such numbers by play.

Worth is told in resources, what a building brings in resources a season.
"""

from __future__ import annotations

SEASON = {
    "needed": 1.59,
    "stored": 0.52,
    "surplus": 0.21,
    "spill": 0.58,
    "dark": 0.63,
    "horus": 0.64,
    "palace": 0.37,
    "last": 0.43,
    "first": 0.13,
    "unpaid": 1.61,
    "winning": 1.24,
    "relief": 0.53,
    "caution": 1.56,
    "revolt": 3.97,
}
"""Stop or continue (R-5).

needed, stored, surplus  a resource that the own sites lack, one that can be stored, and one that can be neither
spill                    how many more than can be stored still count as stored
dark                     what darkness takes from the pool with a card, as a part of all
horus                    a Horus
palace                   the part of the chance of a revolt that a Palace leaves
last, first              the double card that the last or the first to stop gets, for every rival who still stands
unpaid                   to go on while stopping would leave one of the own sites unpaid
winning                  to stop when that pays all that fulfils the scenario
relief                   the gold that lowers the gauge
caution                  how much the resources at stake count against a revolt
revolt                   what a revolt costs beside them
"""
SITES = {
    "rounds": 5.85,
    "goal": 0.68,
    "goal_more": 1.11,
    "pyramid": 0.54,
    "pyramid_more": 3.69,
    "cover": 7.88,
    "trades": 1.72,
    "trades_again": 2.53,
    "warehouses": 0.33,
    "warehouses_again": 0.13,
    "masters": 0.41,
    "masters_again": 0.35,
    "library": 0.82,
    "gardens": 0.92,
    "palaces": 0.01,
    "temple": 0.14,
    "others": 0.2,
    "ports": 0.29,
    "tie": 3.11,
    "discount": 1.04,
    "price": 0.31,
    "least": -1.67,
    "purse": 7.09,
    "step": 4.68,
}
"""What a tile promises, and when it is launched (R-3).

rounds                              those of a usual game (R-11)
goal, pyramid                       a tile the scenario asks for, as a multiple of its price, and `_more` beside that
cover                               one more space covered (Scribe)
trades, warehouses, masters         what one brings
trades_again                        by how much less each further trade of a kind promises
warehouses_again, masters_again     what the third one brings
library … temple, others            what an administrative building brings by itself
ports                               what the Port brings where nobody asks for it (Scribe)
tie                                 an administrative building nobody asks for: it counts when several are done (R-9)
discount                            what a trade takes off each free space around it
price                               how much a price counts against what a tile promises
least                               a tile that promises less is launched only to fill what the Master builders manage
purse                               the resources that a season is trusted to bring
step                                the next step of the pyramid, when it is paid
"""
PLACES = {
    "near_price": 1.88,
    "near_trade": 1.11,
    "near_production": 0.21,
    "near_other": 0.12,
    "fresh": 2.06,
    "shared": 1.41,
    "trade_fresh": 1.83,
    "nile": 6.07,
    "berth": 2.5,
}
"""Where a tile goes.

near_price                        how much a lower price counts
near_trade                        every free space beside a trade
near_production, near_other       the same beside a Warehouse or Master builder, and beside all else, where it is a loss
fresh, shared                     a free space for a Warehouse or Master builder: gained (Scribe), lost (else)
trade_fresh                       a free space for a trade (Scribe)
nile                              what it costs to take one of the last spaces that the Port may need
berth                             the same for the only space where trades make the Port much cheaper
"""
KEPT = {"soon": 0.34, "due": 0.36, "token": 0.95, "spare": 0.46}
"""What is stored (R-8.4): for a site that lies, for the scenario, by a token (a loss: it comes again); what remains
over the room before caravans are chartered."""
ROLLOUT_WEIGHTS = {**SEASON, **SITES, **PLACES, **KEPT}
