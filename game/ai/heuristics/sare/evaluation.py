"""The value of a position of Sa-Rê: the number of rounds that every seat still needs."""

from __future__ import annotations

from typing import Final

from game.ai.heuristics.sare.features import SIZE, features
from game.ai.heuristics.sare.needs import rounds_to_go
from game.ai.heuristics.sare.rollout_weights import PLACES, ROLLOUT_WEIGHTS, SITES
from game.ai.heuristics.softmax import softmax
from game.ai.network import Networks, subject_of
from game.rules.sare import city, scoring
from game.rules.sare.state import OVER, SaReState
from game.rules.sare.tables import SCENARIOS, TILES, Tables


def taste(tile: str) -> str:
    """Return the name of the weight by which a personality overrates a tile."""
    return f"taste_{tile.replace('-', '_')}"


def in_scenario(name: str, scenario: str) -> str:
    """Return the name of what a scenario adds to the weight `name`, which is one for launching sites."""
    return f"{name}_in_{scenario.replace('-', '_')}"


LAUNCHING: Final = (*SITES, *map(taste, TILES))
"""The weights for launching sites, which differ by scenario."""
WEIGHTS: Final = {
    "income": 3.6,
    "trade": 0.85,
    "port": 0.7,
    "warehouse": 0.35,
    "balance": 0.4,
    "administrative": 0.06,
    "swing": 0.55,
    "drift": 0.09,
    "learned": 1.0,
    "hoard": 0.0,
    "counted": 1.0,
    "whim": 0.15,
    "shore": 0.0,
    "huddle": 0.0,
    "copies": 0.0,
    "mirror": 0.0,
    "follow": 0.0,
    **dict.fromkeys(map(taste, TILES), 0.0),
    **dict.fromkeys((in_scenario(name, scenario) for name in LAUNCHING for scenario in SCENARIOS), 0.0),
    **ROLLOUT_WEIGHTS,
}
"""The weights of the evaluation; the others are in `rollout_weights`.

income          resources that a season brings
trade, port     resources that their tokens add to it
warehouse       resources that every further Warehouse saves from being discarded
balance         the part of the resources of the wrong kind that still helps
administrative  rounds that a built administrative building is worth in a tie
swing, drift    the rounds by which luck separates two seats: in any case, and for each round still to come
learned         1: the network gives the shares; 0: the rounds still needed give them
hoard           the lead that a personality sees in every resource in store, and in room for one
counted         1: exact expectation orders the candidates at the question; 0: the short formula does
whim            resources by which a place may trail the best and still count as equally good
shore, huddle   the preference of a personality for a place by the Nile, or for every tile beside it, among equally good
                places; the random part spans 1
mirror          its preference for the place where the next seat has the same tile, among equally good places
follow          the resources by which it overrates going on while the next seat does, and stopping thereafter
copies          the resources by which it overrates a tile that the next seat has and it has not, when it launches sites
taste_…         the resources by which it overrates a tile then
…_in_SCENARIO   what a scenario adds to a weight for launching sites, a taste or one of SITES
"""


class Evaluation:
    """Evaluates positions by the numbers of one game."""

    __slots__ = ("launching", "networks", "places", "tables", "tastes", "weights")

    def __init__(self, tables: Tables, weights: dict[str, float]) -> None:
        self.tables = tables
        self.weights = weights
        self.places = tuple(weights[name] for name in PLACES)
        """The values of the weights PLACES, in their order."""
        self.launching = tuple(
            {name: weights[name] + weights[in_scenario(name, scenario)] for name in LAUNCHING} for scenario in SCENARIOS
        )
        """The weights LAUNCHING, by scenario."""
        self.tastes = tuple(tuple(known[taste(tile)] for tile in TILES) for known in self.launching)
        """The weights of the personality for the tiles, by scenario and type."""
        self.networks = Networks(SIZE)

    def shares(self, state: SaReState) -> list[float]:
        """Return the expected share of the victory of every seat, or its actual one once the game is over.

        With the network, any other position must be the start of a round.
        """
        seats = range(state.seats)
        if state.phase == OVER:
            won = scoring.winners(self.tables, state)
            return [1.0 / len(won) if seat in won else 0.0 for seat in seats]
        if self.weights["learned"]:
            network = self.networks[subject_of("sa-re", state.seats, SCENARIOS[state.scenario])]
            hopes, swing = [network.value(row) for row in features(self.tables, self.weights, state)], 1.0
        else:
            hopes = [-rounds_to_go(self.tables, self.weights, state, seat) for seat in seats]
            swing = self.weights["swing"] + self.weights["drift"] * max(0.0, -max(hopes))
        hoard = self.weights["hoard"] * swing
        if hoard:
            hopes = [hope + hoard * self._held(state, seat) for seat, hope in zip(seats, hopes, strict=True)]
        return softmax(hopes, swing)

    def _held(self, state: SaReState, seat: int) -> int:
        """Return the number of resources that `seat` has in store, and the room for them."""
        return sum(state.store[seat * 3 : seat * 3 + 3]) + city.room(self.tables, state, seat)
