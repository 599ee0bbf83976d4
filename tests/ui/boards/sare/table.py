"""A table of Sa-Rê that a test can bring to a position."""

from __future__ import annotations

from game.rules.core.bits import mask_of
from game.rules.core.game import Refusal
from game.rules.sare import city, moves
from game.rules.sare.state import CONSTRUCTION, SaReState
from game.rules.sare.tables import FACES, TILES
from game.ui.boards.sare.presenter import SarePresenter
from tests.ui.tables import Table


class SaReTable(Table):
    """A table of Sa-Rê; its AIs decide only if `ais_think`."""

    def __init__(self, people: int, ais: int, *, ais_think: bool = False, **settings: object) -> None:
        super().__init__(people, ais, game="sa-re", **settings)  # type: ignore[arg-type]
        if not ais_think:
            self.scene.mode.controller.thinking = None

    @property
    def presenter(self) -> SarePresenter:
        """The presenter of the game."""
        presenter = self.scene.presenter
        assert isinstance(presenter, SarePresenter)
        return presenter

    @property
    def state(self) -> SaReState:
        """The true state of the game; after changing it a test says so with `look_as`."""
        state = super().state
        assert isinstance(state, SaReState)
        return state

    def submit(self, *wanted: moves.Move) -> None:
        """Let whoever is to move make these moves."""
        for move in wanted:
            done = self.match.submit(self.match.to_move, move, self.match.ply)
            assert not isinstance(done, Refusal), (move, done)

    def lay_starting_tiles(self) -> None:
        """Put all starting tiles on the first space."""
        while self.match.view(self.match.to_move).state.round == 0:
            self.submit((moves.SETTLE, 0))

    def add(self, seat: int, tile: str, space: int, *, is_site: bool = False) -> None:
        """Lay a tile in a city, as if it had been built in an earlier round."""
        city.put(self.state, seat, TILES.index(tile), space, site=is_site)
        city.refill(self.state, seat, None)

    def start_season(self) -> None:
        """Let everybody be ready for the season."""
        for _ in range(self.state.seats):
            self.submit((moves.READY,))

    def discard(self, face: str) -> None:
        """Lay all cards of a face on the discard, as if everybody had seen them; the viewers' counts do not change."""
        state, tables = self.state, self.presenter.tables
        cards = [card for card in tables.season_cards if FACES[tables.faces[card]] == face]
        unseen = [*state.removed, *state.shoe]
        lying = mask_of(cards) & mask_of(unseen)
        state.removed, *_ = ([card] for card in unseen if card not in cards)
        state.shoe = sorted(set(unseen) - {*cards, *state.removed})
        state.discard |= lying
        state.seen |= lying

    def build_with(self, gains: tuple[int, int, int, int]) -> int:
        """Let the first player build with these gains and empty Warehouses; return that seat."""
        state = self.state
        seat = state.first
        state.phase, state.standing, state.stack = CONSTRUCTION, 0, [(moves.AT_BUILD, seat)]
        state.store[seat * 3 : seat * 3 + 3] = [0, 0, 0]
        state.gains[seat * 4 : seat * 4 + 4] = list(gains)
        self.look_as(seat)
        return seat

    def drain(self) -> None:
        """Let everything that happened be shown."""
        self.tick(times=60)
