# Why a move is refused in Sobek: 2 Players.
refuse-duel-unknown = That’s not a move in this game.
refuse-duel-over = The game is over.
refuse-duel-turn = Choose one of the three actions: take a tile, sell a set or play a character.
refuse-duel-first-turn = On the first turn you must take one of the four centre tiles.
refuse-duel-refill-final = You refilled the market to take a tile: now take one of the centre tiles.
refuse-duel-finger = The Finger is on a tile: you must take that one.
refuse-duel-icon-first = First decide: keep the tile or trade it for a Deben.
refuse-duel-turn-first = First turn the Ankh.
refuse-duel-pirogue-first = First use one of the Pirogues.
refuse-duel-vizier-first = First take a tile from your opponent’s corruption.
refuse-duel-scribe-first = First move the tiles the Scribe demands to your corruption.

refuse-duel-no-square = There is no such square in the market.
refuse-duel-ankh-there = The Ankh is on that square.
refuse-duel-empty-square = There is no tile on that square.
refuse-duel-off-line = That tile is not on the Ankh’s line.
refuse-duel-centre-only = You can only take centre tiles now.
refuse-duel-no-icon = Only a tile with a Deben icon can be traded, right after you take it from the market.
refuse-duel-pile-empty = The draw pile is empty, so the market can’t be refilled.
refuse-duel-line-not-empty = You can only refill the market when the Ankh’s line is empty.
refuse-duel-no-orientation = The Ankh can’t be turned that way.
refuse-duel-face-a-tile = The Ankh must point at a tile if it can: choose another direction.

refuse-duel-no-family = A set must be cattle, fish, wheat, marble, ebony or ivory; wild tiles can only join one of those.
refuse-duel-not-in-hand = That’s not in your hand.
refuse-duel-one-family = A set must be of one family; only wild tiles may join it.
refuse-duel-set-small = A set needs at least { $needed } tiles; you have chosen { $count }.
refuse-duel-set-needs-goods = A new set needs at least one goods tile of its family; wild tiles and characters are not enough.

refuse-duel-not-a-character = Only characters can be played for a power.
refuse-duel-must-apply = This has an effect, so you must use it: choose a target.
refuse-duel-no-target = There is no target for this.
refuse-duel-wrong-target = That’s not a valid target.
refuse-duel-no-such-back = Your opponent holds no tile with that back.
refuse-duel-set-not-sold = You have no set of that family.
refuse-duel-too-many = { $most ->
    [one] The Courtesan adds 1 tile.
   *[other] The Courtesan adds at most { $most } tiles.
}
refuse-duel-pirogue-gone = That Pirogue is not available.
refuse-duel-scarabs-set = { pirogue-scarabs } can only go on a cattle, fish or wheat set you have sold.
refuse-duel-not-in-corruption = That tile is not in your opponent’s corruption.
refuse-duel-scribe-count = { $count ->
    [one] Choose exactly 1 tile for your corruption.
   *[other] Choose exactly { $count } tiles for your corruption.
}
