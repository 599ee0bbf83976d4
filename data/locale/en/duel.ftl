# What the table of the duel says: pieces in sentences, questions, buttons, explanations, the scoring.

duel-pirogues-left = Pirogues left: { $pirogues }
duel-status = { $pile ->
    [0] Draw pile empty · { duel-pirogues-left }
   *[other] { duel-pirogues-left }
}
duel-end-reason = Game over: { $name } has no legal action

# Pieces in a sentence
duel-statues = Statues
duel-wild = wild
duel-statue = { $count ->
    [one] a Statue
   *[other] { $count } Statues
}
duel-deben-of = Deben worth { $value }
duel-deben = { $count ->
    [one] a Deben worth { $value }
   *[other] { $count } Deben worth { $value } each
}
duel-hidden-black = { $count ->
    [one] a black-backed tile
   *[other] { $count } black-backed tiles
}
duel-hidden-grey = { $count ->
    [one] a grey-backed tile
   *[other] { $count } grey-backed tiles
}
duel-hidden-red = { $count ->
    [one] a face-down character
   *[other] { $count } face-down characters
}
duel-hidden-pirogue = { $count ->
    [one] a Pirogue
   *[other] { $count } Pirogues
}
duel-hidden-deben = { $count ->
    [one] a Deben
   *[other] { $count } Deben
}
duel-back-black = black
duel-back-grey = grey
duel-back-red = red
duel-back-pirogue = Pirogue
duel-back-deben = Deben
duel-direction-level = horizontally
duel-direction-upright = vertically
duel-direction-rising = diagonally (↗)
duel-direction-falling = diagonally (↘)

# Moves in words
say-duel-take = Take { $piece }
say-duel-take-turning = Take { $piece } and turn the Ankh { $direction }
say-duel-take-at = Take { $piece } (row { $row }, column { $column })
say-duel-exchange = Trade the tile for a Deben
say-duel-keep = Keep the tile
say-duel-refill = Refill the market
say-duel-sell = Sell { $family }: { $pieces }
say-duel-turn = Turn the Ankh { $direction }
say-duel-pick = Take { $piece }
say-duel-discard = To corruption: { $pieces }
say-duel-play = Play the { $name }
say-duel-play-on = Play the { $name } → { $target }
say-duel-play-steal = Play the { $name }: { $back } back
say-duel-play-add = Play the { $name }: add { $pieces } to { $family }
say-duel-use = Use the { $name } Pirogue
say-duel-use-on = Use the { $name } Pirogue → { $target }
# Moves within a sentence
phrase-duel-take = Take { $piece }
answer-duel-take = { phrase-duel-take }
phrase-duel-sell = Sell { $family }{ $statues ->
    [0] {""}
    [one] {" "}with a Statue
   *[other] {" "}with { $statues } Statues
}
phrase-duel-sell-alone = { $family }{ $statues ->
    [0] {""}
    [one] {" "}with a Statue
   *[other] {" "}with { $statues } Statues
}
answer-duel-sell = { phrase-duel-sell }
phrase-duel-play = Play the { $name }
phrase-duel-play-alone = the { $name }
phrase-duel-use = Use the { $name } Pirogue
phrase-duel-use-alone = the { $name } Pirogue
phrase-duel-refill = Refill the market
phrase-duel-exchange = Trade the tile for a Deben
phrase-duel-keep = Keep the tile

# Foreseen replies, as clauses of a hint
reply-duel-take = { $name } takes { $piece }
reply-duel-take-hidden = { $name } takes a face-down tile
reply-duel-sell = { $name } sells { $family }
reply-duel-refill = { $name } refills the market
reply-duel-play = { $name } plays a character
forecast-duel = Projected final score: { $mine }–{ $theirs }.
forecasts-duel = Projected final score: { $mine }–{ $theirs }; as played: { $own }–{ $others }.

