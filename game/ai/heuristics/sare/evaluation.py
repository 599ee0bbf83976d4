"""What a position of Sa-Rê is worth: how many rounds every seat still needs."""

from __future__ import annotations

from game.ai.heuristics.sare.features import SIZE, features
from game.ai.heuristics.sare.pace import rounds_to_go
from game.ai.heuristics.sare.rollout_weights import PLACES, ROLLOUT_WEIGHTS
from game.ai.heuristics.softmax import softmax
from game.ai.learned import Networks, subject_of
from game.rules.sare import city, scoring
from game.rules.sare.state import OVER, SaReState
from game.rules.sare.tables import SCENARIOS, Tables

WEIGHTS = {
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
    **ROLLOUT_WEIGHTS,
}
"""What counts how much; the rest is said in `rollout_weights`.

income          resources a season brings
trade, port     what their tokens add to it
warehouse       what every further Warehouse saves from being discarded
balance         how much of the resources of the wrong kind still helps
administrative  rounds that a built administrative building is worth in a tie
swing, drift    how far two seats drift apart by luck: always, and for each round still to go
learned         1: what self-play has taught tells the shares; 0: the rounds to go do
hoard           how far ahead every resource in store, and room for one, seems to put a seat: a matter of character
counted         1: the candidates at the question are in the order that counting out recommends; 0: by the short formula
whim            resources by which a place may be worse than the best and pass for as good
shore, huddle   how much a place by the Nile, or every tile beside it, is liked among those as good: the whole of chance
                is 1; a matter of character
"""


class Evaluation:
    """Weighs positions for one table of numbers."""

    __slots__ = ("networks", "places", "tables", "weights")

    def __init__(self, tables: Tables, weights: dict[str, float]) -> None:
        self.tables = tables
        self.weights = weights
        self.places = tuple(weights[name] for name in PLACES)
        """The weights of the places, in their order."""
        self.networks = Networks(SIZE)

    def shares(self, state: SaReState) -> list[float]:
        """Return the expected share of the victory of every seat; what was learned holds at the start of a round."""
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
        """Return how many resources `seat` has in store, and for how many there is room."""
        return sum(state.store[seat * 3 : seat * 3 + 3]) + city.room(self.tables, state, seat)
