# The log of the duel. Pieces come as phrases: "wheat with a scarab", "2 fish", "a face-down character".

log-duel-start = { $name } goes first and must take a centre tile.
log-duel-take = { $name } takes { $some }.
log-duel-take-over = { $name } takes { $some } and passes over { $skipped }.
log-duel-take-over-brief = { $name } takes { $some }, { $passed } to corruption.
log-duel-buy = { $name } gets { $some } from the market.
log-duel-exchange = { $name } trades { $some } for a Deben.
log-duel-exchange-also = Trades it for a Deben.
log-duel-draw-deben = { $name } draws { $some }.
log-duel-draw = { $name } draws { $some }.
log-duel-draw-unseen = { $name } draws { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
log-duel-draw-tokens = { $known ->
    [0] The Architect looks at { $count } spare Pirogues.
   *[other] Spare Pirogues: { $pieces }.
}
log-duel-pirogue = “{ $name }”
log-duel-draw-two-deben = { $known ->
    [0] { $count } Deben drawn.
   *[other] Drawn: { $pieces }.
}
log-duel-keep = { $name } keeps { $some }.
log-duel-turn = { $name } turns the Ankh { $direction }.
log-duel-refill = { $name } refills the market.
log-duel-fill = { $count ->
    [one] 1 tile added
   *[other] { $count } tiles added
} to the market.
log-duel-sale = { $name } sells { $family } for { $gain } points: { $pieces }.
log-duel-sale-brief = { $name } sells { $family } for { $gain }.
log-duel-add = { $name } adds to the { $family } set: { $pieces }.
log-duel-add-brief = { $name } adds to the { $family } set.
log-duel-play = { $name } plays { $piece }.
log-duel-no-effect = It has no effect.
log-duel-steal = { $name } steals { $some } from { $other }.
log-duel-steal-unseen = { $name } steals a tile from { $other }.
log-duel-pick = { $name } takes { $some } from { $other }’s corruption.
log-duel-pick-unseen = { $name } takes a tile from { $other }’s corruption.
log-duel-discard = { $name } moves { $some } to corruption.
log-duel-discard-unseen = { $name } moves { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} to corruption.
log-duel-raise = { $name } takes { $some } back from corruption.
log-duel-raise-unseen = { $name } takes all corruption back to hand: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
log-duel-cleanse = { $name } removes { $some } from corruption.
log-duel-cleanse-unseen = { $name } removes { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} from corruption.
log-duel-use = { $name } uses the “{ $token }” Pirogue.
log-duel-use-on = { $name } uses the “{ $token }” Pirogue on the { $target } set.
log-duel-use-idle = { $name } discards the “{ $token }” Pirogue.
log-duel-end = { $name } has no legal action: the game ends.
log-duel-unsold = { $name } removes unsold sets: { $pieces }.
log-duel-unsold-unseen = { $name } removes { $count ->
    [one] 1 unsold tile
   *[other] { $count } unsold tiles
}.
log-duel-left-over = { $name } adds the rest of the hand to corruption: { $pieces }.
log-duel-left-over-unseen = { $name } adds { $count ->
    [one] the last tile
   *[other] the last { $count } tiles
} in hand to corruption.
log-duel-corruption = { $name }’s corruption: { $count }.
log-duel-bonus = { $name } has { $difference } less corruption: { $count } Deben, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-duel-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-duel-winners = { $count ->
    [one] { $names } wins!
   *[other] A draw between { $names }.
}
