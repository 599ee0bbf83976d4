"""The weights of the rollout policy of Sa-Rê, tuned by play with `python -m tests.ai.tuning`.

Values are in resources; the value of a building is in resources per season.
"""

from __future__ import annotations

from typing import Final

SEASON: Final = {
    "needed": 2.34,
    "stored": 0.61,
    "surplus": 0.2,
    "spill": 0.55,
    "dark": 0.87,
    "horus": 0.69,
    "palace": 0.4,
    "last": 0.49,
    "first": 0.14,
    "unpaid": 1.91,
    "winning": 1.23,
    "relief": 0.56,
    "caution": 1.39,
    "revolt": 4.47,
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
    "rounds": 7.16,
    "goal": 0.55,
    "goal_more": 1.17,
    "pyramid": 0.43,
    "pyramid_more": 3.72,
    "cover": 8.1,
    "trades": 0.56,
    "trades_again": 3.95,
    "warehouses": 0.35,
    "warehouses_again": 0.14,
    "masters": 0.34,
    "masters_again": 0.36,
    "library": 1.76,
    "gardens": 0.42,
    "palaces": 0.02,
    "temple": 0.15,
    "others": 0.21,
    "ports": 0.31,
    "tie": 2.78,
    "discount": 1.02,
    "price": 0.14,
    "least": -1.76,
    "purse": 5.61,
    "step": 4.73,
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
    "near_price": 1.57,
    "near_trade": 1.09,
    "near_production": 0.21,
    "near_other": 0.12,
    "fresh": 2.06,
    "shared": 1.36,
    "trade_fresh": 1.94,
    "nile": 5.86,
    "berth": 2.28,
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
KEPT: Final = {"soon": 0.33, "due": 0.35, "token": 0.91, "spare": 0.47}
"""The weights for the resources to store (R-8.4).

soon   a resource for a launched site
due    a resource for the scenario
token  a resource stored with a token: a loss, because the token comes again
spare  the number of resources beyond the room from which on caravans are chartered
"""
IN_SCENARIOS: Final = {
    "rounds_in_scribe": 1.8,
    "trades_in_scribe": 0.14,
    "rounds_in_first_pyramid": -1.6,
    "discount_in_first_pyramid": -0.22,
}
"""What a scenario adds to SITES: trades cover spaces for the Scribe too, and the first pyramid is soon built."""
ROLLOUT_WEIGHTS: Final = {**SEASON, **SITES, **PLACES, **KEPT, **IN_SCENARIOS}
