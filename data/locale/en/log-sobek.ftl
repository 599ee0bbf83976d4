# The log of Sobek. Cards come as phrases: "wheat with a scarab", "2 × fish", "a face-down card".

log-round = Round { $round }
log-delivery = A delivery of { $count }; { $left ->
    [0] it is the last
    [one] one card is left
   *[other] { $left } cards are left
}.
log-start = { $name } starts.
log-names-starter = { $name } has the fewest points and names who starts.
log-take = { $name } takes { $card }.
log-take-over = { $name } takes { $card } and skips { $skipped }.
log-fetch = { $name } takes { $card } and skips nothing.
log-set = { $name } sells { $family }: { $cards }.
log-add = { $name } adds to { $family }: { $cards }.
log-lay = { $name } lays { $family } sideways: { $cards }.
log-join = The amulets of { $name } become { $family }.
log-play = { $name } uses { $card }.
log-no-effect = It has no effect.
log-draw = { $name } draws { $cards }.
log-draw-unseen = { $name } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
log-purge = { $name } discards from the corruption: { $cards }.
log-purge-unseen = { $name } discards from the corruption.
log-steal = { $name } steals { $card } from { $other }.
log-search = { $name } looks through the corruption of { $other }.
log-grab = { $name } takes { $card } from the corruption of { $other }.
log-shed = { $name } puts { $cards } under the tile.
log-shed-unseen = { $name } puts { $count ->
    [one] one card
   *[other] { $count } cards
} under the tile.
log-embalm = { $name } takes back { $cards }.
log-embalm-unseen = { $name } takes the corruption into hand.
log-leftover = { $name } puts { $cards } under the tile.
log-leftover-unseen = { $name } puts { $count ->
    [one] the last card
   *[other] the last { $count } cards
} of the hand under the tile.
log-event = { $name } chooses { $event }.
log-guild-forward = { $name } goes forward to { $after } ({ $symbol }).
log-guild-back = { $name } goes back from { $before } to { $after } ({ $symbol }).
log-curse = { $name } is cursed.
log-prosper = The { $family } of { $name } prosper.
log-deceit = { $name } shows { $points ->
    [one] one card and scores a point
   *[other] { $points } cards and scores { $points } points
}.
log-round-end = { $name } takes the last card: the round ends.
log-round-score = { $name } scores { $points } and has { $total }.
log-corruption = Corruption of { $name }: { $count }.
log-corrupt = { $name } is the most corrupt: { $steps ->
    [0] no step back
    [one] one step back
   *[other] { $steps } steps back
}.
log-step-back = { $name } goes from { $before } to { $after }.
log-game-end = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
