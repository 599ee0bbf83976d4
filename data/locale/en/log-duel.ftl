# The log of the duel. Pieces come as phrases: "wheat with a scarab", "2 × fish", "a face-down character".

log-duel-start = { $name } begins, with a tile from the centre.
log-duel-take = { $name } takes { $piece }.
log-duel-take-over = { $name } takes { $piece } and passes over { $skipped }.
log-duel-buy = { $name } gets { $piece } from the market.
log-duel-exchange = { $name } gives { $piece } for a Deben.
log-duel-draw-deben = { $name } draws { $piece }.
log-duel-draw = { $name } draws { $pieces }.
log-duel-draw-unseen = { $name } draws { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
log-duel-draw-tokens = { $known ->
    [0] { $count } Pirogues set aside are looked at.
   *[other] Set aside were: { $pieces }.
}
log-duel-draw-two-deben = { $known ->
    [0] { $count } Deben are drawn.
   *[other] Drawn: { $pieces }.
}
log-duel-keep = { $name } keeps { $piece }.
log-duel-turn = { $name } turns the Ankh { $direction }.
log-duel-refill = { $name } refills the market.
log-duel-fill = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
} laid out.
log-duel-sale = { $name } sells { $family } for { $gain }: { $pieces }.
log-duel-add = { $name } adds to { $family }: { $pieces }.
log-duel-play = { $name } plays { $piece }.
log-duel-no-effect = It has no effect.
log-duel-steal = { $name } steals { $piece } from { $other }.
log-duel-steal-unseen = { $name } steals a tile from { $other }.
log-duel-pick = { $name } takes { $piece } from the corruption of { $other }.
log-duel-pick-unseen = { $name } takes a tile from the corruption of { $other }.
log-duel-discard = { $name } puts away { $pieces }.
log-duel-discard-unseen = { $name } puts { $count ->
    [one] one tile
   *[other] { $count } tiles
} away.
log-duel-raise = { $name } takes back { $pieces }.
log-duel-raise-unseen = { $name } takes the corruption into hand: { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
log-duel-cleanse = { $name } is rid of { $pieces }.
log-duel-cleanse-unseen = { $name } is rid of { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
log-duel-use = { $name } uses the Pirogue { $token }.
log-duel-use-on = { $name } uses the Pirogue { $token }: { $target }.
log-duel-use-idle = { $name } discards the Pirogue { $token }.
log-duel-end = { $name } can neither take, nor sell, nor play: the game is over.
log-duel-unsold = { $name } could have sold, and removes { $pieces }.
log-duel-unsold-unseen = { $name } removes { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
log-duel-left-over = { $name } is left with { $pieces }: corruption.
log-duel-left-over-unseen = { $name } is left with { $count ->
    [one] one tile
   *[other] { $count } tiles
}: corruption.
log-duel-corruption = Corruption of { $name }: { $count }.
log-duel-bonus = { $name } has { $difference } less and gains { $count } Deben worth { $points }.
log-duel-total = { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-duel-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } draw.
}
