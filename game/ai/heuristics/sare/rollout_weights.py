"""The weights of the rollout policy of Sa-Rê, tuned by play with `python -m tests.ai.tuning sa-re`.

Values are in resources; the value of a building is in resources per season.
"""

from __future__ import annotations

from typing import Final

SEASON: Final = {
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
"""The weights for stopping or continuing (R-5).

needed, stored, surplus  a resource that the seat's sites lack, one that can be stored, and one that can be neither
spill                    the number of resources beyond the room that still count as stored
dark                     the part of the pool that darkness takes with a card
horus                    a Horus
palace                   the part of the chance of a revolt that remains with a Palace
last, first              the double card for the last or the first to stop, for every rival still standing
unpaid                   going on while stopping would leave one of the seat's sites unpaid
winning                  stopping when that pays for everything the scenario needs
relief                   the gold that lowers the gauge
caution                  the weight of the resources at stake against a revolt
revolt                   the cost of a revolt beside them
"""
SITES: Final = {
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
"""The weights for the promise of a tile, and for the time to launch it (R-3).

rounds                              the rounds of a usual game
goal, pyramid                       a tile that the scenario needs, as a multiple of its price, plus `_more`
cover                               one more space covered (Scribe)
trades, warehouses, masters         the income from one
trades_again                        the deduction for each further trade of a kind
warehouses_again, masters_again     the income from the third one
library … temple, others            the income from an administrative building by itself
ports                               the income from the Port where the scenario does not need it (Scribe)
tie                                 an administrative building that is not needed: it counts in a tie (R-9)
discount                            the discount of a trade on each free space around it
price                               the weight of the price against the promise of a tile
least                               the promise below which a tile is launched only to use the Master Builders
purse                               the resources that a season is expected to bring
step                                the next step of the pyramid, once paid for
"""
PLACES: Final = {
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
"""The weights for the value of the places for a tile.

near_price                        the weight of a lower price
near_trade                        every free space beside a trade
near_production, near_other       the loss by each beside a Warehouse or Master Builder, and beside any other tile
fresh, shared                     a free space for a Warehouse or Master Builder: gained (Scribe), lost (else)
trade_fresh                       a free space for a trade (Scribe)
nile                              the cost of taking one of the last spaces that the Port may need
berth                             the same for the only space where trades make the Port much cheaper
"""
KEPT: Final = {"soon": 0.34, "due": 0.36, "token": 0.95, "spare": 0.46}
"""The weights for the resources to store (R-8.4).

soon   a resource for a launched site
due    a resource for the scenario
token  a resource stored with a token: a loss, because the token comes again
spare  the number of resources beyond the room from which on caravans are chartered
"""
ROLLOUT_WEIGHTS: Final = {**SEASON, **SITES, **PLACES, **KEPT}