# Buttons
offer-duel-refill = Refill the market
offer-duel-refill-note = then take a tile
about-duel-refill = New tiles arrive; you take one from the centre. You can’t sell a set or play a character this turn, and you can’t undo this.
offer-duel-suggest = Sell { $count } { $family }…
offer-duel-sell = Sell { $count } { $family }
offer-duel-sell-into = Add { $count } { $family } to your set
offer-duel-add = Add { $count } { $family }
offer-duel-add-into = Add { $count } to your { $family } set
offer-duel-worth = { $tiles } × { $scarabs } = { $points }
offer-duel-worth-more = { $tiles } × { $scarabs } = { $points }  (+{ $gain })
said-duel-worth = { $tiles } tiles × { $scarabs ->
    [one] 1 scarab
   *[other] { $scarabs } scarabs
} = { $points ->
    [one] 1 point
   *[other] { $points } points
}
said-duel-worth-more = { said-duel-worth }, { $gain } more
offer-duel-note-pirogue = { $count ->
    [one] the last Pirogue
   *[other] 1 of { $count } Pirogues
}
about-duel-sale = Then you look at the Pirogues and choose one. You can’t undo this.
offer-duel-too-few = { $count } of { $least } tiles chosen
offer-duel-play = Play the { $name }…
offer-duel-note-queen = draw 3 tiles
offer-duel-note-vizier = 1 tile from your opponent’s corruption
offer-duel-note-thief = steal a random tile
offer-duel-note-merchant = any tile, no corruption
offer-duel-note-high-priest = remove a family from corruption
offer-duel-note-high-priestess = remove a family from corruption
offer-duel-note-courtesan = add 1 or 2 tiles to a set
offer-duel-note-scribe = your opponent keeps only 6 tiles
offer-duel-note-architect = use a spare Pirogue
offer-duel-power = Play the { $name }
offer-duel-power-note = removed from the game
offer-duel-waste = Play the { $name } anyway
offer-duel-put-back = Clear selection
offer-duel-clear = Cancel
offer-duel-other-token = Another Pirogue
offer-duel-becomes = { $before } → { $points }
offer-duel-bless = Your { $family } set
offer-duel-steal = A { $back }-backed tile
offer-duel-purge = { $family }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
offer-duel-discard = Move to corruption
offer-duel-discard-note = { $chosen } of { $count }

# Questions
prompt-duel-turn = Take from the Ankh’s line{ $also ->
    [sell] {" "}or sell a set
    [play] {" "}or play a character
    [both] {","} sell a set, or play a character
   *[none] {""}
}.
prompt-duel-pyramid = Extra turn. You may take from any of the four lines.
prompt-duel-pyramid-empty = Extra turn. A line is empty: you may also refill the market.
prompt-duel-empty-line = Empty line: refill and take{ $also ->
    [sell] {","} or sell a set
    [play] {","} or play a character
    [both] {","} sell a set or play a character
   *[none] {""}
}.
prompt-duel-no-take = Nothing left to take: { $also ->
    [sell] sell a set
    [play] play a character
   *[both] sell a set or play a character
}.
prompt-duel-finger = The Finger is on a tile: you must take that tile.
prompt-duel-centre = Market refilled. Take one of the centre tiles.
prompt-duel-opening = You go first. Take one of the four centre tiles.
prompt-duel-facing = A character! Choose where the Ankh points.
prompt-duel-berth = Set sold. { $count ->
    [one] Take the last Pirogue.
   *[other] Choose a Pirogue.
}
prompt-duel-drawn = The Architect draws three spare Pirogues. Choose one.
prompt-duel-vizier = Take one tile from { $name }’s corruption.
prompt-duel-scribe = { $name }’s Scribe: move { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} to your corruption.
prompt-duel-icon = Keep this tile, or trade it for a Deben?
prompt-duel-power-or-sale = Play this character, or add tiles to sell.
prompt-duel-choosing = { $count ->
    [one] 1 tile chosen. Add more of its family, or Statues.
   *[other] { $count } tiles chosen. Add more of the family, or Statues.
}
prompt-duel-selling = { $count } tiles chosen. Add more, or sell.
prompt-duel-chosen = { $count } tiles chosen. Sell them?
prompt-duel-put-finger = Put the Finger on the tile your opponent must take.
prompt-duel-put-scarabs = Which of your sets gets { pirogue-scarabs }?
prompt-duel-thief = Steal a random tile from { $name }: choose a back.
prompt-duel-merchant = Take any tile from the market. The Ankh doesn’t move.
prompt-duel-high-priest = Which family do you remove from your corruption?
prompt-duel-high-priestess = Which family do you remove from your corruption?
prompt-duel-courtesan = Choose 1 or { $most } tiles to add to one of your sets.
prompt-duel-idle = No effect: you’d lose the { $name } for nothing.

