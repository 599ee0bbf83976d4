# Why a move is refused in Sobek: 2 Players.
refuse-duel-unknown = That is no move of this game.
refuse-duel-over = The game is over.
refuse-duel-turn = It is time for one of the three actions: take a tile, sell a set or play a character.
refuse-duel-first-turn = The first turn takes one of the four tiles in the centre, and nothing else.
refuse-duel-refill-final = The market was refilled for a take: now take one of the tiles in the centre.
refuse-duel-finger = The Finger points at a tile: take that one, and nothing else.
refuse-duel-icon-first = First decide whether to keep the tile or to exchange it for a Deben.
refuse-duel-turn-first = First turn the Ankh.
refuse-duel-pirogue-first = First use one of the Pirogues.
refuse-duel-vizier-first = First take a tile from the opponent’s corruption.
refuse-duel-scribe-first = First put the tiles the Scribe demands under your corruption.

refuse-duel-no-square = There is no such square on the market.
refuse-duel-ankh-there = The Ankh stands on that square.
refuse-duel-empty-square = No tile lies there.
refuse-duel-off-line = The Ankh does not point at that tile.
refuse-duel-centre-only = Only the tiles in the centre can be taken now.
refuse-duel-no-icon = Only a tile with a Deben icon can be exchanged, right after it was taken from the market.
refuse-duel-pile-empty = The pile is empty, so the market cannot be refilled.
refuse-duel-line-not-empty = The market is refilled only when the Ankh points at no tile.
refuse-duel-no-orientation = The Ankh cannot be turned that way.
refuse-duel-face-a-tile = Turn the Ankh towards a tile, as there is one it can point at.

refuse-duel-no-family = Sets are of cattle, fish, wheat, marble, ebony or ivory; wild tiles join one of them.
refuse-duel-not-in-hand = That is not in your hand.
refuse-duel-one-family = All tiles must be of one family, or wild.
refuse-duel-set-small =
    { $count ->
        [one] A set takes { $needed } tiles at least; this is one.
       *[other] A set takes { $needed } tiles at least; these are { $count }.
    }
refuse-duel-set-needs-goods = A set of a new family needs a goods tile of that family; wild tiles and characters are not enough.

refuse-duel-not-a-character = Only characters can be played.
refuse-duel-must-apply = This has an effect, so it must be applied: choose on what.
refuse-duel-no-target = There is nothing this could be applied to.
refuse-duel-wrong-target = It cannot be applied to that.
refuse-duel-no-such-back = The opponent holds no tile with that back.
refuse-duel-set-not-sold = You have sold no set of that family.
refuse-duel-too-many =
    { $most ->
        [one] The Courtesan adds one tile.
       *[other] The Courtesan adds { $most } tiles at most.
    }
refuse-duel-pirogue-gone = That Pirogue is not among those you may use.
refuse-duel-scarabs-set = Scarabs lie on a set you have sold, of cattle, fish or wheat.
refuse-duel-not-in-corruption = That tile is not in the opponent’s corruption.
refuse-duel-scribe-count =
    { $count ->
        [one] The Scribe demands one tile.
       *[other] The Scribe demands { $count } tiles.
    }