# The sheet over the market
tray-duel-berth = { $count ->
    [one] Take the last Pirogue
   *[other] Choose a Pirogue
}
tray-duel-drawn = Choose one of the three Pirogues
tray-duel-pile = { $name }’s corruption
tray-duel-icon = Tile or Deben?
tray-duel-alike = { $name } ×{ $count }
tray-duel-idle = no effect
tray-duel-scarabs = { $family }: +{ $points } points now
tray-duel-mummy = { $count ->
    [one] { $count } tile back to your hand
   *[other] { $count } tiles back to your hand
}
tray-duel-finger = { $count ->
    [one] up to { $count } tile to your opponent’s corruption
   *[other] up to { $count } tiles to your opponent’s corruption
}
tray-duel-peek = See the market
tray-duel-keep = Keep the tile
tray-duel-keep-note = You will have { $count } { $family }.
tray-duel-exchange = Draw a Deben
tray-duel-exchange-note = The tile leaves the game. A Deben is worth { $low }–{ $high } points ({ $mean } on average).

preview-duel-count = { $before } → { $after } in hand

panel-duel-points = { $points }
panel-duel-hidden = + ?
panel-duel-corruption = { $snakes ->
    [0] { $under }
   *[other] { $under }+{ $snakes }
}

# What things say of themselves
about-duel-goods = { $scarabs ->
    [0] No scarabs, but it still adds a tile to the set.
    [one] 1 scarab.
   *[other] { $scarabs } scarabs.
}
about-duel-kin = The game has { $count } { $family } tiles and { $people ->
    [one] 1 character
   *[other] { $people } characters
} of this family.
about-duel-seen = Already seen
about-duel-statue = Wild: counts as any family in a set, but can’t start one. The game has { $count } Statues.
about-duel-mark = Taking it turns the Ankh <b>{ $direction }</b>.
about-duel-icon = <icon:deben> May be traded for a Deben when taken.
about-duel-character = In a set it counts as { $family }, without its power.
about-duel-wild-character = In a set it is wild, like a Statue, without its power.
about-duel-face-down = Face-down character
about-duel-face-down-text = Nobody knows which one. The player who takes it sees it and turns the Ankh as they like.
about-duel-passed = <danger>{ $count ->
    [one] 1 tile to your corruption:
   *[other] { $count } tiles to your corruption:
}</danger> { $pieces }.
about-duel-left = { $count ->
    [0] Leaves { $name } an <b>empty line</b>.
   *[other] Leaves { $name }: { $pieces }.
}
about-duel-left-unless = { $count ->
    [0] Unless you get another turn, this leaves { $name } an <b>empty line</b>.
   *[other] Unless you get another turn, this leaves { $name }: { $pieces }.
}
about-duel-own-deben = Points at the end of the game. Only you can see the value.
about-duel-ankh = The Ankh
about-duel-ankh-off = Waits beside the market until somebody takes a centre tile.
about-duel-ankh-open = Waiting to be turned.
about-duel-ankh-line = Points <b>{ $direction }</b>. { $count ->
    [0] No tile on its line: to take one, refill the market first.
   *[other] On its line: { $pieces }.
}
about-duel-turn = { $direction }
about-duel-icon-title = Tile or Deben
about-duel-icon-choice = Keep the tile, or remove it from the game and draw a Deben. Either way, the Ankh has turned and passed-over tiles are corruption.
about-duel-pile = Draw pile
about-duel-pile-text = { $count ->
    [0] Empty: the market can’t be refilled. If the Ankh’s line is empty, nobody can take a tile.
   *[other] { $count ->
        [one] 1 tile left.
       *[other] { $count } tiles left.
    } Refills the market when a player wants to take a tile and the Ankh’s line is empty.
}
about-duel-bag = Deben bag
about-duel-bag-text = { $count ->
    [0] Empty: there are no Deben left to draw.
   *[other] { $count } Deben left. Possible values:
}
about-duel-pirogues = Pirogues
about-duel-pirogues-text = { $count ->
    [0] None left: a sale no longer earns one.
    [one] 1 left: the next sale uses it.{ $known ->
        [0] {""}
       *[other] {" "}You have seen it.
    }
   *[other] { $count } left. Every sale uses one. { $known ->
        [0] You see them when you sell.
       *[other] You have seen them.
    }
}
about-duel-pirogues-left = Left
about-duel-pirogues-used = Used
about-duel-finger = This tile must be taken next.
about-duel-seat = Sets { $sets }, Pirogues { $pirogues }, Deben { $deben }{ $hidden ->
    [0] {""}
    [one] {" "}plus 1 you haven’t seen
   *[other] {" "}plus { $hidden } you haven’t seen
}. { $held ->
    [0] No tiles
    [one] 1 tile
   *[other] { $held } tiles
} in hand.
about-duel-set-title = { $name }: { $family } set
about-duel-set-none = No set of this family yet.
about-duel-set = { $tiles } tiles × { $scarabs ->
    [one] { $scarabs } scarab
   *[other] { $scarabs } scarabs
} = <b>{ $points }</b>{ $blessed ->
    [0] {""}
   *[other] {" "}(with Two Scarabs)
}
about-duel-corruption-title = { $name }’s corruption
about-duel-corruption = { $count ->
    [0] No tiles
    [one] 1 tile
   *[other] { $count } tiles
}{ $snakes ->
    [0] .
   *[other] , plus { $snakes } from Snakes.
} At the end the less corrupt player draws Deben.
about-duel-own-corruption = { $count ->
    [0] No tiles
    [one] 1 tile
   *[other] { $count } tiles
}{ $snakes ->
    [0] .
   *[other] , plus { $snakes } from Snakes.
} Your opponent needs a Vizier to see it.
about-duel-balance = { $difference ->
    [0] As it stands, both are equally corrupt and nobody would draw Deben.
   *[other] As it stands, { $name } has { $difference } less corruption and would draw { $coins } Deben.
}
about-duel-deben-title = { $name }’s Deben
about-duel-deben = { $count } Deben{ $known ->
    [0] {""}
    [one] , worth { $points }
   *[other] , worth { $points } together
}. Revealed at the end of the game.
about-duel-backs-title = { $name }’s hand
about-duel-backs = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} with a { $back } back.
about-duel-backs-red = { $count ->
    [one] 1 character.
   *[other] { $count } characters.
}

share-duel-market = market
share-duel-hand = your hand
share-duel-corruption = your corruption
share-duel-rival-hand = { $name }’s hand
share-duel-rival-corruption = { $name }’s corruption
share-duel-sets = in sets
share-duel-out = out of the game
share-duel-pile = draw pile
share-duel-scarabs = scarabs unseen
share-duel-characters = characters
share-duel-pirogues = Pirogues
share-duel-berths = left
share-duel-used = used

# The scoring
score-duel-title = Game over: { $name } has no legal action
score-duel-sum = Sets, Deben, Pirogues
score-duel-none = –
score-duel-nothing-removed = No unsold sets
score-duel-removed = { $count ->
    [one] 1 unsold tile removed
   *[other] { $count } unsold tiles removed
}
score-duel-weight = ({ $count })
score-duel-corruption = Corruption: { $before }{ $left ->
    [0] {""}
   *[other] {" "}+ { $left } in hand
}{ $snakes ->
    [0] {""}
   *[other] {" "}+ { $snakes } from Snakes
}
score-duel-no-bonus = No Deben for low corruption
score-duel-bonus = { $difference } less: { $count ->
    [one] draws 1 Deben
   *[other] draws { $count } Deben
}
score-duel-set = { $family }: { $tiles } × { $scarabs }
score-duel-deben = { $count } Deben
score-duel-pirogues = Pirogues
score-duel-corruption-total = Corruption { $count }
score-duel-verdict = { $name } wins { $points }–{ $other }.
score-duel-tie = { $points } each. { $name } wins with less corruption.
score-duel-draw = { $points } each and equally corrupt: a draw.
final-duel-verdict = The game ended when no legal action was left.
final-duel-verdict-tie = The game ended when no legal action was left. The tie goes to the less corrupt player.
final-duel-sets = Sets
final-duel-deben = Deben
final-duel-pirogues = Pirogues
final-duel-corruption = Corruption
